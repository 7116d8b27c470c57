#if os(Linux)
    import DropboxConcurrency
    import Foundation

    /// The source of a request body for libcurl. Confined to the loop's thread.
    protocol UploadSource: AnyObject {
        /// Copies the next bytes without consuming them, so that bytes that can't be sent yet aren't lost. Call
        /// `advance` to consume them.
        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead
        /// Consumes bytes that `read` has copied.
        func advance(by count: Int)
        /// Restarts the body from its beginning. Returns `false` if that's impossible.
        func rewind() -> Bool
        /// A Boolean value that indicates whether the source waits for its producer.
        var isWaitingForProducer: Bool { get }
        /// Releases the resources of the source, which isn't read again.
        func close()
    }

    enum UploadRead {
        case bytes(Int)
        case end
        /// No bytes are available yet. The source resumes the transfer when there are.
        case wait
        case failed(HTTPError)
    }

    extension UploadSource {
        var isWaitingForProducer: Bool { false }
        func close() {}
    }

    extension UnsafeMutableRawBufferPointer {
        /// Copies as many bytes of `pieces` as fit.
        ///
        /// - Parameter offset: The offset in the first piece.
        /// - Returns: The number of copied bytes.
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

    /// A request body in memory.
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

    /// A pipe from the task that produces a body to the loop's thread, which sends it.
    ///
    /// The first `read` starts the producer. Writes suspend while more than `highWater` bytes wait in the pipe.
    // @unchecked Sendable because `length`, `produce` and `wake` are constant, and all else is in `state`.
    final class UploadPipe: UploadSource, @unchecked Sendable {
        private static let highWaterMark = 1 << 20
        private static let lowWater = 512 << 10

        private struct State {
            var chunks: [Data] = []
            /// The index of the first unsent chunk. Sent chunks are removed when they make up half of the list.
            var firstChunk = 0
            /// The number of bytes of the first chunk that were sent.
            var offset = 0
            var waitingBytes = 0
            var writtenBytes: Int64 = 0
            var isAtEnd = false
            var failure: HTTPError?
            /// `read` found no bytes, and the transfer is paused until some are available.
            var isStarved = false
            var isClosed = false
            var writers: [CheckedContinuation<HTTPError?, Never>] = []
            var producer: Task<Void, Never>?
            /// The number of rewinds, which identifies writes of earlier producers.
            var generation = 0
        }

        private let state = Locked(State())
        private let length: Int64?
        private let isReplayable: Bool
        private let produce: @Sendable (HTTPBody.Writer) async throws -> Void
        private let wake: @Sendable () -> Void

        /// Creates a pipe.
        ///
        /// - Parameter wake: Resumes the transfer. Called from the producer's task after `read` returned `wait`.
        init(
            length: Int64?, isReplayable: Bool, produce: @escaping @Sendable (HTTPBody.Writer) async throws -> Void,
            wake: @escaping @Sendable () -> Void
        ) {
            self.length = length
            self.isReplayable = isReplayable
            self.produce = produce
            self.wake = wake
        }

        // MARK: The sending end

        var isWaitingForProducer: Bool { state.withLock { $0.isStarved } }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead {
            state.withLock { state in
                if state.producer == nil { state.producer = startProducer(generation: state.generation) }
                if let failure = state.failure { return .failed(failure) }
                let count = buffer.copy(state.chunks[state.firstChunk...], from: state.offset)
                if count > 0 { return .bytes(count) }
                if state.isAtEnd { return .end }
                state.isStarved = true
                return .wait
            }
        }

        func advance(by count: Int) {
            let writers = state.withLock { state in
                state.waitingBytes -= count
                var rest = count
                while rest > 0, state.firstChunk < state.chunks.count {
                    let remainingInChunk = state.chunks[state.firstChunk].count - state.offset
                    guard rest >= remainingInChunk else {
                        state.offset += rest
                        break
                    }
                    rest -= remainingInChunk
                    state.offset = 0
                    state.chunks[state.firstChunk] = Data()
                    state.firstChunk += 1
                }
                if state.firstChunk * 2 >= state.chunks.count {
                    state.chunks.removeFirst(state.firstChunk)
                    state.firstChunk = 0
                }
                guard state.waitingBytes <= Self.lowWater else { return [] as [CheckedContinuation<HTTPError?, Never>] }
                defer { state.writers = [] }
                return state.writers
            }
            for writer in writers { writer.resume(returning: nil) }
        }

        func rewind() -> Bool {
            let (isAtStart, old) = state.withLock { state in
                guard state.producer != nil else { return (true, nil as State?) }
                guard isReplayable else { return (false, nil) }
                let old = state
                state = State()
                state.generation = old.generation + 1
                return (true, old)
            }
            if let old { Self.cancelProducer(old) }
            return isAtStart
        }

        func close() {
            let old = state.withLock { state in
                let old = state
                state = State()
                state.isClosed = true
                state.generation = old.generation + 1
                return old
            }
            Self.cancelProducer(old)
        }

        private static func cancelProducer(_ state: State) {
            state.producer?.cancel()
            for writer in state.writers { writer.resume(returning: .cancelled) }
        }

        // MARK: The producing end

        private func startProducer(generation: Int) -> Task<Void, Never> {
            Task.onDedicatedThreads { [self] in
                do {
                    try await produce(HTTPBody.Writer { await self.write($0, generation: generation) })
                    finish(generation: generation, failure: nil)
                } catch let error as HTTPError {
                    finish(generation: generation, failure: error)
                } catch {
                    finish(
                        generation: generation,
                        failure: HTTPError(.bodyFailed(error), "The producer of the body failed: \(error)"))
                }
            }
        }

        /// Appends a chunk, and decides whether to suspend, atomically.
        ///
        /// After the chunk is appended, the loop can send it and finish the request at any time. A write whose bytes
        /// were sent must not fail.
        private func write(_ chunk: Data, generation: Int) async -> HTTPError? {
            guard !chunk.isEmpty else { return nil }
            return await withCheckedContinuation { continuation in
                let (result, needsWakeUp) = state.withLock { state -> (HTTPError??, Bool) in
                    guard !state.isClosed, state.generation == generation else { return (.some(.cancelled), false) }
                    if let failure = state.failure { return (.some(failure), false) }
                    state.writtenBytes += Int64(chunk.count)
                    defer { state.isStarved = false }
                    if let length, state.writtenBytes > length {
                        let failure = HTTPError.wrongLength(expected: length, actual: state.writtenBytes)
                        state.failure = failure
                        return (.some(failure), state.isStarved)
                    }
                    state.chunks.append(chunk)
                    state.waitingBytes += chunk.count
                    guard state.waitingBytes >= Self.highWaterMark else { return (.some(nil), state.isStarved) }
                    state.writers.append(continuation)
                    return (nil, state.isStarved)
                }
                if needsWakeUp { wake() }
                if let result { continuation.resume(returning: result) }
            }
        }

        private func finish(generation: Int, failure: HTTPError?) {
            let needsWakeUp = state.withLock { state in
                guard !state.isClosed, state.generation == generation else { return false }
                state.isAtEnd = true
                state.failure = state.failure ?? failure
                if state.failure == nil, let length, state.writtenBytes < length {
                    state.failure = .wrongLength(expected: length, actual: state.writtenBytes)
                }
                defer { state.isStarved = false }
                return state.isStarved
            }
            if needsWakeUp { wake() }
        }
    }
#endif
