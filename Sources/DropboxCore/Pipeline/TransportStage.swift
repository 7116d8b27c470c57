import Foundation
import DropboxHTTP

/// Sends calls: the end of the pipeline.
struct TransportStage: CallHandler {
    /// Errors are short; whatever a server sends beyond this is left unread.
    private static let maximumErrorBytes = 4 << 20

    let hosts: BaseHosts
    let transport: any HTTPTransport
    let waits: WaitReporter

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let host = hosts[call.route.host]
        guard let url = BaseHosts.url(host: host, path: "/2/" + call.route.path) else {
            throw .unsendable(.badHost(host))
        }
        var request = HTTPRequest(
            method: "POST", url: url, headers: call.headers, body: call.body, timeouts: call.deadlines,
            onUploadProgress: call.onUploadProgress, suspension: call.suspension)
        request.background = call.background
        // A long poll, and what the system carries, are there to wait.
        guard call.route.host != .notify, call.background == nil, waits.isHeard else {
            return try await answer(to: call, request).get()
        }
        return try await waits.watch(route: call.route.path, attempt: call.attempt, reason: .response) {
            [request] onProgress in
            var request = request
            request.onUploadProgress = { sent in
                onProgress()
                call.onUploadProgress?(sent)
            }
            return await answer(to: call, request)
        }.get()
    }

    private func answer(to call: Call, _ request: HTTPRequest) async -> Result<CallResponse, CallFailure> {
        do throws(HTTPError) {
            let response = try await transport.send(request)
            await call.untilResumed()
            return .success(
                CallResponse(
                    metadata: ResponseMetadata(status: response.status, headers: response.headers),
                    content: try await content(of: response, for: call)))
        } catch {
            if case .cancelled = error.kind { return .failure(.cancelled) }
            return .failure(.unanswered(error))
        }
    }

    private func content(of response: HTTPResponse, for call: Call) async throws(HTTPError) -> CallResponse.Content {
        guard (200..<300).contains(response.status) else {
            return .collected(try await Self.beginning(of: response.body))
        }
        switch call.responseHandling {
        case .streamed: return .streamed(response.body)
        case .collected(let maximumBytes): return .collected(try await response.body.collect(upTo: maximumBytes))
        }
    }

    /// The content of an error, as far as it came: the status says most, and is not lost because the rest breaks off.
    private static func beginning(of body: HTTPResponseBody) async throws(HTTPError) -> Data {
        var content = Data()
        var chunks = body.makeAsyncIterator()
        do throws(HTTPError) {
            while content.count < maximumErrorBytes, let chunk = try await chunks.next() { content.append(chunk) }
        } catch {
            if case .cancelled = error.kind { throw error }
        }
        return content
    }
}

extension BaseHosts {
    /// The server of a route.
    subscript(host: RouteHost) -> String {
        switch host {
        case .api: apiHost
        case .content: contentHost
        case .downloadContent: downloadContentHost
        case .notify: notifyHost
        }
    }

    /// The address of `path` on a host that is written in one of the forms of `BaseHosts`; `nil` where it is written
    /// otherwise. Names, paths and queries in it could send a token elsewhere than it looks.
    package static func url(host: String, path: String) -> URL? {
        let address = host.contains("://") ? host : "https://" + host
        let server = address.hasSuffix("/") ? String(address.dropLast()) : address
        guard server.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
            let parts = URLComponents(string: server), ["http", "https"].contains(parts.scheme?.lowercased()),
            parts.host?.isEmpty == false, parts.user == nil, parts.password == nil, parts.path.isEmpty,
            parts.query == nil, parts.fragment == nil, !server.contains("@")
        else { return nil }
        return URL(string: server + path)
    }
}
