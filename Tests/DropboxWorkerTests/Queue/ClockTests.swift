import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing

@testable import DropboxWorker

/// A clock of the database that is set back.
@Suite struct ClockTests {
    /// The lag of all is that of the one with the longest lag, held or not, by the clock of the database.
    @Test(arguments: DatabaseKind.allCases) func lagsAgree(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        let shift = Locked(Duration.seconds(-86_400))
        let queue = WorkerQueue(database: harness.database) { shift.withLock { $0 } }
        try await harness.add(["gone", "held", "removed"])
        try await harness.database.execute(
            "UPDATE dropbox_worker_namespaces SET changed_at = changed_at - $1", .integer(86_400_000))
        let lags = {
            let status = try await queue.status()
            let text = WorkerMetricsText.text(status, namespaceLimit: 9)
            let samples = text.split(separator: "\n").filter { $0.hasPrefix("dropbox_worker_namespace_lag_seconds{") }
            let values = samples.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
            return (all: status.oldestLag.rounded(), count: values.count, longest: (values.max() ?? 0).rounded())
        }
        shift.withLock { $0 += .seconds(100) }
        let start = try await lags()
        #expect(start.count == 3 && start.all == start.longest && (100..<200).contains(start.all), "\(start)")
        for hold in ["deletions", "access"] {
            try await harness.database.execute("UPDATE dropbox_worker_namespaces SET hold = $1", .text(hold))
            let held = try await lags()
            #expect(held.count == 3 && held.all == held.longest && held.all >= 100, "\(held)")
        }
        // What the source doesn't have anymore waits for nothing.
        try await harness.database.execute("UPDATE dropbox_worker_namespaces SET hold = 'removed'")
        let removed = try await lags()
        #expect(removed.count == 0 && removed.all == 0, "\(removed)")
        await harness.database.close()
    }

    /// A short interval of the poller is honored, whatever the other interval is.
    @Test func pollerHasItsOwnInterval() async throws {
        let harness = try await Harness(.sqlite)
        harness.server.write("/a", in: "1")
        let worker = try harness.worker {
            $0.idleInterval = .seconds(3_600)
            $0.pollInterval = .milliseconds(50)
        }
        try await harness.running(worker) {
            try await harness.waitForTable(["/a"])
            harness.server.write("/b", in: "1")
            try await harness.waitForTable(["/a", "/b"])
        }
        await harness.database.close()
    }

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
