import Foundation
import DropboxHTTP
import DropboxConcurrency

/// One call, on its way through the stages of the pipeline. Each stage adds what it knows.
package struct Call: Sendable {
    /// What becomes of the content of a successful answer.
    package enum ResponseHandling: Sendable {
        /// It is collected, up to so many bytes.
        case collected(maximumBytes: Int)
        /// It is left in the connection, to be read by the caller.
        case streamed
    }

    /// The route.
    package let route: RouteDescriptor
    /// On whose behalf and from which root.
    package var context: CallContext
    /// How the call is signed.
    package let authentication: AuthStrategy
    /// The headers so far.
    package var headers: HTTPHeaders
    /// What is sent.
    package var body: HTTPBody
    /// What becomes of the answer's content.
    package let responseHandling: ResponseHandling
    /// How long it may take.
    package let deadlines: HTTPTimeouts
    /// The limits that its content keeps, besides that of the client.
    package var limits: [BandwidthLimiter] = []
    /// Whether much is lost if it fails: the calls before it.
    package var isTransfer = false
    /// Set where the system carries on with the call when the process is gone.
    package var background: BackgroundTaskInfo?
    /// Called with the number of bytes sent.
    package var onUploadProgress: (@Sendable (Int64) -> Void)?
    /// Takes up a new path root; `nil` where a void one is an error.
    package var onPathRootChange: (@Sendable (PathRootChange) -> Void)?
    /// Whether its paths mean the same in a new root, so that it is repeated from there.
    package var isRepeatedFromNewRoot = true
    /// The number of the attempt, 1 for the first.
    package var attempt = 1
    /// What holds the call up.
    package var suspension: HTTPSuspender?

    package init(
        route: RouteDescriptor, scope: CallContext, authentication: AuthStrategy, headers: HTTPHeaders, body: HTTPBody,
        answer: ResponseHandling, deadlines: HTTPTimeouts
    ) {
        self.route = route
        self.context = scope
        self.authentication = authentication
        self.headers = headers
        self.body = body
        self.responseHandling = answer
        self.deadlines = deadlines
    }

    /// Waits until the call may go on, or its task is cancelled.
    func untilResumed() async {
        guard let suspension, suspension.isSuspended else { return }
        // A cancelled task goes on, to find that out at the next step.
        try? await CancellableContinuation<Void>().value { resumed in suspension.onResume { resumed(()) } }
    }
}

/// What the server answered, whatever the status.
package struct CallResponse: Sendable {
    /// The content of an answer.
    package enum Content: Sendable {
        case collected(Data)
        case streamed(HTTPResponseBody)
    }

    /// Status, headers, attempts.
    package var metadata: ResponseMetadata
    /// The content. That of an error is always collected.
    package let content: Content

    package init(metadata: ResponseMetadata, content: Content) {
        self.metadata = metadata
        self.content = content
    }

    /// Whether the call did what it was to do.
    package var isSuccess: Bool { (200..<300).contains(metadata.status) }

    /// The content, none where it is streamed.
    package var data: Data {
        if case .collected(let data) = content { data } else { Data() }
    }
}

/// Why a call has no answer.
package enum CallFailure: Error, Sendable {
    /// The task was cancelled.
    case cancelled
    /// No access token could be had.
    case unauthenticated(any Error)
    /// The call cannot be made like this.
    case unsendable(RequestConfigurationError)
    /// The transport got no answer.
    case unanswered(HTTPError)
    /// No connection came about, and none ever did: the client gave up.
    case unreachable(HTTPError)
    /// The server refused other calls of the account for longer than this one can wait, so it was not sent.
    case heldBack(remaining: Duration, isWriteLimit: Bool)
}

/// Answers calls. Each stage of the pipeline is one, and hands the call to the next.
package protocol CallHandler: Sendable {
    /// Gives the server's answer, whatever its status; throws only where there is none.
    func response(to call: Call) async throws(CallFailure) -> CallResponse
}
