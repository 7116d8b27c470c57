import DropboxEmulator
import DropboxSync
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md that work offline.
@Suite(.timeLimit(.minutes(10)))
struct OfflineRecipes {
    private func withFilesystem(_ recipe: (EmulatedDropbox, Filesystem) async throws -> Void) async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/Notes/Old.txt", "old")

            let filesystem = try await Filesystem(directory: directory, client: client)

            try await recipe(dropbox, filesystem)
            await filesystem.shutDown()
        }
    }

    @Test func openAFilesystem() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/Notes/Old.txt", "old")

            let filesystem = try await Filesystem(directory: directory, client: client)
            for info in try await filesystem.listFolder(.root) { print(info.path) }

            await filesystem.shutDown()
            #expect(filesystem.isShutDown)
        }
    }

    @Test func writeAFile() async throws {
        try await withFilesystem { dropbox, filesystem in
            guard let folder = SyncPath("/Notes/2026"), let path = folder.child("Today.txt") else { return }
            try await filesystem.createFolderIfNeeded(at: folder)
            let file = try await filesystem.openOrCreate(path)
            try await file.append("Buy milk\n")
            file.close()

            #expect(try await filesystem.fileInfo(at: path).size == 9)
        }
    }

    @Test func readAFile() async throws {
        try await withFilesystem { dropbox, filesystem in
            guard let path = SyncPath("/Notes/Old.txt") else { return }
            let file = try await filesystem.open(path)
            let text = try await file.readString()
            file.close()

            #expect(text == "old")
        }
    }

    @Test func waitForUploads() async throws {
        try await withFilesystem { dropbox, filesystem in
            let file = try await filesystem.create(try #require(SyncPath("/today.txt")))
            try await file.write("Buy milk")
            file.close()

            let changes = filesystem.changes
            while try filesystem.pendingChangeCount > 0 {
                if let error = filesystem.status.upload.error { throw error }
                for await _ in changes { break }
            }

            #expect(try dropbox.account.read("/today.txt") == Data("Buy milk".utf8))
        }
    }

    @Test func followAFolder() async throws {
        try await withFilesystem { dropbox, filesystem in
            let (listings, continuation) = AsyncStream.makeStream(of: [String].self)
            let show: @Sendable ([String]) -> Void = { continuation.yield($0) }
            let follower = Task {
                guard let notes = SyncPath("/Notes") else { return }
                let changes = filesystem.changes(at: notes, scope: .children)
                show(try await filesystem.listFolder(notes).map(\.path.name))
                for await _ in changes {
                    show(try await filesystem.listFolder(notes).map(\.path.name))
                }
            }
            for await names in listings where names == ["Old.txt"] { break }
            try dropbox.account.put("/Notes/Today.txt", "Buy milk")
            for await names in listings where names.count == 2 { break }
            follower.cancel()
            _ = await follower.result
        }
    }
}
