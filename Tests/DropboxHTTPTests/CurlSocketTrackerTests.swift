#if os(Linux)
    import DropboxTestSupport
    import Foundation
    import Testing

    @testable import DropboxHTTP

    @Suite(.timeLimit(.minutes(10))) struct CurlSocketTrackerTests {
        @Test func socketIsFoundByBothEndpoints() throws {
            let servers = try (0..<2).map { _ in try LoopbackServer { $0.waitForClose() } }
            let sockets = CurlSocketTracker()
            let opened = (0..<2).map { _ in
                sockets.open(family: AF_INET, kind: Int32(SOCK_STREAM.rawValue), protocol: 0)
            }
            defer { for socket in opened { close(socket) } }
            // The second connection reuses the port of the first one.
            let port = try #require(connect(opened[0], from: 0, to: servers[0].port))
            #expect(connect(opened[1], from: port, to: servers[1].port) == port)
            let here = CurlSocketTracker.Endpoint(address: "127.0.0.1", port: Int32(port))
            for (server, socket) in zip(servers, opened) {
                let there = CurlSocketTracker.Endpoint(address: "127.0.0.1", port: Int32(server.port))
                #expect(sockets.socket(from: here, to: there) == socket)
                #expect(sockets.socket(from: there, to: here) == nil)
            }
        }

        @Test func childProcessesDoNotInheritConnections() throws {
            let socket = CurlSocketTracker().open(family: AF_INET, kind: Int32(SOCK_STREAM.rawValue), protocol: 0)
            defer { close(socket) }
            #expect(socket >= 0)
            #expect(fcntl(socket, F_GETFD) & FD_CLOEXEC != 0)
        }

        /// Connects from a port that other connections can share, or from any port if it's 0. Returns the port.
        private func connect(_ socket: Int32, from port: UInt16, to server: UInt16) -> UInt16? {
            var on: Int32 = 1
            setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            address.sin_port = port.bigEndian
            let isBound = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            guard isBound, LoopbackEndpoint.connect(socket, toPort: server) else { return nil }
            return LoopbackEndpoint.port(of: socket)
        }
    }
#endif
