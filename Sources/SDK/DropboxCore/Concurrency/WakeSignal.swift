import DropboxConcurrency

/// A signal that wakes a waiting loop. A signal that is sent while the loop is busy ends its next wait.
package final class WakeSignal: Sendable {
    private struct State {
        var isSignaled = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Locked(State())

    package init() {}

    /// Ends the wait, or the next one.
    package func signal() {
        let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state.waiter = nil }
            state.isSignaled = state.waiter == nil
            return state.waiter
        }
        waiter?.resume()
    }

    /// Waits until the signal is sent, the task is canceled, or the time limit is reached.
    ///
    /// - Parameters:
    ///   - limit: The time limit. The default is `nil`, which means none.
    ///   - clock: The clock that measures the limit.
    package func wait(upTo limit: Duration? = nil, clock: ClientClock = .system) async {
        let timer = limit.map { limit in
            Task.onDedicatedThreads { [self] in
                // A canceled sleep returns normally, but then the wait is already over.
                try? await clock.sleep(limit)
                if !Task.isCancelled { signal() }
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isSignaled = state.withLock { state in
                    defer { state.isSignaled = false }
                    if !state.isSignaled { state.waiter = continuation }
                    return state.isSignaled
                }
                if isSignaled { continuation.resume() }
            }
        } onCancel: {
            signal()
        }
        timer?.cancel()
    }
}
