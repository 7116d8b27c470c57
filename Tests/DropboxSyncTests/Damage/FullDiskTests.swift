import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that writing to a full disk throws an error, and that no data is lost and no partial files remain.
@Suite(.timeLimit(.minutes(10)))
struct FullDiskTests {
    /// Simulates a full disk: determines which steps fail.
    private final class FullDisk: Sendable {
        private struct State {
            var fails: (@Sendable (DurabilityStep) -> Bool)?
        }

        private let state = Locked(State())

        func fill(_ fails: (@Sendable (DurabilityStep) -> Bool)?) { state.withLock { $0.fails = fails } }

        func step(_ step: DurabilityStep) throws {
            if state.withLock({ $0.fails })?(step) == true { throw POSIXError(.ENOSPC) }
        }
    }

    @Test(arguments: ["write", "sync", "syncNames", "commit"])
    func fullDiskChangesAndLosesNothing(_ failure: String) async throws {
        let disk = FullDisk()
        try await withDisk({ try disk.step($0) }) { account, device in
            let filesystem = try device.filesystem
            let file = try await filesystem.create(.at("/a"))
            try await file.write("acknowledged")
            let source = device.folderURL.appendingPathComponent("source")
            try Data("elsewhere".utf8).write(to: source)
            disk.fill { "\($0)".hasPrefix(failure) }
            await expect(.diskSpace) { try await file.write("too much") }
            await expect(.diskSpace) { try await file.append("too much") }
            await expect(.diskSpace) { try await file.write(contentsOf: source) }
            await expect(.diskSpace) { try await file.write(contentsOf: source, shouldSteal: true) }
            await expect(.diskSpace) { _ = try await filesystem.create(.at("/b")) }
            if failure == "commit" {
                await expect(.diskSpace) { try await filesystem.createFolder(at: .at("/f")) }
                await expect(.diskSpace) { try await filesystem.move(.at("/a"), to: .at("/c")) }
                await expect(.diskSpace) { try await filesystem.delete(.at("/a")) }
            }
            #expect(try await filesystem.listFolder(.root).map(\.path.name) == ["a"])
            #expect(try await file.readString() == "acknowledged")
            // No file is lost, and the failed call leaves no files.
            #expect(try Data(contentsOf: source) == Data("elsewhere".utf8))
            #expect(try filesystem.core.store.contents.names().count == 2)
            if failure == "commit" { await expect(.diskSpace) { try await device.runUntilIdle() } }
            disk.fill(nil)
            try await file.append(" and more")
            let other = try await filesystem.create(.at("/b"))
            try await other.write(contentsOf: source, shouldSteal: true)
            try await device.runUntilIdle()
            #expect(try account.read("/a") == Data("acknowledged and more".utf8))
            #expect(try account.read("/b") == Data("elsewhere".utf8))
            file.close()
            other.close()
            try device.restart()
            #expect(try device.filesystem.core.store.contents.names().count == 2)
        }
    }

    /// SQLite merged its log into the file, which no longer matched its seal, and so counted as damaged.
    @Test func fullDiskDuringTheStartDamagesNothing() async throws {
        let disk = FullDisk()
        try await withDisk({ try disk.step($0) }) { account, device in
            device.connection.isUp = false
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("acknowledged")
            file.close()
            try await device.filesystem.shutDown()
            // The start changes the database, and can't replace the damaged journal then.
            let journal = device.folderURL.appendingPathComponent("changes.journal")
            let handle = try FileHandle(forWritingTo: journal)
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("not a record\n".utf8))
            try handle.close()
            disk.fill { $0 == .record }
            for _ in 0..<3 { #expect(throws: (any Error).self) { try device.restart() } }
            disk.fill(nil)
            try device.restart()
            #expect(try device.filesystem.rebuildDate == nil)
            #expect(!FileManager.default.fileExists(atPath: device.folderURL.appendingPathComponent("damaged").path))
            device.connection.isUp = true
            try await device.runUntilIdle()
            #expect(try account.read("/a") == Data("acknowledged".utf8))
        }
    }

    @Test func fullDatabaseReportsTheErrorAndContinuesLater() async throws {
        try await withDisk({ _ in }) { account, device in
            let filesystem = try device.filesystem
            func limit(_ pages: Int) throws {
                try filesystem.core.store.read { tree in
                    _ = try tree.db.value("PRAGMA max_page_count = \(pages)", as: Int.self)
                }
            }
            try limit(1)  // as few as there are already
            var createdCount = 0
            await expect(.diskSpace) {
                for number in 0..<1000 {
                    try await filesystem.createFolder(at: .at("/" + String(repeating: "x", count: 200) + "\(number)"))
                    createdCount += 1
                }
            }
            #expect(try await filesystem.listFolder(.root).count == createdCount)
            // Remote changes that can't be saved are reported, and requested again.
            for number in 0..<100 { try account.put("/" + String(repeating: "y", count: 200) + "\(number)", "y") }
            await expect(.diskSpace) { try await device.runUntilIdle() }
            #expect(filesystem.status.metadata.error?.code == .diskSpace)
            try limit(1_000_000)
            try await device.runUntilIdle()
            #expect(filesystem.status.anyError == nil)
            #expect(try account.list().count == createdCount + 100)
            #expect(try await filesystem.listFolder(.root).count == createdCount + 100)
        }
    }

    @Test func allSQLiteDiskFullCodesMapToDiskSpace() {
        func code(_ code: Int32, _ systemError: Int32) -> SyncError.Code {
            SyncError(SQLiteError(code: code, message: "", systemError: systemError)).code
        }
        #expect(code(13, 0) == .diskSpace)  // SQLITE_FULL
        // SQLITE_IOERR_WRITE, SQLITE_IOERR_SHMSIZE, SQLITE_CANTOPEN
        for failed: Int32 in [10 | 3 << 8, 10 | 19 << 8, 14] {
            #expect(code(failed, ENOSPC) == .diskSpace)
            #expect(code(failed, EDQUOT) == .diskSpace)
            #expect(code(failed, EIO) == .cache)
        }
    }

    /// Uses a separate volume that is really full. Only root can mount one.
    @Test(.enabled(if: SmallDisk.isAvailable))
    func reallyFullDiskFailsEachCallWithoutLeftovers() async throws {
        try await withDevices(0) { emulator, _ in
            let disk = try await SmallDisk()
            do {
                let device = try Device(emulator, in: disk.url.appendingPathComponent("cache"))
                defer { device.stop() }
                try await device.runUntilIdle()
                let filesystem = try device.filesystem
                let file = try await filesystem.create(.at("/a"), contents: Data("acknowledged".utf8))
                try disk.fill()
                let data = Data(repeating: 1, count: 100_000)
                await expect(.diskSpace) { _ = try await filesystem.create(.at("/b"), contents: data) }
                await expect(.diskSpace) { try await file.write(data) }
                await expect(.diskSpace) { try await file.append(data) }
                // Here, the write-ahead log of the database doesn't fit.
                await expect(.diskSpace) {
                    for number in 0..<1000 { try await filesystem.createFolder(at: .at("/folder-\(number)")) }
                }
                #expect(try await file.readString() == "acknowledged")
                #expect(try filesystem.core.store.contents.names().count == 1)
                try disk.empty()
                try await file.append(", and more")
                try await device.runUntilIdle()
                let account = try emulator.account("ada")
                #expect(try account.read("/a") == Data("acknowledged, and more".utf8))
                #expect(try !account.list().contains("/b"))
            } catch {
                await disk.unmount()
                throw error
            }
            await disk.unmount()
        }
    }

    @Test func downloadToAFullDiskFailsAndIsRetried() async throws {
        let disk = FullDisk()
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator) { $0.onDiskStep = { try disk.step($0) } }
            defer { device.stop() }
            try emulator.account("ada").put("/a", "content")
            try await device.waitUntilSynced()
            disk.fill { if case .write = $0 { true } else { false } }
            let file = try await device.filesystem.open(.at("/a"))
            await expect(.diskSpace) { _ = try await file.readData() }
            #expect(try file.status.error?.code == .diskSpace)
            #expect(try device.filesystem.status.download.error?.code == .diskSpace)
            let changes = file.changes
            disk.fill(nil)
            for await _ in changes where try file.status.isCached { break }
            #expect(try await file.readString() == "content")
        }
    }

    /// The progress of a large upload can't be stored, so the upload couldn't resume.
    @Test func largeUploadDoesNotNeedItsJournal() async throws {
        try await withDisk({ _ in }) { account, device in
            let filesystem = try device.filesystem
            try Data().write(to: filesystem.core.store.uploadJournalDirectory)
            let large = try await filesystem.create(.at("/large"))
            try await large.write(Data(repeating: 1, count: 9 << 20))
            try await device.runUntilIdle()
            #expect(try account.read("/large").count == 9 << 20)
            #expect(filesystem.status.anyError == nil)
        }
    }

    @Test(arguments: ["device", "account"])
    func newFileWithoutSpaceLeavesNoEmptyFile(_ failure: String) async throws {
        let disk = FullDisk()
        try await withDisk({ try disk.step($0) }) { account, device in
            let filesystem = try device.filesystem
            if failure == "device" {
                disk.fill { if case .write = $0 { true } else { false } }
                await expect(.diskSpace) { _ = try await filesystem.create(.at("/a"), contents: Data("new".utf8)) }
                #expect(try await filesystem.listFolder(.root).isEmpty)
                disk.fill(nil)
            } else {
                try account.setQuota(3)
                let file = try await filesystem.create(.at("/a"))
                // It's ready to be sent, but waits for its content.
                try await device.runUntilIdle()
                try await file.write("too much")
                file.close()
            }
            try await device.runUntilIdle()
            #expect(try account.list().isEmpty)
        }
    }
}

/// A volume of one megabyte, which can be filled to the last byte.
struct SmallDisk {
    let url: URL
    private let directory: TemporaryDirectory

    static var isAvailable: Bool {
        #if os(Linux)
            geteuid() == 0
        #else
            false
        #endif
    }

    init() async throws {
        directory = try TemporaryDirectory()
        url = directory.url.appendingPathComponent("disk")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let mount = try await Subprocess.run(
            "mount", ["-t", "tmpfs", "-o", "size=1m", "none", url.path], errors: .merged)
        if mount.status != 0 { throw POSIXError(.EPERM) }
    }

    private var filler: URL { url.appendingPathComponent("filler") }

    func fill() throws {
        try Data().write(to: filler)
        let handle = try FileHandle(forWritingTo: filler)
        defer { try? handle.close() }
        for size in [4096, 1] {
            do { while true { try handle.write(contentsOf: Data(repeating: 0, count: size)) } } catch {}
        }
    }

    func empty() throws { try FileManager.default.removeItem(at: filler) }

    func unmount() async {
        // Unmount lazily, because a file may still be open.
        _ = try? await Subprocess.run("umount", ["-l", url.path], errors: .merged)
    }
}
