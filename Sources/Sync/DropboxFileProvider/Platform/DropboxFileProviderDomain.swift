#if canImport(FileProvider) && !os(tvOS) && !os(watchOS)
    import DropboxConcurrency
    import FileProvider
    import Foundation

    /// The places in the Files app and Finder, one for each account. The app adds them.
    ///
    /// See [NSFileProviderManager](https://developer.apple.com/documentation/fileprovider/nsfileprovidermanager).
    public enum DropboxFileProviderDomain {
        /// Adds the place of an account. Call it after the user has signed in. If the place exists, the system asks the
        /// extension again for what failed because the user wasn't signed in.
        ///
        /// - Parameters:
        ///   - userID: The ID of the user whose token is in the shared store (`uid`).
        ///   - displayName: The name that the user sees next to that of the app, for example an email address.
        /// - Throws: The error of the system: for example, if the app has no file provider extension.
        public static func add(userID: String, displayName: String) async throws {
            let domain = NSFileProviderDomain(
                identifier: NSFileProviderDomainIdentifier(rawValue: userID), displayName: displayName)
            // Deleted items go to Dropbox's own deleted files.
            if #available(iOS 18, macOS 13, visionOS 2, *) { domain.supportsSyncingTrash = false }
            try await finish { NSFileProviderManager.add(domain, completionHandler: $0) }
            guard let manager = NSFileProviderManager(for: domain) else { return }
            let error = NSFileProviderError(.notAuthenticated)
            try await finish { manager.signalErrorResolved(error, completionHandler: $0) }
        }

        /// Removes the place of an account, with the contents on this device. Call it before the user signs out.
        ///
        /// - Parameter userID: The ID of the user.
        /// - Throws: The error of the system.
        public static func remove(userID: String) async throws {
            try await finish { NSFileProviderManager.remove(domain(userID), completionHandler: $0) }
        }

        /// Tells the system that something changed in an account, for example after a push notification. While the extension
        /// runs, it waits for changes itself.
        ///
        /// - Parameter userID: The ID of the user.
        /// - Throws: The error of the system.
        public static func signalChanges(userID: String) async throws {
            guard let manager = NSFileProviderManager(for: domain(userID)) else { return }
            try await finish { manager.signalEnumerator(for: .workingSet, completionHandler: $0) }
        }

        /// The IDs of the users whose places exist.
        ///
        /// - Throws: The error of the system.
        public static func userIDs() async throws -> [String] {
            try await withCheckedThrowingContinuation { continuation in
                NSFileProviderManager.getDomainsWithCompletionHandler { domains, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else {
                        continuation.resume(returning: domains.map(\.identifier.rawValue))
                    }
                }
            }
        }

        private static func domain(_ userID: String) -> NSFileProviderDomain {
            NSFileProviderDomain(identifier: NSFileProviderDomainIdentifier(rawValue: userID), displayName: userID)
        }

        /// Waits for the completion handler of a function.
        private static func finish(_ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                body { error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                }
            }
        }
    }
#endif
