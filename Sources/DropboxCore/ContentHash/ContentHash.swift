import Foundation
import DropboxConcurrency

/// The hash by which Dropbox names the content of a file: `contentHash` in its metadata.
///
/// The content is cut into blocks of 4 MiB; the hash is the SHA-256 of the concatenated SHA-256 of the blocks, in 64
/// lowercase hexadecimal digits. An empty file hashes to the SHA-256 of nothing.
/// See https://www.dropbox.com/developers/reference/content-hash.
///
///     var hash = ContentHash()
///     for chunk in chunks { hash.update(chunk) }
///     print(hash.finalize())
public struct ContentHash: Sendable {
    /// The size of a block in bytes: 4 MiB.
    public static let blockSize = 4 << 20

    private var block = SHA256()
    private var bytesInBlock = 0
    private var blocks = SHA256()

    /// The hash of nothing yet.
    public init() {}

    /// Takes in the bytes that come next. Pieces may be of any size, and need not end where a block ends.
    public mutating func update(_ data: some ContiguousBytes) {
        data.withUnsafeBytes { update($0) }
    }

    /// Takes in the bytes that come next.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Self.blockSize - bytesInBlock)
            block.update(UnsafeRawBufferPointer(rebasing: piece))
            bytesInBlock += piece.count
            rest = rest.dropFirst(piece.count)
            if bytesInBlock == Self.blockSize { endBlock() }
        }
    }

    /// The hash of everything taken in, in 64 lowercase hexadecimal digits. The hash starts over.
    public mutating func finalize() -> String {
        if bytesInBlock > 0 { endBlock() }
        return blocks.finalizeHexadecimal()
    }

    private mutating func endBlock() {
        block.finalize { blocks.update($0) }
        bytesInBlock = 0
    }
}

extension SHA256 {
    /// Ends the digest and gives it in 64 lowercase hexadecimal digits. Afterwards a new digest can begin.
    package mutating func finalizeHexadecimal() -> String {
        finalize { digest in
            let digits = Array("0123456789abcdef".utf8)
            return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
        }
    }
}

extension ContentHash {
    /// The hash of bytes in memory.
    public static func hash(of data: some ContiguousBytes) -> String {
        var hash = ContentHash()
        hash.update(data)
        return hash.finalize()
    }

    /// The hash of a file, which is read piece by piece.
    ///
    /// It blocks while it reads. In a task, it throws `CancellationError` soon after the task was cancelled.
    /// - Throws: The error of the system if the file cannot be opened or read.
    public static func hash(ofFileAt url: URL) throws -> String {
        try hash(ofFileAt: url) { try Task.checkCancellation() }
    }

    /// The hash of a file.
    /// - Parameter check: Throws when the hash is not wanted any more.
    package static func hash(ofFileAt url: URL, check: () throws -> Void) throws -> String {
        let file = try FileHandle(forReadingFrom: url)
        defer { withExtendedLifetime(file) {} }
        return try hash(of: file.fileDescriptor, at: url, check: check)
    }

    /// The hash of what an open file has from where it stands to its end.
    ///
    /// - Parameters:
    ///   - url: Where the file is, for errors.
    ///   - check: Throws when the hash is not wanted any more.
    package static func hash(of descriptor: Int32, at url: URL, check: () throws -> Void) throws -> String {
        DiskUse.note("hash", url.path)
        var hash = ContentHash()
        try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
            while true {
                try check()
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                if count == 0 { break }
                guard count > 0 else {
                    let code = errno
                    if code == EINTR { continue }
                    throw POSIXError(
                        POSIXErrorCode(rawValue: code) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path])
                }
                hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        }
        return hash.finalize()
    }
}
