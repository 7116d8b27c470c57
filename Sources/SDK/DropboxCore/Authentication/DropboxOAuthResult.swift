/// The result of signing in or refreshing a token.
public enum DropboxOAuthResult: Sendable, Equatable {
    /// The access token.
    case success(DropboxAccessToken)

    /// The reason of the failure and the message of the server.
    case error(OAuth2Error, String?)

    /// The user canceled.
    case cancel
}

/// Receives the result of signing in or refreshing a token, or `nil` if nothing had to be done.
public typealias DropboxOAuthCompletion = @Sendable (DropboxOAuthResult?) -> Void

/// The reasons that signing in or refreshing a token failed, as defined by OAuth 2.0 (RFC 6749, sections 4.1.2.1 and
/// 5.2) and Dropbox.
public enum OAuth2Error: String, Error, Sendable, Hashable {
    /// The app may not use this flow to request a token.
    case unauthorizedClient = "unauthorized_client"
    /// The user denied access.
    case accessDenied = "access_denied"
    /// The server doesn't support this response type.
    case unsupportedResponseType = "unsupported_response_type"
    /// The app requested scopes that don't exist or that it doesn't have.
    case invalidScope = "invalid_scope"
    /// The server failed.
    case serverError = "server_error"
    /// The server is overloaded or can't be reached.
    case temporarilyUnavailable = "temporarily_unavailable"
    /// The redirect doesn't belong to the current sign-in.
    case inconsistentState = "inconsistent_state"
    /// The app key or the app secret is wrong.
    case invalidClient = "invalid_client"
    /// The code or the refresh token is wrong, expired, or revoked. The user must sign in again.
    case invalidGrant = "invalid_grant"
    /// The request is malformed.
    case invalidRequest = "invalid_request"
    /// The server doesn't support this grant type.
    case unsupportedGrantType = "unsupported_grant_type"
    /// The token could not be stored, or the store could not be read.
    case tokenStorageError = "token_storage_error"
    /// A reason that this release doesn't know.
    case unknown

    /// Creates an error from the server's code. An unknown code creates ``unknown``.
    public init?(rawValue: String) {
        self = Self.allNamed[rawValue] ?? .unknown
    }

    /// A Boolean value that indicates whether the user must sign in again.
    public var isInvalidGrantError: Bool { self == .invalidGrant }

    private static let allNamed = Dictionary(
        uniqueKeysWithValues: [
            unauthorizedClient, accessDenied, unsupportedResponseType, invalidScope, serverError,
            temporarilyUnavailable, inconsistentState, invalidClient, invalidGrant, invalidRequest,
            unsupportedGrantType, tokenStorageError,
        ].map { ($0.rawValue, $0) })
}
