import DropboxCore
import DropboxSQLite

/// Applies remote changes to the remote tree by the rules of the API: a file replaces an existing item at its path, a
/// folder replaces a file and keeps the children of an existing folder, a deletion includes everything below, and
/// missing parent folders are created.
///
/// A move is listed as a deletion and a new item with the same ID, in either order. Therefore the local tree is
/// reconciled only after all changes are applied: pass `touched` to `Tree.reconcile(_:)`.
struct RemoteChangeApplier {
    let tree: Tree
    /// The round of remote changes; `nil` for the response to a request of this device.
    let epoch: Int64?
    /// The current time, in seconds since 1970.
    private let date: Double
    /// The number of the full listing that the changes are part of; 0 if they aren't part of one.
    private let listing: Int64
    /// The nodes whose remote state changed.
    private(set) var touched: Set<Int64> = []
    /// A cache of folder keys by lowercase path.
    private var folders: [String: Int64] = ["": SyncStore.rootKey]
    /// Whether this is a full listing and no local change is pending.
    private let isInitialListing: Bool
    /// Whether a listing may return changes that this device sent.
    private let hasAttempts: Bool
    /// The new remote nodes that this device created, with the attempt that created each.
    private(set) var echoes: [(node: Int64, attempt: Tree.Attempt)] = []
    /// The folders that are new on the server.
    private(set) var addedFolders: Set<Int64> = []
    /// The IDs in the changes that weren't staged.
    private var reportedIDs: Set<String> = []
    /// The number of the last staged change.
    private var lastStaged: Int64 = 0
    /// The keys of the folders that were moved remotely.
    private var movedFolders: Set<Int64> = []

    init(_ tree: Tree, epoch: Int64?, date: Double = 0, listing: Int64 = 0) throws {
        self.tree = tree
        self.date = date
        hasAttempts = try epoch != nil && tree.hasAttempts
        self.epoch = epoch
        self.listing = listing
        isInitialListing = try listing > 0 && tree.isQueueEmpty
    }

    /// Applies one change.
    ///
    /// - Parameter number: The number of a staged change, whose ID is looked up in the table of staged changes.
    /// - Returns: The node of the change.
    @discardableResult
    mutating func apply(_ entry: RemoteChange, staged number: Int64? = nil) throws -> Int64? {
        if let number { lastStaged = number }
        if folders.count > Self.maximumFolders { folders = ["": SyncStore.rootKey] }
        let nameKey = String(entry.lowerPath.lastPathName)
        guard nameKey != entry.lowerPath else { return nil }
        switch entry.kind {
        case .deleted:
            if let node = try lookUp(entry.lowerPath) { try markDeleted(node) }
            return nil
        case .folder(let id):
            if number == nil { reportedIDs.insert(id) }
            let parent = try folder(at: entry.lowerPath.parentPath, entry.displayPath)
            return try set(id, nil, parent, nameKey, entry)
        case .file(let id, let version):
            if number == nil { reportedIDs.insert(id) }
            let parent = try folder(at: entry.lowerPath.parentPath, entry.displayPath)
            return try set(id, version, parent, nameKey, entry)
        }
    }

    /// Removes all remote nodes that the full listing didn't contain.
    mutating func markUnlistedDeleted() throws {
        let keys = try tree.db.rows(
            "SELECT key FROM node WHERE present = 1 AND seen <> ? AND key <> ?", listing, SyncStore.rootKey
        ) { $0.integer(0) ?? 0 }
        for key in keys { try markDeleted(key) }
    }

    /// Removes remote nodes below moved folders that weren't listed again.
    ///
    /// A moved folder is listed together with its content. Anything in it that isn't listed was deleted before the
    /// move. No deletion is listed for it if another item uses its former path.
    ///
    /// - Parameter movedHere: The keys of folders that this device moved and that weren't listed since.
    /// - Returns: The keys of those folders that still weren't listed.
    mutating func markUnlistedChildrenDeleted(movedHere: Set<Int64>) throws -> Set<Int64> {
        var waiting: Set<Int64> = []
        for key in movedHere {
            guard let folder = try tree.node(key), let remote = folder.remote else { continue }
            if try isListed(remote.id) { movedFolders.insert(key) } else { waiting.insert(key) }
        }
        for key in movedFolders {
            let below = try tree.db.rows(
                """
                \(Tree.remotelyBelow)
                SELECT key, id, remote_parent FROM below JOIN node USING (key)
                """, key
            ) { (key: $0.integer(0) ?? 0, id: $0.text(1), parent: $0.integer(2) ?? 0) }
            let parents = Dictionary(below.map { ($0.key, $0.parent) }, uniquingKeysWith: { first, _ in first })
            var listed: Set<Int64> = []
            for entry in below where try isListed(entry.id) {
                var key = entry.key
                while listed.insert(key).inserted, let parent = parents[key] { key = parent }
            }
            for entry in below where !listed.contains(entry.key) { try markDeleted(entry.key) }
        }
        return waiting
    }

    /// Removes the remote state of a node and of everything below it.
    mutating func markDeleted(_ key: Int64) throws {
        folders = ["": SyncStore.rootKey]
        let keys = try tree.db.rows(
            """
            UPDATE node SET present = 0, epoch = coalesce(?, epoch) WHERE key IN (
                WITH RECURSIVE below (key) AS (
                    SELECT ? UNION SELECT node.key FROM node JOIN below ON node.remote_parent = below.key
                    WHERE node.present = 1)
                SELECT key FROM below) AND present = 1 RETURNING key
            """, epoch, key
        ) { $0.integer(0) ?? 0 }
        touched.formUnion(keys)
    }

    // MARK: -

    /// The maximum number of cached folder paths.
    private static let maximumFolders = 10_000

    private func isListed(_ id: String?) throws -> Bool {
        guard let id else { return false }
        return try reportedIDs.contains(id) || (lastStaged > 0 && tree.isStaged(id: id, upTo: lastStaged))
    }

    /// Sets the remote state of a file or folder.
    /// - Parameter version: The version of a file; `nil` for a folder.
    private mutating func set(
        _ id: String, _ version: RemoteVersion?, _ parent: Int64, _ nameKey: String, _ entry: RemoteChange
    ) throws -> Int64 {
        let isFolder = version == nil
        let name = String(entry.displayPath.lastPathName)
        let location = Location(parent: parent, name: name)
        let occupant = try tree.remoteChild(of: parent, nameKey)
        var node = try tree.node(id: id)
        if let occupant, occupant.key != node?.key {
            if node == nil, isFolder, occupant.isFolder {
                try tree.db.execute("UPDATE node SET id = ? WHERE key = ?", id, occupant.key)
                node = try tree.node(occupant.key)
            } else {
                if let node, isFolder, occupant.isFolder { try moveChildren(of: occupant.key, to: node.key) }
                try markDeleted(occupant.key)
            }
        }
        guard let node else {
            let attempt =
                hasAttempts
                ? try tree.attempt(
                    making: id, isFolder: isFolder, hash: version?.hash, at: location, entry.lowerPath, date: date)
                : nil
            let key = try add(id, version, location, nameKey, isForeign: attempt == nil)
            try setSharedFolder(entry.sharedFolder, of: key, instead: nil)
            if let attempt { echoes.append((key, attempt)) }
            if isFolder { addedFolders.insert(key) }
            if try !attach(key, parent, name) { touched.insert(key) }
            return key
        }
        try setSharedFolder(entry.sharedFolder, of: node.key, instead: node.sharedFolder)
        if node.remote?.location == location, node.remote?.version == version {
            if listing > 0 { try tree.db.execute("UPDATE node SET seen = ? WHERE key = ?", listing, node.key) }
            return node.key
        }
        if hasAttempts, let version, let current = node.remote?.version,
            try tree.isSuperseded(version, of: node.key, by: current)
        {
            // This state is older than the response to a later request of this device.
            if listing > 0 { try tree.db.execute("UPDATE node SET seen = ? WHERE key = ?", listing, node.key) }
            return node.key
        }
        var epoch = epoch
        let isForeign = try !isKnown(version, of: node) || !isKnown(location, of: node)
        if let old = node.remote?.version, let version, let hash = old.hash, hash == version.hash {
            // A move changes the rev of a file, and the move of a folder the rev of all files in it. The content is
            // the same, and so is who uploaded it.
            for table in ["content", "sent"] {
                try tree.db.execute(
                    "UPDATE \(table) SET rev = ? WHERE node = ? AND rev = ?", version.rev, node.key, old.rev)
            }
            if node.remote?.location == location { epoch = nil }
        }
        try tree.db.execute(
            """
            UPDATE node SET remote_parent = ?, remote_name = ?, remote_key = ?, present = 1, rev = ?, hash = ?,
                size = ?, modified = ?, epoch = coalesce(?, epoch), foreign_epoch = coalesce(?, foreign_epoch), seen = ?
                WHERE key = ?
            """, parent, name, nameKey, version?.rev, version?.hash, version?.size ?? 0, version?.modified ?? 0, epoch,
            isForeign ? self.epoch : nil, listing, node.key)
        touched.insert(node.key)
        if isFolder { folders = ["": SyncStore.rootKey] }
        if isFolder, self.epoch != nil, listing == 0, let former = node.remote?.location, former != location {
            movedFolders.insert(node.key)
        }
        return node.key
    }

    /// Records which shared folder is mounted at a folder. Only listings tell that none is.
    private func setSharedFolder(_ id: String?, of folder: Int64, instead former: String?) throws {
        if id == former || (id == nil && epoch == nil) { return }
        try tree.db.execute("UPDATE node SET shared_folder = ? WHERE key = ?", id, folder)
    }

    /// Returns whether the user of this device knows a remote version: it existed before this round, or this device
    /// uploaded it.
    private func isKnown(_ version: RemoteVersion?, of node: Tree.Node) throws -> Bool {
        guard let version else { return existedBefore(node) }
        if existedBefore(node), let last = node.lastVersion,
            BaseVersion(rev: last.rev, hash: last.hash).isSame(as: version)
        {
            return true
        }
        guard try hasAttempts && tree.isOwn(version, of: node.key) else { return false }
        try tree.claim(version, of: node.key)
        return true
    }

    /// Returns whether the user of this device knows that a node is at a location: it was there before this round, or
    /// this device moved it there.
    private func isKnown(_ location: Location, of node: Tree.Node) throws -> Bool {
        if existedBefore(node), node.lastRemoteLocation == location { return true }
        return try tree.isOwnMove(of: node.key, to: location)
    }

    /// Returns whether the server had a node before this round. A moved node is deleted first, and then listed again.
    private func existedBefore(_ node: Tree.Node) -> Bool {
        node.remote != nil || (epoch != nil && node.epoch == epoch)
    }

    private func add(
        _ id: String, _ version: RemoteVersion?, _ location: Location, _ nameKey: String, isForeign: Bool
    ) throws -> Int64 {
        try tree.db.execute(
            """
            INSERT INTO node (id, is_folder, remote_parent, remote_name, remote_key, present, rev, hash, size,
                modified, epoch, foreign_epoch, seen) VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)
            """, id, version == nil, location.parent, location.name, nameKey, version?.rev, version?.hash,
            version?.size ?? 0, version?.modified ?? 0, epoch ?? 0, isForeign ? epoch ?? 0 : 0, listing)
        return tree.db.lastInsertedRowID
    }

    /// Adds a node to the local tree immediately if nothing can conflict with it, which is the case for most of a
    /// first listing. Returns whether it did.
    private func attach(_ key: Int64, _ parent: Int64, _ name: String) throws -> Bool {
        guard isInitialListing else { return false }
        let nameKey = CaseFoldedName.key(name)
        if try tree.child(of: parent, nameKey) != nil { return false }
        try tree.db.execute(
            "UPDATE node SET parent = ?, name = ?, name_key = ? WHERE key = ?", parent, name, nameKey, key)
        tree.recorder.record { .root }
        return true
    }

    /// Moves the remote children of a folder to the folder that replaces it. Of two children with the same name, the
    /// listed one is kept.
    private mutating func moveChildren(of folder: Int64, to replacement: Int64) throws {
        let pairs = try tree.db.rows(
            """
            SELECT former.key, former.id, former.seen, own.key FROM node former
            JOIN node own ON own.remote_parent = ?2 AND own.remote_key = former.remote_key AND own.present = 1
            WHERE former.remote_parent = ?1 AND former.present = 1
            """, folder, replacement
        ) { (former: $0.integer(0) ?? 0, id: $0.text(1), seen: $0.integer(2) ?? 0, own: $0.integer(3) ?? 0) }
        for pair in pairs {
            let isListed = try isListed(pair.id) || (listing > 0 && pair.seen == listing)
            try markDeleted(isListed ? pair.own : pair.former)
        }
        let keys = try tree.db.rows(
            "UPDATE node SET remote_parent = ? WHERE remote_parent = ? RETURNING key", replacement, folder
        ) { $0.integer(0) ?? 0 }
        touched.formUnion(keys)
    }

    /// Returns the folder at a path, and creates it if it's missing.
    private mutating func folder(at lowerPath: Substring, _ displayPath: String) throws -> Int64 {
        if let known = folders[String(lowerPath)] { return known }
        let keys = lowerPath.pathNames
        let names = displayPath.pathNames
        var folder = SyncStore.rootKey
        for (index, key) in keys.enumerated() {
            let child = try tree.remoteChild(of: folder, key)
            if let child, child.isFolder {
                folder = child.key
                continue
            }
            if let child { try markDeleted(child.key) }
            // Both spellings of a path have the same number of components.
            let name = names.count > keys.count ? names[index] : key
            try tree.db.execute(
                """
                INSERT INTO node (is_folder, remote_parent, remote_name, remote_key, present, epoch, seen)
                VALUES (1, ?, ?, ?, 1, ?, ?)
                """, folder, name, key, epoch ?? 0, listing)
            folder = tree.db.lastInsertedRowID
            addedFolders.insert(folder)
            touched.insert(folder)
        }
        folders[String(lowerPath)] = folder
        return folder
    }

    private func lookUp(_ lowerPath: String) throws -> Int64? {
        var key = SyncStore.rootKey
        for name in lowerPath.pathNames {
            guard let child = try tree.remoteChild(of: key, name) else { return nil }
            key = child.key
        }
        return key == SyncStore.rootKey ? nil : key
    }
}
