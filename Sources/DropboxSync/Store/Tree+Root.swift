import DropboxCore
import DropboxSQLite

/// What becomes of the tree when the paths of the account begin somewhere else: the user joins a team or leaves it, say.
///
/// What was at the top of the former root moves into a folder, which stands for that root: at the home of the user in the
/// new root if the former root is there, and out of sight otherwise. The listing of the new root then finds by its id
/// whatever is still there, and unsent changes follow it. Nothing that is left in the folder is ever sent.
extension Tree {
    /// Has all paths begin somewhere else. The listing of that comes next.
    ///
    /// - Parameter info: what the server says of the namespaces of the account; nil if it hasn't said anything.
    func changeRoot(from former: SyncedFolder?, to root: SyncedFolder, _ info: Common.RootInfo?) throws {
        let last = try formerRoot
        try db.execute("INSERT INTO node (is_folder) VALUES (1)")
        let folder = db.lastInsertedRowID
        try moveChildren(of: SyncStore.rootKey, to: folder)
        if let last, try node(last)?.local == nil {
            // The change before this one wasn't complete.
            try db.execute(
                "UPDATE node SET parent = ?1, name = ?2, name_key = ?2 WHERE key = ?3", folder, "root \(last)", last)
        }
        let home = try setting(.home).flatMap(Home.init(text:))
        if let team = info as? Common.TeamRootInfo {
            if former?.isHome(team) == true { try stand(folder, at: team.homePath) }
            try set(.home, Home(namespace: team.homeNamespaceId, path: team.homePath).text)
        } else {
            if let home, root.isNamespace(home.namespace), let key = try remoteFolder(home.path, below: folder) {
                try moveChildren(of: key, to: SyncStore.rootKey)
            }
            try set(.home, nil)
        }
        try set(.formerRoot, String(folder))
        try set(.root, root.text)
        log.record { .root }
    }

    /// The folder that stands for the former root until the new one is listed; nil if there is none.
    var formerRoot: Int64? { get throws { try setting(.formerRoot).flatMap(Int64.init) } }

    /// What is left of the former root once the new one is listed, folders before what is in them.
    func leftOfFormerRoot() throws -> [Node] {
        guard let folder = try formerRoot, try node(folder)?.remote == nil else { return [] }
        let keys = try db.rows(
            """
            WITH RECURSIVE below (key, depth) AS (
                SELECT key, 0 FROM node WHERE parent = ?
                UNION SELECT node.key, depth + 1 FROM node JOIN below ON node.parent = below.key WHERE depth < ?)
            SELECT key FROM below ORDER BY depth
            """, folder, NameRules.maximumDepth
        ) { $0.integer(0) ?? 0 }
        return try keys.compactMap(node)
    }

    /// The unsent contents in what is left of the former root, the oldest first.
    func unsentContentsOfFormerRoot() throws -> [Content] {
        try leftOfFormerRoot().filter { $0.remote == nil }.flatMap { node in
            try unsentContents(of: node.key)
        }
    }

    /// Forgets the former root. Its unsent contents are elsewhere by now.
    func forgetFormerRoot() throws {
        guard let folder = try formerRoot else { return }
        if try node(folder)?.remote == nil {
            // What the server has elsewhere was to be moved into it.
            let moved = try leftOfFormerRoot().filter { $0.remote != nil }.map(\.key)
            for key in moved {
                try db.execute("DELETE FROM queue WHERE node = ? AND kind = ?", key, Change.Kind.move.rawValue)
            }
            try reconcile(moved)
            let left = try leftOfFormerRoot().map(\.key)
            for key in left + [folder] { try db.execute("DELETE FROM queue WHERE node = ?", key) }
            try reconcile(left)
            try purge([folder])
        }
        try set(.formerRoot, nil)
        try releaseNeedlessBrake()
    }

    /// The path that something in the former root had there; nil for what isn't in it.
    func formerPath(of key: Int64) throws -> SyncPath? {
        guard let folder = try formerRoot else { return nil }
        var names: [String] = []
        var key = key
        while key != folder {
            guard names.count < NameRules.maximumDepth, let place = try node(key)?.local else { return nil }
            names.append(place.name)
            key = place.parent
        }
        return SyncPath(unchecked: "/" + names.reversed().joined(separator: "/"))
    }

    // MARK: -

    /// Where the home of the user is in the root of the team.
    private struct Home {
        let namespace: String
        let path: String

        var text: String { "\(namespace) \(path)" }

        init(namespace: String, path: String) {
            self.namespace = namespace
            self.path = path
        }

        init?(text: String) {
            let parts = text.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            self.init(namespace: String(parts[0]), path: String(parts[1]))
        }
    }

    /// Has everything in one folder be in another, here, on the server, and in what is to be sent or was.
    private func moveChildren(of folder: Int64, to other: Int64) throws {
        try db.execute("UPDATE node SET parent = ? WHERE parent = ?", other, folder)
        try db.execute("UPDATE node SET remote_parent = ? WHERE remote_parent = ?", other, folder)
        try db.execute("UPDATE queue SET parent = ? WHERE parent = ?", other, folder)
        try moveAttempts(from: folder, to: other)
    }

    /// Puts a folder where the server has it.
    private func stand(_ folder: Int64, at path: String) throws {
        let names = SyncPath.names(of: path)
        guard let name = names.last else { return }
        var parent = SyncStore.rootKey
        for name in names.dropLast() {
            try db.execute("INSERT INTO node (is_folder) VALUES (1)")
            let key = db.lastInsertedRowID
            try stand(key, Location(parent: parent, name: name))
            parent = key
        }
        try stand(folder, Location(parent: parent, name: name))
    }

    private func stand(_ folder: Int64, _ place: Location) throws {
        try db.execute(
            """
            UPDATE node SET parent = ?1, name = ?2, name_key = ?3, remote_parent = ?1, remote_name = ?2,
                remote_key = ?3, present = 1, epoch = ?4 WHERE key = ?5
            """, place.parent, place.name, CaseFoldedName.key(place.name), try epoch, folder)
    }

    /// What the server had at a path of the former root.
    private func remoteFolder(_ path: String, below folder: Int64) throws -> Int64? {
        var key = folder
        for name in SyncPath.names(of: path) {
            guard let child = try remoteChild(of: key, CaseFoldedName.key(name)), child.isFolder else { return nil }
            key = child.key
        }
        return key == folder ? nil : key
    }
}

extension SyncStore {
    /// Once the new root is listed: moves to the quarantine what was never sent and has no place there, and forgets the rest
    /// of the former root. Goes on where it was broken off.
    func leaveFormerRoot() throws(SyncError) {
        guard try read({ try $0.formerRoot }) != nil else { return }
        do {
            let contents = try read { tree in
                try tree.unsentContentsOfFormerRoot().map { (content: $0, path: try tree.formerPath(of: $0.node)) }
            }
            for (content, path) in contents {
                try quarantine.add(
                    content.file, from: self.contents, path: path?.stringValue, hash: content.hash, .rootChanged)
                try write { try $0.abandon(content.key) }
            }
            try write { try $0.forgetFormerRoot() }
        } catch {
            throw SyncError(error)
        }
    }
}
