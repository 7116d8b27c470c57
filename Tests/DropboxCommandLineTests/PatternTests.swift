import DropboxEmulator
import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxCommandLine

/// Patterns for names, and commands that take several things at a time.
@Suite(.timeLimit(.minutes(10)))
struct PatternTests {
    @Test(arguments: [
        ("*.jpg", "a.jpg", true), ("*.jpg", ".jpg", true), ("*.jpg", "a.jpg.png", false), ("*", "", true),
        ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("?", "ä", true), ("?", "a\u{308}", true),
        ("??", "ä", false), ("é*", "e\u{301}t", true), ("[a-c]?", "b1", true), ("[a-c]", "d", false),
        ("[!a-c]", "d", true), ("[^a-c]", "a", false), ("[]]", "]", true), ("[a-]", "-", true), ("[z-a]", "m", false),
        ("[", "[", true), ("a[1", "a[1", true), ("\\*", "*", true), ("\\*", "a", false), ("a", "A", false),
        ("", "", true),
        ("**", "ab", true), ("*a", "baab", false), ("*👍🏽?", "ok👍🏽!", true),
    ]) func aPatternStandsForWholeNames(pattern: String, name: String, isMatch: Bool) {
        #expect(NamePattern(pattern).matches(name) == isMatch)
    }

    @Test func capitalsAreTheSameWhereThatIsAskedFor() {
        #expect(NamePattern("*.JPG", ignoresCase: true).matches("Ä.jpg"))
        #expect(NamePattern("[a-f]", ignoresCase: true).matches("C"))
        #expect(NamePattern("ÄRGER*", ignoresCase: true).matches("a\u{308}rger.txt"))
    }

    /// Many stars and a name that fits almost: backtracking must not take for ever.
    @Test func noPatternTakesLong() {
        let pattern = NamePattern(String(repeating: "a*", count: 60) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
    }

    // MARK: In Dropbox

    @Test func allThatIsOfAPatternComes() async throws {
        try await CommandFixture.run { site in
            for path in ["/p/a.JPG", "/p/b.jpg", "/p/c.png", "/p/deep.jpg/d", "/p/sub/e.jpg"] {
                try site.ada.put(path, path)
            }
            let got = await site.dbx("get", "/p/*.jpg", site.folder.url.path)
            #expect(got.status == .success, "\(got.error)")
            #expect(try site.folder.names == ["a.JPG", "b.jpg", "deep.jpg"])
            let inner = site.folder.url.appendingPathComponent("deep.jpg/d")
            #expect(try String(contentsOf: inner, encoding: .utf8) == "/p/deep.jpg/d")

            // One that is there already is a failure, and the others come.
            try FileManager.default.removeItem(at: site.folder.url.appendingPathComponent("b.jpg"))
            try site.ada.put("/p/a.JPG", "other")
            let again = await site.dbx("get", "/p/*.jpg", site.folder.url.path, "--json")
            #expect(again.status == .failure)
            #expect(again.error.contains(#""status":1}"#) && again.error.contains("a.JPG"))
            #expect(again.output.contains(#""path":"/p/b.jpg""#))
        }
    }

    @Test func whatIsCalledLikeAPatternIsMeantByItsName() async throws {
        try await CommandFixture.run { site in
            try site.ada.put("/p/a[1].txt", "one")
            try site.ada.put("/p/a1.txt", "two")
            let place = site.folder.url.appendingPathComponent("file")
            #expect(await site.dbx("get", "/p/a[1].txt", place.path).status == .success)
            #expect(try String(contentsOf: place, encoding: .utf8) == "one")
            #expect(await site.dbx("ls", "/p/a[0-9].txt").output == "a1.txt\n")
            #expect(await site.dbx("ls", "p/a\\[*").output == "a[1].txt\n")
        }
    }

    @Test func aPatternListsAFolderOrAllBelow() async throws {
        try await CommandFixture.run { site in
            for path in ["/a.txt", "/B.TXT", "/c.png", "/sub/d.txt"] { try site.ada.put(path, "x") }
            #expect(await site.dbx("ls", "*.txt").output == "a.txt\nB.TXT\n")
            #expect(await site.dbx("ls", "/*.txt", "--recursive").output == "/a.txt\n/B.TXT\n/sub/d.txt\n")
            let none = await site.dbx("ls", "/*.gif")
            #expect(none.status == .failure && none.error == "dbx: nothing in / is of this pattern\n")
        }
    }

    @Test(arguments: [
        ["get", "/*/x", "."], ["get", "/*.txt", "no-such-folder"], ["get", "/*.txt", ".", "--delete"],
        ["ls", "/s*/x*"],
        ["put", "a", "b", "c"], ["put", "a", "b", "c/", "--update", "1"],
    ]) func whatAPatternCannotMeanIsRefused(words: [String]) async throws {
        try await CommandFixture.run { site in
            try site.ada.put("/sub/x.txt", "x")
            let ended = await site.dbx(words)
            #expect(ended.status == .usage, "\(ended.error)")
        }
    }

    // MARK: Here

    @Test func severalFilesAndFoldersGoIntoAFolder() async throws {
        try await CommandFixture.run { site in
            for name in ["a.txt", "b.txt", "tree/c.txt"] {
                let file = site.folder.url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(name.utf8).write(to: file)
            }
            try site.ada.put("/in/a.txt", "other")
            let words = ["a.txt", "missing", "tree", "b.txt"].map { site.folder.url.appendingPathComponent($0).path }
            let put = await site.dbx(["put"] + words + ["/in/"])
            #expect(put.status == .failure)
            #expect(put.error.contains("a.txt") && put.error.contains("missing"))
            #expect(try site.ada.list("/in").sorted() == ["/in/a.txt", "/in/b.txt", "/in/tree/", "/in/tree/c.txt"])
            #expect(try site.ada.read("/in/a.txt") == Data("other".utf8))
        }
    }
}
