import Dispatch

/// Does on another thread what blocks: the threads of tasks are few, and must not wait for disks and other processes.
package func offPool<Result: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Result
) async throws(Failure) -> Result {
    let outcome = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
            continuation.resume(returning: Swift.Result { () throws(Failure) in try body() })
        }
    }
    return try outcome.get()
}
