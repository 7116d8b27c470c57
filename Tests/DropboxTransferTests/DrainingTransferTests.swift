import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTransfer
import Foundation
import Testing

/// Shutting down a client during a transfer that consists of many requests.
@Suite(.timeLimit(.minutes(10)))
struct DrainingTransferTests {
    @Test func uploadThatHasBegunSendsItsRemainingRequests() async throws {
        let emulator = try await DropboxEmulator.start()
        let limit: Duration = .seconds(500)
        let (waits, wait) = AsyncStream.makeStream(of: Void.self)
        let client = DropboxClient(
            accessToken: emulator.accessToken,
            configuration: .init {
                $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                $0.clock = ClientClock(
                    now: ClientClock.system.now,
                    sleep: { duration in
                        if duration == limit { wait.yield() }
                        try await ClientClock.system.sleep(duration)
                    })
            })
        let (content, producer) = AsyncStream.makeStream(of: Data.self)
        let chunk = Data(repeating: 7, count: 4 << 20)
        var options = FileUploadOptions()
        options.chunkSize = chunk.count
        let upload = Task { [options] in
            try await client.files.uploadFile(from: content, to: "/film", options: options)
        }
        for _ in 0..<3 { producer.yield(chunk) }
        _ = await emulator.calls.waitForRequest { $0.route.hasPrefix("files/upload_session/append") }
        let draining = Task { await client.shutdown(draining: limit) }
        for await _ in waits { break }
        // The client is shutting down: only the transfer may continue.
        let error = await #expect(throws: CallError<Files.ListFolderError>.self) {
            try await client.files.listFolder(path: "").response()
        }
        #expect(error?.verdict == .clientWide)
        for _ in 0..<3 { producer.yield(chunk) }
        producer.finish()
        #expect(try await upload.value.size == UInt64(6 * chunk.count))
        await draining.value
        await emulator.stop()
    }

    /// A shutdown ends what waits neither for the server nor for the disk.
    @Test(arguments: ["a stream", "a download", "changes"]) func waitingTransferEnds(_ kind: String) async throws {
        let emulator = try await DropboxEmulator.start()
        try emulator.account("ada").put("/file", Data(repeating: 7, count: 1 << 20))
        let (progress, reportProgress) = AsyncStream.makeStream(of: Void.self)
        let client = DropboxClient(
            accessToken: emulator.accessToken,
            configuration: .init {
                $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                $0.bandwidthLimiter = BandwidthLimiter(downloadBytesPerSecond: 1)
                $0.clock = ClientClock(
                    now: ClientClock.system.now,
                    sleep: { duration in
                        reportProgress.yield()
                        try await ClientClock.system.sleep(duration)
                    })
            })
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let transfer: Task<Void, any Error>
        switch kind {
        case "a stream":
            let (content, producer) = AsyncStream.makeStream(of: Data.self)
            let silentContent = AsyncStream<Data> {
                _ = producer
                reportProgress.yield()
                for await piece in content { return piece }
                return nil
            }
            transfer = Task { try await client.files.uploadFile(from: silentContent, to: "/a") }
        case "a download":
            transfer = Task {
                try await client.files.downloadFile(path: "/file", to: file) { _ in reportProgress.yield() }
            }
        default:
            try emulator.faults.add(.serverError(status: 500), on: "files/list_folder/get_latest_cursor")
            try emulator.faults.add(.serverError(status: 500), on: "files/list_folder/longpoll")
            transfer = Task { for try await _ in client.files.changes(in: "") {} }
        }
        for await _ in progress { break }
        client.shutdown()
        await #expect(throws: (any Error).self) { try await transfer.value }
        #expect(client.client.implementation?.isIdle == true)
        await emulator.stop()
    }
}
