import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// An undo that failed or was killed can be repeated.
@Suite(.timeLimit(.minutes(10)))
struct RepeatedUndoTests {
    /// A command can have two changes at one path. One of them is taken back, then the other.
    @Test func failedUndoIsCompleted() async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("mkdir", "/before").status == .success)
            try fixture.ada.put("/a.txt", "a")
            try fixture.ada.put("/b.txt", "b")
            let before = try fixture.tree()
            #expect(await fixture.dbx("mv", "--overwrite", "/a.txt", "/b.txt").status == .success)
            try fixture.emulator.faults.add(.serverError(status: 500), on: "files/restore")
            let first = await fixture.dbx("undo")
            #expect(first.status == .failure, "\(first.error)")
            #expect(try fixture.tree() != before)
            fixture.emulator.faults.removeAll()
            // The command before isn't taken back instead.
            let second = await fixture.dbx("undo")
            #expect(second.status == .success, "\(second.error)")
            #expect(try fixture.tree() == before)
            let ids = try await fixture.historyIDs()
            #expect(await fixture.dbx("undo", ids[2]).error.contains("was taken back already"))
        }
    }

    /// What the first undo took back is no item of others.
    @Test(arguments: [0, 1]) func killedUndoIsCompleted(_ count: Int) async throws {
        try await CommandFixture.run { fixture in
            for name in ["/a", "/b", "/c"] { try fixture.ada.put(name, name) }
            let before = try fixture.tree()
            #expect(await fixture.dbx("rm", "/a", "/b", "/c").status == .success)
            try await fixture.kill(["undo"], inResponseOf: "files/restore", skipping: count)
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == before)
            #expect(await fixture.dbx("history").output.contains("(undone)"))
        }
    }

    /// After the undo of an incomplete undo, everything can be taken back again.
    @Test func undoneUndoIsForgotten() async throws {
        try await CommandFixture.run { fixture in
            for name in ["/a", "/b"] { try fixture.ada.put(name, name) }
            let before = try fixture.tree()
            #expect(await fixture.dbx("rm", "/a", "/b").status == .success)
            let id = try #require(try await fixture.historyIDs().first)
            try fixture.ada.put("/a", "theirs")
            #expect(await fixture.dbx("undo").status == .failure)
            let undo = try #require(try await fixture.historyIDs().first)
            #expect(await fixture.dbx("undo", undo).status == .success)
            try fixture.ada.delete("/a")
            let last = await fixture.dbx("undo", id)
            #expect(last.status == .success, "\(last.error)")
            #expect(try fixture.tree() == before)
        }
    }

    /// The deletion of the overwritten file is recorded, and the move isn't.
    @Test(arguments: [("mv", "files/move_v2"), ("cp", "files/copy_v2")])
    func killedReplacementIsTakenBack(_ command: (name: String, route: String)) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "a")
            try fixture.ada.put("/b.txt", "b")
            let before = try fixture.tree()
            try await fixture.kill([command.name, "--overwrite", "/a.txt", "/b.txt"], inResponseOf: command.route)
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == before)
        }
    }
}
