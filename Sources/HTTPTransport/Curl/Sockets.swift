#if os(Linux)
    import CCurl
    import Foundation

    /// The sockets that libcurl has open. On the loop's thread.
    ///
    /// A server that refuses an upload may answer and close at once. The answer is then in the socket, and libcurl, which
    /// finds that it cannot send, would close the socket without looking. So transfers look before they send, and what is
    /// unread when a socket is closed is kept until the transfer has failed.
    final class Sockets {
        private var open: Set<curl_socket_t> = []
        private var lastWords: [curl_socket_t: Data] = [:]

        func opened(_ socket: curl_socket_t) { open.insert(socket) }

        func closing(_ socket: curl_socket_t) {
            guard open.remove(socket) != nil else { return }
            var bytes = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            if count > 0 { lastWords[socket] = Data(bytes[..<count]) }
        }

        /// The socket of the connection with this local port.
        func socket(localPort: Int32) -> curl_socket_t? { open.first { Self.localPort(of: $0) == localPort } }

        /// Whether there is something to read, be it the end of the connection.
        func isReadable(_ socket: curl_socket_t) -> Bool {
            var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 0) > 0
        }

        /// What was unread when `socket` was closed in this turn.
        func lastWords(of socket: curl_socket_t) -> Data? { lastWords[socket] }

        func forgetLastWords() { if !lastWords.isEmpty { lastWords = [:] } }

        private static func localPort(of socket: curl_socket_t) -> Int32? {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            return withUnsafeMutablePointer(to: &address) { pointer in
                let isKnown = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    getsockname(socket, $0, &length) == 0
                }
                guard isKnown else { return nil }
                // The port stands at the same place in the addresses of both versions of IP.
                return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    Int32(UInt16(bigEndian: $0.pointee.sin_port))
                }
            }
        }
    }
#endif
