import DropboxCore
import Foundation

/// Stores all tokens as one text, for example in a file. The store reads and replaces it atomically under a lock
/// between processes, so several programs can share it.
public struct FileTokenStore: TokenStore {
    /// The location of the text, for error messages.
    let location: String
    /// The file whose lock protects the text.
    let lock: DurableFile
    let load: @Sendable () throws(TokenStoreError) -> Data?
    let save: @Sendable (Data) throws(TokenStoreError) -> Void
    let clear: @Sendable () throws(TokenStoreError) -> Void
    /// The maximum time that a refreshed access token waits for a process that holds the lock and doesn't change the text.
    var refreshWait: Duration = .seconds(1)

    public func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? { try tokenFile()[uid] }

    public func uids() throws(TokenStoreError) -> [String] { try tokenFile().tokens.keys.sorted() }

    public func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
        try change { $0[token.uid] = token }
    }

    /// Replaces `old` with `new` if `old` is still the stored token.
    ///
    /// The method waits for another process that holds the lock, but not long if only the access token is new: the
    /// client that refreshed it can use it in any case.
    public func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        // Dropbox doesn't rotate refresh tokens: any number of processes can refresh with the same one, and each access
        // token is valid until it expires. If this one can't be stored, the next process refreshes again, so a request
        // needn't wait long. The new refresh token of a server that rotates them would be lost, and the account with it.
        let isRepeatable = old.refreshToken == new.refreshToken
        var isReplaced = false
        try change(waitingAtMost: isRepeatable ? refreshWait : nil) { file in
            isReplaced = file[old.uid] == old
            if isReplaced { file[old.uid] = new }
        }
        return isReplaced
    }

    public func remove(_ uid: String) throws(TokenStoreError) {
        try change { $0[uid] = nil }
    }

    /// Removes all tokens, even if the text can't be read.
    public func removeAll() throws(TokenStoreError) {
        try locked(clear)
    }

    private func tokenFile() throws(TokenStoreError) -> TokenFile {
        try TokenFile(try load(), location: location)
    }

    /// Changes the tokens, and saves them only if they differ.
    ///
    /// - Parameter limit: The maximum time to wait for the lock, or `nil` for the default of `DurableFile`.
    private func change(
        waitingAtMost limit: Duration? = nil, _ body: (inout TokenFile) -> Void
    ) throws(TokenStoreError) {
        try locked(waitingAtMost: limit) { () throws(TokenStoreError) in
            let file = try tokenFile()
            var changed = file
            body(&changed)
            guard changed != file else { return }
            if changed.tokens.isEmpty { try clear() } else { try save(changed.data(location: location)) }
        }
    }

    private func locked(
        waitingAtMost limit: Duration? = nil, _ body: () throws(TokenStoreError) -> Void
    ) throws(TokenStoreError) {
        try lock.withLock(waitingAtMost: limit, body, makeError: { TokenStoreError($0) })
    }
}

extension FileTokenStore {
    /// The size of the largest file that is read, in bytes. A token has about 1 KiB.
    private static var maximumSize: Int { 1 << 20 }

    /// Creates a store in a file that only its owner can read. The file and its directory don't need to exist. If the
    /// URL is a symbolic link, the store uses its destination.
    ///
    /// All methods of the store throw an error if there is something else than a regular file, such as a named pipe or a
    /// device, or if the file is larger than 1 MiB. Methods that change the file throw an error if another process holds
    /// the lock for several seconds without changing the file, for example because it is stopped.
    public init(file url: URL) {
        let file = DurableFile(url.resolvingSymlinksInPath(), maximumSize: Self.maximumSize)
        // The error names the destination of a link, which the user may not know.
        let isLink = file.url.lastPathComponent != url.lastPathComponent
        let origin = isLink ? "\(url.path) is a symbolic link: " : ""
        self.init(
            location: url.path, lock: file,
            load: { () throws(TokenStoreError) in
                try Self.mappingErrors(origin) { () throws(FileError) in try file.read() }
            },
            save: { data throws(TokenStoreError) in
                try Self.mappingErrors(origin) { () throws(FileError) in
                    // A process that was killed can have left tokens in a file that no sign-out would remove.
                    try file.removeTemporaryFiles()
                    try file.replace(with: data)
                }
            },
            clear: { () throws(TokenStoreError) in
                try Self.mappingErrors(origin) { () throws(FileError) in
                    try file.removeTemporaryFiles()
                    try file.remove()
                }
            })
    }

    /// Converts the error of a file to that of a store.
    private static func mappingErrors<Result>(
        _ origin: String, _ body: () throws(FileError) -> Result
    ) throws(TokenStoreError) -> Result {
        do throws(FileError) { return try body() } catch { throw TokenStoreError(error, origin) }
    }
}

extension TokenStoreError {
    /// - Parameter origin: The beginning of the message if the file isn't the one that the user knows.
    init(_ failure: FileError, _ origin: String = "") { self.init("the token store failed: \(origin)\(failure)") }
}

/// All tokens of a program as one text, which is stored in a file or in one item of a keyring.
struct TokenFile: Codable, Equatable {
    /// The version of the format. Later formats have a higher number.
    private static let currentVersion = 1

    private var version = Self.currentVersion
    private(set) var tokens: [String: DropboxAccessToken] = [:]

    /// Creates a text without tokens.
    init() {}

    /// Parses the text. `nil` and empty data contain no tokens.
    ///
    /// - Parameter location: The location of the text, for the error.
    init(_ data: Data?, location: String) throws(TokenStoreError) {
        guard let data, !data.isEmpty else { return }
        do { self = try JSONDecoder().decode(TokenFile.self, from: data) } catch {
            // Don't include the error of the decoder, which can quote a token.
            throw TokenStoreError("\(location) is damaged; delete it and sign in again")
        }
        guard version <= Self.currentVersion else {
            throw TokenStoreError("\(location) was written by a later version of this program")
        }
    }

    subscript(uid: String) -> DropboxAccessToken? {
        get { tokens[uid] }
        set { tokens[uid] = newValue }
    }

    /// Returns the tokens as text.
    func data(location: String) throws(TokenStoreError) -> Data {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            return try encoder.encode(self)
        } catch {
            throw TokenStoreError("the tokens for \(location) cannot be written as JSON")
        }
    }
}
