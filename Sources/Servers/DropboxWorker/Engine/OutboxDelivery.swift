import DropboxConcurrency
import DropboxCore

/// Applies the changes of a namespace that wait in the outbox.
struct OutboxDelivery: Sendable {
    let queue: WorkerQueue
    let claim: NamespaceClaim
    let sinks: [String: any WorkerSink]
    let files: NamespaceFiles
    let configuration: WorkerConfiguration
    /// Returns whether the lease is certainly valid, and the worker doesn't drain.
    let mayContinue: @Sendable () -> Bool

    /// The maximum number of changes that are read at once.
    private static let batchSize = 256

    /// What became of a batch.
    struct Outcome: Sendable {
        var applied: Int64 = 0
        var failed: Int64 = 0
        var quarantined: [OutboxItem] = []
        /// Whether there may be more changes that can be applied now.
        var hasMore = false
        /// The time until a change can be tried again, or `nil` if none waits.
        var delay: Duration?
        /// An error because of which nothing of the namespace can be applied now.
        var obstacle: (any Error)?
        /// Whether the workers were told to drain.
        var isDraining = false
    }

    /// Applies the next changes: several at a time, in order for each path, and never two of which one path contains the
    /// other.
    func deliver() async throws -> Outcome {
        let (items, isDraining) = try await queue.database.withTransaction { [self] transaction in
            let state = try queue.lock(claim, in: transaction)
            let outbox = Outbox(namespace: claim.id, transaction: transaction)
            return (try outbox.items(limit: state.isDraining ? 0 : Self.batchSize, now: queue.now), state.isDraining)
        }
        var outcome = Outcome(isDraining: isDraining)
        outcome.hasMore = items.count == Self.batchSize
        guard !items.isEmpty else { return outcome }
        var results: [(item: OutboxItem, result: Result<Void, any Error>)] = []
        var remaining = items
        // The paths in use, and those of earlier changes that wait, by sink.
        var running: [String: PathConflicts] = [:]
        await withTaskGroup(of: (OutboxItem, Result<Void, any Error>).self) { group in
            var count = 0
            while true {
                if outcome.obstacle == nil, mayContinue(), !Task.isCancelled {
                    for item in startable(&remaining, running, limit: configuration.sinkConcurrency - count) {
                        running[item.sink, default: PathConflicts()].insert(item.path)
                        count += 1
                        group.addTask { (item, await apply(item)) }
                    }
                }
                guard let (item, result) = await group.next() else { break }
                count -= 1
                results.append((item, result))
                switch result {
                case .success: running[item.sink]?.remove(item.path)
                // The path stays in use, so later changes of it wait.
                case .failure(let error): if isObstacle(error) { outcome.obstacle = error }
                }
            }
        }
        outcome.delay = remaining.map(\.delay).filter { $0 > .zero }.min()
        try await record(results, &outcome)
        if outcome.applied == 0 { outcome.hasMore = false }
        return outcome
    }

    /// Removes the changes that can start now, at most `limit`.
    private func startable(
        _ remaining: inout [OutboxItem], _ running: [String: PathConflicts], limit: Int
    ) -> [OutboxItem] {
        guard limit > 0 else { return [] }
        var conflicts = running
        var (started, waiting): ([OutboxItem], [OutboxItem]) = ([], [])
        for item in remaining {
            let isFree = !(conflicts[item.sink]?.conflict(with: item.path) ?? false)
            conflicts[item.sink, default: PathConflicts()].insert(item.path)
            if started.count < limit, isFree, item.delay == .zero { started.append(item) } else { waiting.append(item) }
        }
        remaining = waiting
        return started
    }

    private func apply(_ item: OutboxItem) async -> Result<Void, any Error> {
        guard let sink = sinks[item.sink] else {
            return .failure(WorkerSinkError(.notSent, "this worker has no sink named \(item.sink)"))
        }
        let digits = String(item.number, radix: 16)
        let key = "\(claim.namespace.id):" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
        let change = WorkerChange(key: key, path: item.path, displayPath: item.displayPath, kind: item.kind)
        do {
            try await sink.apply(change, of: claim.namespace, files: files)
            return .success(())
        } catch {
            return .failure(error)
        }
    }

    /// Returns whether an error isn't about the change: the reader has no access, a limit was reached, or the task is
    /// canceled.
    private func isObstacle(_ error: any Error) -> Bool {
        if error is CancellationError { return true }
        switch FailureVerdict(carriedBy: error) {
        case .clientWide, .rejected: return true
        case .indeterminate, .notSent, .permanent, nil: return false
        }
    }

    private func record(
        _ results: [(item: OutboxItem, result: Result<Void, any Error>)], _ outcome: inout Outcome
    ) async throws {
        // If nothing succeeds, the sink is down rather than the changes bad, so nobody counts the failures.
        let isDown = results.count > 1 && results.allSatisfy { if case .success = $0.result { false } else { true } }
        let records = results.compactMap { item, result -> (item: OutboxItem, result: DeliveryResult)? in
            switch result {
            case .success: return (item, .applied)
            case .failure(let error):
                guard !isObstacle(error) else { return nil }
                return (item, verdict(about: item, error, isDown: isDown))
            }
        }
        guard !records.isEmpty else { return }
        for (_, result) in records {
            switch result {
            case .applied: outcome.applied += 1
            case .postponed(_, let delay, _):
                outcome.failed += 1
                outcome.delay = min(outcome.delay ?? delay, delay)
            case .quarantined: outcome.failed += 1
            }
        }
        do {
            outcome.quarantined = try await queue.database.withTransaction { [self] transaction in
                _ = try queue.lock(claim, in: transaction)
                return try Outbox(namespace: claim.id, transaction: transaction).record(records, now: queue.now)
            }
        } catch let error as LeaseLostError {
            try await repeatLatest(results.map(\.item))
            throw error
        }
    }

    /// Has what is at paths now applied again, because this worker may have applied something older after another worker had
    /// applied it: it was paused in a sink for longer than its lease.
    private func repeatLatest(_ items: [OutboxItem]) async throws {
        try await queue.database.withTransaction { [self] transaction in
            let row = try transaction.row(
                "SELECT change_number FROM dropbox_worker_namespaces WHERE id = $1\(transaction.dialect.forUpdate)",
                .integer(claim.id))
            // The namespace was removed.
            guard var number = row?.integer(0) else { return }
            let paths = Dictionary(grouping: items, by: \.sink).mapValues { Set($0.map(\.path)).sorted() }
            for (sink, paths) in paths.sorted(by: { $0.key < $1.key }) {
                let catalog = Catalog(namespace: claim.id, transaction: transaction)
                let changes = try catalog.changes(at: paths)
                try Outbox(namespace: claim.id, transaction: transaction)
                    .add(changes, firstNumber: number + 1, for: [sink])
                number += Int64(changes.count)
            }
            try transaction.rows(
                """
                UPDATE dropbox_worker_namespaces
                SET change_number = $2, mark = mark + 1, changed_at = coalesce(changed_at, \(queue.now)) WHERE id = $1
                """, .integer(claim.id), .integer(number))
        }
        await queue.database.notify()
    }

    private func verdict(about item: OutboxItem, _ error: any Error, isDown: Bool) -> DeliveryResult {
        let verdict = FailureVerdict(carriedBy: error)
        let attempts = item.attempts + (isDown ? 0 : 1)
        if verdict == .permanent || attempts >= Int64(configuration.maximumAttempts) {
            return .quarantined(attempts: attempts, "\(error)")
        }
        let backoff = configuration.retryPolicy.maximumBackoff(afterFailures: Int(clamping: max(1, attempts)))
        return .postponed(
            attempts: attempts, delay: max(backoff * (0.5 + configuration.jitter() / 2), verdict?.retryAfter ?? .zero),
            "\(error)")
    }
}
