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

    /// The expectations are those of `git check-ignore`.
    @Test(arguments: [
        ("*[[:digit:]]", "a1", true), ("*[[:digit:]]", "ab", false), ("[[:alpha:]_]", "_", true),
        ("[[:alpha:][:digit:]]", "7", true), ("[![:alpha:]]", "7", true), ("[![:alpha:]]", "x", false),
        ("[[:space:]]", " ", true), ("[[:blank:]]", "\t", true), ("[[:punct:]]", "-", true),
        ("[[:punct:]]", "a", false),
        ("[[:xdigit:]]", "f", true), ("[[:xdigit:]]", "g", false), ("[[:alnum:]]", "Z", true),
        ("[[:upper:]]", "A", true), ("[[:upper:]]", "a", false), ("[[:lower:]]", "a", true),
        ("[[:cntrl:]]", "\u{1}", true), ("[[:graph:]]", " ", false), ("[[:print:]]", " ", true),
        ("[[:digit:]-z]", "-", true), ("[[:digit:]-z]", "m", false), ("[[:nonsense:]a]", "a", false),
        ("[![:nonsense:]]", "a", false), ("[[:digit:]", "1", false), ("[[:x]", ":", true), ("[[:]", "[", true),
        ("[[::]]", "a", false), ("[:digit:]", "g", true), ("[[:alpha:]]", "\u{E9}", false),
    ]) func classesMatchAsInGit(pattern: String, name: String, isMatch: Bool) {
        #expect(NamePattern(pattern).matches(name) == isMatch)
    }

    @Test func classesIgnoreCaseWithThePattern() {
        #expect(NamePattern("[[:upper:]]", ignoresCase: true).matches("a"))
        #expect(NamePattern("[[:lower:]]", ignoresCase: true).matches("A"))
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
        for text in ["[", "*a", "[a", "\\", "?", "[[:", "[[:a]"] {
            let pattern = NamePattern(String(repeating: text, count: 200_000), ignoresCase: true)
            #expect(!pattern.matches(String(repeating: "a", count: 255)))
        }
    }
}
