import DropboxCore
import DropboxOAuth

extension DropboxClientsManager {
    /// What did not work when an account was unlinked. The account is gone from the app in either case.
    public struct UnlinkFailure: Error, Sendable, CustomStringConvertible {
        /// The account, by the `uid` of its token.
        public let uid: String

        /// A `TokenStoreError` where the store did not forget the token: it is there again at the next start. A
        /// `CallError<Void>` where Dropbox could not be told: the token stays good until it expires, and the user can take
        /// the app's access back among the connected apps of his account.
        public let reason: any Error

        /// Account and reason.
        public var description: String { "\(uid) is not unlinked entirely: \(reason)" }
    }

    /// Signs out everybody: forgets all tokens, and takes them back at Dropbox.
    ///
    /// When it returns, the store is empty and no client works any more, those included that the app has kept. Dropbox is
    /// told meanwhile; then the requests that were under way end. It takes back the tokens of users only: the app keeps its
    /// access to a team until an admin removes it.
    ///
    /// - Parameter completion: Called once, when all is done, with what did not work. By default it goes to the log.
    public static func unlinkClients(completion: (@Sendable ([UnlinkFailure]) -> Void)? = nil) {
        guard let recipe else { return finish([], completion) }
        let stored: [DropboxAccessToken]
        do throws(TokenStoreError) {
            stored = try tokens(recipe)
        } catch {
            // What cannot be read is forgotten all the same, below.
            stored = state.withLock { $0.accounts.values.map(\.token) }
            log(.error, "DropboxClientsManager: \(error)")
        }
        unlink(stored, recipe, completion) { () throws(TokenStoreError) in try recipe.oauthManager.tokens.removeAll() }
        resetClients()
    }

    /// Signs out one account, as `unlinkClients` signs out all. Does nothing for one that is not signed in.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the account's token.
    ///   - completion: Called once, when all is done, with what did not work. By default it goes to the log.
    public static func unlinkClient(
        _ tokenUid: String, completion: (@Sendable ([UnlinkFailure]) -> Void)? = nil
    ) {
        guard let recipe, let token = storedToken(tokenUid, recipe) else { return finish([], completion) }
        unlink([token], recipe, completion) { () throws(TokenStoreError) in
            try recipe.oauthManager.tokens.remove(tokenUid)
        }
    }

    /// Forgets all clients, but no tokens: the next setup, or `reauthorizeClient`, finds them again. Clients that the app
    /// has kept go on working.
    public static func resetClients() {
        state.withLock { $0.reset() }
    }

    // MARK: Steps

    private static func tokens(_ recipe: ClientRecipe) throws(TokenStoreError) -> [DropboxAccessToken] {
        let tokens = recipe.oauthManager.tokens
        var found: [DropboxAccessToken] = []
        for uid in try tokens.uids() {
            if let token = try tokens.token(of: uid) { found.append(token) }
        }
        return found
    }

    private static func unlink(
        _ accounts: [DropboxAccessToken], _ recipe: ClientRecipe,
        _ completion: (@Sendable ([UnlinkFailure]) -> Void)?, forget: () throws(TokenStoreError) -> Void
    ) {
        let transports = state.withLock { state in
            accounts.reduce(into: [:]) { $0[$1.uid] = state.unlink($1.uid) }
        }
        var failures: [UnlinkFailure] = []
        do throws(TokenStoreError) {
            try forget()
        } catch {
            failures = accounts.map { UnlinkFailure(uid: $0.uid, reason: error) }
        }
        Task { [failures] in
            let unrevoked = await withTaskGroup(of: UnlinkFailure?.self) { group in
                for token in accounts {
                    group.addTask {
                        let failure = await revoke(token, recipe)
                        for transport in transports[token.uid] ?? [] { transport.shutdown() }
                        return failure
                    }
                }
                var unrevoked: [UnlinkFailure] = []
                for await case let failure? in group { unrevoked.append(failure) }
                return unrevoked
            }
            finish(failures + unrevoked, completion)
        }
    }

    /// Tells Dropbox that a token is good for nothing any more. A renewable one takes all its tokens with it.
    private static func revoke(_ token: DropboxAccessToken, _ recipe: ClientRecipe) async -> UnlinkFailure? {
        let account = LinkedAccount()
        defer { for transport in account.unlink() { transport.shutdown() } }
        let error = await DropboxOAuthManager.revokeToken(of: recipe.transport(token, account))
        return error.map { UnlinkFailure(uid: token.uid, reason: $0) }
    }

    private static func finish(_ failures: [UnlinkFailure], _ completion: (@Sendable ([UnlinkFailure]) -> Void)?) {
        for failure in failures { log(.error, "DropboxClientsManager: \(failure)") }
        completion?(failures)
    }
}
