import DropboxConcurrency
import DropboxCore
import DropboxSQLite
public import Foundation

/// A file on the machine that workers share: the embedded database, for one machine.
///
/// Several processes on the machine can use it at once. It must not be on a network file system. For workers on several
/// machines, use `PostgreSQLWorkerDatabase`.
public final class SQLiteWorkerDatabase: WorkerDatabase {
    private let database: Database
    /// Whether transactions can't change anything.
    private let isReader: Bool
    /// SQLite allows one writer at a time.
    private let lane = BlockingIO(threads: 1)
    private let signal = WorkerSignal()
    private let statements = Locked<[String: String]>([:])
    private let seenVersion = Locked<Int?>(nil)

    public let dialect = SQLDialect.sqlite

    /// How often a transaction is repeated, after other processes have kept the file busy for 5 seconds each time.
    private static let maximumAttempts = 6

    /// How often changes by other processes are noticed.
    private static let pollInterval: Duration = .milliseconds(250)

    /// Opens a file, which is created if it doesn't exist. Transactions survive a power failure.
    ///
    /// - Parameter url: The file. Its directory must exist.
    /// - Throws: ``WorkerDatabaseError`` if the file can't be opened or isn't a database.
    public init(url: URL) throws(WorkerDatabaseError) {
        do throws(SQLiteError) { database = try Database(.file(url)) } catch { throw WorkerDatabaseError(error) }
        isReader = false
    }

    /// Opens a file that exists for transactions that only read. Nothing in the file changes.
    package init(reading url: URL) throws(WorkerDatabaseError) {
        do throws(SQLiteError) { database = try Database(reading: url, migrations: Migrations()) } catch {
            throw error.primaryCode == Self.otherVersion ? WorkerSchema.missingTables : WorkerDatabaseError(error)
        }
        isReader = true
    }

    /// SQLITE_SCHEMA: the file has another version, which only files of other programs have.
    private static let otherVersion: Int32 = 17

    public func withTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
    ) async throws -> Result {
        var attempt = 1
        while true {
            do {
                return try await lane.run { [database, statements, isReader] () throws in
                    do {
                        let run = { @Sendable (connection: Connection) in
                            try body(SQLiteTransaction(connection: connection, statements: statements))
                        }
                        return try isReader ? database.read(run) : database.write(run)
                    } catch let error as SQLiteError {
                        throw WorkerDatabaseError(error)
                    }
                }
            } catch let error as WorkerDatabaseError {
                guard error.kind == .temporary, attempt < Self.maximumAttempts, !Task.isCancelled else { throw error }
                attempt += 1
            }
        }
    }

    public func notify() async { signal.signal() }

    /// Suspends until somebody calls ``notify()``, another process changes the file, or the time is over.
    public func waitForNotification(upTo limit: Duration) async {
        let start = ContinuousClock.now
        while !Task.isCancelled {
            let remaining = limit - start.duration(to: .now)
            guard remaining > .zero else { return }
            let before = ContinuousClock.now
            let pause = min(remaining, Self.pollInterval)
            await signal.wait(upTo: pause)
            if before.duration(to: .now) < pause { return }
            if await hasChanged() { return }
        }
    }

    /// Returns whether another process has changed the file since the last call.
    private func hasChanged() async -> Bool {
        // A file that can't be read is reported by the next transaction.
        guard let version = await lane.run({ [database] in try? database.version }) else { return true }
        return seenVersion.withLock { seen in
            defer { seen = version }
            return seen != nil && seen != version
        }
    }

    public func close() async {
        await lane.run { [database] in database.close() }
    }
}

/// A transaction of SQLite.
private struct SQLiteTransaction: WorkerTransaction {
    let connection: Connection
    let statements: Locked<[String: String]>

    var dialect: SQLDialect { .sqlite }

    func execute(_ sql: String, _ values: [SQLValue]) throws(WorkerDatabaseError) -> [[SQLValue]] {
        let statement = statements.withLock { statements in
            if let known = statements[sql] { return known }
            let statement = numberedParameters(sql)
            // Statements that an app composes would otherwise be kept forever.
            if statements.count > 500 { statements = [:] }
            statements[sql] = statement
            return statement
        }
        do throws(SQLiteError) {
            return try connection.rows(statement, values: values.map(\.stored)) { row in
                (0..<row.count).map { SQLValue(row.value($0)) }
            }
        } catch {
            throw WorkerDatabaseError(error)
        }
    }

    /// Replaces `$1` by `?1`: SQLite numbers the former in order of their first occurrence. Text in quotation marks remains.
    private func numberedParameters(_ sql: String) -> String {
        var quote: Character?
        return String(
            sql.map { character in
                if let current = quote {
                    if character == current { quote = nil }
                    return character
                }
                if character == "'" || character == "\"" { quote = character }
                return character == "$" ? "?" : character
            })
    }
}

extension SQLValue {
    fileprivate var stored: Value {
        switch self {
        case .null: .null
        case .integer(let value): .integer(value)
        case .double(let value): .real(value)
        case .text(let value): .text(value)
        case .bytes(let value): .blob(value)
        }
    }

    fileprivate init(_ value: Value) {
        self =
            switch value {
            case .null: .null
            case .integer(let value): .integer(value)
            case .real(let value): .double(value)
            case .text(let value): .text(value)
            case .blob(let value): .bytes(value)
            }
    }
}

extension WorkerDatabaseError {
    fileprivate init(_ error: SQLiteError) {
        // SQLITE_BUSY and SQLITE_LOCKED: another process writes.
        let isTemporary = [5, 6].contains(error.primaryCode)
        self.init(
            kind: isTemporary ? .temporary : .final, code: "\(error.code)",
            message: error.isOutOfSpace ? "the disk of the worker's database is full: \(error)" : "\(error)")
    }
}
