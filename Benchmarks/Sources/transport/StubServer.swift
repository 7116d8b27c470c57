// swift-format-ignore-file: NeverForceUnwrap
import Foundation

/// A server with low and constant overhead: one thread per connection, and responses from memory.
///
///     GET /bytes/N    N bytes        GET /small    30 bytes        PUT /upload    takes everything
final class StubServer: Sendable {
    struct Failure: Error { let number: Int32 }

    private let port: UInt16

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 128) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isListening else { throw Failure(number: errno) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread {
                    Session(connection).serve()
                    close(connection)
                }
            }
        }
    }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }
}

/// One connection.
private struct Session {
    private let connection: Int32
    private static let block = [UInt8](repeating: 0x5a, count: 1 << 20)
    private static let small = Array(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{\"a\": \"thirty bytes of JSON.\"}"
            .utf8)

    init(_ connection: Int32) {
        self.connection = connection
        var on: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    func serve() {
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        var used = 0
        while true {
            // Find the end of the header. The bytes after it are the beginning of the body.
            guard let end = endOfHead(buffer, used) else {
                let count = buffer.withUnsafeMutableBytes {
                    recv(connection, $0.baseAddress! + used, $0.count - used, 0)
                }
                guard count > 0 else { return }
                used += count
                continue
            }
            let isOK: Bool
            if buffer.starts(with: "GET /small".utf8) {
                isOK = send(Self.small, Self.small.count)
            } else {
                let head = String(decoding: buffer[..<end], as: UTF8.self)
                if head.hasPrefix("GET /bytes/") {
                    isOK = sendBytes(Int(head.dropFirst(11).prefix { $0.isNumber }) ?? 0)
                } else {
                    isOK = receiveBody(of: head, already: used - end, &buffer)
                }
            }
            guard isOK else { return }
            used = 0
        }
    }

    private func endOfHead(_ buffer: [UInt8], _ used: Int) -> Int? {
        guard used >= 4 else { return nil }
        // A small request arrives separately, so it usually ends at the end of the received bytes.
        if buffer[used - 4..<used].elementsEqual("\r\n\r\n".utf8) { return used }
        for index in 0...(used - 4) where buffer[index] == 13 && buffer[index + 1] == 10 && buffer[index + 2] == 13 {
            return index + 4
        }
        return nil
    }

    private func sendBytes(_ count: Int) -> Bool {
        let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(count)\r\n\r\n".utf8)
        guard send(head, head.count) else { return false }
        var remaining = count
        while remaining > 0 {
            let part = min(remaining, Self.block.count)
            guard send(Self.block, part) else { return false }
            remaining -= part
        }
        return true
    }

    private func receiveBody(of head: String, already: Int, _ buffer: inout [UInt8]) -> Bool {
        let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
        var remaining = (line.flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0) - already
        while remaining > 0 {
            let count = recv(connection, &buffer, min(remaining, buffer.count), 0)
            guard count > 0 else { return false }
            remaining -= count
        }
        return send(Self.small, Self.small.count)
    }

    private func send(_ bytes: [UInt8], _ count: Int) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < count {
                let more = Glibc.send(connection, bytes.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
                guard more > 0 else { return false }
                sent += more
            }
            return true
        }
    }
}
