import DropboxCore
import DropboxSQLite

/// Changing the root of the tree, for example when the user joins or leaves a team.
///
/// The items at the top of the former root are moved into a folder that represents that root: it's the user's home
/// folder if the new root contains the former one, and otherwise invisible. The listing of the new root then finds
/// the remaining items by their IDs, and unsent changes follow them. Items that remain in the folder are never sent.
extension Tree {
    /// Changes the folder in which all paths start. The caller lists the new folder next.
    ///
    /// - Parameter info: The namespaces of the account; `nil` if the server hasn't returned them.
    func changeRoot(from former: SyncedFolder?, to root: SyncedFolder, _ info: Common.RootInfo?) throws {
        let last = try formerRoot
        try db.execute("INSERT INTO node (is_folder) VALUES (1)")
        let folder = db.lastInsertedRowID
        try moveChildren(of: SyncStore.rootKey, to: folder)
        if let last, try node(last)?.local == nil {
            // The previous change of the root wasn't complete.
            try db.execute(
                "UPDATE node SET parent = ?1, name = ?2, name_key = ?2 WHERE key = ?3", folder, "root \(last)", last)
        }
        let home = try setting(.home).flatMap(Home.init(text:))
        if let team = info as? Common.TeamRootInfo {
            if former?.isHome(team) == true { try attach(folder, at: team.homePath) }
            try set(.home, Home(namespace: team.homeNamespaceId, path: team.homePath).text)
        } else {
            var key = try mount(of: root)
            if key == nil, let home, root.isNamespace(home.namespace) {
                key = try remoteFolder(home.path, below: folder)
            }
            if let key { try moveChildren(of: key, to: SyncStore.rootKey) }
            try set(.home, nil)
        }
        try set(.formerRoot, String(folder))
        try set(.root, root.text)
        recorder.record { .root }
    }

    /// The folder that represents the former root until the new root is listed; `nil` if there is none.
    var formerRoot: Int64? { get throws { try setting(.formerRoot).flatMap(Int64.init) } }

    /// Returns the remaining items of the former root after the new root is listed, parents before children.
    func remainingNodesOfFormerRoot() throws -> [Node] {
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

    /// Returns the unsent contents in the remaining items of the former root, oldest first.
    func unsentContentsOfFormerRoot() throws -> [Content] {
        try remainingNodesOfFormerRoot().filter { $0.remote == nil }.flatMap { node in
            try unsentContents(of: node.key)
        }
    }

    /// Deletes the former root. Its unsent contents must be saved elsewhere before.
    func deleteFormerRoot() throws {
        guard let folder = try formerRoot else { return }
        if try node(folder)?.remote == nil {
            // Drop pending moves of remote items into the former root.
            let moved = try remainingNodesOfFormerRoot().filter { $0.remote != nil }.map(\.key)
            for key in moved { try dropMoves(of: key) }
            try reconcile(moved)
            let left = try remainingNodesOfFormerRoot().map(\.key)
            for key in left + [folder] { try discardChanges(of: key) }
            try reconcile(left)
            try purge([folder])
        }
        try set(.formerRoot, nil)
        try releaseUnneededHold()
    }

    /// Returns the path of an item in the former root; `nil` if it isn't in it.
    func formerPath(of key: Int64) throws -> SyncPath? {
        guard let folder = try formerRoot else { return nil }
        var names: [String] = []
        var key = key
        while key != folder {
            guard names.count < NameRules.maximumDepth, let location = try node(key)?.local else { return nil }
            names.append(location.name)
            key = location.parent
        }
        return SyncPath(unchecked: "/" + names.reversed().joined(separator: "/"))
    }

    // MARK: -

    /// The user's home folder in the root of the team.
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

    /// Moves the children of a folder to another one, in the local tree, the remote tree, the queue, and the attempts.
    private func moveChildren(of folder: Int64, to other: Int64) throws {
        try db.execute("UPDATE node SET parent = ? WHERE parent = ?", other, folder)
        try db.execute("UPDATE node SET remote_parent = ? WHERE remote_parent = ?", other, folder)
        try replaceParent(folder, with: other)
    }

    /// Places a folder at its remote path.
    private func attach(_ folder: Int64, at path: String) throws {
        let names = path.pathNames
        guard let name = names.last else { return }
        var parent = SyncStore.rootKey
        for name in names.dropLast() {
            try db.execute("INSERT INTO node (is_folder) VALUES (1)")
            let key = db.lastInsertedRowID
            try attach(key, Location(parent: parent, name: name))
            parent = key
        }
        try attach(folder, Location(parent: parent, name: name))
    }

    private func attach(_ folder: Int64, _ location: Location) throws {
        try db.execute(
            """
            UPDATE node SET parent = ?1, name = ?2, name_key = ?3, remote_parent = ?1, remote_name = ?2,
                remote_key = ?3, present = 1, epoch = ?4 WHERE key = ?5
            """, location.parent, location.name, CaseFoldedName.key(location.name), try epoch, folder)
    }

    /// Returns the remote folder at which a namespace is mounted, such as the user's home folder in the team's root.
    private func mount(of root: SyncedFolder) throws -> Int64? {
        let mounts = try db.rows("SELECT key, shared_folder FROM node WHERE shared_folder IS NOT NULL AND present = 1")
        {
            (key: $0.integer(0) ?? 0, namespace: $0.text(1) ?? "")
        }
        return mounts.first { root.isNamespace($0.namespace) }?.key
    }

    /// Returns the remote folder at a path of the former root.
    private func remoteFolder(_ path: String, below folder: Int64) throws -> Int64? {
        var key = folder
        for name in path.pathNames {
            guard let child = try remoteChild(of: key, CaseFoldedName.key(name)), child.isFolder else { return nil }
            key = child.key
        }
        return key == folder ? nil : key
    }
}

extension SyncStore {
    /// Removes the former root after the new root is listed: moves unsent contents without a location to the
    /// quarantine, and deletes the remaining items. Continues an interrupted removal.
    func removeFormerRoot() throws(SyncError) {
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
            try write { try $0.deleteFormerRoot() }
        } catch {
            throw SyncError(error)
        }
    }
}

/// The folder in which the paths of a filesystem start, as the store saves it.
struct SyncedFolder: Sendable, Hashable {
    /// `home`, `root ID`, or `namespace ID`.
    let text: String

    init(text: String) { self.text = text }

    /// Creates the root folder of an account.
    init(root id: String) { text = "root \(id)" }

    /// Creates the folder for a client's path root. `nil` is the home folder of the account.
    init(_ pathRoot: Common.PathRoot?) {
        switch pathRoot {
        case .root(let id): self.init(root: id)
        case .namespaceId(let id): self.init(text: "namespace \(id)")
        case .home, .other, nil: self.init(text: "home")
        }
    }

    /// The path root for a client.
    var pathRoot: Common.PathRoot? {
        if let id = id(after: "root ") { return .root(id) }
        if let id = id(after: "namespace ") { return .namespaceId(id) }
        return nil
    }

    /// The ID of the namespace that is the root of an account; `nil` for other folders.
    var rootID: String? { id(after: "root ") }

    /// Returns whether the folder is the given namespace, either as the root of the account or as itself.
    func isNamespace(_ id: String) -> Bool { self.id(after: "root ") == id || self.id(after: "namespace ") == id }

    /// Returns whether the folder is known to be the home folder of an account.
    func isHome(_ info: Common.RootInfo) -> Bool { text == "home" || isNamespace(info.homeNamespaceId) }

    private func id(after prefix: String) -> String? {
        text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }
}
