import DropboxConcurrency
import DropboxCore
import DropboxOAuth

extension DropboxClientsManager {
    /// The options of a setup.
    ///
    /// It has options that the methods with an app key don't have, such as an OAuth manager with an app secret or
    /// another language. ``DropboxClientsManager/setUp(_:)`` also reports errors of the token store.
    public struct Setup: Sendable {
        /// The types of accounts.
        public enum AccountType: Sendable, Hashable {
            /// Users sign in.
            case user
            /// Admins sign in for their teams.
            case team
        }

        /// The selection of the account for `authorizedClient` or `authorizedTeamClient`.
        public enum Account: Sendable, Hashable {
            /// One of the signed-in accounts, always the same.
            case any
            /// The account with this `uid`, or no account for `nil`.
            case only(String?)
        }

        /// The manager that signs in, and stores and refreshes tokens. It becomes
        /// `DropboxOAuthManager.sharedOAuthManager`.
        public var oauthManager: DropboxOAuthManager

        /// The type of accounts. The default is `user`.
        public var accountType: AccountType

        /// The account for `authorizedClient` or `authorizedTeamClient`. The default is `any`.
        public var account: Account

        /// Your own transport client, or `nil` to create transport clients with ``configuration``. The default is
        /// `nil`.
        public var transportClient: (any DropboxTransportClient)?

        /// The configuration of clients: servers, limits, and retries.
        public var configuration: DropboxTransportClientImpl.Configuration

        /// Your own transport client with a background session. The default is `nil`.
        public var backgroundTransportClient: (any DropboxTransportClient)?

        /// The background session. The default is `nil`.
        public var backgroundSession: NetworkSessionConfiguration?

        /// Receives the background transfers of earlier processes on the main queue.
        public var requestsToReconnect: RequestsToReconnect?

        /// Creates the options of a setup.
        ///
        /// - Parameters:
        ///   - oauthManager: The manager that signs in, and stores and refreshes tokens.
        ///   - accountType: The type of accounts. The default is `user`.
        ///   - account: The account for `authorizedClient` or `authorizedTeamClient`. The default is `any`.
        ///   - transportClient: Your own transport client. The default is `nil`.
        ///   - configuration: The configuration of clients. By default, it has the servers, user agent, session, and
        ///     log of `oauthManager`.
        ///   - backgroundTransportClient: Your own transport client with a background session. The default is `nil`.
        ///   - backgroundSession: The background session. The default is `nil`.
        ///   - requestsToReconnect: Receives the background transfers of earlier processes on the main queue.
        public init(
            _ oauthManager: DropboxOAuthManager, accountType: AccountType = .user, account: Account = .any,
            transportClient: (any DropboxTransportClient)? = nil,
            configuration: DropboxTransportClientImpl.Configuration? = nil,
            backgroundTransportClient: (any DropboxTransportClient)? = nil,
            backgroundSession: NetworkSessionConfiguration? = nil, requestsToReconnect: RequestsToReconnect? = nil
        ) {
            self.oauthManager = oauthManager
            self.accountType = accountType
            self.account = account
            self.transportClient = transportClient
            self.configuration =
                configuration
                ?? .init {
                    $0.baseHosts = oauthManager.configuration.baseHosts
                    $0.userAgent = oauthManager.configuration.userAgent
                    $0.session = oauthManager.configuration.session
                    $0.log = oauthManager.configuration.log
                }
            self.backgroundTransportClient = backgroundTransportClient
            self.backgroundSession = backgroundSession
            self.requestsToReconnect = requestsToReconnect
        }
    }

    /// Sets up the manager, and replaces an earlier setup.
    ///
    /// - Parameter setup: The options of the setup.
    /// - Throws: The first error of the token store. The setup is completed anyway, with the accounts whose tokens
    ///   could be read.
    public static func setUp(_ setup: Setup) throws(TokenStoreError) {
        DropboxOAuthManager.sharedOAuthManager = setup.oauthManager
        let clientFactory = ClientFactory(setup)
        state.change { state in
            state.reset()
            state.clientFactory = clientFactory
        }
        var tokens: [String: DropboxAccessToken] = [:]
        defer { start(setup, clientFactory, tokens) }
        let store = setup.oauthManager.tokens
        var failure: TokenStoreError?
        for uid in try store.uids() {
            do throws(TokenStoreError) { tokens[uid] = try store.token(of: uid) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private static func start(_ setup: Setup, _ clientFactory: ClientFactory, _ tokens: [String: DropboxAccessToken]) {
        state.change { state in
            state.accounts = tokens.mapValues {
                ClientsState.Account(token: $0, accountType: clientFactory.accountType)
            }
        }
        let selectedUid =
            switch setup.account {
            case .any: tokens.keys.min()
            case .only(let uid): uid
            }
        if let token = selectedUid.flatMap({ tokens[$0] }) {
            setCurrentAccount(token, as: clientFactory.accountType, clientFactory)
            startBackground(token, setup, clientFactory)
        } else if let transport = setup.transportClient, transport.accessTokenProvider != nil {
            state.change { state in
                switch clientFactory.accountType {
                case .user: state.user = DropboxClient(transportClient: transport)
                case .team: state.team = DropboxTeamClient(transportClient: transport)
                }
            }
        }
    }

    private static func startBackground(_ token: DropboxAccessToken, _ setup: Setup, _ clientFactory: ClientFactory) {
        guard setup.backgroundSession != nil || setup.backgroundTransportClient != nil else { return }
        setBackgroundAccount(
            token, clientFactory, given: setup.backgroundTransportClient, session: setup.backgroundSession,
            setup.requestsToReconnect)
    }
}

extension ClientFactory {
    init(_ setup: DropboxClientsManager.Setup) {
        self.init(
            oauthManager: setup.oauthManager, accountType: setup.accountType, configuration: setup.configuration,
            transportClient: setup.transportClient)
        if configuration.log == nil { configuration.log = { DropboxClientsManager.log($0, $1) } }
    }
}
