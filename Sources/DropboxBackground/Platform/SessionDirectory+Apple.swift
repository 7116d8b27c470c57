#if canImport(Darwin)
    import Foundation

    extension SessionDirectory {
        /// Where sessions are kept that name no folder: in the container that an extension shares with its app, or in
        /// the app's support folder.
        static func standard(container: String?) throws -> URL {
            let base: URL
            if let container {
                guard let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: container)
                else { throw MissingContainer(name: container) }
                base = shared.appendingPathComponent("Library/Application Support")
            } else {
                base = try FileManager.default.url(
                    for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            }
            return base.appendingPathComponent("swift-dropbox")
        }

        /// Transfers end while the device is locked, so their files must be usable then.
        static func allowUseWhileLocked(_ folder: URL) throws {
            try FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: folder.path)
        }
    }

    /// An app group that the app does not belong to.
    struct MissingContainer: Error, CustomStringConvertible {
        let name: String
        var description: String {
            "there is no shared container '\(name)': add the app group to the app and to its extension"
        }
    }
#endif
