import CDropboxSQLite
import DropboxConcurrency
import Foundation

/// A database that several threads share. It has one connection, which a lock protects.
package final class Database: Sendable {
    /// The location of a database.
    package enum Location: Sendable, Hashable {
        /// In memory, until the `Database` is deallocated.
        case memory
        /// A file, which is created if it doesn't exist. Its directory must exist.
        case file(URL)
    }

    /// The durability of committed transactions. A crash of only the program never loses one.
    package enum Durability: Sendable, Hashable {
        /// Transactions survive a power failure: SQLite waits for the disk on each commit.
        case full
        /// A power failure can lose the last transactions, but never corrupts the file. `sync()` writes all previous
        /// transactions to disk.
        case normal
    }

    private let connection: Locked<Connection?>
    /// How to open the file again, unless this object only reads.
    private let settings: Settings?
    private let commits: Locked<Int>
    private let changes: Locked<Int>
    private let log: WriteAheadLog?
    /// The error that all write transactions throw.
    private let writeError: SQLiteError?
    /// Whether another connection may write between two statements.
    private let isReader: Bool

    private struct Settings {
        let path: String
        let durability: Durability
        let migrations: Migrations
    }

    /// Opens a database and migrates it to the newest version of its schema. Files use write-ahead logging.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - durability: The durability of transactions. The default is `.full`. It has no effect in memory.
    ///   - migrations: The migrations of the schema. The default is no migrations.
    /// - Throws: An `SQLiteError`, also if a newer version of the program created the file.
    package init(
        _ location: Location, durability: Durability = .full, migrations: Migrations = Migrations()
    ) throws(SQLiteError) {
        let path =
            switch location {
            case .memory: ":memory:"
            case .file(let url): url.path
            }
        let settings = Settings(path: path, durability: durability, migrations: migrations)
        connection = Locked(try Self.open(settings))
        self.settings = settings
        commits = Locked(0)
        changes = Locked(0)
        log = if case .file(let url) = location { WriteAheadLog(of: url) } else { nil }
        writeError = nil
        isReader = false
    }

    /// Opens a database for reading while another process or object writes to it. Each `read(_:)` reads a consistent
    /// snapshot and doesn't block the writer.
    ///
    /// - Throws: An `SQLiteError` if the file doesn't exist or doesn't have the newest version of the schema.
    package init(reading url: URL, migrations: Migrations) throws(SQLiteError) {
        // Reading a write-ahead log requires write access for its locks.
        let connection = try Connection(path: url.path, flags: SQLITE_OPEN_READWRITE)
        try connection.preserveLogOnClose()
        try connection.executeScript("PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA temp_store = MEMORY")
        let version = try connection.value("PRAGMA user_version", as: Int.self) ?? 0
        guard version == migrations.newestVersion else {
            let message = "the database has version \(version), this program reads \(migrations.newestVersion)"
            throw SQLiteError(code: SQLITE_SCHEMA, message: message)
        }
        self.connection = Locked(connection)
        settings = nil
        commits = Locked(0)
        changes = Locked(0)
        log = nil
        writeError = nil
        isReader = true
    }

    private init(_ database: Database, writeError error: SQLiteError) {
        connection = database.connection
        settings = database.settings
        commits = database.commits
        changes = database.changes
        log = database.log
        writeError = error
        isReader = database.isReader
    }

    /// Returns the same database with a simulated write error. Reads succeed. Each write transaction is rolled back at
    /// its end, as on a full disk.
    package func withWriteError(_ error: SQLiteError) -> Database { Database(self, writeError: error) }

    /// Runs `body` with exclusive access to the connection. Keep the body short, and never call `read(_:)` or
    /// `write(_:)` of the same database in it.
    package func read<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try access { connection in
            isReader ? try connection.snapshot { try body(connection) } : try body(connection)
        }
    }

    /// Runs `body`, which only reads, in one read transaction. It has one consistent state of the database, and locks
    /// the file once instead of for each statement.
    package func snapshot<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try access { connection in try connection.snapshot { try body(connection) } }
    }

    /// Runs `body` with exclusive access to the connection, and counts its changes before anyone else has access.
    private func access<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try connection.withLock { connection throws -> Result in
            guard let connection else { throw SQLiteError(code: SQLITE_MISUSE, message: "the database is closed") }
            let count = connection.changeCount
            defer { if connection.changeCount != count { changes.withLock { $0 += 1 } } }
            return try body(connection)
        }
    }

    /// A number that increases with each change through this object.
    ///
    /// What was read has not changed as long as the number is the same as in the closure that read it. Other connections
    /// to the same file don't count.
    package var changeNumber: Int { changes.withLock { $0 } }

    /// A number that changes whenever another connection has changed the database.
    package var version: Int {
        get throws {
            try connection.withLock { connection throws in try connection?.value("PRAGMA data_version") ?? 0 }
        }
    }

    /// Runs `body` in a transaction, which is rolled back if `body` throws an error.
    package func write<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try access { connection in
            let changes = connection.totalChangeCount
            let result = try connection.transaction {
                let result = try body(connection)
                if let writeError { throw writeError }
                return result
            }
            if connection.totalChangeCount != changes { commits.withLock { $0 += 1 } }
            return result
        }
    }

    /// The number of `write(_:)` transactions that have changed something.
    package var commitCount: Int { commits.withLock { $0 } }

    /// Waits until all committed transactions are on disk. Doesn't block concurrent transactions. Has no effect in
    /// memory.
    package func sync() throws(SQLiteError) { try log?.sync() }

    /// Closes the file. Every later use throws an error. Deallocating the object also closes the file.
    package func close() {
        connection.withLock { $0 = nil }
        log?.closeFile()
    }

    /// Opens the file again after `close()`. Does nothing if it's open, or if this object only reads.
    package func reopen() throws(SQLiteError) {
        guard let settings else { return }
        try connection.withLock { connection throws(SQLiteError) in
            if connection == nil { connection = try Self.open(settings) }
        }
    }

    private static func open(_ settings: Settings) throws(SQLiteError) -> sending Connection {
        let (path, durability, migrations) = (settings.path, settings.durability, settings.migrations)
        let connection = try Connection(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try connection.executeScript("PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY")
        if path != ":memory:" {
            let level = durability == .full ? "FULL" : "NORMAL"
            try enableWriteAheadLog(connection)
            // On Apple platforms, SQLite otherwise leaves transactions in the cache of the drive. Others ignore the settings.
            try connection.executeScript(
                "PRAGMA synchronous = \(level); PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
        }
        do throws(SQLiteError) { try migrations.apply(to: connection) } catch {
            try connection.preserveLogOnClose()
            throw error
        }
        return connection
    }

    /// Preserves the write-ahead log when the database is closed. Otherwise, SQLite merges it into the file, which may not be
    /// changed if it has a seal.
    package func preserveLogOnClose() throws { try read { try $0.preserveLogOnClose() } }

    /// Enables write-ahead logging. If two connections open a new file concurrently, SQLite fails immediately,
    /// regardless of its timeout, so this function retries.
    private static func enableWriteAheadLog(_ connection: Connection) throws(SQLiteError) {
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

/// The migrations of a schema. Step n migrates version n to version n + 1. Never change a step that was released.
package struct Migrations: Sendable {
    private var steps: [String]

    /// Creates migrations.
    ///
    /// - Parameter steps: One script per version, oldest first.
    package init(_ steps: String...) { self.steps = steps }

    /// The version of a database after all steps.
    package var newestVersion: Int { steps.count }

    /// Applies the missing steps to a database. One transaction contains a step and the new version number.
    func apply(to connection: Connection) throws(SQLiteError) {
        while try version(of: connection) < steps.count {
            do {
                try connection.transaction {
                    // Read the version again, because another process may have applied the step in the meantime.
                    let version = try version(of: connection)
                    guard version < steps.count else { return }
                    try connection.executeScript(steps[version])
                    try connection.executeScript("PRAGMA user_version = \(version + 1)")
                }
            } catch let error as SQLiteError {
                throw error
            } catch {
                throw SQLiteError(code: SQLITE_ERROR, message: "\(error)")
            }
        }
    }

    private func version(of connection: Connection) throws(SQLiteError) -> Int {
        let version = try connection.value("PRAGMA user_version", as: Int.self) ?? 0
        guard (0...steps.count).contains(version) else {
            let message = "the database has version \(version), this program knows \(steps.count)"
            throw SQLiteError(code: SQLITE_SCHEMA, message: message)
        }
        return version
    }
}

/// The file to which SQLite appends transactions.
///
/// A transaction is valid only if all earlier ones are complete. A transaction is therefore durable as soon as the file
/// is synchronized after its commit. SQLite itself synchronizes the data that a checkpoint removes from the file.
final class WriteAheadLog: Sendable {
    private let path: String
    /// The descriptor. SQLite doesn't replace the file while the database is open.
    private let descriptor = Locked<Int32>(-1)

    init(of database: URL) { path = database.path + "-wal" }

    deinit { closeFile() }

    /// Closes the file. When SQLite has closed the database, its next log is another file.
    func closeFile() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }

    func sync() throws(SQLiteError) {
        let descriptor = descriptor.withLock { descriptor in
            if descriptor < 0 { descriptor = open(path, O_RDWR | O_CLOEXEC) }
            return descriptor
        }
        guard descriptor >= 0, synchronizeToDisk(descriptor) == 0 else {
            throw SQLiteError(code: SQLITE_IOERR, message: "cannot sync \(path)", systemError: errno)
        }
    }
}
