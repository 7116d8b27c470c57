import DropboxCore
import DropboxSQLite
import Foundation

/// Resolving paths.
extension Store {
    /// Returns the entry at a path. The root has no entry, so the result is `.notFound`.
    ///
    /// - Parameters:
    ///   - reference: The path or ID.
    ///   - view: The view in which to resolve it.
    ///   - includesDeleted: Whether to return deleted entries, too.
    func entry(
        at reference: PathReference, _ view: NamespaceView, includesDeleted: Bool = false
    ) throws -> Entry {
        try read { connection in
            try Self.entry(at: reference, view, includesDeleted: includesDeleted, connection)
        }
    }

    /// Returns the entry at a path that a client wrote, with its metadata.
    func metadata(at path: String, _ view: NamespaceView, includesDeleted: Bool) throws -> IndexedMetadata {
        let key = StoreIndex.MetadataKey(path: path, view: view, includesDeleted: includesDeleted)
        let found = try index.metadata.value(of: key, in: database) { connection in
            let reference = try PathReference.forLookup(path)
            return IndexedMetadata(
                try Self.entry(at: reference, view, includesDeleted: includesDeleted, connection))
        }
        guard let found else { throw LookupError.notFound }
        return found
    }

    /// Returns a file and its content. A `rev:` path refers to an old revision.
    func file(at reference: PathReference, _ view: NamespaceView) throws -> (entry: Entry, content: Content) {
        try read { connection in
            let entry = try Self.entry(at: reference, view, connection)
            guard let file = entry.file else { throw LookupError.notFile }
            return (entry, try Self.content(file.contentHash, connection))
        }
    }

    static func entry(
        at reference: PathReference, _ view: NamespaceView, includesDeleted: Bool = false, _ connection: Connection
    ) throws -> Entry {
        if case .revision(let rev) = reference { return try revision(rev, view, connection) }
        let location = try locate(reference, view, connection)
        let result = try entry(at: location, connection)
        guard let result, result.kind != .deleted || (includesDeleted && !result.id.isEmpty) else {
            throw LookupError.notFound
        }
        return result
    }

    /// Returns the location of a path. Only the ID or namespace before the path components must exist.
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
            if let result = try connection.first(query, id, make: Entry.init) {
                return try locate(result.names + names, in: result.namespace, mounts, connection)
            }
            let folder = try connection.value("SELECT number FROM namespaces WHERE folder = ?", id, as: Int64.self)
            guard let folder else { throw LookupError.notFound }
            return try locate(names, in: folder, mounts, connection)
        case .revision:
            throw LookupError.malformedPath
        }
    }

    /// Returns a location in a namespace that is accessible but possibly not mounted.
    static func locate(
        _ names: [String], in namespace: Int64, _ mounts: MountTable, _ connection: Connection
    ) throws -> Location {
        if let point = mounts[namespace], let display = point.displayPath {
            return mounts.resolve(display.pathNames + names)
        }
        guard !mounts.view.isConfined else { throw LookupError.notFound }
        let inner = try self.mounts(of: mounts.view.withRoot(namespace), connection)
        var location = inner.resolve(names)
        location.mounts = mounts.adding(unmounted: inner.allMountPoints)
        return location
    }

    /// Returns the entry at a location, also if it is deleted.
    static func entry(at location: Location, _ connection: Connection) throws -> Entry? {
        if location.isRoot { return try folder(of: location, connection) }
        let query = "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.path = ?"
        return try connection.first(query, location.namespace, location.path, make: Entry.init)?
            .resolved(in: location.mounts)
    }

    /// Returns an entry for the root folder of a namespace that isn't mounted, or `nil` for a home.
    private static func folder(of root: Location, _ connection: Connection) throws -> Entry? {
        let query = """
            SELECT number, '', NULL, name, '', \(Entry.Kind.folder.rawValue), folder, NULL, 0,
                NULL, NULL, NULL, NULL, NULL, NULL, number, NULL, NULL
            FROM namespaces WHERE number = ? AND folder IS NOT NULL
            """
        return try connection.first(query, root.namespace, make: Entry.init)?.resolved(in: root.mounts)
    }

    /// Returns the existing entry at a location.
    static func occupant(of location: Location, _ connection: Connection) throws -> Entry? {
        try entry(at: location, connection).flatMap { $0.kind == .deleted ? nil : $0 }
    }

    /// Returns at most `limit` existing descendants of a folder in its namespace. Folders precede their content.
    static func descendants(
        of location: Location, limit: Int = .max, _ connection: Connection
    ) throws -> [Entry] {
        let query = """
            SELECT \(Entry.columns) FROM \(Entry.source)
            WHERE e.namespace = ? AND e.path > ? AND e.path < ? AND e.kind > 0 ORDER BY e.path LIMIT ?
            """
        let path = location.path
        return try connection.rows(query, location.namespace, path + "/", path + "0", limit) { row in
            Entry(row).resolved(in: location.mounts)
        }
    }

    /// Returns the content with the given hash.
    static func content(_ hash: BlockHash, _ connection: Connection) throws -> Content {
        let query = "SELECT block, length FROM content_blocks WHERE content = ? ORDER BY position"
        return Content(
            blocks: try connection.rows(query, hash.bytes) { row in
                Block(hash: BlockHash(bytes: row[0] ?? Data()), length: row[1] ?? 0)
            })
    }

    /// Returns a revision as the entry of that time.
    private static func revision(_ rev: String, _ view: NamespaceView, _ connection: Connection) throws -> Entry {
        let query = """
            SELECT \(Entry.columns) FROM revisions r JOIN entries e ON e.namespace = r.namespace AND e.path = r.path
            WHERE r.rev = ?
            """
        let result = try connection.first(query, rev) { row in
            var entry = Entry(row)
            entry.kind = .file
            return entry
        }
        guard var entry = result else { throw LookupError.notFound }
        let mounts = try mounts(of: view, connection)
        // Throws if the caller has no access to the namespace.
        entry.mounts = try locate([], in: entry.namespace, mounts, connection).mounts
        // The path can have another file since.
        entry.id = try connection.value("SELECT id FROM revisions WHERE rev = ?", rev) ?? entry.id
        entry.details.lock = try lock(of: entry.id, connection)
        return entry
    }
}

extension Entry {
    /// The location of the entry.
    ///
    /// - Throws: `LookupError.notFound` if the entry wasn't resolved in a view.
    var location: Location {
        get throws(LookupError) {
            guard let mounts else { throw .notFound }
            return Location(namespace: namespace, names: names, mounts: mounts)
        }
    }
}

/// Archives.
extension Store {
    enum ArchiveError: Error, Sendable, Hashable {
        case tooLarge
        case tooManyFiles
    }

    /// Returns a folder and the items of its archive, starting with the folder itself.
    func archive(of reference: PathReference, _ view: NamespaceView) throws -> (folder: Entry, items: [ZipReader.Item])
    {
        try read { connection in
            let folder = try Self.entry(at: reference, view, connection)
            guard folder.kind == .folder else { throw LookupError.notFolder }
            let limit = limits.maximumArchiveEntries - 1
            let below = try Self.descendants(of: folder.location, limit: limit, connection)
            guard below.count < limit else { throw ArchiveError.tooManyFiles }
            let sizes = below.compactMap(\.file?.size)
            guard sizes.allSatisfy({ $0 < limits.maximumArchivedFileSize }),
                sizes.reduce(0, +) < limits.maximumArchiveSize
            else { throw ArchiveError.tooLarge }
            let depth = folder.names.count
            let items = below.map { entry in
                let names = [folder.name] + entry.names.dropFirst(depth)
                return ZipReader.Item(path: names.joined(separator: "/"), file: entry.file)
            }
            return (folder, [ZipReader.Item(path: folder.name)] + items)
        }
    }
}
