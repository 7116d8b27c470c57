import Foundation
import DropboxHTTP
import DropboxConcurrency

/// Where a client gets its access tokens from.
///
/// The client calls `validAccessToken()` before each attempt, so a provider may hand out another token every time.
public protocol AccessTokenProvider: Sendable {
    /// The token as it is now; it may have expired.
    var accessToken: String { get }

    /// Renews the token where it has expired or is about to, and calls `completion` once: with the new token, with an
    /// error, or with `nil` where the token is good as it is.
    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion)

    /// A token that is good for the next call, renewed if necessary.
    ///
    /// By default it calls `refreshAccessTokenIfNecessary(completion:)`. Implement it where renewing is async anyway.
    /// - Throws: An `AccessTokenError` if the token had to be renewed and could not be, or a `CancellationError`.
    func validAccessToken() async throws -> String

    /// A token to try again with after the server said that `rejected` has expired; `nil` where there is no other one.
    ///
    /// By default it is `validAccessToken()` if that is another one by now.
    /// - Throws: An `AccessTokenError` if the token had to be renewed and could not be, or a `CancellationError`.
    func validAccessToken(insteadOf rejected: String) async throws -> String?
}

extension AccessTokenProvider {
    public func validAccessToken() async throws -> String {
        let result = try await CancellableContinuation<DropboxOAuthResult?>().value { completion in
            refreshAccessTokenIfNecessary(completion: completion)
        }
        return switch result {
        case nil: accessToken
        case .success(let token): token.accessToken
        case .error(let error, let text): throw AccessTokenError(reason: error, text: text)
        case .cancel: throw CancellationError()
        }
    }

    public func validAccessToken(insteadOf rejected: String) async throws -> String? {
        let token = try await validAccessToken()
        return token == rejected ? nil : token
    }
}

/// Why no access token could be had.
public struct AccessTokenError: Error, Sendable, CustomStringConvertible {
    /// The reason, as OAuth names it.
    public var reason: OAuth2Error

    /// What the server said about it.
    public var text: String?

    /// Whether it is one of the connections: the server was not reached, for a reason that does not pass by itself.
    package var isConnectivityError = false

    /// Why there was no connection to the server, where that passes: it saw nothing of the request.
    package var connectionFailure: HTTPError?

    /// An error of these parts.
    public init(reason: OAuth2Error, text: String?) {
        self.reason = reason
        self.text = text
    }

    /// Whether the same may succeed a little later: the server failed, or could not be reached.
    public var isTransient: Bool { reason == .serverError || reason == .temporarilyUnavailable }

    /// The error as completions get it: any error of a provider or a refresher.
    package static func result(_ error: any Error) -> DropboxOAuthResult {
        switch error {
        case is CancellationError: .cancel
        case let error as AccessTokenError: .error(error.reason, error.text)
        default: .error(.unknown, "\(error)")
        }
    }

    /// Reason, text, and what to do.
    public var description: String {
        let what = "no access token: \(reason.rawValue)" + (text.map { " (\($0))" } ?? "")
        return reason.isInvalidGrantError ? what + "; the user has to sign in again" : what
    }
}
