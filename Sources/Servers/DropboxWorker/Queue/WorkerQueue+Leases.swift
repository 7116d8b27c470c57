// Claims, leases, and fencing tokens of namespaces.
extension WorkerQueue {
    /// Claims the pending namespace that waits the longest.
    ///
    /// - Parameters:
    ///   - holder: The name of the worker.
    ///   - lease: How long the lease is valid.
    ///   - sources: The names of the sources that the worker knows.
    ///   - sinks: The names of the sinks that the worker has. Changes for others are left to workers that have them.
    /// - Returns: The claim, or `nil` if nothing is to do, or if the workers were told to drain.
    /// - Throws: ``WorkerDatabaseError``, also if the tables were migrated to a version that this one can't work with.
    func claim(
        holder: String, lease: Duration, sources: [String], sinks: [String]
    ) async throws -> NamespaceClaim? {
        guard !sources.isEmpty else { return nil }
        return try await granting { [self] transaction, token in
            try WorkerSchema.current.check(in: transaction)
            let dialect = transaction.dialect
            let (isPending, names) = Self.pending(sources, sinks, from: 3)
            let values = [.text(holder), .integer(lease.milliseconds)] + names
            let row = try transaction.execute(
                """
                UPDATE dropbox_worker_namespaces
                SET holder = $1, lease_end = \(now) + $2, token = \(token)
                WHERE id = (
                    SELECT id FROM dropbox_worker_namespaces
                    WHERE \(isPending) AND ready_at <= \(now) AND (lease_end IS NULL OR lease_end <= \(now))
                    ORDER BY turn LIMIT 1\(dialect.forUpdateSkipLocked))
                RETURNING id, source, namespace, reader, display_name, is_shared, token, mark, phase, position,
                    generation, page_number, change_number, failures,
                    (SELECT count(*) FROM dropbox_worker_replays r WHERE r.namespace_id = dropbox_worker_namespaces.id)
                """, values
            ).first.map(SQLRow.init)
            guard let row else { return nil }
            return NamespaceClaim(
                id: row.integer(0),
                namespace: WorkerNamespace(
                    source: row.text(1), id: row.text(2), reader: row.text(3), displayName: row.text(4)),
                isShared: row.integer(5) != 0, token: row.integer(6), holder: holder, mark: row.integer(7),
                phase: NamespacePhase(rawValue: row.integer(8)) ?? .listing, position: row[9].text,
                generation: row.integer(10), pageNumber: row.integer(11), changeNumber: row.integer(12),
                failures: row.integer(13), hasReplays: row.integer(14) > 0)
        }
    }

    /// The condition for the namespaces in which a worker has something to do, and its values: the feed is to be read, or changes
    /// wait for a sink that the worker has.
    private static func pending(
        _ sources: [String], _ sinks: [String], from number: Int
    ) -> (condition: String, values: [SQLValue]) {
        let sourcePlaces = Catalog.places(sources.count, from: number)
        let sinkPlaces = Catalog.places(sinks.count, from: number + sources.count)
        let delivery =
            sinks.isEmpty
            ? ""
            : """
             OR EXISTS (SELECT 1 FROM dropbox_worker_outbox o WHERE o.namespace_id = dropbox_worker_namespaces.id
                AND o.is_quarantined = 0 AND o.sink IN (\(sinkPlaces)))
             OR EXISTS (SELECT 1 FROM dropbox_worker_replays r WHERE r.namespace_id = dropbox_worker_namespaces.id
                AND r.sink IN (\(sinkPlaces)))
            """
        return (
            """
            changed_at IS NOT NULL AND hold IS NULL AND source IN (\(sourcePlaces)) AND (mark > read_mark\(delivery))
                AND NOT EXISTS (SELECT 1 FROM dropbox_worker_settings WHERE name = 'draining')
            """, (sources + sinks).map(SQLValue.text)
        )
    }

    /// Extends a lease.
    ///
    /// - Returns: Whether the workers were told to drain.
    /// - Throws: ``LeaseLostError`` if it has already ended, or ``WorkerDatabaseError``.
    @discardableResult
    func renew(_ claim: NamespaceClaim, lease: Duration) async throws -> Bool {
        let row = try await database.withTransaction { [self] transaction in
            try transaction.execute(
                """
                UPDATE dropbox_worker_namespaces SET lease_end = \(now) + $4
                WHERE id = $1 AND token = $2 AND holder = $3 AND lease_end > \(now)
                RETURNING (SELECT count(*) FROM dropbox_worker_settings WHERE name = 'draining')
                """,
                [.integer(claim.id), .integer(claim.token), .text(claim.holder), .integer(lease.milliseconds)]
            ).first
        }
        guard let row else { throw LeaseLostError() }
        return row.first?.integer != 0
    }

    /// Locks a namespace until the end of the transaction, and checks that the lease is valid. Each transaction that writes
    /// for a namespace starts with it.
    ///
    /// - Throws: ``LeaseLostError`` if the lease has ended or another worker has it, or ``WorkerDatabaseError``.
    func lock(_ claim: NamespaceClaim, in transaction: any WorkerTransaction) throws -> LockedNamespace {
        let row = try transaction.row(
            """
            SELECT mark, phase, position, generation, page_number, change_number, file_count, item_count,
                deletion_count,
                CASE WHEN allows_deletions = 0 THEN 0 WHEN held_deletions > 0 THEN held_deletions ELSE \(Int64.max) END,
                removed_at, (SELECT count(*) FROM dropbox_worker_settings WHERE name = 'draining')
            FROM dropbox_worker_namespaces
            WHERE id = $1 AND token = $2 AND holder = $3 AND lease_end > \(now)\(transaction.dialect.forUpdate)
            """, .integer(claim.id), .integer(claim.token), .text(claim.holder))
        guard let row else { throw LeaseLostError() }
        return LockedNamespace(
            mark: row.integer(0), phase: NamespacePhase(rawValue: row.integer(1)) ?? .listing, position: row[2].text,
            generation: row.integer(3), pageNumber: row.integer(4), changeNumber: row.integer(5),
            fileCount: row.integer(6), itemCount: row.integer(7), deletionCount: row.integer(8),
            allowedDeletions: row.integer(9), isRemoved: row[10] != .null,
            isDraining: row.integer(11) != 0)
    }

    /// How a worker ends its work on a namespace.
    enum Ending: Sendable {
        /// Everything is applied that was marked before the worker read the namespace, apart from changes for sinks that the
        /// worker doesn't have. Later marks remain.
        case finished
        /// More is to do, as soon as it's the namespace's turn again.
        case yielded(after: Duration)
        /// Something failed. It's tried again after a delay.
        case failed(String, delay: Duration)
        /// Something failed, and nobody works on the namespace until the reason is gone.
        case held(NamespaceHold, String)
        /// Many deletions wait for a person.
        case heldDeletions(HeldDeletions)
    }

    /// Ends a lease. Has no effect if the lease has ended and another worker has claimed the namespace.
    func release(_ claim: NamespaceClaim, _ ending: Ending) async throws {
        try await database.withTransaction { [self] transaction in
            let identity: [SQLValue] = [.integer(claim.id), .integer(claim.token), .text(claim.holder)]
            func update(_ assignments: String, _ values: SQLValue...) throws {
                try transaction.execute(
                    """
                    UPDATE dropbox_worker_namespaces SET holder = NULL, lease_end = NULL, \(assignments)
                    WHERE id = $1 AND token = $2 AND holder = $3
                    """, identity + values)
            }
            switch ending {
            case .finished:
                let waiting = try transaction.rows(
                    """
                    SELECT sink FROM dropbox_worker_outbox WHERE namespace_id = $1 AND is_quarantined = 0
                    UNION SELECT sink FROM dropbox_worker_replays WHERE namespace_id = $1 ORDER BY sink
                    """, .integer(claim.id)
                ).map { $0.text(0) }.joined(separator: ", ")
                // Notifications of a team mark all that it shares, so what came in the meantime waits.
                try update(
                    """
                    changed_at = CASE WHEN mark > $4 OR $5 <> '' THEN changed_at ELSE NULL END, read_mark = $4,
                    turn = \(turn), polled_at = \(now), failures = 0,
                    ready_at = CASE WHEN mark > $4 AND is_shared = 1
                        THEN \(now) + \(Self.sharedInterval.milliseconds) ELSE 0 END,
                    last_error = CASE WHEN $5 <> '' THEN 'changes wait for a worker with the sinks ' || $5 END
                    """, .integer(claim.mark), .text(waiting))
            case .yielded(let delay):
                // Without a delay, it's ready whatever happens to the clock.
                try update(
                    "turn = \(turn), ready_at = CASE WHEN $4 > 0 THEN \(now) + $4 ELSE 0 END",
                    .integer(delay.milliseconds))
            case .failed(let message, let delay):
                try update(
                    "turn = \(turn), ready_at = \(now) + $4, failures = failures + 1, last_error = $5",
                    .integer(delay.milliseconds), .text(message))
            case .held(let hold, let reason):
                try update("turn = \(turn), \(Self.holdAssignments)", .text(hold.rawValue), .text(reason))
            case .heldDeletions(let held):
                // A person agrees to what they see.
                try update(
                    "turn = \(turn), allows_deletions = 0, held_deletions = $6, \(Self.holdAssignments)",
                    .text(NamespaceHold.deletions.rawValue), .text("\(held)"), .integer(held.count))
            }
        }
    }

    private static let holdAssignments = """
        last_error = $5, hold_reason = CASE WHEN hold = 'removed' THEN hold_reason ELSE $5 END,
        hold = CASE WHEN hold = 'removed' THEN hold ELSE $4 END
        """

    /// The time until a pending namespace of some sources can be claimed that nobody works on, or `nil` if there is none, or if
    /// the workers were told to drain.
    func timeUntilNextClaim(sources: [String], sinks: [String]) async throws -> Duration? {
        guard !sources.isEmpty else { return nil }
        return try await database.withTransaction { [self] transaction in
            let (isPending, names) = Self.pending(sources, sinks, from: 1)
            let row = try transaction.execute(
                """
                SELECT min(\(transaction.dialect.greater("ready_at", "coalesce(lease_end, 0)"))) - \(now)
                FROM dropbox_worker_namespaces WHERE \(isPending)
                """, names
            ).first
            return row?.first?.integer.map { .milliseconds(max(0, $0)) }
        }
    }
}
