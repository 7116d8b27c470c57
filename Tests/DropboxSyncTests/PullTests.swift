import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxSync

/// Rounds of changes from the server: long ones, late ones, and a server that wants to be left alone for ages.
@Suite(.timeLimit(.minutes(10)))
struct PullTests {
    @Test func aRoundOfManyPagesGoesOnAfterALostConnectionAndARestart() async throws {
        let emulator = try await DropboxEmulator.start()
        emulator.faults.add(.smallPages(of: 4), on: "files/list_folder*")
        let device = try Device(emulator, isDriven: true)
        let account = try emulator.account("ada")
        try account.put("/f/old", "old")
        try await device.drive()
        for number in 0..<55 { try account.put("/new/\(number)", "\(number)") }
        let pages = Locked(0)
        device.line.trouble { route in
            guard route == "continue" else { return nil }
            let page = pages.withLock { count in
                count += 1
                return count
            }
            return page % 3 == 0 ? .reset : nil
        }
        for _ in 0..<3 {
            await expect(.network) { try await device.drive() }
            // Nothing shows before the last page is there.
            #expect(try await device.filesystem.listFolder(.root).map(\.path.name) == ["f"])
            try device.restart()
        }
        device.line.trouble(nil)
        let before = pages.withLock { $0 }
        try await device.drive()
        #expect(try await device.filesystem.listFolder(.at("/new")).count == 55)
        // Two pages came through before each of the three losses.
        #expect(before == 9)
        #expect(try device.filesystem.core.store.read { try $0.stagedEntries(after: 0).isEmpty })
        device.stop()
        await emulator.stop()
    }

    /// The service may answer a listing from before a request that it has answered already.
    @Test func aListingThatIsOlderThanTheResponseToAnUploadChangesNothing() throws {
        let place = try TemporaryFolder()
        let store = try SyncStore(folder: place.url) { _ in }
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
                    number: number, node: node.key, kind: .put, content: nil, base: nil, place: nil, epoch: 0,
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
        // What somebody else did since is another version.
        try receive("3")
        #expect(try store.read { try $0.node(id: "id:a")?.remote?.version?.rev } == "3")
    }

    @Test func aLongPollThatAsksForAnEndlessPauseIsRepeatedAfterAnHour() async throws {
        try await withDevices(0) { emulator, _ in
            let (pauses, pause) = AsyncStream<Duration>.makeStream()
            let device = try Device(emulator) { configuration in
                let time = configuration.clock
                configuration.clock.sleep = { duration in
                    if duration < .seconds(3000) { return try await time.sleep(duration) }
                    pause.yield(duration)
                    try await Task.sleep(for: .seconds(3600))
                }
            }
            defer { device.stop() }
            device.line.trouble { route in
                route == "longpoll" ? .answer(200, #"{"changes": false, "backoff": 18446744073709551615}"#) : nil
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
