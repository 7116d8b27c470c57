import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// Signs users and teams in, keeps their tokens, and renews them. A program has one for each app key.
///
/// How to sign in depends on the program:
/// - command lines and desktop programs: `signIn`, which waits for the browser to come back on loopback;
/// - programs without a browser: `beginSignIn` without a redirect, and `finish(_:code:)` with what the user types;
/// - servers: `beginSignIn` with their own redirect address, and `finish(_:redirect:)`;
/// - apps: `authorizeFromSharedApplication` and `handleRedirectURL`, mostly by way of `DropboxClientsManager`.
///
/// All methods are safe to call from many tasks.
public final class DropboxOAuthManager: Sendable {
    /// Everything about the manager but where it keeps its tokens.
    public let configuration: Configuration

    /// Where the tokens are kept.
    public let secureStorageAccess: any SecureStorageAccess

    let state = Locked(State())
    private let givenTransport: (any HTTPTransport)?

    /// What changes.
    struct State: Sendable {
        /// The sign-in that `handleRedirectURL` waits for.
        var pending: PendingSignIn?
        /// Refresh tokens that are void. Asking with them again would give the same answer.
        var voidTokens: [String: ReauthenticationRequest] = [:]
        var listeners: [Int: AsyncStream<ReauthenticationRequest>.Continuation] = [:]
        var nextListener = 0
        /// Sends what belongs to no client: the exchange of codes.
        var transport: (any HTTPTransport)?
    }

    /// An app's sign-in, and where to show that it goes on.
    struct PendingSignIn: Sendable {
        let attempt: SignInAttempt
        let application: (any SharedApplication)?
    }

    /// Renewals under way, by refresh token and scopes.
    let renewals = SingleFlight<RefreshResult>()

    /// - Parameters:
    ///   - configuration: App, servers, limits.
    ///   - secureStorageAccess: Where tokens are kept; the usual place of the platform by default.
    ///   - transport: What sends requests that belong to no client; by default that of the platform, set up by
    ///     `configuration.session`. Clients renew their tokens by their own transport.
    public init(
        configuration: Configuration, secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        transport: (any HTTPTransport)? = nil
    ) {
        self.configuration = configuration
        self.secureStorageAccess = secureStorageAccess
        givenTransport = transport
        secureStorageAccess.checkAccessibilityMigrationOneTime()
    }

    /// A manager for an app without a secret; all else has its default.
    public convenience init(appKey: String, secureStorageAccess: any SecureStorageAccess) {
        self.init(configuration: Configuration(appKey: appKey), secureStorageAccess: secureStorageAccess)
    }

    /// A manager whose sign-in page is on another host than `www.dropbox.com`, in one of the forms of `BaseHosts`. Only
    /// the page: whoever needs more, for an emulator, sets `baseHosts` of a configuration.
    public convenience init(appKey: String, host: String, secureStorageAccess: any SecureStorageAccess) {
        self.init(
            configuration: Configuration(appKey: appKey) { $0.baseHosts.authorizeHost = host },
            secureStorageAccess: secureStorageAccess)
    }

    /// The language of the sign-in page; `nil` for that of the browser.
    public var locale: Locale? { configuration.locale }

    /// The store, which says why where it fails.
    public var tokens: any TokenStore { secureStorageAccess.tokens }

    /// What sends requests that belong to no client.
    var transport: any HTTPTransport {
        if let givenTransport { return givenTransport }
        return state.withLock { state in
            if let transport = state.transport { return transport }
            let transport = HTTPTransports.standard(configuration.session.transport)
            state.transport = transport
            return transport
        }
    }

    deinit {
        state.withLock { state in
            for listener in state.listeners.values { listener.finish() }
            state.transport?.shutdown()
        }
    }

    // MARK: The shared manager

    private static let shared = Locked<DropboxOAuthManager?>(nil)

    /// The manager that `DropboxClientsManager` uses; `nil` before it was set up.
    public static var sharedOAuthManager: DropboxOAuthManager? {
        get { shared.withLock { $0 } }
        set { shared.change { $0 = newValue } }
    }
}

extension DropboxOAuthManager: CustomStringConvertible, CustomReflectable {
    /// Whose sign-ins it does, never a token.
    public var description: String { "DropboxOAuthManager(app \(configuration.appKey))" }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: ["configuration": configuration]) }
}
