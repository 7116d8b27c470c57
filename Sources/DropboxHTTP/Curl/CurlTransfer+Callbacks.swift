import DropboxConcurrency

#if os(Linux)
    import CDropboxCurl
    import CDropboxCurlShim
    import Foundation

    /// What happens to a transfer on the loop's thread: libcurl's callbacks, and the loop's own questions.
    extension CurlTransfer {
        // MARK: Callbacks

        /// The connection stands, the request goes out now.
        func connected(from local: CurlSocketTracker.Endpoint, to remote: CurlSocketTracker.Endpoint) {
            isConnected = true
            let isWatched = upload != nil && configuration.version == .http1
            socket = isWatched ? loop.sockets.socket(from: local, to: remote) : nil
            timer.step(loop.now)
            loop.scheduleTimeouts(by: timer.nextExpiry(isHeld: false))
        }

        /// A line of the head. Only the whole head is progress.
        func receiveHead(_ line: UnsafeRawBufferPointer) -> Int {
            switch parser.consume(line) {
            case .incomplete, .ignored: break
            case .tooLarge:
                fail(HTTPError(.invalidResponse, "The head of the answer is larger than 256 KiB."))
                return 0
            case .complete(let head):
                timer.step(loop.now)
                state.withLock { $0.head = head }
                planDelivery()
                isRefused = upload != nil && head.status >= 300
                if isRefused, isSendHeld { loop.post(.resume(self)) }
            }
            return line.count
        }

        /// A piece of the body.
        func receiveBody(_ piece: UnsafeRawBufferPointer) -> Int {
            if noticesSuspension {
                isReceiveHeld = true
                return Int(CURL_WRITEFUNC_PAUSE)
            }
            let (sink, isFull, isAwaited) = state.withLock { state -> (FileSink?, Bool, Bool) in
                if let sink = state.sink { return (sink, false, false) }
                guard state.buffer.count < Self.bufferLimit else {
                    state.isReceivePaused = true
                    return (nil, true, false)
                }
                state.buffer.append(contentsOf: piece)
                return (nil, false, state.chunkReader != nil)
            }
            if isFull {
                isReceiveHeld = true
                return Int(CURL_WRITEFUNC_PAUSE)
            }
            if let sink {
                do throws(HTTPError) {
                    try empty(into: sink)
                    guard try sink.append(piece) else {
                        isReceiveHeld = true
                        return Int(CURL_WRITEFUNC_PAUSE)
                    }
                } catch {
                    fail(error)
                    return 0
                }
            }
            receivedBytes += Int64(piece.count)
            timer.move(Int64(piece.count), at: loop.now)
            if isAwaited { planDelivery() }
            return piece.count
        }

        /// libcurl wants bytes of the body.
        func supply(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
            guard let upload else { return Int(CURL_READFUNC_ABORT) }
            if noticesSuspension {
                isSendHeld = true
                return Int(CURL_READFUNC_PAUSE)
            }
            switch upload.read(into: buffer) {
            case .bytes(let count):
                if isAnswerWaiting, !hasGivenWay {
                    // Read it first: it may be a refusal, and sending into a closed connection would lose it. Once only:
                    // what is still there then is the end of the connection, which sending finds out.
                    hasGivenWay = true
                    loop.post(.resume(self))
                    return Int(CURL_READFUNC_PAUSE)
                }
                hasGivenWay = false
                upload.advance(by: count)
                return count
            case .end:
                timer.step(loop.now)
                return 0
            case .wait:
                isSendHeld = true
                return Int(CURL_READFUNC_PAUSE)
            case .failed(let error):
                fail(error)
                return Int(CURL_READFUNC_ABORT)
            }
        }

        /// libcurl sends the body anew, over another connection.
        func rewindUpload() -> Bool {
            isSendHeld = false
            return upload?.rewind() ?? true
        }

        /// libcurl's count of body bytes handed to the system.
        func noteSent(_ count: Int64) {
            guard count != sentBytes else { return }
            timer.move(count - sentBytes, at: loop.now)
            sentBytes = count
            if count == request.body.length { timer.step(loop.now) }
            request.onUploadProgress?(count)
        }

        /// Keeps the first error of our own.
        func fail(_ error: HTTPError) { failure = failure ?? error }

        /// Whether the request is held up. Nothing is read or written then until the loop hears that it may go on.
        private var noticesSuspension: Bool {
            guard request.suspension?.isSuspended == true else { return false }
            isSuspended = true
            return true
        }

        private var isAnswerWaiting: Bool {
            guard let socket, !parser.isComplete else { return false }
            return loop.sockets.isReadable(socket)
        }

        private func planDelivery() {
            guard !isDeliveryPlanned else { return }
            isDeliveryPlanned = true
            loop.deliverLater(self)
        }

        private func empty(into sink: FileSink) throws(HTTPError) {
            let data = state.withLock { state in
                defer { if !state.buffer.isEmpty { state.buffer = Data() } }
                return state.buffer
            }
            try sink.append(data)
        }

        // MARK: For the loop

        /// Whether the transfer waits for this process and not for the network.
        var isHeld: Bool { isReceiveHeld || isSendHeld || isSuspended }

        /// Whether it is certain that no byte of the request has left.
        var isRequestUnsent: Bool { !isConnected && !isResend }

        func expiredDeadline(at now: ContinuousClock.Instant) -> HTTPError.TimeoutKind? {
            timer.expired(at: now, isHeld: isHeld)
        }

        /// Wakes whoever waits for what has arrived in this turn.
        func deliver() {
            isDeliveryPlanned = false
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

        /// Goes on with what was paused, as far as there is no reason left to pause.
        func resume() -> HTTPError? {
            guard let easy else { return nil }
            isSuspended = request.suspension?.isSuspended ?? false
            if isSuspended { return nil }
            timer.step(loop.now)
            let (sink, isReceivePaused) = state.withLock { ($0.sink, $0.isReceivePaused) }
            if let sink {
                if let failure = sink.failure { return failure }
                do throws(HTTPError) { try empty(into: sink) } catch { return error }
            }
            isReceiveHeld = isReceivePaused
            // After a refusal libcurl sends no more, but it also waits for the end of a pause, if there is one.
            isSendHeld = upload?.isStarved == true && !isRefused
            let pauses =
                CURLPAUSE_CONT | (isReceiveHeld ? CURLPAUSE_RECV : 0) | (isSendHeld ? CURLPAUSE_SEND : 0)
            let code = curl_easy_pause(easy.pointer, pauses)
            loop.scheduleTimeouts(by: timer.nextExpiry(isHeld: isHeld))
            // A bad argument is a transfer between two connections; what was paused on the last one is forgotten.
            let isDone = code == CURLE_OK || code == CURLE_BAD_FUNCTION_ARGUMENT
            return failure ?? (isDone ? nil : CurlErrors.error(code, circumstances))
        }

        /// Whether the transfer met a pooled connection that the server had closed already, and can begin once more.
        /// libcurl sees to that itself unless it was in the middle of the body.
        func shouldSendAgain(after code: CURLcode) -> Bool {
            guard code == CURLE_SEND_ERROR, let easy, failure == nil, !isResend, request.body.isReplayable,
                easy.number(CURLINFO_NUM_CONNECTS) == 0, easy.number(CURLINFO_HEADER_SIZE) == 0, unreadResponse == nil,
                rewindUpload()
            else { return false }
            isResend = true
            isConnected = false
            isSendHeld = false
            timer.reconnect()
            return true
        }

        /// What a result of libcurl means for this transfer.
        func conclude(_ code: CURLcode) -> Outcome {
            if let easy, !request.body.isEmpty { noteSent(easy.offset(CURLINFO_SIZE_UPLOAD_T)) }
            if let failure { return .failed(failure) }
            if code == CURLE_SEND_ERROR, let unreadResponse { readUnreadResponse(unreadResponse) }
            return code == CURLE_OK || isAnswerComplete ? .finished : .failed(CurlErrors.error(code, circumstances))
        }

        /// Gives back what belongs to one attempt.
        func release() {
            if let headerList { curl_slist_free_all(headerList) }
            headerList = nil
            socket = nil
            easy = nil
        }

        /// Lets go of the body and of whoever produces it.
        func closeUpload() {
            upload?.close()
            upload = nil
        }

        /// What the server had said when sending to it failed, on a connection where that can be read.
        private var unreadResponse: Data? {
            guard let socket, !parser.isComplete, request.url.scheme?.lowercased() == "http" else { return nil }
            return loop.sockets.unreadResponse(of: socket)
        }

        /// Takes an answer that came together with the end of the connection, as far as its length is announced.
        private func readUnreadResponse(_ words: Data) {
            var rest = words[...]
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

        /// The server sent all of its answer, and then closed although we were still sending.
        private var isAnswerComplete: Bool {
            state.withLock { $0.head?.bodyLength } == receivedBytes && parser.isComplete
        }

        private var circumstances: CurlErrors.Context {
            CurlErrors.Context(
                detail: String(cString: errorText), proxyStatus: easy?.number(CURLINFO_HTTP_CONNECTCODE) ?? 0,
                isConnected: isConnected, isRequestUnsent: isRequestUnsent, deadlines: request.timeouts)
        }
    }
#endif
