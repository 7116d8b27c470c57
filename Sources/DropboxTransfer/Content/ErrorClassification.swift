import DropboxHTTP
import DropboxCore

/// An error, and what may be done about it.
struct ErrorClassification: Sendable {
    enum Kind: Sendable, Hashable {
        /// The same call may succeed after this time. `isUnknown`: it may have been carried out all the same.
        case passing(Duration?, isUnknown: Bool)
        /// The same call will fail again.
        case lasting
        /// All calls of the client will fail.
        case general
    }

    let kind: Kind
    let error: BatchUploadError

    init(_ kind: Kind, _ error: BatchUploadError) {
        self.kind = kind
        self.error = error
    }
}

extension CallError {
    /// What may be done about the error. Errors of the route are lasting here: who calls it knows them better.
    var trouble: ErrorClassification.Kind {
        switch self {
        case .rateLimitError: .passing(retryAfter, isUnknown: false)
        case .internalServerError: .passing(nil, isUnknown: true)
        case .clientError(.urlSessionError(let error as ConnectionError)) where error.isTransient:
            .passing(nil, isUnknown: !error.reason.isRequestUnsent)
        // An answer that broke on the way, of a call that may have worked.
        case .serializationError where status != nil: .passing(nil, isUnknown: true)
        case .httpError(409, _, _): .passing(nil, isUnknown: true)
        // Those who renew the token could not just now.
        case .clientError(.oauthError(let error as AccessTokenError)) where error.isTransient:
            .passing(nil, isUnknown: false)
        case .clientError(.urlSessionError(let error as ConnectionError)) where error.isServerUnreachable: .general
        case .authError, .accessError, .httpError(401, _, _), .httpError(403, _, _), .clientError(.oauthError): .general
        default: isCancellation || pathRootError != nil ? .general : .lasting
        }
    }
}
