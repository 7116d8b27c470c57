import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of rounds of remote changes: long ones, outdated ones, and a server that asks for very long pauses.
@Suite(.timeLimit(.minutes(10)))
struct PullTests {
    @Test func multipageRoundResumesAfterDisconnectAndRestart() async throws {
        let emulator = try await DropboxEmulator.start()
        try emulator.faults.add(.smallPages(of: 4), on: "files/list_folder*")
        let device = try Device(emulator, isDriven: true)
        let account = try emulator.account("ada")
        try account.put("/f/old", "old")
        try await device.runUntilIdle()
        for number in 0..<55 { try account.put("/new/\(number)", "\(number)") }
        let pages = Locked(0)
        device.connection.setFailure { route in
            guard route == "continue" else { return nil }
            let page = pages.withLock { count in
                count += 1
                return count
            }
            return page % 3 == 0 ? .reset : nil
        }
        for _ in 0..<3 {
            await expect(.network) { try await device.runUntilIdle() }
            // Nothing is visible before the last page is received.
            #expect(try await device.filesystem.listFolder(.root).map(\.path.name) == ["f"])
            try device.restart()
        }
        device.connection.setFailure(nil)
        let before = pages.withLock { $0 }
        try await device.runUntilIdle()
        #expect(try await device.filesystem.listFolder(.at("/new")).count == 55)
        // Two pages were received before each of the three failures.
        #expect(before == 9)
        #expect(try device.filesystem.core.store.read { try $0.stagedEntries(after: 0).isEmpty })
        device.stop()
        await emulator.stop()
    }

    /// The server may return a listing from before a request to which it has already responded.
    @Test func listingOlderThanAnUploadResponseChangesNothing() throws {
        let directory = try TemporaryDirectory()
        let store = try SyncStore(directory: directory.url) { _ in }
        defer { store.close() }
        func receive(_ rev: String) throws {
            let version = RemoteVersion(rev: rev, hash: "hash of \(rev)", size: 1, modified: 0)
            let entry = RemoteChange(displayPath: "/a", lowerPath: "/a", kind: .file(id: "id:a", version))
            _ = try store.write { try $0.apply(Tree.Page(entries: [entry], cursor: rev, hasMore: false), date: 0) }
        }
        func send(_ rev: String, number: Int64) throws {
            try store.write { tree in
                let node = try #require(try tree.node(id: "id:a"))
                let change = Change(
                    number: number, node: node.key, kind: .put, content: nil, base: nil, location: nil, epoch: 0,
                    attempts: 0)
                try tree.recordAttempt(change, hash: "hash of \(rev)", path: nil, date: 0)
                try tree.recordResponse(to: number, id: "id:a", rev: rev)
            }
        }
        try receive("0")
        for number in 1...2 { try send("\(number)", number: Int64(number)) }
        try receive("2")
        try receive("1")
        #expect(try store.read { try $0.node(id: "id:a")?.remote?.version?.rev } == "2")
        // A later change by another device is another version.
        try receive("3")
        #expect(try store.read { try $0.node(id: "id:a")?.remote?.version?.rev } == "3")
    }

    @Test func longPollPauseIsLimitedToAnHour() async throws {
        try await withDevices(0) { emulator, _ in
            let (pauses, pause) = AsyncStream<Duration>.makeStream()
            let device = try Device(emulator) { configuration in
                let clock = configuration.clock
                configuration.clock.sleep = { duration in
                    if duration < .seconds(3000) { return try await clock.sleep(duration) }
                    pause.yield(duration)
                    try await suspendUntilCancelled()
                }
            }
            defer { device.stop() }
            device.connection.setFailure { route in
                route == "longpoll" ? .respond(200, #"{"changes": false, "backoff": 18446744073709551615}"#) : nil
            }
            let token = try device.filesystem.addObserver(at: .root, scope: .descendants) {}
            defer { withExtendedLifetime(token) {} }
            for await longest in pauses {
                #expect(longest == .seconds(3_600))
                break
            }
        }
    }
}
