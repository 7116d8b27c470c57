import DropboxSQLite
import Foundation

/// The data of one datastore in the database, in a transaction.
struct DatastoreStore {
    let connection: Connection
    /// The key of the datastore.
    let key: Int64

    /// The schema of the database.
    ///
    /// - `datastore` has one row per datastore. `device` is the ID under which this device publishes deltas; `published` and
    ///   `sequence` are the last of its deltas that were published or made. `fork` is set while `device` may also be in use
    ///   elsewhere; see `Identity.fork`.
    ///   `discarded` is the number of records whose queued changes were discarded, until a `sync` reports it.
    ///   `access` is what the account may do, if the folder is a shared one; see `DatastoreAccess`. The ID of a datastore that
    ///   is being replaced starts with a colon.
    /// - `head` is the set of deltas that the records contain, without unpublished ones.
    /// - `record` has the state of each record. `base` is the state without unpublished deltas; NULL if it's the same.
    /// - `incoming` and `incoming_snapshot` have what was received since the last `sync`.
    /// - `outgoing` has the unpublished deltas, and `upload` the files that were written but perhaps not received by the
    ///   server. The content of a file never changes, and neither does the stamp of its deltas.
    /// - `file` has the files in the folder, by their `FileState`. `seen` has the deltas that a snapshot covers.
    /// - `snapshot` has the deltas of all snapshots that this device read or wrote, also of those that aren't in the folder: a
    ///   damaged copy of one may appear later.
    /// - `indexed` has the fields that were queried, and `field` their values.
    static let migrations = Migrations(
        """
        CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE datastore (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, device TEXT NOT NULL, published INTEGER NOT NULL DEFAULT 0,
            sequence INTEGER NOT NULL DEFAULT 0, number INTEGER NOT NULL DEFAULT 0, fork INTEGER,
            size INTEGER NOT NULL DEFAULT 0, count INTEGER NOT NULL DEFAULT 0, access INTEGER
        );
        CREATE TABLE head (
            datastore INTEGER NOT NULL, device TEXT NOT NULL, sequence INTEGER NOT NULL, PRIMARY KEY (datastore, device)
        ) WITHOUT ROWID;
        CREATE TABLE record (
            datastore INTEGER NOT NULL, tbl TEXT NOT NULL, id TEXT NOT NULL, size INTEGER NOT NULL, state BLOB NOT NULL,
            base BLOB, PRIMARY KEY (datastore, tbl, id)
        );
        CREATE INDEX record_base ON record (datastore) WHERE base IS NOT NULL;
        CREATE TABLE incoming (
            datastore INTEGER NOT NULL, device TEXT NOT NULL, sequence INTEGER NOT NULL, number INTEGER NOT NULL,
            delta BLOB NOT NULL, PRIMARY KEY (datastore, device, sequence)
        );
        CREATE TABLE incoming_snapshot (
            datastore INTEGER NOT NULL, name TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (datastore, name)
        );
        CREATE TABLE outgoing (
            datastore INTEGER NOT NULL, sequence INTEGER NOT NULL, delta BLOB NOT NULL, PRIMARY KEY (datastore, sequence)
        );
        CREATE TABLE upload (
            datastore INTEGER NOT NULL, name TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (datastore, name)
        );
        CREATE TABLE file (
            datastore INTEGER NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL, state INTEGER NOT NULL,
            listing INTEGER NOT NULL, problem TEXT, seen TEXT,
            PRIMARY KEY (datastore, name)
        );
        CREATE INDEX file_wanted ON file (datastore) WHERE state = 0;
        CREATE TABLE indexed (
            datastore INTEGER NOT NULL, tbl TEXT NOT NULL, field TEXT NOT NULL, PRIMARY KEY (datastore, tbl, field)
        ) WITHOUT ROWID;
        CREATE TABLE field (
            datastore INTEGER NOT NULL, tbl TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, id TEXT NOT NULL,
            PRIMARY KEY (datastore, tbl, field, value, id)
        ) WITHOUT ROWID;
        CREATE INDEX field_record ON field (datastore, tbl, id);
        """,
        """
        ALTER TABLE datastore ADD COLUMN discarded INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE snapshot (
            datastore INTEGER NOT NULL, name TEXT NOT NULL, seen TEXT NOT NULL, PRIMARY KEY (datastore, name)
        ) WITHOUT ROWID;
        INSERT INTO snapshot SELECT datastore, name, seen FROM file WHERE seen IS NOT NULL;
        """)

    // MARK: Identity

    /// The identity of the datastore on this device.
    struct Identity: Sendable {
        var device: String
        /// The last published delta of the device.
        var published: Int64
        /// The last delta of the device.
        var sequence: Int64
        /// The greatest known number of a delta.
        var number: Int64
        /// If another device may use the same ID, the last delta that this device certainly had before, whose copy is the
        /// same delta.
        var fork: Int64?

        /// The delta that the next local changes belong to.
        var next: Dot { Dot(device: device, sequence: sequence + 1) }
    }

    var identity: Identity {
        get throws {
            let found = try connection.first(
                "SELECT device, published, sequence, number, fork FROM datastore WHERE key = ?", key
            ) { row in
                Identity(
                    device: row[0] ?? "", published: row[1] ?? 0, sequence: row[2] ?? 0, number: row[3] ?? 0,
                    fork: row[4])
            }
            guard let found else { throw DatastoreError(.notFound, "the datastore was removed from the database") }
            return found
        }
    }

    func save(_ identity: Identity) throws(SQLiteError) {
        try connection.execute(
            "UPDATE datastore SET device = ?, published = ?, sequence = ?, number = ?, fork = ? WHERE key = ?",
            identity.device, identity.published, identity.sequence, identity.number, identity.fork, key)
    }

    /// The deltas that the records contain, without unpublished ones.
    var head: VersionVector {
        get throws(SQLiteError) {
            var result = VersionVector()
            let rows = try connection.rows("SELECT device, sequence FROM head WHERE datastore = ?", key) { row in
                (row.text(0) ?? "", row.integer(1) ?? 0)
            }
            for (device, sequence) in rows { result[device] = sequence }
            return result
        }
    }

    func setHead(_ device: String, _ sequence: Int64) throws(SQLiteError) {
        try connection.execute(
            "INSERT INTO head VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET sequence = max(sequence, excluded.sequence)",
            key,
            device, sequence)
    }

    /// The size and the number of the records.
    var totals: (size: Int, count: Int) {
        get throws(SQLiteError) {
            try connection.first("SELECT size, count FROM datastore WHERE key = ?", key) { row in
                (row[0] ?? 0, row[1] ?? 0)
            } ?? (0, 0)
        }
    }

    // MARK: Records

    /// The state of a record in the database.
    struct StoredRecord {
        var state = RecordState()
        /// The state without unpublished deltas, if it's another one.
        var base: RecordState?
        /// The size by the size accounting; 0 if the record doesn't exist.
        var size = 0
        /// Whether there is a row.
        var isStored = false
    }

    func record(_ record: RecordKey) throws -> StoredRecord {
        let row = try connection.first(
            "SELECT state, base, size FROM record WHERE datastore = ? AND tbl = ? AND id = ?", key, record.table,
            record.record
        ) { row in (row.blob(0) ?? Data(), row.blob(1), row.integer(2) ?? 0) }
        guard let (state, base, size) = row else { return StoredRecord() }
        return StoredRecord(
            state: try FileCoding.decode(RecordState.self, from: state),
            base: try base.map { try FileCoding.decode(RecordState.self, from: $0) }, size: Int(size), isStored: true)
    }

    /// Returns the fields of a record, or `nil` if it doesn't exist.
    func values(_ key: RecordKey) throws -> [String: DatastoreValue]? { try record(key).state.values }

    /// Stores a record, and updates the size of the datastore and the indexes.
    func store(_ record: RecordKey, _ stored: StoredRecord) throws {
        let values = stored.state.values
        let size = values.map { DatastoreValue.recordSize($0) } ?? 0
        if stored.state == RecordState(), stored.base == nil {
            if stored.isStored {
                try connection.execute(
                    "DELETE FROM record WHERE datastore = ? AND tbl = ? AND id = ?", key, record.table, record.record)
            }
        } else {
            try connection.execute(
                """
                INSERT INTO record VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET size = excluded.size, state = excluded.state, base = excluded.base
                """, key, record.table, record.record, size, try FileCoding.encode(stored.state),
                try stored.base.map { try FileCoding.encode($0) })
        }
        let change = (size == 0 ? 0 : 1) - (stored.size == 0 ? 0 : 1)
        if size != stored.size {
            try connection.execute(
                "UPDATE datastore SET size = size + ?, count = count + ? WHERE key = ?", size - stored.size, change, key
            )
        }
        try index(record, values)
    }

    /// The keys of the records whose state contains unpublished deltas.
    var unpublishedRecords: [RecordKey] {
        get throws(SQLiteError) {
            try connection.rows("SELECT tbl, id FROM record WHERE datastore = ? AND base IS NOT NULL", key) { row in
                RecordKey(table: row[0] ?? "", record: row[1] ?? "")
            }
        }
    }

    /// Returns the records of a table, or of all tables, also those that exist only for the merge.
    func records(in table: String? = nil) throws(SQLiteError) -> [RecordKey] { try keys(in: table, minimumSize: 0) }

    /// Returns the records of a table, or of all tables.
    func existingRecords(in table: String?) throws(SQLiteError) -> [RecordKey] { try keys(in: table, minimumSize: 1) }

    private func keys(in table: String?, minimumSize: Int) throws(SQLiteError) -> [RecordKey] {
        try connection.rows(
            """
            SELECT tbl, id FROM record WHERE datastore = ?1 AND (?2 IS NULL OR tbl = ?2) AND size >= ?3 ORDER BY tbl, id
            """, key, table, minimumSize
        ) { row in RecordKey(table: row[0] ?? "", record: row[1] ?? "") }
    }

    // MARK: Working sets

    /// Changes records in memory, and stores those that changed.
    @discardableResult
    func changeRecords(_ body: (inout WorkingSet) throws -> Void) throws -> WorkingSet {
        var set = WorkingSet(store: self)
        try body(&set)
        for (key, record) in set.records.sorted(by: { $0.key < $1.key }) { try store(key, record) }
        return set
    }

    /// Records that a transaction changes.
    struct WorkingSet {
        let store: DatastoreStore
        private(set) var records: [RecordKey: StoredRecord] = [:]

        init(store: DatastoreStore) { self.store = store }

        /// Changes a record in memory.
        mutating func change(_ key: RecordKey, _ body: (inout StoredRecord) throws -> Void) throws {
            // Without a second reference to the record, which would copy its lists. An error ends the transaction.
            var record = try records.removeValue(forKey: key) ?? store.record(key)
            try body(&record)
            records[key] = record
        }

        /// Applies a delta with its final stamp.
        mutating func apply(_ delta: Delta, _ stamp: Stamp) throws {
            let seen = delta.seen
            for (index, change) in delta.changes.enumerated() {
                try self.change(change.key) { record in
                    record.state.apply(change.kind, index: index, stamp, seen: seen)
                    record.base?.apply(change.kind, index: index, stamp, seen: seen)
                }
            }
        }

        /// Applies an unpublished delta, or with its stamp one that waits for others, and preserves the state without it.
        mutating func applyUnpublished(_ delta: Delta, _ stamp: Stamp? = nil) throws {
            let (seen, stamp) = (delta.seen, stamp ?? Stamp(number: Stamp.unpublished, dot: delta.dot))
            for (index, change) in delta.changes.enumerated() {
                try self.change(change.key) { record in
                    record.base = record.base ?? record.state
                    record.state.apply(change.kind, index: index, stamp, seen: seen)
                }
            }
        }
    }
}
