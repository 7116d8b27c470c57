import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md that change items.
@Suite(.timeLimit(.minutes(10)))
struct ChangeRecipes {
    @Test func createAFolderIfNeeded() async throws {
        try await withRecipe { dropbox, client, _ in
            func createFolder() async throws {
                do {
                    _ = try await client.files.createFolderV2(path: "/notes/2026").response()
                } catch {
                    guard case .path(.conflict(.folder)) = error.routeError else { throw error }
                }
            }

            try await createFolder()
            try await createFolder()
            #expect(try dropbox.account.list() == ["/notes/", "/notes/2026/"])
        }
    }

    @Test func move() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/inbox/report.txt", "report")

            let moved = try await client.files.moveV2(fromPath: "/inbox/report.txt", toPath: "/archive/2026.txt")
                .response()
            print("moved to", moved.metadata.pathDisplay ?? moved.metadata.name)

            #expect(try dropbox.account.read("/archive/2026.txt") == Data("report".utf8))
        }
    }

    @Test func copy() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/report.txt", "report")

            let copy = try await client.files.copyV2(
                fromPath: "/report.txt", toPath: "/copies/report.txt", autorename: true
            ).response()
            print("copied to", copy.metadata.pathDisplay ?? copy.metadata.name)

            #expect(try dropbox.account.read("/copies/report.txt") == Data("report".utf8))
        }
    }

    @Test func delete() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/old/report.txt", "report")

            _ = try await client.files.deleteV2(path: "/old").response()

            #expect(try dropbox.account.list().isEmpty)
        }
    }

    @Test func deleteOnlyTheKnownRevision() async throws {
        try await withRecipe { dropbox, client, _ in
            let rev = try dropbox.account.put("/report.txt", "report")

            _ = try await client.files.deleteV2(path: "/report.txt", parentRev: rev).response()

            #expect(try dropbox.account.list().isEmpty)
        }
    }

    @Test func deleteManyItems() async throws {
        try await withRecipe { dropbox, client, _ in
            for name in ["a", "b"] { try dropbox.account.put("/\(name).txt", name) }
            let paths = ["/a.txt", "/b.txt"]

            let entries = paths.map { Files.DeleteArg(path: $0) }
            let launch = try await client.files.deleteBatch(entries: entries).response()
            guard case .asyncJobId(let job) = launch else { return }
            var status = try await client.files.deleteBatchCheck(asyncJobId: job).response()
            while case .inProgress = status {
                try await Task.sleep(for: .seconds(1))
                status = try await client.files.deleteBatchCheck(asyncJobId: job).response()
            }
            guard case .complete(let result) = status else { return print("the job failed:", status) }
            for case .failure(let error) in result.entries { print(error) }

            #expect(try dropbox.account.list().isEmpty)
        }
    }

    @Test func restoreARevision() async throws {
        try await withRecipe { dropbox, client, _ in
            let rev = try dropbox.account.put("/report.txt", "first")
            try dropbox.account.put("/report.txt", "second")

            _ = try await client.files.restore(path: "/report.txt", rev: rev).response()

            #expect(try dropbox.account.read("/report.txt") == Data("first".utf8))
        }
    }

    @Test func restoreADeletedFile() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/report.txt", "report")
            try dropbox.account.delete("/report.txt")

            let revisions = try await client.files.listRevisions(path: "/report.txt", limit: 1).response()
            if let latest = revisions.entries.first {
                _ = try await client.files.restore(path: "/report.txt", rev: latest.rev).response()
            }

            #expect(try dropbox.account.read("/report.txt") == Data("report".utf8))
        }
    }

    @Test func tagAFile() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/report.txt", "report")
            let print = Printer()

            try await client.files.tagsAdd(path: "/report.txt", tagText: "urgent").response()
            for file in try await client.files.tagsGet(paths: ["/report.txt"]).response().pathsToTags {
                for case .userGeneratedTag(let tag) in file.tags {
                    print(file.path, tag.tagText)
                }
            }

            #expect(print.lines == ["/report.txt urgent"])
        }
    }
}
