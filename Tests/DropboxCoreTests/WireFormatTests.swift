import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxStone
import Foundation
import Testing

/// Tests requests in their wire format, depending on the descriptor of the route.
struct WireFormatTests {
    private func sent(
        _ response: String = "null", authentication: AuthStrategy? = nil, scope: CallContext = CallContext(),
        _ change: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in },
        _ call: (DropboxTransportClientImpl) async throws -> Void
    ) async throws -> (request: HTTPRequest, body: Data) {
        let transport = FakeTransport([
            FakeTransport.json(response, ["Dropbox-API-Result": response])
        ])
        try await call(.fake(transport, authentication: authentication, scope: scope, change))
        return (try #require(transport.requests.first), try #require(transport.bodies.first))
    }

    private let appKey = AuthStrategy.appKeyAndSecret("key", "secret")

    @Test func rpcSendsArgumentAsBody() async throws {
        let (request, body) = try await sent { try await $0.rpc(Demo.write, Demo.token).response() }
        #expect(request.method == "POST")
        #expect(request.url.absoluteString == "https://api.dropboxapi.com/2/demo/write")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(request.headers["Authorization"] == "Bearer secret-token")
        #expect(request.headers["User-Agent"] == "swift-dropbox/\(Constants.versionSDK)")
        #expect(String(decoding: body, as: UTF8.self) == #"{"oauth1_token":"a","oauth1_token_secret":"b"}"#)
    }

    @Test func rpcWithoutArgumentSendsNull() async throws {
        let (request, body) = try await sent { try await $0.request(Demo.old).response() }
        #expect(request.url.path == "/2/demo/old_v2")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(body == Data("null".utf8))
    }

    @Test func uploadSendsArgumentAsASCIIHeader() async throws {
        let (request, body) = try await sent(Demo.scope) {
            _ = try await $0.request(
                Demo.upload, serverArgs: "/Füße\u{7F}😀\r\nHost: evil", input: .data(Data("content".utf8))
            ).response()
        }
        #expect(request.url.absoluteString == "https://content.dropboxapi.com/2/demo/upload")
        #expect(
            request.headers["Dropbox-API-Arg"] == #""/F\u00fc\u00dfe\u007f\ud83d\ude00\r\nHost: evil""#)
        #expect(request.headers["Content-Type"] == "application/octet-stream")
        #expect(body == Data("content".utf8))
    }

    @Test func downloadSendsNoBody() async throws {
        let (request, body) = try await sent(Demo.scope) {
            let request: DownloadRequestMemory = $0.request(Demo.download, serverArgs: "/a")
            _ = try await request.response()
        }
        #expect(request.headers["Dropbox-API-Arg"] == #""/a""#)
        #expect(request.headers["Content-Type"] == nil)
        #expect(body.isEmpty)
    }

    @Test(arguments: [30, 300, 480]) func longPollHasNoCredentialsAndALongTimeout(timeout: UInt64) async throws {
        let (request, _) = try await sent(
            #"{"changes":false}"#, scope: CallContext(selectUser: "dbmid:1", pathRoot: .home)
        ) {
            let argument = Files.ListFolderLongpollArg(cursor: "c", timeout: timeout)
            _ = try await $0.rpc(Files.listFolderLongpoll, argument).response()
        }
        #expect(request.url.absoluteString == "https://notify.dropboxapi.com/2/files/list_folder/longpoll")
        for name in ["Authorization", "Dropbox-API-Select-User", "Dropbox-API-Path-Root"] {
            #expect(request.headers[name] == nil)
        }
        let idle = try #require(request.timeouts.idle)
        #expect(idle == .seconds(max(480, Double(timeout) + 120)))
    }

    @Test func appAuthenticatesWithKeyAndSecret() async throws {
        for route in [Demo.app, Demo.both] {
            let (request, _) = try await sent("\"\"", authentication: appKey) {
                _ = try await $0.request(route).response()
            }
            #expect(request.headers["Authorization"] == "Basic a2V5OnNlY3JldA==")
        }
        let (request, _) = try await sent("\"\"") { _ = try await $0.request(Demo.both).response() }
        #expect(request.headers["Authorization"] == "Bearer secret-token")
    }

    @Test func wrongAuthenticationFailsBeforeSending() async throws {
        let transport = FakeTransport()
        let asApp = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await DropboxTransportClientImpl.fake(transport, authentication: appKey).request(Demo.read).response()
        }
        #expect("\(try #require(asApp))".contains("demo/read is called by users"))
        let asUser = await #expect(throws: CallError<Void>.self) {
            try await DropboxTransportClientImpl.fake(transport).request(Demo.app).response()
        }
        #expect("\(try #require(asUser))".contains("demo/app is called by apps"))
        #expect(transport.requests.isEmpty)
    }

    @Test func contextIsSentInHeaders() async throws {
        let scope = CallContext(selectUser: "dbmid:1", selectAdmin: "dbmid:2", pathRoot: .namespaceId("7"))
        let (request, _) = try await sent(Demo.rootInfo, scope: scope) {
            _ = try await $0.request(Demo.read).response()
        }
        #expect(request.headers["Dropbox-API-Select-User"] == "dbmid:1")
        #expect(request.headers["Dropbox-API-Select-Admin"] == "dbmid:2")
        #expect(request.headers["Dropbox-API-Path-Root"] == #"{".tag":"namespace_id","namespace_id":"7"}"#)
    }

    @Test func clientsWithOtherContextsAreIndependent() async throws {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.rootInfo))
        let team = DropboxTeamClient(transportClient: DropboxTransportClientImpl.fake(transport))
        let member = team.asMember("dbmid:1")
        for client in [
            member.withPathRoot(.root("9")).client, member.client, team.asAdmin("dbmid:2").client, team.client,
        ] {
            _ = try await client.request(Demo.read).response()
        }
        #expect(member.selectUser == "dbmid:1")
        #expect(transport.requests.map { $0.headers["Dropbox-API-Path-Root"] != nil } == [true, false, false, false])
        #expect(
            transport.requests.map { $0.headers["Dropbox-API-Select-User"] } == ["dbmid:1", "dbmid:1", nil, nil])
        #expect(transport.requests.map { $0.headers["Dropbox-API-Select-Admin"] } == [nil, nil, "dbmid:2", nil])
    }

    @Test func additionalHeadersReplaceNothing() async throws {
        let (request, _) = try await sent(
            Demo.rootInfo,
            {
                $0.userAgent = "Notes/3"
                $0.headersForRouteHost = { ["X-Host": $0.rawValue, "authorization": "mine"] }
            }, { _ = try await $0.request(Demo.read).response() })
        #expect(request.headers["X-Host"] == "api")
        #expect(request.headers.values(for: "Authorization") == ["Bearer secret-token"])
        #expect(request.headers["User-Agent"] == "Notes/3 swift-dropbox/\(Constants.versionSDK)")
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/2/demo/read"),
        ("http://localhost:8080/", "http://localhost:8080/2/demo/read"),
        ("proxy.example:8443", "https://proxy.example:8443/2/demo/read"),
    ])
    func everyHostCanBeAURL(host: String, address: String) async throws {
        let (request, _) = try await sent(
            Demo.rootInfo, { $0.baseHosts = BaseHosts(server: host) },
            { _ = try await $0.request(Demo.read).response() })
        #expect(request.url.absoluteString == address)
    }

    @Test(arguments: ["", "ftp://files", "http://"]) func invalidHostFailsTheRequest(host: String) async throws {
        let transport = FakeTransport()
        let client = DropboxTransportClientImpl.fake(transport) { $0.baseHosts = BaseHosts(server: host) }
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        #expect("\(try #require(error))".contains("is not a valid host"))
    }

    @Test func invalidArgumentFailsWithTheFieldName() async throws {
        let transport = FakeTransport()
        let argument = Auth.TokenFromOAuth1Arg(oauth1Token: "", oauth1TokenSecret: "b")
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) {
            try await DropboxTransportClientImpl.fake(transport).rpc(Demo.write, argument).response()
        }
        guard case .serializationError(let reason as InvalidArgumentError) = error else { return #expect(Bool(false)) }
        #expect(reason.route == "demo/write" && reason.underlyingError.path == "oauth1_token")
        #expect("\(reason)".contains("oauth1_token: length is 0"))
        #expect(transport.requests.isEmpty)
    }

    @Test func failingTokenProviderFailsTheRequest() async throws {
        struct Expired: AccessTokenProvider {
            var accessToken: String { "old" }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
                completion(.error(.invalidGrant, "revoked"))
                completion(nil)
            }
        }
        let client = DropboxTransportClientImpl.fake(FakeTransport(), authentication: .accessToken(Expired()))
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        guard case .clientError(.oauthError(let reason as AccessTokenError)) = error else {
            return #expect(Bool(false))
        }
        #expect(reason.reason == .invalidGrant)
        #expect("\(try #require(error))".contains("sign in again"))
    }

    /// The service may forget a token that expired long ago.
    @Test(
        arguments: ["expired_access_token", "invalid_access_token"],
        [OAuth2Error?.none, .invalidGrant, .temporarilyUnavailable])
    func rejectedTokenIsReplaced(tag: String, failure: OAuth2Error?) async throws {
        struct Provider: AccessTokenProvider {
            let failure: OAuth2Error?
            var accessToken: String { "old" }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
            func validAccessToken(insteadOf rejected: String) async throws -> String? {
                if let failure { throw AccessTokenError(reason: failure, message: "no token") }
                return "new"
            }
        }
        let body = #"{"error_summary": "\#(tag)/", "error": {".tag": "\#(tag)"}}"#
        let transport = FakeTransport([FakeTransport.json(body, status: 401), FakeTransport.json(Demo.rootInfo)])
        let client = DropboxTransportClientImpl.fake(
            transport, authentication: .accessToken(Provider(failure: failure)))
        guard let failure else {
            _ = try await client.request(Demo.read).response()
            #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
            return
        }
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        let isUnlinked = tag == "invalid_access_token" && failure == .invalidGrant
        switch error {
        case .authError(.invalidAccessToken, _, _, _)?: #expect(isUnlinked)
        case .clientError(.oauthError)?: #expect(!isUnlinked)
        default: Issue.record("\(String(describing: error))")
        }
        #expect(transport.requests.count == 1)
    }

    @Test func unresponsiveTokenProviderCanBeCanceled() async throws {
        let (requested, signal) = AsyncStream<Void>.makeStream()
        struct Silent: AccessTokenProvider {
            let signal: AsyncStream<Void>.Continuation
            var accessToken: String { "" }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { signal.yield() }
        }
        let client = DropboxTransportClientImpl.fake(
            FakeTransport(), authentication: .accessToken(Silent(signal: signal)))
        let request = client.request(Demo.read)
        let task = Task { await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() } }
        for await _ in requested { break }
        request.cancel()
        #expect(await task.value?.isCancellation == true)
    }
}
