import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

@Suite(.timeLimit(.minutes(10)))
struct ApiTests {
    @Test func callsHaveTypedArguments() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/é/a.txt", "x")
            let listing = await fixture.dbx("api", "files/list_folder", "path=/é", "recursive=true", "limit=1")
            #expect(
                listing.status == .success && listing.output.contains(#""has_more": true"#)
                    || listing.output.contains(#""has_more":true"#))
            let pages = await fixture.dbx(
                "api", "files/list_folder", "path=", "recursive=true", "limit=1", "--paginate")
            #expect(pages.output.split(separator: "\n").count >= 2)
            let json = await fixture.dbx("api", "files/get_metadata", #"{"path": "/é/a.txt"}"#)
            #expect(json.output.contains("a.txt"))
            #expect(await fixture.dbx("api", "users/get_current_account").output.contains("ada@example.com"))
            let union = await fixture.dbx(
                "api", "sharing/create_shared_link_with_settings", "path=/é/a.txt",
                "settings.requested_visibility=public")
            #expect(union.status == .success, "\(union.error)")
        }
    }

    @Test func contentIsSentAndStored() async throws {
        try await CommandFixture.run { fixture in
            let file = fixture.folder.url.appendingPathComponent("a.txt")
            try Data("content".utf8).write(to: file)
            let upload = await fixture.dbx("api", "files/upload", "path=/ü.txt", "mode=overwrite", "--input", file.path)
            #expect(upload.status == .success, "\(upload.error)")
            #expect(try fixture.ada.read("/ü.txt") == Data("content".utf8))
            let copy = fixture.folder.url.appendingPathComponent("b.txt")
            let words = ["api", "files/download", "path=/ü.txt", "--output", copy.path]
            #expect(await fixture.dbx(words).status == .success)
            #expect(try Data(contentsOf: copy) == Data("content".utf8))
            #expect(await fixture.dbx(words).status == .failure)
            #expect(await fixture.dbx(words + ["--overwrite"]).status == .success)
        }
    }

    @Test(arguments: [
        (["files/list_foldr"], "did you mean files/list_folder?"), (["list_folder"], "did you mean files/list_folder?"),
        (["files/list_folder", "pth=/"], "unknown field 'pth'"),
        (["files/list_folder", "pth=/"], "did you mean path?"),
        (["files/list_folder"], "missing required field 'path'"),
        (["files/list_folder", "path=/", "recursive=maybe"], "boolean"),
        (["files/list_folder", "path=/", "limit=-1"], "limit"),
        (["files/list_folder", "nonsense"], "expected name=value"),
        (["files/upload", "path=/a"], "needs content: use --input FILE"),
        (["users/get_current_account", "x=1"], "takes no argument"),
        (["files/get_metadata", "path=/a", "--input", "x"], "takes no content"),
        (["files/delete_v2", #"{"path":"/a""#], "invalid argument"),
    ])
    func wrongArgumentsAreNamedBeforeACall(words: [String], message: String) async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx(["api"] + words)
            #expect(result.status == .usage)
            #expect(result.error.contains(message), "\(result.error)")
            // A position is that in JSON that the user wrote.
            #expect(!result.error.contains("(byte") || words.contains { $0.hasPrefix("{") }, "\(result.error)")
            #expect(fixture.routes.isEmpty)
        }
    }

    @Test func routesAreDescribed() async throws {
        let log = TerminalLog()
        #expect(await Dbx.run(["api", "--list", "check", "--token", "t"], terminal: log.terminal()) == .success)
        #expect(log.text(.output) == "check/app\ncheck/user\n")
        let description = TerminalLog()
        let words = ["api", "files/upload", "--describe", "--token", "t"]
        #expect(await Dbx.run(words, terminal: description.terminal()) == .success)
        #expect(description.text(.output).contains("scope files.content.write"))
        #expect(description.text(.output).contains("mode             tag: add, overwrite, update  (optional)"))
        #expect(RouteCatalog.entries.count > 200)
    }

    @Test func routesAndFieldsAreCompleted() {
        func words(_ words: String...) -> [String] {
            if case .candidates(let candidates) = Completion(words).result { candidates.map(\.word) } else { [] }
        }
        #expect(
            words("api", "files/list_folder/") == [
                "files/list_folder/continue", "files/list_folder/get_latest_cursor", "files/list_folder/longpoll",
            ])
        #expect(words("api", "files/get_metadata", "pa") == ["path="])
    }
}
