import Foundation
import DropboxSQLite

/// Deleting for good.
extension Store {
    /// Deletes what is at a path, if that has not happened yet, and forgets what was there and below: nothing brings it
    /// back. That it is gone stays in the journal.
    func purge(_ deletion: Deletion, _ view: NamespaceView) throws {
        try write { writer in
            let entry: Entry
            do {
                entry = try Self.entry(at: deletion.path, view, includesDeleted: true, writer.connection)
            } catch let failure as LookupFailure {
                throw DeleteFailure.lookup(failure)
            }
            if entry.kind != .deleted { _ = try writer.delete(deletion, view) }
            try writer.forget(entry)
        }
    }
}

extension Writer {
    fileprivate func forget(_ entry: Entry) throws {
        let within = "namespace = ?1 AND (path = ?2 OR (path > ?2 || '/' AND path < ?2 || '0'))"
        let (namespace, path) = (entry.namespace, entry.path)
        // A file takes along what it was elsewhere, before it was moved here.
        let forgotten = """
            SELECT number FROM revisions WHERE \(within)
            UNION SELECT number FROM revisions WHERE id IN (
                SELECT id FROM entries WHERE \(within) AND kind = 0 AND id <> '')
            """
        let contents = "SELECT content FROM revisions WHERE number IN (\(forgotten))"
        let hashes = try connection.rows(contents, namespace, path) { BlockHash(bytes: $0[0] ?? Data()) }
        try connection.execute("DELETE FROM revisions WHERE number IN (\(forgotten))", namespace, path)
        try connection.execute(
            "UPDATE entries SET id = '', revision = NULL WHERE \(within) AND kind = 0", namespace, path)
        try dropContents(Set(hashes))
    }

    /// Deletes all that is in a namespace, and forgets all that ever was.
    func purgeAll(in namespace: Int64) throws {
        let query =
            "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.kind > 0 ORDER BY e.path DESC"
        for entry in try connection.rows(query, namespace, make: Entry.init) { try bury(entry) }
        let contents = "SELECT content FROM revisions WHERE namespace = ?"
        let hashes = try connection.rows(contents, namespace) { BlockHash(bytes: $0[0] ?? Data()) }
        try connection.execute("DELETE FROM revisions WHERE namespace = ?", namespace)
        try connection.execute("UPDATE entries SET id = '', revision = NULL WHERE namespace = ?", namespace)
        try connection.execute("UPDATE namespaces SET used = 0 WHERE number = ?", namespace)
        try dropContents(Set(hashes))
    }

    /// Drops the blocks of those contents that are in no revision any more. An index for this would cost every upload
    /// more than it saves here: one look at all revisions serves all contents.
    private func dropContents(_ hashes: Set<BlockHash>) throws {
        var unused = hashes
        if !unused.isEmpty {
            try connection.forEach("SELECT content FROM revisions") { row in
                unused.remove(BlockHash(bytes: row[0] ?? Data()))
            }
        }
        for hash in unused {
            let query = "SELECT block FROM content_blocks WHERE content = ?"
            release(try connection.rows(query, hash.bytes) { BlockHash(bytes: $0[0] ?? Data()) })
            try connection.execute("DELETE FROM content_blocks WHERE content = ?", hash.bytes)
        }
    }
}
