#if os(Linux)
    import Foundation
    import DropboxConcurrency

    /// A part of a file, read ahead on another thread: a disk that is slow holds up no other transfer.
    // @unchecked Sendable because all that changes is in `state`, and the descriptor is closed with the last reference.
    final class FileUpload: UploadSource, @unchecked Sendable {
        private struct State {
            /// What was read and is not sent.
            var parts: [Data] = []
            /// How much of the first part is sent.
            var offset = 0
            var waitingBytes = 0
            /// How much of the file is read.
            var position: Int64 = 0
            var isReading = false
            /// `read` found nothing, and the transfer is paused until there is something.
            var isStarved = false
            var isClosed = false
            var failure: HTTPError?
            /// Counts rewinds: what was read before one is not for after it.
            var round = 0
        }

        private static let chunkSize = 256 << 10
        /// So much is read ahead, and again when half of it is sent.
        private static let highWater = 1 << 20

        /// The number of bytes that will be sent.
        let length: Int64
        private let descriptor: Int32
        private let start: Int64
        private let wake: @Sendable () -> Void
        private let state = Locked(State())

        /// Opens the file; throws `bodyFailed` where it cannot, or where `range` is not in the file.
        /// - Parameter wake: resumes the transfer; called on another thread after `read` has said `wait`.
        init(_ url: URL, range: Range<Int64>?, wake: @escaping @Sendable () -> Void) throws(HTTPError) {
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
            self.wake = wake
            // Last, because from here on `deinit` closes it.
            self.descriptor = descriptor
            posix_fadvise(descriptor, off_t(start), off_t(length), POSIX_FADV_SEQUENTIAL)
        }

        deinit { _ = Foundation.close(descriptor) }

        // MARK: On the loop's thread

        var isStarved: Bool { state.withLock { $0.isStarved } }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead {
            let result = state.withLock { state -> UploadRead in
                let count = buffer.copy(state.parts[...], from: state.offset)
                if count > 0 { return .bytes(count) }
                if let failure = state.failure { return .failed(failure) }
                if state.position == length { return .end }
                state.isStarved = true
                return .wait
            }
            if case .wait = result { readAhead() }
            return result
        }

        func advance(by count: Int) {
            let isLow = state.withLock { state in
                state.waitingBytes -= count
                state.offset += count
                while let first = state.parts.first, state.offset >= first.count {
                    state.offset -= first.count
                    state.parts.removeFirst()
                }
                return state.waitingBytes <= Self.highWater / 2 && state.position < length
            }
            if isLow { readAhead() }
        }

        func rewind() -> Bool {
            state.withLock { state in
                let old = state
                state = State()
                state.round = old.round + 1
                state.isReading = old.isReading
            }
            return true
        }

        func close() {
            state.withLock { state in
                state.isClosed = true
                state.parts = []
                state.waitingBytes = 0
            }
        }

        private func readAhead() {
            let isStarting = state.withLock { state in
                defer { state.isReading = true }
                return !state.isReading
            }
            if isStarting { BlockingIO.foreign.later { self.read() } }
        }

        // MARK: On the thread that reads

        private func read() {
            while let (position, round) = next() {
                let part: Result<Data, HTTPError>
                do throws(HTTPError) { part = .success(try self.part(at: position)) } catch { part = .failure(error) }
                let isAwaited = state.withLock { state in
                    guard state.round == round, !state.isClosed else { return false }
                    switch part {
                    case .success(let bytes):
                        state.parts.append(bytes)
                        state.waitingBytes += bytes.count
                        state.position += Int64(bytes.count)
                    case .failure(let error): state.failure = error
                    }
                    defer { state.isStarved = false }
                    return state.isStarved
                }
                if isAwaited { wake() }
            }
        }

        /// Where to read next; nil where enough is read.
        private func next() -> (position: Int64, round: Int)? {
            state.withLock { state in
                state.isReading =
                    !state.isClosed && state.failure == nil && state.position < length
                    && state.waitingBytes < Self.highWater
                return state.isReading ? (state.position, state.round) : nil
            }
        }

        private func part(at position: Int64) throws(HTTPError) -> Data {
            var part = Data(count: Int(min(Int64(Self.chunkSize), length - position)))
            while true {
                let count = part.withUnsafeMutableBytes { buffer in
                    pread(descriptor, buffer.baseAddress, buffer.count, off_t(start + position))
                }
                if count > 0 { return part.prefix(count) }
                if count == 0 {
                    let error = BodyLengthError(expected: length, actual: position)
                    throw Self.failure(error, "has become shorter")
                }
                let code = errno
                if code != EINTR { throw Self.failure(SystemError(number: code), "cannot be read") }
            }
        }

        private static func size(of descriptor: Int32) throws(HTTPError) -> Int64 {
            var information = stat()
            guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
                throw failure(SystemError(number: EINVAL), "is not a regular file")
            }
            return Int64(information.st_size)
        }

        private static func failure(_ cause: any Error, _ what: String) -> HTTPError {
            HTTPError(.bodyFailed(cause), "The file that is to be sent \(what): \(cause).", isRequestUnsent: false)
        }
    }
#endif
