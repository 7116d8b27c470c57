#if os(Linux)
    import Foundation

    /// Writes the pieces of 16 KiB that libcurl hands out to a file, in larger ones.
    // @unchecked Sendable because it is used on the loop's thread only.
    final class FileSink: @unchecked Sendable {
        private static let capacity = 64 << 10

        private(set) var byteCount: Int64 = 0
        private let descriptor: Int32
        private let onProgress: (@Sendable (Int64) -> Void)?
        private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 4096)
        private var used = 0

        init(_ descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) {
            self.descriptor = descriptor
            self.onProgress = onProgress
        }

        deinit { buffer.deallocate() }

        func append(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
            if used + bytes.count > Self.capacity { try flush() }
            guard bytes.count < Self.capacity else { return try write(bytes) }
            UnsafeMutableRawBufferPointer(rebasing: buffer[used...]).copyMemory(from: bytes)
            used += bytes.count
        }

        func flush() throws(HTTPError) {
            guard used > 0 else { return }
            defer { used = 0 }
            try write(UnsafeRawBufferPointer(rebasing: buffer[..<used]))
        }

        private func write(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
            let failure = FileWriting.write(bytes, to: descriptor)
            guard failure == 0 else { throw .file(failure, "The answer cannot be written to the file") }
            byteCount += Int64(bytes.count)
            onProgress?(byteCount)
        }
    }
#endif
