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
            #expect(gone.status == .success || gone.error.contains("doesn't exist any more"), "\(gone.error)")
            #expect(!gone.error.contains("--overwrite"))
        }
    }
}
