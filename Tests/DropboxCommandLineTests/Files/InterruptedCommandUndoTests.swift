import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Commands that Control-C stops while Dropbox makes their change, and commands whose change others prevent.
@Suite(.timeLimit(.minutes(10)))
struct InterruptedCommandUndoTests {
    static let rows = [
        StoppedCommandTests.Row("cp /folder /x/copy", "files/copy_v2"),
        StoppedCommandTests.Row("mv /a /x/y/b", "files/move_v2"),
        StoppedCommandTests.Row("mkdir /x/y", "files/create_folder_v2"),
        StoppedCommandTests.Row("restore /gone/x/file", "files/restore"),
        StoppedCommandTests.Row("put FILE /x/y/file", "files/upload"),
        StoppedCommandTests.Row("put DIRECTORY /x/directory", "files/upload_session/finish_batch_v2"),
    ]

    /// The command is stopped before the response arrives, and records what it changed nevertheless.
    @Test(arguments: rows) func interruptedCommandIsTakenBack(_ row: StoppedCommandTests.Row) async throws {
        try await CommandFixture.run { fixture in
            for path in ["/a", "/folder/x", "/folder/sub/y", "/gone/x/file"] { try fixture.ada.put(path, path) }
            try fixture.ada.delete("/gone")
            let file = fixture.folder.url.appendingPathComponent("file")
            let directory = fixture.folder.url.appendingPathComponent("directory/sub")
            try Data("new".utf8).write(to: file)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data("new x".utf8).write(to: directory.appendingPathComponent("x"))
            let local = ["FILE": file.path, "DIRECTORY": directory.deletingLastPathComponent().path]
            let words = row.words.map { local[$0] ?? $0 }
            let before = try fixture.tree()
            let fault = try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: row.route, times: 1)
            // The command would end without the response on a machine that is busy for 5 seconds.
            // An upload waits for the end of the second in which a file changed.
            let clock = ClientClock(
                now: { .zero },
                sleep: { try await Task.sleep(for: $0 < .seconds(2) ? $0 : .seconds(1_000_000)) })
            let command = Task { await fixture.dbx(words, clock: clock) }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == row.route }
            command.cancel()
            fixture.emulator.faults.remove(fault)
            fixture.emulator.clock.advance(by: .seconds(100_000))
            _ = await command.value
            #expect(try fixture.tree() != before)
            // The upload of a file ends at once, and the undo finds out what became of it.
            if row.words[1] != "FILE" {
                #expect(await fixture.dbx("history", "--json").output.contains(#""stopped":true"#) == false)
            }
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == before)
        }
    }

    /// Another person takes the place of the file that was deleted before the move.
    @Test(arguments: [("mv", "files/move_v2"), ("cp", "files/copy_v2")])
    func failedReplacementKeepsItemOfOthers(_ command: (name: String, route: String)) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a", "a")
            try fixture.ada.put("/b", "b")
            let result = try await fixture.dbx(
                [command.name, "--overwrite", "/a", "/b"], whileWaiting: command.route
            ) {
                try fixture.ada.put("/b", "theirs")
            }
            #expect(result.status == .failure)
            #expect(result.error.contains("another item is there now"), "\(result.error)")
            #expect(try fixture.ada.read("/b") == Data("theirs".utf8))
        }
    }

    private func directory(_ fixture: CommandFixture) throws -> String {
        let directory = fixture.folder.url.appendingPathComponent("directory")
        try FileManager.default.createDirectory(
            at: directory.appendingPathComponent("empty"), withIntermediateDirectories: true)
        try Data("new".utf8).write(to: directory.appendingPathComponent("file"))
        return directory.path
    }

    @Test(arguments: [DropboxEmulator.Fault.Effect.reset(.after), .serverError(at: .after)])
    func folderWhoseResponseWasLostIsTakenBack(effect: DropboxEmulator.Fault.Effect) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/x/other", "other")
            let before = try fixture.tree()
            try fixture.emulator.faults.add(effect, on: "files/create_folder_v2", times: 1)
            #expect(await fixture.dbx(["put", try directory(fixture), "/x"]).status == .success)
            #expect(try fixture.ada.list("/x").contains("/x/empty/"))
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == before)
        }
    }

    /// Another program creates the folder, and puts a file into it, before the upload creates it.
    @Test func folderOfOthersIsKept() async throws {
        try await CommandFixture.run { fixture in
            let put = try await fixture.dbx(
                ["put", try directory(fixture), "/x"], whileWaiting: "files/create_folder_v2"
            ) {
                try fixture.ada.put("/x/theirs", "theirs")
            }
            #expect(put.status == .success, "\(put.error)")
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.ada.list() == ["/x/", "/x/theirs"])
        }
    }

    /// Folders that an undo needs belong to it.
    @Test(arguments: [["rm", "/x/y/file"], ["mv", "/x/y/file", "/elsewhere"]])
    func foldersOfAnUndoAreTakenBack(_ words: [String]) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/x/y/file", "file")
            #expect(await fixture.dbx(words).status == .success)
            try fixture.ada.delete("/x")
            let before = try fixture.tree()
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.read("/x/y/file") == Data("file".utf8))
            let undo = try #require(try await fixture.historyIDs().first)
            let result = await fixture.dbx("undo", undo)
            #expect(result.status == .success, "\(result.error)")
            #expect(try fixture.tree() == before)
        }
    }
}
