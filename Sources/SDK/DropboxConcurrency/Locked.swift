/// State that is protected by a lock. It can be accessed only with `withLock`. Copies refer to the same state.
///
/// Wrap a closure in a struct. Otherwise each access would add a reabstraction thunk, until calling the closure
/// overflows the stack. `Scripts/check-traps` rejects bare closures. Use a number instead of `Void`: the Thread
/// Sanitizer treats an access to `Void`, which has no storage, as an access to the object.
///
/// It's public because the compiler inlines only public functions in other modules. Without that, each access would look up the
/// layout of the state. No product contains the module's interface.
///
/// `Synchronization.Mutex` requires iOS 18 and macOS 15, but this package supports iOS 16 and macOS 13.
// @unchecked Sendable because the state is accessed only while the mutex is held.
public struct Locked<State>: @unchecked Sendable {
    // The mutex and the state share one allocation, and a mutex must not move.
    @usableFromInline final class Storage: ManagedBuffer<State, pthread_mutex_t> {
        deinit { _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) } }
    }

    @usableFromInline let storage: ManagedBuffer<State, pthread_mutex_t>

    // Inlinable, like `withLock`.
    @inlinable public init(_ state: sending State) {
        storage = Storage.create(minimumCapacity: 1) { buffer in
            _ = buffer.withUnsafeMutablePointerToElements { pthread_mutex_init($0, nil) }
            return state
        }
    }

    /// Runs `body` with exclusive access to the state. The lock isn't reentrant. Keep the body short, and don't call
    /// unknown code in it.
    // Inlinable because code that isn't specialized looks up the layout of the state in each call. The last statement uses
    // the storage, which therefore lives until the mutex is unlocked. `withExtendedLifetime` would look up the type of the
    // storage in each call.
    @inlinable public func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        let state = storage.withUnsafeMutablePointers { state, mutex in
            pthread_mutex_lock(mutex)
            return state
        }
        defer { storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_unlock($0) } }
        return try body(&state.pointee)
    }
}

extension Locked where State: Sendable {
    /// Changes the state, and releases the old state after unlocking.
    ///
    /// Use it if the state contains closures or objects of users, which may access this lock in their `deinit`.
    public func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, old) = withLock { state in
            let old = state
            return (body(&state), old)
        }
        withExtendedLifetime(old) {}
        return result
    }
}
