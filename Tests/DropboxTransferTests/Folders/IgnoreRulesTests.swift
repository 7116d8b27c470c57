import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The syntax of rules.
struct IgnoreRulesTests {
    @Test(arguments: [
        // Names at any depth.
        ("*.o", "a.o", true), ("*.o", "x/y/a.o", true), ("*.o", "a.o.c", false), ("a", "x/a", true),
        ("a?c", "abc", true),
        ("[a-c]", "b", true), ("[!a-c]", "b", false), ("**", "x/y", true), ("a**b", "x/acb", true),
        // Paths.
        ("/a", "a", true), ("/a", "x/a", false), ("a/b", "a/b", true), ("a/b", "x/a/b", false), ("a/*", "a/b", true),
        ("a/*/c", "a/b/c", true), ("a/*/c", "a/b/b/c", false), ("*/b", "a/b", true), ("a/b", "a/b/c", true),
        ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a/b", "x/a/b", true), ("a/**", "a/b/c", true),
        ("a/**", "a", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/c", false),
        ("/**/a/**/b/**", "x/a/y/b/z", true), ("/**/a/**/b/**", "x/a/y/b", false), ("a/**b", "a/xb", true),
        ("a/**b", "a/x/b", false), ("a/***/b", "a/x/y/b", true), ("***/b", "b", true), ("a/***", "a/x/y", true),
        ("*[[:digit:]]", "x/a1", true), ("/[[:UPPER:]]x", "Ax", true),
        // Case and normalization are those of Dropbox.
        ("*.TXT", "a.txt", true), ("/\u{C4}rger/*", "a\u{308}RGER/x", true), ("[A-C]", "b", true),
        ("ma\u{DF}e", "masse", false),
        // Special characters.
        ("# a", "# a", false), ("\\# a", "# a", true), ("\\!a", "!a", true), ("a\\*", "a*", true),
        ("a\\*", "ab", false),
        ("a ", "a", true), ("a\\ ", "a ", true), ("a\\ ", "a", false), ("a\\\\ ", "a\\", true), (" a", " a", true),
        (" a", "a", false),
        ("a\r", "a", true), ("\u{FEFF}a", "a", true), ("", "a", false), ("/", "a", false), ("!", "!", false),
        ("[", "[", true),
        ("//a//b", "a/b", true), ("\\", "\\", true), ("/\u{301}x", "\u{301}x", true),
        // The last match decides.
        ("*.o\n!a.o", "a.o", false), ("!a.o\n*.o", "a.o", true), ("*\n!a\n!b", "b", false), ("*\n!*/", "x/a", true),
        ("*\n!*/\n!*.c", "x/a.c", false),
        // Nothing in an excluded folder is included again.
        ("x\n!x/a", "x/a", true), ("x/*\n!x/a", "x/a", false), ("x\n!*", "x/a", false), ("x/\n!a", "y/x/a", true),
    ])
    func rulesDecide(text: String, path: String, isExcluded: Bool) {
        #expect(IgnoreRules(text).excludes(path, isFolder: false) == isExcluded)
    }

    @Test func patternsForFolders() {
        let rules = IgnoreRules("build/\n/out/\n")
        #expect(rules.excludes("build", isFolder: true) && rules.excludes("x/BUILD", isFolder: true))
        #expect(!rules.excludes("build", isFolder: false) && rules.excludes("build/a", isFolder: false))
        #expect(rules.excludes("out", isFolder: true) && !rules.excludes("x/out", isFolder: true))
    }

    @Test func laterRulesTakePrecedence() {
        var rules = IgnoreRules("*.o")
        #expect(IgnoreRules().isEmpty && !rules.isEmpty && IgnoreRules("# nothing\n\n").isEmpty)
        rules.append(IgnoreRules("!a.o"))
        #expect(!rules.excludes("a.o", isFolder: false) && rules.excludes("b.o", isFolder: false))
    }

    /// Exponential backtracking would take longer than the age of the universe.
    @Test(.timeLimit(.minutes(1))) func hostilePatternsAreFast() {
        let name = String(repeating: "a", count: 255)
        let deep = Array(repeating: "a", count: 400).joined(separator: "/")
        let texts = [
            "a*a*a*a*a*b", String(repeating: "a*", count: 127) + "b", String(repeating: "*a", count: 100_000),
            String(repeating: "**/a/", count: 200) + "b", String(repeating: "[", count: 1 << 20),
            String(repeating: "/*", count: 500_000), String(repeating: "**/", count: 300_000) + "b",
            String(repeating: "!", count: 1 << 20), String(repeating: "\\", count: 1 << 20) + " ",
        ]
        for text in texts {
            let rules = IgnoreRules(text)
            #expect(!rules.excludes(name, isFolder: false), "\(text.prefix(20))")
            #expect(!rules.excludes(deep, isFolder: false), "\(text.prefix(20))")
        }
    }

    /// Compares the rules with a description that backtracks.
    @Test func randomPathsMatchLikeTheReference() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var numbers = SeededRandomNumberGenerator(seed: seed)
        func words(_ choices: [String], _ counts: ClosedRange<Int>) -> [String] {
            (0..<Int.random(in: counts, using: &numbers)).map { _ in choices.randomElement(using: &numbers) ?? "" }
        }
        for _ in 0..<3_000 {
            let pattern = words(["a", "b", "*", "a*", "**", "?b"], 2...5)
            let path = words(["a", "b", "ab"], 1...6)
            let expected = (1...path.count).contains { Self.matches(pattern[...], path[..<$0]) }
            let result = IgnoreRules("/" + pattern.joined(separator: "/")).excludes(
                path.joined(separator: "/"), isFolder: false)
            #expect(result == expected, "seed \(seed): \(pattern) \(path)")
        }
    }

    private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let part = pattern.first else { return path.isEmpty }
        let rest = pattern.dropFirst()
        if part == "**" {
            // At the end, it matches at least one name.
            if rest.allSatisfy({ $0 == "**" }) { return !path.isEmpty }
            return (path.startIndex...path.endIndex).contains { matches(rest, path[$0...]) }
        }
        guard let name = path.first else { return false }
        let isMatch =
            switch part {
            case "*": true
            case "a*": name.hasPrefix("a")
            case "?b": name == "ab"
            default: name == part
            }
        return isMatch && matches(rest, path.dropFirst())
    }

    @Test func filesWithRulesAreBounded() throws {
        let folder = try TemporaryDirectory()
        let url = folder.url.appendingPathComponent("rules")
        try Data("*.o\r\n!a.o\r\n".utf8).write(to: url)
        let rules = try IgnoreRules(contentsOf: url)
        #expect(rules.excludes("b.o", isFolder: false) && !rules.excludes("a.o", isFolder: false))
        try Data(count: (1 << 20) + 1).write(to: url)
        #expect(throws: FolderItemError.self) { try IgnoreRules(contentsOf: url) }
        for content in [[0xFF, 0xFE, 0x61, 0], [0x61, 0, 0x62], [0xC3]] as [[UInt8]] {
            try Data(content).write(to: url)
            let error = #expect(throws: FolderItemError.self) { try IgnoreRules(contentsOf: url) }
            #expect(error?.description.hasSuffix("it isn't UTF-8 text") == true)
        }
        #expect(throws: (any Error).self) { try IgnoreRules(contentsOf: folder.url.appendingPathComponent("none")) }
    }
}
