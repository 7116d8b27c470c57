import Foundation

/// An account of an emulator, for tests that prepare files for a client or inspect its results.
///
///     let ada = try emulator.account("ada")
///     try ada.put("/notes/today.txt", "Buy milk")
///     let client = DropboxClient(accessToken: try ada.token())
public struct EmulatedAccount: Sendable {
    /// The account id, such as `dbid:…`.
    public let id: String
    /// The email address.
    public let email: String
    /// The given name of the user.
    public let givenName: String
    /// The surname of the user.
    public let surname: String

    let service: Service

    init(_ account: UserAccount, _ service: Service) {
        id = account.id
        email = account.email
        givenName = account.givenName
        surname = account.surname
        self.service = service
    }

    // MARK: Files

    /// Writes a file. Replaces an existing file, and creates missing folders.
    ///
    /// - Returns: The revision of the file.
    /// - Throws: ``DropboxEmulator/AdminError`` if the path is invalid, a folder has this path, or the quota is
    ///   exceeded.
    @discardableResult
    public func put(_ path: String, _ text: String) throws -> String { try put(path, Data(text.utf8)) }

    /// Writes a file. Replaces an existing file, and creates missing folders.
    ///
    /// - Returns: The revision of the file.
    /// - Throws: ``DropboxEmulator/AdminError`` if the path is invalid, a folder has this path, or the quota is
    ///   exceeded.
    @discardableResult
    public func put(_ path: String, _ content: Data) throws -> String {
        try FileOperations.put.run(.init(account: id, path: path, content: content), service)
    }

    /// Copies a local directory with its contents.
    ///
    /// - Parameters:
    ///   - directory: The local directory.
    ///   - path: The destination folder. The default is the root.
    /// - Returns: The number of files.
    /// - Throws: ``DropboxEmulator/AdminError`` if a name is invalid, the quota is exceeded, or the emulator
    ///   allows remote connections.
    @discardableResult
    public func put(directory: URL, at path: String = "") throws -> Int {
        try FileOperations.putFolder.run(.init(account: id, directory: directory, path: path), service)
    }

    /// Creates a folder.
    ///
    /// - Throws: ``DropboxEmulator/AdminError`` if the path is invalid, or an item with this path exists.
    public func createFolder(_ path: String) throws {
        try FileOperations.createFolder.run(.init(account: id, path: path), service)
    }

    /// Returns the paths of all items below a folder. Paths of folders end with a slash.
    ///
    /// - Parameter path: The folder. The default is the root.
    /// - Throws: ``DropboxEmulator/AdminError`` if the folder doesn't exist.
    public func list(_ path: String = "") throws -> [String] {
        try FileOperations.list.run(.init(account: id, path: path, isRecursive: true), service)
            .map { $0.path + ($0.isFolder ? "/" : "") }
    }

    /// Returns the content of a file.
    ///
    /// - Throws: ``DropboxEmulator/AdminError`` if the file doesn't exist.
    public func read(_ path: String) throws -> Data {
        try FileOperations.read.run(.init(account: id, path: path), service)
    }

    /// Deletes a file or a folder.
    ///
    /// - Throws: ``DropboxEmulator/AdminError`` if the item doesn't exist.
    public func delete(_ path: String) throws {
        try FileOperations.delete.run(.init(account: id, path: path), service)
    }

    // MARK: Account

    /// Creates an access token.
    ///
    /// - Parameters:
    ///   - scopes: The scopes of the token, or `nil` for all scopes of the app. The default is `nil`.
    ///   - app: The key of the app, or `nil` for the emulator's own app. The default is `nil`.
    ///   - lifetime: The time until the token expires, or `nil` for never. The default is `nil`.
    /// - Throws: ``DropboxEmulator/AdminError`` if no app has this key.
    public func token(scopes: Set<String>? = nil, app: String? = nil, lifetime: Duration? = nil) throws -> String {
        var token = DropboxEmulator.Configuration.Token()
        token.account = id
        token.scopes = scopes
        token.app = app
        token.lifetime = lifetime
        return try AccountOperations.addToken.run(token, service)
    }

    /// Creates a refresh token.
    ///
    /// - Parameters:
    ///   - scopes: The scopes of the token, or `nil` for all scopes of the app. The default is `nil`.
    ///   - app: The key of the app, or `nil` for the emulator's own app. The default is `nil`.
    ///   - allowsAnyClient: Whether clients with other app keys can redeem the token, too. The default is `false`.
    /// - Throws: ``DropboxEmulator/AdminError`` if no app has this key.
    public func refreshToken(
        scopes: Set<String>? = nil, app: String? = nil, allowsAnyClient: Bool = false
    ) throws -> String {
        var token = DropboxEmulator.Configuration.Token()
        token.kind = .refresh
        token.account = id
        token.scopes = scopes
        token.app = app
        token.allowsAnyClient = allowsAnyClient
        return try AccountOperations.addToken.run(token, service)
    }

    /// Expires all access tokens of the account.
    ///
    /// - Returns: The number of tokens that expired.
    /// - Throws: An error if the emulator's database can't be written.
    @discardableResult
    public func expireTokens() throws -> Int { try AccountOperations.expireTokens.run(id, service) }

    /// Sets the quota of the account in bytes.
    ///
    /// - Throws: An error if the emulator's database can't be written.
    public func setQuota(_ bytes: UInt64) throws {
        try AccountOperations.setQuota.run(.init(account: id, quota: bytes), service)
    }

    /// Sets whether the email address is verified. An account with an unverified address can't create shared links.
    ///
    /// - Throws: An error if the emulator's database can't be written.
    public func setEmailVerified(_ isVerified: Bool) throws {
        try AccountOperations.setEmailVerified.run((id, isVerified), service)
    }

    /// Invalidates all listing cursors of the account, so that they result in a `reset` error. Long polls return
    /// immediately.
    ///
    /// - Throws: An error if the emulator's database can't be written.
    public func resetCursors() throws { try AccountOperations.resetCursors.run(id, service) }
}

extension DropboxEmulator {
    /// Returns an account, and creates it if it doesn't exist.
    ///
    /// `account("bob")` is Bob with the address `bob@example.com` and an empty Dropbox, unless there is an account that
    /// matches.
    ///
    /// - Parameter name: The user's given name, the email address or its part before the @, or the account id.
    /// - Throws: An error if the emulator's database can't be read or written.
    public func account(_ name: String) throws -> EmulatedAccount {
        EmulatedAccount(try AccountOperations.findOrAdd.run(name, service), service)
    }

    /// Returns all accounts, oldest first.
    ///
    /// - Throws: An error if the emulator's database can't be read.
    public func accounts() throws -> [EmulatedAccount] {
        try AccountOperations.list.run((), service).map { EmulatedAccount($0.account, service) }
    }

    /// Adds an account, or returns the existing one with this email address.
    ///
    /// - Throws: An error if the directory with the account's files can't be copied, or if the emulator's database can't
    ///   be written.
    @discardableResult
    public func addAccount(_ account: Configuration.Account) throws -> EmulatedAccount {
        EmulatedAccount(try AccountOperations.add.run(account, service), service)
    }

    /// Removes an account with its files, links, and tokens. The folders that it owns disappear for their other members, too.
    ///
    /// If it's the first account, the emulator's own tokens belong to the next one afterward.
    ///
    /// - Throws: ``AdminError`` if the account doesn't exist, or if it's the only one.
    public func removeAccount(_ name: String) throws { try RemovalOperations.account.run(name, service) }

    /// Removes a team with its team folders and tokens. Its members keep their accounts.
    ///
    /// - Throws: ``AdminError`` if the team doesn't exist.
    public func removeTeam(_ name: String) throws { try RemovalOperations.team.run(name, service) }

    /// Removes an app with its tokens. The folders of the app remain.
    ///
    /// - Throws: ``AdminError`` if the app doesn't exist, or if it's the emulator's own.
    public func removeApp(_ key: String) throws { try RemovalOperations.app.run(key, service) }

    /// Removes a token of any kind, so that requests with it fail.
    ///
    /// - Throws: ``AdminError`` if the token doesn't exist.
    public func removeToken(_ token: String) throws { try RemovalOperations.token.run(token, service) }

    /// Adds a team and its members, or returns the existing team of this name. Accounts that don't exist are created.
    ///
    /// - Returns: The id of the team.
    /// - Throws: ``DropboxEmulator/AdminError`` if a member belongs to another team.
    @discardableResult
    public func addTeam(_ team: Configuration.Team) throws -> String {
        try AccountOperations.addTeam.run(team, service).id
    }

    /// Creates a token for the team with this name, with the permissions of its first admin.
    ///
    /// - Throws: ``DropboxEmulator/AdminError`` if the team or the app doesn't exist, or the team has no admin.
    public func teamToken(_ team: String, app: String? = nil, scopes: Set<String>? = nil) throws -> String {
        var token = Configuration.Token()
        token.team = team
        token.app = app
        token.scopes = scopes
        return try AccountOperations.addToken.run(token, service)
    }

    /// Registers an app, or updates the app with the same key.
    ///
    /// - Throws: An error if the emulator's database can't be written.
    public func addApp(_ app: Configuration.App) throws { try AccountOperations.addApp.run(app, service) }

    /// Sets how often asynchronous jobs that start from now on report that they are in progress.
    ///
    /// - Parameter polls: The number of status checks before a job completes.
    /// - Throws: An error if the emulator's database can't be written.
    public func setPollsBeforeCompletion(_ polls: Int) throws {
        try StateOperations.setPollsBeforeCompletion.run(polls, service)
    }
}
