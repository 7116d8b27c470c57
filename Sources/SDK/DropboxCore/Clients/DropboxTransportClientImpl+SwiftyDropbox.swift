import DropboxHTTP

// The initializers of SwiftyDropbox.
extension DropboxTransportClientImpl {
    /// Creates a client with a constant token. All other parameters have the defaults of `Configuration`.
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

    /// Creates a client with a token provider. All other parameters have the defaults of `Configuration`.
    public convenience init(
        accessTokenProvider: any AccessTokenProvider, baseHosts: BaseHosts? = .default, userAgent: String? = nil,
        selectUser: String? = nil, sessionConfiguration: NetworkSessionConfiguration? = .default,
        longpollSessionConfiguration: NetworkSessionConfiguration? = .defaultLongpoll,
        filesAccess: any FilesAccess = FilesAccessImpl(), authChallengeHandler: AuthChallenge.Handler? = nil,
        pathRoot: Common.PathRoot? = nil, headersForRouteHost: HeadersForRouteRequest? = nil
    ) {
        self.init(
            authentication: .accessToken(accessTokenProvider),
            context: CallContext(selectUser: selectUser, pathRoot: pathRoot),
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

    /// Creates a client that authenticates as an app with key and secret.
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

    /// A Boolean value that indicates whether arguments and results are encoded and decoded off the main thread. It is
    /// always `true`.
    @available(*, deprecated, message: "Arguments and results are always coded away from the main thread.")
    public static var serializeOnBackgroundThread: Bool {
        get { true }
        set {}
    }
}

extension DropboxTransportClient {
    /// A Boolean value that indicates whether arguments and results are encoded and decoded off the main thread. It is
    /// always `true`.
    @available(*, deprecated, message: "Arguments and results are always coded away from the main thread.")
    public static var serializeOnBackgroundThread: Bool {
        get { true }
        set {}
    }
}

/// Authentication challenges of servers.
public enum AuthChallenge {
    /// Responds to a challenge on Apple platforms. On other platforms, the only value is `nil`: use
    /// `NetworkSessionConfiguration.connection` for certificate authorities and pinned keys.
    public typealias Handler = HTTPTransportConfiguration.ChallengeHandler
}
