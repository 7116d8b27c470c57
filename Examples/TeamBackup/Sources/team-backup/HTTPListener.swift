import Foundation

/// A minimal HTTP server for webhooks, so that the example needs no web framework. Your server has one, with TLS.
///
/// It handles one connection at a time, which is enough for short requests.
final class HTTPListener: Sendable {
    struct Request {
        let method: String
        let target: String
        /// The header fields with lowercase names.
        let headers: [String: String]
        let body: Data
    }

    struct Response {
        var status: Int
        var headers: [String: String] = [:]
        var body = ""
    }

    private static let maximumSize = 1 << 20

    /// The port on which the server listens.
    let port: UInt16
    private let socket: Int32

    /// Starts to listen. A proxy in front of the server terminates TLS.
    ///
    /// - Parameters:
    ///   - address: The IPv4 address of the interface.
    ///   - port: The port, or 0 for a free one.
    ///   - handler: Returns the response to a request.
    init(address: String, port: UInt16, handler: @escaping @Sendable (Request) -> Response) throws {
        socket = Self.makeSocket()
        self.port = try Self.listen(socket, address, port)
        let socket = socket
        Thread.detachNewThread {
            while true {
                let connection = accept(socket, nil, nil)
                if connection >= 0 {
                    Self.serve(connection, handler)
                } else if errno != EINTR && errno != ECONNABORTED {
                    return  // The socket was closed.
                }
            }
        }
    }

    /// Stops accepting connections.
    func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

    private static func makeSocket() -> Int32 {
        #if canImport(Darwin)
            Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #else
            Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
    }

    private static func listen(_ socket: Int32, _ interface: String, _ port: UInt16) throws -> UInt16 {
        var isReusable: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isReusable, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr(interface)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && Foundation.listen(socket, 16) == 0
                    && getsockname(socket, $0, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EADDRINUSE) }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func serve(_ connection: Int32, _ handler: (Request) -> Response) {
        // Don't let a slow client block the others.
        var timeout = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        let file = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
        let response = readRequest(connection).map(handler) ?? Response(status: 400)
        var text = "HTTP/1.1 \(response.status) \(response.status == 200 ? "OK" : "Error")\r\nConnection: close\r\n"
        for (name, value) in response.headers { text += "\(name): \(value)\r\n" }
        text += "Content-Length: \(response.body.utf8.count)\r\n\r\n\(response.body)"
        // A client that closed the connection doesn't need the response.
        try? file.write(contentsOf: Data(text.utf8))
    }

    private static func readRequest(_ connection: Int32) -> Request? {
        var received = Data()
        while true {
            if let request = parse(received) { return request }
            var buffer = [UInt8](repeating: 0, count: 16 << 10)
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0, received.count + count <= maximumSize else { return nil }
            received += buffer[..<count]
        }
    }

    /// Returns the request, or `nil` if it's incomplete.
    static func parse(_ data: Data) -> Request? {
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let field = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if field.count == 2 { headers[field[0].lowercased()] = field[1] }
        }
        let body = data[end.upperBound...]
        let length = Int(headers["content-length"] ?? "0") ?? 0
        guard length >= 0, body.count >= length else { return nil }
        return Request(
            method: String(words[0]), target: String(words[1]), headers: headers, body: Data(body.prefix(length)))
    }
}
