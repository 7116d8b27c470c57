#if canImport(CryptoKit)
    import CryptoKit

    /// SHA-256 of bytes that come piece by piece.
    package struct SHA256: Sendable {
        private var digest = CryptoKit.SHA256()

        package init() {}

        package mutating func update(_ bytes: UnsafeRawBufferPointer) {
            digest.update(bufferPointer: bytes)
        }

        /// Ends the digest and lends its 32 bytes to `body`. Afterwards a new digest can begin.
        package mutating func finalize<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            defer { digest = CryptoKit.SHA256() }
            return digest.finalize().withUnsafeBytes(body)
        }
    }
#endif
