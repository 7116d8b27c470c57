import APIModel
import Testing

@Suite struct JSONTests {
    @Test func keyOrderAndNumberNotationArePreserved() throws {
        let text = #"{"b": 1.0, "a": -2e3, "c": [null, true, false, "x"]}"#
        #expect(try JSONValue(parsing: text).lineText == text)
    }

    @Test func onlyRequiredEscapesAreWritten() throws {
        let value = try JSONValue(parsing: #""\u0041\/\u00e9\ud83d\ude00\"\\\n\u0001\u007f""#)
        #expect(value == .string("A/é😀\"\\\n\u{1}\u{7f}"))
        #expect(value.lineText == "\"A/é😀\\\"\\\\\\n\\u0001\u{7f}\"")
    }

    @Test func valuesUpTo140ColumnsAreOnOneLine() throws {
        let room = 140 - 2 - #"{"a": ""}"#.count
        let fits = JSONValue.object([.init("a", .string(String(repeating: "é", count: room)))])
        let isTooLong = JSONValue.object([.init("a", .string(String(repeating: "é", count: room + 1)))])
        #expect(JSONValue.array([fits]).prettyText == "[\n  \(fits.lineText)\n]\n")
        let text = String(repeating: "é", count: room + 1)
        #expect(JSONValue.array([isTooLong]).prettyText == "[\n  {\n    \"a\": \"\(text)\"\n  }\n]\n")
    }

    @Test func outermostValueIsAlwaysSplitIntoLines() {
        let value = JSONValue.object([.init("a", .array([])), .init("b", .array([.number("1")]))])
        #expect(value.prettyText == "{\n  \"a\": [],\n  \"b\": [1]\n}\n")
        #expect(JSONValue.array([]).prettyText == "[]\n")
    }

    @Test(arguments: [
        ("{\"a\": 1,\n \"a\": 2}", "line 2, column 5: the key \"a\" appears twice"),
        ("[1 2]", "line 1, column 4: \",\" or \"]\" is expected"),
        ("{\"a\" 1}", "line 1, column 6: \":\" is expected"),
        ("{\"a\": 1} x", "line 1, column 10: there is text after the value"),
        ("[tru]", "line 1, column 2: a value is expected"),
        ("[+1]", "line 1, column 2: a value is expected"),
        ("\"abc", "line 1, column 5: the string is not closed"),
        ("\"\\ud800\"", "line 1, column 8: half a surrogate pair"),
        ("\"\\x\"", "line 1, column 4: an unknown escape"),
        ("", "line 1, column 1: a value is expected"),
    ])
    func errorsIncludeLineAndColumn(text: String, message: String) {
        #expect(throws: APIModelError(message)) { try JSONValue(parsing: text) }
    }

    @Test func deepNestingThrows() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: APIModelError.self) { try JSONValue(parsing: text) }
    }
}
