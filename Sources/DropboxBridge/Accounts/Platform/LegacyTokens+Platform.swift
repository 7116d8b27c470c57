import DropboxOAuth
import Foundation

#if canImport(Darwin)
    import Security

    extension LegacyTokens {
        /// The tokens that earlier SDKs stored in the keychain and in the user defaults of this app.
        static func stored() -> [OAuth1Migration.Token] {
            let bundle = Bundle.main.bundleIdentifier ?? ""
            let services = [".dropbox.auth", ".dropbox-sync.auth"].map { bundle + $0 }
            let archives = services.flatMap(items) + settings()
            var seen: Set<OAuth1Migration.Token> = []
            return archives.flatMap(tokens).filter { seen.insert($0).inserted }
        }

        /// The data of the keychain items with a service name.
        private static func items(_ service: String) -> [Data] {
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
                kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
            ]
            var result: CFTypeRef?
            guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess else { return [] }
            let accounts = (result as? [[String: Any]] ?? []).compactMap { $0[kSecAttrAccount as String] as? String }
            // macOS doesn't return the data of several items at once.
            return accounts.compactMap { item(service, $0) }
        }

        private static func item(_ service: String, _ account: String) -> Data? {
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
                kSecAttrAccount as String: account, kSecReturnData as String: true,
                kSecMatchLimit as String: kSecMatchLimitOne,
            ]
            var result: CFTypeRef?
            guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess else { return nil }
            return result as? Data
        }

        /// The tokens of the first SDK, which stored them in the user defaults.
        private static func settings() -> [Data] {
            ["kDBDropboxSavedCredentials", "kDBDropboxSavedCredentialsOld"].compactMap { (key: String) -> Data? in
                guard let content = UserDefaults.standard.object(forKey: key) else { return nil }
                return try? PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
            }
        }
    }
#else
    extension LegacyTokens {
        /// No tokens, because no earlier SDK ran on this platform.
        static func stored() -> [OAuth1Migration.Token] { [] }
    }
#endif
