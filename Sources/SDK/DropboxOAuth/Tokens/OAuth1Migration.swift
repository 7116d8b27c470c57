import DropboxConcurrency
import DropboxCore
import DropboxHTTP

/// Exchanges the tokens of OAuth 1 apps for OAuth 2 tokens, so that users don't have to sign in again.
///
/// The migration stores all tokens that can be exchanged, or none. If the connection fails for one of them, it stores
/// nothing, and you must repeat it. It skips tokens that Dropbox rejects, for example revoked tokens.
public struct OAuth1Migration: Sendable {
    /// An OAuth 1 token that earlier SDKs stored.
    public struct Token: Sendable, Hashable {
        /// The account of the new token: the user identifier that was stored with the old one.
        public let uid: String
        /// The token.
        public let token: String
        /// The secret of the token.
        public let secret: String
        /// The app key of the token, if it was stored.
        public let appKey: String?

        /// Creates a token.
        public init(uid: String, token: String, secret: String, appKey: String? = nil) {
            self.uid = uid
            self.token = token
            self.secret = secret
            self.appKey = appKey
        }
    }

    /// The result of a migration.
    public struct Outcome: Sendable {
        /// The new tokens in the order of the old ones. They are stored. Empty if `shouldRetry` is `true`.
        public fileprivate(set) var migrated: [DropboxAccessToken] = []
        /// The tokens that Dropbox rejected.
        public fileprivate(set) var unsuccessful: [Token] = []
        /// A Boolean value that indicates whether the connection failed. The migration had no effect then, and must be
        /// repeated later.
        public fileprivate(set) var shouldRetry = false
        /// A Boolean value that indicates whether a token was rejected because the app key or the secret is wrong, or
        /// belongs to another app.
        public fileprivate(set) var invalidAppKeyOrSecret = false
    }

    private let exchange: @Sendable (Token) async -> Result<String, CallError<Auth.TokenFromOAuth1Error>>
    private let appKey: String

    /// Creates a migration.
    ///
    /// - Parameters:
    ///   - appKey: The app key of the tokens.
    ///   - appSecret: The app secret.
    ///   - configuration: Servers, limits, and retries.
    ///   - transport: The transport for requests. The default is the transport of the platform.
    public init(
        appKey: String, appSecret: String, configuration: DropboxTransportClientImpl.Configuration = .init(),
        transport: (any HTTPTransport)? = nil
    ) {
        self.appKey = appKey
        var configuration = configuration
        // Repeating the exchange is safe, because the old token remains valid with the new one.
        configuration.retryPolicy.retriesNonIdempotentRequests = true
        let client = DropboxTransportClientImpl(
            authentication: .appKeyAndSecret(appKey, appSecret), configuration: configuration, transport: transport)
        exchange = { token in
            let request: RpcRequest<Auth.TokenFromOAuth1ResultSerializer, Auth.TokenFromOAuth1ErrorSerializer>
            request = client.request(
                Self.route,
                serverArgs: Auth.TokenFromOAuth1Arg(oauth1Token: token.token, oauth1TokenSecret: token.secret))
            do throws(CallError<Auth.TokenFromOAuth1Error>) {
                return .success(try await request.response().oauth2Token)
            } catch {
                return .failure(error)
            }
        }
    }

    /// Exchanges tokens with one request for each of them, and stores the new tokens.
    ///
    /// - Parameters:
    ///   - old: The OAuth 1 tokens.
    ///   - store: The store for the new tokens.
    /// - Returns: The result.
    /// - Throws: ``TokenStoreError`` if a new token can't be stored. The old tokens remain valid.
    public func migrate(_ old: [Token], to store: any TokenStore) async throws(TokenStoreError) -> Outcome {
        var outcome = Outcome()
        for token in old {
            if let tokenAppKey = token.appKey, tokenAppKey != appKey {
                outcome.invalidAppKeyOrSecret = true
                outcome.unsuccessful.append(token)
                continue
            }
            switch await exchange(token) {
            case .success(let text): outcome.migrated.append(DropboxAccessToken(accessToken: text, uid: token.uid))
            case .failure(let error):
                if error.isConnectivityError {
                    outcome.shouldRetry = true
                    outcome.migrated = []
                    return outcome
                }
                if error.isInvalidApp { outcome.invalidAppKeyOrSecret = true }
                outcome.unsuccessful.append(token)
            }
        }
        let migrated = outcome.migrated
        try await BlockingIO.external.run { () throws(TokenStoreError) in
            for token in migrated { try store.store(token) }
        }
        return outcome
    }

    /// The route `auth/token/from_oauth1`. The module `DropboxAccount` contains its public method.
    static var route:
        Route<
            Auth.TokenFromOAuth1ArgSerializer, Auth.TokenFromOAuth1ResultSerializer,
            Auth.TokenFromOAuth1ErrorSerializer
        >
    { Route(Auth._schema, 0) }
}

extension CallError where EType == Auth.TokenFromOAuth1Error {
    /// A Boolean value that indicates whether the validity of the token is unknown because the server couldn't be
    /// reached.
    fileprivate var isConnectivityError: Bool {
        switch self {
        case .clientError, .internalServerError, .rateLimitError: true
        default: false
        }
    }

    fileprivate var isInvalidApp: Bool {
        switch self {
        case .routeError(let box, _, _, _): box.unboxed == .appIdMismatch
        case .badInputError, .authError: true
        default: false
        }
    }
}

extension OAuth1Migration.Token: CustomStringConvertible, CustomReflectable {
    /// The account, without the token.
    public var description: String { "OAuth1Migration.Token(\(uid))" }

    /// A mirror without the token, like `description`.
    public var customMirror: Mirror { Mirror(self, children: ["uid": uid]) }
}
