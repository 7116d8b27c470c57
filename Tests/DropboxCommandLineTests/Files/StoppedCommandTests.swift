import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Commands that are killed, or whose response is lost, after Dropbox made their change.
@Suite(.timeLimit(.minutes(10)))
struct StoppedCommandTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The words of the command. FILE and DIRECTORY stand for local items.
        let words: [String]
        /// The route that makes the change.
        let route: String

        init(_ words: String, _ route: String) {
            self.words = words.split(separator: " ").map { String($0) }
            self.route = route
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    static let rows = [
        Row("rm /a", "files/delete_v2"), Row("rm -r /folder", "files/delete_v2"), Row("mv /a /x/b", "files/move_v2"),
        Row("mv /folder /other", "files/move_v2"), Row("cp /a /b", "files/copy_v2"),
        Row("cp /folder /copy", "files/copy_v2"), Row("mkdir /new/sub", "files/create_folder_v2"),
        Row("restore /gone", "files/restore"), Row("restore /far/off/gone", "files/restore"),
        Row("put FILE /a --overwrite", "files/upload"),
        Row("put FILE /b", "files/upload"),
        Row("put DIRECTORY /folder --overwrite", "files/upload_session/finish_batch_v2"),
    ]

    /// Creates the items, makes another change before, and returns the words of the command.
    private func prepare(_ row: Row, _ fixture: CommandFixture) async throws -> [String] {
        for path in ["/a", "/folder/x", "/folder/y", "/gone", "/far/off/gone"] {
            try fixture.ada.put(path, "old " + path)
        }
        try fixture.ada.delete("/gone")
        try fixture.ada.delete("/far")
        #expect(await fixture.dbx("mkdir", "/earlier").status == .success)
        let file = fixture.folder.url.appendingPathComponent("file")
        let directory = fixture.folder.url.appendingPathComponent("directory")
        try Data("new".utf8).write(to: file)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for name in ["x", "z"] {
            try Data("new \(name)".utf8).write(to: directory.appendingPathComponent(name))
        }
        return row.words.map { $0 == "FILE" ? file.path : $0 == "DIRECTORY" ? directory.path : $0 }
    }

    /// The command finds out that Dropbox made the change, and `dbx undo` takes it back.
    @Test(arguments: rows) func lostResponseIsNoFailure(_ row: Row) async throws {
        var expected: [String: Data?] = [:]
        try await CommandFixture.run { fixture in
            let words = try await prepare(row, fixture)
            #expect(await fixture.dbx(words).status == .success)
            expected = try fixture.tree()
        }
        try await CommandFixture.run { fixture in
            let words = try await prepare(row, fixture)
            let initial = try fixture.tree()
            try fixture.emulator.faults.add(.reset(.after), on: row.route, times: 1)
            let result = await fixture.dbx(words)
            #expect(result.status == .success, "\(result.error)")
            #expect(try fixture.tree() == expected)
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == initial)
        }
    }

    /// The response never arrives, and the process is killed. `dbx undo` takes back this command, not the one before.
    @Test(arguments: rows.filter { $0.words[0] != "mkdir" }) func killedCommandIsTakenBack(_ row: Row) async throws {
        try await CommandFixture.run { fixture in
            let words = try await prepare(row, fixture)
            let initial = try fixture.tree()
            try await fixture.kill(words, inResponseOf: row.route)
            let history = await fixture.dbx("history", "--json").output
            #expect(history.split(separator: "\n").first?.contains(#""stopped":true"#) == true, "\(history)")
            #expect(await fixture.dbx("undo", "--dry-run").status == .success)
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == initial)
            #expect(await fixture.dbx("undo").error.contains("undoing mkdir /earlier"))
        }
    }

    /// A command that was stopped before its request has changed nothing, and doesn't hide the one before.
    @Test func killedCommandWithoutAChangeIsSkipped() async throws {
        try await CommandFixture.run { fixture in
            _ = try await prepare(Self.rows[0], fixture)
            try fixture.emulator.faults.add(.reset(.before), on: "files/delete_v2")
            try fixture.emulator.faults.add(.reset(.before), on: "files/get_metadata", skipping: 1)
            #expect(await fixture.dbx("rm", "/a", "--timeout", "1").status != .success)
            fixture.emulator.faults.removeAll()
            #expect(await fixture.dbx("undo").error.contains("undoing mkdir /earlier"))
            #expect(try fixture.ada.read("/a") == Data("old /a".utf8))
        }
    }

    /// One command can have more changes than the file for the lines of a command usually has bytes.
    @Test func longHistoryKeepsTheLastCommand() throws {
        let folder = try TemporaryDirectory()
        let file = HistoryFile(account: "ada", directory: folder.url)
        let id = try file.begin("put many")
        let path = "/" + String(repeating: "d", count: 1 << 20)
        let count = 40
        for number in 0..<count { try file.plan([.planned(at: "\(path)\(number)")], number, of: id) }
        for number in 0..<count { try file.finishPlan(number, of: id, isMade: true) }
        #expect(try file.entries().map(\.changes.count) == [count])
        _ = try file.begin("mkdir /next")
        #expect(try file.entries().map(\.command) == ["put many"])
    }
}
