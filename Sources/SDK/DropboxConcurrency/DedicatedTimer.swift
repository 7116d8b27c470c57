/// Sleeps without a thread of the app. `Task.sleep` depends on Dispatch threads, all of which the app may block.
package enum DedicatedTimer {
    /// Suspends for a duration, including the time for which the machine sleeps. If it ends during that time, this
    /// method returns within half a minute after the machine wakes.
    ///
    /// - Throws: `CancellationError` immediately if the task is canceled.
    package static func sleep(_ duration: Duration) async throws {
        try Task.checkCancellation()
        if duration <= .zero { return }
        let id = Locked<Int?>(nil)
        defer { if let id = id.withLock(\.self) { timer.cancel(id) } }
        try await CancellableContinuation<Void>().value { completion in
            let newID = timer.schedule(.now + duration) { completion(()) }
            id.withLock { $0 = newID }
        }
    }

    private static let timer = TimerThread()
}

/// A thread that calls handlers at their times. It exits if no handlers are scheduled.
// @unchecked Sendable because the mutable state is accessed only while `monitor` is held.
private final class TimerThread: @unchecked Sendable {
    private struct Entry {
        let id: Int
        let time: ContinuousClock.Instant
        let handler: @Sendable () -> Void
    }

    private let monitor = Monitor()
    /// The entries in descending order of their times.
    private var entries: [Entry] = []
    private var lastID = 0
    private var isRunning = false

    /// The condition variable doesn't count the time for which the machine sleeps, so the thread checks the clock
    /// regularly.
    private static let maximumWait = Duration.seconds(30)

    /// Schedules a call of `handler` on the timer thread.
    ///
    /// - Returns: The ID for `cancel(_:)`.
    func schedule(_ time: ContinuousClock.Instant, _ handler: @escaping @Sendable () -> Void) -> Int {
        monitor.lock()
        lastID += 1
        let id = lastID
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].time >= time { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(id: id, time: time, handler: handler), at: low)
        let startsThread = !isRunning
        isRunning = true
        if low == entries.count - 1 { monitor.signal() }
        monitor.unlock()
        if startsThread, !DedicatedThread.start({ self.run() }) {
            monitor.lock()
            isRunning = false
            let all = entries
            entries = []
            monitor.unlock()
            // Without a thread, calling the handlers early is better than never.
            for entry in all { entry.handler() }
        }
        return id
    }

    func cancel(_ id: Int) {
        monitor.lock()
        let index = entries.lastIndex { $0.id == id }
        let entry = index.map { entries.remove(at: $0) }
        monitor.unlock()
        // The handler must not be deallocated while the lock is held.
        withExtendedLifetime(entry) {}
    }

    private func run() {
        // Each handler is released before the monitor is locked again: its release may run any code, such as a `deinit`
        // that schedules another call.
        while let handler = nextHandler() { handler() }
    }

    /// Waits until the time of the first entry and removes it.
    ///
    /// - Returns: The handler, or `nil` if no entry is left. The thread no longer counts then.
    private func nextHandler() -> (@Sendable () -> Void)? {
        monitor.lock()
        defer { monitor.unlock() }
        // Only the time is copied: the handler of a canceled entry must not be deallocated while the lock is held.
        while let time = entries.last?.time {
            let duration = ContinuousClock.now.duration(to: time)
            if duration <= .zero { return entries.removeLast().handler }
            monitor.wait(upTo: min(duration, Self.maximumWait))
        }
        isRunning = false
        return nil
    }
}
