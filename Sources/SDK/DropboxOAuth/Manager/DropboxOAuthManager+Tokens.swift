import DropboxCore
import DropboxHTTP
import Foundation

// The stored tokens, with the methods of SwiftyDropbox. They can't report why they fail, unlike `tokens`.
extension DropboxOAuthManager {
    /// Returns the stored tokens by account or team.
    public func getAllAccessTokens() -> [String: DropboxAccessToken] {
        let storage = secureStorageAccess
        return storage.getAllUserIds().reduce(into: [:]) { $0[$1] = storage.getDropboxAccessToken(for: $1) }
    }

    /// Returns a Boolean value that indicates whether any token is stored.
    public func hasStoredAccessTokens() -> Bool {
        !getAllAccessTokens().isEmpty
    }

    /// Returns the stored token of an account or a team, or `nil` if there is none.
    public func getAccessToken(_ user: String?) -> DropboxAccessToken? {
        user.flatMap { secureStorageAccess.getDropboxAccessToken(for: $0) }
    }

    /// Returns one of the stored tokens. It's always the same while the same accounts are signed in.
    public func getFirstAccessToken() -> DropboxAccessToken? {
        getAllAccessTokens().min { $0.key < $1.key }?.value
    }

    /// Stores a token.
    ///
    /// - Returns: `true` if the token was stored.
    @discardableResult
    public func storeAccessToken(_ token: DropboxAccessToken) -> Bool {
        succeeds { () throws(TokenStoreError) in try tokens.store(token) }
    }

    /// Removes the token of an account from the store, without revoking it. To revoke it, use ``signOut(_:)``.
    ///
    /// - Returns: `true` if the token was removed.
    @discardableResult
    public func clearStoredAccessToken(_ token: DropboxAccessToken) -> Bool {
        secureStorageAccess.deleteInfo(for: token.uid)
    }

    /// Removes all tokens from the store, without revoking them.
    ///
    /// - Returns: `true` if the tokens were removed.
    @discardableResult
    public func clearStoredAccessTokens() -> Bool {
        secureStorageAccess.deleteInfoForAllKeys()
    }

    private func succeeds(_ body: () throws(TokenStoreError) -> Void) -> Bool {
        do throws(TokenStoreError) {
            try body()
            return true
        } catch {
            configuration.log?(.error, "\(error)")
            return false
        }
    }

    // MARK: Providers

    /// Returns the provider of a client's tokens. It refreshes the token if there is a refresh token.
    public func accessTokenProviderForToken(_ token: DropboxAccessToken) -> any AccessTokenProvider {
        accessTokenProvider(for: token, over: nil)
    }

    /// Returns the provider of a client's tokens, which requests them over a transport, or over the manager's own if
    /// it's `nil`.
    public func accessTokenProvider(
        for token: DropboxAccessToken, over transport: (any HTTPTransport)?
    ) -> any AccessTokenProvider {
        guard token.refreshToken != nil else { return LongLivedAccessTokenProvider(accessToken: token.accessToken) }
        return ShortLivedAccessTokenProvider(
            token: token,
            tokenRefresher: TransportTokenRefresher(manager: self, transport: transport ?? self.transport),
            now: configuration.now)
    }
}

/// Refreshes tokens with a manager, over the connections of a client.
private struct TransportTokenRefresher: SharedAccessTokenRefreshing {
    let manager: DropboxOAuthManager
    let transport: any HTTPTransport

    func replacement(for token: DropboxAccessToken) async throws -> (token: DropboxAccessToken, isFromStore: Bool) {
        // A client continues to use a token that can't be stored.
        let result = try await manager.refresh(token, scopes: [], over: transport)
        return (result.token, result.isFromStore)
    }

    func refreshAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String], queue: DispatchQueue?,
        completion: @escaping DropboxOAuthCompletion
    ) {
        manager.refreshAccessToken(accessToken, scopes: scopes, queue: queue, completion: completion)
    }
}
