import DropboxCore
import Foundation

/// The SHA-256 of a block: its name in the store, and what the content hash of a file is made of.
struct BlockHash: Sendable, Hashable {
    /// 32 bytes.
    let bytes: Data

    init(bytes: Data) { self.bytes = bytes }

    init(of block: Data) {
        var digest = SHA256()
        block.withUnsafeBytes { digest.update($0) }
        bytes = digest.finalize { Data($0) }
    }

    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The content hash of what consists of these blocks: the hash of their hashes, one after the other.
    static func contentHash(of blocks: some Sequence<BlockHash>) -> BlockHash {
        BlockHash(of: blocks.reduce(into: Data()) { $0.append($1.bytes) })
    }
}
