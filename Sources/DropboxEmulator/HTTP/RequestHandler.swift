import CDropboxMicrohttpd
import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One request on its way through the server: the meeting point of libmicrohttpd's thread, which brings body bytes and
/// asks for a response, and the task of the handler, which takes the one and makes the other. Each waits for the other
/// without holding a thread: the task in a continuation, the connection suspended.
final class RequestHandler: Sendable {
    typealias Handler = @Sendable (ServerRequest) async -> ServerResponse

    /// What libmicrohttpd's thread has to do next.
    enum Step {
        /// The bytes offered were taken (or there were none): go on.
        case proceed
        /// Nothing was taken and the connection is suspended: the same call comes again after `MHD_resume_connection`.
        case wait
        case respond(ServerResponse)
        case hangUp
    }

    private struct State {
        /// Only valid until the request is completed. Pointers as integers, since the state crosses threads.
        var connection: UInt?
        var isSuspended = false
        var isStopping = false
        var buffer = Data()
        var isBodyComplete = false
        /// Bytes of the body that came, and the first of them.
        var bodySize: Int64 = 0
        var bodyStart = Data()
        /// The handler has answered before the body came to its end: the rest of it is dropped.
        var isDiscarding = false
        var isDisconnected = false
        var taker: CheckedContinuation<Result<Data?, RequestBody.Failure>, Never>?
        var response: ServerResponse?
        var task: Task<Void, Never>?
        var request: ServerRequest?
        /// libmicrohttpd has let go of the request.
        var isCompleted = false
        /// The handler has come to its end.
        var isHandled = false
        /// A second descriptor of the connection's socket, while the response is sent past libmicrohttpd.
        var detached: Int32?
        /// The response has left that way: the connection ends.
        var hasLeft = false
        /// Ends the rest of a response that leaves slowly.
        var pause: Task<Void, Never>?
    }

    /// Bytes that may lie in the buffer before the client has to wait.
    private static let highWater = 1 << 20
    /// Bytes of the beginning of a body that are remembered.
    static let memory = 4 << 10
    /// Bytes that are worth waking the handler for, while more are to come.
    private static let wakeAt = 256 << 10

    let target: String
    let fileSender: FileSender
    private let handler: Handler
    private let onEnd: @Sendable (RequestHandler) -> Void
    private let state: Locked<State>

    /// - Parameter onEnd: called once, when neither libmicrohttpd nor the handler has to do with the request any more.
    init(
        target: String, connection: OpaquePointer, fileSender: FileSender, handler: @escaping Handler,
        onEnd: @escaping @Sendable (RequestHandler) -> Void
    ) {
        self.target = target
        self.fileSender = fileSender
        self.handler = handler
        self.onEnd = onEnd
        state = Locked(State(connection: UInt(bitPattern: connection)))
    }

    // MARK: The server's thread

    /// Whether `begin` has been called.
    var hasBegun: Bool { state.withLock { $0.request != nil } }

    /// The head is complete.
    func begin(method: String, headers: HeaderFields) {
        let request = ServerRequest(
            method: method, target: target, headers: headers, body: RequestBody(exchange: self))
        state.withLock { $0.request = request }
    }

    /// More of the body has come.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Step {
        state.withLock { state in
            if state.isStopping { return .hangUp }
            if state.isDiscarding { return .proceed }
            if state.buffer.count >= Self.highWater {
                suspend(&state)
                return .wait
            }
            if state.bodySize < Self.memory {
                state.bodyStart.append(contentsOf: bytes.prefix(Self.memory - Int(state.bodySize)))
            }
            state.bodySize += Int64(bytes.count)
            if let start = bytes.bindMemory(to: UInt8.self).baseAddress {
                // A body of more than one piece is likely to go on: room for all that is gathered before a wake-up.
                if !state.buffer.isEmpty { state.buffer.reserveCapacity(Self.wakeAt + bytes.count) }
                state.buffer.append(start, count: bytes.count)
            }
            if state.buffer.count >= Self.wakeAt { wake(&state) }
            return .proceed
        }
    }

    /// The body is complete (also called again whenever the connection was resumed): time to respond.
    func finishBody() -> Step {
        state.withLock { state in
            if state.isStopping || state.hasLeft { return .hangUp }
            if let response = state.response { return .respond(response) }
            state.isBodyComplete = true
            wake(&state)
            suspend(&state)
            return .wait
        }
    }

    /// libmicrohttpd is done with the request, one way or the other. Answers what becomes of the connection.
    func complete() -> Delivery.Ending {
        let (isEnd, ending) = state.withLock { state in
            state.connection = nil
            state.pause?.cancel()
            state.isCompleted = true
            if !state.isBodyComplete {
                state.isDisconnected = true
                wake(&state)
            }
            if state.response == nil { state.task?.cancel() }
            state.request = nil
            return (state.isHandled || state.task == nil, state.response?.delivery.ending ?? .keepAlive)
        }
        if isEnd { onEnd(self) }
        return ending
    }

    /// Suspends the connection while its response is sent, until the clock shows a time. Answers false when the server
    /// stops, and does nothing then.
    func pause(until deadline: Date, of clock: ServerClock) -> Bool {
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

    /// Whether a response has a body at all.
    var isBodyWanted: Bool { state.withLock { $0.request?.method != "HEAD" } }

    /// Leaves the connection to whoever sends the response past libmicrohttpd. Answers false when the server stops, and
    /// does nothing then.
    func detach(_ socket: Int32) -> Bool {
        state.withLock { state in
            guard !state.isStopping else { return false }
            state.detached = socket
            suspend(&state)
            return true
        }
    }

    /// The response has been sent past libmicrohttpd, or cannot go on.
    func finishDetached(isWhole: Bool) {
        state.withLock { state in
            if let socket = state.detached {
                if !isWhole { shutdown(socket, Int32(SHUT_RDWR)) }
                close(socket)
            }
            state.detached = nil
            state.hasLeft = true
            resume(&state)
        }
    }

    /// The server stops: whatever the connection waits for, it is let go, and its next step is to hang up. Answers the
    /// task to wait for.
    func stop() -> Task<Void, Never>? {
        state.withLock { state in
            state.isStopping = true
            state.task?.cancel()
            state.pause?.cancel()
            if let socket = state.detached { shutdown(socket, Int32(SHUT_RDWR)) }
            resume(&state)
            return state.task
        }
    }

    // MARK: The handler's task

    fileprivate func nextPiece() async -> Result<Data?, RequestBody.Failure> {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.taker = continuation
                if state.isBodyComplete || state.isDisconnected || state.buffer.count >= Self.wakeAt { wake(&state) }
            }
        }
    }

    fileprivate var bodySoFar: (size: Int64, start: Data) { state.withLock { ($0.bodySize, $0.bodyStart) } }

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

    // MARK: Under the lock

    /// Starts the handler, or hands the bytes that are there to it if it waits for some.
    private func wake(_ state: inout State) {
        if state.task == nil, let request = state.request, !state.isDisconnected {
            state.task = Task { [handler] in self.respond(await handler(request)) }
        }
        guard let taker = state.taker else { return }
        state.taker = nil
        if !state.buffer.isEmpty {
            taker.resume(returning: .success(state.buffer))
            state.buffer = Data()
            resume(&state)
        } else {
            taker.resume(returning: state.isBodyComplete ? .success(nil) : .failure(.disconnected))
        }
    }

    private func suspend(_ state: inout State) {
        guard !state.isSuspended, let connection = state.connection else { return }
        state.isSuspended = true
        MHD_suspend_connection(OpaquePointer(bitPattern: connection))
    }

    private func resume(_ state: inout State) {
        guard state.isSuspended, let connection = state.connection else { return }
        // A body that is complete waits for the response and nothing else.
        guard state.response != nil || state.isStopping || !state.isBodyComplete else { return }
        state.isSuspended = false
        MHD_resume_connection(OpaquePointer(bitPattern: connection))
    }
}

extension RequestBody {
    /// How much of the body has come, and how it begins.
    var soFar: (size: Int64, start: Data) { exchange.bodySoFar }
}

extension RequestHandler {
    func nextPiece() async throws(RequestBody.Failure) -> Data? {
        let result: Result<Data?, RequestBody.Failure> = await nextPiece()
        return try result.get()
    }
}
