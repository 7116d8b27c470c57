import DropboxHTTPServer
import Foundation

/// A stateful Dropbox server in this process, which needs no credentials. You can run any number of them concurrently.
///
///     let emulator = try await DropboxEmulator.start()
///     // Point a client at emulator.url with emulator.accessToken …
///     await emulator.stop()
///
/// All hosts of the service share one URL and are distinguished by path: API calls are below `url/2/`, token requests
/// go to `url/oauth2/token`. The state is in memory unless you pass a data directory. The emulator runs until you call
/// ``stop()``, even if it is no longer referenced.
public final class DropboxEmulator: Sendable {
    /// The base URL, such as `http://127.0.0.1:40123`.
    public let url: URL
    /// The base URL with TLS, such as `https://127.0.0.1:40124`, or `nil` without `Configuration.tls`.
    public let secureURL: URL?
    /// The certificate authority that clients of `secureURL` must trust, in PEM, or `nil` without TLS or with a custom
    /// certificate.
    public let certificateAuthority: String?
    /// An access token of the first account, with all scopes. It doesn't expire.
    public let accessToken: String
    /// A refresh token of the first account, which clients redeem with `appKey`.
    public let refreshToken: String
    /// The key of the emulator's own app.
    public let appKey: String
    /// The secret of that app.
    public let appSecret: String
    /// The clock of the emulator. Advance it to expire tokens and upload sessions, and to end long polls.
    public var clock: DropboxEmulator.ServerClock { service.clock }
    /// The faults to inject into calls. There are none initially.
    public var faults: DropboxEmulator.FaultInjector { service.faults }
    /// The log of the latest calls.
    public var calls: DropboxEmulator.CallLog { service.calls }
    /// The webhooks of the apps, and the log of the latest notifications.
    public var webhooks: DropboxEmulator.Webhooks { service.webhooks }

    let service: Service
    private let servers: [HTTPServer]

    /// Starts an emulator.
    ///
    /// - Parameters:
    ///   - configuration: The limits, accounts, and apps. The default has the real limits and one account.
    ///   - port: The port, or 0 to let the system choose a free one. The default is 0.
    ///   - dataDirectory: The directory for persistent state, which is created if it doesn't exist, or `nil` to store
    ///     the state in memory. The default is `nil`. Two running emulators can't share a directory.
    ///   - snapshot: The state at the start, instead of the accounts, teams, apps, and tokens of the configuration. Only the
    ///     emulator's own app and tokens are added if the state has none. The default is `nil`, which means no state, or that
    ///     of the data directory.
    /// - Returns: The running emulator.
    /// - Throws: An error if a port is in use, the directory can't be used or already has a state, the certificate is
    ///   invalid, or no call can match one of the faults.
    public static func start(
        _ configuration: Configuration = Configuration(), port: UInt16 = 0, dataDirectory: URL? = nil,
        from snapshot: Snapshot? = nil
    ) async throws -> DropboxEmulator {
        try await start(
            configuration, port: port, dataDirectory: dataDirectory, from: snapshot, ignoresSnapshotIfContinued: false)
    }

    /// Starts an emulator.
    ///
    /// - Parameter ignoresSnapshotIfContinued: Whether the snapshot is only for the first start with a data directory.
    package static func start(
        _ configuration: Configuration, port: UInt16, dataDirectory: URL?, from snapshot: Snapshot?,
        ignoresSnapshotIfContinued: Bool
    ) async throws -> DropboxEmulator {
        if let dataDirectory {
            try FileManager.default.createDirectory(
                at: dataDirectory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let store = try Store(
            directory: dataDirectory, limits: configuration.limits, idGenerator: IDGenerator(seed: configuration.seed),
            snapshot: snapshot)
        do {
            guard snapshot == nil || store.startedFromSnapshot || ignoresSnapshotIfContinued else {
                throw AdminError(
                    description: "the data directory has a state already; use an empty directory for a snapshot")
            }
            let state = try EmulatorState(configuration, store, snapshot)
            return try await start(state, port: port, dataDirectory: dataDirectory)
        } catch {
            store.close()
            throw error
        }
    }

    /// Starts an emulator with a state.
    static func start(
        _ state: EmulatorState, port: UInt16 = 0, dataDirectory: URL? = nil
    ) async throws -> DropboxEmulator {
        let configuration = state.configuration
        let service = Service(state)
        let dispatcher = Dispatcher(service: service, endpoints: AllRoutes.endpoints, pages: AllRoutes.pages)
        let plain = HTTPServer { await dispatcher.respond(to: $0) }
        let faults = state.faults
        let secure = HTTPServer(handshakeFailure: { faults.handshakeFailure().map(HTTPServer.HandshakeEnd.init) }) {
            request in
            var request = request
            request.isSecure = true
            return await dispatcher.respond(to: request)
        }
        do {
            var settings = HTTPServer.Configuration(
                port: port, allowsRemoteConnections: configuration.allowsRemoteConnections,
                maximumHeaderSize: configuration.maximumHeaderSize)
            service.webhooks.start()
            let plainPort = try plain.start(settings)
            var securePort: UInt16?
            if let tls = configuration.tls {
                settings.port = tls.port
                settings.identity = try tls.identity(dataDirectory: dataDirectory)
                let port = try secure.start(settings)
                plain.setTunnelPort(port)
                securePort = port
            }
            return DropboxEmulator(
                service, [plain, secure], plainPort: plainPort, securePort: securePort,
                authority: settings.identity?.authority)
        } catch {
            await plain.stop()
            throw error
        }
    }

    private init(
        _ service: Service, _ servers: [HTTPServer], plainPort: UInt16, securePort: UInt16?, authority: Data?
    ) {
        self.service = service
        self.servers = servers
        accessToken = service.state.tokens.access
        refreshToken = service.state.tokens.refresh
        appKey = service.state.configuration.appKey
        appSecret = service.state.configuration.appSecret
        url = Self.loopback("http", plainPort)
        secureURL = securePort.map { Self.loopback("https", $0) }
        certificateAuthority = authority.map { String(decoding: $0, as: UTF8.self) }
    }

    static func loopback(_ scheme: String, _ port: UInt16) -> URL {
        var components = URLComponents()
        components.scheme = scheme
        components.host = "127.0.0.1"
        components.port = Int(port)
        return components.url ?? URL(fileURLWithPath: "/")
    }

    var store: Store { service.store }

    /// Whether the emulator started from its snapshot, and not from an earlier state of the data directory.
    package var startedFromSnapshot: Bool { store.startedFromSnapshot }

    /// The content that the data directory lacked at the start, as a sentence, or `nil` if it was complete.
    package var damage: String? { store.damage }

    /// The number of requests in progress, including those with slow responses.
    var openRequestCount: Int { servers.reduce(0) { $0 + $1.requestCount } }

    /// Stops the server, cancels calls in progress (including long polls) and background work, and closes the files.
    ///
    /// Acknowledged changes are persistent if there is a data directory. Calling this method again has no effect.
    public func stop() async {
        for server in servers { await server.stop() }
        await service.state.stopForks()
        await service.background.stop()
        await service.webhooks.stop()
        calls.close()
        store.close()
    }
}
