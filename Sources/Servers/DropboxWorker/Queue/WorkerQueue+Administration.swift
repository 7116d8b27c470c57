import Foundation

// What a person sees and does.
extension WorkerQueue {
    /// Returns what the workers do and have to do.
    ///
    /// - Parameter limit: The maximum number of namespaces and of quarantined changes. The default is 100.
    /// - Throws: ``WorkerDatabaseError``.
    public func status(limit: Int = 100) async throws -> WorkerStatus {
        try await database.withTransaction { [self] transaction in
            let limit = SQLValue.integer(Int64(clamping: max(0, limit)))
            let time = try transaction.row("SELECT \(now)")?.integer(0) ?? 0
            let counts = try transaction.row(
                """
                SELECT count(*), count(CASE WHEN changed_at IS NOT NULL AND hold IS NULL THEN 1 END),
                    count(CASE WHEN lease_end > $1 THEN 1 END), count(CASE WHEN hold IS NOT NULL THEN 1 END),
                    min(\(Self.waitingSince))
                FROM dropbox_worker_namespaces
                """, .integer(time))
            let namespaces = try transaction.rows(
                """
                SELECT \(Self.statusColumns) FROM dropbox_worker_namespaces
                ORDER BY CASE WHEN \(Self.waitingSince) IS NULL THEN 1 ELSE 0 END, \(Self.waitingSince), id LIMIT $1
                """, limit)
            let quarantine = try transaction.rows(
                "\(Self.quarantineQuery) ORDER BY o.id LIMIT $1", limit)
            let limits = try transaction.rows(
                "SELECT scope, retry_at FROM dropbox_worker_limits WHERE retry_at > $1", .integer(time))
            return WorkerStatus(
                time: Date(timeIntervalSince1970: Double(time) / 1000), namespaceCount: counts?.integer(0) ?? 0,
                pendingCount: counts?.integer(1) ?? 0,
                claimedCount: counts?.integer(2) ?? 0, heldCount: counts?.integer(3) ?? 0,
                oldestLag: counts?[4].integer.map { Double(max(0, time - $0)) / 1000 } ?? 0,
                namespaces: namespaces.map { Self.statusNamespace($0, at: time) },
                quarantine: quarantine.map(Self.quarantinedChange),
                quarantineCount: try transaction.row(
                    "SELECT count(*) FROM dropbox_worker_outbox WHERE is_quarantined = 1")?.integer(0) ?? 0,
                rateLimits: Dictionary(limits.compactMap { row in row[1].date.map { (row.text(0), $0) } }) { $1 },
                isDraining: try transaction.row("SELECT 1 FROM dropbox_worker_settings WHERE name = 'draining'") != nil)
        }
    }

    /// Returns the state of one namespace, and its quarantined changes.
    ///
    /// - Returns: `nil` if there is no such namespace.
    /// - Throws: ``WorkerDatabaseError``.
    public func inspect(
        source: String, namespaceID: String
    ) async throws -> (namespace: WorkerStatus.Namespace, quarantine: [WorkerStatus.QuarantinedChange])? {
        try await database.withTransaction { [self] transaction in
            let time = try transaction.row("SELECT \(now)")?.integer(0) ?? 0
            let row = try transaction.row(
                """
                SELECT \(Self.statusColumns) FROM dropbox_worker_namespaces WHERE source = $1 AND namespace = $2
                """, .text(source), .text(namespaceID))
            guard let row else { return nil }
            let quarantine = try transaction.rows(
                "\(Self.quarantineQuery) AND n.source = $1 AND n.namespace = $2 ORDER BY o.id LIMIT 1000",
                .text(source), .text(namespaceID))
            return (Self.statusNamespace(row, at: time), quarantine.map(Self.quarantinedChange))
        }
    }

    /// Since when a change waits. What a source doesn't have anymore waits for nothing.
    private static let waitingSince = "CASE WHEN hold = 'removed' THEN NULL ELSE changed_at END"

    /// The last error is that of the namespace. If it has none, it's that of the oldest change that a sink couldn't apply.
    private static let statusColumns = """
        source, namespace, reader, display_name, \(waitingSince), holder, lease_end, page_count, item_count, hold_reason,
        coalesce(last_error, (SELECT sink || ' can''t apply the change of ' || path || ': ' || error
            FROM dropbox_worker_outbox o WHERE o.namespace_id = dropbox_worker_namespaces.id AND o.is_quarantined = 0
                AND o.error IS NOT NULL ORDER BY o.number LIMIT 1))
        """

    private static func statusNamespace(_ row: SQLRow, at time: Int64) -> WorkerStatus.Namespace {
        let isClaimed = row.integer(6) > time
        return WorkerStatus.Namespace(
            namespace: WorkerNamespace(
                source: row.text(0), id: row.text(1), reader: row.text(2), displayName: row.text(3)),
            changedSince: row[4].date, holder: isClaimed ? row[5].text : nil, leaseEnd: isClaimed ? row[6].date : nil,
            pageCount: row.integer(7), itemCount: row.integer(8), holdReason: row[9].text, lastError: row[10].text)
    }

    private static let quarantineQuery = """
        SELECT o.id, n.source, n.namespace, n.reader, n.display_name, o.path, o.sink, o.error, o.attempts, o.failed_at
        FROM dropbox_worker_outbox o JOIN dropbox_worker_namespaces n ON n.id = o.namespace_id
        WHERE o.is_quarantined = 1
        """

    private static func quarantinedChange(_ row: SQLRow) -> WorkerStatus.QuarantinedChange {
        WorkerStatus.QuarantinedChange(
            id: row.integer(0),
            namespace: WorkerNamespace(
                source: row.text(1), id: row.text(2), reader: row.text(3), displayName: row.text(4)),
            path: row.text(5), sink: row.text(6), error: row.text(7), attemptCount: Int(clamping: row.integer(8)),
            date: row[9].date ?? Date(timeIntervalSince1970: 0))
    }

    // MARK: Commands

    /// Puts quarantined changes back, to be applied again.
    ///
    /// - Parameter ids: The identities of the changes, from the status.
    /// - Returns: The number of changes that were put back.
    /// - Throws: ``WorkerDatabaseError``.
    @discardableResult
    public func retry(ids: [Int64]) async throws -> Int {
        var count = 0
        for id in ids { count += try await retry(where: "id = $1", [.integer(id)]) }
        if count > 0 { await database.notify() }
        return count
    }

    /// Puts all quarantined changes back, to be applied again.
    ///
    /// - Returns: The number of changes that were put back.
    /// - Throws: ``WorkerDatabaseError``.
    @discardableResult
    public func retryAll() async throws -> Int {
        let count = try await retry(where: "1 = 1", [])
        if count > 0 { await database.notify() }
        return count
    }

    private func retry(where condition: String, _ values: [SQLValue]) async throws -> Int {
        try await database.withTransaction { [self] transaction in
            let rows = try transaction.execute(
                """
                UPDATE dropbox_worker_outbox SET is_quarantined = 0, attempts = 0, failures = 0, ready_at = 0
                WHERE is_quarantined = 1 AND \(condition) RETURNING namespace_id
                """, values)
            for id in Set(rows.compactMap { $0.first?.integer }).sorted() {
                try transaction.rows(
                    """
                    UPDATE dropbox_worker_namespaces
                    SET mark = mark + 1, changed_at = coalesce(changed_at, \(now)), ready_at = 0, turn = \(turn)
                    WHERE id = $1
                    """, .integer(id))
            }
            return rows.count
        }
    }

    /// Tells all workers to stop claiming work, or to go on. Workers finish the page or the changes that they are applying, and
    /// give their namespaces back, even if there is more to do: they find out after at most a third of their lease. The setting
    /// remains until it's removed, also for workers that start later.
    ///
    /// - Parameter isDraining: Whether to stop.
    /// - Throws: ``WorkerDatabaseError``.
    public func drain(_ isDraining: Bool) async throws {
        try await database.withTransaction { transaction in
            _ = try transaction.rows(
                isDraining
                    ? """
                    INSERT INTO dropbox_worker_settings (name, content) VALUES ('draining', '1')
                    ON CONFLICT (name) DO NOTHING
                    """
                    : "DELETE FROM dropbox_worker_settings WHERE name = 'draining'")
        }
        await database.notify()
    }

    /// Waits until no worker works on a namespace. That of a worker that died ends with its lease.
    ///
    /// - Parameter limit: The maximum time to wait.
    /// - Returns: The number of namespaces on which workers still work after that time.
    /// - Throws: ``WorkerDatabaseError``, or `CancellationError` if the task is canceled.
    public func waitUntilIdle(upTo limit: Duration) async throws -> Int {
        let end = ContinuousClock.now + limit
        while true {
            let count = try await Int(clamping: status(limit: 0).claimedCount)
            if count == 0 || ContinuousClock.now >= end { return count }
            try await Task.sleep(for: .milliseconds(200))
        }
    }

    /// Agrees to the deletions that a namespace waits for, or tries a namespace again whose reader had no access.
    ///
    /// The agreement is to as many deletions as the reason for the hold says. Deletions beyond that number aren't applied;
    /// the namespace is held again with the new total.
    ///
    /// - Parameters:
    ///   - source: The name of the source.
    ///   - namespaceID: The ID of the namespace.
    /// - Returns: Why the namespace was held, or `nil` if it wasn't, or if its source doesn't have it anymore.
    /// - Throws: ``WorkerDatabaseError``.
    @discardableResult
    public func release(holdOf source: String, namespaceID: String) async throws -> NamespaceHold? {
        let hold = try await database.withTransaction { [self] transaction -> NamespaceHold? in
            let row = try transaction.row(
                """
                SELECT hold, id FROM dropbox_worker_namespaces
                WHERE source = $1 AND namespace = $2 AND hold IN ('deletions', 'access')\(transaction.dialect.forUpdate)
                """, .text(source), .text(namespaceID))
            guard let row, let hold = NamespaceHold(rawValue: row.text(0)) else { return nil }
            try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces
                SET allows_deletions = CASE WHEN hold = 'deletions' THEN 1 ELSE allows_deletions END,
                    hold = NULL, hold_reason = NULL, ready_at = 0, mark = mark + 1,
                    changed_at = coalesce(changed_at, \(now)), turn = \(turn)
                WHERE id = $1
                """, row[1])
            return hold
        }
        if hold != nil { await database.notify() }
        return hold
    }
}
