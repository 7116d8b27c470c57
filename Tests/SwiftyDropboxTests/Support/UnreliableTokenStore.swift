import DropboxConcurrency
import SwiftyDropbox

/// A token store that fails on demand, for some accounts or for the list of accounts.
final class UnreliableTokenStore: TokenStore {
    private let failing = Locked<Set<String?>>([])
    private let store = MemoryTokenStore()

    /// Makes the store fail for these accounts; `nil` is for operations on all accounts.
    func fail(for uids: Set<String?>) { failing.withLock { $0 = uids } }

    private func working(_ uid: String?) throws(TokenStoreError) -> MemoryTokenStore {
        guard !failing.withLock({ $0.contains(uid) }) else { throw TokenStoreError("the store is locked") }
        return store
    }

    func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? { try working(uid).token(of: uid) }
    func uids() throws(TokenStoreError) -> [String] { try working(nil).uids() }
    func store(_ token: DropboxAccessToken) throws(TokenStoreError) { try working(token.uid).store(token) }
    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        try working(old.uid).replace(old, with: new)
    }
    func remove(_ uid: String) throws(TokenStoreError) { try working(uid).remove(uid) }
    func removeAll() throws(TokenStoreError) { try working(nil).removeAll() }
}
