import Foundation
import DropboxConcurrency

/// The emulator's time: that of the machine, or ahead of it by as much as it was advanced.
public final class ServerClock: Sendable {
    private struct State {
        var offset: TimeInterval = 0
        var alarms: [Int: Alarm] = [:]
        var nextAlarm = 0
        /// Rings at `ringTime`, when the first of the alarms is due.
        var ringer: Task<Void, Never>?
        var ringTime = Date.distantFuture
    }

    private struct Alarm {
        let deadline: Date
        let action: @Sendable () -> Void
    }

    /// The ringer looks again after this time at the latest: the machine's clock may be set.
    private static let longestSleep: TimeInterval = 3600

    private let state = Locked(State())

    /// Starts with the time of the machine.
    public init() {}

    /// The time now.
    public var now: Date { Date().addingTimeInterval(state.withLock { $0.offset }) }

    /// Number of those who wait.
    var sleeperCount: Int { state.withLock { $0.alarms.count } }

    /// Moves the time forward, or back if the duration is negative; whoever waits for a time that is thereby over wakes up.
    public func advance(by duration: Duration) {
        state.withLock { $0.offset += duration.seconds }
        ring()
    }

    /// Waits until the clock shows `deadline`; returns early when the task is cancelled.
    func sleep(until deadline: Date) async {
        let (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let alarm = setAlarm(at: deadline) { continuation.yield() }
        defer { cancelAlarm(alarm) }
        for await _ in signals { return }
    }

    /// Has `action` called once, when the clock shows `deadline`: at once if it does already. Thousands may wait at little
    /// cost. Answers a number to cancel it by.
    func setAlarm(at deadline: Date, _ action: @escaping @Sendable () -> Void) -> Int {
        let (number, isFirst) = state.withLock { state in
            state.nextAlarm += 1
            state.alarms[state.nextAlarm] = Alarm(deadline: deadline, action: action)
            return (state.nextAlarm, deadline < state.ringTime)
        }
        if isFirst { ring() }
        return number
    }

    func cancelAlarm(_ number: Int) {
        state.withLock { state in
            state.alarms[number] = nil
            guard state.alarms.isEmpty else { return }
            state.ringer?.cancel()
            state.ringer = nil
            state.ringTime = .distantFuture
        }
    }

    /// Calls whoever is due, and sees to the next.
    private func ring() {
        let due = state.withLock { state in
            let now = Date().addingTimeInterval(state.offset)
            let due = state.alarms.filter { $0.value.deadline <= now }
            for number in due.keys { state.alarms[number] = nil }
            state.ringer?.cancel()
            state.ringTime = state.alarms.values.lazy.map(\.deadline).min() ?? .distantFuture
            let rest = min(state.ringTime.timeIntervalSince(now), Self.longestSleep)
            state.ringer = state.alarms.isEmpty ? nil : ringer(after: rest)
            return due.values.map(\.action)
        }
        for action in due { action() }
    }

    private func ringer(after seconds: TimeInterval) -> Task<Void, Never> {
        Task { [weak self] in
            // Cancellation means that another one rings in its place.
            do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
            self?.ring()
        }
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
