import Dispatch
import DropboxConcurrency

/// A value that comes later, for threads and tasks that wait for it.
final class Promise<Value: Sendable>: Sendable {
    private typealias Waiter = @Sendable (Result<Value, SyncError>) -> Void

    private enum State {
        case open(waiters: [Int: Waiter], latest: Int)
        case fulfilled(Result<Value, SyncError>)
    }

    private let state = Locked(State.open(waiters: [:], latest: 0))

    /// Gives the value, or the error in its place, to all who wait. Only the first counts.
    func fulfill(_ result: Result<Value, SyncError>) {
        let waiters = state.withLock { state -> [Int: Waiter] in
            guard case .open(let waiters, _) = state else { return [:] }
            state = .fulfilled(result)
            return waiters
        }
        for waiter in waiters.values { waiter(result) }
    }

    /// Calls `body` with the value, at once where it is there. Answers the number to forget it by, nil where it was called.
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

    private func forget(_ number: Int) {
        state.withLock { state in
            guard case .open(var waiters, let latest) = state else { return }
            waiters[number] = nil
            state = .open(waiters: waiters, latest: latest)
        }
    }

    /// Waits without blocking a thread. A task that is cancelled waits no longer; what it waited for goes on.
    /// - Throws: `SyncError.Code.cancelled` when the task is cancelled; the error in place of the value.
    func value() async throws(SyncError) -> Value {
        var number: Int?
        let outcome: Result<Value, SyncError>
        do {
            outcome = try await CancellableContinuation().value { completion in number = onFulfilled(completion) }
        } catch {
            if let number { forget(number) }
            throw SyncError(.cancelled, "the operation was cancelled", cause: error)
        }
        return try outcome.get()
    }

    /// Blocks the thread until the value is there.
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
        guard let outcome = result.withLock({ $0 }) else { throw SyncError(.internal, "nothing came of a wait") }
        return try outcome.get()
    }
}
