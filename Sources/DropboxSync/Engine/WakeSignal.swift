import DropboxCore
import DropboxConcurrency

/// Wakes a loop that rests. A signal that comes while it is at work counts when it rests next.
final class WakeSignal: Sendable {
    private struct State {
        var isSignalled = false
        var sleeper: CheckedContinuation<Void, Never>?
    }

    private let state = Locked(State())

    func signal() {
        let sleeper = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state.sleeper = nil }
            state.isSignalled = state.sleeper == nil
            return state.sleeper
        }
        sleeper?.resume()
    }

    /// Rests until there is a signal or the task is cancelled, or for so long.
    func wait(upTo limit: Duration?, clock time: ClientClock) async {
        let alarm = limit.map { limit in
            Task.onOwnThreads { [self] in
                // A cancelled sleep ends like a finished one: by then nobody rests any more.
                try? await time.sleep(limit)
                if !Task.isCancelled { signal() }
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isSignalled = state.withLock { state in
                    defer { state.isSignalled = false }
                    if !state.isSignalled { state.sleeper = continuation }
                    return state.isSignalled
                }
                if isSignalled { continuation.resume() }
            }
        } onCancel: {
            signal()
        }
        alarm?.cancel()
    }
}
