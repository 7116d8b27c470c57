import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// What the cache keeps while files are open, and removes when they are closed.
@Suite struct CleanupTests {
    private static let path = "/dot.png"
    private static let pictures = [
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    ]

    /// Runs `body` with a device that has one file, and the number of transactions that it committed.
    private func withFile(
        _ body: (EmulatedAccount, Device, _ commitCount: Locked<Int>) async throws -> Void
    ) async throws {
        let commitCount = Locked(0)
        try await withDisk { step in
            if step == .commit { commitCount.withLock { $0 += 1 } }
        } _: { account, device in
            try account.put(Self.path, #require(Data(base64Encoded: Self.pictures[0])))
            try await device.runUntilIdle()
            try await body(account, device, commitCount)
        }
    }

    /// Replaces the file on the server, and waits until the device knows it.
    private func replaceFile(_ account: EmulatedAccount, _ device: Device) async throws {
        try account.put(Self.path, #require(Data(base64Encoded: Self.pictures[1])))
        try await device.runUntilIdle()
    }

    private func contentCount(_ device: Device) throws -> Int {
        let store = try device.filesystem.core.store
        store.cleanUp()
        return try store.contents.names().count
    }

    /// Waits until an open file at a former version has a newer one in the cache.
    private func waitForNewerVersion(of file: File) async throws {
        let changes = file.changes
        if try file.newerStatus?.isCached == true { return }
        for await _ in changes where try file.newerStatus?.isCached == true { break }
    }

    @Test func closingAFileWithOneVersionChangesNothing() async throws {
        try await withFile { _, device, commitCount in
            let file = try await device.filesystem.open(.at(Self.path))
            _ = try await file.readData()
            let before = commitCount.withLock(\.self)
            file.close()
            #expect(try contentCount(device) == 1)
            #expect(commitCount.withLock(\.self) == before)
        }
    }

    @Test func formerVersionIsRemovedWhenItsFileIsClosed() async throws {
        try await withFile { account, device, _ in
            let file = try await device.filesystem.open(.at(Self.path))
            _ = try await file.readData()
            try await replaceFile(account, device)
            try await waitForNewerVersion(of: file)
            #expect(try contentCount(device) == 2)
            file.close()
            #expect(try contentCount(device) == 1)
        }
    }

    @Test func versionThatTheAppReplacedIsRemovedWhenItsFileIsClosed() async throws {
        try await withFile { _, device, _ in
            let file = try await device.filesystem.open(.at(Self.path))
            _ = try await file.readData()
            try await file.write("mine")
            file.close()
            #expect(try contentCount(device) == 1)
            try await device.runUntilIdle()
            #expect(try contentCount(device) == 1)
        }
    }

    @Test func versionThatIsReadWhileItsFileIsClosedIsRemovedAfterward() async throws {
        try await withFile { account, device, _ in
            let file = try await device.filesystem.open(.at(Self.path))
            _ = try await file.readData()
            try await replaceFile(account, device)
            try await waitForNewerVersion(of: file)
            let store = try device.filesystem.core.store
            try await onThread {
                try file.withContent { url in
                    file.close()
                    store.cleanUp()
                    #expect(FileManager.default.fileExists(atPath: url.path))
                }
            }
            #expect(try contentCount(device) == 1)
        }
    }

    @Test func thumbnailOfAFormerVersionIsRemovedWhenItIsClosed() async throws {
        try await withFile { account, device, _ in
            let filesystem = try device.filesystem
            let former = try await filesystem.openThumbnail(.at(Self.path), size: .s, format: .png)
            _ = try await former.readData()
            try await replaceFile(account, device)
            let current = try await filesystem.openThumbnail(.at(Self.path), size: .s, format: .png)
            _ = try await current.readData()
            #expect(try contentCount(device) == 2)
            former.close()
            #expect(try contentCount(device) == 1)
            current.close()
            #expect(try contentCount(device) == 1)
        }
    }

    @Test func fileThatWasDeletedWhileOpenIsForgottenWhenItIsClosed() async throws {
        try await withFile { account, device, _ in
            let file = try await device.filesystem.open(.at(Self.path))
            _ = try await file.readData()
            try account.delete(Self.path)
            try await device.runUntilIdle()
            #expect(try contentCount(device) == 1)
            file.close()
            #expect(try contentCount(device) == 0)
            #expect(try device.filesystem.core.store.read { try $0.node(file.node) } == nil)
        }
    }

    @Test func fileIsWrittenWhileItIsDownloaded() async throws {
        try await withFile { account, device, _ in
            for number in 0..<20 {
                try account.put("/\(number)", "from the server")
                try await device.runUntilIdle()
                let file = try await device.filesystem.open(.at("/\(number)"))
                try await file.write("from here")
                #expect(try await file.readString() == "from here")
                file.close()
            }
        }
    }

    // MARK: Adding downloads

    /// Returns a downloaded content of the file that isn't in the store yet.
    private func download(_ device: Device, _ data: Data) throws -> DownloadedContent {
        let store = try device.filesystem.core.store
        let node = try store.read { try $0.require(SyncPath.at(Self.path)) }
        return DownloadedContent(
            file: store.contents.newCachedName(), data: data, version: try #require(node.remote?.version),
            node: node.key, thumbnail: nil)
    }

    @Test func versionThatWasDownloadedTwiceIsKeptOnce() async throws {
        try await withFile { _, device, _ in
            let downloads = try device.engine.downloads
            let data = try #require(Data(base64Encoded: Self.pictures[0]))
            let first = try await downloads.store(download(device, data))
            let second = try await downloads.store(download(device, data))
            #expect(first.key == second.key)
            #expect(try device.engine.store.contents.names() == [first.file])
        }
    }

    @Test func memoryOfWaitingDownloadsIsLimited() async throws {
        try await withFile { _, device, _ in
            let downloads = try device.engine.downloads
            let data = try #require(Data(base64Encoded: Self.pictures[0]))
            let large = try download(device, Data(count: (4 << 20) - data.count))
            var small = try download(device, data)
            #expect(downloads.reserveMemory(for: large))
            #expect(downloads.reserveMemory(for: small))
            #expect(!downloads.reserveMemory(for: small))
            let content = try await downloads.store(small)
            #expect(content.size == data.count)
            #expect(downloads.reserveMemory(for: small))
            // A content that doesn't fit is written before it waits.
            try await downloads.write(&small)
            #expect(small.data == nil)
            #expect(try Data(contentsOf: device.engine.store.contents.url(of: small.file)) == data)
        }
    }
}
