import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The claim to be the only user of a folder. The system drops it when the process ends, however it ends.
package final class DirectoryLock: Sendable {
    /// Somebody else uses the folder, or it cannot be used at all.
    package struct LockError: Error, CustomStringConvertible {
        package let path: String
        package let errno: Int32
        package var isInUse: Bool { errno == EWOULDBLOCK }
        package var description: String {
            isInUse ? "\(path) is in use by another process" : "\(path): \(String(cString: strerror(errno)))"
        }
    }

    private let descriptor: Locked<Int32>

    package init(_ folder: URL) throws(LockError) {
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LockError(path: path, errno: errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            throw LockError(path: folder.path, errno: code)
        }
        self.descriptor = Locked(descriptor)
    }

    deinit { release() }

    /// Gives the folder back. Does nothing the second time.
    package func release() {
        descriptor.withLock { descriptor in
            guard descriptor >= 0 else { return }
            // Closing alone would leave the claim to a process that is being started and has the descriptor still.
            flock(descriptor, LOCK_UN)
            close(descriptor)
            descriptor = -1
        }
    }
}
