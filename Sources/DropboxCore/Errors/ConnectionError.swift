import DropboxHTTP

/// A call got no answer.
public struct ConnectionError: Error, Sendable, CustomStringConvertible {
    /// The route that was called, as `files/list_folder`.
    public let route: String

    /// What happened to the connection.
    public let reason: HTTPError

    /// Whether the client gave up because it never had a response, by `RetryPolicy.firstContactBudget`. Trying again at
    /// once is of no use: the address may be wrong, or there is no network.
    public let isServerUnreachable: Bool

    init(route: String, reason: HTTPError, isServerUnreachable: Bool = false) {
        self.route = route
        self.reason = reason
        self.isServerUnreachable = isServerUnreachable
    }

    /// Whether the same call may succeed a little later.
    public var isTransient: Bool { reason.isTransient && !isServerUnreachable }

    /// Route, what happened, and what may be done.
    public var description: String {
        let fate = reason.isRequestUnsent ? "; nothing was sent" : "; the server may have carried the call out"
        return "\(route): no answer: \(reason.message)" + fate
    }
}
