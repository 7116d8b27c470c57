import DropboxWorker
import Foundation

/// The changes of all namespaces, in a table of the workers' database. Each is written exactly once.
struct History: TransactionalWorkerSink {
    let name = "history"

    static func prepare(_ transaction: any WorkerTransaction) throws {
        try transaction.execute(
            """
            CREATE TABLE IF NOT EXISTS team_backup_history (
                namespace TEXT NOT NULL, member TEXT NOT NULL, key TEXT NOT NULL, path TEXT NOT NULL,
                display_path TEXT NOT NULL, hash TEXT, date BIGINT NOT NULL, PRIMARY KEY (namespace, key))
            """, [])
    }

    func apply(_ page: WorkerPage, in transaction: any WorkerTransaction) throws {
        for change in page.changes {
            // A file's date is that of its revision, a deletion's date that of the backup.
            let (hash, date): (SQLValue, Date) =
                switch change.kind {
                case .file(let file): (file.contentHash.map { .text($0) } ?? .null, file.serverModified)
                case .folder, .deleted: (.null, Date())
                }
            try transaction.execute(
                "INSERT INTO team_backup_history VALUES ($1, $2, $3, $4, $5, $6, $7)",
                [
                    .text(page.namespace.id), .text(page.namespace.reader), .text(change.key), .text(change.path),
                    .text(change.displayPath), hash, Self.milliseconds(date),
                ])
        }
    }

    /// Returns the files of a member at a date: those whose last change up to then left them there.
    static func files(
        of member: String, at date: Date, _ transaction: any WorkerTransaction
    ) throws -> [(namespace: String, path: String, hash: String)] {
        let rows = try transaction.execute(
            """
            SELECT namespace, display_path, hash FROM team_backup_history h
            WHERE member = $1 AND hash IS NOT NULL AND key = (
                SELECT max(key) FROM team_backup_history
                WHERE namespace = h.namespace AND path = h.path AND date <= $2)
            ORDER BY namespace, path
            """, [.text(member), milliseconds(date)])
        return rows.compactMap { row in
            guard case .text(let namespace) = row[0], case .text(let path) = row[1], case .text(let hash) = row[2]
            else {
                return nil
            }
            return (namespace, path, hash)
        }
    }

    private static func milliseconds(_ date: Date) -> SQLValue {
        .integer(Int64(exactly: (date.timeIntervalSince1970 * 1_000).rounded()) ?? 0)
    }

    /// Returns all values of a column.
    static func column(_ name: String, _ transaction: any WorkerTransaction) throws -> [String] {
        let rows = try transaction.execute(
            "SELECT DISTINCT \(name) FROM team_backup_history WHERE \(name) IS NOT NULL ORDER BY 1", [])
        return rows.compactMap { if case .text(let text) = $0[0] { text } else { nil } }
    }
}
