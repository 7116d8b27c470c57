import DropboxConcurrency
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An exclusive lock on a directory. The system releases it when the process exits or crashes.
package final class DirectoryLock: Sendable {
    /// An error that indicates that another process uses the directory, or that it can't be locked.
    package struct LockError: Error, CustomStringConvertible {
        package let path: String
        package let errno: Int32

        package init(path: String, errno: Int32) { (self.path, self.errno) = (path, errno) }

        package var isInUse: Bool { errno == EWOULDBLOCK }
        package var description: String {
            isInUse ? "\(path) is in use by another process" : "\(path): \(String(cString: strerror(errno)))"
        }
    }

    private let descriptor: Locked<Int32>

    /// Locks a directory.
    package init(_ directory: URL) throws(LockError) {
        let path = directory.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LockError(path: path, errno: errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            throw LockError(path: directory.path, errno: code)
        }
        self.descriptor = Locked(descriptor)
    }

    deinit { release() }

    /// Releases the lock. Has no effect if it's already released.
    package func release() {
        descriptor.withLock { descriptor in
            guard descriptor >= 0 else { return }
            // Closing the descriptor doesn't suffice: a child process that is being started may have inherited it.
            flock(descriptor, LOCK_UN)
            close(descriptor)
            descriptor = -1
        }
    }
}
