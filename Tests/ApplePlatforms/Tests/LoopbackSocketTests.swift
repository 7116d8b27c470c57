import Darwin
import Foundation
import Testing
@testable import DropboxOAuth

/// The sockets that receive the redirect of a sign-in page.
@Suite struct LoopbackSocketTests {
    /// Connects to a port of the loopback interface.
    private func connect(to port: UInt16) -> Int32 {
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Darwin.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        #expect(status == 0)
        return descriptor
    }

    @Test func clientReceivesTheSentText() throws {
        let (listener, port) = try #require(LoopbackSocket.listen(at: .v4, port: 0))
        defer { close(listener) }
        let client = connect(to: port)
        defer { close(client) }
        let server = accept(listener, nil, nil)
        defer { close(server) }
        LoopbackSocket.send(Array("text".utf8), to: server)
        var buffer = [UInt8](repeating: 0, count: 10)
        #expect(recv(client, &buffer, buffer.count, 0) == 4)
        #expect(buffer.prefix(4) == ArraySlice("text".utf8))
        #expect(recv(client, &buffer, buffer.count, 0) == 0)
    }

    @Test func portInUseIsAnError() throws {
        let (listener, port) = try #require(LoopbackSocket.listen(at: .v4, port: 0))
        defer { close(listener) }
        #expect(LoopbackSocket.listen(at: .v4, port: port) == nil)
        #expect(errno == EADDRINUSE)
    }

    /// Some machines have no IPv6.
    @Test func socketOfIPv6ListensOnAnyFreePort() {
        guard let (listener, port) = LoopbackSocket.listen(at: .v6, port: 0) else { return }
        close(listener)
        #expect(port != 0)
    }
}
