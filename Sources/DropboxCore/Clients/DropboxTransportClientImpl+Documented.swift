import DropboxHTTP

// The initialisers by which SDKs of Dropbox have been set up for years.
extension DropboxTransportClientImpl {
    /// A client with a token that does not change. All parameters but the token have the defaults of `Configuration`.
    public convenience init(
        accessToken: String, baseHosts: BaseHosts? = .default, userAgent: String? = nil, selectUser: String? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = .default,
        longpollSessionConfiguration: NetworkSessionConfiguration? = .defaultLongpoll,
        filesAccess: any FilesAccess = FilesAccessImpl(), authChallengeHandler: AuthChallenge.Handler? = nil,
        pathRoot: Common.PathRoot? = nil, headersForRouteHost: HeadersForRouteRequest? = nil
    ) {
        self.init(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: accessToken), baseHosts: baseHosts,
            userAgent: userAgent, selectUser: selectUser, sessionConfiguration: sessionConfiguration,
            longpollSessionConfiguration: longpollSessionConfiguration, filesAccess: filesAccess,
            authChallengeHandler: authChallengeHandler, pathRoot: pathRoot, headersForRouteHost: headersForRouteHost)
    }

    /// A client that asks a provider for its tokens. All other parameters have the defaults of `Configuration`.
    public convenience init(
        accessTokenProvider: any AccessTokenProvider, baseHosts: BaseHosts? = .default, userAgent: String? = nil,
        selectUser: String? = nil, sessionConfiguration: NetworkSessionConfiguration? = .default,
        longpollSessionConfiguration: NetworkSessionConfiguration? = .defaultLongpoll,
        filesAccess: any FilesAccess = FilesAccessImpl(), authChallengeHandler: AuthChallenge.Handler? = nil,
        pathRoot: Common.PathRoot? = nil, headersForRouteHost: HeadersForRouteRequest? = nil
    ) {
        self.init(
            authentication: .accessToken(accessTokenProvider),
            scope: CallContext(selectUser: selectUser, pathRoot: pathRoot),
            configuration: Configuration {
                $0.baseHosts = baseHosts ?? .default
                $0.userAgent = userAgent
                $0.session = sessionConfiguration ?? .default
                $0.longpollSession = longpollSessionConfiguration ?? .defaultLongpoll
                $0.filesAccess = filesAccess
                $0.session.connection.authChallengeHandler = authChallengeHandler
                $0.headersForRouteHost = headersForRouteHost
            })
    }

    /// A client that signs in as an app, by key and secret.
    public convenience init(
        appKey: String, appSecret: String, baseHosts: BaseHosts? = .default, userAgent: String? = nil,
        authChallengeHandler: AuthChallenge.Handler? = nil, headersForRouteHost: HeadersForRouteRequest? = nil
    ) {
        self.init(
            authentication: .appKeyAndSecret(appKey, appSecret),
            configuration: Configuration {
                $0.baseHosts = baseHosts ?? .default
                $0.userAgent = userAgent
                $0.session.connection.authChallengeHandler = authChallengeHandler
                $0.headersForRouteHost = headersForRouteHost
            })
    }

    /// Whether arguments and results are coded away from the main thread. They always are.
    @available(*, deprecated, message: "Arguments and results are always coded away from the main thread.")
    public static var serializeOnBackgroundThread: Bool {
        get { true }
        set {}
    }
}

extension DropboxTransportClient {
    /// Whether arguments and results are coded away from the main thread. They always are.
    @available(*, deprecated, message: "Arguments and results are always coded away from the main thread.")
    public static var serializeOnBackgroundThread: Bool {
        get { true }
        set {}
    }
}

/// Challenges by which servers show who they are, or ask who is calling.
public enum AuthChallenge {
    /// Answers a challenge, on Apple platforms. Elsewhere nobody asks, and there is only `nil`: see
    /// `NetworkSessionConfiguration.connection` for certificate authorities and pinned keys.
    public typealias Handler = HTTPTransportConfiguration.ChallengeHandler
}
