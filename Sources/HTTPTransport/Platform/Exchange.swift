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
            var isFull = false
            /// The system's task was let go for the first time: it begins suspended.
            var hasBegun = false
            /// Somebody holds the request up.
            var isSuspended = false
            /// Who tells that the request is held up or may go on.
            var observation: Int?
            var isHeld: Bool { isFull || isSuspended }
            /// How the exchange ended: `nil` for well.
            var outcome: HTTPError??
            /// The first error of our own, which says more than "cancelled".
            var failure: HTTPError?
            /// What produces a streamed body.
            var producer: Task<Void, Never>?
            /// The system has asked for the body.
            var isBodyTaken = false
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
            let observation = request.suspension?.observe { [weak self] in self?.followSuspension() }
            let isOver = state.withLock { state in
                state.observation = observation
                return state.outcome != nil
            }
            if isOver, let observation { request.suspension?.forget(observation) }
            followSuspension()
        }

        private func followSuspension() {
            change { $0.isSuspended = self.request.suspension?.isSuspended ?? false }
        }

        /// Changes the state, and has the system's task run unless something holds it. That happens under the lock, so
        /// that two changes do not overtake each other; the system calls nobody back there.
        private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
            state.withLock { state in
                let wasHeld = state.isHeld || !state.hasBegun
                let value = body(&state)
                if state.isHeld && !wasHeld { task.suspend() }
                if !state.isHeld && wasHeld {
                    state.hasBegun = true
                    task.resume()
                }
                return value
            }
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
            change { state in
                guard state.chunkReader == nil else { return .failure(.readElsewhere) }
                if !state.buffer.isEmpty {
                    defer {
                        state.buffer = Data()
                        state.isFull = false
                    }
                    return .success(state.buffer)
                }
                if let outcome = state.outcome { return outcome.map { .failure($0) } ?? .success(nil) }
                state.chunkReader = reader
                return nil
            }
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
            let (reader, chunk) = change { state -> (CheckedContinuation<ChunkResult, Never>?, Data) in
                state.buffer.append(data)
                guard let reader = state.chunkReader else {
                    state.isFull = state.buffer.count >= Self.bufferLimit
                    return (nil, Data())
                }
                defer {
                    state.buffer = Data()
                    state.chunkReader = nil
                }
                return (reader, state.buffer)
            }
            reader?.resume(returning: .success(chunk))
        }

        /// Whether the body can be sent. The system asks anew where it has to send it once more.
        func mayTakeBody() -> Bool {
            state.withLock { state in
                defer { state.isBodyTaken = true }
                return !state.isBodyTaken || request.body.isReplayable
            }
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
            if let observation = ended.observation { request.suspension?.forget(observation) }
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

        func cancel() { exchange.fail(.cancelled) }
    }
#endif
