import CDropboxSQLite
import Foundation

/// An error of SQLite, with the statement that caused it.
package struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The extended result code of SQLite, such as `SQLITE_CONSTRAINT_UNIQUE`.
    package let code: Int32
    /// The message of SQLite.
    package let message: String
    /// The statement, or `nil` if the error isn't related to a statement.
    package let sql: String?
    /// The `errno` of the failed system call, or 0 if none failed or it's unknown.
    package let systemError: Int32

    /// Creates an error with an (extended) result code of SQLite.
    package init(code: Int32, message: String, sql: String? = nil, systemError: Int32 = 0) {
        self.code = code
        self.message = message
        self.sql = sql
        self.systemError = systemError
    }

    /// The primary result code, such as `SQLITE_CONSTRAINT` for all constraint violations.
    package var primaryCode: Int32 { code & 0xFF }

    /// A Boolean value that indicates whether the disk is full. SQLite reports it directly, or fails to write, extend,
    /// or open one of its files for that reason.
    package var isOutOfSpace: Bool {
        switch primaryCode {
        case SQLITE_FULL: true
        case SQLITE_IOERR, SQLITE_CANTOPEN: systemError == ENOSPC || systemError == EDQUOT
        default: false
        }
    }

    package var description: String {
        let location = sql.map { " in: \($0)" } ?? ""
        let reason = systemError == 0 ? "" : " (\(String(cString: strerror(systemError))))"
        return "SQLite error \(code): \(message)\(reason)\(location)"
    }

    /// Creates an error from the last error of a connection.
    static func last(of handle: OpaquePointer?, code: Int32, sql: String? = nil) -> SQLiteError {
        let message = sqlite3_errmsg(handle).map(String.init(cString:)) ?? String(cString: sqlite3_errstr(code))
        let extended = handle.map(sqlite3_extended_errcode) ?? code
        let result = extended == SQLITE_OK ? code : extended
        // SQLite retains the `errno` of earlier calls, which is unrelated to other kinds of errors.
        let isSystemError = [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL].contains(result & 0xFF)
        return SQLiteError(
            code: result, message: message, sql: sql,
            systemError: isSystemError ? handle.map(sqlite3_system_errno) ?? 0 : 0)
    }
}
