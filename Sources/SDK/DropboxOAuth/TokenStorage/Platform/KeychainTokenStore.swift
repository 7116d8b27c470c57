#if canImport(Darwin)
    import DropboxCore
    import Foundation
    import Security

    /// Stores tokens in the keychain, in one item for each account.
    ///
    /// The items are readable after the device has been unlocked for the first time since its start, so background
    /// transfers can continue while it's locked. A backup doesn't transfer them to another device. They have the same
    /// format, service name, and accessibility as those of SwiftyDropbox 9 and later, so each finds the tokens of the
    /// other.
    public struct KeychainTokenStore: TokenStore {
        private let service: String
        private let accessGroup: String?

        /// Creates a store.
        ///
        /// - Parameters:
        ///   - accessGroup: A group of apps and extensions that share the tokens. It must be among the app's
        ///     entitlements. The default is `nil`, which means the app's own group.
        ///   - service: The service name of the items. Programs that share them must use the same name. By default, it
        ///     contains the bundle identifier of the app, also in its extensions. For tools without a bundle, it contains
        ///     the name of the process.
        public init(accessGroup: String? = nil, service: String? = nil) {
            self.service = service ?? KeychainService.standard
            self.accessGroup = accessGroup
        }

        public func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? {
            try item(uid)?.token
        }

        public func uids() throws(TokenStoreError) -> [String] {
            let options: [String: Any] = [
                kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
            ]
            var result: CFTypeRef?
            let status = SecItemCopyMatching(query(nil, options), &result)
            if status == errSecItemNotFound { return [] }
            try check(status, "list its tokens")
            let items = result as? [[String: Any]] ?? []
            return items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted()
        }

        public func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
            let content = try content(token)
            var status = SecItemUpdate(query(token.uid), content as CFDictionary)
            if status == errSecItemNotFound { status = SecItemAdd(query(token.uid, content), nil) }
            // Another process has added it in the meantime.
            if status == errSecDuplicateItem { status = SecItemUpdate(query(token.uid), content as CFDictionary) }
            try check(status, "store the token of \(token.uid)")
        }

        public func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
            guard let item = try item(old.uid), item.token == old else { return false }
            // The keychain changes the item only if its revision is unchanged. Items of earlier versions have none.
            let revision: [String: Any] = item.revision.map { [kSecAttrGeneric as String: $0] } ?? [:]
            let status = SecItemUpdate(query(old.uid, revision), try content(new) as CFDictionary)
            if status == errSecItemNotFound { return false }
            try check(status, "store the token of \(new.uid)")
            return true
        }

        public func remove(_ uid: String) throws(TokenStoreError) {
            let status = SecItemDelete(query(uid))
            if status != errSecItemNotFound { try check(status, "remove the token of \(uid)") }
        }

        public func removeAll() throws(TokenStoreError) {
            // Delete the items individually. The macOS keychain without groups deletes only the first of several
            // matching items.
            for uid in try uids() { try remove(uid) }
        }

        /// Gives the items of earlier versions the accessibility of new ones.
        ///
        /// - Returns: `true` if all of them have it now.
        func migrateAccessibility() -> Bool {
            let change = [kSecAttrAccessible as String: Self.accessibility] as CFDictionary
            let status = SecItemUpdate(query(nil), change)
            return status == errSecSuccess || status == errSecItemNotFound
        }

        // MARK: Items

        private func item(_ uid: String) throws(TokenStoreError) -> (token: DropboxAccessToken, revision: Data?)? {
            let options: [String: Any] = [
                kSecReturnAttributes as String: true, kSecReturnData as String: true,
                kSecMatchLimit as String: kSecMatchLimitOne,
            ]
            var result: CFTypeRef?
            let status = SecItemCopyMatching(query(uid, options), &result)
            if status == errSecItemNotFound { return nil }
            try check(status, "return the token of \(uid)")
            let item = result as? [String: Any] ?? [:]
            guard let data = item[kSecValueData as String] as? Data,
                let token = DropboxAccessToken(stored: data, for: uid)
            else { throw TokenStoreError("the keychain's item for \(uid) is not a token; sign in again") }
            return (token, item[kSecAttrGeneric as String] as? Data)
        }

        /// Returns the content of an item, with a revision that is different after each change.
        private func content(_ token: DropboxAccessToken) throws(TokenStoreError) -> [String: Any] {
            [
                kSecValueData as String: try token.json(), kSecAttrGeneric as String: Data(UUID().uuidString.utf8),
                kSecAttrAccessible as String: Self.accessibility,
            ]
        }

        static var accessibility: CFString { kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly }

        func query(_ uid: String?, _ additions: [String: Any] = [:], isSignIn: Bool = false) -> CFDictionary {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword,
                kSecAttrService as String: isSignIn ? service + ".sign-in" : service,
            ]
            query[kSecAttrAccount as String] = uid
            if let accessGroup {
                query[kSecAttrAccessGroup as String] = accessGroup
                // Only the data protection keychain of macOS supports groups.
                query[kSecUseDataProtectionKeychain as String] = true
            }
            return query.merging(additions) { $1 } as CFDictionary
        }

        func check(_ status: OSStatus, _ action: String) throws(TokenStoreError) {
            guard status == errSecSuccess else {
                throw TokenStoreError("the keychain does not \(action): status \(status)")
            }
        }
    }
#endif
