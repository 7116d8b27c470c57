import DropboxEmulator
import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxCommandLine

/// What scripts rely on: statuses, JSON, pipes, and dry runs that change nothing.
@Suite(.timeLimit(.minutes(10)))
struct ScriptTests {
    private func object(_ line: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test(arguments: [
        (["ls", "/nowhere"], 1, "cannot list /nowhere"), (["get", "/nowhere"], 1, "cannot get /nowhere"),
        (["put", "no-such-file"], 1, "cannot upload no-such-file"), (["get"], 2, "What is to be downloaded?"),
        (["ls", "--colour"], 2, "There is no option '--colour' here."),
    ]) func errorsAreJSONWhereTheResultIs(words: [String], status: Int, message: String) async throws {
        try await CommandFixture.run { site in
            let ended = await site.dbx(words + ["--json"])
            #expect(ended.output.isEmpty && Int(ended.status.rawValue) == status)
            let error = try object(ended.error)
            #expect(error["status"] as? Int == status)
            #expect((error["error"] as? String)?.hasPrefix(message) == true, "\(error)")
            let plain = await site.dbx(words)
            #expect(plain.status == ended.status && plain.error.hasPrefix("dbx: " + message))
        }
    }

    @Test func accountsAreListedForPrograms() async throws {
        try await AccountTests().withSite { site in
            _ = try await site.login()
            let list = await site.run("accounts", "--json")
            #expect(list.status == .success)
            let account = try object(list.log.text(.output))
            #expect(account["account"] as? String == "ada@example.com")
            #expect(account["server"] as? String == site.host)
            #expect(account["signed_in"] as? Bool == true)
        }
    }

    @Test func aDryRunSendsNoWrite() async throws {
        try await CommandFixture.run { site in
            let source = site.folder.url.appendingPathComponent("tree/new")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: source.appendingPathComponent("a"))
            for name in 0..<20 { try site.ada.put("/tree/old/\(name)", "x") }
            let before = try site.ada.list()
            site.emulator.calls.clear()
            let plan = ["--dry-run", "--delete", "--force", "--overwrite"]
            let up = await site.dbx(["put", site.folder.url.appendingPathComponent("tree").path] + plan)
            #expect(up.status == .success)
            #expect(up.output.contains("new/a\n") && up.output.contains("delete old/\n"))
            let down = await site.dbx(["get", "/tree", site.folder.url.path] + plan)
            #expect(down.status == .success)
            #expect(down.output.contains("old/7\n") && down.output.contains("delete new/\n"))
            #expect(
                site.routes.subtracting(["files/list_folder", "files/list_folder/continue", "files/get_metadata"]) == []
            )
            #expect(try site.ada.list() == before)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: site.folder.url.path).count == 3)
        }
    }

    /// From one account to the other through a pipe, larger than what a pipe and a request hold.
    @Test func contentGoesThroughPipes() async throws {
        try await CommandFixture.run { site in
            var numbers = SeededRandomNumberGenerator(seed: 7)
            var content = Data()
            while content.count < 9 << 20 { content.append(withUnsafeBytes(of: numbers.next()) { Data($0) }) }
            try site.ada.put("/from", content)
            let program = try EmulatorProcess.program()
            let options = "--host \(site.emulator.url.absoluteString) --token \(site.token)"
            let journal = "--journal '\(site.folder.url.path)'"
            let pipe = "'\(program)' get /from - \(options) | '\(program)' put - /to \(options) \(journal)"
            let piped = try await Subprocess.run("/bin/sh", ["-c", pipe], errors: .merged)
            #expect(piped.status == 0, "\(piped.output)")
            let isSame = try site.ada.read("/to") == content
            #expect(isSame)
            // A reader that has enough is no reason to crash.
            let short = "'\(program)' get /from - \(options) | head -c 1000 | wc -c"
            #expect(try await Subprocess.run("/bin/sh", ["-c", short]).output.contains("1000"))
        }
    }

    @Test(arguments: ["/", ""]) func theRootIsAFolderLikeAnyOther(root: String) async throws {
        try await CommandFixture.run { site in
            try site.ada.put("/a/b.txt", "b")
            let copy = site.folder.url.appendingPathComponent("copy")
            #expect(await site.dbx("get", root, copy.path).status == .success)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted() == ["a", "a/b.txt"])
            try Data("new".utf8).write(to: copy.appendingPathComponent("c.txt"))
            // The slash at the end means what is in the folder.
            #expect(await site.dbx("get", "/a/", site.folder.url.path).status == .success)
            #expect(try site.folder.names == ["a", "copy"])
            #expect(await site.dbx("put", copy.appendingPathComponent("c.txt").path, "/").status == .success)
            #expect(await site.dbx("ls", root).output == "a/\nc.txt\n")
        }
    }

    @Test func anAppWithAFolderWorksInIt() async throws {
        try await CommandFixture.run(token: { emulator in
            try emulator.addApp(.init(key: "foldered", secret: "secret", name: "Notes", access: .appFolder))
            return try emulator.account("ada").token(app: "foldered")
        }) { site in
            try site.ada.put("/outside.txt", "not for the app")
            let tree = site.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: tree.appendingPathComponent("a.txt"))
            #expect(await site.dbx("put", tree.path).status == .success)
            #expect(await site.dbx("ls", "--recursive").output == "/tree/\n/tree/a.txt\n")
            let copy = site.folder.url.appendingPathComponent("copy")
            #expect(await site.dbx("get", "/", copy.path).status == .success)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted() == ["tree", "tree/a.txt"])
            #expect(try site.ada.list("/Apps/Notes") == ["/Apps/Notes/tree/", "/Apps/Notes/tree/a.txt"])
            try FileManager.default.removeItem(at: tree.appendingPathComponent("a.txt"))
            #expect(await site.dbx("put", tree.path, "--delete", "--force").status == .success)
            #expect(try site.ada.list("/Apps/Notes") == ["/Apps/Notes/tree/"])
        }
    }
}
