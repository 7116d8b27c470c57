#if canImport(Darwin)
    import Foundation

    /// Where apps on Apple platforms keep their tokens.
    enum PlatformTokenStore {
        /// The usual place for this app.
        static func standard() -> any TokenStore { KeychainTokenStore() }

        /// Has items that earlier versions stored readable while the device is locked. What fails, because it is locked
        /// now, is tried again at the next start.
        static func migrate(_ tokens: any TokenStore) {
            let key = "KeychainAccessibilityMigration"
            guard let keychain = tokens as? KeychainTokenStore, UserDefaults.standard.object(forKey: key) == nil else {
                return
            }
            if keychain.migrateAccessibility() { UserDefaults.standard.set(true, forKey: key) }
        }
    }
#endif
