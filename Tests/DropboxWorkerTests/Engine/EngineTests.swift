import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing

@testable import DropboxWorker

/// What workers do in the situations of the guide.
@Suite struct EngineTests {
    @Test(arguments: DatabaseKind.allCases) func massDeletionWaitsForAPerson(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for index in 0..<30 { harness.server.write("/f/\(index)", in: "1") }
        harness.server.write("/other", in: "1")
        try await harness.running(try harness.worker { $0.deletionThreshold = 20 }) {
            try await harness.wait("no files") { try await harness.table().count == 32 }
            harness.server.delete("/f", in: "1")
            try await harness.mark()
            try await harness.wait("not held") { try await harness.queue.status().heldCount == 1 }
            #expect(try await harness.table().count == 32)
            // More changes don't release it.
            harness.server.write("/new", in: "1")
            try await harness.mark()
            #expect(try await harness.queue.release(holdOf: "model", namespaceID: "1") == .deletions)
            try await harness.waitForTable(["/new", "/other"])
            // The agreement was about these deletions.
            for index in 0..<30 { harness.server.write("/g/\(index)", in: "1") }
            try await harness.mark()
            try await harness.wait("no files") { try await harness.table().count == 33 }
            harness.server.delete("/g", in: "1")
            try await harness.mark()
            try await harness.wait("not held again") { try await harness.queue.status().heldCount == 1 }
        }
        await harness.database.close()
    }

    /// A page that deletes several large folders is judged as a whole, before a part of it is written.
    @Test(arguments: DatabaseKind.allCases) func massDeletionIsHeldBeforeAPartOfIt(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for index in 0..<1_200 {
            harness.server.write("/big1/\(index)", in: "1")
            harness.server.write("/big2/\(index)", in: "1")
            harness.server.write("/rest/\(index)", in: "1")
        }
        let total = harness.server.namespace("1").items.count
        try await harness.running(try harness.worker(sinks: []) { $0.pagesPerTurn = 10_000 }) {
            try await harness.wait("not listed") { try await harness.table().count == total }
            // Neither of them has more than half of all files.
            harness.server.delete("/big1", in: "1")
            harness.server.delete("/big2", in: "1")
            harness.server.write("/big2/again", in: "1")
            try await harness.mark()
            try await harness.wait("not held") { try await harness.queue.status().heldCount == 1 }
            #expect(try await harness.table().count == total)
            let held = try await harness.queue.inspect(source: "model", namespaceID: "1")?.namespace.holdReason
            #expect(held?.hasPrefix("2400 files were deleted") == true)
            try await harness.queue.release(holdOf: "model", namespaceID: "1")
            try await harness.wait("not deleted") { try await harness.table().count == 1_201 + 2 }
        }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func badChangeIsQuarantined(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for name in ["bad", "worse", "good"] { harness.server.write("/\(name)", in: "1") }
        harness.store.poison("/bad", in: "1")
        harness.store.poison("/worse", in: "1")
        try await harness.running(try harness.worker()) {
            try await harness.wait("no quarantine") { try await harness.queue.status().quarantineCount == 2 }
            let status = try await harness.queue.status()
            #expect(status.quarantine.map(\.path).sorted() == ["/bad", "/worse"])
            #expect(status.quarantine.allSatisfy { $0.sink == "store" && $0.error.contains("the model refuses") })
            // The rest goes on.
            try await harness.wait("not good") { harness.store.deliveries(of: "1")["/good"] != nil }
            try await harness.wait("not idle") { try await harness.queue.status().pendingCount == 0 }
            // A later change replaces a quarantined one.
            harness.store.cure()
            harness.server.write("/bad", in: "1")
            try await harness.mark()
            try await harness.wait("not replaced") { try await harness.queue.status().quarantineCount == 1 }
            try await harness.wait("not applied") { harness.store.deliveries(of: "1")["/bad"]?.count == 1 }
            #expect(try await harness.queue.retry(ids: status.quarantine.map(\.id)) == 1)
            try await harness.wait("not retried") { harness.store.deliveries(of: "1")["/worse"]?.count == 1 }
        }
        #expect(try await harness.queue.status().quarantineCount == 0)
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func outageQuarantinesNothing(kind: DatabaseKind) async throws {
        struct Away: WorkerSink {
            let name = "store"
            let isAway: Locked<Bool>
            let store: ModelStore

            func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
                if isAway.withLock(\.self) { throw WorkerSinkError(.notSent, "away") }
                store.deliver(change, of: namespace)
            }
        }
        let harness = try await Harness(kind)
        for index in 0..<5 { harness.server.write("/\(index)", in: "1") }
        let isAway = Locked(true)
        let worker = try harness.worker(sinks: [Away(isAway: isAway, store: harness.store)])
        try await harness.running(worker) {
            try await harness.wait("no retries") { worker.metrics.counters.retries > 20 }
            #expect(try await harness.queue.status().quarantineCount == 0)
            isAway.withLock { $0 = false }
            try await harness.wait("not applied") { harness.store.deliveries(of: "1").count == 5 }
        }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func longPathsAndLargeFoldersAreDeleted(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let name = String(repeating: "n", count: 250)
        let long = "/a" + String(repeating: "/" + name, count: 16)
        harness.server.write(long + "/x", in: "1")
        harness.server.write(long + "0", in: "1")
        for index in 0..<2_300 { harness.server.write("/a/many/\(index)", in: "1") }
        let total = harness.server.namespace("1").items.count
        try await harness.running(try harness.worker(sinks: []) { $0.pagesPerTurn = 10_000 }) {
            try await harness.wait("not listed") { try await harness.table().count == total }
            harness.server.delete(long, in: "1")
            try await harness.mark()
            try await harness.wait("not deleted") { try await harness.table().count == total - 2 }
            #expect(try await harness.table().contains(long + "0"))
            harness.server.delete("/a", in: "1")
            try await harness.mark()
            // More than a thousand files, and more than half of all.
            try await harness.wait("not held") { try await harness.queue.status().heldCount == 1 }
            try await harness.queue.release(holdOf: "model", namespaceID: "1")
            try await harness.waitForTable([])
            #expect(try await harness.database.execute("SELECT count(*) FROM dropbox_worker_files") == [[.integer(0)]])
        }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func forgottenNamespaceIsRemoved(kind: DatabaseKind) async throws {
        struct Told: WorkerSink {
            let name = "told"
            let removed: Locked<[String]>

            func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {}
            func namespaceWasRemoved(_ namespace: WorkerNamespace) async throws {
                removed.withLock { $0.append(namespace.id) }
            }
        }
        let harness = try await Harness(kind)
        harness.members.withLock { $0 = ["1", "2"] }
        harness.server.write("/one", in: "1")
        harness.server.write("/two", in: "2")
        let removed = Locked<[String]>([])
        try await harness.running(try harness.worker(sinks: [Told(removed: removed)]) { $0.removalDelay = .zero }) {
            try await harness.waitForTable(["/one", "/two"])
            harness.members.withLock { $0 = ["1"] }
            try await harness.waitForTable(["/one"])
            try await harness.wait("not told") { removed.withLock { $0 } == ["2"] }
            try await harness.wait("not forgotten") { try await harness.queue.status().namespaceCount == 1 }
            // It comes back as a new one.
            harness.members.withLock { $0 = ["1", "2"] }
            try await harness.waitForTable(["/one", "/two"])
        }
        await harness.database.close()
    }

    /// A sink that waits until the test lets it continue.
    private struct SlowSink: WorkerSink {
        let name = "slow"
        let started: WorkerSignal
        let permission: WorkerSignal
        let applied: Locked<Int>

        func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
            started.signal()
            await permission.wait(upTo: .seconds(600))
            try Task.checkCancellation()
            applied.withLock { $0 += 1 }
        }
    }

    @Test(arguments: DatabaseKind.allCases, [true, false])
    func drainedWorkerGivesNamespacesBack(kind: DatabaseKind, inTime: Bool) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let sink = SlowSink(started: WorkerSignal(), permission: WorkerSignal(), applied: Locked(0))
        let worker = try harness.worker(sinks: [sink])
        let run = Task { try await worker.run() }
        await sink.started.wait(upTo: .seconds(60))
        #expect(try await harness.queue.status().claimedCount == 1)
        let drain = Task { await worker.drain(within: inTime ? .seconds(60) : .milliseconds(20)) }
        try await harness.wait("not draining") { worker.isDraining }
        if inTime { sink.permission.signal() }
        await drain.value
        try await run.value
        #expect(sink.applied.withLock(\.self) == (inTime ? 1 : 0))
        let status = try await harness.queue.status()
        #expect(status.claimedCount == 0)
        let waiting = try await harness.database.execute("SELECT count(*) FROM dropbox_worker_outbox")
        #expect(waiting == [[.integer(inTime ? 0 : 1)]])
        await harness.database.close()
    }

    /// Workers that a person told to drain finish the change in flight, give the namespace back, and don't claim until they
    /// are told to resume.
    @Test(arguments: DatabaseKind.allCases) func drainedWorkersPause(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for name in ["a", "b", "c"] { harness.server.write("/\(name)", in: "1") }
        let sink = SlowSink(started: WorkerSignal(), permission: WorkerSignal(), applied: Locked(0))
        let worker = try harness.worker(sinks: [sink]) {
            $0.sinkConcurrency = 1
            $0.lease = .seconds(3)
        }
        try await harness.running(worker) {
            await sink.started.wait(upTo: .seconds(60))
            try await harness.queue.drain(true)
            #expect(try await harness.queue.waitUntilIdle(upTo: .zero) == 1)
            // The worker finds out when it extends its lease. When it extends it again, it certainly knows.
            for _ in 0..<2 {
                let end = try await harness.database.execute("SELECT lease_end FROM dropbox_worker_namespaces")
                try await harness.wait("not extended") {
                    try await harness.database.execute("SELECT lease_end FROM dropbox_worker_namespaces") != end
                }
            }
            sink.permission.signal()
            #expect(try await harness.queue.waitUntilIdle(upTo: .seconds(60)) == 0)
            #expect(sink.applied.withLock(\.self) == 1)
            #expect(try await harness.queue.timeUntilNextClaim(sources: ["model"], sinks: ["slow"]) == nil)
            #expect(!worker.isDraining)
            try await harness.queue.drain(false)
            for count in 2...3 {
                sink.permission.signal()
                try await harness.wait("not resumed") { sink.applied.withLock(\.self) == count }
            }
        }
        await harness.database.close()
    }

    /// A database that doesn't answer while a test stops it, like that of a process that is stopped.
    private final class GatedDatabase: WorkerDatabase {
        let base: any WorkerDatabase
        let isStopped = Locked(false)
        /// The number of transactions that waited.
        let waits = Locked(0)
        var dialect: SQLDialect { base.dialect }

        init(_ base: any WorkerDatabase) { self.base = base }

        func withTransaction<Result: Sendable>(
            _ body: @escaping @Sendable (any WorkerTransaction) throws -> Result
        ) async throws -> Result {
            if isStopped.withLock(\.self) { waits.withLock { $0 += 1 } }
            while isStopped.withLock(\.self) { try await Task.sleep(for: .milliseconds(5)) }
            return try await base.withTransaction(body)
        }

        func notify() async { await base.notify() }
        func waitForNotification(upTo limit: Duration) async { await base.waitForNotification(upTo: limit) }
        func close() async { await base.close() }
    }

    /// A sink that overwrites whatever is there, and may be stopped before it does so for the first time. It ignores that it's
    /// canceled.
    private struct OverwritingSink: WorkerSink {
        let name = "store"
        let contents: Locked<[String: String?]>
        let started = WorkerSignal()
        let permission = WorkerSignal()
        let isStopped: Locked<Bool>

        func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
            let waits = isStopped.withLock { isStopped in
                defer { isStopped = false }
                return isStopped
            }
            if waits {
                started.signal()
                await Task.detached { await permission.wait(upTo: .seconds(600)) }.value
            }
            contents.withLock { $0[change.path] = .some(change.identity) }
        }
    }

    @Test(arguments: DatabaseKind.allCases) func lateChangeIsRepaired(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let contents = Locked<[String: String?]>([:])
        let slow = OverwritingSink(contents: contents, isStopped: Locked(true))
        let gate = GatedDatabase(try harness.test.open())
        let configuration = WorkerConfiguration {
            $0.lease = .milliseconds(300)
            $0.idleInterval = .milliseconds(30)
        }
        let source = ModelSource(harness.server, members: harness.members)
        let late = Worker(database: gate, sources: [source], sinks: [slow], configuration: configuration)
        let run = Task { try await late.run() }
        await slow.started.wait(upTo: .seconds(60))
        gate.isStopped.withLock { $0 = true }
        // Another worker takes over, and applies a later change.
        harness.server.write("/a", in: "1")
        try await harness.mark()
        let latest = harness.server.namespace("1").items["/a"]?.identity
        let sink = OverwritingSink(contents: contents, isStopped: Locked(false))
        try await harness.running(try harness.worker(sinks: [sink])) {
            try await harness.wait("not taken over") { contents.withLock { $0["/a"] } == .some(latest) }
            try await harness.wait("not idle") { try await harness.queue.status().pendingCount == 0 }
            // The first worker continues, and applies the earlier change.
            slow.permission.signal()
            try await harness.wait("not late") { contents.withLock { $0["/a"] } != .some(latest) }
            gate.isStopped.withLock { $0 = false }
            try await harness.wait("not repaired") { contents.withLock { $0["/a"] } == .some(latest) }
        }
        run.cancel()
        _ = await run.result
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func revokedReaderIsTriedAgain(kind: DatabaseKind) async throws {
        struct Revocable: WorkerSource {
            let name = "model"
            let includesMountedFolders = false
            let base: ModelSource
            let isRevoked: Locked<Bool>

            func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws {
                try await base.listNamespaces(add)
            }

            func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes {
                if isRevoked.withLock(\.self) { throw WorkerSinkError(.clientWide, "the token was revoked") }
                return try await base.files(of: namespace, isShared: isShared)
            }
        }
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let isRevoked = Locked(true)
        let source = Revocable(
            base: ModelSource(harness.server, members: harness.members), isRevoked: isRevoked)
        let worker = try harness.worker(sources: [source]) { $0.sourceInterval = .milliseconds(300) }
        try await harness.running(worker) {
            try await harness.wait("not held") {
                let state = try await harness.queue.inspect(source: "model", namespaceID: "1")
                return state?.namespace.holdReason == "the token was revoked"
            }
            isRevoked.withLock { $0 = false }
            try await harness.waitForTable(["/a"])
        }
        await harness.database.close()
    }

    /// A worker that drains while it starts doesn't wait for a database that doesn't answer.
    @Test(.timeLimit(.minutes(2)), arguments: [false, true]) func startingWorkerDrains(isEarly: Bool) async throws {
        let harness = try await Harness(.sqlite)
        let gate = GatedDatabase(try harness.test.open())
        gate.isStopped.withLock { $0 = true }
        let worker = try harness.worker(database: gate) { $0.drainLimit = .milliseconds(20) }
        if isEarly { await worker.drain() }
        let run = Task { try await worker.run() }
        if !isEarly {
            try await harness.wait("not started") { gate.waits.withLock(\.self) > 0 }
            await worker.drain()
        }
        try await run.value
        await harness.database.close()
    }

    @Test func pathsOfFoldersConflict() {
        var conflicts = PathConflicts()
        conflicts.insert("/a/b")
        conflicts.insert("/a/b")
        conflicts.insert("/c")
        for path in ["/a", "/a/b", "/a/b/c", "/c/d"] { #expect(conflicts.conflict(with: path)) }
        for path in ["/a/bc", "/b", "/a/c", "/cd"] { #expect(!conflicts.conflict(with: path)) }
        conflicts.remove("/a/b")
        #expect(conflicts.conflict(with: "/a"))
        conflicts.remove("/a/b")
        #expect(!conflicts.conflict(with: "/a"))
    }
}
