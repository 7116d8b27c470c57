/// The API as a team sees it. Its routes are grouped by namespace; `asMember(_:)` gives the API as a member sees it.
public final class DropboxTeamClient: Sendable {
    /// Makes the requests of all routes.
    public let client: any DropboxTransportClient

    /// A client on top of a transport client, which says how it signs in, which servers it talks to and how it retries.
    public init(transportClient: any DropboxTransportClient) {
        client = transportClient
    }

    /// A client with a team's token that does not change.
    public convenience init(accessToken: String) {
        self.init(accessTokenProvider: LongLivedAccessTokenProvider(accessToken: accessToken))
    }

    /// A client that asks a provider for the team's tokens.
    ///
    /// - Parameters:
    ///   - accessTokenProvider: Gives the tokens.
    ///   - sessionConfiguration: Time limits and connections; the defaults where it is `nil`.
    ///   - baseHosts: The servers; those of Dropbox by default.
    public convenience init(
        accessTokenProvider: any AccessTokenProvider, sessionConfiguration: NetworkSessionConfiguration? = nil,
        baseHosts: BaseHosts = .default
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(
                accessTokenProvider: accessTokenProvider, baseHosts: baseHosts,
                sessionConfiguration: sessionConfiguration))
    }

    /// Where access tokens come from. One that always fails stands for none.
    public var accessTokenProvider: any AccessTokenProvider {
        client.accessTokenProvider ?? MissingAccessTokenProvider()
    }

    /// The API as a member of the team sees it. The client shares connections with this one.
    ///
    /// - Parameter memberId: The team member id, `dbmid:…`.
    public func asMember(_ memberId: String) -> DropboxClient {
        var scope = client.scope
        scope.selectUser = memberId
        scope.selectAdmin = nil
        return DropboxClient(transportClient: client.with(context: scope))
    }

    /// The API as an admin of the team sees it: the routes that allow it reach content of the whole team. The client
    /// shares connections with this one.
    ///
    /// - Parameter adminId: The admin's team member id, `dbmid:…`.
    public func asAdmin(_ adminId: String) -> DropboxClient {
        var scope = client.scope
        scope.selectUser = nil
        scope.selectAdmin = adminId
        return DropboxClient(transportClient: client.with(context: scope))
    }

    /// Ends all requests and closes all connections, those of clients that share them included. Later requests fail.
    public func shutdown() {
        client.shutdown()
    }
}
