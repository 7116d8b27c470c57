import DropboxCore
import Foundation
import DropboxConcurrency

/// A file to upload, as it was when the upload began.
struct LocalFile: Sendable {
    /// What tells whether a file is still the same.
    struct Fingerprint: Hashable, Codable, Sendable {
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
        let number: UInt64
    }

    let url: URL
    let mark: Fingerprint

    /// The file at an address, links followed.
    init(_ url: URL) throws {
        self.url = url
        mark = try Self.mark(of: url)
    }

    /// A file as it was when an earlier process began the upload.
    init(_ url: URL, mark: Fingerprint) {
        self.url = url
        self.mark = mark
    }

    /// Its size in bytes.
    var size: Int64 { mark.size }

    /// Some bytes of the file.
    /// - Throws: `UploadSourceError.changed` where the file is not what it was, before the read or after it.
    func read(_ range: Range<Int64>) throws -> Data {
        var bytes = Data()
        bytes.reserveCapacity(range.count)
        try scan(range) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Hands out some bytes of the file, piece by piece.
    /// - Throws: `UploadSourceError.changed` where the file is not what it was, before the read or after it.
    func scan(_ range: Range<Int64>, _ take: (UnsafeRawBufferPointer) -> Void) throws {
        DiskUse.note("read", url.path)
        let file = try FileHandle(forReadingFrom: url)
        defer { withExtendedLifetime(file) {} }
        var position = range.lowerBound
        try withUnsafeTemporaryAllocation(byteCount: Int(min(32 << 10, max(1, range.count))), alignment: 16) {
            buffer in
            while position < range.upperBound {
                let wanted = Int(min(Int64(buffer.count), range.upperBound - position))
                let count = pread(file.fileDescriptor, buffer.baseAddress, wanted, off_t(position))
                if count == 0 { break }
                guard count > 0 else {
                    let code = errno
                    if code == EINTR { continue }
                    throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path])
                }
                take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                position += Int64(count)
            }
        }
        guard position == range.upperBound else { throw UploadSourceError.changed(url) }
        try check()
    }

    /// Throws `UploadSourceError.changed` where the file is not what it was.
    func check() throws {
        guard try Self.mark(of: url) == mark else { throw UploadSourceError.changed(url) }
    }

    private static func mark(of url: URL) throws -> Fingerprint {
        guard url.isFileURL else { throw UploadSourceError.notARegularFile(url) }
        DiskUse.note("stat", url.path)
        var information = stat()
        guard stat(url.path, &information) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard information.st_mode & S_IFMT == S_IFREG else { throw UploadSourceError.notARegularFile(url) }
        return Fingerprint(
            size: Int64(information.st_size), seconds: Int(information.modified.tv_sec),
            nanoseconds: Int(information.modified.tv_nsec), number: UInt64(information.st_ino))
    }
}
