#if canImport(Darwin)
    import Foundation
    import Locking

    /// The head of an answer.
    struct ExchangeHead: Sendable {
        var status: Int
        var headers: HTTPHeaders
        var bodyLength: Int64?
    }

    /// One request on its way: the bridge between the task that waits for it and the session's delegate.
    final class Exchange: Sendable {
        typealias HeadResult = Result<ExchangeHead, HTTPError>
        typealias ChunkResult = Result<Data?, HTTPError>

        private struct State {
            var head: ExchangeHead?
            var headReader: CheckedContinuation<HeadResult, Never>?
            /// What arrived and was not read yet.
            var buffer = Data()
            var chunkReader: CheckedContinuation<ChunkResult, Never>?
            /// The buffer was full, and the system's task is suspended until it is read.
            var isSuspended = false
            /// How the exchange ended: `nil` for well.
            var outcome: HTTPError??
            /// The first error of our own, which says more than "cancelled".
            var failure: HTTPError?
            /// What produces a streamed body.
            var producer: Task<Void, Never>?
            /// What waits for the overall deadline.
            var timer: Task<Void, Never>?
        }

        /// Where the buffer counts as full.
        private static let bufferLimit = 1 << 20

        let request: HTTPRequest
        let task: URLSessionTask
        private let state = Locked(State())

        init(_ request: HTTPRequest, task: URLSessionTask) {
            self.request = request
            self.task = task
        }

        // MARK: The waiting side

        func begin() {
            if let overall = request.deadlines.overall {
                let timer = Task { [weak self] in
                    do { try await Task.sleep(for: overall) } catch { return }
                    self?.fail(HTTPError(.timedOut(.overall), "The request took too long."))
                }
                state.withLock { $0.timer = timer }
            }
            task.resume()
        }

        func head() async throws(HTTPError) -> ExchangeHead {
            let result: HeadResult = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let ready = state.withLock { state -> HeadResult? in
                        if let head = state.head { return .success(head) }
                        if let outcome = state.outcome { return .failure(outcome ?? .brokenHead) }
                        state.headReader = continuation
                        return nil
                    }
                    if let ready { continuation.resume(returning: ready) }
                }
            } onCancel: {
                fail(.cancelled)
            }
            return try result.get()
        }

        func nextChunk() async throws(HTTPError) -> Data? {
            let result: ChunkResult = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if let ready = takeChunk(orWaitWith: continuation) { continuation.resume(returning: ready) }
                }
            } onCancel: {
                fail(.cancelled)
            }
            return try result.get()
        }

        private func takeChunk(orWaitWith reader: CheckedContinuation<ChunkResult, Never>) -> ChunkResult? {
            let (ready, hasRoom) = state.withLock { state -> (ChunkResult?, Bool) in
                guard state.chunkReader == nil else {
                    return (.failure(.readElsewhere), false)
                }
                if !state.buffer.isEmpty {
                    defer {
                        state.buffer = Data()
                        state.isSuspended = false
                    }
                    return (.success(state.buffer), state.isSuspended)
                }
                if let outcome = state.outcome { return (outcome.map { .failure($0) } ?? .success(nil), false) }
                state.chunkReader = reader
                return (nil, false)
            }
            if hasRoom { task.resume() }
            return ready
        }

        /// Ends the exchange with an error of our own, unless it is over.
        func fail(_ error: HTTPError) {
            state.withLock { $0.failure = $0.failure ?? error }
            task.cancel()
        }

        // MARK: The delegate's side

        func receive(_ head: ExchangeHead) {
            let reader = state.withLock { state in
                state.head = head
                defer { state.headReader = nil }
                return state.headReader
            }
            reader?.resume(returning: .success(head))
        }

        func receive(_ data: Data) {
            guard !data.isEmpty else { return }
            let (reader, chunk, isFull) = state.withLock { state in
                state.buffer.append(data)
                guard let reader = state.chunkReader else {
                    let isFull = state.buffer.count >= Self.bufferLimit && !state.isSuspended
                    if isFull { state.isSuspended = true }
                    return (nil as CheckedContinuation<ChunkResult, Never>?, Data(), isFull)
                }
                defer {
                    state.buffer = Data()
                    state.chunkReader = nil
                }
                return (reader, state.buffer, false)
            }
            reader?.resume(returning: .success(chunk))
            guard isFull else { return }
            task.suspend()
            // The reader may have come in between; then its resume was before this suspend.
            if state.withLock({ !$0.isSuspended }) { task.resume() }
        }

        func attach(_ producer: Task<Void, Never>) {
            let (old, isOver) = state.withLock { state in
                defer { state.producer = producer }
                return (state.producer, state.outcome != nil)
            }
            old?.cancel()
            if isOver { producer.cancel() }
        }

        /// The system is done with the task.
        func complete(_ error: (any Error)?) {
            let ended = state.withLock { state -> State? in
                guard state.outcome == nil else { return nil }
                let failure = error.map { state.failure ?? URLSessionErrors.error($0) }
                state.outcome = .some(failure)
                let ended = state
                state.headReader = nil
                state.chunkReader = nil
                state.producer = nil
                state.timer = nil
                return ended
            }
            guard let ended, let failure = ended.outcome else { return }
            ended.timer?.cancel()
            ended.producer?.cancel()
            ended.headReader?.resume(returning: .failure(failure ?? .brokenHead))
            ended.chunkReader?.resume(returning: failure.map { .failure($0) } ?? .success(nil))
        }
    }

    /// The reading end of an exchange. Its last reference cancels what is left of it.
    final class ExchangeBodySource: ResponseBodySource {
        private let exchange: Exchange

        init(_ exchange: Exchange) { self.exchange = exchange }

        deinit { exchange.fail(.cancelled) }

        func next() async throws(HTTPError) -> Data? { try await exchange.nextChunk() }

        func write(to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) async throws(HTTPError) -> Int64 {
            var count: Int64 = 0
            while let chunk = try await exchange.nextChunk() {
                do throws(HTTPError) {
                    try FileWriting.write(chunk, to: descriptor)
                } catch {
                    exchange.fail(error)
                    throw error
                }
                count += Int64(chunk.count)
                onProgress?(count)
            }
            return count
        }

        func cancel() { exchange.fail(.cancelled) }
    }
#endif
