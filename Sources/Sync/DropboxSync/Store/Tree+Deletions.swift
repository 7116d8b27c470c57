import DropboxCore
import DropboxSQLite

/// Deletions: they delete only what the user has seen. Items that another device put into a deleted folder in the
/// meantime remain. Earlier changes by the user in the folder aren't sent.
extension Tree {
    // MARK: Unnecessary changes

    /// Returns whether a change doesn't need to be sent because its node was deleted here since: a content, or the
    /// move of a node that isn't remote. (The move of a remote node is sent, because it frees a name and costs
    /// little.)
    func isObsolete(_ change: Change) throws -> Bool {
        switch change.kind {
        case .put: try hasDeletions && isDeletedLocally(change.node)
        case .move: try hasDeletions && isDeletedLocally(change.node) && node(change.node)?.remote == nil
        case .folder, .delete: false
        }
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
            SELECT number FROM queue JOIN below ON queue.node = below.key WHERE number < ?2 AND kind <> ?3
            """, deletion.node, deletion.number, Change.Kind.delete.rawValue
        ) { $0.integer(0) ?? 0 }.compactMap(change)
        for change in obsolete { try discard(change, .deleted) }
        let moved = try db.rows(
            """
            \(Self.locallyBelow)
            SELECT key FROM below JOIN node USING (key) WHERE present = 1 AND key <> ?1
                AND remote_parent NOT IN (SELECT key FROM below JOIN node USING (key) WHERE present = 1)
            """, deletion.node
        ) { $0.integer(0) ?? 0 }.filter { try !isRemotely($0, below: deletion.node) }
        for node in try moved.compactMap(node) where node.isFolder || node.foreignEpoch <= deletion.epoch {
            try enqueueFirst(.delete, of: node.key, base: BaseVersion(node.remote?.version), epoch: deletion.epoch)
        }
        return obsolete.map(\.node) + moved
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

    private func isRemotely(_ key: Int64, below folder: Int64) throws -> Bool {
        var current = key
        for _ in 0..<NameRules.maximumDepth {
            guard let parent = try node(current)?.remote?.location.parent else { return false }
            if parent == folder { return true }
            current = parent
        }
        return false
    }

    // MARK: Unseen changes

    /// Returns whether another device added or changed something below a folder that the user hadn't seen at the time
    /// of the deletion.
    func hasForeignChanges(below folder: Int64, since deletion: Change) throws -> Bool {
        try hasForeignChanges(below: folder, deletion, unseenFiles)
    }

    private func hasForeignChanges(below folder: Int64, _ deletion: Change, _ unseen: Set<Int64>) throws -> Bool {
        if try unseen.contains(where: { try isRemotely($0, below: folder) }) { return true }
        return try db.value(
            """
            \(Tree.remotelyBelow)
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

    /// Deletes what the user saw in a folder, item by item. Newer items remain, and so do their folders.
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
            if child.isFolder, try hasForeignChanges(below: child.key, change, unseen) {
                try deleteSeen(in: child, change, but: unseen, &concerned)
                continue
            }
            if child.foreignEpoch > change.epoch || unseen.contains(child.key) { continue }
            try enqueueFirst(.delete, of: child.key, base: BaseVersion(child.remote?.version), epoch: change.epoch)
            concerned.append(child.key)
        }
    }
}
