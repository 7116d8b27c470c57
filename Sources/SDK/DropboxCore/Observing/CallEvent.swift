import DropboxConcurrency
import DropboxHTTP

/// An attempt of a call that ended: what was sent, how long it took, and how it ended. It has no arguments, results,
/// content, or tokens.
public struct CallEvent: Sendable {
    /// The route, such as `files/list_folder`.
    public let route: RouteDescriptor

    /// The number of the attempt, starting at 1.
    public let attempt: Int

    /// The time before the attempt: in the queue of the client, in the queue of a rate limit, and in the delay after a
    /// failed attempt.
    public let queueing: Duration

    /// The time from the start of the attempt to the complete response, or to the head of a response whose content is
    /// streamed.
    public let duration: Duration

    /// The size of the request body in bytes, or `nil` if it's unknown.
    public let sentBytes: Int64?

    /// The size of the response body in bytes. For streamed content, the size that the server announces, or `nil` if it
    /// announces none.
    public let receivedBytes: Int64?

    /// The HTTP status, or `nil` if there was no response.
    public let status: Int?

    /// The ID by which Dropbox identifies the request, or `nil` if the response isn't from Dropbox.
    public let requestID: String?

    /// What the failure says about another attempt, or `nil` if the attempt succeeded.
    public let verdict: FailureVerdict?

    /// The delay before the next attempt, or `nil` if this was the last one.
    public let delay: Duration?

    /// A Boolean value that indicates whether the call ended with this attempt.
    public var isLast: Bool { delay == nil }
}

extension CallEvent: CustomStringConvertible {
    /// A line such as `files/list_folder: attempt 1, 200 in 0.123s, request 1a2b`.
    public var description: String {
        let outcome = status.map(String.init) ?? "no response"
        let id = requestID.map { ", request \($0)" } ?? ""
        let next = delay.map { ", next attempt in \(CallLog.seconds($0))" } ?? ""
        return "\(route.path): attempt \(attempt), \(outcome) in \(CallLog.seconds(duration))\(id)\(next)"
    }
}

extension CallEvent {
    init(
        _ call: Call, attempt: Int, queueing: Duration, duration: Duration,
        _ outcome: Result<CallResponse, CallFailure>, _ verdict: FailureVerdict?, _ decision: RetryDecision?
    ) {
        route = call.route
        self.attempt = attempt
        self.queueing = queueing
        self.duration = duration
        sentBytes = call.body.length
        self.verdict = verdict
        delay = if case .retry(let delay) = decision { delay } else { nil }
        guard case .success(let response) = outcome else {
            (status, requestID, receivedBytes) = (nil, nil, nil)
            return
        }
        status = response.metadata.status
        requestID = response.metadata.requestID
        receivedBytes =
            switch response.content {
            case .collected(let data): Int64(data.count)
            case .streamed(let body): body.expectedLength
            }
    }
}

/// Receives the events of calls. It may be called concurrently from any thread, and must return quickly, like
/// ``LoggingClosure``.
public typealias CallEventHandler = @Sendable (CallEvent) -> Void

/// Passes the events of a client to its handler and to the sequences that are being read.
final class CallEvents: Sendable {
    private struct State {
        var lastID = 0
        var readers: [Int: AsyncStream<CallEvent>.Continuation] = [:]
    }

    private let handler: CallEventHandler?
    private let state = Locked(State())

    init(_ handler: CallEventHandler?) { self.handler = handler }

    /// Whether anyone receives events.
    var isObserved: Bool { handler != nil || state.withLock { !$0.readers.isEmpty } }

    func send(_ event: CallEvent) {
        handler?(event)
        for reader in state.withLock({ Array($0.readers.values) }) { reader.yield(event) }
    }

    /// Returns the events from now on. A reader that is slow loses the oldest ones.
    func sequence(bufferingNewest count: Int) -> AsyncStream<CallEvent> {
        AsyncStream(bufferingPolicy: .bufferingNewest(count)) { reader in
            let id = state.withLock { state in
                state.lastID += 1
                state.readers[state.lastID] = reader
                return state.lastID
            }
            reader.onTermination = { [weak self] _ in self?.remove(id) }
        }
    }

    private func remove(_ id: Int) {
        // The continuation is released without the lock.
        _ = state.withLock { $0.readers.removeValue(forKey: id) }
    }

    deinit { for reader in state.withLock({ $0.readers.values }) { reader.finish() } }
}
