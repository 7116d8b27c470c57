import Foundation
import DropboxSQLite

/// Finding what a path leads to.
extension Store {
    /// What a path leads to; the root is `.notFound` here, since it has no entry.
    ///
    /// - Parameter includesDeleted: whether to answer also with what used to be there.
    func entry(
        at reference: PathReference, _ view: NamespaceView, includesDeleted: Bool = false
    ) throws -> Entry {
        try read { connection in
            try Self.entry(at: reference, view, includesDeleted: includesDeleted, connection)
        }
    }

    /// A file and its content; `rev:` paths lead to old revisions.
    func file(at reference: PathReference, _ view: NamespaceView) throws -> (entry: Entry, content: Content) {
        try read { connection in
            let entry = try Self.entry(at: reference, view, connection)
            guard let file = entry.file else { throw LookupFailure.notFile }
            return (entry, try Self.content(file.contentHash, connection))
        }
    }

    static func entry(
        at reference: PathReference, _ view: NamespaceView, includesDeleted: Bool = false, _ connection: Connection
    ) throws -> Entry {
        if case .revision(let rev) = reference { return try revision(rev, view, connection) }
        let location = try locate(reference, view, connection)
        let found = try entry(at: location, connection)
        guard let found, found.kind != .deleted || (includesDeleted && !found.id.isEmpty) else {
            throw LookupFailure.notFound
        }
        return found
    }

    /// The place that a path names. Only what stands before the names must exist.
    static func locate(_ reference: PathReference, _ view: NamespaceView, _ connection: Connection) throws -> Location {
        let mounts = try mounts(of: view, connection)
        switch reference {
        case .path(let names):
            return mounts.resolve(names)
        case .namespace(let number, let names):
            return try locate(names, in: number, mounts, connection)
        case .id(let id, let names):
            let query =
                "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.id = ? AND e.kind > 0 AND e.mounted IS NULL"
            if let found = try connection.first(query, id, make: Entry.init) {
                return try locate(found.names + names, in: found.namespace, mounts, connection)
            }
            let folder = try connection.value("SELECT number FROM namespaces WHERE folder = ?", id, as: Int64.self)
            guard let folder else { throw LookupFailure.notFound }
            return try locate(names, in: folder, mounts, connection)
        case .revision:
            throw LookupFailure.malformedPath
        }
    }

    /// A place in a namespace that the caller need not see from the root, but has access to.
    static func locate(
        _ names: [String], in namespace: Int64, _ mounts: MountTable, _ connection: Connection
    ) throws -> Location {
        if let point = mounts[namespace], let display = point.display {
            return mounts.resolve(display.split(separator: "/").map(String.init) + names)
        }
        guard !mounts.view.isConfined else { throw LookupFailure.notFound }
        let inner = try self.mounts(of: mounts.view.rooted(in: namespace), connection)
        var location = inner.resolve(names)
        location.mounts = mounts.adding(unmounted: inner.all)
        return location
    }

    /// The row of a place, also if it only remembers what was there.
    static func entry(at location: Location, _ connection: Connection) throws -> Entry? {
        if location.isRoot { return try folder(of: location, connection) }
        let query = "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.path = ?"
        return try connection.first(query, location.namespace, location.path, make: Entry.init)?
            .seen(through: location.mounts)
    }

    /// The folder that a whole namespace is, where it is not seen mounted; a home has none.
    private static func folder(of root: Location, _ connection: Connection) throws -> Entry? {
        let query = """
            SELECT number, '', NULL, name, '', \(Entry.Kind.folder.rawValue), folder, NULL, 0,
                NULL, NULL, NULL, NULL, NULL, NULL, number, NULL
            FROM namespaces WHERE number = ? AND folder IS NOT NULL
            """
        return try connection.first(query, root.namespace, make: Entry.init)?.seen(through: root.mounts)
    }

    /// What exists at a place.
    static func occupant(of location: Location, _ connection: Connection) throws -> Entry? {
        try entry(at: location, connection).flatMap { $0.kind == .deleted ? nil : $0 }
    }

    /// Everything that exists below a folder in its namespace, folders before what is in them; at most `limit` entries.
    static func descendants(
        of location: Location, limit: Int = .max, _ connection: Connection
    ) throws -> [Entry] {
        let query = """
            SELECT \(Entry.columns) FROM \(Entry.source)
            WHERE e.namespace = ? AND e.path > ? AND e.path < ? AND e.kind > 0 ORDER BY e.path LIMIT ?
            """
        let path = location.path
        return try connection.rows(query, location.namespace, path + "/", path + "0", limit) { row in
            Entry(row).seen(through: location.mounts)
        }
    }

    /// The blocks of a content.
    static func content(_ hash: BlockHash, _ connection: Connection) throws -> Content {
        let query = "SELECT block, length FROM content_blocks WHERE content = ? ORDER BY position"
        return Content(
            blocks: try connection.rows(query, hash.bytes) { row in
                Block(hash: BlockHash(bytes: row[0] ?? Data()), length: row[1] ?? 0)
            })
    }

    /// A revision, as the entry that it was.
    private static func revision(_ rev: String, _ view: NamespaceView, _ connection: Connection) throws -> Entry {
        let query = """
            SELECT \(Entry.columns) FROM revisions r JOIN entries e ON e.namespace = r.namespace AND e.path = r.path
            WHERE r.rev = ?
            """
        let found = try connection.first(query, rev) { row in
            var entry = Entry(row)
            entry.kind = .file
            return entry
        }
        guard var entry = found else { throw LookupFailure.notFound }
        let mounts = try mounts(of: view, connection)
        // Refuses what is in a namespace that the caller has no access to.
        entry.mounts = try locate([], in: entry.namespace, mounts, connection).mounts
        entry.id = try connection.value("SELECT id FROM revisions WHERE rev = ?", rev) ?? entry.id
        return entry
    }
}

extension Entry {
    /// Where it is.
    ///
    /// - Throws: `LookupFailure.notFound` for an entry that was not found through a caller's view.
    var location: Location {
        get throws(LookupFailure) {
            guard let mounts else { throw .notFound }
            return Location(namespace: namespace, names: names, mounts: mounts)
        }
    }
}
