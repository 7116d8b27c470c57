import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation

/// The default transport with injected faults.
final class FaultyTransport: HTTPTransport {
    enum Fault: Sendable {
        /// The server executes the request, and its response is lost.
        case loseAnswer
        /// The server executes the request twice, and the first response is lost.
        case repeatUnderneath
        /// The server executes the request, and its response lacks the last result.
        case shortAnswer
        /// The connection is lost before the server receives the request.
        case reset
        /// The server responds with this status, and does nothing.
        case status(Int, HTTPHeaders = [:])
        /// The request is sent with a changed first byte of its body.
        case corrupt
        /// The closure runs before the request is sent.
        case first(@Sendable () -> Void)
        /// No response is received until the request is canceled. The closure runs when the request waits.
        case hang(@Sendable () -> Void)
    }

    /// Returns the fault for a request, given the name of its route and the number of its requests so far, starting at
    /// 1.
    typealias Rule = @Sendable (_ route: String, _ number: Int) -> Fault?

    private struct State {
        var counts: [String: Int] = [:]
        var commits = 0
        var mostCommits = 0
        var cancelled = 0
    }

    private let inner = makeHTTPTransport()
    private let rule: Rule
    private let state = Locked(State())

    init(_ rule: @escaping Rule = { _, _ in nil }) {
        self.rule = rule
    }

    /// The number of requests of a route.
    func count(_ route: String) -> Int { state.withLock { $0.counts[route] ?? 0 } }

    /// The maximum number of concurrent commits.
    var mostCommits: Int { state.withLock { $0.mostCommits } }

    /// The number of hanging requests that were canceled.
    var cancelled: Int { state.withLock { $0.cancelled } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let route = request.url.lastPathComponent
        let isCommit = route == "finish_batch_v2"
        let number = state.withLock { state in
            state.counts[route, default: 0] += 1
            if isCommit { state.commits += 1 }
            state.mostCommits = max(state.mostCommits, state.commits)
            return state.counts[route] ?? 0
        }
        defer { if isCommit { state.withLock { $0.commits -= 1 } } }
        switch rule(route, number) {
        case nil: return try await inner.send(request)
        case .reset: throw HTTPError(.connectionLost, "reset")
        case .status(let status, let headers): return HTTPResponse(status: status, headers: headers)
        case .loseAnswer:
            _ = try await inner.send(request).body.collect(upTo: 1 << 24)
            throw HTTPError(.connectionLost, "the answer was lost")
        case .shortAnswer:
            let response = try await inner.send(request)
            let body = try await response.body.collect(upTo: 1 << 24)
            return HTTPResponse(status: response.status, body: HTTPResponseBody(Self.shortened(body)))
        case .repeatUnderneath:
            _ = try await inner.send(request).body.collect(upTo: 1 << 24)
            return try await inner.send(request)
        case .corrupt:
            var request = request
            request.body = .data(Data("not what was meant".utf8))
            return try await inner.send(request)
        case .first(let work):
            work()
            return try await inner.send(request)
        case .hang(let began):
            began()
            do {
                try await suspendUntilCancelled()
            } catch {
                state.withLock { $0.cancelled += 1 }
                throw HTTPError(.cancelled, "cancelled")
            }
        }
    }

    func shutdown() { inner.shutdown() }

    /// Removes the last result from the lists of an object.
    private static func shortened(_ body: Data) -> Data {
        do {
            let object = try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
            let shortened = object.mapValues { value -> Any in (value as? [Any]).map { Array($0.dropLast()) } ?? value }
            return try JSONSerialization.data(withJSONObject: shortened)
        } catch {
            return body
        }
    }
}

/// A clock that advances immediately instead of sleeping.
final class InstantClock: Sendable {
    private let passed = Locked(Duration.zero)

    var source: ClientClock {
        ClientClock(
            now: { [passed] in passed.withLock { $0 } },
            sleep: { [passed] duration in
                passed.withLock { $0 += duration }
                await Task.yield()
                try Task.checkCancellation()
            })
    }
}
