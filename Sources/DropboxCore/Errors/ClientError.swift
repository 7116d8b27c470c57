import DropboxHTTP

/// An error of the client or of its connection.
public enum ClientError: Error, Sendable {
    /// The token provider failed, so the request has no access token. The associated value is its error.
    case oauthError(any Error)

    /// No response was received: the connection could not be established, was lost, or timed out.
    case urlSessionError(any Error)

    /// A local file could not be read, written, or moved.
    case fileAccessError(any Error)

    /// The request was deallocated before it finished: it was suspended, had not started, and was not retained.
    case requestObjectDeallocated

    /// The SDK reached an invalid state. Please report it.
    case unexpectedState

    /// Another error: a `CancellationError`, or a ``ContentMismatchError`` if the received content doesn't match its
    /// description.
    case other(any Error)
}

/// An error that indicates that a request received no response.
public struct ConnectionError: Error, Sendable, CustomStringConvertible {
    /// The route of the request, such as `files/list_folder`.
    public let route: String

    /// The error of the connection.
    public let underlyingError: HTTPError

    /// A Boolean value that indicates whether the client stopped retrying because it never received a response within
    /// ``RetryPolicy/maximumTimeToFirstResponse``.
    ///
    /// An immediate retry is useless: the address may be wrong, or the network may be unavailable.
    public let isServerUnreachable: Bool

    init(route: String, underlyingError: HTTPError, isServerUnreachable: Bool = false) {
        self.route = route
        self.underlyingError = underlyingError
        self.isServerUnreachable = isServerUnreachable
    }

    /// A Boolean value that indicates whether the same request may succeed later.
    public var isTransient: Bool { underlyingError.isTransient && !isServerUnreachable }

    /// The route, the reason, and whether the server may have executed the request.
    public var description: String {
        let consequence =
            underlyingError.isRequestUnsent ? "; nothing was sent" : "; the server may have executed the request"
        return "\(route): no response: \(underlyingError.message)" + consequence
    }
}

extension CallError {
    /// The error of the connection, if the server didn't respond. It tells whether the server may have executed the
    /// request.
    public var connectionError: ConnectionError? {
        guard case .clientError(.urlSessionError(let error)) = self else { return nil }
        return error as? ConnectionError
    }
}
