import DropboxCore

/// All that `DropboxClientsManager` knows: one value behind one lock.
struct ClientsState: Sendable {
    /// A signed-in account, and its client once somebody asked for it.
    struct Account: Sendable {
        var token: DropboxAccessToken
        var audience: DropboxClientsManager.Setup.AccountType
        var user: DropboxClient?
        var team: DropboxTeamClient?
    }

    /// The one account that the app works with, of users and of teams.
    var user: DropboxClient?
    var team: DropboxTeamClient?

    /// The signed-in accounts by the `uid` of their tokens.
    var accounts: [String: Account] = [:]

    /// The client whose transfers outlive the process, and whose account it is; those of app extensions by session.
    var background: DropboxClient?
    var backgroundUid: String?
    var extensions: [String: DropboxClient] = [:]

    /// How clients are made; `nil` before the first setup.
    var recipe: ClientFactory?

    /// Takes the sign-in page away that is on the screen.
    var closeSignInPage: (@MainActor @Sendable () -> Void)?

    var log: LoggingClosure?

    /// The account that the app works with, by the `uid` of its token.
    var userUid: String? {
        accounts.values.first { $0.user != nil && $0.user === user }?.token.uid
    }

    /// What the clients of an account look at. It stays when clients are forgotten, because the app may have kept them.
    private var linked: [String: AccountLinkState] = [:]

    /// The account, for clients of it that are about to be made.
    mutating func link(_ uid: String) -> AccountLinkState {
        if let account = linked[uid] { return account }
        let account = AccountLinkState()
        linked[uid] = account
        return account
    }

    /// Forgets an account: from now on its clients fail.
    /// - Returns: The transport clients to shut down.
    mutating func unlink(_ uid: String) -> [any DropboxTransportClient] {
        if let account = accounts.removeValue(forKey: uid) {
            if account.user != nil, user === account.user { user = nil }
            if account.team != nil, team === account.team { team = nil }
        }
        if backgroundUid == uid { forgetBackground() }
        return linked.removeValue(forKey: uid)?.unlink() ?? []
    }

    /// Forgets all clients and accounts, and stays able to make new ones.
    mutating func reset() {
        user = nil
        team = nil
        accounts = [:]
        forgetBackground()
    }

    private mutating func forgetBackground() {
        background = nil
        backgroundUid = nil
        extensions = [:]
    }
}
