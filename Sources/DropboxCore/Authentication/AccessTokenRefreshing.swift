import Dispatch
import DropboxConcurrency

/// Buys new access tokens. `DropboxOAuthManager` does; an app whose server does it brings its own.
public protocol AccessTokenRefreshing: Sendable {
    /// Buys a new access token.
    ///
    /// - Parameters:
    ///   - accessToken: The token to renew; it needs a refresh token.
    ///   - scopes: What the new token is to allow, of that which the old one allows; none stands for all of it.
    ///   - queue: Where `completion` is called; the main queue where it is `nil`.
    ///   - completion: Called once, with the new token or an error.
    func refreshAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String], queue: DispatchQueue?,
        completion: @escaping DropboxOAuthCompletion)

    /// The same for tasks. By default it calls the method above.
    /// - Throws: An `AccessTokenError` or a `CancellationError`.
    func refreshedAccessToken(_ accessToken: DropboxAccessToken, scopes: [String]) async throws -> DropboxAccessToken
}

extension AccessTokenRefreshing {
    public func refreshedAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String]
    ) async throws -> DropboxAccessToken {
        let result = try await CancellableContinuation<DropboxOAuthResult?>().value { completion in
            refreshAccessToken(accessToken, scopes: scopes, queue: .global(), completion: completion)
        }
        return switch result {
        case nil: accessToken
        case .success(let token): token
        case .error(let error, let text): throw AccessTokenError(reason: error, text: text)
        case .cancel: throw CancellationError()
        }
    }
}
