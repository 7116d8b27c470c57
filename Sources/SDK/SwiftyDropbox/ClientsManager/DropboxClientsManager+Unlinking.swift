import DropboxConcurrency
import DropboxCore
import DropboxOAuth

extension DropboxClientsManager {
    /// An error that occurred when an account was unlinked. The account's clients are removed in either case.
    public struct UnlinkError: Error, Sendable, CustomStringConvertible {
        /// The `uid` of the account's token. It is empty if the token store could not list its accounts.
        public let uid: String

        /// The cause of the error.
        ///
        /// A `TokenStoreError` means that the token was not removed from the store. The account is signed in again at
        /// the next launch. A `CallError<Void>` means that the token was not revoked. It remains valid until it
        /// expires; users can revoke the access of the app in the settings of their Dropbox account.
        public let underlyingError: any Error

        /// The account and the reason.
        public var description: String { "cannot unlink \(uid) completely: \(underlyingError)" }
    }

    /// Signs out of all accounts: removes all tokens, and revokes them.
    ///
    /// When the method returns, the token store is empty, and all clients have stopped working, including those that
    /// the app still has references to. The tokens are revoked in the background; then requests in progress are
    /// canceled. Only tokens of users can be revoked: the app keeps its access to a team until an admin removes it.
    ///
    /// All errors are logged.
    public static func unlinkClients() {
        unlinkClients(completion: nil)
    }

    /// Signs out of all accounts, like ``unlinkClients()``.
    ///
    /// - Parameter completion: A closure that is called once at the end with the errors. All errors are also logged.
    public static func unlinkClients(completion: (@Sendable ([UnlinkError]) -> Void)?) {
        guard let clientFactory else { return finish([], completion) }
        // Include accounts that the store no longer has or can't list, because the app may have clients for them.
        var uids = Set(state.withLock { $0.accounts.keys })
        do throws(TokenStoreError) {
            uids.formUnion(try clientFactory.oauthManager.tokens.uids())
        } catch {
            log(.error, "DropboxClientsManager: \(error)")
        }
        unlink(uids.sorted(), clientFactory, completion) { () throws(TokenStoreError) in
            try clientFactory.oauthManager.tokens.removeAll()
        }
        resetClients()
    }

    /// Signs out of one account: removes its token, and revokes it. Has no effect if the account isn't signed in.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the account's token.
    ///   - completion: A closure that is called once at the end with the errors. All errors are also logged.
    public static func unlinkClient(
        _ tokenUid: String, completion: (@Sendable ([UnlinkError]) -> Void)? = nil
    ) {
        guard let clientFactory else { return finish([], completion) }
        unlink([tokenUid], clientFactory, completion) { () throws(TokenStoreError) in
            try clientFactory.oauthManager.tokens.remove(tokenUid)
        }
    }

    /// Removes all clients, but no tokens.
    ///
    /// The next setup or `reauthorizeClient` creates clients for the accounts again. Clients that the app still has
    /// references to continue to work.
    public static func resetClients() {
        state.change { $0.reset() }
    }

    private static func unlink(
        _ uids: [String], _ clientFactory: ClientFactory,
        _ completion: (@Sendable ([UnlinkError]) -> Void)?, removeTokens: () throws(TokenStoreError) -> Void
    ) {
        let tokens = uids.map { uid in storedToken(uid, clientFactory) ?? state.withLock { $0.accounts[uid]?.token } }
        let transports = state.change { state in uids.map { state.unlink($0) } }
        var failures: [UnlinkError] = []
        do throws(TokenStoreError) {
            try removeTokens()
        } catch {
            failures = (uids.isEmpty ? [""] : uids).map { UnlinkError(uid: $0, underlyingError: error) }
        }
        Task { [failures] in
            let revocationErrors = await withTaskGroup(of: UnlinkError?.self) { group in
                for (token, transports) in zip(tokens, transports) {
                    group.addTask {
                        let failure = if let token { await revoke(token, clientFactory) } else { UnlinkError?.none }
                        for transport in transports { transport.shutdown() }
                        return failure
                    }
                }
                var errors: [UnlinkError] = []
                for await case let error? in group { errors.append(error) }
                return errors
            }
            finish(failures + revocationErrors, completion)
        }
    }

    /// Revokes a token. If it has a refresh token, Dropbox revokes all tokens of the same sign-in.
    private static func revoke(_ token: DropboxAccessToken, _ clientFactory: ClientFactory) async -> UnlinkError? {
        let account = AccountLinkState()
        defer { for transport in account.unlink() { transport.shutdown() } }
        let error = await DropboxOAuthManager.revoke(token, with: clientFactory.makeTransport(token, account))
        return error.map { UnlinkError(uid: token.uid, underlyingError: $0) }
    }

    private static func finish(_ failures: [UnlinkError], _ completion: (@Sendable ([UnlinkError]) -> Void)?) {
        for failure in failures { log(.error, "DropboxClientsManager: \(failure)") }
        completion?(failures)
    }
}
