import DropboxCore

/// Several stores as one. A token stays in the store that has it, new ones go into the first: so a desktop with a keyring
/// finds the tokens that were stored while there was none, and nobody has to sign in twice.
struct FallbackTokenStore: TokenStore {
    /// At least one, the preferred one first.
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
        // The first that has one, as in `token(of:)`: there may be several, where programs with and without a keyring have
        // signed in.
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
        try all { store throws(TokenStoreError) in try store.remove(uid) }
    }

    func removeAll() throws(TokenStoreError) {
        try all { store throws(TokenStoreError) in try store.removeAll() }
    }

    /// Goes on where a store fails, so that as much as can be is forgotten.
    private func all(_ body: (any TokenStore) throws(TokenStoreError) -> Void) throws(TokenStoreError) {
        var failure: TokenStoreError?
        for store in stores() {
            do throws(TokenStoreError) { try body(store) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}
