import DropboxHTTP
import DropboxConcurrency
import Foundation

/// A file that is written next to its destination. It either atomically replaces the destination or is deleted.
///
/// Its methods block. Don't call them on the threads of tasks.
final class PartialFile: Sendable {
    /// The URL of the partial file.
    let url: URL
    /// The file descriptor for reading and writing. Deallocating the object closes it.
    let descriptor: Int32
    private let destination: URL
    private let overwrite: Bool
    private let access: any FilesAccess

    /// Creates an empty file. If the directory is missing or not writable, this fails before the download.
    ///
    /// - Throws: An error if the destination exists and must not be overwritten, or if the file can't be created.
    init(destination: URL, overwrite: Bool, access: any FilesAccess) throws(ClientError) {
        DiskAccessMonitor.record("create", destination.path)
        self.destination = destination
        self.overwrite = overwrite
        self.access = access
        url = destination.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).partial")
        if !overwrite, FileManager.default.fileExists(atPath: destination.path) {
            throw .fileAccessError(
                FilesAccessError.errorMovingFromTempLocationDestinationCollision(destination.path))
        }
        let permissions = ReplacedPermissions(of: destination.path).whileWriting(standard: 0o666)
        descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        guard descriptor >= 0 else {
            throw .fileAccessError(FilesAccessError.errorMovingFromTempLocation(systemError()))
        }
    }

    deinit { close(descriptor) }

    /// Truncates the file for another attempt.
    func restart() throws(ClientError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw error() }
    }

    /// Updates a hash with the bytes from `start` up to `end`, which must have been written.
    func hash(_ start: Int64, upTo end: Int64, into hash: inout ContentHash) throws {
        var position = start
        try withUnsafeTemporaryAllocation(byteCount: 128 << 10, alignment: 64) { buffer in
            while position < end {
                let length = Int(min(Int64(buffer.count), end - position))
                let count = pread(descriptor, buffer.baseAddress, length, off_t(position))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw error(count < 0 ? errno : EIO) }
                hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                position += Int64(count)
            }
        }
    }

    /// Moves the file to its destination.
    func complete() throws(ClientError) -> URL {
        DiskAccessMonitor.record("move", destination.path)
        ReplacedPermissions(of: destination.path).apply(to: descriptor)
        // Some file systems report a full disk only when a file is closed.
        let copy = dup(descriptor)
        guard copy >= 0, close(copy) == 0 else { throw error() }
        do {
            return try access.moveFile(from: url, to: destination, overwrite: overwrite)
        } catch {
            throw .fileAccessError(error)
        }
    }

    /// Deletes the file. Has no effect after `complete()`.
    func discard() {
        unlink(url.path)
    }

    private func error(_ code: Int32 = errno) -> ClientError { .fileAccessError(systemError(code)) }

    /// An error with the destination, because the user doesn't know the name of the partial file.
    private func systemError(_ code: Int32 = errno) -> SystemError {
        SystemError(number: code, path: destination.path)
    }
}
