import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Examples of API/Examples.md that list and find items.
@Suite(.timeLimit(.minutes(10)))
struct ListingRouteExamples {
    @Test func listFolder() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let page = try await client.files.listFolder(path: "/notes").response()
            for entry in page.entries { print(entry.name) }
            // If page.hasMore is true, listFolderContinue returns the rest.

            #expect(print.lines == ["today.txt"])
        }
    }

    @Test func listFolderContinue() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            try dropbox.account.put("/notes/tomorrow.txt", "Buy bread")

            var page = try await client.files.listFolder(path: "/notes", limit: 1).response()
            var names = page.entries.map(\.name)
            while page.hasMore {
                page = try await client.files.listFolderContinue(cursor: page.cursor).response()
                names += page.entries.map(\.name)
            }
            print(names.count, "items")

            #expect(print.lines == ["2 items"])
        }
    }

    @Test func listFolderGetLatestCursor() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let start = try await client.files.listFolderGetLatestCursor(path: "/notes").response().cursor
            // Later: what has changed since then?
            let changes = try await client.files.listFolderContinue(cursor: start).response()
            print(changes.entries.count, "changes")

            #expect(print.lines == ["0 changes"])
        }
    }

    @Test func listFolderLongpoll() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.createFolder("/notes")
            let writer = Task {
                _ = await dropbox.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
                return try dropbox.account.put("/notes/today.txt", "Buy milk")
            }

            let cursor = try await client.files.listFolderGetLatestCursor(path: "/notes").response().cursor
            let news = try await client.files.listFolderLongpoll(cursor: cursor, timeout: 30).response()
            if news.changes {
                let page = try await client.files.listFolderContinue(cursor: cursor).response()
                print("changed:", page.entries.map(\.name))
            }

            _ = try await writer.value
            #expect(print.lines == ["changed: [\"today.txt\"]"])
        }
    }

    @Test func getMetadata() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let item = try await client.files.getMetadata(path: "/notes/today.txt").response()
            if let file = item as? Files.FileMetadata {
                print(file.name, file.size, "bytes, revision", file.rev)
            }

            #expect(print.lines.first?.hasPrefix("today.txt 8 bytes, revision ") == true)
        }
    }

    @Test func search() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let options = Files.SearchOptions(path: "/notes", maxResults: 20)
            let result = try await client.files.searchV2(query: "today", options: options).response()
            for match in result.matches {
                if case .metadata(let item) = match.metadata { print(item.pathDisplay ?? item.name) }
            }

            #expect(print.lines == ["/notes/today.txt"])
        }
    }

    @Test func listRevisions() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let revisions = try await client.files.listRevisions(path: "/notes/today.txt", limit: 10).response()
            for file in revisions.entries { print(file.rev, file.serverModified, file.size) }

            #expect(print.lines.count == 1)
        }
    }
}
