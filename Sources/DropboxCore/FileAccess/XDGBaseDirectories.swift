#if os(Linux) || os(macOS)
    import Foundation

    /// The folders that programs keep what belongs to a user in, as the rules of desktops on Linux have them.
    package enum XDGBaseDirectories {
        /// What a variable of the environment names; a folder in the user's home stands in for what is not set or not absolute.
        ///
        /// - Parameters:
        ///   - variable: `XDG_CONFIG_HOME`, for instance.
        ///   - usual: the folder that stands in: `.config`, for instance.
        package static func url(
            _ variable: String, _ usual: String, environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> URL {
            absolute(environment[variable]) ?? home(environment).appendingPathComponent(usual)
        }

        /// `HOME`, as every shell has it. Foundation asks the list of users alone.
        private static func home(_ environment: [String: String]) -> URL {
            absolute(environment["HOME"]) ?? FileManager.default.homeDirectoryForCurrentUser
        }

        private static func absolute(_ path: String?) -> URL? {
            path.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
    }
#endif
