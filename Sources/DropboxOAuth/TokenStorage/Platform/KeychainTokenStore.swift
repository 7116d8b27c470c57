#if canImport(Darwin)
    import DropboxCore
    import Foundation
    import Security

    /// Keeps tokens in the keychain, one item for each account. They can be read from the first time on that the device
    /// was unlocked after its start, so that transfers in the background go on.
    public struct KeychainTokenStore: TokenStore {
        private let service: String
        private let accessGroup: String?

        /// - Parameters:
        ///   - accessGroup: Shares the tokens with other apps and extensions of this group, which has to be among the
        ///     app's entitlements. `nil`, the default, stands for the app's own.
        ///   - service: The name under which the items are kept; programs that are to share them have to agree on it. By
        ///     default it is made of the bundle's identifier, which in an extension is not that of its app.
        public init(accessGroup: String? = nil, service: String? = nil) {
            self.service = service ?? (Bundle.main.bundleIdentifier ?? "") + ".dropbox.authv2"
            self.accessGroup = accessGroup
        }

        public func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? {
            try item(uid)?.token
        }

        public func uids() throws(TokenStoreError) -> [String] {
            let wish: [String: Any] = [
                kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
            ]
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query(nil, wish), &found)
            if status == errSecItemNotFound { return [] }
            try check(status, "list its tokens")
            let items = found as? [[String: Any]] ?? []
            return items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted()
        }

        public func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
            let content = try content(token)
            var status = SecItemUpdate(query(token.uid), content as CFDictionary)
            if status == errSecItemNotFound { status = SecItemAdd(query(token.uid, content), nil) }
            try check(status, "keep the token of \(token.uid)")
        }

        public func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
            guard let item = try item(old.uid), item.token == old else { return false }
            // The keychain changes the item only if its mark is the one that was read. Items of earlier versions have none.
            let mark: [String: Any] = item.mark.map { [kSecAttrGeneric as String: $0] } ?? [:]
            let status = SecItemUpdate(query(old.uid, mark), try content(new) as CFDictionary)
            if status == errSecItemNotFound { return false }
            try check(status, "keep the token of \(new.uid)")
            return true
        }

        public func remove(_ uid: String) throws(TokenStoreError) {
            let status = SecItemDelete(query(uid))
            if status != errSecItemNotFound { try check(status, "forget the token of \(uid)") }
        }

        public func removeAll() throws(TokenStoreError) {
            // One by one: of several items that fit, the keychain of macOS that knows no groups deletes the first.
            for uid in try uids() { try remove(uid) }
        }

        /// Lets items of earlier versions be read while the device is locked.
        /// - Returns: Whether all of them can be read now.
        func migrateAccessibility() -> Bool {
            let change = [kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock] as CFDictionary
            let status = SecItemUpdate(query(nil), change)
            return status == errSecSuccess || status == errSecItemNotFound
        }

        // MARK: Items

        private func item(_ uid: String) throws(TokenStoreError) -> (token: DropboxAccessToken, mark: Data?)? {
            let wish: [String: Any] = [
                kSecReturnAttributes as String: true, kSecReturnData as String: true,
                kSecMatchLimit as String: kSecMatchLimitOne,
            ]
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query(uid, wish), &found)
            if status == errSecItemNotFound { return nil }
            try check(status, "give the token of \(uid)")
            let item = found as? [String: Any] ?? [:]
            guard let data = item[kSecValueData as String] as? Data,
                let token = DropboxAccessToken(stored: data, for: uid)
            else { throw TokenStoreError("the keychain's item for \(uid) is no token; sign in again") }
            return (token, item[kSecAttrGeneric as String] as? Data)
        }

        /// What an item holds, with a mark that changes when it is changed.
        private func content(_ token: DropboxAccessToken) throws(TokenStoreError) -> [String: Any] {
            [
                kSecValueData as String: try token.json(), kSecAttrGeneric as String: Data(UUID().uuidString.utf8),
                kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
            ]
        }

        private func query(_ uid: String?, _ more: [String: Any] = [:]) -> CFDictionary {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            ]
            query[kSecAttrAccount as String] = uid
            if let accessGroup {
                query[kSecAttrAccessGroup as String] = accessGroup
                // On macOS, only this one of its two keychains knows groups.
                query[kSecUseDataProtectionKeychain as String] = true
            }
            return query.merging(more) { $1 } as CFDictionary
        }

        private func check(_ status: OSStatus, _ what: String) throws(TokenStoreError) {
            guard status == errSecSuccess else {
                throw TokenStoreError("the keychain does not \(what): status \(status)")
            }
        }
    }
#endif
