import Dispatch
import Foundation
import Synchronization

/// The activities that keep the process from being suspended.
///
/// Source: documentation of `performExpiringActivity(withReason:using:)`: The block runs on a queue of the system with `false`,
/// or with `true` if the process can't get time. The system calls it with `true`, while it may still run, when the time is
/// over.
public enum ExpiringActivities {
    private struct State {
        var blocks: [Int: (reason: String, block: @Sendable (Bool) -> Void)] = [:]
        /// The reasons for which the process gets no time.
        var deniedReasons: Set<String> = []
        var denialCounts: [String: Int] = [:]
        var lastNumber = 0
    }

    private static let state = Mutex(State())
    /// Called when the last activity has ended.
    public static let didEnd = Mutex<(@Sendable () -> Void)?>(nil)

    /// The number of activities in progress.
    public static var count: Int { state.withLock(\.blocks.count) }

    /// Ends the time of activities, and waits until their blocks have returned.
    ///
    /// - Parameters:
    ///   - reason: The reason of the activities.
    ///   - isDenied: Whether the process gets no more time for this reason, until `allow`.
    public static func expire(_ reason: String, isDenied: Bool = false) {
        let expired = state.withLock { state in
            if isDenied { state.deniedReasons.insert(reason) }
            return state.blocks.values.filter { $0.reason == reason }.map(\.block)
        }
        for block in expired { block(true) }
    }

    /// Returns how often the process got no time for a reason.
    public static func denialCount(_ reason: String) -> Int { state.withLock { $0.denialCounts[reason] ?? 0 } }

    /// Gives the process time again: it's in the foreground.
    public static func allow(_ reason: String) { state.withLock { _ = $0.deniedReasons.remove(reason) } }

    static func perform(_ reason: String, _ block: @escaping @Sendable (Bool) -> Void) {
        let number = state.withLock { state -> Int? in
            guard !state.deniedReasons.contains(reason) else {
                state.denialCounts[reason, default: 0] += 1
                return nil
            }
            state.lastNumber += 1
            state.blocks[state.lastNumber] = (reason, block)
            return state.lastNumber
        }
        Thread.detachNewThread {
            guard let number else { return block(true) }
            block(false)
            let isLast = state.withLock { state in
                state.blocks[number] = nil
                return state.blocks.isEmpty
            }
            if isLast { didEnd.withLock(\.self)?() }
        }
    }
}

extension ProcessInfo {
    public func performExpiringActivity(
        withReason reason: String, using block: @escaping @Sendable (_ isExpired: Bool) -> Void
    ) { ExpiringActivities.perform(reason, block) }
}
