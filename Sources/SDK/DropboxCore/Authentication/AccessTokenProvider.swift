import DropboxConcurrency
import DropboxHTTP
import Foundation

/// A source of access tokens for a client.
///
/// The client calls `validAccessToken()` before each attempt, so a provider can return another token every time.
public protocol AccessTokenProvider: Sendable {
    /// The current token, which may have expired.
    var accessToken: String { get }

    /// Refreshes the token if it has expired or expires soon.
    ///
    /// Calls `completion` once: with the new token, with an error, or with `nil` if the current token is still valid.
    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion)

    /// Returns a token that is valid for the next request, and refreshes it if necessary.
    ///
    /// The default implementation calls `refreshAccessTokenIfNecessary(completion:)`. Implement this method if
    /// refreshing is asynchronous anyway.
    /// - Throws: An `AccessTokenError` if refreshing failed, or a `CancellationError`.
    func validAccessToken() async throws -> String

    /// Returns another token after the server reported that `rejected` has expired or isn't valid, or `nil` if there is no
    /// other token.
    ///
    /// The default implementation calls `validAccessToken()` and compares the tokens.
    /// - Throws: An `AccessTokenError` if refreshing failed, or a `CancellationError`.
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
        case .error(let error, let text): throw AccessTokenError(reason: error, message: text)
        case .cancel: throw CancellationError()
        }
    }

    public func validAccessToken(insteadOf rejected: String) async throws -> String? {
        let token = try await validAccessToken()
        return token == rejected ? nil : token
    }
}

/// A token provider of the SDK, which knows whether its token is valid and runs no code of the app to determine that.
package protocol ImmediateAccessTokenProvider: AccessTokenProvider {
    /// The token for the next request, or `nil` if it must be refreshed.
    var availableToken: String? { get }

    /// Whether the token was found in a store, where another process put it. It can have expired, too.
    var isTokenFromStore: Bool { get }
}

extension ImmediateAccessTokenProvider {
    package var isTokenFromStore: Bool { false }
}

/// An error that indicates that no access token is available.
public struct AccessTokenError: Error, Sendable, CustomStringConvertible {
    /// The OAuth reason.
    public var reason: OAuth2Error

    /// The message of the server.
    public var message: String?

    /// Whether the server could not be reached for a permanent reason.
    package var isConnectivityError = false

    /// The transient reason that no connection to the server was established. The server received nothing.
    package var connectionFailure: HTTPError?

    /// Whether the server never responded within ``RetryPolicy/maximumTimeToFirstResponse``.
    package var isServerUnreachable = false

    /// Creates an error.
    public init(reason: OAuth2Error, message: String?) {
        self.reason = reason
        self.message = message
    }

    /// The error of a provider whose token is empty. The server would only reject the header.
    static let emptyToken = AccessTokenError(
        reason: .unauthorizedClient, message: "the access token is empty; sign in, or create the client with a token")

    /// A Boolean value that indicates whether the same request may succeed later, because the server failed or could
    /// not be reached.
    public var isTransient: Bool { reason == .serverError || reason == .temporarilyUnavailable }

    /// Returns the result that completions receive for an error of a provider or a refresher.
    package static func oauthResult(for error: any Error) -> DropboxOAuthResult {
        switch error {
        case is CancellationError: .cancel
        case let error as AccessTokenError: .error(error.reason, error.message)
        default: .error(.unknown, "\(error)")
        }
    }

    /// A message with the reason and a remedy.
    public var description: String { text(message) }

    /// The description without the message of the server.
    package var explanation: String {
        let isOwn = isConnectivityError || connectionFailure != nil || message == Self.emptyToken.message
        return text(isOwn ? message : nil)
    }

    private func text(_ message: String?) -> String {
        let text = "no access token: \(reason.rawValue)" + (message.map { " (\($0))" } ?? "")
        return reason.isInvalidGrantError ? text + "; the user has to sign in again" : text
    }
}

/// A provider of a token that never changes, such as a token that was created in the App Console or for tests.
public struct LongLivedAccessTokenProvider: ImmediateAccessTokenProvider, CustomStringConvertible, CustomReflectable {
    /// The token.
    public let accessToken: String

    /// Creates a provider that always returns this token.
    public init(accessToken: String) {
        self.accessToken = accessToken
    }

    package var availableToken: String? { accessToken }

    /// Immediately calls `completion` with `nil`, because the token can't be refreshed.
    public func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        completion(nil)
    }

    /// Immediately returns the token. Never throws.
    public func validAccessToken() async throws -> String {
        accessToken
    }

    /// The type of the provider, but never the token.
    public var description: String { "LongLivedAccessTokenProvider" }

    /// A mirror without children, because it must not expose the token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A provider for a client without a token provider. It always fails.
struct MissingAccessTokenProvider: AccessTokenProvider {
    var accessToken: String { "" }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        completion(.error(.unauthorizedClient, "the client has no access token provider"))
    }
}

/// The authentication of a client.
public enum AuthStrategy: Sendable {
    /// User or team authentication with an access token.
    case accessToken(any AccessTokenProvider)

    /// App authentication with key and secret.
    case appKeyAndSecret(String, String)
}

extension AuthStrategy {
    /// The token provider, or `nil` for an app.
    var provider: (any AccessTokenProvider)? {
        if case .accessToken(let provider) = self { provider } else { nil }
    }

    /// The token provider, if it knows whether its token is valid.
    var immediateProvider: (any ImmediateAccessTokenProvider)? {
        if case .accessToken(let provider) = self { provider as? any ImmediateAccessTokenProvider } else { nil }
    }
}

extension AuthStrategy: CustomStringConvertible, CustomReflectable {
    /// A mirror without children, because it must not expose secrets.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }

    /// The kind of authentication, but never a token or a secret.
    public var description: String {
        switch self {
        case .accessToken: "access token"
        case .appKeyAndSecret(let key, _): "app key \(key)"
        }
    }
}
