import DropboxHTTP
import DropboxConcurrency

/// The waits of requests that are not to be sent yet. They end with their client.
final class DelayedStartQueue: Sendable {
    private struct State {
        var isOver = false
        var next = 0
        var waits: [Int: Task<Result<Void, any Error>, Never>] = [:]
    }

    private let state = Locked(State())

    /// Waits until a request may be sent.
    /// - Throws: `CancellationError` when the task is cancelled before, an `HTTPError` when the client is shut down.
    func wait(for run: any AnyRequestExecution, _ time: ClientClock) async throws {
        guard run.terms.earliestBeginDate != nil else { return }
        let wait = Task.onOwnThreads { () async -> Result<Void, any Error> in
            do { return .success(try await run.begin(time)) } catch { return .failure(error) }
        }
        let id = state.withLock { state in
            state.next += 1
            state.waits[state.next] = wait
            if state.isOver { wait.cancel() }
            return state.next
        }
        defer { state.withLock { $0.waits[id] = nil } }
        do {
            try await withTaskCancellationHandler {
                try await wait.value.get()
            } onCancel: {
                wait.cancel()
            }
        } catch {
            guard !Task.isCancelled, state.withLock({ $0.isOver }) else { throw error }
            throw HTTPError(.transportShutDown, "The client was shut down before the request was to be sent.")
        }
    }

    /// The client is shut down.
    func end() {
        let waits = state.withLock { state in
            state.isOver = true
            return state.waits.values
        }
        for wait in waits { wait.cancel() }
    }
}
