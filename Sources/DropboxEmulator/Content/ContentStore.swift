import Foundation
import DropboxConcurrency

/// The blocks of all files and upload sessions. A block that is being uploaded is pinned until its upload has been
/// committed or dropped, so that nobody removes it as unused meanwhile.
final class ContentStore: Sendable {
    let blocks: any BlockStore
    /// Length of a full block in bytes.
    let blockSize: Int
    private let state: Locked<State>

    private struct State {
        var pins: [BlockHash: Int] = [:]
        /// Blocks that lost their last pin: perhaps nothing came of their upload.
        var unpinned: Set<BlockHash> = []
    }

    init(blocks: any BlockStore, blockSize: Int) {
        self.blocks = blocks
        self.blockSize = blockSize
        state = Locked(State())
    }

    /// The same blocks, behind another way to store them.
    init(_ other: ContentStore, through blocks: any BlockStore) {
        self.blocks = blocks
        blockSize = other.blockSize
        state = other.state
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
        pin(block, pins: pins)
        try blocks.put(bytes, block.hash)
        return block
    }

    /// Keeps a block from being removed. To be called before the block comes, or inside the transaction that found it.
    func pin(_ block: Block, pins: Pins) {
        state.withLock { $0.pins[block.hash, default: 0] += 1 }
        pins.add(block.hash)
    }

    /// Removes a block that nobody refers to any more, unless it is being uploaded again right now. Called inside the
    /// transaction that makes sure of the former.
    ///
    /// - Parameter remove: removes it from the database.
    func removeUnused(_ hash: BlockHash, _ remove: () throws -> Void) throws {
        try state.withLock { state in
            guard state.pins[hash] == nil else { return }
            try remove()
            try blocks.remove(hash)
        }
    }

    /// The blocks that lost their last pin since the last time.
    func takeUnpinned() -> [BlockHash] {
        state.withLock { state in
            defer { state.unpinned = [] }
            return Array(state.unpinned)
        }
    }

    private func unpin(_ hashes: [BlockHash]) {
        state.withLock { state in
            for hash in hashes {
                let rest = (state.pins[hash] ?? 1) - 1
                state.pins[hash] = rest > 0 ? rest : nil
                if rest <= 0 { state.unpinned.insert(hash) }
            }
        }
    }
}
