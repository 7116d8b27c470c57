import DropboxConcurrency
import DropboxCore
import DropboxOAuth

// The clients of accounts. Clients are created outside of the lock, because this calls transport clients of the app. If
// two threads create a client for the same account, the first one is used.
extension DropboxClientsManager {
    /// The client factory of the setup. Logs an error and returns `nil` before the first setup.
    static var clientFactory: ClientFactory? {
        let clientFactory = state.withLock { $0.clientFactory }
        if clientFactory == nil { log(.error, "DropboxClientsManager: not set up; call setupWithAppKey first") }
        return clientFactory
    }

    /// Returns the stored token of an account. Logs an error and returns `nil` if the account isn't signed in. If the
    /// token store fails, returns the token that the account had at the setup.
    static func storedToken(_ uid: String, _ clientFactory: ClientFactory) -> DropboxAccessToken? {
        do throws(TokenStoreError) {
            if let token = try clientFactory.oauthManager.tokens.token(of: uid) { return token }
            log(.error, "DropboxClientsManager: \(uid) is not signed in")
            return nil
        } catch {
            log(.error, "DropboxClientsManager: \(error)")
            return state.withLock { $0.accounts[uid]?.token }
        }
    }

    /// Makes an account the current user or team. `given` and `session` take precedence over the options of the setup.
    static func setCurrentAccount(
        _ token: DropboxAccessToken, as accountType: Setup.AccountType, _ clientFactory: ClientFactory,
        given: (any DropboxTransportClient)? = nil, session: NetworkSessionConfiguration? = nil
    ) {
        let linkState = state.change { $0.linkState(for: token.uid) }
        let transport = clientFactory.makeTransport(token, linkState, given: given, session: session)
        var account = ClientsState.Account(token: token, accountType: accountType)
        switch accountType {
        case .user: account.user = DropboxClient(transportClient: transport)
        case .team: account.team = DropboxTeamClient(transportClient: transport)
        }
        state.change { [account] state in
            state.accounts[token.uid] = account
            switch accountType {
            case .user: state.user = account.user
            case .team: state.team = account.team
            }
        }
    }

    static var userClients: [String: DropboxClient] {
        for (account, linkState, clientFactory) in accountsWithoutClients(of: .user) {
            let client = DropboxClient(transportClient: clientFactory.makeTransport(account.token, linkState))
            state.change { state in
                if state.accounts[account.token.uid]?.user == nil { state.accounts[account.token.uid]?.user = client }
            }
        }
        return state.withLock { $0.accounts.compactMapValues(\.user) }
    }

    static var teamClients: [String: DropboxTeamClient] {
        for (account, linkState, clientFactory) in accountsWithoutClients(of: .team) {
            let client = DropboxTeamClient(transportClient: clientFactory.makeTransport(account.token, linkState))
            state.change { state in
                if state.accounts[account.token.uid]?.team == nil { state.accounts[account.token.uid]?.team = client }
            }
        }
        return state.withLock { $0.accounts.compactMapValues(\.team) }
    }

    private static func accountsWithoutClients(
        of accountType: Setup.AccountType
    ) -> [(ClientsState.Account, AccountLinkState, ClientFactory)] {
        state.change { state in
            guard let clientFactory = state.clientFactory else { return [] }
            let accounts = state.accounts.values.filter { account in
                account.accountType == accountType && account.user == nil && account.team == nil
            }
            return accounts.map { ($0, state.linkState(for: $0.token.uid), clientFactory) }
        }
    }
}

extension DropboxTeamClient {
    /// A client for use when no team is signed in. All its requests fail with an error that says so.
    static var unauthenticated: DropboxTeamClient {
        let transport = DropboxTransportClientImpl(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: ""))
        transport.accessTokenProvider = nil
        return DropboxTeamClient(transportClient: transport)
    }
}
