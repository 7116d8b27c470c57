import DropboxCore
import Foundation

/// The SHA-256 digests of the 4 MiB blocks of some content, from which the content hash is computed. A block requires
/// 32 bytes.
///
/// The concatenated digests of consecutive parts of a file are those of the file, so no byte is hashed twice.
struct BlockDigests: Hashable, Codable, Sendable {
    private static let length = 32
    private var bytes = Data()

    init() {}

    /// Creates the digests of content that starts at a block boundary.
    init(of content: Data) {
        var builder = Builder()
        content.withUnsafeBytes { builder.update($0) }
        self = builder.finish()
    }

    /// Creates the digests of a range of a file that starts at a block boundary.
    init(of file: LocalFile, _ range: Range<Int64>) throws {
        var builder = Builder()
        try file.scan(range) { builder.update($0) }
        self = builder.finish()
    }

    mutating func append(_ other: BlockDigests) {
        bytes.append(other.bytes)
    }

    /// Decodes digests.
    ///
    /// - Throws: `DecodingError` if the data ends within a digest.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        bytes = try container.decode(Data.self, forKey: .bytes)
        guard bytes.count.isMultiple(of: Self.length) else {
            throw DecodingError.dataCorruptedError(
                forKey: .bytes, in: container, debugDescription: "the digests are truncated")
        }
    }

    private enum CodingKeys: String, CodingKey { case bytes }

    /// Returns the digests of the first blocks, or all digests if there are fewer.
    func prefix(_ blocks: Int) -> BlockDigests {
        var prefix = BlockDigests()
        prefix.bytes = bytes.prefix(length(of: blocks))
        return prefix
    }

    /// Returns the digests of the blocks after the first ones, or none if there are fewer.
    func suffix(from blocks: Int) -> BlockDigests {
        var suffix = BlockDigests()
        suffix.bytes = bytes.dropFirst(length(of: blocks))
        return suffix
    }

    /// Returns the size of the digests of the first blocks.
    private func length(of blocks: Int) -> Int { min(max(blocks, 0), count) * Self.length }

    /// The number of blocks.
    var count: Int { bytes.count / Self.length }

    /// Feeds the digests into a hash.
    func update(_ hash: inout SHA256) {
        bytes.withUnsafeBytes { hash.update($0) }
    }

    /// The content hash of the blocks.
    var contentHash: String { SHA256.hexadecimalDigest(of: bytes) }

    /// Hashes bytes that are provided in pieces of any size.
    private struct Builder {
        private var digests = BlockDigests()
        private var block = SHA256()
        private var bytesInBlock = 0

        mutating func update(_ bytes: UnsafeRawBufferPointer) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(ContentHash.blockSize - bytesInBlock)
                block.update(UnsafeRawBufferPointer(rebasing: piece))
                bytesInBlock += piece.count
                rest = rest.dropFirst(piece.count)
                if bytesInBlock == ContentHash.blockSize { finishBlock() }
            }
        }

        mutating func finish() -> BlockDigests {
            if bytesInBlock > 0 { finishBlock() }
            return digests
        }

        private mutating func finishBlock() {
            block.finalize { digests.bytes.append(contentsOf: $0) }
            bytesInBlock = 0
        }
    }
}

/// Hashes the digests of chunks that arrive in any order. Consecutive digests from the first chunk are hashed
/// immediately, so only the others are stored.
struct InOrderHasher: Sendable {
    private var hash = SHA256()
    private var next = 0
    private var pending: [Int: BlockDigests] = [:]

    /// Adds the digests of a chunk.
    mutating func add(_ digests: BlockDigests, of chunk: Int) {
        guard chunk >= next else { return }
        pending[chunk] = digests
        while let digests = pending.removeValue(forKey: next) {
            digests.update(&hash)
            next += 1
        }
    }

    /// Returns whether the digests of all chunks were added.
    func isComplete(_ chunks: Int) -> Bool { next == chunks }

    /// The content hash of all chunks.
    var contentHash: String {
        var hash = hash
        return hash.finalizeHexadecimal()
    }
}
