import DropboxCore
import DropboxSQLite

/// Reconciles the local tree with the remote tree and the pending changes.
extension Tree {
    /// Moves each node to the location that `ConflictPlanner.location` determines. If two nodes need the same location, the
    /// remote one keeps it and the other becomes a conflicted copy, unless both are the same item. If both are remote, one
    /// is hidden until the location is free.
    func reconcile(_ keys: some Sequence<Int64>) throws {
        var work = Array(keys)
        if try setting(.hiddenItem) != nil { work += try takeHiddenNodes() }
        work += try discardDoomedChanges(in: work)
        // Detach every node that moves first: another node may need its location.
        for key in work {
            guard let node = try node(key), node.key != SyncStore.rootKey else { continue }
            recorder.record(node: key)
            try recorder.record { try path(of: key) }
            let changes = try changes(of: key)
            if node.isDeletedRemotely, !changes.isEmpty { try keepUnsentEdits(node, changes) }
            if let location = node.local, try self.plannedLocation(of: key) != location { try detach(node) }
        }
        var removed: [Int64] = []
        var next = 0
        let limit = 1000 + 100 * work.count
        while next < work.count {
            guard next < limit else {
                // One defect must not stop everything else.
                for key in Set(work[next...]) { if let node = try node(key) { try hide(node) } }
                break
            }
            let key = work[next]
            next += 1
            guard let node = try node(key), key != SyncStore.rootKey else { continue }
            guard let location = try plannedLocation(of: key) else {
                try detach(node)
                removed.append(key)
                continue
            }
            if node.local != location { work += try attach(node, location) }
        }
        for key in removed.reversed() { try recreateIfNeeded(key) }
        try purge(removed)
    }

    /// Returns the desired location of a node in the local tree.
    func plannedLocation(of key: Int64) throws -> Location? {
        ConflictPlanner.location(remote: try node(key)?.remote, changes: try changes(of: key))
    }

    private func detach(_ node: Node) throws {
        guard node.local != nil else { return }
        try recorder.record { try path(of: node.key) }
        try db.execute("UPDATE node SET parent = NULL, name = NULL, name_key = NULL WHERE key = ?", node.key)
    }

    /// Attaches a node at a location. Returns the nodes that must be reconciled because of that.
    private func attach(_ node: Node, _ location: Location) throws -> [Int64] {
        try detach(node)
        let nameKey = CaseFoldedName.key(location.name)
        if let occupant = try child(of: location.parent, nameKey), occupant.key != node.key {
            return try resolve(node, against: occupant)
        }
        if node.isFolder, let movedFolder = try cycle(from: location.parent, to: node.key) {
            try dropMoves(of: movedFolder)
            return movedFolder == node.key ? [movedFolder] : [movedFolder, node.key]
        }
        try db.execute(
            "UPDATE node SET parent = ?, name = ?, name_key = ? WHERE key = ?", location.parent, location.name, nameKey,
            node.key)
        try recorder.record { try path(of: node.key) }
        return []
    }

    // MARK: Two nodes at one location

    private func resolve(_ node: Node, against occupant: Node) throws -> [Int64] {
        let changes = try changes(of: node.key)
        if changes.contains(where: { $0.location != nil }) {
            // The occupant may have a pending location, too, or be remote. The later one is renamed.
            if try occupant.remote != nil && self.changes(of: occupant.key).isEmpty,
                try isSame(node, changes, as: occupant)
            {
                return try adopt(occupant, into: node)
            }
            return try renameToConflictedCopy(node, changes)
        }
        let occupantChanges = try self.changes(of: occupant.key)
        if try isSame(occupant, occupantChanges, as: node) { return try adopt(node, into: occupant) }
        if occupantChanges.contains(where: { $0.location != nil }) {
            return try renameToConflictedCopy(occupant, occupantChanges) + [node.key]
        }
        // Both are remote. Usually, the occupant is outdated and is detached when it's reconciled.
        if try plannedLocation(of: occupant.key) == occupant.local {
            try hide(node)
            return []
        }
        try detach(occupant)
        return [node.key, occupant.key]
    }

    /// Makes a remote item invisible, because the server distinguishes its name from the name of another item, and this
    /// device doesn't. The status reports it.
    private func hide(_ node: Node) throws {
        try detach(node)
        let name = (node.remote?.location ?? node.lastRemoteLocation)?.name
        try set(.hiddenItem, node.remote.flatMap { try serverPath(of: $0.location) } ?? name ?? "")
    }

    /// Returns the hidden nodes, which may be visible now.
    private func takeHiddenNodes() throws -> [Int64] {
        try set(.hiddenItem, nil)
        return try db.rows(Self.hiddenNodes) { $0.integer(0) ?? 0 }
    }

    /// A query that returns the remote nodes that aren't visible although the user didn't delete them.
    static let hiddenNodes = """
        SELECT key FROM node WHERE parent IS NULL AND present = 1 AND key <> \(SyncStore.rootKey)
            AND key NOT IN (SELECT node FROM queue WHERE kind = \(Change.Kind.delete.rawValue))
        """

    /// Changes the latest pending location of a node to that of a conflicted copy.
    private func renameToConflictedCopy(_ node: Node, _ changes: [Change]) throws -> [Int64] {
        guard let change = changes.last(where: { $0.location != nil }), let location = change.location else {
            return []
        }
        try setLocation(try conflictedCopyLocation(for: location, isFolder: node.isFolder), of: change)
        try detach(node)
        return [node.key]
    }

    /// Returns whether a node that was created here is the same as a remote one: both are folders, or files with the
    /// same content.
    func isSame(_ created: Node, _ changes: [Change], as remote: Node) throws -> Bool {
        guard created.id == nil, created.isFolder == remote.isFolder, let first = changes.first else { return false }
        if created.isFolder { return first.kind == .folder }
        guard let content = first.content, let hash = remote.remote?.version?.hash else { return false }
        return try self.content(content)?.hash == hash
    }

    /// Merges a remote node into the equal node that was created here. The latter's key remains, because open files
    /// use it.
    private func adopt(_ remote: Node, into created: Node) throws -> [Int64] {
        try merge(remote, into: created.key)
        guard let first = try changes(of: created.key).first else { return [created.key] }
        try dequeue(first, .sent)
        try acknowledge(first, rev: remote.remote?.version?.rev)
        return try [created.key] + detachChildren(of: remote.key)
    }

    /// Moves the remote state, the pending changes, and the contents of a node to another one.
    func merge(_ source: Node, into target: Int64) throws {
        try detach(source)
        try moveRemoteState(of: source, to: target)
        try db.execute("UPDATE node SET remote_parent = ? WHERE remote_parent = ?", target, source.key)
        try replaceParent(source.key, with: target)
        try db.execute("UPDATE queue SET node = ? WHERE node = ?", target, source.key)
        try db.execute("UPDATE OR REPLACE doomed SET node = ? WHERE node = ?", target, source.key)
        try db.execute("UPDATE content SET node = ? WHERE node = ?", target, source.key)
    }

    /// Moves the remote state and the ID of a node to another one.
    func moveRemoteState(of source: Node, to target: Int64) throws {
        try db.execute("UPDATE node SET id = NULL WHERE key = ?", source.key)
        try db.execute(
            """
            UPDATE node SET (id, remote_parent, remote_name, remote_key, present, rev, hash, size, modified, epoch,
                foreign_epoch, seen, shared_folder) = (SELECT ?, remote_parent, remote_name, remote_key, present, rev,
                hash, size, modified, epoch, foreign_epoch, seen, shared_folder FROM node WHERE key = ?) WHERE key = ?
            """, source.id, source.key, target)
    }

    /// Detaches the children of a folder that was merged into another one. Returns them for reconciliation.
    func detachChildren(of source: Int64) throws -> [Int64] {
        let children = try children(of: source)
        for child in children { try detach(child) }
        try db.execute("DELETE FROM node WHERE key = ?", source)
        try forgetParentOfAttempts(source)
        return children.map(\.key)
    }

    /// Returns the folder whose move created a cycle, if the path from `folder` to the root contains `key`.
    func cycle(from folder: Int64, to key: Int64) throws -> Int64? {
        var current = folder
        var movedFolder: Int64?
        var seen: Set<Int64> = []
        while seen.insert(current).inserted {
            let isMoved = try changes(of: current).contains { $0.kind == .move }
            if isMoved, movedFolder == nil { movedFolder = current }
            if current == key { return movedFolder ?? key }
            guard let parent = try node(current)?.local?.parent else { return nil }
            current = parent
        }
        throw SQLiteError.impossibleValue("a folder contains itself")
    }

    // MARK: Deleted on the server

    /// Handles local changes of a node that was deleted on the server: unsent content becomes a new file, and a
    /// pending move is dropped.
    func keepUnsentEdits(_ node: Node, _ changes: [Change]) throws {
        if changes.contains(where: { $0.kind == .delete }), !changes.contains(where: { $0.kind == .put }) { return }
        if let put = changes.first(where: { $0.kind == .put }) {
            if put.location == nil, let location = try desiredLocation(of: node) { try setLocation(location, of: put) }
            try setBase(nil, ofChangesOf: node.key)
            try markContentsOvertaken(of: node.key)
            try clearRemoteState(node.key)
            try combineChanges(node.key)
        } else if !changes.contains(where: { $0.kind == .folder }) {
            if node.isFolder, let target = changes.last(where: { $0.kind == .move })?.location {
                try setLastLocation(target, of: node)
            }
            try discardChanges(of: node.key)
        } else {
            try clearRemoteState(node.key)
        }
    }

    /// Creates a folder again that was deleted on the server if it has local children.
    private func recreateIfNeeded(_ key: Int64) throws {
        guard let node = try node(key), node.isFolder, node.remote == nil else { return }
        if try changes(of: key).contains(where: { $0.kind == .delete }) { return }
        let isNeeded = try db.value("SELECT 1 FROM node WHERE parent = ? LIMIT 1", key, as: Int.self) != nil
        if isNeeded { try recreateFolder(node) }
    }

    /// Creates a deleted folder and its parents again.
    ///
    /// - Parameter lower: The folders that need it, lowest first.
    func recreateFolder(_ node: Node, for lower: [Int64] = []) throws {
        guard node.local == nil, node.remote == nil, node.key != SyncStore.rootKey,
            var location = try desiredLocation(of: node)
        else { return }
        if lower.contains(node.key) { throw SQLiteError.impossibleValue("a folder contains itself") }
        // A parent that the server has is only deleted here.
        if let parent = try self.node(location.parent), parent.local == nil, parent.remote == nil {
            try recreateFolder(parent, for: lower + [node.key])
            // Another folder may be in the place of the parent now.
            guard let node = try self.node(node.key), node.local == nil, let new = try desiredLocation(of: node) else {
                return
            }
            location = new
        }
        let nameKey = CaseFoldedName.key(location.name)
        if let successor = try child(of: location.parent, nameKey), successor.isFolder {
            // A new folder exists already. It gets the children of the old one, which has nothing left to send.
            try discardChanges(of: node.key)
            try db.execute("UPDATE node SET remote_parent = ? WHERE remote_parent = ?", successor.key, node.key)
            try replaceParent(node.key, with: successor.key)
            try reconcile(try detachChildren(of: node.key))
            return
        }
        try clearRemoteState(node.key)
        try enqueue(.folder, of: node.key, location: location)
        try reconcile([node.key])
    }

    /// Returns the current or last location of a node, in the root if its parent doesn't exist.
    private func desiredLocation(of node: Node) throws -> Location? {
        guard let location = node.local ?? node.lastRemoteLocation else { return nil }
        let hasParent = try self.node(location.parent) != nil
        return hasParent ? location : Location(parent: SyncStore.rootKey, name: location.name)
    }

    /// Records where the user moved a folder that was deleted on the server. If it's needed, it's created again there.
    private func setLastLocation(_ location: Location, of folder: Node) throws {
        var seen: Set<Int64> = []
        var parent = location.parent
        while parent != SyncStore.rootKey {
            // A folder that contains itself remains where it was.
            guard parent != folder.key, seen.insert(parent).inserted, let node = try node(parent),
                let next = node.local ?? node.lastRemoteLocation
            else { return }
            parent = next.parent
        }
        try db.execute(
            "UPDATE node SET remote_parent = ?, remote_name = ?, remote_key = ? WHERE key = ? AND present = 0",
            location.parent, location.name, CaseFoldedName.key(location.name), folder.key)
    }

    /// Removes the remote state of a node, so that it counts as new. Queued deletions that don't include it spare it.
    private func clearRemoteState(_ key: Int64) throws {
        try db.execute(
            """
            UPDATE node SET id = NULL, present = 0, rev = NULL, hash = NULL, shared_folder = NULL,
                foreign_epoch = iif(key IN (
                    SELECT node FROM doomed WHERE deletion IN (SELECT number FROM queue)), foreign_epoch, ?2)
                WHERE key = ?1
            """, key, try epoch)
    }

    /// Deletes nodes that exist neither locally nor remotely, unless something refers to them.
    func purge(_ keys: [Int64]) throws {
        for key in keys.reversed() where canPurge(key) {
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
            try forgetParentOfAttempts(key)
        }
    }
}
