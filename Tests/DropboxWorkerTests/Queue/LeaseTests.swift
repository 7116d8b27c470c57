import DropboxConcurrency
import Foundation
import Testing

@testable import DropboxWorker

/// Claims, leases, fencing tokens, and turns.
@Suite struct LeaseTests {
    private func claim(_ queue: WorkerQueue, _ holder: String) async throws -> NamespaceClaim? {
        try await queue.claim(holder: holder, lease: .seconds(60), sources: ["model"], sinks: [])
    }

    @Test(arguments: DatabaseKind.allCases) func pausedWorkerCanNotWrite(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        let shift = Locked(Duration.zero)
        let queue = WorkerQueue(database: harness.database) { shift.withLock { $0 } }
        let first = try #require(try await claim(queue, "a"))
        #expect(try await claim(queue, "b") == nil)
        try await queue.renew(first, lease: .seconds(60))
        // The first worker stops for longer than its lease.
        shift.withLock { $0 = .seconds(61) }
        await #expect(throws: LeaseLostError.self) { try await queue.renew(first, lease: .seconds(60)) }
        let write: @Sendable (NamespaceClaim) async throws -> Void = { claim in
            _ = try await harness.database.withTransaction { try queue.lock(claim, in: $0) }
        }
        // Nobody else has it yet, but the lease has ended.
        await #expect(throws: LeaseLostError.self) { try await write(first) }
        let second = try #require(try await claim(queue, "b"))
        #expect(second.token > first.token)
        await #expect(throws: LeaseLostError.self) { try await write(first) }
        try await write(second)
        // The first worker gives up late, which doesn't concern the second.
        try await queue.release(first, .finished)
        try await write(second)
        // Not even if the clock goes back.
        shift.withLock { $0 = .zero }
        await #expect(throws: LeaseLostError.self) { try await write(first) }
        try await queue.release(second, .finished)
        #expect(try await queue.status().pendingCount == 0)
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func markDuringTheWorkIsNotLost(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        let first = try #require(try await claim(harness.queue, "a"))
        try await harness.mark()
        try await harness.mark()
        try await harness.queue.release(first, .finished)
        let second = try #require(try await claim(harness.queue, "a"))
        #expect(second.mark == first.mark + 2)
        try await harness.queue.release(second, .finished)
        #expect(try await claim(harness.queue, "a") == nil)
        #expect(try await harness.queue.markChanged(source: "model", accountIDs: ["dbid:unknown", "dbid:1"]) == 1)
        #expect(try await claim(harness.queue, "a") != nil)
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func namespaceIsClaimedOnce(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let ids = (0..<60).map(String.init)
        try await harness.add(ids)
        let claimed = try await withThrowingTaskGroup(of: [String].self) { group in
            for worker in 0..<8 {
                group.addTask {
                    let queue = WorkerQueue(database: try harness.test.open())
                    var claimed: [String] = []
                    while let claim = try await queue.claim(
                        holder: "\(worker)", lease: .seconds(60), sources: ["model"], sinks: [])
                    {
                        claimed.append(claim.namespace.id)
                    }
                    await queue.database.close()
                    return claimed
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(claimed.sorted() == ids.sorted())
        #expect(try await harness.queue.status().claimedCount == 60)
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func busyNamespaceTakesTurns(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let shift = Locked(Duration.zero)
        let queue = WorkerQueue(database: harness.database) { shift.withLock { $0 } }
        try await harness.add(["busy", "quiet", "urgent", "lazy"], priority: ["urgent": 5, "lazy": -5])
        var order: [String] = []
        for _ in 0..<40 {
            shift.withLock { $0 += .seconds(30) }
            let next = try #require(try await claim(queue, "a"))
            order.append(next.namespace.id)
            // All of them always have more to do.
            try await queue.release(next, .yielded(after: .zero))
        }
        #expect(order.first == "urgent")
        let counts = Dictionary(grouping: order) { $0 }.mapValues(\.count)
        // Others that always have more to do are five minutes ahead again after each turn, but not more.
        for (id, turns) in ["busy": 3, "quiet": 3, "lazy": 1] { #expect(counts[id, default: 0] >= turns, "\(order)") }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func drainedQueueHasNothingToClaim(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        try await harness.queue.drain(true)
        try await harness.queue.drain(true)
        #expect(try await claim(harness.queue, "a") == nil)
        #expect(try await harness.queue.claimSource(holder: "a", lease: .seconds(1), sources: ["model"]) == nil)
        #expect(try await harness.queue.status().isDraining)
        try await harness.queue.drain(false)
        #expect(try await claim(harness.queue, "a") != nil)
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func namesAreOnlyValues(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let name = "'; DROP TABLE dropbox_worker_namespaces; -- $1 \" ?1 \u{1F600}"
        try await harness.add([name])
        let claim = try #require(try await claim(harness.queue, name))
        #expect(claim.namespace.id == name)
        try await harness.queue.release(claim, .failed(name, delay: .zero))
        #expect(try await harness.queue.inspect(source: "model", namespaceID: name)?.namespace.lastError == name)
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func renamedNamespaceKeepsItsState(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        let first = try #require(try await claim(harness.queue, "a"))
        // A cursor can have a megabyte.
        let cursor = String(repeating: "c", count: 1 << 20)
        let writer = PageWriter(
            queue: harness.queue, claim: first, sinks: [], transactionalSinks: [], deletionThreshold: 1)
        _ = try await writer.write([], after: 0, next: .init(position: cursor, phase: .following, isEnd: true))
        try await harness.queue.release(first, .finished)
        let source = try #require(
            try await harness.queue.claimSource(holder: "t", lease: .seconds(60), sources: ["model"]))
        let renamed = WorkerNamespace(source: "model", id: "1", reader: "dbid:1", displayName: "Another name")
        try await harness.queue.add([SourceNamespace(renamed)], to: source, lease: .seconds(60))
        #expect(try await harness.queue.status().pendingCount == 0)
        try await harness.mark()
        let second = try #require(try await claim(harness.queue, "a"))
        #expect(second.namespace == renamed)
        #expect(second.position == cursor)
        #expect(second.phase == .following)
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func removedNamespaceReturns(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await harness.add(["1", "2"])
        try await harness.add(["2"])
        let held = try #require(try await harness.queue.inspect(source: "model", namespaceID: "1"))
        #expect(held.namespace.holdReason != nil)
        #expect(try await harness.queue.status().heldCount == 1)
        try await harness.add(["1", "2"])
        #expect(try await harness.queue.inspect(source: "model", namespaceID: "1")?.namespace.holdReason == nil)
        await harness.database.close()
    }

    /// After a failover, the server has another timeline. A token that the old server granted is lower than all new ones.
    @Test func tokensContainTheTimeline() async throws {
        let harness = try await Harness(.postgresql)
        try await harness.add(["1"])
        let claim = try #require(try await claim(harness.queue, "a"))
        #expect(claim.token == 1 << 40 + 1)
        await harness.database.close()
    }

    /// Without the right to ask for the timeline, tokens contain how often the server was started.
    @Test func tokensContainTheStartsOfTheServer() async throws {
        let url = try await PostgreSQLCluster.shared.makeDatabase(
            [
                """
                DO $$ BEGIN
                    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'limited') THEN CREATE ROLE limited LOGIN; END IF;
                END $$
                """,
                "GRANT CREATE ON SCHEMA public TO limited",
                "REVOKE EXECUTE ON FUNCTION pg_walfile_name(pg_lsn) FROM PUBLIC",
            ], user: "limited")
        let harness = try await Harness(TestDatabase(url: url))
        try await harness.add(["1", "2"])
        let first = try #require(try await claim(harness.queue, "a"))
        #expect(first.token == 1 << 40 + 1)
        // Another server has another time of its start, whatever the old one still granted.
        try await harness.database.execute(
            "UPDATE dropbox_worker_settings SET content = '1 2026-01-02 03:04:05' WHERE name = 'server'")
        let second = try #require(try await claim(harness.queue, "b"))
        #expect(second.token == 2 << 40 + 1)
        try await harness.queue.release(second, .yielded(after: .zero))
        let third = try #require(try await claim(harness.queue, "b"))
        #expect(third.token == 2 << 40 + 2)
        // Several workers that find a new server count it once.
        try await harness.add((10..<20).map { "\($0)" })
        try await harness.database.execute(
            "UPDATE dropbox_worker_settings SET content = '2 2026-01-02 03:04:05' WHERE name = 'server'")
        let tokens = try await withThrowingTaskGroup(of: Int64?.self) { group in
            for number in 0..<6 {
                group.addTask { try await self.claim(harness.queue, "c\(number)")?.token }
            }
            return try await group.reduce(into: Set<Int64>()) { $0.insert($1 ?? 0) }
        }
        #expect(tokens == Set([Int64(3 << 40 + 1)]))
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func otherErrorsAreNotAboutTheTimeline(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        try await harness.database.execute("ALTER TABLE dropbox_worker_namespaces RENAME TO other")
        await #expect(throws: WorkerDatabaseError.self) { try await claim(harness.queue, "a") }
        #expect(try await harness.database.execute("SELECT * FROM dropbox_worker_settings").isEmpty)
        await harness.database.close()
    }
}
