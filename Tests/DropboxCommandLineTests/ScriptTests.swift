import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The features that scripts rely on: exit statuses, JSON, pipes, and dry runs.
@Suite(.timeLimit(.minutes(10)))
struct ScriptTests {
    private func object(_ line: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test(arguments: [
        (["ls", "/nowhere"], 1, "cannot list /nowhere"), (["get", "/nowhere"], 1, "cannot get /nowhere"),
        (["put", "no-such-file"], 1, "cannot upload no-such-file"),
        (["get"], 2, "missing PATH; --help shows the usage"),
        (["ls", "--colour"], 2, "unknown option '--colour'"),
    ]) func jsonOption_printsErrorsAsJSON(words: [String], status: Int, message: String) async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx(words + ["--json"])
            #expect(result.output.isEmpty && Int(result.status.rawValue) == status)
            let error = try object(result.error)
            #expect(error["status"] as? Int == status)
            #expect((error["error"] as? String)?.hasPrefix(message) == true, "\(error)")
            let plain = await fixture.dbx(words)
            #expect(plain.status == result.status && plain.error.hasPrefix("dbx: " + message))
        }
    }

    @Test func jsonOption_listsAccountsAsJSON() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let list = await fixture.run("accounts", "--json")
            #expect(list.status == .success)
            let account = try object(list.log.text(.output))
            #expect(account["account"] as? String == "ada@example.com")
            #expect(account["server"] as? String == fixture.host)
            #expect(account["signed_in"] as? Bool == true)
        }
    }

    @Test func dryRunSendsNoWriteRequests() async throws {
        try await CommandFixture.run { fixture in
            let source = fixture.folder.url.appendingPathComponent("tree/new")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: source.appendingPathComponent("a"))
            for name in 0..<20 { try fixture.ada.put("/tree/old/\(name)", "x") }
            let before = try fixture.ada.list()
            fixture.emulator.calls.removeAll()
            let plan = ["--dry-run", "--delete", "--force-delete", "--overwrite"]
            let up = await fixture.dbx(["put", fixture.folder.url.appendingPathComponent("tree").path] + plan)
            #expect(up.status == .success)
            #expect(up.output.contains("new/a\n") && up.output.contains("delete old/\n"))
            let down = await fixture.dbx(["get", "/tree", fixture.folder.url.path + "/"] + plan)
            #expect(down.status == .success)
            #expect(down.output.contains("old/7\n") && down.output.contains("delete new/\n"))
            #expect(
                fixture.routes.subtracting(["files/list_folder", "files/list_folder/continue", "files/get_metadata"])
                    == []
            )
            #expect(try fixture.ada.list() == before)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: fixture.folder.url.path).count == 3)
        }
    }

    /// Copies content between accounts through a pipe. It is larger than the capacity of a pipe and of a request.
    @Test func contentCanBePiped() async throws {
        try await CommandFixture.run { fixture in
            var numbers = SeededRandomNumberGenerator(seed: 7)
            var content = Data()
            while content.count < 9 << 20 { content.append(withUnsafeBytes(of: numbers.next()) { Data($0) }) }
            try fixture.ada.put("/from", content)
            let program = try EmulatorProcess.program()
            let options = "--host \(fixture.emulator.url.absoluteString) --token \(fixture.token)"
            let journal = "--journal '\(fixture.folder.url.path)'"
            let pipe = "'\(program)' get /from - \(options) | '\(program)' put - /to \(options) \(journal)"
            let piped = try await Subprocess.run("/bin/sh", ["-c", pipe], errors: .merged)
            #expect(piped.status == 0, "\(piped.output)")
            let isSame = try fixture.ada.read("/to") == content
            #expect(isSame)
            // A reader that closes the pipe must not cause a crash.
            let short = "'\(program)' get /from - \(options) | head -c 1000 | wc -c"
            #expect(try await Subprocess.run("/bin/sh", ["-c", short]).output.contains("1000"))
        }
    }

    @Test func rootIsAFolderLikeAnyOther() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a/b.txt", "b")
            let copy = fixture.folder.url.appendingPathComponent("copy")
            #expect(await fixture.dbx("get", "/", copy.path).status == .success)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted() == ["a", "a/b.txt"])
            try Data("new".utf8).write(to: copy.appendingPathComponent("c.txt"))
            // A trailing slash refers to the contents of the folder.
            #expect(await fixture.dbx("get", "/a/", fixture.folder.url.path + "/").status == .success)
            #expect(try fixture.folder.names == ["a", "copy"])
            #expect(await fixture.dbx("put", copy.appendingPathComponent("c.txt").path, "/").status == .success)
            #expect(await fixture.dbx("ls", "/").output == "a/\nc.txt\n")
        }
    }

    @Test func appFolderAppWorksInItsFolder() async throws {
        try await CommandFixture.run(token: { emulator in
            try emulator.addApp(.init(key: "foldered", secret: "secret", name: "Notes", access: .appFolder))
            return try emulator.account("ada").token(app: "foldered")
        }) { fixture in
            try fixture.ada.put("/outside.txt", "not for the app")
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: tree.appendingPathComponent("a.txt"))
            #expect(await fixture.dbx("put", tree.path).status == .success)
            #expect(await fixture.dbx("ls", "--recursive").output == "/tree/\n/tree/a.txt\n")
            let copy = fixture.folder.url.appendingPathComponent("copy")
            #expect(await fixture.dbx("get", "/", copy.path).status == .success)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted() == ["tree", "tree/a.txt"])
            #expect(try fixture.ada.list("/Apps/Notes") == ["/Apps/Notes/tree/", "/Apps/Notes/tree/a.txt"])
            try FileManager.default.removeItem(at: tree.appendingPathComponent("a.txt"))
            #expect(await fixture.dbx("put", tree.path, "--delete", "--force-delete").status == .success)
            #expect(try fixture.ada.list("/Apps/Notes") == ["/Apps/Notes/tree/"])
        }
    }
}
