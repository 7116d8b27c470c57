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
    /// - Returns: The running emulator.
    /// - Throws: An error if a port is in use, the directory can't be used, or the certificate is invalid.
    public static func start(
        _ configuration: Configuration = Configuration(), port: UInt16 = 0, dataDirectory: URL? = nil
    ) async throws -> DropboxEmulator {
        if let dataDirectory {
            try FileManager.default.createDirectory(at: dataDirectory, withIntermediateDirectories: true)
        }
        let store = try Store(
            directory: dataDirectory, limits: configuration.limits, idGenerator: IDGenerator(seed: configuration.seed))
        let faults = DropboxEmulator.FaultInjector(seed: configuration.seed ?? .random(in: 0 ... .max))
        for fault in configuration.faults { faults.add(fault) }
        let service = Service(
            store: store, faults: faults,
            calls: DropboxEmulator.CallLog(capacity: configuration.callLogCapacity, clock: store.clock),
            webhooks: DropboxEmulator.Webhooks(
                store: store, appKey: configuration.appKey,
                allowsRemoteConnections: configuration.allowsRemoteConnections),
            appKey: configuration.appKey, allowsRemoteConnections: configuration.allowsRemoteConnections)
        let dispatcher = Dispatcher(
            service: service, routes: AllRoutes.descriptors, table: AllRoutes.table,
            pages: AllRoutes.pages)
        let plain = HTTPServer { await dispatcher.respond(to: $0) }
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
            let tokens = try store.prepare(configuration)
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
                configuration, service, tokens, [plain, secure], plainPort: plainPort, securePort: securePort,
                authority: settings.identity?.authority)
        } catch {
            await plain.stop()
            store.close()
            throw error
        }
    }

    private init(
        _ configuration: Configuration, _ service: Service, _ tokens: (access: String, refresh: String),
        _ servers: [HTTPServer], plainPort: UInt16, securePort: UInt16?, authority: Data?
    ) {
        self.service = service
        self.servers = servers
        accessToken = tokens.access
        refreshToken = tokens.refresh
        appKey = configuration.appKey
        appSecret = configuration.appSecret
        url = Self.loopback("http", plainPort)
        secureURL = securePort.map { Self.loopback("https", $0) }
        certificateAuthority = authority.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func loopback(_ scheme: String, _ port: UInt16) -> URL {
        var components = URLComponents()
        components.scheme = scheme
        components.host = "127.0.0.1"
        components.port = Int(port)
        return components.url ?? URL(fileURLWithPath: "/")
    }

    var store: Store { service.store }

    /// The number of requests in progress, including those with slow responses.
    var openRequestCount: Int { servers.reduce(0) { $0 + $1.requestCount } }

    /// Stops the server, cancels calls in progress (including long polls) and background work, and closes the files.
    ///
    /// Acknowledged changes are persistent if there is a data directory. Calling this method again has no effect.
    public func stop() async {
        for server in servers { await server.stop() }
        await service.background.stop()
        await service.webhooks.stop()
        calls.close()
        store.close()
    }
}

extension Store {
    /// Creates the contents that the configuration describes, and reuses existing ones.
    fileprivate func prepare(
        _ configuration: DropboxEmulator.Configuration
    ) throws -> (access: String, refresh: String) {
        if let startTime = configuration.startTime {
            clock.advance(by: .seconds(startTime.timeIntervalSince(clock.now)))
        }
        let provisioner = Provisioner(store: self)
        try provisioner.add(.init(key: configuration.appKey, secret: configuration.appSecret, name: "Emulator"))
        for app in configuration.apps { try provisioner.add(app) }
        for account in configuration.initialAccounts { try provisioner.add(account) }
        // Add the emulator's own tokens first: a later start recognizes them by their age.
        let tokens = try provisioner.defaultTokens(app: configuration.appKey)
        for team in configuration.teams { try provisioner.add(team) }
        for token in configuration.tokens { try provisioner.add(token, defaultApp: configuration.appKey) }
        return tokens
    }
}

extension DropboxEmulator.Configuration {
    fileprivate var initialAccounts: [Account] {
        guard accounts.isEmpty else { return accounts }
        var account = Account(email)
        account.givenName = givenName
        account.surname = surname
        return [account]
    }
}
