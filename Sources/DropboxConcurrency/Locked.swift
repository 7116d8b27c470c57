#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// State that is protected by a lock. It can be accessed only with `withLock`.
///
/// Wrap a closure in a struct. Otherwise each access would add a reabstraction thunk, until calling the closure
/// overflows the stack. `Scripts/check-traps` rejects bare closures. Use a number instead of `Void`: the Thread
/// Sanitizer treats an access to `Void`, which has no storage, as an access to the object.
///
/// `Synchronization.Mutex` requires iOS 18 and macOS 15, but this package supports iOS 16 and macOS 13.
// @unchecked Sendable because `state` is accessed only while `mutex` is held.
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

    /// Runs `body` with exclusive access to the state. The lock isn't reentrant. Keep the body short, and don't call
    /// unknown code in it.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state)
    }
}

extension Locked where State: Sendable {
    /// Changes the state, and releases the old state after unlocking.
    ///
    /// Use it if the state contains closures or objects of users, which may access this lock in their `deinit`.
    package func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, old) = withLock { state in
            let old = state
            return (body(&state), old)
        }
        withExtendedLifetime(old) {}
        return result
    }
}
