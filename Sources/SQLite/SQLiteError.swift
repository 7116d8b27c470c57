import CSQLite

/// What SQLite refused to do, with the statement that asked for it.
public struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
    /// SQLite's extended result code, as in `SQLITE_CONSTRAINT_UNIQUE`.
    public let code: Int32
    /// SQLite's own words.
    public let message: String
    /// The statement; nil where none was involved, as on opening a file.
    public let sql: String?

    /// Makes an error; `code` is one of SQLite's (extended) result codes.
    public init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// The result code without the extension: `SQLITE_CONSTRAINT` for every kind of violated constraint.
    public var primaryCode: Int32 { code & 0xFF }

    /// Whether a UNIQUE, PRIMARY KEY, NOT NULL, CHECK or FOREIGN KEY rule was violated.
    public var isConstraintViolation: Bool { primaryCode == SQLITE_CONSTRAINT }

    public var description: String {
        let place = sql.map { " in: \($0)" } ?? ""
        return "SQLite error \(code): \(message)\(place)"
    }

    static func last(of handle: OpaquePointer?, code: Int32, sql: String? = nil) -> SQLiteError {
        let message = sqlite3_errmsg(handle).map(String.init(cString:)) ?? String(cString: sqlite3_errstr(code))
        let extended = handle.map(sqlite3_extended_errcode) ?? code
        return SQLiteError(code: extended == SQLITE_OK ? code : extended, message: message, sql: sql)
    }
}
