import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// `dbx restore` of folders, and of the state at a time.
@Suite(.timeLimit(.minutes(10)))
struct RestoreUndoTests {
    /// A time between what happened before and what happens after.
    private func time(_ fixture: CommandFixture) -> String {
        fixture.emulator.clock.advance(by: .seconds(60))
        let date = fixture.emulator.clock.now
        fixture.emulator.clock.advance(by: .seconds(60))
        return date.formatted(.iso8601)
    }

    @Test func fileThatWasDeletedBeforeStaysDeleted() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/d/early", "early")
            try fixture.ada.put("/d/late", "late")
            _ = time(fixture)
            try fixture.ada.delete("/d/early")
            let date = time(fixture)
            try fixture.ada.delete("/d/late")
            let result = await fixture.dbx("restore", "/d", "--to", date)
            #expect(result.status == .success, "\(result.error)")
            #expect(try fixture.ada.list("/d") == ["/d/late"])
        }
    }

    @Test func emptyFolderComesBack() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.createFolder("/empty")
            try fixture.ada.createFolder("/d/sub/inner")
            try fixture.ada.put("/d/x", "x")
            let before = try fixture.tree()
            try fixture.ada.delete("/empty")
            try fixture.ada.delete("/d")
            #expect(await fixture.dbx("restore", "/empty", "--dry-run").output == "would restore /empty/\n")
            #expect(await fixture.dbx("restore", "/empty", "--json").status == .success)
            #expect(await fixture.dbx("restore", "/d").status == .success)
            #expect(try fixture.tree() == before)
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.list() == ["/empty/"])
        }
    }
}
