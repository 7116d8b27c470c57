import Foundation
import Locking

/// The emulator's time: that of the machine, or ahead of it by as much as it was advanced.
public final class ServerClock: Sendable {
    private struct State {
        var offset: TimeInterval = 0
        var sleepers: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextSleeper = 0
    }

    private let state = Locked(State())

    /// Starts with the time of the machine.
    public init() {}

    /// The time now.
    public var now: Date { Date().addingTimeInterval(state.withLock { $0.offset }) }

    /// Number of those who wait.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Moves the time forward, or back if the duration is negative; whoever waits for a time that is thereby over wakes up.
    public func advance(by duration: Duration) {
        let sleepers = state.withLock { state in
            state.offset += duration.seconds
            return Array(state.sleepers.values)
        }
        for sleeper in sleepers { sleeper.yield() }
    }

    /// Waits until the clock shows `deadline`; returns early when the task is cancelled.
    func sleep(until deadline: Date) async {
        let (advances, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.nextSleeper += 1
            state.sleepers[state.nextSleeper] = continuation
            return state.nextSleeper
        }
        defer { state.withLock { state in state.sleepers[number] = nil } }
        while !Task.isCancelled {
            let rest = deadline.timeIntervalSince(now)
            if rest <= 0 { return }
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    // Cancellation ends the sleep early, which is all that it is meant to do.
                    do { try await Task.sleep(for: .seconds(rest)) } catch { return }
                }
                group.addTask { for await _ in advances { return } }
                await group.next()
                group.cancelAll()
            }
        }
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
