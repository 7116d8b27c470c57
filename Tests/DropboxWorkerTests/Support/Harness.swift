import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing

@testable import DropboxWorker

/// A worker without misfortunes on the listings of a `ListingServer`.
final class Harness: Sendable {
    let server: ListingServer
    let members = Locked<Set<String>>(["1"])
    let store = ModelStore()
    let test: TestDatabase
    let database: any WorkerDatabase
    let queue: WorkerQueue

    convenience init(_ kind: DatabaseKind, pageSize: Int = 1_000) async throws {
        try await self.init(TestDatabase(kind), pageSize: pageSize)
    }

    init(_ test: TestDatabase, pageSize: Int = 1_000) async throws {
        server = ListingServer(seed: 1, faults: 0, pageSize: pageSize)
        self.test = test
        database = try await test.prepared()
        queue = WorkerQueue(database: database)
        try await ModelTableSink.prepare(database)
    }

    static let calm = Misfortune(seed: 0, rate: 0, pause: .zero)

    /// Creates a worker with short intervals.
    func worker(
        sinks: [any WorkerSink]? = nil, sources: [any WorkerSource]? = nil, database: (any WorkerDatabase)? = nil,
        _ change: (inout WorkerConfiguration) -> Void = { _ in }
    ) throws -> Worker {
        let configuration = WorkerConfiguration {
            $0.idleInterval = .milliseconds(30)
            $0.sourceInterval = .milliseconds(100)
            $0.retryPolicy = RetryPolicy(initialBackoff: .milliseconds(5), maximumBackoff: .milliseconds(20))
            $0.maximumAttempts = 2
            change(&$0)
        }
        return Worker(
            database: try database ?? test.open(), sources: sources ?? [ModelSource(server, members: members)],
            sinks: sinks ?? [ModelSink(store: store, misfortune: Self.calm)], transactionalSinks: [ModelTableSink()],
            configuration: configuration)
    }

    /// Runs a worker while `body` runs, and drains it.
    func running(_ worker: Worker, _ body: () async throws -> Void) async throws {
        let run = Task { try await worker.run() }
        do { try await body() } catch {
            run.cancel()
            _ = await run.result
            throw error
        }
        await worker.drain(within: .seconds(20))
        try await run.value
    }

    /// Waits until a condition holds.
    func wait(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
        until condition: @Sendable () async throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + .seconds(120)
        while try await !condition() {
            guard ContinuousClock.now < deadline else {
                Issue.record("\(what): \(try await queue.status())", sourceLocation: sourceLocation)
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Waits for the end of the turns of all namespaces.
    func waitUntilIdle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await wait("there is work", sourceLocation: sourceLocation) {
            let status = try await queue.status()
            return status.pendingCount == 0 && status.claimedCount == 0
        }
    }

    /// Waits until the table has exactly some paths.
    func waitForTable(_ paths: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await wait("the table has other paths than \(paths)", sourceLocation: sourceLocation) {
            try await table() == paths
        }
    }

    /// The paths in the table.
    func table() async throws -> [String] {
        try await database.execute("SELECT path FROM model_items").compactMap { $0[0].text }.sorted()
    }

    /// Marks the namespace as changed.
    func mark(_ id: String = "1") async throws {
        try await queue.markChanged(source: "model", accountIDs: ["dbid:\(id)"])
    }

    /// Adds namespaces without a worker.
    func add(_ ids: [String], priority: [String: Int] = [:]) async throws {
        let claim = try #require(
            try await queue.claimSource(holder: "test", lease: .seconds(60), sources: ["model"]))
        let namespaces = ids.map { id in
            SourceNamespace(
                WorkerNamespace(source: "model", id: id, reader: "dbid:\(id)", displayName: id),
                priority: priority[id] ?? 0)
        }
        try await queue.add(namespaces, to: claim, lease: .seconds(60))
        _ = try await queue.finish(claim, lease: .seconds(60), nextAfter: .zero)
    }
}
