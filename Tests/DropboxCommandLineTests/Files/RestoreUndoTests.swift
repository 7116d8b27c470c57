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

    /// What was at the path last comes back, and not the file or the folder whose place it took.
    @Test(arguments: ["/q", "/q/t"], [true, false]) func lastItemComesBack(path: String, isFolder: Bool) async throws {
        try await CommandFixture.run { fixture in
            let paths = ["/q/t", "/q/t/x.txt"]
            for name in isFolder ? paths : paths.reversed() {
                try fixture.ada.put(name, name)
                let items = try fixture.tree()
                _ = time(fixture)
                try fixture.ada.delete(name == paths[0] ? name : "/q/t")
                _ = time(fixture)
                guard name == (isFolder ? paths[1] : paths[0]) else { continue }
                if path == "/q" { try fixture.ada.delete(path) }
                let dryRun = await fixture.dbx("restore", path, "-n")
                #expect(dryRun.output.split(separator: "\n").count == 1, "\(dryRun.output)")
                let result = await fixture.dbx("restore", path)
                #expect(result.status == .success, "\(result.error)")
                #expect(try fixture.tree() == items)
            }
        }
    }

    /// At a time, the file or the folder comes back that was there.
    @Test func itemOfATimeComesBack() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/t", "file")
            let fileTime = time(fixture)
            try fixture.ada.delete("/t")
            try fixture.ada.put("/t/x", "x")
            let folderTime = time(fixture)
            try fixture.ada.delete("/t")
            _ = time(fixture)
            #expect(await fixture.dbx("restore", "/t", "--to", folderTime).status == .success)
            #expect(try fixture.ada.list() == ["/t/", "/t/x"])
            #expect(await fixture.dbx("undo").status == .success)
            #expect(await fixture.dbx("restore", "/t", "--to", fileTime).status == .success)
            #expect(try fixture.ada.read("/t") == Data("file".utf8))
        }
    }

    /// Dropbox lists 100 revisions at once.
    @Test(arguments: ["/d", "/d/f"]) func manyNewerRevisionsDoNotHideAnOldOne(path: String) async throws {
        try await CommandFixture.run { fixture in
            let first = try fixture.ada.put("/d/f", "first")
            let date = time(fixture)
            for number in 0..<210 { try fixture.ada.put("/d/f", "\(number)") }
            let dryRun = await fixture.dbx("restore", "/d/f", "--rev", first, "-n")
            #expect(dryRun.output.contains(first), "\(dryRun.error)")
            let result = await fixture.dbx("restore", path, "--to", date)
            #expect(result.status == .success, "\(result.error)")
            #expect(try fixture.ada.read("/d/f") == Data("first".utf8))
        }
    }

    @Test func fileThatDidNotExistIsReported() async throws {
        try await CommandFixture.run { fixture in
            let before = time(fixture)
            try fixture.ada.put("/f", "f")
            _ = time(fixture)
            let early = await fixture.dbx("restore", "/f", "--to", before)
            #expect(early.status == .failure && early.error.contains("/f: it didn't exist at 20"), "\(early.error)")
            try fixture.ada.delete("/f")
            let after = time(fixture)
            let late = await fixture.dbx("restore", "/f", "--to", after)
            #expect(late.status == .failure && late.error.contains("/f: it was deleted before 20"), "\(late.error)")
        }
    }
}
