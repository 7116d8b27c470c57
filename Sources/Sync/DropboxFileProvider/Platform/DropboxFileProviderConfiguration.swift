#if canImport(FileProvider) && !os(tvOS) && !os(watchOS)
    import DropboxCore
    import DropboxOAuth
    import Foundation

    /// The app that a file provider extension belongs to.
    public struct DropboxFileProviderConfiguration: Sendable {
        /// The options for requests: the app key, retries, logging, and so on.
        ///
        /// The default retries for at most 15 seconds, because the system repeats failed operations.
        public var oauth: DropboxOAuthManager.Configuration

        /// The token store that the extension shares with the app.
        public var tokens: any TokenStore

        /// The directory for metadata. By default, the support directory of the extension, which isn't shared: the system
        /// terminates a process that locks a file in a shared container while it's suspended.
        package var directory: URL?

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - appKey: The app key from the App Console.
        ///   - keychainAccessGroup: The group of the app and the extension for tokens, with the prefix of the team:
        ///     `TEAM_ID.com.example.shared`. Both have it in their entitlements, and the app's `KeychainTokenStore` uses it.
        public init(appKey: String, keychainAccessGroup: String) {
            self.init(appKey: appKey, tokens: KeychainTokenStore(accessGroup: keychainAccessGroup))
        }

        /// Creates a configuration with another token store.
        ///
        /// - Parameters:
        ///   - appKey: The app key from the App Console.
        ///   - tokens: The token store that the extension shares with the app.
        public init(appKey: String, tokens: any TokenStore) {
            oauth = DropboxOAuthManager.Configuration(appKey: appKey) {
                $0.retryPolicy = RetryPolicy(maximumAttempts: 3, maximumElapsedTime: .seconds(15))
            }
            self.tokens = tokens
        }
    }
#endif
