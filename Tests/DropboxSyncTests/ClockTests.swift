import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with clocks that jump.
@Suite(.timeLimit(.minutes(10)))
struct ClockTests {
    @Test func clockJumpsChangeOnlyModificationTimes() async throws {
        let clock = Locked(1_750_000_000.0)
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator, isDriven: true) {
                $0.date = { Date(timeIntervalSince1970: clock.withLock { $0 }) }
            }
            defer { device.stop() }
            let account = try emulator.account("ada")
            try await device.runUntilIdle()
            let filesystem = try device.filesystem
            // To a time before such clocks, a century ahead, and back.
            for (name, timestamp) in [("a", -1_000_000.5), ("b", 4_900_000_000), ("c", 0), ("d", 1_750_000_000)] {
                clock.withLock { $0 = timestamp }
                let file = try await filesystem.create(.at("/" + name))
                try await file.write(String(repeating: name, count: 100))
                #expect(try file.info.modifiedTime == Date(timeIntervalSince1970: timestamp))
                file.close()
                try await device.runUntilIdle()
            }
            #expect(try account.list() == ["/a", "/b", "/c", "/d"])
            #expect(filesystem.status.anyError == nil)
            // The most recently used content stays in the cache, regardless of its time.
            clock.withLock { $0 = -5 }
            let file = try await filesystem.open(.at("/a"))
            #expect(try await file.readData().count == 100)
            file.close()
            try await filesystem.setMaximumFileCacheSize(200)
            let cached = try filesystem.core.store.read { tree in
                try ["a", "b", "c", "d"].filter { name in
                    try tree.lookUp(.at("/" + name)).flatMap { try tree.newestContent(of: $0.key) } != nil
                }
            }
            #expect(cached == ["a", "d"])
            // A machine that slept for years continues.
            try account.put("/e", "news")
            device.advanceClock(by: .seconds(300_000_000))
            #expect(!filesystem.status.isActive)
            try await device.runUntilIdle()
            #expect(try await filesystem.listFolder(.root).count == 5)
        }
    }
}
