import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// Writes complete small files, many of which become durable with one synchronization.
///
/// A file has no name until all its bytes are on disk, so there is never a partial file, not even after a power failure,
/// and no temporary file to delete. It then receives its name atomically, and never replaces another file. It counts as
/// written when its name is on disk, too: the synchronization that precedes the next names does that.
///
/// This requires files without a name, and links to them, which only Linux has, and not on all file systems.
final class SmallFileWriter: Sendable {
    /// A complete file.
    struct File: Sendable {
        /// The verified content.
        let content: Data
        let name: String
        /// The modification time, or `nil` for the current time.
        let modified: Date?
        /// Opens the directory of the file. Files that wait for their turn have no descriptor.
        let openFolder: @Sendable () throws(SystemError) -> DirectoryHandle
    }

    enum Outcome: Sendable {
        case written
        /// An item with the name exists, or the file system doesn't support the method.
        case rejected
        case failed(SystemError)
    }

    typealias Completion = @Sendable (Outcome) -> Void

    private struct State {
        var queue: [(file: File, completion: Completion)] = []
        var queuedBytes = 0
        var isRunning = false
        /// Resumed when the queue has room, or when all files are written.
        var waiters: [(isForRoom: Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    /// The maximum number of files per synchronization. Each has an open descriptor.
    private static let maximumGroup = 128
    /// The number of bytes from which ``waitForRoom()`` suspends.
    private static let maximumQueuedBytes = 8 << 20

    private let root: DirectoryHandle
    private let volume: UInt64
    private let state = Locked(State())

    /// Creates a writer for files below a directory, or returns `nil` if the file system doesn't support it.
    init?(_ root: DirectoryHandle) {
        guard let identity = try? root.identity(), let descriptor = try? root.openUnnamedFile(permissions: 0o600) else {
            return nil
        }
        close(descriptor)
        self.root = root
        volume = identity.volume
    }

    /// Returns whether a directory is on the volume that the writer synchronizes.
    func canWrite(in folder: DirectoryHandle) throws(SystemError) -> Bool { try folder.identity().volume == volume }

    /// Writes a file. Calls `completion` on any thread when the file is durable.
    func write(_ file: File, completion: @escaping Completion) {
        let isFirst = state.withLock { state in
            state.queue.append((file, completion))
            state.queuedBytes += file.content.count
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if isFirst { BlockingIO.bulk.enqueue { self.work() } }
    }

    /// Suspends while too many bytes are in memory.
    func waitForRoom() async { await wait(isForRoom: true) { $0.queuedBytes < Self.maximumQueuedBytes } }

    /// Suspends until all files are written.
    func waitUntilIdle() async { await wait(isForRoom: false) { !$0.isRunning } }

    private func wait(isForRoom: Bool, until isReady: (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if isReady(state) { return true }
                state.waiters.append((isForRoom, continuation))
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    // MARK: Writing

    /// Writes groups of files until the queue is empty.
    private func work() {
        var named: [Completion] = []
        while true {
            let (group, waiters) = state.withLock { state in
                let group = Array(state.queue.prefix(Self.maximumGroup))
                state.queue.removeFirst(group.count)
                state.queuedBytes -= group.reduce(0) { $0 + $1.file.content.count }
                state.isRunning = !group.isEmpty || !named.isEmpty
                let isIdle = !state.isRunning
                let ready = state.waiters.filter { $0.isForRoom || isIdle }
                state.waiters.removeAll { $0.isForRoom || isIdle }
                return (group, ready)
            }
            for waiter in waiters { waiter.continuation.resume() }
            if group.isEmpty, named.isEmpty { return }
            named = write(group, after: named)
        }
    }

    /// Writes a group of files and gives them their names. Completes the files of the previous group, whose names are
    /// then on disk.
    private func write(_ group: [(file: File, completion: Completion)], after previous: [Completion]) -> [Completion] {
        var written: [(file: File, folder: DirectoryHandle, descriptor: OpenFile, completion: Completion)] = []
        for (file, completion) in group {
            do throws(SystemError) {
                let folder = try file.openFolder()
                written.append((file, folder, try content(of: file, in: folder), completion))
            } catch {
                completion(error.isUnsupported ? .rejected : .failed(error))
            }
        }
        do throws(SystemError) { try root.synchronizeVolume() } catch {
            for completion in previous + written.map(\.completion) { completion(.failed(error)) }
            return []
        }
        for completion in previous { completion(.written) }
        return written.compactMap { file, folder, descriptor, completion in
            do throws(SystemError) {
                try folder.link(descriptor.descriptor, as: file.name)
                return completion
            } catch {
                completion(error.isUnsupported || error.number == EEXIST ? .rejected : .failed(error))
                return nil
            }
        }
    }

    /// Writes the content to a file without a name.
    private func content(of file: File, in folder: DirectoryHandle) throws(SystemError) -> OpenFile {
        let url = folder.url
        DiskAccessMonitor.record("write", url.path)
        let target = OpenFile(try folder.openUnnamedFile(permissions: 0o666))
        try target.writeAll(file.content, url)
        if let modified = file.modified { try target.setModificationTime(modified, url) }
        return target
    }
}

extension SystemError {
    /// A Boolean value that indicates whether the file system doesn't support files without a name.
    fileprivate var isUnsupported: Bool {
        [ENOTSUP, EOPNOTSUPP, EISDIR, ENOSYS, EINVAL, EXDEV, EPERM, ENOENT].contains(number)
    }
}

extension DirectoryHandle {
    /// Returns the identity of the directory.
    fileprivate func identity() throws(SystemError) -> Identity {
        var status = stat()
        try Self.check(fstat(descriptor, &status), url)
        return Item(status).identity
    }

    #if canImport(Darwin)
        fileprivate func openUnnamedFile(permissions: mode_t) throws(SystemError) -> Int32 {
            throw SystemError(number: ENOTSUP, path: url.path)
        }

        fileprivate func link(_ file: Int32, as name: String) throws(SystemError) {
            throw SystemError(number: ENOTSUP, path: url.path)
        }
    #else
        /// Creates a file without a name in the directory.
        fileprivate func openUnnamedFile(permissions: mode_t) throws(SystemError) -> Int32 {
            // The value of `__O_TMPFILE`, which isn't imported.
            let unnamed: Int32 = 0o20_000_000
            return try openFile(".", unnamed | O_DIRECTORY | O_WRONLY, permissions: permissions)
        }

        /// Gives a name to a file without a name. Throws `EEXIST` if the name exists.
        fileprivate func link(_ file: Int32, as name: String) throws(SystemError) {
            // Links by descriptor alone require a privilege.
            try Self.check(
                linkat(AT_FDCWD, "/proc/self/fd/\(file)", descriptor, name, AT_SYMLINK_FOLLOW),
                url.appendingPathComponent(name))
        }
    #endif
}
