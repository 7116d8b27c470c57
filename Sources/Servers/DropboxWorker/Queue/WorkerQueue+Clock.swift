// The clock of the database, which can be set back.
extension WorkerQueue {
    /// How far the clock can go back without an effect that matters.
    private static let tolerance: Int64 = 1_000

    /// If the clock of the database was set back, replaces times that are in the future by the current one. Otherwise, nothing would
    /// be read until the clock reaches them.
    ///
    /// The leases of workers that work are extended. That of a worker that died ends when the clock reaches its end.
    ///
    /// - Returns: By how much the clock was set back at least, or `nil` if it wasn't.
    func correctTimes() async throws -> Duration? {
        try await database.withTransaction { [self] transaction in
            let time = try transaction.row("SELECT \(now)")?.integer(0) ?? 0
            // These columns have times that were the current one.
            let columns = [("polled_at", "namespaces"), ("read_at", "sources")]
            let latest = try columns.map { column, table in
                try transaction.row("SELECT max(\(column)) FROM dropbox_worker_\(table)")?.integer(0) ?? 0
            }.max()
            guard let latest, latest > time + Self.tolerance else { return nil }
            for (table, columns) in [
                ("namespaces", ["changed_at", "ready_at", "polled_at", "removed_at"]), ("outbox", ["ready_at"]),
                ("sources", ["refresh_at", "read_at"]), ("limits", ["retry_at", "filled_at"]),
            ] {
                for column in columns {
                    try transaction.rows(
                        "UPDATE dropbox_worker_\(table) SET \(column) = $1 WHERE \(column) > $1", .integer(time))
                }
            }
            try transaction.rows("UPDATE dropbox_worker_namespaces SET turn = \(turn) WHERE turn > \(turn)")
            return .milliseconds(latest - time)
        }
    }
}
