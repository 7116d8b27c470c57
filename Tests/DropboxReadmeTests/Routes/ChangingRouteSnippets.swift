import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Examples of API/Examples.md that change items.
@Suite(.timeLimit(.minutes(10)))
struct ChangingRouteExamples {
    @Test func createFolder() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()

            let folder = try await client.files.createFolderV2(path: "/notes").response().metadata
            print("created", folder.pathDisplay ?? folder.name)

            #expect(print.lines == ["created /notes"])
        }
    }

    @Test func delete() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            func delete(_ path: String) async throws {
                do {
                    print("deleted", try await client.files.deleteV2(path: path).response().metadata.name)
                } catch {
                    guard case .pathLookup(.notFound) = error.routeError else { throw error }
                }
            }

            for _ in 1...2 { try await delete("/notes/today.txt") }
            #expect(print.lines == ["deleted today.txt"])
        }
    }

    @Test func deleteBatch() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let entries = ["/notes/today.txt", "/notes/tomorrow.txt"].map { Files.DeleteArg(path: $0) }
            switch try await client.files.deleteBatch(entries: entries).response() {
            case .complete(let result): print(result.entries.count, "outcomes")
            case .asyncJobId(let job):
                // Repeat this while it returns .inProgress.
                print("started:", try await client.files.deleteBatchCheck(asyncJobId: job).response())
            case .other: break
            }

            #expect(print.lines.count == 1)
        }
    }

    @Test func move() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let path = "/archive/monday.txt"
            let item = try await client.files.moveV2(fromPath: "/notes/today.txt", toPath: path).response().metadata
            print("now at", item.pathDisplay ?? item.name)

            #expect(print.lines == ["now at /archive/monday.txt"])
        }
    }

    @Test func copy() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let copy = try await client.files.copyV2(fromPath: "/notes", toPath: "/backup").response().metadata
            print("copied to", copy.pathDisplay ?? copy.name)

            #expect(print.lines == ["copied to /backup"])
        }
    }

    @Test func restore() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            try dropbox.account.put("/notes/today.txt", "")

            let revisions = try await client.files.listRevisions(path: "/notes/today.txt").response()
            if let earlier = revisions.entries.dropFirst().first {
                let file = try await client.files.restore(path: "/notes/today.txt", rev: earlier.rev).response()
                print("restored", file.size, "bytes")
            }

            #expect(print.lines == ["restored 8 bytes"])
        }
    }

    @Test func saveURL() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            let url = try await client.files.getTemporaryLink(path: "/notes/today.txt").response().link

            switch try await client.files.saveUrl(path: "/saved.txt", url: url).response() {
            case .complete(let file): print("saved", file.name)
            case .asyncJobId(let job):
                // Repeat this while it returns .inProgress.
                let status = try await client.files.saveUrlCheckJobStatus(asyncJobId: job).response()
                print("started:", status)
            }

            #expect(print.lines.count == 1)
        }
    }
}
