import DropboxConcurrency

/// Time as a client sees it: a parameter, so that tests can turn the clock by hand.
public struct ClientClock: Sendable {
    /// How long it has been since some fixed moment. Never goes back.
    public var now: @Sendable () -> Duration

    /// Waits, and throws `CancellationError` at once when the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// A time source of two functions.
    public init(now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.now = now
        self.sleep = sleep
    }

    /// The clock of the machine, which also runs while it sleeps.
    public static let system: ClientClock = {
        let start = ContinuousClock.now
        return ClientClock(
            now: { start.duration(to: .now) },
            sleep: { duration in try await Alarms.sleep(duration) })
    }()
}
