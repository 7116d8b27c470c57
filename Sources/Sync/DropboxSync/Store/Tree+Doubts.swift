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
        if let number = change.record, let record = try record(of: change, known: nil) {
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

    // MARK: Doubtful changes in the queue

    /// Marks all queued changes as doubtful, because the database may be from another time: a copy, or restored from a
    /// backup. The changes may have been sent, and more may have happened since.
    ///
    /// - Parameter node: The node of the changes. The default is `nil`, which means all changes.
    func markChangesDoubtful(of node: Int64? = nil) throws {
        try db.execute("UPDATE queue SET is_doubtful = 1 WHERE ?1 IS NULL OR node = ?1", node)
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
            return !(change.base?.isSame(as: version) ?? false)
        }
    }
}
