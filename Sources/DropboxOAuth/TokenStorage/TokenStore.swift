import DropboxCore

/// Keeps tokens, one for each account, and says why where it cannot.
///
/// All methods may block for as long as a disk, a keychain or another process takes, and may be called from any thread.
public protocol TokenStore: Sendable {
    /// The token of an account; `nil` where there is none.
    func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken?

    /// The accounts that there are tokens of, sorted.
    func uids() throws(TokenStoreError) -> [String]

    /// Keeps a token, in place of the one that the account had.
    func store(_ token: DropboxAccessToken) throws(TokenStoreError)

    /// Keeps `new` if the account has `old` still, so that nothing is lost that somebody else stored meanwhile, and no
    /// account comes back that somebody else has removed. Must be atomic, also towards other processes.
    /// - Returns: Whether `new` is kept.
    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool

    /// Forgets the token of an account. Does nothing where there is none.
    func remove(_ uid: String) throws(TokenStoreError)

    /// Forgets all tokens.
    func removeAll() throws(TokenStoreError)
}

/// Why a token could not be kept, found or forgotten.
public struct TokenStoreError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What happened and where; never a token.
    public let description: String

    /// An error with these words.
    public init(_ description: String) {
        self.description = description
    }
}
