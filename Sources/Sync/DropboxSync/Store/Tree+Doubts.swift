import DropboxCore
import DropboxSQLite

/// Changes that may be lost, or whose item has changed since the user made them. They aren't sent: the user decides.
extension Tree {
    /// A change that the user must decide about.
    struct Doubt: Sendable {
        let number: Int64
        let record: ChangeRecord
        let reason: DoubtfulChange.Reason
        /// The time when the doubt arose, in seconds since 1970.
        let date: Double
    }

    /// Lists a change for the user.
    /// - Parameter number: The number of the change in the journal.
    func addDoubt(_ number: Int64, _ record: ChangeRecord, _ reason: DoubtfulChange.Reason) throws {
        try db.execute(
            "INSERT OR REPLACE INTO doubt (number, record, reason, date) VALUES (?, ?, ?, ?)", number, try record.text,
            reason.rawValue, Self.secondsNow)
    }

    /// Lists a change that has no number in the journal.
    func addDoubt(_ record: ChangeRecord, _ reason: DoubtfulChange.Reason) throws {
        let number = max(try sequence + 1, Self.sequenceNow)
        try recordSequence(number)
        try addDoubt(number, record, reason)
    }

    /// Lists the deletion of an item that this device created, and that it may have deleted.
    func doubtDeletion(of node: Node) throws {
        guard let path = try node.remote.flatMap({ try serverPath(of: $0.location) }) else { return }
        var record = ChangeRecord(kind: .deletion, path: path)
        record.id = node.id
        try addDoubt(record, .uncertain)
    }

    /// Removes a change from the queue and lists it for the user.
    func doubt(_ change: Change) throws {
        if let number = change.record, var record = try record(of: change, known: nil) {
            // A later move may have put the item somewhere else since.
            if change.kind == .move, let target = try change.location.flatMap(localPath) { record.path = target }
            try addDoubt(number, record, .itemChanged)
        }
        try dequeue(change, .replaced)
        try reconcile([change.node])
    }

    /// Returns the changes that the user must decide about, oldest first.
    var doubts: [Doubt] {
        get throws {
            try db.rows("SELECT number, record, reason, date FROM doubt ORDER BY number") { row in
                (
                    number: row.integer(0) ?? 0, record: row.text(1) ?? "",
                    reason: row.text(2).flatMap(DoubtfulChange.Reason.init) ?? .uncertain, date: row.real(3) ?? 0
                )
            }.map { row in
                Doubt(
                    number: row.number, record: try ChangeRecord(text: row.record), reason: row.reason, date: row.date)
            }
        }
    }

    func doubt(_ number: Int64) throws -> Doubt? { try doubts.first { $0.number == number } }

    var doubtCount: Int { get throws { try db.value("SELECT count(*) FROM doubt") ?? 0 } }

    func removeDoubt(_ number: Int64) throws { try db.execute("DELETE FROM doubt WHERE number = ?", number) }

    /// Makes a doubtful change in the current state of the tree.
    func makeAgain(_ doubt: Doubt) throws {
        let record = doubt.record
        let item = try record.id.flatMap(node(id:)).flatMap { try path(of: $0.key) }
        switch record.kind {
        case .deletion:
            guard let path = item ?? SyncPath(record.path) else { break }
            return try delete(path, with: record.seen)
        case .move:
            guard let path = item ?? record.formerPath.flatMap(SyncPath.init(_:)), let target = SyncPath(record.path)
            else { break }
            return try move(path, to: target)
        case .content, .folder, .unknown: break
        }
        throw SyncError(.illegalArgument, "it isn't known what the change was; make it again, and dismiss this one")
    }

    /// Deletes an item. Of a folder, only what the user saw in it is deleted: the rest came later, or was about to leave.
    /// - Parameter seen: What the user saw; `nil` if it isn't known, and everything is deleted.
    private func delete(_ path: SyncPath, with seen: [ChangeRecord.SeenItem]?) throws {
        guard let seen, let folder = try lookUp(path), folder.isFolder else { return try delete(path) }
        let known = ChangeRecord.SeenItems(seen)
        // Each folder precedes its content.
        var items: [(path: SyncPath, parent: Int?, isKept: Bool)] = []
        var folders: [(node: Node, path: SyncPath, relative: String, parent: Int?)] = [(folder, path, "", nil)]
        while let (node, path, relative, parent) = folders.popLast() {
            let isKept = parent != nil && known.item(node, at: relative) == nil
            let index = items.count
            items.append((path, parent, isKept))
            guard node.isFolder else { continue }
            for child in try children(of: node.key) {
                guard let name = child.local?.name else { continue }
                let key = CaseFoldedName.key(name)
                folders.append((child, path.appending(name), relative.isEmpty ? key : relative + "/" + key, index))
            }
        }
        for index in items.indices.reversed() where items[index].isKept {
            if let parent = items[index].parent { items[parent].isKept = true }
        }
        for item in items where !item.isKept && item.parent.map({ items[$0].isKept }) ?? true { try delete(item.path) }
    }

    // MARK: Doubtful changes in the queue

    /// Marks all changes as doubtful that are queued or wait to be queued again, because the database may be from another
    /// time: a copy, or restored from a backup. The changes may have been sent, and more may have happened since.
    func markChangesDoubtful() throws {
        try db.execute("UPDATE queue SET is_doubtful = max(is_doubtful, ?)", Change.Certainty.doubtful.rawValue)
        try db.execute("UPDATE orphan SET is_doubtful = 1")
    }

    /// Records that the server has deleted the file of doubtful contents. Nothing shows whether the user of this device
    /// deleted it, so they aren't sent.
    func markContentsOvertaken(of node: Int64) throws {
        try db.execute(
            "UPDATE queue SET is_doubtful = ? WHERE node = ? AND kind = ? AND is_doubtful <> 0",
            Change.Certainty.overtaken.rawValue, node, Change.Kind.put.rawValue)
    }

    /// Returns whether a doubtful move or deletion can't be sent, because the item isn't as it was when the user made the
    /// change.
    func isUnproven(_ change: Change, _ node: Node) throws -> Bool {
        guard change.isDoubtful, let remote = node.remote else { return false }
        switch change.kind {
        case .put, .folder: return false
        case .move: return change.origin.map { $0 != remote.location } ?? true
        case .delete:
            guard let version = remote.version else {
                return try hasForeignChanges(below: node.key, since: change)
            }
            guard let base = change.base else { return true }
            // Equal content in another revision may have been restored since. A revision isn't always known.
            return base.rev.isEmpty ? !base.isSame(as: version) : base.rev != version.rev
        }
    }
}
