import DropboxConcurrency
import DropboxCore
import Foundation

/// Synchronizes whenever something is queued, or others have published something.
struct SynchronizationLoop: Sendable {
    let core: DatastoreCore
    let synchronizer: DatastoreSynchronizer
    let signal: WakeSignal
    /// Decides how long to wait after a failure; `nil` for a client of another implementation.
    let caller: RetryingCaller?

    /// Runs until the task is canceled or the core is closed.
    func run() async {
        var attempts = RetryAttempts()
        var isFirstContact = true
        while !Task.isCancelled {
            do {
                try await synchronizer.synchronize(isFirstContact: isFirstContact)
                isFirstContact = false
                attempts = RetryAttempts()
                core.setActivity { activity in (activity.isConnected, activity.error) = (true, nil) }
                try await waitForWork()
            } catch {
                let failure = DatastoreError(error)
                if failure.code == .closed || Task.isCancelled { return }
                core.setActivity { activity in (activity.isConnected, activity.error) = (false, failure) }
                do { try await pause(&attempts) } catch { return }
            }
        }
    }

    /// Waits until something is queued, or the folder may have changed.
    private func waitForWork() async throws {
        let (core, folder, signal) = (core, synchronizer.folder, signal)
        guard let cursor = try await BlockingIO.disk.run({ () throws(DatastoreError) in try core.cursor() }) else {
            return
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await folder.waitForChanges(after: cursor) }
            group.addTask { await signal.wait() }
            try await group.next()
            group.cancelAll()
        }
    }

    private func pause(_ attempts: inout RetryAttempts) async throws {
        let policy = (caller?.policy ?? .standard).unlimited
        let decision = attempts.decisionAfterFailure(
            .rejected(retryAfter: nil), policy, now: .zero, jitter: caller?.jitter() ?? .random(in: 0...1))
        let delay = if case .retry(let delay) = decision { delay } else { policy.maximumBackoff }
        try await (caller?.clock ?? .system).sleep(delay)
    }
}
