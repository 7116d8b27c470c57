import DropboxCore

/// Work that blocks its thread, done away from the few threads that tasks share.
enum Blocking {
    /// Does `work`, which is told of a cancellation by `Task.isCancelled` only before it begins.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        return try await offPool(work)
    }
}
