import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing

@testable import DropboxWorker

/// A clock of the database that is set back.
@Suite struct ClockTests {
    @Test(arguments: DatabaseKind.allCases) func timesInTheFutureCountAsNow(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let shift = Locked(Duration.zero)
        let queue = WorkerQueue(database: harness.database) { shift.withLock { $0 } }
        func claim() async throws -> NamespaceClaim? {
            try await queue.claim(holder: "a", lease: .seconds(60), sources: ["model"], sinks: [])
        }
        let source = try #require(
            try await queue.claimSource(holder: "a", lease: .seconds(60), sources: ["model"]))
        let namespaces = ["read", "late", "busy"].map {
            SourceNamespace(WorkerNamespace(source: "model", id: $0, reader: "dbid:\($0)", displayName: $0))
        }
        try await queue.add(namespaces, to: source, lease: .seconds(60))
        shift.withLock { $0 = .seconds(7_200) }
        let late = try #require(try await queue.claimSource(holder: "b", lease: .seconds(60), sources: ["model"]))
        #expect(late.earlierHolder == "a")
        try await queue.add(namespaces, to: late, lease: .seconds(60))
        _ = try await queue.finish(late, lease: .seconds(60), nextAfter: .seconds(900))
        let endings: [String: WorkerQueue.Ending] = [
            "read": .finished, "late": .failed("x", delay: .seconds(300)), "busy": .yielded(after: .seconds(15)),
        ]
        while let next = try await claim() {
            try await queue.release(next, try #require(endings[next.namespace.id]))
        }
        #expect(try await queue.correctTimes() == nil)
        // Two hours back.
        shift.withLock { $0 = .zero }
        #expect(try await queue.markUnread(for: .zero) == 0)
        #expect(try await queue.claimSource(holder: "a", lease: .seconds(60), sources: ["model"]) == nil)
        #expect(try await claim() == nil)
        let jump = try #require(try await queue.correctTimes())
        #expect(jump > .seconds(7_000) && jump <= .seconds(7_200))
        #expect(try await queue.correctTimes() == nil)
        #expect(try await queue.markUnread(for: .zero) == 1)
        #expect(try await queue.claimSource(holder: "a", lease: .seconds(60), sources: ["model"]) != nil)
        var claimed: Set<String> = []
        while let next = try await claim() { claimed.insert(next.namespace.id) }
        #expect(claimed == ["read", "late", "busy"])
        await harness.database.close()
    }

    /// What was added after the clock was set back isn't ahead of everything else.
    @Test(arguments: DatabaseKind.allCases) func turnsInTheFutureAreCorrected(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let shift = Locked(Duration.seconds(3_600))
        let queue = WorkerQueue(database: harness.database) { shift.withLock { $0 } }
        try await harness.add(["1"])
        let first = try #require(
            try await queue.claim(holder: "a", lease: .seconds(60), sources: ["model"], sinks: []))
        try await queue.release(first, .finished)
        try await queue.markChanged(source: "model", accountIDs: ["dbid:1"])
        shift.withLock { $0 = .zero }
        #expect(try await queue.correctTimes() != nil)
        try await harness.add(["1", "2"])
        let next = try await queue.claim(holder: "a", lease: .seconds(60), sources: ["model"], sinks: [])
        #expect(next?.namespace.id == "1")
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func workerReportsTheClock(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let shift = Locked(Duration.seconds(7_200))
        let queue = WorkerQueue(database: harness.database) { shift.withLock { $0 } }
        let reports = Locked<[String]>([])
        let worker = Worker(
            queue: queue, sources: [ModelSource(harness.server, members: harness.members)],
            transactionalSinks: [ModelTableSink()],
            configuration: WorkerConfiguration {
                $0.idleInterval = .milliseconds(20)
                $0.pollInterval = .milliseconds(1)
                $0.onEvent = { event in
                    if case .trouble(let text) = event { reports.withLock { $0.append(text) } }
                }
            })
        try await harness.running(worker) {
            try await harness.waitForTable(["/a"])
            shift.withLock { $0 = .zero }
            try await harness.wait("not reported") {
                reports.withLock { $0 }.contains { $0.hasPrefix("the clock of the database was set back by at least") }
            }
            harness.server.write("/b", in: "1")
            try await harness.waitForTable(["/a", "/b"])
        }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func bucketGoesOnAfterTheClockWasSetBack(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        let future = Int64(Date().timeIntervalSince1970 * 1000) + 7_200_000
        try await database.execute(
            "INSERT INTO dropbox_worker_limits (scope, retry_at, tokens, filled_at) VALUES ('team', $1, 0, $1)",
            .integer(future))
        let time = Locked(Duration.zero)
        let clock = ClientClock(now: { time.withLock { $0 } }) { duration in
            if duration > .seconds(60) { throw CancellationError() }
            time.withLock { $0 += duration }
        }
        let limit = SharedRateLimit(database: database, scope: "team", callsPerSecond: 40, burst: 10, clock: clock)
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "a")),
                configuration: .init {
                    $0.middleware = [limit]
                    $0.retryPolicy = .never
                }, transport: ListingServer(seed: 1, faults: 0)))
        _ = try await client.files.listFolder(path: "").response()
        // No block of two hours, and the time of the bucket is the current one.
        #expect(time.withLock { $0 } < .seconds(5))
        let filled = try await database.execute("SELECT filled_at FROM dropbox_worker_limits")
        #expect((filled.first?.first?.integer ?? future) < future - 7_000_000)
        await database.close()
    }
}
