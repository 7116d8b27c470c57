import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTeam
import Foundation
import Testing

@testable import DropboxWorker

/// Sources of accounts and teams, with the emulator.
@Suite struct SourceTests {
    @Test(arguments: DatabaseKind.allCases) func accountIsFollowed(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await EmulatedDropbox.with { dropbox in
            try dropbox.account.put("/Notes/Today.txt", "milk")
            let source = AccountsSource(name: "model", accountIDs: { [dropbox.account.id] }) { _ in dropbox.client }
            let worker = try harness.worker(sources: [source])
            try await harness.running(worker) {
                try await harness.waitForTable(["/notes", "/notes/today.txt"])
                try dropbox.account.put("/new.txt", "new")
                try dropbox.account.delete("/Notes")
                try await harness.queue.markChanged(source: "model", accountIDs: [dropbox.account.id])
                try await harness.waitForTable(["/new.txt"])
                // After a reset, sinks get only what changed.
                try await waitUntilIdle(harness)
                let before = worker.metrics.counters.changes
                try dropbox.account.resetCursors()
                try dropbox.account.put("/other.txt", "other")
                try await harness.queue.markChanged(source: "model", accountIDs: [dropbox.account.id])
                try await harness.waitForTable(["/new.txt", "/other.txt"])
                try await waitUntilIdle(harness)
                #expect(worker.metrics.counters.changes == before + 1)
                #expect(worker.metrics.counters.resets == 1)
            }
            let rows = try await harness.database.execute(
                "SELECT display_path, size, is_folder FROM dropbox_worker_catalog ORDER BY path")
            #expect(rows.first == [.text("/new.txt"), .integer(3), .integer(0)])
        }
        await harness.database.close()
    }

    /// A client never reads the namespace of another account, whatever the source says.
    @Test(arguments: DatabaseKind.allCases, [true, false])
    func clientReadsNoOtherAccount(kind: DatabaseKind, usesTeamSpace: Bool) async throws {
        let harness = try await Harness(kind)
        try await EmulatedDropbox.with(.pair) { dropbox in
            let (ada, charles) = (try dropbox.emulator.account("ada"), try dropbox.emulator.account("charles"))
            try ada.put("/ada.txt", "hers")
            try charles.put("/charles.txt", "his")
            let server = BaseHosts(server: dropbox.emulator.url.absoluteString)
            let client = DropboxClient(accessToken: "ada-token", baseHosts: server)
            let other = DropboxClient(accessToken: "charles-token", baseHosts: server)
            let own = AccountsSource(
                name: "model", usesTeamSpace: usesTeamSpace, accountID: ada.id, client: client)
            try await harness.running(try harness.worker(sources: [own])) {
                try await harness.waitForTable(["/ada.txt"])
            }
            // The token of another account, with and without its ID.
            let source = AccountsSource(name: "model", accountID: charles.id, client: other)
            let error = try await #require(throws: WorkerDatabaseError.self) {
                try await harness.worker(sources: [source]).run()
            }
            #expect(error.isConfigurationError && error.message.contains(ada.id), "\(error)")
            let ids = [ada.id]
            let mixed = AccountsSource(name: "model", usesTeamSpace: usesTeamSpace, accountIDs: { ids }) { _ in other }
            try await harness.queue.markAllChanged(source: "model")
            try await harness.running(try harness.worker(sources: [mixed]) { $0.sourceInterval = .seconds(3_600) }) {
                // The namespace is tried again, and held again, when the source has been listed.
                try await harness.wait("not held") {
                    let reason = try await harness.queue.status().namespaces.first?.holdReason
                    return reason?.contains(charles.id) == true
                }
            }
            #expect(try await harness.table() == ["/ada.txt"])
            client.shutdown()
            other.shutdown()
        }
        await harness.database.close()
    }

    /// Whom a source belongs to is known in the database, also in one that an earlier version made.
    @Test(arguments: DatabaseKind.allCases) func databaseOfOthersIsRefused(kind: DatabaseKind) async throws {
        struct Owned: WorkerSource {
            let name = "model"
            let includesMountedFolders = false
            let owner: WorkerSourceOwner?
            func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws {}
            func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes {
                throw CancellationError()
            }
        }
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        let namespace = "1"
        await #expect(throws: WorkerDatabaseError.self) {
            try await harness.queue.register(Owned(owner: .account("2")))
        }
        let owners: [WorkerSourceOwner] = [.account(namespace), .tokenStore, .team("1")]
        for owner in owners {
            try await harness.queue.register(Owned(owner: owner))
            try await harness.queue.register(Owned(owner: owner))
            try await harness.queue.register(Owned(owner: nil))
            for other in owners where other != owner {
                await #expect(throws: WorkerDatabaseError.self) {
                    try await harness.queue.register(Owned(owner: other))
                }
            }
            try await harness.database.execute("DELETE FROM dropbox_worker_settings")
        }
        await harness.database.close()
    }

    /// A member who leaves the team has another root, with other paths. The listing is compared with the catalog.
    @Test(arguments: DatabaseKind.allCases) func movedRootIsListedAgain(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await EmulatedDropbox.with(.team) { dropbox in
            let server = BaseHosts(server: dropbox.emulator.url.absoluteString)
            let grace = try dropbox.emulator.account("grace")
            try grace.put("/Notes/Today.txt", "milk")
            let client = DropboxClient(accessToken: "grace-token", baseHosts: server)
            let home = try #require(
                try await client.users.getCurrentAccount().response().rootInfo as? Common.TeamRootInfo)
            let path = home.homePath.lowercased()
            let source = AccountsSource(name: "model", accountIDs: { [grace.id] }) { _ in client }
            let worker = try harness.worker(sources: [source])
            try await harness.running(worker) {
                try await harness.wait("not in the space of the team") {
                    try await harness.table().contains("\(path)/notes/today.txt")
                }
                let team = teamClient(dropbox)
                _ = try await team.team.membersRemove(
                    user: .email("grace@example.com"), wipeData: false, keepAccount: true
                ).response()
                team.shutdown()
                try await harness.queue.markAllChanged(source: "model")
                try await harness.waitForTable(["/notes", "/notes/today.txt"])
                try grace.put("/new.txt", "new")
                try await harness.queue.markAllChanged(source: "model")
                try await harness.waitForTable(["/new.txt", "/notes", "/notes/today.txt"])
                try await waitUntilIdle(harness)
            }
            #expect(worker.metrics.counters.resets == 1)
            let status = try await harness.queue.status()
            #expect(status.heldCount == 0 && status.quarantineCount == 0, "\(status)")
            // The other sink had the changes in order, and has what is there now.
            let namespace = try #require(status.namespaces.first?.namespace.id)
            let last = harness.store.deliveries(of: namespace).mapValues { $0.last?.identity }
            #expect(Set(last.filter { $0.value != nil }.keys) == ["/new.txt", "/notes", "/notes/today.txt"])
            client.shutdown()
        }
        await harness.database.close()
    }

    private func teamClient(_ dropbox: EmulatedDropbox) -> DropboxTeamClient {
        DropboxTeamClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "team-token")),
                configuration: .init { $0.baseHosts = BaseHosts(server: dropbox.emulator.url.absoluteString) }))
    }

    /// Waits for the end of the turns of all namespaces. A worker counts a page after it's in the database.
    private func waitUntilIdle(_ harness: Harness) async throws {
        try await harness.wait("there is work") {
            let status = try await harness.queue.status()
            return status.pendingCount == 0 && status.claimedCount == 0
        }
    }

    @Test(arguments: DatabaseKind.allCases) func teamIsFollowed(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await EmulatedDropbox.with(.team) { dropbox in
            let team = teamClient(dropbox)
            var admin = ""
            var members: [String] = []
            for try await member in team.memberClients() {
                members.append(member.info.profile.teamMemberId)
                if member.info.profile.email == "charles@example.com" { admin = member.info.profile.teamMemberId }
            }
            try dropbox.emulator.account("grace").put("/grace.txt", "hers")
            try dropbox.emulator.account("joan").put("/joan.txt", "hers")
            let folder = try await team.team.teamFolderCreate(name: "Plans").response()
            let plans = team.asAdmin(admin).withPathRoot(.namespaceId(folder.teamFolderId))
            _ = try await plans.files.createFolderV2(path: "/plan").response()
            let source = TeamSource(name: "model", client: team, adminID: admin)
            try await harness.running(try harness.worker(sources: [source])) {
                try await harness.wait("not all") {
                    Set(try await harness.table()).isSuperset(of: ["/grace.txt", "/joan.txt", "/plan"])
                }
                try dropbox.emulator.account("joan").put("/more.txt", "more")
                #expect(try await harness.queue.markTeamChanged(source: "model", memberIDs: members) > 0)
                try await harness.wait("no change") { try await harness.table().contains("/more.txt") }
                let status = try await harness.queue.status()
                #expect(status.heldCount == 0, "\(status)")
            }
            team.shutdown()
        }
        await harness.database.close()
    }
}

extension DropboxEmulator.Configuration {
    /// Two accounts with tokens, ada and charles.
    static var pair: DropboxEmulator.Configuration {
        var configuration = DropboxEmulator.Configuration()
        configuration.accounts = [Account("ada"), Account("charles")]
        configuration.tokens = ["ada", "charles"].map { name in
            var token = Token()
            (token.text, token.account) = ("\(name)-token", name)
            return token
        }
        return configuration
    }

    /// A team with an admin (charles) and two members, and its token.
    static var team: DropboxEmulator.Configuration {
        var configuration = DropboxEmulator.Configuration()
        configuration.apps = [App(key: "teamappkey", secret: "teamappsecret", access: .team)]
        configuration.teams = [
            Team("Engines", members: [.init("charles", role: .teamAdmin), .init("grace"), .init("joan")])
        ]
        var token = Token()
        (token.text, token.team, token.app) = ("team-token", "Engines", "teamappkey")
        var member = Token()
        (member.text, member.account) = ("grace-token", "grace")
        configuration.tokens = [token, member]
        return configuration
    }

    /// A source whose list takes as long as a test needs.
    private struct SlowList: WorkerSource {
        let name = "model"
        let includesMountedFolders = false
        let base: ModelSource
        let permission = WorkerSignal()

        func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws {
            await permission.wait(upTo: .seconds(600))
            try await base.listNamespaces(add)
        }

        func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes {
            try await base.files(of: namespace, isShared: isShared)
        }
    }

    @Test(arguments: DatabaseKind.allCases) func listHasALeaseThatIsExtended(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let source = SlowList(base: ModelSource(harness.server, members: harness.members))
        let worker = try harness.worker(sources: [source]) { $0.lease = .seconds(3) }
        try await harness.running(worker) {
            @Sendable func end() async throws -> Int64 {
                let rows = try await harness.database.execute("SELECT lease_end FROM dropbox_worker_sources")
                return rows.first?.first?.integer ?? 0
            }
            try await harness.wait("not claimed") { try await end() > 0 }
            let first = try await end()
            // Not more than one lease from now.
            #expect(first <= Int64(Date().timeIntervalSince1970 * 1000) + 3_000)
            try await harness.wait("not extended") { try await end() > first }
            source.permission.signal()
            try await harness.waitForTable(["/a"])
        }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func listOfAnEndedWorkerIsGivenBack(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let source = SlowList(base: ModelSource(harness.server, members: harness.members))
        let reports = Locked<[String]>([])
        let worker = try harness.worker(sources: [source]) {
            $0.lease = .seconds(600)
            $0.onEvent = { event in
                if case .trouble(let text) = event { reports.withLock { $0.append(text) } }
            }
        }
        let columns = "SELECT lease_end, failures, last_error FROM dropbox_worker_sources"
        try await harness.running(worker) {
            try await harness.wait("not claimed") {
                let row = try await harness.database.execute(columns).first
                return row?.first?.integer != nil
            }
        }
        #expect(reports.withLock { $0 } == [])
        let row = try #require(try await harness.database.execute(columns).first)
        #expect(row[0].integer == nil && row[1].integer == 0 && row[2].text == nil)

        // Another worker doesn't wait for the end of the lease.
        harness.server.write("/a", in: "1")
        try await harness.running(try harness.worker()) { try await harness.waitForTable(["/a"]) }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func listOfADeadWorkerIsReadAfterItsLease(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        _ = try await harness.queue.claimSource(holder: "dead", lease: .milliseconds(50), sources: ["model"])
        let reports = Locked<[String]>([])
        let worker = try harness.worker {
            $0.onEvent = { event in
                if case .trouble(let text) = event { reports.withLock { $0.append(text) } }
            }
        }
        try await harness.running(worker) { try await harness.waitForTable(["/a"]) }
        #expect(reports.withLock { $0 } == ["dead didn't finish reading the list of model"])
        await harness.database.close()
    }
}
