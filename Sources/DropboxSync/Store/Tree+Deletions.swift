import DropboxCore
import DropboxSQLite

/// Deletions: what the user has seen goes, and nothing else. What somebody else put into a deleted folder meanwhile stays, and
/// what the user did in it before needs not be sent any more.
extension Tree {
    // MARK: What need not be sent

    /// Whether there is no sense in sending a change, because what it is about has been deleted here since: a content, or the
    /// move of what the server does not have. (A move of what it does have frees a name for others, and costs little.)
    func isNeedless(_ change: Change) throws -> Bool {
        switch change.kind {
        case .put: try hasDeletions && isDeletedHere(change.node)
        case .move: try hasDeletions && isDeletedHere(change.node) && node(change.node)?.remote == nil
        case .folder, .delete: false
        }
    }

    private var hasDeletions: Bool {
        get throws {
            try db.value("SELECT 1 FROM queue WHERE kind = ? LIMIT 1", Change.Kind.delete.rawValue, as: Int.self) != nil
        }
    }

    /// Takes the changes off the queue that a deletion makes needless. What was moved into a deleted folder here is somewhere
    /// else on the server, and is deleted there. Answers what is concerned.
    private func dropNeedless(before deletion: Change) throws -> [Int64] {
        let needless = try db.rows(
            """
            \(Self.locallyBelow)
            SELECT number FROM queue JOIN below ON queue.node = below.key WHERE number < ?2 AND kind <> ?3
            """, deletion.node, deletion.number, Change.Kind.delete.rawValue
        ) { $0.integer(0) ?? 0 }.compactMap(change)
        for change in needless { try forget(change) }
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
        return needless.map(\.node) + moved
    }

    /// Begins a query about `below`: a node, whose key is the first value that is bound, and all that the app saw in it.
    private static let locallyBelow = """
        WITH RECURSIVE below (key) AS (
            SELECT ?1 UNION SELECT node.key FROM node JOIN below ON node.parent = below.key)
        """

    // MARK: What the server has of it

    /// The server carried out a deletion.
    func finishDeletion(_ change: Change) throws { try reconcile(end(change)) }

    /// Takes the deletions of what the server has no more off the queue. Answers what has to be reconciled.
    func endDeletions(of nodes: Set<Int64>) throws -> Set<Int64> {
        guard try hasDeletions else { return [] }
        var concerned: Set<Int64> = []
        for key in nodes.sorted() where try node(key)?.remote == nil {
            for deletion in try changes(of: key) where deletion.kind == .delete {
                concerned.formUnion(try end(deletion))
            }
        }
        return concerned
    }

    private func end(_ deletion: Change) throws -> Set<Int64> {
        let needless = try dropNeedless(before: deletion)
        var update = try RemoteChangeApplier(self, epoch: nil)
        try update.markGone(deletion.node)
        try dequeue(deletion)
        return update.touched.union(needless).union([deletion.node])
    }

    /// What was moved out of a folder here and is in it on the server still.
    func movedOut(of folder: Int64) throws -> [Int64] {
        guard try node(folder)?.isFolder == true else { return [] }
        let moved = try db.rows("SELECT DISTINCT node FROM queue WHERE kind = ?", Change.Kind.move.rawValue) {
            $0.integer(0) ?? 0
        }
        // What the app does not see any more has been deleted as well.
        return try moved.filter { try isRemotely($0, below: folder) && path(of: $0) != nil }
    }

    private func isRemotely(_ key: Int64, below folder: Int64) throws -> Bool {
        var current = key
        for _ in 0..<NameRules.maximumDepth {
            guard let parent = try node(current)?.remote?.place.parent else { return false }
            if parent == folder { return true }
            current = parent
        }
        return false
    }

    // MARK: What the user has not seen

    /// Whether somebody else has put or changed something below a folder that the user had not seen when he deleted it.
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

    /// The files of which somebody else has put another version on the server than that which content of our own follows:
    /// the user sees his own.
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

    /// Deletes what the user saw in a folder: each part on its own, so that what is newer stays, and with it the folder.
    func deletePartly(_ folder: Node, _ change: Change) throws {
        var concerned: [Int64] = []
        try deleteSeen(in: folder, change, but: unseenFiles, &concerned)
        let needless = try dropNeedless(before: change)
        try dequeue(change)
        try reconcile(concerned + needless)
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
