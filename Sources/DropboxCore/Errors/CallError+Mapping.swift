import Foundation
import DropboxHTTP
import DropboxStone

extension CallError where EType: Sendable {
    /// The error that stands for an answer without success.
    init(_ answer: CallResponse, route: RouteDescriptor) {
        let status = answer.metadata.status
        let id = answer.metadata.requestID
        let envelope = ErrorEnvelope(answer)
        let message = envelope?.userMessage
        let summary = envelope?.summary
        do throws(StoneError) {
            switch status {
            case 400: self = .badInputError(answer.text, id)
            case 401:
                let error = try envelope?.decode(Auth.AuthError.self)
                self = error.map { .authError($0, message, summary, id) } ?? .httpError(status, answer.text, id)
            case 403:
                let error = try envelope?.decode(Auth.AccessError.self)
                self = error.map { .accessError($0, message, summary, id) } ?? .httpError(status, answer.text, id)
            case 409:
                let error = try envelope?.decode(EType.self)
                self = error.map { .routeError(Box($0), message, summary, id) } ?? .httpError(status, answer.text, id)
            case 429: self = .rateLimitError(Auth.RateLimitError(answer, envelope), message, summary, id)
            case 500...599: self = .internalServerError(status, answer.text, id)
            default: self = .httpError(status, answer.text, id)
            }
        } catch {
            self = .serializationError(
                ResponseDecodingError(route: route.path, status: status, reason: error, requestID: id, summary: summary)
            )
        }
    }

    /// The error that stands for a call without an answer.
    init(_ failure: CallFailure, route: RouteDescriptor) {
        switch failure {
        case .cancelled: self = .clientError(.other(CancellationError()))
        case .unauthenticated(let error): self = .clientError(.oauthError(error))
        case .unsendable(let error): self = .clientError(.other(error))
        case .unanswered(let error): self = .clientError(ClientError(error, route: route))
        case .unreachable(let error):
            self = .clientError(
                .urlSessionError(ConnectionError(route: route.path, reason: error, isServerUnreachable: true)))
        case .heldBack(let remaining, let isWriteLimit):
            let error = Auth.RateLimitError(
                reason: isWriteLimit ? .tooManyWriteOperations : .tooManyRequests,
                retryAfter: UInt64(max(1, remaining.wholeSeconds)))
            self = .rateLimitError(error, nil, nil, nil)
        }
    }
}

extension ClientError {
    /// What the transport's error is for the caller: trouble with a file of his, or with the connection.
    package init(_ error: HTTPError, route: RouteDescriptor) {
        switch error.kind {
        case .cancelled: self = .other(CancellationError())
        case .bodyFailed(let cause): self = .fileAccessError(cause)
        case .fileFailed: self = .fileAccessError(error)
        default: self = .urlSessionError(ConnectionError(route: route.path, reason: error))
        }
    }
}

extension ErrorEnvelope {
    /// The error in the envelope; `nil` where there is none.
    fileprivate func decode<Failure>(_ type: Failure.Type) throws(StoneError) -> Failure? {
        // A route without errors of its own: that it failed is all there is to say.
        if let nothing = () as? Failure { return nothing }
        guard let error else { return nil }
        return try StoneCoding.decode(Failure.self, from: error)
    }
}

extension Auth.RateLimitError {
    /// What a 429 says. It may be JSON, plain text or HTML, with or without a Retry-After header.
    fileprivate init(_ answer: CallResponse, _ envelope: ErrorEnvelope?) {
        let header = answer.metadata.headers.retryAfter()
        let wait = [header, envelope?.retryAfter].compactMap(\.self).max() ?? .seconds(1)
        let isWriteLimit = envelope?.tags.contains(RateLimitSignal.writeLimitTag) ?? false
        self.init(
            reason: isWriteLimit ? .tooManyWriteOperations : .tooManyRequests, retryAfter: UInt64(wait.wholeSeconds))
    }
}

extension CallResponse {
    /// The content as text; `nil` where there is none.
    fileprivate var text: String? {
        data.isEmpty ? nil : String(decoding: data, as: UTF8.self)
    }
}
