/// Work that blocks its thread, done on threads of its own: those of tasks and of Dispatch are few, belong to the app too, and
/// must not wait for disks, locks and other processes.
///
/// There is a lane for each kind of work, so that what takes long never holds up what is over soon, and what waits for
/// somebody else holds up nobody. What runs in a lane must not wait for other work in a lane, nor for the network.
package struct BlockingIO: Sendable {
    /// Steps that are over soon: small files, transactions, a piece of a content.
    package static let disk = BlockingIO(threads: 16)

    /// What goes through whole contents: hashing, copying, deleting trees.
    package static let bulk = BlockingIO(threads: 4)

    /// What waits for others, and nobody knows how long: locks of other processes, key rings, streams of the app. There is
    /// a thread for each.
    package static let foreign = BlockingIO(threads: .max)

    private let queue: WorkQueue<@Sendable () -> Void>

    /// A lane of its own, for work that has a limit of its own: of memory, for one.
    /// - Parameter threads: How much may be under way at a time.
    package init(threads: Int) {
        queue = WorkQueue(limit: threads) { $0() }
    }

    /// Does `body` to its end, also where the task is cancelled: for what changes something.
    package func run<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let handover = Handover()
        let outcome = await withCheckedContinuation { continuation in
            queue.add {
                let outcome = Result { () throws(Failure) in try body() }
                handover.pass()
                continuation.resume(returning: outcome)
            }
        }
        handover.take()
        return try outcome.get()
    }

    /// Does `body`, which asks now and then whether it is still wanted, and is waited for: whatever it uses is not in use any
    /// more when this returns. One that has not begun by the cancellation never does.
    /// - Throws: `CancellationError` when the task is cancelled; what `body` throws.
    package func run<Value: Sendable>(
        _ body: @escaping @Sendable (Cancellation) throws -> Value
    ) async throws -> Value {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await run {
                try cancellation.check()
                return try body(cancellation)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Does `body`, which changes nothing. A task that is cancelled waits no longer, at whatever `body` is; what comes of it is
    /// dropped.
    /// - Throws: `CancellationError` when the task is cancelled; what `body` throws.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (Cancellation) throws -> Value
    ) async throws -> Value {
        let cancellation = Cancellation()
        let wait = CancellableContinuation<Result<Value, any Error>>()
        return try await withTaskCancellationHandler {
            try await wait.value { completion in
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

    /// Does `body` some time, and nobody waits for it.
    package func later(_ body: @escaping @Sendable () -> Void) { queue.add(body) }
}

/// Tells work that has no task of its own that nobody wants it any more.
package final class Cancellation: Sendable {
    private let isCancelled = Locked(false)

    package init() {}

    package func cancel() { isCancelled.withLock { $0 = true } }

    /// - Throws: `CancellationError` after the cancellation.
    package func check() throws {
        if isCancelled.withLock(\.self) { throw CancellationError() }
    }
}

/// Orders what comes before the resumption of a continuation and what comes after it, for the thread sanitizer: where a
/// continuation is resumed before anybody waits, it sees no order, and calls whatever the result refers to a race. It knows
/// locks.
package struct Handover: Sendable {
    private let isPassed = Locked(false)

    package init() {}

    /// Before the continuation is resumed.
    package func pass() { isPassed.withLock { $0 = true } }

    /// When the task goes on.
    package func take() { isPassed.withLock { _ in } }
}
