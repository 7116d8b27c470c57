import DropboxCore
import Foundation

extension DropboxOAuthManager {
    /// The configuration of a manager, except for its token storage.
    public struct Configuration: Sendable {
        // MARK: App and servers

        /// The app key from the App Console.
        public var appKey: String

        /// The app secret, or `nil` to secure every sign-in with PKCE. The default is `nil`. Use the secret only on
        /// servers, never in a program that users install.
        public var appSecret: String?

        /// The servers. The default is those of Dropbox.
        public var baseHosts: BaseHosts = .default

        /// The URL to which the sign-in page redirects the users of apps, or `nil` for `db-<app key>://2/token`. The
        /// default is `nil`. Register it in the App Console, and pass it to `handleRedirectURL` when the app is opened
        /// with it.
        package var appRedirectURL: URL?

        /// The language of the sign-in page, or `nil` for that of the browser. The default is `nil`.
        public var locale: Locale?

        /// A prefix for the `User-Agent` header, which continues with the name and version of the SDK. The default is
        /// `nil`.
        public var userAgent: String?

        // MARK: Limits

        /// Timeouts, connections, certificate authorities, and proxy.
        public var session: NetworkSessionConfiguration = .default

        /// The policy for repeating requests for tokens. By default, at most 4 attempts within a minute.
        public var retryPolicy = RetryPolicy(maximumAttempts: 4, maximumElapsedTime: .seconds(60))

        // MARK: Environment

        /// A closure that is called once when an account's token can't be refreshed anymore because the user or Dropbox
        /// revoked it. The user must sign in again. The default is `nil`.
        ///
        /// It can be called from any thread. ``DropboxOAuthManager/accountsRequiringSignIn`` reports the same accounts.
        public var onReauthenticationRequired: (@Sendable (ReauthenticationRequest) -> Void)?

        /// A closure that is called when a refreshed token can't be stored, or when the store can't be read. The default is
        /// `nil`.
        ///
        /// The clients continue to use the token. The manager keeps it in memory, and stores it with the next access to the
        /// account that succeeds.
        /// ``DropboxOAuthManager/refreshedAccessToken(_:scopes:)`` also throws the error. The closure can be called
        /// from any thread.
        public var onTokenStoreError: (@Sendable (TokenStoreError) -> Void)?

        /// A closure that is called when the manager starts or stops waiting before it repeats a request for a token.
        /// It can be called from any thread, and must return quickly. The default is `nil`.
        public var onWait: WaitHandler?

        /// A closure that receives log messages, which never contain tokens. The default is `nil`.
        public var log: LoggingClosure?

        /// The clock that determines whether tokens have expired.
        public var now: @Sendable () -> Date = { Date() }

        /// The clock for delays and timeouts.
        public var clock: ClientClock = .system

        /// Returns random numbers from 0 to 1, which spread repeated requests.
        public var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// Returns the given number of random bytes. They must be unpredictable, because they become PKCE verifiers and
        /// states.
        public var random: @Sendable (Int) -> Data = { count in
            var numbers = SystemRandomNumberGenerator()
            return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) })
        }

        /// Creates the default configuration of an app.
        public init(appKey: String) {
            self.appKey = appKey
        }

        /// Creates the default configuration of an app and changes it with a closure.
        public init(appKey: String, _ change: (inout Configuration) -> Void) {
            self.init(appKey: appKey)
            change(&self)
        }
    }
}

extension DropboxOAuthManager.Configuration: CustomStringConvertible, CustomReflectable {
    /// The app key, without the secret.
    public var description: String { "DropboxOAuthManager.Configuration(app \(appKey))" }

    /// A mirror without secrets, like `description`.
    public var customMirror: Mirror { Mirror(self, children: ["appKey": appKey]) }
}

extension DropboxOAuthManager.Configuration {
    /// The value of the `User-Agent` header.
    var userAgentHeader: String { Constants.userAgent(userAgent) }

    /// The locale in Dropbox's format: `de`, `pt-BR`.
    var localeName: String? { locale?.identifier(.bcp47) }
}
