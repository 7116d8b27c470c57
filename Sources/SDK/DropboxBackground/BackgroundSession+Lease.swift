import DropboxConcurrency
import DropboxCore
import Foundation

extension BackgroundSession {
    /// The directory of a session, and the lock on it. Code that works in the directory holds the lease.
    final class Lease: Sendable {
        let directory: SessionDirectory
        private let lock: DirectoryLock?

        /// The paths of the directories that sessions of this process use.
        static let lockedPaths = Locked(Set<String>())

        /// - Parameter isShared: Whether other processes may use the directory, so that a file lock is necessary.
        /// - Throws: `DirectoryLock.LockError` if another process or session holds the lock.
        init(_ folder: SessionDirectory, isShared: Bool) throws {
            self.directory = folder
            guard isShared else {
                // A session that was shut down may still have work in the directory.
                let isFree = Self.lockedPaths.withLock { $0.insert(folder.url.path).inserted }
                guard isFree else { throw DirectoryLock.LockError(inUse: folder.url) }
                lock = nil
                return
            }
            lock = try DirectoryLock(folder.url)
            Self.lockedPaths.withLock { _ = $0.insert(folder.url.path) }
        }

        deinit {
            // Release the lock before the path is removed: code that waits for the removal then acquires the lock.
            Self.lockedPaths.withLock { lockedPaths in
                lock?.release()
                lockedPaths.remove(directory.url.path)
            }
        }

        /// A Boolean value that indicates whether a session of this process holds the lock on a directory. A session
        /// that was shut down releases the lock when its work in the directory is done.
        static func isLocked(_ folder: URL) -> Bool { lockedPaths.withLock { $0.contains(folder.path) } }
    }
}
