import Foundation
import Testing

@testable import DropboxStone

@Suite struct EncodingTests {
    @Test func subtypesInFamilyListsHaveTags() throws {
        let page = Drawer.Page(
            entries: [Drawer.FileItem(name: "a", size: 5), Drawer.FolderItem(name: "b")], cursor: "c", hasMore: false)
        let json =
            #"{"entries":[{".tag":"file","name":"a","size":5,"is_hidden":false},"#
            + #"{".tag":"folder","name":"b"}],"cursor":"c","has_more":false}"#
        #expect(try encode(page) == json)
        #expect(try decode(Drawer.Page.self, json) == page)
    }

    @Test func subtypeOfKnownTypeHasNoTag() throws {
        let folder = Drawer.FolderItem(name: "x")
        let value = Drawer.Everything {
            $0.object(19, folder._record)
            $0.objects(20, [Drawer.FileItem(name: "y", size: 1)])
        }
        #expect(
            try encode(value) == #"{"folder":{"name":"x"},"files":[{"name":"y","size":1,"is_hidden":false}]}"#)
        #expect(try encode(folder) == #"{"name":"x"}"#)
        #expect(try encode(folder as Drawer.Item) == #"{".tag":"folder","name":"x"}"#)
    }

    @Test func allFieldTypesSurviveARoundTrip() throws {
        let value = Drawer.Everything {
            $0.bool(0, true)
            $0.int32(1, .min)
            $0.uint32(2, .max)
            $0.int64(3, .min)
            $0.uint64(4, .max)
            $0.float(5, 0.1)
            $0.double(6, 0.1)
            $0.date(7, Date(timeIntervalSince1970: 1_709_251_199.9))
            $0.date(8, Date(timeIntervalSince1970: -86_400))
            $0.bytes(9, Data([0, 255]))
            $0.list(10, [Shared.Owner(name: "A")])
            $0.values(11, [[Shared.Owner(name: "C")], []])
            $0.strings(12, ["abc", "def"])
            $0.values(13, [1, nil] as [UInt64?])
            $0.unions(
                14, [Drawer.Mark.plain, .note(nil), .nested(.codes(["abc"])), .item(Drawer.FolderItem(name: "i"))])
            $0.values(15, ["b": "2", "a": "1"])
            $0.uint32(16, 1)
            $0.double(17, 1)
        }
        let json =
            #"{"bool":true,"int32":-2147483648,"uint32":4294967295,"int64":-9223372036854775808,"#
            + #""uint64":18446744073709551615,"float":0.1,"double":0.1,"time":"2024-02-29T23:59:59Z","#
            + #""day":"1969-12-31","bytes":"AP8=","owners":[{"name":"A"}],"grid":[[{"name":"C"}],[]],"#
            + #""codes":["abc","def"],"counts":[1,null],"marks":[{".tag":"plain"},{".tag":"note"},"#
            + #"{".tag":"nested","nested":{".tag":"codes","codes":["abc"]}},"#
            + #"{".tag":"item","item":{".tag":"folder","name":"i"}}],"names":{"a":"1","b":"2"},"amount":1,"ratio":1.0}"#
        #expect(try encode(value) == json)
        #expect(try decode(Drawer.Everything.self, json, .strict) == value)
        #expect(try Drawer.Everything(jsonData: value.jsonData()) == value)
    }

    @Test func dayIsUnchangedByStoring() throws {
        let value = Drawer.Everything { $0.date(8, Date(timeIntervalSince1970: -1.5)) }
        #expect(value.day == Date(timeIntervalSince1970: -86_400))
        #expect(try Drawer.Everything(jsonData: value.jsonData()) == value)
        let extremes = Drawer.Everything { $0.date(8, Date(timeIntervalSince1970: -.infinity)) }
        #expect(try encode(extremes) == #"{"day":"0000-01-01"}"#)
    }

    @Test func listOfSubtypesEqualsItsDecodedForm() throws {
        let value = Drawer.Everything { $0.values(20, [Drawer.FileItem(name: "y", size: 1)]) }
        #expect(try Drawer.Everything(jsonData: value.jsonData()) == value)
    }

    @Test func headerStyleIsASCII() throws {
        let text = "a\u{7F}é😀\"\\\n\u{1}"
        #expect(try encode(text, style: .ascii) == #""a\u007f\u00e9\ud83d\ude00\"\\\n\u0001""#)
        #expect(try encode(text) == "\"a\u{7F}é😀\\\"\\\\\\n\\u0001\"")
        #expect(try decode(String.self, encode(text, style: .ascii)) == text)
    }

    @Test func plainArgumentsAreEncoded() throws {
        #expect(try encode(()) == "null")
        #expect(try encode([Drawer.Color.red, .blue]) == #"[{".tag":"red"},{".tag":"blue"}]"#)
        #expect(try encode(Drawer.Color?.none) == "null")
    }

    @Test func unknownSubtypeCanBeStored() throws {
        let square = try decode(Drawer.Shape.self, #"{".tag": "square", "color": "red"}"#)
        #expect(try Drawer.Shape(jsonData: square.jsonData()) == square)
        #expect(fault(Drawer.Shape.self, #"{"color": "red"}"#, .strict)?.kind == .missingField(".tag"))
    }

    @Test func familyIsStoredWithItsTag() throws {
        let item: Drawer.Item = Drawer.FileItem(name: "a", owner: .init(name: "o"), size: 1, code: "no code")
        let stored = try item.jsonData()
        #expect(try Drawer.Item(jsonData: stored) == item)
        #expect(try Drawer.Item(jsonData: stored) is Drawer.FileItem)
        #expect(try Drawer.FileItem(jsonData: stored) == item)
        let mark = Drawer.Mark.item(item)
        #expect(try Drawer.Mark(jsonData: mark.jsonData()) == mark)
    }
}
