import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md that list and find items.
@Suite(.timeLimit(.minutes(10)))
struct ListingRecipes {
    @Test func listAFolder() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            try dropbox.account.createFolder("/notes/old")
            let print = Printer()

            for try await entry in client.files.entries(in: "/notes") {
                switch entry {
                case let file as Files.FileMetadata: print(file.name, file.size, "bytes")
                case let folder as Files.FolderMetadata: print(folder.name, "(folder)")
                default: break
                }
            }

            #expect(print.lines.sorted() == ["old (folder)", "today.txt 8 bytes"])
        }
    }

    @Test func sizeOfAFolder() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            try dropbox.account.put("/notes/old/a.txt", "a")

            var size: UInt64 = 0
            for try await case let file as Files.FileMetadata in client.files.entries(in: "/notes", recursive: true) {
                size += file.size
            }
            print(size, "bytes")

            #expect(size == 9)
        }
    }

    @Test func checkWhetherAFileExists() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/today.txt", "Buy milk")

            func exists(_ path: String) async throws -> Bool {
                do {
                    _ = try await client.files.getMetadata(path: path).response()
                    return true
                } catch {
                    if case .path(.notFound) = error.routeError { return false }
                    throw error
                }
            }

            #expect(try await exists("/today.txt"))
            #expect(try await !exists("/tomorrow.txt"))
        }
    }

    @Test func search() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/report.txt", "report")
            let print = Printer()

            for try await match in client.files.searchResults(for: "report", options: .init(path: "/notes")) {
                if case .metadata(let item) = match.metadata {
                    print(item.pathDisplay ?? item.name)
                }
            }

            #expect(print.lines == ["/notes/report.txt"])
        }
    }

    @Test func followAFolder() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.createFolder("/notes")
            let print = Printer()
            let follower = Task {
                for try await event in client.files.changes(in: "/notes") {
                    guard case .changes(let changes, _, _) = event else { continue }
                    for change in changes { print(change.metadata.pathDisplay ?? change.metadata.name) }
                }
            }
            _ = await dropbox.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            for await line in print.output where line == "/notes/today.txt" { break }
            follower.cancel()
            _ = await follower.result
        }
    }

    @Test func listWhatChanged() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/old.txt", "old")
            var cursor: String?
            let print = Printer()
            for run in 1...2 {
                let entries = client.files.entries(in: "/notes", recursive: true)
                let pages = cursor.map(entries.pages.resuming(from:)) ?? entries.pages
                for try await page in pages {
                    for entry in page.entries {
                        print(entry.name, entry is Files.DeletedMetadata ? "was deleted" : "was added or changed")
                    }
                    cursor = page.cursor
                }

                if run == 1 {
                    #expect(print.lines.sorted() == ["notes was added or changed", "old.txt was added or changed"])
                    try dropbox.account.put("/notes/new.txt", "new")
                    try dropbox.account.delete("/notes/old.txt")
                }
            }
            #expect(print.lines.dropFirst(2).sorted() == ["new.txt was added or changed", "old.txt was deleted"])
        }
    }

    @Test func listRevisions() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/report.txt", "first")
            try dropbox.account.put("/report.txt", "second")

            let revisions = try await client.files.listRevisions(path: "/report.txt", limit: 100).response()
            for file in revisions.entries { print(file.rev, file.serverModified, file.size) }

            #expect(revisions.entries.count == 2)
        }
    }

    @Test func compareWithALocalFile() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/report.txt", "report")
            let file = directory.appending(path: "report.txt")
            try Data("report".utf8).write(to: file)

            let metadata = try await client.files.getMetadata(path: "/report.txt").response() as? Files.FileMetadata
            let isIdentical = try ContentHash.hash(ofFileAt: file) == metadata?.contentHash

            #expect(isIdentical)
        }
    }
}
