import Dispatch
import Foundation
import DropboxConcurrency

/// How much of a request's content has moved, and who wants to know.
///
/// Counts only grow. However fast they come, each handler has at most one call waiting on its queue, and that call shows
/// the newest count: a slow main queue is not flooded.
public final class ProgressReporter: Sendable {
    private struct State {
        var completed: Int64 = 0
        var total: Int64 = -1
        var hasMoved = false
        var handlers: [Handler] = []
        var observers: [@Sendable (Int64) -> Void] = []
    }

    /// Calls a handler on its queue, and the next time only when it was called.
    private final class Handler: Sendable {
        private let isWaiting = Locked(false)
        private let schedule: @Sendable (_ isDue: @escaping @Sendable () -> Void) -> Void

        init(_ schedule: @escaping @Sendable (_ isDue: @escaping @Sendable () -> Void) -> Void) {
            self.schedule = schedule
        }

        func call() {
            let isFirst = isWaiting.withLock { isWaiting in
                defer { isWaiting = true }
                return !isWaiting
            }
            if isFirst { schedule { [isWaiting] in isWaiting.withLock { $0 = false } } }
        }
    }

    private let state = Locked(State())

    package init() {}

    /// Calls `handler` on the main queue from now on, and at once if something has moved already.
    func report(_ handler: @escaping @MainActor @Sendable (Progress) -> Void) {
        add(
            Handler { [weak self] isDue in
                guard let self else { return }
                Task { @MainActor in
                    isDue()
                    handler(self.snapshot)
                }
            })
    }

    /// Calls `handler` on `queue` from now on, and at once if something has moved already.
    package func report(on queue: DispatchQueue, _ handler: @escaping @Sendable (Progress) -> Void) {
        add(
            Handler { [weak self] isDue in
                guard let self else { return }
                queue.async {
                    isDue()
                    handler(self.snapshot)
                }
            })
    }

    /// Calls `observer` with each count from now on, on the thread that counts. It must return quickly.
    package func observe(_ observer: @escaping @Sendable (Int64) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    /// `completed` of `total` bytes have moved. A count below an earlier one is that of a repeated attempt and not shown,
    /// unless the content has become shorter than that.
    package func update(completed: Int64, total: Int64?) {
        let (handlers, observers) = state.withLock { state -> ([Handler], [@Sendable (Int64) -> Void]) in
            let before = state.total
            state.total = total ?? before
            let isTotalNew = state.total >= 0 && state.total != before
            guard completed > state.completed || !state.hasMoved || isTotalNew else { return ([], []) }
            state.completed = max(completed, state.completed)
            if before > state.total { state.completed = min(state.completed, max(state.total, 0)) }
            state.hasMoved = true
            return (state.handlers, state.observers)
        }
        for handler in handlers { handler.call() }
        for observer in observers { observer(completed) }
    }

    /// The counts so far; the total is -1 while it is unknown.
    package var counts: (completed: Int64, total: Int64) {
        state.withLock { ($0.completed, $0.total) }
    }

    private var snapshot: Progress {
        let counts = counts
        let progress = Progress(totalUnitCount: counts.total)
        progress.completedUnitCount = counts.completed
        return progress
    }

    private func add(_ handler: Handler) {
        let isLate = state.withLock { state in
            state.handlers.append(handler)
            return state.hasMoved
        }
        if isLate { handler.call() }
    }
}
