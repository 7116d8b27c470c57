#if os(Linux)
    import CDropboxCurl
    import CDropboxCurlShim
    import Foundation
    import DropboxConcurrency

    /// One request on its way: the bridge between the task that waits for it and the loop's thread that works on it.
    ///
    /// This file is the waiting side and what both sides share; `CurlTransfer+Callbacks` is the thread's side and
    /// `CurlTransfer+Setup` its beginning.
    // @unchecked Sendable because what both sides touch is in `state`; the rest is constant, or marked as the loop's own.
    final class CurlTransfer: @unchecked Sendable {
        enum Outcome {
            case finished
            case failed(HTTPError)
        }

        typealias HeadResult = Result<ResponseHead, HTTPError>
        typealias ChunkResult = Result<Data?, HTTPError>
        typealias CountResult = Result<Int64, HTTPError>

        /// What both sides share.
        struct State {
            var head: ResponseHead?
            var headReader: CheckedContinuation<HeadResult, Never>?
            /// What arrived and was not read yet.
            var buffer = Data()
            var chunkReader: CheckedContinuation<ChunkResult, Never>?
            /// Where the body goes instead of to `chunkReader`. Used on the loop's thread only, until the outcome is there.
            var sink: FileSink?
            var sinkReader: CheckedContinuation<CountResult, Never>?
            /// The buffer was full and libcurl holds the body back. Whoever makes room clears this and posts `resume`.
            var isReceivePaused = false
            /// Who tells the loop when the request is held up or may go on.
            var observation: Int?
            var outcome: Outcome?
        }

        /// Where the buffer counts as full. libcurl hands out 16 KiB at a time, so it grows only a little beyond.
        static let bufferLimit = 128 << 10

        let prepared: PreparedRequest
        let configuration: HTTPTransportConfiguration
        let loop: CurlEventLoop
        let state = Locked(State())
        var request: HTTPRequest { prepared.request }

        // The loop's own.
        var easy: EasyHandle?
        var isCancelled = false
        var timer: TransferTimer
        var parser: ResponseHeadParser
        var upload: (any UploadSource)?
        var headerList: UnsafeMutablePointer<curl_slist>?
        let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
        /// An error of our own, which says more than libcurl's code for "the callback gave up".
        var failure: HTTPError?
        var isConnected = false
        /// Whether the body of the answer, and that of the request, wait for this process. What readers and producers change
        /// in `state` counts only when the loop hears of it: until then no idle time runs.
        var isReceiveHeld = false
        var isSendHeld = false
        /// Whether no byte has been sent since sending gave way to reading.
        var hasGivenWay = false
        /// Somebody holds the request up, as far as the loop has heard.
        var isSuspended = false
        /// The head of the answer says that the body of the request is not wanted.
        var isRefused = false
        var isResend = false
        var isDeliveryPlanned = false
        var socket: curl_socket_t?
        var sentBytes: Int64 = 0
        var receivedBytes: Int64 = 0

        init(_ prepared: PreparedRequest, configuration: HTTPTransportConfiguration, loop: CurlEventLoop) {
            self.prepared = prepared
            self.configuration = configuration
            self.loop = loop
            timer = TransferTimer(prepared.request.timeouts, start: .now)
            parser = ResponseHeadParser(isBodiless: prepared.isBodiless)
        }

        deinit { errorText.deallocate() }

        // MARK: The waiting side

        /// Sends the request and waits for the head of its answer.
        func start() async throws(HTTPError) -> ResponseHead {
            let observation = request.suspension?.addObserver { [weak self] in
                guard let self else { return }
                loop.post(.resume(self))
            }
            state.withLock { $0.observation = observation }
            return try await cancellable { (continuation: CheckedContinuation<HeadResult, Never>) -> Void in
                self.state.withLock { $0.headReader = continuation }
                if !self.loop.post(.start(self)) { self.finish(.failed(.shutDown.nothingSent(true))) }
            }
        }

        /// The next piece of the body, `nil` at its end.
        func nextChunk() async throws(HTTPError) -> Data? {
            // Most of the time something is there already, and no continuation is needed.
            if let ready = takeChunk(orWaitWith: nil) { return try ready.get() }
            return try await cancellable { (continuation: CheckedContinuation<ChunkResult, Never>) -> Void in
                if let ready = self.takeChunk(orWaitWith: continuation) { continuation.resume(returning: ready) }
            }
        }

        /// What is there already; else remembers who waits for it.
        private func takeChunk(orWaitWith reader: CheckedContinuation<ChunkResult, Never>?) -> ChunkResult? {
            let (ready, hasRoom) = state.withLock { state -> (ChunkResult?, Bool) in
                guard state.chunkReader == nil, state.sink == nil else {
                    return (.failure(.readElsewhere), false)
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

        /// Sends the rest of the body to a file and waits for its end.
        func write(
            to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?
        ) async throws(HTTPError) -> Int64 {
            try await cancellable { (continuation: CheckedContinuation<CountResult, Never>) in
                let (outcome, rest) = self.state.withLock { state -> (Outcome?, Data) in
                    guard state.chunkReader == nil, state.sink == nil else {
                        return (.failed(.readElsewhere), Data())
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
                BlockingIO.foreign.later {
                    continuation.resume(returning: Self.write(rest, to: descriptor, onProgress, outcome))
                }
            }
        }

        /// Breaks the transfer off, unless it is over.
        func cancel() {
            let isOver = state.withLock { $0.outcome != nil }
            if !isOver { loop.post(.cancel(self)) }
        }

        /// Ends the transfer for everybody who waits for it. From any thread; only the first outcome counts.
        func finish(_ outcome: Outcome) {
            let waiting = state.withLock { state -> State? in
                guard state.outcome == nil else { return nil }
                state.outcome = outcome
                let waiting = state
                state.headReader = nil
                state.chunkReader = nil
                state.sinkReader = nil
                state.sink = nil
                if waiting.chunkReader != nil || waiting.sink != nil { state.buffer = Data() }
                return waiting
            }
            guard let waiting else { return }
            if let observation = waiting.observation { request.suspension?.removeObserver(observation) }
            if let reader = waiting.headReader { reader.resume(returning: Self.head(waiting, outcome)) }
            if let reader = waiting.chunkReader {
                reader.resume(returning: waiting.buffer.isEmpty ? Self.end(outcome) : .success(waiting.buffer))
            }
            guard let reader = waiting.sinkReader, let sink = waiting.sink else { return }
            // The file is the reader's, who may close it as soon as this has an end. What had arrived before there was a file
            // to write to may still be in the buffer.
            sink.end(after: waiting.buffer) { written in
                // A file that cannot be written is the reason also where the connection has ended since.
                if case .failed(let error) = outcome, error.isOfCaller || written.isSuccess {
                    reader.resume(returning: .failure(error))
                } else {
                    reader.resume(returning: written)
                }
            }
        }

        /// Waits for a result; cancelling the task cancels the transfer, whose end then brings the result.
        private func cancellable<Value: Sendable>(
            _ body: (CheckedContinuation<Result<Value, HTTPError>, Never>) -> Void
        ) async throws(HTTPError) -> Value {
            let result = await withTaskCancellationHandler {
                await withCheckedContinuation { body($0) }
            } onCancel: {
                loop.post(.cancel(self))
            }
            return try result.get()
        }

        // MARK: Pure parts

        private static func end(_ outcome: Outcome) -> ChunkResult {
            switch outcome {
            case .finished: .success(nil)
            case .failed(let error): .failure(error)
            }
        }

        private static func head(_ state: State, _ outcome: Outcome) -> HeadResult {
            if let head = state.head { return .success(head) }
            switch outcome {
            case .finished: return .failure(.brokenHead)
            case .failed(let error): return .failure(error)
            }
        }

        private static func write(
            _ data: Data, to descriptor: Int32, _ onProgress: (@Sendable (Int64) -> Void)?, _ outcome: Outcome
        ) -> CountResult {
            do throws(HTTPError) {
                try FileDescriptorWriter.write(data, to: descriptor)
            } catch {
                return .failure(error)
            }
            if case .failed(let error) = outcome { return .failure(error) }
            if !data.isEmpty { onProgress?(Int64(data.count)) }
            return .success(Int64(data.count))
        }
    }

    extension HTTPError {
        /// Whether whoever made the request has ended it.
        fileprivate var isOfCaller: Bool {
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
