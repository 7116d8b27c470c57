import DropboxConcurrency
import DropboxHTTP
import DropboxStone
import Foundation

/// A request on its way from a route to the transport.
package struct Call: Sendable {
    /// The handling of the content of a successful response.
    package enum ResponseHandling: Sendable {
        /// Collect the content in memory, up to the given number of bytes.
        case collected(maximumBytes: Int)
        /// Leave the content in the connection for the caller to read.
        case streamed

        /// A Boolean value that indicates whether the caller reads the content.
        var isStreamed: Bool { if case .streamed = self { true } else { false } }
    }

    // An object, so that a call is small: there are copies of it while it waits for the response.
    private final class Facts: Sendable {
        let route: RouteDescriptor
        let options: CallOptions
        let responseHandling: ResponseHandling
        let timeouts: HTTPTimeouts
        let execution: AnyRequestExecution?
        let background: BackgroundTaskInfo?
        let onUploadProgress: (@Sendable (Int64) -> Void)?

        init(
            _ route: RouteDescriptor, _ options: CallOptions, _ responseHandling: ResponseHandling,
            _ timeouts: HTTPTimeouts, _ execution: AnyRequestExecution?, _ background: BackgroundTaskInfo?,
            _ onUploadProgress: (@Sendable (Int64) -> Void)?
        ) {
            self.route = route
            self.options = options
            self.responseHandling = responseHandling
            self.timeouts = timeouts
            self.execution = execution
            self.background = background
            self.onUploadProgress = onUploadProgress
        }
    }

    private let facts: Facts
    /// The user and the path root of the request.
    package var context: CallContext
    /// The headers so far.
    package var headers: HTTPHeaders
    /// The body.
    package var body: HTTPBody
    /// The number of the attempt, starting at 1.
    package var attempt = 1
    /// The maximum time without progress of the attempt, if it's limited beyond `timeouts`.
    var maximumIdleTime: Duration?

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - options: The options of the client.
    ///   - argument: The argument and the content.
    ///   - headers: Additional headers.
    ///   - responseHandling: The handling of the content of the response.
    ///   - timeouts: The timeouts.
    ///   - execution: The execution, which can suspend the request.
    ///   - background: Set if the system continues the request after the process exits.
    ///   - onUploadProgress: Called with the number of bytes sent.
    package init(
        route: RouteDescriptor, options: CallOptions, argument: EncodedArgument, headers: HTTPHeaders = [:],
        responseHandling: ResponseHandling, timeouts: HTTPTimeouts, execution: AnyRequestExecution?,
        background: BackgroundTaskInfo? = nil, onUploadProgress: (@Sendable (Int64) -> Void)? = nil
    ) {
        facts = Facts(route, options, responseHandling, timeouts, execution, background, onUploadProgress)
        context = options.context
        body = argument.body
        self.headers = argument.headers
        for field in headers { self.headers.set(field.name, to: field.value) }
    }

    /// The route.
    package var route: RouteDescriptor { facts.route }
    /// The options of the client.
    package var options: CallOptions { _read { yield facts.options } }
    /// The handling of the content of a successful response.
    package var responseHandling: ResponseHandling { facts.responseHandling }
    /// The timeouts.
    package var timeouts: HTTPTimeouts {
        guard let maximumIdleTime else { return facts.timeouts }
        var timeouts = facts.timeouts
        timeouts.limit(to: maximumIdleTime)
        return timeouts
    }
    /// Set if the system continues the request after the process exits.
    var background: BackgroundTaskInfo? { facts.background }
    /// Called with the number of bytes sent.
    var onUploadProgress: (@Sendable (Int64) -> Void)? { facts.onUploadProgress }
    /// Suspends the request.
    package var suspender: HTTPSuspender? { facts.execution?.suspender }
    /// The time at which the request was to start, if it waited in a queue.
    var queueEntry: Duration? { facts.execution?.queueEntry }

    /// Makes room for another call in the queue of plain calls, before the request waits for something other than the
    /// server.
    func leaveQueue() { facts.execution?.leaveQueue() }

    /// Whether the request is suspended.
    var isSuspended: Bool { suspender?.isSuspended == true }

    /// Waits until the request is not suspended or its task is canceled.
    func waitUntilResumed() async {
        guard let suspender, suspender.isSuspended else { return }
        leaveQueue()
        // A canceled task continues: its next step throws the error.
        try? await CancellableContinuation<Void>().value { resumed in suspender.whenResumed { resumed(()) } }
    }
}

/// The response of the server, with any status.
package struct CallResponse: Sendable {
    /// The content of a response.
    package enum Content: Sendable {
        case collected(Data)
        case streamed(HTTPResponseBody)
    }

    /// The status, the headers, and the number of attempts.
    package var metadata: ResponseMetadata
    /// The content. The content of an error is always collected.
    package let content: Content

    package init(metadata: ResponseMetadata, content: Content) {
        self.metadata = metadata
        self.content = content
    }

    /// A Boolean value that indicates whether the request succeeded.
    package var isSuccess: Bool { (200..<300).contains(metadata.status) }

    /// The collected content. Empty if the content is streamed.
    package var data: Data {
        if case .collected(let data) = content { data } else { Data() }
    }
}

/// The reasons that a request has no response.
package enum CallFailure: Error, Sendable {
    /// The task was canceled.
    case cancelled
    /// No access token is available.
    case unauthenticated(any Error)
    /// The request can't be sent with the configuration of the client.
    case invalidConfiguration(RequestConfigurationError)
    /// The transport received no response.
    case noResponse(HTTPError)
    /// The client never established a connection and exceeded the time to its first response.
    case serverUnreachable(HTTPError)
    /// A middleware of the app ended the call with this error.
    case stopped(any Error)
    /// The request was not sent, because a rate limit of the account lasts longer than the request can wait.
    case throttled(remaining: Duration, isWriteLimit: Bool)
}

/// An error that indicates that a request can't be sent with the configuration of the client.
public struct RequestConfigurationError: Error, Sendable, CustomStringConvertible {
    /// A message with the route, the cause, and a remedy.
    public let description: String

    static func requiresAppAuthentication(route: String) -> RequestConfigurationError {
        RequestConfigurationError(
            description:
                "\(route) is called by apps, not by users: use a DropboxAppClient with the app's key and secret")
    }

    static func requiresUserAuthentication(route: String) -> RequestConfigurationError {
        RequestConfigurationError(
            description: "\(route) is called by users and teams, not by apps: use a client with an access token")
    }

    package static func invalidContext(_ name: String, _ error: StoneError) -> RequestConfigurationError {
        RequestConfigurationError(description: "the \(name) of the client is invalid: \(error)")
    }

    package static func invalidHost(_ host: String) -> RequestConfigurationError {
        RequestConfigurationError(
            description:
                "'\(host)' is not a valid host: specify a name, a name with a port, or an http or https address")
    }
}
