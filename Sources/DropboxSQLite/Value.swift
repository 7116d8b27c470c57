import Foundation

/// One value as SQLite stores it.
public enum Value: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A type that can be bound to a parameter of a statement.
public protocol ValueBinding {
    /// The value that SQLite gets.
    var sqlValue: Value { get }
}

/// A type that can be read from a column of a row.
public protocol ColumnReading {
    /// Reads column `index` of `row`; nil where the column holds NULL.
    static func read(_ row: Row, _ index: Int) -> Self?
}

extension Value: ValueBinding {
    public var sqlValue: Value { self }
}

extension Optional: ValueBinding where Wrapped: ValueBinding {
    public var sqlValue: Value { self?.sqlValue ?? .null }
}

extension Int64: ValueBinding, ColumnReading {
    public var sqlValue: Value { .integer(self) }
    public static func read(_ row: Row, _ index: Int) -> Int64? { row.integer(index) }
}

extension Int: ValueBinding, ColumnReading {
    public var sqlValue: Value { .integer(Int64(self)) }
    public static func read(_ row: Row, _ index: Int) -> Int? { row.integer(index).map(Int.init(truncatingIfNeeded:)) }
}

/// Bit for bit an Int64: values above `Int64.max` come back as they were, but compare as negative numbers in SQL.
extension UInt64: ValueBinding, ColumnReading {
    public var sqlValue: Value { .integer(Int64(bitPattern: self)) }
    public static func read(_ row: Row, _ index: Int) -> UInt64? { row.integer(index).map(UInt64.init(bitPattern:)) }
}

extension Bool: ValueBinding, ColumnReading {
    public var sqlValue: Value { .integer(self ? 1 : 0) }
    public static func read(_ row: Row, _ index: Int) -> Bool? { row.integer(index).map { $0 != 0 } }
}

extension Double: ValueBinding, ColumnReading {
    public var sqlValue: Value { .real(self) }
    public static func read(_ row: Row, _ index: Int) -> Double? { row.real(index) }
}

extension String: ValueBinding, ColumnReading {
    public var sqlValue: Value { .text(self) }
    public static func read(_ row: Row, _ index: Int) -> String? { row.text(index) }
}

extension Data: ValueBinding, ColumnReading {
    public var sqlValue: Value { .blob(self) }
    public static func read(_ row: Row, _ index: Int) -> Data? { row.blob(index) }
}

/// Dates are stored as seconds since 1970, so that they sort and survive a change of format.
extension Date: ValueBinding, ColumnReading {
    public var sqlValue: Value { .real(timeIntervalSince1970) }
    public static func read(_ row: Row, _ index: Int) -> Date? {
        row.real(index).map(Date.init(timeIntervalSince1970:))
    }
}
