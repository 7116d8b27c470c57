#if canImport(Darwin)
    import Foundation
    import DropboxConcurrency

    /// The head of an answer.
    struct URLSessionResponseHead: Sendable {
        var status: Int
        var headers: HTTPHeaders
        var bodyLength: Int64?
    }

    /// One request on its way: the bridge between the task that waits for it and the session's delegate.
    final class URLSessionExchange: Sendable {
        typealias HeadResult = Result<URLSessionResponseHead, HTTPError>
        typealias ChunkResult = Result<Data?, HTTPError>

        private struct State {
            var head: URLSessionResponseHead?
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
            /// The producer of the body is at work, and the network waits for it.
            var isProducing = false
            /// Whether the exchange waits for this process and not for the network.
            var isWaitingHere: Bool { isHeld || isProducing }
            /// Measures the progress of the request. The system's own timeout accepts every byte.
            var timer: TransferTimer
            /// How the exchange ended: `nil` for well.
            var outcome: HTTPError??
            /// The first error of our own, which says more than "cancelled".
            var failure: HTTPError?
            /// What produces a streamed body.
            var producer: Task<Void, Never>?
            /// The system has asked for the body.
            var isBodyTaken = false
            /// What looks at the deadlines.
            var watch: Task<Void, Never>?
        }

        /// Where the buffer counts as full.
        private static let bufferLimit = 1 << 20

        let request: HTTPRequest
        let task: URLSessionTask
        private let state: Locked<State>

        init(_ request: HTTPRequest, task: URLSessionTask) {
            self.request = request
            self.task = task
            state = Locked(State(timer: TransferTimer(request.timeouts, start: .now)))
        }

        // MARK: The waiting side

        func begin() {
            let watch = Task { [weak self] in
                while let next = self?.enforceDeadlines() {
                    do { try await Task.sleep(until: next, clock: .continuous) } catch { return }
                }
            }
            let observation = request.suspension?.addObserver { [weak self] in self?.followSuspension() }
            let isOver = state.withLock { state in
                state.observation = observation
                state.watch = watch
                // Connecting is part of the first idle time here: the system does not tell when the connection stands.
                state.timer.step(.now)
                return state.outcome != nil
            }
            if isOver {
                watch.cancel()
                if let observation { request.suspension?.removeObserver(observation) }
            }
            followSuspension()
        }

        /// Fails the request if a deadline has passed.
        /// - Returns: When to look again; `nil` where there is no reason to.
        private func enforceDeadlines() -> ContinuousClock.Instant? {
            let (expired, next) = state.withLock { state -> (HTTPError.TimeoutKind?, ContinuousClock.Instant?) in
                guard state.outcome == nil else { return (nil, nil) }
                let (now, isHeld) = (ContinuousClock.now, state.isWaitingHere)
                if let expired = state.timer.expired(at: now, isHeld: isHeld) { return (expired, nil) }
                // A request that is held has no idle time now, and may have one again at any moment.
                let end = state.timer.nextExpiry(isHeld: isHeld)
                guard isHeld, let idle = request.timeouts.idle else { return (nil, end) }
                return (nil, end.map { min($0, now + idle) } ?? now + idle)
            }
            if let expired { fail(request.timeouts.error(expired, isRequestUnsent: false)) }
            return next
        }

        /// The system has sent so many bytes of the body, of so many in all (not positive where it does not know).
        func sent(_ bytes: Int64, total: Int64, of expected: Int64) {
            state.withLock { state in
                state.timer.move(bytes, at: .now)
                if total == expected { state.timer.step(.now) }
            }
        }

        /// The producer of the body is at work, or has handed over what the network sends now.
        func setProducing(_ isProducing: Bool) {
            state.withLock { state in
                state.isProducing = isProducing
                if !isProducing { state.timer.step(.now) }
            }
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
                    state.timer.step(.now)
                    task.resume()
                }
                return value
            }
        }

        func head() async throws(HTTPError) -> URLSessionResponseHead {
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

        func receive(_ head: URLSessionResponseHead) {
            let reader = state.withLock { state in
                state.head = head
                state.timer.step(.now)
                defer { state.headReader = nil }
                return state.headReader
            }
            reader?.resume(returning: .success(head))
        }

        func receive(_ data: Data) {
            guard !data.isEmpty else { return }
            let (reader, chunk) = change { state -> (CheckedContinuation<ChunkResult, Never>?, Data) in
                state.buffer.append(data)
                state.timer.move(Int64(data.count), at: .now)
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
                state.watch = nil
                return ended
            }
            guard let ended, let failure = ended.outcome else { return }
            if let observation = ended.observation { request.suspension?.removeObserver(observation) }
            ended.watch?.cancel()
            ended.producer?.cancel()
            ended.headReader?.resume(returning: .failure(failure ?? .brokenHead))
            ended.chunkReader?.resume(returning: failure.map { .failure($0) } ?? .success(nil))
        }
    }

    /// The reading end of an exchange. Its last reference cancels what is left of it.
    final class URLSessionBodySource: ResponseBodySource {
        private let exchange: URLSessionExchange

        init(_ exchange: URLSessionExchange) { self.exchange = exchange }

        deinit { exchange.fail(.cancelled) }

        func next() async throws(HTTPError) -> Data? { try await exchange.nextChunk() }

        func cancel() { exchange.fail(.cancelled) }
    }
#endif
