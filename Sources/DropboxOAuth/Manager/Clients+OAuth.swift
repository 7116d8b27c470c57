import DropboxCore
import DropboxHTTP

// Clients whose tokens a manager renews. They talk to the manager's servers, and renew by their own connections, so that
// a certificate authority or a proxy that is set for a client is in force for its tokens as well.

extension DropboxClient {
    /// A client with a token that is renewed when it expires.
    ///
    /// - Parameters:
    ///   - accessToken: The token of a user.
    ///   - dropboxOauthManager: Renews the token, and names the servers.
    ///   - sessionConfiguration: Time limits and connections; those of the manager where it is `nil`.
    public convenience init(
        accessToken: DropboxAccessToken, dropboxOauthManager: DropboxOAuthManager,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(accessToken, dropboxOauthManager, sessionConfiguration))
    }
}

extension DropboxTeamClient {
    /// A client with a team's token that is renewed when it expires; the parameters are those of `DropboxClient`.
    public convenience init(
        accessToken: DropboxAccessToken, dropboxOauthManager: DropboxOAuthManager,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(accessToken, dropboxOauthManager, sessionConfiguration))
    }
}

extension DropboxTransportClientImpl {
    fileprivate convenience init(
        _ token: DropboxAccessToken, _ manager: DropboxOAuthManager, _ session: NetworkSessionConfiguration?
    ) {
        self.init(
            accessToken: token, dropboxOauthManager: manager, configuration: manager.clientConfiguration(session))
    }

    /// A client with a token that a manager renews.
    ///
    /// - Parameters:
    ///   - accessToken: The token of a user or a team.
    ///   - dropboxOauthManager: Renews the token.
    ///   - scope: On whose behalf and from which root calls are made.
    ///   - configuration: Servers, limits, retries. Tokens are bought from the servers of the manager's configuration.
    ///   - transport: What sends requests, those for tokens included; by default that of the platform, set up by
    ///     `configuration.session`.
    public convenience init(
        accessToken: DropboxAccessToken, dropboxOauthManager: DropboxOAuthManager, scope: CallContext = CallContext(),
        configuration: Configuration, transport: (any HTTPTransport)? = nil
    ) {
        self.init(scope: scope, configuration: configuration, transport: transport) { transport in
            .accessToken(dropboxOauthManager.accessTokenProvider(for: accessToken, over: transport))
        }
    }
}

extension DropboxOAuthManager {
    /// How clients are set up that go with the manager.
    ///
    /// - Parameter session: Time limits and connections; those of the manager where it is `nil`.
    package func clientConfiguration(
        _ session: NetworkSessionConfiguration? = nil
    ) -> DropboxTransportClientImpl.Configuration {
        DropboxTransportClientImpl.Configuration {
            $0.session = session ?? configuration.session
            $0.baseHosts = configuration.baseHosts
            $0.userAgent = configuration.userAgent
            $0.log = configuration.log
            $0.clock = configuration.clock
        }
    }
}
