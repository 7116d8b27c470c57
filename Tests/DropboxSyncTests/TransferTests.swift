import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of concurrent and resumed transfers.
@Suite(.timeLimit(.minutes(10)))
struct TransferTests {
    /// Suspends requests until the barrier is opened.
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

        /// Waits until the given number of requests are suspended.
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

    private func hold(_ routes: Set<String>, of device: Device) -> Barrier {
        let barrier = Barrier()
        device.connection.setRequestDelay { if routes.contains($0) { await barrier.pass() } }
        return barrier
    }

    @Test func fourConcurrentUploadsAllowPulls() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.waitUntilSynced()
            let barrier = hold(UploadRoutes.all, of: device)
            defer { barrier.open() }
            let filesystem = try device.filesystem
            // Smaller contents share requests.
            let contents = (0..<10).map { Data("content \($0)".utf8) + Data(count: 1 << 20) }
            for (number, content) in contents.enumerated() {
                try await filesystem.create(.at("/\(number)"), contents: content).close()
            }
            await barrier.wait(for: 4)
            let news = filesystem.changes(at: try .at("/from elsewhere"))
            try account.put("/from elsewhere", "news")
            for await _ in news { break }
            // Changes that don't affect the uploaded items don't wait either.
            try await filesystem.createFolder(at: .at("/folder"))
            try await device.wait { _ in try account.list().contains("/folder/") }
            #expect(barrier.arrived == 4)
            try await device.wait { _ in try filesystem.pendingOperations().filter(\.isInProgress).count == 4 }
            #expect(try account.list() == ["/folder/", "/from elsewhere"])
            barrier.open()
            try await device.waitUntilSynced()
            #expect(try account.list().count == 12)
            for (number, content) in contents.enumerated() { #expect(try account.read("/\(number)") == content) }
        }
    }

    @Test func fourDownloadsRunConcurrently() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            for number in 0..<10 { try account.put("/\(number)", "content \(number)") }
            try await device.waitUntilSynced()
            let barrier = hold(["download"], of: device)
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

    @Test func downloadsThatEndTogetherAreIndependent() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            for name in ["a", "b", "c"] { try account.put("/" + name, "content of " + name) }
            try await device.waitUntilSynced()
            let engine = try device.engine
            let versions = try engine.store.read { tree in
                try tree.children(of: SyncStore.rootKey).compactMap { node in
                    node.remote?.version.map { (name: node.local?.name ?? "", node: node.key, version: $0) }
                }
            }
            #expect(versions.count == 3)
            let results = await withTaskGroup(of: (String, Bool).self) { group in
                for (name, node, version) in versions {
                    group.addTask {
                        let file = engine.store.contents.newCachedName()
                        // One of them is damaged.
                        let data = Data((name == "b" ? "damaged" : "content of " + name).utf8)
                        do {
                            try engine.store.contents.write(data, downloadedAs: file)
                            let content = DownloadedContent(
                                file: file, hash: ContentHash.hash(of: data), version: version, node: node,
                                thumbnail: nil)
                            _ = try await engine.downloads.store(content)
                            return (name, true)
                        } catch {
                            return (name, false)
                        }
                    }
                }
                return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }
            #expect(results == ["a": true, "b": false, "c": true])
            #expect(try engine.store.contents.names().count == 2)
        }
    }

    @Test func contentsBelowAMovedFolderAreUploadedFirst() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/f/old", "old")
            try await device.waitUntilSynced()
            let barrier = hold(UploadRoutes.all, of: device)
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
            try await device.waitUntilSynced()
            #expect(try account.list() == ["/g/", "/g/new", "/g/newer", "/g/old", "/other/"])
            #expect(try file.info.path.stringValue == "/g/new")
        }
    }

    @Test func writeDuringAnUploadOfTheSameFileFollowsIt() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.waitUntilSynced()
            let barrier = hold(UploadRoutes.all, of: device)
            defer { barrier.open() }
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("one")
            await barrier.wait(for: 1)
            try await file.write("two")
            try await file.append(" three")
            #expect(barrier.arrived == 1)
            barrier.open()
            try await device.waitUntilSynced()
            #expect(try account.list() == ["/a"])
            #expect(try account.read("/a") == Data("two three".utf8))
        }
    }

    @Test func listingThatOvertakesAnUploadResponseTakesPrecedence() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/old", "base")
            try await device.runUntilIdle()
            for name in ["old", "new"] {
                let filesystem = try device.filesystem
                let path = try SyncPath.at("/" + name)
                let file = name == "old" ? try await filesystem.open(path) : try await filesystem.create(path)
                try await file.write("mine, " + name)
            }
            let engine = try device.engine
            // Both are uploaded, and another device edits them before the results are saved.
            engine.state.withLock { $0.needsPull = false }
            #expect(try await device.step())
            await device.runUploads()
            #expect(engine.state.withLock { $0.uploads.values.filter { $0.outcome != nil }.count } == 2)
            for name in ["old", "new"] { try account.put("/" + name, "theirs, " + name) }
            engine.state.withLock { $0.needsPull = true }
            device.setStepChooser { $0 - 1 }
            #expect(try await device.step())
            #expect(engine.state.withLock { $0.uploads.count } == 2)
            device.setStepChooser(nil)
            try await device.runUntilIdle()
            try await device.runUntilIdle()
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

    @Test func uploadWithoutResponseEndsWhenListed() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.waitUntilSynced()
            for route in ["files/upload", "files/upload_session/finish*"] {
                try emulator.faults.add(.stall(), on: route, times: 5)
            }
            for number in 0..<5 {
                let file = try await device.filesystem.create(.at("/\(number)"))
                try await file.write("one")
                try await file.write("two")
            }
            try await device.waitUntilSynced()
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

    @Test func largeUploadResumesAfterARestart() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            let content = Self.bytes(34 << 20)
            // Two of several requests are received, then the process ends.
            let parts = Locked<[String]>([])
            device.connection.setRejection { route, argument in
                if route.hasPrefix("append") { parts.withLock { $0.append(argument) } }
                return nil
            }
            let barrier = Barrier()
            let count = Locked(0)
            device.connection.setRequestDelay { route in
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
            device.connection.setRequestDelay(nil)
            let first = parts.withLock { parts in
                defer { parts = [] }
                return parts.prefix(2)
            }
            barrier.open()
            try await device.waitUntilSynced()
            #expect(try emulator.account("ada").read("/large") == content)
            // Received chunks aren't sent again, and the upload session is the same.
            let then = parts.withLock { $0 }
            #expect(!then.isEmpty && Set(then).isDisjoint(with: first), "\(first) and then \(then)")
            #expect(emulator.calls.all.filter { $0.route.contains("upload_session/start") }.count == sessions)
        }
    }

    @Test func journalOfADiscardedUploadIsRemoved() async throws {
        try await withDevices(1) { _, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            let barrier = hold(["append_v2", "append_batch"], of: device)
            let file = try await device.filesystem.create(.at("/large"))
            try await file.write(Self.bytes(20 << 20))
            file.close()
            await barrier.wait(for: 1)
            let journals = try device.filesystem.core.store.uploadJournalDirectory
            #expect(try !FileManager.default.contentsOfDirectory(atPath: journals.path).isEmpty)
            try device.restart()
            barrier.open()
            try await device.filesystem.delete(.at("/large"))
            try await device.waitUntilSynced()
            try device.restart()
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
            #expect(!FileManager.default.fileExists(atPath: journals.path))
        }
    }

    /// Waits until the previous filesystem no longer uses its partial downloads.
    private static func waitForUnlockedFiles(in folder: URL) async throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let descriptor = open(folder.appendingPathComponent(name).path, O_RDONLY | O_CLOEXEC)
            if descriptor < 0 { continue }
            defer { close(descriptor) }
            while flock(descriptor, LOCK_EX | LOCK_NB) != 0 { await Task.yield() }
            flock(descriptor, LOCK_UN)
        }
    }

    @Test func largeDownloadResumesAfterARestart() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            let content = Self.bytes(20 << 20)
            try emulator.account("ada").put("/large", content)
            try await device.waitUntilSynced()
            try emulator.faults.add(.truncate(after: 13 << 20), on: "files/download", times: 1)
            // The next attempt waits until the filesystem is closed.
            let count = Locked(0)
            let (secondAttempt, second) = AsyncStream.makeStream(of: Void.self)
            device.connection.setRequestDelay { route in
                guard route == "download" else { return }
                let isFirst = count.withLock { count in
                    count += 1
                    return count == 1
                }
                if isFirst { return }
                second.finish()
                do { try await suspendUntilCancelled() } catch {}
            }
            let file = try await device.filesystem.open(.at("/large"))
            try await device.wait { _ in try file.status.error?.code == .network }
            // It has verified what was received.
            for await _ in secondAttempt {}
            let ranges = Locked<[String]>([])
            device.connection.watchHeaders("Range") { range in ranges.withLock { $0.append(range) } }
            try device.restart()
            file.close()
            try await Self.waitForUnlockedFiles(in: device.folderURL.appendingPathComponent("downloads"))
            device.connection.setRequestDelay(nil)
            let again = try await device.filesystem.open(.at("/large"))
            #expect(try await again.readData() == content)
            #expect(try again.status.progress == 1)
            #expect(try device.filesystem.fileCacheSize == 20 << 20)
            // Three blocks of 4 MiB were received.
            #expect(ranges.withLock { $0 } == ["bytes=12582912-20971519"])
            again.close()
            // Partial downloads that nothing resumes are deleted.
            try device.restart()
            let left = device.folderURL.appendingPathComponent("downloads")
            #expect(try FileManager.default.contentsOfDirectory(atPath: left.path).isEmpty)
        }
    }

    @Test func partialDownloadOfAnOldVersionIsDeleted() async throws {
        let folder = try TemporaryDirectory()
        func open() throws -> SyncStore { try SyncStore(directory: folder.url) { _ in } }
        let store = try open()
        let version = RemoteVersion(rev: "a1", hash: nil, size: 3, modified: 0)
        try store.write { tree in
            let entry = RemoteChange(displayPath: "/a", lowerPath: "/a", kind: .file(id: "id:a", version))
            try tree.apply(Tree.Page(entries: [entry], cursor: "c", hasMore: false), date: 0)
        }
        let key = try #require(try store.read { try $0.node(id: "id:a")?.key })
        for rev in ["a0", "a1"] {
            try Data("x".utf8).write(to: store.partialDownloads.file(of: .init(node: key, rev: rev)))
        }
        _ = try store.partialDownloads.file(of: .init(node: key, rev: "a1", isShared: false))
        store.close()
        let again = try open()
        let left = folder.url.appendingPathComponent("downloads")
        #expect(try FileManager.default.contentsOfDirectory(atPath: left.path) == ["\(key)-a1"])
        again.close()
    }
}
