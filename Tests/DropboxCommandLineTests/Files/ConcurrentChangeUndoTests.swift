import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// What others change while a command runs isn't lost when the command is taken back.
@Suite(.timeLimit(.minutes(10)))
struct ConcurrentChangeUndoTests {
    private func file(_ fixture: CommandFixture, _ content: String) throws -> String {
        let file = fixture.folder.url.appendingPathComponent("file")
        try Data(content.utf8).write(to: file)
        let date = Date(timeIntervalSince1970: 1_500_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        return file.path
    }

    /// Dropbox returns the file of others, which has the same content.
    @Test func sameContentOfOthersIsKept() async throws {
        try await CommandFixture.run { fixture in
            let path = try file(fixture, "same")
            let put = try await fixture.dbx(["put", path, "/x"], whileWaiting: "files/upload") {
                try fixture.ada.put("/x", "same")
            }
            #expect(put.status == .success, "\(put.error)")
            #expect(await fixture.dbx("undo").error.contains("there is nothing to undo"))
            #expect(try fixture.ada.list() == ["/x"])
        }
    }

    /// The file that the upload replaced comes back, and not the one that was there before it started.
    @Test(arguments: [true, false]) func replacedFileOfOthersComesBack(_ exists: Bool) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/x", "first")
            if !exists { try fixture.ada.delete("/x") }
            let path = try file(fixture, "mine")
            let put = try await fixture.dbx(["put", "--overwrite", path, "/x"], whileWaiting: "files/upload") {
                try fixture.ada.put("/x", "theirs")
            }
            #expect(put.status == .success, "\(put.error)")
            #expect(try fixture.ada.read("/x") == Data("mine".utf8))
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.ada.read("/x") == Data("theirs".utf8))
        }
    }

    /// A file that was deleted before stays deleted.
    @Test func deletedFileIsNotReplaced() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/x", "first")
            try fixture.ada.delete("/x")
            #expect(await fixture.dbx("put", "--overwrite", try file(fixture, "mine"), "/x").status == .success)
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.list() == [])
        }
    }

    /// A file that others put into a folder before it's deleted comes back with it, and no file that was deleted before.
    @Test(arguments: [true, false]) func fileInADeletedFolderComesBack(_ hasFile: Bool) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.createFolder("/d/sub")
            try fixture.ada.put("/d/deleted", "deleted")
            if hasFile { try fixture.ada.put("/d/mine", "mine") }
            try fixture.ada.delete("/d/deleted")
            if hasFile { fixture.emulator.clock.advance(by: .seconds(60)) }
            let rm = try await fixture.dbx(["rm", "-r", "/d"], whileWaiting: "files/delete_v2") {
                try fixture.ada.put("/d/sub/theirs", "theirs")
            }
            #expect(rm.status == .success, "\(rm.error)")
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.ada.read("/d/sub/theirs") == Data("theirs".utf8))
            if hasFile { #expect(try Set(fixture.ada.list("/d")) == ["/d/mine", "/d/sub/", "/d/sub/theirs"]) }
        }
    }

    /// A file that others created in the meantime comes back each time that the deletion is taken back.
    @Test func filesOfOthersComeBackAgain() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/d/mine", "mine")
            _ = try await fixture.dbx(["rm", "-r", "/d"], whileWaiting: "files/delete_v2") {
                try fixture.ada.put("/d/theirs", "theirs")
            }
            for _ in 0..<2 {
                let undo = await fixture.dbx("undo")
                #expect(undo.status == .success, "\(undo.error)")
                #expect(try Set(fixture.ada.list()) == ["/d/", "/d/mine", "/d/theirs"])
                let id = try #require(await fixture.dbx("history").output.split(separator: " ").first)
                fixture.emulator.clock.advance(by: .seconds(60))
                #expect(await fixture.dbx("undo", String(id)).status == .success)
                #expect(try fixture.ada.list() == [])
                fixture.emulator.clock.advance(by: .seconds(60))
            }
        }
    }

    /// What others create and delete after the command is theirs.
    @Test func filesThatOthersDeletedLaterStayDeleted() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/d/a", "/d/b"] { try fixture.ada.put(path, "mine") }
            #expect(await fixture.dbx("rm", "-r", "/d").status == .success)
            fixture.emulator.clock.advance(by: .seconds(60))
            for path in ["/d/a", "/d/theirs"] { try fixture.ada.put(path, "theirs") }
            try fixture.ada.delete("/d/theirs")
            _ = await fixture.dbx("undo")
            #expect(try Set(fixture.ada.list()) == ["/d/", "/d/a", "/d/b"])
            #expect(try fixture.ada.read("/d/a") == Data("theirs".utf8))
        }
    }
}
