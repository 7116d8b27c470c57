import DropboxCore
import DropboxSQLite

/// Takes news from the server into the server's side of the tree, by the rules of the API: a file replaces whatever is at
/// its path, a folder replaces a file and keeps what is in a folder, a deletion takes everything below with it, and
/// folders on the way that nobody told of are made.
///
/// A move comes as a deletion and something new with the same id, in either order; the local view therefore follows only
/// when all is taken in: `Tree.settle(_:)` with what was touched.
struct RemoteChangeApplier {
    let tree: Tree
    /// The round of news; nil for the answer to a change of our own, which is no news.
    let epoch: Int64?
    /// What time it is, in seconds since 1970.
    private let date: Double
    /// The listing that the entries are part of.
    private let listing: Int64
    /// Whose server side changed.
    private(set) var touched: Set<Int64> = []
    /// The keys of folders that entries were in.
    private var folders: [String: Int64] = ["": SyncStore.rootKey]
    /// Whether this is a listing, and nothing was changed here.
    private let isAlone: Bool
    /// Whether the server may tell of what this device has sent.
    private let hasAttempts: Bool
    /// What is new on the server because this device has sent it, with the attempt that made each.
    private(set) var echoes: [(node: Int64, attempt: Tree.Attempt)] = []
    /// The folders that are new on the server.
    private(set) var addedFolders: Set<Int64> = []
    /// The ids of what was told of, but for what was staged.
    private var told: Set<String> = []
    /// The number of the last entry that was staged.
    private var lastStaged: Int64 = 0
    /// The keys of the folders that news found in another place.
    private var moved: Set<Int64> = []

    init(_ tree: Tree, epoch: Int64?, date: Double = 0, listing: Int64 = 0) throws {
        self.tree = tree
        self.date = date
        hasAttempts = try epoch != nil && tree.hasAttempts
        self.epoch = epoch
        self.listing = listing
        isAlone = try listing > 0 && tree.isQueueEmpty
    }

    /// Takes in one entry. Answers the node that it is about.
    ///
    /// - Parameter number: the number of an entry that was staged: its id is found there.
    @discardableResult
    mutating func apply(_ entry: RemoteChange, staged number: Int64? = nil) throws -> Int64? {
        if let number { lastStaged = number }
        if folders.count > Self.maximumFolders { folders = ["": SyncStore.rootKey] }
        guard let slash = entry.lowerPath.utf8.lastIndex(of: SyncPath.slash) else { return nil }
        let nameKey = String(entry.lowerPath[entry.lowerPath.utf8.index(after: slash)...])
        switch entry.kind {
        case .deleted:
            if let node = try find(entry.lowerPath) { try markGone(node) }
            return nil
        case .folder(let id):
            if number == nil { told.insert(id) }
            let parent = try folder(at: entry.lowerPath[..<slash], entry.displayPath)
            return try set(id, nil, parent, nameKey, entry)
        case .file(let id, let version):
            if number == nil { told.insert(id) }
            let parent = try folder(at: entry.lowerPath[..<slash], entry.displayPath)
            return try set(id, version, parent, nameKey, entry)
        }
    }

    /// Everything in the server's side that the listing did not contain is gone.
    mutating func markUnlistedGone() throws {
        let keys = try tree.db.rows(
            "SELECT key FROM node WHERE present = 1 AND seen <> ? AND key <> ?", listing, SyncStore.rootKey
        ) { $0.integer(0) ?? 0 }
        for key in keys { try markGone(key) }
    }

    /// A folder that was moved brings nothing along by itself: what is in it is told of again. What is not was deleted before,
    /// of which the news are silent where something else has its former path by now.
    ///
    /// - Parameter movedHere: the keys of folders that were moved from here, and that no news told of yet. Answers of which
    ///   this is still so.
    mutating func markUntoldGone(movedHere: Set<Int64>) throws -> Set<Int64> {
        var waiting: Set<Int64> = []
        for key in movedHere {
            guard let folder = try tree.node(key), let remote = folder.remote else { continue }
            if try isTold(remote.id) { moved.insert(key) } else { waiting.insert(key) }
        }
        for key in moved {
            let below = try tree.db.rows(
                """
                \(Tree.remotelyBelow)
                SELECT key, id, remote_parent FROM below JOIN node USING (key)
                """, key
            ) { (key: $0.integer(0) ?? 0, id: $0.text(1), parent: $0.integer(2) ?? 0) }
            let parents = Dictionary(below.map { ($0.key, $0.parent) }, uniquingKeysWith: { first, _ in first })
            var kept: Set<Int64> = []
            for entry in below where try isTold(entry.id) {
                var key = entry.key
                while kept.insert(key).inserted, let parent = parents[key] { key = parent }
            }
            for entry in below where !kept.contains(entry.key) { try markGone(entry.key) }
        }
        return waiting
    }

    /// The server has a node no more, nor anything below it.
    mutating func markGone(_ key: Int64) throws {
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

    /// How many folders are remembered by their paths.
    private static let maximumFolders = 10_000

    private func isTold(_ id: String?) throws -> Bool {
        guard let id else { return false }
        return try told.contains(id) || (lastStaged > 0 && tree.isStaged(id: id, upTo: lastStaged))
    }

    /// - Parameter version: what there is of a file; nil for a folder.
    private mutating func set(
        _ id: String, _ version: RemoteVersion?, _ parent: Int64, _ nameKey: String, _ entry: RemoteChange
    ) throws -> Int64 {
        let isFolder = version == nil
        let name = Self.lastName(entry.displayPath)
        let place = Location(parent: parent, name: name)
        let occupant = try tree.remoteChild(of: parent, nameKey)
        var node = try tree.node(id: id)
        if let occupant, occupant.key != node?.key {
            if node == nil, isFolder, occupant.isFolder {
                try tree.db.execute("UPDATE node SET id = ? WHERE key = ?", id, occupant.key)
                node = try tree.node(occupant.key)
            } else {
                if let node, isFolder, occupant.isFolder { try hand(occupant.key, to: node.key) }
                try markGone(occupant.key)
            }
        }
        guard let node else {
            let attempt =
                hasAttempts
                ? try tree.attempt(
                    making: id, isFolder: isFolder, hash: version?.hash, at: place, entry.lowerPath, date: date) : nil
            let key = try add(id, version, place, nameKey, isForeign: attempt == nil)
            if let attempt { echoes.append((key, attempt)) }
            if isFolder { addedFolders.insert(key) }
            if try !stand(key, parent, name) { touched.insert(key) }
            return key
        }
        if node.remote?.place == place, node.remote?.version == version {
            if listing > 0 { try tree.db.execute("UPDATE node SET seen = ? WHERE key = ?", listing, node.key) }
            return node.key
        }
        if hasAttempts, let version, let current = node.remote?.version,
            try tree.isSuperseded(version, of: node.key, by: current)
        {
            // An older state than the response to what was sent since.
            if listing > 0 { try tree.db.execute("UPDATE node SET seen = ? WHERE key = ?", listing, node.key) }
            return node.key
        }
        var epoch = epoch
        let isForeign = try !isKnown(version, of: node) || !isKnown(place, of: node)
        if let old = node.remote?.version, let version, let hash = old.hash, hash == version.hash {
            // A move gives the same content another rev, that of a folder to all files in it: that alone is no news.
            try tree.db.execute(
                "UPDATE content SET rev = ? WHERE node = ? AND rev = ?", version.rev, node.key, old.rev)
            if node.remote?.place == place { epoch = nil }
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
        if isFolder, self.epoch != nil, listing == 0, let former = node.remote?.place, former != place {
            moved.insert(node.key)
        }
        return node.key
    }

    /// Whether the user of this device knows the version that the server has of a file: it is the one from before this
    /// round, or this device has put it there.
    private func isKnown(_ version: RemoteVersion?, of node: Tree.Node) throws -> Bool {
        guard let version else { return wasThere(node) }
        if wasThere(node), let last = node.lastVersion, BaseVersion(rev: last.rev, hash: last.hash).isSame(as: version)
        {
            return true
        }
        return try hasAttempts && tree.isOwn(version, of: node.key)
    }

    /// Whether the user of this device knows that something is at a place: it was before this round, or this device has
    /// moved it there.
    private func isKnown(_ place: Location, of node: Tree.Node) throws -> Bool {
        if wasThere(node), node.lastRemotePlace == place { return true }
        return try tree.isOwnMove(of: node.key, to: place)
    }

    /// Whether the server had something before this round: what it moves goes first, and comes again.
    private func wasThere(_ node: Tree.Node) -> Bool { node.remote != nil || (epoch != nil && node.epoch == epoch) }

    private func add(
        _ id: String, _ version: RemoteVersion?, _ place: Location, _ nameKey: String, isForeign: Bool
    ) throws -> Int64 {
        try tree.db.execute(
            """
            INSERT INTO node (id, is_folder, remote_parent, remote_name, remote_key, present, rev, hash, size,
                modified, epoch, foreign_epoch, seen) VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)
            """, id, version == nil, place.parent, place.name, nameKey, version?.rev, version?.hash, version?.size ?? 0,
            version?.modified ?? 0, epoch ?? 0, isForeign ? epoch ?? 0 : 0, listing)
        return tree.db.lastInsertedRowID
    }

    /// Puts a node where it belongs at once, as long as there is nothing that it could get in the way of: most of a first
    /// listing. Answers whether it is there.
    private func stand(_ key: Int64, _ parent: Int64, _ name: String) throws -> Bool {
        guard isAlone else { return false }
        let nameKey = CaseFoldedName.key(name)
        if try tree.child(of: parent, nameKey) != nil { return false }
        try tree.db.execute(
            "UPDATE node SET parent = ?, name = ?, name_key = ? WHERE key = ?", parent, name, nameKey, key)
        tree.log.record { .root }
        return true
    }

    /// What is in one folder on the server is in another now. Of two of the same name the one stays that was told of.
    private mutating func hand(_ folder: Int64, to heir: Int64) throws {
        let pairs = try tree.db.rows(
            """
            SELECT former.key, former.id, former.seen, own.key FROM node former
            JOIN node own ON own.remote_parent = ?2 AND own.remote_key = former.remote_key AND own.present = 1
            WHERE former.remote_parent = ?1 AND former.present = 1
            """, folder, heir
        ) { (former: $0.integer(0) ?? 0, id: $0.text(1), seen: $0.integer(2) ?? 0, own: $0.integer(3) ?? 0) }
        for pair in pairs {
            let isTold = try isTold(pair.id) || (listing > 0 && pair.seen == listing)
            try markGone(isTold ? pair.own : pair.former)
        }
        let keys = try tree.db.rows(
            "UPDATE node SET remote_parent = ? WHERE remote_parent = ? RETURNING key", heir, folder
        ) { $0.integer(0) ?? 0 }
        touched.formUnion(keys)
    }

    /// The folder at a path, made where it is not there.
    private mutating func folder(at lowerPath: Substring, _ displayPath: String) throws -> Int64 {
        if let known = folders[String(lowerPath)] { return known }
        let keys = SyncPath.names(of: String(lowerPath))
        let names = SyncPath.names(of: displayPath)
        var folder = SyncStore.rootKey
        for (index, key) in keys.enumerated() {
            let child = try tree.remoteChild(of: folder, key)
            if let child, child.isFolder {
                folder = child.key
                continue
            }
            if let child { try markGone(child.key) }
            // A path that is spelled in two ways has as many names in both.
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

    private func find(_ lowerPath: String) throws -> Int64? {
        var key = SyncStore.rootKey
        for name in SyncPath.names(of: lowerPath) {
            guard let child = try tree.remoteChild(of: key, name) else { return nil }
            key = child.key
        }
        return key == SyncStore.rootKey ? nil : key
    }

    private static func lastName(_ path: String) -> String {
        path.utf8.lastIndex(of: SyncPath.slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }
}
