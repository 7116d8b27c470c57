import Foundation

/// Keeps blocks under their hashes. Safe to use from many threads.
protocol BlockStore: Sendable {
    /// Keeps the block; when this returns, it is as lasting as the store is.
    func put(_ bytes: Data, _ hash: BlockHash) throws

    /// Copies bytes of the block from `offset` on into `buffer`; answers how many.
    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int

    /// The file that holds the block and nothing else; nil where there is none.
    func file(of hash: BlockHash) -> String?

    /// Forgets the block. No error when it is not there.
    func remove(_ hash: BlockHash) throws
}

/// A block that should be there is not.
struct MissingBlock: Error, CustomStringConvertible {
    let hash: BlockHash
    var description: String { "no block \(hash.hexadecimal)" }
}

extension BlockStore {
    func file(of hash: BlockHash) -> String? { nil }

    /// The whole block.
    func bytes(of block: Block) throws -> Data {
        var data = Data(count: block.length)
        try data.withUnsafeMutableBytes { buffer in
            var filled = 0
            while filled < buffer.count {
                let count = try read(
                    block.hash, at: filled, into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
                guard count > 0 else { throw MissingBlock(hash: block.hash) }
                filled += count
            }
        }
        return data
    }
}
