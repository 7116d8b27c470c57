import Foundation

/// A client that sends HTTP requests and returns their responses.
///
/// A transport doesn't follow redirects, store cookies, or cache responses. It returns responses with any status. It
/// throws ``HTTPError`` only if there is no response.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns as soon as the head of the response is received. The body follows as a stream.
    ///
    /// Canceling the task closes the connection immediately. If the response is received before the whole body is sent,
    /// the method returns it, and the transport doesn't send the remaining body.
    ///
    /// - Parameter request: The request.
    /// - Returns: The status, the headers, and the body. Read the body to its end or release it. Releasing an
    ///   unfinished body cancels the transfer.
    /// - Throws: ``HTTPError``, whose `kind` describes the failure.
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

    /// Shuts down the transport and closes all connections. Requests in flight and later requests fail with
    /// `HTTPError.Kind.transportShutDown`. Repeated calls have no effect.
    func shutdown()
}

/// Creates the transport for this platform: libcurl on Linux, `URLSession` on Apple platforms.
///
/// - Parameter configuration: Connections, TLS, and proxy. The default is the configuration of the system.
public func makeHTTPTransport(_ configuration: HTTPTransportConfiguration = .init()) -> any HTTPTransport {
    #if canImport(Darwin)
        URLSessionTransport(configuration: configuration)
    #else
        CurlTransport(configuration: configuration)
    #endif
}

/// A transport of this package. It sends a limited number of requests to a host at the same time, and runs no code of the
/// app while it sends a request from memory.
package protocol LimitedTransport: HTTPTransport {
    /// The maximum number of requests that are sent to one host at the same time. The others wait.
    var maximumRequestsPerHost: Int { get }
}

// MARK: Background transfers

/// The properties of a request that the system continues to perform after the process exits.
package struct BackgroundTaskInfo: Sendable {
    /// The identifier of the transfer, unique within its session.
    package let id: String
    /// Text that the system stores and returns with the transfer.
    package let description: String
    /// The earliest time at which the system starts the transfer, or `nil` to start it immediately.
    package let earliestBeginDate: Date?
    /// Receives `true` when only the system works on the transfer, and `false` before its result is used.
    package let onWait: @Sendable (Bool) -> Void

    package init(
        id: String, description: String, earliestBeginDate: Date?, onWait: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.id = id
        self.description = description
        self.earliestBeginDate = earliestBeginDate
        self.onWait = onWait
    }
}

/// The part of the system that performs the transfers of a background session, also after the process exits.
package protocol BackgroundTransferSystem: Sendable {
    /// Creates the transport of a client of the session.
    ///
    /// The transport passes a request with a ``BackgroundTaskInfo`` to the system. If the system already has a transfer
    /// with the same identifier, in progress or finished, `send` waits for that transfer instead. After a shutdown of the
    /// transport, its transfers continue, and so do the other transports of the session.
    ///
    /// - Parameter configuration: Connections, TLS, and proxy.
    func makeTransport(_ configuration: HTTPTransportConfiguration) -> any HTTPTransport

    /// Returns a Boolean value that indicates whether the system has a transfer, or its result is stored.
    func hasTransfer(_ id: String) async -> Bool

    /// Returns the descriptions of all transfers of the session, including finished transfers whose result nothing has
    /// requested yet.
    func taskDescriptions() async -> [String?]

    /// Deletes the result of a finished transfer.
    func removeResult(of id: String)

    /// Sets the closure to call after the session has delivered all of its events. It returns a Boolean value that
    /// indicates whether anything was waiting for that. If nothing was, the next closure is called immediately.
    func setDidFinishEvents(_ action: @escaping @Sendable () -> Bool)
}

/// The settings of a background session.
package struct BackgroundTransportSettings: Sendable {
    /// The identifier of the session.
    package let identifier: String
    /// The container that an extension shares with its app, or `nil`.
    package let sharedContainer: String?
    /// Whether the system waits for favorable conditions.
    package let isDiscretionary: Bool
    /// The maximum time of a transfer in seconds, or `.infinity` for the limit of the system.
    package let timeout: Double
    /// The directory for received responses. Each has a file `ID.received`, and a file `ID.content` for downloads.
    package let directory: URL
    /// Returns the identifier that the description of a transfer contains.
    package let identify: @Sendable (String?) -> String?

    package init(
        identifier: String, sharedContainer: String?, isDiscretionary: Bool, timeout: Double, directory: URL,
        identify: @escaping @Sendable (String?) -> String?
    ) {
        self.identifier = identifier
        self.sharedContainer = sharedContainer
        self.isDiscretionary = isDiscretionary
        self.timeout = timeout
        self.directory = directory
        self.identify = identify
    }
}

/// Returns the system's session with an identifier, or `nil` on platforms without background sessions.
///
/// - Parameters:
///   - settings: The settings of the session.
///   - configuration: Connections, TLS, and proxy.
package func backgroundTransferSystem(
    _ settings: BackgroundTransportSettings, _ configuration: HTTPTransportConfiguration
) -> (any BackgroundTransferSystem)? {
    #if canImport(Darwin)
        SystemSession.shared(settings, configuration)
    #else
        nil
    #endif
}
