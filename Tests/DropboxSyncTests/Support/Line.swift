import DropboxCore
import Foundation
@testable import DropboxHTTP
import DropboxConcurrency

/// The connection of a device: up, down, or with trouble on it.
final class Line: HTTPTransport {
    enum Trouble: Sendable {
        /// The server sees nothing of the request.
        case reset
        /// The server carries the request out, and its answer is lost.
        case loseAnswer
        /// The client hears nothing, and the server gets the request when `deliverLate()` is called.
        case arriveLate
        /// The server answers this status and does nothing.
        case status(Int)
        /// The server answers this status with this JSON and does nothing.
        case answer(Int, String)
    }

    private struct State {
        var isUp = true
        var trouble: (@Sendable (String) -> Trouble?)?
        var refusal: (@Sendable (String, String) -> Trouble?)?
        var gate: (@Sendable (String) async -> Void)?
        var header: (name: String, watcher: @Sendable (String) -> Void)?
        var watcher: (@Sendable (String) -> Void)?
        var late: [HTTPRequest] = []
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

    /// Gives what happens to a request of a route with an argument, in JSON; nothing by default.
    func refuse(_ refusal: (@Sendable (_ route: String, _ argument: String) -> Trouble?)?) {
        state.withLock { $0.refusal = refusal }
    }

    /// Has each request wait for `gate`, which is told its route.
    func gate(_ gate: (@Sendable (String) async -> Void)?) { state.withLock { $0.gate = gate } }

    /// Has `watcher` called with each request and what became of it.
    func watch(_ watcher: @escaping @Sendable (String) -> Void) { state.withLock { $0.watcher = watcher } }

    /// Has `watcher` called with a header of each request that has it.
    func watchHeaders(_ name: String, _ watcher: @escaping @Sendable (String) -> Void) {
        state.withLock { $0.header = (name, watcher) }
    }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let state = state.withLock { $0 }
        guard state.isUp else { throw HTTPError(.connectionFailed, "offline", isRequestUnsent: true) }
        let route = request.url.lastPathComponent
        var argument = request.headers["Dropbox-API-Arg"] ?? ""
        if case .data(let data) = request.body.storage { argument += String(decoding: data, as: UTF8.self) }
        let trouble = state.trouble?(route) ?? state.refusal?(route, argument)
        state.watcher?("\(route) \(argument) \(trouble.map { "\($0)" } ?? "")")
        if let header = state.header, let value = request.headers[header.name] { header.watcher(value) }
        await state.gate?(route)
        switch trouble {
        case nil: return try await inner.send(request)
        case .reset: throw HTTPError(.connectionLost, "reset")
        case .loseAnswer:
            _ = try await inner.send(request).body.collect(upTo: 1 << 24)
            throw HTTPError(.connectionLost, "the answer was lost")
        case .arriveLate:
            var request = request
            // The file may be gone by then.
            if case .file(let url, nil) = request.body.storage, let data = try? Data(contentsOf: url) {
                request.body = .data(data)
            }
            self.state.withLock { [request] in $0.late.append(request) }
            throw HTTPError(.connectionLost, "no answer came")
        case .status(let status): return HTTPResponse(status: status)
        case .answer(let status, let json):
            return HTTPResponse(
                status: status, headers: ["Content-Type": "application/json"],
                body: HTTPResponseBody(Data(json.utf8)))
        }
    }

    /// Has the server get the requests that are late. What it answers nobody hears.
    func deliverLate() async {
        let late = state.withLock { state in
            defer { state.late = [] }
            return state.late
        }
        for request in late { _ = try? await inner.send(request).body.collect(upTo: 1 << 24) }
    }

    func shutdown() { inner.shutdown() }
}
