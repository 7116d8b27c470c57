/// The API as one user sees it. Its routes are grouped by namespace: `client.files`, `client.users`, `client.sharing`.
///
/// A client is safe to use from many tasks. Make one for each account and keep it: connections and the pace at which an
/// account may be called belong to it.
public final class DropboxClient: Sendable {
    /// Makes the requests of all routes.
    public let client: any DropboxTransportClient

    /// A client on top of a transport client, which says how it signs in, which servers it talks to and how it retries.
    public init(transportClient: any DropboxTransportClient) {
        client = transportClient
    }

    /// A client with a token that does not change.
    ///
    /// - Parameters:
    ///   - accessToken: The token.
    ///   - selectUser: The member on whose behalf a team's token acts, by team member id; nobody by default.
    ///   - sessionConfiguration: Time limits and connections; the defaults where it is `nil`.
    ///   - pathRoot: What paths are relative to; the home of the account by default.
    ///   - baseHosts: The servers; those of Dropbox by default.
    public convenience init(
        accessToken: String, selectUser: String? = nil, sessionConfiguration: NetworkSessionConfiguration? = nil,
        pathRoot: Common.PathRoot? = nil, baseHosts: BaseHosts = .default
    ) {
        self.init(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: accessToken), selectUser: selectUser,
            sessionConfiguration: sessionConfiguration, pathRoot: pathRoot, baseHosts: baseHosts)
    }

    /// A client that asks a provider for its tokens; the other parameters are those of `init(accessToken:)`.
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

    /// Where access tokens come from. One that always fails stands for none.
    public var accessTokenProvider: any AccessTokenProvider {
        client.accessTokenProvider ?? MissingAccessTokenProvider()
    }

    /// The member of a team on whose behalf calls are made, by team member id.
    public var selectUser: String? { client.selectUser }

    /// The identifier of the client's background session; `nil` where its requests end with the process.
    public var identifier: String? { client.identifier }

    /// Called, on any thread, when all that has happened in the background session is told: the moment to call the
    /// completion handler that an app was given with `handleEventsForBackgroundURLSession`. `nil` by default.
    public var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { client.didFinishBackgroundEvents }
        set { client.didFinishBackgroundEvents = newValue }
    }

    /// A client whose paths are relative to another root. It shares connections and limits with this one.
    ///
    /// - Parameter pathRoot: The root: `.root` with the id in `rootInfo` of the account for the team's space, `.home` or
    ///   `nil` for the member's own.
    public func withPathRoot(_ pathRoot: Common.PathRoot?) -> DropboxClient {
        var scope = client.scope
        scope.pathRoot = pathRoot
        return DropboxClient(transportClient: client.with(context: scope))
    }

    /// Ends all requests and closes all connections, those of clients that share them included. Later requests fail.
    public func shutdown() {
        client.shutdown()
    }
}
