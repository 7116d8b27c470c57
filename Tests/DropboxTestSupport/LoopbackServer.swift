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
        let (descriptor, port) = try boundSocket()
        guard listen(descriptor, 256) == 0 else { throw SystemFailure() }
        (listener, self.port) = (descriptor, port)
        let (accepted, hasEnded) = (accepted, hasEnded)
        Thread.detachNewThread {
            while true {
                let socket = accept(descriptor, nil, nil)
                if hasEnded.withLock({ $0 }) {
                    if socket >= 0 { Glibc.close(socket) }
                    break
                }
                guard socket >= 0 else { continue }
                // Child processes of other tests must not keep the connection open.
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
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
            // Don't close it in `deinit`: this thread wouldn't notice between two calls of `accept`. The system would
            // reuse the descriptor, and this thread would accept the connections of another test's server.
            Glibc.close(descriptor)
        }
    }

    deinit {
        hasEnded.withLock { $0 = true }
        // Interrupts `accept`.
        Glibc.shutdown(listener, Int32(SHUT_RDWR))
    }

    public func url(_ path: String = "/") -> URL { loopbackURL(port: port, path) }
}

/// A port without a listener, which is reserved while the instance exists.
public final class ClosedPort: Sendable {
    public let url: URL
    private let descriptor: Int32

    public init() throws {
        let (descriptor, port) = try boundSocket()
        self.descriptor = descriptor
        url = loopbackURL(port: port, "/")
    }

    deinit { Glibc.close(descriptor) }
}

private func loopbackURL(port: UInt16, _ path: String) -> URL {
    var components = URLComponents()
    (components.scheme, components.host, components.port, components.path) = ("http", "127.0.0.1", Int(port), path)
    return components.url ?? URL(fileURLWithPath: path)
}

/// Creates a socket that is bound to a free port of the loopback interface.
private func boundSocket() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
            bind(descriptor, pointer, length) == 0 && getsockname(descriptor, pointer, &length) == 0
        }
    }
    guard isBound else { throw SystemFailure() }
    return (descriptor, UInt16(bigEndian: address.sin_port))
}

public struct SystemFailure: Error { let number = errno }
public struct ClientLeft: Error {}

/// The server side of a connection.
public final class LoopbackConnection: @unchecked Sendable {  // because each is used by one thread at a time
    public struct Request {
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
        let start = try readLine().split(separator: " ").map(String.init)
        if start.count > 1 { (request.method, request.path) = (start[0], start[1]) }
        while case let line = try readLine(), !line.isEmpty {
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
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
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
        let other = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { Glibc.close(other) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(other, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw SystemFailure() }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var ends = [
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&ends, 2, -1) > 0 {
            for (from, to) in [(0, 1), (1, 0)] where ends[from].revents != 0 {
                let count = recv(ends[from].fd, &buffer, buffer.count, 0)
                guard count > 0, Glibc.send(ends[to].fd, buffer, count, Int32(MSG_NOSIGNAL)) == count else { return }
            }
        }
    }

    // MARK: Closing

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        Glibc.close(socket)
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
