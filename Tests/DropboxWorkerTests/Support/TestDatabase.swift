import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation
import Testing

/// The kinds of databases, all of which the tests of the queue and the engine use.
enum DatabaseKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case sqlite, postgresql

    var testDescription: String { rawValue }
}

/// An empty database that several workers can open.
final class TestDatabase: Sendable {
    private enum Location: Sendable {
        case sqlite(MemoryDirectory)
        case postgresql(String)
    }

    private let location: Location

    /// Uses a database of a PostgreSQL server.
    init(url: String) { location = .postgresql(url) }

    init(_ kind: DatabaseKind, in cluster: PostgreSQLCluster = .shared) async throws {
        location =
            switch kind {
            case .sqlite: .sqlite(try MemoryDirectory())
            case .postgresql: .postgresql(try await cluster.makeDatabase())
            }
    }

    /// Opens the database, as another worker does.
    func open() throws -> any WorkerDatabase {
        switch location {
        case .sqlite(let folder): try SQLiteWorkerDatabase(url: folder.url.appendingPathComponent("worker.db"))
        case .postgresql(let url): PostgreSQLWorkerDatabase(url: url, connections: 4)
        }
    }

    /// Opens the database and creates its tables.
    func prepared() async throws -> any WorkerDatabase {
        let database = try open()
        try await WorkerQueue(database: database).prepare()
        return database
    }
}

extension WorkerDatabase {
    /// Executes one statement.
    @discardableResult
    func execute(_ sql: String, _ values: SQLValue...) async throws -> [[SQLValue]] {
        try await withTransaction { try $0.execute(sql, values) }
    }
}

/// A temporary directory that is deleted with the instance, in memory where the system has such a place. The databases of
/// tests don't have to survive a power failure, and waiting for the disk takes most of their time.
final class MemoryDirectory: Sendable {
    let url: URL

    init() throws {
        let shared = URL(fileURLWithPath: "/dev/shm")
        let isShared = FileManager.default.isWritableFile(atPath: shared.path)
        url = (isShared ? shared : FileManager.default.temporaryDirectory)
            .appendingPathComponent("swift-dropbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // If the deletion fails, the system cleans up the directory.
        try? FileManager.default.removeItem(at: url)
    }
}
