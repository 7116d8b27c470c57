import CDropboxSQLite
import Foundation
import DropboxConcurrency

/// A database that many threads share: one connection behind one lock, lent by closure.
public final class Database: Sendable {
    /// Where a database lives.
    public enum Location: Sendable, Hashable {
        /// In memory; gone when the `Database` is.
        case memory
        /// A file; made when it is not there. Its folder must exist.
        case file(URL)
    }

    /// How much a committed transaction survives. A crash of the program alone never loses one.
    public enum Durability: Sendable, Hashable {
        /// Survives a loss of power: SQLite waits for the disk at each commit.
        case full
        /// May lose the last transactions at a loss of power; the file stays sound. `sync` brings those of before to the
        /// disk, many at once.
        case normal
    }

    private let connection: Locked<Connection?>
    private let commits: Locked<Int>
    private let log: WriteAheadLog?
    /// What every transaction ends with.
    private let failure: SQLiteError?
    /// Whether others may write between two statements.
    private let isReader: Bool

    /// Opens a database (files in write-ahead mode) and brings it to the newest version of its schema.
    ///
    /// - Parameters:
    ///   - location: memory or a file.
    ///   - durability: `.full` by default; without effect in memory.
    ///   - migrations: the history of the schema; none by default.
    /// - Throws: `SQLiteError`, also when the file was made by a newer version of the program.
    public init(
        _ location: Location, durability: Durability = .full, migrations: Migrations = Migrations()
    ) throws(SQLiteError) {
        let path =
            switch location {
            case .memory: ":memory:"
            case .file(let url): url.path
            }
        connection = Locked(try Self.open(path, durability: durability, migrations: migrations))
        commits = Locked(0)
        log = if case .file(let url) = location { WriteAheadLog(of: url) } else { nil }
        failure = nil
        isReader = false
    }

    /// Opens a database that another process or object writes, for reading alone. Each `read` sees one state of it, and
    /// holds nobody up.
    ///
    /// - Throws: `SQLiteError` where there is no file, or where it is not of the newest version of the schema.
    public init(reading url: URL, migrations: Migrations) throws(SQLiteError) {
        // A log that is written ahead can only be read by those who may lock it.
        let connection = try Connection(path: url.path, flags: SQLITE_OPEN_READWRITE)
        try connection.keepLogOnClose()
        try connection.executeScript("PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA temp_store = MEMORY")
        let version = try connection.value("PRAGMA user_version", as: Int.self) ?? 0
        guard version == migrations.newestVersion else {
            let message = "the database has version \(version), this program reads \(migrations.newestVersion)"
            throw SQLiteError(code: SQLITE_SCHEMA, message: message)
        }
        self.connection = Locked(connection)
        commits = Locked(0)
        log = nil
        failure = nil
        isReader = true
    }

    private init(_ database: Database, failure: SQLiteError) {
        connection = database.connection
        commits = database.commits
        log = database.log
        self.failure = failure
        isReader = database.isReader
    }

    /// The same database for a user who is to meet an error: it reads as ever, and whatever it writes is undone at the end
    /// of the transaction, as it would be if the disk were full.
    public func failingToWrite(_ failure: SQLiteError) -> Database { Database(self, failure: failure) }

    /// Runs `body` with the connection. Nobody else uses it meanwhile, so keep the body short, and never call `read` or
    /// `write` of the same database inside it.
    public func read<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try connection.withLock { connection throws -> Result in
            guard let connection else { throw SQLiteError(code: SQLITE_MISUSE, message: "the database is closed") }
            return isReader ? try connection.snapshot { try body(connection) } : try body(connection)
        }
    }

    /// A number that is another one whenever somebody else has changed the database.
    public var version: Int {
        get throws {
            try connection.withLock { connection throws in try connection?.value("PRAGMA data_version") ?? 0 }
        }
    }

    /// Runs `body` in a transaction: all of it takes effect, or nothing when it throws.
    public func write<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try connection.withLock { connection throws -> Result in
            guard let connection else { throw SQLiteError(code: SQLITE_MISUSE, message: "the database is closed") }
            let changes = connection.totalChangeCount
            let result = try connection.transaction {
                let result = try body(connection)
                if let failure { throw failure }
                return result
            }
            if connection.totalChangeCount != changes { commits.withLock { $0 += 1 } }
            return result
        }
    }

    /// How many transactions of `write` have changed something so far.
    public var commitCount: Int { commits.withLock { $0 } }

    /// Waits until all that was committed before has reached the disk. Transactions go on meanwhile. Does nothing in
    /// memory.
    public func sync() throws(SQLiteError) { try log?.sync() }

    /// Closes the file; every later use throws. Also happens when the last reference goes.
    public func close() {
        connection.withLock { $0 = nil }
    }

    private static func open(
        _ path: String, durability: Durability, migrations: Migrations
    ) throws(SQLiteError) -> sending Connection {
        let connection = try Connection(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try connection.executeScript("PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY")
        if path != ":memory:" {
            let level = durability == .full ? "FULL" : "NORMAL"
            try writeAhead(connection)
            try connection.executeScript("PRAGMA synchronous = \(level)")
        }
        try migrations.apply(to: connection)
        return connection
    }

    /// Two that open a new file at once stand in each other's way here, and SQLite gives up at once, whatever its timeout.
    private static func writeAhead(_ connection: Connection) throws(SQLiteError) {
        let deadline = ContinuousClock.now + .seconds(5)
        while true {
            do throws(SQLiteError) {
                return try connection.executeScript("PRAGMA journal_mode = WAL")
            } catch {
                guard error.primaryCode == SQLITE_BUSY, ContinuousClock.now < deadline else { throw error }
                sqlite3_sleep(5)
            }
        }
    }
}
