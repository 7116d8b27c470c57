import DropboxConcurrency
import DropboxTestSupport

/// A server that reads the head of a request of each connection, and passes the connection to a closure.
final class SocketServer: Sendable {
    private let server: LoopbackServer
    private let heads: Locked<[String]>

    /// Starts a server.
    ///
    /// - Parameter serve: Receives the connection, which is closed when it returns.
    init(_ serve: @escaping LoopbackServer.Script) throws {
        let heads = Locked<[String]>([])
        server = try LoopbackServer { connection in
            let head = try connection.readHead().head
            heads.withLock { $0.append(head) }
            try serve(connection)
        }
        self.heads = heads
    }

    var address: String { "http://127.0.0.1:\(server.port)" }
    var requests: [String] { heads.withLock { $0 } }

    func stop() { server.stop() }
}
