import CDropboxMicrohttpd
import DropboxConcurrency
import Foundation

/// A connection to the server's own port with TLS, which a client of the proxy asked for with `CONNECT`.
///
/// The tunnel ignores the name that the client asked for: each name of the service leads to the emulator.
enum Tunnel {
    /// The time in seconds after which a client that reads nothing is disconnected.
    private static let sendTimeout: Int32 = 300
    private static let head = Data("HTTP/1.1 200 Connection established\r\n\r\n".utf8)

    /// Opens the tunnel. Returns `false` without any effect if that isn't possible.
    static func open(to port: UInt16, _ connection: OpaquePointer, _ requestHandler: RequestHandler) -> Bool {
        let client = cmicrohttpd_plain_socket(connection)
        let server = cmicrohttpd_connect(port)
        guard client >= 0, server >= 0, requestHandler.detach(client) else {
            for socket in [client, server] where socket >= 0 { close(socket) }
            return false
        }
        let openDirections = Locked(2)
        let copy = { @Sendable (sender: Int32, receiver: Int32) in
            cmicrohttpd_copy(sender, receiver)
            let isLast = openDirections.withLock { count in
                count -= 1
                return count == 0
            }
            guard isLast else { return }
            close(server)
            _ = cmicrohttpd_wait_when_full(client, 0)
            requestHandler.finishDetached(isComplete: true)
        }
        let isReady = cmicrohttpd_wait_when_full(client, sendTimeout) == 0
        let isStarted = isReady && head.withUnsafeBytes { cmicrohttpd_send(client, $0.baseAddress, $0.count) } == 0
        if !isStarted { shutdown(client, Int32(SHUT_RDWR)) }
        BlockingIO.external.enqueue { copy(client, server) }
        BlockingIO.external.enqueue { copy(server, client) }
        return true
    }
}
