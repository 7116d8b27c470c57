#if !canImport(Darwin)
    import Foundation

    /// Where programs on Linux keep their tokens.
    enum PlatformTokenStore {
        /// The usual place for this program.
        static func standard() -> any TokenStoring {
            DocumentTokenStore(file: file(program: ProcessInfo.processInfo.processName))
        }

        /// Nothing has ever been stored in another form.
        static func migrate(_ tokens: any TokenStoring) {}

        /// `$XDG_CONFIG_HOME/<program>/dropbox-tokens.json`; `~/.config` stands in for what is not set or not absolute.
        static func file(
            program: String, environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> URL {
            let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let folder =
                configured.map { URL(fileURLWithPath: $0) }
                ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
            return folder.appendingPathComponent(program).appendingPathComponent("dropbox-tokens.json")
        }
    }
#endif
