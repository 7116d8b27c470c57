import Foundation
import Testing

@testable import DropboxStone

@Suite struct ValidationTests {
    private func error<Argument>(_ value: Argument) -> StoneError? {
        do throws(StoneError) {
            _ = try StoneCoding.encode(value)
            return nil
        } catch {
            return error
        }
    }

    @Test func violatedConstraintIsReportedWithItsField() {
        let low = Drawer.Everything { $0.uint32(16, 0) }
        #expect(error(low)?.description == "amount: 0 is not within range [1, 2000]")
        let nested = Drawer.Everything { fields in
            fields.object(21, Drawer.Everything { $0.strings(12, ["abc", "abcdef"]) }._record)
        }
        #expect(error(nested)?.description == "inner.codes[1]: length is 6, must be 3 to 5 characters")
        let item = Drawer.Page(entries: [Drawer.FileItem(name: "a", size: 1, code: "ABC")], cursor: "", hasMore: false)
        #expect(error(item)?.description == "entries[0].code: 'ABC' did not match pattern '[a-z]+'")
        let mark = Drawer.Mark.nested(.codes(["ab"]))
        #expect(error(mark)?.description == "nested.codes[0]: length is 2, must be 3 to 5 characters")
        #expect(
            error(Drawer.Everything { $0.double(6, .infinity) })?.description
                == "double: JSON cannot represent infinity or NaN")
    }

    @Test func charactersAreCountedAsUnicodeScalars() {
        // Five scalars that form one visible character. The string violates the pattern, not the length.
        let family = Drawer.FileItem(name: "", size: 0, code: "👨‍👩‍👧")
        #expect(error(family)?.kind == .patternMismatch(value: "👨‍👩‍👧", pattern: "[a-z]+"))
        let accents = Drawer.FileItem(name: "", size: 0, code: "e\u{301}\u{301}\u{301}\u{301}\u{301}")
        #expect(error(accents)?.kind == .length(count: 6, minimum: 3, maximum: 5))
    }

    @Test func incompleteStructFails() {
        #expect(error(Shared.Owner(_record: .empty))?.kind == nil)
        let owner = Shared.Owner(_record: RecordBuilder.empty(Shared.Owner._type))
        #expect(error(Drawer.Mark.owner(owner))?.description == "owner: missing required field 'name'")
    }

    @Test(arguments: [
        ("[0-9a-f]+", "0123456789abcdef", true), ("[0-9a-f]+", "", false), ("[0-9a-f]+", "0g", false),
        ("(/(.|[\\r\\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\\r\\n])*)?)", "/a\n\r\u{85}é😀", true),
        ("(/(.|[\\r\\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\\r\\n])*)?)", "hello.txt", false),
        ("(/(.|[\\r\\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\\r\\n])*)?)", "rev:012345678", true),
        ("(/(.|[\\r\\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\\r\\n])*)?)", "rev:01234567", false),
        ("(/(.|[\\r\\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\\r\\n])*)?)", "ns:12/x", true),
        ("(/(.|[\\r\\n])*)?", "", true), ("id:.+", "id:", false), ("id:.+", "id:\n", false),
        ("[\\w]+", "äß日_9", true), ("[\\w]+", "a b", false), ("[^/:?*<>\"|]*", "a.b", true),
        ("[^/:?*<>\"|]*", "a:b", false), ("^pid_dbhid:.+", "pid_dbhid:x", true),
        ("^pid_dbhid:.+", "xpid_dbhid:x", false),
        (
            "^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\\.[A-Za-z]{2,15}$", "o'neil+x@mail.example.com", true
        ),
        ("^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\\.[A-Za-z]{2,15}$", "x@example.c", false),
        ("^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\\.[A-Za-z]{2,15}$", "x@example.com\n", false),
        // Paths in the first alternative, and patterns that only look like that.
        ("(/(.|[\\r\\n])*|id:.*)|(rev:[0-9a-f]{9,})", "/\u{301}\n\u{0}", true),
        ("(/(.|[\\r\\n])*)?|(ns:[0-9]+)", "", true), ("(/(.|[\\r\\n])*)?|(ns:[0-9]+)", "a", false),
        ("(/(.|[\\r\\n])*|id:.*)x", "/a", false), ("/(.|[\\r\\n])*x|y", "/a", false),
        ("(/(.|[\\r\\n])*)(a|b)", "/c", false), ("/(.|[\\r\\n])*|y", "id:/", false),
        ("a{2}b{0,2}c{1,}", "aabbccc", true), ("a{2}b{0,2}c{1,}", "aabbbc", false), ("/|/a", "/a", true),
        ("[-_0-9a-zA-Z:]+", "a-_:Z", true), ("[a\\]b]", "]", true), ("\\d\\s\\S", "7 x", true),
        // Characters that only Python or only other engines treat as letters or line breaks.
        ("\\w+", "½²ⅷ٣ª", true), ("[\\w]+", "a\u{203F}b", false), ("[\\w]+", "e\u{301}", false),
        ("id:.+", "id:\r\u{85}\u{2028}\u{B}\u{0}", true), ("id:.", "id:😀", true), ("id:.", "id:e\u{301}", false),
    ])
    func patternsMatchLikeTheService(pattern: String, text: String, isMatch: Bool) {
        #expect(Pattern(pattern).isSupported)
        #expect(Pattern(pattern).matches(text) == isMatch)
    }

    @Test(arguments: [
        "(a", "a)", "[a", "a{3,2}", "\\1", "*a", "a**", "(?P<n>a)", "\\", "(a|b)*", "(?:ab)+", "(a){2,}",
    ])
    func unsupportedPatternsMatchEverything(pattern: String) {
        #expect(!Pattern(pattern).isSupported)
        #expect(Pattern(pattern).matches("anything"))
    }
}

@Suite struct StrictDecodingTests {
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
    func invalidArgumentsFailWithPath(json: String, message: String, path: String) throws {
        let error = try #require(fault(Drawer.Everything.self, json, .strict))
        #expect(error.kind.description == message)
        #expect(error.path == path)
        #expect(error.offset != nil)
    }

    @Test func validArgumentsAreDecoded() throws {
        let json = #"{"amount": 2000, "codes": ["abc"], "bool": null, "marks": ["plain", {".tag": "note"}]}"#
        let value = try decode(Drawer.Everything.self, json, .strict)
        #expect(value.amount == 2000)
        #expect(value.marks == [.plain, .note(nil)])
    }

    @Test func responsesIgnoreArgumentConstraints() throws {
        #expect(try decode(Drawer.Everything.self, #"{"amount": 4000, "codes": []}"#).amount == 4000)
    }
}
