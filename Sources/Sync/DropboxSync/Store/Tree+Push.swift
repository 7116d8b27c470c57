import DropboxCore
import DropboxSQLite

/// A request that applies a change on the server.
enum RemoteOperation: Sendable {
    /// Uploads a content as a new file at `path`, or as the next version of the file `id`.
    case upload(Tree.Content, path: String, update: (id: String, rev: String)?)
    case createFolder(path: String)
    /// Moves the item with an ID or path `source`.
    case move(source: String, path: String)
    /// Deletes an item. The server unmounts a shared folder that is mounted there or below, and keeps its content.
    case delete(path: String, rev: String?)
}

/// Sending changes: puts the decisions of the planner into effect.
extension Tree {
    /// Prepares the request for a change. Returns `nil` if no request is necessary and the change is no longer
    /// queued, or if planning doesn't finish; then the change is still queued.
    ///
    /// The change must be the oldest of its node, not counting rejected ones.
    func prepare(_ change: Change) throws -> RemoteOperation? {
        // Planning can change the change, so it's planned again, but not forever.
        for _ in 0..<4 {
            guard let change = try self.change(change.number), let node = try node(change.node) else { return nil }
            if try isUnproven(change, node) {
                try doubt(change)
                return nil
            }
            let hash = try change.content.flatMap { try content($0)?.hash }
            let step = ConflictPlanner.step(
                for: change, remote: node.remote, isKnownToServer: node.isDeletedRemotely,
                isOwnVersion: try node.remote?.version.map { try isOwn($0, of: node.key) } ?? false, hash: hash,
                hasForeignChangesBelow: try change.kind == .delete && node.isFolder && !node.isMount
                    && hasForeignChanges(below: node.key, since: change))
            switch step {
            case .finish where change.kind == .delete: try finishDeletion(change)
            case .finish: try finish(change, rev: node.remote?.version?.rev)
            case .drop: try dropOutdated(change)
            case .makeConflictedCopy: try split(node, change)
            case .recreate: try recreate(node, change)
            case .deletePartially: try deletePartially(node, change)
            case .uploadNew, .createFolder:
                if let operation = try create(change, node) { return operation }
                continue
            case .uploadVersion(let id, let rev):
                guard let content = try change.content.flatMap(self.content(_:)) else {
                    return try dropOutdated(change)
                }
                return .upload(content, path: id, update: (id, rev))
            case .move:
                if try redirect(change, node) || renameMissingFolder(above: change) { continue }
                if let folder = change.location?.parent, try folder == node.key || isRemotely(folder, below: node.key) {
                    // Another device moved the target into the folder, which was deleted here since. If it's visible,
                    // reconciling has dropped the move already.
                    return try dropOutdated(change)
                }
                guard let location = change.location, let path = try serverPath(of: location),
                    let source = try reference(node)
                else { return try dropOutdated(change) }
                if let other = try remoteChild(of: location.parent, CaseFoldedName.key(location.name)),
                    other.key != node.key
                {
                    try renameToConflictedCopy(change, isFolder: node.isFolder)
                    continue
                }
                return .move(source: source, path: path)
            case .delete(let rev):
                guard let path = try reference(node) else { return try dropOutdated(change) }
                return .delete(path: path, rev: rev)
            }
            // The change is complete, or it was changed and is planned again.
            guard try self.change(change.number) != nil else { return nil }
        }
        return nil
    }

    /// Completes a change that the server executed, or that was unnecessary.
    func finish(_ change: Change, rev: String?) throws {
        try dequeue(change, .sent)
        if change.kind == .put { try acknowledge(change, rev: rev) }
        try reconcile([change.node])
        if change.kind == .put {
            try dropOldContents(of: change.node)
            recorder.requestSmallerCache()
        }
    }

    /// Completes a change that the server executed, and applies the state that it returned.
    func finish(_ change: Change, _ entry: RemoteChange) throws {
        var update = try RemoteChangeApplier(self, epoch: nil)
        // The response identifies a node that the server didn't know yet.
        let id: String? =
            switch entry.kind {
            case .file(let id, _), .folder(let id): id
            case .deleted: nil
            }
        if let id {
            if let existing = try node(id: id), existing.key != change.node {
                try merge(existing, into: change.node)
                try reconcile(try detachChildren(of: existing.key))
            } else {
                try db.execute("UPDATE node SET id = ? WHERE key = ?", id, change.node)
            }
        }
        let former = try node(change.node)?.remote?.location
        try update.apply(entry)
        var rev: String?
        if case .file(_, let version) = entry.kind { rev = version.rev }
        try recordResponse(to: change.number, id: id, rev: rev)
        switch entry.kind {
        case .file: break
        case .folder: try recordMove(of: change.node, from: former)
        case .deleted: break
        }
        try finish(change, rev: rev)
        try reconcile(update.touched)
    }

    /// Records that the server moved a folder for this device. A move that only changes the case isn't listed.
    private func recordMove(of folder: Int64, from former: Location?) throws {
        guard let former, let location = try node(folder)?.remote?.location,
            former.parent != location.parent || CaseFoldedName.key(former.name) != CaseFoldedName.key(location.name)
        else { return }
        try setMovedFolders(movedFolders.union([folder]))
    }

    /// Completes an upload that started at a round of remote changes. Returns whether it's no longer queued;
    /// otherwise, the next remote changes decide.
    ///
    /// Remote changes that were applied in the meantime may be newer than the response. Then they determine the state
    /// of the file: the server accepted the upload, so its current state is later.
    func finishUpload(_ number: Int64, _ entry: RemoteChange, since epoch: Int64) throws -> Bool {
        guard case .file(let id, let version) = entry.kind, let change = try change(number),
            let node = try node(change.node)
        else { return false }
        let existing = try self.node(id: id)
        if node.epoch <= epoch, (existing?.epoch ?? 0) <= epoch {
            try finish(change, entry)
            return true
        }
        guard let existing, existing.remote != nil else { return false }
        if existing.key != node.key {
            try merge(existing, into: node.key)
            try reconcile(try detachChildren(of: existing.key))
        }
        try recordResponse(to: number, id: id, rev: version.rev)
        try finish(change, rev: version.rev)
        return true
    }

    /// Completes an upload whose location changed since. `now` is the current remote state of the file; `nil` if it
    /// was deleted.
    func finishUpload(_ number: Int64, _ entry: RemoteChange, now: RemoteChange?, date: Double) throws -> Bool {
        guard case .file(let id, let version) = entry.kind, let change = try change(number) else { return false }
        try recordResponse(to: number, id: id, rev: version.rev)
        if let existing = try node(id: id), existing.key != change.node {
            try merge(existing, into: change.node)
            try reconcile(try detachChildren(of: existing.key))
        } else {
            try db.execute("UPDATE node SET id = ? WHERE key = ?", id, change.node)
        }
        // Another device may have changed the location.
        let round = try nextEpoch
        try set(.epoch, String(round))
        var update = try RemoteChangeApplier(self, epoch: round, date: date)
        if let now { try update.apply(now) } else { try update.markDeleted(change.node) }
        if now == nil, let location = change.location {
            // Save the location that it had in between: later changes in the queue use it.
            try db.execute(
                "UPDATE node SET remote_parent = ?, remote_name = ?, remote_key = ? WHERE key = ? AND present = 0",
                location.parent, location.name, CaseFoldedName.key(location.name), change.node)
        }
        try finish(change, rev: version.rev)
        try reconcile(update.touched)
        return true
    }

    /// Returns whether remote changes since a round show that the server has an uploaded content. Then the upload is
    /// completed.
    func finishIfUploaded(_ upload: Change, since epoch: Int64) throws -> Bool {
        guard let change = try change(upload.number), let node = try node(change.node) else { return true }
        guard node.epoch > epoch, let version = node.remote?.version, let hash = version.hash,
            try change.content.flatMap(content)?.hash == hash
        else { return false }
        try finish(change, rev: version.rev)
        return true
    }

    /// Changes the location of a change to that of a conflicted copy, because its name isn't available.
    func renameToConflictedCopy(_ change: Change, isFolder: Bool) throws {
        guard let location = change.location else { return }
        try setLocation(try conflictedCopyLocation(for: location, isFolder: isFolder), of: change)
        try reconcile([change.node])
    }

    /// Returns the server paths that a change affects. Two concurrent changes must not affect the same path, or a
    /// path and one below it.
    func paths(of change: Change) throws -> [SyncPath] {
        let known = try node(change.node)?.remote?.location
        return try [known, change.location].compactMap { try $0.flatMap(serverPath).map(SyncPath.init(unchecked:)) }
    }

    // MARK: -

    /// Returns the ID of a node, which doesn't change with moves, or its server path.
    private func reference(_ node: Node) throws -> String? {
        try node.id ?? node.remote.flatMap { try serverPath(of: $0.location) }
    }

    /// Removes an outdated change from the queue. The remote state remains.
    @discardableResult
    private func dropOutdated(_ change: Change) throws -> RemoteOperation? {
        try dequeue(change, .replaced)
        if change.kind == .move { try excludeFromDeletions(change.node) }
        try reconcile([change.node])
        return nil
    }

    private func create(_ change: Change, _ node: Node) throws -> RemoteOperation? {
        if try redirect(change, node) || renameMissingFolder(above: change) { return nil }
        guard let location = change.location, let path = try serverPath(of: location) else {
            try dropOutdated(change)
            return nil
        }
        if let other = try remoteChild(of: location.parent, CaseFoldedName.key(location.name)) {
            // If the remote item is equal, reconciling has merged the two already, unless the local one was moved since.
            if try changes(of: other.key).isEmpty, try isSame(node, [change], as: other) {
                try reconcile(try adoptResult(other, into: node))
            } else {
                try renameToConflictedCopy(change, isFolder: node.isFolder)
            }
            return nil
        }
        guard change.kind == .put else { return .createFolder(path: path) }
        guard let content = try change.content.flatMap(self.content(_:)) else { return try dropOutdated(change) }
        return .upload(content, path: path, update: nil)
    }

    /// Changes the location of a change whose parent folder was deleted, and possibly replaced by a file, to the
    /// node's visible location, or to the root. Returns whether it did.
    private func redirect(_ change: Change, _ node: Node) throws -> Bool {
        guard let location = change.location, try !willExist(location.parent) else { return false }
        let visible = node.local ?? Location(parent: SyncStore.rootKey, name: location.name)
        if visible == location { return false }
        try setLocation(visible, of: change)
        try reconcile([change.node])
        return true
    }

    /// Renames the lowest folder above the location of a change that the server doesn't have yet and whose name a file,
    /// or the item itself, has there. Returns whether there was one.
    ///
    /// The server creates missing folders with the first item that needs them, and this may be sent before the change
    /// that creates the folder.
    private func renameMissingFolder(above change: Change) throws -> Bool {
        guard var folder = change.location?.parent else { return false }
        for _ in 0..<NameRules.maximumDepth {
            guard folder != SyncStore.rootKey, let node = try node(folder), node.remote == nil,
                let creation = try changes(of: folder).first(where: { $0.location != nil }),
                let location = creation.location
            else { return false }
            if let other = try remoteChild(of: location.parent, CaseFoldedName.key(location.name)),
                !other.isFolder || other.key == change.node
            {
                try renameToConflictedCopy(creation, isFolder: true)
                return true
            }
            folder = location.parent
        }
        return false
    }

    /// Returns whether the server has a folder, or will have it because of a pending change.
    private func willExist(_ folder: Int64) throws -> Bool {
        if folder == SyncStore.rootKey { return true }
        guard let node = try node(folder) else { return false }
        return try node.remote != nil || changes(of: folder).contains { $0.kind == .folder }
    }

    /// Splits a conflict: the local data become a separate file, and the remote file gets a new node.
    private func split(_ node: Node, _ change: Change) throws {
        guard let remote = node.remote else { return }
        try db.execute("INSERT INTO node (is_folder) VALUES (0)")
        let server = db.lastInsertedRowID
        try moveRemoteState(of: node, to: server)
        try db.execute(
            """
            UPDATE node SET present = 0, remote_parent = NULL, remote_name = NULL, remote_key = NULL, rev = NULL,
                hash = NULL WHERE key = ?
            """, node.key)
        try db.execute("UPDATE content SET node = ? WHERE node = ? AND unsent = 0", server, node.key)
        try setBase(nil, ofChangesOf: node.key)
        try setLocation(try conflictedCopyLocation(for: remote.location, isFolder: false), of: change)
        try reconcile([node.key, server])
    }

    private func recreate(_ node: Node, _ change: Change) throws {
        let changes = try changes(of: node.key)
        if node.isDeletedRemotely || change.location == nil { try keepUnsentEdits(node, changes) }
        try reconcile([node.key])
    }
}
