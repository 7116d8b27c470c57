#if os(Linux)
    import CDropboxLinux
    import DropboxConcurrency
    import Foundation

    /// Work of the loop's owner: libcurl's callbacks, and the operations that the loop calls.
    extension CurlTransfer {
        // MARK: Callbacks

        /// Records that the connection is established and libcurl starts to send the request. Returns `false` if libcurl
        /// must not send it, because an idle connection ended after it was sent.
        func didConnect() -> Bool {
            if isConnected, !request.isRepeatable, isSent {
                fail(HTTPError(.connectionLost, "The server closed the connection without a response."))
                return false
            }
            isConnected = true
            socket = nil
            timer.recordStep(at: loop.now)
            loop.scheduleTimeouts(by: timer.nextExpiry(isPaused: false))
            return true
        }

        /// Whether the entire request may have been sent. A short body is sent with the head.
        private var isSent: Bool { upload == nil || hasCopiedBody }

        /// Whether the transfer looks for a response while it sends the body.
        var watchesSocket: Bool { upload != nil && configuration.version == .http1 }

        /// Parses one line of the response head. Only the complete head counts as progress.
        func receiveHead(_ line: UnsafeRawBufferPointer) -> Int {
            switch parser.consume(line) {
            case .incomplete, .ignored: break
            case .tooLarge:
                fail(HTTPError(.invalidResponse, "The head and the trailers of the response are larger than 256 KiB."))
                return 0
            case .complete(let head):
                timer.recordStep(at: loop.now)
                state.withLock { $0.head = head }
                if !request.awaitsCompleteResponse { scheduleDelivery() }
                isUploadRejected = upload != nil && head.status >= 300
                if isUploadRejected, isSendPaused { loop.post(.resume(self)) }
            }
            return line.count
        }

        /// Stores one piece of the response body.
        func receiveBody(_ piece: UnsafeRawBufferPointer) -> Int {
            if checkSuspension() {
                isReceivePaused = true
                return Int(CURL_WRITEFUNC_PAUSE)
            }
            let (sink, isFull, isAwaited) = state.withLock { state -> (FileSink?, Bool, Bool) in
                if let sink = state.sink { return (sink, false, false) }
                guard state.buffer.count < Self.bufferLimit else {
                    state.isReceivePaused = true
                    return (nil, true, false)
                }
                state.buffer.append(contentsOf: piece)
                let isLong = state.headReader != nil && state.buffer.count > Self.shortResponseLimit
                return (nil, false, state.chunkReader != nil || isLong)
            }
            if isFull {
                isReceivePaused = true
                return Int(CURL_WRITEFUNC_PAUSE)
            }
            if let sink {
                do throws(HTTPError) {
                    try moveBuffer(into: sink)
                    guard try sink.append(piece) else {
                        isReceivePaused = true
                        return Int(CURL_WRITEFUNC_PAUSE)
                    }
                } catch {
                    fail(error)
                    return 0
                }
            }
            receivedBytes += Int64(piece.count)
            if isExpansion {
                let limit = Self.maximumExpansion
                fail(HTTPError(.invalidResponse, "The response is decompressed to more than \(limit) times its size."))
                return 0
            }
            timer.recordBytes(Int64(piece.count), at: loop.now)
            if isAwaited { scheduleDelivery() }
            return piece.count
        }

        /// Whether decompression multiplies the received bytes so much that the response is an attack.
        private var isExpansion: Bool {
            guard prepared.acceptsCompression, receivedBytes > Self.expansionThreshold, let easy else { return false }
            return receivedBytes / Self.maximumExpansion > easy.offset(CURLINFO_SIZE_DOWNLOAD_T)
        }

        /// Copies the next bytes of the request body for libcurl.
        func copyUpload(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            guard let upload else { return Int(CURL_READFUNC_ABORT) }
            if checkSuspension() {
                isSendPaused = true
                return Int(CURL_READFUNC_PAUSE)
            }
            switch upload.read(into: buffer) {
            case .bytes(let count):
                if hasUnreadResponse, !hasPausedForResponse {
                    // Read the response first. It can be a rejection, which sending on a closed connection would
                    // discard. Pause only once: if the socket remains readable, it reached its end, and sending reports
                    // that.
                    hasPausedForResponse = true
                    loop.post(.resume(self))
                    return Int(CURL_READFUNC_PAUSE)
                }
                hasPausedForResponse = false
                upload.advance(by: count)
                copiedBytes += Int64(count)
                if copiedBytes == request.body.length { hasCopiedBody = true }
                return count
            case .end:
                hasCopiedBody = true
                timer.recordStep(at: loop.now)
                return 0
            case .wait:
                isSendPaused = true
                return Int(CURL_READFUNC_PAUSE)
            case .failed(let error):
                fail(error)
                return Int(CURL_READFUNC_ABORT)
            }
        }

        /// Rewinds the body because libcurl sends it again over another connection.
        func rewindUpload() -> Bool {
            isSendPaused = false
            copiedBytes = 0
            return upload?.rewind() ?? true
        }

        /// Records the number of body bytes that libcurl has passed to the system.
        func recordSent(_ count: Int64) {
            guard count != sentBytes else { return }
            timer.recordBytes(count - sentBytes, at: loop.now)
            sentBytes = count
            if count == request.body.length { timer.recordStep(at: loop.now) }
            // For a body of unknown length, libcurl also counts the bytes that delimit the chunks.
            request.onUploadProgress?(request.body.length == nil ? min(count, copiedBytes) : count)
        }

        /// Stores the transfer's own error. Only the first one counts.
        func fail(_ error: HTTPError) { failure = failure ?? error }

        /// Checks whether the request is suspended, and records it. A suspended transfer neither reads nor writes until
        /// the loop resumes it.
        private func checkSuspension() -> Bool {
            guard request.suspender?.isSuspended == true else { return false }
            isSuspended = true
            return true
        }

        private var hasUnreadResponse: Bool {
            guard let socket, !parser.isComplete else { return false }
            return loop.sockets.isReadable(socket)
        }

        private func scheduleDelivery() {
            guard !isDeliveryScheduled else { return }
            isDeliveryScheduled = true
            loop.scheduleDelivery(of: self)
        }

        private func moveBuffer(into sink: FileSink) throws(HTTPError) {
            let data = state.withLock { state in
                defer { if !state.buffer.isEmpty { state.buffer = Data() } }
                return state.buffer
            }
            try sink.append(data)
        }

        // MARK: For the loop

        /// A Boolean value that indicates whether the transfer waits for this process, not for the network.
        var isPaused: Bool { isReceivePaused || isSendPaused || isSuspended }

        /// A Boolean value that indicates whether certainly no byte of the request was sent.
        var isRequestUnsent: Bool { !isConnected && !isRetry }

        func expiredTimeout(at now: ContinuousClock.Instant) -> HTTPError.TimeoutKind? {
            timer.expiredTimeout(at: now, isPaused: isPaused)
        }

        /// Passes what this iteration received to waiting readers. The loop isn't owned meanwhile.
        func deliver() {
            let (headReader, head, chunkReader, chunk, hasRoom) = state.withLock { state in
                let headReader = state.head == nil ? nil : state.headReader
                if headReader != nil { state.headReader = nil }
                let chunkReader = state.buffer.isEmpty ? nil : state.chunkReader
                var chunk = Data()
                let hasRoom = chunkReader != nil && state.isReceivePaused
                if chunkReader != nil {
                    swap(&chunk, &state.buffer)
                    state.chunkReader = nil
                    state.isReceivePaused = false
                }
                return (headReader, state.head, chunkReader, chunk, hasRoom)
            }
            if hasRoom { loop.post(.resume(self)) }
            if let headReader, let head { headReader.resume(returning: .success(head)) }
            chunkReader?.resume(returning: .success(chunk))
        }

        /// Unpauses the directions that have no more reason to pause.
        func resume() -> HTTPError? {
            guard let easy else { return nil }
            isSuspended = request.suspender?.isSuspended ?? false
            if isSuspended { return nil }
            timer.recordStep(at: loop.now)
            let (sink, isReceivePaused) = state.withLock { ($0.sink, $0.isReceivePaused) }
            if let sink {
                if let failure = sink.failure { return failure }
                do throws(HTTPError) { try moveBuffer(into: sink) } catch { return error }
            }
            self.isReceivePaused = isReceivePaused
            // After a rejection libcurl sends nothing more, but it waits for a paused upload to resume.
            isSendPaused = upload?.isWaitingForProducer == true && !isUploadRejected
            let pauses =
                CURLPAUSE_CONT | (isReceivePaused ? CURLPAUSE_RECV : 0) | (isSendPaused ? CURLPAUSE_SEND : 0)
            let code = curl_easy_pause(easy.pointer, pauses)
            loop.scheduleTimeouts(by: timer.nextExpiry(isPaused: isPaused))
            // libcurl reports a bad argument for a transfer between two connections. It discards the pause of the
            // previous one.
            let isDone = code == CURLE_OK || code == CURLE_BAD_FUNCTION_ARGUMENT
            return failure ?? (isDone ? nil : CurlErrors.error(code, errorContext))
        }

        /// Returns a Boolean value that indicates whether the transfer failed on a pooled connection that the server
        /// had already closed, and can be sent again. libcurl handles this case itself unless it was sending the body.
        func shouldRetry(after code: CURLcode) -> Bool {
            guard code == CURLE_SEND_ERROR, let easy, failure == nil, !isRetry, request.body.isReplayable,
                easy.number(CURLINFO_NUM_CONNECTS) == 0, easy.number(CURLINFO_HEADER_SIZE) == 0, unreadResponse == nil,
                rewindUpload()
            else { return false }
            isRetry = true
            isConnected = false
            isSendPaused = false
            timer.reconnect()
            return true
        }

        /// Returns the outcome of the transfer for a result of libcurl.
        func outcome(for code: CURLcode) -> Outcome {
            if let easy, !request.body.isEmpty { recordSent(easy.offset(CURLINFO_SIZE_UPLOAD_T)) }
            if let failure { return .failed(failure) }
            if code == CURLE_SEND_ERROR, let unreadResponse { readUnreadResponse(unreadResponse) }
            return code == CURLE_OK || isResponseComplete ? .finished : .failed(CurlErrors.error(code, errorContext))
        }

        /// Releases the resources of one attempt, and returns its handle.
        @discardableResult
        func release() -> EasyHandle? {
            defer { easy = nil }
            socket = nil
            return easy
        }

        /// Closes the body and cancels its producer.
        func closeUpload() {
            upload?.close()
            upload = nil
        }

        /// The unread response after a send error, if the connection isn't encrypted.
        private var unreadResponse: Data? {
            guard let socket, !parser.isComplete, !prepared.url.isSecure else { return nil }
            return loop.sockets.unreadResponse(of: socket)
        }

        /// Parses a response that was received with the end of the connection, if it announces its length.
        private func readUnreadResponse(_ bytes: Data) {
            var rest = bytes[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = rest[...end]
                rest = rest[(end + 1)...]
                guard case .complete(let head) = line.withUnsafeBytes({ parser.consume($0) }) else { continue }
                guard let length = head.bodyLength, length <= rest.count else { return }
                let body = Data(rest.prefix(Int(length)))
                state.withLock { state in
                    state.head = head
                    state.buffer = body
                }
                receivedBytes = length
                return
            }
        }

        /// A Boolean value that indicates whether the server sent its complete response and closed the connection
        /// before the request was sent.
        private var isResponseComplete: Bool {
            state.withLock { $0.head?.bodyLength } == receivedBytes && parser.isComplete
        }

        private var errorContext: CurlErrors.Context {
            CurlErrors.Context(
                detail: easy?.errorText ?? "", proxyStatus: easy?.number(CURLINFO_HTTP_CONNECTCODE) ?? 0,
                isConnected: isConnected, isRequestUnsent: isRequestUnsent, timeouts: request.timeouts)
        }
    }
#endif
