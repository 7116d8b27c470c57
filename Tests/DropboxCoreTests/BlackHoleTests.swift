import DropboxFiles
import DropboxHTTP
import DropboxOAuth
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore

/// Tests servers that accept every connection and never finish a response: they are silent, or send single bytes.
@Suite(.timeLimit(.minutes(10)))
struct BlackHoleTests {
    private static let token = DropboxAccessToken(
        accessToken: "old", uid: "dbid:ada", refreshToken: "refresh", tokenExpirationTimestamp: 1_000)

    /// Short timeouts, and two attempts for requests that can be retried. The idle timeout of a long poll depends on
    /// its argument, so its overall timeout is short instead.
    private static let session: NetworkSessionConfiguration = {
        var session = NetworkSessionConfiguration()
        session.timeoutIntervalForRequest = 0.2
        return session
    }()
    private static let longPolls: NetworkSessionConfiguration = {
        var session = NetworkSessionConfiguration.defaultLongpoll
        session.timeoutIntervalForResource = 0.4
        return session
    }()
    private static let retry = RetryPolicy(maximumAttempts: 2, initialBackoff: .milliseconds(10))

    /// The clients of the server.
    private struct Clients: Sendable {
        let configuration: DropboxTransportClientImpl.Configuration
        let client: DropboxTransportClientImpl
        let manager: DropboxOAuthManager
    }

    private static let calls: [String: @Sendable (Clients) async throws -> Void] = [
        "a call": { _ = try await $0.client.request(Demo.read).response() },
        "a write": { _ = try await $0.client.rpc(Demo.write, Demo.token).response() },
        "an upload": {
            let content = Data(count: 8 << 20)
            _ = try await $0.client.request(Demo.upload, serverArgs: "/a", input: .data(content)).response()
        },
        "a download to memory": {
            _ = try await $0.client.request(Demo.download, serverArgs: "/a").response() as (Auth.TokenScopeError, Data)
        },
        "a download to a file": {
            let folder = try TemporaryDirectory()
            _ = try await $0.client.request(
                Demo.download, serverArgs: "/a", overwrite: true, destination: folder.url.appendingPathComponent("a")
            ).response()
            #expect(try folder.names == [])
        },
        "a long poll": {
            _ = try await FilesRoutes(client: $0.client).listFolderLongpoll(cursor: "c", timeout: 480).response()
        },
        "a refresh": {
            let client = DropboxTransportClientImpl(
                accessToken: token, dropboxOauthManager: $0.manager, configuration: $0.configuration)
            defer { client.shutdown() }
            _ = try await client.request(Demo.read).response()
        },
        "a sign-in": { try await $0.manager.finish($0.manager.beginSignIn(), code: "code") },
        "a sign-out": { try await $0.manager.signOut("dbid:ada") },
    ]

    /// The behavior of the server after it accepted a connection.
    enum Behavior: String, CaseIterable {
        case silence, trickleInHead, trickleInBody

        func serve(_ connection: LoopbackConnection) throws {
            guard self != .silence else { return connection.waitForClose() }
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\n")
            if self == .trickleInBody {
                try connection.send("Dropbox-API-Result: {\"required_scope\":\"a\"}\r\nContent-Length: 9999999\r\n\r\n")
            }
            while true {
                try connection.send(self == .trickleInHead ? "X: y\r\n" : " ")
                connection.pace()
            }
        }
    }

    @Test(arguments: calls.keys.sorted(), Behavior.allCases)
    func timeoutsAreEnforced(name: String, behavior: Behavior) async throws {
        let server = try LoopbackServer { try behavior.serve($0) }
        let hosts = BaseHosts(server: server.url().absoluteString)
        let configuration = DropboxTransportClientImpl.Configuration {
            $0.baseHosts = hosts
            $0.session = Self.session
            $0.longpollSession = Self.longPolls
            $0.retryPolicy = Self.retry
        }
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")), configuration: configuration)
        defer { client.shutdown() }
        let tokens = MemoryTokenStore()
        tokens.store(Self.token)
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "key") {
                $0.baseHosts = hosts
                $0.session = Self.session
                $0.retryPolicy = Self.retry
            }, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
        let call = try #require(Self.calls[name])
        let error = await #expect(throws: (any Error).self) {
            try await call(Clients(configuration: configuration, client: client, manager: manager))
        }
        let text = "\(try #require(error))"
        #expect(text.contains("was inactive") || text.contains("took too long"), "\(text)")
        #expect(server.connectionCount >= 1)
    }
}
