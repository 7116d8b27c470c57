import DropboxConcurrency
import DropboxHTTP

/// The queues of the plain calls of a client.
struct CallQueues: Sendable {
    private let api: CallQueue
    private let content: CallQueue
    private let notify: CallQueue
    /// Whether no code of the app sends requests.
    private let isDirect: Bool

    init(_ configuration: DropboxTransportClientImpl.Configuration, _ transport: any HTTPTransport) {
        let transport = transport as? any LimitedTransport
        isDirect = transport != nil
        // The time in the queue would count toward the deadline of a call.
        let hasDeadline = configuration.session.timeouts().overall != nil
        let limit = hasDeadline ? .max : transport.map { min($0.maximumRequestsPerHost, 1 << 20) * 4 } ?? .max
        api = CallQueue(limit: limit, clock: configuration.clock)
        content = CallQueue(limit: limit, clock: configuration.clock)
        notify = CallQueue(limit: .max, clock: configuration.clock)
    }

    /// Returns the place of a call, or `nil` if the call transfers content.
    func place(for route: RouteDescriptor, _ options: CallOptions) -> CallPlace? {
        guard route.style == .rpc else { return nil }
        let queue =
            switch route.host {
            case .api: api
            case .content, .downloadContent: content
            case .notify: notify
            }
        return CallPlace(queue: queue, startsOnCallingThread: isDirect && options.hasImmediateAuthentication)
    }
}

/// The queue of a plain call, and the thread that starts it.
struct CallPlace: Sendable {
    let queue: CallQueue
    /// Whether the thread that awaits the call may run its beginning. It may not if a token provider or a transport of the
    /// app could block it.
    let startsOnCallingThread: Bool
}

/// Limits the number of plain calls that have a task. The others wait here, because a task takes about ten times the
/// memory of a request.
///
/// A plain call has a JSON argument and a JSON result. The limit is a multiple of the number of connections, so it delays
/// no call that the transport could send. The log and the handlers of the configuration are called on the thread that
/// receives the response.
final class CallQueue: Sendable {
    private struct State {
        var runningCount = 0
        var waiting = FIFOQueue<(call: AnyRequestExecution, entry: Duration)>()
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
    func enter(_ call: AnyRequestExecution) -> Bool {
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

    private func removeNext() -> (call: AnyRequestExecution, entry: Duration)? {
        state.withLock { state in
            let next = state.waiting.removeFirst()
            if next == nil { state.runningCount -= 1 }
            return next
        }
    }
}
