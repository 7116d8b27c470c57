import Foundation

/// An account of an emulator, for tests that prepare what a client will find, or look at what it left.
///
///     let ada = try emulator.account("ada")
///     try ada.put("/notes/today.txt", "Buy milk")
///     let client = DropboxClient(accessToken: try ada.token())
public struct EmulatedAccount: Sendable {
    /// `dbid:…`
    public let id: String
    /// Address.
    public let email: String
    /// Given name of the user.
    public let givenName: String
    /// Surname of the user.
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

    /// Writes a file, in the place of one that is there; missing folders are made. Answers its rev.
    @discardableResult
    public func put(_ path: String, _ text: String) throws -> String { try put(path, Data(text.utf8)) }

    /// Writes a file, in the place of one that is there; missing folders are made. Answers its rev.
    @discardableResult
    public func put(_ path: String, _ content: Data) throws -> String {
        try FileOperations.put.run(.init(account: id, path: path, content: content), service)
    }

    /// Copies a folder of this machine with all that is in it to `path`; the root by default. Answers the number of files.
    @discardableResult
    public func put(folder: URL, at path: String = "") throws -> Int {
        try FileOperations.putFolder.run(.init(account: id, folder: folder, path: path), service)
    }

    /// Makes a folder.
    public func createFolder(_ path: String) throws {
        try FileOperations.createFolder.run(.init(account: id, path: path), service)
    }

    /// The paths of everything below a folder, the root by default; those of folders end with a slash.
    public func list(_ path: String = "") throws -> [String] {
        try FileOperations.list.run(.init(account: id, path: path, isRecursive: true), service)
            .map { $0.path + ($0.isFolder ? "/" : "") }
    }

    /// The content of a file.
    public func read(_ path: String) throws -> Data {
        try FileOperations.read.run(.init(account: id, path: path), service)
    }

    /// Deletes a file or a folder.
    public func delete(_ path: String) throws {
        try FileOperations.delete.run(.init(account: id, path: path), service)
    }

    // MARK: The account

    /// Makes an access token.
    ///
    /// - Parameters:
    ///   - scopes: what it allows; nil, the default, for all that the app may ask for.
    ///   - app: key of the app; nil, the default, for the emulator's own.
    ///   - lifetime: how long it is good for; nil, the default, for ever.
    public func token(scopes: Set<String>? = nil, app: String? = nil, lifetime: Duration? = nil) throws -> String {
        var token = DropboxEmulator.Configuration.Token()
        token.account = id
        token.scopes = scopes
        token.app = app
        token.lifetime = lifetime
        return try AccountOperations.addToken.run(token, service)
    }

    /// Makes a refresh token.
    ///
    /// - Parameters:
    ///   - scopes: what it allows; nil, the default, for all that the app may ask for.
    ///   - app: key of the app; nil, the default, for the emulator's own.
    ///   - allowsAnyClient: whether clients with keys of their own can redeem it as well.
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

    /// Lets all access tokens of the account end now. Answers how many.
    @discardableResult
    public func expireTokens() throws -> Int { try AccountOperations.expireTokens.run(id, service) }

    /// Changes how many bytes the account can hold.
    public func setQuota(_ bytes: UInt64) throws {
        try AccountOperations.setQuota.run(.init(account: id, quota: bytes), service)
    }

    /// Tells whether the user has confirmed the email address; without that, no shared links can be made.
    public func setEmailVerified(_ isVerified: Bool) throws {
        try AccountOperations.setEmailVerified.run((id, isVerified), service)
    }

    /// Makes all cursors that the account's listings gave out so far end in `reset`; long polls are told at once.
    public func resetCursors() throws { try AccountOperations.resetCursors.run(id, service) }
}
