import DropboxFiles

/// Writes pages: the catalog, the rows of transactional sinks, the changes for other sinks, and the position of the feed, in
/// one transaction that checks the lease.
struct PageWriter: Sendable {
    let queue: WorkerQueue
    let claim: NamespaceClaim
    let sinks: [String]
    let transactionalSinks: [any TransactionalWorkerSink]
    let deletionThreshold: Int

    /// What became of a page.
    enum Outcome: Sendable {
        /// It's committed. The value is the state of the namespace.
        case committed(LockedNamespace, changes: Int)
        /// A part of it is committed; the same page has to be written again.
        case partlyCommitted(LockedNamespace, changes: Int)
        /// It isn't committed, because it deletes many files.
        case held(HeldDeletions)
        /// It isn't committed, because the state of the namespace isn't the expected one: a commit with an unknown result was
        /// successful, or the namespace was removed.
        case outdated
    }

    /// Where the feed is after a page.
    struct Next: Sendable {
        var position: String?
        var phase: NamespacePhase
        /// Whether the feed has nothing more now.
        var isEnd = false
    }

    /// Writes a page of the feed.
    ///
    /// - Parameters:
    ///   - entries: The entries of the page.
    ///   - expected: The number of the last page that the worker knows.
    ///   - next: Where the feed is after it.
    func write(_ entries: [PageEntry], after expected: Int64, next: Next) async throws -> Outcome {
        try await queue.database.withTransaction { [self] transaction in
            let state = try queue.lock(claim, in: transaction)
            guard state.pageNumber == expected, !state.isRemoved else { return .outdated }
            let catalog = Catalog(namespace: claim.id, transaction: transaction)
            let difference = try PageDifference(entries, catalog, generation: state.generation)
            // All of the page is judged before a part of it is written.
            if let held = held(difference.deletedFiles, difference.movedFiles, state) { return .held(held) }
            if let folder = difference.largeFolder {
                return try deletePart(of: folder, state, catalog, transaction)
            }
            return .committed(
                try commit(difference, state, next, catalog, transaction), changes: difference.changes.count)
        }
    }

    /// Deletes some items below a folder with many of them. The page is written again afterward, and finds the rest.
    private func deletePart(
        of folder: (path: String, isMoved: Bool), _ state: LockedNamespace, _ catalog: Catalog,
        _ transaction: any WorkerTransaction
    ) throws -> Outcome {
        let items = try catalog.items(below: folder.path, limit: PageDifference.folderLimit)
        let difference = PageDifference(removing: items, areMoved: folder.isMoved)
        let next = Next(position: state.position, phase: state.phase)
        // The next part has the same sum of deleted and remaining files, so the decision about it is the same.
        let committed = try commit(difference, state, next, catalog, transaction)
        return .partlyCommitted(committed, changes: items.count)
    }

    /// Removes some items that weren't in the listing, or all of them if the namespace was removed.
    ///
    /// - Parameter bound: The path before which to start, or `nil` for the last one.
    /// - Returns: The outcome, and the next bound.
    func sweep(after expected: Int64, below bound: String?) async throws -> (Outcome, bound: String?, isDone: Bool) {
        try await queue.database.withTransaction { [self] transaction in
            let state = try queue.lock(claim, in: transaction)
            guard state.pageNumber == expected, state.phase == claim.phase || state.phase == .sweeping else {
                return (.outdated, nil, false)
            }
            let catalog = Catalog(namespace: claim.id, transaction: transaction)
            let generation = state.phase == .removing ? Int64.max : state.generation
            if bound == nil, state.phase == .sweeping {
                let files = try catalog.fileCount(before: generation)
                if let held = held(files, 0, state) { return (.held(held), nil, false) }
            }
            let items = try catalog.items(before: generation, below: bound, limit: PageDifference.folderLimit)
            let isDone = items.count < PageDifference.folderLimit
            let phase: NamespacePhase = state.phase == .sweeping && isDone ? .following : state.phase
            let committed = try commit(
                PageDifference(removing: items), state,
                Next(position: state.position, phase: phase, isEnd: isDone), catalog, transaction)
            return (.committed(committed, changes: items.count), items.last?.key, isDone)
        }
    }

    /// Starts the feed again, because its position isn't valid anymore. What is in the catalog is compared with the listing.
    func reset(after expected: Int64) async throws -> LockedNamespace? {
        try await queue.database.withTransaction { [self] transaction in
            var state = try queue.lock(claim, in: transaction)
            guard state.pageNumber == expected else { return nil }
            state.position = nil
            state.phase = .listing
            state.generation += 1
            try store(state, pages: 0, transaction)
            return state
        }
    }

    /// Removes a namespace whose items are already removed, if its source still doesn't have it. Otherwise, it's listed again.
    func finishRemoval() async throws {
        try await queue.database.withTransaction { [self] transaction in
            var state = try queue.lock(claim, in: transaction)
            if state.isRemoved {
                for table in [
                    "outbox WHERE namespace_id", "replays WHERE namespace_id", "files WHERE namespace_id",
                    "namespaces WHERE id",
                ] {
                    try transaction.rows("DELETE FROM dropbox_worker_\(table) = $1", .integer(claim.id))
                }
            } else {
                state.position = nil
                state.phase = .listing
                state.generation += 1
                try store(state, pages: 0, transaction)
            }
        }
    }

    // MARK: Implementation

    /// Returns the deletions that wait for a person, or `nil` if they don't: there are many, they're more than half of
    /// the files, and the person hasn't agreed to as many. The synced filesystem has the same rule.
    ///
    /// What is moved to a namespace of its own isn't deleted, and isn't one of the files that are left either.
    private func held(_ deletedFiles: Int64, _ movedFiles: Int64, _ state: LockedNamespace) -> HeldDeletions? {
        guard state.phase != .removing, deletedFiles > 0 else { return nil }
        let held = HeldDeletions(count: state.deletionCount + deletedFiles, appliedCount: state.deletionCount)
        guard held.count > Int64(deletionThreshold),
            held.count * 2 > state.fileCount + state.deletionCount - movedFiles, held.count > state.allowedDeletions
        else { return nil }
        return held
    }

    /// Writes a difference.
    private func commit(
        _ difference: PageDifference, _ old: LockedNamespace, _ next: Next, _ catalog: Catalog,
        _ transaction: any WorkerTransaction
    ) throws -> LockedNamespace {
        var state = old
        let first = nextNumber(&state, count: difference.changes.count)
        let changes = difference.changes.enumerated().map { index, change in
            WorkerChange(
                key: key(first + Int64(index)), path: change.path, displayPath: change.displayPath, kind: change.kind)
        }
        try catalog.remove(difference.removed)
        try catalog.store(changes, generation: state.generation)
        try catalog.confirm(difference.confirmed, generation: state.generation)
        if !changes.isEmpty {
            state.pageNumber = nextPage(state)
            let page = WorkerPage(namespace: claim.namespace, number: state.pageNumber, changes: changes)
            for sink in transactionalSinks { try sink.apply(page, in: transaction) }
            let outbox = Outbox(namespace: claim.id, transaction: transaction)
            try outbox.add(changes, firstNumber: first, for: sinks)
            if state.phase != .removing { try recordMissing(changes, first, outbox) }
        } else if next.position != old.position || next.phase != old.phase {
            state.pageNumber = nextPage(state)
        }
        state.position = next.position
        state.phase = next.phase
        state.itemCount += difference.itemDelta
        state.fileCount += difference.fileDelta
        state.deletionCount = next.isEnd ? 0 : state.deletionCount + difference.deletedFiles
        if next.isEnd {
            state.allowedDeletions = 0
            // The agreement ends with its number, so that the next hold of an older program isn't one to that number.
            try transaction.rows(
                "UPDATE dropbox_worker_namespaces SET held_deletions = 0 WHERE id = $1 AND held_deletions <> 0",
                .integer(claim.id))
        }
        try store(state, pages: changes.isEmpty ? 0 : 1, transaction)
        return state
    }

    /// The lowest number after a failover. The upper bits of the token are the timeline of the database, so numbers that were lost
    /// with a failover are never assigned again.
    private var base: Int64 { (claim.token >> 40) << 40 }

    /// Reserves numbers of changes, and returns the first one.
    func nextNumber(_ state: inout LockedNamespace, count: Int) -> Int64 {
        let first = max(state.changeNumber, base) + 1
        state.changeNumber = first + Int64(count) - 1
        return first
    }

    func nextPage(_ state: LockedNamespace) -> Int64 { max(state.pageNumber, base) + 1 }

    /// The idempotency key of a change. The keys of a namespace increase.
    func key(_ number: Int64) -> String {
        let digits = String(number, radix: 16)
        return "\(claim.namespace.id):" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    }

    func store(_ state: LockedNamespace, pages: Int64, _ transaction: any WorkerTransaction) throws {
        try transaction.rows(
            """
            UPDATE dropbox_worker_namespaces
            SET phase = $2, position = $3, generation = $4, page_number = $5, change_number = $6, file_count = $7,
                item_count = $8, deletion_count = $9, allows_deletions = $10, page_count = page_count + $11
            WHERE id = $1
            """, .integer(claim.id), .integer(state.phase.rawValue), SQLValue(state.position),
            .integer(state.generation), .integer(state.pageNumber), .integer(state.changeNumber),
            .integer(state.fileCount), .integer(state.itemCount), .integer(state.deletionCount),
            .integer(state.allowedDeletions > 0 ? 1 : 0), .integer(pages))
    }
}
