import Dispatch
import DropboxConcurrency

/// A value that is set later, and that threads and tasks can wait for.
final class Promise<Value: Sendable>: Sendable {
    private typealias Waiter = @Sendable (Result<Value, SyncError>) -> Void

    private enum State {
        case open(waiters: [Int: Waiter], latest: Int)
        case fulfilled(Result<Value, SyncError>)
    }

    private let state = Locked(State.open(waiters: [:], latest: 0))

    /// Sets the value or error, and resumes all waiters. Only the first call has an effect.
    func fulfill(_ result: Result<Value, SyncError>) {
        let waiters = state.withLock { state -> [Int: Waiter] in
            guard case .open(let waiters, _) = state else { return [:] }
            state = .fulfilled(result)
            return waiters
        }
        for waiter in waiters.values { waiter(result) }
    }

    /// Calls `body` with the value, immediately if it's set. Returns a number to remove `body` by; `nil` if it was
    /// called.
    @discardableResult
    private func onFulfilled(_ body: @escaping Waiter) -> Int? {
        let (number, result) = state.withLock { state -> (Int?, Result<Value, SyncError>?) in
            switch state {
            case .fulfilled(let result): return (nil, result)
            case .open(var waiters, let latest):
                waiters[latest + 1] = body
                state = .open(waiters: waiters, latest: latest + 1)
                return (latest + 1, nil)
            }
        }
        if let result { body(result) }
        return number
    }

    private func removeWaiter(_ number: Int) {
        state.withLock { state in
            guard case .open(var waiters, let latest) = state else { return }
            waiters[number] = nil
            state = .open(waiters: waiters, latest: latest)
        }
    }

    /// Waits for the value without blocking a thread. Cancellation ends the wait, but not the operation.
    /// - Throws: `SyncError.Code.cancelled` if the task is canceled; the error that the promise was fulfilled with.
    func value() async throws(SyncError) -> Value {
        var number: Int?
        let outcome: Result<Value, SyncError>
        do {
            outcome = try await CancellableContinuation().value { completion in number = onFulfilled(completion) }
        } catch {
            if let number { removeWaiter(number) }
            throw SyncError(.cancelled, "the operation was canceled", underlyingError: error)
        }
        return try outcome.get()
    }

    /// Waits for the value, blocking the thread.
    @available(*, noasync, message: "use value()")
    func wait() throws(SyncError) -> Value {
        let result = Locked<Result<Value, SyncError>?>(nil)
        let group = DispatchGroup()
        group.enter()
        onFulfilled { outcome in
            result.withLock { $0 = outcome }
            group.leave()
        }
        group.wait()
        guard let outcome = result.withLock({ $0 }) else { throw SyncError(.internal, "a promise was not fulfilled") }
        return try outcome.get()
    }
}
