import Foundation

extension Data {
    /// Bytes that show when they are shifted, swapped or missing.
    static func pattern(_ count: Int) -> Data {
        var data = Data(capacity: count + block.count)
        while data.count < count { data.append(block) }
        return data.prefix(count)
    }

    /// Of a prime length, so that it lines up with no buffer.
    private static let block: Data = {
        var state: UInt32 = 1
        return Data(
            (0..<65_537).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(truncatingIfNeeded: state >> 24)
            })
    }()
}

enum Checksum {
    /// Count and a hash in the manner of FNV-1a, by words of eight bytes.
    static func of(_ data: Data) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        data.withUnsafeBytes { bytes in
            let words = bytes.count / 8
            for index in 0..<words {
                hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) &* 0x100_0000_01b3
                hash ^= hash >> 29
            }
            for byte in bytes[(words * 8)...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return "\(data.count) \(String(hash, radix: 16))"
    }
}

/// A file that is gone with its last reference.
final class TemporaryFile: Sendable {
    let url: URL

    init(_ content: Data? = nil) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "transport-\(UUID().uuidString)")
        try content?.write(to: url)
    }

    deinit { unlink(url.path) }
}
