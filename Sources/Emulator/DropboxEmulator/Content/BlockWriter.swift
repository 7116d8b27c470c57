import Foundation

/// Splits a stream of bytes into blocks and stores them. It buffers at most one block.
///
/// The stream can continue an upload session. The data of the session after its last full block is stored as partial
/// blocks; the writer merges them with the first bytes of the stream into a full block.
struct BlockWriter {
    /// The result of writing a stream.
    struct Output: Sendable {
        /// The new blocks in order, including a partial one at the end. The first starts at `offset`.
        var blocks: [Block] = []
        /// The start of the first of `blocks` in the file. It includes the previous partial blocks from this offset, so
        /// these can be removed.
        var offset: UInt64
        /// The number of bytes in the stream.
        var count: UInt64 = 0
        /// The content hash of the stream.
        var bodyHash: BlockHash
    }

    private let store: ContentStore
    private let pins: ContentStore.Pins
    private let pending: [Block]
    private let pendingLength: Int
    private var output: Output
    private var buffer = Data()
    private var body: BodyHasher

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - store: The store for the blocks.
    ///   - pins: The pins that protect the new blocks from removal.
    ///   - offset: The offset in the file at which the stream starts.
    ///   - pending: The partial blocks between the last full block and `offset`.
    init(store: ContentStore, pins: ContentStore.Pins, offset: UInt64 = 0, pending: [Block] = []) {
        self.store = store
        self.pins = pins
        self.pending = pending
        pendingLength = pending.reduce(0) { $0 + $1.length }
        output = Output(offset: offset, bodyHash: BlockHash.contentHash(of: []))
        body = BodyHasher(blockSize: store.blockSize, isNeeded: pendingLength > 0)
    }

    /// The number of bytes written so far.
    var count: UInt64 { output.count }

    mutating func write(_ bytes: Data) throws {
        output.count += UInt64(bytes.count)
        body.add(bytes)
        var remaining = bytes
        while !remaining.isEmpty {
            let available = (output.blocks.isEmpty ? store.blockSize - pendingLength : store.blockSize) - buffer.count
            let part = remaining.prefix(available)
            // Don't allocate a full block for small content. Content that arrives in several parts gets a full block's
            // capacity.
            if !buffer.isEmpty { buffer.reserveCapacity(buffer.count + available) }
            buffer.append(part)
            remaining = remaining.dropFirst(part.count)
            if part.count == available { try flush() }
        }
    }

    /// Stores the remaining bytes.
    mutating func finish() throws -> Output {
        if !buffer.isEmpty { output.blocks.append(try store.put(buffer, pins: pins)) }
        buffer = Data()
        output.bodyHash = body.finish() ?? BlockHash.contentHash(of: output.blocks.lazy.map(\.hash))
        return output
    }

    private mutating func flush() throws {
        var block = buffer
        if output.blocks.isEmpty, pendingLength > 0 {
            block = Data(capacity: store.blockSize)
            for partialBlock in pending { block.append(try store.blocks.bytes(of: partialBlock)) }
            block.append(buffer)
            output.offset -= UInt64(pendingLength)
        }
        output.blocks.append(try store.put(block, pins: pins))
        buffer = Data()
    }
}

/// Computes the content hash of a stream whose block boundaries differ from those in the store.
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
        var remaining = bytes
        while !remaining.isEmpty {
            let part = remaining.prefix(blockSize - buffer.count)
            buffer.append(part)
            remaining = remaining.dropFirst(part.count)
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
