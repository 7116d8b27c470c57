import DropboxCommandLine
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation

extension WorkerDatabaseOptions {
    /// Opens the database.
    func open() throws(CommandError) -> any WorkerDatabase {
        let url = try required()
        if ["postgresql://", "postgres://"].contains(where: url.hasPrefix) {
            return PostgreSQLWorkerDatabase(url: url)
        }
        let path = url.hasPrefix("sqlite:") ? String(url.dropFirst("sqlite:".count)) : url
        guard !path.isEmpty, !path.contains("://") else {
            throw .usage("invalid --database: expected postgresql://HOST/NAME or the path of a SQLite file")
        }
        do throws(WorkerDatabaseError) { return try SQLiteWorkerDatabase(url: URL(fileURLWithPath: path)) } catch {
            throw .failure(error.message)
        }
    }

    /// Runs an operation on the queue of the workers.
    func withQueue<Value: Sendable>(
        _ operation: String, _ work: (WorkerQueue) async throws -> Value
    ) async throws(CommandError) -> Value {
        let database = try open()
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
