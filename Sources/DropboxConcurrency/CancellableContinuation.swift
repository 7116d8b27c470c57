/// Waits for a completion that foreign code promised to call.
///
/// The code may call it twice, or never: only the first call counts, and a task that is cancelled waits no longer.
package final class CancellableContinuation<Value: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Value, any Error>)
        case done(Result<Value, any Error>)
    }

    private let state = Locked(State.idle)

    package init() {}

    /// Calls `start` with a completion, and gives what that is called with.
    /// - Throws: `CancellationError` when the task is cancelled first.
    package func value(_ start: (_ completion: @escaping @Sendable (Value) -> Void) -> Void) async throws -> Value {
        start { self.end(.success($0)) }
        // The thread sanitizer sees by that what comes before the completion, and what after.
        defer { state.withLock { _ in } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Value, any Error>? in
                    if case .done(let result) = state { return result }
                    state = .waiting(continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    private func end(_ result: Result<Value, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            defer {
                if case .done = state {} else { state = .done(result) }
            }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}
