import Foundation

/// A Dropbox server in this process: stateful, without credentials, as many at once as needed.
///
///     let emulator = try await DropboxEmulator.start()
///     // Point a client at emulator.url with emulator.accessToken …
///     await emulator.stop()
///
/// All of the service's hosts are one address here, told apart by path: calls go to `url/2/…`, the exchange of tokens to
/// `url/oauth2/token`. Everything is kept in memory, unless there is a data folder. It runs until `stop()` is called, also
/// when nobody holds it any more.
public final class DropboxEmulator: Sendable {
    /// Where it listens, such as `http://127.0.0.1:40123`.
    public let url: URL
    /// Where it listens with TLS, such as `https://127.0.0.1:40124`; nil without `Configuration.tls`.
    public let secureURL: URL?
    /// The certificate that clients of `secureURL` have to trust, in PEM; nil when there is none or it was brought.
    public let certificateAuthority: String?
    /// An access token of the account made at the first start, with all scopes. It does not expire.
    public let accessToken: String
    /// A refresh token of the same account, to be redeemed with `appKey`.
    public let refreshToken: String
    /// Key of the app made at the first start.
    public let appKey: String
    /// Secret of that app.
    public let appSecret: String
    /// The time that the emulator believes in. Advance it to let tokens and upload sessions expire, and long polls end.
    public var clock: ServerClock { service.clock }
    /// What goes wrong at the moment; nothing at first.
    public var faults: Faults { service.faults }
    /// The latest calls.
    public var calls: CallLog { service.calls }

    let service: Service
    private let servers: [HTTPServer]

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - configuration: limits, account and app; the real limits and an account by default.
    ///   - port: 0 by default, which lets the system choose a free one.
    ///   - dataDirectory: a folder to keep everything in, made when it is not there; nil, the default, for memory. Of two
    ///     emulators at a time, each needs a folder of its own.
    /// - Throws: when a port is taken, the folder cannot be used, or the certificate is none.
    public static func start(
        _ configuration: Configuration = Configuration(), port: UInt16 = 0, dataDirectory: URL? = nil
    ) async throws -> DropboxEmulator {
        if let dataDirectory {
            try FileManager.default.createDirectory(at: dataDirectory, withIntermediateDirectories: true)
        }
        let store = try Store(
            folder: dataDirectory, limits: configuration.limits, minting: IDGenerator(seed: configuration.seed))
        let faults = Faults(seed: configuration.seed ?? .random(in: 0 ... .max))
        for fault in configuration.faults { faults.add(fault) }
        let service = Service(
            store: store, faults: faults, calls: CallLog(capacity: configuration.callLogCapacity, clock: store.clock),
            appKey: configuration.appKey, allowsRemoteConnections: configuration.allowsRemoteConnections)
        let dispatcher = Dispatcher(
            service: service, routes: AllRoutes.facts, table: AllRoutes.table,
            pages: AllRoutes.pages)
        let plain = HTTPServer { await dispatcher.answer($0) }
        let secure = HTTPServer { request in
            var request = request
            request.isSecure = true
            return await dispatcher.answer(request)
        }
        do {
            var settings = HTTPServer.Configuration(
                port: port, allowsRemoteConnections: configuration.allowsRemoteConnections,
                connectionMemory: configuration.connectionMemory)
            let tokens = try store.prepare(configuration)
            let plainPort = try plain.start(settings)
            var securePort: UInt16?
            if let tls = configuration.tls {
                settings.port = tls.port
                settings.identity = try tls.identity(dataDirectory: dataDirectory)
                securePort = try secure.start(settings)
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
        var address = URLComponents()
        address.scheme = scheme
        address.host = "127.0.0.1"
        address.port = Int(port)
        return address.url ?? URL(fileURLWithPath: "/")
    }

    var store: Store { service.store }

    /// Number of requests that are under way, those included whose answers leave slowly.
    var openRequests: Int { servers.reduce(0) { $0 + $1.requestCount } }

    /// Stops listening, ends the calls that are under way (long polls too) and what they left to be done, and closes the
    /// files. What was acknowledged lasts, if there is a data folder. Does nothing the second time.
    public func stop() async {
        for server in servers { await server.stop() }
        await service.background.stop()
        calls.close()
        store.close()
    }
}

extension Store {
    /// Makes what the configuration wants at a first start; finds it at a later one.
    fileprivate func prepare(
        _ configuration: DropboxEmulator.Configuration
    ) throws -> (access: String, refresh: String) {
        if let time = configuration.startTime { clock.advance(by: .seconds(time.timeIntervalSince(clock.now))) }
        let seeding = Provisioner(store: self)
        try seeding.add(.init(key: configuration.appKey, secret: configuration.appSecret, name: "Emulator"))
        for app in configuration.apps { try seeding.add(app) }
        for account in configuration.accountsAtStart { try seeding.add(account) }
        // The emulator's own tokens come first: they are found again by their age.
        let tokens = try seeding.ownTokens(app: configuration.appKey)
        for team in configuration.teams { try seeding.add(team) }
        for token in configuration.tokens { try seeding.add(token, defaultApp: configuration.appKey) }
        return tokens
    }
}

extension DropboxEmulator.Configuration {
    fileprivate var accountsAtStart: [Account] {
        guard accounts.isEmpty else { return accounts }
        var account = Account(email)
        account.givenName = givenName
        account.surname = surname
        return [account]
    }
}
