import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Single files that have changed, or have not.
@Suite(.timeLimit(.minutes(10)))
struct UnchangedFileTests {
    @Test(arguments: [[], ["--overwrite"]]) func identicalFileIsUnchanged(options: [String]) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "hello")
            let file = fixture.folder.url.appendingPathComponent("a.txt")
            #expect(await fixture.dbx(["get", "/a.txt", file.path] + options).status == .success)
            fixture.emulator.calls.removeAll()
            let again = await fixture.dbx(["get", "/a.txt", file.path] + options)
            #expect(again.status == .success, "\(again.error)")
            #expect(again.output.hasSuffix("  5 bytes  unchanged\n"), "\(again.output)")
            let json = await fixture.dbx(["get", "/a.txt", file.path, "--json"] + options)
            #expect(json.output.contains(#""outcome":"identical""#))
            #expect(fixture.routes == ["files/get_metadata"])
            try Data("other".utf8).write(to: file)
            #expect(await fixture.dbx("get", "/a.txt", file.path).status == .failure)
            let replaced = await fixture.dbx("get", "/a.txt", file.path, "--overwrite", "--json")
            #expect(replaced.output.contains(#""outcome":"downloaded""#))
            #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
        }
    }

    /// The target of a link can have the content, but the link must be replaced.
    @Test func linkToAnIdenticalFileIsReplaced() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "hello")
            let (target, link) = (
                fixture.folder.url.appendingPathComponent("t"), fixture.folder.url.appendingPathComponent("l")
            )
            try Data("hello".utf8).write(to: target)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            let get = await fixture.dbx("get", "/a.txt", link.path)
            #expect(get.status == .failure && get.error.contains("--overwrite"))
        }
    }

    @Test func oldRevisionNamesTheCurrentOne() async throws {
        try await CommandFixture.run { fixture in
            let file = fixture.folder.url.appendingPathComponent("new.txt")
            try Data("new".utf8).write(to: file)
            func revision() async throws -> String {
                let listing = await fixture.dbx("ls", "/a.txt", "--json").output
                let object = try JSONSerialization.jsonObject(with: Data(listing.utf8)) as? [String: Any]
                return try #require(object?["rev"] as? String, "\(listing)")
            }
            try fixture.ada.put("/a.txt", "one")
            let old = try await revision()
            try fixture.ada.put("/a.txt", "two")
            let current = try await revision()
            let put = await fixture.dbx("put", file.path, "/a.txt", "--update", old)
            #expect(put.status == .failure)
            #expect(put.error.contains("its revision is \(current)") && put.error.contains("--update \(current)"))
            #expect(!put.error.contains("--overwrite"), "\(put.error)")
            #expect(try fixture.ada.read("/a.txt") == Data("two".utf8))
            #expect(await fixture.dbx("put", file.path, "/a.txt", "--update", current).status == .success)

            try fixture.ada.delete("/a.txt")
            let gone = await fixture.dbx("put", file.path, "/a.txt", "--update", current)
            #expect(gone.status == .success || gone.error.contains("doesn't exist anymore"), "\(gone.error)")
            #expect(!gone.error.contains("--overwrite"))
        }
    }

    // MARK: Folders

    /// Replaces the content of a file, and restores its modification time.
    private func replace(_ file: URL, with text: String, modified: Date) throws {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: file.path)
    }

    /// The content is read only if the size or the time differ, if the file was changed just before it was transferred,
    /// or with --checksum.
    @Test(arguments: [(60.0, false), (-3_600.0, true)])
    func uploadedFilesAreNotReadAgain(age: Double, isRead: Bool) async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: false)
            let file = tree.appendingPathComponent("a.txt")
            let modified = Date(timeIntervalSinceNow: -age)
            try replace(file, with: "one", modified: modified)
            #expect(await fixture.dbx("put", tree.path, "/t").status == .success)
            try replace(file, with: "two", modified: modified)
            let again = await fixture.dbx("put", tree.path, "/t", "--overwrite")
            #expect(again.error.contains(isRead ? "1 file, " : "1 unchanged"), "\(again.error)")
            #expect(try fixture.ada.read("/t/a.txt") == Data((isRead ? "two" : "one").utf8))
            #expect(await fixture.dbx("put", tree.path, "/t", "--overwrite", "--checksum").status == .success)
            #expect(try fixture.ada.read("/t/a.txt") == Data("two".utf8))
        }
    }

    @Test func downloadedFilesAreNotReadAgain() async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            let source = fixture.folder.url.appendingPathComponent("source")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: false)
            let modified = Date(timeIntervalSince1970: 1_700_000_000)
            try replace(source.appendingPathComponent("a.txt"), with: "one", modified: modified)
            #expect(await fixture.dbx("put", source.path, "/t").status == .success)
            #expect(await fixture.dbx("get", "/t", tree.path).status == .success)
            let file = tree.appendingPathComponent("a.txt")
            try replace(file, with: "two", modified: modified)
            let again = await fixture.dbx("get", "/t", tree.path, "--overwrite")
            #expect(again.error.contains("1 unchanged"), "\(again.error)")
            #expect(try String(contentsOf: file, encoding: .utf8) == "two")
            #expect(await fixture.dbx("get", "/t", tree.path, "--overwrite", "--checksum").status == .success)
            #expect(try String(contentsOf: file, encoding: .utf8) == "one")
            // The same content isn't transferred again if only the time differs.
            try replace(file, with: "one", modified: modified + 1)
            #expect(await fixture.dbx("get", "/t", tree.path).error.contains("1 unchanged"))
            #expect(await fixture.dbx("get", "/t/a.txt", file.path, "--checksum").status == .usage)
        }
    }
}
