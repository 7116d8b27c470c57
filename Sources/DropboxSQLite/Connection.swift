import CDropboxSQLite
import Foundation

/// One open database with its cache of prepared statements. `Database` lends it by closure; it never leaves its lock.
public final class Connection {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    private var depth = 0

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

    // MARK: Statements

    /// Runs one statement to its end, without looking at rows.
    ///
    /// - Parameters:
    ///   - sql: one statement; its parameters are `?`.
    ///   - values: the values of the parameters, in order.
    public func execute(_ sql: String, _ values: any ValueBinding...) throws(SQLiteError) {
        try withRows(of: sql, values) { _ in true }
    }

    /// Runs a query and calls `body` for each row; an error that `body` throws ends the loop and is thrown on.
    public func forEach(_ sql: String, _ values: any ValueBinding..., body: (Row) throws -> Void) throws {
        var failure: (any Error)?
        try withRows(of: sql, values) { row in
            do { try body(row) } catch { failure = error }
            return failure == nil
        }
        if let failure { throw failure }
    }

    /// All rows of a query, each made into a value by `make`, which throws where a row can't be one.
    public func rows<Element>(
        _ sql: String, _ values: any ValueBinding..., make: (Row) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> [Element] { try rows(sql, values: values, make: make) }

    /// As `rows`, for a list of values that is only known at run time.
    public func rows<Element>(
        _ sql: String, values: [any ValueBinding], make: (Row) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> [Element] {
        var result: [Element] = []
        var failure: SQLiteError?
        try withRows(of: sql, values) { row in
            do throws(SQLiteError) { result.append(try make(row)) } catch { failure = error }
            return failure == nil
        }
        if let failure { throw failure }
        return result
    }

    /// The first row of a query made into a value; nil when there is none.
    public func first<Element>(
        _ sql: String, _ values: any ValueBinding..., make: (Row) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> Element? {
        var result: Element?
        var failure: SQLiteError?
        try withRows(of: sql, values) { row in
            do throws(SQLiteError) { result = try make(row) } catch { failure = error }
            return false
        }
        if let failure { throw failure }
        return result
    }

    /// The first column of the first row; nil when there is no row or the column is NULL.
    public func value<Column: ColumnReading>(
        _ sql: String, _ values: any ValueBinding..., as type: Column.Type = Column.self
    ) throws(SQLiteError) -> Column? {
        var result: Column?
        try withRows(of: sql, values) { row in
            result = Column.read(row, 0)
            return false
        }
        return result
    }

    /// Runs a text of several statements, as a schema. Nothing can be bound, nothing is cached.
    public func executeScript(_ sql: String) throws(SQLiteError) {
        try refuseOutsideOfTransaction(sql)
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError.last(of: handle, code: code, sql: sql) }
    }

    /// Row id of the latest insert on this connection.
    public var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Number of rows that the latest insert, update or delete touched.
    public var changedRowCount: Int { Int(sqlite3_changes64(handle)) }

    /// Number of rows that were inserted, updated or deleted since the connection was opened.
    var totalChangeCount: Int64 { sqlite3_total_changes64(handle) }

    /// Has the write-ahead log stay as it is when this connection is the last to be closed: the database file is its
    /// writer's.
    func keepLogOnClose() throws(SQLiteError) {
        let code = csqlite_keep_log_on_close(handle)
        guard code == SQLITE_OK else { throw SQLiteError.last(of: handle, code: code) }
    }

    /// Moves everything from the write-ahead log into the database file, and empties the log. Answers false where others
    /// read it at the moment.
    public func checkpoint() throws(SQLiteError) -> Bool {
        try value("PRAGMA wal_checkpoint(TRUNCATE)", as: Int.self) == 0
    }

    // MARK: Transactions

    /// Runs `body` in a transaction: all of it takes effect, or nothing when it throws. Inside another transaction it is
    /// a savepoint of that one.
    public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
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

    /// Runs `body`, all of which sees the same state.
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

    // MARK: -

    /// Undoes a transaction after a failure. SQLite may have rolled back by itself (disk full), so a refusal here says
    /// nothing new: the error that led here is the one that is thrown.
    private func rollBack(_ level: Int) {
        if level > 0 {
            _ = sqlite3_exec(handle, "ROLLBACK TO level\(level); RELEASE level\(level)", nil, nil, nil)
        } else if sqlite3_get_autocommit(handle) == 0 {
            _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        }
    }

    /// Throws where a transaction was begun and is over: SQLite has rolled back by itself, and whoever passed over the error
    /// must not write as if nothing had happened.
    private func refuseOutsideOfTransaction(_ sql: String) throws(SQLiteError) {
        guard depth > 0, sqlite3_get_autocommit(handle) != 0 else { return }
        throw SQLiteError(code: SQLITE_ABORT, message: "the transaction was rolled back", sql: sql)
    }

    /// Steps through the rows of a statement until `body` answers false. A statement that is in use further up (a query
    /// inside the loop over the same query) is prepared anew rather than disturbed.
    private func withRows(
        of sql: String, _ values: [any ValueBinding], _ body: (Row) -> Bool
    ) throws(SQLiteError) {
        try refuseOutsideOfTransaction(sql)
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values, on: handle)
        while try statement.step(on: handle) {
            if !body(Row(statement: statement.handle)) { return }
        }
    }

    private func prepared(_ sql: String) throws(SQLiteError) -> Statement {
        if let known = statements[sql], !known.isBusy { return known }
        let statement = try Statement(sql, on: handle)
        if statements[sql] == nil { statements[sql] = statement }
        return statement
    }
}
