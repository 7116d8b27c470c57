import DropboxConcurrency
import DropboxFiles
import DropboxHTTP
import DropboxOAuth
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore

/// Tests that a client and its manager send all requests with the provided transport.
@Suite(.timeLimit(.minutes(10)))
struct ConnectionReuseTests {
    /// The responses of the servers behind the proxy.
    private static let responses: [String: (headers: [String], body: String)] = [
        "http://api.invalid/oauth2/token": (
            [],
            #"{"access_token":"a","token_type":"bearer","expires_in":60,"refresh_token":"r","account_id":"dbid:ada"}"#
        ),
        "http://api.invalid/2/demo/read": ([], Demo.rootInfo),
        "http://content.invalid/2/demo/upload": ([], Demo.scope),
        "http://downloads.invalid/2/demo/download": (["Dropbox-API-Result: \(Demo.scope)"], "content"),
        "http://notify.invalid/2/files/list_folder/longpoll": ([], #"{"changes":false}"#),
        "http://api.invalid/2/auth/token/revoke": ([], "null"),
    ]

    /// The names of the servers don't resolve, so requests without the transport would fail. Another transport would
    /// open another connection.
    @Test func allRequestsShareOneConnection() async throws {
        let requested = Locked<[String]>([])
        let proxy = try LoopbackServer { connection in
            while true {
                let path = try connection.readRequest().path
                requested.withLock { $0.append(path) }
                let response = Self.responses[path]
                try connection.respond(
                    response == nil ? 404 : 200, headers: response?.headers ?? [], response?.body ?? "")
            }
        }
        let transport = makeHTTPTransport(.init { $0.proxy = .url(proxy.url()) })
        var hosts = BaseHosts(
            apiHost: "http://api.invalid", contentHost: "http://content.invalid",
            downloadContentHost: "http://downloads.invalid", notifyHost: "http://notify.invalid")
        hosts.authorizeHost = "http://www.invalid"
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "key") { [hosts] in $0.baseHosts = hosts },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()), transport: transport)
        let token = try await manager.finish(manager.beginSignIn(), code: "code")
        let client = DropboxTransportClientImpl(
            accessToken: token, dropboxOauthManager: manager, configuration: .init { [hosts] in $0.baseHosts = hosts },
            transport: transport)
        _ = try await client.request(Demo.read).response()
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: .data(Data("a".utf8))).response()
        let (_, content): (_, Data) = try await client.request(Demo.download, serverArgs: "/a").response()
        #expect(content == Data("content".utf8))
        _ = try await FilesRoutes(client: client).listFolderLongpoll(cursor: "c").response()
        try await manager.signOut("dbid:ada")
        transport.shutdown()

        var paths = requested.withLock { $0 }
        // A token that expires within five minutes is refreshed before each request.
        #expect(paths.count { $0.hasSuffix("/oauth2/token") } > 1)
        paths.removeAll { $0.hasSuffix("/oauth2/token") }
        #expect(
            paths == [
                "http://api.invalid/2/demo/read", "http://content.invalid/2/demo/upload",
                "http://downloads.invalid/2/demo/download", "http://notify.invalid/2/files/list_folder/longpoll",
                "http://api.invalid/2/auth/token/revoke",
            ])
        #expect(proxy.connectionCount == 1)
    }
}
