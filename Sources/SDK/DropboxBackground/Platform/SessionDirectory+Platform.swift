#if canImport(Darwin)
    import DropboxCore
    import Foundation

    extension SessionDirectory {
        /// The default parent directory of sessions: in the container that an extension shares with its app, or in the
        /// app's support directory.
        static func standard(container: String?) throws -> URL {
            guard let container else { return try AppDirectories.support().appendingPathComponent("swift-dropbox") }
            guard let base = AppDirectories.support(inGroup: container) else {
                throw MissingContainerError(name: container)
            }
            return base.appendingPathComponent("swift-dropbox")
        }

        /// Makes the files usable while the device is locked, because transfers can finish then. Excludes them from
        /// backups, because the transfers of a device don't continue on another one.
        static func configure(_ folder: URL) throws {
            try AppDirectories.makeUsableWhileLocked(folder)
            try AppDirectories.excludeFromBackup(folder)
        }
    }

    /// An error for an app group that the app doesn't belong to.
    struct MissingContainerError: Error, CustomStringConvertible {
        let name: String
        var description: String {
            "the shared container '\(name)' doesn't exist: add the app group to the app and its extension"
        }
    }
#else
    import DropboxCore
    import Foundation

    extension SessionDirectory {
        /// The default parent directory of sessions. The XDG specification assigns program state to `$XDG_STATE_HOME`.
        static func standard(container: String?) throws -> URL {
            XDGBaseDirectories.url("XDG_STATE_HOME", ".local/state").appendingPathComponent("swift-dropbox")
        }

        /// Does nothing: this platform has neither data protection nor a backup to exclude files from.
        static func configure(_ folder: URL) throws {}
    }
#endif
