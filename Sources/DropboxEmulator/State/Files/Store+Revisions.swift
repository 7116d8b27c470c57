import Foundation
import DropboxSQLite

/// What files were, and bringing that back.
extension Store {
    /// By what the revisions of a file belong together.
    enum RevisionScope: Sendable {
        /// Everything that was ever written to the path.
        case path
        /// Everything that the file ever was, wherever it stood.
        case id
    }

    struct RevisionPage: Sendable {
        /// Newest first.
        var entries: [Entry]
        /// Whether the file that the newest of them belongs to is gone from its place.
        var isDeleted: Bool
        var deleted: Date?
        var hasMore: Bool
    }

    /// Revisions of the file that a path or an id leads to, or once led to.
    ///
    /// - Parameter rev: tell only older ones than this.
    func revisions(
        of reference: PathReference, by scope: RevisionScope, before rev: String?, limit: Int, _ view: NamespaceView
    ) throws -> RevisionPage {
        try read { connection in
            let file = try Self.latestEntry(at: reference, view, connection)
            let mounts = file.mounts
            let newest = try Self.newestRevision(of: file, connection)
            guard let newest else { throw RevisionsFailure.lookup(file.kind == .folder ? .notFile : .notFound) }
            guard file.kind != .folder else { throw RevisionsFailure.lookup(.notFile) }
            var bound = Int64.max
            if let rev {
                guard scope == .path else { throw RevisionsFailure.beforeRevNotSupported }
                let query = "SELECT number FROM revisions WHERE rev = ? AND namespace = ? AND path = ?"
                guard let number: Int64 = try connection.value(query, rev, newest.namespace, newest.path) else {
                    throw RevisionsFailure.invalidBeforeRev
                }
                bound = number
            }
            let condition = scope == .path ? "r.namespace = ? AND r.path = ?" : "r.id = ?"
            let query = """
                SELECT \(Self.revisionColumns) FROM \(Self.revisionSource)
                WHERE \(condition) AND r.number < ? ORDER BY r.number DESC LIMIT ?
                """
            let key: [any ValueBinding] = scope == .path ? [newest.namespace, newest.path] : [newest.id]
            let entries = try connection.rows(query, values: key + [bound, limit + 1]) { row in
                Entry(row).seen(through: mounts)
            }
            return try page(of: entries, limit: limit, connection)
        }
    }

    /// Makes an old revision the newest one of a path.
    func restore(_ rev: String, to reference: PathReference, _ view: NamespaceView) throws -> Entry {
        try write { writer in
            let old: Entry
            do {
                old = try Self.entry(at: .revision(rev), view, writer.connection)
            } catch is LookupFailure {
                throw RestoreFailure.invalidRevision
            }
            guard let file = old.file else { throw RestoreFailure.invalidRevision }
            do {
                var commit = Commit(path: reference, intent: .overwrite)
                commit.clientModified = file.clientModified
                commit.formerID = old.id
                return try writer.commit(try Self.content(file.contentHash, writer.connection), as: commit, view)
            } catch let failure as WriteFailure {
                throw RestoreFailure.write(failure)
            }
        }
    }

    // MARK: -

    private static let revisionColumns = """
        r.namespace, r.path, e.parent, e.name, e.display, 1, r.id, r.number, e.sequence, \
        r.rev, r.size, r.content, r.client_modified, r.server_modified, r.author, NULL, NULL
        """
    private static let revisionSource = """
        revisions r JOIN entries e ON e.namespace = r.namespace AND e.path = r.path
        """

    /// What stands at a place, or stood there last. An id of a file that is gone leads to where it stood last.
    static func latestEntry(
        at reference: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> Entry {
        do {
            return try entry(at: reference, view, includesDeleted: true, connection)
        } catch let failure as LookupFailure {
            guard case .id(let id, []) = reference, failure == .notFound else {
                throw RevisionsFailure.lookup(failure)
            }
            let query = "SELECT namespace, path FROM revisions WHERE id = ? ORDER BY number DESC LIMIT 1"
            let place = try connection.first(query, id) { row in
                (namespace: row[0] as Int64? ?? 0, names: (row[1] ?? "").split(separator: "/").map(String.init))
            }
            do {
                guard let place else { throw LookupFailure.notFound }
                let mounts = try mounts(of: view, connection)
                let location = try locate(place.names, in: place.namespace, mounts, connection)
                guard let entry = try entry(at: location, connection) else { throw LookupFailure.notFound }
                return entry
            } catch let failure as LookupFailure {
                throw RevisionsFailure.lookup(failure)
            }
        }
    }

    private static func newestRevision(of entry: Entry, _ connection: Connection) throws -> Entry? {
        let query = """
            SELECT \(revisionColumns) FROM \(revisionSource)
            WHERE r.namespace = ? AND r.path = ? ORDER BY r.number DESC LIMIT 1
            """
        return try connection.first(query, entry.namespace, entry.path, make: Entry.init)
    }

    private func page(of entries: [Entry], limit: Int, _ connection: Connection) throws -> RevisionPage {
        guard let newest = entries.first else {
            return RevisionPage(entries: [], isDeleted: false, deleted: nil, hasMore: false)
        }
        let query = "SELECT kind = 1 AND id = ?, deleted FROM entries WHERE namespace = ? AND path = ?"
        let place = try connection.first(query, newest.id, newest.namespace, newest.path) { row in
            (isThere: row[0] as Bool? ?? false, deleted: row[1] as Date?)
        }
        let isDeleted = place?.isThere != true
        return RevisionPage(
            entries: Array(entries.prefix(limit)), isDeleted: isDeleted, deleted: isDeleted ? place?.deleted : nil,
            hasMore: entries.count > limit)
    }
}
