import CDropboxMicrohttpdShim
import CDropboxMicrohttpd
import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin

    private let openFiles = RLIMIT_NOFILE
#else
    import Glibc

    private let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#endif

/// A small HTTP server on libmicrohttpd: one thread polls all connections, each request runs its handler as a task.
/// It knows nothing of Dropbox.
final class HTTPServer: Sendable {
    struct Configuration: Sendable {
        /// 0 lets the system choose one.
        var port: UInt16 = 0
        /// Listens on every interface instead of on loopback only.
        var allowsRemoteConnections = false
        /// Bytes for the head and the buffers of one connection; a longer head is refused with 431.
        var connectionMemory = 160 << 10
        /// Connections at once, as far as the process may have that many files open; further ones are closed at once.
        var connectionLimit: UInt32 = 8000
        /// Silence after which a connection is closed. Suspended ones do not count.
        var idleTimeout: UInt32 = 300
        /// Speaks TLS with this identity; nil for plain HTTP.
        var identity: ServerIdentity?
    }

    /// The server did not start.
    struct StartFailure: Error, CustomStringConvertible {
        let port: UInt16
        let errno: Int32
        var description: String {
            let reason = errno == 0 ? "the HTTP server did not start" : String(cString: strerror(errno))
            return "cannot listen on port \(port): \(reason)"
        }
    }

    private struct State {
        var daemon: UInt?
        var isStopping = false
        var exchanges: [ObjectIdentifier: RequestHandler] = [:]
        var connectionCount: UInt32 = 0
        var connectionLimit: UInt32 = 0
    }

    /// Files that a process needs besides its connections.
    private static let spareFiles: UInt64 = 128

    private let handler: RequestHandler.Handler
    private let fileSender = FileSender()
    private let state = Locked(State())

    init(handler: @escaping RequestHandler.Handler) {
        self.handler = handler
    }

    /// Begins to listen. Answers the port.
    func start(_ configuration: Configuration = Configuration()) throws(StartFailure) -> UInt16 {
        var settings = mhdshim_settings()
        settings.port = configuration.port
        settings.is_public = configuration.allowsRemoteConnections ? 1 : 0
        settings.connection_memory = configuration.connectionMemory
        let limit = Self.limit(configuration.connectionLimit)
        state.withLock { $0.connectionLimit = limit }
        // Beyond its own limit libmicrohttpd leaves clients waiting without a word, so it never comes to that.
        settings.connection_limit = limit + 64
        settings.idle_seconds = configuration.idleTimeout
        // Retained until `stop` has ended the daemon: its thread calls the server to the last.
        let context = Unmanaged.passRetained(self)
        settings.context = context.toOpaque()
        settings.began = { context, target, connection in
            guard let context, let target, let connection else { return nil }
            let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            return server.began(String(cString: target), connection)
        }
        settings.handle = { _, connection, _, method, _, bytes, size, request in
            guard let connection, let method, let size, let opaque = request?.pointee else { return .NO }
            let exchange = Unmanaged<RequestHandler>.fromOpaque(opaque).takeUnretainedValue()
            guard exchange.hasBegun else {
                if mhdshim_is_deaf(connection) != 0 { return .NO }
                let headers = HTTPServer.headers(of: connection)
                if let doubt = MessageFraming.doubt(about: headers) {
                    return ResponseSender.send(.refusal(doubt), on: connection, of: exchange)
                }
                exchange.begin(method: String(cString: method), headers: headers)
                return .YES
            }
            let body = UnsafeRawBufferPointer(start: bytes, count: size.pointee)
            switch body.isEmpty ? exchange.finishBody() : exchange.receive(body) {
            case .proceed:
                size.pointee = 0
                return .YES
            case .wait:
                return .YES
            case .hangUp:
                return .NO
            case .respond(let response):
                if exchange.fileSender.takes(response, connection, exchange) { return .YES }
                return ResponseSender.send(response, on: connection, of: exchange)
            }
        }
        settings.completed = { _, connection, request, _ in
            guard let opaque = request?.pointee else { return }
            request?.pointee = nil
            switch Unmanaged<RequestHandler>.fromOpaque(opaque).takeRetainedValue().complete() {
            case .keepAlive: break
            case .closed: mhdshim_shut_down(connection)
            case .blackHole: mhdshim_deafen(connection)
            }
        }
        settings.admits = { context, _, _ in
            guard let context else { return .NO }
            let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            return server.state.withLock { $0.connectionCount < $0.connectionLimit } ? .YES : .NO
        }
        settings.changed = { context, connection, memory, code in
            let begins = mhdshim_connection_changed(connection, memory, code) != 0
            guard let context else { return }
            let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            server.state.withLock { state in
                if begins {
                    state.connectionCount += 1
                } else if state.connectionCount > 0 {
                    state.connectionCount -= 1
                }
            }
        }
        errno = 0
        guard let daemon = start(&settings, configuration.identity) else {
            let code = errno
            context.release()
            throw StartFailure(port: configuration.port, errno: code)
        }
        state.withLock { $0.daemon = UInt(bitPattern: daemon) }
        return mhdshim_port(daemon)
    }

    /// Stops listening, lets every suspended connection go, ends the daemon, and waits for the handlers that still run.
    /// The order matters: libmicrohttpd aborts the process if it is stopped while a connection is suspended.
    func stop() async {
        let pointer = state.withLock { state -> UInt? in
            defer { state.daemon = nil }
            return state.daemon
        }
        guard let daemon = pointer.flatMap({ OpaquePointer(bitPattern: $0) }) else { return }
        let listening = MHD_quiesce_daemon(daemon)
        let exchanges = state.withLock { state in
            state.isStopping = true
            return Array(state.exchanges.values)
        }
        let tasks = exchanges.compactMap { $0.stop() }
        MHD_stop_daemon(daemon)
        if listening >= 0 { close(listening) }
        Unmanaged.passUnretained(self).release()
        for task in tasks { await task.value }
    }

    /// Number of requests that are under way.
    var requestCount: Int { state.withLock { $0.exchanges.count } }

    // MARK: -

    /// As many connections as wanted, or as the process may have files open.
    private static func limit(_ wanted: UInt32) -> UInt32 {
        var files = rlimit()
        guard getrlimit(openFiles, &files) == 0 else { return wanted }
        let possible = UInt64(files.rlim_cur)
        return min(wanted, UInt32(clamping: max(possible, spareFiles + 16) - spareFiles))
    }

    private func start(_ settings: inout mhdshim_settings, _ identity: ServerIdentity?) -> OpaquePointer? {
        guard let identity else { return mhdshim_start(&settings) }
        return String(decoding: identity.chain, as: UTF8.self).withCString { chain in
            String(decoding: identity.key, as: UTF8.self).withCString { key in
                settings.certificate = chain
                settings.key = key
                return mhdshim_start(&settings)
            }
        }
    }

    private func began(_ target: String, _ connection: OpaquePointer) -> UnsafeMutableRawPointer? {
        let exchange = RequestHandler(target: target, connection: connection, fileSender: fileSender, handler: handler)
        {
            [weak self] exchange in
            _ = self?.state.withLock { $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
        }
        let isStopping = state.withLock { state in
            state.exchanges[ObjectIdentifier(exchange)] = exchange
            return state.isStopping
        }
        if isStopping { _ = exchange.stop() }
        return Unmanaged.passRetained(exchange).toOpaque()
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
