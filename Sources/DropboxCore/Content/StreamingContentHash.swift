import Foundation
import DropboxConcurrency

/// The content hash of content that is arriving. Hashes in order, beside whoever receives: neither on the threads of tasks
/// nor on that of the transport.
package final class StreamingContentHash: Sendable {
    /// Takes in the bytes that come next.
    package typealias Step = @Sendable (_ hash: inout ContentHash) throws -> Void

    private struct State {
        var hash = ContentHash()
        /// Whether somebody has the hash, or is about to.
        var isWorking = false
        var steps: [Step] = []
        /// How many bytes the steps are about.
        var waiting = 0
        var failure: (any Error)?
        /// Are told when nobody works any more.
        var idlers: [CheckedContinuation<Void, Never>] = []
    }

    /// How much is worth changing to another thread.
    private static let batch = 1 << 20
    /// How little is not.
    private static let little = 64 << 10
    /// How much may wait in memory.
    private static let limit = 8 << 20

    private let state = Locked(State())

    package init() {}

    /// Takes in the bytes that come next, which are in memory. Waits while too many wait already.
    package func update(_ bytes: Data) async {
        post(bytes.count) { $0.update(bytes) }
        if state.withLock({ $0.waiting > Self.limit }) { await idle() }
    }

    /// Has `step` take in the `count` bytes that come next. One call after the other, from any thread.
    package func post(_ count: Int, _ step: @escaping Step) {
        let isDue = state.withLock { state in
            state.steps.append(step)
            state.waiting += count
            guard !state.isWorking, state.waiting >= Self.batch else { return false }
            state.isWorking = true
            return true
        }
        if isDue { BlockingIO.bulk.later { self.work() } }
    }

    /// The hash of all of it, when there is no more.
    /// - Throws: The first error of a step.
    package func finish() async throws -> String {
        await idle()
        let rest = state.withLock { state in
            state.isWorking = true
            return state.waiting
        }
        if rest > Self.little { await BlockingIO.bulk.run { self.work() } } else { work() }
        return try state.withLock { state in
            if let failure = state.failure { throw failure }
            return state.hash.finalize()
        }
    }

    /// Returns when nobody works.
    private func idle() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isWorking { state.idlers.append(continuation) }
                return !state.isWorking
            }
            if isIdle { continuation.resume() }
        }
    }

    /// Takes the steps that wait, until there are none. Whoever calls it has set `isWorking`.
    private func work() {
        var hash = state.withLock { $0.hash }
        while true {
            let (steps, idlers) = state.withLock { state -> ([Step], [CheckedContinuation<Void, Never>]) in
                defer { (state.steps, state.waiting) = ([], 0) }
                guard state.steps.isEmpty else { return (state.steps, []) }
                defer { state.idlers = [] }
                state.hash = hash
                state.isWorking = false
                return ([], state.idlers)
            }
            guard !steps.isEmpty else {
                for idler in idlers { idler.resume() }
                return
            }
            do {
                for step in steps { try step(&hash) }
            } catch {
                state.withLock { $0.failure = $0.failure ?? error }
            }
        }
    }
}
