import DropboxHTTPServer
import Foundation
import DropboxConcurrency

extension DropboxEmulator {
    /// The clock of the emulator. It shows the system time plus an offset that tests can change.
    ///
    /// The system time is that of the start, and continues evenly: if someone sets the clock of the machine, delays don't
    /// change, and no upload session or token expires.
    public final class ServerClock: Sendable {
        private struct State {
            var offset: TimeInterval = 0
            var alarms: [Int: Alarm] = [:]
            var nextAlarm = 0
            /// Fires at `nextFireTime`, when the first alarm is due.
            var timer: Task<Void, Never>?
            var nextFireTime = Date.distantFuture
            /// The callers of `waitForOperations(_:)`.
            var observers: [Int: AsyncStream<Void>.Continuation] = [:]
        }

        private struct Alarm {
            let deadline: Date
            let action: @Sendable () -> Void
        }

        /// The maximum time between two checks of the alarms. Longer ones could exceed what a task can sleep.
        private static let maximumSleep: TimeInterval = 3600

        private let start = Date()
        private let startInstant = ContinuousClock.now
        private let state = Locked(State())

        /// Creates a clock that shows the system time.
        public init() {}

        /// The current time.
        public var now: Date { state.withLock { time(with: $0.offset) } }

        private func time(with offset: TimeInterval) -> Date {
            start.addingTimeInterval(startInstant.duration(to: .now).seconds + offset)
        }

        /// The offset to the time of the machine, in seconds.
        var offset: TimeInterval {
            get { state.withLock(\.offset) }
            set {
                state.withLock { $0.offset = newValue }
                fireDueAlarms()
            }
        }

        /// The number of operations of the emulator that wait for the clock: delayed and slow responses, long polls,
        /// downloads of URLs, and notifications of webhooks.
        public var waitingOperationCount: Int { state.withLock { $0.alarms.count } }

        /// Waits until operations of the emulator wait for the clock. Afterward, ``advance(by:)`` ends their waits.
        ///
        /// Returns early if the task is canceled.
        ///
        /// - Parameter count: The minimum number of operations to wait for. The default is 1.
        public func waitForOperations(_ count: Int = 1) async {
            let (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            let number = state.withLock { state in
                state.nextAlarm += 1
                state.observers[state.nextAlarm] = continuation
                return state.nextAlarm
            }
            defer { _ = state.withLock { $0.observers.removeValue(forKey: number) } }
            var iterator = signals.makeAsyncIterator()
            while waitingOperationCount < count, await iterator.next() != nil {}
        }

        /// Moves the clock forward, or backward if the duration is negative. Fires all alarms that are due.
        ///
        /// - Parameter duration: The time by which to move the clock.
        public func advance(by duration: Duration) {
            state.withLock { $0.offset += duration.seconds }
            fireDueAlarms()
        }

        /// Waits until the clock reaches `deadline`. Returns early if the task is canceled.
        package func sleep(until deadline: Date) async {
            let (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            let alarm = setAlarm(at: deadline) { continuation.yield() }
            defer { cancelAlarm(alarm) }
            for await _ in signals { return }
        }

        /// Calls `action` once when the clock reaches `deadline`, or immediately if it already has. Thousands of alarms are
        /// cheap.
        ///
        /// - Returns: A number with which to cancel the alarm.
        func setAlarm(at deadline: Date, _ action: @escaping @Sendable () -> Void) -> Int {
            let (number, isFirst, observers) = state.withLock { state in
                state.nextAlarm += 1
                state.alarms[state.nextAlarm] = Alarm(deadline: deadline, action: action)
                return (state.nextAlarm, deadline < state.nextFireTime, Array(state.observers.values))
            }
            for observer in observers { observer.yield() }
            if isFirst { fireDueAlarms() }
            return number
        }

        func cancelAlarm(_ number: Int) {
            state.withLock { state in
                state.alarms[number] = nil
                guard state.alarms.isEmpty else { return }
                state.timer?.cancel()
                state.timer = nil
                state.nextFireTime = .distantFuture
            }
        }

        /// Fires the alarms that are due, and schedules the next check.
        private func fireDueAlarms() {
            let due = state.withLock { state in
                let now = time(with: state.offset)
                let due = state.alarms.filter { $0.value.deadline <= now }
                for number in due.keys { state.alarms[number] = nil }
                state.timer?.cancel()
                state.nextFireTime = state.alarms.values.lazy.map(\.deadline).min() ?? .distantFuture
                let delay = min(state.nextFireTime.timeIntervalSince(now), Self.maximumSleep)
                state.timer = state.alarms.isEmpty ? nil : makeTimer(after: delay)
                return due.values.map(\.action)
            }
            for action in due { action() }
        }

        private func makeTimer(after seconds: TimeInterval) -> Task<Void, Never> {
            Task { [weak self] in
                // If canceled, another timer has replaced this one.
                do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
                self?.fireDueAlarms()
            }
        }
    }
}

extension DropboxEmulator.ServerClock: DeliveryClock {}

extension Duration {
    /// The duration in seconds.
    var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
