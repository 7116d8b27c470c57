#if os(Linux)
    import Foundation

    /// Where libcurl gets the bytes of a body from. On the loop's thread.
    protocol UploadSource: AnyObject {
        /// Copies the next bytes without moving on; `advance` moves on. (So bytes that cannot be sent yet are not lost.)
        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead
        /// Passes over bytes that `read` has copied.
        func advance(by count: Int)
        /// Goes back to the start. `false` where that cannot be done.
        func rewind() -> Bool
        /// Whether the source waits for its producer.
        var isStarved: Bool { get }
        /// The body is not needed any more.
        func close()
    }

    enum UploadRead {
        case bytes(Int)
        case end
        /// Nothing yet; the source resumes the transfer when there is.
        case wait
        case failed(HTTPError)
    }

    extension UploadSource {
        var isStarved: Bool { false }
        func close() {}
    }

    extension UnsafeMutableRawBufferPointer {
        /// Copies as much of some pieces as there is room for, and gives how much that is.
        /// - Parameter offset: Where to begin in the first piece.
        func copy(_ pieces: ArraySlice<Data>, from offset: Int) -> Int {
            var copied = 0
            var offset = offset
            for piece in pieces {
                guard copied < count else { break }
                let length = Swift.min(count - copied, piece.count - offset)
                piece.withUnsafeBytes { bytes in
                    let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
                    UnsafeMutableRawBufferPointer(rebasing: self[copied...]).copyMemory(from: part)
                }
                copied += length
                offset = 0
            }
            return copied
        }
    }

    /// Bytes in memory.
    final class DataUpload: UploadSource {
        private let data: Data
        private var position = 0

        init(_ data: Data) { self.data = data }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead {
            let count = min(buffer.count, data.count - position)
            guard count > 0 else { return .end }
            data.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position...].prefix(count)))
            }
            return .bytes(count)
        }

        func advance(by count: Int) { position += count }

        func rewind() -> Bool {
            position = 0
            return true
        }
    }
#endif
