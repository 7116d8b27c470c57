import DropboxCore
import DropboxHTTP

/// An error, and whether retrying can help.
struct ErrorClassification: Sendable {
    enum Kind: Sendable, Hashable {
        /// The same request may succeed after the delay. `isUnknown` indicates that the server may have executed it.
        case transient(Duration?, isUnknown: Bool)
        /// The same request will fail again.
        case permanent
        /// All requests of the client will fail.
        case clientWide
    }

    let kind: Kind
    let error: BatchUploadError

    init(_ kind: Kind, _ error: BatchUploadError) {
        self.kind = kind
        self.error = error
    }
}

extension CallError {
    /// The classification of the error. Route errors are permanent here, because only the caller of the route can
    /// interpret them.
    var classification: ErrorClassification.Kind {
        switch self {
        case .rateLimitError: .transient(retryAfter, isUnknown: false)
        case .internalServerError: .transient(nil, isUnknown: true)
        case .clientError(.urlSessionError) where isTransient:
            .transient(nil, isUnknown: connectionError?.underlyingError.isRequestUnsent != true)
        // The response was corrupted in transit, but the request may have succeeded.
        case .serializationError where status != nil: .transient(nil, isUnknown: true)
        case .httpError(409, _, _): .transient(nil, isUnknown: true)
        // The token endpoint is temporarily unavailable.
        case .clientError(.oauthError(let error as AccessTokenError)) where error.isTransient:
            .transient(nil, isUnknown: false)
        case .clientError(.urlSessionError) where connectionError?.isServerUnreachable == true: .clientWide
        case .authError, .accessError, .httpError(401, _, _), .httpError(403, _, _), .clientError(.oauthError):
            .clientWide
        default: isCancellation || pathRootError != nil ? .clientWide : .permanent
        }
    }
}
