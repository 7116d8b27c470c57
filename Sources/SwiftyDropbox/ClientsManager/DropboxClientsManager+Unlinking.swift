import DropboxConcurrency
import DropboxCore
import DropboxOAuth

extension DropboxClientsManager {
    /// What did not work when an account was unlinked. The account is gone from the app in either case.
    public struct UnlinkError: Error, Sendable, CustomStringConvertible {
        /// The account, by the `uid` of its token; empty where the store did not even say which accounts it has.
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
    public static func unlinkClients(completion: (@Sendable ([UnlinkError]) -> Void)? = nil) {
        guard let recipe else { return finish([], completion) }
        // Also those that the store has no more, or does not give: the app may have clients of them.
        var uids = Set(state.withLock { $0.accounts.keys })
        do throws(TokenStoreError) {
            uids.formUnion(try recipe.oauthManager.tokens.uids())
        } catch {
            log(.error, "DropboxClientsManager: \(error)")
        }
        unlink(uids.sorted(), recipe, completion) { () throws(TokenStoreError) in
            try recipe.oauthManager.tokens.removeAll()
        }
        resetClients()
    }

    /// Signs out one account, as `unlinkClients` signs out all. Does nothing for one that is not signed in.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the account's token.
    ///   - completion: Called once, when all is done, with what did not work. By default it goes to the log.
    public static func unlinkClient(
        _ tokenUid: String, completion: (@Sendable ([UnlinkError]) -> Void)? = nil
    ) {
        guard let recipe else { return finish([], completion) }
        unlink([tokenUid], recipe, completion) { () throws(TokenStoreError) in
            try recipe.oauthManager.tokens.remove(tokenUid)
        }
    }

    /// Forgets all clients, but no tokens: the next setup, or `reauthorizeClient`, finds them again. Clients that the app
    /// has kept go on working.
    public static func resetClients() {
        state.change { $0.reset() }
    }

    // MARK: Steps

    private static func unlink(
        _ uids: [String], _ recipe: ClientFactory,
        _ completion: (@Sendable ([UnlinkError]) -> Void)?, forget: () throws(TokenStoreError) -> Void
    ) {
        let tokens = uids.map { uid in storedToken(uid, recipe) ?? state.withLock { $0.accounts[uid]?.token } }
        let transports = state.change { state in uids.map { state.unlink($0) } }
        var failures: [UnlinkError] = []
        do throws(TokenStoreError) {
            try forget()
        } catch {
            failures = (uids.isEmpty ? [""] : uids).map { UnlinkError(uid: $0, reason: error) }
        }
        Task { [failures] in
            let unrevoked = await withTaskGroup(of: UnlinkError?.self) { group in
                for (token, transports) in zip(tokens, transports) {
                    group.addTask {
                        let failure = if let token { await revoke(token, recipe) } else { UnlinkError?.none }
                        for transport in transports { transport.shutdown() }
                        return failure
                    }
                }
                var unrevoked: [UnlinkError] = []
                for await case let failure? in group { unrevoked.append(failure) }
                return unrevoked
            }
            finish(failures + unrevoked, completion)
        }
    }

    /// Tells Dropbox that a token is good for nothing any more. A renewable one takes all its tokens with it.
    private static func revoke(_ token: DropboxAccessToken, _ recipe: ClientFactory) async -> UnlinkError? {
        let account = AccountLinkState()
        defer { for transport in account.unlink() { transport.shutdown() } }
        let error = await DropboxOAuthManager.revokeToken(of: recipe.transport(token, account))
        return error.map { UnlinkError(uid: token.uid, reason: $0) }
    }

    private static func finish(_ failures: [UnlinkError], _ completion: (@Sendable ([UnlinkError]) -> Void)?) {
        for failure in failures { log(.error, "DropboxClientsManager: \(failure)") }
        completion?(failures)
    }
}
