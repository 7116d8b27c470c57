import DropboxConcurrency

/// The time that the system gives a process between the announcement that it will be suspended, and the suspension.
package struct Expiration: Sendable {
    /// The maximum time to wait for work in progress. The system doesn't report how much time there is: it documents “a few
    /// seconds”, and terminates the process then.
    package static let limit: Duration = .seconds(2)

    private let clock: ClientClock

    /// Creates a value.
    ///
    /// - Parameter clock: Measures the time. The default is the system clock.
    package init(clock: ClientClock = .system) { self.clock = clock }

    /// Calls a closure when the time is over, unless the result is canceled before.
    func schedule(_ action: @escaping @Sendable () -> Void) -> Task<Void, Never> {
        Task.onDedicatedThreads {
            do { try await clock.sleep(Self.limit) } catch { return }
            action()
        }
    }
}
