import DropboxCore
import DropboxSQLite
import Foundation

extension DropboxEmulator {
    /// An error of the admin API, such as an account that doesn't exist.
    public struct AdminError: Error, Sendable, Hashable, CustomStringConvertible {
        /// A human-readable message.
        public let description: String
    }
}

/// Adds apps, accounts, teams, and tokens to a store, and reuses existing ones.
struct Provisioner: Sendable {
    let store: Store

    /// Adds the contents that a configuration describes, and reuses existing ones.
    ///
    /// - Parameter tokens: The emulator's own tokens, or `nil` to find those of a previous start, or generate new ones.
    /// - Returns: The emulator's own tokens.
    func add(_ configuration: DropboxEmulator.Configuration, tokens: OwnTokens? = nil) throws -> OwnTokens {
        try add(configuration.ownApp)
        for app in configuration.apps { try add(app) }
        for account in configuration.initialAccounts { try add(account) }
        // The emulator's own tokens are added first: a later start recognizes them by their age.
        let tokens = try addOwnTokens(tokens, app: configuration.appKey)
        for (index, team) in configuration.teams.enumerated() { try at("teams[\(index)]") { try add(team) } }
        for (index, token) in configuration.tokens.enumerated() {
            try at("tokens[\(index)]") { try add(token, defaultApp: configuration.appKey) }
        }
        return tokens
    }

    /// Runs `body`, and adds the location in the configuration to the message of an error.
    private func at<Result>(_ location: String, _ body: () throws -> Result) throws {
        do { _ = try body() } catch let error as DropboxEmulator.AdminError {
            throw DropboxEmulator.AdminError(description: "\(location): \(error.description)")
        }
    }

    func add(_ app: DropboxEmulator.Configuration.App) throws {
        try store.addApp(
            App(
                key: app.key, secret: app.secret, name: app.name,
                kind: App.Kind(rawValue: app.access.rawValue) ?? .fullDropbox,
                scopes: app.scopes ?? ScopeCatalog.names, redirectURIs: app.redirectURIs))
        for uri in app.webhookURIs { try store.addWebhook(try WebhookURI(uri).text, app: app.key) }
    }

    /// Adds an account, or returns the existing one. Its files are added only when the account is created, so that
    /// files deleted by clients stay deleted.
    @discardableResult
    func add(_ account: DropboxEmulator.Configuration.Account) throws -> UserAccount {
        if let existing = try store.account(email: account.email) { return existing }
        let created = try store.addAccount(
            email: account.email, givenName: account.givenName, surname: account.surname)
        try store.update(created) { row in
            row.accountType = account.kind.rawValue
            row.country = account.country
            row.locale = account.locale
            if let quota = account.quota { row.quota = quota }
        }
        let result = try self.account(named: created.id)
        if let files = account.files { try DirectoryImport(store: store, view: result.view).run(files, at: "") }
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
            throw DropboxEmulator.AdminError(description: "\(account.email) belongs to another team")
        }
    }

    /// Adds a token.
    ///
    /// - Returns: The text of the token.
    @discardableResult
    func add(_ token: DropboxEmulator.Configuration.Token, defaultApp: String) throws -> String {
        if let text = token.text, try exists(text, token) { return text }
        let team = try token.team.map(self.team)
        let account = try owner(of: token, team)
        let key = token.app ?? defaultApp
        guard let app = try store.app(key) else {
            throw DropboxEmulator.AdminError(description: "unknown app \"\(key)\"")
        }
        let scopes = token.scopes ?? app.scopes
        let grant = try store.addGrant(account: account.number, app: key, scopes: scopes, team: team?.number)
        if token.kind == .oauth1, let text = token.text, let secret = token.secret {
            try store.addOAuth1Token(text, secret: secret, grant: grant)
            return text
        }
        return try store.addToken(
            token.kind == .refresh ? .refresh : .access, grant: grant, scopes: scopes,
            expires: token.lifetime.map { store.clock.now.addingTimeInterval($0.seconds) }, text: token.text,
            requiredCredentials: token.allowsAnyClient ? .anyClient : .key)
    }

    private func exists(_ text: String, _ token: DropboxEmulator.Configuration.Token) throws -> Bool {
        switch token.kind {
        case .access: try store.token(text, .access) != nil
        case .refresh: try store.token(text, .refresh) != nil
        case .oauth1: try store.grant(ofOAuth1Token: text, secret: token.secret ?? "") != nil
        }
    }

    /// The emulator's own tokens, which belong to the first account, have all scopes, and don't expire.
    struct OwnTokens: Sendable {
        let access: String
        let refresh: String
    }

    /// Adds the emulator's own app and tokens unless they exist: what an emulator needs in every state.
    ///
    /// - Parameter tokens: The tokens, or `nil` to find those of a previous start, or generate new ones.
    func addOwnContents(_ configuration: DropboxEmulator.Configuration, tokens: OwnTokens?) throws -> OwnTokens {
        if try store.app(configuration.appKey) == nil { try add(configuration.ownApp) }
        return try addOwnTokens(tokens, app: configuration.appKey)
    }

    /// Adds the emulator's own tokens unless they exist.
    ///
    /// - Parameters:
    ///   - known: The tokens, or `nil` to find those of a previous start, or generate new ones.
    ///   - key: The key of the emulator's own app.
    private func addOwnTokens(_ known: OwnTokens?, app key: String) throws -> OwnTokens {
        let access = try known.map { try store.token($0.access, .access) } ?? store.nonExpiringToken(.access)
        let refresh = try known.map { try store.token($0.refresh, .refresh) } ?? store.nonExpiringToken(.refresh)
        if let access, let refresh { return OwnTokens(access: access.text, refresh: refresh.text) }
        guard let account = try store.accounts().first, let app = try store.app(key) else {
            throw DropboxEmulator.AdminError(description: "there are no accounts")
        }
        let grant =
            try (access ?? refresh)?.grant
            ?? store.addGrant(account: account.number, app: key, scopes: app.scopes)
        return OwnTokens(
            access: try access?.text ?? store.addToken(.access, grant: grant, scopes: app.scopes, text: known?.access),
            refresh: try refresh?.text
                ?? store.addToken(.refresh, grant: grant, scopes: app.scopes, text: known?.refresh))
    }

    private func owner(of token: DropboxEmulator.Configuration.Token, _ team: TeamAccount?) throws -> UserAccount {
        if let name = token.account { return try self.account(named: name) }
        if let team {
            let admin = try store.members(of: team.number).first { $0.role.isAdmin }
            guard let admin, let account = try store.account(admin.account) else {
                throw DropboxEmulator.AdminError(description: "the team \"\(team.name)\" has no admin")
            }
            return account
        }
        guard let first = try store.accounts().first else {
            throw DropboxEmulator.AdminError(description: "there are no accounts")
        }
        return first
    }

    // MARK: Lookup

    func account(named name: String) throws -> UserAccount {
        // The name is most often an ID or an email address, for which not all accounts are read.
        if let account = try store.account(id: name) ?? store.account(email: name) { return account }
        guard let account = try store.accounts().first(where: { $0.matches(name: name) }) else {
            throw DropboxEmulator.AdminError(description: "unknown account \"\(name)\"")
        }
        return account
    }

    func findOrAdd(_ name: String) throws -> UserAccount {
        if let existing = try store.accounts().first(where: { $0.matches(name: name) }) { return existing }
        return try add(.init(name))
    }

    func team(named name: String) throws -> TeamAccount {
        guard let team = try store.teams().first(where: { $0.name == name || $0.id == name }) else {
            throw DropboxEmulator.AdminError(description: "unknown team \"\(name)\"")
        }
        return team
    }
}

extension DropboxEmulator.Configuration {
    /// The emulator's own app.
    var ownApp: App { App(key: appKey, secret: appSecret, name: "Emulator") }

    fileprivate var initialAccounts: [Account] {
        guard accounts.isEmpty else { return accounts }
        var account = Account(email)
        account.givenName = givenName
        account.surname = surname
        return [account]
    }
}

// Operations of the admin API that have no API route.

extension Store {
    /// Updates the properties of an account.
    func update(_ account: UserAccount, _ body: (inout UserAccount) -> Void) throws {
        var account = account
        body(&account)
        let updated = account
        try transaction { connection in
            try connection.execute(
                "UPDATE accounts SET kind = ?, country = ?, locale = ?, quota = ? WHERE number = ?",
                updated.accountType,
                updated.country, updated.locale, updated.quota, updated.number)
        }
    }

    func setEmailVerified(_ isVerified: Bool, of account: UserAccount) throws {
        try transaction { connection in
            try connection.execute(
                isVerified
                    ? "DELETE FROM unverified_emails WHERE account = ?"
                    : "INSERT OR IGNORE INTO unverified_emails VALUES (?)", account.number)
        }
    }

    /// Expires all access tokens of an account, and returns their number.
    func expireTokens(of account: UserAccount) throws -> Int {
        try transaction { connection in
            let condition = """
                kind = 'access' AND grant_number IN (SELECT number FROM grants WHERE account = ?)
                    AND (expires IS NULL OR expires > ?)
                """
            let count = try connection.value(
                "SELECT count(*) FROM tokens WHERE \(condition)", account.number, clock.now, as: Int.self)
            try connection.execute(
                "UPDATE tokens SET expires = ? WHERE \(condition)", clock.now, account.number, clock.now)
            return count ?? 0
        }
    }

    /// Writes a file and its missing parent folders, and replaces an existing file.
    @discardableResult
    func put(_ content: some Sequence<Data>, at path: String, modified: Date? = nil, _ view: NamespaceView) throws
        -> Entry
    {
        let pins = self.content.makePins()
        var writer = BlockWriter(store: self.content, pins: pins)
        for chunk in content { try writer.write(chunk) }
        let commit = Commit(path: try PathReference(path), intent: .overwrite, clientModified: modified)
        return try self.commit(
            Upload(content: Content(blocks: try writer.finish().blocks), pins: pins), as: commit, view)
    }

    /// Returns the content of a file.
    func bytes(at path: String, _ view: NamespaceView) throws -> Data {
        try content.bytes(of: file(at: try PathReference(path), view).content)
    }

    /// Returns the items in a folder, optionally including all subfolders.
    func contents(of path: String, isRecursive: Bool, _ view: NamespaceView) throws -> [Entry] {
        let options = ListingOptions(isRecursive: isRecursive)
        var page = try list(try PathReference(path), options, view)
        var entries = page.entries
        while page.hasMore {
            page = try list(after: page.cursor, view)
            entries += page.entries
        }
        // A recursive listing also contains the folder itself.
        let key = path.pathNames.reduce(into: "") { $0 += "/" + CaseFoldedName.key($1) }
        return entries.filter { $0.pathInView != key }
    }
}

/// Copies a local directory into an account.
struct DirectoryImport {
    let store: Store
    let view: NamespaceView

    /// Copies the directory, and returns the number of files. Names that the service doesn't store are skipped.
    @discardableResult
    func run(_ directory: URL, at path: String) throws -> Int {
        var count = 0
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey, .contentModificationDateKey]
        let children = try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: Array(keys))
        for child in children.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let name = child.lastPathComponent
            guard NameRules.validate(name) == .allowed else { continue }
            let values = try child.resourceValues(forKeys: keys)
            let destination = path + "/" + name
            if values.isDirectory == true {
                if try isMissing(destination) {
                    _ = try store.createFolder(at: try PathReference(destination), isAutorenamed: false, view)
                }
                count += try run(child, at: destination)
            } else if values.isRegularFile == true {
                let file = FileHandle(fileDescriptor: try RegularFile.open(child, O_RDONLY), closeOnDealloc: true)
                try store.put(
                    FileChunks(file: file), at: destination, modified: values.contentModificationDate, view)
                count += 1
            }
        }
        return count
    }

    private func isMissing(_ path: String) throws -> Bool {
        do {
            _ = try store.entry(at: try PathReference(path), view)
            return false
        } catch LookupError.notFound {
            return true
        }
    }
}

/// A sequence of chunks of a file.
private struct FileChunks: Sequence, IteratorProtocol {
    let file: FileHandle

    func next() -> Data? {
        let chunk = file.readData(ofLength: 4 << 20)
        return chunk.isEmpty ? nil : chunk
    }
}
