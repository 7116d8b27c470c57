import Foundation

/// A range of a file's bytes, read block by block while a response is sent.
struct ContentReader: BodyReader {
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

/// Long contents leave straight from the files of their blocks.
extension ContentReader: FileBackedBody {
    var isInFiles: Bool { blocks.first.map { store.blocks.file(of: $0.hash) != nil } ?? false }

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
