#if os(Linux)
    import DropboxCore
    import Foundation

    /// Where programs on Linux keep their tokens.
    enum PlatformTokenStore {
        /// The keyring of the desktop where there is one, else a file.
        static func standard() -> any TokenStore {
            let program = ProcessInfo.processInfo.processName
            let url = file(program: program)
            let file = SerializedTokenStore(file: url)
            return FallbackTokenStore {
                guard let keyring = Keyring.available else { return [file] }
                let lock = DurableFile(url.deletingPathExtension().appendingPathExtension("keyring"))
                return [keyring.store(program: program, lock: lock), file]
            }
        }

        /// Nothing has ever been stored in another form.
        static func migrate(_ tokens: any TokenStore) {}

        /// `$XDG_CONFIG_HOME/<program>/dropbox-tokens.json`; `~/.config` stands in for what is not set or not absolute.
        static func file(
            program: String, environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> URL {
            XDGBaseDirectories.url("XDG_CONFIG_HOME", ".config", environment: environment)
                .appendingPathComponent(program).appendingPathComponent("dropbox-tokens.json")
        }
    }
#endif
