import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is being written beside its destination. It becomes the destination in one step, or goes without a trace.
///
/// Its methods block; call them away from the threads of tasks.
final class PartialFile: Sendable {
    /// Where it is written.
    let url: URL
    /// The open file, for reading and writing. It closes with this object.
    let descriptor: Int32
    private let destination: URL
    private let overwrite: Bool
    private let access: any FilesAccess

    /// Makes the empty file, so that a folder that is missing or full of other people's rights shows before the download.
    /// - Throws: If there is a file at the destination that must not be overwritten, or the folder cannot be written to.
    init(destination: URL, overwrite: Bool, access: any FilesAccess) throws(ClientError) {
        DiskUse.note("create", destination.path)
        self.destination = destination
        self.overwrite = overwrite
        self.access = access
        url = destination.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).partial")
        if !overwrite, FileManager.default.fileExists(atPath: destination.path) {
            throw .fileAccessError(
                FilesAccessError.errorMovingFromTempLocationDestinationCollision(destination.path))
        }
        descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.error(url) }
    }

    deinit { close(descriptor) }

    /// Empties the file, for another attempt.
    func restart() throws(ClientError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.error(url) }
    }

    /// Has a hash take in the bytes from `start` up to `end`, which have been written.
    func hash(_ start: Int64, upTo end: Int64, into hash: inout ContentHash) throws {
        var position = start
        try withUnsafeTemporaryAllocation(byteCount: 128 << 10, alignment: 64) { buffer in
            while position < end {
                let wanted = Int(min(Int64(buffer.count), end - position))
                let count = pread(descriptor, buffer.baseAddress, wanted, off_t(position))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Self.error(url, count < 0 ? errno : EIO) }
                hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                position += Int64(count)
            }
        }
    }

    /// Moves the file into place.
    func complete() throws(ClientError) -> URL {
        DiskUse.note("move", destination.path)
        // Some file systems report only when a file is closed that there was no room.
        let copy = dup(descriptor)
        guard copy >= 0, close(copy) == 0 else { throw Self.error(url) }
        do {
            return try access.moveFile(from: url, to: destination, overwrite: overwrite)
        } catch {
            throw .fileAccessError(error)
        }
    }

    /// Deletes the file. Does nothing once it is complete.
    func discard() {
        unlink(url.path)
    }

    private static func error(_ url: URL, _ code: Int32 = errno) -> ClientError {
        .fileAccessError(
            POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path]))
    }
}
