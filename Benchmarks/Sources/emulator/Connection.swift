import Foundation

/// A connection that is kept, at as little cost as may be: what is measured is the server.
final class Connection {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let descriptor: Int32
    private let token: String
    private var buffer = [UInt8](repeating: 0, count: 1 << 20)

    init(_ server: Server) throws {
        token = server.token
        descriptor = try Self.connected(to: server.port)
    }

    deinit { close(descriptor) }

    static func isListening(on port: UInt16) -> Bool {
        guard let descriptor = try? connected(to: port) else { return false }
        close(descriptor)
        return true
    }

    static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = loopback(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure(description: "no free port") }
        return UInt16(bigEndian: address.sin_port)
    }

    // MARK: Calls

    func rpc(_ route: String, _ argument: String) throws -> Data {
        let head = "POST /2/\(route) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n"
        try send(head + "Content-Type: application/json\r\nContent-Length: \(argument.utf8.count)\r\n\r\n" + argument)
        return try answer()
    }

    func content(_ route: String, _ argument: String, _ body: Data) throws -> Data {
        let head = "POST /2/\(route) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n"
        let rest = "Content-Type: application/octet-stream\r\nContent-Length: \(body.count)\r\n\r\n"
        try send(Data("\(head)Dropbox-API-Arg: \(argument)\r\n\(rest)".utf8) + body)
        return try answer()
    }

    /// Sends a call and leaves its answer for later.
    func post(_ route: String, _ argument: String) throws {
        let rest = "Content-Type: application/json\r\nContent-Length: \(argument.utf8.count)\r\n\r\n"
        try send("POST /2/\(route) HTTP/1.1\r\nHost: localhost\r\n\(rest)\(argument)")
    }

    /// Takes a body and drops it. Answers its length.
    func drop(_ path: String, _ headers: String = "") throws -> Int {
        try send(
            "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\(headers)\r\n")
        let (status, length, already) = try head()
        guard status == 200 else { throw Failure(description: "status \(status) for \(path)") }
        var taken = already.count
        while taken < length { taken += try receive() }
        return taken
    }

    // MARK: -

    private func send(_ text: String) throws { try send(Data(text.utf8)) }

    private func send(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(
                    descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure(description: "cannot send: \(String(cString: strerror(errno)))") }
                sent += count
            }
        }
    }

    private func receive() throws -> Int {
        var count = -1
        repeat { count = recv(descriptor, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
        guard count >= 0 else { throw Failure(description: "cannot receive: \(String(cString: strerror(errno)))") }
        guard count > 0 else { throw Failure(description: "the server closed the connection") }
        return count
    }

    private func answer() throws -> Data {
        var (status, length, body) = try head()
        while body.count < length { body.append(contentsOf: buffer[..<(try receive())]) }
        guard status == 200 else { throw Failure(description: "\(status): \(String(decoding: body, as: UTF8.self))") }
        return body
    }

    /// Status and length of the body of an answer, and what of the body has come with its head.
    private func head() throws -> (status: Int, length: Int, body: Data) {
        var data = Data()
        while true {
            data.append(contentsOf: buffer[..<(try receive())])
            guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { continue }
            let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
            let status = Int(lines[0].split(separator: " ")[1]) ?? 0
            let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
            return (
                status, length.flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0, Data(data[end.upperBound...])
            )
        }
    }

    private static func connected(to port: UInt16) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = loopback(port)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            close(descriptor)
            throw Failure(description: "cannot connect to port \(port)")
        }
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        return descriptor
    }

    private static func loopback(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
