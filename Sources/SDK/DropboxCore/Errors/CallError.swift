import DropboxHTTP
import DropboxStone

/// An error of a request. Each case calls for a different reaction.
///
/// If the server responded, the last associated value is the request ID, which Dropbox support uses to find the
/// request.
// Indirect, so that the error is one word: Swift 6.3 loses errors of many words that generic async functions throw.
public indirect enum CallError<EType>: Error {
    // The order determines the codes of `NSError`, and is that of SwiftyDropbox.

    /// 5xx: the server failed. Status, body as text, and request ID.
    case internalServerError(Int, String?, String?)

    /// 400: the server could not parse the request. The body as text and the request ID.
    case badInputError(String?, String?)

    /// 429: too many requests. The error specifies how long to wait.
    case rateLimitError(Auth.RateLimitError, LocalizedUserMessage?, String?, String?)

    /// Any other status. Status, body as text, and request ID.
    case httpError(Int?, String?, String?)

    /// 401: the access token is missing, invalid, or expired, or it lacks a scope.
    case authError(Auth.AuthError, LocalizedUserMessage?, String?, String?)

    /// 403: the account doesn't have access.
    case accessError(Auth.AccessError, LocalizedUserMessage?, String?, String?)

    /// 409: the route error, a message for the user, the error summary, and the request ID.
    case routeError(Box<EType>, LocalizedUserMessage?, String?, String?)

    /// An argument is invalid, or a response could not be decoded.
    case serializationError(any Error)

    /// A background transfer could not be reconnected after a restart.
    case reconnectionError(any Error)

    /// The client failed, or the received content doesn't match its description (``ContentMismatchError``).
    case clientError(ClientError)
}

/// A value on the heap. It keeps its container small: ``CallError`` is one word, whatever the size of the route error.
// Each struct adds code to the binary that copies all its fields, so a small container also reduces the code size.
// @unchecked Sendable because `unboxed` never changes and was Sendable when it was stored.
public final class Box<T>: @unchecked Sendable {
    /// The value.
    public let unboxed: T

    /// The call that failed with the value, if it's an error, for the message.
    package let subject: CallSubject?

    /// Creates a box.
    public init(_ unboxed: T) where T: Sendable {
        self.unboxed = unboxed
        subject = nil
    }

    /// Creates a box for the error of a call.
    package init(_ unboxed: T, subject: CallSubject?) where T: Sendable {
        self.unboxed = unboxed
        self.subject = subject
    }

    /// Creates a type-erased box with the same value.
    init<Value>(erasing box: Box<Value>) where T == Any {
        unboxed = box.unboxed
        subject = box.subject
    }
}

/// An error message that the server wrote for the user.
public struct LocalizedUserMessage: Sendable, Hashable {
    /// The message.
    public var text: String

    /// The language of the message, such as `en` or `de_DE`. Empty if the server didn't specify it.
    public var locale: String

    /// Creates a message.
    public init(text: String, locale: String) {
        self.text = text
        self.locale = locale
    }
}

extension CallError {
    /// The ID by which Dropbox identifies the request, or `nil` if no response was received.
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

    /// The HTTP status of the response, or `nil` if no response was received.
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

    /// The message that the server wrote for the user, if any.
    public var userMessage: LocalizedUserMessage? {
        switch self {
        case .routeError(_, let message, _, _), .authError(_, let message, _, _), .accessError(_, let message, _, _),
            .rateLimitError(_, let message, _, _):
            message
        default: nil
        }
    }

    /// The route error, or `nil` for other errors.
    public var routeError: EType? {
        if case .routeError(let box, _, _, _) = self { box.unboxed } else { nil }
    }

    /// The reason that the path root of the client is invalid (status 422), or `nil` for other errors.
    public var pathRootError: Common.PathRootError? {
        guard case .httpError(422, let text?, _) = self, let error = ErrorEnvelope(text)?.error else { return nil }
        // For a 422 with another body, the caller can use the text in the case.
        return try? StoneCoding.decode(Common.PathRootError.self, from: error)
    }

    /// The delay that the server asks for because of a rate limit (status 429), if any.
    public var retryAfter: Duration? {
        if case .rateLimitError(let error, _, _, _) = self { .seconds(Double(error.retryAfter)) } else { nil }
    }

    /// A Boolean value that indicates whether the same request may succeed later.
    ///
    /// The client has already retried what was safe to retry. After a lost connection, a request that writes may have
    /// been executed.
    public var isTransient: Bool { verdict.isTemporary }

    /// A Boolean value that indicates whether the request was canceled, or its client was shut down.
    public var isCancellation: Bool {
        if case .clientError(let error) = self { error.isCancellation } else { false }
    }

    /// The same error with a type-erased route error.
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

/// The facts about a failed call that don't depend on the type of its route error.
package protocol CallFailureDescription: Error {
    /// The tags of the error, such as `path/not_found`, or `nil` if the response has none.
    var tags: String? { get }

    /// The route, or `nil` if it isn't known anymore.
    var route: String? { get }

    /// The ID by which Dropbox identifies the request, or `nil` if no response was received.
    var requestID: String? { get }

    /// What the failure says about another attempt.
    var verdict: FailureVerdict { get }

    /// Whether something between the client and Dropbox answered or intercepted the request, such as a proxy or the portal of a
    /// network. Such an answer says nothing about the request.
    var isForeign: Bool { get }

    /// Whether the call was canceled.
    var isCancellation: Bool { get }
}

extension Box {
    /// The tags of an error that came without a summary, such as that of an entry of a batch.
    var tags: String? { (unboxed as? any StoneUnion)?.tags }
}

extension CallError: CallFailureDescription {
    package var tags: String? {
        switch self {
        case .routeError(let box, _, let summary, _): summary.map(\.errorTags) ?? box.tags
        case .authError(_, _, let summary, _), .accessError(_, _, let summary, _),
            .rateLimitError(_, _, let summary, _):
            summary?.errorTags
        default: nil
        }
    }

    package var isForeign: Bool {
        switch self {
        case .clientError(.oauthError(let error)): (error as? AccessTokenError)?.reason == .unknown
        case .clientError(let error):
            switch error.connectionError?.underlyingError.kind {
            case .tls, .pinMismatch, .proxy: true
            default: false
            }
        // Dropbox gives each response an ID.
        default: status != nil && requestID == nil
        }
    }

    package var route: String? {
        if case .routeError(let box, _, _, _) = self { return box.subject?.route }
        return recentFailureKey.flatMap { RecentFailures.shared.subject($0)?.route }
    }
}
