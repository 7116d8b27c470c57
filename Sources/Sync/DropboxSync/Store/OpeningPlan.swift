import DropboxCore
import DropboxSQLite
import Foundation

/// What to do when a database is opened: it follows from the database, the journal, and the files in the content
/// directory.
///
/// If the database is at least as new as the journal, it's right about everything. Otherwise, the journal has changes
/// that the database lost, and outcomes of changes that the database still has in its queue. After damage to the journal
/// as well, some of that is unknown: then changes in the queue are checked before they are sent, and the user is asked
/// about the others.
struct OpeningPlan: Sendable {
    // MARK: Contents

    /// Files to delete: they are unfinished, the server has them, or they are no longer needed.
    private(set) var remove: [String] = []
    /// Files that were moved out of the app's directories and that no transaction refers to.
    private(set) var restore: [String] = []
    /// Contents that the database doesn't know and that can't be matched to a file.
    private(set) var unknown: [(file: String, record: ChangeRecord?, reason: QuarantinedFile.Reason)] = []

    // MARK: Changes

    /// The numbers of the changes in the journal that the database lost.
    private(set) var orphans: [Int64] = []
    /// Queued changes whose record has a newer content.
    private(set) var renewed: [(change: Int64, content: ChangeRecord.Content)] = []
    /// The changes that are still queued although they were sent or discarded since, newest first. The outcome is `nil`
    /// if it isn't known.
    private(set) var closed: [(change: Int64, outcome: ChangeOutcome?)] = []
    /// The new files that were deleted since. The server may have them nevertheless.
    private(set) var deletedFiles: [ChangeRecord] = []
    /// What is left of the records that are lost.
    private(set) var lostRecords: [ChangeRecord] = []
    /// Whether the changes in the queue may have been sent, because the cache is a copy or was restored.
    private(set) var areChangesDoubtful = false
    /// Whether the outcomes of earlier requests may be lost.
    private(set) var areAttemptsDoubtful = false
    /// Whether requests may have been sent that the database doesn't know.
    private(set) var areAttemptsLost = false
    /// The lowest number for the next transaction.
    private(set) var sequence: Int64
    let isRebuilt: Bool
    /// Whether the database belongs to a cache that was copied or restored from a backup.
    let isCopy: Bool
    /// Whether the user is told that the cache is a copy.
    let isRestored: Bool
    /// Whether the tree must be repaired.
    let needsRepair: Bool
    /// Whether opening the database changes something in it.
    private(set) var hasWork = false
    /// Whether the journal must be replaced.
    let needsNewJournal: Bool

    init(
        _ tree: Tree, _ inventory: ContentCache.Inventory, _ journal: ChangeJournal.Contents, isRebuilt: Bool,
        isCopy: Bool, isRestored: Bool
    ) throws {
        self.isRebuilt = isRebuilt
        self.isCopy = isCopy
        self.isRestored = isRestored
        needsRepair = try !tree.violations(limit: 1).isEmpty
        let known = try tree.sequence
        let witness = journal.witness ?? 0
        let isOlder = !isRebuilt && journal.last > known
        sequence = max(known, journal.last, witness, isRebuilt ? Tree.sequenceNow : 0)
        needsNewJournal =
            try journal.isMissing || !journal.damagedLines.isEmpty || journal.hasPartialLine || isOlder || isRebuilt
            || tree.differs(from: journal)
        let isJournalLost = try journal.isMissing && (isRebuilt || tree.setting(.journal) != nil)
        try comparePending(tree, inventory, journal, newerThan: isRebuilt ? -1 : known)
        if isOlder { try findClosedChanges(tree, journal) }
        deletedFiles = journal.deletedFiles.filter { isRebuilt || $0.line > known }.map(\.record)
        try compareFiles(tree, inventory, journal)
        // A lost line matters only if the database doesn't have what it says. A content that neither of them knows belongs
        // to a change that both lost.
        let isCurrent = !isRebuilt && !isOlder
        // Only the journal has the changes that wait to be queued again.
        let areOrphansLost = try isCurrent && tree.orphans.contains { journal.open[$0] == nil }
        let isUnknown =
            unknown.contains { $0.record == nil }
            || (isCurrent
                ? witness > known || (isJournalLost && journal.witness == nil) || areOrphansLost
                : isJournalLost || !journal.damagedLines.isEmpty || witness > journal.last || journal.witness == nil)
        if isUnknown {
            let isLineLost = !isCurrent || areOrphansLost
            lostRecords = isLineLost ? Array(journal.damagedLines.prefix(Self.maximumLostRecords)) : []
            if lostRecords.isEmpty { lostRecords = [ChangeRecord(kind: .unknown, path: "/")] }
        }
        areAttemptsDoubtful = isUnknown
        areAttemptsLost = isUnknown || isCopy || isOlder
        areChangesDoubtful = isUnknown || isCopy
        let isNewToJournal = try tree.setting(.journal) == nil
        hasWork =
            try needsNewJournal || isUnknown || isCopy || isNewToJournal || !orphans.isEmpty || needsRepair
            || !renewed.isEmpty || !deletedFiles.isEmpty || tree.hasWorkAtOpening
    }

    private static let maximumLostRecords = 100

    /// Finds the changes in the journal that the database lost.
    private mutating func comparePending(
        _ tree: Tree, _ inventory: ContentCache.Inventory, _ journal: ChangeJournal.Contents, newerThan known: Int64
    ) throws {
        let present = try tree.recordNumbers
        orphans = journal.open.keys.filter { number in
            guard !present.contains(number), journal.lines[number] ?? 0 > known else { return false }
            // The process ended before the content was complete, so the change wasn't acknowledged.
            guard let file = journal.open[number]?.content?.file else { return true }
            return !inventory.parts.contains(file) && !inventory.origins.contains(file)
        }.sorted()
        renewed = try tree.queuedContents.compactMap { change, number, file in
            guard journal.lines[number] ?? 0 > known, let content = journal.open[number]?.content, content.file != file,
                inventory.contents.contains(content.file), !inventory.parts.contains(content.file)
            else { return nil }
            return (change, content)
        }
    }

    /// Finds queued changes that were closed since the database was written.
    private mutating func findClosedChanges(_ tree: Tree, _ journal: ChangeJournal.Contents) throws {
        for (change, number) in try tree.queuedRecords.reversed() where journal.open[number] == nil {
            if let outcome = journal.closed[number] {
                closed.append((change, outcome))
            } else if number <= journal.floor {
                closed.append((change, nil))
            }
        }
    }

    /// Decides about the files in the content directory that the database doesn't know.
    private mutating func compareFiles(
        _ tree: Tree, _ inventory: ContentCache.Inventory, _ journal: ChangeJournal.Contents
    ) throws {
        let known = try tree.contentHashes
        let retired = Set(try tree.db.rows("SELECT file FROM retired") { $0.text(0) ?? "" })
        let waiting = try tree.orphans
        let pending = journal.openFiles()
        for file in inventory.parts.subtracting(inventory.contents) where known[file] == nil {
            if inventory.origins.contains(file) { restore.append(file) } else { remove.append(file) }
        }
        for file in inventory.contents.subtracting(inventory.parts) {
            let number = pending[file]
            let record = number.flatMap { journal.open[$0] }
            if let hash = known[file] {
                // Both values were equal when they were written. The record has a checksum, so the database is wrong.
                if let content = record?.content, content.hash != hash { throw SyncStore.InconsistencyError() }
            } else if let number,
                orphans.contains(number) || waiting.contains(number)
                    || renewed.contains(where: { $0.content.file == file })
            {
                // It's queued again later.
            } else if inventory.origins.contains(file) {
                restore.append(file)
            } else if file.hasSuffix(ContentCache.Suffix.cached.rawValue) || retired.contains(file)
                || journal.closedFiles.contains(file)
            {
                remove.append(file)
            } else {
                unknown.append((file, record, record == nil ? .unidentified : .unknown))
            }
        }
        for file in inventory.origins.subtracting(inventory.contents).subtracting(inventory.parts) {
            remove.append(file)
        }
    }
}

extension Tree {
    /// Applies the part of a plan that changes the database.
    func execute(_ plan: OpeningPlan) throws {
        if plan.isRebuilt { try set(.rebuilt, String(Self.secondsNow)) }
        if plan.isRestored { try set(.restored, String(Self.secondsNow)) }
        try set(.journal, "1")
        try recordSequence(plan.sequence)
        for number in plan.orphans { try db.execute("INSERT OR IGNORE INTO orphan (number) VALUES (?)", number) }
        for (number, content) in plan.renewed {
            if let change = try change(number) { try replaceContent(of: change, with: content) }
        }
        try close(plan.closed)
        if plan.areChangesDoubtful { try markChangesDoubtful() }
        if plan.areAttemptsDoubtful { try markAttemptsDoubtful() }
        if plan.areAttemptsLost { try recordFormerAttempts() }
        for record in plan.deletedFiles { try recordFormerCreation(record) }
        for record in plan.lostRecords { try addDoubt(record, .recordLost) }
        try db.execute("UPDATE queue SET refused = 0 WHERE refused <> 0")
        try db.execute("DELETE FROM retired")
        if plan.needsRepair { try repair() }
        try noteAllChanges()
    }

    /// Replaces the content of a queued put with the one that was written over it.
    private func replaceContent(of put: Change, with content: ChangeRecord.Content) throws {
        let stored = PendingContent(file: content.file, hash: content.hash, size: content.size)
        let key = try addContent(stored, of: put.node, rev: nil, modified: content.modified)
        try db.execute("UPDATE queue SET content = ? WHERE number = ?", key, put.number)
        if let old = try put.content.flatMap(self.content(_:)) { try drop(old) }
    }

    /// Records an attempt of each queued change, except deletions, which leave nothing that a listing could return.
    private func recordFormerAttempts() throws {
        let numbers = try db.rows("SELECT number FROM queue ORDER BY number") { $0.integer(0) ?? 0 }
        for change in try numbers.compactMap(change) where change.kind != .delete { try recordFormerAttempt(change) }
    }

    /// Removes changes from the queue that were closed according to the journal. The creation of a folder that other items
    /// need remains. If the server has the folder, the next listing shows that.
    private func close(_ closed: [(change: Int64, outcome: ChangeOutcome?)]) throws {
        var closing = Closing()
        var (remaining, count) = (closed, Int.max)
        while !remaining.isEmpty, remaining.count < count {
            count = remaining.count
            remaining = try remaining.filter { number, outcome in
                guard let change = try change(number) else { return false }
                if change.kind == .folder, try !children(of: change.node).isEmpty || hasChanges(in: change.node) {
                    return true
                }
                try close(change, outcome, &closing)
                return false
            }
        }
    }

    /// What was decided by newer changes when the changes of a node are closed, the newest first.
    private struct Closing {
        /// The changes whose base is known.
        var based: Set<Int64> = []
        /// The new items whose location is known.
        var located: Set<Int64> = []
    }

    private func close(_ change: Change, _ outcome: ChangeOutcome?, _ closing: inout Closing) throws {
        let content = try change.content.flatMap(content)
        switch outcome {
        case .sent, nil:
            try resolveAttempts(of: change.number)
            // The version is known only by its hash.
            if let content { try recordFormerUploads([content.hash], of: change) }
        case .deleted where change.location != nil: try recordFormerAttempt(change)
        case .deleted: if let content { try recordFormerUploads([content.hash], of: change) }
        case .replaced: try markAttemptsDoubtful(of: change.number)
        }
        try dequeue(change, outcome ?? .replaced)
        if let content {
            // What is based on a content that the server has is based on that version.
            let base = outcome == .replaced ? change.base : BaseVersion(rev: "", hash: content.hash)
            for next in try changes(of: change.node) where next.number > change.number {
                guard next.kind == .put || next.kind == .delete, !closing.based.contains(next.number) else { continue }
                try setBase(base, of: next)
                if outcome != .replaced { closing.based.insert(next.number) }
                if next.kind == .put { break }
            }
            try drop(content)
        }
        if change.kind == .move, outcome != .replaced, try node(change.node)?.remote == nil,
            closing.located.insert(change.node).inserted,
            let creation = try changes(of: change.node).first(where: { $0.kind == .folder && $0.number < change.number }
            )
        {
            // A folder that remains is created where the move put it.
            try setLocation(change.location, of: creation)
        }
        let isCreation = change.location != nil && change.kind != .move
        if isCreation, try node(change.node)?.remote == nil {
            // The remaining changes are about an item that this database doesn't know under its ID.
            for later in try changes(of: change.node) { try makeOrphan(later) }
        }
        try setAsideMoves(into: change.node)
        try reconcile([change.node])
    }

    /// Sets moves aside that would put a folder into itself, because the listing that moves one of the folders is lost, too.
    private func setAsideMoves(into key: Int64) throws {
        while let location = try plannedLocation(of: key), let moved = try cycle(from: location.parent, to: key) {
            let moves = try changes(of: moved).filter { $0.kind == .move }
            guard moved != key, !moves.isEmpty else { return }
            for move in moves { try makeOrphan(move) }
            try reconcile([moved])
        }
    }

    /// Returns whether queued changes create, move, or delete an item in a folder, or move one out of it.
    private func hasChanges(in folder: Int64) throws -> Bool {
        try db.value("SELECT 1 FROM queue WHERE parent = ?1 OR origin_parent = ?1 LIMIT 1", folder, as: Int.self) != nil
    }

    /// Removes a change from the queue, to queue it again when the remote state is known.
    private func makeOrphan(_ change: Change) throws {
        guard let number = change.record else { return }
        try db.execute("INSERT OR IGNORE INTO orphan (number) VALUES (?)", number)
        try dequeue(change, .replaced)
        // The file remains.
        if let content = change.content { try db.execute("DELETE FROM content WHERE key = ?", content) }
    }

    /// The hash of each content of the cache, by file name.
    fileprivate var contentHashes: [String: String] {
        get throws {
            let rows = try db.rows("SELECT file, hash FROM content") { ($0.text(0) ?? "", $0.text(1) ?? "") }
            return Dictionary(rows) { first, _ in first }
        }
    }

    /// The numbers of queued changes, each with its number in the journal, oldest first.
    fileprivate var queuedRecords: [(change: Int64, record: Int64)] {
        get throws {
            try db.rows("SELECT number, record FROM queue WHERE record IS NOT NULL ORDER BY number") {
                (change: $0.integer(0) ?? 0, record: $0.integer(1) ?? 0)
            }
        }
    }

    /// Whether the journal lacks queued changes, or has changes that are no longer queued, because it's an older one.
    fileprivate func differs(from journal: ChangeJournal.Contents) throws -> Bool {
        if try queuedRecords.contains(where: { journal.open[$0.record] == nil }) { return true }
        let known = try recordNumbers
        return journal.open.keys.contains { !known.contains($0) }
    }

    /// The queued contents, each with its number in the journal and its file.
    fileprivate var queuedContents: [(change: Int64, record: Int64, file: String)] {
        get throws {
            try db.rows(
                """
                SELECT queue.number, queue.record, content.file FROM queue JOIN content ON content.key = queue.content
                WHERE queue.record IS NOT NULL ORDER BY queue.number
                """
            ) { (change: $0.integer(0) ?? 0, record: $0.integer(1) ?? 0, file: $0.text(2) ?? "") }
        }
    }

    /// The numbers of all changes in the journal that the database knows.
    fileprivate var recordNumbers: Set<Int64> {
        get throws {
            Set(
                try db.rows(
                    """
                    SELECT record FROM queue WHERE record IS NOT NULL UNION SELECT number FROM orphan
                    UNION SELECT number FROM doubt
                    """
                ) { $0.integer(0) ?? 0 })
        }
    }

    /// Whether the database has something to do at each opening.
    fileprivate var hasWorkAtOpening: Bool {
        get throws {
            try db.value(
                """
                SELECT 1 WHERE EXISTS (SELECT 1 FROM queue WHERE refused <> 0 OR record IS NULL)
                    OR EXISTS (SELECT 1 FROM retired)
                """, as: Int.self) != nil
        }
    }
}
