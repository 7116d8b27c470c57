import Foundation

/// A run of bytes in the block store.
struct Block: Sendable, Hashable {
    let hash: BlockHash
    let length: Int
}

/// The content of a file: its blocks in order. All but the last have the length of a full block.
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
