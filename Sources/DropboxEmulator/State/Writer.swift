import Foundation
import DropboxSQLite

/// A transaction that changes entries: it numbers the changes and gathers them for whoever waits.
final class Writer {
    let connection: Connection
    let store: Store
    private(set) var changed: [ChangedPath] = []
    /// Blocks that lost a reference. They are looked at after the commit: a block that went first would be missed if the
    /// transaction were undone.
    private(set) var released: [BlockHash] = []
    private var sequence: Int64

    init(_ connection: Connection, store: Store) throws {
        self.connection = connection
        self.store = store
        sequence = try connection.value("SELECT value FROM settings WHERE name = 'sequence'") ?? 0
    }

    func finish() throws {
        guard !changed.isEmpty else { return }
        try connection.execute("UPDATE settings SET value = ? WHERE name = 'sequence'", sequence)
    }

    /// Does one of several things; a failure of the given kind undoes that one only.
    func attempt<Success, Failure: Error>(_ body: () throws -> Success) throws -> Result<Success, Failure> {
        do {
            return .success(try connection.transaction(body))
        } catch let failure as Failure {
            return .failure(failure)
        }
    }

    /// Remembers blocks that may be unused now.
    func release(_ blocks: [BlockHash]) { released += blocks }

    /// Writes what is at a place now, as the newest change.
    ///
    /// - Parameter mounted: the namespace whose root the folder is; nil for a folder like others.
    func put(
        _ location: Location, _ kind: Entry.Kind, id: String, revision: Int64? = nil, mounted: Int64? = nil
    ) throws {
        sequence += 1
        let path = location.path
        changed.append(ChangedPath(namespace: location.namespace, path: path))
        try connection.execute(
            """
            INSERT INTO entries (namespace, path, parent, name, display, kind, id, revision, sequence, mounted)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (namespace, path) DO UPDATE SET name = excluded.name, display = excluded.display,
                kind = excluded.kind, id = excluded.id, revision = excluded.revision, sequence = excluded.sequence,
                mounted = excluded.mounted, deleted = NULL,
                unmounted = iif(mounted IS NULL OR mounted IS excluded.mounted, unmounted, excluded.sequence)
            """,
            location.namespace, path, location.parent.path, location.names.last ?? "",
            "/" + location.names.joined(separator: "/"), kind.rawValue, id, revision, sequence, mounted)
    }

    /// Marks one entry as gone.
    func bury(_ entry: Entry) throws {
        sequence += 1
        changed.append(ChangedPath(namespace: entry.namespace, path: entry.path))
        try connection.execute(
            """
            UPDATE entries SET kind = 0, sequence = ?1, deleted = ?2, unmounted = iif(mounted IS NULL, unmounted, ?1),
                mounted = NULL
            WHERE namespace = ?3 AND path = ?4
            """,
            sequence, store.clock.now, entry.namespace, entry.path)
    }

    /// Counts bytes that a namespace gains or loses.
    func charge(_ namespace: Int64, _ bytes: Int64) throws {
        try connection.execute("UPDATE namespaces SET used = used + ? WHERE number = ?", bytes, namespace)
    }

    /// A new revision of a file.
    func addRevision(_ content: Content, id: String, at location: Location, clientModified: Date?) throws -> Int64 {
        for (position, block) in content.blocks.enumerated() {
            try connection.execute(
                "INSERT OR IGNORE INTO content_blocks VALUES (?, ?, ?, ?)", content.hash.bytes, position,
                block.hash.bytes, block.length)
        }
        return try addRevision(
            id: id, at: location, size: content.size, hash: content.hash, clientModified: clientModified)
    }

    /// A new revision of a file with content that is stored already.
    func addRevision(
        id: String, at location: Location, size: UInt64, hash: BlockHash, clientModified: Date?
    ) throws -> Int64 {
        let now = Date(timeIntervalSince1970: store.clock.now.timeIntervalSince1970.rounded(.down))
        try connection.execute(
            """
            INSERT INTO revisions (namespace, id, path, size, content, client_modified, server_modified, author)
            VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT id FROM accounts WHERE number = ?))
            """,
            location.namespace, id, location.path, size, hash.bytes, clientModified ?? now, now,
            location.mounts.view.account)
        let number = connection.lastInsertedRowID
        try connection.execute(
            "UPDATE revisions SET rev = ? WHERE number = ?", Self.rev(number, location.namespace), number)
        return number
    }

    /// A rev is hexadecimal and at least nine digits long: the number of the revision, then its namespace.
    private static func rev(_ number: Int64, _ namespace: Int64) -> String {
        func digits(_ value: Int64, _ width: Int) -> String {
            let text = String(value, radix: 16)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return "01" + digits(number, 13) + digits(namespace, 8)
    }
}
