import DropboxAccount
import DropboxConcurrency
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Managers whose tokens are in a database or a service for secrets.
@Suite(.timeLimit(.minutes(10)))
struct AsyncTokenStoreTests {
    private let store = TestTokenStore()

    private func manager(
        _ emulator: DropboxEmulator, _ change: (inout DropboxOAuthManager.Configuration) -> Void = { _ in }
    ) -> DropboxOAuthManager {
        let configuration = SignInFixture.manager(emulator, MemoryTokenStore(), change).configuration
        return DropboxOAuthManager(configuration: configuration, tokenStore: store)
    }

    private func code(of attempt: SignInAttempt) async throws -> String {
        var browser = TestBrowser()
        return try #require(try await browser.press(.allow, on: attempt.page).code)
    }

    @Test func signInRefreshAndSignOutUseTheStore() async throws {
        try await SignInFixture.run { fixture in
            let manager = manager(fixture.emulator)
            let attempt = manager.beginSignIn()
            let token = try await manager.finish(attempt, code: try await code(of: attempt))
            #expect(store.tokens.token(of: token.uid) == token)

            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            _ = try await client.users.getCurrentAccount().response()
            let renewed = try #require(store.tokens.token(of: token.uid))
            #expect(renewed.accessToken != token.accessToken)
            #expect(client.accessTokenProvider.accessToken == renewed.accessToken)

            try await manager.signOut(token.uid)
            #expect(store.tokens.token(of: token.uid) == nil)
            await #expect(throws: CallError<Void>.self) { try await client.users.getCurrentAccount().response() }
        }
    }

    @Test func synchronousMethodsOfTheManagerSayThatTheyCannotWait() async throws {
        let manager = DropboxOAuthManager(configuration: .init(appKey: "k"), tokenStore: store)
        let error = #expect(throws: TokenStoreError.self) { try manager.tokens.uids() }
        #expect(error?.description.contains("asynchronous store") == true)
        #expect(manager.getAllAccessTokens().isEmpty)
    }

    @Test func failedSignInNamesTheErrorOfTheStoreWithoutTokens() async throws {
        store.set {
            $0.failure = { operation, token in
                operation == "store"
                    ? DatabaseError(description: "no connection for \(token?.refreshToken ?? "")") : nil
            }
        }
        try await SignInFixture.run { fixture in
            let manager = manager(fixture.emulator)
            let attempt = manager.beginSignIn()
            let code = try await code(of: attempt)
            let error = await #expect(throws: SignInError.self) { try await manager.finish(attempt, code: code) }
            guard case .tokenNotStored(let failure) = error else {
                Issue.record("\(error as Any)")
                return
            }
            #expect(failure.description == "the token store failed: no connection for …")
        }
    }

    @Test("A refreshed token is used while the store is slow, and stored afterward") func slowStore() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            store.tokens.store(token)
            let manager = manager(fixture.emulator)
            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            let gate = Gate()
            store.set { $0.gate = gate }
            // A request that is canceled doesn't wait for the store, and the others still do.
            let canceled = Task { try await client.users.getCurrentAccount().response() }
            let patient = Task { try await client.users.getCurrentAccount().response() }
            await gate.arrivals(1)
            canceled.cancel()
            await #expect(throws: CallError<Void>.self) { try await canceled.value }
            gate.open()
            #expect(try await patient.value.email == "ada@example.com")
            #expect(fixture.calls("oauth2/token").count == 2)
            #expect(store.tokens.token(of: token.uid)?.accessToken == client.accessTokenProvider.accessToken)
        }
    }

    /// Returns tokens, and a new refresh token with each of them.
    private func rotating() -> FakeTransport {
        let count = Locked(0)
        return FakeTransport(fallback: { request in
            guard request.url.path == "/oauth2/token" else {
                return try await FakeTransport.json(#"{"result":"ok"}"#)(request)
            }
            let body = String(decoding: try await request.body.collect(), as: UTF8.self)
            let number = count.withLock { $0 }
            guard body.contains("refresh_token=refresh\(number)&") else {
                return try await FakeTransport.json(#"{"error":"invalid_grant"}"#, status: 400)(request)
            }
            count.withLock { $0 += 1 }
            let token =
                #"{"access_token":"access\#(number + 1)","expires_in":14400,"refresh_token":"refresh\#(number + 1)"}"#
            return try await FakeTransport.json(token)(request)
        })
    }

    @Test("A rotated refresh token is kept until the store works again") func rotatedTokenIsNotLost() async throws {
        let now = Locked(Date(timeIntervalSince1970: 1_000_000))
        let failures = EventRecorder<TokenStoreError>()
        let old = DropboxAccessToken(
            accessToken: "access0", uid: "dbid:a", refreshToken: "refresh0", tokenExpirationTimestamp: 1)
        store.tokens.store(old)
        let transport = rotating()
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "k") {
                $0.now = { now.withLock { $0 } }
                $0.onTokenStoreError = { failures.add($0) }
            }, tokenStore: store)
        func call() async throws {
            // A new client for each call, as after an eviction. It only knows the token of the manager.
            let token = try #require(await manager.storedToken(of: "dbid:a").token)
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    accessToken: token, dropboxOauthManager: manager, configuration: .init { $0.retryPolicy = .never },
                    transport: transport))
            _ = try await client.check.user(query: "x").response()
        }
        store.set {
            $0.failure = { operation, token in
                operation == "replace"
                    ? DatabaseError(description: "read only: \(token?.accessToken ?? "") \(token?.refreshToken ?? "")")
                    : nil
            }
        }
        for _ in 0..<3 {
            try await call()
            now.withLock { $0 += 20_000 }
        }
        #expect(store.tokens.token(of: "dbid:a") == old)
        #expect(!failures.all.isEmpty)
        #expect(Set(failures.all.map(\.description)) == ["the token store failed: read only: … …"])
        // Reads can fail, too.
        store.set { $0.failure = { _, _ in DatabaseError(description: "down") } }
        try await call()
        store.set { $0.failure = nil }
        now.withLock { $0 += 20_000 }
        try await call()
        #expect(store.tokens.token(of: "dbid:a")?.refreshToken == "refresh5")
    }

    @Test("A token that was removed or replaced meanwhile isn't overwritten") func laterChangeWins() async throws {
        let old = DropboxAccessToken(
            accessToken: "access0", uid: "dbid:a", refreshToken: "refresh0", tokenExpirationTimestamp: 1)
        for successor in [DropboxAccessToken(accessToken: "other", uid: "dbid:a", refreshToken: "other"), nil] {
            store.tokens.store(old)
            store.set {
                $0.failure = { operation, _ in operation == "replace" ? DatabaseError(description: "down") : nil }
            }
            let manager = DropboxOAuthManager(
                configuration: .init(appKey: "k"), tokenStore: store, transport: rotating())
            await #expect(throws: TokenStoreError.self) { try await manager.refreshedAccessToken(old, scopes: []) }
            #expect(await manager.storedToken(of: "dbid:a").token?.refreshToken == "refresh1")
            store.set { $0.failure = nil }
            if let successor { store.tokens.store(successor) } else { store.tokens.remove("dbid:a") }
            #expect(await manager.storedToken(of: "dbid:a").token == successor)
            #expect(store.tokens.token(of: "dbid:a") == successor)
        }
    }

    @Test func canceledSignOutChangesNothing() async throws {
        let token = DropboxAccessToken(accessToken: "t", uid: "dbid:a")
        store.tokens.store(token)
        let gate = Gate()
        store.set { $0.gate = gate }
        let manager = DropboxOAuthManager(configuration: .init(appKey: "k"), tokenStore: store, transport: rotating())
        let signOut = Task { () -> SignOutError? in
            do throws(SignOutError) { try await manager.signOut("dbid:a") } catch { return error }
            return nil
        }
        await gate.arrivals(1)
        signOut.cancel()
        #expect(await signOut.value?.isCancellation == true)
        #expect(store.tokens.token(of: "dbid:a") == token)
    }
}
