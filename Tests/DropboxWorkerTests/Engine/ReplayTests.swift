import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxWorker

/// What sinks get that are added later, or that are in another place.
@Suite struct ReplayTests {
    /// A sink at a place that a test chooses.
    private struct PlacedSink: WorkerSink {
        var name = "store"
        let store: ModelStore
        let position: @Sendable () throws -> String

        func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
            store.deliver(change, of: namespace)
        }

        func place() async throws -> String { try position() }
    }

    private func paths(_ store: ModelStore, _ id: String = "1") -> [String] { store.deliveries(of: id).keys.sorted() }

    private func waitUntilIdle(_ harness: Harness) async throws {
        try await harness.wait("there is work") {
            let status = try await harness.queue.status()
            return status.namespaceCount > 0 && status.pendingCount == 0 && status.claimedCount == 0
        }
    }

    @Test(arguments: DatabaseKind.allCases) func newSinkGetsEverything(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for number in 0..<1_100 { harness.server.write("/folder/\(number)", in: "1") }
        harness.server.write("/gone", in: "1")
        harness.server.write("/other", in: "2")
        harness.members.withLock { $0 = ["1", "2"] }
        try await harness.running(try harness.worker(sinks: [])) { try await waitUntilIdle(harness) }
        harness.server.delete("/gone", in: "1")
        let (first, second) = (ModelStore(), ModelStore())
        try await harness.mark()
        // The same place, another one, and the same again.
        for (place, store, expected) in [("a", first, 1), ("b", second, 1), ("b", second, 1), ("a", first, 2)] {
            let sink = PlacedSink(store: store) { place }
            try await harness.running(try harness.worker(sinks: [sink]) { $0.pagesPerTurn = 1 }) {
                try await harness.wait("not applied") {
                    store.deliveries(of: "1")["/folder/1099"]?.count == expected
                }
                try await waitUntilIdle(harness)
            }
            #expect(store.deliveries(of: "1")["/folder/1099"]?.count == expected)
            #expect(store.deliveries(of: "1").count { $0.key != "/gone" } == 1_101)
            #expect(paths(store, "2") == ["/other"])
            // What is there is as in the catalog.
            let last = store.deliveries(of: "1").mapValues { $0.last?.identity }
            let items = harness.server.namespace("1").items
            for (path, item) in items { #expect(last[path] == item.identity) }
            let keys = store.deliveries(of: "1").values.flatMap { $0 }.map(\.key)
            #expect(Set(keys).count == keys.count)
        }
        await harness.database.close()
    }

    /// A sink in the database is new once, too.
    @Test(arguments: DatabaseKind.allCases) func newTransactionalSinkGetsEverything(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for path in ["/a", "/b/c"] { harness.server.write(path, in: "1") }
        let source = ModelSource(harness.server, members: harness.members)
        func worker(_ sinks: [any TransactionalWorkerSink]) throws -> Worker {
            Worker(
                database: try harness.test.open(), sources: [source], transactionalSinks: sinks,
                configuration: WorkerConfiguration { $0.idleInterval = .milliseconds(30) })
        }
        try await harness.running(try worker([])) { try await waitUntilIdle(harness) }
        #expect(try await harness.table().isEmpty)
        for _ in 0..<2 {
            try await harness.running(try worker([ModelTableSink()])) {
                try await harness.waitForTable(["/a", "/b", "/b/c"])
            }
        }
        let rows = try await harness.database.execute("SELECT count(*) FROM model_log")
        #expect(rows == [[.integer(3)]])
        await harness.database.close()
    }

    /// A database that can't record sinks for some time.
    private struct FullDatabase: WorkerDatabase {
        struct Transaction: WorkerTransaction {
            let base: any WorkerTransaction
            let failures: Locked<Int>

            var dialect: SQLDialect { base.dialect }

            func execute(_ sql: String, _ values: [SQLValue]) throws(WorkerDatabaseError) -> [[SQLValue]] {
                let fails = failures.withLock { failures in
                    guard failures > 0, sql.contains("INTO dropbox_worker_sinks") else { return false }
                    failures -= 1
                    return true
                }
                if fails { throw WorkerDatabaseError(kind: .final, code: "53100", message: "full") }
                return try base.execute(sql, values)
            }
        }

        let base: any WorkerDatabase
        let failures: Locked<Int>

        var dialect: SQLDialect { base.dialect }

        func withTransaction<Result: Sendable>(
            _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
        ) async throws -> Result {
            try await base.withTransaction { try body(Transaction(base: $0, failures: failures)) }
        }

        func notify() async { await base.notify() }
        func waitForNotification(upTo limit: Duration) async { await base.waitForNotification(upTo: limit) }
        func close() async { await base.close() }
    }

    @Test(arguments: DatabaseKind.allCases) func lateRegistrationRepeatsNoRows(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        try await harness.add(["1"])
        let database = FullDatabase(base: try harness.test.open(), failures: Locked(5))
        try await harness.running(try harness.worker(sinks: [], database: database)) {
            try await harness.waitForTable(["/a"])
            try await waitUntilIdle(harness)
        }
        #expect(database.failures.withLock(\.self) == 0)
        let rows = try await harness.database.execute("SELECT count(*) FROM model_log")
        #expect(rows == [[.integer(1)]])
        await harness.database.close()
    }

    /// A worker without a sink leaves what it reads to those that have it, until a person forgets the sink.
    @Test(arguments: DatabaseKind.allCases) func sinkCatchesUp(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for path in ["/kept", "/deleted"] { harness.server.write(path, in: "1") }
        let sink = PlacedSink(store: harness.store) { "a" }
        try await harness.running(try harness.worker(sinks: [sink])) { try await waitUntilIdle(harness) }
        for round in 0..<2 {
            harness.server.write("/new\(round)", in: "1")
            harness.server.delete("/deleted", in: "1")
            try await harness.mark()
            try await harness.running(try harness.worker(sinks: [])) {
                try await harness.wait("not read") {
                    let error = try await harness.queue.status().namespaces.first?.lastError
                    return error == "changes wait for a worker with the sinks store"
                }
            }
            #expect(harness.store.deliveries(of: "1")["/new\(round)"] == nil)
            if round == 1 { break }
            try await harness.running(try harness.worker(sinks: [sink])) { try await waitUntilIdle(harness) }
            let last = harness.store.deliveries(of: "1").mapValues { $0.last?.identity }
            #expect(last.filter { $0.value != nil }.keys.sorted() == ["/kept", "/new0"])
            harness.server.write("/deleted", in: "1")
        }
        #expect(try await harness.queue.forget(sink: "store", of: "model"))
        #expect(try await !harness.queue.forget(sink: "store", of: "model"))
        try await harness.running(try harness.worker(sinks: [])) { try await waitUntilIdle(harness) }
        await harness.database.close()
    }

    /// A sink that doesn't know where it is works, and is asked again.
    @Test func unknownPlaceIsAskedAgain() async throws {
        let harness = try await Harness(.sqlite)
        harness.server.write("/a", in: "1")
        try await harness.running(try harness.worker(sinks: [])) { try await waitUntilIdle(harness) }
        let count = Locked(0)
        let sink = PlacedSink(store: harness.store) {
            let isAway = count.withLock { count in
                count += 1
                return count < 4
            }
            if isAway { throw CancellationError() }
            return "a"
        }
        try await harness.running(try harness.worker(sinks: [sink])) {
            try await harness.wait("not applied") { harness.store.deliveries(of: "1")["/a"] != nil }
        }
        await harness.database.close()
    }

    /// The identity of a folder moves with it, and another folder has another one.
    @Test func folderHasAnIdentity() async throws {
        let directory = try TemporaryDirectory()
        let (first, second) = (directory.url.appendingPathComponent("a"), directory.url.appendingPathComponent("b"))
        let places = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { try await FolderSink(root: first).place() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(places.count == 1 && places.first?.isEmpty == false)
        try FileManager.default.moveItem(at: first, to: second)
        #expect(try await FolderSink(root: second).place() == places.first)
        #expect(try await FolderSink(root: first).place() != places.first)
    }
}
