import Foundation
import DropboxConcurrency
import DropboxSQLite

/// Brings committed transactions to the disk, many at once: while one run is under way, all who come wait for the next.
///
/// Nothing that anybody is told is lost by a loss of power, since each answer waits for all that was committed before it.
final class GroupCommit: Sendable {
    private struct State {
        /// Transactions up to this one last.
        var synced = 0
        var isRunning = false
        var waiting: [CheckedContinuation<Void, any Error>] = []
    }

    private let database: Database
    private let state = Locked(State())

    init(_ database: Database) { self.database = database }

    /// Waits until all that is committed now lasts.
    func settle() async throws {
        let target = database.commitCount
        guard state.withLock({ $0.synced < target }) else { return }
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = state.withLock { state in
                state.waiting.append(continuation)
                defer { state.isRunning = true }
                return !state.isRunning
            }
            if isFirst { BlockingIO.disk.later { self.run() } }
        }
    }

    /// Serves those who wait, and those who come meanwhile.
    private func run() {
        while true {
            let waiting = state.withLock { state in
                state.isRunning = !state.waiting.isEmpty
                defer { state.waiting = [] }
                return state.waiting
            }
            guard !waiting.isEmpty else { return }
            let reached = database.commitCount
            do {
                try database.sync()
                state.withLock { $0.synced = max($0.synced, reached) }
                for continuation in waiting { continuation.resume() }
            } catch {
                for continuation in waiting { continuation.resume(throwing: error) }
            }
        }
    }
}
