#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// A request in progress, which connects the task that waits for the response to the session's delegate.
    final class URLSessionExchange: Sendable {
        typealias HeadResult = Result<ResponseHead, HTTPError>
        typealias ChunkResult = Result<Data?, HTTPError>

        private struct State {
            var head: ResponseHead?
            var headReader: CheckedContinuation<HeadResult, Never>?
            /// The received bytes that haven't been read yet.
            var buffer = Data()
            var chunkReader: CheckedContinuation<ChunkResult, Never>?
            /// The buffer is full, and the system's task is suspended until it's read.
            var isFull = false
            /// The system's task was resumed for the first time. Tasks start suspended.
            var hasStarted = false
            /// The client has suspended the request.
            var isSuspended = false
            /// The observer of the request's suspender.
            var observation: Int?
            var isPaused: Bool { isFull || isSuspended }
            /// The producer of the body is running, and the network waits for it.
            var isProducing = false
            /// A Boolean value that indicates whether the request waits for this process, not for the network.
            var isWaitingForClient: Bool { isPaused || isProducing }
            /// The timer for progress. The system's own timeout accepts every byte.
            var timer: TransferTimer
            /// The outcome, whose inner value is the error or `nil` for success.
            var outcome: HTTPError??
            /// The request's own error, which is more specific than the system's "cancelled". Only the first one
            /// counts.
            var failure: HTTPError?
            /// The task that produces a streamed body.
            var producer: Task<Void, Never>?
            /// The system has requested the body.
            var hasProvidedBody = false
            /// The task that checks the timeouts.
            var timeoutTask: Task<Void, Never>?
        }

        /// The size at which the buffer is full.
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

        func start() {
            let timeoutTask = Task { [weak self] in
                while let next = self?.enforceDeadlines() {
                    do { try await Task.sleep(until: next, clock: .continuous) } catch { return }
                }
            }
            let observation = request.suspender?.addObserver { [weak self] in self?.updateSuspension() }
            let isFinished = state.withLock { state in
                state.observation = observation
                state.timeoutTask = timeoutTask
                // The first idle period includes connecting, because the system doesn't report when the connection is
                // established.
                state.timer.recordStep(at: .now)
                return state.outcome != nil
            }
            if isFinished {
                timeoutTask.cancel()
                if let observation { request.suspender?.removeObserver(observation) }
            }
            updateSuspension()
        }

        /// Fails the request if a timeout has expired.
        ///
        /// - Returns: The time of the next check, or `nil` if none is needed.
        private func enforceDeadlines() -> ContinuousClock.Instant? {
            let (expired, next) = state.withLock { state -> (HTTPError.TimeoutKind?, ContinuousClock.Instant?) in
                guard state.outcome == nil else { return (nil, nil) }
                let (now, isPaused) = (ContinuousClock.now, state.isWaitingForClient)
                if let expired = state.timer.expiredTimeout(at: now, isPaused: isPaused) { return (expired, nil) }
                // The idle timeout of a paused request doesn't run now, but can start at any time.
                let end = state.timer.nextExpiry(isPaused: isPaused)
                guard isPaused, let idle = request.timeouts.idle else { return (nil, end) }
                return (nil, end.map { min($0, now + idle) } ?? now + idle)
            }
            if let expired { fail(request.timeouts.error(expired, isRequestUnsent: false)) }
            return next
        }

        /// Records that the system sent `bytes` more of the body, `total` so far. `expected` isn't positive if the
        /// system doesn't know the length.
        func sent(_ bytes: Int64, total: Int64, of expected: Int64) {
            state.withLock { state in
                state.timer.recordBytes(bytes, at: .now)
                if total == expected { state.timer.recordStep(at: .now) }
            }
        }

        /// Records whether the producer of the body is running. If it isn't, the network sends what it has produced.
        func setProducing(_ isProducing: Bool) {
            state.withLock { state in
                state.isProducing = isProducing
                if !isProducing { state.timer.recordStep(at: .now) }
            }
        }

        private func updateSuspension() {
            change { $0.isSuspended = self.request.suspender?.isSuspended ?? false }
        }

        /// Changes the state, and resumes or suspends the system's task accordingly.
        ///
        /// The task changes under the lock to keep two changes in order. The system doesn't call back synchronously
        /// there.
        private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
            state.withLock { state in
                let wasHeld = state.isPaused || !state.hasStarted
                let value = body(&state)
                if state.isPaused && !wasHeld { task.suspend() }
                if !state.isPaused && wasHeld {
                    state.hasStarted = true
                    state.timer.recordStep(at: .now)
                    task.resume()
                }
                return value
            }
        }

        func head() async throws(HTTPError) -> ResponseHead {
            let result: HeadResult = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let ready = state.withLock { state -> HeadResult? in
                        if let head = state.head { return .success(head) }
                        if let outcome = state.outcome { return .failure(outcome ?? .incompleteHead) }
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
                    if let ready = bufferedChunk(orWaitWith: continuation) { continuation.resume(returning: ready) }
                }
            } onCancel: {
                fail(.cancelled)
            }
            return try result.get()
        }

        private func bufferedChunk(orWaitWith reader: CheckedContinuation<ChunkResult, Never>) -> ChunkResult? {
            change { state in
                guard state.chunkReader == nil else { return .failure(.bodyInUse) }
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

        /// Fails the request with its own error unless it has finished.
        func fail(_ error: HTTPError) {
            state.withLock { $0.failure = $0.failure ?? error }
            task.cancel()
        }

        // MARK: The delegate's side

        func receive(_ head: ResponseHead) {
            let reader = state.withLock { state in
                state.head = head
                state.timer.recordStep(at: .now)
                defer { state.headReader = nil }
                return state.headReader
            }
            reader?.resume(returning: .success(head))
        }

        func receive(_ data: Data) {
            guard !data.isEmpty else { return }
            let (reader, chunk) = change { state -> (CheckedContinuation<ChunkResult, Never>?, Data) in
                state.buffer.append(data)
                state.timer.recordBytes(Int64(data.count), at: .now)
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

        /// Returns a Boolean value that indicates whether the body can be sent. The system asks again if it must resend
        /// the body.
        func canProvideBody() -> Bool {
            state.withLock { state in
                defer { state.hasProvidedBody = true }
                return !state.hasProvidedBody || request.body.isReplayable
            }
        }

        func attach(_ producer: Task<Void, Never>) {
            let (old, isFinished) = state.withLock { state in
                defer { state.producer = producer }
                return (state.producer, state.outcome != nil)
            }
            old?.cancel()
            if isFinished { producer.cancel() }
        }

        /// Finishes the request when the system has completed the task.
        func complete(_ error: (any Error)?) {
            let finishedState = state.withLock { state -> State? in
                guard state.outcome == nil else { return nil }
                let failure = error.map { state.failure ?? URLSessionErrors.error($0) }
                state.outcome = .some(failure)
                let finishedState = state
                state.headReader = nil
                state.chunkReader = nil
                state.producer = nil
                state.timeoutTask = nil
                return finishedState
            }
            guard let finishedState, let failure = finishedState.outcome else { return }
            if let observation = finishedState.observation { request.suspender?.removeObserver(observation) }
            finishedState.timeoutTask?.cancel()
            finishedState.producer?.cancel()
            finishedState.headReader?.resume(returning: .failure(failure ?? .incompleteHead))
            finishedState.chunkReader?.resume(returning: failure.map { .failure($0) } ?? .success(nil))
        }
    }

    /// The body of a response. Releasing the last reference cancels an unfinished request.
    final class URLSessionBodySource: ResponseBodySource {
        private let exchange: URLSessionExchange

        init(_ exchange: URLSessionExchange) { self.exchange = exchange }

        deinit { exchange.fail(.cancelled) }

        func next() async throws(HTTPError) -> Data? { try await exchange.nextChunk() }

        func cancel() { exchange.fail(.cancelled) }
    }
#endif
