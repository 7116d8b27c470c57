import CDropboxSQLite
import Foundation

/// A prepared statement, owned by the cache of its connection.
final class Statement {
    let handle: OpaquePointer
    let sql: String

    /// Prepares exactly one statement; text after it is refused, since it would silently never run.
    init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
        var handle: OpaquePointer?
        var rest = ""
        let code = sql.withCString { start -> Int32 in
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(connection, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
            rest = tail.map { String(cString: $0) } ?? ""
            return code
        }
        guard code == SQLITE_OK else { throw SQLiteError.last(of: connection, code: code, sql: sql) }
        guard let handle else { throw SQLiteError(code: SQLITE_MISUSE, message: "the statement is empty", sql: sql) }
        self.handle = handle
        self.sql = sql
        guard rest.allSatisfy({ $0.isWhitespace || $0 == ";" }) else {
            throw SQLiteError(code: SQLITE_MISUSE, message: "more than one statement", sql: sql)
        }
    }

    deinit { sqlite3_finalize(handle) }

    /// Whether a query is standing on one of its rows.
    var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }

    func bind(_ values: [any ValueBinding], on connection: OpaquePointer) throws(SQLiteError) {
        let expected = Int(sqlite3_bind_parameter_count(handle))
        guard values.count == expected else {
            let message = "\(expected) parameters expected, \(values.count) given"
            throw SQLiteError(code: SQLITE_MISUSE, message: message, sql: sql)
        }
        for (index, value) in values.enumerated() {
            let code = bind(value.sqlValue, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw SQLiteError.last(of: connection, code: code, sql: sql) }
        }
    }

    /// True on a row, false at the end.
    func step(on connection: OpaquePointer) throws(SQLiteError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw SQLiteError.last(of: connection, code: code, sql: sql)
        }
    }

    /// Makes the statement ready for its next use and lets go of what was bound. The return code repeats that of the
    /// last step, which was reported there.
    func reset() {
        _ = sqlite3_reset(handle)
        _ = sqlite3_clear_bindings(handle)
    }

    private func bind(_ value: Value, at index: Int32) -> Int32 {
        // unsafeBitCast because SQLITE_TRANSIENT is a cast of -1 in C, which Swift does not import: SQLite copies the
        // bytes before it returns.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let number): return sqlite3_bind_int64(handle, index, number)
        case .real(let number): return sqlite3_bind_double(handle, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    sqlite3_bind_text64(
                        handle, index, characters.baseAddress ?? Self.nothing, UInt64(characters.count), transient,
                        UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let data):
            if data.isEmpty { return sqlite3_bind_zeroblob(handle, index, 0) }
            return data.withUnsafeBytes { bytes in
                sqlite3_bind_blob64(handle, index, bytes.baseAddress, UInt64(bytes.count), transient)
            }
        }
    }

    /// What an empty string points at: a null pointer would bind NULL.
    // nonisolated(unsafe) because the byte is written once, here, and only read afterwards.
    nonisolated(unsafe) private static let nothing: UnsafePointer<CChar> = {
        let byte = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        byte.initialize(to: 0)
        return UnsafePointer(byte)
    }()
}
