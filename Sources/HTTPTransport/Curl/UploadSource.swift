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

    /// A part of a file.
    final class FileUpload: UploadSource {
        /// The number of bytes that will be sent.
        let length: Int64
        private let descriptor: Int32
        private let start: Int64
        private var position: Int64 = 0

        /// Opens the file; throws `bodyFailed` where it cannot, or where `range` is not in the file.
        init(_ url: URL, range: Range<Int64>?) throws(HTTPError) {
            // A pipe in the place of a file must not have the loop wait until somebody opens its other end.
            let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { throw Self.failure(SystemError(number: errno), "cannot be opened") }
            do throws(HTTPError) {
                let size = try Self.size(of: descriptor)
                start = range?.lowerBound ?? 0
                length = range.map { Int64($0.count) } ?? size
                guard start >= 0, start + length <= size else {
                    let error = BodyLengthError(expected: length, actual: max(0, size - start))
                    throw Self.failure(error, "is shorter than the part that is to be sent")
                }
            } catch {
                _ = Foundation.close(descriptor)
                throw error
            }
            // Last, because from here on `deinit` closes it.
            self.descriptor = descriptor
            posix_fadvise(descriptor, off_t(start), off_t(length), POSIX_FADV_SEQUENTIAL)
        }

        deinit { _ = Foundation.close(descriptor) }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead {
            let wanted = min(Int64(buffer.count), length - position)
            guard wanted > 0 else { return .end }
            while true {
                let count = pread(descriptor, buffer.baseAddress, Int(wanted), off_t(start + position))
                if count > 0 { return .bytes(count) }
                if count == 0 {
                    let error = BodyLengthError(expected: length, actual: position)
                    return .failed(Self.failure(error, "has become shorter"))
                }
                if errno != EINTR { return .failed(Self.failure(SystemError(number: errno), "cannot be read")) }
            }
        }

        func advance(by count: Int) { position += Int64(count) }

        func rewind() -> Bool {
            position = 0
            return true
        }

        private static func size(of descriptor: Int32) throws(HTTPError) -> Int64 {
            var information = stat()
            guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
                throw failure(SystemError(number: EINVAL), "is not a regular file")
            }
            return Int64(information.st_size)
        }

        private static func failure(_ cause: any Error, _ what: String) -> HTTPError {
            HTTPError(.bodyFailed(cause), "The file that is to be sent \(what): \(cause).", isNothingSent: false)
        }
    }
#endif
