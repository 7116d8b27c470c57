import DropboxAccount
import DropboxEmulator
import DropboxHTTP
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Tests signing out and the migration from OAuth 1.
@Suite(.timeLimit(.minutes(10)))
struct SignOutTests {
    @Test func tokenIsRevokedAndRemoved() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let client = fixture.client(token)
            try await fixture.manager.signOut(token.uid)
            #expect(!fixture.manager.hasStoredAccessTokens())
            let error = await #expect(throws: CallError<Void>.self) {
                try await client.users.getCurrentAccount().response()
            }
            guard case .authError(.invalidAccessToken, _, _, _) = error else { throw SignInError.cancelled }
            // No account is signed in anymore, which is the desired state.
            try await fixture.manager.signOut(token.uid)
        }
    }

    @Test func invalidTokenIsRemoved() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            try await fixture.client(token).auth.tokenRevoke().response()
            try await fixture.manager.signOut(token.uid)
            #expect(!fixture.manager.hasStoredAccessTokens())

            let other = try await fixture.signedIn()
            try await fixture.client(other).auth.tokenRevoke().response()
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            try await fixture.manager.signOut(other.uid)
            #expect(!fixture.manager.hasStoredAccessTokens())
        }
    }

    @Test func lostResponseIsRetried() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            try fixture.emulator.faults.add(.reset(.after), on: "auth/token/revoke", times: 1)
            try await fixture.manager.signOut(token.uid)
            #expect(fixture.calls("auth/token/revoke").count == 2)
            #expect(fixture.calls("auth/token/revoke").last?.status == 401)
        }
    }

    @Test func failedRevocationStillRemovesTheToken() async throws {
        let tokens = MemoryTokenStore()
        tokens.store(TokenProviderTests.token("good", 9000))
        let transport = FakeTransport([FakeTransport.text("busy", status: 503)])
        let error = await #expect(throws: SignOutError.self) {
            try await TokenProviderTests.manager(transport, tokens).signOut("dbid:ada")
        }
        #expect(error?.revocationError?.status == 503 && error?.removalError == nil)
        #expect(error?.description.hasPrefix("Dropbox did not revoke the token of dbid:ada: ") == true)
        #expect(tokens.uids().isEmpty)
    }

    @Test(arguments: [("invalid_access_token", isVoid: true), ("user_suspended", isVoid: false)])
    func onlyRejectedTokenCountsAsRevoked(tag: String, isVoid: Bool) async throws {
        let tokens = MemoryTokenStore()
        tokens.store(TokenProviderTests.token("good", 9000))
        let transport = FakeTransport(
            fallback: FakeTransport.json(
                #"{"error_summary":"\#(tag)/","error":{".tag":"\#(tag)"}}"#, status: 401))
        do throws(SignOutError) {
            try await TokenProviderTests.manager(transport, tokens).signOut("dbid:ada")
            #expect(isVoid)
        } catch {
            #expect(!isVoid && error.revocationError?.status == 401)
        }
        #expect(tokens.uids().isEmpty)
    }

    @Test func canceledSignOutKeepsTheAccount() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let fault = try fixture.emulator.faults.add(.latency(.seconds(3600)), on: "auth/token/revoke")
            let signOut = Task { try await fixture.manager.signOut(token.uid) }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == "auth/token/revoke" }
            signOut.cancel()
            let error = await #expect(throws: SignOutError.self) { try await signOut.value }
            #expect(error?.isCancellation == true && error?.removalError == nil)
            #expect(fixture.manager.hasStoredAccessTokens())

            fixture.emulator.faults.remove(fault)
            try await fixture.manager.signOut(token.uid)
            #expect(!fixture.manager.hasStoredAccessTokens())
        }
    }

    @Test func storeErrorIsReported() async throws {
        let error = await #expect(throws: SignOutError.self) {
            try await TokenProviderTests.manager(FakeTransport(), BrokenTokenStore()).signOut("dbid:ada")
        }
        #expect(error?.description.hasSuffix("; the token of dbid:ada was not removed: the disk is full") == true)
    }

    @Test func unreadableTokenIsRemoved() async throws {
        struct UnreadableTokenStore: TokenStore {
            let removed = EventRecorder<String>()
            func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? {
                throw TokenStoreError("garbled")
            }
            func uids() -> [String] { ["dbid:ada"] }
            func store(_ token: DropboxAccessToken) {}
            func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) -> Bool { false }
            func remove(_ uid: String) { removed.add(uid) }
            func removeAll() {}
        }
        let tokens = UnreadableTokenStore()
        let error = await #expect(throws: SignOutError.self) {
            try await TokenProviderTests.manager(FakeTransport(), tokens).signOut("dbid:ada")
        }
        #expect(error?.description.contains("garbled") == true && error?.removalError == nil)
        #expect(tokens.removed.all == ["dbid:ada"])
    }

    @Test func routesHaveTheExpectedPaths() {
        #expect(DropboxOAuthManager.revocation.descriptor.path == "auth/token/revoke")
        #expect(OAuth1Migration.route.descriptor.path == "auth/token/from_oauth1")
    }
}

@Suite(.timeLimit(.minutes(10)))
struct OAuth1MigrationTests {
    private let old = [
        OAuth1Migration.Token(uid: "1", token: "t1", secret: "s1"),
        OAuth1Migration.Token(uid: "2", token: "t2", secret: "s2", appKey: "key"),
        OAuth1Migration.Token(uid: "3", token: "t3", secret: "s3"),
    ]

    private static func new(_ text: String) -> FakeTransport.Response {
        FakeTransport.json(#"{"oauth2_token":"\#(text)"}"#)
    }

    private static func refusal(_ tag: String) -> FakeTransport.Response {
        FakeTransport.json(#"{"error_summary":"\#(tag)/","error":{".tag":"\#(tag)"}}"#, status: 409)
    }

    private func migrate(
        _ responses: [FakeTransport.Response], _ old: [OAuth1Migration.Token]? = nil
    ) async throws -> (OAuth1Migration.Outcome, MemoryTokenStore, FakeTransport) {
        let (transport, store) = (FakeTransport(responses), MemoryTokenStore())
        let migration = OAuth1Migration(
            appKey: "key", appSecret: "secret", configuration: .init { $0.retryPolicy = .never }, transport: transport)
        return (try await migration.migrate(old ?? self.old, to: store), store, transport)
    }

    @Test func allTokensAreExchanged() async throws {
        let (outcome, store, transport) = try await migrate([Self.new("a"), Self.new("b"), Self.new("c")])
        #expect(outcome.migrated.map(\.accessToken) == ["a", "b", "c"])
        #expect(store.uids() == ["1", "2", "3"] && store.token(of: "2")?.accessToken == "b")
        #expect(!outcome.shouldRetry && !outcome.invalidAppKeyOrSecret && outcome.unsuccessful.isEmpty)
        #expect(
            String(decoding: transport.bodies[0], as: UTF8.self)
                == #"{"oauth1_token":"t1","oauth1_token_secret":"s1"}"#)
        #expect(transport.requests[0].headers["Authorization"] == "Basic a2V5OnNlY3JldA==")
    }

    @Test func rejectedTokensAreSkipped() async throws {
        let (outcome, store, _) = try await migrate([
            Self.new("a"), Self.refusal("invalid_oauth1_token_info"), Self.new("c"),
        ])
        #expect(store.uids() == ["1", "3"])
        #expect(outcome.unsuccessful == [old[1]])
        #expect(!outcome.shouldRetry && !outcome.invalidAppKeyOrSecret)
    }

    @Test func failedConnectionMigratesNothing() async throws {
        for failure in [
            FakeTransport.failure(.connectionFailed, isRequestUnsent: true), FakeTransport.text("", status: 503),
        ] {
            let (outcome, store, _) = try await migrate([Self.new("a"), failure])
            #expect(outcome.shouldRetry && outcome.migrated.isEmpty && store.uids().isEmpty)
        }
    }

    @Test func wrongAppIsReported() async throws {
        let foreign = OAuth1Migration.Token(uid: "9", token: "t", secret: "s", appKey: "another")
        let (outcome, store, transport) = try await migrate(
            [Self.new("a"), Self.refusal("app_id_mismatch")],
            [
                foreign, old[0], old[1],
            ])
        #expect(outcome.invalidAppKeyOrSecret && !outcome.shouldRetry)
        #expect(outcome.unsuccessful == [foreign, old[1]])
        #expect(store.uids() == ["1"] && transport.requests.count == 2)
    }

    @Test func descriptionsHideTheTokens() {
        var text = "\(old)"
        dump(old, to: &text)
        #expect(!text.contains("t1") && !text.contains("s1"))
    }
}
