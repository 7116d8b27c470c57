import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of files, their status, and their observers.
@Suite(.timeLimit(.minutes(10)))
struct FileTests {
    @Test(arguments: ["written", "closed", "deleted", "given", "taken"])
    func newFileIsSentWhenItHasContentOrIsClosed(_ how: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try await device.runUntilIdle()
            let uploads = Locked(0)
            device.connection.watch { line in if line.hasPrefix("upload ") { uploads.withLock { $0 += 1 } } }
            let source = device.folderURL.appendingPathComponent("source")
            try Data("from elsewhere".utf8).write(to: source)
            let filesystem = try device.filesystem
            let path = try SyncPath.at("/new.txt")
            let file =
                switch how {
                case "given": try await filesystem.create(path, contents: Data("given".utf8))
                case "taken": try await filesystem.create(path, contentsOf: source, shouldSteal: true)
                default: try await filesystem.create(path)
                }
            try await device.runUntilIdle()
            let isAtOnce = how == "given" || how == "taken"
            #expect(uploads.withLock { $0 } == (isAtOnce ? 1 : 0))
            // Later changes don't wait.
            try await filesystem.create(.at("/other"), contents: Data("other".utf8)).close()
            try await device.runUntilIdle()
            #expect(try account.list().contains("/other"))
            switch how {
            case "written": try await file.write("written")
            case "closed": file.close()
            case "deleted": try await filesystem.delete(path)
            default: break
            }
            try await device.runUntilIdle()
            if how == "deleted" {
                #expect(try account.list() == ["/other"])
                return
            }
            #expect(uploads.withLock { $0 } == 2)
            let expected = ["written": "written", "closed": "", "given": "given", "taken": "from elsewhere"]
            #expect(try account.read("/new.txt") == Data((expected[how] ?? "?").utf8))
            #expect(FileManager.default.fileExists(atPath: source.path) == (how != "taken"))
            #expect(filesystem.status.anyError == nil)
        }
    }

    // Small files are read, and large ones are copied by the system.
    @Test(arguments: [1, 20_000])
    func fileIsWrittenByCopyingOrMovingAnother(repetitions: Int) async throws {
        func text(_ text: String) -> String { String(repeating: text, count: repetitions) }
        try await withDevices(1) { emulator, devices in
            let folder = try TemporaryDirectory()
            let source = folder.url.appendingPathComponent("source")
            let filesystem = try devices[0].filesystem
            let file = try await filesystem.create(.at("/a"))
            try Data(text("copied").utf8).write(to: source)
            try await file.write(contentsOf: source)
            #expect(try folder.names == ["source"])
            #expect(try await file.readString() == text("copied"))
            try await file.append("!")
            #expect(try await file.readString() == text("copied") + "!")
            try Data(text("stolen").utf8).write(to: source)
            try await file.write(contentsOf: source, shouldSteal: true)
            #expect(try folder.names == [])
            #expect(try await file.readString() == text("stolen"))
            await expect(.fileIO) { try await file.write(contentsOf: source) }
            await expect(.fileIO) { try await file.write(contentsOf: source, shouldSteal: true) }
            try await devices[0].waitUntilSynced()
            #expect(try emulator.account("ada").read("/a") == Data(text("stolen").utf8))
            #expect(try filesystem.fileCacheSize == Int64(6 * repetitions))
        }
    }

    @Test func uncachedContentIsDownloadedBeforeAppending() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/a", "begin")
            try await devices[0].waitUntilSynced()
            let file = try await devices[0].filesystem.open(.at("/a"))
            try await file.append("-end")
            try await devices[0].waitUntilSynced()
            #expect(try emulator.account("ada").read("/a") == Data("begin-end".utf8))
            #expect(try file.status.state == .idle)
            #expect(try file.status.progress == 1)
        }
    }

    @Test func offlineReadFailsAndSucceedsLater() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/a", "far away")
            let device = devices[0]
            try await device.waitUntilSynced()
            device.connection.isUp = false
            let file = try await device.filesystem.open(.at("/a"))
            await expect(.noConnection) { _ = try await file.readData() }
            #expect(try file.status.error?.code == .noConnection)
            #expect(try !file.status.isCached)
            let changes = file.changes
            device.connection.isUp = true
            for await _ in changes where try file.status.isCached { break }
            #expect(try await file.readString() == "far away")
        }
    }

    @Test func corruptedDownloadIsNotKept() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/a", String(repeating: "content ", count: 1000))
            try await devices[0].waitUntilSynced()
            try emulator.faults.add(.corrupt(), on: "files/download")
            let file = try await devices[0].filesystem.open(.at("/a"))
            await expect(.response) { _ = try await file.readData() }
            #expect(try !file.status.isCached)
            let changes = file.changes
            emulator.faults.removeAll()
            for await _ in changes where try file.status.isCached { break }
            #expect(try await file.readString().count == 8000)
        }
    }

    @Test func binaryContentIsRejectedAsText() async throws {
        try await withDevices(1) { _, devices in
            let file = try await devices[0].filesystem.create(.at("/a"))
            try await file.write(Data([0xFF, 0xFE]))
            await expect(.badType) { _ = try await file.readString() }
        }
    }

    @Test func blockingMethodsMatchAsyncMethods() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/a", "one")
            // The first sync may have ended before the file existed.
            try await devices[0].waitUntilSynced()
            let filesystem = try devices[0].filesystem
            try await onThread {
                #expect(try filesystem.listFolder(.root).map(\.path.name) == ["a"])
                let file = try filesystem.open(.at("/a"))
                #expect(try file.readString() == "one")
                try file.append(" two")
                #expect(try file.readData() == Data("one two".utf8))
                try file.write("three")
                file.close()
                try filesystem.createFolder(at: .at("/f"))
                try filesystem.move(.at("/a"), to: .at("/f/a"))
                let new = try filesystem.create(.at("/f/b"))
                try new.write(Data("four".utf8))
                new.close()
                try filesystem.delete(.at("/f/b"))
                #expect(try filesystem.fileInfo(at: .at("/f/a")).size == 5)
            }
            try await devices[0].waitUntilSynced()
            #expect(try emulator.account("ada").list() == ["/f/", "/f/a"])
        }
    }

    @Test func expiredTokenIsNoReasonToUnlink() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            try emulator.faults.add(.expiredToken, times: 3)
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("kept")
            try await device.waitUntilSynced()
            #expect(try !device.filesystem.isShutDown)
            #expect(try emulator.account("ada").read("/a") == Data("kept".utf8))
        }
    }

    @Test func removedObserverIsNotCalled() async throws {
        try await withDevices(1) { _, devices in
            let filesystem = try devices[0].filesystem
            let (calls, caller) = AsyncStream.makeStream(of: String.self)
            let token = try filesystem.addObserver(at: .at("/a")) { caller.yield("removed") }
            filesystem.removeObserver(token)
            let other = try filesystem.addObserver(at: .at("/a")) { caller.yield("kept") }
            _ = try await filesystem.create(.at("/a"))
            var iterator = calls.makeAsyncIterator()
            #expect(await iterator.next() == "kept")
            filesystem.removeObserver(other)
        }
    }

    @Test(arguments: [
        (ObservationScope.item, "/f", true), (.item, "/f/a", false), (.item, "/", true), (.children, "/f/a", true),
        (.children, "/f/a/b", false), (.descendants, "/f/a/b", true), (.descendants, "/g", false),
        (.children, "/g", false),
    ])
    func observerIsNotifiedWithinItsScope(_ scope: ObservationScope, _ changed: String, _ isSeen: Bool) throws {
        #expect(try ObservedPath(path: .at("/f"), scope: scope).isAffected(by: .at(changed)) == isSeen)
    }

    @Test func syncingPausesWhenIdle() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "x")
            try await device.runUntilIdle()
            let filesystem = try device.filesystem
            #expect(filesystem.status.isActive)
            device.advanceClock(by: .seconds(31))
            #expect(!filesystem.status.isActive)
            let file = try await filesystem.open(.at("/a"))
            device.advanceClock(by: .seconds(31))
            #expect(filesystem.status.isActive)
            file.close()
            // Using the filesystem pulls remote changes once. Nothing else is requested, including the content of the
            // file.
            try await device.runUntilIdle()
            #expect(!filesystem.status.isActive)
            let token = try filesystem.addObserver(at: .at("/a")) {}
            device.advanceClock(by: .seconds(31))
            #expect(filesystem.status.isActive)
            filesystem.removeObserver(token)
        }
    }

    @Test func largeFileIsUploadedInChunks() async throws {
        try await withDevices(1) { emulator, devices in
            let content = Data.pattern(9 << 20)
            let file = try await devices[0].filesystem.create(.at("/large.bin"))
            try await file.write(content)
            try await devices[0].waitUntilSynced()
            #expect(try emulator.account("ada").read("/large.bin") == content)
            #expect(emulator.calls.all.contains { $0.route.contains("upload_session") })
        }
    }
}
