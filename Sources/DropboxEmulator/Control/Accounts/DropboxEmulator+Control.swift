extension DropboxEmulator {
    /// The account that `name` names: the user's given name, the address or what stands before its @, or the id. One
    /// that is not there is made: `account("bob")` is Bob with the address `bob@example.com` and an empty Dropbox.
    public func account(_ name: String) throws -> EmulatedAccount {
        EmulatedAccount(try AccountOperations.findOrAdd.run(name, service), service)
    }

    /// All accounts, oldest first.
    public func accounts() throws -> [EmulatedAccount] {
        try AccountOperations.list.run((), service).map { EmulatedAccount($0.account, service) }
    }

    /// Adds an account, or finds the one with this address.
    @discardableResult
    public func addAccount(_ account: Configuration.Account) throws -> EmulatedAccount {
        EmulatedAccount(try AccountOperations.add.run(account, service), service)
    }

    /// Adds a team and makes accounts its members (those that are not there are made too), or finds the one of this name.
    /// Answers its id.
    @discardableResult
    public func addTeam(_ team: Configuration.Team) throws -> String {
        try AccountOperations.addTeam.run(team, service).id
    }

    /// Makes a token for the team with this name, with the rights of its first admin.
    public func teamToken(_ team: String, app: String? = nil, scopes: Set<String>? = nil) throws -> String {
        var token = Configuration.Token()
        token.team = team
        token.app = app
        token.scopes = scopes
        return try AccountOperations.addToken.run(token, service)
    }

    /// Registers an app, or changes the one with this key.
    public func addApp(_ app: Configuration.App) throws { try AccountOperations.addApp.run(app, service) }

    /// How often the check of an asynchronous job that begins from now on answers that it is in progress.
    public func setPollsBeforeCompletion(_ polls: Int) throws {
        try StateOperations.setPollsBeforeCompletion.run(polls, service)
    }
}
