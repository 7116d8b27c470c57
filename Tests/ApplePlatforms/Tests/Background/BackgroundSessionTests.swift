import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Synchronization
import Testing
@testable import DropboxBackground
@testable import DropboxHTTP
@testable import DropboxTransfer

/// Transfers of clients whose process is terminated and launched again by the system.
@Suite(.timeLimit(.minutes(10))) struct BackgroundSessionTests {
    private let process: AppProcess
    private let server = DropboxDouble()

    init() throws { process = try AppProcess(server.start()) }

    private var service: TransferService { .shared }
    private var session: String { process.session }

    private func launch() -> DropboxTransportClientImpl { process.launch() }

    private func source(_ size: Int) throws -> URL { try process.source(size) }

    /// Terminates the process. The system performs its transfers, of which the server answers one.
    private func finishTransfersWithoutProcess() async {
        process.terminate()
        server.answer()
        await service.performTasks(session)
    }

    /// Waits until the process has handled all events and its work is done, as before the system's completion handler.
    private func finishEvents(_ client: DropboxTransportClientImpl, _ reconnect: (BackgroundTransfer) -> Void) async {
        let finished = Signal()
        client.didFinishBackgroundEvents = { finished.fire() }
        await finished.wait()
        for case .success(let transfer) in await client.backgroundTransfers() { reconnect(transfer) }
        await client.settle()
    }

    @Test func responseOfAnUploadIsStoredBeforeTheAppMayBeSuspended() async throws {
        FilesRoutes(client: launch()).upload(path: "/file", input: try source(4)).response { _, _ in }
        await server.nextRequest()
        await finishTransfersWithoutProcess()
        let client = launch()
        let found = Locked<UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>?>(nil)
        await finishEvents(client) { transfer in found.withLock { $0 = transfer.upload(Files.upload) } }
        #expect(try process.files.contains { $0.hasSuffix(".response") })
        let reconnected = found.withLock { $0 }
        let request = try #require(reconnected)
        #expect(try await request.response().name == "file")
        #expect(server.paths == ["upload"])
        #expect(process.mistakes.isEmpty)
    }

    @Test func downloadIsAtItsDestinationBeforeTheAppMayBeSuspended() async throws {
        let destination = process.directory.url.appendingPathComponent("copy")
        FilesRoutes(client: launch()).download(path: "/file", destination: destination).response { _, _ in }
        await server.nextRequest()
        await finishTransfersWithoutProcess()
        let client = launch()
        await finishEvents(client) { _ = $0.download(Files.download) }
        #expect(try Data(contentsOf: destination) == DropboxDouble.content)
        #expect(server.paths == ["download"])
    }

    /// The system suspends the app as soon as its completion handler returns. A batch must not stall then.
    @Test func nextPartOfABatchIsWithTheSystemBeforeTheAppMayBeSuspended() async throws {
        var limits = BatchUploadOptions().limits
        limits.maximumRequestSize = 4 << 20
        let file = try source(Int(limits.maximumRequestSize) + 1)
        let batch = FilesRoutes(client: launch()).batchUploadTask(
            [file: Files.CommitInfo(path: "/file")], limits: limits)
        batch.response { _, _, _ in }
        await server.nextRequest()
        await finishTransfersWithoutProcess()
        let client = launch()
        let found = Locked<BatchUploadTask?>(nil)
        await finishEvents(client) { transfer in found.withLock { $0 = transfer.batchUpload(limits: limits) } }
        // The app is suspended now.
        #expect(service.taskCount(session) == 1)
        server.answer()
        let reconnected = found.withLock { $0 }
        // The double reports other metadata than that of the file.
        #expect(try await #require(reconnected).result().error == nil)
        #expect(
            server.paths == [
                "upload_session/start", "upload_session/append_v2", "upload_session/finish_batch_v2", "get_metadata",
            ])
    }

    @Test func appIsNotSuspendedWhileItWorksOnResults() async throws {
        let ended = Signal()
        ExpiringActivities.didEnd.withLock { $0 = { ended.fire() } }
        let upload = FilesRoutes(client: launch()).upload(path: "/file", input: try source(4))
        upload.response { _, _ in }
        await server.nextRequest()
        server.answer()
        _ = try await upload.response()
        await ended.wait()
        ExpiringActivities.expire("swift-dropbox transfers")
    }

    /// An app with two accounts has two clients of one session.
    @Test func shutdownOfAnAccountPreservesTheTransfersOfAnother() async throws {
        let first = launch()
        let second = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
            configuration: first.configuration)
        let upload = FilesRoutes(client: second).upload(path: "/file", input: try source(4))
        let response = Task { try await upload.response() }
        await server.nextRequest()
        first.shutdown()
        server.answer()
        #expect(try await response.value.name == "file")
        await #expect(throws: (any Error).self) {
            try await FilesRoutes(client: first).upload(path: "/file", input: try source(4)).response()
        }
        #expect(process.mistakes.isEmpty)
    }

    /// A new session deletes files that no transfer needs. Those of the last session's work must stay until it ends.
    @Test func clientAfterAShutdownWaitsForWorkInTheDirectory() async throws {
        let first = launch()
        _ = await first.backgroundTransfers()
        var lease: BackgroundSession.Lease? = try await process.sharedSession?.acquireLease(.system)
        let file = try #require(lease).directory.url.appendingPathComponent(".unfinished")
        try Data().write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -2 * 86_400)], ofItemAtPath: file.path)
        first.shutdown()
        let waiting = Signal()
        let second = process.launch { configuration in
            configuration.clock.sleep = { _ in
                waiting.fire()
                await Task.yield()
            }
        }
        let found = Task { await second.backgroundTransfers() }
        await waiting.wait()
        #expect(FileManager.default.fileExists(atPath: file.path))
        lease = nil
        #expect(await found.value.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    /// The system's session continues after a shutdown, and an extension can use the directory, too.
    @Test func newSessionKeepsFilesThatAreBeingWritten() async throws {
        let first = launch()
        _ = await first.backgroundTransfers()
        let directory = try await #require(process.sharedSession).acquireLease(.system).directory
        first.shutdown()
        let files = [".response.1", "1.body", "1.received"].map { directory.url.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        #expect(await launch().backgroundTransfers().isEmpty)
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test func clientAfterAShutdownContinuesTransfers() async throws {
        let first = launch()
        let upload = FilesRoutes(client: first).upload(path: "/file", input: try source(4))
        let response = Task { try await upload.response() }
        await server.nextRequest()
        first.shutdown()
        await #expect(throws: (any Error).self) { try await response.value }
        let second = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
            configuration: first.configuration)
        let found = try #require(try await second.backgroundTransfers().first?.get())
        server.answer()
        #expect(try await found.upload(Files.upload).response().name == "file")
        #expect(server.paths == ["upload"])
        #expect(process.mistakes.isEmpty)
    }
}

/// A server that answers the routes of transfers. It answers each request with content when the test says so.
final class DropboxDouble: Sendable {
    static let content = Data("content".utf8)
    private static let metadata = """
        "name": "file", "id": "id:1234567890", "client_modified": "2026-01-01T00:00:00Z", \
        "server_modified": "2026-01-01T00:00:00Z", "rev": "0123456789", "size": 7
        """

    private let requests = Mutex<[String]>([])
    private let received = Signal()
    private let permission = Signal()

    /// The routes of all requests in the namespace `files`.
    var paths: [String] { requests.withLock(\.self) }

    /// Waits for the next request.
    func nextRequest() async { await received.wait() }

    /// Answers one request with content.
    func answer() { permission.fire() }

    /// Starts the server, and returns its URL.
    func start() -> URL {
        ScriptedServer.start { [self] request, _ in
            let route = request.url?.path.replacingOccurrences(of: "/2/files/", with: "") ?? ""
            requests.withLock { $0.append(route) }
            received.fire()
            if route.hasPrefix("upload") && !route.contains("finish") || route == "download" { await permission.wait() }
            return Self.reply(to: route)
        }
    }

    private static func reply(to route: String) -> ScriptedServer.Reply {
        func json(_ text: String) -> ScriptedServer.Reply {
            .init(headers: ["Content-Type": "application/json"], body: Data(text.utf8))
        }
        return switch route {
        case "upload": json("{\(metadata)}")
        case "download":
            .init(
                headers: ["Dropbox-API-Result": "{\(metadata)}", "Content-Length": "\(content.count)"], body: content)
        case "upload_session/start": json("{\"session_id\": \"1\"}")
        case "upload_session/append_v2": json("null")
        case "upload_session/finish_batch_v2": json("{\"entries\": [{\".tag\": \"success\", \(metadata)}]}")
        default: .init(status: 404)
        }
    }
}
