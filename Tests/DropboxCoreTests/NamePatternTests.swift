import Testing

@testable import DropboxCore

struct NamePatternTests {
    @Test(arguments: [
        ("*.jpg", "a.jpg", true), ("*.jpg", ".jpg", true), ("*.jpg", "a.jpg.png", false), ("*", "", true),
        ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("?", "ä", true), ("?", "a\u{308}", true),
        ("??", "ä", false), ("é*", "e\u{301}t", true), ("[a-c]?", "b1", true), ("[a-c]", "d", false),
        ("[!a-c]", "d", true), ("[^a-c]", "a", false), ("[]]", "]", true), ("[a-]", "-", true), ("[z-a]", "m", false),
        ("[", "[", true), ("[[", "[[", true), ("[\\]x]", "]", true), ("[a\\-c]", "b", false),
        ("[\\a-c]", "b", true), ("[\\", "[\\", true), ("[!\\]]", "]", false), ("a[1", "a[1", true), ("\\*", "*", true),
        ("\\*", "a", false), ("a", "A", false),
        ("", "", true),
        ("**", "ab", true), ("*a", "baab", false), ("*👍🏽?", "ok👍🏽!", true),
    ]) func patternMatchesWholeNames(pattern: String, name: String, isMatch: Bool) {
        #expect(NamePattern(pattern).matches(name) == isMatch)
    }

    @Test func caseInsensitivePatternIgnoresCase() {
        #expect(NamePattern("*.JPG", ignoresCase: true).matches("Ä.jpg"))
        #expect(NamePattern("[a-f]", ignoresCase: true).matches("C"))
        #expect(NamePattern("ÄRGER*", ignoresCase: true).matches("a\u{308}rger.txt"))
    }

    /// Many stars and a name that almost matches must not cause exponential backtracking.
    @Test func patternWithManyStarsIsFast() {
        let pattern = NamePattern(String(repeating: "a*", count: 60) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
    }

    /// A pattern of this size that is parsed or matched in quadratic time would take minutes.
    @Test(.timeLimit(.minutes(1))) func hugePatternsAreFast() {
        for text in ["[", "*a", "[a", "\\", "?", "[[:"] {
            let pattern = NamePattern(String(repeating: text, count: 200_000), ignoresCase: true)
            #expect(!pattern.matches(String(repeating: "a", count: 255)))
        }
    }
}
