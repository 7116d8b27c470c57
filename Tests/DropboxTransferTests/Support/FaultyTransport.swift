import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// The transport of the platform, with trouble on the way.
final class FaultyTransport: HTTPTransport {
    enum Fault: Sendable {
        /// The server carries the request out, and its answer is lost.
        case loseAnswer
        /// The server carries the request out twice, and the first answer is lost.
        case repeatUnderneath
        /// The connection breaks before the server sees anything of the request.
        case reset
        /// The server answers this status and does nothing.
        case status(Int, HTTPHeaders = [:])
        /// The request is sent, with another first byte of its body.
        case corrupt
        /// This runs before the request is sent.
        case first(@Sendable () -> Void)
        /// There is no answer until the request is cancelled. The closure is called when it waits.
        case hang(@Sendable () -> Void)
    }

    /// Gives what happens to a request, by the name of its route and how many there have been of it, from 1.
    typealias Rule = @Sendable (_ route: String, _ number: Int) -> Fault?

    private struct State {
        var counts: [String: Int] = [:]
        var commits = 0
        var mostCommits = 0
        var cancelled = 0
    }

    private let inner = HTTPTransports.standard()
    private let rule: Rule
    private let state = Locked(State())

    init(_ rule: @escaping Rule = { _, _ in nil }) {
        self.rule = rule
    }

    /// How many requests there were of a route.
    func count(_ route: String) -> Int { state.withLock { $0.counts[route] ?? 0 } }

    /// How many commits were under way at once, at most.
    var mostCommits: Int { state.withLock { $0.mostCommits } }

    /// How many hanging requests were cancelled.
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
                try await Task.sleep(for: .seconds(3_600))
            } catch {
                state.withLock { $0.cancelled += 1 }
                throw HTTPError(.cancelled, "cancelled")
            }
            throw HTTPError(.timedOut(.overall), "nobody cancelled")
        }
    }

    func shutdown() { inner.shutdown() }
}

/// A clock whose sleepers never wait: their time passes at once.
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
