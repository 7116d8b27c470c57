import CDropboxSQLite
import Foundation

/// What SQLite refused to do, with the statement that asked for it.
public struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
    /// SQLite's extended result code, as in `SQLITE_CONSTRAINT_UNIQUE`.
    public let code: Int32
    /// SQLite's own words.
    public let message: String
    /// The statement; nil where none was involved, as on opening a file.
    public let sql: String?
    /// The `errno` of the system call that failed; 0 where none did, or where it is not known.
    public let systemError: Int32

    /// Makes an error; `code` is one of SQLite's (extended) result codes.
    public init(code: Int32, message: String, sql: String? = nil, systemError: Int32 = 0) {
        self.code = code
        self.message = message
        self.sql = sql
        self.systemError = systemError
    }

    /// The result code without the extension: `SQLITE_CONSTRAINT` for every kind of violated constraint.
    public var primaryCode: Int32 { code & 0xFF }

    /// Whether a UNIQUE, PRIMARY KEY, NOT NULL, CHECK or FOREIGN KEY rule was violated.
    public var isConstraintViolation: Bool { primaryCode == SQLITE_CONSTRAINT }

    /// Whether the disk has no space left. SQLite says so itself, or fails to write, extend, or open one of its files for
    /// that reason.
    public var isOfFullDisk: Bool {
        switch primaryCode {
        case SQLITE_FULL: true
        case SQLITE_IOERR, SQLITE_CANTOPEN: systemError == ENOSPC || systemError == EDQUOT
        default: false
        }
    }

    public var description: String {
        let place = sql.map { " in: \($0)" } ?? ""
        let reason = systemError == 0 ? "" : " (\(String(cString: strerror(systemError))))"
        return "SQLite error \(code): \(message)\(reason)\(place)"
    }

    static func last(of handle: OpaquePointer?, code: Int32, sql: String? = nil) -> SQLiteError {
        let message = sqlite3_errmsg(handle).map(String.init(cString:)) ?? String(cString: sqlite3_errstr(code))
        let extended = handle.map(sqlite3_extended_errcode) ?? code
        let result = extended == SQLITE_OK ? code : extended
        // What an earlier call failed with stays in SQLite's memory, and says nothing about other kinds of errors.
        let isOfSystem = [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL].contains(result & 0xFF)
        return SQLiteError(
            code: result, message: message, sql: sql,
            systemError: isOfSystem ? handle.map(sqlite3_system_errno) ?? 0 : 0)
    }
}
