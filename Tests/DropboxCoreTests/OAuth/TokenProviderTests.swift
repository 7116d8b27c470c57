import DropboxConcurrency
import DropboxHTTP
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Tests token providers and the exchange of tokens without a network.
@Suite(.timeLimit(.minutes(10)))
struct TokenProviderTests {
    static let start = Date(timeIntervalSince1970: 1_000_000)

    /// Returns a token that expires the given number of seconds after the start.
    static func token(_ text: String = "old", _ seconds: Double = 0) -> DropboxAccessToken {
        DropboxAccessToken(
            accessToken: text, uid: "dbid:ada", refreshToken: "refresh-secret",
            tokenExpirationTimestamp: start.timeIntervalSince1970 + seconds)
    }

    static func manager(
        _ transport: FakeTransport, _ tokens: any TokenStore = MemoryTokenStore(), log: LoggingClosure? = nil
    ) -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: .init(appKey: "key") {
                $0.now = { Self.start }
                $0.retryPolicy = .never
                $0.log = log
            }, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens), transport: transport)
    }

    static let tokenResponse = #"{"access_token":"new","token_type":"bearer","expires_in":14400}"#

    @Test func refreshUsesTheConnectionsOfTheClient() async throws {
        let transport = FakeTransport([FakeTransport.json(Self.tokenResponse), FakeTransport.json(Demo.rootInfo)])
        let client = DropboxTransportClientImpl(
            accessToken: Self.token(), dropboxOauthManager: Self.manager(FakeTransport()), configuration: .init(),
            transport: transport)
        _ = try await client.rpc(Demo.read, ()).response()
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                "https://api.dropboxapi.com/oauth2/token", "https://api.dropboxapi.com/2/demo/read",
            ])
        #expect(transport.requests[1].headers["Authorization"] == "Bearer new")
        #expect(
            String(decoding: transport.bodies[0], as: UTF8.self)
                == "grant_type=refresh_token&refresh_token=refresh-secret&client_id=key")
        #expect(transport.requests[0].headers["Content-Type"] == "application/x-www-form-urlencoded")
    }

    @Test func cancellationDoesNotAffectOtherRequests() async throws {
        let (asked, isAsked) = AsyncStream.makeStream(of: Void.self)
        let (released, release) = AsyncStream.makeStream(of: Void.self)
        let response: FakeTransport.Response = { request in
            isAsked.yield()
            for await _ in released { break }
            return try await FakeTransport.json(Self.tokenResponse)(request)
        }
        let transport = FakeTransport([response])
        let provider = Self.manager(transport).accessTokenProviderForToken(Self.token())
        let first = Task { try await provider.validAccessToken() }
        for await _ in asked { break }
        let second = Task { try await provider.validAccessToken() }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        release.yield()
        #expect(try await second.value == "new")
        #expect(transport.requests.count == 1)
    }

    @Test func concurrentlyRemovedAccountStaysRemoved() async throws {
        let tokens = MemoryTokenStore()
        tokens.store(Self.token())
        let response: FakeTransport.Response = { request in
            tokens.remove("dbid:ada")
            return try await FakeTransport.json(Self.tokenResponse)(request)
        }
        let transport = FakeTransport([response])
        let new = try await Self.manager(transport, tokens).refreshedAccessToken(Self.token(), scopes: [])
        #expect(new.accessToken == "new")
        #expect(tokens.uids().isEmpty)
    }

    @Test func newerSignInIsNotOverwritten() async throws {
        let tokens = MemoryTokenStore()
        tokens.store(Self.token())
        let newer = Self.token("from a sign-in", 9000)
        let response: FakeTransport.Response = { request in
            tokens.store(newer)
            return try await FakeTransport.json(Self.tokenResponse)(request)
        }
        let transport = FakeTransport([response])
        _ = try await Self.manager(transport, tokens).refreshedAccessToken(Self.token(), scopes: [])
        #expect(tokens.token(of: "dbid:ada") == newer)
    }

    @Test func durableTransferServiceSendsRequests() async throws {
        let service = FakeDurableTransferService([
            FakeTransport.json(Self.tokenResponse), FakeTransport.json(Demo.rootInfo),
        ])
        let client = DropboxTransportClientImpl(
            accessToken: Self.token(), dropboxOauthManager: Self.manager(FakeTransport()),
            configuration: .init { $0.session.makeDurableTransferService = { _ in service } })
        _ = try await client.rpc(Demo.read, ()).response()
        #expect(service.requests.count == 2)
    }

    @Test func lifetimeStartsWithTheRequest() async throws {
        let transport = FakeTransport([FakeTransport.json(Self.tokenResponse)])
        let new = try await Self.manager(transport).refreshedAccessToken(Self.token(), scopes: [])
        #expect(new.tokenExpirationTimestamp == Self.start.timeIntervalSince1970 + 14_400)
    }

    @Test(arguments: [
        ("<html>proxy</html>", 200, OAuth2Error.unknown), ("", 200, .serverError),
        (#"{"access_token": 7}"#, 200, .serverError), (#"{"access_token":"#, 200, .serverError),
        (#"{"error":"invalid_client","error_description":"who?"}"#, 400, .invalidClient),
        (#"{"error":"invalid_client"}"#, 401, .invalidClient), (#"{"error":"what_is_this"}"#, 400, .unknown),
        ("<html>not found</html>", 404, .unknown), ("no", 429, .temporarilyUnavailable),
        ("no", 408, .temporarilyUnavailable),
        ("no", 501, .serverError),
        (#"{"error":"invalid_grant"}"#, 503, .serverError), ("", 302, .unknown),
    ])
    func invalidResponsesFail(body: String, status: Int, reason: OAuth2Error) async throws {
        let transport = FakeTransport([FakeTransport.text(body, status: status, type: "text/html")])
        let error = await #expect(throws: AccessTokenError.self) {
            try await Self.manager(transport).refreshedAccessToken(Self.token(), scopes: [])
        }
        #expect(error?.reason == reason)
    }

    @Test(arguments: [
        (#"{"error":"invalid_client: Invalid client_id"}"#, "no access token: invalid_client (Invalid client_id)"),
        (#"{"error":"invalid_client","error_description":"who?"}"#, "no access token: invalid_client (who?)"),
        (#"{"error":"invalid_client"}"#, "no access token: invalid_client"),
    ])
    func reasonIsNamedOnce(body: String, description: String) async throws {
        let transport = FakeTransport([FakeTransport.text(body, status: 400, type: "application/json")])
        let error = await #expect(throws: AccessTokenError.self) {
            try await Self.manager(transport).refreshedAccessToken(Self.token(), scopes: [])
        }
        #expect(error?.description == description)
    }

    /// The service has sent numbers and strings.
    @Test(arguments: [#""14400""#, "14400", "14400.0"]) func lifetimeIsANumberOrAString(seconds: String) async throws {
        let body = #"{"access_token":"new","expires_in":\#(seconds),"uid":12}"#
        let manager = Self.manager(FakeTransport([FakeTransport.json(body)]))
        let new = try await manager.refreshedAccessToken(Self.token(), scopes: [])
        #expect(new.tokenExpirationTimestamp == Self.start.timeIntervalSince1970 + 14_400)
    }

    @Test(arguments: ["1e300", "-1e300", "253402300800", "1e15", "-1"])
    func unusualLifetimesAreAccepted(seconds: String) async throws {
        let transport = FakeTransport([
            FakeTransport.json(#"{"access_token":"new","expires_in":\#(seconds)}"#)
        ])
        let lines = EventRecorder<String>()
        let manager = Self.manager(transport, log: { _, line in lines.add(line) })
        let new = try await manager.refreshedAccessToken(Self.token(), scopes: [])
        #expect("\(new)".hasPrefix("DropboxAccessToken(dbid:ada, expires "))
        var text = ""
        dump(manager.accessTokenProviderForToken(new), to: &text)
        dump(new, to: &text)
        #expect(text.contains("dbid:ada"))
    }

    @available(macOS 26, *)
    @Test func refreshOfAShutDownClientIsRepeated() async throws {
        let other = FakeTransport([FakeTransport.json(#"{"access_token":"new"}"#)])
        let joined = Locked<Task<String, any Error>?>(nil)
        let manager = Self.manager(other)
        let response: FakeTransport.Response = { _ async throws(HTTPError) in
            // The task has joined the refresh when it suspends for the first time.
            let task = Task.immediate {
                try await manager.refresh(Self.token(), scopes: [], over: other).token.accessToken
            }
            joined.withLock { $0 = task }
            throw HTTPError(.transportShutDown, "The transport was shut down.")
        }
        let first = FakeTransport([response])
        let error = await #expect(throws: AccessTokenError.self) {
            try await manager.refresh(Self.token(), scopes: [], over: first)
        }
        #expect(error?.message?.contains("was shut down") == true)
        #expect(try await joined.withLock(\.self)?.value == "new")
        #expect(first.requests.count == 1 && other.requests.count == 1)
    }

    @Test func missingConnectionIsTransient() async throws {
        let transport = FakeTransport([FakeTransport.failure(.connectionFailed, isRequestUnsent: true)])
        let error = await #expect(throws: AccessTokenError.self) {
            try await Self.manager(transport).refreshedAccessToken(Self.token(), scopes: [])
        }
        #expect(error?.isTransient == true && error?.message == "no response from api.dropboxapi.com: as scripted")
    }

    @Test func unrefreshableTokenIsUsedUntilItExpires() async throws {
        let transport = FakeTransport(fallback: FakeTransport.text("down", status: 503))
        let provider = Self.manager(transport).accessTokenProviderForToken(Self.token("old", 200))
        #expect(try await provider.validAccessToken() == "old")
        #expect(transport.requests.count == 1)
        // The current token is not used if the server rejected it, after its expiration, or after its revocation.
        await #expect(throws: AccessTokenError.self) { try await provider.validAccessToken(insteadOf: "old") }
        let late = Self.manager(transport).accessTokenProviderForToken(Self.token("old", 0))
        await #expect(throws: AccessTokenError.self) { try await late.validAccessToken() }
        let void = FakeTransport([FakeTransport.json(#"{"error":"invalid_grant"}"#, status: 400)])
        let revoked = Self.manager(void).accessTokenProviderForToken(Self.token("old", 200))
        await #expect(throws: AccessTokenError.self) { try await revoked.validAccessToken() }
    }

    @Test func missingRefreshTokenFailsWithoutRequest() async throws {
        let requests = EventRecorder<ReauthenticationRequest>()
        let transport = FakeTransport()
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "key") { $0.onReauthenticationRequired = { requests.add($0) } },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()), transport: transport)
        for uid in ["dbid:ada", "dbid:grace"] {
            let error = await #expect(throws: AccessTokenError.self) {
                try await manager.refreshedAccessToken(DropboxAccessToken(accessToken: "t", uid: uid), scopes: [])
            }
            #expect(error?.reason == .invalidGrant && error?.description.contains("no refresh token") == true)
        }
        #expect(transport.requests.isEmpty && requests.all.isEmpty)
    }

    // MARK: The methods of SwiftyDropbox

    @Test func completionReceivesTheResult() async throws {
        let transport = FakeTransport([
            FakeTransport.json(Self.tokenResponse), FakeTransport.json(#"{"error":"invalid_grant"}"#, status: 400),
        ])
        let manager = Self.manager(transport)
        func refresh(_ token: DropboxAccessToken) async -> DropboxOAuthResult? {
            let provider = manager.accessTokenProviderForToken(token)
            return await withCheckedContinuation { continuation in
                provider.refreshAccessTokenIfNecessary { continuation.resume(returning: $0) }
            }
        }
        if await refresh(Self.token("good", 9000)) != nil { Issue.record("the token was good") }
        guard case .success(let token) = await refresh(Self.token()) else { throw SignInError.cancelled }
        #expect(token.accessToken == "new")
        guard case .error(let reason, _) = await refresh(Self.token()) else { throw SignInError.cancelled }
        #expect(reason.isInvalidGrantError)
        // A token that doesn't expire needs no refresh.
        let lasting = manager.accessTokenProviderForToken(DropboxAccessToken(accessToken: "a", uid: "b"))
        #expect(lasting is LongLivedAccessTokenProvider)
        #expect(transport.requests.count == 2)
    }

    @Test func customRefresherIsCalledOnce() async throws {
        struct Refresher: AccessTokenRefreshing {
            let asked = Locked(0)
            func refreshAccessToken(
                _ accessToken: DropboxAccessToken, scopes: [String], queue: DispatchQueue?,
                completion: @escaping DropboxOAuthCompletion
            ) {
                asked.withLock { $0 += 1 }
                (queue ?? .main).async { completion(.success(TokenProviderTests.token("theirs", 9000))) }
            }
        }
        let refresher = Refresher()
        let provider = ShortLivedAccessTokenProvider(
            token: Self.token(), tokenRefresher: refresher, now: { Self.start })
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<64 { group.addTask { try await provider.validAccessToken() } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts == ["theirs"] && provider.accessToken == "theirs")
        #expect(refresher.asked.withLock { $0 } == 1)
    }

    @Test func customProviderIsCalledAfterExpiration() async throws {
        struct Provider: AccessTokenProvider {
            let asked = Locked(0)
            var accessToken: String { asked.withLock { $0 < 2 ? "first" : "second" } }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
                asked.withLock { $0 += 1 }
                completion(nil)
            }
        }
        let expired = FakeTransport.json(#"{"error_summary":"","error":{".tag":"expired_access_token"}}"#, status: 401)
        let transport = FakeTransport([expired, FakeTransport.json(Demo.rootInfo)])
        let client = DropboxTransportClientImpl.fake(transport, authentication: .accessToken(Provider()))
        _ = try await client.rpc(Demo.read, ()).response()
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer first", "Bearer second"])
    }

    @Test func longLivedTokenIsNotSentTwice() async throws {
        let expired = FakeTransport.json(#"{"error_summary":"","error":{".tag":"expired_access_token"}}"#, status: 401)
        let transport = FakeTransport([expired])
        let client = DropboxTransportClientImpl.fake(transport)
        await #expect(throws: CallError<Common.PathRootError>.self) {
            _ = try await client.rpc(Demo.read, ()).response()
        }
        #expect(transport.requests.count == 1)
    }

    /// The server would reject the header with status 400, which says nothing about signing in.
    @Test func emptyTokenFailsWithoutRequest() async throws {
        let transport = FakeTransport()
        let client = DropboxTransportClientImpl.fake(
            transport, authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "")))
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.rpc(Demo.read, ()).response()
        }
        #expect(error?.description.contains("the access token is empty; sign in") == true)
        #expect(transport.requests.isEmpty)
    }

    // MARK: Secrets

    @Test func secretsAreNotPrinted() async throws {
        let lines = EventRecorder<String>()
        let tokens = MemoryTokenStore()
        tokens.store(Self.token("access-secret"))
        let transport = FakeTransport([
            FakeTransport.json(#"{"error":"invalid_grant","error_description":"revoked"}"#, status: 400),
            FakeTransport.text(#"{"access_token":["access-secret"]}"#, status: 200),
        ])
        let manager = Self.manager(transport, tokens) { _, line in lines.add(line) }
        let provider = manager.accessTokenProviderForToken(Self.token("access-secret"))
        let attempt = manager.beginSignIn()
        let failure = await #expect(throws: AccessTokenError.self) { try await provider.validAccessToken() }
        let garbage = await #expect(throws: SignInError.self) {
            try await manager.finish(attempt, code: "code-secret")
        }
        let app = DropboxOAuthManager.Configuration(appKey: "key") { $0.appSecret = "app-secret" }
        let client = DropboxClient(accessToken: Self.token("access-secret"), dropboxOauthManager: manager)
        var text = lines.all.joined(separator: "\n")
        func show(_ value: some Any) {
            dump(value, to: &text)
            text += "\(value)" + String(reflecting: value)
        }
        show(manager)
        show(provider)
        show(attempt)
        show(failure)
        show(garbage)
        show(app)
        show(tokens)
        show(client)
        show(manager.tokens)
        show(manager.getAllAccessTokens())
        let headers: HTTPHeaders = ["Authorization": "Bearer access-secret", "Cookie": "access-secret"]
        show(headers)
        show(headers.first)
        show(ResponseMetadata(status: 200, headers: ["Set-Cookie": "access-secret"]))
        show(HTTPRequest(method: "POST", url: URL(fileURLWithPath: "/"), headers: headers))
        show(Self.token("access-secret"))
        for secret in [
            "access-secret", "refresh-secret", "app-secret", "code-secret", attempt.pkce?.verifier ?? "?",
        ] {
            #expect(!text.contains(secret))
        }
        #expect(text.contains("dbid:ada") && lines.all.count >= 1)
    }
}

/// The part of a background session that sends requests.
private final class FakeDurableTransferService: DurableTransferService {
    private let fake: FakeTransport

    init(_ script: [FakeTransport.Response]) { fake = FakeTransport(script) }

    var requests: [HTTPRequest] { fake.requests }
    var transport: (any HTTPTransport)? { fake }
    var didFinishEvents: (@Sendable () -> Void)? {
        get { nil }
        set {}
    }

    func whenEventsAreDelivered(_ action: @escaping @Sendable () -> Void) {}

    func response(to transfer: DurableTransferRequest, execution run: AnyRequestExecution)
        async throws(DurableTransferError)
        -> CallResponse
    {
        throw .call(.cancelled)
    }

    func beginBatch(
        _ route: RouteDescriptor, client: DropboxTransportClientImpl, execution run: AnyRequestExecution,
        journal write: (URL) throws -> Void
    ) async throws(DurableTransferError) -> any DurableBatch {
        throw .call(.cancelled)
    }

    func transfers(of client: DropboxTransportClientImpl) async -> [Result<BackgroundTransfer, ReconnectionError>] {
        []
    }

    func settle() async {}

    func shutdown() {}
}
