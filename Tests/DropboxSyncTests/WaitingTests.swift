import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of the waits that a filesystem reports while it can't reach the server.
@Suite(.timeLimit(.minutes(10)))
struct WaitingTests {
    @Test func statusReportsTheReasonAndNumberOfTheNextAttempt() async throws {
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator) { configuration in
                configuration.initialBackoff = .seconds(8)
                configuration.maximumBackoff = .seconds(60)
            }
            defer { device.stop() }
            try await device.waitUntilSynced()
            device.connection.isUp = false
            let start = Date()
            try await device.filesystem.createFolder(at: .at("/f"))
            try await device.wait { $0.status.upload.wait != nil }
            let first = try #require(try device.filesystem.status.anyWait)
            // The change itself may have started a second attempt by now.
            let attempt = try #require(first.attempt)
            #expect(attempt >= 2)
            #expect(first.reason == .noConnection("offline"))
            #expect(first.duration == Self.pause(before: attempt))
            let seconds = try #require(first.duration).components.seconds
            #expect(try #require(first.until) >= start.addingTimeInterval(TimeInterval(seconds)))
            let text = "waiting \(seconds) s, attempt \(attempt): no connection to the server"
            #expect(first.description.hasPrefix(text))
            // Each action of the app starts an attempt immediately, and increases the delay.
            try device.engine.wake()
            try await device.wait { $0.status.anyWait.map { $0.id != first.id } == true }
            let second = try #require(try device.filesystem.status.metadata.wait)
            let next = try #require(second.attempt)
            #expect(next > attempt)
            #expect(second.duration == Self.pause(before: next))
            device.connection.isUp = true
            try await device.waitUntilSynced()
            try await device.wait { $0.status.anyWait == nil && $0.status.anyError == nil }
        }
    }

    /// 8 seconds before the second attempt, doubled before each later one, and at most a minute.
    private static func pause(before attempt: Int) -> Duration { .seconds(min(60, 8 << min(attempt - 2, 3))) }

    @Test("A server that keeps announcing changes is asked less often, and the status says so after a minute")
    func statusReportsLackOfProgress() async throws {
        try await withDevices(0) { emulator, _ in
            let (now, polls) = (Locked(Duration.zero), Locked(0))
            let isReported = Promise<Void>()
            let device = try Device(emulator) { configuration in
                configuration.syncDurationAfterUse = .seconds(86_400)
                configuration.clock = ClientClock(
                    now: { now.withLock { $0 } },
                    sleep: { duration in
                        try Task.checkCancellation()
                        // By then, a pause was reported. The time stands still until the test has counted the polls.
                        if now.withLock({ $0 }) >= .seconds(90) { try await isReported.value() }
                        now.withLock { $0 += duration }
                    })
            }
            defer { device.stop() }
            device.connection.setFailure { route in
                guard route == "longpoll" else { return nil }
                polls.withLock { $0 += 1 }
                return .respond(200, #"{"changes":true}"#)
            }
            try await device.wait { $0.status.metadata.wait?.reason == .noProgress }
            let count = polls.withLock { $0 }
            isReported.fulfill(.success(()))
            #expect(count < 20)
            #expect(now.withLock { $0 } >= .seconds(60))
            device.connection.setFailure(nil)
            try emulator.account("ada").put("/a", "news")
            try await device.wait { $0.status.anyWait == nil }
        }
    }

    @Test func failedDownloadReportsItsWait() async throws {
        try await withDevices(0) { emulator, _ in
            try emulator.account("ada").put("/a", "x")
            let device = try Device(emulator) { configuration in
                configuration.initialBackoff = .seconds(8)
                configuration.maximumBackoff = .seconds(60)
            }
            defer { device.stop() }
            try await device.waitUntilSynced()
            device.connection.setFailure { $0 == "download" ? .status(503) : nil }
            let file = try await device.filesystem.open(.at("/a"))
            defer { file.close() }
            await expect(.server) { _ = try await file.readString() }
            try await device.wait { $0.status.download.wait != nil }
            let wait = try #require(try device.filesystem.status.download.wait)
            #expect(wait.reason == .serverError(503))
            #expect(wait.attempt == 2)
            device.connection.setFailure(nil)
            #expect(try await file.readString() == "x")
            #expect(try device.filesystem.status.anyWait == nil)
        }
    }

    /// Observers of the client are also notified of the filesystem's waits.
    @Test func clientObserversAreNotifiedOfWaits() async throws {
        let emulator = try await DropboxEmulator.start()
        let folder = try TemporaryDirectory()
        let line = FlakyConnection()
        let (events, event) = AsyncStream<WaitEvent>.makeStream()
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.onWait = { event.yield($0) }
                }, transport: line))
        line.isUp = false
        let filesystem = try await Filesystem(directory: folder.url, client: client)
        var began: ClientWait?
        for await event in events {
            guard case .noConnection = event.wait.reason else { continue }
            if case .began(let wait) = event {
                began = wait
                line.isUp = true
            } else {
                #expect(event.wait == began)
                break
            }
        }
        await filesystem.shutDown()
        client.shutdown()
        await emulator.stop()
    }
}
