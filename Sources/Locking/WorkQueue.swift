#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What waits for a thread, first come first served, and the threads that wait for it.
///
/// Threads start when there is more to do than threads that rest, up to a limit, and end when they have rested for long.
// @unchecked Sendable because everything that changes is touched only while `mutex` is held.
package final class WorkQueue<Item: Sendable>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// The first of those that wait is at `first`; those before it are done.
    private var items: [Item?] = []
    private var first = 0
    private var threadCount = 0
    private var restingCount = 0
    /// Those that were woken and have not come to take anything.
    private var wokenCount = 0
    private let limit: Int
    private let work: @Sendable (Item) -> Void

    /// So many seconds a thread rests before it ends.
    private static var patience: Int { 10 }

    /// - Parameters:
    ///   - limit: how many threads there are at most; 1 at least.
    ///   - work: does what an item stands for, on such a thread.
    package init(limit: Int, _ work: @escaping @Sendable (Item) -> Void) {
        self.limit = max(limit, 1)
        self.work = work
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

    /// Has a thread take care of an item, after all that came before it.
    package func add(_ item: Item) {
        pthread_mutex_lock(mutex)
        items.append(item)
        let isWaking = restingCount > wokenCount
        let isStarting = !isWaking && threadCount < limit
        if isWaking {
            wokenCount += 1
            pthread_cond_signal(condition)
        }
        if isStarting { threadCount += 1 }
        pthread_mutex_unlock(mutex)
        if isStarting { startThread() }
    }

    private func startThread() {
        // Threads keep the queue as long as there is something to do.
        if OwnThread.start({ self.run() }) { return }
        pthread_mutex_lock(mutex)
        threadCount -= 1
        let isAlone = threadCount == 0
        pthread_mutex_unlock(mutex)
        // The others take it in their turn. Where there is none, late is better than never.
        if isAlone { drain() }
    }

    private func run() {
        pthread_mutex_lock(mutex)
        while true {
            if let item = takeFirst() {
                pthread_mutex_unlock(mutex)
                work(item)
                pthread_mutex_lock(mutex)
            } else if !rest() {
                break
            }
        }
        threadCount -= 1
        pthread_mutex_unlock(mutex)
    }

    /// Does on this thread what waits.
    private func drain() {
        while true {
            pthread_mutex_lock(mutex)
            let item = takeFirst()
            pthread_mutex_unlock(mutex)
            guard let item else { return }
            work(item)
        }
    }

    /// While `mutex` is held.
    private func takeFirst() -> Item? {
        guard first < items.count, let item = items[first] else { return nil }
        items[first] = nil
        first += 1
        if first == items.count {
            items.removeAll(keepingCapacity: first <= 1 << 10)
            first = 0
        } else if first >= 1 << 10, first * 2 >= items.count {
            items.removeFirst(first)
            first = 0
        }
        return item
    }

    /// Waits for something to do, while `mutex` is held. Answers false where nothing has come for long.
    private func rest() -> Bool {
        restingCount += 1
        defer { restingCount -= 1 }
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += Self.patience
        while first == items.count {
            // Whoever sets the clock has a thread end earlier or later, and nothing else.
            let outcome = pthread_cond_timedwait(condition, mutex, &end)
            if wokenCount > 0 { wokenCount -= 1 }
            if outcome == ETIMEDOUT { return first < items.count }
        }
        return true
    }
}
