import Dispatch
import Foundation
import Synchronization

/// The activities that keep the process from being suspended.
///
/// Source: documentation of `performExpiringActivity(withReason:using:)`: The block runs on a queue of the system with `false`,
/// or with `true` if the process can't get time. The system calls it with `true`, while it may still run, when the time is
/// over.
public enum ExpiringActivities {
    private static let blocks = Mutex<[Int: @Sendable (Bool) -> Void]>([:])
    private static let lastNumber = Mutex(0)
    /// Called when the last activity has ended.
    public static let didEnd = Mutex<(@Sendable () -> Void)?>(nil)

    /// The number of activities in progress.
    public static var count: Int { blocks.withLock(\.count) }

    /// Ends the time of all activities.
    public static func expire() {
        for block in blocks.withLock({ $0.values.map(\.self) }) { block(true) }
    }

    static func perform(_ block: @escaping @Sendable (Bool) -> Void) {
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        blocks.withLock { $0[number] = block }
        Thread.detachNewThread {
            block(false)
            let isLast = blocks.withLock { blocks in
                blocks[number] = nil
                return blocks.isEmpty
            }
            if isLast { didEnd.withLock(\.self)?() }
        }
    }
}

extension ProcessInfo {
    public func performExpiringActivity(
        withReason reason: String, using block: @escaping @Sendable (_ isExpired: Bool) -> Void
    ) { ExpiringActivities.perform(block) }
}
