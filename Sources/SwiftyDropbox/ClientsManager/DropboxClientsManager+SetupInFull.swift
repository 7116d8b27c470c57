import DropboxConcurrency
import DropboxCore
import DropboxOAuth

extension DropboxClientsManager {
    /// A setup in full, for what the calls with an app key do not offer: a manager with a secret or in another language,
    /// an error when the store fails.
    public struct Setup: Sendable {
        /// Who signs in to an app.
        public enum AccountType: Sendable, Hashable {
            /// Users sign in.
            case user
            /// Admins sign in for their teams.
            case team
        }

        /// Which of the signed-in accounts becomes `authorizedClient` or `authorizedTeamClient`.
        public enum Account: Sendable, Hashable {
            /// One of them, always the same.
            case any
            /// The one with this `uid`; none with `nil`.
            case only(String?)
        }

        /// Signs in, and keeps and renews tokens. It becomes `DropboxOAuthManager.sharedOAuthManager`.
        public var oauthManager: DropboxOAuthManager

        /// Who signs in; users by default.
        public var audience: AccountType

        /// Which account the app works with; any by default.
        public var account: Account

        /// A transport client of the app's own; `nil`, the default, has them made of `configuration`.
        public var transportClient: (any DropboxTransportClient)?

        /// Servers, limits, retries of clients.
        public var configuration: DropboxTransportClientImpl.Configuration

        /// A transport client of the app's own with a background session; none by default.
        public var backgroundTransportClient: (any DropboxTransportClient)?

        /// The background session; none by default.
        public var backgroundSession: NetworkSessionConfiguration?

        /// Takes the background transfers of earlier processes, on the main queue.
        public var requestsToReconnect: RequestsToReconnect?

        /// A setup of these parts.
        public init(
            _ oauthManager: DropboxOAuthManager, audience: AccountType = .user, account: Account = .any,
            transportClient: (any DropboxTransportClient)? = nil,
            configuration: DropboxTransportClientImpl.Configuration? = nil,
            backgroundTransportClient: (any DropboxTransportClient)? = nil,
            backgroundSession: NetworkSessionConfiguration? = nil, requestsToReconnect: RequestsToReconnect? = nil
        ) {
            self.oauthManager = oauthManager
            self.audience = audience
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

    /// Sets up as `setup` says, and forgets an earlier setup.
    /// - Throws: The first error of the store. Everything is set up all the same, with the accounts whose tokens could be read.
    public static func setUp(_ setup: Setup) throws(TokenStoreError) {
        DropboxOAuthManager.sharedOAuthManager = setup.oauthManager
        let recipe = ClientFactory(setup)
        state.change { state in
            state.reset()
            state.recipe = recipe
        }
        var tokens: [String: DropboxAccessToken] = [:]
        defer { start(setup, recipe, tokens) }
        let store = setup.oauthManager.tokens
        var failure: TokenStoreError?
        for uid in try store.uids() {
            do throws(TokenStoreError) { tokens[uid] = try store.token(of: uid) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private static func start(_ setup: Setup, _ recipe: ClientFactory, _ tokens: [String: DropboxAccessToken]) {
        state.change { state in
            state.accounts = tokens.mapValues { ClientsState.Account(token: $0, audience: recipe.audience) }
        }
        let chosen =
            switch setup.account {
            case .any: tokens.keys.min()
            case .only(let uid): uid
            }
        if let token = chosen.flatMap({ tokens[$0] }) {
            useAccount(token, as: recipe.audience, recipe)
            startBackground(token, setup, recipe)
        } else if let transport = setup.transportClient, transport.accessTokenProvider != nil {
            state.change { state in
                switch recipe.audience {
                case .user: state.user = DropboxClient(transportClient: transport)
                case .team: state.team = DropboxTeamClient(transportClient: transport)
                }
            }
        }
    }

    private static func startBackground(_ token: DropboxAccessToken, _ setup: Setup, _ recipe: ClientFactory) {
        guard setup.backgroundSession != nil || setup.backgroundTransportClient != nil else { return }
        useInBackground(
            token, recipe, given: setup.backgroundTransportClient, session: setup.backgroundSession,
            setup.requestsToReconnect)
    }
}

extension ClientFactory {
    init(_ setup: DropboxClientsManager.Setup) {
        self.init(
            oauthManager: setup.oauthManager, audience: setup.audience, configuration: setup.configuration,
            transportClient: setup.transportClient)
        if configuration.log == nil { configuration.log = { DropboxClientsManager.log($0, $1) } }
    }
}
