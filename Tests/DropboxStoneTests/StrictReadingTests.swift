import Foundation
import Testing

@testable import DropboxStone

@Suite struct StrictReadingTests {
    @Test(arguments: [
        (#"{"bool": true, "pat": 1}"#, "unknown field 'pat'", ""),
        (#"{"amount": 4000}"#, "4000 is not within range [1, 2000]", "amount"),
        (#"{"amount": 0}"#, "0 is not within range [1, 2000]", "amount"),
        (#"{"amount": null}"#, "expected integer, got null", "amount"),
        (#"{"ratio": 2}"#, "2.0 is not within range [0.5, 1.5]", "ratio"),
        (#"{"codes": ["abc", "ABC"]}"#, "'ABC' did not match pattern '[a-z]+'", "codes[1]"),
        (#"{"codes": ["ab"]}"#, "length is 2, must be 3 to 5 characters", "codes[0]"),
        (#"{"codes": []}"#, "has 0 items, must have 1 to 2", "codes"),
        (#"{"codes": ["abc", "abc", "abc"]}"#, "has 3 items, must have 1 to 2", "codes"),
        (#"{"grid": [[], [], []]}"#, "has 3 items, must have at most 2", "grid"),
        (#"{"marks": ["new"]}"#, "unknown tag 'new'", "marks[0]"),
        (#"{"marks": [{".tag": "plain", "x": 1}]}"#, "unknown field 'x'", "marks[0]"),
        (#"{"marks": [{".tag": "note", "note": "n", "x": 1}]}"#, "unknown field 'x'", "marks[0]"),
        (#"{"marks": [{".tag": "owner", "name": "n", "x": 1}]}"#, "unknown field 'x'", "marks[0]"),
        (#"{"shape": {".tag": "square", "color": ""}}"#, "unknown tag 'square'", "shape"),
        (#"{"marks": ["owner"]}"#, "expected a value for 'owner'", "marks[0]"),
    ])
    func whatTheServiceRefusesIsNamed(json: String, message: String, path: String) throws {
        let error = try #require(fault(Drawer.Everything.self, json, .strict))
        #expect(error.kind.description == message)
        #expect(error.path == path)
        #expect(error.offset != nil)
    }

    @Test func whatTheServiceAcceptsIsRead() throws {
        let json = #"{"amount": 2000, "codes": ["abc"], "bool": null, "marks": ["plain", {".tag": "note"}]}"#
        let value = try decode(Drawer.Everything.self, json, .strict)
        #expect(value.amount == 2000)
        #expect(value.marks == [.plain, .note(nil)])
    }

    @Test func answersAreReadWithoutTheRulesForArguments() throws {
        #expect(try decode(Drawer.Everything.self, #"{"amount": 4000, "codes": []}"#).amount == 4000)
    }
}
