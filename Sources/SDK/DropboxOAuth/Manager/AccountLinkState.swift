import DropboxConcurrency
import DropboxCore

/// The link state of an account. All clients of the account check it before each request, so that unlinking also stops
/// clients that the app still has references to.
package final class AccountLinkState: Sendable {
    private struct WeakTransport: Sendable {
        weak var client: (any DropboxTransportClient)?
    }

    private struct State {
        var isUnlinked = false
        /// The account's transport clients with their own connections.
        var transports: [WeakTransport] = []
    }

    private let state = Locked(State())

    /// Creates the state of an account that is linked.
    package init() {}

    /// Adds a transport client to shut down when the account is unlinked.
    package func add(_ transport: any DropboxTransportClient) {
        state.withLock { state in
            state.transports.removeAll { $0.client == nil }
            state.transports.append(WeakTransport(client: transport))
        }
    }

    /// Makes all later calls of the account's clients fail.
    ///
    /// - Returns: The transport clients to shut down after the token is revoked.
    package func unlink() -> [any DropboxTransportClient] {
        state.withLock { state in
            state.isUnlinked = true
            return state.transports.compactMap(\.client)
        }
    }

    /// A Boolean value that indicates whether the account was unlinked.
    package var isUnlinked: Bool { state.withLock { $0.isUnlinked } }

    fileprivate func check() throws(AccessTokenError) {
        guard isUnlinked else { return }
        throw AccessTokenError(reason: .invalidGrant, message: "the account was unlinked")
    }
}

/// Provides the tokens of an account while it is linked.
package struct LinkedAccessTokenProvider: ImmediateAccessTokenProvider {
    private let base: any AccessTokenProvider

    /// The link state of the account.
    package let account: AccountLinkState

    /// Creates a provider of the tokens of `base`.
    package init(base: any AccessTokenProvider, account: AccountLinkState) {
        self.base = base
        self.account = account
    }

    package var accessToken: String { base.accessToken }

    package var availableToken: String? {
        account.isUnlinked ? nil : (base as? any ImmediateAccessTokenProvider)?.availableToken
    }

    package var isTokenFromStore: Bool { (base as? any ImmediateAccessTokenProvider)?.isTokenFromStore == true }

    package func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        do throws(AccessTokenError) {
            try account.check()
            base.refreshAccessTokenIfNecessary(completion: completion)
        } catch {
            completion(.error(error.reason, error.message))
        }
    }

    package func validAccessToken() async throws -> String {
        try account.check()
        return try await base.validAccessToken()
    }

    package func validAccessToken(insteadOf rejected: String) async throws -> String? {
        try account.check()
        return try await base.validAccessToken(insteadOf: rejected)
    }
}
