import DropboxCore
import DropboxOAuth
import Foundation

extension DropboxClientsManager {
    /// Exchanges OAuth 1 tokens of an old SDK for OAuth 2 tokens, so that users don't have to sign in again.
    ///
    /// Call it before the setup, and set up in the completion handler. The exchange is atomic: if the connection fails
    /// for one token, no token is stored and you must try again. Tokens that Dropbox rejects are skipped.
    ///
    /// - Parameters:
    ///   - tokens: The old tokens, as the app or its old SDK stored them.
    ///   - appKey: The key of the app that the tokens belong to.
    ///   - appSecret: The secret of the app. Remove it from the app when all tokens are exchanged.
    ///   - queue: The queue for `completion`. The default is the main queue.
    ///   - secureStorageAccess: The storage for the new tokens. The default is the secure storage of the platform.
    ///   - configuration: The configuration of the client: servers, limits, and retries.
    ///   - completion: A closure that is called once, unless `tokens` is empty. Its arguments are: whether to try again
    ///     when a connection is available, whether the app key or secret is wrong for a token, and the tokens that were
    ///     not exchanged.
    /// - Returns: `true` if there are tokens to exchange.
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
                let result = try await migration.migrate(tokens, to: secureStorageAccess.tokens)
                (queue ?? .main).async {
                    completion(result.shouldRetry, result.invalidAppKeyOrSecret, result.unsuccessful)
                }
            } catch {
                // The old tokens are still valid, so the app can try again at the next launch.
                log(.error, "DropboxClientsManager: \(error)")
                (queue ?? .main).async { completion(true, false, []) }
            }
        }
        return true
    }
}
