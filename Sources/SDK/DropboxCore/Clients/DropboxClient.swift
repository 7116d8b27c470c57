/// A client for the API of one user. Its routes are grouped by namespace: `client.files`, `client.users`,
/// `client.sharing`.
///
/// You can use a client from many tasks. Create one client per account and reuse it: connections and rate limits belong
/// to it.
// @unchecked Sendable because the superclass is; this class has no stored properties.
public final class DropboxClient: DropboxBase, @unchecked Sendable {
    /// The configuration of the client: servers, limits, and the retry policy.
    public typealias Configuration = DropboxTransportClientImpl.Configuration

    /// Creates a client with a transport client, which defines the authentication, the servers, and the retry policy.
    public convenience init(transportClient: any DropboxTransportClient) {
        self.init(client: transportClient)
    }

    /// Creates a client with a constant token.
    ///
    /// - Parameters:
    ///   - accessToken: The token.
    ///   - selectUser: The team member ID of the user on whose behalf a team token acts. The default is `nil`.
    ///   - sessionConfiguration: The timeouts and the connection settings, or `nil` to use the defaults.
    ///   - pathRoot: The root of paths. The default is `nil`: the home folder of the account.
    ///   - baseHosts: The servers. The default is the servers of Dropbox.
    public convenience init(
        accessToken: String, selectUser: String? = nil, sessionConfiguration: NetworkSessionConfiguration? = nil,
        pathRoot: Common.PathRoot? = nil, baseHosts: BaseHosts = .default
    ) {
        self.init(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: accessToken), selectUser: selectUser,
            sessionConfiguration: sessionConfiguration, pathRoot: pathRoot, baseHosts: baseHosts)
    }

    /// Creates a client with a token provider.
    ///
    /// - Parameters:
    ///   - accessTokenProvider: The token provider.
    ///   - selectUser: The team member ID of the user on whose behalf a team token acts. The default is `nil`.
    ///   - sessionConfiguration: The timeouts and the connection settings, or `nil` to use the defaults.
    ///   - pathRoot: The root of paths. The default is `nil`: the home folder of the account.
    ///   - baseHosts: The servers. The default is the servers of Dropbox.
    public convenience init(
        accessTokenProvider: any AccessTokenProvider, selectUser: String? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil, pathRoot: Common.PathRoot? = nil,
        baseHosts: BaseHosts = .default
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(
                accessTokenProvider: accessTokenProvider, baseHosts: baseHosts, selectUser: selectUser,
                sessionConfiguration: sessionConfiguration, pathRoot: pathRoot))
    }

    /// Creates a client with a constant token and a configuration.
    ///
    ///     let client = DropboxClient(accessToken: token, configuration: .init { $0.retryPolicy = .never })
    ///
    /// - Parameters:
    ///   - accessToken: The token.
    ///   - configuration: The servers, the limits, and the retry policy.
    public convenience init(accessToken: String, configuration: Configuration) {
        self.init(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: accessToken), configuration: configuration)
    }

    /// Creates a client with a token provider and a configuration.
    ///
    /// - Parameters:
    ///   - accessTokenProvider: The token provider.
    ///   - context: The user on whose behalf requests are sent and the root of paths. The default is the account of the
    ///     token and its home folder.
    ///   - configuration: The servers, the limits, and the retry policy.
    public convenience init(
        accessTokenProvider: any AccessTokenProvider, context: CallContext = CallContext(),
        configuration: Configuration
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(accessTokenProvider), context: context, configuration: configuration))
    }

    /// The token provider. A client without a token provider returns one that always fails.
    public var accessTokenProvider: any AccessTokenProvider {
        client.accessTokenProvider ?? MissingAccessTokenProvider()
    }

    /// The team member ID of the user on whose behalf requests are sent, if any.
    public var selectUser: String? { client.selectUser }

    /// The identifier of the client's background session, or `nil` if its requests end with the process.
    public var identifier: String? { client.identifier }

    /// Called on any thread after all events of the background session were delivered. The default is `nil`.
    ///
    /// Use it to call the completion handler that the app received with `handleEventsForBackgroundURLSession`.
    public var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { client.didFinishBackgroundEvents }
        set { client.didFinishBackgroundEvents = newValue }
    }

    /// Returns a client with other options. It shares connections, rate limits, and everything else with this one.
    ///
    ///     let patient = client.with { $0.retryPolicy.maximumElapsedTime = .seconds(3_600) }
    ///
    /// - Parameter change: Changes the options. It may be called for each request.
    public func with(_ change: @escaping @Sendable (inout CallOptions) -> Void) -> DropboxClient {
        DropboxClient(transportClient: client.with(change))
    }

    /// Returns a client with another path root. It shares connections and rate limits with this one.
    ///
    /// - Parameter pathRoot: The root: `.root` with the ID from the `rootInfo` of the account for the team space, or
    ///   `.home` or `nil` for the home folder of the member.
    public func withPathRoot(_ pathRoot: Common.PathRoot?) -> DropboxClient {
        var context = client.context
        context.pathRoot = pathRoot
        return DropboxClient(transportClient: client.with(context: context))
    }

    /// Cancels all requests and closes all connections, including those of clients that share them. Later requests
    /// fail.
    public func shutdown() {
        client.shutdown()
    }
}

/// A client for the API of a team. Its routes are grouped by namespace. `asMember(_:)` returns a client for a member.
// @unchecked Sendable because the superclass is; this class has no stored properties.
public final class DropboxTeamClient: DropboxTeamBase, @unchecked Sendable {
    /// The configuration of the client: servers, limits, and the retry policy.
    public typealias Configuration = DropboxTransportClientImpl.Configuration

    /// Creates a client with a transport client, which defines the authentication, the servers, and the retry policy.
    public convenience init(transportClient: any DropboxTransportClient) {
        self.init(client: transportClient)
    }

    /// Creates a client with a constant team token.
    public convenience init(accessToken: String) {
        self.init(accessTokenProvider: LongLivedAccessTokenProvider(accessToken: accessToken))
    }

    /// Creates a client with a provider of team tokens.
    ///
    /// - Parameters:
    ///   - accessTokenProvider: The token provider.
    ///   - sessionConfiguration: The timeouts and the connection settings, or `nil` to use the defaults.
    ///   - baseHosts: The servers. The default is the servers of Dropbox.
    public convenience init(
        accessTokenProvider: any AccessTokenProvider, sessionConfiguration: NetworkSessionConfiguration? = nil,
        baseHosts: BaseHosts = .default
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(
                accessTokenProvider: accessTokenProvider, baseHosts: baseHosts,
                sessionConfiguration: sessionConfiguration))
    }

    /// Creates a client with a constant team token and a configuration.
    ///
    ///     let client = DropboxTeamClient(accessToken: token, configuration: .init { $0.retryPolicy = .never })
    ///
    /// - Parameters:
    ///   - accessToken: The token.
    ///   - configuration: The servers, the limits, and the retry policy.
    public convenience init(accessToken: String, configuration: Configuration) {
        self.init(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: accessToken), configuration: configuration)
    }

    /// Creates a client with a provider of team tokens and a configuration.
    ///
    /// - Parameters:
    ///   - accessTokenProvider: The token provider.
    ///   - configuration: The servers, the limits, and the retry policy.
    public convenience init(
        accessTokenProvider: any AccessTokenProvider, configuration: Configuration
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(accessTokenProvider), configuration: configuration))
    }

    /// The token provider. A client without a token provider returns one that always fails.
    public var accessTokenProvider: any AccessTokenProvider {
        client.accessTokenProvider ?? MissingAccessTokenProvider()
    }

    /// Returns a client with other options. It shares connections, rate limits, and everything else with this one.
    ///
    /// - Parameter change: Changes the options. It may be called for each request.
    public func with(_ change: @escaping @Sendable (inout CallOptions) -> Void) -> DropboxTeamClient {
        DropboxTeamClient(transportClient: client.with(change))
    }

    /// Returns a client that acts on behalf of a member of the team. It shares connections with this one.
    ///
    /// - Parameter memberId: The team member ID, `dbmid:…`.
    public func asMember(_ memberId: String) -> DropboxClient {
        var context = client.context
        context.selectUser = memberId
        context.selectAdmin = nil
        return DropboxClient(transportClient: client.with(context: context))
    }

    /// Returns a client that acts on behalf of an admin of the team. Routes that support it can access the content of
    /// the whole team. The client shares connections with this one.
    ///
    /// - Parameter adminId: The team member ID of the admin, `dbmid:…`.
    public func asAdmin(_ adminId: String) -> DropboxClient {
        var context = client.context
        context.selectUser = nil
        context.selectAdmin = adminId
        return DropboxClient(transportClient: client.with(context: context))
    }

    /// Cancels all requests and closes all connections, including those of clients that share them. Later requests
    /// fail.
    public func shutdown() {
        client.shutdown()
    }
}

/// A client for routes with app authentication: it authenticates with key and secret and doesn't act for a user.
// @unchecked Sendable because the superclass is; this class has no stored properties.
public final class DropboxAppClient: DropboxAppBase, @unchecked Sendable {
    /// Creates a client with a transport client that authenticates with app key and secret.
    public convenience init(transportClient: any DropboxTransportClient) {
        self.init(client: transportClient)
    }

    /// Creates a client with the key and the secret from the App Console.
    ///
    /// - Parameters:
    ///   - appKey: The app key.
    ///   - appSecret: The app secret. Use it only on servers, never in an app that users install.
    ///   - baseHosts: The servers. The default is the servers of Dropbox.
    public convenience init(appKey: String, appSecret: String, baseHosts: BaseHosts = .default) {
        self.init(
            transportClient: DropboxTransportClientImpl(appKey: appKey, appSecret: appSecret, baseHosts: baseHosts))
    }

    /// Returns a client with other options. It shares connections, rate limits, and everything else with this one.
    ///
    /// - Parameter change: Changes the options. It may be called for each request.
    public func with(_ change: @escaping @Sendable (inout CallOptions) -> Void) -> DropboxAppClient {
        DropboxAppClient(transportClient: client.with(change))
    }

    /// Cancels all requests and closes all connections. Later requests fail.
    public func shutdown() {
        client.shutdown()
    }
}
