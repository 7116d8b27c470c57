import DropboxCore
import Foundation

/// The SHA-256 of each block of 4 MiB of some content: what the content hash is made of. 32 bytes for a block.
///
/// Those of the parts of a file, one after the other, are those of the file, so nothing is hashed twice.
struct BlockDigests: Hashable, Codable, Sendable {
    private static let length = 32
    private var bytes = Data()

    init() {}

    /// The digests of content that begins where a block does.
    init(of content: Data) {
        var maker = Maker()
        content.withUnsafeBytes { maker.update($0) }
        self = maker.finish()
    }

    /// The digests of some bytes of a file, the first of which begins a block.
    init(of file: LocalFile, _ range: Range<Int64>) throws {
        var maker = Maker()
        try file.scan(range) { maker.update($0) }
        self = maker.finish()
    }

    mutating func append(_ other: BlockDigests) {
        bytes.append(other.bytes)
    }

    /// Reads what was encoded.
    /// - Throws: Where that ends within a digest.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        bytes = try container.decode(Data.self, forKey: .bytes)
        guard bytes.count.isMultiple(of: Self.length) else {
            throw DecodingError.dataCorruptedError(
                forKey: .bytes, in: container, debugDescription: "the digests are cut off")
        }
    }

    private enum CodingKeys: String, CodingKey { case bytes }

    /// The digests of the first blocks; of all where there are fewer.
    func prefix(_ blocks: Int) -> BlockDigests {
        var prefix = BlockDigests()
        prefix.bytes = bytes.prefix(length(of: blocks))
        return prefix
    }

    /// The digests of the blocks behind the first ones; of none where there are fewer.
    func suffix(from blocks: Int) -> BlockDigests {
        var suffix = BlockDigests()
        suffix.bytes = bytes.dropFirst(length(of: blocks))
        return suffix
    }

    /// How many bytes the digests of the first blocks take.
    private func length(of blocks: Int) -> Int { min(max(blocks, 0), count) * Self.length }

    /// How many blocks they are of.
    var count: Int { bytes.count / Self.length }

    /// Has a hash of blocks take these in.
    func update(_ hash: inout SHA256) {
        bytes.withUnsafeBytes { hash.update($0) }
    }

    /// The content hash of the blocks together.
    var contentHash: String {
        var digest = SHA256()
        update(&digest)
        return digest.finalizeHexadecimal()
    }

    /// Makes digests of bytes that come in pieces of any size.
    private struct Maker {
        private var digests = BlockDigests()
        private var block = SHA256()
        private var filled = 0

        mutating func update(_ bytes: UnsafeRawBufferPointer) {
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(ContentHash.blockSize - filled)
                block.update(UnsafeRawBufferPointer(rebasing: piece))
                filled += piece.count
                rest = rest.dropFirst(piece.count)
                if filled == ContentHash.blockSize { endBlock() }
            }
        }

        mutating func finish() -> BlockDigests {
            if filled > 0 { endBlock() }
            return digests
        }

        private mutating func endBlock() {
            block.finalize { digests.bytes.append(contentsOf: $0) }
            filled = 0
        }
    }
}
