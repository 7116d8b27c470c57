import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxSync

/// Contents on their way: several at a time, beside everything else, and from where they were broken off.
@Suite(.timeLimit(.minutes(10)))
struct TransferTests {
    /// Holds back requests of a route until they are let go.
    private final class Barrier: Sendable {
        private struct State {
            var waiting: [CheckedContinuation<Void, Never>] = []
            var arrived = 0
            var isOpen = false
            var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        }
        private let state = Locked(State())

        var arrived: Int { state.withLock { $0.arrived } }

        func pass() async {
            await withCheckedContinuation { continuation in
                let due = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                    state.arrived += 1
                    if !state.isOpen { state.waiting.append(continuation) }
                    let due = state.watchers.filter { $0.count <= state.arrived }.map(\.continuation)
                    state.watchers.removeAll { $0.count <= state.arrived }
                    return due + (state.isOpen ? [continuation] : [])
                }
                for continuation in due { continuation.resume() }
            }
        }

        /// Waits until so many have come.
        func wait(for count: Int) async {
            await withCheckedContinuation { continuation in
                let isDue = state.withLock { state in
                    if state.arrived < count { state.watchers.append((count, continuation)) }
                    return state.arrived >= count
                }
                if isDue { continuation.resume() }
            }
        }

        func open() {
            let waiting = state.withLock { state in
                defer { state.waiting = [] }
                state.isOpen = true
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }
    }

    private func hold(_ route: String, of device: Device) -> Barrier {
        let barrier = Barrier()
        device.line.gate { if $0 == route { await barrier.pass() } }
        return barrier
    }

    @Test func fourContentsGoUpAtATimeAndNewsComeInMeanwhile() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.settle()
            let barrier = hold("upload", of: device)
            defer { barrier.open() }
            let filesystem = try device.filesystem
            for number in 0..<10 {
                let file = try await filesystem.create(.at("/\(number)"))
                try await file.write("content \(number)")
            }
            await barrier.wait(for: 4)
            let news = filesystem.changes(at: try .at("/from elsewhere"))
            try account.put("/from elsewhere", "news")
            for await _ in news { break }
            // Changes that have nothing to do with what is on its way do not wait either.
            try await filesystem.createFolder(at: .at("/folder"))
            try await device.wait { _ in try account.list().contains("/folder/") }
            #expect(barrier.arrived == 4)
            #expect(try filesystem.pendingOperations().filter(\.isInProgress).count == 4)
            #expect(try account.list() == ["/folder/", "/from elsewhere"])
            barrier.open()
            try await device.settle()
            #expect(try account.list().count == 12)
            for number in 0..<10 { #expect(try account.read("/\(number)") == Data("content \(number)".utf8)) }
        }
    }

    @Test func fourContentsComeDownAtATime() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            for number in 0..<10 { try account.put("/\(number)", "content \(number)") }
            try await device.settle()
            let barrier = hold("download", of: device)
            defer { barrier.open() }
            var files: [File] = []
            for number in 0..<10 { files.append(try await device.filesystem.open(.at("/\(number)"))) }
            await barrier.wait(for: 4)
            #expect(try files.map { try $0.status.state } == Array(repeating: .downloading, count: 10))
            #expect(barrier.arrived == 4)
            barrier.open()
            for (number, file) in files.enumerated() { #expect(try await file.readString() == "content \(number)") }
        }
    }

    @Test func whatIsBelowAFolderThatMovesGoesUpBefore() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/f/old", "old")
            try await device.settle()
            let barrier = hold("upload", of: device)
            defer { barrier.open() }
            let filesystem = try device.filesystem
            let file = try await filesystem.create(.at("/f/new"))
            try await file.write("new")
            await barrier.wait(for: 1)
            try await filesystem.move(.at("/f"), to: .at("/g"))
            let other = try await filesystem.create(.at("/g/newer"))
            try await other.write("newer")
            try await filesystem.createFolder(at: .at("/other"))
            try await device.wait { _ in try account.list().contains("/other/") }
            #expect(try account.list() == ["/f/", "/f/old", "/other/"])
            barrier.open()
            try await device.settle()
            #expect(try account.list() == ["/g/", "/g/new", "/g/newer", "/g/old", "/other/"])
            #expect(try file.info.path.stringValue == "/g/new")
        }
    }

    @Test func aWriteDuringTheUploadOfTheSameFileFollowsIt() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.settle()
            let barrier = hold("upload", of: device)
            defer { barrier.open() }
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("one")
            await barrier.wait(for: 1)
            try await file.write("two")
            try await file.append(" three")
            #expect(barrier.arrived == 1)
            barrier.open()
            try await device.settle()
            #expect(try account.list() == ["/a"])
            #expect(try account.read("/a") == Data("two three".utf8))
        }
    }

    @Test func newsThatOvertakeTheAnswerToAnUploadHold() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/old", "base")
            try await device.drive()
            for name in ["old", "new"] {
                let filesystem = try device.filesystem
                let path = try SyncPath.at("/" + name)
                let file = name == "old" ? try await filesystem.open(path) : try await filesystem.create(path)
                try await file.write("mine, " + name)
            }
            let engine = try device.engine
            // Both go, and what came of them is not taken in before somebody else has edited them.
            device.choose { $0 - 1 }
            for _ in 0..<4 { #expect(try await engine.step()) }
            #expect(engine.state.withLock { $0.uploads.values.filter { $0.outcome != nil }.count } == 2)
            for name in ["old", "new"] { try account.put("/" + name, "theirs, " + name) }
            engine.state.withLock { $0.needsPull = true }
            #expect(try await engine.step())
            #expect(engine.state.withLock { $0.uploads.count } == 2)
            device.choose(nil)
            try await device.drive()
            try await device.drive()
            #expect(try account.list() == ["/new", "/old"])
            let names = try await device.filesystem.listFolder(.root).map(\.path.name)
            #expect(try names.map { "/" + $0 } == account.list())
            #expect(try device.filesystem.core.store.read { try $0.isQueueEmpty })
            for name in names {
                let file = try await device.filesystem.open(.at("/" + name))
                #expect(try file.info.size == Int64(account.read("/" + name).count))
            }
        }
    }

    @Test func anUploadWhoseAnswerHangsIsOverWhenTheNewsTellThatItArrived() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.settle()
            emulator.faults.add(.stall(), on: "files/upload", times: 5)
            for number in 0..<5 {
                let file = try await device.filesystem.create(.at("/\(number)"))
                try await file.write("one")
                try await file.write("two")
            }
            try await device.settle()
            for number in 0..<5 { #expect(try account.read("/\(number)") == Data("two".utf8)) }
            #expect(try account.list().count == 5)
        }
    }

    // MARK: Interruptions

    private static func bytes(_ count: Int) -> Data {
        var random = SeededRandomNumberGenerator(seed: 11)
        var data = Data(capacity: count)
        while data.count < count { withUnsafeBytes(of: random.next()) { data.append(contentsOf: $0) } }
        return data.prefix(count)
    }

    @Test func aLargeUploadGoesOnAfterARestart() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.settle()
            let content = Self.bytes(34 << 20)
            // Two requests of several arrive, then the program ends.
            let parts = Locked<[String]>([])
            device.line.refuse { route, argument in
                if route.hasPrefix("append") { parts.withLock { $0.append(argument) } }
                return nil
            }
            let barrier = Barrier()
            let count = Locked(0)
            device.line.gate { route in
                guard route.hasPrefix("append") else { return }
                if count.withLock({
                    $0 += 1; return $0
                }) > 2 {
                    await barrier.pass()
                }
            }
            let file = try await device.filesystem.create(.at("/large"))
            try await file.write(content)
            try await device.wait { _ in try file.status.progress > 0.2 }
            file.close()
            let sessions = emulator.calls.all.filter { $0.route.contains("upload_session/start") }.count
            try device.restart()
            device.line.gate(nil)
            let first = parts.withLock { parts in
                defer { parts = [] }
                return parts.prefix(2)
            }
            barrier.open()
            try await device.settle()
            #expect(try emulator.account("ada").read("/large") == content)
            // What had arrived is not sent again, and the session is the one that was begun before.
            let then = parts.withLock { $0 }
            #expect(!then.isEmpty && Set(then).isDisjoint(with: first), "\(first) and then \(then)")
            #expect(emulator.calls.all.filter { $0.route.contains("upload_session/start") }.count == sessions)
        }
    }

    @Test func aLargeDownloadGoesOnAfterARestart() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            let content = Self.bytes(20 << 20)
            try emulator.account("ada").put("/large", content)
            try await device.settle()
            emulator.faults.add(.truncate(after: 13 << 20), on: "files/download", times: 1)
            let file = try await device.filesystem.open(.at("/large"))
            await expect(.network) { _ = try await file.readData() }
            #expect(try file.status.error?.code == .network)
            file.close()
            let ranges = Locked<[String]>([])
            device.line.watchHeaders("Range") { range in ranges.withLock { $0.append(range) } }
            try device.restart()
            let again = try await device.filesystem.open(.at("/large"))
            #expect(try await again.readData() == content)
            #expect(try again.status.progress == 1)
            #expect(try device.filesystem.fileCacheSize == 20 << 20)
            // Three blocks of 4 MiB were there.
            #expect(ranges.withLock { $0 } == ["bytes=12582912-20971519"])
            again.close()
            // What is left of downloads that nobody goes on with is cleared away.
            try device.restart()
            let left = device.folderURL.appendingPathComponent("downloads")
            #expect(try FileManager.default.contentsOfDirectory(atPath: left.path).isEmpty)
        }
    }

    @Test func whatIsLeftOfADownloadOfAnOldVersionIsClearedAway() async throws {
        let folder = try TemporaryFolder()
        func open() throws -> SyncStore { try SyncStore(folder: folder.url) { _ in } }
        let store = try open()
        let version = RemoteVersion(rev: "a1", hash: nil, size: 3, modified: 0)
        try store.write { tree in
            let entry = RemoteChange(displayPath: "/a", lowerPath: "/a", kind: .file(id: "id:a", version))
            try tree.apply(Tree.Page(entries: [entry], cursor: "c", hasMore: false), date: 0)
        }
        let key = try #require(try store.read { try $0.node(id: "id:a")?.key })
        for rev in ["a0", "a1"] { try Data("x".utf8).write(to: store.partials.file(of: .init(node: key, rev: rev))) }
        _ = try store.partials.file(of: .init(node: key, rev: "a1", isShared: false))
        store.close()
        let again = try open()
        let left = folder.url.appendingPathComponent("downloads")
        #expect(try FileManager.default.contentsOfDirectory(atPath: left.path) == ["\(key)-a1"])
        again.close()
    }
}
