import DropboxConcurrency
import DropboxCore
import DropboxTestSupport
import DropboxWorker
import Foundation
import Testing

/// A run of the model: some workers with misfortunes read the changes of some namespaces, while these change, members come and
/// go, webhooks are lost, doubled, and late, and cursors expire. In the end, everything is quiet, and everything must be right.
///
/// What is right is computed from the server's own log, without the code under test.
final class WorkerModelRun: Sendable {
    private let seed: UInt64
    private let server: ListingServer
    private let members = Locked<Set<String>>([])
    private let store = ModelStore()
    private let test: TestDatabase
    private let control: any WorkerDatabase
    private let queue: WorkerQueue
    private let random: Locked<SeededRandomNumberGenerator>
    private let workers = Locked<[Participant]>([])
    private let claims = Locked<[String: Int]>([:])
    /// How far the clock of the database was set back.
    private let shift: Locked<Duration>

    private struct Participant: Sendable {
        let worker: Worker
        let misfortune: Misfortune
        let database: any WorkerDatabase
        let run: Task<Void, Never>
    }

    /// The size of a run.
    struct Size: Sendable {
        var workers = 3
        var members = 3
        var actions = 60
        /// The number of namespaces of a worker at a time.
        var concurrency = 2
        /// Short, so that paused workers often lose it.
        var lease: Duration = .milliseconds(200)
        /// Longer than a turn of all members.
        var pollInterval: Duration = .milliseconds(300)

        /// Several workers, each with many members, of which each has a few changes.
        static func crowd(workers: Int, members: Int) -> Size {
            Size(
                workers: workers, members: members, actions: 4 * members, concurrency: 4, lease: .milliseconds(500),
                pollInterval: .seconds(10 + members / 20))
        }
    }

    private let size: Size
    private let kind: DatabaseKind
    private let namespaces: [String]

    private init(seed: UInt64, kind: DatabaseKind, size: Size) async throws {
        self.seed = seed
        self.size = size
        self.kind = kind
        namespaces = (0..<size.members).map { "\(1_001 + $0)" }
        random = Locked(SeededRandomNumberGenerator(seed: seed))
        server = ListingServer(seed: seed &+ 1, faults: 0.06)
        test = try await TestDatabase(kind, in: .restarted)
        control = PatientDatabase(try test.open())
        let shift = Locked(Duration.zero)
        self.shift = shift
        queue = WorkerQueue(database: control) { shift.withLock(\.self) }
        try await queue.prepare()
        try await ModelTableSink.prepare(control)
    }

    /// Runs the model.
    static func run(seed: UInt64, kind: DatabaseKind, size: Size = Size()) async throws {
        let model = try await WorkerModelRun(seed: seed, kind: kind, size: size)
        do {
            try await model.run()
        } catch {
            await model.end()
            throw Failure(description: "seed \(seed), \(kind): \(error)")
        }
        await model.end()
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private func number(_ range: Range<Int>) -> Int { random.withLock { Int.random(in: range, using: &$0) } }

    private func run() async throws {
        members.change { $0 = Set(namespaces) }
        for _ in 0..<size.workers { try startWorker() }
        for _ in 0..<size.actions {
            try await act()
            if number(0..<3) == 0 { try await Task.sleep(for: .milliseconds(number(1..<8))) }
        }
        if size.members > 3 { try await serveAll() }
        try await calmDown()
        try check()
        try await checkDatabase()
    }

    // MARK: Actions

    private func startWorker() throws {
        let seed = UInt64(number(0..<1 << 30))
        let misfortune = Misfortune(seed: seed, rate: 0.04, pause: size.lease * 2)
        let database = FaultyDatabase(try test.open(), misfortune)
        var configuration = WorkerConfiguration {
            $0.workerID = "w"
            $0.lease = size.lease
            $0.concurrency = size.concurrency
            $0.pagesPerTurn = 2
            $0.pageSize = 5
            $0.pollInterval = size.pollInterval
            $0.sourceInterval = .milliseconds(150)
            $0.idleInterval = .milliseconds(30)
            $0.deletionThreshold = 8
            $0.maximumAttempts = 3
            $0.sinkConcurrency = 2
            $0.maximumBacklog = 20
            $0.retryPolicy = RetryPolicy(initialBackoff: .milliseconds(4), maximumBackoff: .milliseconds(60))
        }
        // The clocks of machines differ.
        let offset: Duration = .seconds(number(0..<100_000))
        configuration.clock.now = { ClientClock.system.now() + offset }
        configuration.onEvent = { [claims] event in
            if case .claimed(let namespace, let token) = event {
                claims.change { $0["\(namespace.id) \(token)", default: 0] += 1 }
            }
        }
        let source = ModelSource(server, members: members) { try await misfortune.step() }
        let worker = Worker(
            queue: WorkerQueue(database: database) { [shift] in shift.withLock(\.self) }, sources: [source],
            sinks: [ModelSink(store: store, misfortune: misfortune)],
            transactionalSinks: [ModelTableSink()], configuration: configuration)
        let run = Task {
            while !misfortune.isDead, !worker.isDraining {
                // Misfortunes at the start end the run, as they end a process, which is started again.
                do { try await worker.run() } catch { try? await Task.sleep(for: .milliseconds(5)) }
            }
        }
        workers.change {
            $0.append(Participant(worker: worker, misfortune: misfortune, database: database, run: run))
        }
    }

    private func act() async throws {
        let namespace = namespaces[number(0..<namespaces.count)]
        switch number(0..<42) {
        case 0..<18: server.write(path(), in: namespace)
        case 18..<22: server.makeFolder(path(), in: namespace)
        case 22..<27: server.delete(path(), in: namespace)
        case 27: for index in 0..<12 { server.write("/many/f\(index)", in: namespace) }
        case 28: server.delete("/many", in: namespace)
        case 29: deleteEverything(in: namespace)
        case 30: server.reset(namespace)
        case 31: members.change { if $0.remove(namespace) == nil { $0.insert(namespace) } }
        case 32: store.poison(path(), in: namespace)
        case 40: store.poison(path(), in: namespace, isPermanent: false)
        // Further than the clocks that nobody notices. The leases of the dead last longer.
        case 41 where number(0..<8) == 0: shift.change { $0 -= .milliseconds(number(1_100..<3_000)) }
        case 33: try await queue.retryAll()
        case 34: try await agree()
        case 35, 36: try kill()
        case 37: try await queue.refreshNamespaces(of: "model")
        // The server of all runs restarts, so it rarely does.
        case 38 where kind == .postgresql && number(0..<12) == 0: try await PostgreSQLCluster.restarted.restart()
        default: break
        }
        try await notify(namespace)
    }

    private func deleteEverything(in namespace: String) {
        for path in server.namespace(namespace).items.keys.sorted() { server.delete(path, in: namespace) }
    }

    private func path() -> String {
        let names = ["a", "b", "many", "c", "\u{301}d"]
        return (0..<number(1..<4)).map { _ in "/" + names[number(0..<names.count)] }.joined()
    }

    /// Sends a webhook, or several, or none, now or later.
    private func notify(_ namespace: String) async throws {
        for _ in 0..<[0, 1, 1, 2][number(0..<4)] {
            if number(0..<3) > 0 {
                try await queue.markChanged(source: "model", accountIDs: ["dbid:\(namespace)"])
                continue
            }
            let delay = number(0..<40)
            Task { [queue] in
                try await Task.sleep(for: .milliseconds(delay))
                try await queue.markChanged(source: "model", accountIDs: ["dbid:\(namespace)"])
            }
        }
    }

    /// A person agrees to all deletions.
    private func agree() async throws {
        for namespace in namespaces { try await queue.release(holdOf: "model", namespaceID: namespace) }
    }

    /// Kills a worker without a warning, and starts another one.
    private func kill() throws {
        let victim = workers.withLock { $0.filter { !$0.misfortune.isDead } }.first
        victim?.misfortune.die()
        victim?.run.cancel()
        try startWorker()
    }

    // MARK: The end

    /// Waits until each namespace was listed, although one of them always has more to do, and the misfortunes go on.
    private func serveAll() async throws {
        members.change { $0 = Set(namespaces) }
        try await queue.refreshNamespaces(of: "model")
        let deadline = ContinuousClock.now + .seconds(120)
        while true {
            server.write("/busy/f\(number(0..<10))", in: namespaces[0])
            try await queue.markChanged(source: "model", accountIDs: ["dbid:\(namespaces[0])"])
            let served = try await control.execute(
                "SELECT count(*) FROM dropbox_worker_namespaces WHERE namespace <> $1 AND (phase <> 1 OR hold IS NOT NULL)",
                .text(namespaces[0]))
            if served == [[.integer(Int64(namespaces.count - 1))]] { return }
            guard ContinuousClock.now < deadline else {
                throw Failure(description: "not all had their turn: \(served), \(try await queue.status())")
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Ends all misfortunes, and waits until everything is applied.
    private func calmDown() async throws {
        members.change { $0 = Set(namespaces) }
        server.stopFaults()
        workers.withLock { $0 }.forEach { $0.misfortune.stop() }
        let deadline = ContinuousClock.now + .seconds(120)
        try await queue.refreshNamespaces(of: "model")
        // What can't be applied ends in quarantine, however much of it there is.
        while case let status = try await queue.status(), status.pendingCount > 0 || status.claimedCount > 0 {
            guard ContinuousClock.now < deadline else { throw Failure(description: "not quarantined: \(status)") }
            try await agree()
            try await Task.sleep(for: .milliseconds(5))
        }
        store.cure()
        while true {
            try await agree()
            try await queue.retryAll()
            try await queue.markAllChanged(source: "model")
            // Each namespace is read once more after its mark.
            while true {
                let status = try await queue.status()
                if status.pendingCount == 0 && status.claimedCount == 0 || status.heldCount > 0 { break }
                guard ContinuousClock.now < deadline else {
                    throw Failure(description: "not idle: \(try await differences()), \(status)")
                }
                try await Task.sleep(for: .milliseconds(5))
            }
            let status = try await queue.status()
            if status.heldCount == 0, status.pendingCount == 0, status.quarantineCount == 0,
                try await differences().isEmpty
            {
                return
            }
            guard ContinuousClock.now < deadline else {
                throw Failure(description: "no end: \(try await differences()), \(status)")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    private func end() async {
        let participants = workers.withLock { $0 }
        for participant in participants where !participant.misfortune.isDead {
            participant.misfortune.stop()
            await participant.worker.drain(within: .seconds(5))
        }
        for participant in participants {
            participant.run.cancel()
            await participant.run.value
            await participant.database.close()
        }
        await control.close()
    }

    /// How the table differs from the truth, by namespace and path.
    private func differences() async throws -> [String] {
        var differences: [String] = []
        for namespace in namespaces {
            let rows = try await control.execute(
                "SELECT path, identity FROM model_items WHERE namespace = $1", .text(namespace))
            let items = Dictionary(rows.map { ($0[0].text ?? "", $0[1].text ?? "") }) { $1 }
            let truth = server.namespace(namespace).items.mapValues(\.identity)
            for path in Set(items.keys).union(truth.keys).sorted() where items[path] != truth[path] {
                differences.append("\(namespace):\(path) is \(items[path] ?? "nil"), not \(truth[path] ?? "nil")")
            }
        }
        return differences
    }

    /// Checks the external store: at least once, and in order for each path.
    private func check() throws {
        for namespace in namespaces {
            let truth = server.namespace(namespace)
            let deliveries = store.deliveries(of: namespace)
            for path in Set(truth.history.keys).union(deliveries.keys) {
                var seen: Set<String> = []
                let first = (deliveries[path] ?? []).filter { seen.insert($0.key).inserted }
                let place = "\(namespace):\(path)"
                guard first.map(\.key) == first.map(\.key).sorted() else {
                    throw Failure(description: "\(place) was applied in another order: \(first)")
                }
                // What a worker may have applied too late is repeated with another key.
                let states = first.enumerated().filter { index, delivery in
                    index == 0 || first[index - 1].identity != delivery.identity
                }
                try checkOrder(states.map(\.element.identity), truth, path, place)
                let last = deliveries[path]?.max { $0.key < $1.key }?.identity
                guard last == truth.items[path]?.identity else {
                    throw Failure(description: "\(place) is \(last ?? "nil"), not \(truth.items[path] as Any)")
                }
            }
        }
        let twice = claims.withLock { $0.filter { $0.value > 1 } }
        guard twice.isEmpty else { throw Failure(description: "tokens were granted twice: \(twice)") }
    }

    /// Checks that states are a part of those that a path had, in the same order.
    private func checkOrder(
        _ identities: [String?], _ truth: ListingServer.Namespace, _ path: String, _ place: String
    ) throws {
        var rest = (truth.history[path] ?? []).map { $0?.identity }[...]
        for identity in identities {
            guard let index = rest.firstIndex(of: identity) else {
                throw Failure(
                    description: "\(place) had \(identities), but in truth \(String(describing: truth.history[path]))")
            }
            rest = rest[(index + 1)...]
        }
    }

    /// Checks the database: exactly once, the catalog, and the history of the leases.
    private func checkDatabase() async throws {
        for namespace in namespaces {
            let truth = server.namespace(namespace)
            let log = try await control.execute(
                "SELECT path, change_key, identity FROM model_log WHERE namespace = $1 ORDER BY id", .text(namespace))
            let keys = log.compactMap { $0[1].text }
            guard Set(keys).count == keys.count else {
                throw Failure(description: "\(namespace): changes were written twice: \(keys)")
            }
            for (path, rows) in Dictionary(grouping: log, by: { $0[0].text ?? "" }) {
                try checkOrder(rows.map { $0[2].text }, truth, path, "\(namespace):\(path) in the table")
            }
            let catalog = try await control.execute(
                "SELECT path, coalesce(rev, id) FROM dropbox_worker_catalog WHERE namespace = $1", .text(namespace))
            let items = Dictionary(catalog.map { ($0[0].text ?? "", $0[1].text ?? "") }) { $1 }
            guard items == truth.items.mapValues({ $0.identity.filter { $0 != "!" } }) else {
                throw Failure(description: "\(namespace): the catalog has \(items), not \(truth.items)")
            }
            let counts = try await control.execute(
                "SELECT item_count, file_count FROM dropbox_worker_namespaces WHERE namespace = $1", .text(namespace))
            let files = truth.items.values.count { !$0.isFolder }
            guard counts == [[.integer(Int64(items.count)), .integer(Int64(files))]] else {
                throw Failure(description: "\(namespace): the counts are \(counts), not \(items.count), \(files)")
            }
            try await checkLeases(namespace)
        }
    }

    /// Checks that pages were written by one holder after the other: tokens never decrease, each has one holder, and page
    /// numbers increase.
    private func checkLeases(_ namespace: String) async throws {
        let pages = try await control.execute(
            "SELECT page, token, holder FROM model_pages WHERE namespace = $1 ORDER BY id", .text(namespace))
        var (lastPage, lastToken): (Int64, Int64) = (-1, -1)
        var holders: [Int64: String] = [:]
        for row in pages {
            let (page, token, holder) = (row[0].integer ?? 0, row[1].integer ?? 0, row[2].text ?? "")
            guard page > lastPage, token >= lastToken, holders[token, default: holder] == holder, !holder.isEmpty else {
                throw Failure(description: "\(namespace): the pages were written by \(pages)")
            }
            (lastPage, lastToken, holders[token]) = (page, token, holder)
        }
    }
}
