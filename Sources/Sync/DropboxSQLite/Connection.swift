import CDropboxSQLite
import Foundation

/// An open database connection with a cache of prepared statements. `Database` passes it to closures and protects it
/// with a lock.
package final class Connection {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    private var depth = 0
    private var replacementCount: Int64 = 0

    init(path: String, flags: Int32) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let error = SQLiteError.last(of: handle, code: code)
            sqlite3_close_v2(handle)
            throw SQLiteError(
                code: error.code, message: "\(error.message): \(path)", systemError: error.systemError)
        }
        self.handle = handle
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    // MARK: - Statements

    /// Executes a statement and ignores its rows.
    ///
    /// - Parameters:
    ///   - sql: One statement with `?` as parameters.
    ///   - values: The values of the parameters, in order.
    package func execute(_ sql: String, _ values: any BindableValue...) throws(SQLiteError) {
        try withRows(of: sql, values) { _ in true }
    }

    /// Executes a query and calls `body` for each row. If `body` throws an error, the loop ends and the error is
    /// rethrown.
    package func forEach(_ sql: String, _ values: any BindableValue..., body: (Row) throws -> Void) throws {
        var bodyError: (any Error)?
        try withRows(of: sql, values) { row in
            do { try body(row) } catch { bodyError = error }
            return bodyError == nil
        }
        if let bodyError { throw bodyError }
    }

    /// Executes a query and returns its rows as values that `make` creates.
    package func rows<Element>(
        _ sql: String, _ values: any BindableValue..., make: (Row) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> [Element] { try rows(sql, values: values, make: make) }

    /// Executes a query with an array of values, and returns its rows as values that `make` creates.
    package func rows<Element>(
        _ sql: String, values: [any BindableValue], make: (Row) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> [Element] {
        var result: [Element] = []
        var makeError: SQLiteError?
        try withRows(of: sql, values) { row in
            do throws(SQLiteError) { result.append(try make(row)) } catch { makeError = error }
            return makeError == nil
        }
        if let makeError { throw makeError }
        return result
    }

    /// Executes a query and returns its first row as a value that `make` creates, or `nil` if there are no rows.
    package func first<Element>(
        _ sql: String, _ values: any BindableValue..., make: (Row) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> Element? {
        var result: Element?
        var makeError: SQLiteError?
        try withRows(of: sql, values) { row in
            do throws(SQLiteError) { result = try make(row) } catch { makeError = error }
            return false
        }
        if let makeError { throw makeError }
        return result
    }

    /// Executes a query and returns the first column of its first row, or `nil` if there are no rows or the column is
    /// NULL.
    package func value<Column: ColumnValue>(
        _ sql: String, _ values: any BindableValue..., as type: Column.Type = Column.self
    ) throws(SQLiteError) -> Column? {
        var result: Column?
        try withRows(of: sql, values) { row in
            result = Column.read(row, 0)
            return false
        }
        return result
    }

    /// Executes a script of several statements, such as a schema. Parameters aren't supported, and statements aren't
    /// cached.
    package func executeScript(_ sql: String) throws(SQLiteError) {
        try checkTransaction(sql)
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError.last(of: handle, code: code, sql: sql) }
    }

    /// The row ID of the last insert on this connection.
    package var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// The number of rows that the last insert, update, or delete changed.
    package var changedRowCount: Int { Int(sqlite3_changes64(handle)) }

    /// The number of rows that were inserted, updated, or deleted since the connection was opened.
    var totalChangeCount: Int64 { sqlite3_total_changes64(handle) }

    /// A number that increases whenever this connection changes the database.
    var changeCount: Int64 { totalChangeCount + replacementCount }

    /// Preserves the write-ahead log when this connection is the last one to close, because only the writer may change
    /// the database file.
    func preserveLogOnClose() throws(SQLiteError) {
        let code = csqlite_keep_log_on_close(handle)
        guard code == SQLITE_OK else { throw SQLiteError.last(of: handle, code: code) }
    }

    /// Copies the write-ahead log to the database file, and truncates the log.
    ///
    /// - Returns: `false` if other connections are reading the log.
    package func checkpoint() throws(SQLiteError) -> Bool {
        try value("PRAGMA wal_checkpoint(TRUNCATE)", as: Int.self) == 0
    }

    /// Replaces everything in the main database of another connection with that of this one, in one step. Neither may be in
    /// a transaction of its own, and no statement of the other one may be in use.
    func copyContents(to other: Connection) throws(SQLiteError) {
        guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
            throw SQLiteError.last(of: other.handle, code: sqlite3_errcode(other.handle))
        }
        other.replacementCount += 1
        let code = sqlite3_backup_step(backup, -1)
        let end = sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE, end == SQLITE_OK else {
            throw SQLiteError.last(of: other.handle, code: code == SQLITE_DONE ? end : code)
        }
    }

    // MARK: - Transactions

    /// Runs `body` in a transaction, which is rolled back if `body` throws an error. A nested transaction is a
    /// savepoint of the outer one.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        let level = depth
        try execute(level == 0 ? "BEGIN IMMEDIATE" : "SAVEPOINT level\(level)")
        depth = level + 1
        defer { depth = level }
        do {
            let result = try body()
            try execute(level == 0 ? "COMMIT" : "RELEASE level\(level)")
            return result
        } catch {
            rollBack(level)
            throw error
        }
    }

    /// Runs `body` in a read transaction, so that it reads a consistent snapshot.
    func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            rollBack(0)
            throw error
        }
    }

    // MARK: - Implementation

    /// Rolls back a transaction after an error.
    ///
    /// SQLite may have rolled back automatically (for example on a full disk). Errors are therefore ignored here, and
    /// the caller throws the original error.
    private func rollBack(_ level: Int) {
        if level > 0 {
            _ = sqlite3_exec(handle, "ROLLBACK TO level\(level); RELEASE level\(level)", nil, nil, nil)
        } else if sqlite3_get_autocommit(handle) == 0 {
            _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        }
    }

    /// Throws an error if SQLite has automatically rolled back the current transaction. Code that ignored the error
    /// must not continue to write.
    private func checkTransaction(_ sql: String) throws(SQLiteError) {
        guard depth > 0, sqlite3_get_autocommit(handle) != 0 else { return }
        throw SQLiteError(code: SQLITE_ABORT, message: "the transaction was rolled back", sql: sql)
    }

    /// Iterates over the rows of a statement until `body` returns `false`.
    ///
    /// If the cached statement is in use (by an outer loop over the same query), another statement is prepared.
    private func withRows(
        of sql: String, _ values: [any BindableValue], _ body: (Row) -> Bool
    ) throws(SQLiteError) {
        try checkTransaction(sql)
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values, on: handle)
        while try statement.step(on: handle) {
            if !body(Row(statement: statement.handle)) { return }
        }
    }

    private func prepared(_ sql: String) throws(SQLiteError) -> Statement {
        if let cached = statements[sql], !cached.isBusy { return cached }
        let statement = try Statement(sql, on: handle)
        if statements[sql] == nil { statements[sql] = statement }
        return statement
    }
}

/// A prepared statement in the cache of its connection.
final class Statement {
    let handle: OpaquePointer
    let sql: String

    /// Prepares exactly one statement. Throws an error if more text follows, because it would silently be ignored.
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

    /// A Boolean value that indicates whether an iteration over the statement's rows is in progress.
    var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }

    func bind(_ values: [any BindableValue], on connection: OpaquePointer) throws(SQLiteError) {
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

    /// Advances to the next row.
    ///
    /// - Returns: `false` if there are no more rows.
    func step(on connection: OpaquePointer) throws(SQLiteError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw SQLiteError.last(of: connection, code: code, sql: sql)
        }
    }

    /// Resets the statement for its next use and clears its bindings. The result code is ignored, because it repeats
    /// the code of the last step.
    func reset() {
        _ = sqlite3_reset(handle)
        _ = sqlite3_clear_bindings(handle)
    }

    private func bind(_ value: Value, at index: Int32) -> Int32 {
        // SQLITE_TRANSIENT: SQLite copies the bytes before it returns. It requires unsafeBitCast because it is a C
        // macro that casts -1, which Swift doesn't import.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let number): return sqlite3_bind_int64(handle, index, number)
        case .real(let number): return sqlite3_bind_double(handle, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    sqlite3_bind_text64(
                        handle, index, characters.baseAddress ?? Self.emptyText, UInt64(characters.count), transient,
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

    /// The pointer for an empty string, because a null pointer would bind NULL.
    // nonisolated(unsafe) because the byte is initialized here and never modified.
    nonisolated(unsafe) private static let emptyText: UnsafePointer<CChar> = {
        let byte = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        byte.initialize(to: 0)
        return UnsafePointer(byte)
    }()
}
