import DropboxConcurrency

/// Does a piece of work once for all who ask for it while it is being done.
package final class SingleFlight<Value: Sendable>: Sendable {
    private typealias Outcome = Result<Value, any Error>
    private let flights = Locked<[String: Task<Outcome, Never>]>([:])

    package init() {}

    /// The value of the work that is being done for `key`; of `work` where none is. Who is cancelled waits no longer, but
    /// the work goes on for the others.
    package func value(_ key: String = "", _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let flight = flights.withLock { flights in
            if let flight = flights[key] { return flight }
            let flight = Task.onOwnThreads { await self.run(key, work) }
            flights[key] = flight
            return flight
        }
        return try await CancellableContinuation<Outcome>().value { completion in
            Task.onOwnThreads { completion(await flight.value) }
        }.get()
    }

    private func run(_ key: String, _ work: @Sendable () async throws -> Value) async -> Outcome {
        let outcome: Outcome
        do { outcome = .success(try await work()) } catch { outcome = .failure(error) }
        flights.withLock { $0[key] = nil }
        return outcome
    }
}
