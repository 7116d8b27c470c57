import DropboxCore
import DropboxOAuth
import Foundation

extension DropboxClientsManager {
    /// Exchanges the OAuth 1 tokens that an SDK from before OAuth 2 has left for such of today, once, so that nobody has to
    /// sign in again. Call it before the setup, and set up when it is done.
    ///
    /// Either all tokens are kept that can be exchanged, or none: when the connection fails for one of them, nothing is
    /// kept and all of it has to be tried again. A token that Dropbox refuses is left out.
    ///
    /// - Parameters:
    ///   - tokens: The old tokens, as the app or its earlier SDK stored them.
    ///   - appKey: The app key for which they were made.
    ///   - appSecret: The secret of the app. Ship it only as long as there are old tokens about.
    ///   - queue: Where `completion` is called; the main queue by default.
    ///   - secureStorageAccess: Where the new tokens are kept; the usual place of the platform by default.
    ///   - configuration: Servers, limits, retries.
    ///   - completion: Called once: whether to try again when there is a connection, whether key or secret are not those of
    ///     a token, and the tokens that were not exchanged. Not called where there is nothing to do.
    /// - Returns: Whether there is something to do.
    @discardableResult
    public static func checkAndPerformV1TokenMigration(
        _ tokens: [OAuth1Migration.Token], appKey: String, appSecret: String, queue: DispatchQueue? = nil,
        secureStorageAccess: any SecureStorageAccess = SecureStorageAccessDefaultImpl(),
        configuration: DropboxTransportClientImpl.Configuration = .init(),
        completion:
            @escaping @Sendable (
                _ shouldRetry: Bool, _ invalidAppKeyOrSecret: Bool, _ unsuccessful: [OAuth1Migration.Token]
            ) -> Void
    ) -> Bool {
        guard !tokens.isEmpty else { return false }
        let migration = OAuth1Migration(appKey: appKey, appSecret: appSecret, configuration: configuration)
        Task {
            do throws(TokenStoreError) {
                let outcome = try await migration.migrate(tokens, to: secureStorageAccess.tokens)
                (queue ?? .main).async {
                    completion(outcome.shouldRetry, outcome.invalidAppKeyOrSecret, outcome.unsuccessful)
                }
            } catch {
                // The old tokens are good still, so the next start can try again.
                log(.error, "DropboxClientsManager: \(error)")
                (queue ?? .main).async { completion(true, false, []) }
            }
        }
        return true
    }
}
