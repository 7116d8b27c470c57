/// What can go wrong on this side of the connection, or on the way.
public enum ClientError: Error, Sendable {
    /// No access token could be had: the token provider failed. Carries its error.
    case oauthError(any Error)

    /// No answer came: the connection could not be made, was lost, or took too long.
    case urlSessionError(any Error)

    /// A local file could not be read, written or moved.
    case fileAccessError(any Error)

    /// The request went away before it was finished: it was suspended, had not started, and nobody kept it.
    case requestObjectDeallocated

    /// The SDK contradicts itself; please report it.
    case unexpectedState

    /// Anything else, a `CancellationError` above all, or a `ContentMismatchError` where the content that arrived is not what
    /// the server described.
    case other(any Error)
}
