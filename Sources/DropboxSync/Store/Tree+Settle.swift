import DropboxCore
import DropboxSQLite

/// Makes the local view follow the server's side and the queue.
extension Tree {
    /// Puts each node where `Planner.place` wants it. Where two want the same place, the server's keeps it, and the other
    /// becomes a conflicted copy, unless both are the same thing.
    func reconcile(_ keys: some Sequence<Int64>) throws {
        var work = Array(keys)
        // All that moves leaves its place first: the others may want it.
        for key in work {
            guard let node = try node(key), node.key != SyncStore.rootKey else { continue }
            log.record(node: key)
            try log.record { try path(of: key) }
            let changes = try changes(of: key)
            if node.isGone, !changes.isEmpty { try keepUnsentEdits(node, changes) }
            if let place = node.local, try self.place(of: key) != place { try leave(node) }
        }
        var gone: [Int64] = []
        var next = 0
        let limit = 1000 + 100 * work.count
        while next < work.count {
            guard next < limit else { throw SyncError(.internal, "the local view does not settle") }
            let key = work[next]
            next += 1
            guard let node = try node(key), key != SyncStore.rootKey else { continue }
            guard let place = try place(of: key) else {
                try leave(node)
                gone.append(key)
                continue
            }
            if node.local != place { work += try enter(node, place) }
        }
        for key in gone.reversed() { try keepIfNeeded(key) }
        try purge(gone)
    }

    /// Where a node belongs in the local view.
    private func place(of key: Int64) throws -> Location? {
        Planner.place(remote: try node(key)?.remote, changes: try changes(of: key))
    }

    private func leave(_ node: Node) throws {
        guard node.local != nil else { return }
        try log.record { try path(of: node.key) }
        try db.execute("UPDATE node SET parent = NULL, name = NULL, name_key = NULL WHERE key = ?", node.key)
    }

    /// Puts a node into its place. Answers which nodes have to be settled because of that.
    private func enter(_ node: Node, _ place: Location) throws -> [Int64] {
        try leave(node)
        let nameKey = CaseFoldedName.key(place.name)
        if let occupant = try child(of: place.parent, nameKey), occupant.key != node.key {
            return try resolve(node, against: occupant)
        }
        if node.isFolder, let culprit = try cycle(from: place.parent, to: node.key) {
            try db.execute("DELETE FROM queue WHERE node = ? AND kind = ?", culprit, Change.Kind.move.rawValue)
            return culprit == node.key ? [culprit] : [culprit, node.key]
        }
        try db.execute(
            "UPDATE node SET parent = ?, name = ?, name_key = ? WHERE key = ?", place.parent, place.name, nameKey,
            node.key)
        try log.record { try path(of: node.key) }
        return []
    }

    // MARK: Two for one place

    private func resolve(_ node: Node, against occupant: Node) throws -> [Int64] {
        let changes = try changes(of: node.key)
        if changes.contains(where: { $0.place != nil }) {
            // The occupant may be ours too, or the server's: whoever comes last gives way.
            if try occupant.remote != nil && self.changes(of: occupant.key).isEmpty,
                try isSame(node, changes, as: occupant)
            {
                return try adopt(occupant, into: node)
            }
            return try rename(node, changes)
        }
        let others = try self.changes(of: occupant.key)
        if try isSame(occupant, others, as: node) { return try adopt(node, into: occupant) }
        if others.contains(where: { $0.place != nil }) {
            return try rename(occupant, others) + [node.key]
        }
        // Both are the server's, so the occupant is a leftover that leaves when it is settled.
        try leave(occupant)
        return [node.key, occupant.key]
    }

    /// Gives the newest place that was wanted for a node here the name of a conflicted copy.
    private func rename(_ node: Node, _ changes: [Change]) throws -> [Int64] {
        guard let change = changes.last(where: { $0.place != nil }), let place = change.place else { return [] }
        try setPlace(try conflictPlace(for: place, isFolder: node.isFolder), of: change)
        try leave(node)
        return [node.key]
    }

    /// Whether what was made here is what the server has: both folders, or files with the same content.
    private func isSame(_ made: Node, _ changes: [Change], as remote: Node) throws -> Bool {
        guard made.id == nil, made.isFolder == remote.isFolder, let first = changes.first else { return false }
        if made.isFolder { return first.kind == .folder }
        guard let content = first.content, let hash = remote.remote?.version?.hash else { return false }
        return try self.content(content)?.hash == hash
    }

    /// What was made here turns out to be what the server has: one node is left, with the key that files are open by.
    private func adopt(_ remote: Node, into made: Node) throws -> [Int64] {
        try merge(remote, into: made.key)
        guard let first = try changes(of: made.key).first else { return [made.key] }
        try dequeue(first)
        try acknowledge(first, rev: remote.remote?.version?.rev)
        return try [made.key] + displaceChildren(of: remote.key)
    }

    /// Gives all that the server knows of one node to another, and removes the first.
    func merge(_ source: Node, into target: Int64) throws {
        try leave(source)
        try copyServerSide(of: source, to: target)
        try db.execute("UPDATE node SET remote_parent = ? WHERE remote_parent = ?", target, source.key)
        try db.execute("UPDATE queue SET parent = ? WHERE parent = ?", target, source.key)
        try moveAttempts(from: source.key, to: target)
        try db.execute("UPDATE queue SET node = ? WHERE node = ?", target, source.key)
        try db.execute("UPDATE content SET node = ? WHERE node = ?", target, source.key)
    }

    /// Gives one node what the server has of another, and its id, which the other has no more.
    func copyServerSide(of source: Node, to target: Int64) throws {
        try db.execute("UPDATE node SET id = NULL WHERE key = ?", source.key)
        try db.execute(
            """
            UPDATE node SET (id, remote_parent, remote_name, remote_key, present, rev, hash, size, modified, epoch,
                foreign_epoch, seen) = (SELECT ?, remote_parent, remote_name, remote_key, present, rev, hash, size,
                modified, epoch, foreign_epoch, seen FROM node WHERE key = ?) WHERE key = ?
            """, source.id, source.key, target)
    }

    /// Takes the children of a folder that was merged into another out of the view, to be settled there.
    func displaceChildren(of source: Int64) throws -> [Int64] {
        let children = try children(of: source)
        for child in children { try leave(child) }
        try db.execute("DELETE FROM node WHERE key = ?", source)
        return children.map(\.key)
    }

    /// The folder whose move made a circle, where the way from `folder` to the root leads through `key`.
    private func cycle(from folder: Int64, to key: Int64) throws -> Int64? {
        var current = folder
        var culprit: Int64?
        var seen: Set<Int64> = []
        while seen.insert(current).inserted {
            let isMoved = try changes(of: current).contains { $0.kind == .move }
            if isMoved, culprit == nil { culprit = current }
            if current == key { return culprit ?? key }
            guard let parent = try node(current)?.local?.parent else { return nil }
            current = parent
        }
        throw SQLiteError.impossibleValue("a folder is in itself")
    }

    // MARK: Gone on the server

    /// The server has a node no more, but here it was changed: content outlives the deletion and becomes new, a mere move
    /// is forgotten.
    func keepUnsentEdits(_ node: Node, _ changes: [Change]) throws {
        if changes.contains(where: { $0.kind == .delete }), !changes.contains(where: { $0.kind == .put }) { return }
        if let put = changes.first(where: { $0.kind == .put }) {
            if put.place == nil, let place = try desiredLocation(of: node) { try setPlace(place, of: put) }
            try setBase(nil, ofChangesOf: node.key)
            try forgetServer(node.key)
            try fold(node.key)
        } else if !changes.contains(where: { $0.kind == .folder }) {
            try db.execute("DELETE FROM queue WHERE node = ?", node.key)
        } else {
            try forgetServer(node.key)
        }
    }

    /// A folder that the server has no more, but that something of ours is in, is made again.
    private func keepIfNeeded(_ key: Int64) throws {
        guard let node = try node(key), node.isFolder, node.remote == nil else { return }
        if try changes(of: key).contains(where: { $0.kind == .delete }) { return }
        let isNeeded = try db.value("SELECT 1 FROM node WHERE parent = ? LIMIT 1", key, as: Int.self) != nil
        if isNeeded { try remake(node) }
    }

    /// Makes a folder again that is gone, and those above it.
    ///
    /// - Parameter lower: the folders that it is made for, from the lowest up.
    func remake(_ node: Node, for lower: [Int64] = []) throws {
        guard node.local == nil, node.key != SyncStore.rootKey, let place = try desiredLocation(of: node) else {
            return
        }
        if lower.contains(node.key) { throw SQLiteError.impossibleValue("a folder is in itself") }
        if let parent = try self.node(place.parent), parent.local == nil {
            try remake(parent, for: lower + [node.key])
        }
        let nameKey = CaseFoldedName.key(place.name)
        if let successor = try child(of: place.parent, nameKey), successor.isFolder {
            // Somebody made it again already: what was in the old one is in the new one from now on.
            try db.execute("UPDATE queue SET parent = ? WHERE parent = ?", successor.key, node.key)
            try moveAttempts(from: node.key, to: successor.key)
            try reconcile(try displaceChildren(of: node.key))
            return
        }
        try forgetServer(node.key)
        try enqueue(.folder, of: node.key, place: place)
        try reconcile([node.key])
    }

    /// Where a node stands or last stood; the root for what no place is known of.
    private func desiredLocation(of node: Node) throws -> Location? {
        guard let place = node.local ?? node.lastRemotePlace else { return nil }
        let hasParent = try self.node(place.parent) != nil
        return hasParent ? place : Location(parent: SyncStore.rootKey, name: place.name)
    }

    /// A node is new to the server.
    private func forgetServer(_ key: Int64) throws {
        try db.execute("UPDATE node SET id = NULL, present = 0, rev = NULL, hash = NULL WHERE key = ?", key)
    }

    /// Forgets nodes that are neither here nor there, unless something still speaks of them.
    func purge(_ keys: [Int64]) throws {
        for key in keys.reversed() where !open.nodes.contains(key) {
            if let node = try node(key), node.local == nil, node.remote == nil {
                try dropContents(of: key)
                try dropContents(of: -key)
            }
            try db.execute(
                """
                DELETE FROM node WHERE key = ?1 AND parent IS NULL AND present = 0
                AND NOT EXISTS (SELECT 1 FROM queue WHERE node = ?1 OR parent = ?1)
                AND NOT EXISTS (SELECT 1 FROM node WHERE parent = ?1 OR remote_parent = ?1)
                AND NOT EXISTS (SELECT 1 FROM content WHERE node = ?1)
                """, key)
        }
    }
}
