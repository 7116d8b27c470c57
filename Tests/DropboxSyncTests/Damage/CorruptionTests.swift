import DropboxEmulator
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with corrupt databases and contents, and with sources that aren't regular files.
@Suite(.timeLimit(.minutes(10)))
struct CorruptionTests {
    /// Damages the database, or reverts it to an older copy.
    private func damage(_ kind: String, _ database: URL, older: Data) throws {
        let log = URL(fileURLWithPath: database.path + "-wal")
        switch kind {
        case "flipped":
            var data = try Data(contentsOf: database)
            data[data.count / 2] ^= 4
            try data.write(to: database)
        case "older": try older.write(to: database)
        case "garbage": try Data(repeating: 7, count: older.count).write(to: database)
        case "empty": try Data().write(to: database)
        case "older log": try older.write(to: log)
        case "log removed": try FileManager.default.removeItem(at: log)
        case "log cut off": try Data(contentsOf: log).prefix(32 + 4120).write(to: log)
        case "log header flipped":
            var data = try Data(contentsOf: log)
            data[17] ^= 1
            try data.write(to: log)
        default: try FileManager.default.removeItem(at: database)
        }
    }

    @Test(arguments: ["flipped", "older", "garbage", "empty", "missing"], ["offline", "online"])
    func damagedDatabaseIsRebuiltAndUnsentChangesAreSent(_ kind: String, _ line: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/docs/served", "from the server")
            try account.put("/docs/theirs", "before")
            try await device.runUntilIdle()
            let database = device.folderURL.appendingPathComponent("tree.db")
            try await device.filesystem.shutDown()
            let older = try Data(contentsOf: database)
            try device.restart()
            device.connection.isUp = false
            let filesystem = try device.filesystem
            try await filesystem.createFolder(at: .at("/made"))
            let new = try await filesystem.create(.at("/new"))
            try await new.write("first")
            try await new.write("second")
            try await filesystem.move(.at("/new"), to: .at("/made/new"))
            try await filesystem.move(.at("/made"), to: .at("/moved"))
            for name in ["served", "theirs"] {
                device.connection.isUp = true
                let file = try await filesystem.open(.at("/docs/" + name))
                try await file.append(", and edited here")
                device.connection.isUp = false
            }
            try await filesystem.create(.at("/deleted"), contents: Data("deleted on purpose".utf8)).close()
            try await filesystem.delete(.at("/deleted"))
            await filesystem.shutDown()
            try account.put("/docs/theirs", "changed meanwhile")
            try damage(kind, database, older: older)
            device.connection.isUp = line == "online"
            try device.restart()
            device.connection.isUp = true
            for _ in 0..<2 {
                try await device.runUntilIdle()
                // The rebuild is reported once, and opening the filesystem again changes nothing.
                #expect(try device.filesystem.rebuildDate != nil)
                #expect(try device.filesystem.quarantinedFiles.isEmpty)
                try device.restart()
            }
            let files = Dictionary(
                uniqueKeysWithValues: try account.list().filter { !$0.hasSuffix("/") }.map {
                    ($0, try account.read($0))
                }
            ).mapValues { String(decoding: $0, as: UTF8.self) }
            #expect(
                files == [
                    "/docs/served": "from the server, and edited here", "/docs/theirs": "changed meanwhile",
                    "/docs/theirs (conflicted copy)": "before, and edited here", "/moved/new": "second",
                ])
        }
    }

    @Test(arguments: ["log removed", "log cut off", "log header flipped", "older", "flipped"])
    func databaseWithLostTransactionsRecoversAfterAKill(_ kind: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/served", "from the server")
            try await device.runUntilIdle()
            let served = try await device.filesystem.open(.at("/served"))
            #expect(try await served.readString() == "from the server")
            try await device.filesystem.shutDown()
            let older = try Data(contentsOf: device.folderURL.appendingPathComponent("tree.db"))
            try device.restart()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/first"), contents: Data("one".utf8)).close()
            try device.restart()
            let file = try await device.filesystem.open(.at("/served"))
            try await file.append(", edited")
            try await device.filesystem.create(.at("/second"), contents: Data("two".utf8)).close()
            try await device.filesystem.delete(.at("/first"))
            let killed = try TemporaryDirectory()
            let folder = killed.url.appendingPathComponent("cache")
            try device.copyFilesAsIfKilled(to: folder)
            try damage(kind, folder.appendingPathComponent("tree.db"), older: older)
            let next = try Device(emulator, in: folder)
            defer { next.stop() }
            try await next.runUntilIdle()
            #expect(try account.list() == ["/second", "/served"])
            #expect(try account.read("/served") == Data("from the server, edited".utf8))
            #expect(try account.read("/second") == Data("two".utf8))
            #expect(try next.filesystem.quarantinedFiles.isEmpty)
        }
    }

    @Test func detectedDamageShutsDownAndRebuildsAtTheNextOpening() async throws {
        try await withUnsent { device, database in
            try device.restart()
            let filesystem = try device.filesystem
            try filesystem.core.store.read { tree in
                try tree.db.executeScript(
                    "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = 100000 WHERE name = 'node'; "
                        + "PRAGMA writable_schema = RESET")
            }
            await expect(.cache) { _ = try await filesystem.listFolder(.root) }
            let changes = filesystem.changes
            if !filesystem.isShutDown { for await _ in changes where filesystem.isShutDown { break } }
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try device.filesystem.rebuildDate != nil)
            #expect(try await device.filesystem.open(.at("/a")).readString() == "not sent yet")
        }
    }

    @Test func olderLogDoesNotRevertAClosedDatabase() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            device.connection.isUp = false
            let database = device.folderURL.appendingPathComponent("tree.db")
            try await device.filesystem.createFolder(at: .at("/first"))
            let older = try Data(contentsOf: URL(fileURLWithPath: database.path + "-wal"))
            try await device.filesystem.create(.at("/second"), contents: Data("two".utf8)).close()
            try await device.filesystem.delete(.at("/first"))
            try await device.filesystem.shutDown()
            try damage("older log", database, older: older)
            try device.restart()
            #expect(try await device.filesystem.listFolder(.root).map(\.path.name) == ["second"])
            #expect(try device.filesystem.rebuildDate == nil)
        }
    }

    /// Background work of a filesystem that was shut down may continue while another one uses its directory.
    @Test func workAfterShutdownDoesNotAffectTheNextFilesystem() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            device.connection.isUp = false
            let previousStore = try device.filesystem.core.store
            try device.restart()
            try await device.filesystem.createFolder(at: .at("/kept"))
            #expect(throws: SyncError.self) { try previousStore.write { try $0.createFolder(.at("/late")) } }
            try device.restart()
            #expect(try device.filesystem.rebuildDate == nil)
            #expect(try await device.filesystem.listFolder(.root).map(\.path.name) == ["kept"])
        }
    }

    // MARK: Contents

    /// The only content in the cache of a device.
    private func content(_ device: Device) throws -> URL {
        let contents = try device.filesystem.core.store.contents
        let names = try contents.names()
        #expect(names.count == 1)
        return contents.url(of: try #require(names.first))
    }

    private func flip(_ url: URL) throws {
        var data = try Data(contentsOf: url)
        data[data.count / 2] ^= 1
        // In place, and without changing the times.
        let times = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: data)
        try handle.close()
        if let times { try FileManager.default.setAttributes([.modificationDate: times], ofItemAtPath: url.path) }
    }

    @Test(arguments: ["data", "handle", "append"], ["before", "after"])
    func damagedCachedContentIsDownloadedAgain(_ how: String, _ opening: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/a", "from the server")
            try await device.runUntilIdle()
            let first = try await device.filesystem.open(.at("/a"))
            #expect(try await first.readString() == "from the server")
            if opening == "before" { first.close() }
            for missing in [false, true] {
                let url = try content(device)
                if missing { try FileManager.default.removeItem(at: url) } else { try flip(url) }
                if opening == "before" { try device.restart() }
                let file = opening == "before" ? try await device.filesystem.open(.at("/a")) : first
                switch how {
                case "data": #expect(try await file.readData() == Data("from the server".utf8))
                case "handle":
                    let handle = try await file.readHandle()
                    #expect(try handle.readToEnd() == Data("from the server".utf8))
                default:
                    if missing { break }
                    try await file.append("!")
                    try await device.runUntilIdle()
                    #expect(try account.read("/a") == Data("from the server!".utf8))
                    try account.put("/a", "from the server")
                    try await device.runUntilIdle()
                    let changes = file.changes
                    while try file.newerStatus?.isCached == false { for await _ in changes { break } }
                    try await file.update()
                    #expect(try await file.readString() == "from the server")
                }
                if opening == "before" { file.close() }
            }
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
        }
    }

    @Test(arguments: ["damaged", "missing"], ["read", "sent"])
    func damagedUnsentContentIsReportedAndNotSent(_ damage: String, _ how: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/a.txt"), contents: Data("not sent yet".utf8)).close()
            let url = try content(device)
            if damage == "missing" { try FileManager.default.removeItem(at: url) } else { try flip(url) }
            try device.restart()
            if how == "read" {
                let file = try await device.filesystem.open(.at("/a.txt"))
                await expect(.cache) { _ = try await file.readData() }
            }
            device.connection.isUp = true
            try await device.runUntilIdle()
            #expect(try account.list().isEmpty)
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
            let quarantined = try #require(try device.filesystem.quarantinedFiles.first)
            #expect(quarantined.path == (try .at("/a.txt")))
            #expect(quarantined.reason == (damage == "missing" ? .missing : .damaged))
            guard damage == "damaged" else {
                await expect(.notFound) { _ = try await device.filesystem.restore(quarantined) }
                try device.filesystem.removeFromQuarantine(quarantined)
                #expect(try device.filesystem.quarantinedFiles.isEmpty)
                return
            }
            #expect(quarantined.url?.lastPathComponent == "a.txt")
            try await device.filesystem.create(.at("/a.txt"), contents: Data("again".utf8)).close()
            let path = try await device.filesystem.restore(quarantined)
            #expect(path.stringValue == "/a (conflicted copy).txt")
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
            try await device.runUntilIdle()
            #expect(try account.list() == ["/a (conflicted copy).txt", "/a.txt"])
            #expect(try account.read("/a (conflicted copy).txt").count == 12)
        }
    }

    @Test func unknownContentIsQuarantined() async throws {
        try await withUnsent { device, _ in
            let folder = device.folderURL.appendingPathComponent("content")
            try Data("whose?".utf8).write(to: folder.appendingPathComponent(UUID().uuidString))
            // A download that isn't in the database is also on the server, and an unpublished content wasn't
            // acknowledged.
            for end in [".cached", ".part"] {
                try Data("x".utf8).write(to: folder.appendingPathComponent(UUID().uuidString + end))
            }
            device.connection.isUp = true
            try device.restart()
            let quarantined = try device.filesystem.quarantinedFiles
            #expect(quarantined.map(\.reason) == [.unidentified])
            #expect(try quarantined.first?.url.map { try Data(contentsOf: $0) } == Data("whose?".utf8))
            try await device.runUntilIdle()
            #expect(try device.filesystem.core.store.contents.names().count == 1)
            let path = try await device.filesystem.restore(try #require(quarantined.first))
            #expect(try await device.filesystem.open(path).readString() == "whose?")
        }
    }

    @Test func specialFilesAreNotStored() async throws {
        try await withDevices(1) { emulator, devices in
            let folder = try TemporaryDirectory()
            let (directory, pipe) = (folder.url.appendingPathComponent("d"), folder.url.appendingPathComponent("p"))
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: directory.appendingPathComponent("x"))
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let file = try await devices[0].filesystem.create(.at("/a"))
            for source in [directory, pipe] {
                for steals in [false, true] {
                    await expect(.fileIO) { try await file.write(contentsOf: source, shouldSteal: steals) }
                }
            }
            #expect(try folder.names == ["d", "p"])
            #expect(try devices[0].filesystem.core.store.contents.names().count == 1)
        }
    }

    @Test func symbolicLinkIsResolvedBeforeStoring() async throws {
        try await withDevices(1) { emulator, devices in
            let folder = try TemporaryDirectory()
            let (link, target) = (
                folder.url.appendingPathComponent("link"), folder.url.appendingPathComponent("target")
            )
            try Data("before".utf8).write(to: target)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            let file = try await devices[0].filesystem.create(.at("/a"))
            try await file.write(contentsOf: link)
            try Data("after, and longer".utf8).write(to: target)
            #expect(try await file.readString() == "before")
            await expect(.fileIO) { try await file.write(contentsOf: link, shouldSteal: true) }
            #expect(try folder.names == ["link", "target"])
            try await devices[0].waitUntilSynced()
            #expect(try emulator.account("ada").read("/a") == Data("before".utf8))
        }
    }

    @Test func accountDataIsAccessibleToItsOwnerOnly() async throws {
        try await withDevices(0) { emulator, _ in
            // Regardless of the umask, and of existing permissions.
            let mask = umask(0)
            defer { umask(mask) }
            let folder = try TemporaryDirectory()
            let directory = folder.url.appendingPathComponent("made")
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data().write(to: directory.appendingPathComponent("tree.db"))
            try emulator.account("ada").put("/served", "from the server")
            try emulator.account("ada").put("/large", String(repeating: "x", count: 9 << 20))
            let device = try Device(emulator, in: directory)
            try await device.runUntilIdle()
            let filesystem = try device.filesystem
            #expect(try await filesystem.open(.at("/served")).readString() == "from the server")
            // Less than a block arrives, so that no attempt gets further than the one before.
            try emulator.faults.add(.truncate(after: 3 << 20), on: "files/download")
            await expect(.network) { _ = try await filesystem.open(.at("/large")).readData() }
            let source = folder.url.appendingPathComponent("source")
            for steals in [false, true] {
                try Data("open to all".utf8).write(to: source)
                #expect(chmod(source.path, 0o666) == 0)
                try await filesystem.create(.at("/\(steals)"), contentsOf: source, shouldSteal: steals).close()
            }
            try emulator.faults.add(.serverError(status: 500), on: "files/upload_session/append_v2")
            let big = Data(repeating: 1, count: 9 << 20)
            try await filesystem.create(.at("/big"), contents: big).close()
            await expect(.server) { try await device.runUntilIdle() }
            let files = try #require(FileManager.default.enumerator(atPath: directory.path))
                .compactMap { $0 as? String }
            #expect(files.count > 8)
            for file in [""] + files {
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: directory.appendingPathComponent(file).path)
                let wanted = attributes[.type] as? FileAttributeType == .typeDirectory ? 0o700 : 0o600
                #expect(attributes[.posixPermissions] as? Int == wanted, "\(file)")
            }
            device.stop()
        }
    }

    @Test func copyOfAReadOnlyFileCanBeAppendedTo() async throws {
        try await withDevices(1) { emulator, devices in
            let folder = try TemporaryDirectory()
            let source = folder.url.appendingPathComponent("source")
            try Data("read only".utf8).write(to: source)
            #expect(chmod(source.path, 0o444) == 0)
            let file = try await devices[0].filesystem.create(.at("/a"))
            try await file.write(contentsOf: source)
            try await file.append(", and more")
            #expect(try await file.readString() == "read only, and more")
            // The user who runs the test may be allowed to write read-only files.
            let contents = try devices[0].filesystem.core.store.contents
            for name in try contents.names() {
                let mode = try FileManager.default.attributesOfItem(atPath: contents.url(of: name).path)[
                    .posixPermissions]
                #expect((mode as? Int ?? 0) & 0o600 == 0o600)
            }
        }
    }
}
