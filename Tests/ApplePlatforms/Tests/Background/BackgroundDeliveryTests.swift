import AppleFoundation
import Darwin
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing
@testable import DropboxBackground
@testable import DropboxTransfer

/// Each outcome is delivered once, also if it arrives during a shutdown.
@Suite(.timeLimit(.minutes(10))) struct BackgroundDeliveryTests {
    private let process: AppProcess
    private let server = DropboxDouble()

    init() throws { process = try AppProcess(server.start()) }

    /// The outcome arrives, but its handler hasn't run yet.
    @Test func outcomeThatArrivesBeforeAShutdownIsDeliveredOnce() async throws {
        let first = process.launch()
        let upload = FilesRoutes(client: first).upload(path: "/file", input: try process.source(4))
        let queue = DispatchQueue(label: "handlers")
        queue.suspend()
        let (called, outcomes) = (Signal(), Locked([String]()))
        upload.response(queue: queue) { metadata, _ in
            outcomes.withLock { $0.append(metadata?.name ?? "none") }
            called.fire()
        }
        await server.nextRequest()
        server.answer()
        while !"\(upload)".contains("succeeded") { await Task.yield() }
        first.shutdown()
        queue.resume()
        await called.wait()
        let found = try #require(try await process.launch().backgroundTransfers().first?.get())
        #expect(try await found.upload(Files.upload).response().name == "file")
        #expect(outcomes.withLock(\.self) == ["none"])
        #expect(server.paths == ["upload"])
    }

    /// The user signs out while the handler runs.
    @Test func outcomeThatIsBeingDeliveredIsNotDeliveredToTheNextClient() async throws {
        let first = process.launch()
        let (handler, isSignedOut, handled) = (Signal(), DispatchSemaphore(value: 0), Signal())
        FilesRoutes(client: first).upload(path: "/file", input: try process.source(4))
            .response(queue: DispatchQueue(label: "handlers")) { metadata, _ in
                #expect(metadata?.name == "file")
                handler.fire()
                isSignedOut.wait()
                handled.fire()
            }
        await server.nextRequest()
        server.answer()
        await handler.wait()
        first.shutdown()
        let found = Task { [client = process.launch()] in await client.backgroundTransfers() }
        isSignedOut.signal()
        await handled.wait()
        #expect(await found.value.isEmpty)
    }

    /// Another client of the session waits for the end of the work of a client that was shut down.
    @Test func onlyOneClientAtATimeWorksOnATransfer() async throws {
        let client = process.launch()
        defer { client.shutdown() }
        let session = try #require(process.sharedSession)
        let turn = Locked<BackgroundSession.Turn?>(await session.turn("1"))
        _ = await session.turn("2")
        let order = Locked([String]())
        let next = Task {
            _ = await session.turn("1")
            order.withLock { $0.append("next") }
        }
        for _ in 0..<100 { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        order.withLock { $0.append("first") }
        turn.withLock { $0 = nil }
        await next.value
        #expect(order.withLock(\.self) == ["first", "next"])
    }

    /// The app gets its requests while the result of one is being delivered.
    @Test func transferThatIsCompleteIsNotRepeated() async throws {
        let client = process.launch()
        let upload = FilesRoutes(client: client).upload(path: "/file", input: try process.source(4))
        let response = Task { try await upload.response() }
        await server.nextRequest()
        let found = try #require(try await client.backgroundTransfers().first?.get())
        server.answer()
        _ = try await response.value
        await #expect(throws: (any Error).self) { try await found.upload(Files.upload).response() }
        #expect(server.paths == ["upload"])
    }

    @Test func batchOfAClientThatWasShutDownContinuesInAnother() async throws {
        let (first, second) = (process.launch(), process.launch())
        let file = try process.source(4)
        let batch = FilesRoutes(client: first).batchUploadTask(
            [file: Files.CommitInfo(path: "/file")], limits: BatchUploadOptions().limits)
        async let result = batch.result()
        await server.nextRequest()
        first.shutdown()
        let failed = await result.failed
        let areCanceled = failed.values.allSatisfy(\.isCancellation)
        #expect(areCanceled, "\(failed)")
        let found = try #require(try await second.backgroundTransfers().first?.get())
        let continued = found.batchUpload()
        server.answer()
        #expect(await continued.result().error == nil)
    }

    /// The upload was committed, so it must not count as failed.
    @Test func responseIsDeliveredAlthoughTheDiskIsFull() async throws {
        let upload = FilesRoutes(client: process.launch()).upload(path: "/file", input: try process.source(4))
        let response = Task { try await upload.response() }
        await server.nextRequest()
        FullDisk.fill(process.directory.url.path)
        defer { FullDisk.free(process.directory.url.path) }
        server.answer()
        #expect(try await response.value.name == "file")
        #expect(server.paths == ["upload"])
    }
}
