import DropboxConcurrency
import Foundation

/// A lock on an empty file next to the protected file. The lock file is never replaced, and only the owner of the lock
/// deletes it.
///
/// Deallocating the object releases the lock. This includes the lock of a task that was canceled while it waited.
final class FileLock: Sendable {
    /// How long to wait for a lock that another process holds.
    struct Wait {
        /// The maximum time without progress. The wait takes at most twice as long after the last progress.
        let limit: Duration

        /// The time of this process, or `nil` if the system doesn't suspend it.
        let time: UnsuspendedWork.Time?

        /// Returns a value that differs after another process has made progress: it has changed the protected file. Under
        /// contention, the lock is free only for moments, although each process holds it briefly.
        ///
        /// `nil` for a lock that is held as long as a transfer takes. A process makes progress then unless it is stopped, for
        /// example with Control-Z, which only Linux reports.
        var progress: (() -> [Int64])?

        /// Whether the caller doesn't need the lock anymore.
        var isCancelled: () -> Bool = { false }

        fileprivate var isOver: Bool { time?.isOver == true || isCancelled() }
    }

    private let url: URL
    private let descriptor: Int32

    /// Waits until the lock is free, and acquires it. Fails if the time of the process is over, or if the caller doesn't
    /// need the lock anymore.
    init?(nextTo url: URL, _ wait: Wait) throws(FileError) {
        DiskAccessMonitor.record("flock", url.path)
        self.url = url.appendingPathExtension("lock")
        while true {
            guard let descriptor = try Self.openAndLock(self.url, of: url, wait) else { return nil }
            // The previous owner may have deleted the lock file. A lock on a deleted file excludes no other process.
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
                close(descriptor)
                continue
            }
            self.descriptor = descriptor
            return
        }
    }

    private static func openAndLock(
        _ url: URL, of protected: URL, _ wait: Wait
    ) throws(FileError) -> Int32? {
        let descriptor = try RegularFile.open(url, O_RDWR | O_CREAT)
        do throws(FileError) {
            if try waitAndLock(descriptor, of: protected, wait) { return descriptor }
        } catch {
            close(descriptor)
            throw error
        }
        close(descriptor)
        return nil
    }

    /// Returns `false` if the wait ended without the lock.
    private static func waitAndLock(_ descriptor: Int32, of url: URL, _ wait: Wait) throws(FileError) -> Bool {
        // The sum of the delays: the time in which this process was stopped or suspended doesn't count.
        var waited: Duration = .zero
        var delay: Duration = .milliseconds(1)
        var progress = wait.progress?()
        var wasStopped = false
        // A thread that waits in `flock` can't be interrupted, and would acquire the lock when the time is over.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError("cannot lock", url) }
            if wait.isOver { return false }
            if waited >= wait.limit {
                let owner = LockOwner(of: descriptor)
                let isStopped = owner?.isStopped == true
                let current = wait.progress?()
                let isStuck = current.map { $0 == progress } ?? (wasStopped && isStopped)
                if isStuck { throw FileError("cannot lock", url, reason: reason(owner)) }
                (progress, wasStopped) = (current, isStopped)
                waited = .zero
            }
            Thread.sleep(forTimeInterval: delay.inSeconds)
            waited += delay
            delay = min(delay * 2, .milliseconds(10))
        }
        return true
    }

    private static func reason(_ owner: LockOwner?) -> String {
        guard let owner else {
            return "another process has locked it for several seconds; wait until that process is done, or end it"
        }
        let process = owner.process
        return owner.isStopped
            ? "process \(process) has locked it and is stopped; continue it with `kill -CONT \(process)`, or end it"
            : "process \(process) has locked it for several seconds; wait until that process is done, or end it"
    }

    /// Acquires the lock again if no other process holds it, and the lock file still exists.
    func acquireAgain() throws(FileError) {
        var status = stat()
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw FileError("cannot lock", url) }
        guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
            release()
            errno = ENOENT
            throw FileError("cannot lock", url)
        }
    }

    /// Deletes the lock file. Waiting callers then wait for the lock of a new file.
    func delete() { unlink(url.path) }

    /// Releases the lock. The call also keeps the object alive until this point.
    func release() { flock(descriptor, LOCK_UN) }

    deinit { close(descriptor) }
}
