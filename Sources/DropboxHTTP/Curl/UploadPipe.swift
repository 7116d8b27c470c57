#if os(Linux)
    import Foundation
    import DropboxConcurrency

    /// The pipe between the task that produces a body and the loop's thread, which sends it.
    ///
    /// The producer is started by the first `read`. While more than `highWater` bytes wait in the pipe, its writes wait.
    // @unchecked Sendable because `length`, `produce` and `wake` do not change and all else is in `state`.
    final class UploadPipe: UploadSource, @unchecked Sendable {
        private static let highWater = 1 << 20
        private static let lowWater = 512 << 10

        private struct State {
            var chunks: [Data] = []
            /// The chunks before this one are sent; they go when half of the list has.
            var firstChunk = 0
            /// How much of the first chunk is sent.
            var offset = 0
            var waitingBytes = 0
            var writtenBytes: Int64 = 0
            var isAtEnd = false
            var failure: HTTPError?
            /// `read` found nothing and the transfer is paused until there is something.
            var isStarved = false
            var isClosed = false
            var writers: [CheckedContinuation<HTTPError?, Never>] = []
            var producer: Task<Void, Never>?
            /// Counts rewinds, so that a producer of an earlier round writes into nothing.
            var round = 0
        }

        private let state = Locked(State())
        private let length: Int64?
        private let isReplayable: Bool
        private let produce: @Sendable (HTTPBody.Writer) async throws -> Void
        private let wake: @Sendable () -> Void

        /// - Parameter wake: resumes the transfer; called from the producer's task after `read` has said `wait`.
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

        var isStarved: Bool { state.withLock { $0.isStarved } }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> UploadRead {
            state.withLock { state in
                if state.producer == nil { state.producer = startProducer(round: state.round) }
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
                    let left = state.chunks[state.firstChunk].count - state.offset
                    guard rest >= left else {
                        state.offset += rest
                        break
                    }
                    rest -= left
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
                state.round = old.round + 1
                return (true, old)
            }
            if let old { Self.dismiss(old) }
            return isAtStart
        }

        func close() {
            let old = state.withLock { state in
                let old = state
                state = State()
                state.isClosed = true
                state.round = old.round + 1
                return old
            }
            Self.dismiss(old)
        }

        private static func dismiss(_ state: State) {
            state.producer?.cancel()
            for writer in state.writers { writer.resume(returning: .cancelled) }
        }

        // MARK: The producing end

        private func startProducer(round: Int) -> Task<Void, Never> {
            Task.onOwnThreads { [self] in
                do {
                    try await produce(HTTPBody.Writer { await self.write($0, round: round) })
                    end(round: round, failure: nil)
                } catch let error as HTTPError {
                    end(round: round, failure: error)
                } catch {
                    end(
                        round: round,
                        failure: HTTPError(.bodyFailed(error), "The producer of the body failed: \(error)"))
                }
            }
        }

        /// Takes the chunk and decides about waiting in one step: the loop may send the chunk, and end the request, at any
        /// moment after it, and bytes that were sent must not be answered with an error.
        private func write(_ chunk: Data, round: Int) async -> HTTPError? {
            guard !chunk.isEmpty else { return nil }
            return await withCheckedContinuation { continuation in
                let (answer, isAwaited) = state.withLock { state -> (HTTPError??, Bool) in
                    guard !state.isClosed, state.round == round else { return (.some(.cancelled), false) }
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
                    guard state.waitingBytes >= Self.highWater else { return (.some(nil), state.isStarved) }
                    state.writers.append(continuation)
                    return (nil, state.isStarved)
                }
                if isAwaited { wake() }
                if let answer { continuation.resume(returning: answer) }
            }
        }

        private func end(round: Int, failure: HTTPError?) {
            let isAwaited = state.withLock { state in
                guard !state.isClosed, state.round == round else { return false }
                state.isAtEnd = true
                state.failure = state.failure ?? failure
                if state.failure == nil, let length, state.writtenBytes < length {
                    state.failure = .wrongLength(expected: length, actual: state.writtenBytes)
                }
                defer { state.isStarved = false }
                return state.isStarved
            }
            if isAwaited { wake() }
        }
    }
#endif
