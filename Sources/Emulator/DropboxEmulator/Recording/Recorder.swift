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
    ///     try await recorder.stop()
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

        /// Stops the server, cancels calls in progress, and completes the recording. Calling this method again has no effect.
        ///
        /// - Throws: An error if the recording can't be written. Its large contents can then have names and tokens that only
        ///   later calls showed.
        public func stop() async throws {
            for server in servers { await server.stop() }
            session.transport.shutdown()
            try await session.finish()
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
    private let files: Locked<RecordingFiles>
    private let upstream: URL?
    private let anonymizer = Anonymizer()
    private let counts = Locked((arrived: 0, stored: 0))

    init(_ directory: URL, _ configuration: DropboxEmulator.Recorder.Configuration) {
        files = Locked(RecordingFiles(directory))
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
            if path == "/oauth2/token" {
                try files.withLock { files in
                    try call.learnTokens(anonymizer)
                    try files.revise(anonymizer)
                }
            }
            return
        }
        let isStored = try files.withLock { files in
            guard let record = try call.record(in: files.directory, anonymizer) else { return false }
            try files.revise(anonymizer)
            let name =
                String(format: "%04d", call.number) + "-"
                + call.route.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
            try files.add(record, named: String(name.prefix(100)) + ".json", anonymizer)
            return true
        }
        if isStored { counts.withLock { $0.stored += 1 } }
    }

    /// Replaces the names and tokens in large contents that only later calls showed.
    func finish() async throws {
        try await BlockingIO.disk.run { [self] () throws(any Error) in
            try files.withLock { try $0.reviseContents(anonymizer) }
        }
    }
}
