// What sinks get that weren't there when a page was read.
extension PageWriter {
    /// The maximum number of items that are added to the outbox in one transaction.
    private static let replaySize = 1_000

    /// Adds items of the catalog to what a sink has yet to get, if the sink is new.
    ///
    /// - Returns: The state of the namespace and the number of items, or `nil` if no sink of the worker lacks any, or if the state
    ///   isn't the expected one.
    func replay(after expected: Int64) async throws -> (state: LockedNamespace, count: Int)? {
        let names = sinks + transactionalSinks.map(\.registeredName)
        guard !names.isEmpty else { return nil }
        return try await queue.database.withTransaction { [self] transaction in
            var state = try queue.lock(claim, in: transaction)
            guard state.pageNumber == expected, !state.isRemoved else { return nil }
            let row = try transaction.execute(
                """
                SELECT sink, position FROM dropbox_worker_replays
                WHERE namespace_id = $1 AND sink IN (\(Catalog.places(names.count))) ORDER BY sink LIMIT 1
                """, [.integer(claim.id)] + names.map(SQLValue.text)
            ).first.map(SQLRow.init)
            guard let row else { return nil }
            let catalog = Catalog(namespace: claim.id, transaction: transaction)
            let items = try catalog.items(after: row.text(1), limit: Self.replaySize)
            let first = nextNumber(&state, count: items.count)
            let changes = try catalog.changes(at: items.map(\.path)).enumerated().map { index, change in
                WorkerChange(
                    key: key(first + Int64(index)), path: change.path, displayPath: change.displayPath,
                    kind: change.kind)
            }
            if let sink = transactionalSinks.first(where: { $0.registeredName == row.text(0) }) {
                state.pageNumber = nextPage(state)
                let page = WorkerPage(namespace: claim.namespace, number: state.pageNumber, changes: changes)
                if !changes.isEmpty { try sink.apply(page, in: transaction) }
            } else {
                try Outbox(namespace: claim.id, transaction: transaction)
                    .add(changes, firstNumber: first, for: [row.text(0)])
            }
            let (id, last) = (SQLValue.integer(claim.id), items.last?.key ?? "")
            if items.count < Self.replaySize {
                try transaction.rows(
                    "DELETE FROM dropbox_worker_replays WHERE namespace_id = $1 AND sink = $2", id, row[0])
            } else {
                try transaction.rows(
                    "UPDATE dropbox_worker_replays SET position = $3 WHERE namespace_id = $1 AND sink = $2", id, row[0],
                    .text(last))
            }
            try store(state, pages: 0, transaction)
            return (state, items.count)
        }
    }

    /// Records changes for sinks that other workers of the source have, or had. They get deletions as they are, and the rest when
    /// a worker has them.
    func recordMissing(_ changes: [WorkerChange], _ first: Int64, _ outbox: Outbox) throws {
        let own = sinks + transactionalSinks.map(\.registeredName)
        let known = try outbox.transaction.rows(
            "SELECT name FROM dropbox_worker_sinks WHERE source = $1", .text(claim.namespace.source)
        ).map { $0.text(0) }
        for sink in known.sorted() where !own.contains(sink) {
            // Rows in the database are written with their page, or not at all.
            let isTransactional = sink.hasPrefix(TransactionalSinkName.prefix)
            for (index, change) in changes.enumerated() where change.kind == .deleted && !isTransactional {
                try outbox.add([change], firstNumber: first + Int64(index), for: [sink])
            }
            guard changes.contains(where: { $0.kind != .deleted }) else { continue }
            try outbox.transaction.rows(
                """
                INSERT INTO dropbox_worker_replays (namespace_id, sink, position) VALUES ($1, $2, '')
                ON CONFLICT (namespace_id, sink) DO UPDATE SET position = ''
                """, .integer(claim.id), .text(sink))
        }
    }
}
