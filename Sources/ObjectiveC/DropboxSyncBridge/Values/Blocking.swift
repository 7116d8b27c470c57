import Dispatch
import DropboxConcurrency
import DropboxSync

/// Runs an async operation and waits for it, blocking the thread. The operation runs on dedicated threads, so it makes
/// progress even if all threads of tasks and queues are blocked.
package func blocking<Success: Sendable>(
    _ body: @escaping @Sendable () async throws(SyncError) -> Success
) throws(SyncError) -> Success {
    let outcome = Locked<Result<Success, SyncError>?>(nil)
    let group = DispatchGroup()
    group.enter()
    Task.onDedicatedThreads {
        do throws(SyncError) {
            let success = try await body()
            outcome.withLock { $0 = .success(success) }
        } catch {
            outcome.withLock { $0 = .failure(error) }
        }
        group.leave()
    }
    group.wait()
    guard let outcome = outcome.withLock({ $0 }) else { throw SyncError(.internal, "the operation has no result") }
    return try outcome.get()
}
