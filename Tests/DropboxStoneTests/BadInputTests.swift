import Foundation
import Testing

@testable import DropboxStone

@Suite struct BadInputTests {
    @Test func truncationAtAnyByteFails() throws {
        let whole = Array(DecodingTests.page.utf8)
        _ = try StoneCoding.decode(Drawer.Page.self, from: Data(whole))
        for count in 0..<whole.count {
            // A separate buffer, so that the address sanitizer detects a read past its end.
            let error = fault(Drawer.Page.self, Data(whole[..<count]))
            #expect(error != nil, "\(count) bytes were read as a page")
            #expect(try #require(error?.offset) <= count)
        }
    }

    @Test func anyChangedByteIsDecodedOrRejected() {
        let whole = Array(DecodingTests.page.utf8)
        for index in whole.indices {
            for byte: UInt8 in [0x00, 0x22, 0x2C, 0x30, 0x5C, 0x5D, 0x6E, 0x7B, 0x7D, 0x80, 0xC3, 0xFF] {
                var changed = whole
                changed[index] = byte
                guard let error = fault(Drawer.Page.self, Data(changed)) else { continue }
                #expect((error.offset ?? .max) <= changed.count)
            }
        }
    }

    @Test(arguments: [
        (#"{"entries": 5, "cursor": "", "has_more": true}"#, "expected list, got integer", "entries", 12),
        (#"{"entries": [], "cursor": 1.5, "has_more": true}"#, "expected string, got float", "cursor", 26),
        (#"{"entries": [], "cursor": "", "has_more": "yes"}"#, "expected boolean, got string", "has_more", 42),
        (#"{"entries": [], "cursor": "", "has_more": truex}"#, "invalid JSON, expected boolean", "has_more", 42),
        (#"{"entries": [null], "cursor": "", "has_more": true}"#, "expected object, got null", "entries[0]", 13),
        (#"{"entries": [], "cursor": null, "has_more": true}"#, "expected string, got null", "cursor", 26),
        (#"{"entries": [], "cursor": ""}"#, "missing required field 'has_more'", "", 29),
        (#"{"entries": [{".tag": "link"}]}"#, "unknown tag 'link'", "entries[0]", 22),
        (#"{"entries": [{"name": "x"}]}"#, "missing required field '.tag'", "entries[0]", 13),
        (
            #"{"entries": [{".tag": "folder", "name": "x"}, {".tag": "file", "name": "x", "size": -1}]}"#,
            "-1 is not within range [0, 18446744073709551615]", "entries[1].size", 84
        ),
        (#"{"cursor": "a", "cursor": "b"}"#, "duplicate key 'cursor'", "cursor", 25),
        (#"{"entries": [{".tag": "folder", ".tag": "file"}]}"#, "duplicate key '.tag'", "entries[0]", 39),
        (#"{"cursor": "a",}"#, "invalid JSON, expected a key", "", 15),
        (#"{"cursor" "a"}"#, "invalid JSON, expected ':'", "", 10),
        (#"{"cursor": "a" "entries": []}"#, "invalid JSON, expected ',' or '}'", "", 15),
        (#"{"entries": [{".tag": "folder", "name": "a"} {}]}"#, "invalid JSON, expected ',' or ']'", "entries[1]", 45),
        (#"{"new": [1, }]}"#, "invalid JSON, expected a value", "new", 12),
        (#"{"new": [1]]}"#, "invalid JSON, expected ',' or '}'", "", 11),
        (#"{"new": nul}"#, "invalid JSON, expected a value", "new", 8),
        (#"{"new": 01}"#, "invalid JSON, expected the end of a number", "new", 9),
        (#"{"new": 1.}"#, "invalid JSON, expected a digit", "new", 10),
        (#"{"new": +1}"#, "invalid JSON, expected a value", "new", 8),
        ("{\"new\": \"\u{1}\"}", "invalid JSON, expected no control character in a string", "new", 9),
        (#"{"cursor": "\x"}"#, "invalid JSON, expected an escape", "cursor", 12),
        (#"{"cursor": "\u12g4"}"#, "invalid JSON, expected four hexadecimal digits", "cursor", 12),
        (#"{"cursor": "\ud800"}"#, "invalid Unicode in a string", "cursor", 12),
        (#"{"cursor": "\ud800\u0041"}"#, "invalid Unicode in a string", "cursor", 12),
        (#"{"cursor": "\udc00"}"#, "invalid Unicode in a string", "cursor", 12),
        (#"{"new": "\udc00"}"#, "invalid Unicode in a string", "new", 9),
        (#"{"entries": [], "cursor": "", "has_more": true} x"#, "unexpected data after the value", "", 48),
        ("", "unexpected end of JSON", "", 0),
        ("[]", "expected object, got list", "", 0),
    ])
    func errorsContainPathAndOffset(json: String, message: String, path: String, offset: Int) throws {
        let error = try #require(fault(Drawer.Page.self, json))
        #expect(error.kind.description == message)
        #expect(error.path == path)
        #expect(error.offset == offset)
    }

    @Test(arguments: [
        ("int32", "2147483648", "2147483648 is not within range [-2147483648, 2147483647]"),
        ("uint32", "4294967296", "4294967296 is not within range [0, 4294967295]"),
        ("int64", "9223372036854775808", "9223372036854775808 is not within range [\(Int64.min), \(Int64.max)]"),
        ("uint64", "18446744073709551616", "18446744073709551616 is not within range [0, \(UInt64.max)]"),
        (
            "uint64", "1" + String(repeating: "0", count: 99),
            "1" + String(repeating: "0", count: 39) + "… is not within range [0, \(UInt64.max)]"
        ),
        ("uint64", "1.0", "expected integer, got float"),
        ("uint64", "1e3", "expected integer, got float"),
        ("uint64", "99999999999999999999999.5", "expected integer, got float"),
        ("uint64", "\"1\"", "expected integer, got string"),
        ("uint64", "-", "invalid JSON, expected a digit"),
        ("double", "1e999", "1e999 is not within range [, ]"),
        (
            "double", String(repeating: "9", count: 400),
            String(repeating: "9", count: 40) + "… is not within range [, ]"
        ),
        ("float", "1e39", "1e39 is not within range [, ]"),
        ("double", "nan", "invalid JSON, expected float"),
        (
            "time", "\"2024-02-30T00:00:00Z\"",
            "'2024-02-30T00:00:00Z' is not a timestamp in the format '%Y-%m-%dT%H:%M:%SZ'"
        ),
        ("day", "\"2024-02-01T00:00:00Z\"", "'2024-02-01T00:00:00Z' is not a timestamp in the format '%Y-%m-%d'"),
        ("time", "5", "expected timestamp, got integer"),
        ("bytes", "\"*\"", "not Base64"),
        ("shape", "\"circle\"", "expected object, got string"),
        ("names", "{\"a\": 1}", "expected string, got integer"),
        ("names", "{\"a\": \"\", \"a\": \"\"}", "duplicate key 'a'"),
    ])
    func valuesOutOfRangeFail(field: String, value: String, message: String) throws {
        let error = try #require(fault(Drawer.Everything.self, "{\"\(field)\": \(value)}"))
        #expect(error.kind.description == message)
        #expect(error.path.hasPrefix(field))
    }

    @Test(
        arguments: [
            (#""note""#, nil), (#""owner""#, "expected a value for 'owner'"),
            (#"{".tag": "owner"}"#, "missing required field 'name'"),
            (#"{".tag": "codes"}"#, "missing required field 'codes'"),
            (#"{".tag": "codes", "codes": null}"#, "expected list, got null"),
            (#"{".tag": 5}"#, "expected string, got integer"),
            (#"{"note": "x"}"#, "missing required field '.tag'"), ("5", "expected object, got integer"),
            (#"{".tag": "note", "note": "a", "note": "b"}"#, "duplicate key 'note'"),
            (#"{".tag": "plain", "new": [}"#, "invalid JSON, expected a value"),
        ] as [(String, String?)])
    func invalidUnionsFail(json: String, message: String?) {
        #expect(fault(Drawer.Mark.self, json)?.kind.description == message)
    }

    @Test func unknownTagOfClosedUnionFails() {
        #expect(fault(Drawer.Color.self, #""green""#)?.kind == .unknownTag("green"))
        #expect(fault(Drawer.Color.self, #"{".tag": "green"}"#) == StoneError(.unknownTag("green"), offset: 9))
        #expect(fault(Drawer.Mark.self, #""green""#) == nil)
    }

    @Test func nestingIsLimited() {
        let maximum = JSONReader.maximumDepth
        func nested(_ count: Int) -> String {
            #"{"new": "# + String(repeating: "[", count: count) + String(repeating: "]", count: count) + "}"
        }
        #expect(fault(Drawer.Everything.self, nested(maximum - 1)) == nil)
        #expect(fault(Drawer.Everything.self, nested(maximum))?.kind == .tooDeep(maximum: maximum))
        #expect(fault(Drawer.Everything.self, nested(1_000_000))?.kind == .tooDeep(maximum: maximum))
        let inner = String(repeating: #"{"inner":"#, count: 100_000)
        #expect(fault(Drawer.Everything.self, inner)?.kind == .tooDeep(maximum: maximum))
        let marks = String(repeating: #"{".tag":"nested","nested":"#, count: 100_000)
        #expect(fault(Drawer.Mark.self, marks)?.kind == .tooDeep(maximum: maximum))
        // The tag follows the value, so the decoder must scan each level before it decodes it.
        let late =
            String(repeating: #"{"nested":"#, count: 60) + "\"plain\""
            + String(repeating: #", ".tag":"nested"}"#, count: 60)
        #expect(fault(Drawer.Mark.self, late) == nil)
    }

    @Test(
        arguments: [
            [0x80], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8],
            [0xE2, 0x82], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func invalidUTF8Fails(bytes: [UInt8]) {
        for padding in [0, 3, 20] {
            let text = Array(String(repeating: "a", count: padding).utf8)
            for (start, path) in [(#"{"cursor": ""#, "cursor"), (#"{"new": ""#, "new"), (#"{""#, "")] {
                let json = Data(start.utf8) + text + bytes + Data(#"": "x"}"#.utf8)
                let error = fault(Drawer.Page.self, json)
                #expect(error?.kind == .invalidUnicode)
                #expect(error?.offset == start.utf8.count + padding)
                #expect(error?.path == path)
            }
        }
    }

    @Test func validUTF8OfAnyLengthIsDecoded() throws {
        for text in ["é", "€", "😀", "aé€😀", String(repeating: "日本語", count: 50), "\u{10FFFF}\u{D7FF}\u{E000}"] {
            #expect(try decode(String.self, "\"\(text)\"") == text)
        }
    }

    @Test func failedDecodingReleasesPartialRecords() throws {
        // Strings of more than 15 bytes are on the heap, so the leak sanitizer would find them.
        let name = String(repeating: "x", count: 100)
        for json in [
            #"{"entries": [{".tag": "file", "name": "\#(name)", "owner": {"name": "\#(name)"}, "size": "bad"}]}"#,
            #"{"cursor": "\#(name)", "entries": [{".tag": "folder", "name": "\#(name)"}, 5]}"#,
        ] {
            for _ in 0..<100 { #expect(fault(Drawer.Page.self, json) != nil) }
        }
    }

    private func fault<Result>(_ type: Result.Type, _ json: String) -> StoneError? {
        fault(type, Data(json.utf8))
    }

    private func fault<Result>(_ type: Result.Type, _ json: Data) -> StoneError? {
        do throws(StoneError) {
            _ = try StoneCoding.decode(type, from: json)
            return nil
        } catch {
            return error
        }
    }
}
