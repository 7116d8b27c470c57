/// Why signing in or renewing a token failed, as OAuth 2 (RFC 6749, sections 4.1.2.1 and 5.2) and Dropbox name it.
public enum OAuth2Error: String, Error, Sendable, Hashable {
    /// The app may not ask for a token in this way.
    case unauthorizedClient = "unauthorized_client"
    /// The user said no.
    case accessDenied = "access_denied"
    /// The app asked in a way that the server does not support.
    case unsupportedResponseType = "unsupported_response_type"
    /// The app asked for scopes that do not exist or that it was not given.
    case invalidScope = "invalid_scope"
    /// The server failed.
    case serverError = "server_error"
    /// The server has no time now, or cannot be reached.
    case temporarilyUnavailable = "temporarily_unavailable"
    /// The redirect does not belong to the sign-in that is under way.
    case inconsistentState = "inconsistent_state"
    /// The app's key or secret is wrong.
    case invalidClient = "invalid_client"
    /// The code or the refresh token is wrong, expired or revoked: the user has to sign in again.
    case invalidGrant = "invalid_grant"
    /// The server did not understand the request.
    case invalidRequest = "invalid_request"
    /// The server knows no such grant.
    case unsupportedGrantType = "unsupported_grant_type"
    /// The token could not be stored, or the store could not be read.
    case tokenStorageError = "token_storage_error"
    /// A reason that this release does not know.
    case unknown

    /// The error that the server calls `rawValue`; an unknown name gives `unknown`.
    public init?(rawValue: String) {
        self = Self.allNamed[rawValue] ?? .unknown
    }

    /// Whether the user has to sign in again.
    public var isInvalidGrantError: Bool { self == .invalidGrant }

    private static let allNamed = Dictionary(
        uniqueKeysWithValues: [
            unauthorizedClient, accessDenied, unsupportedResponseType, invalidScope, serverError,
            temporarilyUnavailable, inconsistentState, invalidClient, invalidGrant, invalidRequest,
            unsupportedGrantType, tokenStorageError,
        ].map { ($0.rawValue, $0) })
}
