import Foundation
import DropboxHTTP
import DropboxConcurrency

/// A transport that answers from a script and remembers what it was sent.
final class FakeTransport: HTTPTransport {
    typealias Answer = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

    /// The script is at its end.
    struct Unscripted: Error {
        let url: URL
    }

    private struct State {
        var script: [Answer]
        var requests: [HTTPRequest] = []
        var bodies: [Data] = []
    }

    private let state: Locked<State>
    private let afterwards: Answer?

    /// - Parameters:
    ///   - script: One answer for each request, in order.
    ///   - afterwards: Answers all further requests; without it they fail the test.
    init(_ script: [Answer] = [], afterwards: Answer? = nil) {
        state = Locked(State(script: script))
        self.afterwards = afterwards
    }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    var bodies: [Data] { state.withLock { $0.bodies } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let body = try await request.body.collected()
        request.onUploadProgress?(Int64(body.count))
        let answer = state.withLock { state -> Answer? in
            state.requests.append(request)
            state.bodies.append(body)
            return state.script.isEmpty ? afterwards : state.script.removeFirst()
        }
        guard let answer else { throw HTTPError(.bodyFailed(Unscripted(url: request.url)), "unscripted request") }
        return try await answer(request)
    }

    func shutdown() {}
}

extension FakeTransport {
    /// An answer with a JSON body.
    static func json(
        _ body: String, status: Int = 200, _ headers: HTTPHeaders = [:],
        began: @escaping @Sendable () -> Void = {}
    ) -> Answer {
        text(body, status: status, type: "application/json", headers, began: began)
    }

    /// An answer with a body of any type.
    static func text(
        _ body: String, status: Int, type: String = "text/plain; charset=utf-8", _ headers: HTTPHeaders = [:],
        began: @escaping @Sendable () -> Void = {}
    ) -> Answer {
        { _ in
            began()
            var all = headers
            all.set("Content-Type", to: type)
            if all["X-Dropbox-Request-Id"] == nil { all.set("X-Dropbox-Request-Id", to: "abc123") }
            return HTTPResponse(status: status, headers: all, body: HTTPResponseBody(Data(body.utf8)))
        }
    }

    /// An answer with content and a result in the header.
    static func content(
        _ content: Data, result: String, began: @escaping @Sendable () -> Void = {}
    ) -> Answer {
        { _ in
            began()
            return HTTPResponse(
                status: 200, headers: ["Dropbox-API-Result": result, "X-Dropbox-Request-Id": "abc123"],
                body: HTTPResponseBody(content))
        }
    }

    /// Tells that it was asked, and then waits until the task is cancelled.
    static func nothing(_ began: @escaping @Sendable () -> Void = {}) -> Answer {
        { _ throws(HTTPError) in
            began()
            do { try await Task.sleep(for: .seconds(3_600)) } catch { throw HTTPError(.cancelled, "cancelled") }
            throw HTTPError(.timedOut(.overall), "nobody cancelled")
        }
    }

    /// One of two answers, as `isFirst` decides for each request.
    static func either(
        _ first: @escaping Answer, _ second: @escaping Answer, _ isFirst: @escaping @Sendable () -> Bool
    ) -> Answer {
        { request async throws(HTTPError) in try await isFirst() ? first(request) : second(request) }
    }

    /// No answer.
    static func failure(_ kind: HTTPError.Kind, isRequestUnsent: Bool = false) -> Answer {
        { _ throws(HTTPError) in throw HTTPError(kind, "as scripted", isRequestUnsent: isRequestUnsent) }
    }
}
