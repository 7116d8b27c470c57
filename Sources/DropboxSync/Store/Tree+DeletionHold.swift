import DropboxCore
import DropboxSQLite

/// The brake on deletions: many at once are more often a mistake than meant.
extension Tree {
    /// How many files on the server the deletions concern that wait to be sent.
    var waitingDeletions: Int {
        get throws {
            try db.value(
                """
                WITH RECURSIVE below (key) AS (
                    SELECT node FROM queue WHERE kind = ?
                    UNION SELECT node.key FROM node JOIN below ON node.remote_parent = below.key WHERE node.present = 1)
                SELECT count(*) FROM below JOIN node USING (key) WHERE node.present = 1 AND node.is_folder = 0
                """, Change.Kind.delete.rawValue) ?? 0
        }
    }

    /// Decides anew whether the waiting deletions are held back. Once they are, only a word of the app lets them go, or that
    /// the server has nothing any more of what they concern.
    func holdMassDeletion(limit: Int) throws {
        if try areDeletionsHeld { return }
        let deletions = try waitingDeletions
        if deletions <= limit { return }
        let files = try db.value("SELECT count(*) FROM node WHERE present = 1 AND is_folder = 0", as: Int.self) ?? 0
        let isHeld = Planner.holdsBack(deletions: deletions, files: files, limit: limit)
        if isHeld { try set(.deletions, DeletionHold.held.rawValue) }
    }

    /// Whether deletions are held back.
    var areDeletionsHeld: Bool { get throws { try setting(.deletions) == DeletionHold.held.rawValue } }

    /// Whether a change puts something where the server has what is deleted here.
    func isInPlaceOfDeleted(_ change: Change) throws -> Bool {
        guard let place = change.place, let other = try remoteChild(of: place.parent, CaseFoldedName.key(place.name))
        else {
            return false
        }
        return try changes(of: other.key).contains { $0.kind == .delete }
    }

    private enum DeletionHold: String {
        case held
    }

    /// Lets the waiting deletions go.
    func releaseHeldDeletions() throws { try set(.deletions, nil) }

    /// Where the server has no file any more of those that deletions are held back for, nothing is.
    func releaseNeedlessBrake() throws {
        if try areDeletionsHeld && waitingDeletions == 0 { try releaseHeldDeletions() }
    }

    /// Takes the waiting deletions back: what they concern is visible again, as the server has it.
    func discardHeldDeletions() throws {
        let nodes = try db.rows("SELECT node FROM queue WHERE kind = ?", Change.Kind.delete.rawValue) {
            $0.integer(0) ?? 0
        }
        try db.execute("DELETE FROM queue WHERE kind = ?", Change.Kind.delete.rawValue)
        try releaseHeldDeletions()
        try reconcile(nodes)
    }
}
