/// Runs blocking work on dedicated threads. The threads of tasks and of Dispatch are few and shared with the app, so
/// they must not wait for disks, locks, or other processes.
///
/// Each kind of work has a separate lane, so that long operations don't delay short ones. Work in a lane must not wait
/// for other work in a lane or for the network.
package struct BlockingIO: Sendable {
    /// The lane for short operations: small files, transactions, and parts of content.
    package static let disk = BlockingIO(threads: 16)

    /// The lane for operations on whole contents: hashing, copying, and deleting trees.
    package static let bulk = BlockingIO(threads: 4)

    /// The lane for operations with an unpredictable duration: locks of other processes, keyrings, and streams of the
    /// app. Each operation has its own thread.
    package static let external = BlockingIO(threads: .max)

    private let queue: WorkQueue<@Sendable () -> Void>

    /// Creates a separate lane, for work with a specific limit, such as memory.
    ///
    /// - Parameter threads: The maximum number of concurrent operations.
    package init(threads: Int) {
        queue = WorkQueue(limit: threads) { $0() }
    }

    /// Runs `body` to completion, even if the task is canceled. Use it for work that changes something.
    package func run<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let fence = SynchronizationFence()
        let outcome = await withCheckedContinuation { continuation in
            queue.add {
                let outcome = Result { () throws(Failure) in try body() }
                fence.release()
                continuation.resume(returning: outcome)
            }
        }
        fence.acquire()
        return try outcome.get()
    }

    /// Runs `body`, which regularly checks for cancellation, and waits until it returns. Its resources are therefore no
    /// longer in use when this method returns. If the task is canceled before `body` starts, it never runs.
    ///
    /// - Throws: `CancellationError` if the task is canceled, or the error of `body`.
    package func run<Value: Sendable>(
        _ body: @escaping @Sendable (CancellationFlag) throws -> Value
    ) async throws -> Value {
        let cancellation = CancellationFlag()
        return try await withTaskCancellationHandler {
            try await run {
                try cancellation.check()
                return try body(cancellation)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Runs `body`, which must not change anything. If the task is canceled, this method returns immediately and
    /// ignores the result of `body`.
    ///
    /// - Throws: `CancellationError` if the task is canceled, or the error of `body`.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (CancellationFlag) throws -> Value
    ) async throws -> Value {
        let cancellation = CancellationFlag()
        let result = CancellableContinuation<Result<Value, any Error>>()
        return try await withTaskCancellationHandler {
            try await result.value { completion in
                queue.add {
                    completion(
                        Result {
                            try cancellation.check()
                            return try body(cancellation)
                        })
                }
            }.get()
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Schedules `body` without waiting for it.
    package func enqueue(_ body: @escaping @Sendable () -> Void) { queue.add(body) }
}

/// A cancellation flag for work that doesn't run in a task.
package final class CancellationFlag: Sendable {
    private let state = Locked(false)

    package init() {}

    package var isCancelled: Bool { state.withLock(\.self) }

    package func cancel() { state.withLock { $0 = true } }

    /// - Throws: `CancellationError` after the cancellation.
    package func check() throws {
        if isCancelled { throw CancellationError() }
    }
}

/// A memory fence that makes the order around the resumption of a continuation visible to the Thread Sanitizer.
///
/// If a continuation is resumed before the task waits, the sanitizer doesn't see the order and reports a race for
/// objects that the result references. It does recognize locks.
package struct SynchronizationFence: Sendable {
    private let isReleased = Locked(false)

    package init() {}

    /// Call it before resuming the continuation.
    package func release() { isReleased.withLock { $0 = true } }

    /// Call it after the task was resumed.
    package func acquire() { isReleased.withLock { _ in } }
}
