import Dispatch
import Locking

/// Does on another thread what blocks: the threads of tasks are few, and must not wait for disks and other processes.
package func offPool<Result: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Result
) async throws(Failure) -> Result {
    // Where a continuation is resumed before anybody waits, the thread sanitizer sees no order between the two sides, and
    // calls whatever the result refers to a race. It knows locks.
    let handover = Locked(false)
    let outcome = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
            let outcome = Swift.Result { () throws(Failure) in try body() }
            handover.withLock { $0 = true }
            continuation.resume(returning: outcome)
        }
    }
    handover.withLock { _ in }
    return try outcome.get()
}
