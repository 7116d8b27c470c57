/// Sends HTTP requests: one request in, the head of the response and a stream of its body out.
///
/// A transport follows no redirects, keeps no cookies and caches nothing: a status is a status, and it is returned
/// whatever it is. It errs (`HTTPError`) only where there is no answer to give.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns as soon as the head of the response is there; the body follows as a stream.
    ///
    /// Cancelling the task closes the connection at once. An answer that arrives before the whole body was sent is
    /// returned, and the rest of the body is not sent.
    ///
    /// - Parameter request: what to send, with its deadlines.
    /// - Returns: status, headers and body. Read the body to its end, or drop it: dropping cancels what is left.
    /// - Throws: `HTTPError`; its `kind` says what went wrong.
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

    /// Ends the transport: requests in flight, and all later ones, fail with `HTTPError.Kind.transportShutDown`, and every
    /// connection is closed. Calling it again does nothing.
    func shutdown()
}

/// The transports of this module.
public enum HTTPTransports {
    /// The transport for this platform: libcurl on Linux, `URLSession` on Apple systems.
    ///
    /// - Parameter configuration: connections, TLS and proxy; by default those of the system.
    public static func standard(_ configuration: HTTPTransportConfiguration = .init()) -> any HTTPTransport {
        #if canImport(Darwin)
            URLSessionTransport(configuration: configuration)
        #else
            CurlTransport(configuration: configuration)
        #endif
    }
}
