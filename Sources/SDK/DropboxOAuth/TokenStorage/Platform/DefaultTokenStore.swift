#if canImport(Darwin)
    import Foundation

    /// The token store of apps on Apple platforms.
    enum DefaultTokenStore {
        /// Returns the standard store of this app.
        static func standard() -> any TokenStore { KeychainTokenStore() }

        /// Gives the items of earlier versions the accessibility of new ones. If that fails because the device is locked,
        /// it's repeated at the next start.
        static func migrate(_ tokens: any TokenStore) {
            let key = "KeychainAccessibilityMigration.afterFirstUnlockThisDeviceOnly"
            guard let keychain = tokens as? KeychainTokenStore, UserDefaults.standard.object(forKey: key) == nil else {
                return
            }
            if keychain.migrateAccessibility() { UserDefaults.standard.set(true, forKey: key) }
        }
    }
#else
    import DropboxCore
    import Foundation

    /// The token store of programs on Linux.
    enum DefaultTokenStore {
        /// Returns a store in the keyring of the desktop, if there is one, and in a file.
        static func standard() -> any TokenStore {
            let program = ProcessInfo.processInfo.processName
            let url = file(program: program)
            let file = FileTokenStore(file: url)
            return FallbackTokenStore {
                guard let keyring = Keyring.available else { return [file] }
                let lock = DurableFile(url.deletingPathExtension().appendingPathExtension("keyring"))
                return [keyring.store(program: program, lock: lock), file]
            }
        }

        /// Has no effect, because there are no earlier formats.
        static func migrate(_ tokens: any TokenStore) {}

        /// Returns `$XDG_CONFIG_HOME/<program>/dropbox-tokens.json`. Uses `~/.config` if the variable isn't set or
        /// isn't absolute.
        static func file(
            program: String, environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> URL {
            XDGBaseDirectories.url("XDG_CONFIG_HOME", ".config", environment: environment)
                .appendingPathComponent(program).appendingPathComponent("dropbox-tokens.json")
        }
    }
#endif
