import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport

@testable import DropboxCore
@testable import DropboxOAuth

/// An emulator, and a manager that signs in to it.
struct SignInFixture: Sendable {
    let emulator: DropboxEmulator
    let manager: DropboxOAuthManager
    let tokens: any TokenStore

    /// - Parameter change: what differs from a manager for the emulator's app, without a secret, by the emulator's clock.
    static func run(
        tokens: any TokenStore = MemoryTokenStore(), isolation: isolated (any Actor)? = #isolation,
        _ change: @escaping (inout DropboxOAuthManager.Configuration) -> Void = { _ in },
        _ body: (SignInFixture) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        let site = SignInFixture(emulator: emulator, manager: manager(emulator, tokens, change), tokens: tokens)
        do {
            try await body(site)
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
                // Waits between attempts, which are short, are not what these tests are about.
                $0.clock = ClientClock(
                    now: { .zero },
                    sleep: { duration in
                        if duration >= .seconds(60) { try await Task.sleep(for: duration) }
                        try Task.checkCancellation()
                    })
                change(&$0)
            }, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
    }

    /// The calls of a route that the emulator has answered.
    func calls(_ route: String) -> [CallRecord] { emulator.calls.all.filter { $0.route == route } }

    /// Signs in by the page that shows a code.
    func signedIn(_ scopes: [String] = []) async throws -> DropboxAccessToken {
        let attempt = manager.beginSignIn(
            scopeRequest: ScopeRequest(scopeType: .user, scopes: scopes, includeGrantedScopes: false))
        var browser = TestBrowser()
        guard let code = try await browser.press(.allow, on: attempt.page).code else {
            throw Subprocess.Failure(what: "no code")
        }
        return try await manager.finish(attempt, code: code)
    }

    /// A client of a signed-in account, over connections of its own.
    func client(_ token: DropboxAccessToken) -> DropboxClient {
        DropboxClient(accessToken: token, dropboxOauthManager: manager)
    }
}

/// Collects what is told.
final class Told<Value: Sendable>: Sendable {
    private let values = Locked<[Value]>([])
    var all: [Value] { values.withLock { $0 } }
    func add(_ value: Value) { values.withLock { $0.append(value) } }
}

extension AccessTokenError: Equatable {
    public static func == (left: AccessTokenError, right: AccessTokenError) -> Bool {
        (left.reason, left.text) == (right.reason, right.text)
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
    /// The reason of a refusal.
    var reason: OAuth2Error? {
        if case .rejected(let error) = self { error.reason } else { nil }
    }
}
