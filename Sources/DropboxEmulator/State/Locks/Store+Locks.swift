import Foundation
import DropboxSQLite

/// The right to be the only one who writes a file.
struct FileLock: Sendable, Hashable {
    var account: Int64
    /// The account's id and name, as others see them.
    var accountID: String
    var holder: String
    /// `dbtid:…`, if the holder belongs to a team.
    var teamID: String?
    var created: Date
}

/// Why a file cannot be locked or unlocked.
enum LockFailure: Error, Sendable, Hashable {
    case lookup(LookupFailure)
    /// A folder.
    case cannotBeLocked
    /// There is nobody to lock it against.
    case notShared
    case noWritePermission
    /// Somebody else holds it.
    case conflict(FileLock)
}

extension Store {
    enum LockAction: Sendable {
        case lock
        case unlock
        case look
    }

    /// Locks, unlocks or looks at files, each for itself. Answers the files and who holds them now.
    func changeLocks(
        _ action: LockAction, at references: [PathReference], _ view: NamespaceView
    ) throws -> [Result<Entry, LockFailure>] {
        try write { writer in
            try references.map { reference in
                try writer.attempt { try writer.changeLock(action, at: reference, view) }
            }
        }
    }

    /// The locks of files, by the ids of the files.
    static func locks(of files: [String], _ connection: Connection) throws -> [String: FileLock] {
        // Locks are few and files many.
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
                    account: row[0] ?? 0, accountID: row[1] ?? "", holder: row[2] ?? "", teamID: row[3],
                    created: row[4] ?? .distantPast)
            }
        }
        return locks
    }
}

extension Writer {
    fileprivate func changeLock(_ action: Store.LockAction, at reference: PathReference, _ view: NamespaceView) throws
        -> Entry
    {
        var entry: Entry
        do {
            entry = try Store.entry(at: reference, view, connection)
        } catch let failure as LookupFailure {
            throw LockFailure.lookup(failure)
        }
        guard entry.file != nil else { throw LockFailure.cannotBeLocked }
        let held = try Store.locks(of: [entry.id], connection)[entry.id]
        if let held, held.account != view.account, action != .look { throw LockFailure.conflict(held) }
        switch action {
        case .look: break
        case .unlock: try connection.execute("DELETE FROM file_locks WHERE file = ?", entry.id)
        case .lock:
            guard let point = entry.point,
                try point.isShared || Store.hasMembers(entry.id, connection)
            else { throw LockFailure.notShared }
            guard point.access.canWrite else { throw LockFailure.noWritePermission }
            try connection.execute(
                "INSERT OR IGNORE INTO file_locks VALUES (?, ?, ?)", entry.id, view.account, store.clock.now)
        }
        entry.details.lock = try Store.locks(of: [entry.id], connection)[entry.id]
        return entry
    }

    /// Whether somebody else has locked a file, or one of those in a folder.
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
