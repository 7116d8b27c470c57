import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md that share items.
@Suite(.timeLimit(.minutes(10)))
struct SharingRecipes {
    @Test func linkToAFile() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/report.txt", "report")

            func link(to path: String) async throws -> String? {
                do {
                    return try await client.sharing.createSharedLinkWithSettings(path: path).response().url
                } catch {
                    guard case .sharedLinkAlreadyExists = error.routeError else { throw error }
                }
                for try await link in client.sharing.sharedLinks(path: path, directOnly: true) { return link.url }
                return nil
            }

            let first = try await link(to: "/report.txt")
            #expect(first != nil)
            #expect(try await link(to: "/report.txt") == first)
        }
    }

    @Test func linkWithAPassword() async throws {
        try await withRecipe { dropbox, _, _ in
            // Accounts with the plan Basic can't have such links.
            var grace = DropboxEmulator.Configuration.Account("grace")
            grace.kind = .pro
            let account = try dropbox.emulator.addAccount(grace)
            try account.put("/report.txt", "report")
            let client = DropboxClient(accessToken: try account.token(), baseHosts: dropbox.hosts)

            let settings = Sharing.SharedLinkSettings(
                requirePassword: true, linkPassword: "correct horse battery staple",
                expires: Date(timeIntervalSinceNow: 7 * 86_400))
            let link = try await client.sharing.createSharedLinkWithSettings(path: "/report.txt", settings: settings)
                .response()
            print(link.url, "until", link.expires ?? "ever")

            #expect(link.expires != nil)
            client.shutdown()
        }
    }

    @Test func revokeLinks() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/report.txt", "report")
            _ = try await client.sharing.createSharedLinkWithSettings(path: "/report.txt").response()

            for try await link in client.sharing.sharedLinks(path: "/report.txt", directOnly: true) {
                try await client.sharing.revokeSharedLink(url: link.url).response()
            }

            for try await link in client.sharing.sharedLinks() { Issue.record("\(link)") }
        }
    }

    @Test func downloadFromALink() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/report.txt", "report")
            let link = try await client.sharing.createSharedLinkWithSettings(path: "/report.txt").response().url
            let file = directory.appending(path: "report.txt")

            let (metadata, location) = try await client.sharing.getSharedLinkFile(
                url: link, overwrite: true, destination: file
            ).response()
            print(metadata.name, "is at", location.path)

            #expect(try Data(contentsOf: file) == Data("report".utf8))
        }
    }

    @Test func shareAFolder() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            _ = try dropbox.emulator.addAccount(.init("bob"))

            let launch = try await client.sharing.shareFolder(path: "/notes").response()
            guard case .complete(let folder) = launch else { return print("in progress:", launch) }
            let bob = Sharing.AddMember(member: .email("bob@example.com"), accessLevel: .viewer)
            try await client.sharing.addFolderMember(sharedFolderId: folder.sharedFolderId, members: [bob]).response()

            var members = 0
            for try await page in client.sharing.folderMembers(of: folder.sharedFolderId) {
                members += page.users.count + page.invitees.count
            }
            #expect(members == 2)
        }
    }

    @Test func listMembers() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            guard case .complete = try await client.sharing.shareFolder(path: "/notes").response() else { return }
            let print = Printer()

            for try await folder in client.sharing.folders() {
                for try await page in client.sharing.folderMembers(of: folder.sharedFolderId) {
                    for member in page.users { print(folder.name, member.user.displayName) }
                }
            }

            #expect(print.lines == ["notes Ada Lovelace"])
        }
    }

    @Test func requestFiles() async throws {
        try await withRecipe { dropbox, client, _ in
            let request = try await client.fileRequests.create(
                title: "Photos of the party", destination: "/party", description_: "Please add yours."
            ).response()
            print("send this link:", request.url)

            #expect(!request.url.isEmpty)
        }
    }
}
