import DropboxCore
import Foundation

/// The SHA-256 of each block of 4 MiB of some content: what the content hash is made of. 32 bytes for a block.
///
/// Those of the parts of a file, one after the other, are those of the file, so nothing is hashed twice.
struct BlockDigests: Hashable, Sendable {
    private static let length = 32
    private var bytes = Data()

    init() {}

    /// The digests of content that begins where a block does.
    init(of content: Data) {
        content.withUnsafeBytes { content in
            var rest = content[...]
            while !rest.isEmpty {
                let block = rest.prefix(ContentHash.blockSize)
                var digest = SHA256()
                digest.update(UnsafeRawBufferPointer(rebasing: block))
                digest.finalize { bytes.append(contentsOf: $0) }
                rest = rest.dropFirst(block.count)
            }
        }
    }

    mutating func append(_ other: BlockDigests) {
        bytes.append(other.bytes)
    }

    /// The digests of the first blocks.
    func prefix(_ blocks: Int) -> BlockDigests {
        var prefix = BlockDigests()
        prefix.bytes = bytes.prefix(blocks * Self.length)
        return prefix
    }

    /// The content hash of the blocks together.
    var contentHash: String {
        var digest = SHA256()
        bytes.withUnsafeBytes { digest.update($0) }
        return digest.finalizeHexadecimal()
    }
}
