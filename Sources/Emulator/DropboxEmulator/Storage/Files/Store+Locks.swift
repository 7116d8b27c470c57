import DropboxSQLite
import Foundation

/// A lock on a file. Only the account that holds it can write the file.
///
/// A lock counts only while the file is shared and its holder can write it. So whatever ends the holder's access, or
/// the sharing, also ends the lock.
struct FileLock: Sendable, Hashable {
    var account: Int64
    /// The ID and the display name of the account.
    var accountID: String
    var holderName: String
    /// The ID of the holder's team (`dbtid:…`), if any.
    var teamID: String?
    var created: Date
}

extension FileLock {
    /// The locks `l`, their files `h` in the namespaces `n`, and their holders `a`.
    fileprivate static let source = """
        file_locks l CROSS JOIN entries h ON h.id = l.file AND h.kind > 0 AND h.mounted IS NULL
        JOIN namespaces n ON n.number = h.namespace JOIN accounts a ON a.number = l.account
        LEFT JOIN folder_members m ON m.namespace = n.number AND m.account = l.account
        LEFT JOIN team_members k ON k.account = l.account AND NOT k.keeps_account
        """

    /// The condition for the locks from `source` that count.
    fileprivate static let isInEffect = """
        (\(isShared(namespace: "n", file: "l.file")))
            AND coalesce(k.status, 'active') NOT IN ('suspended', 'removed')
            AND \(Store.accessWithoutAdminRights(of: "l.account")) >= \(AccessLevel.editor.rawValue)
        """

    /// Returns the SQL condition that a file is shared: through its namespace, or with members of its own.
    fileprivate static func isShared(namespace: String, file: String) -> String {
        """
        \(namespace).kind IN ('shared', 'team_root', 'team_folder')
            OR EXISTS (SELECT 1 FROM file_members WHERE item = \(file))
        """
    }

    /// Returns the SQL expression for the lock on a file, in the format that `init(_:)` reads.
    static func column(ofFile file: String) -> String {
        // Skip the query if no file is locked, which is the usual case.
        """
        CASE WHEN EXISTS (SELECT 1 FROM file_locks) THEN (
            SELECT l.account || char(10) || a.id || char(10) || coalesce(
                (SELECT id FROM teams WHERE number = k.team), '') || char(10) || l.created || char(10)
                || a.given_name || ' ' || a.surname
            FROM \(source) WHERE l.file = \(file) AND \(isInEffect)) END
        """
    }

    init?(_ text: String) {
        let parts = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, let account = Int64(parts[0]), let created = TimeInterval(parts[3]) else { return nil }
        self.init(
            account: account, accountID: parts[1], holderName: parts[4], teamID: parts[2].isEmpty ? nil : parts[2],
            created: Date(timeIntervalSince1970: created))
    }
}

/// A failed operation on a file lock.
enum FileLockError: Error, Sendable, Hashable {
    case lookup(LookupError)
    /// The item is a folder.
    case cannotBeLocked
    /// The file isn't shared with another account.
    case notShared
    case noWritePermission
    /// Another account holds the lock.
    case conflict(FileLock)
}

extension Store {
    enum LockAction: Sendable {
        case lock
        case unlock
        case query
    }

    /// Locks, unlocks or queries files. A failure doesn't affect the other files.
    ///
    /// - Returns: The files with their current locks.
    func updateLocks(
        _ action: LockAction, at references: [PathReference], _ view: NamespaceView
    ) throws -> [Result<Entry, FileLockError>] {
        try write { writer in
            try references.map { reference in
                try writer.attempt { try writer.updateLock(action, at: reference, view) }
            }
        }
    }

    /// Returns the lock on a file.
    static func lock(of file: String, _ connection: Connection) throws -> FileLock? {
        try connection.value("SELECT \(FileLock.column(ofFile: "?1"))", file, as: String.self).flatMap(FileLock.init)
    }
}

extension Writer {
    fileprivate func updateLock(_ action: Store.LockAction, at reference: PathReference, _ view: NamespaceView) throws
        -> Entry
    {
        var entry: Entry
        do {
            entry = try Store.entry(at: reference, view, connection)
        } catch let failure as LookupError {
            throw FileLockError.lookup(failure)
        }
        guard entry.file != nil else { throw FileLockError.cannotBeLocked }
        let foreign = entry.details.lock.flatMap { $0.account == view.account ? nil : $0 }
        switch action {
        case .query: break
        case .unlock:
            if let foreign, try !isAdmin(view.account, of: foreign, on: entry) { throw FileLockError.conflict(foreign) }
            try connection.execute("DELETE FROM file_locks WHERE file = ?", entry.id)
        case .lock:
            if let foreign { throw FileLockError.conflict(foreign) }
            let query = """
                SELECT \(FileLock.isShared(namespace: "n", file: "?1")) FROM namespaces n WHERE n.number = ?2
                """
            guard try connection.value(query, entry.id, entry.namespace, as: Bool.self) == true else {
                throw FileLockError.notShared
            }
            guard entry.mountPoint?.access.canWrite == true else { throw FileLockError.noWritePermission }
            guard entry.details.lock == nil else { break }
            // Replace a lock that isn't in effect anymore.
            try connection.execute(
                "INSERT OR REPLACE INTO file_locks VALUES (?, ?, ?)", entry.id, view.account, store.clock.now)
        }
        entry.details.lock = try Store.lock(of: entry.id, connection)
        return entry
    }

    /// Returns whether an account is an admin of the team of the lock's holder, or of the team that owns the file.
    private func isAdmin(_ account: Int64, of lock: FileLock, on entry: Entry) throws -> Bool {
        let query = """
            SELECT EXISTS (
                SELECT 1 FROM team_members t JOIN teams g ON g.number = t.team
                WHERE t.account = ?1 AND t.status = 'active' AND t.role = 'team_admin' AND (
                    g.root = ?3 OR EXISTS (SELECT 1 FROM team_folders f WHERE f.team = t.team AND f.namespace = ?3)
                    OR EXISTS (
                        SELECT 1 FROM team_members o WHERE o.team = t.team AND NOT o.keeps_account
                            AND o.account IN (?2, (SELECT owner FROM namespaces WHERE number = ?3)))))
            """
        return try connection.value(query, account, lock.account, entry.namespace, as: Bool.self) ?? false
    }

    /// Returns whether another account has locked the file, or a file in the folder.
    func isLocked(_ entry: Entry, for view: NamespaceView) throws -> Bool {
        let query = """
            SELECT EXISTS (
                SELECT 1 FROM \(FileLock.source)
                WHERE l.account <> ?1 AND h.namespace = ?2
                    AND (h.path = ?3 OR (h.path > ?3 || '/' AND h.path < ?3 || '0')) AND \(FileLock.isInEffect))
            """
        return try connection.value(query, view.account, entry.namespace, entry.path, as: Bool.self) ?? false
    }
}

extension Store {
    /// File locks, by file ID.
    static let locksSchema = """
        CREATE TABLE file_locks (file TEXT PRIMARY KEY, account INTEGER NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
        """
}
