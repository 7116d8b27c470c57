import DropboxConcurrency
import DropboxCore

/// Stores access tokens, one per account.
///
/// All methods can block on a disk, a keychain, or another process, and can be called from any thread.
public protocol TokenStore: Sendable {
    /// Returns the token of an account, or `nil` if there is none.
    func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken?

    /// Returns the sorted accounts with a stored token.
    func uids() throws(TokenStoreError) -> [String]

    /// Stores a token, replacing the one of the same account.
    func store(_ token: DropboxAccessToken) throws(TokenStoreError)

    /// Replaces `old` with `new` if `old` is still the stored token.
    ///
    /// Implementations must compare and replace atomically, also across processes. This way a concurrent change isn't
    /// lost, and an account that another process removed isn't restored.
    ///
    /// - Returns: `true` if the token was replaced.
    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool

    /// Removes the token of an account. Has no effect if there is none.
    func remove(_ uid: String) throws(TokenStoreError)

    /// Removes all tokens.
    func removeAll() throws(TokenStoreError)
}

/// The reason why a token can't be stored, read, or removed.
public struct TokenStoreError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A message with the location, without tokens.
    public let description: String

    /// Creates an error with a message.
    public init(_ description: String) {
        self.description = description
    }
}

/// Stores tokens in memory, for servers that store them in a database, and for tests.
public final class MemoryTokenStore: TokenStore {
    private let tokens = Locked<[String: DropboxAccessToken]>([:])

    /// Creates an empty store.
    public init() {}

    public func token(of uid: String) -> DropboxAccessToken? { tokens.withLock { $0[uid] } }

    public func uids() -> [String] { tokens.withLock { $0.keys.sorted() } }

    public func store(_ token: DropboxAccessToken) { tokens.withLock { $0[token.uid] = token } }

    public func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) -> Bool {
        tokens.withLock { tokens in
            guard tokens[old.uid] == old else { return false }
            tokens[old.uid] = new
            return true
        }
    }

    public func remove(_ uid: String) { tokens.withLock { $0[uid] = nil } }

    public func removeAll() { tokens.withLock { $0 = [:] } }
}

/// Combines several stores.
///
/// A token remains in the store that contains it, and the first store receives new tokens. A desktop with a keyring
/// therefore finds the tokens that were stored before it had one, and users don't have to sign in again.
struct FallbackTokenStore: TokenStore {
    /// Returns the stores in order of preference. There is at least one.
    let stores: @Sendable () -> [any TokenStore]

    func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? {
        for store in stores() {
            if let token = try store.token(of: uid) { return token }
        }
        return nil
    }

    func uids() throws(TokenStoreError) -> [String] {
        var uids: Set<String> = []
        for store in stores() { uids.formUnion(try store.uids()) }
        return uids.sorted()
    }

    func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
        let stores = stores()
        // Use the first store that contains the token, like `token(of:)`. Several can if programs with and without a
        // keyring have signed in.
        for store in stores {
            if try store.token(of: token.uid) != nil { return try store.store(token) }
        }
        try stores.first?.store(token)
    }

    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        for store in stores() {
            if try store.replace(old, with: new) { return true }
        }
        return false
    }

    func remove(_ uid: String) throws(TokenStoreError) {
        try forEachStore { store throws(TokenStoreError) in try store.remove(uid) }
    }

    func removeAll() throws(TokenStoreError) {
        try forEachStore { store throws(TokenStoreError) in try store.removeAll() }
    }

    /// Calls `body` with all stores, even if one of them fails. Throws the first error.
    private func forEachStore(_ body: (any TokenStore) throws(TokenStoreError) -> Void) throws(TokenStoreError) {
        var failure: TokenStoreError?
        for store in stores() {
            do throws(TokenStoreError) { try body(store) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}
