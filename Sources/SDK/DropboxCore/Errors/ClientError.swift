import DropboxHTTP
import Foundation

/// An error of the client or of its connection.
public enum ClientError: Error, Sendable {
    /// The token provider failed, so the request has no access token. The associated value is its error.
    case oauthError(any Error)

    /// No response was received: the connection could not be established, was lost, or timed out, or the request was
    /// canceled.
    ///
    /// The associated value is a `URLError` on all platforms, with a code such as `notConnectedToInternet`, `timedOut`, or
    /// `cancelled`. ``connectionError`` has more information, except after a cancellation.
    case urlSessionError(any Error)

    /// A local file could not be read, written, or moved.
    case fileAccessError(any Error)

    /// The request was deallocated before it finished: it was suspended, had not started, and was not retained.
    case requestObjectDeallocated

    /// The SDK reached an invalid state. Please report it.
    case unexpectedState

    /// Another error, such as a ``ContentMismatchError`` if the received content doesn't match its description.
    case other(any Error)
}

/// An error that indicates that a request received no response.
public struct ConnectionError: Error, Sendable, CustomStringConvertible {
    /// The route of the request, such as `files/list_folder`.
    public let route: String

    private let subject: CallSubject

    /// The error of the connection.
    public let underlyingError: HTTPError

    /// A Boolean value that indicates whether the client stopped retrying because it never received a response within
    /// ``RetryPolicy/maximumTimeToFirstResponse``.
    ///
    /// An immediate retry is useless: the address may be wrong, or the network may be unavailable.
    public let isServerUnreachable: Bool

    init(_ subject: CallSubject, underlyingError: HTTPError, isServerUnreachable: Bool = false) {
        route = subject.route
        self.subject = subject
        self.underlyingError = underlyingError
        self.isServerUnreachable = isServerUnreachable
    }

    /// A Boolean value that indicates whether the same request may succeed later.
    public var isTransient: Bool { verdict.isTemporary }

    /// The route, the path, the reason, and whether the server may have executed the request.
    public var description: String { "\(subject): \(explanation)" }

    /// The description without the route and the path.
    package var explanation: String {
        let consequence =
            underlyingError.isRequestUnsent
            ? "; nothing was sent; check the network and try again"
            : "; the server may have executed the request; check the result before you try again"
        return "no response: \(underlyingError.message)" + consequence
    }
}

extension ClientError {
    /// Creates the error of a request that received no response.
    package init(_ error: ConnectionError) {
        self = .urlSessionError(
            URLError(
                error.underlyingError.code,
                userInfo: [NSUnderlyingErrorKey: error, NSLocalizedDescriptionKey: error.description]))
    }

    /// The error of a canceled request.
    package static var cancelled: ClientError { .urlSessionError(URLError(.cancelled)) }

    /// The error of the connection, if the server didn't respond. It indicates whether the server may have executed the
    /// request.
    public var connectionError: ConnectionError? {
        guard case .urlSessionError(let error) = self else { return nil }
        return (error as? URLError)?.userInfo[NSUnderlyingErrorKey] as? ConnectionError
    }

    /// A Boolean value that indicates whether the request was canceled, or its client was shut down.
    public var isCancellation: Bool {
        switch self {
        case .urlSessionError(let error): (error as? URLError)?.code == .cancelled
        case .other(let error): error is CancellationError
        default: false
        }
    }
}

extension CallError {
    /// The error of the connection, if the server didn't respond. It indicates whether the server may have executed the
    /// request.
    public var connectionError: ConnectionError? {
        if case .clientError(let error) = self { error.connectionError } else { nil }
    }
}

extension HTTPError {
    /// The most specific code in `NSURLErrorDomain`.
    fileprivate var code: URLError.Code {
        if let urlErrorCode { return urlErrorCode }
        return switch kind {
        case .cancelled, .transportShutDown: .cancelled
        case .invalidRequest: .badURL
        case .connectionFailed, .proxy: .cannotConnectToHost
        case .tls: .secureConnectionFailed
        case .pinMismatch: .serverCertificateUntrusted
        case .timedOut: .timedOut
        case .connectionLost: .networkConnectionLost
        case .invalidResponse: .cannotParseResponse
        case .bodyFailed: .requestBodyStreamExhausted
        case .bodyTooLarge: .dataLengthExceedsMaximum
        case .fileFailed: .cannotWriteToFile
        case .other: .unknown
        }
    }
}
