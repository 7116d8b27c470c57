import CDropboxMicrohttpd
import Foundation
import DropboxConcurrency

/// The state of one request, shared by libmicrohttpd's thread and the task of the handler.
///
/// libmicrohttpd's thread delivers body bytes and asks for a response. The task consumes the bytes and creates the
/// response. Each side waits for the other without blocking a thread: the task in a continuation, the connection
/// suspended.
package final class RequestHandler: Sendable {
    package typealias Handler = @Sendable (ServerRequest) async -> ServerResponse

    /// The next step of libmicrohttpd's thread.
    enum Step {
        /// Continue. The offered bytes, if any, were consumed.
        case proceed
        /// Wait. Nothing was consumed, and the connection is suspended. libmicrohttpd repeats the call after
        /// `MHD_resume_connection`.
        case wait
        case respond(ServerResponse)
        case hangUp
    }

    private struct State {
        /// Valid only until the request is completed. Pointers are stored as integers, because the state crosses
        /// threads.
        var connection: UInt?
        var isSuspended = false
        var isStopping = false
        var buffer = Data()
        var isBodyComplete = false
        /// The number of received bytes of the body, and its beginning.
        var bodySize: Int64 = 0
        var bodyStart = Data()
        /// The handler responded before the end of the body: discard the remaining bytes.
        var isDiscarding = false
        var isDisconnected = false
        var consumer: CheckedContinuation<Result<Data?, RequestBody.Failure>, Never>?
        var response: ServerResponse?
        /// A Boolean value that indicates whether the handler was called. Its task is known a moment later.
        var isStarted = false
        var task: Task<Void, Never>?
        var request: ServerRequest?
        /// libmicrohttpd has completed the request.
        var isCompleted = false
        /// The handler has returned.
        var isHandled = false
        /// A duplicate of the connection's socket, while the response bypasses libmicrohttpd.
        var detached: Int32?
        /// The response was sent through that socket, so the connection must be closed.
        var hasLeft = false
        /// Resumes the connection of a slow response.
        var pause: Task<Void, Never>?
    }

    /// The maximum number of buffered bytes before the client must wait.
    private static let highWaterMark = 1 << 20
    /// The number of bytes to store of the beginning of a body.
    package static let storedBodyLimit = 4 << 10
    /// The number of buffered bytes that resumes the handler before the end of the body.
    private static let lowWaterMark = 256 << 10

    let target: String
    let fileSender: FileSender
    /// The port that a tunnel leads to, or `nil` if there is none.
    let tunnelPort: UInt16?
    private let handler: Handler
    private let onWait: @Sendable () -> Void
    private let onEnd: @Sendable (RequestHandler) -> Void
    private let state: Locked<State>

    /// - Parameters:
    ///   - onWait: A closure that is called when the request is complete and waits for its response.
    ///   - onEnd: A closure that is called once, when both libmicrohttpd and the handler have finished with the request.
    init(
        target: String, connection: OpaquePointer, fileSender: FileSender, tunnelPort: UInt16?,
        handler: @escaping Handler, onWait: @escaping @Sendable () -> Void,
        onEnd: @escaping @Sendable (RequestHandler) -> Void
    ) {
        self.target = target
        self.fileSender = fileSender
        self.tunnelPort = tunnelPort
        self.handler = handler
        self.onWait = onWait
        self.onEnd = onEnd
        state = Locked(State(connection: UInt(bitPattern: connection)))
    }

    // MARK: Server thread

    /// A Boolean value that indicates whether `begin(method:headers:)` has been called.
    var hasStarted: Bool { state.withLock { $0.request != nil } }

    /// Starts the request after its header is complete.
    func begin(method: String, headers: HeaderFields) {
        let request = ServerRequest(
            method: method, target: target, headers: headers, body: RequestBody(requestHandler: self))
        state.withLock { $0.request = request }
    }

    /// Receives more bytes of the body.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Step {
        state.withLock { state in
            if state.isStopping { return .hangUp }
            if state.isDiscarding { return .proceed }
            if state.buffer.count >= Self.highWaterMark {
                suspend(&state)
                return .wait
            }
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return .proceed }
            if state.bodySize == 0, bytes.count <= Self.storedBodyLimit {
                // Most bodies are one small chunk, which needs only one copy.
                state.buffer = Data(bytes: start, count: bytes.count)
                state.bodyStart = state.buffer
            } else {
                if state.bodySize < Self.storedBodyLimit {
                    let rest = Self.storedBodyLimit - Int(state.bodySize)
                    state.bodyStart.append(start, count: min(rest, bytes.count))
                }
                // A body with more than one chunk probably continues: reserve space for all bytes before the next
                // wake-up.
                if !state.buffer.isEmpty { state.buffer.reserveCapacity(Self.lowWaterMark + bytes.count) }
                state.buffer.append(start, count: bytes.count)
            }
            state.bodySize += Int64(bytes.count)
            if state.buffer.count >= Self.lowWaterMark { wake(&state) }
            return .proceed
        }
    }

    /// Finishes the body, and returns the response if it is available. libmicrohttpd repeats the call after the
    /// connection was resumed.
    func finishBody() -> Step {
        startImmediately()
        let step = state.withLock { state -> Step in
            if state.isStopping || state.hasLeft { return .hangUp }
            if let response = state.response { return .respond(response) }
            state.isBodyComplete = true
            wake(&state)
            suspend(&state)
            return .wait
        }
        if case .wait = step { onWait() }
        return step
    }

    /// Calls the handler on this thread, until it waits for something. Most requests wait for nothing, and don't need
    /// another thread, whose wake-up would take longer than the request.
    private func startImmediately() {
        let request = state.withLock { state -> ServerRequest? in
            guard !state.isStarted, !state.isStopping, !state.hasLeft, let request = state.request else { return nil }
            state.isBodyComplete = true
            state.isStarted = true
            return request
        }
        guard let request else { return }
        let task: Task<Void, Never>
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            task = Task.immediate { [handler] in self.respond(await handler(request)) }
        } else {
            task = Task { [handler] in self.respond(await handler(request)) }
        }
        state.withLock { state in
            state.task = task
            if state.isStopping { task.cancel() }
        }
    }

    /// Completes the request, whether it succeeded or failed, and returns what to do with the connection.
    func complete() -> Delivery.ConnectionDisposition {
        let (isEnd, ending) = state.withLock { state in
            state.connection = nil
            state.pause?.cancel()
            state.isCompleted = true
            if !state.isBodyComplete {
                // Also a handler that wasn't called yet learns that the client has left.
                state.isDisconnected = true
                wake(&state)
            }
            if state.response == nil { state.task?.cancel() }
            state.request = nil
            return (state.isHandled || state.task == nil, state.response?.delivery.connectionDisposition ?? .keepAlive)
        }
        if isEnd { onEnd(self) }
        return ending
    }

    /// Cancels the handler if it's still working for a client that has left. libmicrohttpd doesn't notice that while the
    /// connection is suspended.
    func cancelIfClientHasLeft() {
        state.withLock { state in
            guard state.isSuspended, state.isBodyComplete, !state.isHandled, !state.isDisconnected,
                let task = state.task, let connection = state.connection,
                cmicrohttpd_peer_has_left(OpaquePointer(bitPattern: connection)) != 0
            else { return }
            state.isDisconnected = true
            task.cancel()
        }
    }

    /// Suspends the connection of a slow response until a time on the clock. Returns `false` without any effect if the
    /// server is stopping.
    func pause(until deadline: Date, of clock: any DeliveryClock) -> Bool {
        state.withLock { state in
            guard !state.isStopping else { return false }
            suspend(&state)
            state.pause = Task {
                await clock.sleep(until: deadline)
                self.state.withLock { resume(&$0) }
            }
            return true
        }
    }

    /// A Boolean value that indicates whether the response has a body.
    var isBodyWanted: Bool { state.withLock { $0.request?.method != "HEAD" } }

    /// Suspends the connection while its response bypasses libmicrohttpd. Returns `false` without any effect if the
    /// server is stopping.
    func detach(_ socket: Int32) -> Bool {
        state.withLock { state in
            guard !state.isStopping else { return false }
            state.detached = socket
            suspend(&state)
            return true
        }
    }

    /// Finishes a response that bypasses libmicrohttpd, whether or not it is complete.
    func finishDetached(isComplete: Bool) {
        state.withLock { state in
            if let socket = state.detached {
                if !isComplete { shutdown(socket, Int32(SHUT_RDWR)) }
                close(socket)
            }
            state.detached = nil
            state.hasLeft = true
            resume(&state)
        }
    }

    /// The task of the handler, or `nil` if the handler wasn't called yet.
    var task: Task<Void, Never>? { state.withLock(\.task) }

    /// Stops the request: cancels the handler, and resumes the connection so that its next step closes it.
    func stop() {
        state.withLock { state in
            state.isStopping = true
            state.task?.cancel()
            state.pause?.cancel()
            if let socket = state.detached { shutdown(socket, Int32(SHUT_RDWR)) }
            resume(&state)
        }
    }

    // MARK: Handler task

    /// Returns the next chunk, or the end of the body, unless the handler has to wait for it.
    fileprivate var readyResult: Result<Data?, RequestBody.Failure>? {
        state.withLock { state in
            guard state.isBodyComplete || state.isDisconnected || state.buffer.count >= Self.lowWaterMark else {
                return nil
            }
            return takeResult(&state)
        }
    }

    fileprivate func nextResult() async -> Result<Data?, RequestBody.Failure> {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.consumer = continuation
                if state.isBodyComplete || state.isDisconnected || state.buffer.count >= Self.lowWaterMark {
                    wake(&state)
                }
            }
        }
    }

    fileprivate var receivedBody: (size: Int64, start: Data) { state.withLock { ($0.bodySize, $0.bodyStart) } }

    private func respond(_ response: ServerResponse) {
        let isEnd = state.withLock { state in
            state.response = response
            state.isHandled = true
            state.isDiscarding = true
            state.buffer = Data()
            resume(&state)
            return state.isCompleted
        }
        if isEnd { onEnd(self) }
    }

    // MARK: While holding the lock

    /// Starts the handler, or resumes it with the buffered bytes if it is waiting for some.
    private func wake(_ state: inout State) {
        if !state.isStarted, let request = state.request, !state.isStopping {
            state.isStarted = true
            state.task = Task { [handler] in self.respond(await handler(request)) }
        }
        guard let consumer = state.consumer else { return }
        state.consumer = nil
        consumer.resume(returning: takeResult(&state))
    }

    /// Takes the buffered bytes. If there are none, the result is the end of the body or the reason why it is incomplete.
    private func takeResult(_ state: inout State) -> Result<Data?, RequestBody.Failure> {
        if state.buffer.isEmpty { return state.isBodyComplete ? .success(nil) : .failure(.disconnected) }
        let chunk = state.buffer
        state.buffer = Data()
        resume(&state)
        return .success(chunk)
    }

    private func suspend(_ state: inout State) {
        guard !state.isSuspended, let connection = state.connection else { return }
        state.isSuspended = true
        MHD_suspend_connection(OpaquePointer(bitPattern: connection))
    }

    private func resume(_ state: inout State) {
        guard state.isSuspended, let connection = state.connection else { return }
        // After the end of the body, only the response can resume the connection.
        guard state.response != nil || state.isStopping || !state.isBodyComplete else { return }
        state.isSuspended = false
        MHD_resume_connection(OpaquePointer(bitPattern: connection))
    }
}

extension RequestBody {
    /// The number of received bytes of the body, and its beginning.
    package var received: (size: Int64, start: Data) { requestHandler.receivedBody }
}

extension RequestHandler {
    func nextChunk() async throws(RequestBody.Failure) -> Data? {
        if let result = readyResult { return try result.get() }
        let result: Result<Data?, RequestBody.Failure> = await nextResult()
        return try result.get()
    }
}
