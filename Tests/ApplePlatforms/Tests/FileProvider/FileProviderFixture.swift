import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFileProvider
import DropboxFiles
import DropboxOAuth
import FileProvider
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// An app's extension. Its configuration is that of the test that runs.
final class TestExtension: DropboxFileProviderExtension {
    @TaskLocal static var current: DropboxFileProviderConfiguration?

    override class var configuration: DropboxFileProviderConfiguration { current ?? super.configuration }
}

/// An account on an emulated server, and a device with the extension.
final class FileProviderFixture: Sendable {
    let account: EmulatedAccount
    let tokens = MemoryTokenStore()
    let directory: TemporaryDirectory
    let system: FileProviderSystem
    /// Another device.
    let other: DropboxClient
    private let accessToken: String
    private let connection: Connection
    private let configuration: DropboxFileProviderConfiguration

    /// The network between the extension and the server.
    private final class Connection: Sendable {
        let isUp = Mutex(true)
        /// Called before each request with its route.
        let willSend = Mutex<(@Sendable (String) async -> Void)?>(nil)
        /// Called before each response with the route.
        let willRespond = Mutex<(@Sendable (String) async -> Void)?>(nil)

        /// Sends a request to the emulator.
        func send(_ request: URLRequest, _ body: Data, to emulator: EmulatorProcess) async -> ScriptedServer.Reply {
            guard let url = request.url, var target = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
                return .failed(NSURLErrorBadURL)
            }
            await willSend.withLock(\.self)?(url.path)
            guard isUp.withLock(\.self) else { return .failed(NSURLErrorNotConnectedToInternet) }
            let server = emulator.url
            (target.scheme, target.host, target.port) = (server.scheme, server.host, server.port)
            guard let destination = target.url else { return .failed(NSURLErrorBadURL) }
            var forwarded = URLRequest(url: destination)
            forwarded.httpMethod = request.httpMethod
            // The session computes the length itself, and would wait for a body that another length announces.
            for (name, value) in request.allHTTPHeaderFields ?? [:]
            where !["content-length", "transfer-encoding", "expect", "accept-encoding"].contains(name.lowercased()) {
                forwarded.setValue(value, forHTTPHeaderField: name)
            }
            forwarded.httpBody = body
            do {
                let (data, response) = try await emulator.session.data(for: forwarded)
                await willRespond.withLock(\.self)?(url.path)
                guard let response = response as? HTTPURLResponse else { return .failed(NSURLErrorBadServerResponse) }
                var headers: [String: String] = [:]
                for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
                // The session has decoded the body.
                headers = headers.filter { !["content-encoding", "content-length"].contains($0.key.lowercased()) }
                headers["Content-Length"] = "\(data.count)"
                return .init(status: response.statusCode, headers: headers, body: data)
            } catch {
                return .failed(NSURLErrorNetworkConnectionLost)
            }
        }
    }

    private init() async throws {
        let account = try await EmulatedAccount()
        let accessToken = try await account.token()
        let connection = Connection()
        let server = ScriptedServer.start { request, body in
            await connection.send(request, body, to: account.emulator)
        }
        directory = try TemporaryDirectory()
        var configuration = DropboxFileProviderConfiguration(appKey: "key", tokens: tokens)
        configuration.oauth.baseHosts = BaseHosts(server: server.absoluteString)
        configuration.oauth.retryPolicy = .never
        configuration.directory = directory.url.appendingPathComponent("metadata")
        let downloads = directory.url.appendingPathComponent("downloads")
        try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
        tokens.store(DropboxAccessToken(accessToken: accessToken, uid: "12345"))
        other = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: accessToken)),
                configuration: .init { [server] in $0.baseHosts = BaseHosts(server: server.absoluteString) }))
        self.account = account
        self.accessToken = accessToken
        self.connection = connection
        self.configuration = configuration
        let name = "domain\(UUID().uuidString.prefix(8))"
        tokens.store(DropboxAccessToken(accessToken: accessToken, uid: name))
        system = FileProviderSystem(domain: name, temporaryDirectory: downloads) { domain in
            TestExtension.$current.withValue(configuration) { TestExtension(domain: domain) }
        }
    }

    static func with(_ body: (FileProviderFixture) async throws -> Void) async throws {
        let fixture = try await FileProviderFixture()
        do { try await body(fixture) } catch {
            await fixture.stop()
            throw error
        }
        await fixture.stop()
        #expect(FileProviderSystem.violations.isEmpty)
    }

    private func stop() async {
        isOnline = true
        await BlockingIO.external.run { self.system.stop() }
        other.shutdown()
    }

    /// The directory with the metadata of all domains.
    var metadataDirectory: URL { directory.url.appendingPathComponent("metadata") }

    // MARK: Controls

    var isOnline: Bool {
        get { connection.isUp.withLock(\.self) }
        set { connection.isUp.withLock { $0 = newValue } }
    }

    /// Sets a closure that runs before each request with its path.
    func beforeRequests(_ body: (@Sendable (String) async -> Void)?) { connection.willSend.withLock { $0 = body } }

    /// Sets a closure that runs before each response with the path of the request.
    func beforeResponses(_ body: (@Sendable (String) async -> Void)?) { connection.willRespond.withLock { $0 = body } }

    func signOut() { tokens.remove(system.domain.identifier.rawValue) }

    func signIn() {
        tokens.store(
            DropboxAccessToken(accessToken: accessToken, uid: system.domain.identifier.rawValue))
    }

    /// Lets the system send changes until it has none, and knows those of the server.
    func settle() async throws {
        for _ in 0..<20 {
            try await system.synchronize()
            if !system.hasPendingChanges { return try await system.openAll() }
        }
        Issue.record("The system doesn't settle: \(system.failures)")
    }

    /// The paths and contents on the server.
    func serverTree() async throws -> [String: Data?] {
        var tree: [String: Data?] = [:]
        for path in try await account.list() {
            if path.hasSuffix("/") {
                tree.updateValue(nil, forKey: String(path.dropLast()))
            } else {
                tree[path] = try await account.read(path)
            }
        }
        return tree
    }

    /// Expects the system to have what the server has.
    func expectSameTrees(_ location: SourceLocation = #_sourceLocation) async throws {
        let (system, server) = (try await system.tree(), try await serverTree())
        #expect(system == server, sourceLocation: location)
    }

    func text(_ path: String) async throws -> String {
        let id = try #require(system.id(path))
        return String(decoding: try await system.read(id), as: UTF8.self)
    }
}
