import DropboxConcurrency
import Foundation

/// An exclusive lock on a directory. The system releases it when the process exits or crashes.
package final class DirectoryLock: Sendable {
    /// An error that indicates that another process uses the directory, or that it can't be locked.
    package struct LockError: Error, CustomStringConvertible {
        /// Whether another process uses the directory.
        package let isInUse: Bool
        package let description: String

        init(isInUse: Bool, description: String) { (self.isInUse, self.description) = (isInUse, description) }

        /// Creates the error of a directory that is in use.
        package init(inUse directory: URL) { self.init(inUse: directory, by: nil) }

        /// - Parameter owner: The process that uses the directory, if it's known.
        init(inUse directory: URL, by owner: LockOwner?) {
            let process = owner.map { owner in
                let process = owner.process == getpid() ? "this process" : "process \(owner.process)"
                return owner.isStopped ? "\(process), which is stopped" : process
            }
            self.init(isInUse: true, description: "\(directory.path) is in use by \(process ?? "another process")")
        }
    }

    private let descriptor: Locked<Int32>

    /// Locks a directory.
    package init(_ directory: URL) throws(LockError) {
        let descriptor: Int32
        do throws(FileError) {
            descriptor = try RegularFile.open(directory.appendingPathComponent("lock"), O_RDWR | O_CREAT)
        } catch {
            throw LockError(isInUse: false, description: error.description)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let isInUse = errno == EWOULDBLOCK
            let failure = FileError("cannot lock", directory)
            let owner = LockOwner(of: descriptor)
            close(descriptor)
            throw isInUse
                ? LockError(inUse: directory, by: owner) : LockError(isInUse: false, description: failure.description)
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
