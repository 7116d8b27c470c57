import DropboxSQLite
import Foundation

/// Queries by the values of fields.
extension DatastoreStore {
    /// The number of records from which the queried fields of a table are indexed.
    private static let minimumIndexedCount = 64

    /// Returns the records of a table that may have these values: all if there is no index.
    func candidates(in table: String, _ filter: [String: DatastoreValue]) throws -> [RecordKey] {
        guard let (field, value) = filter.min(by: { $0.key < $1.key }) else { return try records(in: table) }
        if try !isIndexed(table, field) {
            let all = try records(in: table)
            guard all.count >= Self.minimumIndexedCount else { return all }
            try connection.execute("INSERT INTO indexed VALUES (?, ?, ?)", key, table, field)
            for record in all {
                if let value = try values(record)?[field] { try insert(record, field, value) }
            }
        }
        return try connection.rows(
            "SELECT id FROM field WHERE datastore = ? AND tbl = ? AND field = ? AND value = ? ORDER BY id", key, table,
            field, try Self.indexedForm(value)
        ) { row in RecordKey(table: table, record: row[0] ?? "") }
    }

    /// Updates the indexes for a record.
    func index(_ record: RecordKey, _ values: [String: DatastoreValue]?) throws {
        let fields = try connection.rows(
            "SELECT field FROM indexed WHERE datastore = ? AND tbl = ?", key, record.table
        ) { row in row.text(0) ?? "" }
        if fields.isEmpty { return }
        try connection.execute(
            "DELETE FROM field WHERE datastore = ? AND tbl = ? AND id = ?", key, record.table, record.record)
        for field in fields {
            if let value = values?[field] { try insert(record, field, value) }
        }
    }

    private func isIndexed(_ table: String, _ field: String) throws(SQLiteError) -> Bool {
        try connection.value(
            "SELECT 1 FROM indexed WHERE datastore = ? AND tbl = ? AND field = ?", key, table, field, as: Bool.self)
            ?? false
    }

    private func insert(_ record: RecordKey, _ field: String, _ value: DatastoreValue) throws {
        try connection.execute(
            "INSERT OR IGNORE INTO field VALUES (?, ?, ?, ?, ?)", key, record.table, field, try Self.indexedForm(value),
            record.record)
    }

    /// Returns the form of a value in the index. Few values share a form, and equal ones always do.
    private static func indexedForm(_ value: DatastoreValue) throws -> String {
        // Zeros are equal, but their JSON differs.
        let value = value == .double(0) ? .double(0) : value
        let json = try FileCoding.encode(value)
        return json.count <= 128
            ? String(decoding: json, as: UTF8.self)
            : "\(json.count) \(String(decoding: json.prefix(96), as: UTF8.self))"
    }
}
