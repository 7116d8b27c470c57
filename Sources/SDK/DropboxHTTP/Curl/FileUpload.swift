#if os(Linux)
    import DropboxConcurrency
    import Foundation

    /// A range of a file that is read ahead on another thread, so that a slow disk doesn't block other transfers.
    // @unchecked Sendable because all mutable state is in `state`, and `deinit` closes the descriptor.
    final class FileUpload: UploadSource, @unchecked Sendable {
        /// Bytes of the file. Blocks are reused, because a new allocation for each one scatters them over the heap, which grows.
        // @unchecked Sendable because a block belongs either to the state or to the thread that reads.
        private final class Block: @unchecked Sendable {
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: FileUpload.blockSize, alignment: 4_096)
            /// The number of bytes that were read.
            var count = 0

            deinit { bytes.deallocate() }
        }

        private struct State {
            /// The blocks that were read but not sent.
            var blocks: [Block] = []
            /// The blocks to read into.
            var freeBlocks: [Block] = []
            /// The number of bytes of the first block that were sent.
            var offset = 0
            var waitingBytes = 0
            /// The number of bytes that were read from the range.
            var position: Int64 = 0
            var isReading = false
            /// `read` found no bytes, and the transfer is paused until some are available.
            var isStarved = false
            var isClosed = false
            var failure: HTTPError?
            /// The number of rewinds, which identifies reads that started before the last one.
            var generation = 0
        }

        private static let blockSize = 128 << 10
        /// The maximum number of bytes to read ahead. Reading resumes when half of them are sent.
        private static let highWaterMark = 512 << 10

        /// The number of bytes to send.
        let length: Int64
        private let path: String
        private let descriptor: Int32
        private let start: Int64
        private let wake: @Sendable () -> Void
        private let state = Locked(State())

        /// Opens the file.
        ///
        /// - Parameter wake: Resumes the transfer. Called on another thread after `read` returned `wait`.
        /// - Throws: ``HTTPError`` of kind `bodyFailed` if the file can't be opened or doesn't contain `range`.
        init(_ url: URL, range: Range<Int64>?, wake: @escaping @Sendable () -> Void) throws(HTTPError) {
            // `O_NONBLOCK` because opening a pipe would block the loop until another process opens the other end.
            path = url.path
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else {
                throw Self.failure(SystemError(number: errno, path: path), "cannot be opened")
            }
            do throws(HTTPError) {
                let size = try Self.size(of: descriptor, path)
                start = range?.lowerBound ?? 0
                length = range.map { Int64($0.count) } ?? size
                guard start >= 0, start + length <= size else {
                    let error = BodyLengthError(expected: length, actual: max(0, size - start))
                    throw Self.failure(error, "is shorter than the range to send")
                }
            } catch {
                _ = Foundation.close(descriptor)
                throw error
            }
            self.wake = wake
            // Last, because `deinit` closes it from here on.
            self.descriptor = descriptor
            posix_fadvise(descriptor, off_t(start), off_t(length), POSIX_FADV_SEQUENTIAL)
        }

        deinit { _ = Foundation.close(descriptor) }

        // MARK: On the loop's thread

        var isWaitingForProducer: Bool { state.withLock { $0.isStarved } }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead {
            let result = state.withLock { state -> UploadRead in
                let count = Self.copy(state.blocks, from: state.offset, to: buffer)
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
                while let first = state.blocks.first, state.offset >= first.count {
                    state.offset -= first.count
                    state.freeBlocks.append(state.blocks.removeFirst())
                }
                return state.waitingBytes <= Self.highWaterMark / 2 && state.position < length
            }
            if isLow { readAhead() }
        }

        func rewind() -> Bool {
            state.withLock { state in
                let old = state
                state = State()
                state.generation = old.generation + 1
                state.isReading = old.isReading
            }
            return true
        }

        func close() {
            state.withLock { state in
                state.isClosed = true
                state.blocks = []
                state.freeBlocks = []
                state.waitingBytes = 0
            }
        }

        /// Copies as many bytes as fit, starting at an offset in the first block, and returns their number.
        private static func copy(
            _ blocks: [Block], from offset: Int, to buffer: UnsafeMutableRawBufferPointer
        ) -> Int {
            var (offset, copied) = (offset, 0)
            for block in blocks where copied < buffer.count {
                let piece = block.bytes[offset..<block.count].prefix(buffer.count - copied)
                UnsafeMutableRawBufferPointer(rebasing: buffer[copied...]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: piece))
                copied += piece.count
                offset = 0
            }
            return copied
        }

        private func readAhead() {
            let isStarting = state.withLock { state in
                defer { state.isReading = true }
                return !state.isReading
            }
            if isStarting { BlockingIO.external.enqueue { self.read() } }
        }

        // MARK: On the reading thread

        private func read() {
            while let (position, generation, block) = next() {
                let result: Result<Void, HTTPError>
                do throws(HTTPError) { result = .success(try read(into: block, at: position)) } catch {
                    result = .failure(error)
                }
                let needsWakeUp = state.withLock { state in
                    guard state.generation == generation, !state.isClosed else { return false }
                    switch result {
                    case .success:
                        state.blocks.append(block)
                        state.waitingBytes += block.count
                        state.position += Int64(block.count)
                    case .failure(let error): state.failure = error
                    }
                    defer { state.isStarved = false }
                    return state.isStarved
                }
                if needsWakeUp { wake() }
            }
        }

        /// Returns the next position to read, and the block to read into, or `nil` if enough is buffered.
        private func next() -> (position: Int64, generation: Int, block: Block)? {
            state.withLock { state in
                state.isReading =
                    !state.isClosed && state.failure == nil && state.position < length
                    && state.waitingBytes < Self.highWaterMark
                return state.isReading ? (state.position, state.generation, state.freeBlocks.popLast() ?? Block()) : nil
            }
        }

        private func read(into block: Block, at position: Int64) throws(HTTPError) {
            let size = Int(min(Int64(Self.blockSize), length - position))
            while true {
                let count = pread(descriptor, block.bytes.baseAddress, size, off_t(start + position))
                if count > 0 {
                    block.count = count
                    return
                }
                if count == 0 {
                    let error = BodyLengthError(expected: length, actual: position)
                    throw Self.failure(error, "has become shorter")
                }
                let code = errno
                if code != EINTR { throw Self.failure(SystemError(number: code, path: path), "cannot be read") }
            }
        }

        private static func size(of descriptor: Int32, _ path: String) throws(HTTPError) -> Int64 {
            var information = stat()
            guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
                throw failure(SystemError(number: EINVAL, path: path), "is not a regular file")
            }
            return Int64(information.st_size)
        }

        private static func failure(_ cause: any Error, _ what: String) -> HTTPError {
            HTTPError(.bodyFailed(cause), "The file to send \(what): \(cause).", isRequestUnsent: false)
        }
    }
#endif
