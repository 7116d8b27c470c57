import DropboxConcurrency
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A server that accepts one connection at a time, reads the head of a request, and passes the socket to a closure.
final class SocketServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let heads = Locked<[String]>([])

    /// Starts a server.
    ///
    /// - Parameter serve: Receives the socket and the number of the connection. The socket is closed when it returns.
    init(_ serve: @escaping @Sendable (_ socket: Int32, _ number: Int) -> Void) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        port = UInt16(bigEndian: address.sin_port)
        Thread { [self] in
            var number = 0
            while case let socket = accept(self.listener, nil, nil), socket >= 0 {
                number += 1
                let head = Self.head(of: socket)
                heads.withLock { $0.append(head) }
                serve(socket, number)
                close(socket)
            }
            // Don't close it in `stop`: the system reuses the descriptor of a closed socket. If this thread weren't in
            // `accept` at that time, it would accept the connections of another test's server.
            close(self.listener)
        }.start()
    }

    var address: String { "http://127.0.0.1:\(port)" }
    var requests: [String] { heads.withLock { $0 } }

    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    static func write(_ text: String, to socket: Int32) {
        var bytes = Array(text.utf8)
        _ = send(socket, &bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Waits until the client closes the connection.
    static func waitForEnd(of socket: Int32) {
        var byte: UInt8 = 0
        while recv(socket, &byte, 1, 0) > 0 {}
    }

    private static func head(of socket: Int32) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(socket, &byte, 1, 0) == 1 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
