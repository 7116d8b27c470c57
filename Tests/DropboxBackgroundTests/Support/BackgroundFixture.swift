import DropboxConcurrency
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// A server, a directory, and clients.
struct BackgroundFixture {
    let emulator: DropboxEmulator
    let folder: TestFolder
    let transport = LossyTransport()
    /// A client without a session, which verifies the results.
    let foreground: DropboxClient

    static func run(_ body: (BackgroundFixture) async throws -> Void) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let emulator = try await DropboxEmulator.start()
        let fixture = BackgroundFixture(
            emulator: emulator, folder: folder,
            foreground: DropboxClient(
                accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString)))
        do {
            try await body(fixture)
        } catch {
            fixture.foreground.shutdown()
            await emulator.stop()
            throw error
        }
        fixture.foreground.shutdown()
        await emulator.stop()
    }

    /// Creates a client of the session, as another process would.
    func client(
        _ change: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in }
    ) throws -> DropboxClient {
        var session = NetworkSessionConfiguration.background(withIdentifier: "test")
        session.backgroundDirectory = folder.url.appendingPathComponent("sessions")
        return DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.session = session
                    $0.retryPolicy.initialBackoff = .milliseconds(1)
                    change(&$0)
                }, transport: LossyTransport(like: transport)))
    }

    /// Creates a client without a session, whose requests are counted.
    var lossy: DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                configuration: .init { $0.baseHosts = BaseHosts(server: emulator.url.absoluteString) },
                transport: transport))
    }

    var sessionFolder: URL { folder.url.appendingPathComponent("sessions/background/test") }

    /// The descriptors in the directory.
    func records() throws -> [String] { try names().filter { $0.hasSuffix(".json") } }

    /// Modifies the persisted state of all transfers.
    func rewrite(_ change: (inout TransferDescriptor) -> Void) throws {
        for name in try records() {
            let file = sessionFolder.appendingPathComponent(name)
            var transfer = try TransferDescriptor(String(contentsOf: file, encoding: .utf8))
            change(&transfer)
            try transfer.text().write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// The remaining files of transfers.
    func leftovers() throws -> [String] { try names().filter { $0 != "lock" } }

    /// Waits until the given number of transfers is persisted.
    func recorded(_ count: Int) async throws { try await until { try $0.records().count == count } }

    /// Waits until no files of transfers remain.
    func cleared() async throws { try await until { try $0.leftovers().isEmpty } }

    /// Waits until the given number of transfers has a final response.
    func answered(_ count: Int) async throws {
        try await until { try $0.names().filter { $0.hasSuffix(".response") }.count == count }
    }

    private func names() throws -> [String] {
        FileManager.default.fileExists(atPath: sessionFolder.path)
            ? try folder.names(in: "sessions/background/test").filter { !$0.hasPrefix(".") } : []
    }

    /// Waits until a condition about the files holds. After a timeout, the error contains the waiting function and the
    /// state.
    func until(
        _ isMet: @escaping @Sendable (BackgroundFixture) throws -> Bool, _ function: String = #function
    ) async throws {
        do {
            try await waitForFiles(in: folder.url) { try isMet(self) }
        } catch is CancellationError {
            let files = try names().sorted().map { name in
                name.hasSuffix(".json")
                    ? try String(contentsOf: sessionFolder.appendingPathComponent(name), encoding: .utf8) : name
            }
            Issue.record("canceled in \(function): \(files), requests \(transport.sent.withLock(\.self))")
            throw CancellationError()
        }
    }
}

/// A transport that can discard the responses to requests that the server executed.
final class LossyTransport: HTTPTransport {
    /// The paths whose next response is lost.
    let loseAnswers: Locked<Set<String>>
    /// The responses that replace the next one of a path.
    let replaceAnswers: Locked<[String: HTTPResponse]>
    /// The paths whose responses are received, but not delivered before the request is canceled.
    let hold: Locked<Set<String>>
    /// The number of requests per path.
    let sent: Locked<[String: Int]>
    private let transport = makeHTTPTransport()

    init() {
        loseAnswers = Locked([])
        replaceAnswers = Locked([:])
        hold = Locked([])
        sent = Locked([:])
    }

    /// Creates a transport with separate connections that shares the settings and counts of another one.
    init(like other: LossyTransport) {
        loseAnswers = other.loseAnswers
        replaceAnswers = other.replaceAnswers
        hold = other.hold
        sent = other.sent
    }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        sent.withLock { $0[request.url.path, default: 0] += 1 }
        let response = try await transport.send(request)
        if hold.withLock({ $0.contains(request.url.path) }) {
            do { try await suspendUntilCancelled() } catch { throw HTTPError(.cancelled, "by the test") }
        }
        guard loseAnswers.withLock({ $0.remove(request.url.path) }) == nil else {
            throw HTTPError(.connectionLost, "as the test wants it")
        }
        return replaceAnswers.withLock { $0.removeValue(forKey: request.url.path) } ?? response
    }

    func shutdown() { transport.shutdown() }
}
