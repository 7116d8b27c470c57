import Dispatch
import DropboxConcurrency
import Foundation

/// The progress of a request's content, and the handlers that receive it.
///
/// Counts only increase. Each handler has at most one pending call on its queue, which reports the latest count.
/// Frequent updates therefore don't flood a slow main queue.
public final class ProgressReporter: Sendable {
    private struct State {
        var completed: Int64 = 0
        var total: Int64 = -1
        var hasProgress = false
        var handlers: [Handler] = []
        var observers: [@Sendable (Int64) -> Void] = []
    }

    /// Schedules calls of a handler on its queue, one at a time.
    private final class Handler: Sendable {
        private let isPending = Locked(false)
        private let schedule: @Sendable (_ willCall: @escaping @Sendable () -> Void) -> Void

        init(_ schedule: @escaping @Sendable (_ willCall: @escaping @Sendable () -> Void) -> Void) {
            self.schedule = schedule
        }

        func call() {
            let isFirst = isPending.withLock { isPending in
                defer { isPending = true }
                return !isPending
            }
            if isFirst { schedule { [isPending] in isPending.withLock { $0 = false } } }
        }
    }

    private let state = Locked(State())

    package init() {}

    /// Adds a handler that is called on the main queue, also with progress that was already made.
    func addHandler(_ handler: @escaping @MainActor @Sendable (Progress) -> Void) {
        add(
            Handler { [weak self] willCall in
                guard let self else { return }
                Task { @MainActor in
                    willCall()
                    handler(self.snapshot)
                }
            })
    }

    /// Adds a handler that is called on `queue`, also with progress that was already made.
    package func addHandler(on queue: some HandlerQueue, _ handler: @escaping @Sendable (Progress) -> Void) {
        add(
            Handler { [weak self] willCall in
                guard let self else { return }
                queue.schedule {
                    willCall()
                    handler(self.snapshot)
                }
            })
    }

    /// Adds an observer that is called synchronously with each new count. It must return quickly.
    package func addObserver(_ observer: @escaping @Sendable (Int64) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    /// Records the number of transferred bytes.
    ///
    /// A lower count than before comes from a retried attempt and is ignored, unless the content became shorter than
    /// the previous count.
    package func update(completed: Int64, total: Int64?) {
        let (handlers, observers) = state.withLock { state -> ([Handler], [@Sendable (Int64) -> Void]) in
            let previousTotal = state.total
            state.total = total ?? previousTotal
            let isTotalNew = state.total >= 0 && state.total != previousTotal
            guard completed > state.completed || !state.hasProgress || isTotalNew else { return ([], []) }
            state.completed = max(completed, state.completed)
            if previousTotal > state.total { state.completed = min(state.completed, max(state.total, 0)) }
            state.hasProgress = true
            return (state.handlers, state.observers)
        }
        for handler in handlers { handler.call() }
        for observer in observers { observer(completed) }
    }

    /// The current counts. The total is -1 while it is unknown.
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
        let hasProgress = state.withLock { state in
            state.handlers.append(handler)
            return state.hasProgress
        }
        if hasProgress { handler.call() }
    }
}
