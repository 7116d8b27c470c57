import DropboxCore
import DropboxSQLite

/// The app's changes: they are visible immediately, and queued in the same transaction.
extension Tree {
    /// Returns the file or folder at a path.
    /// - Throws: `SyncError.Code.notFound`.
    func require(_ path: SyncPath) throws -> Node {
        guard let node = try lookUp(path) else { throw SyncError(.notFound, "no such file or folder", path: path) }
        return node
    }

    func createFolder(_ path: SyncPath) throws { try createFolder(at: try freeLocation(path)) }

    @discardableResult
    func createFolder(at location: Location) throws -> Int64 {
        let key = try addNode(isFolder: true)
        try enqueue(.folder, of: key, location: location)
        try reconcile([key])
        return key
    }

    func createFile(_ path: SyncPath, _ content: PendingContent, modified: Double) throws -> (
        node: Int64, content: Int64
    ) {
        try createFile(at: try freeLocation(path), content, modified: modified)
    }

    @discardableResult
    func createFile(
        at location: Location, _ content: PendingContent, modified: Double
    ) throws -> (node: Int64, content: Int64) {
        let key = try addNode(isFolder: false)
        let content = try addContent(content, of: key, rev: nil, modified: modified)
        try enqueue(.put, of: key, content: content, location: location)
        try reconcile([key])
        return (key, content)
    }

    /// Replaces the content of a file.
    ///
    /// - Parameters:
    ///   - base: The version that the new content is based on, unless that version is unsent, too.
    ///   - placeholder: The put of an empty new file that isn't being sent, which the new content replaces.
    ///   - lastPath: The path of the file if its node no longer exists.
    func write(
        _ content: PendingContent, to node: Int64, basedOn base: BaseVersion?, modified: Double,
        replacing placeholder: Change?, lastPath: SyncPath
    ) throws -> Int64 {
        try restoreNode(node, lastPath)
        let key = try addContent(content, of: node, rev: nil, modified: modified)
        if let placeholder, let old = placeholder.content {
            try db.execute(
                "UPDATE queue SET content = ?, refused = 0, failure = NULL WHERE number = ?", key, placeholder.number)
            try db.execute("UPDATE content SET unsent = 0 WHERE key = ?", old)
        } else {
            try enqueue(.put, of: node, content: key, base: base)
        }
        if let file = try self.node(node), file.remote == nil, try path(of: node) == nil {
            // The server no longer has the file, but the app writes to it, so keep it.
            try keepUnsentEdits(file, try changes(of: node))
            if let location = try changes(of: node).first?.location, let folder = try self.node(location.parent) {
                try recreateFolder(folder)
            }
        }
        try reconcile([node])
        try dropOldContents(of: node)
        return key
    }

    /// Restores the node of an open file that was merged with another one, or deleted with its folder before it was
    /// sent. What is written to it becomes a new file.
    private func restoreNode(_ node: Int64, _ lastPath: SyncPath) throws {
        if let file = try self.node(node) {
            let isSomewhere = try file.local != nil || file.lastRemoteLocation != nil || !changes(of: node).isEmpty
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
        try enqueue(.delete, of: node.key, base: base, origin: node.local)
        try reconcile([node.key])
    }

    func move(_ source: SyncPath, to target: SyncPath) throws {
        let node = try require(source)
        if source.stringValue == target.stringValue { return }
        guard !source.isRoot, !target.isRoot, source == target || !target.isWithin(source) else {
            let message = "the root cannot be moved, and a folder cannot be moved into itself"
            throw SyncError(.invalidOperation, message, path: source)
        }
        let location = try source == target ? newLocation(target) : freeLocation(target)
        try enqueue(.move, of: node.key, location: location, origin: node.local)
        try reconcile([node.key])
    }

    // MARK: -

    private func addNode(isFolder: Bool) throws -> Int64 {
        try db.execute("INSERT INTO node (is_folder) VALUES (?)", isFolder)
        return db.lastInsertedRowID
    }

    func freeLocation(_ path: SyncPath) throws -> Location {
        if try lookUp(path) != nil { throw SyncError(.exists, "an item already exists at this path", path: path) }
        return try newLocation(path)
    }

    private func newLocation(_ path: SyncPath) throws -> Location {
        guard let parent = path.parent, let folder = try lookUp(parent), folder.isFolder else {
            throw SyncError(.parent, "the parent folder does not exist", path: path)
        }
        return Location(parent: folder.key, name: path.name)
    }
}
