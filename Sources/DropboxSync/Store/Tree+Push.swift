import DropboxCore
import DropboxSQLite

/// What a change asks of the server.
enum RemoteOperation: Sendable {
    /// Upload a content: as a new file at `path`, or as the next version of `id`.
    case upload(Tree.Content, path: String, update: (id: String, rev: String)?)
    case createFolder(path: String)
    /// Move what `source`, an id or a path, leads to.
    case move(source: String, path: String)
    case delete(path: String, rev: String?)
}

/// Sending changes: what the planner decides, put into effect.
extension Tree {
    /// What a change asks of the server; nil when it asks for nothing any more, and is off the queue. (Or when planning it
    /// goes in circles: then it is still there.)
    ///
    /// The change is the oldest of its node, but for those that are refused.
    func prepare(_ change: Change) throws -> RemoteOperation? {
        // A change that is planned anew is another one each time; it cannot go on for ever.
        for _ in 0..<4 {
            guard let change = try self.change(change.number), let node = try node(change.node) else { return nil }
            let hash = try change.content.flatMap { try content($0)?.hash }
            let step = Planner.step(
                for: change, remote: node.remote, isKnownToServer: node.isGone,
                isOwnVersion: try node.remote?.version.map { try isOwn($0, of: node.key) } ?? false, hash: hash,
                hasNewsBelow: try change.kind == .delete && node.isFolder
                    && hasForeignChanges(below: node.key, since: change))
            switch step {
            case .finish where change.kind == .delete: try finishDeletion(change)
            case .finish: try finish(change, rev: node.remote?.version?.rev)
            case .drop: try drop(change)
            case .splitConflict: try split(node, change)
            case .recreate: try recreate(node, change)
            case .deletePartly: try deletePartly(node, change)
            case .uploadNew, .createFolder:
                if let errand = try create(change, node) { return errand }
                continue
            case .uploadVersion(let id, let rev):
                guard let content = try change.content.flatMap(self.content(_:)) else { return try drop(change) }
                return .upload(content, path: id, update: (id, rev))
            case .move:
                if try redirect(change, node) { continue }
                guard let place = change.place, let path = try serverPath(of: place),
                    let source = try reference(node)
                else { return try drop(change) }
                if let other = try remoteChild(of: place.parent, CaseFoldedName.key(place.name)), other.key != node.key
                {
                    try giveWay(change, isFolder: node.isFolder)
                    continue
                }
                return .move(source: source, path: path)
            case .delete(let rev):
                guard let path = try reference(node) else { return try drop(change) }
                return .delete(path: path, rev: rev)
            }
            // What was decided here is done; a change that has become another one is planned again.
            guard try self.change(change.number) != nil else { return nil }
        }
        return nil
    }

    /// The server carried a change out, or had it already.
    func finish(_ change: Change, rev: String?) throws {
        try dequeue(change)
        if change.kind == .put { try acknowledge(change, rev: rev) }
        try reconcile([change.node])
        if change.kind == .put {
            try dropOldContents(of: change.node)
            try shrinkCache()
        }
    }

    /// The server carried a change out, and says what it has now.
    func finish(_ change: Change, _ entry: RemoteChange) throws {
        var update = try RemoteChangeApplier(self, epoch: nil)
        // A node that the server did not know yet takes over what arrives under the id.
        let id: String? =
            switch entry.kind {
            case .file(let id, _), .folder(let id): id
            case .deleted: nil
            }
        if let id {
            if let twin = try node(id: id), twin.key != change.node {
                try merge(twin, into: change.node)
                try reconcile(try displaceChildren(of: twin.key))
            } else {
                try db.execute("UPDATE node SET id = ? WHERE key = ?", id, change.node)
            }
        }
        let former = try node(change.node)?.remote?.place
        try update.apply(entry)
        var rev: String?
        if case .file(_, let version) = entry.kind { rev = version.rev }
        try recordResponse(to: change.number, id: id, rev: rev)
        switch entry.kind {
        case .file: break
        case .folder: try noteMove(of: change.node, from: former)
        case .deleted: break
        }
        try finish(change, rev: rev)
        try reconcile(update.touched)
    }

    /// Notes that the server moved a folder for us. Of a name that only changes its case the news are silent.
    private func noteMove(of folder: Int64, from former: Location?) throws {
        guard let former, let place = try node(folder)?.remote?.place,
            former.parent != place.parent || CaseFoldedName.key(former.name) != CaseFoldedName.key(place.name)
        else { return }
        try setMovedFolders(movedFolders.union([folder]))
    }

    /// The server carried an upload out that was on its way since a round of news. Answers whether it is off the queue; if
    /// not, the next news decide about it.
    ///
    /// News that came in meanwhile may be newer than the answer. What they say of the file holds then: the server took the
    /// upload, so what it has now came after it.
    func finishUpload(_ number: Int64, _ entry: RemoteChange, since epoch: Int64) throws -> Bool {
        guard case .file(let id, let version) = entry.kind, let change = try change(number),
            let node = try node(change.node)
        else { return false }
        let twin = try self.node(id: id)
        if node.epoch <= epoch, (twin?.epoch ?? 0) <= epoch {
            try finish(change, entry)
            return true
        }
        guard let twin, twin.remote != nil else { return false }
        if twin.key != node.key {
            try merge(twin, into: node.key)
            try reconcile(try displaceChildren(of: twin.key))
        }
        try recordResponse(to: number, id: id, rev: version.rev)
        try finish(change, rev: version.rev)
        return true
    }

    /// The server carried an upload out, and its place has changed since: `now` is what it has of the file, nil for nothing.
    func finishUpload(_ number: Int64, _ entry: RemoteChange, now: RemoteChange?, date: Double) throws -> Bool {
        guard case .file(let id, let version) = entry.kind, let change = try change(number) else { return false }
        try recordResponse(to: number, id: id, rev: version.rev)
        if let twin = try node(id: id), twin.key != change.node {
            try merge(twin, into: change.node)
            try reconcile(try displaceChildren(of: twin.key))
        } else {
            try db.execute("UPDATE node SET id = ? WHERE key = ?", id, change.node)
        }
        // What changed the place since may be the work of somebody else.
        let round = try nextEpoch
        try set(.epoch, String(round))
        var update = try RemoteChangeApplier(self, epoch: round, date: date)
        if let now { try update.apply(now) } else { try update.markGone(change.node) }
        if now == nil, let place = change.place {
            // Where it was for a while: what comes after it in the queue goes there.
            try db.execute(
                "UPDATE node SET remote_parent = ?, remote_name = ?, remote_key = ? WHERE key = ? AND present = 0",
                place.parent, place.name, CaseFoldedName.key(place.name), change.node)
        }
        try finish(change, rev: version.rev)
        try reconcile(update.touched)
        return true
    }

    /// Whether news since a round tell that the server has what is being uploaded. The upload is off the queue then.
    func hasArrived(_ upload: Change, since epoch: Int64) throws -> Bool {
        guard let change = try change(upload.number), let node = try node(change.node) else { return true }
        guard node.epoch > epoch, let version = node.remote?.version, let hash = version.hash,
            try change.content.flatMap(content)?.hash == hash
        else { return false }
        try finish(change, rev: version.rev)
        return true
    }

    /// The name that a change wants is not to be had: it takes that of a conflicted copy.
    func giveWay(_ change: Change, isFolder: Bool) throws {
        guard let place = change.place else { return }
        try setPlace(try conflictPlace(for: place, isFolder: isFolder), of: change)
        try reconcile([change.node])
    }

    /// The paths on the server that a change is about: what lies on them or below is not to be touched by two changes at
    /// the same time.
    func paths(of change: Change) throws -> [SyncPath] {
        let known = try node(change.node)?.remote?.place
        return try [known, change.place].compactMap { try $0.flatMap(serverPath).map(SyncPath.init(unchecked:)) }
    }

    // MARK: -

    /// How the server finds a node: by its id, which outlasts moves, otherwise by its path.
    private func reference(_ node: Node) throws -> String? {
        try node.id ?? node.remote.flatMap { try serverPath(of: $0.place) }
    }

    /// A change that was overtaken: the server's state holds.
    @discardableResult
    private func drop(_ change: Change) throws -> RemoteOperation? {
        try dequeue(change)
        try reconcile([change.node])
        return nil
    }

    private func create(_ change: Change, _ node: Node) throws -> RemoteOperation? {
        if try redirect(change, node) { return nil }
        guard let place = change.place, let path = try serverPath(of: place) else {
            try drop(change)
            return nil
        }
        if try remoteChild(of: place.parent, CaseFoldedName.key(place.name)) != nil {
            // The server has something there. If it is the same thing, settling has made one of the two already.
            try giveWay(change, isFolder: node.isFolder)
            return nil
        }
        guard change.kind == .put else { return .createFolder(path: path) }
        guard let content = try change.content.flatMap(self.content(_:)) else { return try drop(change) }
        return .upload(content, path: path, update: nil)
    }

    /// Where the folder that a change puts its node in is gone, and perhaps a file in its place, the node goes where the app
    /// sees it now, or to the root. Answers whether that is so.
    private func redirect(_ change: Change, _ node: Node) throws -> Bool {
        guard let place = change.place, try !isComing(place.parent) else { return false }
        let seen = node.local ?? Location(parent: SyncStore.rootKey, name: place.name)
        if seen == place { return false }
        try setPlace(seen, of: change)
        try reconcile([change.node])
        return true
    }

    /// Whether the server has a folder, or will have it by a change that waits.
    private func isComing(_ folder: Int64) throws -> Bool {
        if folder == SyncStore.rootKey { return true }
        guard let node = try node(folder) else { return false }
        return try node.remote != nil || changes(of: folder).contains { $0.kind == .folder }
    }

    /// The local data become a file of their own; what the server has gets a node of its own.
    private func split(_ node: Node, _ change: Change) throws {
        guard let remote = node.remote else { return }
        try db.execute("INSERT INTO node (is_folder) VALUES (0)")
        let server = db.lastInsertedRowID
        try copyServerSide(of: node, to: server)
        try db.execute(
            """
            UPDATE node SET present = 0, remote_parent = NULL, remote_name = NULL, remote_key = NULL, rev = NULL,
                hash = NULL WHERE key = ?
            """, node.key)
        try db.execute("UPDATE content SET node = ? WHERE node = ? AND unsent = 0", server, node.key)
        try setBase(nil, ofChangesOf: node.key)
        try setPlace(try conflictPlace(for: remote.place, isFolder: false), of: change)
        try reconcile([node.key, server])
    }

    private func recreate(_ node: Node, _ change: Change) throws {
        let changes = try changes(of: node.key)
        if node.isGone || change.place == nil { try keepUnsentEdits(node, changes) }
        try reconcile([node.key])
    }
}
