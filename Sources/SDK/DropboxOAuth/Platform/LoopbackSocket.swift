#if canImport(Darwin)
    import Foundation

    /// Loopback sockets for this platform.
    enum LoopbackSocket {
        /// Creates a socket that listens on exactly this address. Returns `nil` and sets `errno` on failure.
        static func listen(at address: LoopbackAddress, port: UInt16) -> (descriptor: Int32, port: UInt16)? {
            switch address {
            case .v4: listen(v4(port), AF_INET, \.sin_port)
            case .v6: listen(v6(port), AF_INET6, \.sin6_port)
            }
        }

        private static func v4(_ port: UInt16) -> sockaddr_in {
            var address = sockaddr_in()
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return address
        }

        private static func v6(_ port: UInt16) -> sockaddr_in6 {
            var address = sockaddr_in6()
            address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = in6addr_loopback
            return address
        }

        private static func listen<Address>(
            _ address: Address, _ family: Int32, _ port: KeyPath<Address, in_port_t>
        ) -> (descriptor: Int32, port: UInt16)? {
            let descriptor = socket(family, SOCK_STREAM, 0)
            guard descriptor >= 0 else { return nil }
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
            if family == AF_INET6 {
                setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &isOn, socklen_t(MemoryLayout<Int32>.size))
            }
            var address = address
            var length = socklen_t(MemoryLayout<Address>.size)
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
            return (descriptor, UInt16(bigEndian: address[keyPath: port]))
        }

        /// Sends a short text. Has no effect if the peer has closed the connection.
        static func send(_ bytes: [UInt8], to descriptor: Int32) {
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
            _ = Darwin.send(descriptor, bytes, bytes.count, 0)
            shutdown(descriptor, SHUT_WR)
        }
    }
#else
    import Foundation

    /// Loopback sockets for this platform.
    enum LoopbackSocket {
        /// Creates a socket that listens on exactly this address. Returns `nil` and sets `errno` on failure.
        static func listen(at address: LoopbackAddress, port: UInt16) -> (descriptor: Int32, port: UInt16)? {
            switch address {
            case .v4: listen(v4(port), AF_INET, \.sin_port)
            case .v6: listen(v6(port), AF_INET6, \.sin6_port)
            }
        }

        private static func v4(_ port: UInt16) -> sockaddr_in {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return address
        }

        private static func v6(_ port: UInt16) -> sockaddr_in6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = in6addr_loopback
            return address
        }

        private static func listen<Address>(
            _ address: Address, _ family: Int32, _ port: KeyPath<Address, in_port_t>
        ) -> (descriptor: Int32, port: UInt16)? {
            let descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else { return nil }
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
            if family == AF_INET6 {
                setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &isOn, socklen_t(MemoryLayout<Int32>.size))
            }
            var address = address
            var length = socklen_t(MemoryLayout<Address>.size)
            let isListening = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) == 0 && Glibc.listen(descriptor, 16) == 0
                        && getsockname(descriptor, $0, &length) == 0
                }
            }
            guard isListening else {
                let reason = errno
                close(descriptor)
                errno = reason
                return nil
            }
            return (descriptor, UInt16(bigEndian: address[keyPath: port]))
        }

        /// Sends a short text. Has no effect if the peer has closed the connection.
        static func send(_ bytes: [UInt8], to descriptor: Int32) {
            _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            shutdown(descriptor, Int32(SHUT_WR))
        }
    }
#endif
