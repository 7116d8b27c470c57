import Dispatch

/// Work that blocks its thread, done away from the few threads that tasks share.
enum Blocking {
    private static let queue = DispatchQueue(label: "swift-dropbox.files", attributes: .concurrent)

    /// Does `work`, which is told of a cancellation by `Task.isCancelled` only before it begins.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}
