import DropboxCore
import DropboxConcurrency

/// Keeps tokens in memory: for servers that keep them in a database of their own, and for tests.
public final class MemoryTokenStore: TokenStore {
    private let tokens = Locked<[String: DropboxAccessToken]>([:])

    /// An empty store.
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
