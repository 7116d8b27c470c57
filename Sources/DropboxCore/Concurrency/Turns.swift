import Locking

/// Has tasks do something one after the other, or so many at a time, in the order in which they come, for each key on its
/// own.
package final class Turns: Sendable {
    private struct Line {
        var working = 0
        var waiting: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    }

    private struct State {
        /// Who works or waits for his turn, by key. A key is there while it is somebody's turn.
        var lines: [String: Line] = [:]
        var next = 0
    }

    private let state = Locked(State())
    private let width: Int

    /// - Parameter width: how many may be at work with the same key; one by default.
    package init(width: Int = 1) { self.width = width }

    /// Waits until nobody else with the same key is at work, or fewer than may be, and works.
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
                    var line = state.lines[key] ?? Line()
                    defer { state.lines[key] = line }
                    if line.working < width {
                        line.working += 1
                        return true
                    }
                    line.waiting.append((id, continuation))
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
            guard let place = state.lines[key]?.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.lines[key]?.waiting.remove(at: place).continuation
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func leave(_ key: String) {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard var line = state.lines[key] else { return nil }
            defer { state.lines[key] = line.working > 0 ? line : nil }
            if line.waiting.isEmpty {
                line.working -= 1
                return nil
            }
            return line.waiting.removeFirst().continuation
        }
        next?.resume()
    }
}
