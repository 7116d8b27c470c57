import Foundation
import DropboxSQLite

/// Listing folders, and what changed in them since.
///
/// A listing first tells a snapshot, path by path, page by page, and then the journal from the moment on at which the
/// snapshot began. What changes while the pages are read is told twice at worst: a client that applies all entries in
/// order ends with what is there. All namespaces share one journal, so one position is enough for all that are mounted
/// below the folder. Where one is mounted, its content is told as a snapshot of its own, right after the mount.
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
        /// Whether to tell also what is in mounted folders below.
        var includesMounted = true
        var wishes = MetadataOptions()
        var limit: Int?
    }

    /// The first page of a folder.
    ///
    /// - Parameter pageSize: entries of this page at most; nil for as many as the client wants.
    func list(
        _ reference: PathReference, _ options: ListingOptions, pageSize: Int? = nil, _ view: NamespaceView
    ) throws -> Page {
        try read { connection in
            let cursor = try startCursor(reference, options, .snapshot(after: ""), view, connection)
            return try page(from: cursor, try ListingScope(cursor, connection), pageSize, connection)
        }
    }

    /// A cursor that stands at the end: what comes after it is what changes from now on.
    func latestCursor(_ reference: PathReference, _ options: ListingOptions, _ view: NamespaceView) throws
        -> ListingCursor
    {
        try read { connection in
            let cursor = try startCursor(reference, options, .changes, view, connection)
            _ = try ListingScope(cursor, connection)
            return cursor
        }
    }

    /// The next page.
    func list(after cursor: ListingCursor, pageSize: Int? = nil, _ view: NamespaceView) throws -> Page {
        try read { connection in
            guard cursor.account == view.account, !view.isConfined || cursor.root == view.root,
                cursor.adminRights == nil || cursor.adminRights == view.adminRights
            else { throw CursorFailure.invalid }
            return try page(from: cursor, try scope(of: cursor, connection), pageSize, connection)
        }
    }

    /// Whether a listing after the cursor would tell anything.
    func hasChanges(after cursor: ListingCursor) throws -> Bool {
        try read { connection in
            let scope = try scope(of: cursor, connection)
            return try cursor.phase != .changes || !journal(of: scope, cursor, limit: 1, connection).isEmpty
        }
    }

    /// Which changes may concern a cursor, for whoever waits for them.
    func signals(for cursor: ListingCursor) throws -> ChangeSignal.Scope {
        try read { connection in
            do {
                return try scope(of: cursor, connection).signals(for: cursor)
            } catch is CursorFailure {
                return ChangeSignal.Scope(account: cursor.account, places: [])
            }
        }
    }

    /// Makes all cursors of an account so far end in `reset`.
    func resetCursors(_ view: NamespaceView) throws {
        try database.write { connection in
            try connection.execute(
                "UPDATE namespaces SET epoch = epoch + 1 WHERE number = (SELECT home FROM accounts WHERE number = ?)",
                view.account)
        }
        changes.announceAll(for: view.account)
    }

    // MARK: -

    func startCursor(
        _ reference: PathReference, _ options: ListingOptions, _ phase: ListingCursor.Phase, _ view: NamespaceView,
        _ connection: Connection
    ) throws -> ListingCursor {
        let location = try Self.locate(reference, view, connection)
        // What is not mounted is listed from the root of its own namespace.
        let prefix = location.point?.path
        return ListingCursor(
            account: view.account, root: prefix == nil ? location.namespace : view.root,
            path: (prefix ?? "") + location.path, isRecursive: options.isRecursive,
            includesDeleted: options.includesDeleted, includesMounted: options.includesMounted,
            wishes: options.wishes, isUnmounted: prefix == nil, limit: options.limit, phase: phase,
            position: try Self.latestPosition(connection), epoch: try Self.epoch(view.account, connection),
            adminRights: view.adminRights)
    }

    /// Whether a cursor is of a folder, or of one below it.
    func isInside(_ cursor: ListingCursor, _ folder: PathReference, _ view: NamespaceView) throws -> Bool {
        try read { connection in
            let start = try startCursor(folder, ListingOptions(), .changes, view, connection)
            return cursor.root == start.root && (cursor.path + "/").hasPrefix(start.path + "/")
        }
    }

    private func scope(of cursor: ListingCursor, _ connection: Connection) throws -> ListingScope {
        guard cursor.position <= (try Self.latestPosition(connection)) else { throw CursorFailure.invalid }
        guard cursor.epoch == (try Self.epoch(cursor.account, connection)) else { throw CursorFailure.reset }
        let scope: ListingScope
        do {
            scope = try ListingScope(cursor, connection)
        } catch let failure as LookupFailure {
            throw CursorFailure.lookup(failure)
        }
        // Another namespace stands where the folder was, or the same one again: nothing that is known still holds.
        guard scope.parts[0].since <= cursor.position else { throw CursorFailure.reset }
        return scope
    }

    private func page(
        from cursor: ListingCursor, _ scope: ListingScope, _ pageSize: Int?, _ connection: Connection
    ) throws -> Page {
        let limit = min(cursor.limit ?? limits.pageSize, pageSize ?? .max)
        var page = Page(entries: [], cursor: cursor, hasMore: true)
        while page.hasMore, page.entries.count < limit {
            let isSnapshot = page.cursor.phase != .changes
            try advance(&page, scope, by: limit - page.entries.count, connection)
            // The snapshot of the folder ends a page; that of a mount goes on with the changes after it.
            if isSnapshot, case .snapshot = cursor.phase { break }
        }
        if page.hasMore, page.cursor.phase == .changes {
            page.hasMore = try !journal(of: scope, page.cursor, limit: 1, connection).isEmpty
        }
        let shown = cursor.isUnmounted ? scope.mounts.unmounted : scope.mounts
        page.entries = page.entries.filter(scope.reaches).map { $0.seen(through: shown) }
        return page
    }

    /// Adds what comes next, at most `room` entries.
    private func advance(
        _ page: inout Page, _ scope: ListingScope, by room: Int, _ connection: Connection
    ) throws {
        switch page.cursor.phase {
        case .snapshot(let mark):
            let entries = try snapshot(of: scope, page.cursor, after: mark, limit: room + 1, connection)
            page.entries += entries.prefix(room).filter(scope.isUncovered)
            page.cursor.phase = entries.count > room ? .snapshot(after: entries[room - 1].seenPath ?? mark) : .changes
        case .mounted(let path, let mark):
            var cursor = page.cursor
            cursor.path = path
            // Unmounted again meanwhile: the journal tells.
            guard let point = scope.mounts.mounted(at: path), point.sequence == cursor.position else {
                page.cursor.phase = .changes
                return
            }
            let inner = try ListingScope(cursor, connection)
            let entries = try snapshot(of: inner, cursor, after: mark, limit: room + 1, connection)
            page.entries += entries.prefix(room).filter(inner.isUncovered)
            page.cursor.phase =
                entries.count > room ? .mounted(path, after: entries[room - 1].seenPath ?? mark) : .changes
        case .changes:
            let changes = try journal(of: scope, page.cursor, limit: room + 1, connection)
            let followsMounts = page.cursor.isRecursive && page.cursor.includesMounted
            let mount = changes.prefix(room).firstIndex {
                followsMounts && $0.entry.mounted != nil && scope.reaches($0.entry)
            }
            if let mount, let path = changes[mount].entry.seenPath {
                page.entries += changes[...mount].flatMap(\.told)
                page.cursor.position = changes[mount].sequence
                page.cursor.phase = .mounted(path, after: path)
            } else if changes.count > room, room > 0 {
                page.entries += changes.prefix(room).flatMap(\.told)
                page.cursor.position = changes[room - 1].sequence
            } else {
                page.entries += changes.flatMap(\.told)
                page.cursor.position = try Self.latestPosition(connection)
                page.hasMore = false
            }
        }
    }

    private static func latestPosition(_ connection: Connection) throws -> Int64 {
        try connection.value("SELECT value FROM settings WHERE name = 'sequence'") ?? 0
    }

    private static func epoch(_ account: Int64, _ connection: Connection) throws -> Int64 {
        let query = "SELECT n.epoch FROM accounts a JOIN namespaces n ON n.number = a.home WHERE a.number = ?"
        return try connection.value(query, account) ?? 0
    }
}
