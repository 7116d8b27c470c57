import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with failing environments: unreachable notification servers, endless listings, and suspended users.
@Suite(.timeLimit(.minutes(10)))
struct EnvironmentTests {
    @Test func failedLongPollsArePeriodicallyReplacedByPulls() async throws {
        try await withDevices(0) { emulator, _ in
            let pauses = Locked<[Duration]>([])
            let (rests, rested) = AsyncStream.makeStream(of: Duration.self)
            let device = try Device(emulator) { configuration in
                configuration.initialBackoff = .seconds(2)
                configuration.maximumBackoff = .seconds(16)
                configuration.clock = ClientClock(
                    now: ClientClock.system.now,
                    sleep: { pause in
                        pauses.withLock { $0.append(pause) }
                        rested.yield(pause)
                        await Task.yield()
                        try Task.checkCancellation()
                    })
            }
            defer { device.stop() }
            device.connection.setFailure { $0 == "longpoll" ? .reset : nil }
            let changes = try device.filesystem.changes(at: .at("/news"))
            var observedPauses: Set<Duration> = []
            for await pause in rests {
                observedPauses.insert(pause)
                if observedPauses.count == 4 { break }
            }
            #expect(observedPauses == [.seconds(2), .seconds(4), .seconds(8), .seconds(16)])
            // Remote changes are still received.
            try emulator.account("ada").put("/news", "x")
            for await _ in changes { break }
            #expect(try await device.filesystem.fileInfo(at: .at("/news")).size == 1)
        }
    }

    @Test func endlesslyRestartedListingIsRetriedLater() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            for number in 0..<10 { try emulator.account("ada").put("/\(number)", "x") }
            try emulator.faults.add(.smallPages(of: 2), on: "files/list_folder", times: 100)
            device.connection.setFailure { route in
                route == "continue" ? .respond(409, #"{"error_summary": "reset/", "error": {".tag": "reset"}}"#) : nil
            }
            await expect(.retryLater) { try await device.step() }
            #expect(emulator.calls.all.filter { $0.route == "files/list_folder" }.count == 1)
            device.connection.setFailure(nil)
            try await device.runUntilIdle()
            #expect(try await device.filesystem.listFolder(.root).count == 10)
        }
    }

    @Test func changesOfASuspendedUserWait() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            let suspended = #"{"error_summary": "user_suspended/", "error": {".tag": "user_suspended"}}"#
            device.connection.setFailure { _ in .respond(401, suspended) }
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("kept")
            try await device.wait { $0.status.anyError?.code == .auth }
            #expect(try !device.filesystem.isShutDown)
            device.connection.setFailure(nil)
            try await device.waitUntilSynced()
            #expect(try emulator.account("ada").read("/a") == Data("kept".utf8))
        }
    }
}
