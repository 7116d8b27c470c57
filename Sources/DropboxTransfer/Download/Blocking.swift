import DropboxCore
import Locking

/// Work that blocks its thread, done away from the few threads that tasks share.
enum Blocking {
    /// Does `work`, which is not told of a cancellation once it has begun.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        return try await offPool(work)
    }

    /// Does `work` that may take long, and asks now and then whether it is still wanted.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable (Cancellation) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await offPool { try work(cancellation) }
        } onCancel: {
            cancellation.cancel()
        }
    }
}

/// Tells work that has no task of its own that nobody wants it any more.
final class Cancellation: Sendable {
    private let isCancelled = Locked(false)

    func cancel() { isCancelled.withLock { $0 = true } }

    /// - Throws: `CancellationError` after the cancellation.
    func check() throws {
        if isCancelled.withLock(\.self) { throw CancellationError() }
    }
}
