/// A mutex with a condition variable.
// @unchecked Sendable because any thread may use the mutex and the condition variable.
package final class Monitor: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init() {
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        #if canImport(Darwin)
            pthread_cond_init(condition, nil)
        #else
            var attributes = pthread_condattr_t()
            pthread_condattr_init(&attributes)
            pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            pthread_cond_init(condition, &attributes)
            pthread_condattr_destroy(&attributes)
        #endif
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    package func lock() { pthread_mutex_lock(mutex) }

    package func unlock() { pthread_mutex_unlock(mutex) }

    /// Wakes one waiting thread.
    package func signal() { pthread_cond_signal(condition) }

    /// Wakes all waiting threads.
    package func broadcast() { pthread_cond_broadcast(condition) }

    /// Waits for a signal. The caller must hold the lock. Spurious wakeups are possible.
    package func wait() { pthread_cond_wait(condition, mutex) }

    /// Waits for a signal or for a duration. The caller must hold the lock. Spurious wakeups are possible.
    ///
    /// Setting the system clock changes nothing: by that clock, a wait would take years after the clock was set back.
    /// The time for which the machine sleeps doesn't count.
    package func wait(upTo duration: Duration) {
        let (seconds, attoseconds) = max(.zero, duration).components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        #if canImport(Darwin)
            pthread_cond_timedwait_relative_np(condition, mutex, &time)
        #else
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            let nanoseconds = now.tv_nsec + time.tv_nsec
            time = timespec(
                tv_sec: now.tv_sec + time.tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
            pthread_cond_timedwait(condition, mutex, &time)
        #endif
    }
}
