import DropboxCore
import DropboxSQLite

/// What this device has sent to the server. Listings return it, often before the response to the request is there, and
/// sometimes although no response ever comes; it must not be taken for a change that somebody else made.
extension Tree {
    /// One attempt to have the server carry out a change.
    struct Attempt: Sendable, Hashable {
        let number: Int64
        /// The change, which may be off the queue by now.
        let change: Int64
        /// What the change is of, which may be forgotten by now.
        let node: Int64
        /// In which folder the change puts its node; nil for a new version of a file.
        let parent: Int64?
    }

    /// Records in advance that a change is sent.
    ///
    /// - Parameters:
    ///   - hash: the hash of the content that is uploaded.
    ///   - path: where on the server the change puts its node; nil for a new version of a file.
    ///   - date: what time it is, in seconds since 1970.
    func recordAttempt(_ change: Change, hash: String?, path: String?, date: Double) throws {
        let location = path == nil ? nil : change.place
        try db.execute(
            """
            INSERT INTO sent (change, node, kind, hash, parent, name_key, path, date) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, change.number, change.node, change.kind.rawValue, hash, location?.parent,
            location.map { CaseFoldedName.key($0.name) }, path.map(CaseFoldedName.key), date)
        try db.execute("DELETE FROM sent WHERE number <= ?", db.lastInsertedRowID - Self.maximumAttempts)
    }

    /// How many attempts are remembered.
    private static let maximumAttempts: Int64 = 10_000

    /// The server carried out the latest attempt at a change, and says what it has now.
    func recordResponse(to change: Int64, id: String?, rev: String?) throws {
        try db.execute(
            """
            UPDATE sent SET is_answered = 1, id = ?, rev = ?
            WHERE number = (SELECT max(number) FROM sent WHERE change = ?)
            """, id, rev, change)
    }

    /// The server certainly did not carry out the latest attempt at a change.
    func forgetAttempt(_ change: Int64) throws {
        try db.execute("DELETE FROM sent WHERE number = (SELECT max(number) FROM sent WHERE change = ?)", change)
    }

    /// A listing returned what an attempt made.
    func resolve(_ attempt: Attempt, id: String?, rev: String?) throws {
        try db.execute(
            "UPDATE sent SET is_answered = 1, id = ?, rev = ? WHERE number = ?", id, rev, attempt.number)
    }

    /// Gives the attempts that put something into one folder to another that has taken its place.
    func moveAttempts(from folder: Int64, to heir: Int64) throws {
        try db.execute("UPDATE sent SET parent = ? WHERE parent = ?", heir, folder)
    }

    var hasAttempts: Bool { get throws { try db.value("SELECT 1 FROM sent LIMIT 1", as: Int.self) != nil } }

    // MARK: What comes back

    /// The attempt without a response that made what is new on the server; nil where somebody else made it.
    ///
    /// An attempt that has left the queue counts for ten minutes: no request is carried out later than that, but whoever
    /// restores a deleted file at its former place brings back the same content.
    func attempt(
        making id: String, isFolder: Bool, hash: String?, at location: Location, _ lowerPath: String, date: Double
    ) throws -> Attempt? {
        let kind: Change.Kind = isFolder ? .folder : .put
        return try db.first(
            """
            SELECT number, change, node, parent FROM sent
            WHERE kind = ?1 AND name_key = ?2 AND hash IS ?3 AND is_answered = 0
                AND (path = ?4 OR parent = ?5)
                AND (change IN (SELECT number FROM queue) OR date BETWEEN ?6 AND ?7)
                AND NOT EXISTS (SELECT 1 FROM sent AS other WHERE other.change = sent.change AND other.id = ?8)
            ORDER BY number LIMIT 1
            """, kind.rawValue, CaseFoldedName.key(location.name), hash, CaseFoldedName.key(lowerPath), location.parent,
            date - Self.longestDelay, date + 1, id
        ) { row in
            Attempt(
                number: row.integer(0) ?? 0, change: row.integer(1) ?? 0, node: row.integer(2) ?? 0,
                parent: row.integer(3))
        }
    }

    /// How many seconds after it was sent the server may carry out a request that nobody hears of any more.
    private static let longestDelay = 600.0

    /// Whether this device has put a version of a file on the server, as far as anybody can tell.
    func isOwn(_ version: RemoteVersion, of node: Int64) throws -> Bool {
        try db.value(
            """
            SELECT 1 FROM sent WHERE node = ? AND kind = ? AND (rev = ? OR (hash = ? AND is_answered = 0)) LIMIT 1
            """, node, Change.Kind.put.rawValue, version.rev, version.hash, as: Int.self) != nil
    }

    /// Whether this device has newer content on the server than a version that it put there before.
    func isSuperseded(_ version: RemoteVersion, of node: Int64, by current: RemoteVersion) throws -> Bool {
        try db.value(
            """
            SELECT 1 FROM sent AS old JOIN sent AS new ON new.node = old.node AND new.number > old.number
            WHERE old.node = ? AND old.rev = ? AND new.rev = ? LIMIT 1
            """, node, version.rev, current.rev, as: Int.self) != nil
    }

    /// Whether this device has moved, or is about to move, a node to a location.
    func isOwnMove(of node: Int64, to location: Location) throws -> Bool {
        let nameKey = CaseFoldedName.key(location.name)
        let isSent =
            try db.value(
                "SELECT 1 FROM sent WHERE node = ? AND kind = ? AND parent = ? AND name_key = ? LIMIT 1", node,
                Change.Kind.move.rawValue, location.parent, nameKey, as: Int.self) != nil
        return try isSent
            || changes(of: node).contains { change in
                change.place?.parent == location.parent && change.place.map { CaseFoldedName.key($0.name) } == nameKey
            }
    }

    /// What attempts without a response turn out to have made, once a round of changes is in the tree: it becomes one with
    /// what was made here. Where the user has moved that elsewhere or deleted it since, what is on the server is deleted,
    /// with the folders that it brought back.
    ///
    /// - Parameters:
    ///   - echoes: what the listing returned, with the attempt that made each.
    ///   - added: the folders that are new on the server.
    /// - Returns: The nodes that have to be reconciled.
    func takeBack(_ echoes: [(node: Int64, attempt: Attempt)], added: Set<Int64>) throws -> Set<Int64> {
        var concerned: Set<Int64> = []
        var strays: [Int64] = []
        for echo in echoes {
            guard let remote = try node(echo.node), remote.remote != nil else { continue }
            if let made = try node(echo.attempt.node), made.key != remote.key, made.remote == nil,
                try !changes(of: made.key).isEmpty
            {
                concerned.formUnion(try adopt(remote, into: made, echo.attempt))
            } else {
                try resolve(echo.attempt, id: remote.id, rev: remote.remote?.version?.rev)
                strays.append(remote.key)
            }
        }
        return try concerned.union(deleteStrays(strays, added: added))
    }

    /// What was made here turns out to be what the server has: one node is left, with the key that files are open by.
    private func adopt(_ remote: Node, into made: Node, _ attempt: Attempt) throws -> [Int64] {
        let version = remote.remote?.version
        try merge(remote, into: made.key)
        try resolve(attempt, id: remote.id, rev: version?.rev)
        if let change = try change(attempt.change) {
            try dequeue(change)
            try acknowledge(change, rev: version?.rev)
        } else {
            try setBase(version.map { BaseVersion(rev: $0.rev, hash: $0.hash) }, ofChangesOf: made.key)
        }
        // What is new for the app may have to be a new version for the server, at another location.
        for change in try changes(of: made.key) where change.kind == .put || change.kind == .folder {
            guard let place = change.place else { continue }
            if change.kind == .folder { try dequeue(change) } else { try setPlace(nil, of: change) }
            if place != remote.remote?.place { try enqueue(.move, of: made.key, place: place) }
        }
        return try [made.key] + displaceChildren(of: remote.key)
    }

    private func deleteStrays(_ keys: [Int64], added: Set<Int64>) throws -> Set<Int64> {
        var strays: Set<Int64> = []
        for key in keys {
            guard let stray = try node(key), try changes(of: key).isEmpty else { continue }
            try enqueueFirst(.delete, of: key, base: BaseVersion(stray.remote?.version), epoch: epoch)
            strays.insert(key)
            // The folders above, as long as they came with it and have nothing else in them.
            var parent = stray.remote?.place.parent
            while let folder = parent, added.contains(folder), !strays.contains(folder),
                try remoteChildren(of: folder).allSatisfy({ strays.contains($0.key) })
            {
                try enqueueFirst(.delete, of: folder, base: nil, epoch: epoch)
                strays.insert(folder)
                parent = try node(folder)?.remote?.place.parent
            }
        }
        return strays
    }
}
