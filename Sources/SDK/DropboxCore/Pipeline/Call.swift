import DropboxConcurrency
import DropboxHTTP
import DropboxStone
import Foundation

/// A request in the pipeline. Each stage adds its part.
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

    // An object, so that a call is small: each stage has copies of it in memory while it waits for the response.
    private final class Facts: Sendable {
        let route: RouteDescriptor
        let authentication: AuthStrategy
        let responseHandling: ResponseHandling
        let timeouts: HTTPTimeouts
        let options: Options

        init(
            _ route: RouteDescriptor, _ authentication: AuthStrategy, _ responseHandling: ResponseHandling,
            _ timeouts: HTTPTimeouts, _ options: Options
        ) {
            self.route = route
            self.authentication = authentication
            self.responseHandling = responseHandling
            self.timeouts = timeouts
            self.options = options
        }
    }

    /// The optional properties of a call.
    package struct Options: Sendable {
        /// The bandwidth limits that apply to the content, in addition to the limit of the client.
        package var bandwidthLimiters: [BandwidthLimiter] = []
        /// Whether the request is a step of a transfer. If it fails, the preceding requests are lost, too.
        package var isTransfer = false
        /// Set if the system continues the request after the process exits.
        package var background: BackgroundTaskInfo?
        /// Called with the number of bytes sent.
        package var onUploadProgress: (@Sendable (Int64) -> Void)?
        /// Receives a new path root. If it's `nil`, an invalid path root is an error.
        package var onPathRootChange: (@Sendable (PathRootChange) -> Void)?
        /// Whether the request is retried from a new root, because its paths have the same meaning there.
        package var retriesFromNewRoot = true
        /// Suspends the request.
        package var suspender: HTTPSuspender?
        /// The call to remove from its queue before it waits for something other than the server.
        var queuedCall: (any QueuedCall)?
        /// The time at which the request was to start, if it waited in a queue.
        var queueEntry: Duration?

        package init() {}
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

    package init(
        route: RouteDescriptor, context: CallContext, authentication: AuthStrategy, headers: HTTPHeaders,
        body: HTTPBody, responseHandling: ResponseHandling, timeouts: HTTPTimeouts, options: Options = Options()
    ) {
        facts = Facts(route, authentication, responseHandling, timeouts, options)
        self.context = context
        self.headers = headers
        self.body = body
    }

    /// The route.
    package var route: RouteDescriptor { facts.route }
    /// The authentication.
    package var authentication: AuthStrategy { facts.authentication }
    /// The handling of the content of a successful response.
    package var responseHandling: ResponseHandling { facts.responseHandling }
    /// The timeouts.
    package var timeouts: HTTPTimeouts { facts.timeouts }
    /// The optional properties.
    package var options: Options { facts.options }
    /// Suspends the request.
    package var suspender: HTTPSuspender? { facts.options.suspender }

    /// Makes room for another call in the queue of plain calls, before the request waits for something other than the
    /// server.
    func leaveQueue() { facts.options.queuedCall?.leaveQueue() }

    /// Waits until the request is not suspended or its task is canceled.
    func waitUntilResumed() async {
        guard let suspender, suspender.isSuspended else { return }
        leaveQueue()
        // A canceled task continues: its next step throws the error.
        try? await CancellableContinuation<Void>().value { resumed in suspender.whenResumed { resumed(()) } }
    }
}

/// The user on whose behalf requests are sent, and the root of their paths.
public struct CallContext: Sendable {
    /// The team member ID of the user on whose behalf requests are sent. The default is `nil`: the account of the
    /// token.
    public var selectUser: String?

    /// The team member ID of the admin on whose behalf requests are sent. The default is `nil`. Only some routes allow
    /// it; their documentation says so.
    public var selectAdmin: String?

    /// The root of paths. The default is `nil`: the home folder of the account.
    public var pathRoot: Common.PathRoot?

    /// Creates a context.
    public init(selectUser: String? = nil, selectAdmin: String? = nil, pathRoot: Common.PathRoot? = nil) {
        self.selectUser = selectUser
        self.selectAdmin = selectAdmin
        self.pathRoot = pathRoot
    }

    /// The account whose rate limits apply, among the accounts that a token can act for. Empty for the token's account.
    var account: String { selectUser ?? selectAdmin ?? "" }
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

/// A stage of the pipeline, which passes requests to the next stage.
package protocol CallHandler: Sendable {
    /// Returns the response of the server, with any status. Throws only if no response was received.
    func response(to call: Call) async throws(CallFailure) -> CallResponse
}

extension CallHandler {
    /// Returns the response, or the reason that there is none.
    func outcome(of call: Call) async -> Result<CallResponse, CallFailure> {
        do throws(CallFailure) { return .success(try await response(to: call)) } catch { return .failure(error) }
    }
}
