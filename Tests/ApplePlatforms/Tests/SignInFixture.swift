import AppleFoundation
import DropboxCore
import DropboxOAuth
import Foundation
import SwiftyDropbox
import Synchronization
import Testing

/// An app that signs in a user with `DropboxClientsManager`, and a server that exchanges codes for tokens.
@MainActor final class SignInFixture {
    /// The bodies of the requests for tokens.
    let tokenRequests = Mutex<[String]>([])
    /// How the app received URLs, in order.
    private(set) var deliveries: [String] = []
    private let results: AsyncStream<DropboxOAuthResult?>
    private let continuation: AsyncStream<DropboxOAuthResult?>.Continuation

    init() { (results, continuation) = AsyncStream.makeStream() }

    /// Runs a test with an app that is set up. Other tests of the manager wait.
    static func run(_ body: @MainActor (SignInFixture) async throws -> Void) async rethrows {
        try await ClientsManagerAccess.run {
            let fixture = SignInFixture()
            fixture.setUp()
            defer { DropboxClientsManager.resetClients() }
            try await body(fixture)
        }
    }

    private func setUp() {
        let server = ScriptedServer.start { [self] _, body in
            tokenRequests.withLock { $0.append(String(decoding: body, as: UTF8.self)) }
            let json =
                #"{"access_token":"token","token_type":"bearer","expires_in":14400,"refresh_token":"refresh","#
                + #""scope":"","uid":"1","account_id":"dbid:1"}"#
            return .init(headers: ["Content-Type": "application/json"], body: Data(json.utf8))
        }
        DropboxClientsManager.setupWithAppKey(
            "key", secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()),
            configuration: .init { $0.baseHosts = BaseHosts(server: server.absoluteString) })
    }

    /// Passes a URL that the app received to the SDK.
    @discardableResult func receive(_ url: URL, by way: String) -> Bool {
        deliveries.append(way)
        return DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { [continuation] in
            continuation.yield($0)
        }
    }

    /// Waits for the next result of a sign-in.
    func result() async -> DropboxOAuthResult? {
        for await result in results { return result }
        return nil
    }

    /// Waits for a result, and returns whether the user is signed in.
    func isSignedIn() async -> Bool {
        guard case .success? = await result() else { return false }
        return DropboxClientsManager.authorizedClient != nil
    }

    /// Waits for a result, and returns whether the user canceled.
    func isCanceled() async -> Bool { if case .cancel? = await result() { true } else { false } }

    /// The URL to which the page redirects when the user allows access.
    static func redirect(of page: URL) throws -> URL {
        try url(scheme: "db-key", host: "2", "/token", ["code": "code", "state": field("state", of: page)])
    }

    /// The URL with which the Dropbox app answers a request.
    static func answer(to request: URL) throws -> URL {
        try url(
            scheme: "db-key", host: "1", "/connect",
            ["oauth_token": "oauth2code:", "oauth_token_secret": "code", "state": field("state", of: request)])
    }

    private static func url(scheme: String, host: String, _ path: String, _ fields: [String: String]) throws -> URL {
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.path) = (scheme, host, path)
        parts.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
        return try #require(parts.url)
    }

    private static func field(_ name: String, of url: URL) throws -> String {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        return try #require(items?.first { $0.name == name }?.value)
    }
}
