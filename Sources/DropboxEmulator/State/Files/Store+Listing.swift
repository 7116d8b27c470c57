import Foundation
import SQLite

/// Listing folders, and what changed in them since.
///
/// A listing first tells a snapshot, path by path, page by page, and then the journal from the moment on at which the
/// snapshot began. What changes while the pages are read is told twice at worst: a client that applies all entries in
/// order ends with what is there.
extension Store {
    struct Page: Sendable {
        var entries: [Entry]
        var cursor: ListingCursor
        var hasMore: Bool
    }

    /// What a listing is asked to tell.
    struct ListingOptions: Sendable {
        var isRecursive = false
        var includesDeleted = false
        var limit: Int?
    }

    /// The first page of a folder.
    func list(_ reference: PathReference, _ options: ListingOptions, _ view: View) throws -> Page {
        try read { connection in
            let cursor = try startCursor(reference, options, .snapshot(after: ""), view, connection)
            return try page(from: cursor, connection)
        }
    }

    /// A cursor that stands at the end: what comes after it is what changes from now on.
    func latestCursor(_ reference: PathReference, _ options: ListingOptions, _ view: View) throws -> ListingCursor {
        try read { try startCursor(reference, options, .changes, view, $0) }
    }

    /// The next page.
    func list(after cursor: ListingCursor, _ view: View) throws -> Page {
        try read { connection in
            try check(cursor, connection)
            guard cursor.account == view.account else { throw CursorFailure.invalid }
            return try page(from: cursor, connection)
        }
    }

    /// Whether a listing after the cursor would tell anything.
    func hasChanges(after cursor: ListingCursor) throws -> Bool {
        try read { connection in
            try check(cursor, connection)
            if case .snapshot = cursor.phase { return true }
            return try !journal(of: cursor, limit: 1, connection).isEmpty
        }
    }

    /// Makes all cursors of an account's files so far end in `reset`.
    func resetCursors(_ view: View) throws {
        try database.write { try $0.execute("UPDATE namespaces SET epoch = epoch + 1 WHERE number = ?", view.root) }
        changes.announceAll(in: view.root)
    }

    // MARK: -

    private func startCursor(
        _ reference: PathReference, _ options: ListingOptions, _ phase: ListingCursor.Phase, _ view: View,
        _ connection: Connection
    ) throws -> ListingCursor {
        let location = try Self.locate(reference, view, connection)
        if !location.isRoot {
            guard let folder = try Self.occupant(of: location, connection) else { throw LookupFailure.notFound }
            guard folder.kind == .folder else { throw LookupFailure.notFolder }
        }
        return ListingCursor(
            account: view.account, namespace: location.namespace, path: location.path,
            isRecursive: options.isRecursive, includesDeleted: options.includesDeleted, limit: options.limit,
            phase: phase, position: try Self.latestPosition(connection),
            epoch: try Self.epoch(location.namespace, connection))
    }

    private func check(_ cursor: ListingCursor, _ connection: Connection) throws {
        guard cursor.position <= (try Self.latestPosition(connection)) else { throw CursorFailure.invalid }
        guard cursor.epoch == (try Self.epoch(cursor.namespace, connection)) else { throw CursorFailure.reset }
        guard !cursor.path.isEmpty else { return }
        let query = "SELECT kind FROM entries WHERE namespace = ? AND path = ?"
        let kind = try connection.value(query, cursor.namespace, cursor.path, as: Int.self)
        switch kind.flatMap(Entry.Kind.init) {
        case .folder: return
        case .file: throw CursorFailure.lookup(.notFolder)
        case .deleted, nil: throw CursorFailure.lookup(.notFound)
        }
    }

    private func page(from cursor: ListingCursor, _ connection: Connection) throws -> Page {
        let limit = cursor.limit ?? limits.pageSize
        var cursor = cursor
        switch cursor.phase {
        case .snapshot(let mark):
            var entries = try snapshot(of: cursor, after: mark, limit: limit + 1, connection)
            if entries.count > limit {
                entries.removeLast()
                cursor.phase = .snapshot(after: entries.last?.path ?? mark)
                return Page(entries: entries, cursor: cursor, hasMore: true)
            }
            cursor.phase = .changes
            let hasMore = try !journal(of: cursor, limit: 1, connection).isEmpty
            return Page(entries: entries, cursor: cursor, hasMore: hasMore)
        case .changes:
            var entries = try journal(of: cursor, limit: limit + 1, connection)
            let hasMore = entries.count > limit
            if hasMore { entries.removeLast() }
            cursor.position =
                hasMore ? entries.last?.sequence ?? cursor.position : try Self.latestPosition(connection)
            return Page(entries: entries, cursor: cursor, hasMore: hasMore)
        }
    }

    private func snapshot(
        of cursor: ListingCursor, after mark: String, limit: Int, _ connection: Connection
    ) throws -> [Entry] {
        let deleted = cursor.includesDeleted ? "AND e.id <> ''" : "AND e.kind > 0"
        if cursor.isRecursive {
            let query = """
                SELECT \(Entry.columns) FROM \(Entry.source)
                WHERE e.namespace = ? AND e.path > ? AND e.path < ? \(deleted) ORDER BY e.path LIMIT ?
                """
            let start = mark.isEmpty ? cursor.path + "/" : mark
            return try connection.rows(query, cursor.namespace, start, cursor.path + "0", limit, make: Entry.init)
        }
        let query = """
            SELECT \(Entry.columns) FROM \(Entry.source)
            WHERE e.namespace = ? AND e.parent = ? AND e.path > ? \(deleted) ORDER BY e.path LIMIT ?
            """
        return try connection.rows(query, cursor.namespace, cursor.path, mark, limit, make: Entry.init)
    }

    /// Changes after the cursor, oldest first. What went together with its folder is left out: the folder's own entry says
    /// it all, and comes later.
    private func journal(of cursor: ListingCursor, limit: Int, _ connection: Connection) throws -> [Entry] {
        let scope = cursor.isRecursive ? "e.path > ?3 AND e.path < ?4" : "e.parent = ?3 AND ?4 IS NOT NULL"
        let query = """
            SELECT \(Entry.columns) FROM entries e INDEXED BY entries_in_order
            LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1
            WHERE e.namespace = ?1 AND e.sequence > ?2 AND \(scope)
                AND NOT (e.kind = 0 AND EXISTS (
                    SELECT 1 FROM entries p WHERE p.namespace = e.namespace AND p.path = e.parent AND p.kind = 0))
            ORDER BY e.sequence LIMIT ?5
            """
        let start = cursor.isRecursive ? cursor.path + "/" : cursor.path
        return try connection.rows(
            query, cursor.namespace, cursor.position, start, cursor.path + "0", limit, make: Entry.init)
    }

    private static func latestPosition(_ connection: Connection) throws -> Int64 {
        try connection.value("SELECT value FROM settings WHERE name = 'sequence'") ?? 0
    }

    private static func epoch(_ namespace: Int64, _ connection: Connection) throws -> Int64 {
        try connection.value("SELECT epoch FROM namespaces WHERE number = ?", namespace) ?? 0
    }
}
