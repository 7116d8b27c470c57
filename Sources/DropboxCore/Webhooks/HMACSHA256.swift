import Foundation

/// The keyed hash of RFC 2104 on top of SHA-256.
enum HMACSHA256 {
    private static let blockSize = 64

    /// The 32 bytes of the code of `message`.
    static func code(of message: Data, key: Data) -> Data {
        let key = key.count > blockSize ? digest([key]) : key
        let padded = key + Data(count: blockSize - key.count)
        return digest([Data(padded.map { $0 ^ 0x5C }), digest([Data(padded.map { $0 ^ 0x36 }), message])])
    }

    private static func digest(_ parts: [Data]) -> Data {
        var hash = SHA256()
        for part in parts { part.withUnsafeBytes { hash.update($0) } }
        return hash.finalize { Data($0) }
    }
}
