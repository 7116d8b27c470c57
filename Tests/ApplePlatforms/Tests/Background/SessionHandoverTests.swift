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

/// When the system may suspend the app, and which client of a session receives the system's events.
@Suite(.timeLimit(.minutes(10))) struct SessionHandoverTests {
    private let process: AppProcess
    private let server = DropboxDouble()

    init() throws { process = try AppProcess(server.start()) }

    /// The app may still hold the client of an account that was signed out, and set its handler.
    @Test func eventsGoToTheSessionThatReplacedOneThatWasShutDown() async throws {
        try await process.leaveFinishedUpload(server)
        process.service.suspendApp(process.session)
        let first = process.launch()
        first.shutdown()
        let second = process.launch()
        let (received, events) = (Signal(), Locked([String]()))
        second.didFinishBackgroundEvents = {
            events.withLock { $0.append("second") }
            received.fire()
        }
        first.didFinishBackgroundEvents = {
            events.withLock { $0.append("first") }
            received.fire()
        }
        process.service.resumeApp(process.session)
        await received.wait()
        #expect(events.withLock(\.self) == ["second"])
    }

    /// The app goes to the background right after it has started a transfer, which isn't on disk yet.
    @Test func appIsNotSuspendedBeforeATransferIsRecorded() async throws {
        let first = process.launch()
        _ = await first.backgroundTransfers()
        // The work of a client that was shut down holds the directory, so nothing can be recorded.
        var lease: BackgroundSession.Lease? = try await process.sharedSession?.acquireLease(.system)
        first.shutdown()
        let waiting = Signal()
        let second = process.launch { configuration in
            configuration.clock.sleep = { _ in
                waiting.fire()
                await Task.yield()
            }
        }
        let request = FilesRoutes(client: second).upload(path: "/file", input: try process.source(4))
        let response = Task { try await request.response() }
        await waiting.wait()
        let (settled, events) = (Task { await second.settle() }, Locked([String]()))
        let suspension = Task {
            await settled.value
            events.withLock { $0.append("suspension") }
        }
        for _ in 0..<100 { await Task.yield() }
        withExtendedLifetime(lease) { events.withLock { $0.append("recorded") } }
        lease = nil
        await server.nextRequest()
        await suspension.value
        #expect(events.withLock(\.self) == ["recorded", "suspension"])
        #expect(try process.files.contains { $0.hasSuffix(".json") })
        server.answer()
        _ = try await response.value
    }

    /// The system may suspend the app after its events. The result of a transfer must count as work before anything uses it.
    @Test func receivedResultIsWorkBeforeItIsUsed() async throws {
        let directory = try TemporaryDirectory()
        let (file, held) = (directory.url.appendingPathComponent("source"), HeldServer(.init(body: Data("{}".utf8))))
        try Data("content".utf8).write(to: file)
        let settings = BackgroundTransportSettings(
            identifier: UUID().uuidString, sharedContainer: nil, isDiscretionary: false, timeout: .infinity,
            directory: directory.url, identify: { $0 })
        let transport = SystemSession.shared(settings, HTTPTransportConfiguration())
            .makeTransport(HTTPTransportConfiguration())
        let (events, resumed, mayEnd) = (Locked([String]()), Signal(), DispatchSemaphore(value: 0))
        var request = HTTPRequest(method: "POST", url: held.start(), body: .file(file))
        request.backgroundTaskInfo = BackgroundTaskInfo(
            id: "1", description: "1", earliestBeginDate: nil,
            onWait: { isWaiting in
                guard !isWaiting else { return }
                resumed.fire()
                mayEnd.wait()
                events.withLock { $0.append("work") }
            })
        let response = Task { [request] in
            _ = try await transport.send(request)
            events.withLock { $0.append("result") }
        }
        await held.nextRequest()
        held.answer()
        await resumed.wait()
        for _ in 0..<100 { await Task.yield() }
        mayEnd.signal()
        try await response.value
        #expect(events.withLock(\.self) == ["work", "result"])
    }

    /// The connection is lost while no process runs. The next one must not download the first part again.
    @Test func interruptedDownloadContinuesInTheNextProcess() async throws {
        let (first, second) = (Data("first ".utf8), Data("second".utf8))
        let (hash, received, mayFail) = (ContentHash.hash(of: first + second), Signal(), Signal())
        let requests = Locked<[String]>([])
        let url = ScriptedServer.start { request, _ in
            let range = request.value(forHTTPHeaderField: "Range")
            requests.withLock { $0.append("\(request.httpMethod ?? "") \(range ?? "all")") }
            let metadata = """
                {"name": "file", "id": "id:1234567890", "client_modified": "2026-01-01T00:00:00Z", \
                "server_modified": "2026-01-01T00:00:00Z", "rev": "0123456789", "size": 12, "content_hash": "\(hash)"}
                """
            let headers = ["Dropbox-API-Result": metadata, "ETag": "1"]
            guard range == nil else {
                return .init(
                    status: 206,
                    headers: headers.merging(["Content-Range": "bytes 6-11/12", "Content-Length": "6"]) { $1 },
                    body: second)
            }
            received.fire()
            await mayFail.wait()
            return .init(
                headers: headers.merging(["Content-Length": "12"]) { $1 }, body: first,
                failure: NSURLErrorNetworkConnectionLost)
        }
        let process = try AppProcess(url)
        let destination = process.directory.url.appendingPathComponent("copy")
        FilesRoutes(client: process.launch()).download(path: "/file", destination: destination).response { _, _ in }
        await received.wait()
        process.terminate()
        mayFail.fire()
        await process.service.performTasks(process.session)
        let found = try #require(try await process.launch().backgroundTransfers().first?.get())
        _ = try await found.download(Files.download).response()
        #expect(try Data(contentsOf: destination) == first + second)
        #expect(requests.withLock(\.self) == ["GET all", "GET bytes=6-"])
    }

    /// The system lost the connection while no process ran. It may suspend this one before the delay of a retry is over.
    @Test func uploadThatFailedWithoutTheProcessContinuesBeforeTheAppMayBeSuspended() async throws {
        let server = ModelServer()
        let process = try AppProcess(server.start())
        FilesRoutes(client: process.launch()).upload(path: "/file", input: try process.source(4)).response { _, _ in }
        while server.heldRequestCount == 0 { await Task.yield() }
        process.terminate()
        server.answer(isLost: true)
        await process.service.performTasks(process.session)
        let client = process.launch { configuration in
            // Delays don't end before the suspension.
            configuration.clock.sleep = { _ in try await suspendUntilCancelled() }
        }
        let completed = Signal()
        client.handleBackgroundEvents {
            completed.fire()
        } reconnect: {
            for case .success(let transfer) in await client.backgroundTransfers() {
                transfer.upload(Files.upload).response(queue: .global()) { _, _ in }
            }
        }
        await completed.wait()
        #expect(process.hasStoredResponse)
        #expect(server.uploadCount("/file") == 1)
        client.shutdown()
    }

    /// The caller receives the error, so a later process must not upload the files.
    @Test func batchThatFailsToStartLeavesNothing() async throws {
        let client = process.launch()
        _ = await client.backgroundTransfers()
        let directory = try await #require(process.sharedSession).acquireLease(.system).directory
        // Reading the transfers of the session fails, but recording one doesn't.
        let unreadable = directory.url.appendingPathComponent("unreadable.json")
        try FileManager.default.createDirectory(at: unreadable, withIntermediateDirectories: true)
        let batch = FilesRoutes(client: client).batchUploadTask(
            [try process.source(4): Files.CommitInfo(path: "/file")], limits: BatchUploadOptions().limits)
        let result = await batch.result()
        #expect(result.error != nil)
        // The delivery of the outcome deletes the batch.
        while try process.files.count > 1 { await Task.yield() }
        await client.settle()
        try FileManager.default.removeItem(at: unreadable)
        #expect(await client.backgroundTransfers().isEmpty)
        #expect(server.paths.isEmpty)
    }
}
