#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// State behind a lock: the only way to the state is `withLock`, so it cannot be touched without holding the lock.
///
/// A state that is a closure goes into a struct: as a bare one it would be wrapped once more by each access, until calling
/// it overflows the stack. `Scripts/check-traps` refuses it. A state that is to be none is a number: the thread sanitizer takes
/// an access to `Void`, which has no place of its own, for one to the object.
///
/// `Synchronization.Mutex` would do, but it needs iOS 18 and macOS 15, and this package runs on iOS 16 and macOS 13.
// @unchecked Sendable because `state` is read and written only while `mutex` is held.
package final class Locked<State>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var state: State

    package init(_ state: sending State) {
        self.state = state
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` with exclusive access to the state. Not reentrant; keep the body short and call nothing unknown in it.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state)
    }
}

extension Locked where State: Sendable {
    /// Changes the state, and lets go of the old one when the lock is open again. Where the state holds closures and
    /// objects of users, they may come back here as they go.
    package func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, old) = withLock { state in
            let old = state
            return (body(&state), old)
        }
        withExtendedLifetime(old) {}
        return result
    }
}
