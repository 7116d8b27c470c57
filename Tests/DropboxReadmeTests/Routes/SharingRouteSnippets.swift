import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Examples of API/Examples.md that share items.
@Suite(.timeLimit(.minutes(10)))
struct SharingRouteExamples {
    @Test func createSharedLink() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let settings = Sharing.SharedLinkSettings(audience: .public_, access: .viewer)
            let request = client.sharing.createSharedLinkWithSettings(path: "/notes/today.txt", settings: settings)
            print(try await request.response().url)

            #expect(print.lines.count == 1)
        }
    }

    @Test func listSharedLinks() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            _ = try await client.sharing.createSharedLinkWithSettings(path: "/notes/today.txt").response()

            let page = try await client.sharing.listSharedLinks(path: "/notes/today.txt", directOnly: true).response()
            for link in page.links { print(link.name, link.url) }

            #expect(print.lines.count == 1)
        }
    }

    @Test func revokeSharedLink() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            let url = try await client.sharing.createSharedLinkWithSettings(path: "/notes/today.txt").response().url

            try await client.sharing.revokeSharedLink(url: url).response()

            #expect(try await client.sharing.listSharedLinks().response().links.isEmpty)
        }
    }

    @Test func getSharedLinkMetadata() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            let url = try await client.sharing.createSharedLinkWithSettings(path: "/notes/today.txt").response().url

            let link = try await client.sharing.getSharedLinkMetadata(url: url).response()
            switch link {
            case let file as Sharing.FileLinkMetadata: print(file.name, file.size, "bytes")
            default: print(link.name, "(folder)")
            }

            #expect(print.lines == ["today.txt 8 bytes"])
        }
    }

    @Test func getSharedLinkFile() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            let url = try await client.sharing.createSharedLinkWithSettings(path: "/notes/today.txt").response().url

            let (metadata, content) = try await client.sharing.getSharedLinkFile(url: url).response()
            print(metadata.name, content.count, "bytes")

            #expect(print.lines == ["today.txt 8 bytes"])
        }
    }

    @Test func modifySharedLinkSettings() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            let url = try await client.sharing.createSharedLinkWithSettings(path: "/notes/today.txt").response().url

            let settings = Sharing.SharedLinkSettings(allowDownload: true)
            let link = try await client.sharing.modifySharedLinkSettings(url: url, settings: settings).response()
            print(link.url)

            #expect(print.lines == [url])
        }
    }

    @Test func shareFolder() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            switch try await client.sharing.shareFolder(path: "/notes").response() {
            case .complete(let folder): print(folder.name, "has the ID", folder.sharedFolderId)
            case .asyncJobId(let job):
                // Repeat this while it returns .inProgress.
                print("started:", try await client.sharing.checkShareJobStatus(asyncJobId: job).response())
            }

            #expect(print.lines.first?.hasPrefix("notes has the ID ") == true)
        }
    }

    @Test func addFolderMember() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            _ = try dropbox.emulator.addAccount(.init("bob"))
            guard case .complete(let folder) = try await client.sharing.shareFolder(path: "/notes").response() else {
                return
            }

            let bob = Sharing.AddMember(member: .email("bob@example.com"), accessLevel: .editor)
            try await client.sharing.addFolderMember(sharedFolderId: folder.sharedFolderId, members: [bob]).response()

            #expect(dropbox.emulator.calls.all.map(\.status) == [200, 200])
        }
    }

    @Test func listFolderMembers() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            guard case .complete(let folder) = try await client.sharing.shareFolder(path: "/notes").response() else {
                return
            }

            let members = try await client.sharing.listFolderMembers(sharedFolderId: folder.sharedFolderId).response()
            for member in members.users { print(member.user.displayName, member.accessType) }

            #expect(print.lines.count == 1)
        }
    }

    @Test func listFolders() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            _ = try await client.sharing.shareFolder(path: "/notes").response()

            let page = try await client.sharing.listFolders(limit: 100).response()
            for folder in page.entries { print(folder.name, folder.sharedFolderId) }

            #expect(print.lines.count == 1)
        }
    }

    @Test func createFileRequest() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()

            let request = try await client.fileRequests.create(title: "Photos", destination: "/photos").response()
            print("send this link:", request.url)

            #expect(print.lines.count == 1)
        }
    }
}
