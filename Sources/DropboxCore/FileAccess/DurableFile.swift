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

    /// Creates a value for a file. The file and its directory don't need to exist.
    package init(_ url: URL, permissions: mode_t = 0o600, isDirectoryBackedUp: Bool = true) {
        self.url = url
        self.permissions = permissions
        self.isDirectoryBackedUp = isDirectoryBackedUp
    }

    /// Returns the content, or `nil` if the file doesn't exist.
    package func read() throws(FileError) -> Data? {
        DiskAccessMonitor.record("read", url.path)
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw FileError("cannot open", url)
        }
        defer { close(descriptor) }
        var content = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count == 0 { return content }
            if count > 0 { content.append(contentsOf: buffer[..<count]) }
            if count < 0, errno != EINTR { throw FileError("cannot read", url) }
        }
    }

    /// Atomically replaces the content. When this method returns, the content is on disk.
    ///
    /// If the directory doesn't exist, it's created with access for the owner only.
    package func replace(with content: Data) throws(FileError) {
        DiskAccessMonitor.record("replace", url.path)
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

    /// Appends to the file, which must exist. When this method returns, the content is on disk. After a crash, only a
    /// part of it may be on disk.
    package func append(_ content: Data) throws(FileError) {
        DiskAccessMonitor.record("append", url.path)
        let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("cannot open", url) }
        defer { close(descriptor) }
        guard Self.write(content, to: descriptor), synchronizeToDisk(descriptor) == 0 else {
            throw FileError("cannot write", url)
        }
    }

    /// Deletes the file, if it exists.
    package func remove() throws(FileError) {
        DiskAccessMonitor.record("remove", url.path)
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
        guard Self.write(content, to: descriptor), fchmod(descriptor, permissions) == 0,
            synchronizeToDisk(descriptor) == 0
        else {
            throw FileError("cannot write", temporary)
        }
    }

    private static func write(_ content: Data, to descriptor: Int32) -> Bool {
        content.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 { rest = rest.dropFirst(count) }
                if count < 0, errno != EINTR { return false }
            }
            return true
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
    ///   - body: The work.
    ///   - makeError: Creates the error to throw if locking fails.
    package func withLock<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result, makeError: (FileError) -> Failure
    ) throws(Failure) -> Result {
        try UnsuspendedWork.run(in: directory) { time throws(Failure) -> Result? in
            let lock: FileLock?
            do throws(FileError) { lock = try makeLock(time) } catch { throw makeError(error) }
            guard let lock else { return nil }
            defer { lock.release() }
            return try body()
        }
    }

    /// Waits until the lock is free, and acquires it. Returns `nil` if the time of the process is over.
    private func makeLock(_ time: UnsuspendedWork.Time?) throws(FileError) -> FileLock? {
        try createDirectory()
        return try FileLock(nextTo: url, time)
    }

    /// Runs an asynchronous `body` while holding the exclusive lock of the file, without blocking the thread. If `body`
    /// deletes the file, the lock file is also deleted.
    ///
    /// - Parameter body: The work. It accesses the file only in `SuspendableLock.run`.
    /// - Throws: `CancellationError` if the task is canceled while it waits, a `FileError` if locking fails, or the
    ///   error of `body`.
    package func withLock<Result: Sendable>(
        _ body: @Sendable (SuspendableLock) async throws -> Result
    ) async throws -> Result {
        // `flock` blocks a thread.
        let (lock, suspendableLock) = try await BlockingIO.external.read { _ in
            try UnsuspendedWork.run(in: directory) { time throws(FileError) -> (FileLock, SuspendableLock)? in
                guard let lock = try makeLock(time) else { return nil }
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

/// A lock on an empty file next to the protected file. The lock file is never replaced, and only the owner of the lock
/// deletes it.
///
/// Deallocating the object releases the lock. This includes the lock of a task that was canceled while it waited.
private final class FileLock: Sendable {
    private let url: URL
    private let descriptor: Int32

    /// Waits until the lock is free, and acquires it. Fails if the time of the process is over.
    init?(nextTo url: URL, _ time: UnsuspendedWork.Time?) throws(FileError) {
        DiskAccessMonitor.record("flock", url.path)
        self.url = url.appendingPathExtension("lock")
        while true {
            guard let descriptor = try Self.openAndLock(self.url, time) else { return nil }
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

    private static func openAndLock(_ url: URL, _ time: UnsuspendedWork.Time?) throws(FileError) -> Int32? {
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError("cannot open", url) }
        var delay = 0.001
        // A thread that waits in `flock` can't be interrupted, and would acquire the lock when the time is over.
        while flock(descriptor, time == nil ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK:
                if time?.isOver == true {
                    close(descriptor)
                    return nil
                }
                Thread.sleep(forTimeInterval: delay)
                delay = min(2 * delay, 0.05)
            default:
                let error = FileError("cannot lock", url)
                close(descriptor)
                throw error
            }
        }
        return descriptor
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

/// An error of a file operation.
package struct FileError: Error, Sendable, CustomStringConvertible {
    /// A message such as `cannot open /home/ada/.config/dbx/tokens.json: Permission denied`.
    package let description: String

    /// A Boolean value that indicates whether the disk is full or the quota is exceeded.
    package let isOutOfSpace: Bool

    /// Creates an error with the reason in `errno`.
    init(_ operation: String, _ url: URL) {
        let number = errno
        description = "\(operation) \(url.path): \(String(cString: strerror(number)))"
        isOutOfSpace = number == ENOSPC || number == EDQUOT
    }

    /// Creates an error with an underlying error.
    init(_ operation: String, _ url: URL, underlyingError error: any Error) {
        let reason = message(for: error)
        description =
            reason.hasPrefix(url.path + ": ") ? "\(operation) \(reason)" : "\(operation) \(url.path): \(reason)"
        isOutOfSpace = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    }
}
