/// The parts of statements in which SQLite and PostgreSQL differ.
extension SQLDialect {
    /// The current time of the database in milliseconds since 1970. It isn't constant in a transaction.
    var now: String {
        switch self {
        case .sqlite: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
        case .postgresql: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
        }
    }

    /// Locks the selected rows until the end of the transaction. A transaction of SQLite locks the database.
    var forUpdate: String { self == .sqlite ? "" : " FOR UPDATE" }

    /// Locks the selected rows, and leaves out those that another transaction has locked.
    var forUpdateSkipLocked: String { self == .sqlite ? "" : " FOR UPDATE SKIP LOCKED" }

    /// The greater one of two expressions that aren't NULL.
    func greater(_ first: String, _ second: String) -> String {
        self == .sqlite ? "max(\(first), \(second))" : "greatest(\(first), \(second))"
    }

    /// The type of a column that numbers its rows.
    var identity: String {
        switch self {
        case .sqlite: "INTEGER PRIMARY KEY AUTOINCREMENT"
        case .postgresql: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
        }
    }

    /// The type of text that is compared by its bytes, regardless of the language of the database.
    var exactText: String { self == .sqlite ? "TEXT" : "TEXT COLLATE \"C\"" }

    /// The type of bytes.
    var bytes: String { self == .sqlite ? "BLOB" : "BYTEA" }

    /// The end of the definition of a table that is stored in the order of its primary key, where that is possible.
    var clustered: String { self == .sqlite ? " WITHOUT ROWID" : "" }

    /// Makes other migrations wait until the end of the transaction. A transaction of SQLite does so itself.
    var migrationLock: String? {
        self == .sqlite ? nil : "SELECT pg_advisory_xact_lock(7237105, 1)"
    }
}
