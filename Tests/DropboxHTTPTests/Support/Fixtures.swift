import DropboxHTTP
import Foundation
import Testing

enum Checksum {
    /// Returns the count and an FNV-1a-like hash over words of eight bytes.
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

/// A file that is deleted when its last reference is released.
final class TemporaryFile: Sendable {
    let url: URL

    init(_ content: Data? = nil) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "transport-\(UUID().uuidString)")
        try content?.write(to: url)
    }

    deinit { unlink(url.path) }
}

/// Returns the error of an operation that must fail.
func failure(
    sourceLocation: SourceLocation = #_sourceLocation, _ call: () async throws -> some Any
) async throws -> HTTPError {
    let error = await #expect(throws: HTTPError.self, sourceLocation: sourceLocation) { _ = try await call() }
    return try #require(error, sourceLocation: sourceLocation)
}

extension HTTPError {
    /// The kind as in the source code: `timedOut(idle)`.
    var name: String {
        switch kind {
        case .timedOut(let deadline): "timedOut(\(deadline))"
        case .bodyFailed: "bodyFailed"
        default: "\(kind)"
        }
    }

    /// The error that made the body fail.
    var bodyCause: (any Error)? {
        if case .bodyFailed(let cause) = kind { cause } else { nil }
    }
}
