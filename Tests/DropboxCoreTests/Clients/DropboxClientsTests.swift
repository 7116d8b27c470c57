import DropboxAccount
import DropboxConcurrency
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// The clients of many accounts.
@Suite(.timeLimit(.minutes(10)))
struct DropboxClientsTests {
    private let store = TestTokenStore()
    private let clock = ManualClock()

    /// Creates clients for accounts whose tokens are in the store.
    private func clients(
        _ uids: [String], server: BaseHosts = .default,
        _ change: @escaping (inout DropboxClients.Configuration) -> Void = { _ in }
    ) -> DropboxClients {
        for uid in uids { store.tokens.store(DropboxAccessToken(accessToken: "token of \(uid)", uid: uid)) }
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "k") { $0.baseHosts = server }, tokenStore: store)
        return DropboxClients(
            manager: manager,
            configuration: .init(manager) {
                $0.client.clock = clock.source
                $0.client.retryPolicy = RetryPolicy(maximumAttempts: 2, maximumElapsedTime: .seconds(1))
                change(&$0)
            })
    }

    private func transport(_ clients: DropboxClients, _ uid: String) async throws -> any DropboxTransportClient {
        try await clients.client(for: uid).client
    }

    /// Runs a test with an emulator and the clients of its accounts.
    private func withEmulator(
        _ uids: [String], _ body: (DropboxEmulator, DropboxClients) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        let clients = clients([], server: BaseHosts(server: emulator.url.absoluteString)) { $0.idleTime = .seconds(60) }
        for uid in uids {
            let account = try emulator.account(uid)
            store.tokens.store(DropboxAccessToken(accessToken: try account.token(), uid: uid))
        }
        do { try await body(emulator, clients) } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    @Test func concurrentRequestsCreateOneClientForEachAccount() async throws {
        let clients = clients(["a", "b"])
        let gate = Gate()
        store.set { $0.gate = gate }
        let tasks = (0..<64).map { number in Task { try await transport(clients, number % 2 == 0 ? "a" : "b") } }
        await gate.arrivals(2)
        // A canceled task stops waiting for a slow store.
        tasks[0].cancel()
        await #expect(throws: DropboxClientsError.cancelled) { try await tasks[0].value }
        gate.open()
        var found: Set<ObjectIdentifier> = []
        for task in tasks.dropFirst() { found.insert(ObjectIdentifier(try await task.value)) }
        #expect(found.count == 2)
        #expect(store.reads.sorted() == ["a", "b"])
        #expect(try await clients.teamClient(for: "a").client === transport(clients, "a"))
        #expect(try await clients.client(for: "a").accessTokenProvider.accessToken == "token of a")
    }

    /// Another process can sign the account in. The client asks the store when its token isn't accepted.
    @Test func newSignInReplacesARevokedToken() async throws {
        try await withEmulator([]) { emulator, clients in
            let ada = try emulator.account("ada")
            func signIn() throws -> DropboxAccessToken {
                let token = DropboxAccessToken(
                    accessToken: try ada.token(), uid: ada.id, refreshToken: try ada.refreshToken(),
                    tokenExpirationTimestamp: Date.distantFuture.timeIntervalSince1970)
                store.tokens.store(token)
                return token
            }
            let first = try signIn()
            let client = try await clients.client(for: ada.id)
            _ = try await client.users.getCurrentAccount().response()
            for token in [first.accessToken, try #require(first.refreshToken)] { try emulator.removeToken(token) }
            let error = await #expect(throws: CallError<Void>.self) {
                try await client.users.getCurrentAccount().response()
            }
            guard case .authError(.invalidAccessToken, _, _, _)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            _ = try signIn()
            _ = try await client.users.getCurrentAccount().response()
        }
    }

    @Test func missingTokensAndFailuresOfTheStoreAreReported() async throws {
        let clients = clients(["a"])
        await #expect(throws: DropboxClientsError.notSignedIn(accountID: "b")) { try await clients.client(for: "b") }
        store.set { $0.failure = { _, _ in DatabaseError(description: "no connection") } }
        let error = await #expect(throws: DropboxClientsError.self) { try await clients.client(for: "a") }
        #expect(error == .tokenStore(TokenStoreError("the token store failed: no connection")))
        #expect(error?.description == "the token store failed: no connection")
        // The next call tries again.
        store.set { $0.failure = nil }
        _ = try await clients.client(for: "a")
    }

    @Test func unusedClientsAreEvicted() async throws {
        let clients = clients(["a", "b"]) { $0.idleTime = .seconds(60) }
        let kept = try await transport(clients, "a")
        _ = try await clients.client(for: "b")
        #expect(clients.keptCount == 2)
        await clock.sleepers(1)
        clock.advance(by: .seconds(60))
        // As long as the app keeps an evicted client, there is another sweep, and the account has no second one.
        await clock.sleepers(1)
        #expect(clients.keptCount == 0)
        #expect(try await transport(clients, "a") === kept)
        #expect(clients.keptCount == 1)
        #expect(store.reads == ["a", "b"])
        _ = try await clients.client(for: "b")
        #expect(store.reads == ["a", "b", "b"])
    }

    @Test func theLeastRecentlyUsedClientsAreEvicted() async throws {
        let uids = (0..<40).map { "account\($0)" }
        let clients = clients(uids) { $0.maximumIdleClients = 16 }
        for uid in uids {
            clock.advance(by: .seconds(1))
            _ = try await clients.client(for: uid)
            // Always in use.
            _ = try await clients.client(for: "account0")
            #expect(clients.keptCount <= 16)
        }
        #expect(store.reads == uids)
        for uid in uids.suffix(10) { _ = try await clients.client(for: uid) }
        #expect(store.reads == uids)
        _ = try await clients.client(for: "account1")
        #expect(store.reads == uids + ["account1"])
    }

    @Test func limitedAccountKeepsItsThrottleAndDelaysNoOther() async throws {
        try await withEmulator(["ada", "bob"]) { emulator, clients in
            try emulator.faults.add(.rateLimit(retryAfter: 300), on: "check/user", account: "ada", times: 1)
            weak let throttled = try await transport(clients, "ada")
            let error = await #expect(throws: CallError<Check.EchoError>.self) {
                try await clients.client(for: "ada").check.user(query: "x").response()
            }
            #expect(error?.verdict == .rejected(retryAfter: .seconds(300)))
            // Kept by the app, so there is another sweep after each one.
            let bob = try await clients.client(for: "bob")
            // The client isn't evicted while the limit lasts, neither for being idle nor for other accounts.
            for _ in 0..<4 {
                await clock.sleepers(1)
                clock.advance(by: .seconds(60))
            }
            await clock.sleepers(1)
            #expect(throttled != nil)
            #expect(clients.keptCount == 1)
            _ = try await bob.check.user(query: "x").response()
            let sent = emulator.calls.all.count
            await #expect(throws: CallError<Check.EchoError>.self) {
                try await clients.client(for: "ada").check.user(query: "x").response()
            }
            #expect(emulator.calls.all.count == sent, "the request was sent in spite of the limit")
            // Afterward, it's like all others.
            clock.advance(by: .seconds(60))
            await clock.sleepers(1)
            #expect(throttled == nil)
            _ = try await clients.client(for: "ada").check.user(query: "x").response()
            clients.shutdown()
        }
    }

    @Test func removedClientFailsAndANewOneIsCreated() async throws {
        try await withEmulator(["ada"]) { emulator, clients in
            let client = try await clients.client(for: "ada")
            clients.remove("ada")
            let error = await #expect(throws: CallError<Check.EchoError>.self) {
                try await client.check.user(query: "x").response()
            }
            #expect("\(error as Any)".contains("shut down"))
            _ = try await clients.client(for: "ada").check.user(query: "x").response()
            try await clients.signOut("ada")
            await #expect(throws: DropboxClientsError.notSignedIn(accountID: "ada")) {
                try await clients.client(for: "ada")
            }
            #expect(emulator.calls.all.last?.route == "auth/token/revoke")
        }
    }

    @Test func removalWhileTheTokenIsReadReadsItAgain() async throws {
        let clients = clients(["a"])
        let (first, second) = (Gate(), Gate())
        store.set { $0.gate = first }
        let load = Task { try await clients.client(for: "a") }
        await first.arrivals(1)
        store.set { $0.gate = second }
        clients.remove("a")
        store.tokens.store(DropboxAccessToken(accessToken: "newer", uid: "a"))
        first.open()
        await second.arrivals(1)
        store.tokens.remove("a")
        second.open()
        await #expect(throws: DropboxClientsError.notSignedIn(accountID: "a")) { try await load.value }
    }

    @Test func shutdownEndsAllClients() async throws {
        try await withEmulator(["ada", "bob"]) { emulator, clients in
            let ada = try await clients.client(for: "ada")
            clients.shutdown()
            await #expect(throws: DropboxClientsError.shutDown) { try await clients.client(for: "bob") }
            await #expect(throws: CallError<Check.EchoError>.self) { try await ada.check.user(query: "x").response() }
            #expect(emulator.calls.all.isEmpty)
        }
    }

    @Test func loadThatEndsAfterTheShutdownHasNoClient() async throws {
        let clients = clients(["a"])
        let gate = Gate()
        store.set { $0.gate = gate }
        let load = Task { try await clients.client(for: "a") }
        await gate.arrivals(1)
        clients.shutdown()
        gate.open()
        await #expect(throws: DropboxClientsError.shutDown) { try await load.value }
        #expect(clients.keptCount == 0)
    }

    @Test func drainingWaitsForTheRequestsOfAllClients() async throws {
        try await withEmulator(["ada", "bob"]) { emulator, clients in
            try emulator.faults.add(.latency(.milliseconds(500)), on: "check/user", account: "ada")
            try emulator.faults.add(.stall(), on: "check/user", account: "bob")
            let calls = ["ada", "bob"].map { uid in
                Task<String, any Error> {
                    try await clients.client(for: uid).check.user(query: "x").response().result
                }
            }
            var seen: Set<Int> = []
            _ = await emulator.calls.waitForRequest { request in
                seen.insert(request.id)
                return seen.count == 2
            }
            let draining = Task { await clients.shutdown(draining: .seconds(20)) }
            // Each client waits for its request.
            await clock.sleepers(2)
            await #expect(throws: DropboxClientsError.shutDown) { try await clients.client(for: "ada") }
            let answer = try await calls[0].value
            #expect(answer == "x")
            clock.advance(by: .seconds(20))
            await draining.value
            await #expect(throws: CallError<Check.EchoError>.self) { try await calls[1].value }
        }
    }
}
