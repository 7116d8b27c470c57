/// Suspends until the task is canceled.
///
/// - Throws: `CancellationError` when the task is canceled.
public func suspendUntilCancelled() async throws -> Never {
    let endless = AsyncStream<Void> { _ in }
    // Only the cancellation ends the loop.
    for await _ in endless {}
    throw CancellationError()
}
