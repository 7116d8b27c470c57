import DropboxSQLite

/// What changed in a folder, change by change, over all namespaces that it covers.
extension Store {
    /// Something that a client is told.
    struct Change {
        var entry: Entry
        /// When it happened.
        var sequence: Int64

        init(_ entry: Entry) {
            self.entry = entry
            sequence = entry.sequence
        }

        /// The end of a mount where something else stands by now.
        init(endOfMountAt entry: Entry) {
            self.entry = entry
            self.entry.kind = .deleted
            self.entry.mounted = nil
            sequence = entry.unmounted ?? entry.sequence
        }

        /// The change as a client is told: a folder that took the place of a mount keeps nothing of what was in that.
        var told: [Entry] {
            guard entry.kind == .folder, entry.unmounted == entry.sequence else { return [entry] }
            return [Change(endOfMountAt: entry).entry, entry]
        }
    }

    /// At most `limit` changes after the cursor, oldest first. What was in a namespace before it was mounted is no change:
    /// it follows on the mount.
    func journal(
        of scope: ListingScope, _ cursor: ListingCursor, limit: Int, _ connection: Connection
    ) throws -> [Change] {
        let place = cursor.isRecursive ? "e.path > ?3 AND e.path < ?4" : "e.parent = ?3 AND ?4 IS NOT NULL"
        // What went together with its folder is left out: the folder's own entry says it all, and comes later.
        let changed = """
            SELECT \(Entry.columns) FROM entries e INDEXED BY entries_in_order
            LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1
            WHERE e.namespace = ?1 AND e.sequence > ?2 AND \(place)
                AND NOT (e.kind = 0 AND EXISTS (
                    SELECT 1 FROM entries p WHERE p.namespace = e.namespace AND p.path = e.parent AND p.kind = 0))
            ORDER BY e.sequence LIMIT ?5
            """
        let unmounted = """
            SELECT \(Entry.columns) FROM entries e INDEXED BY entries_by_end_of_mount
            LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1
            WHERE e.namespace = ?1 AND e.unmounted > ?2 AND \(place) AND e.kind > 0 AND e.sequence > e.unmounted
            ORDER BY e.unmounted LIMIT ?5
            """
        var changes: [Change] = []
        for part in scope.parts {
            let start = cursor.isRecursive ? part.folder + "/" : part.folder
            let position = max(cursor.position, part.since)
            func rows(_ query: String) throws -> [Entry] {
                try connection.rows(query, part.namespace, position, start, part.folder + "0", limit) { row in
                    Entry(row).seen(through: scope.mounts)
                }
            }
            changes += try rows(changed).map { Change($0) }
            changes += try rows(unmounted).map { Change(endOfMountAt: $0) }
        }
        return Array(changes.sorted { $0.sequence < $1.sequence }.prefix(limit))
    }
}
