import DropboxSQLite

/// What is in a folder, path by path, over all namespaces that it covers.
extension Store {
    /// At most `limit` entries after a path, in the order of their paths.
    func snapshot(
        of scope: ListingScope, _ cursor: ListingCursor, after mark: String, limit: Int, _ connection: Connection
    ) throws -> [Entry] {
        var found: [Entry] = []
        if mark.isEmpty, cursor.isRecursive, let location = scope.entry {
            // A recursive listing tells of its own folder too.
            found += [try Self.occupant(of: location, connection)].compactMap { $0 }
        }
        for part in scope.parts {
            if !mark.isEmpty, !mark.precedesBytewise(part.path + "0") { continue }
            if found.count >= limit, let last = found.last?.seenPath, last.precedesBytewise(part.path + "/") {
                continue
            }
            let isInProgress = mark.hasPrefix(part.path + "/")
            let start = isInProgress ? String(mark.dropFirst(part.prefix.count)) : part.folder + "/"
            let rows = try self.rows(of: part, cursor, after: start, limit: limit, connection)
                .map { $0.seen(through: scope.mounts) }
            found = found.isEmpty ? rows : Self.merge(found, rows, limit: limit)
        }
        return found
    }

    private func rows(
        of part: ListingScope.Part, _ cursor: ListingCursor, after start: String, limit: Int, _ connection: Connection
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
        let all = (left + right).map { (path: $0.seenPath ?? "", entry: $0) }
        return all.sorted { $0.path.precedesBytewise($1.path) }.prefix(limit).map(\.entry)
    }
}
