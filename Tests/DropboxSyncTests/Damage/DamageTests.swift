import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that damage to a cache, an older database, and a copied cache delete nothing on the server and lose no change.
@Suite(.timeLimit(.minutes(10)))
struct DamageTests {
    /// Runs `body` with the cache of a killed device, once for each commit after which the log of its database can be
    /// cut off.
    private func forEachCut(
        _ emulator: DropboxEmulator, of device: Device, _ body: (Device) async throws -> Void
    ) async throws {
        let temporary = try TemporaryDirectory()
        let killed = temporary.url.appendingPathComponent("killed")
        try device.copyFilesAsIfKilled(to: killed)
        device.connection.isUp = false
        var (number, count) = (0, 1)
        while number < count {
            let folder = temporary.url.appendingPathComponent("\(number)")
            try FileManager.default.copyItem(at: killed, to: folder)
            try Device.makeOriginal(folder)
            count = try CacheDamager.cutLog(in: folder, afterCommit: number)
            number += 1
            let next = try Device(emulator, in: folder)
            defer { next.stop() }
            try await body(next)
        }
    }

    @Test func cutLogDeletesNoUploadedFile() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try await device.runUntilIdle()
            try await device.filesystem.create(.at("/a"), contents: Data("content".utf8)).close()
            try await device.runUntilIdle()
            try await forEachCut(emulator, of: device) { next in
                let requests = Locked<[String]>([])
                next.connection.watch { request in requests.withLock { $0.append(request) } }
                for _ in 0..<3 {
                    try await next.runUntilIdle()
                    next.advanceClock(by: .seconds(3600))
                }
                #expect(requests.withLock { $0.filter { $0.hasPrefix("delete_v2") } }.isEmpty)
                #expect(try account.list() == ["/a"])
                #expect(try next.filesystem.doubtfulChanges.isEmpty)
            }
        }
    }

    @Test func cutLogLosesNoDeletionMoveOrFolder() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            for path in ["/a", "/b", "/docs/c", "/docs/d"] { try account.put(path, path) }
            try await device.runUntilIdle()
            try await device.filesystem.shutDown()
            try device.restart()
            device.connection.isUp = false
            let filesystem = try device.filesystem
            try await filesystem.delete(.at("/a"))
            try await filesystem.createFolder(at: .at("/new"))
            try await filesystem.move(.at("/b"), to: .at("/new/b"))
            try await filesystem.move(.at("/docs"), to: .at("/papers"))
            try await filesystem.delete(.at("/papers/c"))
            try await filesystem.create(.at("/papers/e"), contents: Data("e".utf8)).close()
            try await forEachCut(emulator, of: device) { next in
                // The server keeps its state for the next cut.
                next.connection.setFailure { route in
                    route.contains("list_folder") ? nil : .status(503)
                }
                do { try await next.runUntilIdle() } catch {}
                let tree = try next.filesystem.core.store.read { try $0.listing().keys.sorted() }
                #expect(tree == ["/new", "/new/b", "/papers", "/papers/d", "/papers/e"])
                #expect(try next.filesystem.doubtfulChanges.isEmpty)
                #expect(try next.filesystem.pendingChangeCount == 6)
            }
        }
    }

    @Test(arguments: ["file", "folder"])
    func deletionOfAChangedItemIsDoubtfulAfterTheDatabaseIsLost(_ kind: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/docs/a", "seen")
            try await device.runUntilIdle()
            device.connection.isUp = false
            let path = kind == "file" ? "/docs/a" : "/docs"
            try await device.filesystem.delete(.at(path))
            try await device.filesystem.shutDown()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            try account.put("/docs/a", "changed since")
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.read("/docs/a") == Data("changed since".utf8))
            let change = try #require(try device.filesystem.doubtfulChanges.first)
            #expect(change.kind == .deletion)
            #expect(change.path?.stringValue == path)
            #expect(change.reason == .itemChanged)
            #expect(try device.filesystem.status.doubtfulChangeCount == 1)
            // The question survives a restart, and another loss of the database.
            try await device.filesystem.shutDown()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            try device.restart()
            try await device.runUntilIdle()
            let again = try #require(try device.filesystem.doubtfulChanges.first)
            #expect(again.path == change.path)
            try await device.filesystem.resolve(again, .makeAgain)
            #expect(try device.filesystem.doubtfulChanges.isEmpty)
            try await device.runUntilIdle()
            #expect(try account.list() == (kind == "file" ? ["/docs/"] : []))
        }
    }

    @Test func confirmedDeletionSparesWhatTheUserHadNotSeen() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            for path in ["/docs/a", "/docs/sub/b", "/docs/old/c"] { try account.put(path, "seen") }
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.delete(.at("/docs"))
            try await device.filesystem.shutDown()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            try account.put("/docs/a", "changed since")
            try account.put("/docs/sub/new", "never seen")
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            let change = try #require(try device.filesystem.doubtfulChanges.first)
            try await device.filesystem.resolve(change, .makeAgain)
            try await device.runUntilIdle()
            #expect(try account.list() == ["/docs/", "/docs/sub/", "/docs/sub/new"])
            #expect(try device.filesystem.doubtfulChanges.isEmpty)
        }
    }

    /// The second content can be queued as soon as its folder exists, but the first one comes first.
    @Test func contentsOfAFileKeepTheirOrderIfTheDatabaseIsLost() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.createFolder("/a")
            try account.createFolder("/b")
            try await device.runUntilIdle()
            device.connection.isUp = false
            let filesystem = try device.filesystem
            try await filesystem.create(.at("/a/file"), contents: Data("first".utf8)).close()
            try await filesystem.move(.at("/a"), to: .at("/b/a"))
            let file = try await filesystem.open(.at("/b/a/file"))
            try await file.write("second")
            file.close()
            try await device.filesystem.shutDown()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/b/", "/b/a/", "/b/a/file"])
            #expect(try account.read("/b/a/file") == Data("second".utf8))
        }
    }

    /// The records of a file that was created and deleted follow its folder, even if nothing visible is in it.
    @Test(arguments: ["/a/file", "/a/new/file"])
    func deletedNewItemFollowsItsFolderIfTheDatabaseIsLost(_ path: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.createFolder("/a")
            try await device.runUntilIdle()
            device.connection.isUp = false
            let filesystem = try device.filesystem
            try await filesystem.createFolder(at: .at("/b"))
            try await filesystem.move(.at("/a"), to: .at("/b/a"))
            if path != "/a/file" { try await filesystem.createFolder(at: .at("/b/a/new")) }
            try await filesystem.create(.at("/b" + path), contents: Data("content".utf8)).close()
            try await filesystem.delete(.at(path == "/a/file" ? "/b/a/file" : "/b/a/new"))
            try await filesystem.move(.at("/b/a"), to: .at("/a"))
            try await device.filesystem.shutDown()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/a/", "/b/"])
        }
    }

    @Test func damagedRecordIsReportedIfTheDatabaseIsLost() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/a", "content")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.delete(.at("/a"))
            try await device.filesystem.shutDown()
            let journal = device.folderURL.appendingPathComponent("changes.journal")
            var data = try Data(contentsOf: journal)
            let range = try #require(data.range(of: Data("deletion".utf8)))
            data[range.lowerBound] ^= 1
            try data.write(to: journal)
            // The database is right, so nothing is in doubt.
            try device.restart()
            #expect(try device.filesystem.doubtfulChanges.isEmpty)
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
            try await device.filesystem.shutDown()
            data = try Data(contentsOf: journal)
            let second = try #require(data.range(of: Data("deletion".utf8)))
            data[second.lowerBound] ^= 1
            try data.write(to: journal)
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/a"])
            let changes = try device.filesystem.doubtfulChanges
            #expect(changes.map(\.kind) == [.unknown])
            #expect(changes.map(\.reason) == [.recordLost])
            await expect(.illegalArgument) { try await device.filesystem.resolve(changes[0], .makeAgain) }
            try await device.filesystem.resolve(changes[0], .forget)
            #expect(try device.filesystem.doubtfulChanges.isEmpty)
        }
    }

    /// The database is right. Then the journal must not repeat changes after the loss of the database.
    @Test func olderJournalIsReplaced() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/a"), contents: Data("a".utf8)).close()
            try await device.filesystem.shutDown()
            let journal = device.folderURL.appendingPathComponent("changes.journal")
            let old = try Data(contentsOf: journal)
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            try account.delete("/a")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/b"), contents: Data("b".utf8)).close()
            try await device.filesystem.shutDown()
            try old.write(to: journal)
            try device.restart()
            try await device.filesystem.shutDown()
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.db"))
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/b"])
            #expect(try device.filesystem.doubtfulChanges.isEmpty)
        }
    }

    /// Nothing tells that the journal is older than the database was, except what is left of the files.
    @Test(arguments: ["the database and the witness", "the log, the journal, and the witness"])
    func lossWithoutWitnessesIsReported(_ lost: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            let files = FileManager.default
            try await device.runUntilIdle()
            let journal = device.folderURL.appendingPathComponent("changes.journal")
            let old = try Data(contentsOf: journal)
            device.connection.isUp = false
            try await device.filesystem.create(.at("/a"), contents: Data("a".utf8)).close()
            let temporary = try TemporaryDirectory()
            let folder = temporary.url.appendingPathComponent("damaged")
            try device.copyFilesAsIfKilled(to: folder)
            if lost.contains("log") {
                try Data("content of another file".utf8).write(to: folder.appendingPathComponent("tree.db-wal"))
                try files.removeItem(at: folder.appendingPathComponent("changes.journal"))
            } else {
                try old.write(to: folder.appendingPathComponent("changes.journal"))
                try files.removeItem(at: folder.appendingPathComponent("tree.db"))
            }
            try Data("no number".utf8).write(to: folder.appendingPathComponent("changes.last"))
            let next = try Device(emulator, in: folder)
            defer { next.stop() }
            #expect(try next.filesystem.doubtfulChanges.map(\.reason) == [.recordLost])
            #expect(try next.filesystem.quarantinedFiles.map(\.reason) == [.unidentified])
        }
    }

    @Test(arguments: [false, true]) func restoredBackupRepeatsNothing(isDamaged: Bool) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            for path in ["/moved", "/kept"] { try account.put(path, path) }
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/created"), contents: Data("created".utf8)).close()
            try await device.filesystem.create(.at("/waiting"), contents: Data("waiting".utf8)).close()
            try await device.filesystem.move(.at("/moved"), to: .at("/there"))
            try await device.filesystem.delete(.at("/kept"))
            try await device.filesystem.shutDown()
            let temporary = try TemporaryDirectory()
            let backup = temporary.url.appendingPathComponent("backup")
            try FileManager.default.copyItem(at: device.folderURL, to: backup)
            try device.restart()
            device.connection.isUp = true
            try await device.runUntilIdle()
            try await device.filesystem.delete(.at("/created"))
            try await device.filesystem.delete(.at("/waiting"))
            try await device.filesystem.create(.at("/waiting"), contents: Data("changed".utf8)).close()
            try await device.filesystem.move(.at("/there"), to: .at("/elsewhere"))
            try await device.runUntilIdle()
            try account.put("/kept", "by another client")
            let before = try account.list()
            #expect(before == ["/elsewhere", "/kept", "/waiting"])
            if isDamaged {
                let database = backup.appendingPathComponent("tree.db")
                var data = try Data(contentsOf: database)
                data[data.count / 2] ^= 1
                try data.write(to: database)
            }
            let next = try Device(emulator, in: backup)
            defer { next.stop() }
            for _ in 0..<3 {
                try await next.runUntilIdle()
                next.advanceClock(by: .seconds(3600))
            }
            #expect(try account.list() == before + ["/waiting (conflicted copy)"] || account.list() == before)
            #expect(try account.read("/kept") == Data("by another client".utf8))
            #expect(try next.filesystem.restoreDate != nil)
            #expect(try next.filesystem.quarantinedFiles.contains { $0.path?.stringValue == "/created" })
            #expect(try next.filesystem.doubtfulChanges.contains { $0.newPath?.stringValue == "/there" })
        }
    }

    @Test func cacheWithADanglingQueueIsRepaired() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.createFolder(at: .at("/folder"))
            try await device.filesystem.create(.at("/folder/a"), contents: Data("a".utf8)).close()
            try await device.filesystem.create(.at("/b"), contents: Data("b".utf8)).close()
            // A sequence of changes once deleted a folder, and left what refers to it.
            try device.filesystem.core.store.write { tree in
                try tree.db.execute("DELETE FROM node WHERE name = 'folder'")
            }
            #expect(try !device.filesystem.core.store.read { try $0.violations() }.isEmpty)
            try device.restart()
            #expect(try device.filesystem.core.store.read { try $0.violations() }.isEmpty)
            device.connection.isUp = true
            try await device.runUntilIdle()
            #expect(try device.filesystem.pendingChangeCount == 0)
            #expect(try account.list() == ["/a", "/b"])
        }
    }

    @Test func numberReplacesADamagedWitness() throws {
        let folder = try TemporaryDirectory()
        let witness = JournalWitness(in: folder.url)
        try Data(repeating: 0x61, count: 4096).write(to: folder.url.appendingPathComponent("changes.last"))
        #expect(try witness.number() == nil)
        witness.record(7)
        #expect(try witness.number() == 7)
    }

    @Test func journalReadsWhatItWrote() throws {
        let folder = try TemporaryDirectory()
        let store = try SyncStore(directory: folder.url) { _ in }
        try store.write { try $0.createFolder(.at("/a")) }
        try store.write { try $0.createFolder(.at("/b")) }
        let contents = try store.journal.read()
        #expect(Set(contents.open.values.map(\.path)) == ["/a", "/b"])
        #expect(!contents.isMissing && !contents.hasPartialLine && contents.damagedLines.isEmpty)
        #expect(contents.witness == contents.last)
        // A line whose writing was interrupted isn't damage.
        let file = store.journal.url
        let data = try Data(contentsOf: file)
        try data.dropLast(3).write(to: file)
        let partial = try store.journal.read()
        #expect(partial.hasPartialLine && partial.damagedLines.isEmpty && partial.open.count == 1)
        try data.write(to: file)
        #expect(try store.journal.read().open == contents.open)
        try store.compactJournal()
        let compact = try store.journal.read()
        #expect(compact.open == contents.open)
        #expect(compact.floor >= contents.last)
        store.close()
    }

    /// Damage changes the time of the last change of the file, as a copy does.
    @Test func damageInPlaceIsNoCopy() async throws {
        try await withUnsent { device, database in
            var data = try Data(contentsOf: database)
            data[data.count / 2] ^= 1
            let file = try FileHandle(forWritingTo: database)
            try file.write(contentsOf: data)
            try file.close()
            try device.restart()
            #expect(try device.filesystem.rebuildDate != nil)
            #expect(try device.filesystem.restoreDate == nil)
        }
    }
}
