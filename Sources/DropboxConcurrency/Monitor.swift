#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A mutex with a condition variable.
// @unchecked Sendable because any thread may use the mutex and the condition variable.
final class Monitor: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }

    func unlock() { pthread_mutex_unlock(mutex) }

    /// Wakes one waiting thread.
    func signal() { pthread_cond_signal(condition) }

    /// Waits for a signal or until the deadline. The caller must hold the lock. Spurious wakeups are possible.
    ///
    /// - Returns: `false` if the deadline has passed.
    func wait(until deadline: Deadline) -> Bool {
        var time = deadline.time
        return pthread_cond_timedwait(condition, mutex, &time) != ETIMEDOUT
    }

    /// A deadline by the system clock. If the clock is set, a wait ends earlier or later.
    struct Deadline {
        fileprivate let time: timespec

        /// Creates a deadline after a duration.
        init(after duration: Duration) {
            let (seconds, attoseconds) = duration.components
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            let nanoseconds = Int64(time.tv_nsec) + attoseconds / 1_000_000_000 + 1
            time.tv_sec += Int(seconds + nanoseconds / 1_000_000_000)
            time.tv_nsec = Int(nanoseconds % 1_000_000_000)
            self.time = time
        }
    }
}
