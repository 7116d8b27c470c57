import DropboxOAuth
import Foundation

#if canImport(Darwin)
    import Security

    extension LegacyTokens {
        /// The data of the keychain items in which earlier SDKs stored tokens of this app.
        static func keychainItems() -> [Data] {
            let bundle = Bundle.main.bundleIdentifier ?? ""
            return [".dropbox.auth", ".dropbox-sync.auth"].flatMap { items(bundle + $0) }
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
    }
#else
    extension LegacyTokens {
        /// No data, because there is no keychain.
        static func keychainItems() -> [Data] { [] }
    }
#endif
