import Foundation

// Which fencing tokens may be granted. A token that was granted just before a failover, and that the standby hasn't received, must
// never be granted again, so the upper bits of tokens differ before and after a failover.
extension WorkerQueue {
    /// The number of bits of a token that count.
    private static let counterBits: Int64 = 40

    /// The timeline of PostgreSQL, which increases when a standby takes over.
    private static let timeline = """
        CAST(CAST('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) AS BIT(32)) AS BIGINT)
        """

    /// Runs a transaction that grants a token.
    ///
    /// Some services don't allow everybody to ask for the timeline. The database then counts the starts of its server in a row
    /// of the settings: another server has another time of its start. Once there is such a row, it's used.
    ///
    /// - Parameter body: The transaction, with an expression for the new value of the column `token`.
    func granting<Result: Sendable>(
        _ body: @escaping @Sendable (any WorkerTransaction, _ token: String) throws -> Result
    ) async throws -> Result {
        let transact = { @Sendable [database] in
            try await database.withTransaction { try body($0, try Self.nextToken(in: $0)) }
        }
        do { return try await transact() } catch let error as WorkerDatabaseError {
            guard error.kind == .final, database.dialect == .postgresql, try await startsCounting() else { throw error }
        }
        return try await transact()
    }

    private static func nextToken(in transaction: any WorkerTransaction) throws -> String {
        guard transaction.dialect == .postgresql else { return "token + 1" }
        let first = try startCount(in: transaction).map { "CAST(\($0) AS BIGINT)" } ?? timeline
        return "greatest(token, \(first) << \(counterBits)) + 1"
    }

    /// If the timeline can't be read, lets the database count the starts of the server.
    ///
    /// - Returns: Whether that is the reason for an error.
    private func startsCounting() async throws -> Bool {
        do {
            _ = try await database.withTransaction { try $0.rows("SELECT \(Self.timeline)") }
            return false
        } catch let error as WorkerDatabaseError where error.kind == .final {
            try await database.withTransaction { transaction in
                let count = try Self.highestCount(in: transaction) + 1
                _ = try transaction.rows(
                    """
                    INSERT INTO dropbox_worker_settings (name, content) SELECT 'server', $1 || \(Self.serverStart)
                    ON CONFLICT (name) DO NOTHING
                    """, .text("\(count) "))
            }
            return true
        }
    }

    private static let serverStart = "CAST(pg_postmaster_start_time() AT TIME ZONE 'UTC' AS TEXT)"

    /// Returns the number of starts of the server, or `nil` if nobody counts them. Counts this one if it's new.
    private static func startCount(in transaction: any WorkerTransaction) throws -> Int64? {
        while true {
            let row = try transaction.row(
                "SELECT content, \(serverStart) FROM dropbox_worker_settings WHERE name = 'server'")
            guard let row else { return nil }
            let known = row.text(0).split(separator: " ", maxSplits: 1)
            let count = known.first.flatMap { Int64($0) } ?? 0
            if known.last.map(String.init) == row.text(1) { return count }
            let next = max(count, try highestCount(in: transaction)) + 1
            // If another worker was faster, its count is valid.
            try transaction.rows(
                "UPDATE dropbox_worker_settings SET content = $1 WHERE name = 'server' AND content = $2",
                .text("\(next) \(row.text(1))"), row[0])
        }
    }

    /// The highest value in the upper bits of tokens.
    private static func highestCount(in transaction: any WorkerTransaction) throws -> Int64 {
        let row = try transaction.row(
            """
            SELECT greatest((SELECT max(token) FROM dropbox_worker_namespaces), (SELECT max(token) FROM dropbox_worker_sources))
                >> \(counterBits)
            """)
        return row?.integer(0) ?? 0
    }
}
