import DropboxCore
import DropboxSQLite

/// The changes that this device sent. Listings return them, often before the response is received, and sometimes
/// although no response is ever received. They must not be treated as changes of another device.
extension Tree {
    /// One attempt to send a change.
    struct Attempt: Sendable, Hashable {
        let number: Int64
        /// The change, which may no longer be queued.
        let change: Int64
        /// The changed node, which may no longer exist.
        let node: Int64
        /// The new parent folder of the node; `nil` for a new version of a file.
        let parent: Int64?
        /// Whether it isn't certain that the user no longer wants its result.
        let isDoubtful: Bool
    }

    /// Records that a change is about to be sent.
    ///
    /// - Parameters:
    ///   - hash: The hash of the uploaded content.
    ///   - path: The new server path of the node; `nil` for a new version of a file.
    ///   - date: The current time, in seconds since 1970.
    ///   - isDoubtful: Whether it isn't certain that the change was sent. The default is `false`.
    func recordAttempt(
        _ change: Change, hash: String?, path: String?, date: Double, isDoubtful: Bool = false
    ) throws {
        let location = path == nil ? nil : change.location
        try insertAttempt(
            change.number, node: change.node, change.kind, hash: hash, parent: location?.parent, name: location?.name,
            path: path, date: date, isDoubtful: isDoubtful)
    }

    private func insertAttempt(
        _ change: Int64, node: Int64, _ kind: Change.Kind, hash: String?, parent: Int64? = nil, name: String? = nil,
        path: String? = nil, date: Double = Self.secondsNow, isDoubtful: Bool = true
    ) throws {
        try db.execute(
            """
            INSERT INTO sent (change, node, kind, hash, parent, name_key, path, date, is_doubtful)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, change, node, kind.rawValue, hash, parent, name.map(CaseFoldedName.key),
            path.map(CaseFoldedName.key), date, isDoubtful)
        try db.execute("DELETE FROM sent WHERE number <= ?", db.lastInsertedRowID - Self.maximumAttempts)
    }

    /// Records that the server may have executed a change, and the database lost the attempt. If a listing returns the
    /// result, it isn't a change of another device. Attempts that are known remain certain.
    func recordFormerAttempt(_ change: Change) throws {
        let hash = try change.content.flatMap(content)?.hash
        try recordAttempt(
            change, hash: hash, path: change.location.flatMap(serverPath), date: Self.secondsNow,
            isDoubtful: true)
    }

    /// Records that this device may have uploaded versions of a file of which only the hash is known.
    /// - Parameter change: The change that the versions matter for. A deletion takes them with it.
    func recordFormerUploads(_ hashes: [String], of change: Change) throws {
        for hash in hashes { try insertAttempt(change.number, node: change.node, .put, hash: hash) }
    }

    /// Records that this device may have uploaded a new file that was deleted here since.
    func recordFormerCreation(_ record: ChangeRecord) throws {
        guard let path = SyncPath(record.path), let content = record.content else { return }
        // Neither the change nor its node is known.
        try insertAttempt(0, node: 0, .put, hash: content.hash, name: path.name, path: record.path)
    }

    /// The maximum number of recorded attempts.
    private static let maximumAttempts: Int64 = 10_000

    /// Records the response to the latest attempt of a change.
    func recordResponse(to change: Int64, id: String?, rev: String?) throws {
        try db.execute(
            """
            UPDATE sent SET is_answered = 1, id = ?, rev = ?
            WHERE number = (SELECT max(number) FROM sent WHERE change = ?)
            """, id, rev, change)
    }

    /// Deletes the latest attempt of a change, which the server certainly didn't execute.
    func forgetAttempt(_ change: Int64) throws {
        try db.execute("DELETE FROM sent WHERE number = (SELECT max(number) FROM sent WHERE change = ?)", change)
    }

    /// Records that a listing returned the result of an attempt.
    func resolve(_ attempt: Attempt, id: String?, rev: String?) throws {
        try db.execute(
            "UPDATE sent SET is_answered = 1, id = ?, rev = ? WHERE number = ?", id, rev, attempt.number)
    }

    /// Records that nothing shows what the user wants to happen to the results of attempts, if there are any.
    ///
    /// - Parameter change: The change of the attempts. The default is `nil`, which means all attempts.
    func markAttemptsDoubtful(of change: Int64? = nil) throws {
        try db.execute("UPDATE sent SET is_doubtful = 1 WHERE is_answered = 0 AND (?1 IS NULL OR change = ?1)", change)
    }

    /// Records that the server executed a change, although its response isn't known.
    func resolveAttempts(of change: Int64) throws {
        try db.execute("UPDATE sent SET is_answered = 1 WHERE change = ?", change)
    }

    /// Forgets the folder of attempts if it no longer exists. Their path still identifies them.
    func forgetParentOfAttempts(_ folder: Int64) throws {
        try db.execute(
            "UPDATE sent SET parent = NULL WHERE parent = ?1 AND NOT EXISTS (SELECT 1 FROM node WHERE key = ?1)", folder
        )
    }

    /// Moves the attempts in a folder to the folder that replaces it.
    func moveAttempts(from folder: Int64, to replacement: Int64) throws {
        try db.execute("UPDATE sent SET parent = ? WHERE parent = ?", replacement, folder)
    }

    var hasAttempts: Bool { get throws { try db.value("SELECT 1 FROM sent LIMIT 1", as: Int.self) != nil } }

    // MARK: Own changes in listings

    /// Returns the attempt without a response that created a new remote item; `nil` if another device created it.
    ///
    /// An attempt whose change is no longer queued counts for ten minutes. No request is executed later than that,
    /// but restoring a deleted file at its former path creates the same content there. If several attempts can have
    /// created the item, one whose change is still queued has: the server executed no other, or an equal one.
    func attempt(
        making id: String, isFolder: Bool, hash: String?, at location: Location, _ lowerPath: String, date: Double
    ) throws -> Attempt? {
        let kind: Change.Kind = isFolder ? .folder : .put
        return try db.first(
            """
            SELECT number, change, node, parent, is_doubtful FROM sent
            WHERE kind = ?1 AND name_key = ?2 AND hash IS ?3 AND is_answered = 0
                AND (path = ?4 OR parent = ?5)
                AND (change IN (SELECT number FROM queue) OR date BETWEEN ?6 AND ?7)
                AND NOT EXISTS (SELECT 1 FROM sent AS other WHERE other.change = sent.change AND other.id = ?8)
            ORDER BY change IN (SELECT number FROM queue) DESC, is_doubtful, number LIMIT 1
            """, kind.rawValue, CaseFoldedName.key(location.name), hash, CaseFoldedName.key(lowerPath), location.parent,
            date - Self.maximumDelay, date + 1, id
        ) { row in
            Attempt(
                number: row.integer(0) ?? 0, change: row.integer(1) ?? 0, node: row.integer(2) ?? 0,
                parent: row.integer(3), isDoubtful: row.integer(4) == 1)
        }
    }

    /// The maximum time in seconds after which the server may execute a request whose response was lost.
    private static let maximumDelay = 600.0

    /// Returns whether this device uploaded a version of a file, as far as it's known.
    func isOwn(_ version: RemoteVersion, of node: Int64) throws -> Bool {
        try db.value(
            """
            SELECT 1 FROM sent WHERE node = ? AND kind = ? AND (rev = ? OR (hash = ? AND is_answered = 0)) LIMIT 1
            """, node, Change.Kind.put.rawValue, version.rev, version.hash, as: Int.self) != nil
    }

    /// Records that an attempt made a version, which the user saw if they deleted the file since. Equal bytes in a later
    /// version are of another device, or of the user who restores them.
    func claim(_ version: RemoteVersion, of node: Int64) throws {
        try db.execute(
            "UPDATE queue SET base_rev = ?, base_hash = ? WHERE node = ? AND kind = ?", version.rev, version.hash, node,
            Change.Kind.delete.rawValue)
        try db.execute(
            """
            UPDATE sent SET is_answered = 1, rev = ?
            WHERE node = ? AND kind = ? AND hash = ? AND is_answered = 0 AND name_key IS NULL
            """, version.rev, node, Change.Kind.put.rawValue, version.hash)
    }

    /// Returns whether this device uploaded newer content after it uploaded a version.
    func isSuperseded(_ version: RemoteVersion, of node: Int64, by current: RemoteVersion) throws -> Bool {
        // A move and the upload before it have the same rev.
        guard version.rev != current.rev else { return false }
        return try db.value(
            """
            SELECT 1 FROM sent AS old JOIN sent AS new ON new.node = old.node AND new.number > old.number
            WHERE old.node = ? AND old.rev = ? AND new.rev = ? LIMIT 1
            """, node, version.rev, current.rev, as: Int.self) != nil
    }

    /// Returns whether this device moved a node to a location and doesn't know the result yet, or will move it there.
    func isOwnMove(of node: Int64, to location: Location) throws -> Bool {
        let nameKey = CaseFoldedName.key(location.name)
        let isSent =
            try db.value(
                """
                SELECT 1 FROM sent WHERE node = ? AND kind = ? AND parent = ? AND name_key = ?
                    AND (is_answered = 0 OR id IS NULL) LIMIT 1
                """, node, Change.Kind.move.rawValue, location.parent, nameKey, as: Int.self) != nil
        return try isSent
            || changes(of: node).contains { change in
                change.location?.parent == location.parent
                    && change.location.map { CaseFoldedName.key($0.name) } == nameKey
            }
    }

    /// Handles the items that attempts without a response created: each is merged with the local node. If the user
    /// moved or deleted that node since, the remote item is deleted, with the folders that the request created again. If
    /// that isn't certain, the user decides.
    ///
    /// - Parameters:
    ///   - echoes: The listed items, with the attempt that created each.
    ///   - added: The folders that are new on the server.
    /// - Returns: The nodes that must be reconciled.
    func reconcileEchoes(_ echoes: [(node: Int64, attempt: Attempt)], added: Set<Int64>) throws -> Set<Int64> {
        var concerned: Set<Int64> = []
        var strays: [Int64] = []
        for echo in echoes {
            guard let remote = try node(echo.node), remote.remote != nil else { continue }
            if let created = try node(echo.attempt.node), created.key != remote.key, created.remote == nil,
                try !changes(of: created.key).isEmpty
            {
                concerned.formUnion(try adopt(remote, into: created, echo.attempt))
            } else {
                try resolve(echo.attempt, id: remote.id, rev: remote.remote?.version?.rev)
                if echo.attempt.isDoubtful {
                    try doubtDeletion(of: remote)
                } else {
                    strays.append(remote.key)
                }
            }
        }
        return try concerned.union(deleteStrays(strays, added: added))
    }

    /// Merges a remote node into the equal node that was created here. The latter's key remains, because open files
    /// use it.
    private func adopt(_ remote: Node, into created: Node, _ attempt: Attempt) throws -> [Int64] {
        let version = remote.remote?.version
        let change = try change(attempt.change)
        try resolve(attempt, id: remote.id, rev: version?.rev)
        return try adopt(remote, into: created, completing: change)
    }

    /// Merges a remote node into the node that was created here and whose content the server has. If the latter is at
    /// another location, it's moved there on the server.
    func adoptResult(_ remote: Node, into created: Node) throws -> [Int64] {
        let creations = try changes(of: created.key).filter { $0.kind == .put || $0.kind == .folder }
        let hash = remote.remote?.version?.hash
        let index = try creations.firstIndex { try $0.content.flatMap(content)?.hash == hash } ?? 0
        for creation in creations.prefix(index) { try discard(creation) }
        let concerned = try adopt(
            remote, into: created, completing: creations.isEmpty ? nil : creations[index])
        let isMoving = try changes(of: created.key).contains { $0.location != nil }
        if !isMoving, let location = created.local, location != remote.remote?.location {
            try enqueue(.move, of: created.key, location: location, origin: remote.remote?.location)
        }
        return concerned
    }

    private func adopt(_ remote: Node, into created: Node, completing change: Change?) throws -> [Int64] {
        let version = remote.remote?.version
        try merge(remote, into: created.key)
        if let change {
            try dequeue(change, .sent)
            try acknowledge(change, rev: version?.rev)
        } else {
            try setBase(version.map { BaseVersion(rev: $0.rev, hash: $0.hash) }, ofChangesOf: created.key)
        }
        // A new local file may now be a new version on the server, at another location.
        for change in try changes(of: created.key) where change.kind == .put || change.kind == .folder {
            guard let location = change.location else { continue }
            if change.kind == .folder { try dequeue(change, .sent) } else { try setLocation(nil, of: change) }
            if location != remote.remote?.location {
                try enqueue(.move, of: created.key, location: location, origin: remote.remote?.location)
            }
        }
        return try [created.key] + detachChildren(of: remote.key)
    }

    private func deleteStrays(_ keys: [Int64], added: Set<Int64>) throws -> Set<Int64> {
        var strays: Set<Int64> = []
        for key in keys {
            guard let stray = try node(key), try changes(of: key).isEmpty else { continue }
            try enqueueFirst(.delete, of: key, base: BaseVersion(stray.remote?.version), epoch: epoch)
            strays.insert(key)
            // Delete the parent folders, too, as long as they were added with it and are empty otherwise.
            var parent = stray.remote?.location.parent
            while let folder = parent, added.contains(folder), !strays.contains(folder),
                try remoteChildren(of: folder).allSatisfy({ strays.contains($0.key) })
            {
                try enqueueFirst(.delete, of: folder, base: nil, epoch: epoch)
                strays.insert(folder)
                parent = try node(folder)?.remote?.location.parent
            }
        }
        return strays
    }
}
