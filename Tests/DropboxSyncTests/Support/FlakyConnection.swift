import DropboxConcurrency
import DropboxCore
import Foundation

@testable import DropboxHTTP

/// The connection of a device, with injected failures.
final class FlakyConnection: HTTPTransport {
    enum Failure: Sendable {
        /// The server doesn't receive the request.
        case reset
        /// The server executes the request, and its response is lost.
        case loseResponse
        /// The client receives no response, and the server receives the request when `deliverLate()` is called.
        case arriveLate
        /// The response has this status, and the request isn't sent.
        case status(Int)
        /// The response has this status and this JSON, and the request isn't sent.
        case respond(Int, String)
    }

    private struct State {
        var isUp = true
        var failure: (@Sendable (String) -> Failure?)?
        var rejection: (@Sendable (String, String) -> Failure?)?
        var suspend: (@Sendable (String) async -> Void)?
        var suspendResponse: (@Sendable (String) async -> Void)?
        var header: (name: String, watcher: @Sendable (String) -> Void)?
        var watcher: (@Sendable (String) -> Void)?
        var late: [HTTPRequest] = []
    }

    private let inner = makeHTTPTransport()
    private let state = Locked(State())

    /// Whether there is a connection.
    var isUp: Bool {
        get { state.withLock { $0.isUp } }
        set { state.withLock { $0.isUp = newValue } }
    }

    /// Sets the function that returns the failure of a request, given its route.
    func setFailure(_ failure: (@Sendable (String) -> Failure?)?) { state.withLock { $0.failure = failure } }

    /// Sets the function that returns the failure of a request, given its route and its argument in JSON.
    func setRejection(_ rejection: (@Sendable (_ route: String, _ argument: String) -> Failure?)?) {
        state.withLock { $0.rejection = rejection }
    }

    /// Makes each request wait for `suspend`, which receives its route.
    func setRequestDelay(_ suspend: (@Sendable (String) async -> Void)?) { state.withLock { $0.suspend = suspend } }

    /// Makes each response wait for `suspend`, which receives the route.
    func setResponseDelay(_ suspend: (@Sendable (String) async -> Void)?) {
        state.withLock { $0.suspendResponse = suspend }
    }

    /// Calls `watcher` with each request and its failure.
    func watch(_ watcher: @escaping @Sendable (String) -> Void) { state.withLock { $0.watcher = watcher } }

    /// Calls `watcher` with the value of a header of each request that has it, after the delay of the request.
    func watchHeaders(_ name: String, _ watcher: @escaping @Sendable (String) -> Void) {
        state.withLock { $0.header = (name, watcher) }
    }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let state = state.withLock { $0 }
        guard state.isUp else { throw HTTPError(.connectionFailed, "offline", isRequestUnsent: true) }
        let route = request.url.lastPathComponent
        var argument = request.headers["Dropbox-API-Arg"] ?? ""
        if case .data(let data) = request.body.storage { argument += String(decoding: data, as: UTF8.self) }
        let failure = state.failure?(route) ?? state.rejection?(route, argument)
        state.watcher?("\(route) \(argument) \(failure.map { "\($0)" } ?? "")")
        await state.suspend?(route)
        guard !Task.isCancelled else {
            throw HTTPError(.cancelled, "canceled before it was sent", isRequestUnsent: true)
        }
        if let header = state.header, let value = request.headers[header.name] { header.watcher(value) }
        switch failure {
        case nil:
            let response = try await inner.send(request)
            await state.suspendResponse?(route)
            return response
        case .reset: throw HTTPError(.connectionLost, "reset")
        case .loseResponse:
            _ = try await inner.send(request).body.collect(upTo: 1 << 24)
            throw HTTPError(.connectionLost, "the response was lost")
        case .arriveLate:
            var request = request
            // The file may be deleted by then.
            if case .file(let url, nil) = request.body.storage, let data = try? Data(contentsOf: url) {
                request.body = .data(data)
            }
            self.state.withLock { [request] in $0.late.append(request) }
            throw HTTPError(.connectionLost, "no response")
        case .status(let status): return HTTPResponse(status: status)
        case .respond(let status, let json):
            return HTTPResponse(
                status: status, headers: ["Content-Type": "application/json"],
                body: HTTPResponseBody(Data(json.utf8)))
        }
    }

    /// Sends the delayed requests to the server, and ignores the responses.
    func deliverLate() async {
        let late = state.withLock { state in
            defer { state.late = [] }
            return state.late
        }
        for request in late { _ = try? await inner.send(request).body.collect(upTo: 1 << 24) }
    }

    func shutdown() { inner.shutdown() }
}
