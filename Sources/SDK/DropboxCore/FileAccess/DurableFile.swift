import DropboxConcurrency
import Foundation

/// A small file with atomic writes: after a crash or power failure, it has either the old content or the new. Use
/// `withLock` to exclude other processes.
package struct DurableFile: Sendable, Hashable {
    /// The URL of the file.
    package let url: URL

    /// The permissions of the file, regardless of the umask. The default is access for the owner only.
    package let permissions: mode_t

    /// A Boolean value that indicates whether backups of the device include the directory, if it's created for the file.
    /// The default is `true`.
    package let isDirectoryBackedUp: Bool

    /// The size of the largest content that is read, in bytes. The default is 1 GiB, for journals of large batches.
    package let maximumSize: Int

    /// Creates a value for a file. The file and its directory don't need to exist.
    package init(
        _ url: URL, permissions: mode_t = 0o600, isDirectoryBackedUp: Bool = true, maximumSize: Int = 1 << 30
    ) {
        self.url = url
        self.permissions = permissions
        self.isDirectoryBackedUp = isDirectoryBackedUp
        self.maximumSize = maximumSize
    }

    /// Returns the content, or `nil` if the file doesn't exist.
    ///
    /// - Throws: An error that says so if there is something else than a regular file, or if it's larger than
    ///   `maximumSize`.
    package func read() throws(FileError) -> Data? {
        DiskAccessMonitor.record("read", url.path)
        return try RegularFile.read(url, maximumSize: maximumSize)
    }

    /// Atomically replaces the content. When this method returns, the content is on disk.
    ///
    /// If the directory doesn't exist, it's created with access for the owner only.
    package func replace(with content: Data) throws(FileError) {
        DiskAccessMonitor.record("replace", url.path)
        try RegularFile.checkReplaceable(url, "cannot replace")
        try createDirectory()
        let temporary = directory.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        do throws(FileError) {
            try write(content, to: temporary)
            guard rename(temporary.path, url.path) == 0 else { throw FileError("cannot replace", url) }
        } catch {
            unlink(temporary.path)
            throw error
        }
        try synchronizeDirectory()
    }

    /// Deletes the temporary files of a process that ended while it replaced the content. Call this while holding the
    /// lock, if everyone who replaces the content holds it.
    package func removeTemporaryFiles() throws(FileError) {
        let prefix = ".\(url.lastPathComponent)."
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: directory.path) } catch {
            // Without a directory, there is nothing to delete.
            return
        }
        for name in names where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
        {
            guard unlink(directory.appendingPathComponent(name).path) == 0 || errno == ENOENT else {
                throw FileError("cannot delete", directory.appendingPathComponent(name))
            }
        }
    }

    /// Appends to the file, which must exist. When this method returns, the content is on disk. After a crash, only a
    /// part of it may be on disk.
    package func append(_ content: Data) throws(FileError) {
        DiskAccessMonitor.record("append", url.path)
        // With O_NONBLOCK, a pipe without a reader is an error. It has no effect on files.
        let descriptor = open(url.path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("cannot open", url) }
        defer { close(descriptor) }
        guard RegularFile.write(content, to: descriptor), synchronizeToDisk(descriptor) == 0 else {
            throw FileError("cannot write", url)
        }
    }

    /// Deletes the file, if it exists.
    package func remove() throws(FileError) {
        DiskAccessMonitor.record("remove", url.path)
        try RegularFile.checkReplaceable(url, "cannot delete")
        guard unlink(url.path) == 0 else {
            if errno == ENOENT { return }
            throw FileError("cannot delete", url)
        }
        try synchronizeDirectory()
    }

    // MARK: - Directory and file operations

    /// The directory of the file.
    var directory: URL { url.deletingLastPathComponent() }

    private func createDirectory() throws(FileError) {
        do {
            if mkdir(directory.path, 0o700) != 0 {
                var status = stat()
                if errno == EEXIST, stat(directory.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
                // This also creates its parents, or throws an error that describes the reason.
                try FileManager.default.createDirectory(
                    at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
            if !isDirectoryBackedUp { try AppDirectories.excludeFromBackup(directory) }
            try AppDirectories.makeUsableWhileLocked(directory)
        } catch {
            throw FileError("cannot create the directory", directory, underlyingError: error)
        }
    }

    private func write(_ content: Data, to temporary: URL) throws(FileError) {
        let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw FileError("cannot create", temporary) }
        defer { close(descriptor) }
        // `open` applied the umask to the permissions.
        guard RegularFile.write(content, to: descriptor), fchmod(descriptor, permissions) == 0,
            synchronizeToDisk(descriptor) == 0
        else {
            throw FileError("cannot write", temporary)
        }
    }

    /// Writes the directory to disk, which makes a rename in it durable.
    private func synchronizeDirectory() throws(FileError) {
        let descriptor = open(directory.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("cannot open the directory", directory) }
        defer { close(descriptor) }
        // Some network file systems can't synchronize directories and fail with EINVAL.
        guard synchronizeToDisk(descriptor) == 0 || errno == EINVAL else {
            throw FileError("cannot write the directory", directory)
        }
    }
}

extension DurableFile {
    /// Runs `body` while holding the exclusive lock of the file. The lock excludes other processes and other callers in
    /// this process.
    ///
    /// This method blocks the thread until the lock is free, so use it only if the lock is held briefly. The lock isn't
    /// reentrant. The system releases the lock of a process that exits or crashes.
    ///
    /// - Parameters:
    ///   - limit: The maximum time to wait for another owner of the lock that doesn't change the file. The wait takes at
    ///     most twice as long. The default is 4 seconds.
    ///   - body: The work.
    ///   - makeError: Creates the error to throw if locking fails.
    package func withLock<Result, Failure: Error>(
        waitingAtMost limit: Duration? = nil, _ body: () throws(Failure) -> Result, makeError: (FileError) -> Failure
    ) throws(Failure) -> Result {
        try UnsuspendedWork.run(in: directory) { time throws(Failure) -> Result? in
            let lock: FileLock?
            do throws(FileError) {
                lock = try makeLock(FileLock.Wait(limit: limit ?? .seconds(4), time: time, progress: { version }))
            } catch {
                throw makeError(error)
            }
            guard let lock else { return nil }
            defer { lock.release() }
            return try body()
        }
    }

    /// Waits until the lock is free, and acquires it. Returns `nil` if the wait ended without the lock.
    private func makeLock(_ wait: FileLock.Wait) throws(FileError) -> FileLock? {
        try createDirectory()
        return try FileLock(nextTo: url, wait)
    }

    /// Runs an asynchronous `body` while holding the exclusive lock of the file, without blocking the thread. If `body`
    /// deletes the file, the lock file is also deleted.
    ///
    /// The other owner of the lock may be a transfer that takes long, so the wait has no limit. If its process is stopped,
    /// the wait ends with an error on Linux.
    ///
    /// - Parameter body: The work. It accesses the file only in `SuspendableLock.run`.
    /// - Throws: `CancellationError` if the task is canceled while it waits, a `FileError` if locking fails, or the
    ///   error of `body`.
    package func withLock<Result: Sendable>(
        _ body: @Sendable (SuspendableLock) async throws -> Result
    ) async throws -> Result {
        // The wait blocks a thread.
        let (lock, suspendableLock) = try await BlockingIO.external.read { cancellation in
            try UnsuspendedWork.run(in: directory) { time throws(any Error) -> (FileLock, SuspendableLock)? in
                try cancellation.check()
                let wait = FileLock.Wait(limit: .seconds(4), time: time, isCancelled: { cancellation.isCancelled })
                guard let lock = try makeLock(wait) else { return nil }
                let suspendableLock = SuspendableLock(
                    in: directory, release: { lock.release() }, acquire: { try lock.acquireAgain() },
                    snapshot: { version })
                return (lock, suspendableLock)
            }
        }
        let outcome: Swift.Result<Result, any Error>
        do { outcome = .success(try await body(suspendableLock)) } catch { outcome = .failure(error) }
        await BlockingIO.external.run {
            // After a suspension, the lock file can belong to another process. That one deletes it.
            try? suspendableLock.run {
                var status = stat()
                if stat(url.path, &status) != 0, errno == ENOENT { lock.delete() }
            }
            lock.release()
            suspendableLock.end()
        }
        return try outcome.get()
    }

    /// A value that differs after another process has replaced, deleted, or changed the file.
    private var version: [Int64] {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return [] }
        let time = status.modified
        return [Int64(status.st_ino), Int64(status.st_size), Int64(time.tv_sec), Int64(time.tv_nsec)]
    }
}
