import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// The commands for sharing, teams, and documents. The SDK tells what the server has.
@Suite(.timeLimit(.minutes(10)))
struct SharingCommandTests {
    /// Runs with the account of a team member, who may do more than a basic account.
    private func withTeam(_ body: (CommandFixture, DropboxClient) async throws -> Void) async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.emulator.addTeam(
                .init("Engines", members: [.init("ada", role: .teamAdmin), .init("bob")]))
            let client = DropboxClient(
                accessToken: fixture.token, baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            defer { client.shutdown() }
            try await body(fixture, client)
        }
    }

    private func objects(_ result: CommandFixture.CommandResult) throws -> [[String: Any]] {
        #expect(result.status == .success, "\(result.error)")
        return try result.output.split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    private func fields(_ result: CommandFixture.CommandResult) throws -> [String: Any] {
        try #require(try objects(result).first)
    }

    // MARK: Links

    @Test func linksAreCreatedChangedUsedAndRevoked() async throws {
        try await withTeam { fixture, client in
            try fixture.ada.put("/a.txt", "content")
            let link = try fields(await fixture.dbx("link", "create", "/a.txt", "--json"))
            let url = try #require(link["url"] as? String)
            let stored = try await client.sharing.listSharedLinks(path: "/a.txt").response().links
            #expect(stored.map(\.url) == [url])
            let again = await fixture.dbx("link", "create", "/a.txt")
            #expect(again.output == url + "\n" && again.error.contains("has a link already"))
            #expect(try objects(await fixture.dbx("link", "list", "--json")).count == 1)
            #expect(try fields(await fixture.dbx("link", "info", url, "--json"))["url"] as? String == url)

            let copy = fixture.folder.url.appendingPathComponent("copy.txt")
            #expect(await fixture.dbx("link", "get", url, copy.path).status == .success)
            #expect(try Data(contentsOf: copy) == Data("content".utf8))
            #expect(await fixture.dbx("link", "get", url, copy.path).status == .failure)
            #expect(await fixture.dbx("link", "get", url, copy.path, "--overwrite").status == .success)

            let password = try TokenFile("secret")
            let change = await fixture.dbx("link", "change", url, "--expires", "7d", "--password-file", password.path)
            #expect(change.status == .success, "\(change.error)")
            let changed = try await client.sharing.listSharedLinks(path: "/a.txt").response().links
            #expect(changed.first?.expires != nil)
            #expect(changed.first?.linkPermissions.requirePassword == true)

            #expect(await fixture.dbx("link", "revoke", url, "-n").status == .success)
            #expect(try await client.sharing.listSharedLinks().response().links.count == 1)
            #expect(await fixture.dbx("link", "revoke", url).status == .success)
            #expect(try await client.sharing.listSharedLinks().response().links.isEmpty)
            #expect(await fixture.dbx("link", "revoke", url).status == .failure)
            let advice = "this is no link of Dropbox; `dbx link list` prints your links"
            #expect(await fixture.dbx("link", "revoke", "/a.txt").error.contains(advice))
            #expect(await fixture.dbx("link", "create", "/missing").error.contains("no such file or folder"))
        }
    }

    // MARK: Shared folders

    @Test func foldersAreSharedWithRoles() async throws {
        try await withTeam { fixture, client in
            try fixture.ada.put("/project/a.txt", "x")
            let shared = try fields(await fixture.dbx("folders", "share", "/project", "--json"))
            let id = try #require(shared["id"] as? String ?? shared["shared_folder_id"] as? String, "\(shared)")
            let add = await fixture.dbx(
                "folders", "add", "/project", "bob@example.com", "--role", "viewer", "--no-email")
            #expect(add.status == .success, "\(add.error)")
            let roles = { () async throws -> [String] in
                try await client.sharing.listFolderMembers(sharedFolderId: id).response().users
                    .filter { $0.user.email == "bob@example.com" }.map { user in
                        switch user.accessType {
                        case .viewer: "viewer"
                        case .editor: "editor"
                        default: "other"
                        }
                    }
            }
            #expect(try await roles() == ["viewer"])
            #expect(await fixture.dbx("folders", "role", "/project", "bob@example.com", "editor").status == .success)
            #expect(try await roles() == ["editor"])
            #expect(try objects(await fixture.dbx("folders", "members", "/project", "--json")).count == 2)
            #expect(try objects(await fixture.dbx("folders", "list", "--json")).count == 1)
            #expect(await fixture.dbx("folders", "remove", "/project", "bob@example.com").status == .success)
            #expect(try await roles().isEmpty)
            #expect(await fixture.dbx("folders", "unshare", "/project").status == .success)
            #expect(try await client.sharing.listFolders().response().entries.isEmpty)
            #expect(await fixture.dbx("folders", "members", "/missing").status == .failure)
            #expect(await fixture.dbx("folders").status == .usage)
        }
    }

    /// A mounted folder must be unmounted first. Afterward, it has no path.
    @Test func mountedFoldersAreLeft() async throws {
        try await withTeam { fixture, client in
            try fixture.ada.put("/project/a.txt", "x")
            let folder = try fields(await fixture.dbx("folders", "share", "/project", "--json"))
            let id = try #require(folder["id"] as? String)
            #expect(await fixture.dbx("folders", "add", "/project", "bob@example.com", "--quiet").status == .success)
            let bob = try TokenFile(try fixture.emulator.account("bob").token())
            let run = { (words: [String]) async -> String in
                let log = TerminalLog()
                let host = fixture.emulator.url.absoluteString
                let options = ["--host", host, "--token-file", bob.path, "--config", fixture.journal.url.path]
                let status = await Dbx.run(words + options, terminal: log.terminal())
                #expect(status == .success, "\(words): \(log.text(.error))")
                return log.text(.output)
            }
            #expect(await run(["folders", "mount", id]) == "mounted /project\n")
            #expect(await run(["folders", "leave", "/project"]) == "left /project\n")
            #expect(await run(["ls"]).isEmpty)
            let members = try await client.sharing.listFolderMembers(sharedFolderId: id).response().users
            #expect(members.map(\.user.email) == ["ada@example.com"])
        }
    }

    // MARK: File requests, locks

    @Test func requestsAreCreatedClosedAndDeleted() async throws {
        try await withTeam { fixture, client in
            let request = try fields(
                await fixture.dbx("requests", "create", "Photos", "/in", "--deadline", "14d", "--json"))
            let id = try #require(request["id"] as? String)
            #expect(request["open"] as? Bool == true && request["deadline"] is String)
            #expect(try objects(await fixture.dbx("requests", "list", "--json")).count == 1)
            #expect(await fixture.dbx("requests", "close", id).status == .success)
            #expect(try await client.fileRequests.get(id: id).response().isOpen == false)
            #expect(await fixture.dbx("requests", "delete", id).status == .success)
            #expect(try await client.fileRequests.listV2().response().fileRequests.isEmpty)
            let missing = await fixture.dbx("requests", "close", id)
            #expect(missing.error.contains("there is no such request"), "\(missing.error)")
        }
    }

    /// The API refuses a deadline with the tag for items of others.
    @Test func refusedDeadlinesNameThePlan() async throws {
        try await CommandFixture.run { fixture in
            let created = await fixture.dbx("requests", "create", "Photos", "/in", "--deadline", "14d")
            #expect(created.status == .failure)
            #expect(
                created.error
                    == "dbx: cannot create the request: only paid accounts can set a deadline; omit --deadline\n")
            let request = try fields(await fixture.dbx("requests", "create", "Photos", "/in", "--json"))
            let id = try #require(request["id"] as? String)
            let changed = await fixture.dbx("requests", "change", id, "--deadline", "14d")
            #expect(
                changed.error.contains("only paid accounts can set a deadline, and only the owner"), "\(changed.error)")
            #expect(await fixture.dbx("requests", "change", id, "--no-deadline").status == .success)
        }
    }

    @Test func filesAreTaggedAndUntagged() async throws {
        try await withTeam { fixture, client in
            try fixture.ada.put("/a.txt", "x")
            #expect(await fixture.dbx("tags", "add", "/a.txt", "red", "blue").status == .success)
            let list = try fields(await fixture.dbx("tags", "list", "/a.txt", "--json"))
            #expect(Set(try #require(list["tags"] as? [String])) == ["red", "blue"])
            #expect(await fixture.dbx("tags", "remove", "/a.txt", "red").status == .success)
            #expect(try await client.files.tagsGet(paths: ["/a.txt"]).response().pathsToTags.first?.tags.count == 1)
        }
    }

    // MARK: Account, team

    @Test func accountIsDescribed() async throws {
        try await withTeam { fixture, _ in
            let account = try fields(await fixture.dbx("account", "--json"))
            #expect(account["email"] as? String == "ada@example.com")
            #expect(await fixture.dbx("account").output.contains("ada@example.com"))
        }
    }

    @Test func teamsAreListedWithATeamToken() async throws {
        try await withTeam { fixture, _ in
            let teamToken = try TokenFile(try fixture.emulator.teamToken("Engines"))
            let server = fixture.emulator.url.absoluteString
            let run = { (words: [String]) async -> CommandFixture.CommandResult in
                let log = TerminalLog()
                let options = ["--host", server, "--token-file", teamToken.path, "--config", fixture.journal.url.path]
                let status = await Dbx.run(words + options, terminal: log.terminal())
                return .init(status: status, output: log.text(.output), error: log.text(.error))
            }
            let members = try objects(await run(["team", "members", "--json"]))
            #expect(Set(members.compactMap { $0["email"] as? String }) == ["ada@example.com", "bob@example.com"])
            #expect(try fields(await run(["team", "info", "--json"]))["name"] as? String == "Engines")
            for command in ["groups", "devices", "events", "folders"] {
                let result = await run(["team", command, "--json"])
                #expect(result.status == .success, "\(command): \(result.error)")
            }
            // A team acts for a member.
            try fixture.ada.put("/ada.txt", "x")
            #expect(await run(["ls", "--as-member", "ada@example.com"]).output == "ada.txt\n")
            let nobody = await run(["ls", "--as-member", "nobody@example.com"])
            #expect(nobody.status == .failure && nobody.error.contains("is no member of the team"))
            // A user's token isn't enough.
            let user = await fixture.dbx("team", "members")
            let message = "dbx: cannot list the members: this is the token of a user; use the token of a team: "
            #expect(user.status == .failure && user.error.hasPrefix(message), "\(user.error)")
        }
    }

    // MARK: Documents

    @Test func documentsAreCreatedAndExported() async throws {
        try await withTeam { fixture, client in
            let file = fixture.folder.url.appendingPathComponent("doc.md")
            try Data("# Title\n".utf8).write(to: file)
            let paper = await fixture.dbx("paper", "create", file.path, "/doc.paper")
            #expect(paper.status == .success, "\(paper.error)")
            let export = await fixture.dbx("export", "/doc.paper", fixture.folder.url.path + "/copy.md")
            #expect(export.status == .success, "\(export.error)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path).count == 2)
            #expect(await fixture.dbx("export", "/missing").status == .failure)
            let preview = await fixture.dbx("preview", "/missing", fixture.folder.url.path + "/p.pdf")
            #expect(preview.status == .failure)
        }
    }
}
