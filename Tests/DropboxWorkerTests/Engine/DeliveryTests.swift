import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import DropboxTransfer
import Foundation
import Testing

@testable import DropboxWorker

/// Which changes wait, for whom, and which are quarantined.
@Suite struct DeliveryTests {
    private struct Failure: Error {}

    /// A sink that fails as a test decides.
    private struct FickleSink: WorkerSink {
        var name = "store"
        let store: ModelStore
        var isWorking: Bool?
        let error: @Sendable (String) -> (any Error)?

        func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
            if let error = error(change.path) { throw error }
            store.deliver(change, of: namespace)
        }

        func isWorking(after error: any Error) async -> Bool? { isWorking }
    }

    // MARK: Sinks that a worker lacks

    @Test(arguments: DatabaseKind.allCases) func changesWaitForAWorkerWithTheirSink(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let failing = FickleSink(store: harness.store) { _ in WorkerSinkError(.notSent, "away") }
        let first = try harness.worker(sinks: [failing])
        try await harness.running(first) {
            try await harness.wait("no attempt") { first.metrics.counters.retries > 0 }
        }
        for sinks in [[], [ClosureSink(name: "other") { _, _, _ in }]] as [[any WorkerSink]] {
            try await harness.mark()
            let names = sinks.map(\.name)
            let worker = try harness.worker(sinks: sinks) { $0.pollInterval = .seconds(3_600) }
            try await harness.running(worker) {
                try await harness.wait("not read") {
                    try await harness.queue.timeUntilNextClaim(sources: ["model"], sinks: names) == nil
                }
                let requests = harness.server.requestCount
                // Another mark is read once.
                try await harness.mark()
                try await harness.wait("not read again") { harness.server.requestCount > requests }
                try await harness.wait("not finished") {
                    try await harness.queue.timeUntilNextClaim(sources: ["model"], sinks: names) == nil
                }
                #expect(harness.server.requestCount == requests + 1)
            }
            #expect(try await harness.queue.timeUntilNextClaim(sources: ["model"], sinks: ["store"]) != nil)
            let status = try await harness.queue.status()
            #expect(status.pendingCount == 1 && status.quarantineCount == 0)
            #expect(status.namespaces.first?.lastError == "changes wait for a worker with the sinks store")
        }
        let attempts = try await harness.database.execute("SELECT attempts FROM dropbox_worker_outbox")
        #expect(attempts == [[.integer(0)]])
        try await harness.running(try harness.worker()) {
            try await harness.wait("not applied") { harness.store.deliveries(of: "1")["/a"]?.count == 1 }
            try await harness.wait("not idle") { try await harness.queue.status().pendingCount == 0 }
        }
        #expect(try await harness.queue.status().namespaces.first?.lastError == nil)
        await harness.database.close()
    }

    /// The poller finds what webhooks missed, also in a namespace whose changes wait for another worker.
    @Test(arguments: DatabaseKind.allCases) func waitingNamespaceIsPolled(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let failing = FickleSink(store: harness.store) { _ in WorkerSinkError(.notSent, "away") }
        let first = try harness.worker(sinks: [failing])
        try await harness.running(first) {
            try await harness.wait("no attempt") { first.metrics.counters.retries > 0 }
        }
        try await harness.running(try harness.worker(sinks: []) { $0.pollInterval = .milliseconds(50) }) {
            try await harness.waitForTable(["/a"])
            harness.server.write("/b", in: "1")
            try await harness.waitForTable(["/a", "/b"])
        }
        await harness.database.close()
    }

    // MARK: Order

    @Test(arguments: DatabaseKind.allCases) func changesThatWaitHoldBackNoOthers(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for index in 0..<300 { harness.server.write("/bad/\(index)", in: "1") }
        harness.server.write("/good", in: "1")
        let sink = FickleSink(store: harness.store, isWorking: true) { path in
            path.hasPrefix("/bad/") ? Failure() : nil
        }
        let worker = try harness.worker(sinks: [sink]) {
            $0.maximumAttempts = 100
            $0.retryPolicy = RetryPolicy(initialBackoff: .seconds(3_600), maximumBackoff: .seconds(3_600))
        }
        try await harness.running(worker) {
            try await harness.wait("held back") { harness.store.deliveries(of: "1")["/good"]?.count == 1 }
        }
        #expect(harness.store.deliveries(of: "1").keys.sorted() == ["/bad", "/good"])
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func changeThatWaitsHoldsBackThoseOfItsPath(kind: DatabaseKind) async throws
    {
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        let claim = try #require(
            try await harness.queue.claim(holder: "a", lease: .seconds(60), sources: ["model"], sinks: []))
        let paths = ["/a", "/a/b", "/c", "/a", "/\u{301}/d", "/\u{301}"]
        let numbers = try await harness.database.withTransaction { transaction in
            let outbox = Outbox(namespace: claim.id, transaction: transaction)
            let changes = paths.map { WorkerChange(key: "", path: $0, displayPath: $0, kind: .deleted) }
            try outbox.add(changes, firstNumber: 1, for: ["store", "other"])
            let now = transaction.dialect.now
            for number in [1, 5] {
                try transaction.rows(
                    "UPDATE dropbox_worker_outbox SET ready_at = \(now) + 60000 WHERE number = $1 AND sink = 'store'",
                    .integer(Int64(number)))
            }
            let (items, delay) = try outbox.items(for: ["store"], limit: 10, now: now)
            #expect(items.map(\.path) == ["/c"])
            #expect(delay.map { $0 > .seconds(50) } == true)
            let others = try outbox.items(for: ["other", "store"], limit: 10, now: now)
            #expect(others.items.map(\.number) == [1, 2, 3, 3, 4, 5, 6])
            // The ones that wait are more than are read at once.
            let many = (0..<1_500).map { number in
                WorkerChange(key: "", path: "/many/\(number)", displayPath: "/many/\(number)", kind: .deleted)
            }
            try outbox.add(many, firstNumber: 100, for: ["store"])
            try transaction.rows("UPDATE dropbox_worker_outbox SET ready_at = \(now) + 60000 WHERE number >= 100")
            try outbox.add(
                [WorkerChange(key: "", path: "/last", displayPath: "/last", kind: .deleted)], firstNumber: 2_000,
                for: ["store"])
            return try outbox.items(for: ["store"], limit: 10, now: now).items.map(\.number)
        }
        #expect(numbers == [3, 2_000])
        await harness.database.close()
    }

    // MARK: Blame

    @Test(arguments: DatabaseKind.allCases, [true, nil] as [Bool?])
    func badChangesTogetherAreQuarantined(kind: DatabaseKind, isWorking: Bool?) async throws {
        let harness = try await Harness(kind)
        for index in 0..<3 { harness.server.write("/\(index)", in: "1") }
        let sink = FickleSink(store: harness.store, isWorking: isWorking) { _ in Failure() }
        try await harness.running(try harness.worker(sinks: [sink])) {
            try await harness.wait("not quarantined") { try await harness.queue.status().quarantineCount == 3 }
            try await harness.wait("not idle") { try await harness.queue.status().pendingCount == 0 }
        }
        await harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func outageOfOneSinkQuarantinesNothing(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for index in 0..<3 { harness.server.write("/\(index)", in: "1") }
        let isAway = Locked(true)
        let down = FickleSink(name: "down", store: ModelStore(), isWorking: false) { _ in
            isAway.withLock(\.self) ? Failure() : nil
        }
        let reported = Locked<Set<String>>([])
        let worker = try harness.worker(sinks: [down, ModelSink(store: harness.store, misfortune: Harness.calm)]) {
            $0.onEvent = { event in
                guard case .postponed(_, _, let sink, let message, let count, _) = event else { return }
                reported.withLock { _ = $0.insert("\(sink): \(message), \(count > 0)") }
            }
        }
        try await harness.running(worker) {
            try await harness.wait("no retries") { worker.metrics.counters.retries > 20 }
            // What waits, and why, is in the log and in the status.
            #expect(reported.withLock(\.self) == ["down: Failure(), true"])
            let last = try await harness.queue.inspect(source: "model", namespaceID: "1")?.namespace.lastError
            #expect(last?.hasPrefix("down can't apply the change of /") == true, "\(last ?? "no error")")
            #expect(harness.store.deliveries(of: "1").count == 3)
            #expect(try await harness.queue.status().quarantineCount == 0)
            isAway.withLock { $0 = false }
            try await harness.wait("not applied") { try await harness.queue.status().pendingCount == 0 }
            #expect(try await harness.queue.inspect(source: "model", namespaceID: "1")?.namespace.lastError == nil)
        }
        await harness.database.close()
    }

    private func attempt(_ error: (any Error)?, number: Int64 = 1, failures: Int64 = 0) -> DeliveryAttempt {
        let item = OutboxItem(
            id: number, sink: "store", number: number, path: "/\(number)", displayPath: "/\(number)", kind: .deleted,
            attempts: 0, failures: failures)
        return DeliveryAttempt(item: item, error: error)
    }

    @Test func delaysGrowInAnOutage() {
        let configuration = WorkerConfiguration { $0.jitter = { 1 } }
        var delays: [Duration] = []
        for failures in 0..<12 {
            let attempt = attempt(Failure(), failures: Int64(failures))
            guard
                case .postponed(0, Int64(failures) + 1, let delay, _) = attempt.result(
                    isCounted: false, configuration)
            else {
                Issue.record("not postponed")
                return
            }
            delays.append(delay)
        }
        #expect(delays.first == .seconds(1) && delays.last == .seconds(300) && delays == delays.sorted())
        // A server can't ask for more than an hour.
        let patient = attempt(WorkerSinkError(.indeterminate(retryAfter: .seconds(1 << 40)), "later"))
        guard case .postponed(_, _, .seconds(3_600), _) = patient.result(isCounted: true, configuration) else {
            Issue.record("another delay")
            return
        }
    }

    @Test func serviceIsToBlameIfItFailsForEverything() async throws {
        try await SinkFixture.run { fixture in
            let sink = FickleSink(store: ModelStore(), isWorking: true) { _ in nil }
            func blame(_ errors: (any Error)?...) async -> DeliveryBlame {
                let attempts = errors.enumerated().map { attempt($1, number: Int64($0)) }
                return await DeliveryBlame(attempts, of: sink, fixture.files.routes)
            }
            let failed = FileDownloadError.call(.internalServerError(500, nil, nil))
            let damaged = FileDownloadError.contentHashMismatch(path: "/a", expected: "a", received: "b")
            // The service answers other requests for content.
            #expect(await blame(failed, failed) == .changes)
            #expect(await blame(failed) == .changes)
            try fixture.emulator.faults.add(.serverError(status: 503), on: "files/download")
            #expect(await blame(failed, failed) == .outage)
            #expect(await blame(failed) == .outage)
            #expect(await blame(failed, nil) == .changes)
            #expect(await blame(damaged, damaged) == .changes)
            #expect(await blame(WorkerSinkError(.notSent, "away")) == .outage)
            #expect(await blame(Failure(), WorkerSinkError(.notSent, "away")) == .changes)
            let isFull = FileDownloadError.call(.clientError(.fileAccessError(Failure())))
            #expect(FailureVerdict(carriedBy: isFull) == nil)
            #expect(await blame(isFull) == .changes)
            let attempts = [attempt(isFull)]
            let broken = FickleSink(store: ModelStore(), isWorking: false) { _ in nil }
            #expect(await DeliveryBlame(attempts, of: broken, fixture.files.routes) == .outage)
            let unknown = FickleSink(store: ModelStore(), isWorking: nil) { _ in nil }
            #expect(await DeliveryBlame(attempts, of: unknown, fixture.files.routes) == .oldestChange)
        }
    }

    @Test func quarantinedChangeIsNoRetry() async throws {
        let harness = try await Harness(.sqlite)
        harness.server.write("/a", in: "1")
        let sink = FickleSink(store: harness.store) { _ in WorkerSinkError(.permanent, "never") }
        let worker = try harness.worker(sinks: [sink])
        try await harness.running(worker) {
            try await harness.wait("not quarantined") { worker.metrics.counters.quarantined == 1 }
        }
        #expect(worker.metrics.counters.retries == 0)
        await harness.database.close()
    }

    // MARK: Answers of others

    /// Pages of a proxy or a portal are no answers of Dropbox.
    @Test(arguments: [200, 302, 403, 404], ["files/download", "files/list_folder", "files/list_folder/continue"])
    func pagesOfAProxyCountAgainstNothing(status: Int, route: String) async throws {
        let harness = try await Harness(.sqlite)
        try await SinkFixture.run { fixture in
            for name in ["a", "b", "c"] { try await fixture.upload("/\(name)", Data(name.utf8)) }
            let account = try await fixture.client.users.getCurrentAccount().response().accountId
            let source = AccountsSource(name: "model", accountID: account, client: fixture.client)
            let sink = FolderSink(root: fixture.directory.url.appendingPathComponent("copy"))
            let fault = try fixture.emulator.faults.add(.foreignResponse(status: status), on: route)
            let worker = try harness.worker(sinks: [sink], sources: [source]) {
                $0.maximumAttempts = 2
                $0.pollInterval = .milliseconds(50)
            }
            try await harness.running(worker) {
                try await harness.wait("no retries") { worker.metrics.counters.retries > 9 }
                let status = try await harness.queue.status()
                #expect(status.quarantineCount == 0 && status.heldCount == 0, "\(status)")
                _ = fixture.emulator.faults.remove(fault)
                try await harness.wait("not applied") { worker.metrics.counters.delivered == 3 }
            }
            #expect(worker.metrics.counters.resets == 0 && worker.metrics.counters.quarantined == 0)
        }
        await harness.database.close()
    }

    // MARK: Lost leases

    /// Metadata that says that a file has no content is applied again, too.
    @Test(arguments: DatabaseKind.allCases) func fileWithoutContentIsRepeatedAsOne(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        try await harness.add(["1"])
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        func file(_ name: String, isDownloadable: Bool = true, target: String? = nil) -> WorkerChange {
            let metadata = Files.FileMetadata(
                name: name, id: "id:\(name)", clientModified: date, serverModified: date, rev: "0123456789", size: 1,
                pathLower: "/\(name)", pathDisplay: "/\(name)",
                symlinkInfo: target.map { Files.SymlinkInfo(target: $0) }, isDownloadable: isDownloadable)
            return WorkerChange(key: "", path: "/\(name)", displayPath: "/\(name)", kind: .file(metadata))
        }
        let changes = [file("a"), file("doc", isDownloadable: false), file("link", target: "a")]
        let repeated = try await harness.database.withTransaction { transaction in
            let catalog = Catalog(namespace: 1, transaction: transaction)
            try catalog.store(changes, generation: 1)
            return try catalog.changes(at: changes.map(\.path) + ["/none"])
        }
        #expect(Array(repeated.prefix(3)) == changes)
        #expect(repeated.last?.kind == .deleted)
        await harness.database.close()
    }

    /// A sink that works until it's canceled.
    private struct PatientSink: WorkerSink {
        let name = "store"
        let started = WorkerSignal()
        let canceled = WorkerSignal()

        func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
            #expect(files.isLeaseValid())
            started.signal()
            await withTaskCancellationHandler {
                await WorkerSignal().wait(upTo: .seconds(600))
            } onCancel: {
                canceled.signal()
            }
            #expect(!files.isLeaseValid())
            try Task.checkCancellation()
        }
    }

    @Test(arguments: DatabaseKind.allCases) func lostLeaseCancelsWhatIsApplied(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        harness.server.write("/a", in: "1")
        let sink = PatientSink()
        let worker = try harness.worker(sinks: [sink]) { $0.lease = .milliseconds(600) }
        try await harness.running(worker) {
            await sink.started.wait(upTo: .seconds(60))
            // Another worker has it, as after a long pause.
            try await harness.database.execute(
                "UPDATE dropbox_worker_namespaces SET token = token + 1, hold = 'deletions'")
            await sink.canceled.wait(upTo: .seconds(60))
            try await harness.wait("not lost") { worker.metrics.counters.lostLeases > 0 }
        }
        await harness.database.close()
    }

    @Test func lostLeaseReplacesNoFile() async throws {
        try await SinkFixture.run { fixture in
            let root = fixture.directory.url.appendingPathComponent("copy")
            let sink = FolderSink(root: root)
            try await fixture.upload("/a.txt", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            let files = NamespaceFiles(routes: fixture.files.routes, count: { _ in }, isLeaseValid: { false })
            await #expect(throws: CancellationError.self) {
                try await sink.apply(change, of: fixture.namespace, files: files)
            }
            let file = root.appendingPathComponent("accounts/42/a.txt")
            #expect(!FileManager.default.fileExists(atPath: file.path))
            try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            #expect(try Data(contentsOf: file) == Data("one".utf8))
        }
    }
}
