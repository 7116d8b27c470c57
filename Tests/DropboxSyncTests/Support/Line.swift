import DropboxCore
import Foundation
@testable import HTTPTransport
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
        var watcher: (@Sendable (String) -> Void)?
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

    /// Has `watcher` called with each request and what became of it.
    func watch(_ watcher: @escaping @Sendable (String) -> Void) { state.withLock { $0.watcher = watcher } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let (isUp, rule, watcher) = state.withLock { ($0.isUp, $0.trouble, $0.watcher) }
        guard isUp else { throw HTTPError(.connectionFailed, "offline", isNothingSent: true) }
        let route = request.url.lastPathComponent
        let trouble = rule?(route)
        if let watcher {
            var argument = request.headers["Dropbox-API-Arg"] ?? ""
            if case .data(let data) = request.body.storage { argument += String(decoding: data, as: UTF8.self) }
            watcher("\(route) \(argument) \(trouble.map { "\($0)" } ?? "")")
        }
        switch trouble {
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
