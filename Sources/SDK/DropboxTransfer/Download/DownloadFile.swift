import DropboxHTTP
import DropboxConcurrency
import DropboxCore
import Foundation

/// The partial download of a file next to its destination, with its journal. Their names derive from that of the
/// destination, so the next download to it finds them.
final class DownloadFile: Sendable {
    private struct State {
        var revision: DownloadStateMachine.Revision?
        var blockMap = BlockMap(size: 0)
        var journal: OpenFile?
    }

    private static let prefix = ".dropbox-"
    private static let suffix = ".partial"
    private static let journalSuffix = ".journal"
    private static let hashLength = 24

    /// Returns whether a filename is that of a partial download or its journal.
    static func isPartial(_ name: String) -> Bool {
        name.hasPrefix(prefix) && (name.hasSuffix(suffix) || name.hasSuffix(suffix + journalSuffix))
    }

    /// Returns the name of the partial download to a destination.
    private static func partialName(of destination: String) -> String {
        "\(prefix)\(SHA256.hexadecimalDigest(of: Data(destination.utf8)).prefix(hashLength))\(suffix)"
    }

    /// Returns whether a partial download to a destination exists.
    static func hasPartial(of destination: String, in folder: DirectoryHandle) throws(SystemError) -> Bool {
        try folder.item(partialName(of: destination)) != nil
    }

    /// Deletes a partial download, or the journal of one, that no download uses. Blocks on disk I/O.
    ///
    /// - Parameters:
    ///   - name: The name of the partial download or its journal.
    ///   - folder: The directory of the destination.
    ///   - date: The time since which it hasn't changed. The default is `nil`, for any time.
    static func removeAbandoned(_ name: String, in folder: DirectoryHandle, unchangedSince date: Date? = nil) throws {
        // The user may have named a file in this way.
        let hash = name.dropFirst(prefix.count).prefix { $0 != "." }
        guard isPartial(name), hash.count == hashLength, hash.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return
        }
        if let date {
            guard let item = try folder.item(name), item.modified <= date else { return }
        }
        guard !name.hasSuffix(journalSuffix) else {
            // A journal is deleted with its partial download.
            if try folder.item(String(name.dropLast(journalSuffix.count))) == nil { try folder.remove(name) }
            return
        }
        guard try folder.item(name)?.kind == .file else { return }
        let file = OpenFile(try folder.openFile(name, O_RDWR | O_NONBLOCK))
        guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
        try folder.remove(name + journalSuffix)
        try folder.remove(name)
    }

    /// Deletes the partial download to a destination, unless a download uses it. Blocks on disk I/O.
    static func removeAbandoned(for destination: String, in folder: DirectoryHandle) throws {
        try removeAbandoned(partialName(of: destination), in: folder)
    }

    private let folder: DirectoryHandle
    private let permissions: mode_t
    private let destination: String
    private let name: String
    private let journalName: String
    private let file: OpenFile
    private let lock: SuspendableLock
    private let state = Locked(State())

    /// Opens the file, and creates it if it doesn't exist.
    ///
    /// - Parameters:
    ///   - folder: The directory of the destination.
    ///   - destination: The name of the destination.
    ///   - permissions: The permissions of a new file, before the umask is applied. A file that is replaced keeps its own.
    /// - Throws: `FileDownloadError.destinationInUse` if another download uses the file, or `SystemError`.
    init(in folder: DirectoryHandle, for destination: String, permissions: mode_t = 0o666) throws {
        self.folder = folder
        self.destination = destination
        let replaced = ReplacedPermissions(of: destination, in: folder.descriptor)
        let permissions = replaced.whileWriting(standard: permissions)
        self.permissions = permissions
        name = Self.partialName(of: destination)
        journalName = name + Self.journalSuffix
        let (name, journalName) = (name, journalName)
        (file, lock) = try UnsuspendedWork.run(in: folder.url) { () throws(any Error) in
            let file = try Self.lockedFile(name, in: folder, for: destination, permissions)
            replaced.restrict(file.descriptor)
            let lock = SuspendableLock(
                in: folder.url, release: { flock(file.descriptor, LOCK_UN) },
                acquire: {
                    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
                        throw FileDownloadError.destinationInUse(folder.url.appendingPathComponent(destination))
                    }
                },
                snapshot: { [try folder.item(name), try folder.item(journalName)] })
            return (file, lock)
        }
    }

    /// Opens and locks the file with the name, which must not have another hard link.
    private static func lockedFile(
        _ name: String, in folder: DirectoryHandle, for destination: String, _ permissions: mode_t
    ) throws -> OpenFile {
        for _ in 0..<16 {
            if let item = try folder.item(name), item.kind != .file { try folder.remove(name) }
            let file = OpenFile(
                try folder.openFile(name, O_RDWR | O_CREAT | O_NONBLOCK, permissions: permissions))
            guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
                if errno == EWOULDBLOCK {
                    throw FileDownloadError.destinationInUse(folder.url.appendingPathComponent(destination))
                }
                throw SystemError.latest(folder.url.appendingPathComponent(name))
            }
            // The previous owner of the lock may have moved the file to its destination, or deleted it.
            var status = stat()
            try DirectoryHandle.check(fstat(file.descriptor, &status), folder.url.appendingPathComponent(name))
            let item = DirectoryHandle.Item(status)
            guard item.identity == (try folder.item(name))?.identity else { continue }
            if item.kind == .file, status.st_nlink == 1 { return file }
            try folder.remove(name)
        }
        throw FileDownloadError.destinationInUse(folder.url.appendingPathComponent(destination))
    }

    var url: URL { folder.url.appendingPathComponent(name) }

    // MARK: Existing content

    /// Returns the state of an earlier download, after verifying each block against its digest. Reads all existing
    /// content.
    func resume(_ cancellation: CancellationFlag) throws -> (
        revision: DownloadStateMachine.Revision, missing: [Range<Int64>]
    )? {
        guard let (journal, content) = try lock.run({ try openJournal() }) else { return nil }
        var blockMap = BlockMap(size: content.revision.size)
        for (block, digest) in content.records {
            try cancellation.check()
            guard let range = blockMap.range(of: block) else { continue }
            if try lock.run({ try Data(self.digest(of: range)) }) == digest { blockMap.record(block, digest: digest) }
        }
        let result = blockMap
        state.withLock { state in
            state.revision = content.revision
            state.blockMap = result
            state.journal = journal
        }
        return (content.revision, result.missing)
    }

    private func openJournal() throws -> (OpenFile, DownloadJournal)? {
        guard try folder.item(journalName)?.kind == .file else { return nil }
        let journal = OpenFile(try folder.openFile(journalName, O_RDWR | O_APPEND))
        guard let content = DownloadJournal(try journal.contents(url)), try file.size(url) == content.revision.size
        else { return nil }
        // Truncate a partial record, so that new records start at a record boundary.
        try DirectoryHandle.check(
            ftruncate(journal.descriptor, off_t(content.length)), folder.url.appendingPathComponent(journalName))
        return (journal, content)
    }

    /// Discards the existing content, and reserves space for a revision.
    func restart(_ revision: DownloadStateMachine.Revision) throws {
        try lock.run { try discardContent(reserving: revision) }
    }

    private func discardContent(reserving revision: DownloadStateMachine.Revision) throws {
        state.withLock { $0 = State(revision: revision, blockMap: BlockMap(size: revision.size)) }
        try folder.remove(journalName)
        try DirectoryHandle.check(ftruncate(file.descriptor, 0), url)
        guard revision.size > 0 else { return }
        try reserveSpace(revision.size)
    }

    /// Extends the file to its final size, if the disk has enough space.
    private func reserveSpace(_ size: Int64) throws {
        var volume = statvfs()
        if fstatvfs(file.descriptor, &volume) == 0, volume.f_blocks > 0,
            Double(size) > Double(volume.f_bavail) * Double(volume.f_frsize)
        {
            throw SystemError(number: ENOSPC, path: url.path)
        }
        try DirectoryHandle.check(ftruncate(file.descriptor, off_t(size)), url)
    }

    // MARK: Writing

    /// Opens the file again, for writing from an offset.
    func writer(at offset: Int64) throws -> OpenFile {
        DiskAccessMonitor.record("open", url.path)
        let writer = OpenFile(try folder.openFile(name, O_WRONLY))
        var status = stat()
        var own = stat()
        try DirectoryHandle.check(fstat(writer.descriptor, &status) | fstat(file.descriptor, &own), url)
        guard DirectoryHandle.Item(status).identity == DirectoryHandle.Item(own).identity else {
            throw SystemError(number: ESTALE, path: url.path)
        }
        guard lseek(writer.descriptor, off_t(offset), SEEK_SET) >= 0 else { throw SystemError.latest(url) }
        return writer
    }

    /// A Boolean value that indicates whether the lock is released while the process is suspended. Then, only `write` may
    /// write to the file.
    var isSuspendable: Bool { lock.isSuspendable }

    /// Writes to an opened file. Waits while the process has no time.
    func write(_ chunk: Data, to writer: OpenFile) throws { try lock.run { try writer.writeAll(chunk, url) } }

    /// Returns whether a block is complete when the bytes from `start` up to `end` are in the file.
    func isBlockComplete(from start: Int64, upTo end: Int64) -> Bool {
        let block = state.withLock { $0.blockMap.range(of: Int(start / BlockMap.blockSize)) }
        return block.map { start < $0.upperBound && $0.upperBound <= end } ?? false
    }

    /// Computes the digests of the blocks that are complete when the bytes from `start` up to `end` are in the file.
    ///
    /// - Returns: The end of the last complete block, or `start` if no block is complete.
    func digest(from start: Int64, upTo end: Int64) throws -> Int64 {
        var position = start
        while let range = state.withLock({ $0.blockMap.range(of: Int(position / BlockMap.blockSize)) }),
            position < range.upperBound, range.upperBound <= end
        {
            try lock.run { try recordBlock(Int(position / BlockMap.blockSize), try digest(of: range)) }
            position = range.upperBound
        }
        return position
    }

    private func recordBlock(_ block: Int, _ digest: [UInt8]) throws {
        try state.withLock { state in
            state.blockMap.record(block, digest: digest)
            // A file of a single block can't be resumed, so it needs no journal.
            guard let revision = state.revision, revision.size > BlockMap.blockSize else { return }
            if state.journal == nil {
                let journal = OpenFile(
                    try folder.openFile(
                        journalName, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, permissions: permissions))
                try journal.writeAll(try DownloadJournal.head(revision), url)
                state.journal = journal
            }
            try state.journal?.writeAll(DownloadJournal.record(block, digest), url)
        }
    }

    private func digest(of range: Range<Int64>) throws -> [UInt8] {
        DiskAccessMonitor.record("digest", url.path)
        var hash = SHA256()
        try withUnsafeTemporaryAllocation(byteCount: 32 << 10, alignment: 64) { buffer in
            var position = range.lowerBound
            while position < range.upperBound {
                let wanted = min(buffer.count, Int(range.upperBound - position))
                let count = pread(file.descriptor, buffer.baseAddress, wanted, off_t(position))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    if count < 0 { throw SystemError.latest(url) }
                    throw SystemError(number: EIO, path: url.path)
                }
                hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                position += Int64(count)
            }
        }
        return hash.finalize { Array($0) }
    }

    // MARK: Completion

    /// The content hash, or `nil` while content is missing.
    var contentHash: String? { state.withLock { $0.blockMap.contentHash } }

    /// Synchronizes the file to disk, then moves it to its destination.
    ///
    /// - Parameters:
    ///   - modified: The modification time of the file, or `nil` for the current time.
    ///   - move: A closure that moves the file, given its name, to its destination.
    func complete(modified: Date?, move: (_ name: String) throws -> Void) throws {
        try lock.run {
            ReplacedPermissions(of: destination, in: folder.descriptor).apply(to: file.descriptor)
            if let modified { try file.setModificationTime(modified, url) }
            DiskAccessMonitor.record("fsync", url.path)
            try DirectoryHandle.check(synchronizeToDisk(file.descriptor), url)
            try move(name)
            try folder.remove(journalName)
            try folder.synchronize()
        }
    }

    /// Releases the lock. Don't rely on deinitialization: the task that wrote the last byte may retain the object for a
    /// moment.
    func unlock() {
        flock(file.descriptor, LOCK_UN)
        lock.end()
    }

    /// Deletes the content. Unless `always` is `true`, content that another download can resume is preserved.
    func discard(always: Bool) throws {
        guard always || state.withLock({ $0.journal == nil }) else { return }
        DiskAccessMonitor.record("remove", url.path)
        try lock.run {
            try folder.remove(journalName)
            try folder.remove(name)
        }
    }
}
