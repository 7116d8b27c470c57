#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A lock, and a place where threads that hold it rest until there is something to do.
// @unchecked Sendable because the system lets any thread use both.
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

    /// Wakes one thread that rests.
    func signal() { pthread_cond_signal(condition) }

    /// Rests, while the lock is held, until somebody signals or that moment has come. Nothing may have happened either.
    /// - Returns: Whether the moment has not come.
    func wait(until end: Moment) -> Bool {
        var end = end.time
        return pthread_cond_timedwait(condition, mutex, &end) != ETIMEDOUT
    }

    /// A moment on the clock of the wall: whoever sets that has a wait end earlier or later.
    struct Moment {
        fileprivate let time: timespec

        /// The moment so much later than now.
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
