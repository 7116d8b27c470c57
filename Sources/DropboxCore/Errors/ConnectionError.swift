import HTTPTransport

/// A call got no answer.
public struct ConnectionError: Error, Sendable, CustomStringConvertible {
    /// The route that was called, as `files/list_folder`.
    public let route: String

    /// What happened to the connection.
    public let reason: HTTPError

    /// Route, what happened, and what may be done.
    public var description: String {
        let fate = reason.isNothingSent ? "; nothing was sent" : "; the server may have carried the call out"
        return "\(route): no answer: \(reason.message)" + fate
    }
}
