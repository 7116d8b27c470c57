import DropboxConcurrency
import DropboxHTTP

/// A call that a ``CallQueue`` starts.
protocol QueuedCall: AnyObject, Sendable {
    /// Starts the call.
    ///
    /// - Parameter queueEntry: The time at which the call was to start.
    /// - Returns: `false` if the call has finished in the meantime.
    func startFromQueue(_ queueEntry: Duration) -> Bool

    /// Makes room for another call. Calls do that when they finish, and before they wait for something other than the
    /// server. Only the first time counts.
    func leaveQueue()
}

/// The queues of the plain calls of a client.
struct CallQueues: Sendable {
    private let api: CallQueue
    private let content: CallQueue

    /// Creates the queues of a client.
    ///
    /// - Returns: `nil` if the configuration or the transport runs code of the app during a call, or if the time of
    ///   calls is limited.
    init?(_ configuration: DropboxTransportClientImpl.Configuration, _ transport: any HTTPTransport) {
        guard let transport = transport as? any LimitedTransport, configuration.log == nil,
            configuration.onWait == nil, configuration.headersForRouteHost == nil,
            configuration.session.timeouts().overall == nil
        else { return nil }
        let limit = transport.maximumRequestsPerHost * 4
        api = CallQueue(limit: limit, clock: configuration.clock)
        content = CallQueue(limit: limit, clock: configuration.clock)
    }

    /// Returns the queue of a call, or `nil` if it isn't plain.
    func queue(for route: RouteDescriptor, _ authentication: AuthStrategy) -> CallQueue? {
        guard route.style == .rpc, authentication.isImmediate else { return nil }
        return switch route.host {
        case .api: api
        case .content, .downloadContent: content
        case .notify: nil
        }
    }
}

/// Limits the number of plain calls that have a task. The others wait here, because a task takes about ten times the
/// memory of a request.
///
/// A plain call has a JSON argument and a JSON result, needs no token that isn't available, and runs no code of the app.
/// The limit is a multiple of the number of connections, so it delays no call that the transport could send.
final class CallQueue: Sendable {
    private struct State {
        var runningCount = 0
        var waiting = FIFOQueue<(call: any QueuedCall, entry: Duration)>()
    }

    private let limit: Int
    private let clock: ClientClock
    private let state = Locked(State())

    init(limit: Int, clock: ClientClock) {
        self.limit = max(1, limit)
        self.clock = clock
    }

    /// Adds a call.
    ///
    /// - Returns: `true` if the caller must start the call. Otherwise, the queue starts it later.
    func enter(_ call: any QueuedCall) -> Bool {
        state.withLock { state in
            if state.runningCount < limit {
                state.runningCount += 1
                return true
            }
            state.waiting.append((call, clock.now()))
            return false
        }
    }

    /// Removes a call that was started, and starts the next one.
    func leave() {
        while let next = removeNext(), !next.call.startFromQueue(next.entry) {}
    }

    private func removeNext() -> (call: any QueuedCall, entry: Duration)? {
        state.withLock { state in
            let next = state.waiting.removeFirst()
            if next == nil { state.runningCount -= 1 }
            return next
        }
    }
}

extension RequestExecution: QueuedCall {
    func startFromQueue(_ queueEntry: Duration) -> Bool {
        let starts = state.withLock { state in
            guard case .starting = state.phase else { return false }
            state.queueEntry = queueEntry
            return true
        }
        if starts { setTask(Task.inline(immediately: false) { await self.run() }) }
        return starts
    }

    package func leaveQueue() {
        guard let queue else { return }
        let leaves = state.withLock { state in
            defer { state.hasLeftQueue = true }
            return !state.hasLeftQueue
        }
        if leaves { queue.leave() }
    }

    /// The time at which the request was to start, if it waited in the queue of plain calls.
    var queueEntry: Duration? { state.withLock { $0.queueEntry } }
}
