import Foundation
import Locking

/// The blocks of all files and upload sessions. A block that is being uploaded is pinned until its upload has been
/// committed or dropped, so that nobody removes it as unused meanwhile.
final class ContentStore: Sendable {
    let blocks: any BlockStoring
    /// Length of a full block in bytes.
    let blockSize: Int
    private let pins = Locked<[BlockHash: Int]>([:])

    init(blocks: any BlockStoring, blockSize: Int) {
        self.blocks = blocks
        self.blockSize = blockSize
    }

    /// Blocks that are kept as long as this lives.
    final class Pins: Sendable {
        private let store: ContentStore
        private let hashes = Locked<[BlockHash]>([])

        fileprivate init(_ store: ContentStore) { self.store = store }

        deinit { store.unpin(hashes.withLock { $0 }) }

        fileprivate func add(_ hash: BlockHash) { hashes.withLock { $0.append(hash) } }
    }

    func makePins() -> Pins { Pins(self) }

    /// Keeps a block, pinned.
    func put(_ bytes: Data, pins: Pins) throws -> Block {
        let block = Block(hash: BlockHash(of: bytes), length: bytes.count)
        self.pins.withLock { $0[block.hash, default: 0] += 1 }
        pins.add(block.hash)
        try blocks.put(bytes, block.hash)
        return block
    }

    /// Removes a block that nobody refers to any more, unless it is being uploaded again right now. Called inside the
    /// transaction that makes sure of the former.
    func removeUnused(_ hash: BlockHash) throws {
        try pins.withLock { pins in
            if pins[hash] == nil { try blocks.remove(hash) }
        }
    }

    private func unpin(_ hashes: [BlockHash]) {
        pins.withLock { pins in
            for hash in hashes {
                let rest = (pins[hash] ?? 1) - 1
                pins[hash] = rest > 0 ? rest : nil
            }
        }
    }
}
