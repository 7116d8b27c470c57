/// Runs work that the caller can't stop at once: a cancellation takes effect after some time. So a request that the server
/// executes anyway can receive its response.
///
/// - Parameters:
///   - delay: The time between the cancellation of the caller and that of the work.
///   - sleep: Waits for a time.
///   - work: The work, which runs in a task of its own.
package func withDelayedCancellation<Success: Sendable, Failure: Error>(
    _ delay: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void,
    _ work: @escaping @Sendable () async throws(Failure) -> Success
) async throws(Failure) -> Success {
    let task = Task { () async -> Result<Success, Failure> in
        do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    let deadline = Locked<Task<Void, any Error>?>(nil)
    defer { deadline.withLock { $0?.cancel() } }
    return try await withTaskCancellationHandler {
        await task.value
    } onCancel: {
        let wait = Task {
            try await sleep(delay)
            task.cancel()
        }
        deadline.withLock { $0 = wait }
    }.get()
}
