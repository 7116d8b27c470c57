import DropboxCore
import DropboxSQLite

/// Deletions: they delete only what the user has seen. Items that another device put into a deleted folder in the
/// meantime remain, with everything in them. Changes that the user made before in the folder aren't sent.
///
/// The deletion of a folder at which a shared folder is mounted is an unmount. The content of the shared folder isn't
/// deleted, whatever other devices change in it.
extension Tree {
    // MARK: Unnecessary changes

    /// Returns whether a change doesn't need to be sent because its node was deleted here since: a content, or the
    /// move of a node that isn't remote. (The move of a remote node is sent, because it frees a name and costs
    /// little.)
    func isObsolete(_ change: Change) throws -> Bool {
        switch change.kind {
        case .put: try isDoomed(change.node)
        case .move: try isDoomed(change.node) && node(change.node)?.remote == nil
        case .folder, .delete: false
        }
    }

    /// Returns whether a queued deletion includes the changes of a node: the node was in the folder when the user
    /// deleted that, and still is.
    private func isDoomed(_ key: Int64) throws -> Bool {
        guard try hasDeletions else { return false }
        let query = "SELECT 1 FROM doomed WHERE node = ? AND deletion IN (SELECT number FROM queue) LIMIT 1"
        return try db.value(query, key, as: Int.self) != nil && isDeletedLocally(key)
    }

    /// Removes the changes that queued deletions include from the queue if their nodes, or folders that contain them,
    /// were deleted on the server, too. Returns the nodes concerned.
    ///
    /// Held deletions may still be undone.
    func discardDoomedChanges(in nodes: [Int64]) throws -> [Int64] {
        guard try hasDeletions && !areDeletionsHeld else { return [] }
        var concerned: Set<Int64> = []
        for key in nodes {
            guard let node = try node(key), node.isDeletedRemotely, node.local != nil, try isDeletedLocally(key) else {
                continue
            }
            let doomed = try db.rows(
                """
                \(Self.locallyBelow)
                SELECT number FROM queue JOIN below ON queue.node = below.key WHERE kind <> ?2 AND queue.node IN (
                    SELECT node FROM doomed WHERE deletion IN (SELECT number FROM queue))
                """, key, Change.Kind.delete.rawValue
            ) { $0.integer(0) ?? 0 }.compactMap(change)
            for change in doomed {
                try discard(change, .deleted)
                concerned.insert(change.node)
            }
        }
        return concerned.sorted()
    }

    /// Records which nodes with queued changes a new deletion includes. Other devices may move further ones into the
    /// folder before it's sent.
    func recordDoomed(by deletion: Int64, of node: Int64) throws {
        try db.execute(
            """
            \(Self.locallyBelow)
            INSERT OR IGNORE INTO doomed SELECT key, ?2 FROM below
            WHERE EXISTS (SELECT 1 FROM queue WHERE queue.node = key AND kind <> ?3)
            """, node, deletion, Change.Kind.delete.rawValue)
    }

    private var hasDeletions: Bool {
        get throws {
            // The number is part of the statement, so that SQLite can use the index of deletions.
            try db.value("SELECT 1 FROM queue WHERE kind = \(Change.Kind.delete.rawValue) LIMIT 1", as: Int.self) != nil
        }
    }

    /// Removes the changes that a deletion makes unnecessary from the queue, and deletes remote items that were moved
    /// into the folder only here. Returns the nodes concerned.
    private func dropObsolete(before deletion: Change) throws -> [Int64] {
        let obsolete = try db.rows(
            """
            \(Self.locallyBelow)
            SELECT number FROM queue JOIN below ON queue.node = below.key
            JOIN doomed ON doomed.node = below.key AND doomed.deletion = ?2 WHERE kind <> ?3
            """, deletion.node, deletion.number, Change.Kind.delete.rawValue
        ) { $0.integer(0) ?? 0 }.compactMap(change)
        for change in obsolete { try discard(change, .deleted) }
        let moved = Set(obsolete.filter { $0.kind == .move && $0.node != deletion.node }.map(\.node)).sorted()
        for node in try moved.compactMap(node) where node.remote != nil {
            if try isRemotely(node.key, below: deletion.node) { continue }
            guard node.isFolder || node.foreignEpoch <= deletion.epoch else { continue }
            try enqueueFirst(.delete, of: node.key, base: BaseVersion(node.remote?.version), epoch: deletion.epoch)
        }
        return obsolete.map(\.node)
    }

    /// The start of a query about `below`: a node, whose key is the first bound value, and everything below it in the
    /// local tree.
    private static let locallyBelow = """
        WITH RECURSIVE below (key) AS (
            SELECT ?1 UNION SELECT node.key FROM node JOIN below ON node.parent = below.key)
        """

    // MARK: Remote state

    /// Completes a deletion that the server executed.
    func finishDeletion(_ change: Change) throws { try reconcile(removeDeletion(change)) }

    /// Removes the deletions of nodes that are no longer remote from the queue. Returns the nodes to reconcile.
    func finishDeletions(of nodes: Set<Int64>) throws -> Set<Int64> {
        guard try hasDeletions else { return [] }
        var concerned: Set<Int64> = []
        for key in nodes.sorted() where try node(key)?.remote == nil {
            for deletion in try changes(of: key) where deletion.kind == .delete {
                concerned.formUnion(try removeDeletion(deletion))
            }
        }
        return concerned
    }

    private func removeDeletion(_ deletion: Change) throws -> Set<Int64> {
        let obsolete = try dropObsolete(before: deletion)
        var update = try RemoteChangeApplier(self, epoch: nil)
        try update.markDeleted(deletion.node)
        try dequeue(deletion, .sent)
        return update.touched.union(obsolete).union([deletion.node])
    }

    /// Returns the nodes that were moved out of a folder here and that are still in it on the server.
    func nodesMovedOut(of folder: Int64) throws -> [Int64] {
        guard try node(folder)?.isFolder == true else { return [] }
        let moved = try db.rows("SELECT DISTINCT node FROM queue WHERE kind = ?", Change.Kind.move.rawValue) {
            $0.integer(0) ?? 0
        }
        // Nodes that aren't visible were deleted, too.
        return try moved.filter { try isRemotely($0, below: folder) && path(of: $0) != nil }
    }

    /// Returns whether a node is in a remote folder.
    /// - Parameter includesMounts: Whether what is in a shared folder that is mounted in the folder counts.
    func isRemotely(_ key: Int64, below folder: Int64, includingMounts includesMounts: Bool = true) throws
        -> Bool
    {
        var current = key
        for _ in 0..<NameRules.maximumDepth {
            guard let parent = try node(current)?.remote?.location.parent else { return false }
            if parent == folder { return true }
            if !includesMounts, try node(parent)?.isMount == true { return false }
            current = parent
        }
        return false
    }

    /// Drops the pending moves of a node, which remains where the server has it.
    func dropMoves(of key: Int64) throws {
        for change in try changes(of: key) where change.kind == .move { try discard(change) }
        try excludeFromDeletions(key)
    }

    /// Excludes a node from queued deletions of the folder that it's in, because its pending move was dropped: other devices
    /// have put it or its target where the move can't be carried out. The user moved it out of the folder before.
    func excludeFromDeletions(_ key: Int64) throws {
        guard try hasDeletions else { return }
        let round = try nextEpoch
        try set(.epoch, String(round))
        try db.execute("UPDATE node SET foreign_epoch = ? WHERE key = ?", round, key)
    }

    // MARK: Unseen changes

    /// Returns whether another device added or changed something below a folder that the user hadn't seen at the time
    /// of the deletion. What is in a shared folder that is mounted there doesn't count: its content isn't deleted.
    func hasForeignChanges(below folder: Int64, since deletion: Change) throws -> Bool {
        try hasForeignChanges(below: folder, deletion, unseenFiles)
    }

    private func hasForeignChanges(below folder: Int64, _ deletion: Change, _ unseen: Set<Int64>) throws -> Bool {
        if try unseen.contains(where: { try isRemotely($0, below: folder, includingMounts: false) }) { return true }
        return try db.value(
            """
            WITH RECURSIVE below (key, is_mount) AS (
                SELECT key, shared_folder IS NOT NULL FROM node WHERE remote_parent = ? AND present = 1
                UNION SELECT node.key, node.shared_folder IS NOT NULL FROM node
                JOIN below ON node.remote_parent = below.key WHERE node.present = 1 AND NOT below.is_mount)
            SELECT 1 FROM below JOIN node USING (key) WHERE node.foreign_epoch > ? LIMIT 1
            """, folder, deletion.epoch, as: Int.self) != nil
    }

    /// The files whose remote version was uploaded by another device and isn't the base of the unsent content. The
    /// user sees only the unsent content.
    private var unseenFiles: Set<Int64> {
        get throws {
            let keys = try db.rows(
                """
                SELECT node.key FROM queue JOIN node ON node.key = queue.node
                WHERE queue.kind = ?1 AND base_rev <> node.rev AND base_hash IS NOT node.hash
                    AND NOT EXISTS (SELECT 1 FROM sent WHERE sent.node = node.key AND sent.kind = ?1
                        AND (sent.rev = node.rev OR (sent.hash = node.hash AND is_answered = 0)))
                """, Change.Kind.put.rawValue
            ) { $0.integer(0) ?? 0 }
            return Set(keys)
        }
    }

    /// Deletes what the user saw in a folder, item by item. Newer items remain with everything in them, and so do their
    /// folders.
    func deletePartially(_ folder: Node, _ change: Change) throws {
        var concerned: [Int64] = []
        try deleteSeen(in: folder, change, but: unseenFiles, &concerned)
        let obsolete = try dropObsolete(before: change)
        try dequeue(change, .replaced)
        try reconcile(concerned + obsolete)
    }

    private func deleteSeen(
        in folder: Node, _ change: Change, but unseen: Set<Int64>, _ concerned: inout [Int64]
    ) throws {
        concerned.append(folder.key)
        for child in try remoteChildren(of: folder.key) {
            // The user hasn't seen the item here. What is in it was elsewhere, too.
            if child.foreignEpoch > change.epoch || unseen.contains(child.key) { continue }
            if child.isFolder, !child.isMount, try hasForeignChanges(below: child.key, change, unseen) {
                try deleteSeen(in: child, change, but: unseen, &concerned)
                continue
            }
            try enqueueFirst(.delete, of: child.key, base: BaseVersion(child.remote?.version), epoch: change.epoch)
            concerned.append(child.key)
        }
    }
}
