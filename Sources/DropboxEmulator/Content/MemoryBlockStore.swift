import Foundation
import DropboxConcurrency

/// Blocks in memory.
final class MemoryBlockStore: BlockStore {
    private let blocks = Locked<[BlockHash: Data]>([:])

    func put(_ bytes: Data, _ hash: BlockHash) {
        blocks.withLock { blocks in
            if blocks[hash] == nil { blocks[hash] = bytes }
        }
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard let block = blocks.withLock({ $0[hash] }) else { throw MissingBlock(hash: hash) }
        let count = max(0, min(buffer.count, block.count - offset))
        return block.dropFirst(offset).prefix(count).copyBytes(to: buffer)
    }

    func remove(_ hash: BlockHash) {
        blocks.withLock { blocks in
            blocks[hash] = nil
        }
    }

    var count: Int { blocks.withLock { $0.count } }
}
