import Foundation
import DropboxSQLite

/// A transaction that changes entries. It numbers the changes and collects them for subscribers.
final class Writer {
    let connection: Connection
    let store: Store
    private(set) var changedPaths: [ChangedPath] = []
    /// The blocks that lost a reference. They are checked after the commit, because a rollback would restore the
    /// references.
    private(set) var releasedBlocks: [BlockHash] = []
    private var sequence: Int64

    init(_ connection: Connection, store: Store) throws {
        self.connection = connection
        self.store = store
        sequence = try connection.value("SELECT value FROM settings WHERE name = 'sequence'") ?? 0
    }

    func commitSequence() throws {
        guard !changedPaths.isEmpty else { return }
        try connection.execute("UPDATE settings SET value = ? WHERE name = 'sequence'", sequence)
    }

    /// Runs one of several operations. A failure of the given type rolls back only this operation.
    func attempt<Success, Failure: Error>(_ body: () throws -> Success) throws -> Result<Success, Failure> {
        do {
            return .success(try connection.transaction(body))
        } catch let failure as Failure {
            return .failure(failure)
        }
    }

    /// Records blocks that may be unused after this transaction.
    func recordReleasedBlocks(_ blocks: [BlockHash]) { releasedBlocks += blocks }

    /// Writes the entry at a location as the newest change.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - kind: The kind of entry.
    ///   - id: The ID of the entry.
    ///   - revision: The number of the revision, for a file.
    ///   - mounted: The namespace that is mounted at the folder, or `nil` for a regular folder.
    func put(
        _ location: Location, _ kind: Entry.Kind, id: String, revision: Int64? = nil, mounted: Int64? = nil
    ) throws {
        sequence += 1
        let path = location.path
        changedPaths.append(ChangedPath(namespace: location.namespace, path: path))
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

    /// Marks an entry as deleted, without its descendants.
    ///
    /// The end of a folder is stored in addition to the latest change of its path: it covers the deletions of its descendants,
    /// which the journal doesn't report, and remains in the journal if the path is used again.
    func markDeleted(_ entry: Entry) throws {
        sequence += 1
        changedPaths.append(ChangedPath(namespace: entry.namespace, path: entry.path))
        try connection.execute(
            """
            UPDATE entries SET kind = 0, sequence = ?1, deleted = ?2,
                unmounted = iif(kind = \(Entry.Kind.folder.rawValue), ?1, unmounted), mounted = NULL
            WHERE namespace = ?3 AND path = ?4
            """,
            sequence, store.clock.now, entry.namespace, entry.path)
    }

    /// Adds a number of bytes, which can be negative, to the used space of a namespace.
    func adjustUsedSpace(of namespace: Int64, by bytes: Int64) throws {
        try connection.execute("UPDATE namespaces SET used = used + ? WHERE number = ?", bytes, namespace)
    }

    /// Adds a revision of a file.
    func addRevision(_ content: Content, id: String, at location: Location, clientModified: Date?) throws -> Int64 {
        for (position, block) in content.blocks.enumerated() {
            try connection.execute(
                "INSERT OR IGNORE INTO content_blocks VALUES (?, ?, ?, ?)", content.hash.bytes, position,
                block.hash.bytes, block.length)
        }
        return try addRevision(
            id: id, at: location, size: content.size, hash: content.hash, clientModified: clientModified)
    }

    /// Adds a revision of a file with content that is already stored.
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

    /// Returns a revision identifier: hexadecimal, with at least nine digits, from the revision number and the
    /// namespace.
    private static func rev(_ number: Int64, _ namespace: Int64) -> String {
        func digits(_ value: Int64, _ width: Int) -> String {
            let text = String(value, radix: 16)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return "01" + digits(number, 13) + digits(namespace, 8)
    }
}
