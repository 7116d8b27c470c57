#if os(Linux) || os(macOS)
    import Foundation

    /// The user directories of the XDG Base Directory Specification.
    package enum XDGBaseDirectories {
        /// Returns the directory that an environment variable specifies, or a directory in the user's home if the
        /// variable isn't set or isn't an absolute path.
        ///
        /// - Parameters:
        ///   - variable: The name of the variable, such as `XDG_CONFIG_HOME`.
        ///   - fallback: The path of the default directory relative to the home directory, such as `.config`.
        ///   - environment: The environment variables. The default is those of the process.
        package static func url(
            _ variable: String, _ fallback: String, environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> URL {
            absolute(environment[variable]) ?? home(environment).appendingPathComponent(fallback)
        }

        /// Returns `HOME`, like shells do. Foundation reads only the user database.
        private static func home(_ environment: [String: String]) -> URL {
            absolute(environment["HOME"]) ?? FileManager.default.homeDirectoryForCurrentUser
        }

        private static func absolute(_ path: String?) -> URL? {
            path.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
    }
#endif
