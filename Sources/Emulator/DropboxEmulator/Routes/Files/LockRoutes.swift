import DropboxCore
import DropboxFiles

/// File locks.
enum LockRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.lockFileBatch) { try change(.lock, $0.entries.map(\.path), $1) }
        table.on(Files.unlockFileBatch) { try change(.unlock, $0.entries.map(\.path), $1) }
        table.on(Files.getFileLockBatch) { try change(.query, $0.entries.map(\.path), $1) }
    }

    /// Changes or returns the locks of files. Repeated paths are processed only once.
    private static func change(
        _ action: Store.LockAction, _ paths: [String], _ call: Call
    ) throws -> Files.LockFileBatchResult {
        let view = try call.view
        var known: Set<String> = []
        let outcomes = try performEach(
            of: paths.filter { known.insert($0).inserted },
            prepare: { (path) throws(FileLockError) in
                do throws(LookupError) { return try PathReference.forLookup(path) } catch { throw .lookup(error) }
            },
            perform: { try call.store.updateLocks(action, at: $0, view) })
        return Files.LockFileBatchResult(
            entries: outcomes.map { outcome in
                switch outcome {
                case .success(let entry):
                    .success(.init(metadata: entry.metadata, lock: FileLock.apiValue(of: entry.details.lock)))
                case .failure(let failure): .failure(failure.error)
                }
            })
    }
}

extension FileLock {
    /// Returns a lock in the type of the API.
    static func apiValue(of lock: FileLock?) -> Files.FileLock {
        guard let lock else { return Files.FileLock(content: .unlocked) }
        return Files.FileLock(
            content: .singleUser(
                .init(created: lock.created, lockHolderAccountId: lock.accountID, lockHolderTeamId: lock.teamID)))
    }

    /// Returns the lock for the metadata of a file.
    func metadata(for viewer: Int64?) -> Files.FileLockMetadata {
        Files.FileLockMetadata(
            isLockholder: account == viewer, lockholderName: holderName, lockholderAccountId: accountID,
            created: created)
    }
}

extension FileLockError {
    fileprivate var error: Files.LockFileError {
        switch self {
        case .lookup(let failure): .pathLookup(failure.error)
        case .cannotBeLocked: .cannotBeLocked
        case .notShared: .fileNotShared
        case .noWritePermission: .noWritePermission
        case .conflict(let lock): .lockConflict(.init(lock: FileLock.apiValue(of: lock)))
        }
    }
}
