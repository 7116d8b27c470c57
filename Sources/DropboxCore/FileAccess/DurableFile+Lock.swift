import Foundation
import DropboxConcurrency

extension DurableFile {
    /// Does `body` while no other process, and nobody else in this one, does anything within `withLock` of this file.
    ///
    /// The thread waits for its turn: use it where the others hold the lock briefly. It is not reentrant. A process that
    /// dies gives its lock back.
    package func withLock<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result, failed: (FileError) -> Failure
    ) throws(Failure) -> Result {
        let lock: FileLock
        do throws(FileError) {
            try makeFolder()
            lock = try FileLock(besideOf: url)
        } catch {
            throw failed(error)
        }
        defer { lock.release() }
        return try body()
    }

    /// The same for tasks: no thread of the tasks waits, and a task that is cancelled waits no longer. When the file is
    /// gone at the end, its lock is deleted too.
    /// - Throws: `CancellationError`, a `FileError` where the lock cannot be had, or what `body` throws.
    package func withLock<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
        // `flock` cannot be waited for but by a thread.
        let lock = try await BlockingIO.foreign.read { _ in
            try makeFolder()
            return try FileLock(besideOf: url)
        }
        let outcome: Swift.Result<Result, any Error>
        do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
        await BlockingIO.disk.run {
            var status = stat()
            if stat(url.path, &status) != 0, errno == ENOENT { lock.delete() }
            lock.release()
        }
        return try outcome.get()
    }
}

/// The right to change a file: the lock on an empty file beside it, which is never replaced, and deleted only by who has
/// the lock. The lock goes with the object, that of a task which was cancelled meanwhile included.
private final class FileLock: Sendable {
    private let url: URL
    private let descriptor: Int32

    /// Waits until the lock is free, and takes it.
    init(besideOf url: URL) throws(FileError) {
        DiskUse.note("flock", url.path)
        self.url = url.appendingPathExtension("lock")
        while true {
            let descriptor = try Self.locked(self.url)
            // Whoever had the lock before may have deleted the file: a lock on it keeps nobody away any more.
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
                close(descriptor)
                continue
            }
            self.descriptor = descriptor
            return
        }
    }

    private static func locked(_ url: URL) throws(FileError) -> Int32 {
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError("cannot open", url) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let failure = FileError("cannot lock", url)
                close(descriptor)
                throw failure
            }
        }
        return descriptor
    }

    /// Deletes the file. Those who wait for its lock wait for that of a new one then.
    func delete() { unlink(url.path) }

    /// Keeps the object, and so the lock, until here.
    func release() { flock(descriptor, LOCK_UN) }

    deinit { close(descriptor) }
}
