import Foundation
import Testing

@testable import DropboxStone

@Suite struct DecodingTests {
    static let page = #"""
        {"entries": [
            {".tag": "file", "name": "a", "size": 5, "owner": {"name": "Ada"}, "new": [1, {"x": null}]},
            {".tag": "folder", "name": "b"},
            {"name": "c", "size": 7, "is_hidden": true, ".tag": "file"}
        ], "cursor": "x\u00e9\n", "has_more": true}
        """#

    @Test func subtypesAreDecoded() throws {
        let page = try decode(Drawer.Page.self, Self.page)
        #expect(page.entries.map(\.name) == ["a", "b", "c"])
        let first = try #require(page.entries[0] as? Drawer.FileItem)
        #expect(first.size == 5)
        #expect(first.owner?.name == "Ada")
        #expect(!first.isHidden)
        #expect(page.entries[1] is Drawer.FolderItem)
        #expect((page.entries[2] as? Drawer.FileItem)?.isHidden == true)
        #expect(page.cursor == "xé\n")
        #expect(page.hasMore)
    }

    @Test func timestampCanContainEscapes() throws {
        let value = try decode(Drawer.Everything.self, #"{"time": "2024\u002d02-29T23:59:59Z"}"#)
        #expect(value.time == Date(timeIntervalSince1970: 1_709_251_199))
    }

    @Test func allFieldTypesAreDecoded() throws {
        let json = #"""
            {"bool": true, "int32": -2147483648, "uint32": 4294967295, "int64": -9223372036854775808,
             "uint64": 18446744073709551615, "float": 1.5, "double": -2.5e3, "time": "2024-02-29T23:59:59Z",
             "day": "1969-12-31", "bytes": "aGk=", "owners": [{"name": "A"}, {"name": "B"}],
             "grid": [[{"name": "C"}], []], "codes": ["abc"], "counts": [1, null, 3],
             "marks": ["plain", {".tag": "note", "note": "n"}, {".tag": "note"}, {".tag": "owner", "name": "D"},
                {".tag": "maybe_owner"}, {".tag": "maybe_owner", "name": "E"},
                {".tag": "item", "item": {".tag": "folder", "name": "F"}}, {".tag": "codes", "codes": ["x"]},
                {".tag": "nested", "nested": {".tag": "plain"}}, {".tag": "from_the_future", "value": 5}],
             "names": {"k": "v"}, "amount": 7, "shape": {".tag": "circle", "color": "red", "radius": 2},
             "folder": {"name": "G"}, "files": [{"name": "H", "size": 1}], "inner": {"bool": false}}
            """#
        let value = try decode(Drawer.Everything.self, json)
        #expect(value.bool == true)
        #expect(value.int32 == .min)
        #expect(value.uint32 == .max)
        #expect(value.int64 == .min)
        #expect(value.uint64 == .max)
        #expect(value.float == 1.5)
        #expect(value.double == -2500)
        #expect(value.time == Date(timeIntervalSince1970: 1_709_251_199))
        #expect(value.day == Date(timeIntervalSince1970: -86_400))
        #expect(value.bytes == Data("hi".utf8))
        #expect(value.owners?.map(\.name) == ["A", "B"])
        #expect(value.grid.map { $0.map(\.name) } == [["C"], []])
        #expect(value.codes == ["abc"])
        #expect(value.counts == [1, nil, 3])
        #expect(
            value.marks == [
                .plain, .note("n"), .note(nil), .owner(.init(name: "D")), .maybeOwner(nil),
                .maybeOwner(.init(name: "E")), .item(Drawer.FolderItem(name: "F")), .codes(["x"]), .nested(.plain),
                .other,
            ])
        #expect(value.names == ["k": "v"])
        #expect(value.amount == 7)
        #expect((value.shape as? Drawer.Circle)?.radius == 2)
        #expect(value.folder?.name == "G")
        #expect(value.files?.map(\.size) == [1])
        #expect(value.inner?.bool == false)
    }

    @Test func missingFieldsHaveDefaults() throws {
        let value = try decode(Drawer.Everything.self, #"{"amount": null, "codes": null}"#)
        #expect(value.amount == 100)
        #expect(value.codes == nil)
        #expect(value == Drawer.Everything())
    }

    @Test func unknownSubtypeOfOpenFamilyDecodesAsBase() throws {
        let shape = try decode(Drawer.Shape.self, #"{".tag": "square", "color": "red", "side": 2}"#)
        #expect(type(of: shape) == Drawer.Shape.self)
        #expect(shape.color == "red")
    }

    @Test func subtypeOfKnownTypeNeedsNoTag() throws {
        #expect(try decode(Drawer.FolderItem.self, #"{"name": "x"}"#).name == "x")
        #expect(try decode(Drawer.FolderItem.self, #"{".tag": "folder", "name": "x"}"#, .strict).name == "x")
    }

    @Test func inheritedMembersComeFirst() throws {
        #expect(try decode(Drawer.MoreColor.self, #"{".tag": "blue"}"#) == .blue)
        #expect(try decode(Drawer.MoreColor.self, #"{".tag": "custom", "custom": "x"}"#) == .custom("x"))
        let inheritedCatchAll = TypeRef(Drawer._schema, 10).handle.pointer.pointee
        #expect(inheritedCatchAll.catchAll == 7)
        #expect(inheritedCatchAll.count == 9)
    }

    /// A default ends where the next field begins, unless it is a quoted string with a semicolon.
    @Test func defaultsAreReadFromTheSchema() {
        let schema = StoneSchema(
            "plate",
            #"""
            struct Plate;size UInt64 = 12;color Color = red;motto String(pattern="a;b") = "x; y";rim Boolean = true
            union Color;red;blue
            """#)
        let plate = schema.type(0).pointer.pointee
        #expect(plate.count == 4)
        #expect((0..<5).map { plate.defaultText(ofField: $0) } == ["12", "red", #""x; y""#, "true", nil])
    }

    @Test func plainResultsAreDecoded() throws {
        try decode(Void.self, " null ")
        try decode(Void.self, "{}")
        #expect(try decode(String.self, #""\ud83d\ude00\/""#) == "😀/")
        #expect(try decode([Drawer.Color].self, #"["red", {".tag": "blue"}]"#) == [.red, .blue])
        #expect(try decode(Drawer.Color?.self, "null") == nil)
        #expect(try decode(Drawer.Color?.self, #""red""#) == .red)
        #expect(try decode([Shared.Owner?].self, #"[null, {"name": "x"}]"#) == [nil, .init(name: "x")])
        #expect(fault(Int.self, "1")?.kind == .unsupportedType("Int"))
    }

    @Test func keysAndTagsCanContainEscapes() throws {
        let item = try decode(Drawer.Item.self, #"{"\u002etag": "f\u0069le", "n\u0061me": "x", "size": 1}"#)
        #expect((item as? Drawer.FileItem)?.size == 1)
    }

    @Test func typesWithMoreThan64FieldsWork() throws {
        let value = try decode(Wide.self, #"{"f0": "a", "f63": "b", "f64": "c", "f69": "d"}"#)
        #expect(value.values == ["a", "b", "c", "d"])
        #expect(try encode(value) == #"{"f0":"a","f63":"b","f64":"c","f69":"d"}"#)
        #expect(try Wide(jsonData: value.jsonData()) == value)
        var built = RecordBuilder(Wide._type)
        for index in [69, 64, 63, 0] { built.string(index, value._record.string(index)) }
        #expect(Wide(_record: built.record()) == value)
        #expect(fault(Wide.self, #"{"f0": "a"}"#)?.kind == .missingField("f69"))
        #expect(fault(Wide.self, #"{"f65": 1}"#)?.path == "f65")
        #expect(fault(Wide.self, #"{"f65": "a", "f65": "a"}"#)?.kind == .duplicateKey("f65"))
    }
}
