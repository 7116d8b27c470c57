import DropboxCore
import DropboxSQLite

/// The mass-deletion guard, which holds many deletions until the app confirms them.
extension Tree {
    /// The number of remote files that the queued deletions delete. The content of a shared folder that is only unmounted
    /// doesn't count.
    var queuedDeletionCount: Int {
        get throws {
            try db.value(
                """
                WITH RECURSIVE below (key) AS (
                    SELECT node FROM queue WHERE kind = ?
                    UNION SELECT node.key FROM node JOIN below ON node.remote_parent = below.key
                    JOIN node AS folder ON folder.key = below.key
                    WHERE node.present = 1 AND folder.shared_folder IS NULL)
                SELECT count(*) FROM below JOIN node USING (key) WHERE node.present = 1 AND node.is_folder = 0
                """, Change.Kind.delete.rawValue) ?? 0
        }
    }

    /// Holds the queued deletions if there are too many. They are released when the app confirms or discards them, or
    /// when the server no longer has any of the files.
    func holdMassDeletion(limit: Int) throws {
        if try areDeletionsHeld { return }
        let deletions = try queuedDeletionCount
        if deletions <= limit { return }
        let files = try db.value("SELECT count(*) FROM node WHERE present = 1 AND is_folder = 0", as: Int.self) ?? 0
        let isHeld = ConflictPlanner.shouldHold(deletions: deletions, files: files, limit: limit)
        if isHeld { try set(.deletions, DeletionHold.held.rawValue) }
    }

    /// Whether deletions are held.
    var areDeletionsHeld: Bool { get throws { try setting(.deletions) == DeletionHold.held.rawValue } }

    /// Returns whether a change uses the remote location of a node that is deleted here.
    func replacesDeletedNode(_ change: Change) throws -> Bool {
        guard let location = change.location,
            let other = try remoteChild(of: location.parent, CaseFoldedName.key(location.name))
        else { return false }
        return try changes(of: other.key).contains { $0.kind == .delete }
    }

    private enum DeletionHold: String {
        case held
    }

    /// Releases the held deletions, so that they are sent.
    func releaseHeldDeletions() throws { try set(.deletions, nil) }

    /// Releases held deletions if the server no longer has any of their files.
    func releaseUnneededHold() throws {
        if try areDeletionsHeld && queuedDeletionCount == 0 { try releaseHeldDeletions() }
    }

    /// Removes all queued deletions. Their items are visible again, in their remote state.
    func discardHeldDeletions() throws {
        let nodes = try db.rows("SELECT node FROM queue WHERE kind = ?", Change.Kind.delete.rawValue) {
            $0.integer(0) ?? 0
        }
        try db.execute("DELETE FROM queue WHERE kind = ?", Change.Kind.delete.rawValue)
        try db.execute("DELETE FROM doomed")
        try releaseHeldDeletions()
        try reconcile(nodes)
    }
}
