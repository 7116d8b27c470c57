import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxSharing
import DropboxTeam
import Foundation
import Testing

@testable import DropboxWorker

/// Folders that become namespaces of their own, and the reverse.
@Suite struct MountTests {
    @Test(arguments: DatabaseKind.allCases, [false, true])
    func contentOfASharedFolderMoves(kind: DatabaseKind, isListedAgain: Bool) async throws {
        let harness = try await Harness(kind)
        for name in ["/g/a", "/g/sub/b", "/g0"] { harness.server.write(name, in: "1") }
        try await harness.running(try harness.worker { $0.deletionThreshold = 1 }) {
            try await harness.waitForTable(["/g", "/g/a", "/g/sub", "/g/sub/b", "/g0"])
            try await harness.waitUntilIdle()
            harness.server.mount("/g", in: "1")
            if isListedAgain { harness.server.reset("1") }
            try await harness.mark()
            // More than half of the files are gone, but nobody deleted them.
            try await harness.waitForTable(["/g", "/g0"])
            try await harness.waitUntilIdle()
            #expect(harness.store.deliveries(of: "1")["/g/sub/b"]?.last.map(\.identity) == .some(nil))
            #expect(harness.store.deliveries(of: "1")["/g/sub"]?.last.map(\.identity) == .some(nil))
            #expect(harness.store.deliveries(of: "1")["/g"]?.count == 1)
            // It becomes an ordinary folder again.
            harness.server.unmount("/g", in: "1")
            harness.server.write("/g/a", in: "1")
            if isListedAgain { harness.server.reset("1") }
            try await harness.mark()
            try await harness.waitForTable(["/g", "/g/a", "/g0"])
            try await harness.waitUntilIdle()
            #expect(harness.store.deliveries(of: "1")["/g/a"]?.last?.identity != nil)
        }
        await harness.database.close()
    }

    /// What moves isn't a deletion, and what is deleted in the same page is one, however many transactions the page
    /// takes.
    @Test(arguments: DatabaseKind.allCases, [1_300, 1_000])
    func deletionsAreCountedBesideAMove(kind: DatabaseKind, count: Int) async throws {
        let harness = try await Harness(kind)
        for index in 0..<2_300 { harness.server.write("/shared/\(index)", in: "1") }
        for index in 0..<count { harness.server.write("/deleted/\(index)", in: "1") }
        for index in 0..<1_200 { harness.server.write("/rest/\(index)", in: "1") }
        let total = harness.server.namespace("1").items.count
        let worker = try harness.worker(sinks: []) {
            $0.pagesPerTurn = 10_000
            $0.deletionThreshold = 500
        }
        try await harness.running(worker) {
            try await harness.wait("not listed") { try await harness.table().count == total }
            try await harness.waitUntilIdle()
            harness.server.mount("/shared", in: "1")
            harness.server.delete("/deleted", in: "1")
            try await harness.mark()
            // It's more than half of what remains.
            let isHeld = count > 1_200
            if isHeld {
                try await harness.wait("not held") { try await harness.queue.status().heldCount == 1 }
                #expect(try await harness.table().count == total)
                let held = try await harness.queue.inspect(source: "model", namespaceID: "1")?.namespace.holdReason
                #expect(
                    held?.hasPrefix("\(count) files were deleted, more than half of all: ") == true, "\(held ?? "")")
                try await harness.queue.release(holdOf: "model", namespaceID: "1")
            }
            try await harness.wait("not deleted") { try await harness.table().count == 1_200 + 2 }
            try await harness.waitUntilIdle()
            #expect(try await harness.queue.status().heldCount == 0)
        }
        await harness.database.close()
    }

    /// A folder that was deleted before another namespace was mounted there is a deletion.
    @Test(arguments: DatabaseKind.allCases) func deletionBeforeAMountCounts(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for index in 0..<3 { harness.server.write("/g/\(index)", in: "1") }
        try await harness.running(try harness.worker { $0.deletionThreshold = 2 }) {
            try await harness.wait("not listed") { try await harness.table().count == 4 }
            try await harness.waitUntilIdle()
            harness.server.delete("/g", in: "1")
            harness.server.makeFolder("/g", in: "1")
            harness.server.mount("/g", in: "1")
            try await harness.mark()
            try await harness.wait("not held") { try await harness.queue.status().heldCount == 1 }
            try await harness.queue.release(holdOf: "model", namespaceID: "1")
            try await harness.waitForTable(["/g"])
        }
        await harness.database.close()
    }

    /// A member of an emulated team shares a folder, and ends that.
    @Test(arguments: DatabaseKind.allCases) func memberSharesAFolder(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await EmulatedDropbox.with(.team) { dropbox in
            let team = DropboxTeamClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "team-token")),
                    configuration: .init { $0.baseHosts = BaseHosts(server: dropbox.emulator.url.absoluteString) }))
            var members: [String: String] = [:]
            for try await member in team.memberClients() {
                members[member.info.profile.email] = member.info.profile.teamMemberId
            }
            let (admin, id) = (
                try #require(members["charles@example.com"]), try #require(members["grace@example.com"])
            )
            let grace = team.asMember(id)
            try dropbox.emulator.account("grace").put("/G/sub/a.txt", "a")
            try dropbox.emulator.account("grace").put("/G/b.txt", "b")
            let source = TeamSource(name: "model", client: team, adminID: admin)
            // The paths of the catalog, by whether they're in a home folder.
            let paths = { @Sendable (isShared: Int64) -> [String] in
                try await harness.database.execute(
                    """
                    SELECT f.path FROM dropbox_worker_files f JOIN dropbox_worker_namespaces n ON n.id = f.namespace_id
                    WHERE n.is_shared = $1 AND n.hold IS NULL AND f.path LIKE '/g%' ORDER BY f.path
                    """, .integer(isShared)
                ).compactMap { $0[0].text }
            }
            try await harness.running(try harness.worker(sources: [source]) { $0.deletionThreshold = 1 }) {
                let all = ["/g", "/g/b.txt", "/g/sub", "/g/sub/a.txt"]
                try await harness.wait("not read") { try await paths(0) == all }
                let launch = try await grace.sharing.shareFolder(path: "/G").response()
                guard case .complete(let folder) = launch else { throw CancellationError() }
                try await harness.queue.markAllChanged(source: "model")
                try await harness.wait("not moved") { try await paths(0) == ["/g"] }
                try await harness.wait("not in its namespace") {
                    try await harness.database.execute(
                        "SELECT 1 FROM dropbox_worker_catalog WHERE namespace = $1 AND path = '/sub/a.txt'",
                        .text(folder.sharedFolderId)
                    ).count == 1
                }
                _ = try await grace.sharing.unshareFolder(
                    sharedFolderId: folder.sharedFolderId, leaveACopy: true
                ).response()
                try await harness.wait("not back") {
                    try await harness.queue.markAllChanged(source: "model")
                    return try await paths(0) == all
                }
            }
            team.shutdown()
        }
        await harness.database.close()
    }
}
