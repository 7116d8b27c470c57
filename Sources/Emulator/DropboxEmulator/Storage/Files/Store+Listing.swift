import DropboxCore
import DropboxSQLite
import Foundation

/// Listing folders and their changes.
///
/// A listing returns a snapshot, page by page in the order of paths, and then the journal starting at the change where
/// the snapshot began. Changes made while a client reads the pages may be reported twice. The result is correct if the
/// client applies all entries in order.
///
/// All namespaces share one journal, so one position covers all namespaces that are mounted below the folder. After
/// each mount, the listing returns a snapshot of the mounted namespace.
extension Store {
    struct Page: Sendable {
        var entries: [Entry]
        var cursor: ListingCursor
        var hasMore: Bool
    }

    /// The options of a listing.
    struct ListingOptions: Sendable {
        var isRecursive = false
        var includesDeleted = false
        /// A Boolean value that indicates whether to include the content of mounted folders.
        var includesMounted = true
        var metadataOptions = MetadataOptions()
        /// A Boolean value that indicates whether the client asked for the metadata of photos, which listings no longer have.
        var asksForMediaInfo = false
        var limit: Int?
    }

    /// Returns the first page of a listing.
    ///
    /// - Parameters:
    ///   - reference: The folder.
    ///   - options: The options of the listing.
    ///   - pageSize: The maximum number of entries in this page, or `nil` for the limit that the client asked for.
    ///   - view: The view in which to resolve the folder.
    func list(
        _ reference: PathReference, _ options: ListingOptions, pageSize: Int? = nil, _ view: NamespaceView
    ) throws -> Page {
        try read { connection in
            let cursor = try makeCursor(reference, options, .snapshot(after: ""), view, connection)
            return try page(from: cursor, try ListingRange(cursor, connection), pageSize, connection)
        }
    }

    /// Returns a cursor for future changes only.
    func latestCursor(_ reference: PathReference, _ options: ListingOptions, _ view: NamespaceView) throws
        -> ListingCursor
    {
        try read { connection in
            let cursor = try makeCursor(reference, options, .changes, view, connection)
            _ = try ListingRange(cursor, connection)
            return cursor
        }
    }

    /// Returns the next page of a listing.
    func list(after cursor: ListingCursor, pageSize: Int? = nil, _ view: NamespaceView) throws -> Page {
        try read { connection in
            guard cursor.account == view.account, !view.isConfined || cursor.root == view.root,
                cursor.adminRights == nil || cursor.adminRights == view.adminRights
            else { throw CursorError.invalid }
            return try page(from: cursor, try range(of: cursor, connection), pageSize, connection)
        }
    }

    /// Returns whether a listing has more entries after the cursor.
    func hasChanges(after cursor: ListingCursor) throws -> Bool {
        try read { connection in
            let range = try range(of: cursor, connection)
            return try cursor.phase != .changes || !journal(of: range, cursor, limit: 1, connection).isEmpty
        }
    }

    /// Returns the changes that may affect a listing.
    func changeFilter(for cursor: ListingCursor) throws -> ChangeSignal.Filter {
        try read { connection in
            do {
                return try range(of: cursor, connection).changeFilter(for: cursor)
            } catch is CursorError {
                return ChangeSignal.Filter(account: cursor.account, folders: [])
            }
        }
    }

    /// Invalidates all existing cursors of an account. Using one fails with `reset`.
    func resetCursors(_ view: NamespaceView) throws {
        try transaction { connection in
            try connection.execute(
                "UPDATE namespaces SET epoch = epoch + 1 WHERE number = (SELECT home FROM accounts WHERE number = ?)",
                view.account)
        }
        changeSignal.notifyAll(for: view.account)
    }

    // MARK: -

    func makeCursor(
        _ reference: PathReference, _ options: ListingOptions, _ phase: ListingCursor.Phase, _ view: NamespaceView,
        _ connection: Connection
    ) throws -> ListingCursor {
        let location = try Self.locate(reference, view, connection)
        // A namespace that isn't mounted is listed from its own root.
        let mountPath = location.mountPoint?.path
        return ListingCursor(
            account: view.account, root: mountPath == nil ? location.namespace : view.root,
            path: (mountPath ?? "") + location.path, isRecursive: options.isRecursive,
            includesDeleted: options.includesDeleted, includesMounted: options.includesMounted,
            metadataOptions: options.metadataOptions, asksForMediaInfo: options.asksForMediaInfo,
            isUnmounted: mountPath == nil, limit: options.limit, phase: phase,
            position: try Self.latestPosition(connection), epoch: try Self.epoch(view.account, connection),
            adminRights: view.adminRights)
    }

    /// Returns whether a cursor refers to a folder or one of its descendants.
    func isInside(_ cursor: ListingCursor, _ folder: PathReference, _ view: NamespaceView) throws -> Bool {
        try read { connection in
            let start = try makeCursor(folder, ListingOptions(), .changes, view, connection)
            return cursor.root == start.root && (cursor.path + "/").isPath(below: start.path)
        }
    }

    private func range(of cursor: ListingCursor, _ connection: Connection) throws -> ListingRange {
        guard cursor.position <= (try Self.latestPosition(connection)) else { throw CursorError.invalid }
        guard cursor.epoch == (try Self.epoch(cursor.account, connection)),
            try !Self.isAbandoned(cursor.position, connection)
        else { throw CursorError.reset }
        let range: ListingRange
        do {
            range = try ListingRange(cursor, connection)
        } catch let failure as LookupError {
            throw CursorError.lookup(failure)
        }
        // The folder is in a namespace that was mounted after the cursor's position, so the client's state is outdated.
        guard range.parts[0].startSequence <= cursor.position else { throw CursorError.reset }
        return range
    }

    private func page(
        from cursor: ListingCursor, _ range: ListingRange, _ pageSize: Int?, _ connection: Connection
    ) throws -> Page {
        let limit = min(cursor.limit ?? limits.pageSize, pageSize ?? .max)
        var page = Page(entries: [], cursor: cursor, hasMore: true)
        while page.hasMore, page.entries.count < limit {
            let isSnapshot = page.cursor.phase != .changes
            try advance(&page, range, by: limit - page.entries.count, connection)
            // A page ends with the folder's snapshot. After the snapshot of a mount, it continues with changes.
            if isSnapshot, case .snapshot = cursor.phase { break }
        }
        if page.hasMore, page.cursor.phase == .changes {
            page.hasMore = try !journal(of: range, page.cursor, limit: 1, connection).isEmpty
        }
        let mounts = cursor.isUnmounted ? range.mounts.unmounted : range.mounts
        page.entries = page.entries.filter(range.canAccess).map { $0.resolved(in: mounts) }
        return page
    }

    /// Appends at most `room` entries to a page.
    private func advance(
        _ page: inout Page, _ range: ListingRange, by count: Int, _ connection: Connection
    ) throws {
        switch page.cursor.phase {
        case .snapshot(let lastPath):
            let entries = try snapshot(of: range, page.cursor, after: lastPath, limit: count + 1, connection)
            page.entries += entries.prefix(count).filter(range.isVisible)
            page.cursor.phase =
                entries.count > count ? .snapshot(after: entries[count - 1].pathInView ?? lastPath) : .changes
        case .mountSnapshot(let path, let lastPath):
            var cursor = page.cursor
            cursor.path = path
            // The namespace was unmounted or mounted again. The journal contains that change.
            guard let point = range.mounts.mountPoint(at: path), point.sequence == cursor.position else {
                page.cursor.phase = .changes
                return
            }
            let inner = try ListingRange(cursor, connection)
            let entries = try snapshot(of: inner, cursor, after: lastPath, limit: count + 1, connection)
            page.entries += entries.prefix(count).filter(inner.isVisible)
            page.cursor.phase =
                entries.count > count
                ? .mountSnapshot(path, after: entries[count - 1].pathInView ?? lastPath) : .changes
        case .changes:
            let changes = try journal(of: range, page.cursor, limit: count + 1, connection)
            let followsMounts = page.cursor.isRecursive && page.cursor.includesMounted
            let mount = changes.prefix(count).firstIndex {
                followsMounts && $0.entry.mountedNamespace != nil && range.canAccess($0.entry)
            }
            if let mount, let path = changes[mount].entry.pathInView {
                page.entries += changes[...mount].flatMap(\.reportedEntries)
                page.cursor.position = changes[mount].sequence
                page.cursor.phase = .mountSnapshot(path, after: path)
            } else if changes.count > count, count > 0 {
                page.entries += changes.prefix(count).flatMap(\.reportedEntries)
                page.cursor.position = changes[count - 1].sequence
            } else {
                page.entries += changes.flatMap(\.reportedEntries)
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

/// Snapshots: the entries in all namespaces of a listing.
extension Store {
    /// Returns at most `limit` entries after a path, in the order of paths.
    func snapshot(
        of range: ListingRange, _ cursor: ListingCursor, after lastPath: String, limit: Int, _ connection: Connection
    ) throws -> [Entry] {
        var entries: [Entry] = []
        if lastPath.isEmpty, cursor.isRecursive, let location = range.entry {
            // A recursive listing includes the listed folder itself.
            entries += [try Self.occupant(of: location, connection)].compactMap { $0 }
        }
        for part in range.parts {
            if !lastPath.isEmpty, !lastPath.precedesInDatabaseOrder(part.path + "0") { continue }
            if entries.count >= limit, let last = entries.last?.pathInView,
                last.precedesInDatabaseOrder(part.path + "/")
            {
                continue
            }
            let isInProgress = lastPath.isPath(below: part.path)
            let start = isInProgress ? String(lastPath.dropFirst(part.mountPath.count)) : part.folder + "/"
            let rows = try self.rows(of: part, cursor, after: start, limit: limit, connection)
                .map { $0.resolved(in: range.mounts) }
            entries = entries.isEmpty ? rows : Self.merge(entries, rows, limit: limit)
        }
        return entries
    }

    private func rows(
        of part: ListingRange.Part, _ cursor: ListingCursor, after start: String, limit: Int, _ connection: Connection
    ) throws -> [Entry] {
        let deleted = cursor.includesDeleted ? "AND e.id <> ''" : "AND e.kind > 0"
        if cursor.isRecursive {
            let query = """
                SELECT \(Entry.columns) FROM \(Entry.source)
                WHERE e.namespace = ? AND e.path > ? AND e.path < ? \(deleted) ORDER BY e.path LIMIT ?
                """
            return try connection.rows(query, part.namespace, start, part.folder + "0", limit, make: Entry.init)
        }
        let query = """
            SELECT \(Entry.columns) FROM \(Entry.source)
            WHERE e.namespace = ? AND e.parent = ? AND e.path > ? \(deleted) ORDER BY e.path LIMIT ?
            """
        return try connection.rows(query, part.namespace, part.folder, start, limit, make: Entry.init)
    }

    private static func merge(_ left: [Entry], _ right: [Entry], limit: Int) -> [Entry] {
        let all = (left + right).map { (path: $0.pathInView ?? "", entry: $0) }
        return all.sorted { $0.path.precedesInDatabaseOrder($1.path) }.prefix(limit).map(\.entry)
    }
}

/// The journal: the changes in all namespaces of a listing.
extension Store {
    /// A change to report to a client.
    struct Change {
        var entry: Entry
        /// The number of the change.
        var sequence: Int64

        init(_ entry: Entry) {
            self.entry = entry
            sequence = entry.sequence
        }

        /// Creates the change that removed a folder or mount from the path of an entry that was created later.
        init(endOfFolderAt entry: Entry) {
            self.entry = entry
            self.entry.kind = .deleted
            self.entry.mountedNamespace = nil
            sequence = entry.endOfFolder ?? entry.sequence
        }

        /// The entries to report. A folder that replaced a mount is preceded by a deletion, so the client discards the
        /// old content.
        var reportedEntries: [Entry] {
            guard entry.kind == .folder, entry.endOfFolder == entry.sequence else { return [entry] }
            return [Change(endOfFolderAt: entry).entry, entry]
        }
    }

    /// Returns at most `limit` changes after the cursor, oldest first.
    ///
    /// Changes in a namespace before it was mounted are not included. The listing returns its content after the mount
    /// instead.
    func journal(
        of range: ListingRange, _ cursor: ListingCursor, limit: Int, _ connection: Connection
    ) throws -> [Change] {
        let pathCondition = cursor.isRecursive ? "e.path > ?3 AND e.path < ?4" : "e.parent = ?3 AND ?4 IS NOT NULL"
        // Skip entries that were deleted with their folder or before it. The end of the folder covers them. It isn't earlier
        // than theirs, and `ended` reports it even if the path was used again, for whatever, and is free again.
        let changed = """
            SELECT \(Entry.columns) FROM entries e INDEXED BY entries_in_order
            LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1
            WHERE e.namespace = ?1 AND e.sequence > ?2 AND \(pathCondition)
                AND NOT (e.kind = 0 AND EXISTS (
                    SELECT 1 FROM entries p WHERE p.namespace = e.namespace AND p.path = e.parent AND p.kind = 0))
            ORDER BY e.sequence LIMIT ?5
            """
        let ended = """
            SELECT \(Entry.columns) FROM entries e INDEXED BY entries_by_end_of_mount
            LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1
            WHERE e.namespace = ?1 AND e.unmounted > ?2 AND \(pathCondition) AND e.sequence > e.unmounted
            ORDER BY e.unmounted LIMIT ?5
            """
        var changes: [Change] = []
        for part in range.parts {
            let start = cursor.isRecursive ? part.folder + "/" : part.folder
            let position = max(cursor.position, part.startSequence)
            func rows(_ query: String) throws -> [Entry] {
                try connection.rows(query, part.namespace, position, start, part.folder + "0", limit) { row in
                    Entry(row).resolved(in: range.mounts)
                }
            }
            changes += try rows(changed).map { Change($0) }
            changes += try rows(ended).map { Change(endOfFolderAt: $0) }
        }
        return Array(changes.sorted { $0.sequence < $1.sequence }.prefix(limit))
    }
}
