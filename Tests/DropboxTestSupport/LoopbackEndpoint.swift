import Foundation

#if canImport(Darwin)
    private let stream = SOCK_STREAM
#else
    private let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
#endif

/// TCP sockets on the loopback interface.
///
/// Child processes don't inherit them, and writing to a closed connection fails instead of raising a signal.
public enum LoopbackEndpoint {
    /// Creates a socket that is bound to a port.
    ///
    /// - Parameter port: The port. The default is a free one.
    public static func bind(toPort port: UInt16 = 0) throws(SystemFailure) -> (descriptor: Int32, port: UInt16) {
        let descriptor = try makeSocket()
        var address = address(port: port)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withSocketAddress(&address) {
            bindSocket(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
        }
        guard isBound else { throw failure(closing: descriptor) }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Connects to a port, and returns the descriptor.
    public static func connect(toPort port: UInt16) throws(SystemFailure) -> Int32 {
        let descriptor = try makeSocket()
        guard connect(descriptor, toPort: port) else { throw failure(closing: descriptor) }
        return descriptor
    }

    /// Connects an existing socket to a port. Returns a Boolean value that indicates whether it's connected.
    public static func connect(_ descriptor: Int32, toPort port: UInt16) -> Bool {
        var address = address(port: port)
        return withSocketAddress(&address) {
            connectSocket(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
    }

    /// Waits for the next connection, and returns its descriptor, or `nil` if there was an error.
    public static func accept(_ listener: Int32) -> Int32? {
        let descriptor = acceptSocket(listener)
        guard descriptor >= 0 else { return nil }
        configure(descriptor)
        return descriptor
    }

    /// Makes a call of ``accept(_:)`` on another thread return.
    public static func interruptAccept(_ listener: Int32, port: UInt16) {
        #if canImport(Darwin)
            // Darwin can't shut down a socket that isn't connected. If this fails, the other thread remains blocked.
            do throws(SystemFailure) { close(try connect(toPort: port)) } catch {}
        #else
            shutdown(listener, Int32(SHUT_RDWR))
        #endif
    }

    /// Sends bytes, and returns the number of sent bytes, or -1 if there was an error.
    public static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        #if canImport(Darwin)
            sendBytes(descriptor, bytes, 0)
        #else
            sendBytes(descriptor, bytes, Int32(MSG_NOSIGNAL))
        #endif
    }

    /// Sends all bytes. Has no effect if the peer has closed the connection.
    public static func send(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send($0, to: descriptor) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns the local port of a socket, or `nil` for other files.
    public static func port(of descriptor: Int32) -> UInt16? {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isSocket = withSocketAddress(&address) { getsockname(descriptor, $0, &length) == 0 }
        return isSocket && address.sin_family == sa_family_t(AF_INET) ? UInt16(bigEndian: address.sin_port) : nil
    }

    private static func makeSocket() throws(SystemFailure) -> Int32 {
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw SystemFailure() }
        configure(descriptor)
        return descriptor
    }

    private static func configure(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    private static func failure(closing descriptor: Int32) -> SystemFailure {
        let failure = SystemFailure()
        close(descriptor)
        return failure
    }

    private static func address(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        return address
    }

    private static func withSocketAddress<Result>(
        _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}

/// An error of a system function.
public struct SystemFailure: Error {
    /// The error number.
    public let number = errno

    public init() {}
}

// The system functions that the static methods shadow.

private func bindSocket(_ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ length: socklen_t) -> Int32 {
    bind(descriptor, address, length)
}

private func connectSocket(
    _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ length: socklen_t
) -> Int32 {
    connect(descriptor, address, length)
}

private func acceptSocket(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    send(descriptor, bytes.baseAddress, bytes.count, flags)
}
