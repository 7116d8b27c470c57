import Foundation

/// A request that a server received.
struct HTTPRequest {
    let path: String
    let headers: [String: String]
    let body: Data

    /// The argument of the route: the header of uploads and downloads, or else the body.
    var argument: [String: Any] {
        let json = headers["dropbox-api-arg"].map { Data($0.utf8) } ?? body
        return (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] ?? [:]
    }
}

/// The response to a request.
struct HTTPResponse {
    var status = 200
    var headers = ["Content-Type": "application/json"]
    var body = Data()

    /// Creates a response whose body is JSON.
    static func json(_ object: [String: Any], status: Int = 200) throws -> Self {
        Self(status: status, body: try JSONSerialization.data(withJSONObject: object))
    }

    var data: Data {
        var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.count)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        return Data((head + "\r\n").utf8) + body
    }
}

/// A TCP connection with blocking reads and writes.
struct HTTPConnection {
    private let socket: Int32
    private var received = Data()

    init(_ socket: Int32) {
        self.socket = socket
        #if canImport(Darwin)
            // Linux has the flag `MSG_NOSIGNAL` instead.
            var on: Int32 = 1
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Returns the next request, or `nil` if the client closed the connection.
    mutating func nextRequest() -> HTTPRequest? {
        let separator = Data("\r\n\r\n".utf8)
        var end = received.range(of: separator)
        while end == nil {
            guard receive() else { return nil }
            end = received.range(of: separator)
        }
        guard let end else { return nil }
        let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        received = Data(received[end.upperBound...])
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        if headers["expect"] != nil, !send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) { return nil }
        while received.count < length { guard receive() else { return nil } }
        defer { received = Data(received.dropFirst(length)) }
        let path = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? ""
        return HTTPRequest(path: path, headers: headers, body: Data(received.prefix(length)))
    }

    private mutating func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        received.append(contentsOf: buffer[..<count])
        return true
    }

    /// Sends data. Returns `false` if the client closed the connection.
    func send(_ data: Data) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var remaining = data[...]
        while !remaining.isEmpty {
            let count = remaining.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            remaining = remaining.dropFirst(count)
        }
        return true
    }

    func closeSocket() { close(socket) }
}

/// Calls `send(2)`, whose name the method hides.
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(socket, bytes, count, flags)
}

/// Returns a listening socket on the loopback interface, and its port.
func listeningSocket() throws -> (descriptor: Int32, port: UInt16) {
    #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
            bind(descriptor, pointer, length) == 0 && listen(descriptor, 128) == 0
                && getsockname(descriptor, pointer, &length) == 0
        }
    }
    guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return (descriptor, UInt16(bigEndian: address.sin_port))
}
