import DropboxCore
import Foundation
import Locking

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Keeps other processes, and other filesystems of this one, away from a folder. It goes with the process, however that
/// ends.
final class FolderLock: Sendable {
    private let descriptor: Locked<Int32>

    /// - Throws: `SyncError.badState` where somebody else has the folder.
    init(_ folder: URL) throws(SyncError) {
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SyncError(.system, "\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            let message = """
                another filesystem, perhaps of another process, is open for this account; shut that down first, or give \
                this process an account manager with a folder of its own
                """
            throw SyncError(.badState, message)
        }
        self.descriptor = Locked(descriptor)
    }

    deinit { release() }

    func release() {
        descriptor.withLock { descriptor in
            guard descriptor >= 0 else { return }
            // Closing alone would leave the lock to a process that is being started at this moment and has a copy.
            flock(descriptor, LOCK_UN)
            close(descriptor)
            descriptor = -1
        }
    }
}
