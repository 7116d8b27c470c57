#if canImport(Darwin)
    import Foundation
    import Security

    /// Stores the sign-in in progress in an item of its own, which isn't among the tokens.
    extension KeychainTokenStore: SignInStore {
        func signIn(of appKey: String) throws(TokenStoreError) -> Data? {
            let options: [String: Any] = [
                kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne,
            ]
            var result: CFTypeRef?
            let status = SecItemCopyMatching(query(appKey, options, isSignIn: true), &result)
            if status == errSecItemNotFound { return nil }
            try check(status, "return the sign-in")
            return result as? Data
        }

        func storeSignIn(_ data: Data?, of appKey: String) throws(TokenStoreError) {
            let item = query(appKey, isSignIn: true)
            guard let data else {
                let status = SecItemDelete(item)
                if status != errSecItemNotFound { try check(status, "remove the sign-in") }
                return
            }
            let content: [String: Any] = [
                kSecValueData as String: data, kSecAttrAccessible as String: Self.accessibility,
            ]
            var status = SecItemUpdate(item, content as CFDictionary)
            if status == errSecItemNotFound { status = SecItemAdd(query(appKey, content, isSignIn: true), nil) }
            try check(status, "store the sign-in")
        }
    }
#endif
