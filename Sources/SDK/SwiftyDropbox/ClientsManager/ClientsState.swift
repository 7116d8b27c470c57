import DropboxConcurrency
import DropboxCore
import DropboxOAuth

/// The state of `DropboxClientsManager`, which one lock protects.
struct ClientsState: Sendable {
    /// A signed-in account, and its client, which is created on demand.
    struct Account: Sendable {
        var token: DropboxAccessToken
        var accountType: DropboxClientsManager.Setup.AccountType
        var user: DropboxClient?
        var team: DropboxTeamClient?
    }

    /// The current clients: `authorizedClient` and `authorizedTeamClient`.
    var user: DropboxClient?
    var team: DropboxTeamClient?

    /// The signed-in accounts by the `uid` of their tokens.
    var accounts: [String: Account] = [:]

    /// The background client and the `uid` of its account, and the clients of app extensions by session identifier.
    var background: DropboxClient?
    var backgroundUid: String?
    var extensions: [String: DropboxClient] = [:]

    /// Creates clients. It is `nil` before the first setup.
    var clientFactory: ClientFactory?

    /// Closes the current sign-in page.
    var closeSignInPage: (@MainActor @Sendable () -> Void)?

    var log: LoggingClosure?

    /// The `uid` of the token of the current user.
    var userUid: String? {
        accounts.values.first { $0.user != nil && $0.user === user }?.token.uid
    }

    /// The link states of accounts by `uid`. They remain after a reset, because the app can still have references to
    /// the clients.
    private var linkStates: [String: AccountLinkState] = [:]

    /// Returns the link state of an account, for a client that is about to be created.
    mutating func linkState(for uid: String) -> AccountLinkState {
        if let linkState = linkStates[uid] { return linkState }
        let linkState = AccountLinkState()
        linkStates[uid] = linkState
        return linkState
    }

    /// Removes an account. All later calls of its clients fail.
    ///
    /// - Returns: The transport clients to shut down.
    mutating func unlink(_ uid: String) -> [any DropboxTransportClient] {
        if let account = accounts.removeValue(forKey: uid) {
            if account.user != nil, user === account.user { user = nil }
            if account.team != nil, team === account.team { team = nil }
        }
        if backgroundUid == uid { removeBackgroundClients() }
        return linkStates.removeValue(forKey: uid)?.unlink() ?? []
    }

    /// Removes all clients and accounts, but keeps the client factory.
    mutating func reset() {
        user = nil
        team = nil
        accounts = [:]
        removeBackgroundClients()
    }

    private mutating func removeBackgroundClients() {
        background = nil
        backgroundUid = nil
        extensions = [:]
    }
}

/// Creates transport clients for accounts.
struct ClientFactory: Sendable {
    let oauthManager: DropboxOAuthManager

    /// The type of the accounts in the token store.
    var accountType: DropboxClientsManager.Setup.AccountType

    /// The configuration of the transport clients.
    var configuration: DropboxTransportClientImpl.Configuration

    /// The app's own transport client to use instead, or `nil` to create transport clients.
    var transportClient: (any DropboxTransportClient)?

    /// Creates the transport client of an account.
    ///
    /// - Parameters:
    ///   - token: The account's token.
    ///   - account: The link state of the account.
    ///   - given: The app's own transport client for this account. It takes precedence over ``transportClient``.
    ///   - session: A session that replaces the session of the configuration. It takes precedence over
    ///     ``transportClient``.
    func makeTransport(
        _ token: DropboxAccessToken, _ account: AccountLinkState, given: (any DropboxTransportClient)? = nil,
        session: NetworkSessionConfiguration? = nil
    ) -> any DropboxTransportClient {
        let transport: any DropboxTransportClient
        if let given = given ?? (session == nil ? transportClient : nil) {
            // Use a copy with the token of this account, because the app's instance may be in use for another account.
            transport = given.with(context: given.context)
            transport.accessTokenProvider = oauthManager.accessTokenProviderForToken(token)
        } else {
            var configuration = configuration
            configuration.session = session ?? configuration.session
            transport = DropboxTransportClientImpl(
                accessToken: token, dropboxOauthManager: oauthManager, configuration: configuration)
            account.add(transport)
        }
        if let base = transport.accessTokenProvider {
            transport.accessTokenProvider = LinkedAccessTokenProvider(base: base, account: account)
        }
        return transport
    }
}
