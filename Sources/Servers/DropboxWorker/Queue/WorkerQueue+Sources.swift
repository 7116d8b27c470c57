/// The right of a worker to read the list of a source's namespaces.
struct SourceClaim: Sendable {
    let name: String
    let token: Int64
    let holder: String
    /// The number of this reading. Namespaces that it doesn't find have a lower one.
    let epoch: Int64
    let failures: Int64
    /// The worker that didn't finish reading the list, because it died, for example.
    let earlierHolder: String?
}

/// A namespace as a source lists it.
public struct SourceNamespace: Sendable, Hashable {
    /// The namespace.
    public let namespace: WorkerNamespace
    /// A Boolean value that indicates whether it doesn't belong to one account, such as a team folder.
    public let isShared: Bool
    /// How many minutes it's ahead of others that wait as long, up to a year.
    public let priority: Int

    private static let maximumPriority = 365 * 24 * 60

    /// Creates a namespace.
    ///
    /// - Parameters:
    ///   - namespace: The namespace.
    ///   - isShared: Whether it doesn't belong to one account. The default is `false`.
    ///   - priority: How many minutes it's ahead of others that wait as long. The default is 0.
    public init(_ namespace: WorkerNamespace, isShared: Bool = false, priority: Int = 0) {
        (self.namespace, self.isShared) = (namespace, isShared)
        self.priority = min(max(priority, -Self.maximumPriority), Self.maximumPriority)
    }
}

// The lists of namespaces, which one worker at a time reads for each source.
extension WorkerQueue {
    /// Claims a source whose list is due.
    ///
    /// - Returns: The claim, or `nil` if no list is due, or if the workers were told to drain.
    func claimSource(holder: String, lease: Duration, sources: [String]) async throws -> SourceClaim? {
        guard !sources.isEmpty else { return nil }
        return try await granting { [self] transaction, token in
            let dialect = transaction.dialect
            try transaction.insert(
                "INSERT INTO dropbox_worker_sources (name, refresh_at, epoch, token, failures)",
                sources.map { [.text($0), .integer(0), .integer(0), .integer(0), .integer(0)] },
                "ON CONFLICT (name) DO NOTHING")
            let due = try transaction.execute(
                """
                SELECT name, holder FROM dropbox_worker_sources
                WHERE refresh_at <= \(now) AND (lease_end IS NULL OR lease_end <= \(now))
                    AND name IN (\(Catalog.places(sources.count, from: 1)))
                    AND NOT EXISTS (SELECT 1 FROM dropbox_worker_settings WHERE name = 'draining')
                ORDER BY refresh_at LIMIT 1\(dialect.forUpdateSkipLocked)
                """, sources.map(SQLValue.text)
            ).first.map(SQLRow.init)
            guard let due else { return nil }
            return try transaction.row(
                """
                UPDATE dropbox_worker_sources
                SET holder = $2, lease_end = \(now) + $3, epoch = epoch + 1, token = \(token)
                WHERE name = $1 RETURNING name, token, epoch, failures
                """, due[0], .text(holder), .integer(lease.milliseconds)
            ).map { row in
                SourceClaim(
                    name: row.text(0), token: row.integer(1), holder: holder, epoch: row.integer(2),
                    failures: row.integer(3), earlierHolder: due[1].text)
            }
        }
    }

    /// Extends the lease of a source.
    ///
    /// - Throws: ``LeaseLostError`` if it has already ended, or ``WorkerDatabaseError``.
    func renew(_ claim: SourceClaim, lease: Duration) async throws {
        try await database.withTransaction { try lock(claim, lease: lease, in: $0) }
    }

    /// Locks a source until the end of the transaction, checks that the lease is valid, and extends it.
    private func lock(_ claim: SourceClaim, lease: Duration, in transaction: any WorkerTransaction) throws {
        let row = try transaction.row(
            """
            UPDATE dropbox_worker_sources SET lease_end = \(now) + $4
            WHERE name = $1 AND token = $2 AND holder = $3 AND lease_end > \(now) RETURNING name
            """, .text(claim.name), .integer(claim.token), .text(claim.holder), .integer(lease.milliseconds))
        guard row != nil else { throw LeaseLostError() }
    }

    /// Adds the namespaces of a part of the list, and updates known ones. Those that were removed, or whose reader had no
    /// access, are tried again.
    func add(_ namespaces: [SourceNamespace], to claim: SourceClaim, lease: Duration) async throws {
        // In one order, and each once: a statement can't change a row twice.
        let unique = Dictionary(namespaces.map { ($0.namespace.id, $0) }) { _, last in last }
        let sorted = unique.values.sorted { $0.namespace.id < $1.namespace.id }
        try await database.withTransaction { [self] transaction in
            try lock(claim, lease: lease, in: transaction)
            let time = try transaction.row("SELECT \(now)")?.integer(0) ?? 0
            let rows = sorted.map { item -> [SQLValue] in
                let namespace = item.namespace
                let turn = time - Int64(clamping: item.priority) * Self.millisecondsPerPriority
                return [
                    .text(namespace.source), .text(namespace.id), .text(namespace.reader),
                    .text(namespace.displayName), .integer(item.isShared ? 1 : 0),
                    .integer(Int64(clamping: item.priority)), .integer(claim.epoch), .integer(time), .integer(turn),
                ] + Self.initialValues
            }
            try transaction.insert(
                """
                INSERT INTO dropbox_worker_namespaces AS n
                    (source, namespace, reader, display_name, is_shared, priority, epoch, changed_at, turn, mark,
                    ready_at, polled_at, failures, token, phase, generation, page_number, page_count, change_number,
                    item_count, file_count, deletion_count, allows_deletions)
                """, rows,
                """
                ON CONFLICT (source, namespace) DO UPDATE SET
                    reader = excluded.reader, display_name = excluded.display_name, is_shared = excluded.is_shared,
                    priority = excluded.priority, epoch = excluded.epoch, removed_at = NULL,
                    changed_at = CASE WHEN n.hold IN ('removed', 'access')
                        THEN coalesce(n.changed_at, excluded.changed_at) ELSE n.changed_at END,
                    ready_at = CASE WHEN n.hold IN ('removed', 'access') THEN 0 ELSE n.ready_at END,
                    hold_reason = CASE WHEN n.hold IN ('removed', 'access') THEN NULL ELSE n.hold_reason END,
                    hold = CASE WHEN n.hold IN ('removed', 'access') THEN NULL ELSE n.hold END
                """)
        }
    }

    /// The values of a new namespace: its first listing is to do.
    private static let initialValues: [SQLValue] = [
        .integer(1), .integer(0), .integer(0), .integer(0), .integer(0), .integer(NamespacePhase.listing.rawValue),
        .integer(1), .integer(0), .integer(0), .integer(0), .integer(0), .integer(0), .integer(0), .integer(0),
    ]

    /// Ends the reading of a source's list: holds the namespaces that it doesn't have anymore.
    ///
    /// - Returns: The number of namespaces that were removed.
    func finish(_ claim: SourceClaim, lease: Duration, nextAfter interval: Duration) async throws -> Int {
        let removed = try await database.withTransaction { [self] transaction in
            try lock(claim, lease: lease, in: transaction)
            let removed = try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces
                SET removed_at = \(now), hold = 'removed', hold_reason = 'the source does not have it anymore'
                WHERE source = $1 AND epoch < $2 AND removed_at IS NULL RETURNING id
                """, .text(claim.name), .integer(claim.epoch))
            try transaction.rows(
                """
                UPDATE dropbox_worker_sources
                SET holder = NULL, lease_end = NULL, refresh_at = \(now) + $2, read_at = \(now), failures = 0,
                    last_error = NULL
                WHERE name = $1
                """, .text(claim.name), .integer(interval.milliseconds))
            return removed.count
        }
        await database.notify()
        return removed
    }

    /// Ends the reading of a list that failed. Nothing is removed.
    func fail(_ claim: SourceClaim, _ message: String, delay: Duration) async throws {
        _ = try await database.withTransaction { [self] transaction in
            try transaction.rows(
                """
                UPDATE dropbox_worker_sources
                SET holder = NULL, lease_end = NULL, refresh_at = \(now) + $4, read_at = \(now),
                    failures = failures + 1, last_error = $5
                WHERE name = $1 AND token = $2 AND holder = $3
                """, .text(claim.name), .integer(claim.token), .text(claim.holder), .integer(delay.milliseconds),
                .text(message))
        }
    }

    /// Ends the reading of a list that wasn't finished because the worker ends. Another worker can read it at once.
    func giveBack(_ claim: SourceClaim) async throws {
        _ = try await database.withTransaction { transaction in
            try transaction.rows(
                """
                UPDATE dropbox_worker_sources SET holder = NULL, lease_end = NULL
                WHERE name = $1 AND token = $2 AND holder = $3
                """, .text(claim.name), .integer(claim.token), .text(claim.holder))
        }
        await database.notify()
    }

    /// Makes the list of a source due now, for example after an account was added.
    ///
    /// - Parameter source: The name of the source.
    /// - Throws: ``WorkerDatabaseError``.
    public func refreshNamespaces(of source: String) async throws {
        _ = try await database.withTransaction { transaction in
            try transaction.rows("UPDATE dropbox_worker_sources SET refresh_at = 0 WHERE name = $1", .text(source))
        }
        await database.notify()
    }

    /// Starts to remove the namespaces that their source hasn't had for some time.
    ///
    /// - Returns: The number of namespaces.
    func removeForgotten(after delay: Duration) async throws -> Int {
        try await database.withTransaction { [self] transaction in
            try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces
                SET hold = NULL, hold_reason = NULL, phase = \(NamespacePhase.removing.rawValue), ready_at = 0,
                    mark = mark + 1, changed_at = coalesce(changed_at, \(now)), turn = \(turn)
                WHERE hold = 'removed' AND removed_at <= \(now) - $1 AND (lease_end IS NULL OR lease_end <= \(now))
                RETURNING id
                """, .integer(delay.milliseconds)
            ).count
        }
    }
}
