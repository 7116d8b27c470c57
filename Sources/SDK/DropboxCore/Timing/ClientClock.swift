import DropboxConcurrency
import Foundation

/// The clock of a client. Tests can provide a manual clock.
public struct ClientClock: Sendable {
    /// Returns the time since a fixed instant. It never decreases.
    public var now: @Sendable () -> Duration

    /// Suspends for a duration. Throws `CancellationError` immediately if the task is canceled.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Returns the current date, which a user or the system can change at any time.
    public var date: @Sendable () -> Date

    /// Creates a clock from functions.
    ///
    /// - Parameters:
    ///   - now: Returns the time since a fixed instant. It must never decrease.
    ///   - sleep: Suspends for a duration. It must throw `CancellationError` if the task is canceled.
    ///   - date: Returns the current date. The default is that of the system.
    public init(
        now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void,
        date: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.now = now
        self.sleep = sleep
        self.date = date
    }

    /// The system clock, which also advances while the machine sleeps.
    public static let system: ClientClock = {
        let start = ContinuousClock.now
        return ClientClock(
            now: { start.duration(to: .now) },
            sleep: { duration in try await DedicatedTimer.sleep(duration) })
    }()
}
