import Foundation

/// An address that means this machine.
enum LoopbackAddress: Sendable, CaseIterable {
    /// 127.0.0.1
    case v4
    /// ::1
    case v6

    /// Every address that a browser may take a host for: all of them have to be ours, or another program on this machine
    /// could listen on the one that the browser tries first, and get the answer of the sign-in. `nil` for a host that
    /// need not mean this machine.
    static func addresses(of host: String) -> [LoopbackAddress]? {
        switch host.lowercased() {
        case "localhost": [.v4, .v6]
        case "127.0.0.1": [.v4]
        case "[::1]": [.v6]
        default: nil
        }
    }

    var text: String {
        switch self {
        case .v4: "127.0.0.1"
        case .v6: "[::1]"
        }
    }

    /// Sockets that listen on all of the addresses, at one port.
    ///
    /// - Parameters:
    ///   - port: 0 for a port that is free on all of them.
    static func listen(
        at addresses: [LoopbackAddress], port: UInt16
    ) throws(SignInError) -> (descriptors: [Int32], port: UInt16) {
        var attempts = port == 0 ? maximumAttempts : 1
        while true {
            attempts -= 1
            do throws(Occupied) {
                return try listenOnce(at: addresses, port: port)
            } catch {
                if attempts > 0, error.errno == EADDRINUSE { continue }
                let place = port == 0 ? error.address.text : "\(error.address.text):\(port)"
                let reason = String(cString: strerror(error.errno))
                throw .cannotPresent("cannot listen on \(place) for the browser: \(reason)")
            }
        }
    }

    /// Free ports of one address that are tried until one is free on the others too.
    private static let maximumAttempts = 20

    private struct Occupied: Error {
        let address: LoopbackAddress
        let errno: Int32
    }

    private static func listenOnce(
        at addresses: [LoopbackAddress], port: UInt16
    ) throws(Occupied) -> (descriptors: [Int32], port: UInt16) {
        var descriptors: [Int32] = []
        var port = port
        for address in addresses {
            if let socket = LoopbackSocket.listen(at: address, port: port) {
                descriptors.append(socket.descriptor)
                port = socket.port
                continue
            }
            let reason = errno
            // A machine without IPv6 has no ::1 that a browser could try.
            let isMissing = [EADDRNOTAVAIL, EAFNOSUPPORT, EPROTONOSUPPORT].contains(reason)
            if isMissing, !descriptors.isEmpty { continue }
            for descriptor in descriptors { close(descriptor) }
            throw Occupied(address: address, errno: reason)
        }
        return (descriptors, port)
    }
}
