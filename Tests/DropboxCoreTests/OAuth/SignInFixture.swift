import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation

@testable import DropboxCore
@testable import DropboxOAuth

/// An emulator with a manager that signs in to it.
struct SignInFixture: Sendable {
    let emulator: DropboxEmulator
    let manager: DropboxOAuthManager
    let tokens: any TokenStore

    /// Runs a test with an emulator.
    ///
    /// - Parameter change: Changes the configuration of a manager for the emulator's app without a secret, which uses
    ///   the emulator's clock.
    static func run(
        tokens: any TokenStore = MemoryTokenStore(), isolation: isolated (any Actor)? = #isolation,
        _ change: @escaping (inout DropboxOAuthManager.Configuration) -> Void = { _ in },
        _ body: (SignInFixture) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        let fixture = SignInFixture(emulator: emulator, manager: manager(emulator, tokens, change), tokens: tokens)
        do {
            try await body(fixture)
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    static func manager(
        _ emulator: DropboxEmulator, _ tokens: any TokenStore,
        _ change: (inout DropboxOAuthManager.Configuration) -> Void = { _ in }
    ) -> DropboxOAuthManager {
        let clock = emulator.clock
        return DropboxOAuthManager(
            configuration: .init(appKey: emulator.appKey) {
                $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                $0.now = { clock.now }
                // These tests don't cover the short delays between attempts.
                $0.clock = ClientClock(
                    now: { .zero },
                    sleep: { duration in
                        if duration >= .seconds(60) { try await suspendUntilCancelled() }
                        try Task.checkCancellation()
                    })
                change(&$0)
            }, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
    }

    /// Returns the requests for a route that the emulator has handled.
    func calls(_ route: String) -> [DropboxEmulator.CallRecord] { emulator.calls.all.filter { $0.route == route } }

    /// Signs in with the page that shows a code.
    func signedIn(_ scopes: [String] = []) async throws -> DropboxAccessToken {
        let attempt = manager.beginSignIn(
            scopeRequest: ScopeRequest(scopeType: .user, scopes: scopes, includeGrantedScopes: false))
        var browser = TestBrowser()
        guard let code = try await browser.press(.allow, on: attempt.page).code else {
            throw Subprocess.Failure(what: "no code")
        }
        return try await manager.finish(attempt, code: code)
    }

    /// Returns a client of a signed-in account with its own connections.
    func client(_ token: DropboxAccessToken) -> DropboxClient {
        DropboxClient(accessToken: token, dropboxOauthManager: manager)
    }
}

/// Records values.
final class EventRecorder<Value: Sendable>: Sendable {
    private let values = Locked<[Value]>([])
    var all: [Value] { values.withLock { $0 } }
    func add(_ value: Value) { values.withLock { $0.append(value) } }
}

extension AccessTokenError: Equatable {
    public static func == (left: AccessTokenError, right: AccessTokenError) -> Bool {
        (left.reason, left.message) == (right.reason, right.message)
    }
}

extension SignInAttempt {
    /// The page to open.
    var page: URL {
        get throws {
            guard let authorizeURL else { throw Subprocess.Failure(what: "no page") }
            return authorizeURL
        }
    }
}

extension SignInError {
    /// The reason of a rejection.
    var reason: OAuth2Error? {
        if case .rejected(let error) = self { error.reason } else { nil }
    }
}
