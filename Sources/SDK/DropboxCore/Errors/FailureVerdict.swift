import DropboxHTTP
import Foundation

/// What a failure says about another attempt.
///
/// The SDK judges a failure once: from the status of the response and its body, or from the error of the connection. Calls,
/// transfers, token requests, the synced filesystem, and background sessions act on the same verdict, each according to
/// its own limits.
public enum FailureVerdict: Sendable, Hashable {
    /// The server rejected the request without executing it, because of a limit. `retryAfter` is the delay that the server
    /// asked for, if any.
    case rejected(retryAfter: Duration?)
    /// The server failed, or its response was lost or damaged, so the request may have been executed. `retryAfter` is the
    /// delay that the server asked for, if any.
    case indeterminate(retryAfter: Duration?)
    /// The server received nothing.
    case notSent
    /// Another attempt would fail in the same way.
    case permanent
    /// All requests of the client would fail in the same way: the user has to sign in again, the connection isn't trusted,
    /// or the client was shut down, for example.
    case clientWide

    /// A Boolean value that indicates whether the same request may succeed later.
    public var isTemporary: Bool {
        switch self {
        case .rejected, .indeterminate, .notSent: true
        case .permanent, .clientWide: false
        }
    }

    /// The delay that the server asked for, if any.
    public var retryAfter: Duration? {
        switch self {
        case .rejected(let retryAfter), .indeterminate(let retryAfter): retryAfter
        case .notSent, .permanent, .clientWide: nil
        }
    }
}

extension FailureVerdict: CustomStringConvertible {
    /// The end of a sentence that starts with "the attempt".
    public var description: String {
        switch self {
        case .rejected: "was rejected"
        case .indeterminate: "got no response"
        case .notSent: "did not reach the server"
        case .permanent, .clientWide: "failed"
        }
    }
}

// MARK: Responses

extension FailureVerdict {
    /// Judges the status of an unsuccessful response.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - isWriteLimit: Whether the body has the tag for contention between writes.
    ///   - retryAfter: The delay that the server asked for, if any.
    package init(status: Int, isWriteLimit: Bool = false, retryAfter: Duration? = nil) {
        switch status {
        // The server didn't receive the whole request in time, refuses to process it so early, or limits the rate.
        case 408, 425, 429: self = .rejected(retryAfter: retryAfter)
        case 409 where isWriteLimit: self = .rejected(retryAfter: retryAfter)
        case 401, 403: self = .clientWide
        case 500...599: self = .indeterminate(retryAfter: retryAfter)
        default: self = .permanent
        }
    }

    /// Judges a response, or returns `nil` if it's successful.
    package init?(_ response: CallResponse) {
        guard !response.isSuccess else { return nil }
        let status = response.metadata.status
        // Only these bodies matter.
        let envelope = [409, 429].contains(status) ? ErrorEnvelope(response) : nil
        if status == 409, envelope?.error == nil, !response.isHTML {
            // The body, which is never empty, was damaged or cut off in transit.
            self = .indeterminate(retryAfter: nil)
            return
        }
        let delays = [response.metadata.headers.retryAfter(), envelope?.retryAfter]
        self.init(
            status: status, isWriteLimit: envelope?.tags.contains(RateLimitSignal.writeLimitTag) == true,
            retryAfter: delays.compactMap(\.self).max())
    }
}

extension CallResponse {
    /// A Boolean value that indicates whether the body is a page for people, so the response isn't from the API.
    ///
    /// Content isn't read before its result. Without a result, its type decides.
    package var isHTML: Bool {
        guard case .streamed = content else { return String(decoding: data.prefix(512), as: UTF8.self).isHTML }
        return metadata.headers["Dropbox-API-Result"] == nil
            && metadata.headers["Content-Type"]?.lowercased().hasPrefix("text/html") == true
    }
}

extension String {
    /// A Boolean value that indicates whether the text is a page for people.
    var isHTML: Bool { drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "<" }
}

// MARK: Requests without a response

extension HTTPError {
    /// What the error says about another attempt.
    package var verdict: FailureVerdict {
        switch kind {
        case .cancelled, .transportShutDown, .proxy, .tls, .pinMismatch: .clientWide
        case .connectionFailed, .timedOut, .connectionLost, .invalidRequest, .invalidResponse, .bodyFailed,
            .bodyTooLarge,
            .fileFailed, .other:
            !isTransient ? .permanent : isRequestUnsent ? .notSent : .indeterminate(retryAfter: nil)
        }
    }
}

extension AccessTokenError {
    /// What the error says about another attempt. Without a token, nothing is sent.
    package var verdict: FailureVerdict { isTransient ? .notSent : .clientWide }
}

extension FailureVerdict {
    /// Judges the outcome of an attempt.
    ///
    /// - Returns: `nil` if the attempt succeeded.
    package init?(_ outcome: Result<CallResponse, CallFailure>) {
        switch outcome {
        case .success(let response): self.init(response)
        case .failure(.noResponse(let error)): self = error.verdict
        // Who supplies tokens and permits has repeated what can help.
        case .failure(.unauthenticated), .failure(.throttled), .failure(.serverUnreachable), .failure(.cancelled):
            self = .clientWide
        case .failure(.invalidConfiguration), .failure(.stopped): self = .permanent
        }
    }
}

// MARK: Errors of calls

extension CallError {
    /// What the error says about another attempt. The client has already repeated what was safe to repeat.
    public var verdict: FailureVerdict {
        switch self {
        case .badInputError: isAboutToken ? .clientWide : .permanent
        case .authError, .accessError: .clientWide
        case .routeError(_, _, let summary, _):
            FailureVerdict(
                status: 409, isWriteLimit: summary?.contains(RateLimitSignal.writeLimitTag) == true)
        case .rateLimitError: .rejected(retryAfter: retryAfter)
        case .internalServerError(let status, _, _): FailureVerdict(status: status)
        case .httpError(409, let text, _) where text?.isHTML != true: .indeterminate(retryAfter: nil)
        case .httpError(let status, _, _):
            pathRootError != nil ? .clientWide : status.map { FailureVerdict(status: $0) } ?? .permanent
        case .serializationError(let error): (error as? ResponseDecodingError)?.verdict ?? .permanent
        case .reconnectionError: .permanent
        case .clientError(let error): error.verdict
        }
    }

    /// A Boolean value that indicates whether the server couldn't read the access token.
    var isAboutToken: Bool {
        guard case .badInputError(let text?, _) = self else { return false }
        let message = text.prefix(1_000).lowercased()
        return ["access token", "invalid authorization value"].contains { message.contains($0) }
    }

    /// A Boolean value that indicates whether the response is a page for people, so it isn't from the API.
    package var isPageForPeople: Bool {
        switch self {
        case .httpError(_, let text, _): text?.isHTML == true
        case .serializationError(let error): (error as? ResponseDecodingError)?.isHTML == true
        default: false
        }
    }
}

extension ResponseDecodingError {
    /// What the error says about another attempt. A response that was damaged in transit can be complete the next time. A
    /// page for people, and an unknown form of a refusal, can't.
    var verdict: FailureVerdict {
        !isHTML && (status < 300 || status == 409) ? .indeterminate(retryAfter: nil) : .permanent
    }
}

extension ClientError {
    /// What the error says about another attempt.
    public var verdict: FailureVerdict {
        switch self {
        case .oauthError(let error): (error as? AccessTokenError)?.verdict ?? .clientWide
        case .urlSessionError: connectionError?.verdict ?? (isCancellation ? .clientWide : .permanent)
        case .other(let error):
            isCancellation ? .clientWide : error is ContentMismatchError ? .indeterminate(retryAfter: nil) : .permanent
        case .fileAccessError, .requestObjectDeallocated, .unexpectedState: .permanent
        }
    }
}

extension ConnectionError {
    /// What the error says about another attempt.
    public var verdict: FailureVerdict { isServerUnreachable ? .clientWide : underlyingError.verdict }
}
