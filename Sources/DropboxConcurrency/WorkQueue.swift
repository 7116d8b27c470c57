/// A first-in, first-out work queue with dedicated threads.
///
/// A thread is started if no idle thread is available, up to a limit. Idle threads exit after a timeout.
// @unchecked Sendable because the mutable state is accessed only while `monitor` is held.
package final class WorkQueue<Item: Sendable>: @unchecked Sendable {
    private let monitor = Monitor()
    private var items = FIFOQueue<Item>()
    private var threadCount = 0
    /// The number of threads that wait for an item, or were signaled and will take one.
    private var idleCount = 0
    private let limit: Int
    private let work: @Sendable (Item) -> Void

    /// The time after which an idle thread exits.
    private static var idleTimeout: Duration { .seconds(10) }

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of threads, at least 1.
    ///   - work: Processes an item on a thread of the queue.
    package init(limit: Int, _ work: @escaping @Sendable (Item) -> Void) {
        self.limit = max(limit, 1)
        self.work = work
    }

    /// Adds an item. A thread processes it after all earlier items were started.
    package func add(_ item: Item) {
        monitor.lock()
        items.append(item)
        let signalsThread = idleCount > 0
        let startsThread = items.count > idleCount && threadCount < limit
        if startsThread { threadCount += 1 }
        monitor.unlock()
        // A thread that is signaled while the lock is held would immediately wait for the lock.
        if signalsThread { monitor.signal() }
        if startsThread { startThread() }
    }

    private func startThread() {
        // The thread retains the queue while there is work.
        if DedicatedThread.start({ self.run() }) { return }
        monitor.lock()
        threadCount -= 1
        let hasNoThreads = threadCount == 0
        monitor.unlock()
        // Other threads will process the item. Without any, the caller must process it.
        if hasNoThreads { drain() }
    }

    private func run() {
        // Each item is released before the monitor is locked again: its release may run any code, such as a `deinit`
        // that adds another item.
        while let item = next() { work(item) }
    }

    /// Waits for an item and removes it.
    ///
    /// - Returns: `nil` after the timeout. The thread no longer counts then.
    private func next() -> Item? {
        monitor.lock()
        defer { monitor.unlock() }
        while true {
            if let item = items.removeFirst() { return item }
            guard waitForItem() else {
                threadCount -= 1
                return nil
            }
        }
    }

    /// Processes the pending items on the calling thread.
    private func drain() {
        while true {
            monitor.lock()
            let item = items.removeFirst()
            monitor.unlock()
            guard let item else { return }
            work(item)
        }
    }

    /// Waits for an item. The caller must hold `monitor`.
    ///
    /// - Returns: `false` after the timeout.
    private func waitForItem() -> Bool {
        idleCount += 1
        defer { idleCount -= 1 }
        let deadline = Monitor.Deadline(after: Self.idleTimeout)
        while items.isEmpty {
            // If the system clock is set, the thread only exits earlier or later.
            let isInTime = monitor.wait(until: deadline)
            if !isInTime { return !items.isEmpty }
        }
        return true
    }
}
