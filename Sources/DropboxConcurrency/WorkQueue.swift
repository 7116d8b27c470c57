/// What waits for a thread, first come first served, and the threads that wait for it.
///
/// Threads start when there is more to do than threads that rest, up to a limit, and end when they have rested for long.
// @unchecked Sendable because everything that changes is touched only while `monitor` is held.
package final class WorkQueue<Item: Sendable>: @unchecked Sendable {
    private let monitor = Monitor()
    /// The first of those that wait is at `first`; those before it are done.
    private var items: [Item?] = []
    private var first = 0
    private var threadCount = 0
    private var restingCount = 0
    /// Those that were woken and have not come to take anything.
    private var wokenCount = 0
    private let limit: Int
    private let work: @Sendable (Item) -> Void

    /// So long a thread rests before it ends.
    private static var patience: Duration { .seconds(10) }

    /// - Parameters:
    ///   - limit: how many threads there are at most; 1 at least.
    ///   - work: does what an item stands for, on such a thread.
    package init(limit: Int, _ work: @escaping @Sendable (Item) -> Void) {
        self.limit = max(limit, 1)
        self.work = work
    }

    /// Has a thread take care of an item, after all that came before it.
    package func add(_ item: Item) {
        monitor.lock()
        items.append(item)
        let isWaking = restingCount > wokenCount
        let isStarting = !isWaking && threadCount < limit
        if isWaking {
            wokenCount += 1
            monitor.signal()
        }
        if isStarting { threadCount += 1 }
        monitor.unlock()
        if isStarting { startThread() }
    }

    private func startThread() {
        // Threads keep the queue as long as there is something to do.
        if OwnThread.start({ self.run() }) { return }
        monitor.lock()
        threadCount -= 1
        let isAlone = threadCount == 0
        monitor.unlock()
        // The others take it in their turn. Where there is none, late is better than never.
        if isAlone { drain() }
    }

    private func run() {
        monitor.lock()
        while true {
            if let item = takeFirst() {
                monitor.unlock()
                work(item)
                monitor.lock()
            } else if !rest() {
                break
            }
        }
        threadCount -= 1
        monitor.unlock()
    }

    /// Does on this thread what waits.
    private func drain() {
        while true {
            monitor.lock()
            let item = takeFirst()
            monitor.unlock()
            guard let item else { return }
            work(item)
        }
    }

    /// While `monitor` is held.
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

    /// Waits for something to do, while `monitor` is held. Answers false where nothing has come for long.
    private func rest() -> Bool {
        restingCount += 1
        defer { restingCount -= 1 }
        let end = Monitor.Moment(after: Self.patience)
        while first == items.count {
            // Whoever sets the clock has a thread end earlier or later, and nothing else.
            let isInTime = monitor.wait(until: end)
            if wokenCount > 0 { wokenCount -= 1 }
            if !isInTime { return first < items.count }
        }
        return true
    }
}
