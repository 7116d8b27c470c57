import DropboxConcurrency
import DropboxHTTP
import Foundation

/// The last stage of the pipeline, which sends requests.
struct TransportStage: CallHandler {
    /// The maximum number of bytes to read from an error response. Errors are short, so the remainder is ignored.
    private static let maximumErrorBytes = 4 << 20

    private let urls: RouteURLs
    private let transport: any HTTPTransport
    /// Whether no code of the app receives the response before the caller.
    private let isDirect: Bool
    private let waits: WaitReporter

    init(hosts: BaseHosts, transport: any HTTPTransport, waits: WaitReporter) {
        urls = RouteURLs(hosts)
        self.transport = transport
        isDirect = transport is any LimitedTransport
        self.waits = waits
    }

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let url = try urls.url(of: call.route)
        // The system can continue an interrupted download only if its method is GET, which the server accepts for downloads.
        let isSystemDownload = call.options.background != nil && call.responseHandling.isStreamed
        var request = HTTPRequest(
            method: isSystemDownload ? "GET" : "POST", url: url, headers: call.headers, body: call.body,
            timeouts: call.timeouts,
            onUploadProgress: call.options.onUploadProgress, suspender: call.suspender)
        request.backgroundTaskInfo = call.options.background
        if case .collected = call.responseHandling { request.awaitsCompleteResponse = isDirect }
        request.acceptsCompression = call.route.style == .rpc
        request.isLongPoll = call.route.host == .notify
        // Long polls and background requests are expected to wait, so their waits aren't reported.
        guard !request.isLongPoll, call.options.background == nil, waits.hasHandler else {
            return try await outcome(of: call, request).get()
        }
        return try await waits.reportingWaits(route: call.route.path, attempt: call.attempt, reason: .response) {
            [request] onProgress in
            var request = request
            request.onUploadProgress = { sent in
                onProgress()
                call.options.onUploadProgress?(sent)
            }
            return await outcome(of: call, request)
        }.get()
    }

    private func outcome(of call: Call, _ request: HTTPRequest) async -> Result<CallResponse, CallFailure> {
        do throws(HTTPError) {
            let response = try await transport.send(request)
            await call.waitUntilResumed()
            return .success(
                CallResponse(
                    metadata: ResponseMetadata(status: response.status, headers: response.headers),
                    content: try await content(of: response, for: call)))
        } catch {
            if case .cancelled = error.kind { return .failure(.cancelled) }
            return .failure(.noResponse(error))
        }
    }

    private func content(of response: HTTPResponse, for call: Call) async throws(HTTPError) -> CallResponse.Content {
        guard (200..<300).contains(response.status) else {
            return .collected(try await Self.errorContent(of: response.body))
        }
        switch call.responseHandling {
        case .streamed: return .streamed(response.body)
        case .collected(let maximumBytes): return .collected(try await response.body.collect(upTo: maximumBytes))
        }
    }

    /// Returns the content of an error response, which may be incomplete. A lost connection must not hide the status.
    private static func errorContent(of body: HTTPResponseBody) async throws(HTTPError) -> Data {
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

/// The URLs of routes. Each is created once, because parsing and checking it takes longer than all else in this stage.
private final class RouteURLs: Sendable {
    private let hosts: BaseHosts
    private let urls = Locked<[RouteDescriptor: CheckedURL]>([:])

    init(_ hosts: BaseHosts) { self.hosts = hosts }

    func url(of route: RouteDescriptor) throws(CallFailure) -> CheckedURL {
        if let url = urls.withLock({ $0[route] }) { return url }
        let host = hosts[route.host]
        guard let url = BaseHosts.url(host: host, path: "/2/" + route.path).flatMap(CheckedURL.init) else {
            throw .invalidConfiguration(.invalidHost(host))
        }
        urls.withLock { $0[route] = url }
        return url
    }
}

extension BaseHosts {
    /// Returns the server of a route.
    subscript(host: RouteHost) -> String {
        switch host {
        case .api: apiHost
        case .content: contentHost
        case .downloadContent: downloadContentHost
        case .notify: notifyHost
        }
    }

    /// Returns the URL of `path` on a host.
    ///
    /// - Parameter host: The host in one of the forms that ``BaseHosts`` documents.
    /// - Returns: `nil` if the host has another form. User names, paths, and queries in it could send a token to
    ///   another server than the host suggests.
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
