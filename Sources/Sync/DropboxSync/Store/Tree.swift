import DropboxConcurrency
import DropboxCore
import DropboxSQLite

/// The tree of files and folders, as one transaction sees it.
struct Tree {
    let db: Connection
    let recorder: ChangeRecorder
    /// The files in use.
    let openFiles: Locked<OpenFiles>

    init(_ db: Connection, _ log: ChangeRecorder, _ open: Locked<OpenFiles> = Locked(OpenFiles())) {
        self.db = db
        self.recorder = log
        self.openFiles = open
    }

    /// A file or folder with its local and its remote state.
    struct Node: Sendable {
        let key: Int64
        let id: String?
        let isFolder: Bool
        /// The location in the local tree; `nil` if the node isn't visible to the app.
        let local: Location?
        /// The remote state; `nil` if the server doesn't have the node.
        let remote: RemoteState?
        /// The current or last remote location.
        let lastRemoteLocation: Location?
        /// The current or last remote version of a file.
        let lastVersion: RemoteVersion?
        let epoch: Int64
        /// The round of remote changes in which another device last changed the remote state.
        let foreignEpoch: Int64
        /// The ID of the shared folder that is mounted at the folder; `nil` if none is.
        let sharedFolder: String?

        /// Whether the server had the node and no longer has it.
        var isDeletedRemotely: Bool { remote == nil && id != nil }

        /// Whether a shared folder is mounted at the folder. Its deletion is an unmount, which keeps the content.
        var isMount: Bool { sharedFolder != nil }
    }

    // MARK: Nodes

    private static let columns = """
        key, id, is_folder, parent, name, remote_parent, remote_name, present, rev, hash, size, modified, epoch,
        foreign_epoch, shared_folder
        """

    private static func node(_ row: Row) -> Node {
        let id = row.text(1)
        let lastRemotePlace = location(row, 5, 6)
        var version: RemoteVersion?
        if let rev = row.text(8) {
            version = RemoteVersion(
                rev: rev, hash: row.text(9), size: row.integer(10) ?? 0, modified: row.real(11) ?? 0)
        }
        let isPresent = row.integer(7) == 1
        return Node(
            key: row.integer(0) ?? 0, id: id, isFolder: row.integer(2) == 1, local: location(row, 3, 4),
            remote: isPresent ? lastRemotePlace.map { RemoteState(id: id, location: $0, version: version) } : nil,
            lastRemoteLocation: lastRemotePlace, lastVersion: version,
            epoch: row.integer(12) ?? 0, foreignEpoch: row.integer(13) ?? 0, sharedFolder: row.text(14))
    }

    private static func location(_ row: Row, _ parent: Int, _ name: Int) -> Location? {
        guard let parent = row.integer(parent), let name = row.text(name) else { return nil }
        return Location(parent: parent, name: name)
    }

    /// The start of a query about `below`: everything in a remote folder, whose key is the first bound value.
    static let remotelyBelow = """
        WITH RECURSIVE below (key) AS (
            SELECT key FROM node WHERE remote_parent = ? AND present = 1
            UNION SELECT node.key FROM node JOIN below ON node.remote_parent = below.key WHERE node.present = 1)
        """

    func node(_ key: Int64) throws -> Node? {
        try db.first("SELECT \(Self.columns) FROM node WHERE key = ?", key, make: Self.node)
    }

    func node(id: String) throws -> Node? {
        try db.first("SELECT \(Self.columns) FROM node WHERE id = ?", id, make: Self.node)
    }

    /// Returns the local child of a folder with a name.
    func child(of parent: Int64, _ nameKey: String) throws -> Node? {
        try db.first(
            "SELECT \(Self.columns) FROM node WHERE parent = ? AND name_key = ?", parent, nameKey, make: Self.node)
    }

    /// Returns the remote child of a folder with a name.
    func remoteChild(of parent: Int64, _ nameKey: String) throws -> Node? {
        try db.first(
            "SELECT \(Self.columns) FROM node WHERE remote_parent = ? AND remote_key = ? AND present = 1", parent,
            nameKey, make: Self.node)
    }

    func children(of parent: Int64) throws -> [Node] {
        try db.rows("SELECT \(Self.columns) FROM node WHERE parent = ?", parent, make: Self.node)
    }

    func remoteChildren(of parent: Int64) throws -> [Node] {
        try db.rows(
            "SELECT \(Self.columns) FROM node WHERE remote_parent = ? AND present = 1", parent, make: Self.node)
    }

    // MARK: Paths

    /// Returns the local node at a path.
    func lookUp(_ path: SyncPath) throws -> Node? {
        var node = try node(SyncStore.rootKey)
        for name in path.names {
            guard let folder = node else { return nil }
            node = try child(of: folder.key, CaseFoldedName.key(name))
        }
        return node
    }

    /// Returns the local path of a node; `nil` if the node isn't visible to the app.
    func path(of key: Int64) throws -> SyncPath? {
        var names: [String] = []
        var key = key
        while key != SyncStore.rootKey {
            guard names.count < NameRules.maximumDepth, let location = try node(key)?.local else { return nil }
            names.append(location.name)
            key = location.parent
        }
        return SyncPath(unchecked: "/" + names.reversed().joined(separator: "/"))
    }

    /// Returns the path that a location will have on the server; `nil` if it can't be determined.
    func serverPath(of location: Location) throws -> String? {
        var names = [location.name]
        var key = location.parent
        while key != SyncStore.rootKey {
            guard names.count < NameRules.maximumDepth, let folder = try node(key) else { return nil }
            let planned = try folder.remote == nil ? changes(of: key).first { $0.location != nil }?.location : nil
            guard let location = folder.remote?.location ?? planned ?? folder.local ?? folder.lastRemoteLocation else {
                return nil
            }
            names.append(location.name)
            key = location.parent
        }
        return "/" + names.reversed().joined(separator: "/")
    }

    /// Returns whether a name is used in a folder, locally or remotely.
    func isTaken(_ name: String, in folder: Int64) throws -> Bool {
        let key = CaseFoldedName.key(name)
        return try child(of: folder, key) != nil || remoteChild(of: folder, key) != nil
    }

    /// Returns the location of a conflicted copy with the first name that isn't used.
    func conflictedCopyLocation(for location: Location, isFolder: Bool) throws -> Location {
        let name = try Autorename.name(for: location.name, style: .conflictedCopy, isFile: !isFolder) { name in
            try isTaken(name, in: location.parent)
        }
        return Location(parent: location.parent, name: name)
    }

    // MARK: Settings

    func setting(_ name: Setting) throws -> String? {
        try db.value("SELECT value FROM setting WHERE name = ?", name.rawValue)
    }

    func set(_ name: Setting, _ value: String?) throws {
        if let value {
            try db.execute("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", name.rawValue, value)
        } else {
            try db.execute("DELETE FROM setting WHERE name = ?", name.rawValue)
        }
    }

    enum Setting: String {
        /// The cursor of the next round of remote changes.
        case cursor
        /// The cursor of the page that follows the staged pages; not set if no page is staged.
        case stagedCursor
        /// The number of the latest round of remote changes.
        case epoch
        /// The number of the full listing in progress, which removes the nodes that it doesn't contain; otherwise not
        /// set.
        case listing
        /// Whether a full listing completed once.
        case completedFirstSync
        /// The keys of folders that this device moved and that no listing returned since, separated by commas.
        case movedFolders
        /// The maximum size of the cache in bytes.
        case maximumCacheSize
        /// Whether deletions are held.
        case deletions
        /// The number of the last transaction that changed the journal.
        case sequence
        /// Whether the journal was created.
        case journal
        /// The server path of an item that is hidden because its name is the same as that of another item here.
        case hiddenItem
        /// The folder in which paths start; see `SyncedFolder`.
        case root
        /// The folder that represents the former root until the new root is listed.
        case formerRoot
        /// The user's home folder in the root of the team; not set outside of teams, or if it isn't known.
        case home
        /// The generation of the write-ahead log that matches the database; see `DatabaseFile`.
        case generation
        /// The time when a damaged database was rebuilt, in seconds since 1970.
        case rebuilt
        /// The time when the cache was found to be a copy, in seconds since 1970.
        case restored
        /// The number of the last change that was inserted before all others. It's negative.
        case firstChange
    }

    var epoch: Int64 { get throws { try setting(.epoch).flatMap(Int64.init) ?? 0 } }

    /// The number of the next round of remote changes.
    /// - Throws: `SQLiteError` of damage if no number follows. The database is rebuilt when it's opened again.
    var nextEpoch: Int64 {
        get throws {
            let (next, isTooLarge) = try epoch.addingReportingOverflow(1)
            if isTooLarge {
                throw SQLiteError.impossibleValue("the number of the last round of remote changes is too large")
            }
            return next
        }
    }
}
