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
        /// The number of failed attempts that will be repeated.
        var failed: Int64 = 0
        var quarantined: [(item: OutboxItem, message: String)] = []
        /// The failed changes that will be tried again, by sink.
        var postponed: [String: Postponement] = [:]
        /// Whether there are more changes that can be applied now, although none of these was.
        var hasMore = false
        /// The time until a change can be tried again, or `nil` if none waits.
        var delay: Duration?
        /// An error because of which nothing of the namespace can be applied now.
        var obstacle: (any Error)?
        /// Whether the workers were told to drain.
        var isDraining = false
    }

    /// The changes of a sink that failed and will be tried again.
    struct Postponement: Sendable {
        /// The path and the error of the oldest one.
        let path: String
        let message: String
        /// The number of changes.
        var count = 0
        /// The time until one of them is tried again.
        var delay: Duration
    }

    /// Applies the next changes: several at a time, in order for each path, and never two of which one path contains the
    /// other.
    func deliver() async throws -> Outcome {
        let names = sinks.keys.sorted()
        let (items, delay, isDraining) = try await queue.database.withTransaction { [self] transaction in
            let state = try queue.lock(claim, in: transaction)
            let next = try Outbox(namespace: claim.id, transaction: transaction)
                .items(for: names, limit: state.isDraining ? 0 : Self.batchSize, now: queue.now)
            return (next.items, next.delay, state.isDraining)
        }
        var outcome = Outcome(hasMore: items.count == Self.batchSize, delay: delay, isDraining: isDraining)
        guard !items.isEmpty else { return outcome }
        var results: [DeliveryAttempt] = []
        var remaining = items
        // The paths in use, and those of earlier changes that wait, by sink.
        var running: [String: PathConflicts] = [:]
        await withTaskGroup(of: DeliveryAttempt.self) { group in
            var count = 0
            while true {
                if outcome.obstacle == nil, mayContinue(), !Task.isCancelled {
                    for item in startable(&remaining, running, limit: configuration.sinkConcurrency - count) {
                        running[item.sink, default: PathConflicts()].insert(item.path)
                        count += 1
                        group.addTask { DeliveryAttempt(item: item, error: await apply(item)) }
                    }
                }
                guard let attempt = await group.next() else { break }
                count -= 1
                results.append(attempt)
                guard let error = attempt.error else {
                    running[attempt.item.sink]?.remove(attempt.item.path)
                    continue
                }
                // The path stays in use, so later changes of it wait.
                if attempt.isObstacle { outcome.obstacle = error }
            }
        }
        // What was applied is recorded even if the task was canceled in the meantime.
        let (attempts, known) = (results, outcome)
        return try await Task { [self] in try await record(attempts, known) }.value
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
            if started.count < limit, isFree { started.append(item) } else { waiting.append(item) }
        }
        remaining = waiting
        return started
    }

    /// Applies a change, and returns the error if that fails.
    private func apply(_ item: OutboxItem) async -> (any Error)? {
        let digits = String(item.number, radix: 16)
        let key = "\(claim.namespace.id):" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
        let change = WorkerChange(key: key, path: item.path, displayPath: item.displayPath, kind: item.kind)
        do {
            try await sinks[item.sink]?.apply(change, of: claim.namespace, files: files)
            return nil
        } catch {
            return error
        }
    }

    private func record(_ attempts: [DeliveryAttempt], _ known: Outcome) async throws -> Outcome {
        guard !attempts.isEmpty else { return known }
        var outcome = known
        var records: [(item: OutboxItem, result: DeliveryResult)] = []
        for (sink, attempts) in Dictionary(grouping: attempts, by: \.item.sink).sorted(by: { $0.key < $1.key }) {
            let blame = await DeliveryBlame(attempts, of: sinks[sink], files.routes)
            // An outage isn't tried with all changes.
            if blame != .changes { outcome.hasMore = false }
            let judged = attempts.filter { !$0.isObstacle }.sorted { $0.item.number < $1.item.number }
            records += judged.enumerated().map { index, attempt in
                (attempt.item, attempt.result(isCounted: blame.counts(index), configuration))
            }
        }
        for (item, result) in records {
            switch result {
            case .applied: outcome.applied += 1
            case .postponed(_, _, let delay, let message):
                outcome.failed += 1
                outcome.delay = min(outcome.delay ?? delay, delay)
                var postponed =
                    outcome.postponed[item.sink] ?? Postponement(path: item.path, message: message, delay: delay)
                postponed.count += 1
                postponed.delay = min(postponed.delay, delay)
                outcome.postponed[item.sink] = postponed
            case .quarantined: break
            }
        }
        do {
            outcome.quarantined = try await queue.database.withTransaction { [self, records] transaction in
                _ = try queue.lock(claim, in: transaction)
                return try Outbox(namespace: claim.id, transaction: transaction).record(records, now: queue.now)
            }
        } catch let error as LeaseLostError {
            try await repeatLatest(attempts.map(\.item))
            throw error
        }
        return outcome
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
}
