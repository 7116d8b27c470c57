#if canImport(Darwin)
    import Foundation

    /// Sockets on 127.0.0.1, as this platform makes them.
    enum LoopbackSocket {
        /// A socket that listens; `nil`, with the reason in `errno`, where there is none to be had.
        static func listen(port: UInt16) -> (descriptor: Int32, port: UInt16)? {
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
            guard descriptor >= 0 else { return nil }
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
            var address = sockaddr_in()
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isListening = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) == 0 && Darwin.listen(descriptor, 16) == 0
                        && getsockname(descriptor, $0, &length) == 0
                }
            }
            guard isListening else {
                let reason = errno
                close(descriptor)
                errno = reason
                return nil
            }
            return (descriptor, UInt16(bigEndian: address.sin_port))
        }

        /// Sends a short text. Who has gone meanwhile does not get it.
        static func send(_ bytes: [UInt8], to descriptor: Int32) {
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
            _ = Darwin.send(descriptor, bytes, bytes.count, 0)
            shutdown(descriptor, SHUT_WR)
        }
    }
#endif
