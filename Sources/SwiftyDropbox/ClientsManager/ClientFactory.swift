import DropboxCore
import DropboxOAuth

/// How clients are made of tokens.
struct ClientFactory: Sendable {
    let oauthManager: DropboxOAuthManager

    /// Whose tokens are found in the store.
    var audience: DropboxClientsManager.Setup.AccountType

    /// Servers, limits and session of clients that are made here.
    var configuration: DropboxTransportClientImpl.Configuration

    /// The app's own transport client, which takes the place of such; `nil` for none.
    var transportClient: (any DropboxTransportClient)?

    /// The transport client of an account.
    ///
    /// - Parameters:
    ///   - token: The account's token.
    ///   - account: Tells when the account is unlinked.
    ///   - given: The app's own transport client for this account, which comes before that of the recipe.
    ///   - session: Takes the place of the session in the configuration, and of the recipe's transport client.
    func transport(
        _ token: DropboxAccessToken, _ account: AccountLinkState, given: (any DropboxTransportClient)? = nil,
        session: NetworkSessionConfiguration? = nil
    ) -> any DropboxTransportClient {
        let transport: any DropboxTransportClient
        if let given = given ?? (session == nil ? transportClient : nil) {
            // A copy, because it is going to act for this account, and the app's own may act for another one.
            transport = given.with(context: given.scope)
            transport.accessTokenProvider = oauthManager.accessTokenProviderForToken(token)
        } else {
            var configuration = configuration
            configuration.session = session ?? configuration.session
            transport = DropboxTransportClientImpl(
                accessToken: token, dropboxOauthManager: oauthManager, configuration: configuration)
            account.adopt(transport)
        }
        if let base = transport.accessTokenProvider {
            transport.accessTokenProvider = LinkedAccessTokenProvider(base: base, account: account)
        }
        return transport
    }
}
