import DropboxConcurrency
import DropboxHTTP
import DropboxStone
import Foundation

/// Returns additional headers for requests to a host. They don't replace headers that the SDK sets.
public typealias HeadersForRouteRequest = @Sendable (RouteHost) -> [String: String]

/// The last stage of the pipeline: adds the headers that don't depend on the argument, applies the bandwidth limits, and
/// sends the request.
final class TransportStage: Sendable {
    /// The maximum number of bytes to read from an error response. Errors are short, so the remainder is ignored.
    private static let maximumErrorBytes = 4 << 20

    private let urls: RouteURLs
    private let transport: any HTTPTransport
    /// Whether no code of the app receives the response before the caller.
    private let isDirect: Bool
    private let waits: WaitReporter
    private let userAgent: String
    private let additionalHeaders: HeadersForRouteRequest?
    private let bandwidthLimiter: BandwidthLimiter?
    private let activity: ClientActivity

    init(
        _ configuration: DropboxTransportClientImpl.Configuration, transport: any HTTPTransport, waits: WaitReporter,
        activity: ClientActivity
    ) {
        urls = RouteURLs(configuration.baseHosts)
        self.transport = transport
        isDirect = transport is any LimitedTransport
        self.waits = waits
        userAgent = configuration.userAgentHeader
        additionalHeaders = configuration.headersForRouteHost
        bandwidthLimiter = configuration.bandwidthLimiter
        self.activity = activity
    }

    /// Sends one attempt of a call.
    ///
    /// - Parameter authorization: The credentials, if any.
    nonisolated(nonsending) func response(to call: Call, authorization: String?) async throws(CallFailure)
        -> CallResponse
    {
        let limiters = limiters(of: call)
        let request = try request(for: call, authorization, limiters)
        // Long polls and background requests are expected to wait, so their waits aren't reported.
        guard !request.isLongPoll, call.background == nil, waits.hasHandler else {
            return try await outcome(of: call, request, limiters).get()
        }
        return try await waits.reportingWaits(route: call.route.path, attempt: call.attempt, reason: .response) {
            onProgress in
            var request = request
            request.onUploadProgress = { sent in
                onProgress()
                call.onUploadProgress?(sent)
            }
            return await outcome(of: call, request, limiters)
        }.get()
    }

    // MARK: The request

    private func request(
        for call: Call, _ authorization: String?, _ limiters: [BandwidthLimiter]
    ) throws(CallFailure) -> HTTPRequest {
        let url = try urls.url(of: call.route)
        // The system can continue an interrupted download only if its method is GET, which the server accepts for downloads.
        let isSystemDownload = call.background != nil && call.responseHandling.isStreamed
        let isLimited = call.route.style == .upload
        var request = HTTPRequest(
            method: isSystemDownload ? "GET" : "POST", url: url, headers: try headers(of: call, authorization),
            body: isLimited ? limiters.reduce(call.body) { $0.throttled(by: $1.uploadThrottle) } : call.body,
            timeouts: call.timeouts, onUploadProgress: call.onUploadProgress, suspender: call.suspender)
        request.backgroundTaskInfo = call.background
        if case .collected = call.responseHandling { request.awaitsCompleteResponse = isDirect }
        request.acceptsCompression = call.route.style == .rpc
        request.isLongPoll = call.route.host == .notify
        request.isRepeatable = call.route.isReadOnly || call.options.retryPolicy.retriesNonIdempotentRequests
        return request
    }

    /// The headers of the argument, the credentials, the user agent, the context, and the headers of the app.
    private func headers(of call: Call, _ authorization: String?) throws(CallFailure) -> HTTPHeaders {
        var headers = call.headers
        if let authorization { headers.set("Authorization", to: authorization) }
        headers.set("User-Agent", to: userAgent)
        // The selected user is meaningful only with a token that authorizes the selection.
        if call.route.acceptsContext {
            headers["Dropbox-API-Select-User"] = call.context.selectUser
            headers["Dropbox-API-Select-Admin"] = call.context.selectAdmin
            headers["Dropbox-API-Path-Root"] = try pathRoot(of: call)
        }
        for (name, value) in additionalHeaders?(call.route.host) ?? [:] where headers[name] == nil {
            headers.set(name, to: value)
        }
        return headers
    }

    private func pathRoot(of call: Call) throws(CallFailure) -> String? {
        do throws(StoneError) {
            return try call.context.pathRootHeader()
        } catch {
            throw .invalidConfiguration(.invalidContext("path root", error))
        }
    }

    /// The bandwidth limits of the client and of the transfer, which apply to content. Arguments and results, which are
    /// short, are exempt. The system schedules background requests, so they are exempt, too.
    private func limiters(of call: Call) -> [BandwidthLimiter] {
        guard call.route.style != .rpc, call.background == nil else { return [] }
        return call.options.bandwidthLimiters + (bandwidthLimiter.map { [$0] } ?? [])
    }

    // MARK: The response

    private nonisolated(nonsending) func outcome(
        of call: Call, _ request: HTTPRequest, _ limiters: [BandwidthLimiter]
    ) async -> Result<CallResponse, CallFailure> {
        do throws(HTTPError) {
            let response = try await transport.send(request)
            if call.isSuspended { await call.waitUntilResumed() }
            return .success(
                CallResponse(
                    metadata: ResponseMetadata(status: response.status, headers: response.headers),
                    content: try await content(of: response, for: call, limiters)))
        } catch {
            if case .cancelled = error.kind { return .failure(.cancelled) }
            return .failure(.noResponse(error))
        }
    }

    private nonisolated(nonsending) func content(
        of response: HTTPResponse, for call: Call, _ limiters: [BandwidthLimiter]
    ) async throws(HTTPError) -> CallResponse.Content {
        guard (200..<300).contains(response.status) else {
            return .collected(try await Self.errorContent(of: response.body))
        }
        switch call.responseHandling {
        case .streamed:
            let body = limiters.reduce(response.body) { body, limiter in
                body.throttled(by: limiter.downloadThrottle { self.activity.isShutDown })
            }
            return .streamed(body)
        case .collected(let maximumBytes):
            if let data = response.body.received(upTo: maximumBytes) { return .collected(data) }
            return .collected(try await response.body.collect(upTo: maximumBytes))
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
