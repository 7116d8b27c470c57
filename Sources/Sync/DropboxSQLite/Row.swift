import CDropboxSQLite
import Foundation

/// The current row of a query. It is valid only in the closure that receives it.
package struct Row {
    let statement: OpaquePointer

    /// The number of columns.
    package var count: Int { Int(sqlite3_column_count(statement)) }

    /// The column as the inferred type, or `nil` for NULL.
    package subscript<Column: ColumnValue>(index: Int) -> Column? { Column.read(self, index) }

    /// Returns a column in its storage class. A column that doesn't exist is NULL.
    package func value(_ index: Int) -> Value {
        switch sqlite3_column_type(statement, Int32(index)) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, Int32(index)))
        case SQLITE_FLOAT: .real(sqlite3_column_double(statement, Int32(index)))
        case SQLITE_TEXT: text(index).map(Value.text) ?? .null
        case SQLITE_BLOB: blob(index).map(Value.blob) ?? .null
        default: .null
        }
    }

    /// Returns whether a column is NULL or doesn't exist.
    package func isNull(_ index: Int) -> Bool { sqlite3_column_type(statement, Int32(index)) == SQLITE_NULL }

    /// Returns the column as an integer, converted by SQLite's rules, or `nil` for NULL.
    package func integer(_ index: Int) -> Int64? {
        isNull(index) ? nil : sqlite3_column_int64(statement, Int32(index))
    }

    /// Returns the column as a number, converted by SQLite's rules, or `nil` for NULL.
    package func real(_ index: Int) -> Double? {
        isNull(index) ? nil : sqlite3_column_double(statement, Int32(index))
    }

    /// Returns the column as text, converted by SQLite's rules, or `nil` for NULL. NUL characters in the text are
    /// preserved.
    package func text(_ index: Int) -> String? {
        guard let start = sqlite3_column_text(statement, Int32(index)) else { return nil }
        let length = Int(sqlite3_column_bytes(statement, Int32(index)))
        return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// Returns a copy of the column's bytes, `nil` for NULL, or empty data for an empty blob.
    package func blob(_ index: Int) -> Data? {
        guard !isNull(index) else { return nil }
        guard let start = sqlite3_column_blob(statement, Int32(index)) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, Int32(index))))
    }
}

/// A value in a storage class of SQLite.
package enum Value: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A type whose values can be bound to a parameter of a statement.
package protocol BindableValue {
    /// The value to bind.
    var sqlValue: Value { get }
}

/// A type whose values can be read from a column.
package protocol ColumnValue {
    /// Reads a column, or returns `nil` for NULL.
    static func read(_ row: Row, _ index: Int) -> Self?
}

extension Value: BindableValue {
    package var sqlValue: Value { self }
}

extension Optional: BindableValue where Wrapped: BindableValue {
    package var sqlValue: Value { self?.sqlValue ?? .null }
}

extension Int64: BindableValue, ColumnValue {
    package var sqlValue: Value { .integer(self) }
    package static func read(_ row: Row, _ index: Int) -> Int64? { row.integer(index) }
}

extension Int: BindableValue, ColumnValue {
    package var sqlValue: Value { .integer(Int64(self)) }
    package static func read(_ row: Row, _ index: Int) -> Int? { row.integer(index).map(Int.init(truncatingIfNeeded:)) }
}

/// Stored as the `Int64` with the same bit pattern. Values above `Int64.max` are preserved, but compare as negative
/// numbers in SQL.
extension UInt64: BindableValue, ColumnValue {
    package var sqlValue: Value { .integer(Int64(bitPattern: self)) }
    package static func read(_ row: Row, _ index: Int) -> UInt64? { row.integer(index).map(UInt64.init(bitPattern:)) }
}

extension Bool: BindableValue, ColumnValue {
    package var sqlValue: Value { .integer(self ? 1 : 0) }
    package static func read(_ row: Row, _ index: Int) -> Bool? { row.integer(index).map { $0 != 0 } }
}

extension Double: BindableValue, ColumnValue {
    package var sqlValue: Value { .real(self) }
    package static func read(_ row: Row, _ index: Int) -> Double? { row.real(index) }
}

extension String: BindableValue, ColumnValue {
    package var sqlValue: Value { .text(self) }
    package static func read(_ row: Row, _ index: Int) -> String? { row.text(index) }
}

extension Data: BindableValue, ColumnValue {
    package var sqlValue: Value { .blob(self) }
    package static func read(_ row: Row, _ index: Int) -> Data? { row.blob(index) }
}

/// Stored as seconds since 1970, so that dates sort correctly and don't depend on a text format.
extension Date: BindableValue, ColumnValue {
    package var sqlValue: Value { .real(timeIntervalSince1970) }
    package static func read(_ row: Row, _ index: Int) -> Date? {
        row.real(index).map(Date.init(timeIntervalSince1970:))
    }
}
