/// Waits for a time without a thread of the app's: `Task.sleep` is woken by threads of Dispatch, which the app may all block.
package enum Alarms {
    /// Waits for so long. The time goes on while the machine sleeps; a wait that ends then ends within half a minute after.
    /// - Throws: `CancellationError` at once when the task is cancelled.
    package static func sleep(_ duration: Duration) async throws {
        try Task.checkCancellation()
        if duration <= .zero { return }
        let number = Locked<Int?>(nil)
        defer { if let number = number.withLock(\.self) { clock.forget(number) } }
        try await CancellableContinuation<Void>().value { completion in
            let added = clock.add(.now + duration) { completion(()) }
            number.withLock { $0 = added }
        }
    }

    private static let clock = AlarmClock()
}

/// One thread that calls what is due. It ends when nothing is set.
// @unchecked Sendable because everything that changes is touched only while `monitor` is held.
private final class AlarmClock: @unchecked Sendable {
    private struct Alarm {
        let number: Int
        let due: ContinuousClock.Instant
        let call: @Sendable () -> Void
    }

    private let monitor = Monitor()
    /// The one that is due first is at the end.
    private var alarms: [Alarm] = []
    private var latest = 0
    private var isRunning = false

    /// The condition does not count the time that the machine sleeps, so the thread looks at the clock from time to time.
    private static let longestNap = Duration.seconds(30)

    /// Has `call` called at a time, on the clock's thread. Answers the number of the alarm.
    func add(_ due: ContinuousClock.Instant, _ call: @escaping @Sendable () -> Void) -> Int {
        monitor.lock()
        latest += 1
        let number = latest
        var (low, high) = (0, alarms.count)
        while low < high {
            let middle = (low + high) / 2
            if alarms[middle].due >= due { low = middle + 1 } else { high = middle }
        }
        alarms.insert(Alarm(number: number, due: due, call: call), at: low)
        let isStarting = !isRunning
        isRunning = true
        if low == alarms.count - 1 { monitor.signal() }
        monitor.unlock()
        if isStarting, !OwnThread.start({ self.run() }) {
            monitor.lock()
            isRunning = false
            let all = alarms
            alarms = []
            monitor.unlock()
            // Better early than never.
            for alarm in all { alarm.call() }
        }
        return number
    }

    func forget(_ number: Int) {
        monitor.lock()
        let place = alarms.lastIndex { $0.number == number }
        let forgotten = place.map { alarms.remove(at: $0) }
        monitor.unlock()
        withExtendedLifetime(forgotten) {}
    }

    private func run() {
        monitor.lock()
        while let next = alarms.last {
            let wait = ContinuousClock.now.duration(to: next.due)
            if wait > .zero {
                nap(min(wait, Self.longestNap))
                continue
            }
            alarms.removeLast()
            monitor.unlock()
            next.call()
            monitor.lock()
        }
        isRunning = false
        monitor.unlock()
    }

    /// Rests for so long or until an alarm is set that is due earlier, while `monitor` is held.
    private func nap(_ duration: Duration) {
        _ = monitor.wait(until: Monitor.Moment(after: duration))
    }
}
