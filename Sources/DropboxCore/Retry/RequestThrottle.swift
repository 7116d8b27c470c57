import DropboxConcurrency

/// The gate through which the calls of one account pass, so that a rate limit slows all of them down together.
/// `RequestThrottleState` says who passes when; this class has them wait.
final class RequestThrottle: Sendable {
    typealias Permit = RequestThrottleState.Permit

    /// Is told that a call has to wait, and for how long where that is known. Gives what ends the wait.
    typealias WaitHandler = (Duration?) -> (@Sendable () -> Void)?

    /// The gate stays closed for longer than a call can wait.
    struct WaitTooLong: Error, Sendable {
        /// How long it stays closed from now on.
        let remaining: Duration
    }

    private struct State {
        var gate = RequestThrottleState()
        var waiting: [RequestThrottleState.Waiter: CheckedContinuation<Permit, any Error>] = [:]
        var next = 0
        var wakesAt: Duration?
    }

    private let time: ClientClock
    private let state = Locked(State())

    init(time: ClientClock) {
        self.time = time
    }

    /// Waits until a call may be sent. Every ticket has to be given back by `leave`.
    /// - Parameters:
    ///   - deadline: The time until which the caller waits.
    ///   - onWait: Is told where it has to wait.
    /// - Throws: `Closed` when it would have to wait longer, `CancellationError` when the task is cancelled.
    func acquire(deadline: Duration, onWait: WaitHandler) async throws -> Permit {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        var end: (@Sendable () -> Void)?
        defer { end?() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let actions = state.withLock { state -> [RequestThrottleState.Action] in
                    state.waiting[id] = continuation
                    return state.gate.acquire(id, at: time.now(), deadline: deadline)
                }
                perform(actions)
                let (isWaiting, opening) = state.withLock { ($0.waiting[id] != nil, $0.gate.opening) }
                if isWaiting { end = onWait(opening > time.now() ? opening - time.now() : nil) }
                if Task.isCancelled { giveUp(id) }
            }
        } onCancel: {
            giveUp(id)
        }
    }

    /// Tells how a call ended that had a ticket, which may have been given back before.
    func release(_ ticket: Permit?, _ result: RequestThrottleState.Result) {
        perform(state.withLock { $0.gate.release(ticket, result, at: time.now()) })
    }

    private func giveUp(_ id: RequestThrottleState.Waiter) {
        let continuation = state.withLock { state in
            state.gate.cancel(id)
            return state.waiting.removeValue(forKey: id)
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func perform(_ actions: [RequestThrottleState.Action]) {
        for action in actions {
            switch action {
            case .admit(let waiter, let ticket): admit(waiter, ticket)
            case .reject(let waiter, let until):
                let continuation = state.withLock { $0.waiting.removeValue(forKey: waiter) }
                continuation?.resume(throwing: WaitTooLong(remaining: until - time.now()))
            case .wake(let moment): wake(at: moment)
            }
        }
    }

    private func admit(_ waiter: RequestThrottleState.Waiter, _ ticket: Permit) {
        if let continuation = state.withLock({ $0.waiting.removeValue(forKey: waiter) }) {
            continuation.resume(returning: ticket)
        } else {
            // It was cancelled between being chosen and being told.
            release(ticket, .indeterminate)
        }
    }

    /// One task sleeps for all waiters.
    private func wake(at moment: Duration) {
        let isNeeded = state.withLock { state in
            if let wakesAt = state.wakesAt, wakesAt <= moment { return false }
            state.wakesAt = moment
            return true
        }
        guard isNeeded else { return }
        Task.onOwnThreads { [time, weak self] in
            // The task belongs to nobody who could cancel it; should the clock fail, waking early does no harm.
            do { try await time.sleep(moment - time.now()) } catch {}
            self?.woke(at: moment)
        }
    }

    private func woke(at moment: Duration) {
        let actions = state.withLock { state in
            if state.wakesAt == moment { state.wakesAt = nil }
            return state.gate.wake(at: time.now())
        }
        perform(actions)
    }
}
