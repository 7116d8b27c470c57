import DropboxCore
import Foundation
import HTTPTransport
import Locking

/// The connection of a device: up, down, or with trouble on it.
final class Line: HTTPTransport {
    enum Trouble: Sendable {
        /// The server sees nothing of the request.
        case reset
        /// The server carries the request out, and its answer is lost.
        case loseAnswer
        /// The server answers this status and does nothing.
        case status(Int)
    }

    private struct State {
        var isUp = true
        var trouble: (@Sendable (String) -> Trouble?)?
    }

    private let inner = HTTPTransports.standard()
    private let state = Locked(State())

    /// Whether there is a connection.
    var isUp: Bool {
        get { state.withLock { $0.isUp } }
        set { state.withLock { $0.isUp = newValue } }
    }

    /// Gives what happens to a request of a route; nothing by default.
    func trouble(_ trouble: (@Sendable (String) -> Trouble?)?) { state.withLock { $0.trouble = trouble } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let (isUp, rule) = state.withLock { ($0.isUp, $0.trouble) }
        guard isUp else { throw HTTPError(.connectionFailed, "offline", isNothingSent: true) }
        switch rule?(request.url.lastPathComponent) {
        case nil: return try await inner.send(request)
        case .reset: throw HTTPError(.connectionLost, "reset")
        case .loseAnswer:
            _ = try await inner.send(request).body.collect(upTo: 1 << 24)
            throw HTTPError(.connectionLost, "the answer was lost")
        case .status(let status): return HTTPResponse(status: status)
        }
    }

    func shutdown() { inner.shutdown() }
}
