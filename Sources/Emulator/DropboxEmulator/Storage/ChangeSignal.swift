import DropboxCore
import Foundation
import DropboxConcurrency

/// The location of a change.
struct ChangedPath: Sendable, Hashable {
    let namespace: Int64
    let path: String
}

/// Notifies subscribers of changes.
final class ChangeSignal: Sendable {
    private struct State {
        var nextID = 0
        var subscribers: [Int: (filter: Filter, continuation: AsyncStream<Void>.Continuation)] = [:]
        var observer: (@Sendable ([ChangedPath]) -> Void)?
    }

    /// The changes that a subscriber is notified of.
    struct Filter: Sendable {
        /// The account of the subscriber.
        let account: Int64
        /// The folders, including their descendants. An empty path represents a whole namespace.
        let folders: [ChangedPath]

        func contains(_ change: ChangedPath) -> Bool {
            folders.contains { folder in
                change.namespace == folder.namespace
                    && (folder.path.isEmpty || change.path == folder.path || change.path.isPath(below: folder.path))
            }
        }
    }

    private let state = Locked(State())

    /// Subscribes to changes.
    ///
    /// The subscription starts when this method returns. Check for existing changes after that.
    ///
    /// - Parameters:
    ///   - filter: The changes to report.
    ///   - deadline: The time of one additional signal, even if nothing has changed.
    ///   - clock: The clock for the deadline.
    /// - Returns: A stream with a signal for each transaction with a change that matches the filter. Signals may
    ///   coalesce.
    func subscribe(to filter: Filter, until deadline: Date = .distantFuture, clock: DropboxEmulator.ServerClock)
        -> AsyncStream<Void>
    {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state in
            state.nextID += 1
            state.subscribers[state.nextID] = (filter, continuation)
            return state.nextID
        }
        let alarm = clock.setAlarm(at: deadline) { continuation.yield() }
        continuation.onTermination = { [weak self] _ in
            clock.cancelAlarm(alarm)
            _ = self?.state.withLock { $0.subscribers.removeValue(forKey: id) }
        }
        return stream
    }

    /// Sets the closure that is called with the changes of each transaction. Writes wait for it, so it must be fast.
    func setObserver(_ observer: @escaping @Sendable ([ChangedPath]) -> Void) {
        state.withLock { $0.observer = observer }
    }

    func notify(_ changes: [ChangedPath]) {
        guard !changes.isEmpty else { return }
        let (matching, observer) = state.withLock { state in
            let matching = state.subscribers.values.filter { changes.contains(where: $0.filter.contains) }
            return (matching.map(\.continuation), state.observer)
        }
        for continuation in matching { continuation.yield() }
        observer?(changes)
    }

    /// Notifies all subscribers, because everything has changed.
    func notifyEveryone() {
        for continuation in state.withLock({ $0.subscribers.values.map(\.continuation) }) { continuation.yield() }
    }

    /// Notifies all subscribers of an account.
    func notifyAll(for account: Int64) {
        let matching = state.withLock { state in
            state.subscribers.values.filter { $0.filter.account == account }.map(\.continuation)
        }
        for continuation in matching { continuation.yield() }
    }
}
