import DropboxConcurrency
import DropboxCore

/// Stores access tokens asynchronously, one per account: in a database, or in a service for secrets.
///
/// Create a ``DropboxOAuthManager`` with it on a server with many accounts. The methods can be called concurrently, also for
/// the same account. They can throw errors of any type; the manager converts them to ``TokenStoreError``, and removes the
/// tokens from their messages. The manager waits for them without a limit, so an implementation has the timeouts of its
/// database. Encrypt what you store.
///
/// ``TokenStore`` is the form for stores that block a thread, such as files and keychains.
public protocol AsyncTokenStore: Sendable {
    /// Returns the token of an account, or `nil` if there is none.
    ///
    /// - Throws: Any error, if the token can't be read.
    func token(of uid: String) async throws -> DropboxAccessToken?

    /// Stores a token, replacing the one of the same account.
    ///
    /// - Throws: Any error, if the token can't be stored.
    func store(_ token: DropboxAccessToken) async throws

    /// Replaces `old` with `new` if `old` is still the stored token.
    ///
    /// Implementations must compare and replace atomically, also across processes, for example with a version number or the
    /// condition of an `UPDATE`. If two processes refresh a token at the same time, and the server issues a new refresh token
    /// each time, only one of the new ones is valid.
    ///
    /// - Returns: `true` if the token was replaced, `false` if another token or none is stored.
    /// - Throws: Any error, if the token can't be stored. The manager keeps `new` in memory and tries again with the next
    ///   access to the account.
    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) async throws -> Bool

    /// Removes the token of an account. Has no effect if there is none.
    ///
    /// - Throws: Any error, if the token can't be removed.
    func remove(_ uid: String) async throws

    /// Runs a refresh of the token of an account: reads the stored token, requests another one unless the stored one is newer
    /// than the one to refresh, and replaces it.
    ///
    /// A store that several machines share can let one refresh after the other run, so that only the first one sends a
    /// request. The default implementation runs `body` immediately.
    ///
    /// - Parameters:
    ///   - uid: The identifier of the account or team.
    ///   - body: The refresh. Call it exactly once, also if the exclusion fails.
    func withRefresh(of uid: String, _ body: @Sendable () async -> Void) async
}

extension AsyncTokenStore {
    public func withRefresh(of uid: String, _ body: @Sendable () async -> Void) async { await body() }
}

/// A store that blocks a thread, as an asynchronous one. The threads of tasks aren't blocked.
struct BlockingTokenStore: AsyncTokenStore {
    let tokens: any TokenStore

    func token(of uid: String) async throws -> DropboxAccessToken? {
        try await BlockingIO.external.run { [tokens] () throws(TokenStoreError) in try tokens.token(of: uid) }
    }

    func store(_ token: DropboxAccessToken) async throws {
        try await BlockingIO.external.run { [tokens] () throws(TokenStoreError) in try tokens.store(token) }
    }

    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) async throws -> Bool {
        try await BlockingIO.external.run { [tokens] () throws(TokenStoreError) in try tokens.replace(old, with: new) }
    }

    func remove(_ uid: String) async throws {
        try await BlockingIO.external.run { [tokens] () throws(TokenStoreError) in try tokens.remove(uid) }
    }
}

/// The synchronous side of a manager with an asynchronous store: all methods fail, because they can't wait for it.
struct UnavailableTokenStore: TokenStore {
    private static let error = TokenStoreError(
        "the tokens are in an asynchronous store, for which this method cannot wait; call the store itself")

    func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? { throw Self.error }

    func uids() throws(TokenStoreError) -> [String] { throw Self.error }

    func store(_ token: DropboxAccessToken) throws(TokenStoreError) { throw Self.error }

    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        throw Self.error
    }

    func remove(_ uid: String) throws(TokenStoreError) { throw Self.error }

    func removeAll() throws(TokenStoreError) { throw Self.error }
}

extension TokenStoreError {
    /// Creates an error from that of an app's store.
    ///
    /// - Parameter tokens: The tokens that the message may quote, for example as the parameters of a statement.
    init(_ error: any Error, hiding tokens: [DropboxAccessToken]) {
        if let error = error as? TokenStoreError {
            self = error
            return
        }
        let secrets = tokens.flatMap { [$0.accessToken, $0.refreshToken ?? ""] }.filter { !$0.isEmpty }
        let message = secrets.reduce("\(error)") { $0.replacing($1, with: "…") }
        self.init("the token store failed: \(message)")
    }
}
