import DropboxCore
import DropboxConcurrency

/// Whether an account is signed in still. All clients of the account look at it before each call, so that unlinking
/// reaches those as well that the app keeps somewhere.
final class AccountLinkState: Sendable {
    private struct WeakTransport: Sendable {
        weak var client: (any DropboxTransportClient)?
    }

    private struct State {
        var isUnlinked = false
        /// The account's transport clients whose connections nobody else uses.
        var transports: [WeakTransport] = []
    }

    private let state = Locked(State())

    /// Remembers a transport client, to be shut down with the account.
    func adopt(_ transport: any DropboxTransportClient) {
        state.withLock { state in
            state.transports.removeAll { $0.client == nil }
            state.transports.append(WeakTransport(client: transport))
        }
    }

    /// Has all later calls of the account's clients fail.
    /// - Returns: What is to be shut down, once the server has been told.
    func unlink() -> [any DropboxTransportClient] {
        state.withLock { state in
            state.isUnlinked = true
            return state.transports.compactMap(\.client)
        }
    }

    fileprivate func check() throws(AccessTokenError) {
        guard state.withLock({ $0.isUnlinked }) else { return }
        throw AccessTokenError(reason: .invalidGrant, text: "the account was unlinked")
    }
}

/// The tokens of an account, as long as it is linked.
struct LinkedAccessTokenProvider: AccessTokenProvider {
    let base: any AccessTokenProvider
    let account: AccountLinkState

    var accessToken: String { base.accessToken }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        do throws(AccessTokenError) {
            try account.check()
            base.refreshAccessTokenIfNecessary(completion: completion)
        } catch {
            completion(.error(error.reason, error.text))
        }
    }

    func validAccessToken() async throws -> String {
        try account.check()
        return try await base.validAccessToken()
    }

    func validAccessToken(insteadOf rejected: String) async throws -> String? {
        try account.check()
        return try await base.validAccessToken(insteadOf: rejected)
    }
}
