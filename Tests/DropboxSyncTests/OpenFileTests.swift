import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of open files: what they keep in the cache, concurrent use, and observers.
@Suite(.timeLimit(.minutes(10)))
struct OpenFileTests {
    private static let onePixel = """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
        """

    /// Runs `body` with a device that has a picture, and whose disk fails if `step` throws.
    private func withPicture(
        step: @escaping @Sendable (DurabilityStep) throws -> Void = { _ in },
        _ body: (EmulatedAccount, Device) async throws -> Void
    ) async throws {
        try await withDevices(0) { emulator, _ in
            let account = try emulator.account("ada")
            try account.put("/dot.png", #require(Data(base64Encoded: Self.onePixel)))
            let device = try Device(emulator) { $0.onDiskStep = step }
            defer { device.stop() }
            try await device.waitUntilSynced()
            try await body(account, device)
        }
    }

    private func openFiles(_ device: Device) throws -> OpenFiles {
        try device.filesystem.core.store.openFiles.withLock { $0 }
    }

    // MARK: Thumbnails

    @Test func failedThumbnailOpeningKeepsNothingOpen() async throws {
        let fails = Locked(false)
        try await withPicture(step: { if $0 == .commit, fails.withLock({ $0 }) { throw POSIXError(.ENOSPC) } }) {
            _, device in
            let filesystem = try device.filesystem
            let path = try SyncPath.at("/dot.png")
            let first = try await filesystem.openThumbnail(path, size: .s, format: .png)
            _ = try await first.readData()
            first.close()
            fails.withLock { $0 = true }
            await expect(.diskSpace) { _ = try await filesystem.openThumbnail(path, size: .s, format: .png) }
            await expect(.diskSpace) { _ = try await filesystem.open(path) }
            fails.withLock { $0 = false }
            #expect(try openFiles(device).contents.isEmpty)
            #expect(try openFiles(device).nodes.isEmpty)
            try await filesystem.setMaximumFileCacheSize(0)
            #expect(try filesystem.fileCacheSize == 0)
        }
    }

    @Test func thumbnailIsReadableWithAnEmptyCacheLimit() async throws {
        try await withPicture { _, device in
            let filesystem = try device.filesystem
            try await filesystem.setMaximumFileCacheSize(0)
            let thumbnail = try await filesystem.openThumbnail(.at("/dot.png"), size: .s, format: .png)
            #expect(try await thumbnail.readData().count > 20)
            #expect(try filesystem.fileCacheSize > 0)
            thumbnail.close()
            // Contents are removed soon after closing.
            while try filesystem.fileCacheSize != 0 { await Task.yield() }
        }
    }

    @Test func thumbnailsAreCachedSeparatelyAndReadOnly() async throws {
        let dot = try #require(Data(base64Encoded: Self.onePixel))
        try await withPicture { account, device in
            try account.put("/text.txt", "no picture")
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            let small = try await filesystem.openThumbnail(.at("/dot.png"), size: .s, format: .png)
            let other = try await filesystem.openThumbnail(.at("/dot.png"), size: .xs, format: .jpg)
            let file = try await filesystem.open(.at("/dot.png"))
            #expect(small.isThumbnail && other.isThumbnail && !file.isThumbnail)
            #expect(try await small.readData().starts(with: [0x89, 0x50]))
            #expect(try await other.readData().starts(with: [0xFF, 0xD8]))
            #expect(try await file.readData() == dot)
            #expect(try small.info.size == Int64(dot.count))
            await expect(.readOnly) { try await small.write("paint") }
            await expect(.noThumbnail) {
                _ = try await filesystem.openThumbnail(.at("/text.txt"), size: .m, format: .jpg)
            }
            small.close()
            device.connection.isUp = false
            let again = try await filesystem.openThumbnail(.at("/dot.png"), size: .s, format: .png)
            #expect(try again.status.isCached)
        }
    }

    @Test func thumbnailsOfAllSizesAreCached() async throws {
        try await withPicture { account, device in
            let filesystem = try device.filesystem
            func read(_ size: ThumbSize) async throws -> Data {
                let thumbnail = try await filesystem.openThumbnail(.at("/dot.png"), size: size, format: .png)
                defer { thumbnail.close() }
                return try await thumbnail.readData()
            }
            let first = try await read(.xs)
            _ = try await read(.xl)
            device.connection.isUp = false
            #expect(try await read(.xs) == first)
            device.connection.isUp = true
            let size = try filesystem.fileCacheSize
            // A newer version replaces all of them.
            try account.put("/dot.png", #require(Data(base64Encoded: Self.onePixel)) + [0])
            try await device.waitUntilSynced()
            _ = try await read(.xs)
            #expect(try filesystem.fileCacheSize < size)
        }
    }

    @Test func openThumbnailIsDownloadedAfterReconnecting() async throws {
        try await withPicture { _, device in
            device.connection.isUp = false
            let thumbnail = try await device.filesystem.openThumbnail(.at("/dot.png"), size: .s, format: .png)
            await expect(.noConnection) { _ = try await thumbnail.readData() }
            #expect(try thumbnail.status.error?.code == .noConnection)
            let changes = thumbnail.changes
            device.connection.isUp = true
            for await _ in changes where try thumbnail.status.isCached { break }
        }
    }

    // MARK: Unavailable contents

    @Test func fileThatMayNotBeDownloadedReportsTheErrorWhileOpen() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "protected")
            try await device.waitUntilSynced()
            let restricted = #"""
                {"error_summary": "path/restricted_content/", "error": {".tag": "path", "path": {".tag": "restricted_content"}}}
                """#
            device.connection.setFailure { $0 == "download" ? .respond(409, restricted) : nil }
            let file = try await device.filesystem.open(.at("/a"))
            await expect(.disallowed) { _ = try await file.readData() }
            try await device.wait { _ in try file.status.state == .idle }
            #expect(try file.status.error?.code == .disallowed)
            #expect(try device.filesystem.status.download.error?.code == .disallowed)
            #expect(try !device.filesystem.status.download.isInProgress)
            device.connection.setFailure(nil)
            #expect(try await file.readString() == "protected")
            #expect(try file.status.error == nil)
            #expect(try device.filesystem.status.download.error == nil)
            // The same applies to a newer version of an open file.
            device.connection.setFailure { $0 == "download" ? .respond(409, restricted) : nil }
            try emulator.account("ada").put("/a", "protected again")
            try await device.wait { _ in try file.newerStatus?.error?.code == .disallowed }
            #expect(try device.filesystem.status.download.error?.code == .disallowed)
            file.close()
            #expect(try device.filesystem.status.download.error == nil)
        }
    }

    @Test func downloadHonorsRetryAfter() async throws {
        try await withDevices(0) { emulator, _ in
            let pauses = Locked<[Duration]>([])
            let device = try Device(emulator) { configuration in
                configuration.clock = ClientClock(
                    now: ClientClock.system.now,
                    sleep: { pause in
                        pauses.withLock { $0.append(pause) }
                        // Only the delay of the server and its jitter, up to a tenth, is skipped.
                        if pause < .seconds(77) || pause > .seconds(85) { try await ClientClock.system.sleep(pause) }
                    })
            }
            defer { device.stop() }
            try emulator.account("ada").put("/a", "content")
            try await device.waitUntilSynced()
            try emulator.faults.add(.rateLimit(retryAfter: 77), on: "files/download", times: 1)
            let file = try await device.filesystem.open(.at("/a"))
            let changes = file.changes
            if try !file.status.isCached { for await _ in changes where try file.status.isCached { break } }
            #expect(pauses.withLock { $0.contains { $0 >= .seconds(77) && $0 < .seconds(85) } })
        }
    }

    // MARK: Concurrent use

    @Test func concurrentAppendsLoseNoData() async throws {
        try await withDevices(1, isDriven: true) { _, devices in
            try await devices[0].runUntilIdle()
            let file = try await devices[0].filesystem.create(.at("/log"))
            try await onThread {
                DispatchQueue.concurrentPerform(iterations: 4) { thread in
                    for number in 0..<25 {
                        do { try file.append("\(thread).\(number)\n") } catch { Issue.record(error) }
                    }
                }
            }
            let lines = try await file.readString().split(separator: "\n")
            #expect(lines.count == 100 && Set(lines).count == 100)
            for thread in 0..<4 {
                #expect(lines.filter { $0.hasPrefix("\(thread).") } == (0..<25).map { "\(thread).\($0)" })
            }
        }
    }

    @Test func readsAreCompleteDuringConcurrentWrites() async throws {
        try await withDevices(1) { _, devices in
            let file = try await devices[0].filesystem.create(.at("/a"))
            try await file.write(String(repeating: "a", count: 10_000))
            try await onThread {
                let isDone = Locked(false)
                DispatchQueue.concurrentPerform(iterations: 3) { thread in
                    do {
                        if thread == 0 {
                            for letter in 0..<150 {
                                let letter = String(UnicodeScalar(UInt8(97 + letter % 26)))
                                try file.write(String(repeating: letter, count: 10_000))
                            }
                            isDone.withLock { $0 = true }
                        } else {
                            while !isDone.withLock({ $0 }) {
                                let data = try thread == 1 ? file.readData() : file.readHandle().readToEnd() ?? Data()
                                #expect(data.count == 10_000 && Set(data).count == 1)
                            }
                        }
                    } catch {
                        Issue.record(error)
                        isDone.withLock { $0 = true }
                    }
                }
            }
            file.close()
            try await devices[0].waitUntilSynced()
            // Nothing is kept for readers that were closed.
            #expect(try openFiles(devices[0]).contents.isEmpty)
        }
    }

    @Test func closingFilesInUseReleasesEverything() async throws {
        try await withDevices(1, isDriven: true) { _, devices in
            try await devices[0].runUntilIdle()
            let filesystem = try devices[0].filesystem
            let first = try await filesystem.create(.at("/a"))
            first.close()
            for round in 0..<60 {
                let file = try await filesystem.open(.at("/a"))
                try await onThread {
                    DispatchQueue.concurrentPerform(iterations: 2) { thread in
                        if thread == 1 { return file.close() }
                        // The order is random.
                        try? file.write("\(round)")
                    }
                }
                #expect(try openFiles(devices[0]).contents.isEmpty)
                #expect(try openFiles(devices[0]).nodes.isEmpty)
            }
        }
    }

    // MARK: Observers

    @Test func observersMayCallAnyAPI() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/far", String(repeating: "far away ", count: 1000))
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            let (calls, caller) = AsyncStream.makeStream(of: Result<String, any Error>.self)
            // The observer blocks its queue with a download, and calls everything else.
            let token = Locked<ObserverToken?>(nil)
            let added = try filesystem.addObserver(at: .at("/come")) {
                caller.yield(
                    Result {
                        if let token = token.withLock({ $0 }) { filesystem.removeObserver(token) }
                        let file = try filesystem.open(.at("/far"))
                        let text = try file.readString()
                        try file.append("and near")
                        file.close()
                        try filesystem.createFolder(at: .at("/made"))
                        try filesystem.move(.at("/made"), to: .at("/moved"))
                        try filesystem.delete(.at("/moved"))
                        _ = try filesystem.listFolder(.root)
                        _ = filesystem.addObserver {}
                        filesystem.shutDown()
                        return text
                    })
            }
            token.withLock { $0 = added }
            try emulator.account("ada").put("/come", "x")
            var iterator = calls.makeAsyncIterator()
            let result = try #require(await iterator.next())
            #expect(try result.get().count == 9000)
            #expect(filesystem.isShutDown)
        }
    }

    @Test func slowObserversReceiveCoalescedNotifications() async throws {
        try await withDevices(1) { _, devices in
            let filesystem = try devices[0].filesystem
            try await devices[0].waitUntilSynced()
            // Responses of the server would cause further notifications at any time.
            devices[0].connection.isUp = false
            let (started, starter) = AsyncStream.makeStream(of: Void.self)
            let semaphore = DispatchSemaphore(value: 0)
            let calls = Locked(0)
            let token = filesystem.addObserver(at: .root, scope: .descendants) {
                let count = calls.withLock { calls in
                    calls += 1
                    return calls
                }
                if count == 1 {
                    starter.yield()
                    semaphore.wait()
                }
            }
            for number in 0..<20 { try await filesystem.createFolder(at: .at("/\(number)")) }
            var iterator = started.makeAsyncIterator()
            await iterator.next()
            for number in 20..<40 { try await filesystem.createFolder(at: .at("/\(number)")) }
            semaphore.signal()
            // A notification now comes after all pending ones.
            let (last, end) = AsyncStream.makeStream(of: Void.self)
            _ = try filesystem.addObserver(at: .at("/last")) { end.yield() }
            try await filesystem.createFolder(at: .at("/last"))
            for await _ in last { break }
            #expect(calls.withLock { $0 } <= 4)
            filesystem.removeObserver(token)
        }
    }

    @Test func removingAnObserverReleasesItsFile() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/a", "old")
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            let token = try await {
                let file = try await filesystem.open(.at("/a"))
                #expect(try await file.readString() == "old")
                let changes = file.changes
                try account.put("/a", "newer")
                if try file.newerStatus?.isCached != true {
                    for await _ in changes where try file.newerStatus?.isCached == true { break }
                }
                return try filesystem.addObserver(at: .at("/a")) { _ = file.isOpen }
            }()
            // The file closes and its old content is removed, which notifies observers.
            let size = try await onThread {
                filesystem.removeObserver(token)
                return try filesystem.fileCacheSize
            }
            #expect(size == 5)
            #expect(try openFiles(device).isEmpty)
        }
    }

    @Test func closingAFileEndsItsObservation() async throws {
        try await withDevices(1) { _, devices in
            let filesystem = try devices[0].filesystem
            let first = try await filesystem.create(.at("/a"))
            let (calls, changes) = (Locked(0), first.changes)
            _ = first.addObserver { calls.withLock { $0 += 1 } }
            first.close()
            for await _ in changes {}
            let expected = calls.withLock { $0 }
            // Changes of another object for the same file aren't those of the closed one.
            let second = try await filesystem.open(.at("/a"))
            _ = first.addObserver { calls.withLock { $0 += 1 } }
            for await _ in first.changes {}
            let changesOfSecond = second.changes
            try await second.write(Data("content".utf8))
            for await _ in changesOfSecond { break }
            #expect(calls.withLock { $0 } == expected)
            second.close()
        }
    }

    @Test func changeSequencesEndWithTheFilesystem() async throws {
        try await withDevices(1) { _, devices in
            let filesystem = try devices[0].filesystem
            let file = try await filesystem.create(.at("/a"))
            let streams = [filesystem.changes, filesystem.changes(at: .root, scope: .descendants), file.changes]
            await filesystem.shutDown()
            for stream in streams + [filesystem.changes] {
                for await _ in stream {}
            }
            #expect(!file.isOpen)
        }
    }
}
