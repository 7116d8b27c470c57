import DropboxConcurrency
import DropboxHTTPServer
import Foundation

/// Manages the blocks of all files and upload sessions.
///
/// A block that is being uploaded is pinned until the upload is committed or dropped, which prevents its removal as an
/// unused block.
final class ContentStore: Sendable {
    let blocks: any BlockStore
    /// The size of a full block in bytes.
    let blockSize: Int
    private let state: Locked<State>

    private struct State {
        var pins: [BlockHash: Int] = [:]
        /// The blocks that lost their last pin. They are unused if their uploads failed.
        var unpinned: Set<BlockHash> = []
    }

    init(blocks: any BlockStore, blockSize: Int) {
        self.blocks = blocks
        self.blockSize = blockSize
        state = Locked(State())
    }

    /// Creates a store that shares the state of another one and accesses the blocks in a different way.
    init(_ other: ContentStore, through blocks: any BlockStore) {
        self.blocks = blocks
        blockSize = other.blockSize
        state = other.state
    }

    /// A set of blocks that can't be removed during the lifetime of this object.
    final class Pins: Sendable {
        private let store: ContentStore
        private let hashes = Locked<[BlockHash]>([])

        fileprivate init(_ store: ContentStore) { self.store = store }

        deinit { store.unpin(hashes.withLock { $0 }) }

        fileprivate func add(_ new: [BlockHash]) { hashes.withLock { $0 += new } }
    }

    func makePins() -> Pins { Pins(self) }

    /// Stores and pins a block.
    func put(_ bytes: Data, pins: Pins) throws -> Block {
        let block = Block(hash: BlockHash(of: bytes), length: bytes.count)
        pin(block, pins: pins)
        try blocks.put(bytes, block.hash)
        return block
    }

    /// Pins a block to prevent its removal. Call this before the block is stored, or inside the transaction that finds
    /// a reference to it.
    func pin(_ block: Block, pins: Pins) {
        pin([block], pins: pins)
    }

    /// Pins blocks to prevent their removal.
    func pin(_ blocks: [Block], pins: Pins) {
        state.withLock { state in
            for block in blocks { state.pins[block.hash, default: 0] += 1 }
        }
        pins.add(blocks.map(\.hash))
    }

    /// The blocks that can't be removed.
    var pinnedHashes: [BlockHash] { state.withLock { Array($0.pins.keys) } }

    /// Removes an unused block unless it is pinned because of a new upload.
    ///
    /// Call this inside the transaction that verifies that the block has no references.
    ///
    /// - Parameters:
    ///   - hash: The hash of the block.
    ///   - remove: Removes the block from the database.
    func removeUnused(_ hash: BlockHash, _ remove: () throws -> Void) throws {
        try state.withLock { state in
            guard state.pins[hash] == nil else { return }
            try remove()
            try blocks.remove(hash)
        }
    }

    /// Returns the blocks that lost their last pin since the last call.
    func drainUnpinnedBlocks() -> [BlockHash] {
        state.withLock { state in
            defer { state.unpinned = [] }
            return Array(state.unpinned)
        }
    }

    private func unpin(_ hashes: [BlockHash]) {
        state.withLock { state in
            for hash in hashes {
                let remainingPins = (state.pins[hash] ?? 1) - 1
                state.pins[hash] = remainingPins > 0 ? remainingPins : nil
                if remainingPins <= 0 { state.unpinned.insert(hash) }
            }
        }
    }
}

/// Reads a range of a file's content, block by block, while a response is sent.
struct ContentReader: BodyReader {
    private let store: ContentStore
    private let blocks: [Block]
    private let range: Range<Int64>

    /// Creates a reader.
    ///
    /// - Throws: ``MissingBlockError`` if a block of the range doesn't exist. After the header of a response, it would be too
    ///   late for an error.
    init(store: ContentStore, content: Content, range: Range<Int64>) throws {
        self.store = store
        blocks = content.blocks
        self.range = range
        guard !range.isEmpty else { return }
        let size = Int64(store.blockSize)
        let needed = Int(range.lowerBound / size)...Int((range.upperBound - 1) / size)
        for block in blocks.dropFirst(needed.lowerBound).prefix(needed.count)
        where try !store.blocks.contains(block.hash) {
            throw MissingBlockError(hash: block.hash)
        }
    }

    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        var position = range.lowerBound + offset
        var filled = 0
        while filled < buffer.count, position < range.upperBound {
            let index = Int(position / Int64(store.blockSize))
            guard blocks.indices.contains(index) else { break }
            let start = Int(position % Int64(store.blockSize))
            let remaining = min(Int64(buffer.count - filled), range.upperBound - position)
            let length = min(Int(remaining), blocks[index].length - start)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + length])
            let count = try store.blocks.read(blocks[index].hash, at: start, into: part)
            guard count > 0 else { throw MissingBlockError(hash: blocks[index].hash) }
            filled += count
            position += Int64(count)
        }
        return filled
    }
}

/// Lets the server send large content directly from the files of its blocks.
extension ContentReader: FileBackedBody {
    var isBackedByFiles: Bool { blocks.first.map { store.blocks.file(of: $0.hash) != nil } ?? false }

    func part(at offset: Int64) throws -> BodyPart? {
        let position = range.lowerBound + offset
        let index = Int(position / Int64(store.blockSize))
        guard position < range.upperBound, blocks.indices.contains(index) else { return nil }
        let block = blocks[index]
        let start = position % Int64(store.blockSize)
        let count = min(Int64(block.length) - start, range.upperBound - position)
        guard count > 0 else { return nil }
        if let path = store.blocks.file(of: block.hash) { return .file(path: path, offset: start, count: count) }
        return .data(try store.blocks.bytes(of: block).dropFirst(Int(start)).prefix(Int(count)))
    }
}
