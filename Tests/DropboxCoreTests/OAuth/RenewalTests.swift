import DropboxAccount
import DropboxCore
import DropboxOAuth
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxHTTP
import DropboxConcurrency
import Testing

/// Tokens that expire, over the wire, by the emulator's clock.
@Suite(.timeLimit(.minutes(10)))
struct RenewalTests {
    private static let route = "users/get_current_account"

    /// Makes so many calls at once, and answers how many succeeded.
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

    @Test func manyCallsWithAnExpiredTokenBuyOneNewToken() async throws {
        try await SignInFixture.run { site in
            let token = try await site.signedIn()
            let client = site.client(token)
            site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            site.emulator.calls.clear()
            #expect(await calls(64, client) == 64)
            #expect(site.calls("oauth2/token").count == 1)
            #expect(site.calls(Self.route).map(\.status) == Array(repeating: 200, count: 64))
            let kept = try #require(try site.tokens.token(of: token.uid))
            #expect(kept.accessToken != token.accessToken && kept.refreshToken == token.refreshToken)
            #expect(client.accessTokenProvider.accessToken == kept.accessToken)
        }
    }

    @Test func twoClientsOfAnAccountBuyOneNewToken() async throws {
        try await SignInFixture.run { site in
            let token = try await site.signedIn()
            let clients = [site.client(token), site.client(token)]
            site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            site.emulator.calls.clear()
            async let first = calls(8, clients[0])
            async let second = calls(8, clients[1])
            #expect(await (first, second) == (8, 8))
            #expect(site.calls("oauth2/token").count == 1)
        }
    }

    @Test func tokenIsRenewedFiveMinutesEarly() async throws {
        try await SignInFixture.run { site in
            let client = site.client(try await site.signedIn())
            site.emulator.calls.clear()
            site.emulator.clock.advance(by: .seconds(4 * 3600 - 330))
            #expect(await calls(1, client) == 1)
            #expect(site.calls("oauth2/token").isEmpty)
            site.emulator.clock.advance(by: .seconds(60))
            #expect(await calls(1, client) == 1)
            #expect(site.calls("oauth2/token").count == 1)
        }
    }

    @Test func serverMayCallATokenExpiredBeforeItsTime() async throws {
        try await SignInFixture.run { site in
            let client = site.client(try await site.signedIn())
            site.emulator.calls.clear()
            site.emulator.faults.add(.expiredToken, on: Self.route, times: 1)
            #expect(await calls(1, client) == 1)
            #expect(site.calls(Self.route).map(\.status).sorted { ($0 ?? 0) < ($1 ?? 0) } == [200, 401])
            #expect(site.calls("oauth2/token").count == 1)
        }
    }

    @Test func callIsRepeatedOnceOnly() async throws {
        try await SignInFixture.run { site in
            let client = site.client(try await site.signedIn())
            site.emulator.calls.clear()
            site.emulator.faults.add(.expiredToken, on: Self.route)
            let error = await #expect(throws: CallError<Void>.self) {
                try await client.users.getCurrentAccount().response()
            }
            guard case .authError(.expiredAccessToken, _, _, _) = error else { throw SignInError.cancelled }
            #expect(site.calls(Self.route).count == 2)
            #expect(site.calls("oauth2/token").count == 1)
        }
    }

    // MARK: Taken back

    @Test func tokenThatWasTakenBackIsToldOnceAndAskedForOnce() async throws {
        let told = Told<ReauthenticationRequest>()
        try await SignInFixture.run { configuration in
            configuration.onReauthenticationRequired = { told.add($0) }
        } _: { site in
            let token = try await site.signedIn()
            let client = site.client(token)
            let needs = site.manager.accountsRequiringSignIn
            try await site.client(token).auth.tokenRevoke().response()
            site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            site.emulator.calls.clear()
            for _ in 0..<10 {
                let error = await #expect(throws: CallError<Void>.self) {
                    try await client.users.getCurrentAccount().response()
                }
                guard case .clientError(.oauthError(let cause as AccessTokenError)) = error else {
                    throw SignInError.cancelled
                }
                #expect(cause.reason == .invalidGrant)
            }
            #expect(site.calls("oauth2/token").count == 1)
            #expect(site.calls(Self.route).isEmpty)
            #expect(told.all.map(\.uid) == [token.uid])
            var iterator = needs.makeAsyncIterator()
            #expect(await iterator.next()?.uid == token.uid)

            // The same client goes on once the user has signed in again.
            let again = try await site.signedIn()
            #expect(again.uid == token.uid)
            #expect(await calls(2, client) == 2)
            #expect(client.accessTokenProvider.accessToken == again.accessToken)
            #expect(told.all.count == 1)
        }
    }

    // MARK: Failures on the way

    @Test func failedRenewalRecoversAtTheNextCall() async throws {
        try await SignInFixture.run { site in
            let client = site.client(try await site.signedIn())
            site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            site.emulator.calls.clear()
            site.emulator.faults.add(.serverError(status: 503, format: .html), on: "oauth2/token", times: 4)
            let error = await #expect(throws: CallError<Void>.self) {
                try await client.users.getCurrentAccount().response()
            }
            guard case .clientError(.oauthError(let cause as AccessTokenError)) = error else {
                throw SignInError.cancelled
            }
            #expect(cause.reason == .serverError && cause.isTransient)
            #expect(error?.isTransient == true)
            #expect(site.calls("oauth2/token").count == 4)
            #expect(await calls(1, client) == 1)
            #expect(site.calls("oauth2/token").count == 5)
        }
    }

    @Test(arguments: [
        Fault.Effect.serverError(status: 500, format: .html), .serverError(status: 502, format: .empty),
        .serverError(status: 500, at: .after), .reset(.before), .reset(.after), .close(.after), .rateLimit(),
        .rateLimit(retryAfter: nil, form: .html, header: .none), .truncate(), .staleConnection(.onNextRequest),
    ])
    func renewalIsRepeated(effect: Fault.Effect) async throws {
        try await SignInFixture.run { site in
            let client = site.client(try await site.signedIn())
            site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            site.emulator.calls.clear()
            site.emulator.faults.add(effect, on: "oauth2/token", times: 1)
            #expect(await calls(4, client) == 4)
        }
    }

    @Test(arguments: [Fault.Effect.reset(.after), .serverError(at: .after), .close(.after)])
    func codeIsSentOnceOnly(effect: Fault.Effect) async throws {
        try await SignInFixture.run { site in
            site.emulator.faults.add(effect, on: "oauth2/token", times: 1)
            let error = await #expect(throws: SignInError.self) { try await site.signedIn() }
            #expect([.temporarilyUnavailable, .serverError].contains(error?.reason))
            #expect(site.calls("oauth2/token").count == 1)
        }
    }

    // MARK: Others who use the store

    @Test func tokenThatAnotherProcessRenewedIsTaken() async throws {
        try await SignInFixture.run { site in
            let token = try await site.signedIn()
            let client = site.client(token)
            site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            let other = SignInFixture.manager(site.emulator, site.tokens)
            let renewed = try await other.refreshedAccessToken(token, scopes: [])
            site.emulator.calls.clear()
            #expect(await calls(3, client) == 3)
            #expect(site.calls("oauth2/token").isEmpty)
            #expect(client.accessTokenProvider.accessToken == renewed.accessToken)
        }
    }

    /// A server that takes each refresh token once, as OAuth allows, and gives another one with each access token.
    private final class RotatingServer: HTTPTransport {
        private let emulated: any HTTPTransport
        private let state: Locked<(good: String, count: Int, refused: Int)>
        /// What both processes wait for, so that each asks with the same token.
        private let waiting = Locked<[CheckedContinuation<Void, Never>]>([])

        init(_ emulated: any HTTPTransport, good: String) {
            self.emulated = emulated
            state = Locked((good, 0, 0))
        }

        var counts: (renewed: Int, refused: Int) { state.withLock { ($0.count, $0.refused) } }

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            guard request.url.path == "/oauth2/token" else { return try await emulated.send(request) }
            let body = String(decoding: try await request.body.collected(), as: UTF8.self)
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

    @Test("64 calls in each of two processes survive that refresh tokens rotate")
    func rotatingRefreshTokens() async throws {
        let store = MemoryTokenStore()
        let old = DropboxAccessToken(
            accessToken: "old", uid: "dbid:ada", refreshToken: "first", tokenExpirationTimestamp: 1)
        store.store(old)
        let answering = AnsweringTransport()
        let server = RotatingServer(answering, good: "first")
        // Each process has a manager of its own; what they share is the store.
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
        let kept = try #require(store.token(of: "dbid:ada"))
        #expect(kept.accessToken == "new" && kept.refreshToken == "rotated1")
    }

    /// Answers every call, and remembers the tokens.
    private final class AnsweringTransport: HTTPTransport {
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

    @Test func narrowerTokenIsNotKept() async throws {
        try await SignInFixture.run { site in
            let token = try await site.signedIn()
            let narrow = try await site.manager.refreshedAccessToken(token, scopes: ["account_info.read"])
            #expect(narrow.accessToken != token.accessToken)
            #expect(try site.tokens.token(of: token.uid) == token)
            let error = await #expect(throws: AccessTokenError.self) {
                try await site.manager.refreshedAccessToken(token, scopes: ["no.such.scope"])
            }
            #expect(error?.reason == .invalidScope)
        }
    }

    @Test func brokenStoreDoesNotStopCalls() async throws {
        let failures = Told<TokenStoreError>()
        try await SignInFixture.run { site in
            let token = try await site.signedIn()
            let manager = SignInFixture.manager(site.emulator, BrokenTokenStore()) {
                $0.onTokenStoreError = { failures.add($0) }
            }
            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            site.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            #expect(await calls(2, client) == 2)
            #expect(failures.all.map(\.description) == ["the disk is full"])
        }
    }

    @Test func whoRenewsATokenHimselfIsToldThatItCouldNotBeKept() async throws {
        try await SignInFixture.run { site in
            let token = try await site.signedIn()
            let manager = SignInFixture.manager(site.emulator, BrokenTokenStore())
            let error = await #expect(throws: TokenStoreError.self) {
                try await manager.refreshedAccessToken(token, scopes: [])
            }
            #expect(error?.description == "the disk is full")
            let result = await withCheckedContinuation { told in
                manager.refreshAccessToken(token, scopes: [], queue: .global()) { told.resume(returning: $0) }
            }
            guard case .error(.tokenStorageError, let text) = result else {
                Issue.record("\(result as Any)")
                return
            }
            #expect(text?.contains("the disk is full") == true)
        }
    }
}
