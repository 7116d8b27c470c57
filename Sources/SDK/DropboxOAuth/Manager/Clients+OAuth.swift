import DropboxCore
import DropboxHTTP

// Clients whose tokens a manager refreshes. They use the manager's servers, but refresh tokens over their own
// connections. The certificate authority or the proxy of a client therefore applies to its tokens as well.

extension DropboxClient {
    /// Creates a client with a token that is refreshed when it expires.
    ///
    /// - Parameters:
    ///   - accessToken: The token of a user.
    ///   - dropboxOauthManager: The manager that refreshes the token and specifies the servers.
    ///   - sessionConfiguration: Timeouts and connections, or `nil` for those of the manager. The default is `nil`.
    public convenience init(
        accessToken: DropboxAccessToken, dropboxOauthManager: DropboxOAuthManager,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) {
        self.init(
            transportClient: DropboxTransportClientImpl(accessToken, dropboxOauthManager, sessionConfiguration))
    }
}

extension DropboxTeamClient {
    /// Creates a client with a team's token that is refreshed when it expires.
    ///
    /// - Parameters:
    ///   - accessToken: The token of a team.
    ///   - dropboxOauthManager: The manager that refreshes the token and specifies the servers.
    ///   - sessionConfiguration: Timeouts and connections, or `nil` for those of the manager. The default is `nil`.
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

    /// Creates a client with a token that a manager refreshes.
    ///
    /// - Parameters:
    ///   - accessToken: The token of a user or a team.
    ///   - dropboxOauthManager: The manager that refreshes the token.
    ///   - context: The member and the path root of requests. The default is the owner of the token and its own root.
    ///   - configuration: Servers, limits, and retries. Tokens are requested from the servers of the manager's
    ///     configuration.
    ///   - transport: The transport for all requests, including those for tokens. By default, the client creates the
    ///     transport of the platform from `configuration.session`.
    public convenience init(
        accessToken: DropboxAccessToken, dropboxOauthManager: DropboxOAuthManager, context: CallContext = CallContext(),
        configuration: Configuration, transport: (any HTTPTransport)? = nil
    ) {
        self.init(context: context, configuration: configuration, transport: transport) { transport in
            .accessToken(dropboxOauthManager.accessTokenProvider(for: accessToken, over: transport))
        }
    }
}

extension DropboxOAuthManager {
    /// Returns the configuration of clients that use the manager.
    ///
    /// - Parameter session: Timeouts and connections, or `nil` for those of the manager. The default is `nil`.
    package func clientConfiguration(
        _ session: NetworkSessionConfiguration? = nil
    ) -> DropboxTransportClientImpl.Configuration {
        DropboxTransportClientImpl.Configuration {
            $0.session = session ?? configuration.session
            $0.baseHosts = configuration.baseHosts
            $0.userAgent = configuration.userAgent
            $0.log = configuration.log
            $0.onWait = configuration.onWait
            $0.clock = configuration.clock
        }
    }
}
