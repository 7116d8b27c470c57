import DropboxCore
import Foundation

/// The namespaces that workers share: what has changed, who works on it, and what waits for a person.
///
/// A namespace with a change that isn't applied yet is *pending*. A worker claims it and receives a *lease*: the right to
/// work on it for a limited time, which it extends while it works. Each lease has a *fencing token* that is greater than all
/// earlier ones of the namespace. Each transaction that writes for a namespace checks the token and the end of the lease, so
/// a worker that was paused for longer than its lease can't write anymore, whatever it did in the meantime. All times are
/// those of the database, so the clocks of the machines don't matter.
///
/// The namespace that waits the longest is next, and goes to the end of the line after a few pages. A priority of n puts a
/// namespace n minutes ahead, so none waits forever.
public struct WorkerQueue: Sendable {
    let database: any WorkerDatabase
    /// A duration that is added to the time of the database.
    private let clockShift: @Sendable () -> Duration

    /// Creates a queue.
    public init(database: any WorkerDatabase) { self.init(database: database, clockShift: { .zero }) }

    /// Creates a queue in which time is shifted, as by a database whose clock is wrong.
    package init(database: any WorkerDatabase, clockShift: @escaping @Sendable () -> Duration) {
        self.database = database
        self.clockShift = clockShift
    }

    /// Creates the tables, or migrates them to the version of this program. Other workers can be running.
    ///
    /// - Throws: ``WorkerDatabaseError`` with the kind `incompatibleSchema` if a newer version of the program has made
    ///   tables that this one can't work with.
    public func prepare() async throws { try await WorkerSchema.current.prepare(database) }

    /// Checks that the database has tables with which this program can work, and changes nothing.
    ///
    /// - Throws: ``WorkerDatabaseError``.
    package func checkTables() async throws { try await WorkerSchema.current.check(database) }

    /// The current time as an expression.
    var now: String {
        let shift = clockShift().milliseconds
        return shift == 0 ? database.dialect.now : "(\(database.dialect.now) + \(shift))"
    }

    // MARK: Marks

    /// The maximum number of values in one statement.
    private static let batchSize = 200

    /// How often a shared namespace is read because of notifications.
    static let sharedInterval: Duration = .seconds(60)

    /// How many milliseconds a unit of priority puts a namespace ahead.
    static let millisecondsPerPriority: Int64 = 60_000

    /// Marks the namespaces of accounts as changed, as after a webhook. A mark that arrives while a worker reads the namespace
    /// isn't lost: the worker reads it again.
    ///
    /// - Parameters:
    ///   - source: The name of the source.
    ///   - accountIDs: The account IDs (`dbid:…`). Unknown ones have no effect.
    /// - Returns: The number of namespaces that were marked.
    /// - Throws: ``WorkerDatabaseError``. Answer the webhook with an error then, so that it arrives again.
    @discardableResult
    public func markChanged(source: String, accountIDs: [String]) async throws -> Int {
        let count = try await mark(source, readers: accountIDs)
        if count > 0 { await database.notify() }
        return count
    }

    /// Marks the namespaces of members of a team as changed, and the namespaces that the team shares, of which a notification
    /// doesn't say whether they changed. The latter are read at most once per minute because of notifications: one that comes
    /// earlier has its effect then.
    ///
    /// - Parameters:
    ///   - source: The name of the source.
    ///   - memberIDs: The team member IDs (`dbmid:…`). Unknown ones have no effect.
    /// - Returns: The number of namespaces that were marked.
    /// - Throws: ``WorkerDatabaseError``. Answer the webhook with an error then, so that it arrives again.
    @discardableResult
    public func markTeamChanged(source: String, memberIDs: [String]) async throws -> Int {
        guard !memberIDs.isEmpty else { return 0 }
        let members = try await mark(source, readers: memberIDs)
        // Those that wait already are read later than now, unless a worker is reading them.
        let shared = try await database.withTransaction { [self] transaction in
            try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces SET \(markAssignments),
                    ready_at = CASE WHEN changed_at IS NULL AND polled_at <= \(now)
                        THEN polled_at + \(Self.sharedInterval.milliseconds) ELSE ready_at END
                WHERE source = $1 AND is_shared = 1
                    AND (changed_at IS NULL OR mark <= read_mark OR lease_end > \(now))
                RETURNING id
                """, .text(source)
            ).count
        }
        if members + shared > 0 { await database.notify() }
        return members + shared
    }

    /// Marks all namespaces of a source, or one of them, as changed.
    ///
    /// - Returns: The number of namespaces that were marked.
    /// - Throws: ``WorkerDatabaseError``.
    @discardableResult
    public func markAllChanged(source: String, namespaceID: String? = nil) async throws -> Int {
        let condition = namespaceID == nil ? "" : " AND namespace = $2"
        let values = [SQLValue.text(source)] + (namespaceID.map { [.text($0)] } ?? [])
        let count = try await database.withTransaction { [self] transaction in
            try transaction.execute(
                """
                UPDATE dropbox_worker_namespaces SET \(markAssignments) WHERE source = $1\(condition) RETURNING id
                """, values
            ).count
        }
        if count > 0 { await database.notify() }
        return count
    }

    private func mark(_ source: String, readers: [String]) async throws -> Int {
        // In one order, so that two transactions don't wait for each other.
        let readers = Set(readers).sorted()
        var count = 0
        for start in stride(from: 0, to: readers.count, by: Self.batchSize) {
            let part = readers[start..<min(start + Self.batchSize, readers.count)]
            let places = part.indices.map { "$\($0 - start + 2)" }.joined(separator: ", ")
            count += try await database.withTransaction { [self] transaction in
                try transaction.execute(
                    """
                    UPDATE dropbox_worker_namespaces SET \(markAssignments)
                    WHERE source = $1 AND reader IN (\(places)) AND is_shared = 0 RETURNING id
                    """, [.text(source)] + part.map(SQLValue.text)
                ).count
            }
        }
        return count
    }

    var markAssignments: String {
        """
        mark = mark + 1, changed_at = coalesce(changed_at, \(now)),
        turn = CASE WHEN changed_at IS NULL THEN \(turn) ELSE turn END
        """
    }

    /// The turn of a namespace that goes to the end of the line.
    var turn: String { "\(now) - priority * \(Self.millisecondsPerPriority)" }

    /// Marks namespaces that weren't read for some time, because webhooks can be lost.
    ///
    /// - Returns: The number of namespaces that were marked, at most 500.
    func markUnread(for interval: Duration) async throws -> Int {
        try await database.withTransaction { [self] transaction in
            try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces SET polled_at = \(now), \(markAssignments)
                WHERE id IN (
                    SELECT id FROM dropbox_worker_namespaces
                    WHERE (changed_at IS NULL OR mark <= read_mark) AND hold IS NULL AND polled_at <= \(now) - $1
                    ORDER BY polled_at LIMIT 500\(transaction.dialect.forUpdateSkipLocked))
                RETURNING id
                """, .integer(interval.milliseconds)
            ).count
        }
    }
}

extension Duration {
    /// The number of whole milliseconds, up to some 285,000 years.
    package var milliseconds: Int64 {
        let value = self / .milliseconds(1)
        return value.isFinite ? Int64(max(-9e15, min(9e15, value))) : 0
    }
}
