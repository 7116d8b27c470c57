import DropboxCore
import Foundation
import DropboxSQLite

/// Listing and restoring revisions.
extension Store {
    /// How the revisions of a file are selected.
    enum RevisionMode: Sendable {
        /// All revisions that were written to the path.
        case path
        /// All revisions of the file, including those from before it was moved.
        case id
    }

    struct RevisionPage: Sendable {
        /// The revisions, newest first.
        var entries: [Entry]
        /// A Boolean value that indicates whether the file of the newest revision was deleted or moved.
        var isDeleted: Bool
        var deleted: Date?
        var hasMore: Bool
    }

    /// Returns the revisions of the current or previous file with a path or ID.
    ///
    /// - Parameters:
    ///   - reference: The path or ID.
    ///   - mode: How to select the revisions.
    ///   - rev: The revision that all results must precede, or `nil` to start at the newest.
    ///   - limit: The maximum number of revisions.
    ///   - view: The view in which to resolve the reference.
    func revisions(
        of reference: PathReference, by mode: RevisionMode, before rev: String?, limit: Int, _ view: NamespaceView
    ) throws -> RevisionPage {
        try read { connection in
            let file = try Self.latestEntry(at: reference, view, connection)
            let mounts = file.mounts
            let newest = try Self.newestRevision(of: file, connection)
            guard let newest else { throw RevisionsError.lookup(file.kind == .folder ? .notFile : .notFound) }
            guard file.kind != .folder else { throw RevisionsError.lookup(.notFile) }
            var upperBound = Int64.max
            if let rev {
                guard mode == .path else { throw RevisionsError.beforeRevNotSupported }
                let query = "SELECT number FROM revisions WHERE rev = ? AND namespace = ? AND path = ?"
                guard let number: Int64 = try connection.value(query, rev, newest.namespace, newest.path) else {
                    throw RevisionsError.invalidBeforeRev
                }
                upperBound = number
            }
            let condition = mode == .path ? "r.namespace = ? AND r.path = ?" : "r.id = ?"
            let query = """
                SELECT \(Self.revisionColumns) FROM \(Self.revisionSource)
                WHERE \(condition) AND r.number < ? ORDER BY r.number DESC LIMIT ?
                """
            let key: [any BindableValue] = mode == .path ? [newest.namespace, newest.path] : [newest.id]
            let entries = try connection.rows(query, values: key + [upperBound, limit + 1]) { row in
                Entry(row).resolved(in: mounts)
            }
            return try page(of: entries, limit: limit, connection)
        }
    }

    /// Writes an old revision to a path as the newest one.
    func restore(_ rev: String, to reference: PathReference, _ view: NamespaceView) throws -> Entry {
        try write { writer in
            let old: Entry
            do {
                old = try Self.entry(at: .revision(rev), view, writer.connection)
            } catch is LookupError {
                throw RestoreError.invalidRevision
            }
            guard let file = old.file else { throw RestoreError.invalidRevision }
            do {
                var commit = Commit(path: reference, intent: .overwrite)
                commit.clientModified = file.clientModified
                commit.preferredID = old.id
                return try writer.commit(try Self.content(file.contentHash, writer.connection), as: commit, view)
            } catch let failure as WriteError {
                throw RestoreError.write(failure)
            }
        }
    }

    // MARK: -

    private static let revisionColumns = """
        r.namespace, r.path, e.parent, e.name, e.display, 1, r.id, r.number, e.sequence, \
        r.rev, r.size, r.content, r.client_modified, r.server_modified, r.author, NULL, NULL, \
        \(FileLock.column(ofFile: "r.id"))
        """
    private static let revisionSource = """
        revisions r JOIN entries e ON e.namespace = r.namespace AND e.path = r.path
        """

    /// Returns the current or latest entry at a location. The ID of a deleted file refers to its last location.
    static func latestEntry(
        at reference: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> Entry {
        do {
            return try entry(at: reference, view, includesDeleted: true, connection)
        } catch let failure as LookupError {
            guard case .id(let id, []) = reference, failure == .notFound else {
                throw RevisionsError.lookup(failure)
            }
            let query = "SELECT namespace, path FROM revisions WHERE id = ? ORDER BY number DESC LIMIT 1"
            let lastLocation = try connection.first(query, id) { row in
                (namespace: row[0] as Int64? ?? 0, names: (row[1] ?? "").pathNames)
            }
            do {
                guard let lastLocation else { throw LookupError.notFound }
                let mounts = try mounts(of: view, connection)
                let location = try locate(lastLocation.names, in: lastLocation.namespace, mounts, connection)
                guard let entry = try entry(at: location, connection) else { throw LookupError.notFound }
                return entry
            } catch let failure as LookupError {
                throw RevisionsError.lookup(failure)
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
        let current = try connection.first(query, newest.id, newest.namespace, newest.path) { row in
            (isCurrent: row[0] as Bool? ?? false, deleted: row[1] as Date?)
        }
        let isDeleted = current?.isCurrent != true
        return RevisionPage(
            entries: Array(entries.prefix(limit)), isDeleted: isDeleted, deleted: isDeleted ? current?.deleted : nil,
            hasMore: entries.count > limit)
    }
}
