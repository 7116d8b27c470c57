import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that damage to both the database and the journal is reported, and never taken for a wish of the user.
@Suite(.timeLimit(.minutes(10)))
struct LostJournalTests {
    /// Deletes a file of the server offline, and ends the process.
    private func withUnsentDeletion(
        _ body: (Device, EmulatedAccount, _ folder: URL) async throws -> Void
    ) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/a", "content")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.delete(.at("/a"))
            try await device.filesystem.shutDown()
            try await body(device, account, device.folderURL)
        }
    }

    private func expectReportedLoss(_ device: Device, _ account: EmulatedAccount) async throws {
        device.connection.isUp = true
        try device.restart()
        try await device.runUntilIdle()
        #expect(try account.list() == ["/a"])
        #expect(try device.filesystem.doubtfulChanges.map(\.reason) == [.recordLost])
    }

    /// After the loss of the database, only the journal has the deletion until the next listing.
    @Test(arguments: ["missing", "damaged"])
    func lossOfAChangeThatWaitsToBeQueuedIsReported(_ journal: String) async throws {
        try await withUnsentDeletion { device, account, folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("tree.db"))
            try device.restart()
            try await device.filesystem.shutDown()
            let url = folder.appendingPathComponent("changes.journal")
            if journal == "missing" {
                try FileManager.default.removeItem(at: url)
            } else {
                var data = try Data(contentsOf: url)
                let range = try #require(data.range(of: Data("deletion".utf8)))
                data[range.lowerBound] ^= 1
                try data.write(to: url)
            }
            try await expectReportedLoss(device, account)
        }
    }

    /// The lines of a new journal have the same number, so the last one doesn't tell that others are missing.
    @Test(arguments: ["a part of the line", "the line"])
    func shortenedJournalIsReported(_ lost: String) async throws {
        try await withUnsentDeletion { device, account, folder in
            try device.restart()
            try device.filesystem.core.store.compactJournal()
            try await device.filesystem.shutDown()
            let url = folder.appendingPathComponent("changes.journal")
            let data = try Data(contentsOf: url)
            let range = try #require(data.range(of: Data("deletion".utf8)))
            let start = try #require(data[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n"))) + 1
            try data.prefix(lost == "the line" ? start : range.lowerBound).write(to: url)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("tree.db"))
            try await expectReportedLoss(device, account)
        }
    }

    /// The cache is as it was when the user edited a file. They have moved and deleted the file since, and the server knows
    /// that. The edit is kept in the quarantine and isn't sent. Its folder, which they have deleted too, isn't created again.
    @Test(arguments: [("log", "/a"), ("log", "/folder/a"), ("database", "/a"), ("database", "/folder/a")])
    func editOfAFileThatWasDeletedSinceIsNotSent(_ damaged: String, path: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put(path, "first")
            try await device.runUntilIdle()
            device.connection.isUp = false
            let file = try await device.filesystem.open(.at(path), startsDownload: false)
            try await file.write("second")
            file.close()
            let former = try TemporaryDirectory()
            let folder = former.url.appendingPathComponent("cache")
            try device.copyFilesAsIfKilled(to: folder)
            device.connection.isUp = true
            try await device.filesystem.move(.at(path), to: .at("/b"))
            try await device.filesystem.delete(.at("/b"))
            if path != "/a" { try await device.filesystem.delete(.at("/folder")) }
            try await device.runUntilIdle()
            #expect(try account.list().isEmpty)
            // What tells the time of a cache is from now.
            let witness = "changes.last"
            try FileManager.default.removeItem(at: folder.appendingPathComponent(witness))
            try FileManager.default.copyItem(
                at: device.folderURL.appendingPathComponent(witness), to: folder.appendingPathComponent(witness))
            if damaged == "database" {
                for name in ["tree.db", "tree.db-wal"] {
                    try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
                }
            }
            let next = try Device(emulator, in: folder)
            defer { next.stop() }
            try await next.runUntilIdle()
            #expect(try account.list().isEmpty)
            #expect(try next.filesystem.doubtfulChanges.map(\.reason) == [.recordLost])
            let quarantined = try next.filesystem.quarantinedFiles
            #expect(quarantined.map(\.path?.stringValue) == [path])
            let url = try #require(quarantined.first?.url)
            #expect(try Data(contentsOf: url) == Data("second".utf8))
        }
    }

    /// The name of a quarantined file can't be any name of Dropbox: a slash with a combining character is one character,
    /// and a name can have more bytes than a file system accepts.
    @Test(arguments: ["\u{301}y.txt", String(repeating: "👨‍👩‍👧‍👦", count: 10) + ".txt"], [true, false])
    func anyNameIsQuarantined(name: String, isDatabaseLost: Bool) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            let filesystem = try device.filesystem
            try await filesystem.createFolder(at: .at("/folder"))
            try await device.runUntilIdle()
            device.connection.isUp = false
            for path in ["/folder/" + name, "/folder/other"] {
                try await filesystem.create(.at(path), contents: Data(path.utf8)).close()
            }
            await filesystem.shutDown()
            let folder = device.folderURL.appendingPathComponent("content")
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let url = folder.appendingPathComponent(file)
                if try Data(contentsOf: url) == Data("/folder/\(name)".utf8) { try Data("damaged".utf8).write(to: url) }
            }
            if isDatabaseLost {
                try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            }
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try emulator.account("ada").list() == ["/folder/", "/folder/other"])
            let quarantined = try device.filesystem.quarantinedFiles
            #expect(quarantined.map(\.path?.stringValue) == ["/folder/" + name])
            let url = try #require(quarantined.first?.url)
            #expect(try Data(contentsOf: url) == Data("damaged".utf8))
            #expect(url.pathExtension == "txt")
        }
    }

    /// The second content was written over the first one, which is damaged. The version on the server is the base of both.
    @Test func contentOverADamagedOneReplacesTheVersionOnTheServer() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/a", "on the server")
            try await device.runUntilIdle()
            device.connection.isUp = false
            for text in ["first", "second"] {
                let file = try await device.filesystem.open(.at("/a"), startsDownload: false)
                try await file.write(text)
                file.close()
            }
            try await device.filesystem.shutDown()
            let folder = device.folderURL.appendingPathComponent("content")
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let url = folder.appendingPathComponent(name)
                if try Data(contentsOf: url) == Data("first".utf8) { try Data("fIrst".utf8).write(to: url) }
            }
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/a"])
            #expect(try account.read("/a") == Data("second".utf8))
            #expect(try device.filesystem.quarantinedFiles.map(\.reason) == [.damaged])
        }
    }

    /// A deletion that was queued again knows the versions that the user saw. They don't belong to this device forever.
    @Test(arguments: ["edit", "deletion"])
    func versionOfAnotherDeviceIsNotReplacedAfterADeletionIsDropped(_ next: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/a", "one")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.delete(.at("/a"))
            try await device.filesystem.shutDown()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            device.connection.isUp = true
            device.connection.setFailure { $0 == "delete_v2" ? .status(503) : nil }
            try device.restart()
            await #expect(throws: SyncError.self) { try await device.runUntilIdle() }
            device.connection.setFailure(nil)
            try account.put("/a", "two")
            for doubt in try device.filesystem.doubtfulChanges { try await device.filesystem.resolve(doubt, .forget) }
            try await device.runUntilIdle()
            #expect(try account.read("/a") == Data("two".utf8))
            device.connection.isUp = false
            if next == "edit" {
                let file = try await device.filesystem.open(.at("/a"), startsDownload: false)
                try await file.write("three")
                file.close()
            } else {
                try await device.filesystem.delete(.at("/a"))
            }
            try account.put("/a", "one")
            device.connection.isUp = true
            try await device.runUntilIdle()
            #expect(try account.read("/a") == Data("one".utf8))
            #expect(try account.list().count == (next == "edit" ? 2 : 1))
        }
    }
}
