import DropboxConcurrency

/// The clock of a client. Tests can provide a manual clock.
public struct ClientClock: Sendable {
    /// Returns the time since a fixed instant. It never decreases.
    public var now: @Sendable () -> Duration

    /// Suspends for a duration. Throws `CancellationError` immediately if the task is canceled.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Creates a clock from two functions.
    ///
    /// - Parameters:
    ///   - now: Returns the time since a fixed instant. It must never decrease.
    ///   - sleep: Suspends for a duration. It must throw `CancellationError` if the task is canceled.
    public init(now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.now = now
        self.sleep = sleep
    }

    /// The system clock, which also advances while the machine sleeps.
    public static let system: ClientClock = {
        let start = ContinuousClock.now
        return ClientClock(
            now: { start.duration(to: .now) },
            sleep: { duration in try await DedicatedTimer.sleep(duration) })
    }()
}
