import DropboxHTTP
import DropboxConcurrency
import Foundation

/// The Dropbox content hash of a file: `contentHash` in its metadata.
///
/// The content is split into blocks of 4 MiB. The hash is the SHA-256 of the concatenated SHA-256 digests of the
/// blocks, as 64 lowercase hexadecimal digits. The hash of an empty file is the SHA-256 of no bytes. See
/// https://www.dropbox.com/developers/reference/content-hash.
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

    /// Creates a hash of no bytes.
    public init() {}

    /// Adds the next bytes to the hash. They can have any length, independent of the block size.
    public mutating func update(_ data: some ContiguousBytes) {
        data.withUnsafeBytes { update($0) }
    }

    /// Adds the next bytes to the hash.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = rest.prefix(Self.blockSize - bytesInBlock)
            block.update(UnsafeRawBufferPointer(rebasing: part))
            bytesInBlock += part.count
            rest = rest.dropFirst(part.count)
            if bytesInBlock == Self.blockSize { finishBlock() }
        }
    }

    /// Returns the hash of all added bytes as 64 lowercase hexadecimal digits, and resets the hash.
    public mutating func finalize() -> String {
        if bytesInBlock > 0 { finishBlock() }
        return blocks.finalizeHexadecimal()
    }

    private mutating func finishBlock() {
        block.finalize { blocks.update($0) }
        bytesInBlock = 0
    }
}

extension SHA256 {
    /// Returns the digest as 64 lowercase hexadecimal digits, and resets the state for a new digest.
    package mutating func finalizeHexadecimal() -> String {
        finalize(\.hexadecimal)
    }

    /// Returns the SHA-256 of data as 64 lowercase hexadecimal digits.
    package static func hexadecimalDigest(of data: some ContiguousBytes) -> String {
        var hash = SHA256()
        data.withUnsafeBytes { hash.update($0) }
        return hash.finalizeHexadecimal()
    }
}

extension ContentHash {
    /// Returns the hash of data.
    public static func hash(of data: some ContiguousBytes) -> String {
        var hash = ContentHash()
        hash.update(data)
        return hash.finalize()
    }

    /// Returns the hash of a file, which is read incrementally.
    ///
    /// This method blocks the thread. In a task, it throws `CancellationError` soon after the task is canceled.
    /// - Throws: A system error if the file can't be opened or read.
    public static func hash(ofFileAt url: URL) throws -> String {
        try hash(ofFileAt: url) { try Task.checkCancellation() }
    }

    /// Returns the hash of a file.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - check: Throws an error to stop.
    package static func hash(ofFileAt url: URL, check: () throws -> Void) throws -> String {
        let file = try FileHandle(forReadingFrom: url)
        defer { withExtendedLifetime(file) {} }
        return try hash(of: file.fileDescriptor, at: url, check: check)
    }

    /// Returns the hash of an open file from its current position to its end.
    ///
    /// - Parameters:
    ///   - descriptor: The file descriptor.
    ///   - url: The URL of the file, for errors.
    ///   - check: Throws an error to stop.
    package static func hash(of descriptor: Int32, at url: URL, check: () throws -> Void) throws -> String {
        DiskAccessMonitor.record("hash", url.path)
        var hash = ContentHash()
        try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
            while true {
                try check()
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                if count == 0 { break }
                guard count > 0 else {
                    let code = errno
                    if code == EINTR { continue }
                    throw SystemError(number: code, path: url.path)
                }
                hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        }
        return hash.finalize()
    }
}
