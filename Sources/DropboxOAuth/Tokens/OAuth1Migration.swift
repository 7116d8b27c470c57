import DropboxCore
import DropboxHTTP
import DropboxConcurrency

/// Exchanges the tokens of apps from before OAuth 2 for such of today, once, so that nobody has to sign in again.
///
/// Either all tokens are kept that can be exchanged, or none: when the connection fails for one of them, nothing is kept
/// and all of it has to be tried again. A token that Dropbox refuses, because it was taken back for instance, is left out.
public struct OAuth1Migration: Sendable {
    /// A token of OAuth 1, as earlier SDKs stored it.
    public struct Token: Sendable, Hashable {
        /// The account under which the new token is kept: the user id that was stored with the old one.
        public let uid: String
        /// The token.
        public let token: String
        /// The token's secret.
        public let secret: String
        /// The app key that the token was made for, where it was stored.
        public let appKey: String?

        /// A token of these parts.
        public init(uid: String, token: String, secret: String, appKey: String? = nil) {
            self.uid = uid
            self.token = token
            self.secret = secret
            self.appKey = appKey
        }
    }

    /// What came of it.
    public struct Outcome: Sendable {
        /// The new tokens, in the order of the old ones. They are kept; none if `shouldRetry`.
        public fileprivate(set) var migrated: [DropboxAccessToken] = []
        /// The tokens that Dropbox does not exchange.
        public fileprivate(set) var unsuccessful: [Token] = []
        /// Whether the connection failed, so that nothing was done and all of it has to be done again later.
        public fileprivate(set) var shouldRetry = false
        /// Whether a token was refused because app key or secret are wrong, or not those that it was made for.
        public fileprivate(set) var invalidAppKeyOrSecret = false
    }

    private let exchange: @Sendable (Token) async -> Result<String, CallError<Auth.TokenFromOAuth1Error>>
    private let appKey: String

    /// - Parameters:
    ///   - appKey: The app's key, for which the tokens were made.
    ///   - appSecret: The app's secret.
    ///   - configuration: Servers, limits, retries.
    ///   - transport: What sends requests; by default that of the platform.
    public init(
        appKey: String, appSecret: String, configuration: DropboxTransportClientImpl.Configuration = .init(),
        transport: (any HTTPTransport)? = nil
    ) {
        self.appKey = appKey
        var configuration = configuration
        // The exchange changes nothing: the old token is good as long as the new one is.
        configuration.retryPolicy.retriesNonIdempotentRequests = true
        let client = DropboxTransportClientImpl(
            authentication: .appKeyAndSecret(appKey, appSecret), configuration: configuration, transport: transport)
        exchange = { token in
            let request: RpcRequest<Auth.TokenFromOAuth1Result, Auth.TokenFromOAuth1Error> = client.request(
                Self.route,
                serverArgs: Auth.TokenFromOAuth1Arg(oauth1Token: token.token, oauth1TokenSecret: token.secret))
            do throws(CallError<Auth.TokenFromOAuth1Error>) {
                return .success(try await request.response().oauth2Token)
            } catch {
                return .failure(error)
            }
        }
    }

    /// Exchanges tokens, one call for each of them, and keeps what came of them.
    /// - Throws: A `TokenStoreError` where a new token cannot be kept. The old ones are good still.
    public func migrate(_ old: [Token], to store: any TokenStore) async throws(TokenStoreError) -> Outcome {
        var outcome = Outcome()
        for token in old {
            if let made = token.appKey, made != appKey {
                outcome.invalidAppKeyOrSecret = true
                outcome.unsuccessful.append(token)
                continue
            }
            switch await exchange(token) {
            case .success(let text): outcome.migrated.append(DropboxAccessToken(accessToken: text, uid: token.uid))
            case .failure(let error):
                if error.isOfTheConnection {
                    outcome.shouldRetry = true
                    outcome.migrated = []
                    return outcome
                }
                if error.blamesTheApp { outcome.invalidAppKeyOrSecret = true }
                outcome.unsuccessful.append(token)
            }
        }
        let migrated = outcome.migrated
        try await BlockingIO.foreign.run { () throws(TokenStoreError) in
            for token in migrated { try store.store(token) }
        }
        return outcome
    }

    /// `auth/token/from_oauth1`, which the module of the account's routes offers to apps.
    static var route: Route<Auth.TokenFromOAuth1Arg, Auth.TokenFromOAuth1Result, Auth.TokenFromOAuth1Error> {
        Route(Auth._schema, 0)
    }
}

extension CallError where EType == Auth.TokenFromOAuth1Error {
    /// Whether nothing is known of the token, because the server could not be asked.
    fileprivate var isOfTheConnection: Bool {
        switch self {
        case .clientError, .internalServerError, .rateLimitError: true
        default: false
        }
    }

    fileprivate var blamesTheApp: Bool {
        switch self {
        case .routeError(let box, _, _, _): box.unboxed == .appIdMismatch
        case .badInputError, .authError: true
        default: false
        }
    }
}

extension OAuth1Migration.Token: CustomStringConvertible, CustomReflectable {
    /// Whose token it is, never the token.
    public var description: String { "OAuth1Migration.Token(\(uid))" }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: ["uid": uid]) }
}
