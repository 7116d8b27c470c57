import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Patterns of remote items, and commands with several items.
@Suite(.timeLimit(.minutes(10)))
struct PatternTests {
    // MARK: Remote patterns

    @Test func getDownloadsAllMatchingItems() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/p/a.JPG", "/p/b.jpg", "/p/c.png", "/p/deep.jpg/d", "/p/sub/e.jpg"] {
                try fixture.ada.put(path, path)
            }
            let got = await fixture.dbx("get", "/p/*.jpg", fixture.folder.url.path)
            #expect(got.status == .success, "\(got.error)")
            #expect(try fixture.folder.names == ["a.JPG", "b.jpg", "deep.jpg"])
            let inner = fixture.folder.url.appendingPathComponent("deep.jpg/d")
            #expect(try String(contentsOf: inner, encoding: .utf8) == "/p/deep.jpg/d")

            // An existing file is a failure, and the others are downloaded.
            try FileManager.default.removeItem(at: fixture.folder.url.appendingPathComponent("b.jpg"))
            try fixture.ada.put("/p/a.JPG", "other")
            let again = await fixture.dbx("get", "/p/*.jpg", fixture.folder.url.path, "--json")
            #expect(again.status == .failure)
            #expect(again.error.contains(#""status":1}"#) && again.error.contains("a.JPG"))
            #expect(again.output.contains(#""path":"/p/b.jpg""#))
        }
    }

    @Test func existingNameTakesPrecedenceOverPattern() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/p/a[1].txt", "one")
            try fixture.ada.put("/p/a1.txt", "two")
            let destination = fixture.folder.url.appendingPathComponent("file")
            #expect(await fixture.dbx("get", "/p/a[1].txt", destination.path).status == .success)
            #expect(try String(contentsOf: destination, encoding: .utf8) == "one")
            #expect(await fixture.dbx("ls", "/p/a[0-9].txt").output == "a1.txt\n")
            #expect(await fixture.dbx("ls", "p/a\\[*").output == "a[1].txt\n")
        }
    }

    @Test func patternListsAFolderOrAllSubfolders() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/a.txt", "/B.TXT", "/c.png", "/sub/d.txt"] { try fixture.ada.put(path, "x") }
            #expect(await fixture.dbx("ls", "*.txt").output == "a.txt\nB.TXT\n")
            #expect(await fixture.dbx("ls", "/*.txt", "--recursive").output == "/a.txt\n/B.TXT\n/sub/d.txt\n")
            let none = await fixture.dbx("ls", "/*.gif")
            #expect(none.status == .failure && none.error == "dbx: no item in / matches the pattern\n")
        }
    }

    @Test(arguments: [
        ["get", "/*/x", "."], ["get", "/*.txt", "no-such-folder"], ["get", "/*.txt", ".", "--delete"],
        ["ls", "/s*/x*"],
        ["put", "a", "b", "c"], ["put", "a", "b", "c/", "--update", "1"],
    ]) func unsupportedPatternIsRejected(words: [String]) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/sub/x.txt", "x")
            let result = await fixture.dbx(words)
            #expect(result.status == .usage, "\(result.error)")
        }
    }

    // MARK: Local items

    @Test func severalItemsAreUploadedToAFolder() async throws {
        try await CommandFixture.run { fixture in
            for name in ["a.txt", "b.txt", "tree/c.txt"] {
                let file = fixture.folder.url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(name.utf8).write(to: file)
            }
            try fixture.ada.put("/in/a.txt", "other")
            let words = ["a.txt", "missing", "tree", "b.txt"].map { fixture.folder.url.appendingPathComponent($0).path }
            let put = await fixture.dbx(["put"] + words + ["/in/"])
            #expect(put.status == .failure)
            #expect(put.error.contains("a.txt") && put.error.contains("missing"))
            #expect(try fixture.ada.list("/in").sorted() == ["/in/a.txt", "/in/b.txt", "/in/tree/", "/in/tree/c.txt"])
            #expect(try fixture.ada.read("/in/a.txt") == Data("other".utf8))
        }
    }
}
