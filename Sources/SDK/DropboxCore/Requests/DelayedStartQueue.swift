import DropboxConcurrency
import DropboxHTTP
import Foundation

/// Delays requests until their earliest begin date. The delays end when the client is shut down.
final class DelayedStartQueue: Sendable {
    private struct State {
        var isShutDown = false
        var lastID = 0
        var delays: [Int: Task<Result<Void, any Error>, Never>] = [:]
    }

    private let state = Locked(State())

    /// Waits until the earliest begin date of a request, if it has one.
    ///
    /// - Throws: An error if the task is canceled or the client is shut down before.
    func waitForEarliestBeginDate(
        of execution: AnyRequestExecution, _ clock: ClientClock
    ) async throws(CallFailure) {
        guard execution.options.earliestBeginDate != nil else { return }
        execution.leaveQueue()
        let delay = Task.onDedicatedThreads { () async -> Result<Void, any Error> in
            do { return .success(try await execution.waitForEarliestBeginDate(clock: clock)) } catch {
                return .failure(error)
            }
        }
        let id = state.withLock { state in
            state.lastID += 1
            state.delays[state.lastID] = delay
            if state.isShutDown { delay.cancel() }
            return state.lastID
        }
        defer { state.withLock { $0.delays[id] = nil } }
        let result = await withTaskCancellationHandler {
            await delay.value
        } onCancel: {
            delay.cancel()
        }
        guard case .failure = result else { return }
        guard !Task.isCancelled, state.withLock({ $0.isShutDown }) else { throw .cancelled }
        throw .noResponse(
            HTTPError(.transportShutDown, "The client was shut down before the request was to be sent."))
    }

    /// Cancels all current and future delays.
    func shutdown() {
        let delays = state.withLock { state in
            state.isShutDown = true
            return state.delays.values
        }
        for delay in delays { delay.cancel() }
    }
}

extension AnyRequestExecution {
    /// Waits until the earliest begin date of the request.
    ///
    /// - Throws: `CancellationError` if the task is canceled before.
    package func waitForEarliestBeginDate(clock: ClientClock, now: @Sendable () -> Date = { Date() }) async throws {
        // Repeat the calculation because the system clock may be set during the wait.
        while let wait = options.earliestBeginDate?.timeIntervalSince(now()), wait > 0 {
            try await clock.sleep(.seconds(min(wait, 3_600)))
        }
    }
}
