import DropboxConcurrency
import DropboxCore
public import DropboxWorker

/// A database on a PostgreSQL server (15 or newer), which workers on any number of machines share.
///
/// Connections are opened when they're needed, and again after they were lost. A URL can name several servers, of which the
/// one that accepts writes is used; after a failover, the connections move there.
///
/// LISTEN and NOTIFY need a connection of their own. A pooler between the worker and the server must not be in transaction
/// mode for it; otherwise the workers poll.
public final class PostgreSQLWorkerDatabase: WorkerDatabase {
    private struct State {
        // Not Sendable, but only the thread that took a connection uses it.
        var idle: [PostgreSQLConnection] = []
        var isClosed = false
        /// End the waits for transactions in progress, by a number.
        var closers: [Int: @Sendable () -> Void] = [:]
        var lastCloser = 0
    }

    private let url: String
    private let limit: Duration
    private let connectionLimit: Duration
    private let lane: BlockingIO
    private let state = Locked(State())
    private let listener: PostgreSQLListener

    public let dialect = SQLDialect.postgresql

    /// How often a transaction is repeated after a lost connection or a collision.
    private static let maximumAttempts = 6

    /// How long a transaction may take after its task was canceled: those that give work back are short.
    private static let cancellationLimit: Duration = .seconds(1)

    /// Creates a database. It connects when it's used.
    ///
    /// - Parameters:
    ///   - url: A URL such as `postgresql://user@host/database`, or parameters as libpq reads them. The variables of the
    ///     environment (`PGHOST`, `PGPASSWORD`, …) apply to what it doesn't contain.
    ///   - connections: The maximum number of connections for transactions. The default is 8. One more waits for
    ///     notifications.
    ///   - statementLimit: How long a statement may take. The default is 30 seconds.
    ///   - connectionLimit: How long each server may take to accept a connection, at least 2 seconds. The default is 10 seconds.
    public init(
        url: String, connections: Int = 8, statementLimit: Duration = .seconds(30),
        connectionLimit: Duration = .seconds(10)
    ) {
        self.url = url
        limit = max(statementLimit, .seconds(1))
        self.connectionLimit = connectionLimit
        lane = BlockingIO(threads: max(1, connections))
        listener = PostgreSQLListener(url: url)
    }

    deinit { listener.close() }

    public func withTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
    ) async throws -> Result {
        var attempt = 1
        let start = ContinuousClock.now
        while true {
            do {
                return try await attemptTransaction(body)
            } catch let failure as RepeatableFailure {
                // A server that doesn't answer isn't asked again and again.
                let isQuick = start.duration(to: .now) < connectionLimit
                guard attempt < Self.maximumAttempts, isQuick, !Task.isCancelled else { throw failure.error }
                // 20 ms to 320 ms, so that two transactions that collided don't collide again.
                try await ClientClock.system.sleep(.milliseconds(10 << attempt) * Double.random(in: 0.5...1))
                attempt += 1
            }
        }
    }

    /// Runs a transaction, and waits for its result. Without an answer of the server, the wait ends some time after the task was
    /// canceled, and when the database is closed; nobody knows whether the transaction was committed then.
    private func attemptTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
    ) async throws -> Result {
        let (results, continuation) = AsyncStream.makeStream(of: Swift.Result<Result, any Error>.self)
        let closer = state.withLock { state -> Int? in
            guard !state.isClosed else { return nil }
            state.lastCloser += 1
            state.closers[state.lastCloser] = { continuation.yield(.failure(Self.closed)) }
            return state.lastCloser
        }
        guard let closer else { throw Self.closed }
        defer { state.withLock { $0.closers[closer] = nil } }
        Task {
            do {
                continuation.yield(.success(try await lane.run { [self] () throws in try run(body) }))
            } catch { continuation.yield(.failure(error)) }
        }
        // The wait doesn't end with the task.
        let first = Task { () throws -> Result in
            for await result in results { return try result.get() }
            throw CancellationError()
        }
        return try await withTaskCancellationHandler {
            try await first.value
        } onCancel: {
            Task {
                try await Task.sleep(for: Self.cancellationLimit)
                continuation.yield(.failure(Self.unanswered))
            }
        }
    }

    private static let closed = WorkerDatabaseError(kind: .final, code: "08003", message: "the database is closed")

    private static let unanswered = WorkerDatabaseError(
        kind: .temporary, code: "08006", message: "PostgreSQL did not answer before the work was canceled")

    /// A failure before the commit. Nothing was changed.
    private struct RepeatableFailure: Error { let error: WorkerDatabaseError }

    /// Runs a transaction on a connection.
    private func run<Result: Sendable>(
        _ body: (any WorkerTransaction) throws -> Result
    ) throws -> Result {
        let connection: PostgreSQLConnection
        do throws(WorkerDatabaseError) { connection = try takeConnection() } catch { throw failure(error) }
        defer { giveBack(connection) }
        let result: Result
        do {
            try connection.execute("BEGIN")
            result = try body(PostgreSQLTransaction(connection: connection))
        } catch {
            rollBack(connection)
            guard let error = error as? WorkerDatabaseError else { throw error }
            throw failure(error)
        }
        do throws(WorkerDatabaseError) { try commit(connection) } catch {
            // Without an answer, nobody knows whether the transaction was committed.
            throw connection.isBroken ? error as any Error : failure(error)
        }
        return result
    }

    private func commit(_ connection: PostgreSQLConnection) throws(WorkerDatabaseError) {
        guard try connection.execute("COMMIT").command == "COMMIT" else {
            throw WorkerDatabaseError(
                kind: .final, code: "25P02", message: "PostgreSQL rolled the transaction back: a statement failed")
        }
    }

    private func failure(_ error: WorkerDatabaseError) -> any Error {
        error.kind == .temporary ? RepeatableFailure(error: error) : error
    }

    private func rollBack(_ connection: PostgreSQLConnection) {
        guard !connection.isBroken else { return }
        // A connection that can't roll back is broken, and isn't used again.
        do throws(WorkerDatabaseError) { try connection.execute("ROLLBACK") } catch {}
    }

    // MARK: Connections

    private func takeConnection() throws(WorkerDatabaseError) -> PostgreSQLConnection {
        let (idle, isClosed) = state.withLock { state in (state.idle.popLast().map(Box.init), state.isClosed) }
        guard !isClosed else { throw Self.closed }
        if let idle { return idle.connection }
        return try PostgreSQLConnection(url: url, limit: limit, connectionLimit: connectionLimit)
    }

    private func giveBack(_ connection: PostgreSQLConnection) {
        let box = Box(connection)
        state.withLock { state in
            if box.connection.isBroken {
                // The others were probably lost for the same reason.
                state.idle = []
            } else if !state.isClosed {
                state.idle.append(box.connection)
            }
        }
    }

    /// Carries a connection between threads.
    // @unchecked Sendable because only one thread has the connection.
    private struct Box: @unchecked Sendable {
        let connection: PostgreSQLConnection
        init(_ connection: PostgreSQLConnection) { self.connection = connection }
    }

    // MARK: Notifications

    public func notify() async {
        // Others find the change by polling if this fails.
        _ = try? await withTransaction { try $0.execute("SELECT pg_notify('dropbox_worker', '')", []) }
    }

    public func waitForNotification(upTo limit: Duration) async { await listener.wait(upTo: limit) }

    public func close() async {
        listener.close()
        let closers = state.withLock { state in
            state.isClosed = true
            state.idle = []
            return Array(state.closers.values)
        }
        for close in closers { close() }
    }
}

/// A transaction of PostgreSQL.
private struct PostgreSQLTransaction: WorkerTransaction {
    let connection: PostgreSQLConnection

    var dialect: SQLDialect { .postgresql }

    func execute(_ sql: String, _ values: [SQLValue]) throws(WorkerDatabaseError) -> [[SQLValue]] {
        try connection.execute(sql, values).rows
    }
}
