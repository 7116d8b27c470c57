import DropboxCore
import DropboxSQLite

/// Changes that the app makes: visible at once, and queued in the same transaction.
extension Tree {
    /// The file or folder at a path.
    /// - Throws: `SyncError.notFound`.
    func require(_ path: SyncPath) throws -> Node {
        guard let node = try lookUp(path) else { throw SyncError(.notFound, "there is no file or folder", path: path) }
        return node
    }

    func createFolder(_ path: SyncPath) throws {
        let place = try freePlace(path)
        let key = try addNode(isFolder: true)
        try enqueue(.folder, of: key, place: place)
        try reconcile([key])
    }

    func createFile(_ path: SyncPath, _ content: PendingContent, modified: Double) throws -> (
        node: Int64, content: Int64
    ) {
        try createFile(at: try freePlace(path), content, modified: modified)
    }

    @discardableResult
    func createFile(
        at place: Location, _ content: PendingContent, modified: Double
    ) throws -> (node: Int64, content: Int64) {
        let key = try addNode(isFolder: false)
        let content = try addContent(content, of: key, rev: nil, modified: modified)
        try enqueue(.put, of: key, content: content, place: place)
        try reconcile([key])
        return (key, content)
    }

    /// Gives a file new content.
    ///
    /// - Parameters:
    ///   - base: the version that the new content was made from, unless that was not sent either.
    ///   - placeholder: a put that may be replaced because nothing was written by it and it is not on its way.
    ///   - lastPath: where the file goes if it is not known any more.
    func write(
        _ content: PendingContent, to node: Int64, basedOn base: BaseVersion?, modified: Double,
        replacing placeholder: Change?, lastPath: SyncPath
    ) throws -> Int64 {
        try revive(node, lastPath)
        let key = try addContent(content, of: node, rev: nil, modified: modified)
        if let placeholder, let old = placeholder.content {
            try db.execute("UPDATE queue SET content = ?, refused = 0 WHERE number = ?", key, placeholder.number)
            try db.execute("UPDATE content SET unsent = 0 WHERE key = ?", old)
        } else {
            try enqueue(.put, of: node, content: key, base: base)
        }
        if let file = try self.node(node), file.remote == nil, try path(of: node) == nil {
            // The server has it no more, but whoever writes to it wants it.
            try keepUnsentEdits(file, try changes(of: node))
            if let place = try changes(of: node).first?.place, let folder = try self.node(place.parent) {
                try remake(folder)
            }
        }
        try reconcile([node])
        try dropOldContents(of: node)
        return key
    }

    /// An open file turned out to be the same as another one, and went, or went when it was opened, or went with a folder
    /// before it was sent: what is written to it becomes a file of its own.
    private func revive(_ node: Int64, _ lastPath: SyncPath) throws {
        if let file = try self.node(node) {
            let isSomewhere = try file.local != nil || file.lastRemotePlace != nil || !changes(of: node).isEmpty
            if isSomewhere { return }
        }
        let folder = try lastPath.parent.flatMap(lookUp).flatMap { $0.isFolder ? $0.key : nil } ?? SyncStore.rootKey
        try db.execute(
            """
            INSERT INTO node (key, is_folder, remote_parent, remote_name, remote_key, present) VALUES (?1, 0, ?2, ?3, ?4, 0)
            ON CONFLICT (key) DO UPDATE SET remote_parent = ?2, remote_name = ?3, remote_key = ?4
            """, node, folder, lastPath.name, CaseFoldedName.key(lastPath.name))
    }

    func delete(_ path: SyncPath) throws {
        let node = try require(path)
        guard !path.isRoot else { throw SyncError(.invalidOperation, "the root cannot be deleted", path: path) }
        let base = node.remote?.version.map { BaseVersion(rev: $0.rev, hash: $0.hash) }
        try enqueue(.delete, of: node.key, base: base)
        try reconcile([node.key])
    }

    func move(_ source: SyncPath, to target: SyncPath) throws {
        let node = try require(source)
        if source.stringValue == target.stringValue { return }
        guard !source.isRoot, !target.isRoot, source == target || !target.isWithin(source) else {
            let message = "the root cannot be moved, nor a folder into itself"
            throw SyncError(.invalidOperation, message, path: source)
        }
        let place = try source == target ? place(target) : freePlace(target)
        try enqueue(.move, of: node.key, place: place)
        try reconcile([node.key])
    }

    // MARK: -

    private func addNode(isFolder: Bool) throws -> Int64 {
        try db.execute("INSERT INTO node (is_folder) VALUES (?)", isFolder)
        return db.lastInsertedRowID
    }

    func freePlace(_ path: SyncPath) throws -> Location {
        if try lookUp(path) != nil { throw SyncError(.exists, "there is something already", path: path) }
        return try place(path)
    }

    private func place(_ path: SyncPath) throws -> Location {
        guard let parent = path.parent, let folder = try lookUp(parent), folder.isFolder else {
            throw SyncError(.parent, "there is no such folder to put it into", path: path)
        }
        return Location(parent: folder.key, name: path.name)
    }
}
