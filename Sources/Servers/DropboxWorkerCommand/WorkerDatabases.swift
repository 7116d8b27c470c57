import DropboxCommandLine
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation

extension WorkerDatabaseOptions {
    /// Opens the database.
    ///
    /// - Parameter creates: Whether to create the file of SQLite if it doesn't exist.
    func open(creates: Bool) throws(CommandError) -> any WorkerDatabase {
        let url = try required()
        if ["postgresql://", "postgres://"].contains(where: url.hasPrefix) {
            return PostgreSQLWorkerDatabase(url: url)
        }
        let path = url.hasPrefix("sqlite:") ? String(url.dropFirst("sqlite:".count)) : url
        guard !path.isEmpty, !path.contains("://") else {
            throw .usage("invalid --database: expected postgresql://HOST/NAME or the path of a SQLite file")
        }
        if !creates, !FileManager.default.fileExists(atPath: path) {
            throw .failure("there is no database at \(path); `dbx worker run` creates it")
        }
        do throws(WorkerDatabaseError) { return try SQLiteWorkerDatabase(url: URL(fileURLWithPath: path)) } catch {
            throw .failure(error.message)
        }
    }

    /// Runs an operation on the queue of the workers.
    func withQueue<Value: Sendable>(
        _ operation: String, _ work: (WorkerQueue) async throws -> Value
    ) async throws(CommandError) -> Value {
        let database = try open(creates: false)
        let queue = WorkerQueue(database: database)
        do {
            try await queue.prepare()
            let value = try await work(queue)
            await database.close()
            return value
        } catch {
            await database.close()
            throw .failure(operation, error)
        }
    }
}
