import SQLite

/// What changed in a folder, change by change, over all namespaces that it covers.
extension Store {
    /// At most `limit` changes after the cursor, oldest first. What was in a namespace before it was mounted is no change:
    /// it follows on the mount.
    ///
    /// What went together with its folder is left out: the folder's own entry says it all, and comes later.
    func journal(
        of scope: ListingScope, _ cursor: ListingCursor, limit: Int, _ connection: Connection
    ) throws -> [Entry] {
        let place = cursor.isRecursive ? "e.path > ?3 AND e.path < ?4" : "e.parent = ?3 AND ?4 IS NOT NULL"
        let query = """
            SELECT \(Entry.columns) FROM entries e INDEXED BY entries_in_order
            LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1
            WHERE e.namespace = ?1 AND e.sequence > ?2 AND \(place)
                AND NOT (e.kind = 0 AND EXISTS (
                    SELECT 1 FROM entries p WHERE p.namespace = e.namespace AND p.path = e.parent AND p.kind = 0))
            ORDER BY e.sequence LIMIT ?5
            """
        var changes: [Entry] = []
        for part in scope.parts {
            let start = cursor.isRecursive ? part.folder + "/" : part.folder
            changes += try connection.rows(
                query, part.namespace, max(cursor.position, part.since), start, part.folder + "0", limit
            ) { Entry($0).seen(through: scope.mounts) }
        }
        guard scope.parts.count > 1 else { return changes }
        return Array(changes.sorted { $0.sequence < $1.sequence }.prefix(limit))
    }
}
