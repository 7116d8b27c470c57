// What the sources and the sinks of a database are.
extension WorkerQueue {
    /// Records whom the namespaces of a source belong to, if nobody has.
    ///
    /// - Throws: ``WorkerDatabaseError`` with the code ``WorkerDatabaseError/otherOwner`` if they belong to somebody else.
    func register(_ source: any WorkerSource) async throws {
        guard let owner = source.owner else { return }
        let name = source.name
        let recorded = try await database.withTransaction { transaction -> String in
            let key = SQLValue.text("owner of \(name)")
            let query = "SELECT content FROM dropbox_worker_settings WHERE name = $1"
            if let row = try transaction.row(query, key) { return row.text(0) }
            // Earlier versions have recorded nothing.
            if case .account(let id) = owner {
                let other = try transaction.row(
                    "SELECT namespace FROM dropbox_worker_namespaces WHERE source = $1 AND namespace <> $2 LIMIT 1",
                    .text(name), .text(id))
                if let other { return "\(WorkerSourceOwner.account(other.text(0))) and maybe others" }
            }
            try transaction.rows(
                "INSERT INTO dropbox_worker_settings (name, content) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                key,
                .text("\(owner)"))
            return try transaction.row(query, key)?.text(0) ?? ""
        }
        guard recorded == "\(owner)" else {
            throw WorkerDatabaseError(
                kind: .final, code: WorkerDatabaseError.otherOwner,
                message: """
                    the source \(name) of this database belongs to \(recorded), not to \(owner): use another database, or the \
                    earlier token
                    """)
        }
    }
}

extension WorkerQueue {
    /// Records where a sink of a source keeps what it gets. If that is new, all items are added to what the sink has yet to get.
    func register(sink name: String, place: String, of source: String) async throws {
        let isNew = try await database.withTransaction { [self] transaction in
            let known = try transaction.row(
                "SELECT place FROM dropbox_worker_sinks WHERE source = $1 AND name = $2", .text(source), .text(name))
            guard known?.text(0) != place else { return false }
            try transaction.rows(
                """
                INSERT INTO dropbox_worker_sinks (source, name, place) VALUES ($1, $2, $3)
                ON CONFLICT (source, name) DO UPDATE SET place = excluded.place
                """, .text(source), .text(name), .text(place))
            try transaction.rows(
                """
                INSERT INTO dropbox_worker_replays (namespace_id, sink, position)
                SELECT id, $2, '' FROM dropbox_worker_namespaces WHERE source = $1 AND item_count > 0
                ON CONFLICT (namespace_id, sink) DO UPDATE SET position = ''
                """, .text(source), .text(name))
            try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces
                SET changed_at = coalesce(changed_at, \(now)), turn = CASE WHEN changed_at IS NULL THEN \(turn) ELSE turn END
                WHERE source = $1 AND item_count > 0
                """, .text(source))
            return true
        }
        if isNew { await database.notify() }
    }

    /// Forgets a sink that no worker of a source has anymore, with the changes that wait for it. If a worker has it again, it gets
    /// all items again.
    ///
    /// - Parameters:
    ///   - sink: The name of the sink.
    ///   - source: The name of the source.
    /// - Returns: Whether there was such a sink.
    /// - Throws: ``WorkerDatabaseError``.
    @discardableResult
    public func forget(sink: String, of source: String) async throws -> Bool {
        let isKnown = try await database.withTransaction { [self] transaction in
            let namespaces = "namespace_id IN (SELECT id FROM dropbox_worker_namespaces WHERE source = $1)"
            // A worker finds out that nothing waits anymore.
            try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces SET \(markAssignments)
                WHERE source = $1 AND (id IN (SELECT namespace_id FROM dropbox_worker_outbox WHERE sink = $2)
                    OR id IN (SELECT namespace_id FROM dropbox_worker_replays WHERE sink = $2))
                """, .text(source), .text(sink))
            var count = 0
            for table in ["outbox", "replays"] {
                count += try transaction.rows(
                    "DELETE FROM dropbox_worker_\(table) WHERE \(namespaces) AND sink = $2 RETURNING sink",
                    .text(source),
                    .text(sink)
                ).count
            }
            return try count
                + transaction.rows(
                    "DELETE FROM dropbox_worker_sinks WHERE source = $1 AND name = $2 RETURNING name", .text(source),
                    .text(sink)
                ).count > 0
        }
        if isKnown { await database.notify() }
        return isKnown
    }
}

extension TransactionalWorkerSink {
    /// The name in the tables of sinks. Sinks outside of the database can have the same name.
    var registeredName: String { TransactionalSinkName.prefix + name }
}

/// The names of transactional sinks in the tables of sinks.
enum TransactionalSinkName {
    static let prefix = "transactional "
}

extension WorkerDatabaseError {
    /// The code of the error of a worker for another account or team.
    static let otherOwner = "owner"
    /// The code of the error of a database that can't store all texts.
    package static let encoding = "encoding"

    /// A Boolean value that indicates whether the configuration of the worker has to change.
    package var isConfigurationError: Bool { [Self.otherOwner, Self.encoding].contains(code) }
}
