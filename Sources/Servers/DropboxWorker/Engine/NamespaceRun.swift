import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer

/// The work on one namespace from its claim to the end of its turn.
///
/// It repeats: apply what waits in the outbox, read the next page of the feed, write it. Each write checks the lease. If the
/// result of a write is unknown, the turn ends: the next one starts from what the database has.
final class NamespaceRun: Sendable {
    let queue: WorkerQueue
    let source: any WorkerSource
    let sinks: [String: any WorkerSink]
    let transactionalSinks: [any TransactionalWorkerSink]
    let configuration: WorkerConfiguration
    let events: WorkerEvents
    /// Returns whether the worker drains.
    let isDraining: @Sendable () -> Bool

    private let claim: NamespaceClaim
    private let state: Locked<State>

    private struct State {
        var claim: NamespaceClaim
        /// The number of marks at the last commit. A page that is requested later contains their changes.
        var seenMark: Int64
        /// The time on the machine's clock until which the lease is certainly valid.
        var leaseEnd: Duration
        var isLost = false
        var isDraining = false
    }

    init(
        _ claim: NamespaceClaim, leaseEnd: Duration, queue: WorkerQueue, source: any WorkerSource,
        sinks: [any WorkerSink], transactionalSinks: [any TransactionalWorkerSink],
        configuration: WorkerConfiguration, events: WorkerEvents, isDraining: @escaping @Sendable () -> Bool
    ) {
        self.claim = claim
        self.queue = queue
        self.source = source
        self.sinks = Dictionary(sinks.map { ($0.name, $0) }) { first, _ in first }
        self.transactionalSinks = transactionalSinks
        self.configuration = configuration
        self.events = events
        self.isDraining = isDraining
        state = Locked(State(claim: claim, seenMark: claim.mark, leaseEnd: leaseEnd))
    }

    /// Works on the namespace until its turn ends, and releases the lease.
    ///
    /// If the lease ends before, the work is canceled: what it still applied, another worker may have replaced.
    func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.workAndRelease() }
            group.addTask { await self.keepLease() }
            group.addTask { await self.waitForEndOfLease() }
            await group.next()
            group.cancelAll()
        }
    }

    /// Returns when the lease has ended on the machine's clock.
    private func waitForEndOfLease() async {
        let clock = configuration.clock
        while case let remaining = state.withLock(\.leaseEnd) - clock.now(), remaining > .zero {
            // Canceled when the work ends.
            do { try await clock.sleep(remaining) } catch { return }
        }
        state.change { $0.isLost = true }
    }

    /// Extends the lease after each third of it, and returns if another worker has it.
    private func keepLease() async {
        let clock = configuration.clock
        while true {
            // Canceled when the work ends.
            do { try await clock.sleep(configuration.lease / 3) } catch { return }
            let start = clock.now()
            do {
                let isDraining = try await queue.renew(claim, lease: configuration.lease)
                state.change { state in
                    state.leaseEnd = start + configuration.lease
                    if isDraining { state.isDraining = true }
                }
            } catch is LeaseLostError {
                return state.change { $0.isLost = true }
            } catch {
                // Tried again after another third. The work stops when the lease has certainly ended.
            }
        }
    }

    /// Whether the lease is valid as far as the worker knows.
    private var isLeaseValid: Bool {
        let now = configuration.clock.now()
        return state.withLock { !$0.isLost && now < $0.leaseEnd }
    }

    /// Whether the lease is valid as far as the worker knows, and it doesn't drain.
    private var mayContinue: Bool { isLeaseValid && !state.withLock(\.isDraining) && !isDraining() }

    private func workAndRelease() async {
        let ending: WorkerQueue.Ending
        do {
            ending = try await work()
        } catch {
            if error is LeaseLostError || !isLeaseValid {
                events.change { $0.lostLeases += 1 }
                return report(.ended(claim.namespace, token: claim.token, reason: "the lease was lost"))
            }
            ending = self.ending(after: error)
        }
        let current = state.withLock { $0.claim }
        do { try await queue.release(current, ending) } catch {
            // The lease ends by itself.
            report(.trouble("\(claim.namespace.displayName): the lease was not released: \(error)"))
        }
        switch ending {
        case .finished: report(.ended(claim.namespace, token: claim.token, reason: "finished"))
        case .yielded: report(.ended(claim.namespace, token: claim.token, reason: "more to do"))
        case .failed(let message, let delay):
            events.change { $0.retries += 1 }
            report(.failed(claim.namespace, message: message, delay: delay))
        case .held(_, let reason): report(.held(claim.namespace, reason: reason))
        case .heldDeletions(let held): report(.held(claim.namespace, reason: "\(held)"))
        }
    }

    // MARK: The work

    private func work() async throws -> WorkerQueue.Ending {
        if claim.phase == .removing { return try await remove() }
        let files = try await source.files(of: claim.namespace, isShared: claim.isShared)
        let feed = ChangeFeed(
            files, pacer: FeedPacer(files.client), includesMounted: source.includesMountedFolders,
            pageSize: min(max(configuration.pageSize, 1), 2_000), timeout: 30)
        var (pages, batches) = (0, 0)
        var isAtEnd = false
        while true {
            guard mayContinue, !Task.isCancelled else { return .yielded(after: .zero) }
            let (hasMoreToApply, delay, backlog) = try await applyChanges(files)
            if hasMoreToApply {
                batches += 1
                // A long outbox doesn't keep others waiting either.
                if batches > 4 * configuration.pagesPerTurn { return .yielded(after: .zero) }
                continue
            }
            if claim.hasReplays, backlog < configuration.maximumBacklog, try await replay() {
                pages += 1
                if pages >= configuration.pagesPerTurn { return .yielded(after: .zero) }
                continue
            }
            if isAtEnd { return delay.map { .yielded(after: min($0, .seconds(15))) } ?? .finished }
            if pages >= configuration.pagesPerTurn { return .yielded(after: .zero) }
            if backlog >= configuration.maximumBacklog { return .yielded(after: min(delay ?? .zero, .seconds(15))) }
            guard mayContinue else { return .yielded(after: .zero) }
            pages += 1
            switch try await readPage(feed) {
            case .more: break
            case .end: isAtEnd = true
            case .ended(let ending): return ending
            }
        }
    }

    /// Applies changes that wait for sinks.
    private func applyChanges(_ files: FilesRoutes) async throws -> (hasMore: Bool, delay: Duration?, backlog: Int) {
        guard !sinks.isEmpty else { return (false, nil, 0) }
        let access = NamespaceFiles(routes: files) { [events] bytes in
            events.change { $0.downloadedBytes &+= bytes }
        } isLeaseValid: { [self] in
            isLeaseValid
        }
        let delivery = OutboxDelivery(
            queue: queue, claim: claim, sinks: sinks, files: access, configuration: configuration
        ) { [self] in mayContinue }
        let outcome = try await delivery.deliver()
        if outcome.isDraining { state.change { $0.isDraining = true } }
        events.change {
            $0.delivered += outcome.applied
            $0.retries += outcome.failed
            $0.quarantined += Int64(outcome.quarantined.count)
        }
        for (sink, postponed) in outcome.postponed.sorted(by: { $0.key < $1.key }) {
            report(
                .postponed(
                    claim.namespace, path: postponed.path, sink: sink, message: postponed.message,
                    count: postponed.count, delay: postponed.delay))
        }
        for (item, message) in outcome.quarantined {
            report(.quarantined(claim.namespace, path: item.path, sink: item.sink, message: message))
        }
        if let obstacle = outcome.obstacle { throw obstacle }
        if outcome.applied > 0 || !outcome.quarantined.isEmpty || outcome.hasMore { return (true, outcome.delay, 0) }
        guard outcome.delay != nil else { return (false, nil, 0) }
        let backlog = try await queue.database.withTransaction { [claim, sinks] transaction in
            try Outbox(namespace: claim.id, transaction: transaction).count(for: sinks.keys.sorted())
        }
        return (false, outcome.delay, Int(clamping: backlog))
    }

    /// Adds items that were read before to what new sinks have yet to get.
    ///
    /// - Returns: Whether there were any.
    private func replay() async throws -> Bool {
        let current = state.withLock { $0.claim }
        guard let (new, count) = try await writer(current).replay(after: current.pageNumber) else { return false }
        adopt(new)
        report(.committed(claim.namespace, page: new.pageNumber, changes: count, token: claim.token))
        return true
    }

    private enum Step { case more, end, ended(WorkerQueue.Ending) }

    private func readPage(_ feed: ChangeFeed) async throws -> Step {
        let current = state.withLock { state in
            state.claim.mark = state.seenMark
            return state.claim
        }
        if current.phase == .sweeping { return try await sweep() }
        let isListing = current.phase == .listing
        let position = FeedPosition.listing(from: current.position, isCompleteListing: isListing)
        let outcome: ChangeFeed.Outcome
        do throws(ChangeFeed.Failure) { outcome = try await feed.perform(position.next) } catch {
            return try await recover(from: error, current)
        }
        switch outcome {
        case .reset: return try await reset()
        case .page(let page): return try await write(page, isListing: isListing, feed)
        // The position of a feed that isn't polled has no other steps.
        case .started, .polled: return .more
        }
    }

    private func write(_ page: Files.ListFolderResult, isListing: Bool, _ feed: ChangeFeed) async throws -> Step {
        let includesMounted = source.includesMountedFolders
        let entries = page.entries.compactMap { PageEntry($0, includesMounted: includesMounted) }
        // After the first listing, the catalog has nothing else.
        let end: NamespacePhase = state.withLock(\.claim).generation > 1 ? .sweeping : .following
        let phase: NamespacePhase = !isListing ? .following : page.hasMore ? .listing : end
        let next = PageWriter.Next(position: page.cursor, phase: phase, isEnd: phase == .following && !page.hasMore)
        while true {
            let current = state.withLock { $0.claim }
            switch try await writer(current).write(entries, after: current.pageNumber, next: next) {
            case .committed(let new, let changes):
                didCommit(new, changes: changes)
                return page.hasMore || isListing ? .more : .end
            case .partlyCommitted(let new, let changes):
                didCommit(new, changes: changes)
                guard mayContinue else { return .ended(.yielded(after: .zero)) }
            case .held(let held):
                if isListing { return .ended(.heldDeletions(held)) }
                let total = try await writer(current).total(
                    of: held, after: page, feed, includesMounted: includesMounted
                ) { mayContinue }
                return .ended(.heldDeletions(total))
            case .outdated: return .ended(.yielded(after: .zero))
            }
        }
    }

    /// Removes what wasn't in the listing.
    private func sweep() async throws -> Step {
        var bound: String?
        while true {
            let current = state.withLock { $0.claim }
            let (outcome, next, isDone) = try await writer(current).sweep(after: current.pageNumber, below: bound)
            switch outcome {
            case .committed(let new, let changes), .partlyCommitted(let new, let changes):
                didCommit(new, changes: changes)
                // Changes that happened during the listing follow.
                if isDone { return .more }
                guard mayContinue else { return .ended(.yielded(after: .zero)) }
                bound = next
            case .held(let held): return .ended(.heldDeletions(held))
            case .outdated: return .ended(.yielded(after: .zero))
            }
        }
    }

    /// Removes a namespace that its source doesn't have anymore.
    private func remove() async throws -> WorkerQueue.Ending {
        var bound: String?
        while true {
            guard mayContinue, !Task.isCancelled else { return .yielded(after: .zero) }
            let current = state.withLock { $0.claim }
            // Sinks outside of the database are told once, instead of about each item.
            let (outcome, next, isDone) = try await writer(current, sinks: [])
                .sweep(after: current.pageNumber, below: bound)
            guard case .committed(let new, let changes) = outcome else { return .yielded(after: .zero) }
            didCommit(new, changes: changes)
            bound = next
            if isDone { break }
        }
        for sink in sinks.values { try await sink.namespaceWasRemoved(claim.namespace) }
        try await writer(state.withLock { $0.claim }).finishRemoval()
        return .yielded(after: .zero)
    }

    private func reset() async throws -> Step {
        let current = state.withLock { $0.claim }
        guard let new = try await writer(current).reset(after: current.pageNumber) else {
            return .ended(.yielded(after: .zero))
        }
        events.change { $0.resets += 1 }
        report(.reset(claim.namespace))
        adopt(new)
        return .more
    }

    private func writer(_ claim: NamespaceClaim, sinks names: [String]? = nil) -> PageWriter {
        PageWriter(
            queue: queue, claim: claim, sinks: names ?? sinks.keys.sorted(), transactionalSinks: transactionalSinks,
            deletionThreshold: configuration.deletionThreshold)
    }

    private func adopt(_ new: LockedNamespace) {
        state.change { state in
            state.claim.phase = new.phase
            state.claim.position = new.position
            state.claim.generation = new.generation
            state.claim.pageNumber = new.pageNumber
            state.claim.changeNumber = new.changeNumber
            state.seenMark = new.mark
            state.isDraining = new.isDraining
        }
    }

    private func didCommit(_ new: LockedNamespace, changes: Int) {
        adopt(new)
        events.change {
            $0.pages += changes > 0 ? 1 : 0
            $0.changes += Int64(changes)
        }
        report(.committed(claim.namespace, page: new.pageNumber, changes: changes, token: claim.token))
    }

    private func report(_ event: WorkerEvent) { configuration.onEvent?(event) }

    // MARK: Failures

    /// Handles a failed request of the feed.
    private func recover(from failure: ChangeFeed.Failure, _ current: NamespaceClaim) async throws -> Step {
        // A reset and a hold need an answer of Dropbox.
        if failure.isForeign { throw failure }
        if failure.pathRootError != nil {
            // The root is another one, whose items have other paths. The listing is compared with the catalog.
            await source.rootDidChange(of: claim.namespace)
            if current.position != nil || current.phase == .following {
                _ = try await reset()
                return .ended(.yielded(after: .zero))
            }
            return .ended(
                .held(.access, "the root of \(claim.namespace.displayName) is not accessible: \(failure.error)"))
        }
        if failure.verdict == .permanent, current.position != nil {
            // The server doesn't know the position, or what it belongs to. A listing shows which.
            _ = try await reset()
            return .ended(.yielded(after: configuration.retryPolicy.maximumBackoff(afterFailures: 1)))
        }
        throw failure
    }

    /// Returns how a turn ends after an error.
    private func ending(after error: any Error) -> WorkerQueue.Ending {
        if error is CancellationError || Task.isCancelled { return .yielded(after: .zero) }
        let message = (error as? ChangeFeed.Failure).map { "\($0.error)" } ?? DropboxCore.message(for: error)
        let backoff = configuration.retryPolicy.maximumBackoff(afterFailures: Int(clamping: claim.failures + 1))
        let delay = backoff * (0.5 + configuration.jitter() / 2)
        switch FailureVerdict(carriedBy: error) {
        case .clientWide, .permanent: return .held(.access, message)
        case .rejected(let retryAfter), .indeterminate(let retryAfter):
            return .failed(message, delay: max(delay, min(retryAfter ?? .zero, DeliveryAttempt.maximumDelay)))
        case .notSent, nil: return .failed(message, delay: delay)
        }
    }
}
