import DropboxConcurrency

/// Has tasks do something one after the other, or so many at a time, in the order in which they come, for each key on its
/// own.
package final class KeyedSemaphore: Sendable {
    private struct Queue {
        var working = 0
        var waiting: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    }

    private struct State {
        /// Who works or waits for his turn, by key. A key is there while it is somebody's turn.
        var queues: [String: Queue] = [:]
        var next = 0
    }

    private let state = Locked(State())
    private let permits: Int

    /// - Parameter width: how many may be at work with the same key; one by default.
    package init(permits: Int = 1) { self.permits = permits }

    /// Waits until nobody else with the same key is at work, or fewer than may be, and works.
    /// - Throws: `CancellationError` when the task is cancelled before it is its turn.
    package func withPermit<Result: Sendable>(
        for key: String, _ work: @Sendable () async -> Result
    ) async throws -> Result {
        try await acquire(key)
        let result = await work()
        release(key)
        return result
    }

    private func acquire(_ key: String) async throws {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isTurn = state.withLock { state in
                    var line = state.queues[key] ?? Queue()
                    defer { state.queues[key] = line }
                    if line.working < permits {
                        line.working += 1
                        return true
                    }
                    line.waiting.append((id, continuation))
                    return false
                }
                if isTurn { continuation.resume() }
                if Task.isCancelled { cancel(id, key) }
            }
        } onCancel: {
            cancel(id, key)
        }
    }

    private func cancel(_ id: Int, _ key: String) {
        let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard let place = state.queues[key]?.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.queues[key]?.waiting.remove(at: place).continuation
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func release(_ key: String) {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard var line = state.queues[key] else { return nil }
            defer { state.queues[key] = line.working > 0 ? line : nil }
            if line.waiting.isEmpty {
                line.working -= 1
                return nil
            }
            return line.waiting.removeFirst().continuation
        }
        next?.resume()
    }
}
