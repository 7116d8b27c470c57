import DropboxConcurrency
import DropboxCore

/// Reads the changes of many namespaces, and applies them to sinks. Any number of workers on any number of machines share a
/// database, and with it the work.
///
///     let worker = Worker(
///         database: database, sources: [AccountsSource(name: "accounts", clients: clients) { accountIDs }],
///         sinks: [folder])
///     try await worker.run()
///
/// Each worker claims namespaces for a limited time. If it dies, others continue with what is committed. Each change reaches
/// the sinks at least once and in order for each path; a ``TransactionalWorkerSink`` has the effect of each change exactly
/// once.
public final class Worker: Sendable {
    /// The namespaces and their state.
    public let queue: WorkerQueue
    /// What the worker has done.
    public let metrics: WorkerEvents

    private let sources: [String: any WorkerSource]
    private let sinks: [any WorkerSink]
    private let transactionalSinks: [any TransactionalWorkerSink]
    private let configuration: WorkerConfiguration
    /// The name of this worker in leases. It's unique.
    private let holder: String
    private let state = Locked(State())

    private let drainSignal = WorkerSignal()

    private struct State {
        var isDraining = false
        /// The work of ``run()``.
        var work: Task<Void, any Error>?
        var drainWaiters: [WakeSignal] = []
        /// The names of the sinks whose places are recorded.
        var registeredSinks: Set<String> = []
    }

    /// Creates a worker.
    ///
    /// - Parameters:
    ///   - database: The database, which the workers share. Close it after the worker has ended.
    ///   - sources: Where the namespaces come from. Workers with the same database can have different sources.
    ///   - sinks: The destinations outside of the database. All workers with the same sources have the same ones. The
    ///     default is none.
    ///   - transactionalSinks: The destinations in the database. The default is none.
    ///   - configuration: How the worker works.
    ///   - metrics: The counters. Pass those that the clients of the sources count their calls with. The default is new ones.
    public convenience init(
        database: any WorkerDatabase, sources: [any WorkerSource], sinks: [any WorkerSink] = [],
        transactionalSinks: [any TransactionalWorkerSink] = [], configuration: WorkerConfiguration = .init(),
        metrics: WorkerEvents = WorkerEvents()
    ) {
        self.init(
            queue: WorkerQueue(database: database), sources: sources, sinks: sinks,
            transactionalSinks: transactionalSinks, configuration: configuration, metrics: metrics)
    }

    /// Creates a worker for a queue.
    package init(
        queue: WorkerQueue, sources: [any WorkerSource], sinks: [any WorkerSink] = [],
        transactionalSinks: [any TransactionalWorkerSink] = [], configuration: WorkerConfiguration = .init(),
        metrics: WorkerEvents = WorkerEvents()
    ) {
        self.queue = queue
        self.sources = Dictionary(sources.map { ($0.name, $0) }) { first, _ in first }
        self.sinks = sinks
        self.transactionalSinks = transactionalSinks
        self.configuration = configuration
        self.metrics = metrics
        holder = "\(configuration.workerID)-\(String(UInt64.random(in: 0...(.max)), radix: 36))"
    }

    // MARK: Running

    /// Creates the tables, or migrates them to the version of this program, and records whom the sources belong to, and where
    /// the sinks are. ``run()`` does so itself.
    ///
    /// - Throws: ``WorkerDatabaseError``, also if a source belongs to another account or team.
    public func prepare() async throws {
        try await queue.prepare()
        for source in sources.values.sorted(by: { $0.name < $1.name }) { try await queue.register(source) }
        await registerSinks()
    }

    /// Records where the sinks are. What fails, because a disk is full, for example, is repeated later.
    private func registerSinks() async {
        for sink in transactionalSinks { await register(sink.registeredName) { "" } }
        for sink in sinks { await register(sink.name) { try await sink.place() } }
    }

    private func register(_ name: String, at place: () async throws -> String) async {
        guard !state.withLock({ $0.registeredSinks.contains(name) }) else { return }
        do {
            let place = try await place()
            for source in sources.keys.sorted() { try await queue.register(sink: name, place: place, of: source) }
            state.change { _ = $0.registeredSinks.insert(name) }
        } catch {
            report(error)
        }
    }

    private var hasRegisteredTables: Bool {
        let registered = state.withLock(\.registeredSinks)
        return transactionalSinks.allSatisfy { registered.contains($0.registeredName) }
    }

    /// The names of all sinks in the database.
    private var sinkNames: [String] { sinks.map(\.name) + transactionalSinks.map(\.registeredName) }

    /// Works until the worker drains or the task is canceled.
    ///
    /// A database or a server that fails for some time doesn't end it: the worker waits and continues.
    ///
    /// - Throws: ``WorkerDatabaseError`` at the start, if the database can't be reached or prepared, or a source of it belongs to
    ///   another account or team, and later if its tables
    ///   were migrated to a version that this program can't work with. `CancellationError` if the task is canceled.
    public func run() async throws {
        let work = Task { [self] in
            // A worker that drains ends also if the database doesn't answer.
            try await prepare()
            try await performWork()
        }
        let isDraining = state.withLock { state in
            state.work = work
            return state.isDraining
        }
        // It was told before there was something to wait for.
        if isDraining { Task { await drain() } }
        defer {
            let waiters = state.withLock { state in
                state.work = nil
                return state.drainWaiters
            }
            for waiter in waiters { waiter.signal() }
        }
        let result = await withTaskCancellationHandler {
            await work.result
        } onCancel: {
            work.cancel()
        }
        // Work that was canceled because the worker drained for too long isn't a failure.
        if case .failure(let error) = result, !work.isCancelled || Task.isCancelled { throw error }
        try Task.checkCancellation()
    }

    /// Stops to claim work, and waits until the work in progress has ended: pages that were read are written, and namespaces
    /// are given back. Ends ``run()``.
    ///
    /// - Parameter limit: The maximum time to wait. Work that takes longer is canceled; what isn't committed is done again by
    ///   another worker. The default is that of the configuration.
    public func drain(within limit: Duration? = nil) async {
        let waiter = WakeSignal()
        let work = state.withLock { state in
            state.isDraining = true
            if state.work != nil { state.drainWaiters.append(waiter) }
            return state.work
        }
        drainSignal.signal()
        guard let work else { return }
        await waiter.wait(upTo: limit ?? configuration.drainLimit, clock: configuration.clock)
        work.cancel()
    }

    /// A Boolean value that indicates whether the worker drains.
    public var isDraining: Bool { state.withLock { $0.isDraining } }

    // MARK: Work

    private func performWork() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { [self] in await maintain() }
            defer { group.cancelAll() }
            try await dispatch()
        }
    }

    /// Claims namespaces, and works on them in as many tasks as the configuration allows.
    private func dispatch() async throws {
        let running = Locked(0)
        let limit = max(1, configuration.concurrency)
        var startedTasks = 0
        try await withThrowingTaskGroup(of: Void.self) { group in
            while !isDraining, !Task.isCancelled {
                // Tasks that have ended are released. If all are busy, the next one that ends had nothing more to do, or
                // the worker drains; until then, nobody asks the database for work.
                while case let count = running.withLock(\.self), startedTasks > count || count >= limit {
                    try await group.next()
                    startedTasks -= 1
                }
                if let first = try await nextRun() {
                    startedTasks += 1
                    running.change { $0 += 1 }
                    group.addTask { [self] in
                        defer { running.change { $0 -= 1 } }
                        var next: NamespaceRun? = first
                        while let run = next {
                            await run.run()
                            next = isDraining || Task.isCancelled ? nil : try await nextRun()
                        }
                    }
                    continue
                }
                let next = await timeUntilNextClaim()
                await waitForWork(upTo: max(.milliseconds(20), min(next, configuration.idleInterval)))
            }
            try await group.waitForAll()
        }
    }

    /// Claims the next namespace. A database that fails is tried again later, unless its tables are too new.
    private func nextRun() async throws -> NamespaceRun? {
        // Rows in the database are written once, so it's known before whether the earlier ones are.
        if !hasRegisteredTables { await registerSinks() }
        guard hasRegisteredTables else { return nil }
        do {
            let start = configuration.clock.now()
            let claim = try await queue.claim(
                holder: holder, lease: configuration.lease, sources: sources.keys.sorted(), sinks: sinkNames)
            guard let claim, let source = sources[claim.namespace.source] else { return nil }
            metrics.change { $0.claims += 1 }
            configuration.onEvent?(.claimed(claim.namespace, token: claim.token))
            return NamespaceRun(
                claim, leaseEnd: start + configuration.lease, queue: queue, source: source, sinks: sinks,
                transactionalSinks: transactionalSinks, configuration: configuration, events: metrics
            ) { [self] in isDraining }
        } catch let error as WorkerDatabaseError where error.kind == .incompatibleSchema {
            throw error
        } catch {
            report(error)
            return nil
        }
    }

    private func timeUntilNextClaim() async -> Duration {
        do {
            return try await queue.timeUntilNextClaim(sources: sources.keys.sorted(), sinks: sinkNames)
                ?? configuration.idleInterval
        } catch {
            report(error)
            return configuration.idleInterval
        }
    }

    /// Waits for a notification of the database, or until the worker drains.
    private func waitForWork(upTo limit: Duration) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [self] in await queue.database.waitForNotification(upTo: limit) }
            group.addTask { [self] in await drainSignal.wait(upTo: limit) }
            await group.next()
            group.cancelAll()
        }
    }

    private func report(_ error: any Error) {
        guard !(error is CancellationError) else { return }
        configuration.onEvent?(.trouble(message(for: error)))
    }

    // MARK: Maintenance

    /// Reads the lists of the sources, and marks what wasn't read for some time.
    private func maintain() async {
        while !isDraining, !Task.isCancelled {
            do {
                if let jump = try await queue.correctTimes() {
                    configuration.onEvent?(.trouble("the clock of the database was set back by at least \(jump)"))
                }
                await registerSinks()
                while !isDraining, try await readSource() {}
                while !isDraining, try await queue.markUnread(for: configuration.pollInterval) > 0 {
                    await queue.database.notify()
                }
                if let delay = configuration.removalDelay, try await queue.removeForgotten(after: delay) > 0 {
                    await queue.database.notify()
                }
            } catch {
                report(error)
            }
            // The task is canceled when the worker ends.
            let pause = min(configuration.idleInterval, max(configuration.pollInterval, .milliseconds(20)))
            do { try await configuration.clock.sleep(pause) } catch { return }
        }
    }

    /// Reads the list of a source that is due.
    ///
    /// - Returns: Whether there was one.
    private func readSource() async throws -> Bool {
        let lease = configuration.lease
        let claim = try await queue.claimSource(holder: holder, lease: lease, sources: sources.keys.sorted())
        guard let claim, let source = sources[claim.name] else { return false }
        if let earlier = claim.earlierHolder {
            configuration.onEvent?(.trouble("\(earlier) didn't finish reading the list of \(claim.name)"))
        }
        let count = Locked(0)
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { [self] in try await keepLease(of: claim) }
                group.addTask { [queue] in
                    try await source.listNamespaces { namespaces in
                        try await queue.add(namespaces, to: claim, lease: lease)
                        count.change { $0 += namespaces.count }
                        await queue.database.notify()
                    }
                }
                // The first task only ends with an error.
                try await group.next()
                group.cancelAll()
            }
            let removed = try await queue.finish(claim, lease: lease, nextAfter: configuration.sourceInterval)
            let total = count.withLock { $0 }
            configuration.onEvent?(.listed(source: claim.name, namespaces: total, removed: removed))
        } catch is LeaseLostError {
            metrics.change { $0.lostLeases += 1 }
        } catch  where error is CancellationError || Task.isCancelled {
            try await queue.giveBack(claim)
            return false
        } catch {
            metrics.change { $0.retries += 1 }
            configuration.onEvent?(.trouble("the list of \(claim.name) was not read: \(error)"))
            let backoff = configuration.retryPolicy.maximumBackoff(afterFailures: Int(clamping: claim.failures + 1))
            let verdict = FailureVerdict(carriedBy: error)
            let requested = min(verdict?.retryAfter ?? .zero, DeliveryAttempt.maximumDelay)
            try await queue.fail(claim, "\(error)", delay: max(backoff, requested))
        }
        return true
    }

    /// Extends the lease of a source after each third of it.
    ///
    /// - Throws: `LeaseLostError`, or `CancellationError` when the list was read.
    private func keepLease(of claim: SourceClaim) async throws {
        while true {
            try await configuration.clock.sleep(configuration.lease / 3)
            do { try await queue.renew(claim, lease: configuration.lease) } catch is WorkerDatabaseError {
                // Tried again after another third.
            }
        }
    }
}
