import Foundation
import Testing

@testable import DropboxStone

@Suite struct DescriptionTests {
    private let item = Drawer.FileItem(name: "a\"b", owner: .init(name: "Ada"), size: 5)

    @Test func descriptionIsJSONOnOneLine() {
        #expect(Shared.Owner(name: "Ada").description == #"{"name": "Ada"}"#)
        #expect(
            item.description
                == #"{".tag": "file", "name": "a\"b", "owner": {"name": "Ada"}, "size": 5, "is_hidden": false}"#)
        #expect(
            Drawer.Mark.nested(.note("x")).description
                == #"{".tag": "nested", "nested": {".tag": "note", "note": "x"}}"#)
        #expect(Drawer.Everything { $0.double(6, .nan) }.description == #"{"double": "nan"}"#)
        #expect(Shared.Owner(_record: .empty).description == "{}")
    }

    @Test func interpolationUsesTheDescription() {
        let ada = Shared.Owner(name: "Ada")
        #expect("\(ada)" == #"{"name": "Ada"}"#)
        #expect("\([ada])" == #"[{"name": "Ada"}]"#)
        #expect("\(item)" == item.description)
        #expect("\(Drawer.Mark.owner(ada))" == #"{".tag": "owner", "name": "Ada"}"#)
        #expect("\(Drawer.Color.red)" == #"{".tag": "red"}"#)
        let error: any CustomStringConvertible = Drawer.Color.red
        #expect(error.description == #"{".tag": "red"}"#)
    }

    @Test func mirrorShowsTheFields() throws {
        let children = Mirror(reflecting: item).children
        #expect(children.map(\.label) == ["name", "owner", "size", "is_hidden"])
        #expect(children.map { "\($0.value)" } == ["a\"b", #"{"name": "Ada"}"#, "5", "false"])

        let value = Drawer.Everything {
            $0.date(7, Date(timeIntervalSince1970: 0))
            $0.unions(14, [Drawer.Mark.owner(.init(name: "o")), .plain])
        }
        let fields = Array(value.customMirror.children)
        #expect(fields[0].value as? Date == Date(timeIntervalSince1970: 0))
        let marks = try #require(fields[1].value as? [Any])
        #expect(Mirror(reflecting: marks[0]).children.map(\.label) == ["owner"])
        var dumped = ""
        dump(Shared.Owner(name: "Ada"), to: &dumped)
        #expect(dumped.contains("- name: \"Ada\""))
    }

    @Test func routesAreParsed() throws {
        let routes = Drawer._schema.routes
        #expect(routes.map(\.name) == ["list", "copy"])
        let list = routes[0]
        #expect((list.version, list.argument, list.result, list.error) == (1, "PageArg", "Page", "Void"))
        #expect(list.attributes == ["auth": "app, user", "host": "api", "style": "rpc"])
        #expect(!list.isDeprecated)
        let copy = try #require(Drawer._schema.route(1))
        #expect((copy.version, copy.result, copy.isDeprecated) == (2, "List(Mark)", true))
        #expect(Drawer._schema.route(2) == nil)
        #expect(Drawer.Page._type.name == "drawer.Page")
    }

    @Test func equalValuesHaveEqualHashes() throws {
        let page = Drawer.Page(entries: [item], cursor: "c", hasMore: true)
        let decoded = try Drawer.Page(jsonData: page.jsonData())
        #expect(decoded == page)
        #expect(Set([decoded, page]).count == 1)
        #expect(decoded != Drawer.Page(entries: [], cursor: "c", hasMore: true))
    }

    @Test func accessorsOfMissingFieldsReturnZero() {
        let empty = Record.empty
        #expect((empty.string(0), empty.uint64(3), empty.bool(99), empty.string(-1)) == ("", 0, false, ""))
        #expect(empty.object(0) == Shared.Owner(_record: .empty))
        #expect((empty.polymorphic(0) as Drawer.Item).name == "")
        #expect(empty.union(0) as Drawer.Color == .blue)
        #expect(empty.values(0) as [UInt64?] == [])
        let owner = Shared.Owner(name: "x")._record
        #expect((owner.uint64(0), owner.list(0) as [Shared.Owner]) == (0, []))
        #expect(Drawer.Mark(_value: .tag(-5)) == .other)
        #expect(Drawer.Mark(_value: .variant(4, owner)) == .item(Drawer.Item(_record: .empty)))
    }

    @Test func listsOfStructsConvertToRecords() {
        var fields = RecordBuilder(Drawer.Everything._type)
        fields.list(10, [Shared.Owner(name: "A"), Shared.Owner(name: "B")])
        let record = fields.record()
        #expect((record.list(10) as [Shared.Owner]).map(\.name) == ["A", "B"])
        #expect((record.list(10) as [Drawer.Item]).map(\.name) == ["A", "B"])
        fields.list(10, record.list(10) as [Drawer.Item])
        #expect((fields.record().list(10) as [Shared.Owner]).map(\.name) == ["A", "B"])
    }
}
