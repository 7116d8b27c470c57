import DropboxCore
import Foundation
import DropboxHTTP

// The stored tokens, by the methods of the documented interface. They cannot say why they fail; `tokens` can.
extension DropboxOAuthManager {
    /// The stored tokens, by account or team.
    public func getAllAccessTokens() -> [String: DropboxAccessToken] {
        let storage = secureStorageAccess
        return storage.getAllUserIds().reduce(into: [:]) { $0[$1] = storage.getDropboxAccessToken(for: $1) }
    }

    /// Whether there is a stored token.
    public func hasStoredAccessTokens() -> Bool {
        !getAllAccessTokens().isEmpty
    }

    /// The stored token of an account or a team; `nil` where there is none.
    public func getAccessToken(_ user: String?) -> DropboxAccessToken? {
        user.flatMap { secureStorageAccess.getDropboxAccessToken(for: $0) }
    }

    /// One of the stored tokens, always the same one while the same accounts are signed in.
    public func getFirstAccessToken() -> DropboxAccessToken? {
        getAllAccessTokens().min { $0.key < $1.key }?.value
    }

    /// Keeps a token.
    /// - Returns: Whether it is kept.
    @discardableResult
    public func storeAccessToken(_ token: DropboxAccessToken) -> Bool {
        succeeds { () throws(TokenStoreError) in try tokens.store(token) }
    }

    /// Forgets the token of an account. Dropbox does not learn of it: `revoke` tells it.
    /// - Returns: Whether it is gone.
    @discardableResult
    public func clearStoredAccessToken(_ token: DropboxAccessToken) -> Bool {
        secureStorageAccess.deleteInfo(for: token.uid)
    }

    /// Forgets all tokens.
    /// - Returns: Whether they are gone.
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

    /// What gives a client its tokens: one that is renewed where the token has a refresh token.
    public func accessTokenProviderForToken(_ token: DropboxAccessToken) -> any AccessTokenProvider {
        accessTokenProvider(for: token, over: nil)
    }

    /// The same, with tokens bought through a transport; `nil` stands for the manager's own.
    public func accessTokenProvider(
        for token: DropboxAccessToken, over transport: (any HTTPTransport)?
    ) -> any AccessTokenProvider {
        guard token.refreshToken != nil else { return LongLivedAccessTokenProvider(accessToken: token.accessToken) }
        return ShortLivedAccessTokenProvider(
            token: token,
            tokenRefresher: RefresherOverTransport(manager: self, transport: transport ?? self.transport),
            now: configuration.now)
    }
}

/// Renews tokens as the manager does, through the connections of a client.
private struct RefresherOverTransport: AccessTokenRefreshing {
    let manager: DropboxOAuthManager
    let transport: any HTTPTransport

    func refreshedAccessToken(_ token: DropboxAccessToken, scopes: [String]) async throws -> DropboxAccessToken {
        // A client goes on with a token that could not be kept.
        try await manager.refresh(token, scopes: scopes, over: transport).token
    }

    func refreshAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String], queue: DispatchQueue?,
        completion: @escaping DropboxOAuthCompletion
    ) {
        manager.refreshAccessToken(accessToken, scopes: scopes, queue: queue, completion: completion)
    }
}
