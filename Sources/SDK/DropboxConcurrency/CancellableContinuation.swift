/// A continuation for completion handlers of other code, which a canceled task stops waiting for.
///
/// The other code may call the handler repeatedly or never: only the first call counts.
package final class CancellableContinuation<Value: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Value, any Error>)
        case finished(Result<Value, any Error>)
    }

    private let state = Locked(State.idle)

    package init() {}

    /// Calls `start` with a completion handler, and returns the value that the handler receives.
    ///
    /// - Throws: `CancellationError` if the task is canceled before.
    package func value(_ start: (_ completion: @escaping @Sendable (Value) -> Void) -> Void) async throws -> Value {
        start { self.finish(.success($0)) }
        // Makes the order of the completion and the code after it visible to the Thread Sanitizer.
        defer { state.withLock { _ in } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Value, any Error>? in
                    if case .finished(let result) = state { return result }
                    state = .waiting(continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }

    private func finish(_ result: Result<Value, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            defer {
                if case .finished = state {} else { state = .finished(result) }
            }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}
