#if os(Linux)
    import CDropboxLinux
    import DropboxConcurrency
    import Foundation

    /// A request in progress, which connects the task that waits for the response to the loop's thread that performs
    /// the request.
    ///
    /// This file contains the waiting side and the shared state. `CurlTransfer+Callbacks` contains the thread's side,
    /// and `CurlTransfer+Setup` the setup.
    // @unchecked Sendable because both sides share only `state`. All else is constant or confined to the owner of the
    // loop.
    final class CurlTransfer: @unchecked Sendable {
        enum Outcome {
            case finished
            case failed(HTTPError)
        }

        typealias HeadResult = Result<ResponseHead, HTTPError>
        typealias ChunkResult = Result<Data?, HTTPError>
        typealias CountResult = Result<Int64, HTTPError>

        /// The state that both sides share.
        struct State {
            var head: ResponseHead?
            var headReader: UnsafeContinuation<HeadResult, Never>?
            /// The received bytes that haven't been read yet.
            var buffer = Data()
            var chunkReader: UnsafeContinuation<ChunkResult, Never>?
            /// The destination of the body if it isn't `chunkReader`. Only the owner of the loop uses it until the outcome
            /// is set.
            var sink: FileSink?
            var sinkReader: UnsafeContinuation<CountResult, Never>?
            /// The buffer is full, and libcurl pauses the download. The reader that frees space clears this flag and
            /// posts `resume`.
            var isReceivePaused = false
            /// The observer that notifies the loop when the request is suspended or resumed.
            var observation: Int?
            var outcome: Outcome?
        }

        /// The size at which the buffer is full. libcurl delivers at most 16 KiB at a time, so the buffer exceeds this
        /// only slightly.
        static let bufferLimit = 128 << 10
        /// The maximum size of a short response, which is passed on when it's complete; see
        /// `HTTPRequest.awaitsCompleteResponse`.
        static let shortResponseLimit = 64 << 10

        /// The number of decompressed bytes from which on their ratio to the received bytes is limited.
        static let expansionThreshold: Int64 = 1 << 20
        /// The maximum ratio of decompressed bytes to received bytes. A page of a listing has about 5.
        static let maximumExpansion: Int64 = 200

        let prepared: PreparedRequest
        let configuration: HTTPTransportConfiguration
        let owner: TransferOwner
        let loop: CurlEventLoop
        let state = Locked(State())
        var request: HTTPRequest { prepared.request }

        // Confined to the owner of the loop.
        var easy: EasyHandle?
        var isCancelled = false
        /// Whether the transfer waits in the queue of the loop.
        var isWaiting = false
        var timer: TransferTimer
        var parser: ResponseHeadParser
        var upload: (any UploadSource)?
        /// The transfer's own error, which is more specific than libcurl's code for an aborted callback.
        var failure: HTTPError?
        var isConnected = false
        /// Whether the response body or the request body waits for this process. Changes by readers and producers to
        /// `state` take effect when the loop processes them. The idle timeout doesn't run before that.
        var isReceivePaused = false
        var isSendPaused = false
        /// Whether no byte has been sent since the upload paused to read the response.
        var hasPausedForResponse = false
        /// Whether the request is suspended, as of the last check by the loop.
        var isSuspended = false
        /// Whether the response head shows that the server rejected the request body.
        var isUploadRejected = false
        var isRetry = false
        var isDeliveryScheduled = false
        var socket: curl_socket_t?
        var sentBytes: Int64 = 0
        /// The number of body bytes that libcurl has copied.
        var copiedBytes: Int64 = 0
        /// Whether libcurl has received the entire body, even if it sends it again.
        var hasCopiedBody = false
        var receivedBytes: Int64 = 0

        init(
            _ prepared: PreparedRequest, configuration: HTTPTransportConfiguration, owner: TransferOwner,
            loop: CurlEventLoop
        ) {
            self.prepared = prepared
            self.configuration = configuration
            self.owner = owner
            self.loop = loop
            timer = TransferTimer(prepared.request.timeouts, start: loop.clock())
            parser = ResponseHeadParser(
                isBodiless: prepared.isBodiless, isDecompressed: prepared.acceptsCompression)
        }

        // MARK: The waiting side

        /// Sends the request and waits for the response head.
        nonisolated(nonsending) func start() async throws(HTTPError) -> ResponseHead {
            // `finish` removes it. A weak reference would slow down all others.
            let observation = request.suspender?.addObserver { self.loop.post(.resume(self)) }
            return try await cancellable { (continuation: UnsafeContinuation<HeadResult, Never>) -> Void in
                self.state.withLock { state in
                    state.observation = observation
                    state.headReader = continuation
                }
                if !self.loop.submit(self) { self.finish(.failed(self.loop.refusal.withRequestUnsent(true))) }
            }
        }

        /// Returns the next chunk of the body, or `nil` at its end.
        nonisolated(nonsending) func nextChunk() async throws(HTTPError) -> Data? {
            // Usually a chunk is available, and no continuation is needed.
            if let ready = bufferedChunk(orWaitWith: nil) { return try ready.get() }
            return try await cancellable { (continuation: UnsafeContinuation<ChunkResult, Never>) -> Void in
                if let ready = self.bufferedChunk(orWaitWith: continuation) { continuation.resume(returning: ready) }
            }
        }

        /// Returns the rest of the body if its end has been received and it isn't too long.
        func receivedBody(upTo maximumBytes: Int) -> Data? {
            state.withLock { state in
                guard case .finished? = state.outcome, state.buffer.count <= maximumBytes else { return nil }
                defer { state.buffer = Data() }
                return state.buffer
            }
        }

        /// Returns the available bytes, or stores the reader that waits for them.
        private func bufferedChunk(orWaitWith reader: UnsafeContinuation<ChunkResult, Never>?) -> ChunkResult? {
            let (ready, hasRoom) = state.withLock { state -> (ChunkResult?, Bool) in
                guard state.chunkReader == nil, state.sink == nil else {
                    return (.failure(.bodyInUse), false)
                }
                if state.buffer.isEmpty {
                    if state.outcome == nil { state.chunkReader = reader }
                    return (state.outcome.map(Self.end), false)
                }
                defer {
                    state.buffer = Data()
                    state.isReceivePaused = false
                }
                return (.success(state.buffer), state.isReceivePaused)
            }
            if hasRoom { loop.post(.resume(self)) }
            return ready
        }

        /// Writes the remaining body to a file and waits for its end.
        func write(
            to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?
        ) async throws(HTTPError) -> Int64 {
            try await cancellable { (continuation: UnsafeContinuation<CountResult, Never>) in
                let (outcome, rest) = self.state.withLock { state -> (Outcome?, Data) in
                    guard state.chunkReader == nil, state.sink == nil else {
                        return (.failed(.bodyInUse), Data())
                    }
                    if let outcome = state.outcome {
                        defer { state.buffer = Data() }
                        return (outcome, state.buffer)
                    }
                    state.sink = FileSink(descriptor, onProgress: onProgress, wake: self.wakeUp)
                    state.sinkReader = continuation
                    state.isReceivePaused = false
                    return (nil, Data())
                }
                guard let outcome else {
                    self.loop.post(.resume(self))
                    return
                }
                BlockingIO.external.enqueue {
                    continuation.resume(returning: Self.write(rest, to: descriptor, onProgress, outcome))
                }
            }
        }

        /// Cancels the transfer unless it has finished.
        func cancel() {
            let isFinished = state.withLock { $0.outcome != nil }
            if !isFinished { loop.post(.cancel(self)) }
        }

        /// Finishes the transfer and resumes all waiting tasks. Safe to call from any thread that doesn't own the loop; only
        /// the first outcome counts.
        ///
        /// - Parameter onLoopThread: Whether this is the loop's thread, which may run the reader of a short response.
        func finish(_ outcome: Outcome, onLoopThread: Bool = false) {
            let waiting = state.withLock { state -> Waiting? in
                guard state.outcome == nil else { return nil }
                state.outcome = outcome
                var waiting = Waiting(state)
                if state.headReader != nil {
                    waiting.head = Self.head(state.head, outcome)
                    waiting.isShortSuccess = Self.isShortSuccess(state, outcome)
                    state.headReader = nil
                }
                if state.chunkReader != nil || state.sink != nil {
                    swap(&waiting.rest, &state.buffer)
                    state.chunkReader = nil
                    state.sinkReader = nil
                    state.sink = nil
                }
                return waiting
            }
            guard let waiting else { return }
            if let observation = waiting.observation { request.suspender?.removeObserver(observation) }
            if let reader = waiting.headReader, let head = waiting.head {
                if onLoopThread, request.awaitsCompleteResponse, waiting.isShortSuccess {
                    InlineResumption.perform { reader.resume(returning: head) }
                } else {
                    reader.resume(returning: head)
                }
            }
            if let reader = waiting.chunkReader {
                reader.resume(returning: waiting.rest.isEmpty ? Self.end(outcome) : .success(waiting.rest))
            }
            guard let reader = waiting.sinkReader, let sink = waiting.sink else { return }
            // The reader can close the file as soon as it's resumed. The buffer can still contain bytes that were
            // received before the sink was set.
            sink.finish(after: waiting.rest) { written in
                // A write error takes precedence over a connection error, which may have followed from it.
                if case .failed(let error) = outcome, error.isCausedByClient || written.isSuccess {
                    reader.resume(returning: .failure(error))
                } else {
                    reader.resume(returning: written)
                }
            }
        }

        /// What a transfer that finishes passes on.
        private struct Waiting {
            let headReader: UnsafeContinuation<HeadResult, Never>?
            let chunkReader: UnsafeContinuation<ChunkResult, Never>?
            let sink: FileSink?
            let sinkReader: UnsafeContinuation<CountResult, Never>?
            let observation: Int?
            var head: HeadResult?
            var isShortSuccess = false
            /// The bytes for the reader or the sink.
            var rest = Data()

            init(_ state: borrowing State) {
                (headReader, chunkReader) = (state.headReader, state.chunkReader)
                (sink, sinkReader) = (state.sink, state.sinkReader)
                observation = state.observation
            }
        }

        /// Waits for a result. Canceling the task cancels the transfer, which then supplies the result.
        private nonisolated(nonsending) func cancellable<Value: Sendable>(
            _ body: (UnsafeContinuation<Result<Value, HTTPError>, Never>) -> Void
        ) async throws(HTTPError) -> Value {
            let result = await withTaskCancellationHandler {
                await withUnsafeContinuation { body($0) }
            } onCancel: {
                loop.post(.cancel(self))
            }
            return try result.get()
        }

        // MARK: Pure functions

        private static func end(_ outcome: Outcome) -> ChunkResult {
            switch outcome {
            case .finished: .success(nil)
            case .failed(let error): .failure(error)
            }
        }

        private static func head(_ head: ResponseHead?, _ outcome: Outcome) -> HeadResult {
            if let head { return .success(head) }
            switch outcome {
            case .finished: return .failure(.incompleteHead)
            case .failed(let error): return .failure(error)
            }
        }

        /// Returns whether little remains to do for the reader of a response.
        private static func isShortSuccess(_ state: borrowing State, _ outcome: Outcome) -> Bool {
            guard case .finished = outcome, let head = state.head else { return false }
            return (200..<300).contains(head.status) && state.buffer.count <= shortResponseLimit
        }

        private static func write(
            _ data: Data, to descriptor: Int32, _ onProgress: (@Sendable (Int64) -> Void)?, _ outcome: Outcome
        ) -> CountResult {
            do throws(HTTPError) {
                try FileDescriptorIO.write(data, to: descriptor)
            } catch {
                return .failure(error)
            }
            // The bytes are in the file, even if the connection was lost after them.
            if !data.isEmpty { onProgress?(Int64(data.count)) }
            if case .failed(let error) = outcome { return .failure(error) }
            return .success(Int64(data.count))
        }
    }

    extension HTTPError {
        /// A Boolean value that indicates whether the client itself ended the request.
        fileprivate var isCausedByClient: Bool {
            switch kind {
            case .cancelled, .transportShutDown: true
            default: false
            }
        }
    }

    extension Result {
        fileprivate var isSuccess: Bool {
            if case .success = self { true } else { false }
        }
    }
#endif
