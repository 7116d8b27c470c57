import CDropboxMicrohttpd
import DropboxConcurrency
import Foundation

#if canImport(Darwin)
    private let openFiles = RLIMIT_NOFILE
#else
    private let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#endif

/// The identity of a TLS server: a certificate chain and the private key of its first certificate, as PEM.
package struct ServerIdentity: Sendable {
    package var chain: Data
    package var key: Data
    /// The certificate authority that clients must trust, or `nil` for a custom chain.
    package var authority: Data?

    package init(chain: Data, key: Data, authority: Data? = nil) {
        self.chain = chain
        self.key = key
        self.authority = authority
    }
}

/// A small HTTP server based on libmicrohttpd. One thread polls all connections. Each request runs its handler in a
/// task, which starts on that thread and continues on others after it waited. It is independent of Dropbox.
package final class HTTPServer: Sendable {
    package struct Configuration: Sendable {
        /// The port, or 0 to let the system choose one.
        package var port: UInt16
        /// A Boolean value that indicates whether to listen on all network interfaces, not only on loopback.
        package var allowsRemoteConnections: Bool
        /// The memory for the header and the buffers of one connection, in bytes. A longer header is rejected with
        /// status 431.
        package var maximumHeaderSize: Int
        /// The maximum number of concurrent connections, if the process may open that many files. Additional ones are
        /// closed immediately.
        package var connectionLimit: UInt32
        /// The idle time after which a connection is closed, in seconds. Suspended connections aren't affected.
        package var idleTimeout: UInt32 = 300
        /// The identity for TLS, or `nil` for plain HTTP.
        package var identity: ServerIdentity?

        package init(
            port: UInt16 = 0, allowsRemoteConnections: Bool = false, maximumHeaderSize: Int = 160 << 10,
            connectionLimit: UInt32 = 20_000, identity: ServerIdentity? = nil
        ) {
            self.port = port
            self.allowsRemoteConnections = allowsRemoteConnections
            self.maximumHeaderSize = maximumHeaderSize
            self.connectionLimit = connectionLimit
            self.identity = identity
        }
    }

    /// An error that indicates that the server couldn't start.
    package struct StartError: Error, CustomStringConvertible {
        package let port: UInt16
        package let errno: Int32
        package var description: String {
            let reason = errno == 0 ? "the HTTP server did not start" : String(cString: strerror(errno))
            return "cannot listen on port \(port): \(reason)"
        }
    }

    private struct State {
        var daemon: UInt?
        var isStopping = false
        var requestHandlers: [ObjectIdentifier: RequestHandler] = [:]
        var connectionCount: UInt32 = 0
        var connectionLimit: UInt32 = 0
        var hasTLS = false
        var tunnelPort: UInt16?
        /// Whether a task looks for waiting clients that have left.
        var isWatching = false
    }

    /// The interval of checks for waiting clients that have left.
    private static let watchInterval: Duration = .milliseconds(250)

    /// The end of a TLS handshake after the first message of the client.
    package struct HandshakeEnd: Sendable, Hashable {
        /// At most 256 bytes that are sent instead of a response.
        package var bytes: [UInt8] = []
        /// Whether the connection is reset instead of closed.
        package var resets = false

        package init(bytes: [UInt8] = [], resets: Bool = false) {
            self.bytes = bytes
            self.resets = resets
        }
    }

    /// The number of files that the process needs in addition to its connections.
    private static let reservedFiles: UInt64 = 128

    private let handler: RequestHandler.Handler
    private let handshakeFailure: @Sendable () -> HandshakeEnd?
    private let fileSender = FileSender()
    private let state = Locked(State())

    /// - Parameters:
    ///   - handshakeFailure: A closure that is called for each connection with TLS, and returns how its handshake
    ///   fails, or
    ///     `nil` if it doesn't.
    ///   - handler: The handler of the requests.
    package init(
        handshakeFailure: @escaping @Sendable () -> HandshakeEnd? = { nil }, handler: @escaping RequestHandler.Handler
    ) {
        self.handshakeFailure = handshakeFailure
        self.handler = handler
    }

    /// Starts listening, and returns the port.
    package func start(_ configuration: Configuration = Configuration()) throws(StartError) -> UInt16 {
        var settings = cmicrohttpd_settings()
        settings.port = configuration.port
        settings.is_public = configuration.allowsRemoteConnections ? 1 : 0
        settings.connection_memory = configuration.maximumHeaderSize
        let limit = Self.limit(configuration.connectionLimit)
        state.withLock { $0.connectionLimit = limit }
        // At its own limit, libmicrohttpd leaves clients waiting without a response. A higher limit prevents that.
        settings.connection_limit = limit + 64
        settings.idle_seconds = configuration.idleTimeout
        // Retained until `stop()` has stopped the daemon, whose thread calls the server until then.
        let context = Unmanaged.passRetained(self)
        settings.context = context.toOpaque()
        settings.began = { context, target, connection in
            guard let context, let target, let connection else { return nil }
            let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            return server.makeRequestHandler(String(cString: target), connection)
        }
        settings.handle = { _, connection, _, method, _, bytes, size, request in
            guard let connection, let method, let size, let opaque = request?.pointee else { return .NO }
            let requestHandler = Unmanaged<RequestHandler>.fromOpaque(opaque).takeUnretainedValue()
            guard requestHandler.hasStarted else {
                if cmicrohttpd_is_deaf(connection) != 0 { return .NO }
                let headers = HTTPServer.headers(of: connection)
                if let reason = MessageFraming.ambiguity(in: headers) {
                    return ResponseSender.send(.badRequest(reason), on: connection, of: requestHandler)
                }
                requestHandler.begin(method: String(cString: method), headers: headers)
                return .YES
            }
            let body = UnsafeRawBufferPointer(start: bytes, count: size.pointee)
            switch body.isEmpty ? requestHandler.finishBody() : requestHandler.receive(body) {
            case .proceed:
                size.pointee = 0
                return .YES
            case .wait:
                return .YES
            case .hangUp:
                return .NO
            case .respond(let response):
                if case .tunnel = response.body {
                    if let port = requestHandler.tunnelPort, Tunnel.open(to: port, connection, requestHandler) {
                        return .YES
                    }
                    return ResponseSender.send(.noTunnel, on: connection, of: requestHandler)
                }
                if requestHandler.fileSender.startSending(response, connection, requestHandler) { return .YES }
                return ResponseSender.send(response, on: connection, of: requestHandler)
            }
        }
        settings.completed = { _, connection, request, _ in
            guard let opaque = request?.pointee else { return }
            request?.pointee = nil
            switch Unmanaged<RequestHandler>.fromOpaque(opaque).takeRetainedValue().complete() {
            case .keepAlive: break
            case .close: cmicrohttpd_shut_down(connection)
            case .blackHole: cmicrohttpd_deafen(connection)
            }
        }
        settings.admits = { context, _, _ in
            guard let context else { return .NO }
            let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            return server.state.withLock { $0.connectionCount < $0.connectionLimit } ? .YES : .NO
        }
        settings.changed = { context, connection, memory, code in
            let begins = cmicrohttpd_connection_changed(connection, memory, code) != 0
            guard let context else { return }
            let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            server.state.withLock { state in
                if begins {
                    state.connectionCount += 1
                } else if state.connectionCount > 0 {
                    state.connectionCount -= 1
                }
            }
            if begins, let connection { server.beginHandshake(of: connection) }
        }
        state.withLock { $0.hasTLS = configuration.identity != nil }
        errno = 0
        guard let daemon = start(&settings, configuration.identity) else {
            let code = errno
            context.release()
            throw StartError(port: configuration.port, errno: code)
        }
        state.withLock { $0.daemon = UInt(bitPattern: daemon) }
        return cmicrohttpd_port(daemon)
    }

    /// Stops listening, resumes every suspended connection, stops the daemon, and waits for running handlers.
    ///
    /// The order matters: libmicrohttpd aborts the process if it is stopped while a connection is suspended.
    package func stop() async {
        let pointer = state.withLock { state -> UInt? in
            defer { state.daemon = nil }
            return state.daemon
        }
        guard let daemon = pointer.flatMap({ OpaquePointer(bitPattern: $0) }) else { return }
        let listening = MHD_quiesce_daemon(daemon)
        let requestHandlers = state.withLock { state in
            state.isStopping = true
            return Array(state.requestHandlers.values)
        }
        for requestHandler in requestHandlers { requestHandler.stop() }
        MHD_stop_daemon(daemon)
        if listening >= 0 { close(listening) }
        Unmanaged.passUnretained(self).release()
        // The daemon's thread, which has ended, called these handlers.
        for requestHandler in requestHandlers { await requestHandler.task?.value }
    }

    /// Sets the port that tunnels lead to. Without one, the server refuses to be a proxy.
    package func setTunnelPort(_ port: UInt16) { state.withLock { $0.tunnelPort = port } }

    /// The number of requests in progress.
    package var requestCount: Int { state.withLock { $0.requestHandlers.count } }

    // MARK: Connections

    /// Returns the requested number of connections, limited by the number of files that the process may open.
    private static func limit(_ requested: UInt32) -> UInt32 {
        var files = rlimit()
        guard getrlimit(openFiles, &files) == 0 else { return requested }
        let available = UInt64(files.rlim_cur)
        return min(requested, UInt32(clamping: max(available, reservedFiles + 16) - reservedFiles))
    }

    private func start(_ settings: inout cmicrohttpd_settings, _ identity: ServerIdentity?) -> OpaquePointer? {
        guard let identity else { return cmicrohttpd_start(&settings) }
        return String(decoding: identity.chain, as: UTF8.self).withCString { chain in
            String(decoding: identity.key, as: UTF8.self).withCString { key in
                settings.certificate = chain
                settings.key = key
                return cmicrohttpd_start(&settings)
            }
        }
    }

    private func beginHandshake(of connection: OpaquePointer) {
        guard state.withLock({ $0.hasTLS }), let end = handshakeFailure() else { return }
        _ = end.bytes.withUnsafeBytes { bytes in
            cmicrohttpd_end_handshake(connection, bytes.baseAddress, bytes.count, end.resets ? 1 : 0)
        }
    }

    private func makeRequestHandler(_ target: String, _ connection: OpaquePointer) -> UnsafeMutableRawPointer? {
        let requestHandler = RequestHandler(
            target: RequestTarget.originForm(target), connection: connection, fileSender: fileSender,
            tunnelPort: state.withLock(\.tunnelPort), handler: handler, onWait: { [weak self] in self?.watchClients() }
        ) { [weak self] requestHandler in
            _ = self?.state.withLock { $0.requestHandlers.removeValue(forKey: ObjectIdentifier(requestHandler)) }
        }
        let isStopping = state.withLock { state in
            state.requestHandlers[ObjectIdentifier(requestHandler)] = requestHandler
            return state.isStopping
        }
        if isStopping { requestHandler.stop() }
        return Unmanaged.passRetained(requestHandler).toOpaque()
    }

    /// Looks for waiting clients that have left, as long as any request is in progress. The cost doesn't depend on the number
    /// of requests that don't wait.
    private func watchClients() {
        let starts = state.withLock { state in
            defer { state.isWatching = true }
            return !state.isWatching
        }
        guard starts else { return }
        Task { [weak self] in
            repeat {
                do { try await Task.sleep(for: Self.watchInterval) } catch { return }
            } while self?.checkClients() == true
        }
    }

    /// Cancels the requests whose clients have left. Returns whether others are in progress.
    private func checkClients() -> Bool {
        let requestHandlers = state.withLock { state in
            state.isWatching = !state.requestHandlers.isEmpty && !state.isStopping
            return state.isWatching ? Array(state.requestHandlers.values) : []
        }
        for requestHandler in requestHandlers { requestHandler.cancelIfClientHasLeft() }
        return !requestHandlers.isEmpty
    }

    private static func headers(of connection: OpaquePointer) -> HeaderFields {
        var headers = HeaderFields()
        withUnsafeMutablePointer(to: &headers) { pointer in
            _ = MHD_get_connection_values(
                connection, .HEADER_KIND,
                { context, _, name, value in
                    guard let headers = context?.assumingMemoryBound(to: HeaderFields.self), let name else {
                        return .YES
                    }
                    let bytes = value.map { UnsafeRawBufferPointer(start: $0, count: strlen($0)) }
                    headers.pointee.add(String(cString: name), bytes: bytes ?? .init(start: nil, count: 0))
                    return .YES
                }, pointer)
        }
        return headers
    }
}

/// Rejects requests with ambiguous message framing.
///
/// If two servers disagree about the end of a request, one treats as a body what the other treats as the next request
/// (request smuggling, RFC 9112, section 11.2).
enum MessageFraming {
    /// Returns the ambiguity of a header, or `nil` if it is unambiguous. An ambiguous request is rejected with status
    /// 400, which closes the connection.
    static func ambiguity(in headers: HeaderFields) -> String? {
        let (lengths, codings) = (headers.count(of: "Content-Length"), headers.count(of: "Transfer-Encoding"))
        if lengths > 1 { return "There is more than one Content-Length header." }
        if lengths > 0, codings > 0 { return "There are a Content-Length and a Transfer-Encoding header." }
        if codings > 1 || (codings == 1 && headers["Transfer-Encoding"]?.lowercased() != "chunked") {
            return "The only supported Transfer-Encoding is chunked."
        }
        if let length = headers["Content-Length"],
            length.isEmpty || !length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        {
            return "The Content-Length header is not a number."
        }
        if let length = headers["Content-Length"], Int64(length) == nil {
            return "The Content-Length header is too large."
        }
        if headers.count(of: "Host") > 1 { return "There is more than one Host header." }
        return nil
    }
}
