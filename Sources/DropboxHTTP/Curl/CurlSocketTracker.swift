#if os(Linux)
    import CDropboxCurl
    import Foundation

    /// The sockets that libcurl has open. On the loop's thread.
    ///
    /// A server that refuses an upload may answer and close at once. The answer is then in the socket, and libcurl, which
    /// finds that it cannot send, would close the socket without looking. So transfers look before they send, and what is
    /// unread when a socket is closed is kept until the transfer has failed.
    final class CurlSocketTracker {
        private var open: Set<curl_socket_t> = []
        private var unreadResponses: [curl_socket_t: Data] = [:]

        /// Makes a socket that processes started by this one do not inherit: they would keep connections open that are
        /// closed here.
        func open(family: Int32, kind: Int32, protocol number: Int32) -> curl_socket_t {
            let socket = Foundation.socket(family, kind | Int32(SOCK_CLOEXEC.rawValue), number)
            if socket >= 0 { open.insert(socket) }
            return socket
        }

        func closing(_ socket: curl_socket_t) {
            guard open.remove(socket) != nil else { return }
            var bytes = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            if count > 0 { unreadResponses[socket] = Data(bytes[..<count]) }
        }

        /// The socket of the connection between these ends. Both are needed: the system gives the same port here to
        /// several connections if their other ends differ.
        func socket(from local: Endpoint, to remote: Endpoint) -> curl_socket_t? {
            open.first { Self.endpoint($0, getsockname) == local && Self.endpoint($0, getpeername) == remote }
        }

        /// Whether there is something to read, be it the end of the connection.
        func isReadable(_ socket: curl_socket_t) -> Bool {
            var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 0) > 0
        }

        /// What was unread when `socket` was closed in this turn.
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
        /// One end of a connection, as libcurl names it.
        struct Endpoint: Equatable {
            let address: String
            let port: Int32

            init(address: String, port: Int32) {
                self.address = address
                self.port = port
            }

            /// - Parameter bytes: an address of the system, of which `family` says what it is.
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
                // The port stands at the same place in the addresses of both versions of IP.
                port = Int32(UInt16(bigEndian: bytes.assumingMemoryBound(to: sockaddr_in.self).pointee.sin_port))
            }
        }
    }
#endif
