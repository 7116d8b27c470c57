import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator

struct PolicyTests {
    // MARK: Names

    @Test func keysIgnoreCaseAndNormalization() {
        #expect(CaseFoldedName.key("README.txt") == "readme.txt")
        #expect(CaseFoldedName.key("e\u{301}T\u{c9}") == "\u{e9}t\u{e9}")
        #expect(CaseFoldedName.normalized("e\u{301}").unicodeScalars.count == 1)
    }

    @Test func lowercaseMappingIsThatOfUnicode4_1() {
        #expect(CaseFoldedName.key("\u{3a3}\u{3a3}") == "\u{3c3}\u{3c3}", "a final Sigma is like any other")
        #expect(CaseFoldedName.key("\u{a64a}") == "\u{a64a}", "this Cyrillic capital came with 5.1")
        #expect(CaseFoldedName.key("\u{23a}") == "\u{23a}", "its small letter came with 5.0")
        #expect(CaseFoldedName.key("\u{130}") == "i")
        #expect(CaseFoldedName.key("ДОМ") == "дом")
        #expect(CaseFoldedName.key("\u{df}") == "\u{df}")
    }

    @Test(arguments: [
        ("a.txt", NameRules.ValidationResult.allowed), ("..", .malformed), (".", .malformed), ("", .malformed),
        ("a\\b", .malformed), ("a\u{7f}", .malformed), ("a\u{0}", .malformed), ("desktop.ini", .disallowed),
        (".DS_Store", .disallowed), ("~$report.docx", .disallowed), ("~x.tmp", .disallowed), ("x.tmp", .allowed),
        (String(repeating: "x", count: 255), .allowed), (String(repeating: "x", count: 256), .malformed),
        (String(repeating: "😀", count: 127), .allowed), (String(repeating: "😀", count: 128), .malformed),
    ])
    func namesAreValidated(name: String, verdict: NameRules.ValidationResult) {
        #expect(NameRules.validate(name) == verdict)
    }

    // MARK: Paths

    @Test func pathsAreParsed() throws {
        #expect(try PathReference("") == .path([]))
        #expect(try PathReference("/a/b c") == .path(["a", "b c"]))
        #expect(try PathReference("/a /b") == .path(["a", "b"]), "blanks at the end of a folder's name are dropped")
        #expect(try PathReference("/\u{301}a/\u{200D}b") == .path(["\u{301}a", "\u{200D}b"]))
        #expect(try PathReference("id:abc/\u{301}x") == .id("id:abc", ["\u{301}x"]))
        #expect(try PathReference("id:abc") == .id("id:abc", []))
        #expect(try PathReference("id:abc/x") == .id("id:abc", ["x"]))
        #expect(try PathReference("rev:0123456789") == .revision("0123456789"))
        #expect(try PathReference("ns:12/x") == .namespace(12, ["x"]))
        #expect(try PathReference("ns:12") == .namespace(12, []))
    }

    @Test(arguments: ["a", "/", "/a/", "/a ", "/a\n", "//a", "/a//b", "/a/../b", "/a\\b", "ns:99999999999999999999/a"])
    func malformedPathsAreRejected(path: String) {
        #expect(throws: PathReference.Malformed()) { try PathReference(path) }
    }

    @Test func pathDepthIsLimited() throws {
        let deep = String(repeating: "/a", count: NameRules.maximumDepth)
        #expect(throws: Never.self) { try PathReference(deep) }
        #expect(throws: PathReference.Malformed.self) { try PathReference(deep + "/a") }
    }

    // MARK: Writes

    @Test(arguments: [false, true])
    func missingFileIsWritten(isStrict: Bool) {
        #expect(WriteConflictPolicy.decision(for: .add, existing: .nothing, isStrict: isStrict) == .write)
        #expect(WriteConflictPolicy.decision(for: .overwrite, existing: .nothing, isStrict: isStrict) == .write)
        #expect(
            WriteConflictPolicy.decision(for: .update(rev: "1"), existing: .nothing, isStrict: isStrict)
                == (isStrict ? .conflict : .write))
    }

    @Test func folderAlwaysCausesAConflict() {
        for intent in [WriteIntent.add, .overwrite, .update(rev: "1")] {
            #expect(WriteConflictPolicy.decision(for: intent, existing: .folder, isStrict: false) == .conflict)
        }
    }

    @Test func sameContentIsAcceptedUnlessStrict() {
        let same = ExistingItem.file(rev: "1", hasSameContent: true)
        for intent in [WriteIntent.add, .overwrite, .update(rev: "0")] {
            #expect(WriteConflictPolicy.decision(for: intent, existing: same, isStrict: false) == .unchanged)
        }
        #expect(WriteConflictPolicy.decision(for: .add, existing: same, isStrict: true) == .conflict)
        #expect(WriteConflictPolicy.decision(for: .update(rev: "0"), existing: same, isStrict: true) == .conflict)
    }

    @Test func otherContentDependsOnTheMode() {
        let other = ExistingItem.file(rev: "1", hasSameContent: false)
        #expect(WriteConflictPolicy.decision(for: .add, existing: other, isStrict: false) == .conflict)
        #expect(WriteConflictPolicy.decision(for: .overwrite, existing: other, isStrict: false) == .write)
        #expect(WriteConflictPolicy.decision(for: .update(rev: "1"), existing: other, isStrict: false) == .write)
        #expect(WriteConflictPolicy.decision(for: .update(rev: "2"), existing: other, isStrict: false) == .conflict)
    }

    @Test func autorenameUsesTheFirstFreeName() {
        func name(_ name: String, _ style: Autorename.Style, isFile: Bool = true, taken: Set<String> = []) -> String {
            Autorename.name(for: name, style: style, isFile: isFile) { taken.contains($0) }
        }
        #expect(name("document.txt", .numbered) == "document (1).txt")
        #expect(name("document.txt", .numbered, taken: ["document (1).txt"]) == "document (2).txt")
        #expect(name("document.txt", .conflictedCopy) == "document (conflicted copy).txt")
        #expect(name("a", .conflictedCopy, taken: ["a (conflicted copy)"]) == "a (conflicted copy 2)")
        #expect(name(".profile", .numbered) == ".profile (1)")
        #expect(name("v1.2", .numbered, isFile: false) == "v1.2 (1)")
        #expect(name(String(repeating: "x", count: 255), .numbered).utf16.count == 255)
    }

    @Test func autorenamedNamesAreRecognized() {
        func isVariant(_ name: String, _ style: Autorename.Style, of wanted: String = "a.txt") -> Bool {
            Autorename.isVariant(name, of: wanted, style: style)
        }
        #expect(isVariant("a (1).txt", .numbered) && isVariant("a (27).txt", .numbered))
        #expect(isVariant("a (1) (1).txt", .numbered, of: "a (1).txt"))
        #expect(isVariant(".profile (1)", .numbered, of: ".profile"))
        for other in [
            "a.txt", "a (draft).txt", "a ().txt", "a (1)", "ab (1).txt", "a (1).text", "a (conflicted copy).txt",
        ] {
            #expect(!isVariant(other, .numbered), "\(other)")
        }
        for copy in [
            "conflicted copy", "conflicted copy 2", "Panda's conflicted copy", "Ada's conflicted copy 2026-01-31",
        ] {
            #expect(isVariant("a (\(copy)).txt", .conflictedCopy), "\(copy)")
        }
        #expect(!isVariant("a (1).txt", .conflictedCopy))
        // A single dot can't be both the end of the stem and the start of the extension.
        #expect(!isVariant("a", .numbered, of: "a"))
    }
}
