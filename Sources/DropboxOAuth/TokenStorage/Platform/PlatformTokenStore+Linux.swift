#if os(Linux)
    import DropboxCore
    import Foundation

    /// Where programs on Linux keep their tokens.
    enum PlatformTokenStore {
        /// The keyring of the desktop where there is one, else a file.
        static func standard() -> any TokenStoring {
            let program = ProcessInfo.processInfo.processName
            let url = file(program: program)
            let file = DocumentTokenStore(file: url)
            return CombinedTokenStore {
                guard let keyring = Keyring.available else { return [file] }
                let lock = DurableFile(url.deletingPathExtension().appendingPathExtension("keyring"))
                return [keyring.store(program: program, lock: lock), file]
            }
        }

        /// Nothing has ever been stored in another form.
        static func migrate(_ tokens: any TokenStoring) {}

        /// `$XDG_CONFIG_HOME/<program>/dropbox-tokens.json`; `~/.config` stands in for what is not set or not absolute.
        static func file(
            program: String, environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> URL {
            UserFolder.url("XDG_CONFIG_HOME", ".config", environment: environment)
                .appendingPathComponent(program).appendingPathComponent("dropbox-tokens.json")
        }
    }
#endif
