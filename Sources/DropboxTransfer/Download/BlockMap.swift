import DropboxCore
import Foundation

/// Which blocks of a file are here, each with its SHA-256: 32 bytes for a block of 4 MiB.
struct BlockMap: Sendable {
    static let blockSize = Int64(ContentHash.blockSize)
    static let digestLength = 32

    /// The size of the file in bytes.
    let size: Int64
    private var digests: [UInt8]
    private var isHere: [Bool]
    private var count = 0

    init(size: Int64) {
        self.size = size
        let blocks = Int((size + Self.blockSize - 1) / Self.blockSize)
        digests = [UInt8](repeating: 0, count: blocks * Self.digestLength)
        isHere = [Bool](repeating: false, count: blocks)
    }

    /// The bytes of a block; the last one may be shorter. `nil` where there is no such block.
    func range(of block: Int) -> Range<Int64>? {
        guard isHere.indices.contains(block) else { return nil }
        let start = Int64(block) * Self.blockSize
        return start..<min(start + Self.blockSize, size)
    }

    /// A block is here.
    mutating func note(_ block: Int, digest: some Collection<UInt8>) {
        guard isHere.indices.contains(block), digest.count == Self.digestLength else { return }
        digests.replaceSubrange((block * Self.digestLength)..<((block + 1) * Self.digestLength), with: digest)
        if !isHere[block] { count += 1 }
        isHere[block] = true
    }

    /// The bytes that are not here, in order.
    var missing: [Range<Int64>] {
        var ranges: [Range<Int64>] = []
        for block in isHere.indices where !isHere[block] {
            guard let range = range(of: block) else { continue }
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    /// The content hash; `nil` until all blocks are here.
    var contentHash: String? {
        guard count == isHere.count else { return nil }
        var hash = SHA256()
        digests.withUnsafeBytes { hash.update($0) }
        return hash.finalizeHexadecimal()
    }
}
