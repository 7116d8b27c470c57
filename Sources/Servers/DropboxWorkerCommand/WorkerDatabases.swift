import DropboxCommandLine
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation

extension WorkerDatabaseOptions {
    /// Opens the database, and creates the file of SQLite if it doesn't exist.
    func open() throws(CommandError) -> any WorkerDatabase {
        try open { (url) throws(WorkerDatabaseError) in try SQLiteWorkerDatabase(url: url) }
    }

    /// Opens a database that exists, without changing it.
    private func openForReading() throws(CommandError) -> any WorkerDatabase {
        try open(connectionLimit: Self.commandLimit) { (url) throws(WorkerDatabaseError) in
            guard FileManager.default.fileExists(atPath: url.path) else {
                throw WorkerDatabaseError(
                    kind: .final, code: "",
                    message: "there is no database at \(url.relativePath); `dbx worker run` creates it")
            }
            return try SQLiteWorkerDatabase(reading: url)
        }
    }

    /// How long a server may take to accept a connection while a person waits.
    private static let commandLimit: Duration = .seconds(5)

    private func open(
        connectionLimit: Duration = .seconds(10), _ openFile: (URL) throws(WorkerDatabaseError) -> SQLiteWorkerDatabase
    ) throws(CommandError) -> any WorkerDatabase {
        guard let file = try file() else {
            return PostgreSQLWorkerDatabase(url: try required(), connectionLimit: connectionLimit)
        }
        do throws(WorkerDatabaseError) { return try openFile(file) } catch { throw .failure(error.message) }
    }

    /// Returns the file of a SQLite database, or `nil` for one of PostgreSQL.
    ///
    /// - Throws: A usage error if the database isn't known, or is neither.
    @discardableResult
    func file() throws(CommandError) -> URL? {
        let url = try required()
        if ["postgresql://", "postgres://"].contains(where: url.hasPrefix) {
            do throws(WorkerDatabaseError) { try PostgreSQLWorkerDatabase.check(url: url) } catch {
                throw .usage("invalid --database: \(error.message)")
            }
            return nil
        }
        let path = url.hasPrefix("sqlite:") ? String(url.dropFirst("sqlite:".count)) : url
        guard !path.isEmpty, !path.contains("://") else {
            throw .usage("invalid --database: expected postgresql://HOST/NAME or the path of a SQLite file")
        }
        return URL(fileURLWithPath: path)
    }

    /// Runs an operation that only reads the queue of the workers. Nothing in the database changes.
    func withReadableQueue<Value: Sendable>(
        _ operation: String, _ work: (WorkerQueue) async throws -> Value
    ) async throws(CommandError) -> Value {
        try await with(openForReading(), operation) { queue in
            try await queue.checkTables()
            return try await work(queue)
        }
    }

    /// Runs an operation on the queue of the workers.
    func withQueue<Value: Sendable>(
        _ operation: String, _ work: (WorkerQueue) async throws -> Value
    ) async throws(CommandError) -> Value {
        // Any other database than that of workers remains as it is.
        try await withReadableQueue(operation) { _ in }
        return try await with(open(), operation) { queue in
            try await queue.prepare()
            return try await work(queue)
        }
    }

    private func with<Value: Sendable>(
        _ database: any WorkerDatabase, _ operation: String, _ work: (WorkerQueue) async throws -> Value
    ) async throws(CommandError) -> Value {
        do {
            let value = try await work(WorkerQueue(database: database))
            await database.close()
            return value
        } catch {
            await database.close()
            throw .failure(operation, error)
        }
    }
}
