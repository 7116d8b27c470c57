import DropboxCore
import DropboxSQLite
import Foundation

/// The queries of `MetadataMirror`.
///
/// Triggers keep the history: `removed` has the IDs that no longer exist, and `node.epoch` is the round in which a node
/// changed. A folder whose ID changes, because another folder replaced it, changes together with its children.
extension Tree {
    private static let mirrorSchema = """
        CREATE TABLE IF NOT EXISTS mirror (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS removed (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, epoch INTEGER NOT NULL);
        CREATE INDEX IF NOT EXISTS removed_epoch ON removed (epoch);
        CREATE INDEX IF NOT EXISTS node_epoch ON node (epoch);
        CREATE TRIGGER IF NOT EXISTS mirror_removed AFTER UPDATE OF present ON node
            WHEN OLD.present = 1 AND NEW.present = 0 AND NEW.id IS NOT NULL BEGIN
            INSERT OR REPLACE INTO removed (id, epoch) VALUES (NEW.id, NEW.epoch); END;
        CREATE TRIGGER IF NOT EXISTS mirror_restored AFTER UPDATE OF present ON node
            WHEN OLD.present = 0 AND NEW.present = 1 AND NEW.id IS NOT NULL BEGIN
            DELETE FROM removed WHERE id = NEW.id; END;
        CREATE TRIGGER IF NOT EXISTS mirror_added AFTER INSERT ON node WHEN NEW.id IS NOT NULL BEGIN
            DELETE FROM removed WHERE id = NEW.id; END;
        CREATE TRIGGER IF NOT EXISTS mirror_replaced AFTER UPDATE OF id ON node WHEN OLD.id IS NOT NEW.id BEGIN
            INSERT OR REPLACE INTO removed (id, epoch)
                SELECT OLD.id, coalesce((SELECT value FROM setting WHERE name = 'epoch'), 0) + 1
                WHERE OLD.id IS NOT NULL AND OLD.present = 1;
            DELETE FROM removed WHERE id = NEW.id;
            UPDATE node SET epoch = coalesce((SELECT value FROM setting WHERE name = 'epoch'), 0) + 1
                WHERE key = NEW.key OR remote_parent = NEW.key; END;
        """

    /// The maximum number of deleted items in the history.
    private static let maximumRemoved: Int64 = 100_000

    /// Creates what a mirror has in addition to a filesystem, if it doesn't exist.
    func prepareMirror() throws {
        try db.executeScript(Self.mirrorSchema)
        if try mirrorSetting("history") == nil { try setMirrorSetting("history", UUID().uuidString) }
    }

    private func mirrorSetting(_ name: String) throws -> String? {
        try db.value("SELECT value FROM mirror WHERE name = ?", name)
    }

    private func setMirrorSetting(_ name: String, _ value: String) throws {
        try db.execute("INSERT OR REPLACE INTO mirror (name, value) VALUES (?, ?)", name, value)
    }

    // MARK: Items

    private static let itemQuery = """
        SELECT node.key, node.id, parent.id, node.remote_name, node.rev, node.hash, node.size, node.modified,
            node.epoch, node.remote_key
        FROM node JOIN node parent ON parent.key = node.remote_parent
        WHERE node.present = 1 AND node.id IS NOT NULL AND (parent.id IS NOT NULL OR parent.key = 1)
        """

    private static func item(_ row: Row) -> MetadataMirror.Item {
        let version = row.text(4).map {
            MetadataMirror.Version(
                RemoteVersion(rev: $0, hash: row.text(5), size: row.integer(6) ?? 0, modified: row.real(7) ?? 0))
        }
        return MetadataMirror.Item(
            id: row.text(1) ?? "", parent: row.text(2), name: row.text(3) ?? "", version: version)
    }

    func mirroredItem(_ id: String) throws -> MetadataMirror.Item? {
        try db.first("\(Self.itemQuery) AND node.id = ?", id, make: Self.item)
    }

    func mirroredItems(
        in folder: String?, after name: String, limit: Int
    ) throws -> (items: [MetadataMirror.Item], last: String?) {
        var key = SyncStore.rootKey
        if let folder {
            guard let node = try node(id: folder), node.remote != nil else {
                throw SyncError(.notFound, "the folder doesn't exist")
            }
            key = node.key
        }
        let rows = try db.rows(
            "\(Self.itemQuery) AND node.remote_parent = ? AND node.remote_key > ? ORDER BY node.remote_key LIMIT ?",
            key, name, limit
        ) { (item: Self.item($0), name: $0.text(9)) }
        return (rows.map(\.item), rows.count < limit ? nil : rows.last?.name)
    }

    func mirroredItems(after key: Int64, limit: Int) throws -> (items: [MetadataMirror.Item], last: Int64?) {
        let rows = try db.rows("\(Self.itemQuery) AND node.key > ? ORDER BY node.key LIMIT ?", key, limit) {
            (item: Self.item($0), key: $0.integer(0))
        }
        return (rows.map(\.item), rows.count < limit ? nil : rows.last?.key)
    }

    // MARK: History

    var position: MetadataMirror.Position {
        get throws {
            MetadataMirror.Position(history: try mirrorSetting("history") ?? "", round: try epoch, change: .max)
        }
    }

    func mirroredChanges(
        after position: MetadataMirror.Position, limit: Int
    ) throws -> MetadataMirror.Changes? {
        let current = try self.position
        let first = try mirrorSetting("first").flatMap(Int64.init) ?? 0
        guard position.history == current.history, (first...max(first, current.round)).contains(position.round),
            position.round > first || position.change == .max || first == 0
        else { return nil }
        // Deletions precede the other changes of a round: their numbers are negative.
        typealias Change = (round: Int64, number: Int64, item: MetadataMirror.Item?, deleted: String)
        let deletions = try db.rows(
            "SELECT epoch, -number, id FROM removed WHERE (epoch, -number) > (?, ?) ORDER BY epoch, -number LIMIT ?",
            position.round, position.change, limit + 1
        ) { row -> Change in (row.integer(0) ?? 0, row.integer(1) ?? 0, nil, row.text(2) ?? "") }
        let updates = try db.rows(
            "\(Self.itemQuery) AND (node.epoch, node.key) > (?, ?) ORDER BY node.epoch, node.key LIMIT ?",
            position.round, position.change, limit + 1
        ) { row -> Change in (row.integer(8) ?? 0, row.integer(0) ?? 0, Self.item(row), "") }
        let all = (deletions + updates).sorted { ($0.round, $0.number) < ($1.round, $1.number) }
        var changes = MetadataMirror.Changes(end: current, hasMore: all.count > limit)
        for change in all.prefix(limit) {
            if let item = change.item { changes.items.append(item) } else { changes.deleted.append(change.deleted) }
        }
        if changes.hasMore, let last = all.prefix(limit).last {
            changes.end = MetadataMirror.Position(history: current.history, round: last.round, change: last.number)
        }
        return changes
    }

    func recordSeen(_ position: MetadataMirror.Position) throws {
        let seen = try mirrorSetting("seen").flatMap(Int64.init) ?? 0
        // The changes of the last round may not be complete.
        let round = position.change == .max ? position.round : position.round - 1
        if round > seen { try setMirrorSetting("seen", String(round)) }
    }

    func hasUnseenChanges(in folder: String) throws -> Bool {
        guard let node = try node(id: folder) else { return false }
        let seen = try mirrorSetting("seen").flatMap(Int64.init) ?? 0
        return try db.value(
            """
            \(Self.remotelyBelow)
            SELECT 1 FROM below JOIN node USING (key) WHERE foreign_epoch > ? LIMIT 1
            """, node.key, seen, as: Int.self) != nil
    }

    // MARK: Changes

    /// Applies a page of remote changes.
    func mirror(_ page: Page, isListing: Bool) throws {
        if isListing {
            try apply(listed: page, date: 0)
        } else if page.hasMore {
            try stage(page)
        } else {
            try apply(page, date: 0)
        }
        try finishMirroredRound()
    }

    /// Records the state of an item that a request of this device returned.
    func record(_ change: RemoteChange) throws {
        // If the parent folder was moved in the meantime, remote changes follow.
        guard try remoteNode(at: change.lowerPath.pathNames.dropLast())?.isFolder == true else { return }
        let number = try nextEpoch
        // The end of a listing in progress, which may not contain the item, must not delete it.
        let listing = try setting(.listing).flatMap(Int64.init) ?? 0
        var update = try RemoteChangeApplier(self, epoch: number, listing: listing)
        let former: Node? = if let id = change.kind.id { try node(id: id) } else { nil }
        guard let key = try update.apply(change) else { return }
        try db.execute("UPDATE node SET foreign_epoch = 0 WHERE key = ?", key)
        if let former, former.isFolder, try node(key)?.remote?.location != former.remote?.location {
            try setMovedFolders(movedFolders.union([key]))
        }
        try set(.epoch, String(number))
        try reconcile(update)
        try finishMirroredRound()
    }

    /// Records that a request of this device deleted an item.
    func recordDeletion(of id: String) throws {
        guard let node = try node(id: id) else { return }
        let number = try nextEpoch
        var update = try RemoteChangeApplier(self, epoch: number)
        try update.markDeleted(node.key)
        try set(.epoch, String(number))
        try reconcile(update)
        try finishMirroredRound()
    }

    private func remoteNode(at names: some Sequence<String>) throws -> Node? {
        var node = try node(SyncStore.rootKey)
        for name in names {
            guard let folder = node else { return nil }
            node = try remoteChild(of: folder.key, name)
        }
        return node
    }

    /// Sets the number of the current round, and forgets the oldest deletions if there are too many.
    private func finishMirroredRound() throws {
        let newest = try db.value(
            "SELECT max((SELECT max(epoch) FROM node), coalesce((SELECT max(epoch) FROM removed), 0))", as: Int64.self)
        if let newest, newest > (try epoch) { try set(.epoch, String(newest)) }
        let forgotten = try db.value(
            "SELECT epoch FROM removed ORDER BY epoch DESC, number LIMIT 1 OFFSET ?", Self.maximumRemoved,
            as: Int64.self)
        guard let forgotten else { return }
        try db.execute("DELETE FROM removed WHERE epoch <= ?", forgotten)
        try setMirrorSetting("first", String(forgotten))
    }
}

extension RemoteChange.Kind {
    /// The ID of the file or folder; `nil` for a deletion.
    fileprivate var id: String? {
        switch self {
        case .file(let id, _), .folder(let id): id
        case .deleted: nil
        }
    }
}
