import DropboxConcurrency
import Foundation

/// Computes the content hash of content while it is received. It hashes sequentially on separate threads: neither on
/// the threads of tasks nor on the thread of the transport.
package final class StreamingContentHash: Sendable {
    /// Adds the next bytes to the hash.
    package typealias Step = @Sendable (_ hash: inout ContentHash) throws -> Void

    private struct State {
        var hash = ContentHash()
        /// Whether a thread processes the steps, or is about to.
        var isWorking = false
        var steps: [Step] = []
        /// The number of bytes of the pending steps.
        var pendingBytes = 0
        var error: (any Error)?
        /// Resumed when no thread processes steps.
        var idleWaiters: [CheckedContinuation<Void, Never>] = []
    }

    /// The number of pending bytes that justifies another thread.
    private static let batchSize = 1 << 20
    /// The number of bytes up to which the caller's thread computes the hash.
    private static let inlineLimit = 64 << 10
    /// The maximum number of pending bytes in memory.
    private static let memoryLimit = 8 << 20

    private let state = Locked(State())

    package init() {}

    /// Adds the next bytes, which are in memory. Suspends while too many bytes are pending.
    package func update(_ bytes: Data) async {
        post(bytes.count) { $0.update(bytes) }
        if state.withLock({ $0.pendingBytes > Self.memoryLimit }) { await waitUntilIdle() }
    }

    /// Adds a step that hashes the next `count` bytes. Don't call it concurrently. The thread doesn't matter.
    package func post(_ count: Int, _ step: @escaping Step) {
        let startsWork = state.withLock { state in
            state.steps.append(step)
            state.pendingBytes += count
            guard !state.isWorking, state.pendingBytes >= Self.batchSize else { return false }
            state.isWorking = true
            return true
        }
        if startsWork { BlockingIO.bulk.enqueue { self.work() } }
    }

    /// Waits for all steps, and returns the hash. Call it once, after the last step.
    ///
    /// - Throws: The first error of a step.
    package func finish() async throws -> String {
        await waitUntilIdle()
        let pendingBytes = state.withLock { state in
            state.isWorking = true
            return state.pendingBytes
        }
        if pendingBytes > Self.inlineLimit { await BlockingIO.bulk.run { self.work() } } else { work() }
        return try state.withLock { state in
            if let error = state.error { throw error }
            return state.hash.finalize()
        }
    }

    /// Waits until no thread processes steps.
    private func waitUntilIdle() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isWorking { state.idleWaiters.append(continuation) }
                return !state.isWorking
            }
            if isIdle { continuation.resume() }
        }
    }

    /// Processes the pending steps until none remain. The caller must have set `isWorking`.
    private func work() {
        var hash = state.withLock { $0.hash }
        while true {
            let (steps, waiters) = state.withLock { state -> ([Step], [CheckedContinuation<Void, Never>]) in
                defer { (state.steps, state.pendingBytes) = ([], 0) }
                guard state.steps.isEmpty else { return (state.steps, []) }
                defer { state.idleWaiters = [] }
                state.hash = hash
                state.isWorking = false
                return ([], state.idleWaiters)
            }
            guard !steps.isEmpty else {
                for waiter in waiters { waiter.resume() }
                return
            }
            do {
                for step in steps { try step(&hash) }
            } catch {
                state.withLock { $0.error = $0.error ?? error }
            }
        }
    }
}
