import DropboxConcurrency
import DropboxSQLite

/// The queue of changes that the server doesn't have yet.
extension Tree {
    private static let columns =
        """
        number, node, kind, content, base_rev, parent, name, epoch, attempts, base_hash, refused, begun, origin_parent,
        origin_name, record, is_doubtful
        """

    private static func change(_ row: Row) throws(SQLiteError) -> Change {
        // Never guess the kind: one of the kinds deletes remote items.
        guard let kind = row.integer(2).flatMap({ Change.Kind(rawValue: Int(truncatingIfNeeded: $0)) }) else {
            throw .impossibleValue("unknown kind of change")
        }
        func location(_ parent: Int, _ name: Int) -> Location? {
            guard let parent = row.integer(parent), let name = row.text(name) else { return nil }
            return Location(parent: parent, name: name)
        }
        return Change(
            number: row.integer(0) ?? 0, node: row.integer(1) ?? 0, kind: kind, content: row.integer(3),
            base: row.text(4).map { BaseVersion(rev: $0, hash: row.text(9)) }, location: location(5, 6),
            epoch: row.integer(7) ?? 0, attempts: Int(truncatingIfNeeded: row.integer(8) ?? 0),
            isRejected: row.integer(10) == 1, isStarted: row.integer(11) == 1, origin: location(12, 13),
            record: row.integer(14),
            certainty: row.integer(15).flatMap { Change.Certainty(rawValue: Int(truncatingIfNeeded: $0)) } ?? .doubtful)
    }

    /// Returns the changes of a node, oldest first.
    func changes(of node: Int64) throws -> [Change] {
        try db.rows("SELECT \(Self.columns) FROM queue WHERE node = ? ORDER BY number", node, make: Self.change)
    }

    /// Returns the change with a number; `nil` if it's no longer queued.
    func change(_ number: Int64) throws -> Change? {
        try db.first("SELECT \(Self.columns) FROM queue WHERE number = ?", number, make: Self.change)
    }

    /// Returns the oldest change after a number that isn't skipped.
    func nextReadyChange(after number: Int64) throws -> Change? {
        try db.first(
            "SELECT \(Self.columns) FROM queue WHERE number > ? AND refused = 0 ORDER BY number LIMIT 1", number,
            make: Self.change)
    }

    /// Returns the oldest change after a number.
    func nextChange(after number: Int64) throws -> Change? {
        try db.first(
            "SELECT \(Self.columns) FROM queue WHERE number > ? ORDER BY number LIMIT 1", number, make: Self.change)
    }

    var isQueueEmpty: Bool { get throws { try db.value("SELECT 1 FROM queue LIMIT 1", as: Int.self) == nil } }

    /// Returns whether a change creates an open file without content, which must not be sent before the app writes to
    /// it.
    func awaitsContent(_ change: Change) throws -> Bool {
        guard change.kind == .put, openFiles.withLock({ $0.unwritten.contains(change.node) }) else { return false }
        return try path(of: change.node) != nil
    }

    func enqueue(
        _ kind: Change.Kind, of node: Int64, content: Int64? = nil, base: BaseVersion? = nil,
        location: Location? = nil, origin: Location? = nil
    ) throws {
        try db.execute(
            """
            INSERT INTO queue (node, kind, content, base_rev, base_hash, parent, name, epoch, origin_parent, origin_name)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, node, kind.rawValue, content, base?.rev, base?.hash, location?.parent, location?.name, try epoch,
            origin?.parent, origin?.name)
        if kind == .delete { try recordDoomed(by: db.lastInsertedRowID, of: node) }
        try combineChanges(node)
    }

    /// Inserts a change before all others, because they may need its location.
    ///
    /// Its number is never one of an earlier change: the response to that may still be on its way, and would end this one.
    func enqueueFirst(_ kind: Change.Kind, of node: Int64, base: BaseVersion?, epoch: Int64) throws {
        let first: Int64 = try db.value("SELECT min(number) FROM queue") ?? 0
        let previous = try setting(.firstChange).flatMap(Int64.init) ?? 0
        let (number, isTooSmall) = min(first, previous, 0).subtractingReportingOverflow(1)
        if isTooSmall { throw SQLiteError.impossibleValue("the number of the first change is too small") }
        try set(.firstChange, String(number))
        try db.execute(
            "INSERT INTO queue (number, node, kind, base_rev, base_hash, epoch) VALUES (?, ?, ?, ?, ?, ?)", number,
            node,
            kind.rawValue, base?.rev, base?.hash, epoch)
    }

    /// Removes a change from the queue.
    func dequeue(_ change: Change, _ outcome: ChangeOutcome) throws {
        if outcome == .sent { try recordSent(change) }
        try db.execute("DELETE FROM queue WHERE number = ?", change.number)
        try db.execute("UPDATE closed_change SET outcome = ? WHERE record = ?", outcome.rawValue, change.record)
        guard change.kind == .delete else { return }
        try db.execute("DELETE FROM sent WHERE change = ?", change.number)
        try db.execute("DELETE FROM doomed WHERE deletion = ?", change.number)
    }

    /// Removes a change that isn't sent from the queue, and marks its content as not to be sent.
    func discard(_ change: Change, _ outcome: ChangeOutcome = .replaced) throws {
        try dequeue(change, outcome)
        if let content = change.content { try db.execute("UPDATE content SET unsent = 0 WHERE key = ?", content) }
    }

    /// Removes all changes of a node from the queue, because something else replaces them.
    func discardChanges(of node: Int64) throws {
        for change in try changes(of: node) { try discard(change) }
    }

    /// Replaces a folder in the locations of queued changes and in attempts.
    func replaceParent(_ folder: Int64, with other: Int64) throws {
        try db.execute("UPDATE queue SET parent = ? WHERE parent = ?", other, folder)
        try db.execute("UPDATE queue SET origin_parent = ? WHERE origin_parent = ?", other, folder)
        try moveAttempts(from: folder, to: other)
    }

    func setLocation(_ location: Location?, of change: Change) throws {
        try db.execute(
            "UPDATE queue SET parent = ?, name = ? WHERE number = ?", location?.parent, location?.name, change.number)
    }

    /// Sets the base version of all puts and deletions of a node; `nil` for a new file.
    func setBase(_ base: BaseVersion?, ofChangesOf node: Int64) throws {
        try db.execute(
            "UPDATE queue SET base_rev = ?, base_hash = ? WHERE node = ? AND kind IN (1, 4)", base?.rev, base?.hash,
            node)
    }

    /// Sets the base version of a put or deletion, because the put before it left the queue.
    func setBase(_ base: BaseVersion?, of change: Change) throws {
        try db.execute(
            "UPDATE queue SET base_rev = ?, base_hash = ? WHERE number = ?", base?.rev, base?.hash, change.number)
    }

    /// Records that an upload starts. From now on the server may have executed it, even if no response is received.
    func recordStart(of upload: Change) throws {
        try db.execute("UPDATE queue SET begun = 1 WHERE number = ?", upload.number)
    }

    /// Increments the number of failed attempts, and returns it.
    func countAttempt(_ change: Change) throws -> Int {
        try db.execute("UPDATE queue SET attempts = attempts + 1 WHERE number = ?", change.number)
        return try self.change(change.number)?.attempts ?? 0
    }

    // MARK: Rejected changes

    /// Marks a change as rejected, unless a later change of the node replaces it. Returns whether it was marked.
    func reject(_ change: Change) throws -> Bool {
        try setQueueState(.rejected, [change.number])
        try combineChanges(change.node)
        try reconcile([change.node])
        return try self.change(change.number)?.isRejected ?? false
    }

    /// Whether a change can be sent, or why it's skipped.
    enum QueueState: Int {
        case ready = 0
        /// The server rejected it. Later changes of the node don't wait for it.
        case rejected = 1
        /// It failed repeatedly, and may succeed later. Later changes of the node wait for it.
        case deferred = 2
    }

    func setQueueState(_ state: QueueState, _ numbers: some Sequence<Int64>) throws {
        for number in numbers {
            try db.execute("UPDATE queue SET refused = ? WHERE number = ?", state.rawValue, number)
        }
    }

    /// The numbers of the skipped changes.
    var skippedChanges: Set<Int64> {
        get throws { Set(try db.rows("SELECT number FROM queue WHERE refused <> 0") { $0.integer(0) ?? 0 }) }
    }

    /// Combines the changes of a node that has a rejected change, so that no change waits for the rejected one.
    func combineChanges(_ key: Int64) throws {
        let changes = try changes(of: key)
        guard changes.count > 1, changes.contains(where: \.isRejected),
            openFiles.withLock({ open in !changes.contains { open.sending.contains($0.number) } }),
            let node = try node(key)
        else { return }
        let remaining = ConflictPlanner.combinedChanges(changes, isOnServer: node.remote != nil)
        let combined = Dictionary(uniqueKeysWithValues: remaining.map { ($0.number, $0) })
        for change in changes {
            guard let form = combined[change.number] else {
                try discard(change)
                continue
            }
            guard form != change else { continue }
            try db.execute(
                """
                UPDATE queue SET base_rev = ?, base_hash = ?, parent = ?, name = ?, refused = 0, attempts = 0,
                    failure = NULL
                WHERE number = ?
                """, form.base?.rev, form.base?.hash, form.location?.parent, form.location?.name, form.number)
        }
    }
}
