import DropboxCore
import DropboxOAuth
import DropboxConcurrency

/// Gives the token that an account was linked with last: whoever links an account again has a reason, such as an old token that
/// is good for nothing any more.
final class ReplaceableTokenProvider: AccessTokenProvider {
    private let provider: Locked<any AccessTokenProvider>

    init(_ provider: any AccessTokenProvider) { self.provider = Locked(provider) }

    func replace(by provider: any AccessTokenProvider) { self.provider.change { $0 = provider } }

    private var latest: any AccessTokenProvider { provider.withLock { $0 } }

    var accessToken: String { latest.accessToken }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        latest.refreshAccessTokenIfNecessary(completion: completion)
    }

    func validAccessToken() async throws -> String { try await latest.validAccessToken() }

    func validAccessToken(insteadOf rejected: String) async throws -> String? {
        try await latest.validAccessToken(insteadOf: rejected)
    }
}
