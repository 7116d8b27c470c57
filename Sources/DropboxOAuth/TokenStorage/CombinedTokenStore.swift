import DropboxCore

/// Several stores as one. A token stays in the store that has it, new ones go into the first: so a desktop with a keyring
/// finds the tokens that were stored while there was none, and nobody has to sign in twice.
struct CombinedTokenStore: TokenStoring {
    /// At least one, the preferred one first.
    let stores: @Sendable () -> [any TokenStoring]

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
        for store in stores.dropFirst() {
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
        for store in stores() { try store.remove(uid) }
    }

    func removeAll() throws(TokenStoreError) {
        for store in stores() { try store.removeAll() }
    }
}
