import DropboxConcurrency
import DropboxHTTP

/// Receives the events of calls. It may be called concurrently from any thread, and must return quickly, like
/// ``LoggingClosure``.
public typealias CallEventHandler = @Sendable (CallEvent) -> Void

/// Records the latest events of a client, and passes each event to the handler and to the sequences that are being read.
final class CallEvents: Sendable {
    /// The maximum number of recorded events.
    static let recordCount = 500

    /// The minimum time between two comparisons of the clock with the server's, which changes slowly.
    private static let clockInterval: Duration = .seconds(60)

    /// The date of a response, as received.
    struct ServerDate {
        let text: String
        /// The time on the clock of the client.
        let time: Duration
    }

    private struct State {
        var lastID = 0
        var readers: [Int: AsyncStream<CallEvent>.Continuation] = [:]
        /// A ring with the latest events. It has no memory before the first one.
        var events: [CallEvent] = []
        var oldest = 0
        var serverDate: ServerDate?

        mutating func record(_ event: CallEvent) {
            guard events.count == CallEvents.recordCount else { return events.append(event) }
            events[oldest] = event
            oldest = (oldest + 1) % CallEvents.recordCount
        }
    }

    private let handler: CallEventHandler?
    private let state = Locked(State())

    init(_ handler: CallEventHandler?) { self.handler = handler }

    /// Whether sequences are being read.
    var hasReaders: Bool { state.withLock { !$0.readers.isEmpty } }

    /// Passes an event on, and records it.
    ///
    /// - Parameters:
    ///   - end: The end of the attempt on the clock of the client.
    ///   - outcome: The outcome of the attempt.
    func send(_ event: CallEvent, end: Duration, _ outcome: Result<CallResponse, CallFailure>) {
        let readers = state.withLock { state -> [AsyncStream<CallEvent>.Continuation] in
            state.record(event)
            let isDue = state.serverDate.map { end - $0.time >= Self.clockInterval } ?? true
            if isDue, case .success(let response) = outcome, let text = response.metadata.headers["Date"] {
                state.serverDate = ServerDate(text: text, time: end)
            }
            return state.readers.isEmpty ? [] : Array(state.readers.values)
        }
        handler?(event)
        for reader in readers { reader.yield(event) }
    }

    /// The recorded events, the oldest first.
    var latest: [CallEvent] {
        state.withLock { Array($0.events[$0.oldest...] + $0.events[..<$0.oldest]) }
    }

    /// The date of a recent response, or `nil` if none had one.
    var serverDate: ServerDate? { state.withLock { $0.serverDate } }

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
