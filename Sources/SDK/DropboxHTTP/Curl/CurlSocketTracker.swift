#if os(Linux)
    import CDropboxLinux
    import Foundation

    /// Tracks libcurl's open sockets. Confined to the owner of the loop.
    ///
    /// A server that rejects an upload can respond and immediately close the connection. The socket then holds the
    /// response, but libcurl fails to send and closes the socket without reading it. Transfers therefore poll the
    /// socket before they send, and the tracker keeps the unread bytes of a closed socket until the transfer has
    /// failed.
    final class CurlSocketTracker {
        private var open: Set<curl_socket_t> = []
        private var unreadResponses: [curl_socket_t: Data] = [:]

        /// Creates a socket that child processes don't inherit. An inherited socket would keep the connection open
        /// after this process closes it.
        func open(family: Int32, kind: Int32, protocol number: Int32) -> curl_socket_t {
            let socket = Foundation.socket(family, kind | Int32(SOCK_CLOEXEC.rawValue), number)
            if socket >= 0 { open.insert(socket) }
            return socket
        }

        func willClose(_ socket: curl_socket_t) {
            guard open.remove(socket) != nil else { return }
            var bytes = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            if count > 0 { unreadResponses[socket] = Data(bytes[..<count]) }
        }

        /// Returns the socket of the connection between two endpoints. Both are required because the system can assign
        /// one local port to several connections with different remote endpoints.
        func socket(from local: Endpoint, to remote: Endpoint) -> curl_socket_t? {
            open.first { Self.endpoint($0, getsockname) == local && Self.endpoint($0, getpeername) == remote }
        }

        /// Returns a Boolean value that indicates whether the socket has data or has reached the end of the connection.
        func isReadable(_ socket: curl_socket_t) -> Bool {
            var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 0) > 0
        }

        /// Returns the bytes that were unread when the socket was closed in this iteration.
        func unreadResponse(of socket: curl_socket_t) -> Data? { unreadResponses[socket] }

        func removeUnreadResponses() { if !unreadResponses.isEmpty { unreadResponses = [:] } }

        private typealias EndpointQuery = (
            Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?
        ) -> Int32

        private static func endpoint(_ socket: curl_socket_t, _ query: EndpointQuery) -> Endpoint? {
            var storage = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            return withUnsafeMutablePointer(to: &storage) { pointer in
                let isKnown = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    query(socket, $0, &length) == 0
                }
                return isKnown ? Endpoint(UnsafeRawPointer(pointer), family: Int32(pointer.pointee.ss_family)) : nil
            }
        }
    }

    extension CurlSocketTracker {
        /// One end of a connection, in the format that libcurl reports.
        struct Endpoint: Equatable {
            let address: String
            let port: Int32

            init(address: String, port: Int32) {
                self.address = address
                self.port = port
            }

            /// Creates an endpoint from a socket address of the given family.
            fileprivate init?(_ bytes: UnsafeRawPointer, family: Int32) {
                let offset: Int?
                switch family {
                case AF_INET: offset = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr)
                case AF_INET6: offset = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr)
                default: return nil
                }
                var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
                guard let offset, inet_ntop(family, bytes + offset, &text, socklen_t(text.count)) != nil else {
                    return nil
                }
                address = text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
                // The port has the same offset in the addresses of both IP versions.
                port = Int32(UInt16(bigEndian: bytes.assumingMemoryBound(to: sockaddr_in.self).pointee.sin_port))
            }
        }
    }
#endif
