import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxTransfer

/// Clients and watchers of an account that joins a team, which changes the path root.
@Suite(.timeLimit(.minutes(10)))
struct RootChangeTests {
    private let moves = Locked<[PathRootChange]>([])

    /// Provides a client of the user with the current path root, which follows changes of the root.
    private func withClient(_ body: (DownloadFixture, DropboxClient) async throws -> Void) async throws {
        try await DownloadFixture.run { fixture in
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(
                        LongLivedAccessTokenProvider(accessToken: fixture.emulator.accessToken)),
                    configuration: .init { [moves] in
                        $0.baseHosts = BaseHosts(server: fixture.emulator.url.absoluteString)
                        $0.onPathRootChange = { change in moves.withLock { $0.append(change) } }
                    }))
            defer { client.client.shutdown() }
            try await body(fixture, try await client.withPathRoot(kind: .root))
        }
    }

    /// Moves the user to a team. Their folder becomes a folder in the root of the team.
    private func joinTeam(_ fixture: DownloadFixture) throws {
        _ = try fixture.emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin)]))
    }

    private func text(_ event: FolderChangeEvent?) -> String {
        switch event {
        case .changes(let changes, _, _): changes.compactMap(\.metadata.pathDisplay).sorted().joined(separator: " ")
        case .reset: "reset"
        case nil: ""
        }
    }

    @Test func clientFollowsTheNewRoot() async throws {
        try await withClient { fixture, client in
            try fixture.account.put("/a", "x")
            #expect(try await client.files.getMetadata(path: "/a").response().name == "a")
            try joinTeam(fixture)
            let entries = try await client.files.listFolder(path: "", recursive: true).response().entries
            #expect(entries.compactMap(\.pathDisplay) == ["/Ada Lovelace", "/Ada Lovelace/a"])
            #expect(moves.withLock { $0.count } == 1)
        }
    }

    @Test func watcherReportsResetAndThenAllItems() async throws {
        try await withClient { fixture, client in
            try fixture.account.put("/a", "x")
            var events = client.files.changes(in: "").makeAsyncIterator()
            async let change: Void = {
                _ = await fixture.emulator.calls.waitForRequest {
                    $0.route == "files/list_folder/longpoll" && $0.status == nil
                }
                try joinTeam(fixture)
                // The poll doesn't depend on the path root, and ends with the next change.
                try fixture.account.put("/b", "y")
            }()
            let first = text(try await events.next())
            try await change
            #expect(first == "reset")
            #expect(text(try await events.next()) == "/Ada Lovelace /Ada Lovelace/a /Ada Lovelace/b")
        }
    }

    /// The server would continue to report the old root.
    @Test func watcherFollowsRootFoundByAnotherRequest() async throws {
        try await withClient { fixture, client in
            let cursor = try await client.files.listFolderGetLatestCursor(path: "", recursive: true).response().cursor
            try fixture.account.put("/a", "x")
            var events = client.files.changes(in: "", since: cursor).makeAsyncIterator()
            #expect(text(try await events.next()) == "/a")
            try joinTeam(fixture)
            _ = try await client.files.listFolder(path: "").response()
            try fixture.account.put("/b", "y")
            #expect(text(try await events.next()) == "reset")
            #expect(text(try await events.next()) == "/Ada Lovelace /Ada Lovelace/a /Ada Lovelace/b")
        }
    }

    /// Nothing was reported yet, so nothing needs to be reset.
    @Test func watcherWithInvalidRootStartsWithTheNewOne() async throws {
        try await withClient { fixture, client in
            try fixture.account.put("/a", "x")
            try joinTeam(fixture)
            var events = client.files.changes(in: "").makeAsyncIterator()
            async let change: Void = {
                _ = await fixture.emulator.calls.waitForRequest {
                    $0.route == "files/list_folder/longpoll" && $0.status == nil
                }
                try fixture.account.put("/b", "y")
            }()
            let first = text(try await events.next())
            try await change
            #expect(first == "/Ada Lovelace/b")
        }
    }
}
