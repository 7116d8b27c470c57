import CDropboxSQLite
import Foundation

/// The row that a query stands on. It is only valid inside the closure that it was lent to.
public struct Row {
    let statement: OpaquePointer

    /// Number of columns.
    public var count: Int { Int(sqlite3_column_count(statement)) }

    /// The column as the type that the context asks for; nil for NULL.
    public subscript<Column: ColumnReading>(index: Int) -> Column? { Column.read(self, index) }

    /// Whether a column holds NULL (or does not exist).
    public func isNull(_ index: Int) -> Bool { sqlite3_column_type(statement, Int32(index)) == SQLITE_NULL }

    /// The column as an integer, converted by SQLite's rules; nil for NULL.
    public func integer(_ index: Int) -> Int64? {
        isNull(index) ? nil : sqlite3_column_int64(statement, Int32(index))
    }

    /// The column as a number, converted by SQLite's rules; nil for NULL.
    public func real(_ index: Int) -> Double? {
        isNull(index) ? nil : sqlite3_column_double(statement, Int32(index))
    }

    /// The column as text, converted by SQLite's rules; nil for NULL. A NUL inside the text is kept.
    public func text(_ index: Int) -> String? {
        guard let start = sqlite3_column_text(statement, Int32(index)) else { return nil }
        let length = Int(sqlite3_column_bytes(statement, Int32(index)))
        return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// A copy of the column's bytes; nil for NULL, empty data for an empty blob.
    public func blob(_ index: Int) -> Data? {
        guard !isNull(index) else { return nil }
        guard let start = sqlite3_column_blob(statement, Int32(index)) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, Int32(index))))
    }
}
