import Foundation

/// The reason why a request has no response, or why a response is incomplete.
public struct HTTPError: Error, Sendable {
    /// The timeouts of ``HTTPTimeouts``.
    public enum TimeoutKind: String, Hashable, Sendable {
        /// The connection wasn't established in time.
        case connect
        /// The request made no progress for too long.
        case idle
        /// The whole request took too long.
        case overall
    }

    /// The categories of errors.
    public enum Kind: Sendable {
        /// The task was canceled, or the body of the response was released.
        case cancelled
        /// The transport was shut down.
        case transportShutDown
        /// The request is invalid. For example, its URL isn't an HTTP URL, or a header contains a line break.
        case invalidRequest
        /// No connection was established. For example, the name wasn't found, the host is unreachable, or it rejected
        /// the connection.
        case connectionFailed
        /// The proxy can't be reached or rejects the tunnel.
        case proxy
        /// The server's certificate isn't trusted, the server rejects the client's certificate, or the trust roots can't
        /// be used. A handshake that ends for another reason is ``connectionLost``.
        case tls
        /// The server's public key doesn't match `HTTPTransportConfiguration.pinnedKeys`.
        case pinMismatch
        /// A timeout expired.
        case timedOut(TimeoutKind)
        /// The connection was lost before the response was complete, possibly in the TLS handshake.
        case connectionLost
        /// The response isn't HTTP, or its head exceeds 256 KiB.
        case invalidResponse
        /// The request body can't be read. Its file is unreadable or changed its size, its producer threw the
        /// associated error, or its length differs from the announced one.
        case bodyFailed(any Error)
        /// The response exceeds the limit passed to `HTTPResponseBody.collect(upTo:)`.
        case bodyTooLarge(limit: Int)
        /// A file can't be written. The associated value is the value of `errno`.
        case fileFailed(Int32)
        /// Another error. The associated value is the code of the underlying library.
        case other(code: Int)
    }

    /// The category of the error.
    public let kind: Kind
    /// A human-readable message of one or two sentences. It contains no header values and no part of a body.
    public let message: String
    /// A Boolean value that indicates whether the server certainly received no part of the request, so it's safe to
    /// repeat.
    public let isRequestUnsent: Bool
    /// The code in `NSURLErrorDomain`, if the cause is more specific than ``kind``.
    public let urlErrorCode: URLError.Code?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: The category of the error.
    ///   - message: A human-readable sentence.
    ///   - isRequestUnsent: Whether the server certainly received no part of the request. The default is `false`.
    ///   - urlErrorCode: The code in `NSURLErrorDomain`, if the cause is more specific than `kind`. The default is `nil`.
    public init(
        _ kind: Kind, _ message: String, isRequestUnsent: Bool = false, urlErrorCode: URLError.Code? = nil
    ) {
        self.kind = kind
        self.message = message
        self.isRequestUnsent = isRequestUnsent
        self.urlErrorCode = urlErrorCode
    }

    /// A Boolean value that indicates whether the error is transient: the same request may succeed later.
    ///
    /// Repeating the request isn't always safe. See ``isRequestUnsent`` and ``HTTPBody/isReplayable``.
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
    /// A Boolean value that indicates whether the system reports that the device has no internet connection.
    package var isOffline: Bool {
        switch urlErrorCode {
        case .notConnectedToInternet?, .dataNotAllowed?, .internationalRoamingOff?: true
        default: false
        }
    }

    /// The message of the underlying library without the SDK's own sentence, or the whole message if the library
    /// supplied none.
    package var underlyingMessage: String {
        guard let start = message.range(of: ". ("), message.hasSuffix(")") else { return message }
        return String(message[start.upperBound...].dropLast())
    }
}

extension HTTPError: CustomStringConvertible, LocalizedError {
    /// The kind and the message.
    public var description: String { "\(kind): \(message)" }
    /// The message.
    public var errorDescription: String? { message }
}

extension HTTPError {
    static let cancelled = HTTPError(.cancelled, "The request was canceled.")
    package static let shutDown = HTTPError(.transportShutDown, "The transport was shut down.")

    static let incompleteHead = HTTPError(.connectionLost, "The connection was lost in the head of the response.")
    static let bodyInUse = HTTPError(.invalidRequest, "The body is being read by another task.")

    static func invalidRequest(_ message: String) -> HTTPError {
        HTTPError(.invalidRequest, message, isRequestUnsent: true)
    }

    static func wrongLength(expected: Int64, actual: Int64) -> HTTPError {
        let error = BodyLengthError(expected: expected, actual: actual)
        return HTTPError(.bodyFailed(error), "The length of the body differs from the announced one: \(error).")
    }

    /// Returns an error of the file that a response is written to.
    static func file(_ number: Int32, _ message: String) -> HTTPError {
        HTTPError(.fileFailed(number), "\(message): \(SystemError(number: number)).")
    }

    /// Returns the same error with another value of `isRequestUnsent`.
    package func withRequestUnsent(_ isRequestUnsent: Bool) -> HTTPError {
        HTTPError(kind, message, isRequestUnsent: isRequestUnsent, urlErrorCode: urlErrorCode)
    }
}

/// A mismatch between the announced and the actual length of a body.
public struct BodyLengthError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The announced number of bytes.
    public let expected: Int64
    /// The actual number of bytes. If the body is too long, the number at which that was detected.
    public let actual: Int64

    /// Both numbers.
    public var description: String { "\(expected) bytes announced, \(actual) delivered" }
}
