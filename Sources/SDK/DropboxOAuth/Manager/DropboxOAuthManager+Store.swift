import DropboxConcurrency
import DropboxCore

// The access to the token store, which all other parts of the manager use.
extension DropboxOAuthManager {
    /// A token that couldn't be stored.
    struct UnstoredToken: Sendable {
        /// The token in the store.
        let old: DropboxAccessToken
        let new: DropboxAccessToken
    }

    /// The stored token of an account.
    struct StoredToken: Sendable {
        /// The token, or `nil` if there is none, or if the store failed.
        var token: DropboxAccessToken?
        /// The error of the store. If there is a token nevertheless, it's newer than the stored one.
        var failure: TokenStoreError?
    }

    /// Accesses the token store.
    ///
    /// - Parameters:
    ///   - tokens: The tokens that the store receives, which no message may contain.
    ///   - body: Calls the store.
    func accessStore<Result: Sendable>(
        hiding tokens: [DropboxAccessToken] = [], _ body: (any AsyncTokenStore) async throws -> Result
    ) async throws(TokenStoreError) -> Result {
        do { return try await body(asyncTokens) } catch { throw TokenStoreError(error, hiding: tokens) }
    }

    /// Accesses the token store during a refresh, and reports its errors.
    func reportingErrors<Result: Sendable>(
        hiding tokens: [DropboxAccessToken] = [], _ body: (any AsyncTokenStore) async throws -> Result
    ) async throws(TokenStoreError) -> Result {
        do throws(TokenStoreError) { return try await accessStore(hiding: tokens, body) } catch {
            configuration.log?(.error, "\(error)")
            configuration.onTokenStoreError?(error)
            throw error
        }
    }

    /// Returns the token of an account. A newer one that couldn't be stored before is stored first.
    func storedToken(of uid: String) async -> StoredToken {
        let unstored = state.withLock { $0.unstoredTokens[uid] }
        do throws(TokenStoreError) {
            if let unstored {
                let isReplaced = try await reportingErrors(hiding: [unstored.old, unstored.new]) {
                    try await $0.replace(unstored.old, with: unstored.new)
                }
                forget(unstored)
                if isReplaced { return StoredToken(token: unstored.new) }
                // The account was removed, or has a token of another process.
            }
            return StoredToken(token: try await reportingErrors { try await $0.token(of: uid) })
        } catch {
            return StoredToken(token: unstored?.new, failure: error)
        }
    }

    /// Stores a refreshed token if the one that it replaces is still stored. If the store fails, the token is kept in memory
    /// until it can be stored: a server that rotates refresh tokens doesn't accept the stored one anymore.
    ///
    /// - Parameter readFailure: The error of the store when the old token was read. It isn't tried again then.
    /// - Returns: The error of the store.
    func replaceStored(
        _ old: DropboxAccessToken, with new: DropboxAccessToken, after readFailure: TokenStoreError?
    ) async -> TokenStoreError? {
        let unstored = state.withLock { $0.unstoredTokens[old.uid] }
        let stored = unstored?.new == old ? unstored?.old ?? old : old
        do throws(TokenStoreError) {
            if let readFailure { throw readFailure }
            _ = try await reportingErrors(hiding: [stored, new]) { try await $0.replace(stored, with: new) }
            if let unstored { forget(unstored) }
            return nil
        } catch {
            state.withLock { $0.unstoredTokens[old.uid] = UnstoredToken(old: stored, new: new) }
            return error
        }
    }

    /// Stores the token of an account that has signed in.
    func storeSignedIn(_ token: DropboxAccessToken) async throws(TokenStoreError) {
        try await accessStore(hiding: [token]) { try await $0.store(token) }
        didSignIn(token.uid)
    }

    /// Removes the token of an account.
    func removeStored(_ uid: String) async throws(TokenStoreError) {
        try await accessStore { try await $0.remove(uid) }
        state.withLock { $0.unstoredTokens[uid] = nil }
    }

    /// Forgets what is known about the earlier token of an account.
    func didSignIn(_ uid: String) {
        state.withLock { $0.unstoredTokens[uid] = nil }
        removeReauthenticationRequest(for: uid)
        configuration.log?(.info, "signed in: \(uid)")
    }

    private func forget(_ unstored: UnstoredToken) {
        state.withLock { state in
            guard state.unstoredTokens[unstored.new.uid]?.new == unstored.new else { return }
            state.unstoredTokens[unstored.new.uid] = nil
        }
    }
}
