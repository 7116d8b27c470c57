import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// Signs users and teams in, stores their tokens, and refreshes them. Create one manager for each app key.
///
/// The way to sign in depends on the program:
/// - Command-line and desktop programs call `signIn`, which waits until the browser is redirected to the loopback
///   interface.
/// - Programs without a browser call `beginSignIn` without a redirect, and `finish(_:code:)` with the code that the
///   user enters.
/// - Servers call `beginSignIn` with their own redirect URL, and `finish(_:redirect:)`. ``DropboxClients`` has the clients of
///   their accounts.
/// - Apps call `authorizeFromSharedApplication` and `handleRedirectURL`, usually indirectly with
///   `DropboxClientsManager`.
///
/// All methods are safe to call from concurrent tasks.
public final class DropboxOAuthManager: Sendable {
    /// The configuration, except for the token storage.
    public let configuration: Configuration

    /// The storage of the tokens.
    public let secureStorageAccess: any SecureStorageAccess

    let state = Locked(State())
    let reachability = ServerReachability()
    /// Ensures that the stored sign-in is the pending one.
    let storingLock = Locked(0)
    private let givenTransport: (any HTTPTransport)?
    private let givenStore: (any AsyncTokenStore)?

    /// The mutable state.
    struct State: Sendable {
        /// The sign-in that `handleRedirectURL` finishes.
        var pending: PendingSignIn?
        /// Whether no sign-in was pending in this process yet, so that one of an earlier process can be continued.
        var restoresSignIn = true
        /// Closes the sign-in page after the redirect.
        var closeSignInPage: (@MainActor @Sendable () -> Void)?
        /// The invalid refresh tokens, for which another request would fail again.
        var invalidRefreshTokens: [String: ReauthenticationRequest] = [:]
        var listeners: [Int: AsyncStream<ReauthenticationRequest>.Continuation] = [:]
        var nextListener = 0
        /// The refreshed tokens that couldn't be stored yet, by account.
        var unstoredTokens: [String: UnstoredToken] = [:]
        /// The transport for requests that belong to no client, such as the exchange of codes.
        var transport: (any HTTPTransport)?
    }

    /// The sign-in of an app, and the app that shows its progress.
    struct PendingSignIn: Sendable {
        let attempt: SignInAttempt
        let application: (any SharedApplication)?
    }

    /// The refreshes in progress, by refresh token and scopes.
    let refreshes = SingleFlight<RefreshResult>()

    /// Creates a manager.
    ///
    /// - Parameters:
    ///   - configuration: App, servers, and limits.
    ///   - secureStorageAccess: The storage of the tokens. The default is the standard storage of the platform.
    ///   - transport: The transport for requests that belong to no client. By default, the manager creates the
    ///     transport of the platform from `configuration.session`. Clients refresh their tokens with their own
    ///     transport.
    public convenience init(
        configuration: Configuration, secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        transport: (any HTTPTransport)? = nil
    ) {
        self.init(configuration, secureStorageAccess, nil, transport)
        secureStorageAccess.checkAccessibilityMigrationOneTime()
    }

    /// Creates a manager whose tokens are in an asynchronous store, such as a database.
    ///
    /// All asynchronous methods of the manager use the store. The synchronous ones, `tokens`, and `secureStorageAccess` can't
    /// wait for it: they fail, or find no tokens. Apps whose sign-in page is shown by ``SharedApplication`` need another store.
    ///
    /// - Parameters:
    ///   - configuration: App, servers, and limits.
    ///   - tokenStore: The store of the tokens.
    ///   - transport: The transport for requests that belong to no client. By default, the manager creates the transport of
    ///     the platform from `configuration.session`.
    public convenience init(
        configuration: Configuration, tokenStore: any AsyncTokenStore, transport: (any HTTPTransport)? = nil
    ) {
        self.init(
            configuration, SecureStorageAccessDefaultImpl(tokens: UnavailableTokenStore()), tokenStore, transport)
    }

    private init(
        _ configuration: Configuration, _ secureStorageAccess: any SecureStorageAccess,
        _ store: (any AsyncTokenStore)?, _ transport: (any HTTPTransport)?
    ) {
        self.configuration = configuration
        self.secureStorageAccess = secureStorageAccess
        givenStore = store
        givenTransport = transport
    }

    /// Creates a manager with the default configuration of an app without a secret.
    public convenience init(appKey: String, secureStorageAccess: any SecureStorageAccess) {
        self.init(configuration: Configuration(appKey: appKey), secureStorageAccess: secureStorageAccess)
    }

    /// Creates a manager whose sign-in page is on another host than `www.dropbox.com`, in one of the formats of
    /// `BaseHosts`.
    ///
    /// It changes only the host of the page. To change all hosts, for example for an emulator, set `baseHosts` of a
    /// configuration.
    public convenience init(appKey: String, host: String, secureStorageAccess: any SecureStorageAccess) {
        self.init(
            configuration: Configuration(appKey: appKey) { $0.baseHosts.authorizeHost = host },
            secureStorageAccess: secureStorageAccess)
    }

    /// Creates a manager that closes the sign-in page of an app after the redirect.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - host: The host of the sign-in page, in one of the formats of `BaseHosts`. The default is `www.dropbox.com`.
    ///   - secureStorageAccess: The storage of the tokens.
    ///   - dismissSharedAppAuthController: A closure that is called on the main actor when `handleRedirectURL` receives
    ///     the redirect of a sign-in.
    @preconcurrency
    public convenience init(
        appKey: String, host: String = "www.dropbox.com", secureStorageAccess: any SecureStorageAccess,
        dismissSharedAppAuthController: @escaping @MainActor @Sendable () -> Void
    ) {
        self.init(appKey: appKey, host: host, secureStorageAccess: secureStorageAccess)
        closePageAfterRedirect(dismissSharedAppAuthController)
    }

    /// Sets the closure that closes the sign-in page after the redirect.
    package func closePageAfterRedirect(_ close: @escaping @MainActor @Sendable () -> Void) {
        state.change { $0.closeSignInPage = close }
    }

    /// The language of the sign-in page, or `nil` for that of the browser.
    public var locale: Locale? { configuration.locale }

    /// The token store, which reports the reason of its failures.
    public var tokens: any TokenStore { secureStorageAccess.tokens }

    /// The token store in its asynchronous form.
    var asyncTokens: any AsyncTokenStore { givenStore ?? BlockingTokenStore(tokens: tokens) }

    /// The transport for requests that belong to no client.
    var transport: any HTTPTransport {
        if let givenTransport { return givenTransport }
        return state.withLock { state in
            if let transport = state.transport { return transport }
            let transport = makeHTTPTransport(configuration.session.transport)
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

    /// The manager that `DropboxClientsManager` uses, or `nil` before it's set up. It's implicitly unwrapped, as in
    /// SwiftyDropbox.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public static var sharedOAuthManager: DropboxOAuthManager! {
        get { shared.withLock { $0 } }
        set { shared.change { $0 = newValue } }
    }
}

/// The name of ``DropboxOAuthManager`` in iOS apps that were written for SwiftyDropbox.
public typealias DropboxMobileOAuthManager = DropboxOAuthManager

extension DropboxOAuthManager: CustomStringConvertible, CustomReflectable {
    /// The app key, without tokens.
    public var description: String { "DropboxOAuthManager(app \(configuration.appKey))" }

    /// A mirror without secrets, like `description`.
    public var customMirror: Mirror { Mirror(self, children: ["configuration": configuration]) }
}
