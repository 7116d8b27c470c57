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
}
