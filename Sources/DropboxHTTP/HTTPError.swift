import Foundation

/// Why a request has no answer, or why an answer broke off.
public struct HTTPError: Error, Sendable {
    /// The deadlines of `HTTPTimeouts`.
    public enum TimeoutKind: String, Hashable, Sendable {
        /// The connection did not come about in time.
        case connect
        /// The request made no progress for too long.
        case idle
        /// The whole request took too long.
        case overall
    }

    /// What went wrong.
    public enum Kind: Sendable {
        /// The task was cancelled, or the response's body was dropped.
        case cancelled
        /// The transport was shut down.
        case transportShutDown
        /// The request cannot be sent as it is: not an HTTP address, a header with a line break, …
        case invalidRequest
        /// No connection: name not found, host unreachable, connection refused.
        case connectionFailed
        /// The proxy cannot be reached or refuses the tunnel.
        case proxy
        /// The TLS handshake failed, or the server's certificate is not trusted.
        case tls
        /// The server's public key is none of `HTTPTransportConfiguration.pinnedKeys`.
        case pinMismatch
        /// A deadline passed.
        case timedOut(TimeoutKind)
        /// The connection broke before the answer was complete.
        case connectionLost
        /// The answer is not HTTP, or its head is larger than 256 KiB.
        case invalidResponse
        /// The request's body could not be had: its file cannot be read or changed its size, its producer threw the
        /// error given here, or it wrote another number of bytes than announced.
        case bodyFailed(any Error)
        /// The answer is longer than the limit given to `HTTPResponseBody.collect(upTo:)`.
        case bodyTooLarge(limit: Int)
        /// A file could not be written; with the system's error number.
        case fileFailed(Int32)
        /// Something else; with the number that the library below gives it.
        case other(code: Int)
    }

    /// What went wrong.
    public let kind: Kind
    /// One or two sentences for people. They contain no header values and no part of a body.
    public let message: String
    /// Whether it is certain that the server saw nothing of the request, so that repeating it cannot do anything twice.
    public let isRequestUnsent: Bool

    /// - Parameters:
    ///   - kind: what went wrong.
    ///   - message: a sentence for people.
    ///   - isRequestUnsent: `true` where it is certain; `false` by default.
    public init(_ kind: Kind, _ message: String, isRequestUnsent: Bool = false) {
        self.kind = kind
        self.message = message
        self.isRequestUnsent = isRequestUnsent
    }

    /// Whether the trouble is of the kind that passes: the same request may succeed a moment later. Whether it may be
    /// sent twice is another question, see `isRequestUnsent` and `HTTPBody.isReplayable`.
    public var isTransient: Bool {
        switch kind {
        case .connectionFailed, .timedOut, .connectionLost: true
        case .cancelled, .transportShutDown, .invalidRequest, .proxy, .tls, .pinMismatch, .invalidResponse, .bodyFailed,
            .bodyTooLarge, .fileFailed, .other:
            false
        }
    }
}

extension HTTPError {
    /// What the library below says about it, without the sentence before; the whole message where it says nothing.
    package var detail: String {
        guard let start = message.range(of: ". ("), message.hasSuffix(")") else { return message }
        return String(message[start.upperBound...].dropLast())
    }
}

extension HTTPError: CustomStringConvertible, LocalizedError {
    /// Kind and message.
    public var description: String { "\(kind): \(message)" }
    /// The message.
    public var errorDescription: String? { message }
}

extension HTTPError {
    static let cancelled = HTTPError(.cancelled, "The request was cancelled.")
    static let shutDown = HTTPError(.transportShutDown, "The transport was shut down.")

    static let brokenHead = HTTPError(.connectionLost, "The connection broke in the head of the answer.")
    static let readElsewhere = HTTPError(.invalidRequest, "The body is being read by another task.")

    static func invalidRequest(_ message: String) -> HTTPError {
        HTTPError(.invalidRequest, message, isRequestUnsent: true)
    }

    static func wrongLength(expected: Int64, actual: Int64) -> HTTPError {
        let error = BodyLengthError(expected: expected, actual: actual)
        return HTTPError(.bodyFailed(error), "The body has another length than announced: \(error).")
    }

    /// An error of the file that a response is written to.
    static func file(_ number: Int32, _ what: String) -> HTTPError {
        HTTPError(.fileFailed(number), "\(what): \(SystemError(number: number)).")
    }

    /// The same error, with a surer word on whether anything was sent.
    func nothingSent(_ isRequestUnsent: Bool) -> HTTPError {
        HTTPError(kind, message, isRequestUnsent: isRequestUnsent)
    }
}

/// An error of the operating system, by its number.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value of `errno`.
    public let number: Int32

    /// - Parameter number: a value of `errno`.
    public init(number: Int32) { self.number = number }

    /// The system's words for it.
    public var description: String { String(cString: strerror(number)) }
}

/// A body that was longer or shorter than it said.
public struct BodyLengthError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes announced.
    public let expected: Int64
    /// The bytes there were; where there were too many, the count at which that was noticed.
    public let actual: Int64

    /// Both numbers.
    public var description: String { "\(expected) bytes announced, \(actual) delivered" }
}
