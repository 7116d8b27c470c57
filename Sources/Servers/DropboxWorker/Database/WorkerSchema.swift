/// The tables of workers, and their versions.
///
/// Migrations only go forward. Each runs in a transaction of its own, while other workers wait to migrate. A migration that
/// old workers can't work with (one that removes or renames something) says so; old workers then stop with a clear error at
/// their next start, and at the latest at their next claim. With all others, they keep working.
struct WorkerSchema: Sendable {
    /// A step from one version to the next.
    struct Migration: Sendable {
        /// The oldest version of this program's schema that works with the new tables. A step that only adds something keeps
        /// the one before.
        let oldestCompatible: Int64
        /// The statements.
        let statements: @Sendable (SQLDialect) -> [String]
    }

    /// The steps, oldest first.
    let migrations: [Migration]

    /// The version that this program knows.
    var version: Int64 { Int64(migrations.count) }

    /// The schema of this version of the package.
    static let current = WorkerSchema(migrations: [
        Migration(oldestCompatible: 1) { dialect in firstTables(dialect) },
        // The journals of uploads.
        Migration(oldestCompatible: 1) { dialect in
            [
                """
                CREATE TABLE dropbox_worker_uploads (
                    name TEXT PRIMARY KEY, holder TEXT NOT NULL, lease_end BIGINT NOT NULL, content \(dialect.bytes))
                """
            ]
        },
        // How many marks a namespace had when its feed was read to the end, failures for which a change isn't to blame, files
        // without content of their own, and when the list of a source was read.
        Migration(oldestCompatible: 1) { _ in
            [
                "ALTER TABLE dropbox_worker_namespaces ADD COLUMN read_mark BIGINT NOT NULL DEFAULT 0",
                "ALTER TABLE dropbox_worker_outbox ADD COLUMN failures BIGINT NOT NULL DEFAULT 0",
                "ALTER TABLE dropbox_worker_files ADD COLUMN metadata TEXT",
                "ALTER TABLE dropbox_worker_sources ADD COLUMN read_at BIGINT NOT NULL DEFAULT 0",
            ]
        },
        // The sinks of each source, and the namespaces whose items a sink has yet to get, from a path on.
        Migration(oldestCompatible: 1) { dialect in
            [
                """
                CREATE TABLE dropbox_worker_sinks (
                    source TEXT NOT NULL, name TEXT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (source, name))
                """,
                """
                CREATE TABLE dropbox_worker_replays (
                    namespace_id BIGINT NOT NULL, sink TEXT NOT NULL, position \(dialect.exactText) NOT NULL,
                    PRIMARY KEY (namespace_id, sink))
                """,
            ]
        },
        // The number of files of a namespace that is held, or was released, for its deletions. 0 is that of older
        // programs, which let a person agree to any number.
        Migration(oldestCompatible: 1) { _ in
            ["ALTER TABLE dropbox_worker_namespaces ADD COLUMN held_deletions BIGINT NOT NULL DEFAULT 0"]
        },
    ])

    /// Applies the missing steps.
    ///
    /// - Throws: ``WorkerDatabaseError`` with the kind `incompatibleSchema` if the tables are newer, and this version can't
    ///   work with them.
    func prepare(_ database: any WorkerDatabase) async throws {
        while try await database.withTransaction({ try applyNextStep(in: $0) }) {}
    }

    /// Throws an error if there are no tables, or if this version can't work with them. Changes nothing.
    func check(_ database: any WorkerDatabase) async throws {
        try await database.withTransaction { transaction in
            let name = "dropbox_worker_schema"
            let query =
                transaction.dialect == .sqlite
                ? "SELECT 1 FROM sqlite_master WHERE name = '\(name)'"
                : "SELECT 1 WHERE to_regclass('\(name)') IS NOT NULL"
            guard try transaction.row(query) != nil else { throw Self.missingTables }
            try check(in: transaction)
        }
    }

    /// The error of a database without tables.
    static let missingTables = WorkerDatabaseError(
        kind: .final, code: "schema",
        message: "the database has no tables of workers; `dbx worker run` creates them, unless it's the wrong database")

    /// Throws an error if this version can't work with the tables.
    func check(in transaction: any WorkerTransaction) throws(WorkerDatabaseError) {
        let row = try transaction.row("SELECT version, oldest_compatible FROM dropbox_worker_schema")
        try check(version: row?.integer(0) ?? 0, oldestCompatible: row?.integer(1) ?? 0)
    }

    private func check(version found: Int64, oldestCompatible: Int64) throws(WorkerDatabaseError) {
        guard oldestCompatible <= version else {
            throw WorkerDatabaseError(
                kind: .incompatibleSchema, code: "schema",
                message: """
                    the tables of the worker have version \(found), which needs a program that knows version \
                    \(oldestCompatible) or newer; this one knows version \(version): update it
                    """)
        }
    }

    /// Applies a step, and returns whether there may be more.
    private func applyNextStep(in transaction: any WorkerTransaction) throws -> Bool {
        if let lock = transaction.dialect.migrationLock { try transaction.rows(lock) }
        try transaction.rows(
            "CREATE TABLE IF NOT EXISTS dropbox_worker_schema (version BIGINT NOT NULL, oldest_compatible BIGINT NOT NULL)"
        )
        let row = try transaction.row("SELECT version, oldest_compatible FROM dropbox_worker_schema")
        let found = row?.integer(0) ?? 0
        try check(version: found, oldestCompatible: row?.integer(1) ?? 0)
        guard found < version, let step = migrations.dropFirst(Int(found)).first else { return false }
        for statement in step.statements(transaction.dialect) { try transaction.rows(statement) }
        try transaction.rows("DELETE FROM dropbox_worker_schema")
        try transaction.rows(
            "INSERT INTO dropbox_worker_schema (version, oldest_compatible) VALUES ($1, $2)", .integer(found + 1),
            .integer(step.oldestCompatible))
        return found + 1 < version
    }
}

extension WorkerSchema {
    /// The tables of version 1.
    private static func firstTables(_ dialect: SQLDialect) -> [String] {
        [
            // The sources: whose lists of namespaces are read by one worker at a time.
            """
            CREATE TABLE dropbox_worker_sources (
                name TEXT PRIMARY KEY, refresh_at BIGINT NOT NULL, epoch BIGINT NOT NULL, holder TEXT,
                lease_end BIGINT, token BIGINT NOT NULL, failures BIGINT NOT NULL, last_error TEXT)
            """,
            // The namespaces: what is known, what is to do, and who does it.
            """
            CREATE TABLE dropbox_worker_namespaces (
                id \(dialect.identity),
                source TEXT NOT NULL, namespace TEXT NOT NULL, reader TEXT NOT NULL, display_name TEXT NOT NULL,
                is_shared BIGINT NOT NULL, priority BIGINT NOT NULL, epoch BIGINT NOT NULL,
                mark BIGINT NOT NULL, changed_at BIGINT, turn BIGINT NOT NULL, ready_at BIGINT NOT NULL,
                polled_at BIGINT NOT NULL, failures BIGINT NOT NULL, last_error TEXT,
                hold TEXT, hold_reason TEXT, removed_at BIGINT,
                holder TEXT, lease_end BIGINT, token BIGINT NOT NULL,
                position TEXT, phase BIGINT NOT NULL, generation BIGINT NOT NULL,
                page_number BIGINT NOT NULL, page_count BIGINT NOT NULL, change_number BIGINT NOT NULL,
                item_count BIGINT NOT NULL, file_count BIGINT NOT NULL, deletion_count BIGINT NOT NULL,
                allows_deletions BIGINT NOT NULL,
                UNIQUE (source, namespace))
            """,
            """
            CREATE INDEX dropbox_worker_namespaces_turn ON dropbox_worker_namespaces (turn)
            WHERE changed_at IS NOT NULL AND hold IS NULL
            """,
            "CREATE INDEX dropbox_worker_namespaces_reader ON dropbox_worker_namespaces (source, reader)",
            "CREATE INDEX dropbox_worker_namespaces_polled ON dropbox_worker_namespaces (polled_at)",
            // The catalog: what is in the namespaces. Paths that are too long for an index have a short form in `path`.
            """
            CREATE TABLE dropbox_worker_files (
                namespace_id BIGINT NOT NULL, path \(dialect.exactText) NOT NULL, long_path \(dialect.exactText),
                display_path TEXT, is_folder BIGINT NOT NULL, id TEXT, rev TEXT, content_hash TEXT, size BIGINT,
                client_modified BIGINT, server_modified BIGINT, generation BIGINT NOT NULL,
                PRIMARY KEY (namespace_id, path))\(dialect.clustered)
            """,
            """
            CREATE VIEW dropbox_worker_catalog AS
            SELECT n.source, n.namespace, n.reader, n.display_name, coalesce(f.long_path, f.path) AS path,
                coalesce(f.display_path, f.long_path, f.path) AS display_path, f.is_folder, f.id, f.rev, f.content_hash,
                f.size, f.client_modified, f.server_modified
            FROM dropbox_worker_files f JOIN dropbox_worker_namespaces n ON n.id = f.namespace_id
            """,
            // The changes that sinks outside of the database haven't applied yet, and those that they can't apply.
            """
            CREATE TABLE dropbox_worker_outbox (
                id \(dialect.identity),
                namespace_id BIGINT NOT NULL, sink TEXT NOT NULL, number BIGINT NOT NULL,
                path \(dialect.exactText) NOT NULL, display_path TEXT NOT NULL, kind BIGINT NOT NULL, metadata TEXT,
                is_quarantined BIGINT NOT NULL, attempts BIGINT NOT NULL, ready_at BIGINT NOT NULL, error TEXT,
                failed_at BIGINT)
            """,
            """
            CREATE UNIQUE INDEX dropbox_worker_outbox_order
            ON dropbox_worker_outbox (namespace_id, is_quarantined, number, sink)
            """,
            "CREATE INDEX dropbox_worker_outbox_failed ON dropbox_worker_outbox (id) WHERE is_quarantined = 1",
            // The limits that workers share, the tokens of accounts, and settings.
            """
            CREATE TABLE dropbox_worker_limits (
                scope TEXT PRIMARY KEY, retry_at BIGINT NOT NULL, tokens DOUBLE PRECISION NOT NULL,
                filled_at BIGINT NOT NULL)
            """,
            """
            CREATE TABLE dropbox_worker_tokens (
                uid TEXT PRIMARY KEY, version BIGINT NOT NULL, content \(dialect.bytes), refresher TEXT,
                refresh_end BIGINT)
            """,
            "CREATE TABLE dropbox_worker_settings (name TEXT PRIMARY KEY, content TEXT NOT NULL)",
        ]
    }
}
