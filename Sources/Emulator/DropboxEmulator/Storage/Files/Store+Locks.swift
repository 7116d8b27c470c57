import DropboxSQLite
import Foundation

/// A lock on a file. Only the account that holds it can write the file.
struct FileLock: Sendable, Hashable {
    var account: Int64
    /// The ID and the display name of the account.
    var accountID: String
    var holderName: String
    /// The ID of the holder's team (`dbtid:…`), if any.
    var teamID: String?
    var created: Date
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

    /// Returns the locks of files by file ID.
    static func locks(of files: [String], _ connection: Connection) throws -> [String: FileLock] {
        // Skip the queries if no file is locked, which is the usual case.
        guard try connection.value("SELECT EXISTS (SELECT 1 FROM file_locks)", as: Bool.self) == true else {
            return [:]
        }
        let query = """
            SELECT l.account, a.id, a.given_name || ' ' || a.surname, t.id, l.created
            FROM file_locks l JOIN accounts a ON a.number = l.account
            LEFT JOIN team_members m ON m.account = a.number LEFT JOIN teams t ON t.number = m.team WHERE l.file = ?
            """
        var locks: [String: FileLock] = [:]
        for file in files {
            locks[file] = try connection.first(query, file) { row in
                FileLock(
                    account: row[0] ?? 0, accountID: row[1] ?? "", holderName: row[2] ?? "", teamID: row[3],
                    created: row[4] ?? .distantPast)
            }
        }
        return locks
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
        let existing = try Store.locks(of: [entry.id], connection)[entry.id]
        if let existing, existing.account != view.account, action != .query { throw FileLockError.conflict(existing) }
        switch action {
        case .query: break
        case .unlock: try connection.execute("DELETE FROM file_locks WHERE file = ?", entry.id)
        case .lock:
            guard let point = entry.mountPoint,
                try point.isShared || Store.hasInvitedMembers(entry.id, connection)
            else { throw FileLockError.notShared }
            guard point.access.canWrite else { throw FileLockError.noWritePermission }
            try connection.execute(
                "INSERT OR IGNORE INTO file_locks VALUES (?, ?, ?)", entry.id, view.account, store.clock.now)
        }
        entry.details.lock = try Store.locks(of: [entry.id], connection)[entry.id]
        return entry
    }

    /// Returns whether another account has locked the file, or a file in the folder.
    func isLocked(_ entry: Entry, for view: NamespaceView) throws -> Bool {
        let query = """
            SELECT EXISTS (
                SELECT 1 FROM file_locks l CROSS JOIN entries e ON e.id = l.file AND e.kind = 1 AND e.mounted IS NULL
                WHERE l.account <> ?1 AND e.namespace = ?2
                    AND (e.path = ?3 OR (e.path > ?3 || '/' AND e.path < ?3 || '0')))
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
