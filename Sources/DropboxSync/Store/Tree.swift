import DropboxCore
import DropboxSQLite

/// The tree inside of a transaction.
struct Tree {
    let db: Connection
    let log: ChangeRecorder
    /// What files are open.
    let open: OpenFiles

    init(_ db: Connection, _ log: ChangeRecorder, _ open: OpenFiles) {
        self.db = db
        self.log = log
        self.open = open
    }

    /// A file or folder, as the app sees it and as the server has it.
    struct Node: Sendable {
        let key: Int64
        let id: String?
        let isFolder: Bool
        /// Where the app sees it; nil for nowhere.
        let local: Location?
        /// What the server has; nil for nothing.
        let remote: RemoteState?
        /// Where the server has it or last had it.
        let lastRemotePlace: Location?
        /// The version of a file that the server has or last had.
        let lastVersion: RemoteVersion?
        let epoch: Int64
        /// The round in which somebody else last changed what the server has.
        let foreignEpoch: Int64

        /// Whether the server had it once, and has it no more.
        var isGone: Bool { remote == nil && id != nil }
    }

    // MARK: Nodes

    private static let columns = """
        key, id, is_folder, parent, name, remote_parent, remote_name, present, rev, hash, size, modified, epoch,
        foreign_epoch
        """

    private static func node(_ row: Row) -> Node {
        let id = row.text(1)
        let lastRemotePlace = place(row, 5, 6)
        var version: RemoteVersion?
        if let rev = row.text(8) {
            version = RemoteVersion(
                rev: rev, hash: row.text(9), size: row.integer(10) ?? 0, modified: row.real(11) ?? 0)
        }
        let isPresent = row.integer(7) == 1
        return Node(
            key: row.integer(0) ?? 0, id: id, isFolder: row.integer(2) == 1, local: place(row, 3, 4),
            remote: isPresent ? lastRemotePlace.map { RemoteState(id: id, place: $0, version: version) } : nil,
            lastRemotePlace: lastRemotePlace, lastVersion: version,
            epoch: row.integer(12) ?? 0, foreignEpoch: row.integer(13) ?? 0)
    }

    private static func place(_ row: Row, _ parent: Int, _ name: Int) -> Location? {
        guard let parent = row.integer(parent), let name = row.text(name) else { return nil }
        return Location(parent: parent, name: name)
    }

    /// Begins a query about `below`: all that the server has in a folder, whose key is the first value that is bound.
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

    /// What the app sees in a folder under a name.
    func child(of parent: Int64, _ nameKey: String) throws -> Node? {
        try db.first(
            "SELECT \(Self.columns) FROM node WHERE parent = ? AND name_key = ?", parent, nameKey, make: Self.node)
    }

    /// What the server has in a folder under a name.
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

    /// What the app sees at a path.
    func lookUp(_ path: SyncPath) throws -> Node? {
        var node = try node(SyncStore.rootKey)
        for name in path.names {
            guard let folder = node else { return nil }
            node = try child(of: folder.key, CaseFoldedName.key(name))
        }
        return node
    }

    /// Where the app sees a node; nil where it does not.
    func path(of key: Int64) throws -> SyncPath? {
        var names: [String] = []
        var key = key
        while key != SyncStore.rootKey {
            guard names.count < NameRules.maximumDepth, let place = try node(key)?.local else { return nil }
            names.append(place.name)
            key = place.parent
        }
        return SyncPath(unchecked: "/" + names.reversed().joined(separator: "/"))
    }

    /// The path by which the server will know a place; nil where there is no way there.
    func serverPath(of place: Location) throws -> String? {
        var names = [place.name]
        var key = place.parent
        while key != SyncStore.rootKey {
            guard names.count < NameRules.maximumDepth, let folder = try node(key) else { return nil }
            let planned = try folder.remote == nil ? changes(of: key).first { $0.place != nil }?.place : nil
            guard let place = folder.remote?.place ?? planned ?? folder.local ?? folder.lastRemotePlace else {
                return nil
            }
            names.append(place.name)
            key = place.parent
        }
        return "/" + names.reversed().joined(separator: "/")
    }

    /// Whether a name is taken in a folder, here or on the server.
    func isTaken(_ name: String, in folder: Int64) throws -> Bool {
        let key = CaseFoldedName.key(name)
        return try child(of: folder, key) != nil || remoteChild(of: folder, key) != nil
    }

    /// The first free name for a conflicted copy.
    func conflictPlace(for place: Location, isFolder: Bool) throws -> Location {
        let name = try Autorename.name(for: place.name, style: .conflictedCopy, isFile: !isFolder) { name in
            try isTaken(name, in: place.parent)
        }
        return Location(parent: place.parent, name: name)
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
        /// Where the next news begin.
        case cursor
        /// Where the page begins that follows those that are staged; none where none are.
        case stagedCursor
        /// The number of the latest round of news.
        case epoch
        /// The number of the listing that is under way, after which what it did not contain is gone; none otherwise.
        case listing
        /// Whether everything has been listed once.
        case completedFirstSync
        /// Folders that were moved from here, and that no news told of yet: their keys, with commas between them.
        case movedFolders
        /// The most bytes that the cache may keep.
        case maximumCacheSize
        /// Whether deletions are held back.
        case deletions
        /// The highest sequence number of an unsent content.
        case sequence
        /// Where paths begin, see `SyncedFolder`.
        case root
        /// The folder that stands for the former root, as long as the new one is not listed.
        case formerRoot
        /// Where the home of the user is in the root of the team; none outside of teams, and where that isn't known.
        case home
        /// Which write-ahead log the database goes with, see `DatabaseFile`.
        case generation
        /// When the database was made anew because the former one was damaged, in seconds since 1970.
        case rebuilt
    }

    var epoch: Int64 { get throws { try setting(.epoch).flatMap(Int64.init) ?? 0 } }

    /// The number of the next round of news.
    /// - Throws: `SQLiteError` of damage if no number follows; the database is rebuilt when it's opened again.
    var nextEpoch: Int64 {
        get throws {
            let (next, isTooLarge) = try epoch.addingReportingOverflow(1)
            if isTooLarge { throw SQLiteError.impossibleValue("there can't have been so many rounds of news") }
            return next
        }
    }
}
