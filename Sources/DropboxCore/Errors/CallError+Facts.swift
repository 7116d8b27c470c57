import DropboxStone

extension CallError {
    /// The id under which Dropbox finds the request; `nil` where no answer came.
    public var requestID: String? {
        switch self {
        case .routeError(_, _, _, let id), .authError(_, _, _, let id), .accessError(_, _, _, let id),
            .rateLimitError(_, _, _, let id), .internalServerError(_, _, let id), .badInputError(_, let id),
            .httpError(_, _, let id):
            id
        case .serializationError(let error): (error as? ResponseDecodingError)?.requestID
        case .reconnectionError, .clientError: nil
        }
    }

    /// The HTTP status of the answer; `nil` where none came.
    public var status: Int? {
        switch self {
        case .badInputError: 400
        case .authError: 401
        case .accessError: 403
        case .routeError: 409
        case .rateLimitError(_, _, _, let id): id == nil ? nil : 429
        case .internalServerError(let status, _, _): status
        case .httpError(let status, _, _): status
        case .serializationError(let error): (error as? ResponseDecodingError)?.status
        case .reconnectionError, .clientError: nil
        }
    }

    /// A sentence for the person at the screen, where the server wrote one.
    public var userMessage: LocalizedUserMessage? {
        switch self {
        case .routeError(_, let message, _, _), .authError(_, let message, _, _), .accessError(_, let message, _, _),
            .rateLimitError(_, let message, _, _):
            message
        default: nil
        }
    }

    /// The error of the route, where it is one.
    public var routeError: EType? {
        if case .routeError(let box, _, _, _) = self { box.unboxed } else { nil }
    }

    /// Why the path root of the client is wrong, where it is: status 422.
    public var pathRootError: Common.PathRootError? {
        guard case .httpError(422, let text?, _) = self, let error = ErrorEnvelope(text)?.error else { return nil }
        // Whatever else a 422 may carry is in the case.
        return try? StoneCoding.decode(Common.PathRootError.self, from: error)
    }

    /// How long the server asks to wait, where it does.
    public var retryAfter: Duration? {
        if case .rateLimitError(let error, _, _, _) = self { .seconds(Double(error.retryAfter)) } else { nil }
    }

    /// Whether the same call may succeed a little later.
    ///
    /// The client has by then repeated what was safe to repeat. For a call that writes, a lost connection leaves open
    /// whether it was carried out.
    public var isTransient: Bool {
        switch self {
        case .rateLimitError, .internalServerError: true
        case .routeError(_, _, let summary?, _): summary.contains(RateLimitSignal.writeLimitTag)
        case .clientError(.urlSessionError(let error)): (error as? ConnectionError)?.isTransient ?? false
        case .clientError(.oauthError(let error)): (error as? AccessTokenError)?.isTransient ?? false
        case .clientError(.other(let error)): error is ContentMismatchError
        default: false
        }
    }

    /// Whether the request was cancelled.
    public var isCancellation: Bool {
        if case .clientError(.other(let error)) = self { error is CancellationError } else { false }
    }

    /// The same error, the type of the route's error forgotten.
    public var typeErased: CallError<Any> {
        switch self {
        case .routeError(let box, let message, let summary, let id):
            .routeError(Box<Any>(erasing: box), message, summary, id)
        case .internalServerError(let status, let text, let id): .internalServerError(status, text, id)
        case .badInputError(let text, let id): .badInputError(text, id)
        case .authError(let error, let message, let summary, let id): .authError(error, message, summary, id)
        case .accessError(let error, let message, let summary, let id): .accessError(error, message, summary, id)
        case .rateLimitError(let error, let message, let summary, let id):
            .rateLimitError(error, message, summary, id)
        case .httpError(let status, let text, let id): .httpError(status, text, id)
        case .serializationError(let error): .serializationError(error)
        case .reconnectionError(let error): .reconnectionError(error)
        case .clientError(let error): .clientError(error)
        }
    }
}
