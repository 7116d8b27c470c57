import Foundation

/// A range of a file's bytes, read block by block while a response is sent.
struct ContentReader: BodyReading {
    private let store: ContentStore
    private let blocks: [Block]
    private let range: Range<Int64>

    init(store: ContentStore, content: Content, range: Range<Int64>) {
        self.store = store
        blocks = content.blocks
        self.range = range
    }

    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        var position = range.lowerBound + offset
        var filled = 0
        while filled < buffer.count, position < range.upperBound {
            let index = Int(position / Int64(store.blockSize))
            guard blocks.indices.contains(index) else { break }
            let start = Int(position % Int64(store.blockSize))
            let rest = min(Int64(buffer.count - filled), range.upperBound - position)
            let length = min(Int(rest), blocks[index].length - start)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + length])
            let count = try store.blocks.read(blocks[index].hash, at: start, into: part)
            guard count > 0 else { throw MissingBlock(hash: blocks[index].hash) }
            filled += count
            position += Int64(count)
        }
        return filled
    }
}
