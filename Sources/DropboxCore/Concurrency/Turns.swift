import Locking

/// Has tasks do something one after the other, in the order in which they come, for each key on its own.
package final class Turns: Sendable {
    private struct State {
        /// Who waits for his turn, by key. A key is there while it is somebody's turn.
        var lines: [String: [(id: Int, continuation: CheckedContinuation<Void, any Error>)]] = [:]
        var next = 0
    }

    private let state = Locked(State())

    package init() {}

    /// Waits until nobody else with the same key is at work, and works.
    /// - Throws: `CancellationError` when the task is cancelled before it is its turn.
    package func take<Result: Sendable>(
        _ key: String, _ work: @Sendable () async -> Result
    ) async throws -> Result {
        try await enter(key)
        let result = await work()
        leave(key)
        return result
    }

    private func enter(_ key: String) async throws {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isTurn = state.withLock { state in
                    if state.lines[key] == nil {
                        state.lines[key] = []
                        return true
                    }
                    state.lines[key]?.append((id, continuation))
                    return false
                }
                if isTurn { continuation.resume() }
                if Task.isCancelled { giveUp(id, key) }
            }
        } onCancel: {
            giveUp(id, key)
        }
    }

    private func giveUp(_ id: Int, _ key: String) {
        let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard let place = state.lines[key]?.firstIndex(where: { $0.id == id }) else { return nil }
            return state.lines[key]?.remove(at: place).continuation
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func leave(_ key: String) {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard state.lines[key]?.isEmpty == false else {
                state.lines[key] = nil
                return nil
            }
            return state.lines[key]?.removeFirst().continuation
        }
        next?.resume()
    }
}
