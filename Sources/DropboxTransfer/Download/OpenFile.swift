import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file. Closes with its last reference.
final class OpenFile: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    func size(_ url: URL) throws(POSIXError) -> Int64 {
        var status = stat()
        try DirectoryHandle.check(fstat(number, &status), url)
        return Int64(status.st_size)
    }

    /// Everything from where the file stands to its end.
    func contents(_ url: URL) throws(POSIXError) -> Data {
        DiskUse.note("read", url.path)
        var contents = Data()
        var failure: POSIXError?
        withUnsafeTemporaryAllocation(byteCount: 128 << 10, alignment: 64) { buffer in
            while true {
                let count = read(number, buffer.baseAddress, buffer.count)
                if count == 0 { return }
                if count > 0 { contents.append(contentsOf: buffer[..<count]) }
                if count < 0, errno != EINTR {
                    failure = .latest(url)
                    return
                }
            }
        }
        if let failure { throw failure }
        return contents
    }

    /// Writes all of it, where the file stands or, with an offset, there.
    func put(_ data: Data, at offset: Int64? = nil, _ url: URL) throws(POSIXError) {
        DiskUse.note("write", url.path)
        let failed = data.withUnsafeBytes { bytes -> Bool in
            var rest = bytes[...]
            var position = offset
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count =
                    position.map { pwrite(number, piece.baseAddress, piece.count, off_t($0)) }
                    ?? write(number, piece.baseAddress, piece.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return true }
                rest = rest.dropFirst(count)
                position = position.map { $0 + Int64(count) }
            }
            return false
        }
        if failed { throw .latest(url) }
    }
}
