import CDropboxLinux
import Foundation

/// SHA-256, computed by OpenSSL.
public struct SHA256: Sendable {
    public typealias Digest = [UInt8]

    private var content = Data()

    public init() {}

    public static func hash(data: some DataProtocol) -> Digest {
        let bytes = Data(data)
        var digest = Digest(repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        bytes.withUnsafeBytes { buffer in
            _ = CDropboxLinux.SHA256(buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, &digest)
        }
        return digest
    }

    public mutating func update(data: some DataProtocol) { content.append(contentsOf: data) }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { content.append(contentsOf: bufferPointer) }

    public func finalize() -> Digest { Self.hash(data: content) }
}
