import Foundation

extension Data {
    /// Creates bytes in which shifted, swapped, or missing bytes are detectable.
    ///
    /// The bytes of a block are random, and the others repeat it: random bytes take a second for 10 MB in a debug build.
    /// - Parameters:
    ///   - count: The number of bytes.
    ///   - seed: What determines the bytes.
    public static func pattern(_ count: Int, seed: UInt64 = 0) -> Data {
        // The length of the block is prime, so that it aligns with no buffer.
        let blockLength = 65_537
        var random = SeededRandomNumberGenerator(seed: seed)
        let words = (0..<(Swift.min(count, blockLength) + 7) / 8).map { _ in random.next() }
        let block = words.withUnsafeBytes { Data($0.prefix(blockLength)) }
        var data = Data(capacity: count + block.count)
        while data.count < count { data.append(block) }
        return data.prefix(count)
    }
}
