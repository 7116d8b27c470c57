import DropboxHTTP
import DropboxStone
import Foundation

extension CallError where EType: Sendable {
    /// Creates the error for an unsuccessful response, and records its subject for the message.
    init(_ response: CallResponse, _ subject: CallSubject) {
        self.init(unrecorded: response, subject)
        if let key = recentFailureKey { RecentFailures.shared.record(subject, key) }
    }

    /// Creates the error for a request without a response, and records its subject for the message.
    init(_ failure: CallFailure, _ subject: CallSubject) {
        self.init(unrecorded: failure, subject)
        if let key = recentFailureKey { RecentFailures.shared.record(subject, key) }
    }

    /// Creates the error for the failed outcome of an attempt, or `nil` if it succeeded.
    init?(unrecorded outcome: Result<CallResponse, CallFailure>, _ subject: CallSubject) {
        switch outcome {
        case .success(let response) where response.isSuccess: return nil
        case .success(let response): self.init(unrecorded: response, subject)
        case .failure(let failure): self.init(unrecorded: failure, subject)
        }
    }

    private init(unrecorded response: CallResponse, _ subject: CallSubject) {
        let status = response.metadata.status
        let id = response.metadata.requestID
        let envelope = ErrorEnvelope(response)
        let message = envelope?.userMessage
        let summary = envelope?.summary
        do throws(StoneError) {
            switch status {
            case 400: self = .badInputError(response.text, id)
            case 401:
                let error = try envelope?.decode(Auth.AuthError.self)
                self = error.map { .authError($0, message, summary, id) } ?? .httpError(status, response.text, id)
            case 403:
                let error = try envelope?.decode(Auth.AccessError.self)
                self = error.map { .accessError($0, message, summary, id) } ?? .httpError(status, response.text, id)
            case 409:
                let error = try envelope?.decode(EType.self)
                self =
                    error.map { .routeError(Box($0, subject: subject), message, summary, id) }
                    ?? .httpError(status, response.text, id)
            case 429: self = .rateLimitError(Auth.RateLimitError(response, envelope), message, summary, id)
            case 500...599: self = .internalServerError(status, response.text, id)
            default: self = .httpError(status, response.text, id)
            }
        } catch {
            self = .serializationError(
                ResponseDecodingError(subject, response, underlyingError: error, summary: summary))
        }
    }

    private init(unrecorded failure: CallFailure, _ subject: CallSubject) {
        switch failure {
        case .cancelled: self = .clientError(.cancelled)
        case .unauthenticated(let error): self = .clientError(.oauthError(error))
        case .invalidConfiguration(let error): self = .clientError(.other(error))
        case .stopped(let error): self = .clientError(.other(error))
        case .noResponse(let error): self = .clientError(ClientError(error, subject))
        case .serverUnreachable(let error):
            self = .clientError(
                ClientError(ConnectionError(subject, underlyingError: error, isServerUnreachable: true)))
        case .throttled(let remaining, let isWriteLimit):
            let error = Auth.RateLimitError(
                reason: isWriteLimit ? .tooManyWriteOperations : .tooManyRequests,
                retryAfter: UInt64(max(1, remaining.wholeSeconds)))
            self = .rateLimitError(error, nil, nil, nil)
        }
    }
}

extension ClientError {
    /// Creates the error for a transport error: cancellation, a failure of the caller's file, or a connection failure.
    package init(_ error: HTTPError, _ subject: CallSubject) {
        switch error.kind {
        case .cancelled: self = .cancelled
        case .bodyFailed(let cause): self = .fileAccessError(cause)
        case .fileFailed: self = .fileAccessError(error)
        default: self.init(ConnectionError(subject, underlyingError: error))
        }
    }
}

extension Auth.RateLimitError {
    /// Creates the error for a 429. The body may be JSON, plain text, or HTML, with or without a `Retry-After` header.
    fileprivate init(_ response: CallResponse, _ envelope: ErrorEnvelope?) {
        let header = response.metadata.headers.retryAfter()
        let wait = [header, envelope?.retryAfter].compactMap(\.self).max() ?? .seconds(1)
        let isWriteLimit = envelope?.tags.contains(RateLimitSignal.writeLimitTag) ?? false
        self.init(
            reason: isWriteLimit ? .tooManyWriteOperations : .tooManyRequests, retryAfter: UInt64(wait.wholeSeconds))
    }
}

extension CallResponse {
    /// The content as text, or `nil` if it's empty.
    fileprivate var text: String? {
        data.isEmpty ? nil : String(decoding: data, as: UTF8.self)
    }
}

/// The JSON object that wraps the errors of the API:
/// `{"error": …, "error_summary": "path/not_found/..", "user_message": {"text": …, "locale": …}}`.
struct ErrorEnvelope {
    /// The tags of the error joined by slashes, followed by a random number of dots.
    ///
    /// The summary is human-readable. Programs inspect the error.
    let summary: String?

    /// The message for the user.
    let userMessage: LocalizedUserMessage?

    /// The error as JSON.
    let error: Data?

    /// All tags in the error.
    let tags: Set<String>

    /// The delay that the error asks for, if any.
    let retryAfter: Duration?

    /// Creates an envelope from the body of a response, or `nil` if the body isn't a JSON object.
    init?(_ response: CallResponse) {
        self.init(response.data)
    }

    /// Creates an envelope from a body, or `nil` if the body isn't a JSON object.
    init?(_ text: String) {
        self.init(Data(text.utf8))
    }

    private init?(_ data: Data) {
        // Callers handle bodies without an envelope: plain text, HTML, truncated JSON, or nothing.
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        let error = object["error"]
        summary = object["error_summary"] as? String
        userMessage = Self.userMessage(object["user_message"])
        self.error = error.flatMap(Self.data)
        tags = Self.tags(error)
        retryAfter = ((error as? [String: Any])?["retry_after"] as? Double).map { .seconds(min(max($0, 0), 1e9)) }
    }

    /// Decodes the error.
    ///
    /// - Returns: `nil` if the envelope contains no error.
    fileprivate func decode<Failure>(_ type: Failure.Type) throws(StoneError) -> Failure? {
        // `Void` represents the errors of a route that defines none, whatever the envelope contains.
        if let void = () as? Failure { return void }
        guard let error else { return nil }
        return try StoneCoding.decode(Failure.self, from: error)
    }

    private static func userMessage(_ value: Any?) -> LocalizedUserMessage? {
        if let text = value as? String { return LocalizedUserMessage(text: text, locale: "") }
        guard let message = value as? [String: Any], let text = message["text"] as? String else { return nil }
        return LocalizedUserMessage(text: text, locale: message["locale"] as? String ?? "")
    }

    private static func data(_ value: Any) -> Data? {
        // The value was parsed from JSON, so it can be serialized.
        try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }

    private static func tags(_ value: Any?) -> Set<String> {
        switch value {
        case let object as [String: Any]:
            object.reduce(into: []) { tags, member in
                if member.key == ".tag", let tag = member.value as? String { tags.insert(tag) }
                tags.formUnion(Self.tags(member.value))
            }
        case let list as [Any]: list.reduce(into: []) { $0.formUnion(Self.tags($1)) }
        default: []
        }
    }
}
