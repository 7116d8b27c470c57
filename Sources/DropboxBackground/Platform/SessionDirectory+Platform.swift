#if canImport(Darwin)
    import Foundation

    extension SessionDirectory {
        /// The default parent directory of sessions: in the container that an extension shares with its app, or in the
        /// app's support directory.
        static func standard(container: String?) throws -> URL {
            let base: URL
            if let container {
                guard let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: container)
                else { throw MissingContainerError(name: container) }
                base = shared.appendingPathComponent("Library/Application Support")
            } else {
                base = try FileManager.default.url(
                    for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            }
            return base.appendingPathComponent("swift-dropbox")
        }

        /// Makes the files usable while the device is locked, because transfers can finish then.
        static func allowUseWhileLocked(_ folder: URL) throws {
            try FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: folder.path)
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

        /// Does nothing: no data protection applies on this platform.
        static func allowUseWhileLocked(_ folder: URL) throws {}
    }
#endif
