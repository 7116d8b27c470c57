import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The undo of a killed command takes back what the command did, and leaves alone what others did in the meantime.
@Suite(.timeLimit(.minutes(10)))
struct KilledCommandUndoTests {
    private func directory(_ fixture: CommandFixture, _ files: [String: String]) throws -> String {
        let folder = fixture.folder.url.appendingPathComponent("tree")
        for (path, content) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        return folder.path
    }

    // MARK: Uploads of folders

    @Test func foldersOfAnUploadAreDeleted() async throws {
        try await CommandFixture.run { fixture in
            let folder = try directory(fixture, ["x": "x", "sub/y": "y", "sub/more/z": "z"])
            try FileManager.default.createDirectory(
                atPath: folder + "/empty/inner", withIntermediateDirectories: true)
            try await fixture.kill(
                ["put", folder, "/new/tree"], inResponseOf: "files/upload_session/finish_batch_v2")
            #expect(try fixture.ada.list().contains("/new/tree/empty/inner/"))
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.ada.list() == [])
        }
    }

    /// A mirror deletes a file, and creates a folder in its place.
    @Test func folderInPlaceOfAFileIsTakenBack() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/tree/sub", "file")
            let before = try fixture.tree()
            let folder = try directory(fixture, ["sub/y": "y"])
            try await fixture.kill(
                ["put", folder, "/tree", "--overwrite", "--delete", "--force-delete"],
                inResponseOf: "files/upload_session/finish_batch_v2")
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == before)
        }
    }

    @Test func spellingOfAMirrorIsTakenBack() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/tree/photos/cat.jpg", "x")
            let before = try fixture.tree()
            let folder = try directory(fixture, ["Photos/Cat.jpg": "x"])
            for count in [0, 1] {
                try await fixture.kill(
                    ["put", folder, "/tree", "--delete", "--force-delete"], inResponseOf: "files/move_v2",
                    skipping: count)
                #expect(try fixture.tree() != before)
                let undo = await fixture.dbx("undo")
                #expect(undo.status == .success, "\(undo.error)")
                #expect(try fixture.tree() == before)
            }
        }
    }

    // MARK: Other spellings

    @Test(arguments: ["/a.txt", "/folder"]) func spellingIsTakenBack(_ path: String) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "a")
            try fixture.ada.put("/folder/b", "b")
            let before = try fixture.tree()
            try await fixture.kill(["mv", path, path.uppercased()], inResponseOf: "files/move_v2")
            #expect(try fixture.tree() != before)
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == before)
        }
    }

    /// Dropbox chose another name, and an older item with such a name stays.
    @Test(arguments: [
        ("cp --autorename /a.txt /b.txt", "files/copy_v2"), ("cp --autorename /folder /copy", "files/copy_v2"),
        ("mv --autorename /a.txt /b.txt", "files/move_v2"),
        ("put --autorename FILE /b.txt", "files/upload_session/finish"),
        // These names have no extension.
        ("mv --autorename /.hid /d/.hid", "files/move_v2"), ("cp --autorename /v1.2 /d/v1.2", "files/copy_v2"),
    ]) func itemWithAnotherNameIsTakenBack(_ command: (words: String, route: String)) async throws {
        try await CommandFixture.run { fixture in
            for path in ["/a.txt", "/b.txt", "/b (1).txt"] { try fixture.ada.put(path, "a") }
            for path in ["/folder/x", "/copy/x", "/copy (1)/x"] { try fixture.ada.put(path, "x") }
            for path in ["/.hid", "/d/.hid", "/v1.2/x", "/d/v1.2/x"] { try fixture.ada.put(path, "x") }
            try fixture.ada.put("/b.txt", "b")
            let before = try fixture.tree()
            let folder = try directory(fixture, ["file": "a"])
            let words = command.words.split(separator: " ").map { $0 == "FILE" ? folder + "/file" : String($0) }
            try await fixture.kill(words, inResponseOf: command.route)
            #expect(try fixture.tree() != before)
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try fixture.tree() == before)
        }
    }

    // MARK: Others

    /// Dropbox doesn't tell who created a folder.
    @Test(arguments: [false, true]) func folderOfUnknownOriginIsKept(_ isOwn: Bool) async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("mkdir", "/before").status == .success)
            if isOwn {
                try await fixture.kill(["mkdir", "/shared"], inResponseOf: "files/create_folder_v2")
            } else {
                try await fixture.kill(["mkdir", "/shared"], inRequestOf: "files/create_folder_v2")
                try fixture.ada.createFolder("/shared")
            }
            for _ in 0..<2 {
                let undo = await fixture.dbx("undo")
                #expect(undo.status == .failure)
                #expect(undo.error.contains("/shared: kept, because it isn't known"), "\(undo.error)")
                #expect(try Set(fixture.ada.list()) == ["/before/", "/shared/"])
            }
        }
    }

    @Test func moveOfOthersStays() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/x", "x")
            try await fixture.kill(["mv", "/x", "/y"], inRequestOf: "files/move_v2")
            #expect(await fixture.others("mv", "/x", "/theirs") == .success)
            #expect(await fixture.dbx("undo").error.contains("there is nothing to undo"))
            #expect(try fixture.ada.list() == ["/theirs"])
        }
    }
}
