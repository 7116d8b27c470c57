import DropboxSQLite

/// The queue of changes that the server does not know yet.
extension Tree {
    private static let columns =
        "number, node, kind, content, base_rev, parent, name, epoch, attempts, base_hash, refused, begun"

    private static func change(_ row: Row) throws(SQLiteError) -> Change {
        // Nothing is guessed: one of the kinds deletes what the server has.
        guard let kind = row.integer(2).flatMap({ Change.Kind(rawValue: Int(truncatingIfNeeded: $0)) }) else {
            throw .impossibleValue("there is no such kind of change")
        }
        var place: Location?
        if let parent = row.integer(5), let name = row.text(6) { place = Location(parent: parent, name: name) }
        return Change(
            number: row.integer(0) ?? 0, node: row.integer(1) ?? 0, kind: kind, content: row.integer(3),
            base: row.text(4).map { BaseVersion(rev: $0, hash: row.text(9)) }, place: place, epoch: row.integer(7) ?? 0,
            attempts: Int(truncatingIfNeeded: row.integer(8) ?? 0), isRefused: row.integer(10) == 1,
            isBegun: row.integer(11) == 1)
    }

    /// The changes of a node, oldest first.
    func changes(of node: Int64) throws -> [Change] {
        try db.rows("SELECT \(Self.columns) FROM queue WHERE node = ? ORDER BY number", node, make: Self.change)
    }

    /// The change with a number; nil where it is off the queue.
    func change(_ number: Int64) throws -> Change? {
        try db.first("SELECT \(Self.columns) FROM queue WHERE number = ?", number, make: Self.change)
    }

    /// The oldest change after one with this number that is not passed over.
    func nextReadyChange(after number: Int64) throws -> Change? {
        try db.first(
            "SELECT \(Self.columns) FROM queue WHERE number > ? AND refused = 0 ORDER BY number LIMIT 1", number,
            make: Self.change)
    }

    /// The oldest change after one with this number.
    func nextChange(after number: Int64) throws -> Change? {
        try db.first(
            "SELECT \(Self.columns) FROM queue WHERE number > ? ORDER BY number LIMIT 1", number, make: Self.change)
    }

    var isQueueEmpty: Bool { get throws { try db.value("SELECT 1 FROM queue LIMIT 1", as: Int.self) == nil } }

    /// Whether a change creates a file that is still open, and that nothing was written to: its first content is on its
    /// way from the app.
    func awaitsContent(_ change: Change) throws -> Bool {
        guard change.kind == .put, open.unwritten.contains(change.node) else { return false }
        return try path(of: change.node) != nil
    }

    func enqueue(
        _ kind: Change.Kind, of node: Int64, content: Int64? = nil, base: BaseVersion? = nil, place: Location? = nil
    ) throws {
        try db.execute(
            """
            INSERT INTO queue (node, kind, content, base_rev, base_hash, parent, name, epoch)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, node, kind.rawValue, content, base?.rev, base?.hash, place?.parent, place?.name, try epoch)
        try fold(node)
    }

    /// Puts a change before all others: they may want its place.
    func enqueueFirst(_ kind: Change.Kind, of node: Int64, base: BaseVersion?, epoch: Int64) throws {
        try db.execute(
            """
            INSERT INTO queue (number, node, kind, base_rev, base_hash, epoch)
            VALUES ((SELECT min(number) - 1 FROM queue), ?, ?, ?, ?, ?)
            """, node, kind.rawValue, base?.rev, base?.hash, epoch)
    }

    func dequeue(_ change: Change) throws {
        try db.execute("DELETE FROM queue WHERE number = ?", change.number)
    }

    /// Takes a change off the queue that nobody wants any more, nor its content.
    func forget(_ change: Change) throws {
        try dequeue(change)
        if let content = change.content { try db.execute("UPDATE content SET unsent = 0 WHERE key = ?", content) }
    }

    func setPlace(_ place: Location?, of change: Change) throws {
        try db.execute(
            "UPDATE queue SET parent = ?, name = ? WHERE number = ?", place?.parent, place?.name, change.number)
    }

    /// What is put or deleted from now on follows this version; nil for a file that is new.
    func setBase(_ base: BaseVersion?, ofChangesOf node: Int64) throws {
        try db.execute(
            "UPDATE queue SET base_rev = ?, base_hash = ? WHERE node = ? AND kind IN (1, 4)", base?.rev, base?.hash,
            node)
    }

    /// Notes that an upload begins: from now on the server may have it, whatever is heard of that.
    func noteBegin(of upload: Change) throws {
        try db.execute("UPDATE queue SET begun = 1 WHERE number = ?", upload.number)
    }

    /// Counts one more attempt that failed. Answers how many there were.
    func countAttempt(_ change: Change) throws -> Int {
        try db.execute("UPDATE queue SET attempts = attempts + 1 WHERE number = ?", change.number)
        return try self.change(change.number)?.attempts ?? 0
    }

    // MARK: Refused changes

    /// Marks a change that the server does not accept as it is, unless a later change of the node takes its place: then
    /// that one is tried. Answers whether it was marked.
    func refuse(_ change: Change) throws -> Bool {
        try mark(.rejected, [change.number])
        try fold(change.node)
        try reconcile([change.node])
        return try self.change(change.number)?.isRefused ?? false
    }

    /// Why changes are passed over.
    enum QueueState: Int {
        case ready = 0
        /// The server does not accept it as it is: nothing of the node waits for it.
        case rejected = 1
        /// It failed again and again, and may pass: what comes after it on the node waits.
        case deferred = 2
    }

    func mark(_ mark: QueueState, _ numbers: some Sequence<Int64>) throws {
        for number in numbers {
            try db.execute("UPDATE queue SET refused = ? WHERE number = ?", mark.rawValue, number)
        }
    }

    /// The numbers of the changes that are passed over.
    var skippedChanges: Set<Int64> {
        get throws { Set(try db.rows("SELECT number FROM queue WHERE refused <> 0") { $0.integer(0) ?? 0 }) }
    }

    /// Brings the changes of a node with a refused one into the form in which none waits for it.
    func fold(_ key: Int64) throws {
        let changes = try changes(of: key)
        guard changes.count > 1, changes.contains(where: \.isRefused),
            !changes.contains(where: { open.sending.contains($0.number) }), let node = try node(key)
        else { return }
        let folded = Planner.folded(changes, isOnServer: node.remote != nil)
        let kept = Dictionary(uniqueKeysWithValues: folded.map { ($0.number, $0) })
        for change in changes {
            guard let form = kept[change.number] else {
                try forget(change)
                continue
            }
            guard form != change else { continue }
            try db.execute(
                """
                UPDATE queue SET base_rev = ?, base_hash = ?, parent = ?, name = ?, refused = 0, attempts = 0
                WHERE number = ?
                """, form.base?.rev, form.base?.hash, form.place?.parent, form.place?.name, form.number)
        }
    }
}
