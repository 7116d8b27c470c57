import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Members of a team, one by one, and roots.
struct TeamTests {
    private func withTeam(_ body: (EmulatedDropbox, DropboxTeamClient) async throws -> Void) async throws {
        try await EmulatedDropbox.with(.team) { dropbox in
            let provider = LongLivedAccessTokenProvider(accessToken: "team-token")
            let team = DropboxTeamClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(provider),
                    configuration: .init {
                        $0.baseHosts = BaseHosts(server: dropbox.emulator.url.absoluteString)
                        $0.retryPolicy = .never
                    }))
            try await body(dropbox, team)
            team.shutdown()
        }
    }

    @Test(arguments: [1, 2, 1000]) func everyMemberIsSeenOnceWithAClient(pageSize: UInt32) async throws {
        try await withTeam { dropbox, team in
            try dropbox.emulator.account("grace").put("/grace.txt", "hers")
            var emails: [String] = []
            var files: [String] = []
            for try await member in team.memberClients(pageSize: pageSize) {
                emails.append(member.info.profile.email)
                files += try await member.client.files.listFolder(path: "").response().entries.map(\.name)
            }
            #expect(emails.sorted() == ["charles@example.com", "grace@example.com", "joan@example.com"])
            #expect(files == ["grace.txt"])
        }
    }

    @Test func laterProcessResumesAfterTheCursor() async throws {
        try await withTeam { _, team in
            var first: [String] = []
            var encodedCursor = Data()
            for try await member in team.memberClients(pageSize: 2) {
                first.append(member.info.profile.email)
                encodedCursor = try JSONEncoder().encode(member.cursor)
                if first.count == 1 { break }
            }
            let cursor = try JSONDecoder().decode(TeamMemberSequence.Cursor.self, from: encodedCursor)
            var rest: [String] = []
            for try await member in team.memberClients(pageSize: 2, resumingFrom: cursor) {
                rest.append(member.info.profile.email)
            }
            #expect(Set(first + rest).count == 3)
            #expect(rest.count == 2)
        }
    }

    @Test func anErrorEndsTheIterationAndSaysWhy() async throws {
        try await withTeam { dropbox, team in
            try dropbox.emulator.faults.add(.serverError(), on: "team/members/list/continue_v2")
            await #expect(throws: CallError<Team.MembersListContinueError>.self) {
                for try await _ in team.memberClients(pageSize: 1) {}
            }
        }
    }

    @Test func clientsCanBeRootedElsewhere() async throws {
        try await withTeam { _, team in
            var members = team.memberClients().makeAsyncIterator()
            let client = try #require(try await members.next()).client
            let info = try await client.users.getCurrentAccount().response().rootInfo
            let rooted = try await client.withPathRoot(kind: .root)
            guard case .root(info.rootNamespaceId)? = rooted.client.pathRoot else { return #expect(Bool(false)) }
            // The member's own folder is one of those in the team's space.
            let names = try await rooted.files.listFolder(path: "").response().entries.map(\.name)
            #expect(!names.isEmpty)
            let home = try await rooted.withPathRoot(kind: .home)
            guard case .home? = home.client.pathRoot else { return #expect(Bool(false)) }
            let namespace = try await client.withPathRoot(kind: .namespace(info.homeNamespaceId))
            _ = try await namespace.files.listFolder(path: "").response()
        }
    }
}

extension DropboxEmulator.Configuration {
    /// A team of three, and its token.
    static var team: DropboxEmulator.Configuration {
        var configuration = DropboxEmulator.Configuration()
        configuration.apps = [App(key: "teamappkey", secret: "teamappsecret", access: .team)]
        configuration.teams = [
            Team("Engines", members: [.init("charles", role: .teamAdmin), .init("grace"), .init("joan")])
        ]
        var token = Token()
        (token.text, token.team, token.app) = ("team-token", "Engines", "teamappkey")
        configuration.tokens = [token]
        return configuration
    }
}
