import DropboxConcurrency
import DropboxCore

/// A signal that wakes all that wait for it. `WakeSignal` is the form for one waiter.
package final class WorkerSignal: Sendable {
    private struct State {
        var waiters: [Int: WakeSignal] = [:]
        var lastID = 0
        /// Whether the signal was sent while nobody waited.
        var isSignaled = false
    }

    private let state = Locked(State())

    package init() {}

    /// Ends the waits, or the next one if nobody waits.
    package func signal() {
        let waiters = state.withLock { state in
            state.isSignaled = state.waiters.isEmpty
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.signal() }
    }

    /// Waits until the signal is sent, the task is canceled, or the time limit is reached.
    package func wait(upTo limit: Duration) async {
        let waiter = WakeSignal()
        let id = state.withLock { state -> Int? in
            if state.isSignaled {
                state.isSignaled = false
                return nil
            }
            state.lastID += 1
            state.waiters[state.lastID] = waiter
            return state.lastID
        }
        guard let id else { return }
        await waiter.wait(upTo: limit)
        state.withLock { $0.waiters[id] = nil }
    }
}
