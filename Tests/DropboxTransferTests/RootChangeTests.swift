import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxConcurrency
import SwiftyDropbox
import Testing

@testable import DropboxTransfer

/// What becomes of clients and watchers when an account joins a team and its paths begin somewhere else.
@Suite(.timeLimit(.minutes(10)))
struct RootChangeTests {
    private let moves = Locked<[PathRootChange]>([])

    /// A client of the user whose paths begin at the root that the account has now, and which takes up others.
    private func withClient(_ body: (DownloadFixture, DropboxClient) async throws -> Void) async throws {
        try await DownloadFixture.run { site in
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(
                        LongLivedAccessTokenProvider(accessToken: site.emulator.accessToken)),
                    configuration: .init { [moves] in
                        $0.baseHosts = BaseHosts(server: site.emulator.url.absoluteString)
                        $0.onPathRootChange = { change in moves.withLock { $0.append(change) } }
                    }))
            defer { client.client.shutdown() }
            try await body(site, try await client.withPathRoot(kind: .root))
        }
    }

    /// Has the user join a team, by which the folder of the user becomes one in the root of the team.
    private func joinTeam(_ site: DownloadFixture) throws {
        _ = try site.emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin)]))
    }

    private func text(_ event: FolderChangeEvent?) -> String {
        switch event {
        case .changes(let changes, _, _): changes.compactMap(\.metadata.pathDisplay).sorted().joined(separator: " ")
        case .reset: "reset"
        case nil: ""
        }
    }

    @Test func aClientWorksOnFromTheRootOfTheTeam() async throws {
        try await withClient { site, client in
            try site.account.put("/a", "x")
            #expect(try await client.files.getMetadata(path: "/a").response().name == "a")
            try joinTeam(site)
            let entries = try await client.files.listFolder(path: "", recursive: true).response().entries
            #expect(entries.compactMap(\.pathDisplay) == ["/Ada Lovelace", "/Ada Lovelace/a"])
            #expect(moves.withLock { $0.count } == 1)
        }
    }

    @Test func aWatcherIsToldThatItsCursorIsVoidAndThenWhatIsThere() async throws {
        try await withClient { site, client in
            try site.account.put("/a", "x")
            var events = client.files.changes(in: "").makeAsyncIterator()
            async let change: Void = {
                _ = await site.emulator.calls.waitForArrival {
                    $0.route == "files/list_folder/longpoll" && $0.status == nil
                }
                try joinTeam(site)
                // The poll knows nothing of roots, and ends with the next change.
                try site.account.put("/b", "y")
            }()
            let first = text(try await events.next())
            try await change
            #expect(first == "reset")
            #expect(text(try await events.next()) == "/Ada Lovelace /Ada Lovelace/a /Ada Lovelace/b")
        }
    }

    /// The server would go on telling of the old root.
    @Test func aWatcherHearsOfARootThatAnotherCallFound() async throws {
        try await withClient { site, client in
            let cursor = try await client.files.listFolderGetLatestCursor(path: "", recursive: true).response().cursor
            try site.account.put("/a", "x")
            var events = client.files.changes(in: "", since: cursor).makeAsyncIterator()
            #expect(text(try await events.next()) == "/a")
            try joinTeam(site)
            _ = try await client.files.listFolder(path: "").response()
            try site.account.put("/b", "y")
            #expect(text(try await events.next()) == "reset")
            #expect(text(try await events.next()) == "/Ada Lovelace /Ada Lovelace/a /Ada Lovelace/b")
        }
    }

    /// Nobody has heard of anything yet, so there is nothing to forget.
    @Test func aWatcherThatBeginsWithAVoidRootBeginsWithTheNewOne() async throws {
        try await withClient { site, client in
            try site.account.put("/a", "x")
            try joinTeam(site)
            var events = client.files.changes(in: "").makeAsyncIterator()
            async let change: Void = {
                _ = await site.emulator.calls.waitForArrival {
                    $0.route == "files/list_folder/longpoll" && $0.status == nil
                }
                try site.account.put("/b", "y")
            }()
            let first = text(try await events.next())
            try await change
            #expect(first == "/Ada Lovelace/b")
        }
    }
}
