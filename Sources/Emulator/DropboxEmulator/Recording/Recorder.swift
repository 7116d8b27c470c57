import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxHTTPServer
import Foundation

extension DropboxEmulator {
    /// A server that passes all calls through to the service, and stores each one with its response as a file.
    ///
    ///     let recorder = try await DropboxEmulator.Recorder.start(to: directory)
    ///     // Point a client with a real token at recorder.url …
    ///     await recorder.stop()
    ///     let drift = try await DropboxEmulator.drift(of: directory)
    ///
    /// Tokens, secrets, email addresses, names of people, IDs, cursors, and links are replaced: the same value always in the
    /// same way. File names and contents aren't, except for these values in text, so use an account for tests.
    /// Documentation/Emulator.md describes what is stored.
    public final class Recorder: Sendable {
        /// The settings of a recorder.
        public struct Configuration: Sendable, Hashable {
            /// The server to which the calls are passed through. The default is `nil`, which means the servers of Dropbox.
            public var upstream: URL?
            /// A file in PEM with the certificate authorities that `upstream` can have, instead of those of the system. The
            /// default is `nil`.
            public var upstreamAuthorityFile: URL?
            /// The port, or 0 to let the system choose a free one. The default is 0.
            public var port: UInt16 = 0
            /// The TLS configuration of `secureURL`. The default is `nil`, which means plain HTTP only.
            public var tls: DropboxEmulator.Configuration.TLS?

            /// Creates the default settings.
            public init() {}
        }

        /// The base URL for clients, such as `http://127.0.0.1:40123`.
        public let url: URL
        /// The base URL with TLS, or `nil` without `Configuration.tls`.
        public let secureURL: URL?

        private let servers: [HTTPServer]
        private let session: RecordingSession

        /// Starts to record.
        ///
        /// - Parameters:
        ///   - directory: The directory for the calls, which is created if it doesn't exist, and must be empty. Only its
        ///     owner can read it.
        ///   - configuration: The settings. The default passes calls through to Dropbox.
        /// - Throws: ``AdminError`` if the directory isn't empty, or an error if it can't be written or a port is in use.
        public static func start(to directory: URL, _ configuration: Configuration = .init()) async throws -> Recorder {
            let manager = FileManager.default
            try manager.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            guard try manager.contentsOfDirectory(atPath: directory.path).isEmpty else {
                throw AdminError(description: "\(directory.path) isn't empty; record to a new directory")
            }
            let session = RecordingSession(directory, configuration)
            let (plain, secure) = (
                HTTPServer { await session.respond(to: $0) }, HTTPServer { await session.respond(to: $0) }
            )
            do {
                let port = try plain.start(.init(port: configuration.port))
                var securePort: UInt16?
                if let tls = configuration.tls {
                    securePort = try secure.start(.init(port: tls.port, identity: try tls.identity(dataDirectory: nil)))
                    if let securePort { plain.setTunnelPort(securePort) }
                }
                return Recorder(session, [plain, secure], port, securePort)
            } catch {
                await plain.stop()
                session.transport.shutdown()
                throw error
            }
        }

        private init(_ session: RecordingSession, _ servers: [HTTPServer], _ port: UInt16, _ securePort: UInt16?) {
            self.session = session
            self.servers = servers
            url = DropboxEmulator.loopback("http", port)
            secureURL = securePort.map { DropboxEmulator.loopback("https", $0) }
        }

        /// The number of calls that were stored.
        public var callCount: Int { session.storedCount }

        /// Stops the server, and cancels calls in progress. Calling this method again has no effect.
        public func stop() async {
            for server in servers { await server.stop() }
            session.transport.shutdown()
        }
    }
}

/// Passes calls through, and stores them.
final class RecordingSession: Sendable {
    /// The headers that belong to a connection, not to a call, and those that the transport writes.
    private static let connectionHeaders: Set = [
        "host", "connection", "keep-alive", "content-length", "transfer-encoding", "accept-encoding", "expect", "te",
        "proxy-connection", "proxy-authorization", "upgrade",
    ]

    let transport: any HTTPTransport
    private let directory: URL
    private let upstream: URL?
    private let anonymizer = Anonymizer()
    private let counts = Locked((arrived: 0, stored: 0))

    init(_ directory: URL, _ configuration: DropboxEmulator.Recorder.Configuration) {
        self.directory = directory
        upstream = configuration.upstream
        var settings = HTTPTransportConfiguration()
        if let file = configuration.upstreamAuthorityFile { settings.trustRoots = .file(file) }
        transport = makeHTTPTransport(settings)
    }

    var storedCount: Int { counts.withLock(\.stored) }

    /// Returns the response of the service.
    func respond(to request: ServerRequest) async -> ServerResponse {
        if request.method == "CONNECT" { return ServerResponse(status: 200, body: .tunnel) }
        let path = request.path
        let route = path.hasPrefix("/2/") ? String(path.dropFirst(3)) : nil
        guard route != nil || path.hasPrefix("/oauth2/") else {
            return ErrorResponse.text(404, "Only calls of the API and requests for tokens are passed through.")
        }
        let number = counts.withLock { counts in
            counts.arrived += 1
            return counts.arrived
        }
        do {
            let (sent, received) = (try BodySpool(), try BodySpool())
            let response = try await forward(request, route, sent)
            for try await chunk in response.body { try received.append(chunk) }
            let call = RecordedCall(
                request, response, route: route ?? "", number: number, sent: sent, received: received)
            try await BlockingIO.disk.run { [self] () throws(any Error) in try store(call, path) }
            var headers = HeaderFields()
            for field in response.headers where !Self.connectionHeaders.contains(field.name.lowercased()) {
                headers.add(field.name, field.value)
            }
            return ServerResponse(
                status: response.status, headers: headers, body: .reader(received, length: received.size))
        } catch let error as HTTPError {
            return ErrorResponse.text(502, "The service can't be reached: \(error.message)")
        } catch {
            return ErrorResponse.text(500, "The call can't be recorded: \(error)")
        }
    }

    private func forward(_ request: ServerRequest, _ route: String?, _ sent: BodySpool) async throws -> HTTPResponse {
        guard let url = URL(string: server(of: route) + request.target) else {
            throw HTTPError(.invalidRequest, "the path is invalid")
        }
        var headers = HTTPHeaders()
        for field in request.headers.fields where !Self.connectionHeaders.contains(field.name.lowercased()) {
            headers.add(field.name, field.value)
        }
        let length = request.headers["Content-Length"].flatMap { Int64($0) }
        let hasBody = length.map { $0 > 0 } ?? (request.headers["Transfer-Encoding"] != nil)
        let body: HTTPBody =
            hasBody
            ? .stream(length: length) { writer in
                while let chunk = try await request.body.next() {
                    try sent.append(chunk)
                    try await writer.write(chunk)
                }
            } : .empty
        return try await transport.send(
            HTTPRequest(
                method: request.method, url: url, headers: headers, body: body,
                // A long poll lasts up to 480 seconds and a random time of up to 90.
                timeouts: HTTPTimeouts(idle: .seconds(600), minimumProgress: 1)))
    }

    /// Returns the scheme and host of the server for a route.
    private func server(of route: String?) -> String {
        if let upstream {
            let text = upstream.absoluteString
            return text.hasSuffix("/") ? String(text.dropLast()) : text
        }
        let hosts = BaseHosts.default
        switch route.flatMap({ AllRoutes.descriptors[$0] })?.host ?? .api {
        case .api: return "https://" + hosts.apiHost
        case .content: return "https://" + hosts.contentHost
        case .downloadContent: return "https://" + hosts.downloadContentHost
        case .notify: return "https://" + hosts.notifyHost
        }
    }

    private func store(_ call: RecordedCall, _ path: String) throws {
        guard !call.route.isEmpty else {
            // Requests for tokens have nothing but secrets.
            if path == "/oauth2/token" { try call.learnTokens(anonymizer) }
            return
        }
        guard let record = try call.record(in: directory, anonymizer) else { return }
        let name =
            String(format: "%04d", call.number) + "-"
            + call.route.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
        try DurableFile(directory.appendingPathComponent(String(name.prefix(100)) + ".json")).replace(
            with: try record.serialized(isPretty: true) + Data("\n".utf8))
        counts.withLock { $0.stored += 1 }
    }
}

/// A call and its response, before they are stored.
private struct RecordedCall: Sendable {
    private static let requestHeaders = [
        "Content-Type", "Range", "If-None-Match", "Dropbox-API-Select-User", "Dropbox-API-Select-Admin",
        "Dropbox-API-Path-Root",
    ]
    private static let responseHeaders = [
        "Content-Type", "Content-Range", "Accept-Ranges", "WWW-Authenticate", "Retry-After",
    ]
    private static let maximumJSON: Int64 = 64 << 20

    let route: String
    let number: Int
    private let request: ServerRequest
    private let response: HTTPResponse
    private let sent: BodySpool
    private let received: BodySpool

    init(
        _ request: ServerRequest, _ response: HTTPResponse, route: String, number: Int, sent: BodySpool,
        received: BodySpool
    ) {
        (self.request, self.response, self.route, self.number) = (request, response, route, number)
        (self.sent, self.received) = (sent, received)
    }

    /// Remembers the tokens of a request for tokens.
    func learnTokens(_ anonymizer: Anonymizer) throws {
        let form = FormBody.fields(
            FormEncoding.fields(String(decoding: try sent.data(upTo: Self.maximumJSON) ?? Data(), as: UTF8.self)))
        for (name, value) in form where ["client_secret", "code", "code_verifier"].contains(name) {
            _ = anonymizer.placeholder("token", for: value)
        }
        let json = JSONValue.parsedText(
            String(decoding: try received.data(upTo: Self.maximumJSON) ?? Data(), as: UTF8.self))
        let refresh = form["refresh_token"] ?? json["refresh_token"]?.string
        if let access = json["access_token"]?.string { anonymizer.add(access, of: refresh) }
        if let access = form["token"] { anonymizer.add(access, of: refresh) }
    }

    /// Returns the record, or `nil` for a job in progress: the emulator's can end sooner.
    func record(in directory: URL, _ anonymizer: Anonymizer) throws -> JSONValue? {
        let style = AllRoutes.descriptors[route]?.style ?? .rpc
        let isJobCheck = route.split(separator: "/").dropFirst().joined().contains("check")
        let content = directory.appendingPathComponent("content")
        // Before the request, whose paths can have names that only the response shows.
        let body = try style == .download && response.status < 300 ? nil : received.data(upTo: Self.maximumJSON)
        let json = body.flatMap { Self.json($0, response.headers["Content-Type"]) }
        if isJobCheck, json?[".tag"] == "in_progress" { return nil }

        let auth = authentication(anonymizer)
        var request = try requestFields(style, content, anonymizer)
        request["auth"] = .string(auth)
        if queryCredentials != nil { request["auth_in"] = "query" }
        var (answer, headers): ([String: JSONValue], [String: JSONValue]) = (
            ["status": JSONValue(response.status)], [:]
        )
        for name in Self.responseHeaders {
            if let value = response.headers[name] { headers[name.lowercased()] = .string(anonymizer.text(value)) }
        }
        answer["headers"] = .object(headers)
        if let result = response.headers["Dropbox-API-Result"] {
            answer["result"] = anonymizer.json(.parsedText(result), isRequest: false)
        }
        if let json {
            answer["json"] = anonymizer.json(json, isRequest: false)
        } else if let body, style != .download || response.status >= 300 {
            answer["text"] = .string(anonymizer.text(String(decoding: body, as: UTF8.self)))
        } else {
            answer["content"] = try received.store(in: content, anonymizer)
        }
        let compared = headers.keys.filter { $0 != "retry-after" }.sorted()
        var rules: [String: JSONValue] = ["headers": JSONValue(compared)]
        if isJobCheck { rules["poll"] = true }
        // The order of a list depends on names, which can be others.
        if route.hasPrefix("files/list_folder") { rules["unordered"] = true }
        var fields: [String: JSONValue] = [
            "id": .string(String(format: "%04d", number)), "route": .string(route), "kind": "recording",
            "source": "dbx emulator --record", "request": .object(request), "response": .object(answer),
            "compare": .object(rules),
        ]
        let date = String(Date().formatted(.iso8601).prefix(10))
        (fields["date"], fields["year"]) = (.string(date), Int(date.prefix(4)).map { JSONValue($0) })
        if let length = self.request.headers["Content-Length"].flatMap({ Int64($0) }), length > sent.size {
            fields["incomplete"] = "the service responded before the end of the body"
        }
        return .object(fields)
    }

    private static func json(_ body: Data, _ type: String?) -> JSONValue? {
        guard let type, type.hasPrefix("application/json") || type.hasPrefix("text/javascript") else { return nil }
        do throws(JSONReadingError) { return try JSONValue(text: body) } catch { return nil }
    }

    /// The credentials in the URL, which a request without the header can have.
    private var queryCredentials: String? {
        request.headers["Authorization"] == nil ? request.query.first { $0.name == "authorization" }?.value : nil
    }

    private func authentication(_ anonymizer: Anonymizer) -> String {
        guard let authorization = request.headers["Authorization"] ?? queryCredentials else { return "none" }
        let words = authorization.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return "none" }
        guard words[0].lowercased() == "basic" else { return anonymizer.user(words[1]) }
        _ = anonymizer.placeholder("token", for: words[1])
        let credentials = Data(base64Encoded: words[1]).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if let secret = credentials.split(separator: ":", maxSplits: 1).last {
            _ = anonymizer.placeholder("token", for: String(secret))
        }
        return "app"
    }

    private func requestFields(
        _ style: RouteDescriptor.Style, _ content: URL, _ anonymizer: Anonymizer
    ) throws -> [String: JSONValue] {
        var (fields, headers): ([String: JSONValue], [String: JSONValue]) = (["route": .string(route)], [:])
        if request.method != "POST" { fields["method"] = .string(request.method) }
        for name in Self.requestHeaders {
            guard let value = request.headers[name] else { continue }
            // The root of paths is JSON.
            let json = value.hasPrefix("{") ? JSONValue.parsedText(value) : .string(value)
            headers[name] = .string(
                json.string.map(anonymizer.text) ?? anonymizer.json(json, isRequest: true).text)
        }
        fields["headers"] = .object(headers)
        if let argument = request.headers["Dropbox-API-Arg"] {
            fields["arg"] = anonymizer.json(.parsedText(argument), isRequest: true)
            fields["arg_in"] = "header"
        } else if let argument = request.query.first(where: { $0.name == "arg" })?.value {
            fields["arg"] = anonymizer.json(.parsedText(argument), isRequest: true)
            fields["arg_in"] = "query"
        }
        guard sent.size > 0 else { return fields }
        if style == .rpc, let body = try sent.data(upTo: Self.maximumJSON) {
            do throws(JSONReadingError) {
                fields["arg"] = anonymizer.json(try JSONValue(text: body), isRequest: true)
                return fields
            } catch {
                // A wrong argument is content.
            }
        }
        fields["content"] = try sent.store(in: content, anonymizer)
        return fields
    }
}
