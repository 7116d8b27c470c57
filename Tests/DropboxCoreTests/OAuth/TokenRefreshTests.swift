import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxOAuth
import Foundation
import Testing

/// Tests the refresh of expired tokens with the emulator and its clock.
@Suite(.timeLimit(.minutes(10)))
struct TokenRefreshTests {
    private static let route = "users/get_current_account"

    /// Sends the given number of requests simultaneously and returns the number of those that succeeded.
    private func calls(_ count: Int, _ client: DropboxClient) async -> Int {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<count {
                group.addTask {
                    do { return try await !client.users.getCurrentAccount().response().email.isEmpty } catch {
                        return false
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
    }

    @Test func concurrentRequestsShareOneRefresh() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let client = fixture.client(token)
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            fixture.emulator.calls.removeAll()
            #expect(await calls(64, client) == 64)
            #expect(fixture.calls("oauth2/token").count == 1)
            #expect(fixture.calls(Self.route).map(\.status) == Array(repeating: 200, count: 64))
            let stored = try #require(try fixture.tokens.token(of: token.uid))
            #expect(stored.accessToken != token.accessToken && stored.refreshToken == token.refreshToken)
            #expect(client.accessTokenProvider.accessToken == stored.accessToken)
        }
    }

    @Test func clientsOfAnAccountShareOneRefresh() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let clients = [fixture.client(token), fixture.client(token)]
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            fixture.emulator.calls.removeAll()
            async let first = calls(8, clients[0])
            async let second = calls(8, clients[1])
            #expect(await (first, second) == (8, 8))
            #expect(fixture.calls("oauth2/token").count == 1)
        }
    }

    @Test func tokenIsRefreshedFiveMinutesEarly() async throws {
        try await SignInFixture.run { fixture in
            let client = fixture.client(try await fixture.signedIn())
            fixture.emulator.calls.removeAll()
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 - 1_200))
            #expect(await calls(1, client) == 1)
            #expect(fixture.calls("oauth2/token").isEmpty)
            fixture.emulator.clock.advance(by: .seconds(960))
            #expect(await calls(1, client) == 1)
            #expect(fixture.calls("oauth2/token").count == 1)
        }
    }

    @Test func serverCanExpireATokenEarly() async throws {
        try await SignInFixture.run { fixture in
            let client = fixture.client(try await fixture.signedIn())
            fixture.emulator.calls.removeAll()
            try fixture.emulator.faults.add(.expiredToken, on: Self.route, times: 1)
            #expect(await calls(1, client) == 1)
            #expect(fixture.calls(Self.route).map(\.status).sorted { ($0 ?? 0) < ($1 ?? 0) } == [200, 401])
            #expect(fixture.calls("oauth2/token").count == 1)
        }
    }

    @Test func requestIsRepeatedOnce() async throws {
        try await SignInFixture.run { fixture in
            let client = fixture.client(try await fixture.signedIn())
            fixture.emulator.calls.removeAll()
            try fixture.emulator.faults.add(.expiredToken, on: Self.route)
            let error = await #expect(throws: CallError<Void>.self) {
                try await client.users.getCurrentAccount().response()
            }
            guard case .authError(.expiredAccessToken, _, _, _) = error else { throw SignInError.cancelled }
            #expect(fixture.calls(Self.route).count == 2)
            #expect(fixture.calls("oauth2/token").count == 1)
        }
    }

    // MARK: Revocation

    @Test func revokedTokenIsReportedOnce() async throws {
        let requests = EventRecorder<ReauthenticationRequest>()
        try await SignInFixture.run { configuration in
            configuration.onReauthenticationRequired = { requests.add($0) }
        } _: { fixture in
            let token = try await fixture.signedIn()
            let client = fixture.client(token)
            let needs = fixture.manager.accountsRequiringSignIn
            try await fixture.client(token).auth.tokenRevoke().response()
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            fixture.emulator.calls.removeAll()
            for _ in 0..<10 {
                let error = await #expect(throws: CallError<Void>.self) {
                    try await client.users.getCurrentAccount().response()
                }
                guard case .clientError(.oauthError(let cause as AccessTokenError)) = error else {
                    throw SignInError.cancelled
                }
                #expect(cause.reason == .invalidGrant)
            }
            #expect(fixture.calls("oauth2/token").count == 1)
            #expect(fixture.calls(Self.route).isEmpty)
            #expect(requests.all.map(\.uid) == [token.uid])
            var iterator = needs.makeAsyncIterator()
            #expect(await iterator.next()?.uid == token.uid)

            // The same client works again after the user has signed in again.
            let newToken = try await fixture.signedIn()
            #expect(newToken.uid == token.uid)
            #expect(await calls(2, client) == 2)
            #expect(client.accessTokenProvider.accessToken == newToken.accessToken)
            #expect(requests.all.count == 1)
        }
    }

    // MARK: Connection failures

    @Test func failedRefreshIsRepeatedByTheNextRequest() async throws {
        try await SignInFixture.run { fixture in
            let client = fixture.client(try await fixture.signedIn())
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            fixture.emulator.calls.removeAll()
            try fixture.emulator.faults.add(.serverError(status: 503, format: .html), on: "oauth2/token", times: 4)
            let error = await #expect(throws: CallError<Void>.self) {
                try await client.users.getCurrentAccount().response()
            }
            guard case .clientError(.oauthError(let cause as AccessTokenError)) = error else {
                throw SignInError.cancelled
            }
            #expect(cause.reason == .serverError && cause.isTransient)
            #expect(error?.isTransient == true)
            #expect(fixture.calls("oauth2/token").count == 4)
            #expect(await calls(1, client) == 1)
            #expect(fixture.calls("oauth2/token").count == 5)
        }
    }

    @Test(arguments: [
        DropboxEmulator.Fault.Effect.serverError(status: 500, format: .html), .serverError(status: 502, format: .empty),
        .serverError(status: 500, at: .after), .reset(.before), .reset(.after), .close(.after), .rateLimit(),
        .rateLimit(retryAfter: nil, format: .html, retryAfterFormat: .none), .truncate(),
        .staleConnection(.onNextRequest),
    ])
    func refreshIsRetried(effect: DropboxEmulator.Fault.Effect) async throws {
        try await SignInFixture.run { fixture in
            let client = fixture.client(try await fixture.signedIn())
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            fixture.emulator.calls.removeAll()
            try fixture.emulator.faults.add(effect, on: "oauth2/token", times: 1)
            #expect(await calls(4, client) == 4)
        }
    }

    @Test(arguments: [DropboxEmulator.Fault.Effect.reset(.after), .serverError(at: .after), .close(.after)])
    func codeIsSentOnce(effect: DropboxEmulator.Fault.Effect) async throws {
        try await SignInFixture.run { fixture in
            try fixture.emulator.faults.add(effect, on: "oauth2/token", times: 1)
            let error = await #expect(throws: SignInError.self) { try await fixture.signedIn() }
            #expect([.temporarilyUnavailable, .serverError].contains(error?.reason))
            #expect(fixture.calls("oauth2/token").count == 1)
        }
    }

    // MARK: Other processes with the same store

    @Test func tokenOfAnotherProcessIsUsed() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let client = fixture.client(token)
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            let other = SignInFixture.manager(fixture.emulator, fixture.tokens)
            let renewed = try await other.refreshedAccessToken(token, scopes: [])
            fixture.emulator.calls.removeAll()
            #expect(await calls(3, client) == 3)
            #expect(fixture.calls("oauth2/token").isEmpty)
            #expect(client.accessTokenProvider.accessToken == renewed.accessToken)
        }
    }

    /// A server that accepts each refresh token once, as OAuth allows, and issues a new one with each access token.
    private final class RotatingServer: HTTPTransport {
        private let emulated: any HTTPTransport
        private let state: Locked<(good: String, count: Int, refused: Int)>
        /// The continuations of both processes, which wait so that each requests with the same token.
        private let waiting = Locked<[CheckedContinuation<Void, Never>]>([])

        init(_ emulated: any HTTPTransport, good: String) {
            self.emulated = emulated
            state = Locked((good, 0, 0))
        }

        var counts: (renewed: Int, refused: Int) { state.withLock { ($0.count, $0.refused) } }

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            guard request.url.path == "/oauth2/token" else { return try await emulated.send(request) }
            let body = String(decoding: try await request.body.collect(), as: UTF8.self)
            await meet()
            let isGood = state.withLock { state in
                guard body.contains("refresh_token=\(state.good)&") else {
                    state.refused += 1
                    return false
                }
                state.count += 1
                state.good = "rotated\(state.count)"
                return true
            }
            let (status, text) =
                isGood
                ? (200, #"{"access_token":"new","token_type":"bearer","expires_in":14400,"refresh_token":"rotated1"}"#)
                : (400, #"{"error":"invalid_grant","error_description":"refresh token was used"}"#)
            return HTTPResponse(
                status: status, headers: ["Content-Type": "application/json"], body: HTTPResponseBody(Data(text.utf8)))
        }

        private func meet() async {
            await withCheckedContinuation { continuation in
                let met = waiting.withLock { waiting -> [CheckedContinuation<Void, Never>] in
                    waiting.append(continuation)
                    guard waiting.count == 2 else { return [] }
                    defer { waiting = [] }
                    return waiting
                }
                for continuation in met { continuation.resume() }
            }
        }

        func shutdown() {}
    }

    @Test("Requests of two processes survive rotating refresh tokens")
    func rotatingRefreshTokens() async throws {
        let store = MemoryTokenStore()
        let old = DropboxAccessToken(
            accessToken: "old", uid: "dbid:ada", refreshToken: "first", tokenExpirationTimestamp: 1)
        store.store(old)
        let answering = RecordingTransport()
        let server = RotatingServer(answering, good: "first")
        // Each process has its own manager. They share only the store.
        let clients = (0..<2).map { _ in
            let manager = DropboxOAuthManager(
                configuration: .init(appKey: "key"), secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: store))
            return DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    accessToken: old, dropboxOauthManager: manager, configuration: .init(), transport: server))
        }
        async let first = calls(64, clients[0])
        async let second = calls(64, clients[1])
        #expect(await (first, second) == (64, 64))
        #expect(server.counts.renewed == 1)
        #expect(server.counts.refused <= 1)
        #expect(answering.tokens == ["Bearer new"])
        let stored = try #require(store.token(of: "dbid:ada"))
        #expect(stored.accessToken == "new" && stored.refreshToken == "rotated1")
    }

    /// A transport that responds to every request and records the tokens.
    private final class RecordingTransport: HTTPTransport {
        private let seen = Locked<Set<String>>([])
        var tokens: Set<String> { seen.withLock { $0 } }

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            seen.withLock { _ = $0.insert(request.headers["Authorization"] ?? "") }
            let account =
                #"{"account_id":"dbid:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","name":{"given_name":"A","surname":"B","familiar_name":"A","display_name":"A B","abbreviated_name":"AB"},"email":"a@b.c","email_verified":true,"disabled":false,"locale":"en","referral_link":"x","is_paired":false,"account_type":{".tag":"basic"},"root_info":{".tag":"user","root_namespace_id":"1","home_namespace_id":"1"}}"#
            return HTTPResponse(
                status: 200, headers: ["Content-Type": "application/json"], body: HTTPResponseBody(Data(account.utf8)))
        }

        func shutdown() {}
    }

    @Test func tokenWithFewerScopesIsNotStored() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let narrow = try await fixture.manager.refreshedAccessToken(token, scopes: ["account_info.read"])
            #expect(narrow.accessToken != token.accessToken)
            #expect(try fixture.tokens.token(of: token.uid) == token)
            let error = await #expect(throws: AccessTokenError.self) {
                try await fixture.manager.refreshedAccessToken(token, scopes: ["no.such.scope"])
            }
            #expect(error?.reason == .invalidScope)
        }
    }

    @Test func brokenStoreDoesNotFailRequests() async throws {
        let failures = EventRecorder<TokenStoreError>()
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let manager = SignInFixture.manager(fixture.emulator, BrokenTokenStore()) {
                $0.onTokenStoreError = { failures.add($0) }
            }
            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            #expect(await calls(2, client) == 2)
            #expect(failures.all.map(\.description) == ["the disk is full"])
        }
    }

    @Test func explicitRefreshThrowsTheStoreError() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn()
            let manager = SignInFixture.manager(fixture.emulator, BrokenTokenStore())
            let error = await #expect(throws: TokenStoreError.self) {
                try await manager.refreshedAccessToken(token, scopes: [])
            }
            #expect(error?.description == "the disk is full")
            let result = await withCheckedContinuation { continuation in
                manager.refreshAccessToken(token, scopes: [], queue: .global()) { continuation.resume(returning: $0) }
            }
            guard case .error(.tokenStorageError, let text) = result else {
                Issue.record("\(result as Any)")
                return
            }
            #expect(text?.contains("the disk is full") == true)
        }
    }
}
