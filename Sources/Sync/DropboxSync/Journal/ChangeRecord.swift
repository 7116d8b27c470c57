import DropboxCore
import DropboxSQLite
import Foundation

/// A change that the server doesn't have yet, as the journal keeps it: everything that is necessary to make the change
/// again without the database.
struct ChangeRecord: Sendable, Hashable, Codable {
    enum Kind: String, Sendable, Hashable, Codable {
        /// New content of a file, possibly its first.
        case content
        /// A new folder.
        case folder
        /// A new parent folder or name.
        case move
        /// The deletion of an item.
        case deletion
        /// A change of which nothing else is known.
        case unknown
    }

    var kind: Kind
    /// The local path of the item: where it is, where a move puts it, or where it was when it was deleted.
    var path: String
    /// The ID of the item, if the server has it.
    var id: String?
    /// The path of a moved item before the move.
    var formerPath: String?
    /// The ID of the folder that a moved item was in, if the server has the folder.
    var formerParent: String?
    /// The new content of a file.
    var content: Content?
    /// The version that a new content replaces or a deletion deletes.
    var base: Base?
    /// The items that a deletion deletes, as the user saw them.
    var seen: [SeenItem]?

    struct Content: Sendable, Hashable, Codable {
        /// The name of its file in the content directory.
        var file: String
        var hash: String
        var size: Int64
        /// The modification time, in seconds since 1970.
        var modified: Double
        /// The name of the unsent content of the same file that this one replaces.
        var previous: String?
    }

    struct Base: Sendable, Hashable, Codable {
        /// The rev of the remote version; `nil` if the content is based on an unsent one.
        var rev: String?
        /// The hash of the remote version, or of the unsent content.
        var hash: String?
    }

    /// An item that the user saw when they deleted it or a folder that contains it.
    struct SeenItem: Sendable, Hashable, Codable {
        /// The ID, if the server had the item.
        var id: String?
        /// The path relative to the deleted item, without regard to case. It identifies an item without an ID.
        var path: String?
        /// The hashes of the versions that the user may have seen; empty for a folder.
        var hashes: [String]?
    }

    /// The items that a deletion deletes, for a search by ID or path.
    struct SeenItems {
        private let byID: [String: SeenItem]
        private let byPath: [String: SeenItem]

        init(_ items: [SeenItem]) {
            byID = Dictionary(items.compactMap { item in item.id.map { ($0, item) } }) { first, _ in first }
            byPath = Dictionary(items.compactMap { item in item.path.map { ($0, item) } }) { first, _ in first }
        }

        /// Returns what the user saw of an item; `nil` if they didn't see it.
        ///
        /// An item has no ID before it's on the server, and no longer if the server deleted it and something unsent in it
        /// created it again. An item with another ID isn't what the user saw at its path.
        ///
        /// - Parameter path: The path relative to the deleted item, without regard to case.
        func item(_ node: Tree.Node, at path: String) -> SeenItem? {
            if let known = node.id.flatMap({ byID[$0] }) { return known }
            return byPath[path].flatMap { node.id == nil || $0.id == nil ? $0 : nil }
        }
    }

    /// Returns whether a record has the same facts that recovery depends on. The others can become more precise.
    func isEquivalent(to other: ChangeRecord) -> Bool {
        kind == other.kind && path == other.path && formerParent == other.formerParent
            && content?.hash == other.content?.hash
            && content?.file == other.content?.file
    }
}

/// The records of queued changes.
extension Tree {
    /// Triggers that note which queued changes a transaction adds, changes, or removes, regardless of the statement.
    static let journalTriggers = """
        CREATE TEMP TABLE changed_change (number INTEGER PRIMARY KEY);
        CREATE TEMP TABLE closed_change (record INTEGER PRIMARY KEY, outcome TEXT NOT NULL);
        CREATE TEMP TABLE changed_node (key INTEGER PRIMARY KEY);
        CREATE TEMP TABLE changed_doubt (number INTEGER PRIMARY KEY);
        CREATE TEMP TRIGGER change_added AFTER INSERT ON main.queue BEGIN
            INSERT OR IGNORE INTO changed_change VALUES (NEW.number);
        END;
        CREATE TEMP TRIGGER change_updated
            AFTER UPDATE OF node, content, base_rev, base_hash, parent, name ON main.queue BEGIN
            INSERT OR IGNORE INTO changed_change VALUES (NEW.number);
        END;
        CREATE TEMP TRIGGER change_removed AFTER DELETE ON main.queue WHEN OLD.record IS NOT NULL BEGIN
            INSERT OR IGNORE INTO closed_change VALUES (OLD.record, 'replaced');
        END;
        CREATE TEMP TRIGGER doubt_added AFTER INSERT ON main.doubt BEGIN
            INSERT OR IGNORE INTO changed_doubt VALUES (NEW.number);
        END;
        CREATE TEMP TRIGGER doubt_removed AFTER DELETE ON main.doubt BEGIN
            INSERT OR IGNORE INTO closed_change VALUES (OLD.number, 'replaced');
        END;
        CREATE TEMP TRIGGER orphan_removed AFTER DELETE ON main.orphan BEGIN
            INSERT OR IGNORE INTO closed_change VALUES (OLD.number, 'replaced');
        END;
        CREATE TEMP TRIGGER node_moved AFTER UPDATE OF parent, name ON main.node
            WHEN EXISTS (SELECT 1 FROM queue) BEGIN
            INSERT OR IGNORE INTO changed_node VALUES (NEW.key);
        END;
        CREATE TEMP TRIGGER node_identified AFTER UPDATE OF id ON main.node
            WHEN OLD.id IS NULL AND NEW.id IS NOT NULL BEGIN
            INSERT OR IGNORE INTO changed_change
                SELECT number FROM main.queue WHERE node = NEW.key OR origin_parent = NEW.key;
        END;
        """

    /// Notes all queued changes, so that the journal gets the records that it lacks.
    func noteAllChanges() throws {
        try db.execute("INSERT OR IGNORE INTO changed_change SELECT number FROM queue")
        try db.execute("INSERT OR IGNORE INTO changed_doubt SELECT number FROM doubt")
    }

    /// The changes that a transaction added, changed, or removed.
    struct NotedChanges {
        /// The queued changes, oldest first, each with the number of its record, unless it has none yet.
        var queued: [(change: Change, record: Int64?)] = []
        /// The records of changes that are no longer queued.
        var closed: [(number: Int64, outcome: ChangeOutcome)] = []
        /// The records of changes that the user must decide about.
        var doubts: [(number: Int64, record: ChangeRecord)] = []
        var isEmpty: Bool { queued.isEmpty && closed.isEmpty && doubts.isEmpty }
    }

    /// Returns the changes that the transaction noted, and forgets them.
    func takeNotedChanges() throws -> NotedChanges {
        // The cross join makes SQLite start with the few changed nodes instead of all nodes.
        let hasMovedFolder =
            try db.value(
                """
                SELECT 1 FROM changed_node CROSS JOIN node USING (key) WHERE is_folder = 1
                    AND (EXISTS (SELECT 1 FROM node child WHERE child.parent = node.key)
                        OR EXISTS (SELECT 1 FROM queue WHERE kind = \(Change.Kind.delete.rawValue) AND origin_parent = node.key))
                LIMIT 1
                """, as: Int.self) != nil
        let moved = hasMovedFolder ? "" : "WHERE node IN (SELECT key FROM changed_node)"
        let rows = try db.rows(
            """
            SELECT number, record FROM queue WHERE number IN (SELECT number FROM changed_change)
            UNION SELECT number, record FROM queue \(moved) ORDER BY number
            """
        ) { (number: $0.integer(0) ?? 0, record: $0.integer(1)) }
        var noted = NotedChanges()
        noted.queued = try rows.compactMap { row in try change(row.number).map { ($0, row.record) } }
        noted.closed = try db.rows(
            """
            SELECT record, outcome FROM closed_change WHERE record NOT IN (SELECT number FROM doubt)
                AND record NOT IN (SELECT number FROM orphan)
                AND record NOT IN (SELECT record FROM queue WHERE record IS NOT NULL) ORDER BY record
            """
        ) { (number: $0.integer(0) ?? 0, outcome: $0.text(1).flatMap(ChangeOutcome.init) ?? .replaced) }
        if try db.value("SELECT 1 FROM changed_doubt LIMIT 1", as: Int.self) != nil {
            noted.doubts = try doubts.map { ($0.number, $0.record) }
        }
        for table in ["changed_change", "closed_change", "changed_node", "changed_doubt"] {
            try db.execute("DELETE FROM \(table)")
        }
        return noted
    }

    /// Returns the record of a change.
    ///
    /// - Parameter known: The record in the journal. It keeps what can't be found out again, such as the path of an item
    ///   that was deleted since.
    func record(of change: Change, known: ChangeRecord?) throws -> ChangeRecord? {
        guard let node = try node(change.node) else { return known }
        var record = known ?? ChangeRecord(kind: ChangeRecord.Kind(change.kind), path: "/")
        record.id = node.id ?? record.id
        switch change.kind {
        case .put: try describe(&record, change)
        case .folder: break
        case .move:
            if known == nil { record.formerPath = try change.origin.flatMap(localPath) }
            // The server may have created the folder since.
            record.formerParent = try change.origin.flatMap { try self.node($0.parent)?.id } ?? record.formerParent
        case .delete:
            if known == nil { record.seen = try seenItems(node, change) }
            record.base = change.base.map { ChangeRecord.Base(rev: $0.rev, hash: $0.hash) }
        }
        let path =
            change.kind == .delete
            ? try change.origin.flatMap(localPath)
            : try pathAmongDeleted(node) ?? formerPath(of: node.key)?.stringValue
        if let path {
            record.path = path
        } else if known == nil {
            record.path = try (change.location ?? node.lastRemoteLocation).flatMap(serverPath) ?? "/"
        }
        return record
    }

    private func describe(_ record: inout ChangeRecord, _ put: Change) throws {
        guard let content = try put.content.flatMap(content) else { return }
        let puts = try changes(of: put.node).filter { $0.kind == .put }
        let index = puts.firstIndex { $0.number == put.number } ?? 0
        let previous = index > 0 ? try puts[index - 1].content.flatMap(self.content(_:)) : nil
        record.content = ChangeRecord.Content(
            file: content.file, hash: content.hash, size: content.size, modified: content.modified,
            previous: previous?.file)
        // The queue has the base of the first put for all of them. Without it, each is based on the one before.
        if let previous {
            record.base = ChangeRecord.Base(rev: nil, hash: previous.hash)
        } else {
            record.base = put.base.map { ChangeRecord.Base(rev: $0.rev, hash: $0.hash) }
        }
    }

    /// Returns the local path of a location, even if its folder is no longer visible.
    func localPath(of location: Location) throws -> String? {
        try pathAmongDeleted(location) ?? serverPath(of: location)
    }

    /// Returns the local path of an item: where it is, or where it would be now if neither it nor a folder above it had
    /// been deleted. So the deletion of an item and the changes before it have the same path, wherever its folder goes.
    private func pathAmongDeleted(_ item: Node) throws -> String? {
        try lastLocation(of: item).flatMap(pathAmongDeleted)
    }

    private func pathAmongDeleted(_ location: Location) throws -> String? {
        var names = [location.name]
        var key = location.parent
        while key != SyncStore.rootKey {
            guard names.count < NameRules.maximumDepth, let folder = try node(key),
                let next = try lastLocation(of: folder)
            else { return nil }
            names.append(next.name)
            key = next.parent
        }
        return "/" + names.reversed().joined(separator: "/")
    }

    /// Returns the local location of an item, or that from which it was deleted.
    private func lastLocation(of item: Node) throws -> Location? {
        try item.local ?? changes(of: item.key).last { $0.kind == .delete }?.origin
    }

    /// Returns the items that a deletion deletes, as the user saw them.
    private func seenItems(_ deleted: Node, _ deletion: Change) throws -> [ChangeRecord.SeenItem] {
        var items: [ChangeRecord.SeenItem] = []
        var folders: [(node: Node, path: String)] = [(deleted, "")]
        while let (node, path) = folders.popLast() {
            var hashes: [String]?
            if !node.isFolder {
                let unsent = try unsentContents(of: node.key).map(\.hash)
                let base = node.key == deleted.key ? deletion.base?.hash : nil
                hashes = Set(unsent + [node.remote?.version?.hash, base].compactMap(\.self)).sorted()
            }
            items.append(ChangeRecord.SeenItem(id: node.id, path: path, hashes: hashes))
            guard node.isFolder else { continue }
            for child in try children(of: node.key) {
                let name = CaseFoldedName.key(child.local?.name ?? "")
                folders.append((child, path.isEmpty ? name : path + "/" + name))
            }
        }
        return items
    }
}

extension ChangeRecord {
    /// Reads a record that `text` returned.
    init(text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }

    /// The record as JSON.
    var text: String { get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } }
}

extension ChangeRecord.Kind {
    fileprivate init(_ kind: Change.Kind) {
        self =
            switch kind {
            case .put: .content
            case .folder: .folder
            case .move: .move
            case .delete: .deletion
            }
    }
}
