import Foundation

/// The directories of an app for files that it doesn't show to the user.
package enum AppDirectories {
    /// Whether an app can write to Application Support. On tvOS, it can write only to its caches, which the system deletes if
    /// it needs space.
    package static var isSupportWritable: Bool {
        #if os(tvOS)
            false
        #else
            true
        #endif
    }

    /// Returns the app's support directory.
    package static func support(isWritable: Bool = isSupportWritable) throws -> URL {
        try FileManager.default.url(
            for: isWritable ? .applicationSupportDirectory : .cachesDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
    }

    #if canImport(Darwin)
        /// Returns the support directory in the container that an extension shares with its app, or `nil` if the app doesn't
        /// belong to the group.
        package static func support(inGroup group: String, isWritable: Bool = isSupportWritable) -> URL? {
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?
                .appendingPathComponent(isWritable ? "Library/Application Support" : "Library/Caches")
        }
    #endif

    /// Makes a file, or the files that are created in a directory from now on, usable while the device is locked, once it was
    /// unlocked since its start. Transfers and syncs continue then, but an app can choose that its files are unreadable.
    package static func makeUsableWhileLocked(_ url: URL) throws {
        #if canImport(Darwin)
            try FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: url.path)
        #endif
    }

    /// Excludes a file, or a directory with everything in it, from backups: for what can be downloaded again, and for what
    /// is useless on another device.
    package static func excludeFromBackup(_ url: URL) throws {
        #if canImport(Darwin)
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            var url = url
            try url.setResourceValues(values)
        #endif
    }
}
