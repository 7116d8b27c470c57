import Foundation

extension SQLValue {
    /// The integer, or `nil`.
    package var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .double(let value): Int64(exactly: value.rounded())
        case .null, .text, .bytes: nil
        }
    }

    /// The number, or `nil`.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .null, .text, .bytes: nil
        }
    }

    /// The text, or `nil`.
    package var text: String? { if case .text(let value) = self { value } else { nil } }

    /// The bytes, or `nil`.
    package var bytes: Data? { if case .bytes(let value) = self { value } else { nil } }

    /// The time that is stored in milliseconds since 1970, or `nil`.
    package var date: Date? { integer.map { Date(timeIntervalSince1970: Double($0) / 1000) } }

    /// Text, or NULL.
    package init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }

    /// An integer, or NULL.
    package init(_ integer: Int64?) { self = integer.map(SQLValue.integer) ?? .null }
}

/// A row of a result. Columns that don't have the expected type, or don't exist, are `nil`.
struct SQLRow {
    let values: [SQLValue]

    init(_ values: [SQLValue]) { self.values = values }

    subscript(column: Int) -> SQLValue { values.indices.contains(column) ? values[column] : .null }

    func integer(_ column: Int) -> Int64 { self[column].integer ?? 0 }
    func text(_ column: Int) -> String { self[column].text ?? "" }
}

extension WorkerTransaction {
    /// Executes a statement and returns its rows.
    @discardableResult
    func rows(_ sql: String, _ values: SQLValue...) throws(WorkerDatabaseError) -> [SQLRow] {
        try execute(sql, values).map(SQLRow.init)
    }

    /// Executes a statement and returns its first row, or `nil` if there is none.
    func row(_ sql: String, _ values: SQLValue...) throws(WorkerDatabaseError) -> SQLRow? {
        try execute(sql, values).first.map(SQLRow.init)
    }

    /// Inserts rows with as few statements as possible. The numbers of rows in a statement are powers of 4, so that there are
    /// few statements to prepare.
    ///
    /// - Parameters:
    ///   - head: The start of the statement, such as `INSERT INTO t (a, b)`.
    ///   - rows: The rows, which all have the same number of columns.
    ///   - tail: The end of the statement, such as `ON CONFLICT DO NOTHING`.
    func insert(_ head: String, _ rows: [[SQLValue]], _ tail: String = "") throws(WorkerDatabaseError) {
        var start = 0
        while start < rows.count {
            var count = 64
            while count > rows.count - start { count /= 4 }
            let part = rows[start..<start + count]
            var number = 0
            let places = part.map { row in
                "("
                    + row.map { _ in
                        number += 1; return "$\(number)"
                    }.joined(separator: ", ") + ")"
            }
            try execute("\(head) VALUES \(places.joined(separator: ", ")) \(tail)", part.flatMap(\.self))
            start += count
        }
    }
}
