import Foundation

/// Why the control of an emulator could not do what it was asked for, such as an account that is not there.
public struct AdminError: Error, Sendable, Hashable, CustomStringConvertible {
    /// In words for whoever asked.
    public let description: String
}

/// Puts apps, accounts, teams and tokens into a store; what is there already is found instead of added again.
struct Provisioner: Sendable {
    let store: Store

    func add(_ app: DropboxEmulator.Configuration.App) throws {
        try store.addApp(
            App(
                key: app.key, secret: app.secret, name: app.name,
                kind: App.Kind(rawValue: app.access.rawValue) ?? .fullDropbox,
                scopes: app.scopes ?? ScopeCatalog.names, redirectURIs: app.redirectURIs))
    }

    /// Its files are added when the account is made, and never again: what a client deleted stays deleted.
    @discardableResult
    func add(_ account: DropboxEmulator.Configuration.Account) throws -> UserAccount {
        if let known = try store.account(email: account.email) { return known }
        let made = try store.addAccount(
            email: account.email, givenName: account.givenName, surname: account.surname)
        try store.change(made) { row in
            row.kind = account.kind.rawValue
            row.country = account.country
            row.locale = account.locale
            if let quota = account.quota { row.quota = quota }
        }
        let result = try find(made.id)
        if let files = account.files { try FolderImport(store: store, view: result.view).run(files, at: "") }
        return result
    }

    @discardableResult
    func add(_ team: DropboxEmulator.Configuration.Team) throws -> TeamAccount {
        let account =
            try store.teams().first { $0.name == team.name }
            ?? store.addTeam(name: team.name, licenses: team.licenses, quota: team.quota)
        for member in team.members { try add(member, to: account) }
        return account
    }

    func add(_ member: DropboxEmulator.Configuration.Team.Member, to team: TeamAccount) throws {
        let account = try findOrAdd(member.account)
        guard let membership = account.membership else {
            try store.addMember(
                account, to: team, role: TeamMember.Role(rawValue: member.role.rawValue) ?? .memberOnly)
            return
        }
        guard membership.team == team.number else {
            throw AdminError(description: "\(account.email) belongs to another team")
        }
    }

    /// Answers the text of the token.
    @discardableResult
    func add(_ token: DropboxEmulator.Configuration.Token, defaultApp: String) throws -> String {
        let kind: Token.Kind = token.kind == .access ? .access : .refresh
        if let text = token.text, try store.token(text, kind) != nil { return text }
        let team = try token.team.map(findTeam)
        let account = try owner(of: token, team)
        let key = token.app ?? defaultApp
        guard let app = try store.app(key) else { throw AdminError(description: "there is no app \"\(key)\"") }
        let scopes = token.scopes ?? app.scopes
        let grant = try store.addGrant(account: account.number, app: key, scopes: scopes, team: team?.number)
        return try store.addToken(
            kind, grant: grant, scopes: scopes,
            expires: token.lifetime.map { store.clock.now.addingTimeInterval($0.seconds) }, text: token.text,
            redemption: token.allowsAnyClient ? .anyClient : .key)
    }

    /// Tokens for the first account, with all scopes and without an end: those of a former start, or new ones of one
    /// grant.
    func ownTokens(app key: String) throws -> (access: String, refresh: String) {
        let access = try store.lastingToken(.access)
        let refresh = try store.lastingToken(.refresh)
        if let access, let refresh { return (access.text, refresh.text) }
        guard let account = try store.accounts().first, let app = try store.app(key) else {
            throw AdminError(description: "there is no account")
        }
        let grant =
            try (access ?? refresh)?.grant
            ?? store.addGrant(account: account.number, app: key, scopes: app.scopes)
        return (
            try access?.text ?? store.addToken(.access, grant: grant, scopes: app.scopes),
            try refresh?.text ?? store.addToken(.refresh, grant: grant, scopes: app.scopes)
        )
    }

    private func owner(of token: DropboxEmulator.Configuration.Token, _ team: TeamAccount?) throws -> UserAccount {
        if let name = token.account { return try find(name) }
        if let team {
            let admin = try store.members(of: team.number).first { $0.role.isAdmin }
            guard let admin, let account = try store.account(admin.account) else {
                throw AdminError(description: "the team \"\(team.name)\" has no admin")
            }
            return account
        }
        guard let first = try store.accounts().first else { throw AdminError(description: "there is no account") }
        return first
    }

    // MARK: Finding

    func find(_ name: String) throws -> UserAccount {
        guard let account = try store.accounts().first(where: { $0.isCalled(name) }) else {
            throw AdminError(description: "there is no account \"\(name)\"")
        }
        return account
    }

    func findOrAdd(_ name: String) throws -> UserAccount {
        if let known = try store.accounts().first(where: { $0.isCalled(name) }) { return known }
        return try add(.init(name))
    }

    func findTeam(_ name: String) throws -> TeamAccount {
        guard let team = try store.teams().first(where: { $0.name == name || $0.id == name }) else {
            throw AdminError(description: "there is no team \"\(name)\"")
        }
        return team
    }
}
