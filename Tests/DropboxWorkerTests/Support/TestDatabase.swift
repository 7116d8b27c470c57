import DropboxTestSupport
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
        case sqlite(TemporaryDirectory)
        case postgresql(String)
    }

    private let location: Location

    init(_ kind: DatabaseKind, in cluster: PostgreSQLCluster = .shared) async throws {
        location =
            switch kind {
            case .sqlite: .sqlite(try TemporaryDirectory())
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
