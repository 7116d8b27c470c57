import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
@testable import DropboxTransfer

/// A server with files, a client, and a directory for downloads.
struct DownloadFixture {
    let emulator: DropboxEmulator
    let account: EmulatedAccount
    let client: DropboxClient
    let folder = try? TemporaryDirectory()

    static func run(
        seed: UInt64? = nil, time: ClientClock = .system, silence: Double = 100, retry: RetryPolicy = .patient,
        log: Int = 2_000, filesAccess: any FilesAccess = FilesAccessImpl(), rule: FaultyTransport.Rule? = nil,
        body: (DownloadFixture) async throws -> Void
    ) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = seed
        configuration.callLogCapacity = log
        configuration.limits.longpollJitter = .zero
        let fixture = try DownloadFixture(
            try await DropboxEmulator.start(configuration), time: time, silence: silence, retry: retry,
            filesAccess: filesAccess, transport: rule.map { FaultyTransport($0) })
        do { try await body(fixture) } catch {
            await fixture.stop()
            throw error
        }
        await fixture.stop()
    }

    private init(
        _ emulator: DropboxEmulator, time: ClientClock, silence: Double, retry: RetryPolicy,
        filesAccess: any FilesAccess, transport: FaultyTransport?
    ) throws {
        self.emulator = emulator
        account = try emulator.account("ada")
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.session.timeoutIntervalForRequest = silence
                    $0.retryPolicy = retry
                    $0.clock = time
                    $0.filesAccess = filesAccess
                }, transport: transport))
    }

    private func stop() async {
        client.client.shutdown()
        await emulator.stop()
    }

    /// Returns the URL of a file in the directory.
    func url(_ name: String) throws -> URL {
        guard let folder else { throw Subprocess.Failure(what: "no folder") }
        return folder.url.appendingPathComponent(name)
    }

    /// The names of the files in the directory.
    var names: [String] { get throws { try folder?.names ?? [] } }

    /// The ranges of the download requests in order, or `nil` for a request without a range.
    var ranges: [String?] {
        emulator.calls.all.filter { $0.route == "files/download" }.map { $0.request.header("Range") }
    }

    /// The number of bytes of content that the server sent.
    var sentBytes: Int64 {
        emulator.calls.all.filter { $0.route == "files/download" }.reduce(0) { $0 + ($1.response?.size ?? 0) }
    }
}

extension RetryPolicy {
    /// Many attempts with short delays.
    static let patient = RetryPolicy(
        maximumAttempts: 12, maximumElapsedTime: .seconds(600), initialBackoff: .milliseconds(1),
        maximumBackoff: .milliseconds(20))
}

extension FileDownloadOptions {
    /// Parts smaller than a block, four concurrently.
    static var small: FileDownloadOptions {
        FileDownloadOptions { $0.chunkSize = 4 << 20 }
    }

    /// Parts smaller than a block, one after the other.
    static var sequential: FileDownloadOptions {
        FileDownloadOptions {
            $0.chunkSize = 4 << 20
            $0.maximumConcurrentRequests = 1
        }
    }
}
