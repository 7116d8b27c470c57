import DropboxCore
import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The file that a download writes, beside its destination, with its journal. Both have names that follow from the
/// destination's, so that the next download to it finds them.
final class DownloadFile: Sendable {
    private struct State {
        var revision: DownloadStateMachine.Revision?
        var ledger = BlockMap(size: 0)
        var journal: OpenFile?
    }

    private static let start = ".dropbox-"
    private static let end = ".partial"

    /// Whether a name is one of those that this type gives.
    static func isPartial(_ name: String) -> Bool {
        name.hasPrefix(start) && (name.hasSuffix(end) || name.hasSuffix(end + ".journal"))
    }

    private let folder: DirectoryHandle
    private let permissions: mode_t
    private let name: String
    private let journalName: String
    private let file: OpenFile
    private let state = Locked(State())

    /// Opens the file, and makes it where there is none.
    /// - Parameters:
    ///   - folder: The folder of the destination.
    ///   - destination: The name of the destination.
    ///   - permissions: Who may do what with the file, as far as the umask lets them.
    /// - Throws: `FileDownloadError.busy` where another download has it open, or `POSIXError`.
    init(in folder: DirectoryHandle, for destination: String, permissions: mode_t = 0o666) throws {
        self.folder = folder
        self.permissions = permissions
        var hash = SHA256()
        Data(destination.utf8).withUnsafeBytes { hash.update($0) }
        name = "\(Self.start)\(hash.finalizeHexadecimal().prefix(24))\(Self.end)"
        journalName = name + ".journal"
        file = try Self.lockedFile(name, in: folder, for: destination, permissions)
    }

    /// The file that has the name and is nobody else's.
    private static func lockedFile(
        _ name: String, in folder: DirectoryHandle, for destination: String, _ permissions: mode_t
    ) throws -> OpenFile {
        for _ in 0..<16 {
            if let item = try folder.item(name), item.kind != .file { try folder.remove(name) }
            let file = OpenFile(
                try folder.openFile(name, O_RDWR | O_CREAT | O_NONBLOCK, permissions: permissions))
            guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
                if errno == EWOULDBLOCK {
                    throw FileDownloadError.destinationInUse(folder.url.appendingPathComponent(destination))
                }
                throw POSIXError.latest(folder.url.appendingPathComponent(name))
            }
            // Who had the lock before may have moved the file into place meanwhile, or deleted it.
            var status = stat()
            try DirectoryHandle.check(fstat(file.number, &status), folder.url.appendingPathComponent(name))
            let item = DirectoryHandle.Item(status)
            guard item.identity == (try folder.item(name))?.identity else { continue }
            if item.kind == .file, status.st_nlink == 1 { return file }
            try folder.remove(name)
        }
        throw FileDownloadError.destinationInUse(folder.url.appendingPathComponent(destination))
    }

    var url: URL { folder.url.appendingPathComponent(name) }

    // MARK: What is there

    /// What an earlier download left, each block checked against its digest. Reads all that is there.
    func resume(_ cancellation: Cancellation) throws -> (
        revision: DownloadStateMachine.Revision, missing: [Range<Int64>]
    )? {
        guard try folder.item(journalName)?.kind == .file else { return nil }
        let journal = OpenFile(try folder.openFile(journalName, O_RDWR | O_APPEND))
        guard let content = DownloadJournal(try journal.contents(url)), try file.size(url) == content.revision.size
        else { return nil }
        // What is added begins where a record does.
        try DirectoryHandle.check(
            ftruncate(journal.number, off_t(content.length)), folder.url.appendingPathComponent(journalName))
        var ledger = BlockMap(size: content.revision.size)
        for (block, digest) in content.records {
            try cancellation.check()
            guard let range = ledger.range(of: block) else { continue }
            if try Data(self.digest(of: range)) == digest { ledger.note(block, digest: digest) }
        }
        let found = ledger
        state.withLock { state in
            state.revision = content.revision
            state.ledger = found
            state.journal = journal
        }
        return (content.revision, found.missing)
    }

    /// Forgets what is there, and makes room for a revision.
    func startOver(_ revision: DownloadStateMachine.Revision) throws {
        state.withLock { $0 = State(revision: revision, ledger: BlockMap(size: revision.size)) }
        try folder.remove(journalName)
        try DirectoryHandle.check(ftruncate(file.number, 0), url)
        guard revision.size > 0 else { return }
        try makeRoom(revision.size)
    }

    /// Makes the file as long as it is going to be, if there is room for it on the disk.
    private func makeRoom(_ size: Int64) throws {
        var volume = statvfs()
        if fstatvfs(file.number, &volume) == 0, volume.f_blocks > 0,
            Double(size) > Double(volume.f_bavail) * Double(volume.f_frsize)
        {
            throw POSIXError(.ENOSPC, userInfo: [NSFilePathErrorKey: url.path])
        }
        try DirectoryHandle.check(ftruncate(file.number, off_t(size)), url)
    }

    // MARK: Writing

    /// Opens the file once more, to write from this byte on.
    func writer(at offset: Int64) throws -> OpenFile {
        DiskUse.note("open", url.path)
        let writer = OpenFile(try folder.openFile(name, O_WRONLY))
        var status = stat()
        var own = stat()
        try DirectoryHandle.check(fstat(writer.number, &status) | fstat(file.number, &own), url)
        guard DirectoryHandle.Item(status).identity == DirectoryHandle.Item(own).identity else {
            throw POSIXError(.ESTALE, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard lseek(writer.number, off_t(offset), SEEK_SET) >= 0 else { throw POSIXError.latest(url) }
        return writer
    }

    /// Whether there is a block to digest when the bytes from `start` up to `end` are in the file.
    func isBlockComplete(from start: Int64, upTo end: Int64) -> Bool {
        let block = state.withLock { $0.ledger.range(of: Int(start / BlockMap.blockSize)) }
        return block.map { start < $0.upperBound && $0.upperBound <= end } ?? false
    }

    /// The bytes from `start` up to `end` are in the file: digests the blocks that are complete by them.
    /// - Returns: The end of the last one, `start` if there is none.
    func digest(from start: Int64, upTo end: Int64) throws -> Int64 {
        var position = start
        while let range = state.withLock({ $0.ledger.range(of: Int(position / BlockMap.blockSize)) }),
            position < range.upperBound, range.upperBound <= end
        {
            try note(Int(position / BlockMap.blockSize), try digest(of: range))
            position = range.upperBound
        }
        return position
    }

    private func note(_ block: Int, _ digest: [UInt8]) throws {
        try state.withLock { state in
            state.ledger.note(block, digest: digest)
            // What is one block is either complete or worth nothing.
            guard let revision = state.revision, revision.size > BlockMap.blockSize else { return }
            if state.journal == nil {
                let journal = OpenFile(
                    try folder.openFile(
                        journalName, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, permissions: permissions))
                try journal.put(try DownloadJournal.head(revision), url)
                state.journal = journal
            }
            try state.journal?.put(DownloadJournal.record(block, digest), url)
        }
    }

    private func digest(of range: Range<Int64>) throws -> [UInt8] {
        DiskUse.note("digest", url.path)
        var hash = SHA256()
        try withUnsafeTemporaryAllocation(byteCount: 32 << 10, alignment: 64) { buffer in
            var position = range.lowerBound
            while position < range.upperBound {
                let wanted = min(buffer.count, Int(range.upperBound - position))
                let count = pread(file.number, buffer.baseAddress, wanted, off_t(position))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    if count < 0 { throw POSIXError.latest(url) }
                    throw POSIXError(.EIO, userInfo: [NSFilePathErrorKey: url.path])
                }
                hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                position += Int64(count)
            }
        }
        return hash.finalize { Array($0) }
    }

    // MARK: The end

    /// The content hash of what is there; `nil` while something is missing.
    var contentHash: String? { state.withLock { $0.ledger.contentHash } }

    /// Puts the file on the disk, then under its name.
    ///
    /// - Parameters:
    ///   - modified: The time that the file shows as that of its last change; `nil` for now.
    ///   - move: Moves the file into place, given its name.
    func complete(modified: Date?, move: (_ name: String) throws -> Void) throws {
        // A date beyond all numbers is no time that a file can show.
        if let modified, let seconds = Int64(exactly: modified.timeIntervalSince1970.rounded(.down)) {
            let time = timespec(tv_sec: time_t(clamping: seconds), tv_nsec: 0)
            try DirectoryHandle.check(futimens(file.number, [time, time]), url)
        }
        DiskUse.note("fsync", url.path)
        try DirectoryHandle.check(fsync(file.number), url)
        try move(name)
        try folder.remove(journalName)
        try folder.synchronize()
    }

    /// Lets others at the file. Not left to the end of the object, which whoever is done with the last byte may keep for a
    /// moment.
    func unlock() { flock(file.number, LOCK_UN) }

    /// Deletes what is there: unless `always`, only what another download cannot go on from.
    func discard(always: Bool) throws {
        guard always || state.withLock({ $0.journal == nil }) else { return }
        DiskUse.note("remove", url.path)
        try folder.remove(journalName)
        try folder.remove(name)
    }
}
