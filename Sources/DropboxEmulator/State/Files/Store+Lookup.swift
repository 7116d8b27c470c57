import Foundation
import SQLite

/// Finding what a path leads to.
extension Store {
    /// What a path leads to; the root is `.notFound` here, since it has no entry.
    ///
    /// - Parameter includesDeleted: whether to answer also with what used to be there.
    func entry(
        at reference: PathReference, _ view: View, includesDeleted: Bool = false
    ) throws -> Entry {
        try read { connection in
            try Self.entry(at: reference, view, includesDeleted: includesDeleted, connection)
        }
    }

    /// A file and its content; `rev:` paths lead to old revisions.
    func file(at reference: PathReference, _ view: View) throws -> (entry: Entry, content: Content) {
        try read { connection in
            let entry = try Self.entry(at: reference, view, connection)
            guard let file = entry.file else { throw LookupFailure.notFile }
            return (entry, try Self.content(file.contentHash, connection))
        }
    }

    static func entry(
        at reference: PathReference, _ view: View, includesDeleted: Bool = false, _ connection: Connection
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
    static func locate(_ reference: PathReference, _ view: View, _ connection: Connection) throws -> Location {
        switch reference {
        case .path(let names):
            return Location(namespace: view.root, names: names)
        case .namespace(let number, let names):
            guard number == view.root else { throw LookupFailure.notFound }
            return Location(namespace: number, names: names)
        case .id(let id, let names):
            let query = "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.id = ? AND e.kind > 0"
            guard let found = try connection.first(query, id, make: Entry.init), found.namespace == view.root else {
                throw LookupFailure.notFound
            }
            return Location(namespace: found.namespace, names: found.names + names)
        case .revision:
            throw LookupFailure.malformedPath("")
        }
    }

    /// The row of a place, also if it only remembers what was there.
    static func entry(at location: Location, _ connection: Connection) throws -> Entry? {
        let query = "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.path = ?"
        return try connection.first(query, location.namespace, location.path, make: Entry.init)
    }

    /// What exists at a place.
    static func occupant(of location: Location, _ connection: Connection) throws -> Entry? {
        try entry(at: location, connection).flatMap { $0.kind == .deleted ? nil : $0 }
    }

    /// Everything that exists below a folder, folders before what is in them; at most `limit` entries.
    static func descendants(
        of location: Location, limit: Int = .max, _ connection: Connection
    ) throws -> [Entry] {
        let query = """
            SELECT \(Entry.columns) FROM \(Entry.source)
            WHERE e.namespace = ? AND e.path > ? AND e.path < ? AND e.kind > 0 ORDER BY e.path LIMIT ?
            """
        let path = location.path
        return try connection.rows(query, location.namespace, path + "/", path + "0", limit, make: Entry.init)
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
    private static func revision(_ rev: String, _ view: View, _ connection: Connection) throws -> Entry {
        let query = """
            SELECT \(Entry.columns) FROM revisions r JOIN entries e ON e.namespace = r.namespace AND e.path = r.path
            WHERE r.rev = ? AND r.namespace = ?
            """
        let found = try connection.first(query, rev, view.root) { row in
            var entry = Entry(row)
            entry.kind = .file
            return entry
        }
        guard var entry = found else { throw LookupFailure.notFound }
        entry.id = try connection.value("SELECT id FROM revisions WHERE rev = ?", rev) ?? entry.id
        return entry
    }
}

extension Entry {
    /// The names from the root of the namespace on, as they are shown.
    var names: [String] { display.split(separator: "/").map(String.init) }

    var location: Location { Location(namespace: namespace, names: names) }
}
