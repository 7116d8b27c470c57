import DropboxConcurrency
import DropboxCore
import DropboxOAuth

// How accounts get their clients. Clients are made outside of the lock, because transport clients of the app's own are
// asked for them; where two threads make one for the same account, the first one counts.
extension DropboxClientsManager {
    /// How clients are made; `nil`, and a line in the log, where nothing was set up.
    static var recipe: ClientFactory? {
        let recipe = state.withLock { $0.recipe }
        if recipe == nil { log(.error, "DropboxClientsManager: nothing is set up; call setupWithAppKey first") }
        return recipe
    }

    /// The stored token of an account; `nil`, and a line in the log, where there is none. Where the store does not say, it is
    /// the one that the account's client began with.
    static func storedToken(_ uid: String, _ recipe: ClientFactory) -> DropboxAccessToken? {
        do throws(TokenStoreError) {
            if let token = try recipe.oauthManager.tokens.token(of: uid) { return token }
            log(.error, "DropboxClientsManager: \(uid) is not signed in")
            return nil
        } catch {
            log(.error, "DropboxClientsManager: \(error)")
            return state.withLock { $0.accounts[uid]?.token }
        }
    }

    /// Makes an account the one that the app works with. `given` and `session` come before what the setup said.
    static func useAccount(
        _ token: DropboxAccessToken, as audience: Setup.AccountType, _ recipe: ClientFactory,
        given: (any DropboxTransportClient)? = nil, session: NetworkSessionConfiguration? = nil
    ) {
        let linked = state.change { $0.link(token.uid) }
        let transport = recipe.transport(token, linked, given: given, session: session)
        var account = ClientsState.Account(token: token, audience: audience)
        switch audience {
        case .user: account.user = DropboxClient(transportClient: transport)
        case .team: account.team = DropboxTeamClient(transportClient: transport)
        }
        state.change { [account] state in
            state.accounts[token.uid] = account
            switch audience {
            case .user: state.user = account.user
            case .team: state.team = account.team
            }
        }
    }

    static var userClients: [String: DropboxClient] {
        for (account, linked, recipe) in accountsWithoutClients(of: .user) {
            let client = DropboxClient(transportClient: recipe.transport(account.token, linked))
            state.change { state in
                if state.accounts[account.token.uid]?.user == nil { state.accounts[account.token.uid]?.user = client }
            }
        }
        return state.withLock { $0.accounts.compactMapValues(\.user) }
    }

    static var teamClients: [String: DropboxTeamClient] {
        for (account, linked, recipe) in accountsWithoutClients(of: .team) {
            let client = DropboxTeamClient(transportClient: recipe.transport(account.token, linked))
            state.change { state in
                if state.accounts[account.token.uid]?.team == nil { state.accounts[account.token.uid]?.team = client }
            }
        }
        return state.withLock { $0.accounts.compactMapValues(\.team) }
    }

    private static func accountsWithoutClients(
        of audience: Setup.AccountType
    ) -> [(ClientsState.Account, AccountLinkState, ClientFactory)] {
        state.change { state in
            guard let recipe = state.recipe else { return [] }
            let bare = state.accounts.values.filter { $0.audience == audience && $0.user == nil && $0.team == nil }
            return bare.map { ($0, state.link($0.token.uid), recipe) }
        }
    }
}

extension DropboxTeamClient {
    /// Stands where no team is signed in: each call fails and says so.
    static var unauthenticated: DropboxTeamClient {
        let transport = DropboxTransportClientImpl(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: ""))
        transport.accessTokenProvider = nil
        return DropboxTeamClient(transportClient: transport)
    }
}
