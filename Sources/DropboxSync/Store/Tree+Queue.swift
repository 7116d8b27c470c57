import SQLite

/// The queue of changes that the server does not know yet.
extension Tree {
    private static let columns = "number, node, kind, content, base_rev, parent, name, epoch, attempts, base_hash"

    private static func change(_ row: Row) -> Change {
        var place: Place?
        if let parent = row.integer(5), let name = row.text(6) { place = Place(parent: parent, name: name) }
        return Change(
            number: row.integer(0) ?? 0, node: row.integer(1) ?? 0,
            // Only this file writes kinds.
            kind: Change.Kind(rawValue: Int(row.integer(2) ?? 0)) ?? .delete, content: row.integer(3),
            base: row.text(4).map { BaseVersion(rev: $0, hash: row.text(9)) }, place: place, epoch: row.integer(7) ?? 0,
            attempts: Int(row.integer(8) ?? 0))
    }

    /// The changes of a node, oldest first.
    func changes(of node: Int64) throws -> [Change] {
        try db.rows("SELECT \(Self.columns) FROM queue WHERE node = ? ORDER BY number", node, make: Self.change)
    }

    /// The oldest change after one with this number.
    func nextChange(after number: Int64) throws -> Change? {
        try db.first(
            "SELECT \(Self.columns) FROM queue WHERE number > ? ORDER BY number LIMIT 1", number, make: Self.change)
    }

    var isQueueEmpty: Bool { get throws { try db.value("SELECT 1 FROM queue LIMIT 1", as: Int.self) == nil } }

    func enqueue(
        _ kind: Change.Kind, of node: Int64, content: Int64? = nil, base: BaseVersion? = nil, place: Place? = nil
    ) throws {
        try db.execute(
            """
            INSERT INTO queue (node, kind, content, base_rev, base_hash, parent, name, epoch)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, node, kind.rawValue, content, base?.rev, base?.hash, place?.parent, place?.name, try epoch)
    }

    func dequeue(_ change: Change) throws {
        try db.execute("DELETE FROM queue WHERE number = ?", change.number)
    }

    func setPlace(_ place: Place, of change: Change) throws {
        try db.execute(
            "UPDATE queue SET parent = ?, name = ? WHERE number = ?", place.parent, place.name, change.number)
    }

    /// What is put or deleted from now on follows this version; nil for a file that is new.
    func setBase(_ base: BaseVersion?, ofChangesOf node: Int64) throws {
        try db.execute(
            "UPDATE queue SET base_rev = ?, base_hash = ? WHERE node = ? AND kind IN (1, 4)", base?.rev, base?.hash,
            node)
    }

    func countAttempt(_ change: Change) throws {
        try db.execute("UPDATE queue SET attempts = attempts + 1 WHERE number = ?", change.number)
    }
}
