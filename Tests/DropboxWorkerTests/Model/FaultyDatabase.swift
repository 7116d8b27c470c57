import DropboxConcurrency
import DropboxTestSupport
import DropboxWorker
import Foundation

/// The misfortunes of one worker: lost connections, commits without an answer, pauses, and death. All draw from one generator,
/// so a seed determines them, apart from the order in which concurrent steps ask.
final class Misfortune: Sendable {
    struct Death: Error {}

    private struct State {
        var random: SeededRandomNumberGenerator
        var rate: Double
        var isDead = false
    }

    private let state: Locked<State>
    /// The longest pause, which is longer than a lease.
    private let pause: Duration

    init(seed: UInt64, rate: Double, pause: Duration) {
        state = Locked(State(random: SeededRandomNumberGenerator(seed: seed), rate: rate))
        self.pause = pause
    }

    func stop() { state.change { $0.rate = 0 } }

    /// From now on, no step of the worker has an effect.
    func die() { state.change { $0.isDead = true } }

    var isDead: Bool { state.withLock { $0.isDead } }

    /// Returns whether something happens now.
    func happens(_ factor: Double = 1) -> Bool {
        state.withLock { Double.random(in: 0..<1, using: &$0.random) < $0.rate * factor }
    }

    /// A step between two actions: the worker may be dead, or stop for some time.
    func step() async throws {
        if isDead { throw Death() }
        guard happens(0.3) else { return }
        let length = state.withLock { Double.random(in: 0...1, using: &$0.random) }
        // A paused process isn't canceled.
        await Task.detached { [pause] in try? await Task.sleep(for: pause * length) }.value
        if isDead { throw Death() }
    }
}

/// A database of a worker with misfortunes.
final class FaultyDatabase: WorkerDatabase {
    private let base: any WorkerDatabase
    private let misfortune: Misfortune

    var dialect: SQLDialect { base.dialect }

    init(_ base: any WorkerDatabase, _ misfortune: Misfortune) {
        self.base = base
        self.misfortune = misfortune
    }

    private var lost: WorkerDatabaseError {
        WorkerDatabaseError(kind: .temporary, code: "08006", message: "the connection was lost (simulated)")
    }

    func withTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
    ) async throws -> Result {
        try await misfortune.step()
        if misfortune.happens() { throw lost }
        let result = try await base.withTransaction(body)
        try await misfortune.step()
        // The transaction was committed, but nobody knows.
        if misfortune.happens() { throw lost }
        return result
    }

    func notify() async { if !misfortune.happens(), !misfortune.isDead { await base.notify() } }

    func waitForNotification(upTo limit: Duration) async { await base.waitForNotification(upTo: limit) }

    func close() async { await base.close() }
}

/// The database of a person, who repeats what failed because the server restarts.
final class PatientDatabase: WorkerDatabase {
    private let base: any WorkerDatabase

    var dialect: SQLDialect { base.dialect }

    init(_ base: any WorkerDatabase) { self.base = base }

    func withTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
    ) async throws -> Result {
        while true {
            do { return try await base.withTransaction(body) } catch let error as WorkerDatabaseError {
                guard error.kind == .temporary else { throw error }
            }
        }
    }

    func notify() async { await base.notify() }
    func waitForNotification(upTo limit: Duration) async { await base.waitForNotification(upTo: limit) }
    func close() async { await base.close() }
}
