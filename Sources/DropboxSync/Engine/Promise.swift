import Dispatch
import Locking

/// A value that comes later, for threads and tasks that wait for it.
final class Promise<Value: Sendable>: Sendable {
    private enum State {
        case open([@Sendable (Result<Value, SyncError>) -> Void])
        case kept(Result<Value, SyncError>)
    }

    private let state = Locked(State.open([]))

    /// Gives the value, or the error in its place, to all who wait. Only the first counts.
    func keep(_ result: Result<Value, SyncError>) {
        let waiters = state.withLock { state -> [@Sendable (Result<Value, SyncError>) -> Void] in
            guard case .open(let waiters) = state else { return [] }
            state = .kept(result)
            return waiters
        }
        for waiter in waiters { waiter(result) }
    }

    /// Calls `body` with the value, at once where it is there.
    func whenKept(_ body: @escaping @Sendable (Result<Value, SyncError>) -> Void) {
        let result = state.withLock { state -> Result<Value, SyncError>? in
            switch state {
            case .kept(let result): return result
            case .open(let waiters):
                state = .open(waiters + [body])
                return nil
            }
        }
        if let result { body(result) }
    }

    /// Waits without blocking a thread.
    func value() async throws(SyncError) -> Value {
        try await withCheckedContinuation { continuation in
            whenKept { continuation.resume(returning: $0) }
        }.get()
    }

    /// Blocks the thread until the value is there.
    func wait() throws(SyncError) -> Value {
        let result = Locked<Result<Value, SyncError>?>(nil)
        let group = DispatchGroup()
        group.enter()
        whenKept { outcome in
            result.withLock { $0 = outcome }
            group.leave()
        }
        group.wait()
        guard let outcome = result.withLock({ $0 }) else { throw SyncError(.internal, "nothing came of a wait") }
        return try outcome.get()
    }
}
