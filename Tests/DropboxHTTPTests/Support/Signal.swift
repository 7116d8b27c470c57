import DropboxConcurrency
import Foundation

/// An event that occurs once. Tasks and threads can wait for it.
final class Signal<Value: Sendable>: Sendable {
    private struct State {
        var value: Value?
        var waiting: [CheckedContinuation<Value, Never>] = []
    }

    private let state = Locked(State())
    private let semaphore = DispatchSemaphore(value: 0)

    /// Triggers the event. Only the first call counts. `first` runs before waiters are resumed.
    func fire(_ value: Value, first: () -> Void = {}) {
        let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
            guard state.value == nil else { return [] }
            first()
            state.value = value
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: value) }
        semaphore.signal()
    }

    var value: Value {
        get async {
            await withCheckedContinuation { continuation in
                let value = state.withLock { state -> Value? in
                    if state.value == nil { state.waiting.append(continuation) }
                    return state.value
                }
                if let value { continuation.resume(returning: value) }
            }
        }
    }

    /// Blocks until the event occurs. For the threads of servers.
    func waitBlocking() {
        semaphore.wait()
        semaphore.signal()
    }
}

extension Signal where Value == Void {
    func fire() { fire(()) }
}
