import DropboxConcurrency
import DropboxCore
import Foundation

/// A reference to a block in the block store.
struct Block: Sendable, Hashable {
    let hash: BlockHash
    let length: Int
}

/// The content of a file: its blocks in order. All blocks but the last are full.
struct Content: Sendable, Hashable {
    let blocks: [Block]
    let size: UInt64
    let hash: BlockHash

    init(blocks: [Block]) {
        self.blocks = blocks
        size = blocks.reduce(0) { $0 + UInt64($1.length) }
        hash = BlockHash.contentHash(of: blocks.lazy.map(\.hash))
    }
}

/// The SHA-256 hash of a block. It is the block's key in the store, and the content hash of a file is computed from it.
struct BlockHash: Sendable, Hashable {
    /// The 32 bytes of the hash.
    let bytes: Data

    init(bytes: Data) { self.bytes = bytes }

    init(of block: Data) {
        var digest = SHA256()
        block.withUnsafeBytes { digest.update($0) }
        bytes = digest.finalize { Data($0) }
    }

    var hexadecimal: String { bytes.hexadecimal }

    /// Returns the content hash of a file with these blocks: the hash of the concatenated block hashes.
    static func contentHash(of blocks: some Sequence<BlockHash>) -> BlockHash {
        BlockHash(of: blocks.reduce(into: Data()) { $0.append($1.bytes) })
    }
}
