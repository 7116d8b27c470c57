import Dispatch

/// A first-in, first-out work queue with dedicated threads.
///
/// A thread is started if no idle thread is available, up to a limit. Idle threads exit after a timeout.
package final class WorkQueue<Item: Sendable>: Sendable {
    /// An idle thread, which sleeps until its semaphore is signaled.
    private final class IdleThread: Sendable {
        let semaphore = DispatchSemaphore(value: 0)
    }

    private struct State {
        var items = FIFOQueue<Item>()
        var threadCount = 0
        /// The threads that sleep. The last one is the first to wake up, because its stack is the likeliest to be in the
        /// caches of a processor, and so that threads that aren't needed reach the timeout.
        var idle: [IdleThread] = []
        /// The number of threads that were woken up or started, and haven't looked for an item yet.
        var arrivingCount = 0
    }

    private let state = Locked(State())
    private let limit: Int
    private let idleTimeout: DispatchTimeInterval
    private let work: @Sendable (Item) -> Void

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of threads, at least 1.
    ///   - idleTimeout: The time after which an idle thread exits. The default is 10 seconds.
    ///   - work: Processes an item on a thread of the queue.
    package init(
        limit: Int, idleTimeout: DispatchTimeInterval = .seconds(10), _ work: @escaping @Sendable (Item) -> Void
    ) {
        self.limit = max(limit, 1)
        self.idleTimeout = idleTimeout
        self.work = work
    }

    /// Adds an item. A thread processes it after all earlier items were started.
    package func add(_ item: Item) {
        let (idle, startsThread) = state.withLock { state -> (IdleThread?, Bool) in
            state.items.append(item)
            guard state.items.count > state.arrivingCount else { return (nil, false) }
            let idle = state.idle.popLast()
            let startsThread = idle == nil && state.threadCount < limit
            if startsThread { state.threadCount += 1 }
            if startsThread || idle != nil { state.arrivingCount += 1 }
            return (idle, startsThread)
        }
        idle?.semaphore.signal()
        if startsThread { startThread() }
    }

    private func startThread() {
        // The thread retains the queue while there is work.
        if DedicatedThread.start({ self.run() }) { return }
        let hasNoThreads = state.withLock { state in
            state.threadCount -= 1
            state.arrivingCount -= 1
            return state.threadCount == 0
        }
        // Other threads will process the item. Without any, the caller must process it.
        if hasNoThreads { drain() }
    }

    private func run() {
        let thread = IdleThread()
        repeat {
            state.withLock { $0.arrivingCount -= 1 }
            drain()
        } while sleep(thread)
    }

    /// Processes the pending items on the calling thread.
    private func drain() {
        // Each item is released before the state is locked again: its release may run any code, such as a `deinit` that
        // adds another item.
        while let item = state.withLock({ $0.items.removeFirst() }) { work(item) }
    }

    /// Waits until there may be an item.
    ///
    /// - Returns: `false` after the timeout. The thread no longer counts then.
    private func sleep(_ thread: IdleThread) -> Bool {
        let mustLook = state.withLock { state in
            if state.items.isEmpty {
                state.idle.append(thread)
                return false
            }
            state.arrivingCount += 1
            return true
        }
        if mustLook || thread.semaphore.wait(timeout: .now() + idleTimeout) == .success { return true }
        let wasWokenUp = state.withLock { state in
            if let index = state.idle.firstIndex(where: { $0 === thread }) {
                state.idle.remove(at: index)
                state.threadCount -= 1
                return false
            }
            return true
        }
        // Another thread is signaling the semaphore.
        if wasWokenUp { thread.semaphore.wait() }
        return wasWokenUp
    }
}
