#if !canImport(CryptoKit)
    import CDropboxLinux

    /// An incremental SHA-256 digest.
    package struct SHA256: Sendable {
        private var context = SHA256_CTX()

        package init() {
            SHA256_Init(&context)
        }

        package mutating func update(_ bytes: UnsafeRawBufferPointer) {
            SHA256_Update(&context, bytes.baseAddress, bytes.count)
        }

        /// Passes the 32 bytes of the digest to `body`, and resets the state for a new digest.
        package mutating func finalize<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            withUnsafeTemporaryAllocation(byteCount: Int(SHA256_DIGEST_LENGTH), alignment: 1) { digest in
                SHA256_Final(digest.baseAddress, &context)
                SHA256_Init(&context)
                return body(UnsafeRawBufferPointer(digest))
            }
        }
    }
#endif
