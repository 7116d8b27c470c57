import DropboxCore
import Foundation

extension DropboxOAuthManager {
    /// Everything about a manager but where it keeps its tokens.
    public struct Configuration: Sendable {
        // MARK: App and servers

        /// The app key that the App Console shows.
        public var appKey: String

        /// The app secret. It belongs on servers, never into a program that users install; `nil` by default: then every
        /// sign-in proves itself by PKCE.
        public var appSecret: String?

        /// The servers; those of Dropbox by default.
        public var baseHosts: BaseHosts = .default

        /// The language of the sign-in page; that of the browser by default.
        public var locale: Locale?

        /// What the `User-Agent` header starts with; the SDK and its version follow. Nothing by default.
        public var userAgent: String?

        // MARK: Limits

        /// Time limits and connections, certificate authorities and proxy.
        public var session: NetworkSessionConfiguration = .default

        /// What is repeated when a token is bought, and when: at most 4 attempts within a minute by default.
        public var retryPolicy = RetryPolicy(maximumAttempts: 4, maximumElapsedTime: .seconds(60))

        // MARK: Surroundings

        /// Called once when an account's token cannot be renewed any more, because the user or Dropbox took back what
        /// was granted: he has to sign in again. It may be called from any thread. Nothing by default;
        /// `DropboxOAuthManager.accountsRequiringSignIn` tells the same.
        public var onReauthenticationRequired: (@Sendable (ReauthenticationRequest) -> Void)?

        /// Called when a token that a client renewed could not be kept. The client goes on with it, and the token is renewed
        /// again after the next start of the program. Whoever calls `refreshAccessToken` himself gets the error too. It may be called from any thread; nothing by default.
        public var onTokenStoreError: (@Sendable (TokenStoreError) -> Void)?

        /// Called whenever the manager begins or ends to wait before it asks for a token again. It may be called from any
        /// thread, and should return quickly; nothing by default.
        public var onWaiting: WaitingHandler?

        /// Takes the lines of the log, which never contain tokens; there is none by default.
        public var log: LoggingClosure?

        /// The clock by which tokens expire.
        public var now: @Sendable () -> Date = { Date() }

        /// The clock of waits and time limits.
        public var clock: ClientClock = .system

        /// Gives random numbers from 0 to 1, which spread repeated attempts.
        public var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// Gives so many random bytes. They must be unpredictable: proof keys and states are made of them.
        public var random: @Sendable (Int) -> Data = { count in
            var numbers = SystemRandomNumberGenerator()
            return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) })
        }

        /// The defaults for an app.
        public init(appKey: String) {
            self.appKey = appKey
        }

        /// The defaults for an app, changed by a closure.
        public init(appKey: String, _ change: (inout Configuration) -> Void) {
            self.init(appKey: appKey)
            change(&self)
        }
    }
}

extension DropboxOAuthManager.Configuration: CustomStringConvertible, CustomReflectable {
    /// Whose configuration it is, never the secret.
    public var description: String { "DropboxOAuthManager.Configuration(app \(appKey))" }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: ["appKey": appKey]) }
}

extension DropboxOAuthManager.Configuration {
    /// The value of the `User-Agent` header.
    var userAgentHeader: String { Constants.userAgent(userAgent) }

    /// The locale as Dropbox names it: `de`, `pt-BR`.
    var localeName: String? { locale?.identifier(.bcp47) }
}
