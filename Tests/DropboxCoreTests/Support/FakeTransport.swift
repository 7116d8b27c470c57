import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation

/// A transport that responds according to a script and records the requests.
final class FakeTransport: LimitedTransport {
    /// A response, or an ``HTTPError``. The type isn't declared, because macOS 13 has no arrays of functions with typed
    /// errors.
    typealias Response = @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// An error that indicates that the script has no more responses.
    struct Unscripted: Error {
        let url: URL
    }

    private struct State {
        var script: [Response]
        var requests: [HTTPRequest] = []
        var bodies: [Data] = []
    }

    private let state: Locked<State>
    private let fallback: Response?
    let maximumRequestsPerHost: Int

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - script: One response per request, in order.
    ///   - fallback: The response to all later requests. If it's `nil`, they fail the test.
    ///   - maximumRequestsPerHost: The limit that the transport announces. It sends more requests, too.
    init(_ script: [Response] = [], fallback: Response? = nil, maximumRequestsPerHost: Int = 32) {
        state = Locked(State(script: script))
        self.maximumRequestsPerHost = maximumRequestsPerHost
        self.fallback = fallback
    }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    var bodies: [Data] { state.withLock { $0.bodies } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let body = try await request.body.collect()
        request.onUploadProgress?(Int64(body.count))
        let response = state.withLock { state -> Response? in
            state.requests.append(request)
            state.bodies.append(body)
            return state.script.isEmpty ? fallback : state.script.removeFirst()
        }
        guard let response else { throw HTTPError(.bodyFailed(Unscripted(url: request.url)), "unscripted request") }
        do { return try await response(request) } catch let error as HTTPError {
            throw error
        } catch {
            throw HTTPError(.bodyFailed(error), "the script failed")
        }
    }

    func shutdown() {}
}

extension FakeTransport {
    /// Returns a response with a JSON body.
    static func json(
        _ body: String, status: Int = 200, _ headers: HTTPHeaders = [:],
        began: @escaping @Sendable () -> Void = {}
    ) -> Response {
        text(body, status: status, type: "application/json", headers, began: began)
    }

    /// Returns a response with a body of any type.
    static func text(
        _ body: String, status: Int, type: String = "text/plain; charset=utf-8", _ headers: HTTPHeaders = [:],
        began: @escaping @Sendable () -> Void = {}
    ) -> Response {
        { _ in
            began()
            var headers = headers
            headers.set("Content-Type", to: type)
            if headers["X-Dropbox-Request-Id"] == nil { headers.set("X-Dropbox-Request-Id", to: "abc123") }
            return HTTPResponse(status: status, headers: headers, body: HTTPResponseBody(Data(body.utf8)))
        }
    }

    /// Returns a response with content, and with a result in a header.
    static func content(
        _ content: Data, result: String, began: @escaping @Sendable () -> Void = {}
    ) -> Response {
        { _ in
            began()
            return HTTPResponse(
                status: 200, headers: ["Dropbox-API-Result": result, "X-Dropbox-Request-Id": "abc123"],
                body: HTTPResponseBody(content))
        }
    }

    /// Calls `began`, and then waits until the task is canceled.
    static func noResponse(_ began: @escaping @Sendable () -> Void = {}) -> Response {
        { _ throws(HTTPError) in
            began()
            do { try await suspendUntilCancelled() } catch { throw HTTPError(.cancelled, "cancelled") }
        }
    }

    /// Returns one of two responses, depending on the result of `isFirst` for each request.
    static func either(
        _ first: @escaping Response, _ second: @escaping Response, _ isFirst: @escaping @Sendable () -> Bool
    ) -> Response {
        { request in try await isFirst() ? first(request) : second(request) }
    }

    /// Fails without a response.
    static func failure(_ kind: HTTPError.Kind, isRequestUnsent: Bool = false) -> Response {
        { _ throws(HTTPError) in throw HTTPError(kind, "as scripted", isRequestUnsent: isRequestUnsent) }
    }
}
