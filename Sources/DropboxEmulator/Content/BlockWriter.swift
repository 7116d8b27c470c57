import Foundation

/// Cuts a stream of bytes into blocks and stores them. Holds at most one block in memory.
///
/// The stream may continue what an upload session has gathered already. What stands there after the last full block
/// lies in the store as pieces; they are joined with the first bytes that fill their block.
struct BlockWriter {
    /// What became of the stream.
    struct Written: Sendable {
        /// The new blocks and pieces in order; the first continues at `offset`.
        var blocks: [Block] = []
        /// Where the first of `blocks` begins. The pieces from there on are part of it and can go.
        var offset: UInt64
        /// Bytes that came by the stream.
        var count: UInt64 = 0
        /// Content hash of the bytes that came by the stream.
        var bodyHash: BlockHash
    }

    private let store: ContentStore
    private let pins: ContentStore.Pins
    private let pending: [Block]
    private let pendingLength: Int
    private var written: Written
    private var buffer = Data()
    private var body: BodyHasher

    /// - Parameters:
    ///   - offset: where the stream begins in the file.
    ///   - pending: the pieces between the last full block and `offset`.
    init(store: ContentStore, pins: ContentStore.Pins, offset: UInt64 = 0, pending: [Block] = []) {
        self.store = store
        self.pins = pins
        self.pending = pending
        pendingLength = pending.reduce(0) { $0 + $1.length }
        written = Written(offset: offset, bodyHash: BlockHash.contentHash(of: []))
        body = BodyHasher(blockSize: store.blockSize, isNeeded: pendingLength > 0)
    }

    /// Bytes that came so far.
    var count: UInt64 { written.count }

    mutating func write(_ bytes: Data) throws {
        written.count += UInt64(bytes.count)
        body.add(bytes)
        var rest = bytes
        while !rest.isEmpty {
            let room = (written.blocks.isEmpty ? store.blockSize - pendingLength : store.blockSize) - buffer.count
            let part = rest.prefix(room)
            // Small content stays small; what is longer than one piece gets room for its block at once.
            if !buffer.isEmpty { buffer.reserveCapacity(buffer.count + room) }
            buffer.append(part)
            rest = rest.dropFirst(part.count)
            if part.count == room { try flush() }
        }
    }

    /// Stores what is left.
    mutating func finish() throws -> Written {
        if !buffer.isEmpty { written.blocks.append(try store.put(buffer, pins: pins)) }
        buffer = Data()
        written.bodyHash = body.finish() ?? BlockHash.contentHash(of: written.blocks.lazy.map(\.hash))
        return written
    }

    private mutating func flush() throws {
        var block = buffer
        if written.blocks.isEmpty, pendingLength > 0 {
            block = Data(capacity: store.blockSize)
            for piece in pending { block.append(try store.blocks.bytes(of: piece)) }
            block.append(buffer)
            written.offset -= UInt64(pendingLength)
        }
        written.blocks.append(try store.put(block, pins: pins))
        buffer = Data()
    }
}

/// The content hash of a stream whose blocks are not those that are stored.
private struct BodyHasher {
    private let blockSize: Int
    private let isNeeded: Bool
    private var buffer = Data()
    private var hashes: [BlockHash] = []

    init(blockSize: Int, isNeeded: Bool) {
        self.blockSize = blockSize
        self.isNeeded = isNeeded
    }

    mutating func add(_ bytes: Data) {
        guard isNeeded else { return }
        var rest = bytes
        while !rest.isEmpty {
            let part = rest.prefix(blockSize - buffer.count)
            buffer.append(part)
            rest = rest.dropFirst(part.count)
            if buffer.count == blockSize { flush() }
        }
    }

    mutating func finish() -> BlockHash? {
        guard isNeeded else { return nil }
        if !buffer.isEmpty { flush() }
        return BlockHash.contentHash(of: hashes)
    }

    private mutating func flush() {
        hashes.append(BlockHash(of: buffer))
        buffer = Data()
    }
}
