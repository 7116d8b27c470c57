#if canImport(CryptoKit)
    import CryptoKit

    /// An incremental SHA-256 digest.
    package struct SHA256: Sendable {
        private var digest = CryptoKit.SHA256()

        package init() {}

        package mutating func update(_ bytes: UnsafeRawBufferPointer) {
            digest.update(bufferPointer: bytes)
        }

        /// Passes the 32 bytes of the digest to `body`, and resets the state for a new digest.
        package mutating func finalize<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            defer { digest = CryptoKit.SHA256() }
            return digest.finalize().withUnsafeBytes(body)
        }
    }
#endif
