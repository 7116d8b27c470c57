import DropboxConcurrency
import Foundation

/// A server on the loopback interface that runs a script of a test, which controls every byte and may misbehave.
///
/// Each connection runs the script on a dedicated thread, so scripts can use blocking code.
public final class LoopbackServer: Sendable {
    public typealias Script = @Sendable (LoopbackConnection) throws -> Void

    public let port: UInt16
    private let listener: Int32
    private let accepted = Locked(0)
    private let hasEnded = Locked(false)

    /// The number of accepted connections.
    public var connectionCount: Int { accepted.withLock { $0 } }

    public init(_ script: @escaping Script) throws {
        let (descriptor, port) = try LoopbackEndpoint.bind()
        guard listen(descriptor, 256) == 0 else { throw SystemFailure() }
        (listener, self.port) = (descriptor, port)
        let (accepted, hasEnded) = (accepted, hasEnded)
        Thread.detachNewThread {
            while true {
                let socket = LoopbackEndpoint.accept(descriptor)
                if hasEnded.withLock({ $0 }) {
                    if let socket { closeDescriptor(socket) }
                    break
                }
                guard let socket else { continue }
                let number = accepted.withLock { count in
                    count += 1
                    return count
                }
                let connection = LoopbackConnection(socket: socket, number: number)
                Thread.detachNewThread {
                    // A script throws when the client disconnects, which is a normal end.
                    do { try script(connection) } catch {}
                    connection.close()
                }
            }
            // Don't close it in `stop`: this thread wouldn't notice between two calls of `accept`. The system would
            // reuse the descriptor, and this thread would accept the connections of another test's server.
            closeDescriptor(descriptor)
        }
    }

    deinit { stop() }

    /// Stops accepting connections. The script of each existing connection runs to its end.
    public func stop() {
        // The thread can't close the listener before it's interrupted, because it needs the lock to see that the server
        // has ended.
        hasEnded.withLock { hasEnded in
            guard !hasEnded else { return }
            hasEnded = true
            LoopbackEndpoint.interruptAccept(listener, port: port)
        }
    }

    public func url(_ path: String = "/") -> URL { loopbackURL(port: port, path) }
}

/// A port without a listener, which is reserved while the instance exists.
public final class ClosedPort: Sendable {
    public let url: URL
    private let descriptor: Int32

    public init() throws {
        let (descriptor, port) = try LoopbackEndpoint.bind()
        self.descriptor = descriptor
        url = loopbackURL(port: port, "/")
    }

    deinit { closeDescriptor(descriptor) }
}

private func loopbackURL(port: UInt16, _ path: String) -> URL {
    var components = URLComponents()
    (components.scheme, components.host, components.port, components.path) = ("http", "127.0.0.1", Int(port), path)
    return components.url ?? URL(fileURLWithPath: path)
}

/// The system function `close`, which methods of that name shadow.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

public struct ClientLeft: Error {}

/// The server side of a connection.
public final class LoopbackConnection: @unchecked Sendable {  // because each is used by one thread at a time
    public struct Request {
        /// The start line and the header fields as received, without the empty line at their end.
        public var head = ""
        public var method = ""
        public var path = ""
        public var headers: [String: String] = [:]
        public var body = Data()
        /// The sizes of the chunks of a chunked body.
        public var chunkSizes: [Int] = []
    }

    public let number: Int
    private let socket: Int32
    private var unread = Data()
    private var isClosed = false

    public init(socket: Int32, number: Int) {
        self.socket = socket
        self.number = number
        var on: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    // MARK: Reading

    /// Reads the head and the body of the next request.
    public func readRequest() throws -> Request {
        var request = try readHead()
        if request.headers["transfer-encoding"] == "chunked" {
            while true {
                let size = Int(try readLine(), radix: 16) ?? 0
                let chunk = try readBytes(size)
                _ = try readLine()
                if size == 0 { break }
                request.chunkSizes.append(size)
                request.body += chunk
            }
        } else if let length = request.headers["content-length"].flatMap({ Int($0) }) {
            request.body = try readBytes(length)
        }
        return request
    }

    public func readHead() throws -> Request {
        var request = Request()
        let startLine = try readLine()
        request.head = startLine + "\r\n"
        let start = startLine.split(separator: " ").map(String.init)
        if start.count > 1 { (request.method, request.path) = (start[0], start[1]) }
        while case let line = try readLine(), !line.isEmpty {
            request.head += line + "\r\n"
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            request.headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
        }
        return request
    }

    public func readBytes(_ count: Int) throws -> Data {
        while unread.count < count { try fill() }
        defer { unread = Data(unread.dropFirst(count)) }
        return unread.prefix(count)
    }

    /// Reads and discards bytes.
    public func skip(_ count: Int) throws {
        var rest = count - unread.count
        if rest <= 0 { return unread.removeFirst(count) }
        unread = Data()
        while rest > 0 {
            try fill(atMost: rest)
            rest -= unread.count
            unread = Data()
        }
    }

    private func readLine() throws -> String {
        while true {
            if let end = unread.firstRange(of: Data("\r\n".utf8)) {
                defer { unread = Data(unread[end.upperBound...]) }
                return String(decoding: unread[..<end.lowerBound], as: UTF8.self)
            }
            try fill()
        }
    }

    private func fill(atMost limit: Int = 1 << 18) throws {
        var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 18))
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { throw ClientLeft() }
        unread.append(contentsOf: buffer[..<count])
    }

    /// Returns whether the client can receive more data within this time.
    public func hasRoom(withinMilliseconds time: Int32) -> Bool {
        var end = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
        return poll(&end, 1, time) != 0
    }

    /// Waits for 10 ms, or until the client resets the connection: the pace of a slow server.
    ///
    /// Transports measure progress in real time, so the server must be slow in real time, too.
    public func pace() {
        var end = pollfd(fd: socket, events: 0, revents: 0)
        _ = poll(&end, 1, 10)
    }

    /// Discards data until the client closes the connection.
    public func waitForClose() {
        while true {
            do { try fill() } catch { return }
            unread = Data()
        }
    }

    // MARK: Writing

    public func send(_ text: String) throws { try send(Data(text.utf8)) }

    public func send(_ data: Data) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { LoopbackEndpoint.send($0, to: socket) }
            guard count > 0 else { throw ClientLeft() }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends a complete response.
    public func respond(_ status: Int = 200, headers: [String] = [], _ body: String = "") throws {
        let lines = ["HTTP/1.1 \(status) Status", "Content-Length: \(body.utf8.count)"] + headers
        try send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    public func sendChunk(_ data: Data) throws {
        try send(Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8))
    }

    // MARK: Forwarding

    /// Forwards data to and from another local port until one side closes the connection.
    public func relay(toPort port: UInt16) throws {
        let other = try LoopbackEndpoint.connect(toPort: port)
        defer { closeDescriptor(other) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var ends = [
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&ends, 2, -1) > 0 {
            for (from, to) in [(0, 1), (1, 0)] where ends[from].revents != 0 {
                let count = recv(ends[from].fd, &buffer, buffer.count, 0)
                guard count > 0,
                    buffer.withUnsafeBytes({
                        LoopbackEndpoint.send(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: ends[to].fd)
                    }) == count
                else { return }
            }
        }
    }

    // MARK: Closing

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        closeDescriptor(socket)
    }

    /// Closes the sending side of the connection.
    public func closeSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// Closes the connection with a reset.
    public func reset() {
        var now = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close()
    }
}
