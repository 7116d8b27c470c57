#if !canImport(CryptoKit)
    import CDropboxOpenSSL

    /// SHA-256 of bytes that come piece by piece.
    package struct SHA256: Sendable {
        private var context = SHA256_CTX()

        package init() {
            SHA256_Init(&context)
        }

        package mutating func update(_ bytes: UnsafeRawBufferPointer) {
            SHA256_Update(&context, bytes.baseAddress, bytes.count)
        }

        /// Ends the digest and lends its 32 bytes to `body`. Afterwards a new digest can begin.
        package mutating func finalize<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            withUnsafeTemporaryAllocation(byteCount: Int(SHA256_DIGEST_LENGTH), alignment: 1) { digest in
                SHA256_Final(digest.baseAddress, &context)
                SHA256_Init(&context)
                return body(UnsafeRawBufferPointer(digest))
            }
        }
    }
#endif
