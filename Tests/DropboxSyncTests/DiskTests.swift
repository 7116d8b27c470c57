import DropboxCore
import DropboxEmulator
import Foundation
import Locking
import SQLite
import TestSupport
import Testing

@testable import DropboxSync

/// Disks that are full, power that fails, and clocks that jump.
@Suite(.timeLimit(.minutes(10)))
struct DiskTests {
    /// A device whose disk tells what it is about to do, or fails.
    private func withDisk(
        _ onStep: @escaping @Sendable (DiskStep) throws -> Void,
        _ body: (EmulatedAccount, Device) async throws -> Void
    ) async throws {
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator, isDriven: true) { $0.onDiskStep = onStep }
            defer { device.stop() }
            try await device.drive()
            try await body(try emulator.account("ada"), device)
        }
    }

    // MARK: Full

    /// Which steps fail, and for how long.
    private final class FullDisk: Sendable {
        private struct State {
            var fails: (@Sendable (DiskStep) -> Bool)?
        }

        private let state = Locked(State())

        func fill(_ fails: (@Sendable (DiskStep) -> Bool)?) { state.withLock { $0.fails = fails } }

        func step(_ step: DiskStep) throws {
            if state.withLock({ $0.fails })?(step) == true { throw POSIXError(.ENOSPC) }
        }
    }

    @Test(arguments: ["write", "sync", "syncNames", "commit"])
    func onAFullDiskNothingChangesAndNothingIsLost(_ what: String) async throws {
        let disk = FullDisk()
        try await withDisk({ try disk.step($0) }) { account, device in
            let filesystem = try device.filesystem
            let file = try await filesystem.create(.at("/a"))
            try await file.write("acknowledged")
            let source = device.folderURL.appendingPathComponent("source")
            try Data("elsewhere".utf8).write(to: source)
            disk.fill { "\($0)".hasPrefix(what) }
            await expect(.diskSpace) { try await file.write("too much") }
            await expect(.diskSpace) { try await file.append("too much") }
            await expect(.diskSpace) { try await file.write(contentsOf: source) }
            await expect(.diskSpace) { try await file.write(contentsOf: source, shouldSteal: true) }
            await expect(.diskSpace) { _ = try await filesystem.create(.at("/b")) }
            if what == "commit" {
                await expect(.diskSpace) { try await filesystem.createFolder(at: .at("/f")) }
                await expect(.diskSpace) { try await filesystem.move(.at("/a"), to: .at("/c")) }
                await expect(.diskSpace) { try await filesystem.delete(.at("/a")) }
            }
            #expect(try await filesystem.listFolder(.root).map(\.path.name) == ["a"])
            #expect(try await file.readString() == "acknowledged")
            // Nobody's file is lost, and nothing is left of what failed.
            #expect(try Data(contentsOf: source) == Data("elsewhere".utf8))
            #expect(try filesystem.core.store.contents.names().count == 2)
            if what == "commit" { await expect(.diskSpace) { try await device.drive() } }
            disk.fill(nil)
            try await file.append(" and more")
            let other = try await filesystem.create(.at("/b"))
            try await other.write(contentsOf: source, shouldSteal: true)
            try await device.drive()
            #expect(try account.read("/a") == Data("acknowledged and more".utf8))
            #expect(try account.read("/b") == Data("elsewhere".utf8))
            file.close()
            other.close()
            try device.restart()
            #expect(try device.filesystem.core.store.contents.names().count == 2)
        }
    }

    @Test func whenTheDatabaseCannotGrowTheErrorIsToldAndItGoesOnLater() async throws {
        try await withDisk({ _ in }) { account, device in
            let filesystem = try device.filesystem
            func limit(_ pages: Int) throws {
                try filesystem.core.store.read { tree in
                    _ = try tree.db.value("PRAGMA max_page_count = \(pages)", as: Int.self)
                }
            }
            try limit(1)  // as few as there are already
            var made = 0
            await expect(.diskSpace) {
                for number in 0..<1000 {
                    try await filesystem.createFolder(at: .at("/" + String(repeating: "x", count: 200) + "\(number)"))
                    made += 1
                }
            }
            #expect(try await filesystem.listFolder(.root).count == made)
            // News that cannot be kept are told of as well, and come again.
            for number in 0..<100 { try account.put("/" + String(repeating: "y", count: 200) + "\(number)", "y") }
            await expect(.diskSpace) { try await device.drive() }
            #expect(filesystem.status.metadata.error?.code == .diskSpace)
            try limit(1_000_000)
            try await device.drive()
            #expect(filesystem.status.anyError == nil)
            #expect(try account.list().count == made + 100)
            #expect(try await filesystem.listFolder(.root).count == made + 100)
        }
    }

    @Test func aFullDiskIsToldAsThatWhateverSQLiteCallsIt() {
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

    /// A disk of its own, which is really full. Only root can mount one.
    @Test(.enabled(if: SmallDisk.isAvailable))
    func onADiskThatIsReallyFullEachCallTellsSoAndLeavesNothing() async throws {
        try await withDevices(0) { emulator, _ in
            let disk = try await SmallDisk()
            do {
                let device = try Device(emulator, in: disk.url.appendingPathComponent("cache"))
                defer { device.stop() }
                try await device.drive()
                let filesystem = try device.filesystem
                let file = try await filesystem.create(.at("/a"), contents: Data("acknowledged".utf8))
                try disk.fill()
                let data = Data(repeating: 1, count: 100_000)
                await expect(.diskSpace) { _ = try await filesystem.create(.at("/b"), contents: data) }
                await expect(.diskSpace) { try await file.write(data) }
                await expect(.diskSpace) { try await file.append(data) }
                // Here it is the log of the database that finds no space.
                await expect(.diskSpace) {
                    for number in 0..<1000 { try await filesystem.createFolder(at: .at("/folder-\(number)")) }
                }
                #expect(try await file.readString() == "acknowledged")
                #expect(try filesystem.core.store.contents.names().count == 1)
                try disk.empty()
                try await file.append(", and more")
                try await device.drive()
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

    @Test func aDownloadThatFindsTheDiskFullTellsSoAndIsTriedAgain() async throws {
        let disk = FullDisk()
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator) { $0.onDiskStep = { try disk.step($0) } }
            defer { device.stop() }
            try emulator.account("ada").put("/a", "content")
            try await device.settle()
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

    @Test func anUploadThatCannotKeepHowFarItIsTellsThatTheDiskIsFullAndHoldsNobodyUp() async throws {
        let disk = FullDisk()
        try await withDisk({ try disk.step($0) }) { account, device in
            let filesystem = try device.filesystem
            let large = try await filesystem.create(.at("/large"))
            try await large.write(Data(repeating: 1, count: 9 << 20))
            let small = try await filesystem.create(.at("/small"))
            try await small.write("small")
            disk.fill { $0 == .journal }
            for _ in 0..<2 { await expect(.diskSpace) { try await device.drive() } }
            try await device.drive()
            #expect(try account.list() == ["/small"])
            #expect(try large.status.error?.code == .diskSpace)
            #expect(filesystem.status.upload.error?.code == .diskSpace)
            disk.fill(nil)
            device.pass(.seconds(61))
            try await device.drive()
            #expect(try account.read("/large").count == 9 << 20)
            #expect(filesystem.status.anyError == nil)
        }
    }

    @Test(arguments: ["device", "account"])
    func aNewFileThatFindsNoSpaceLeavesNothingEmptyBehind(_ what: String) async throws {
        let disk = FullDisk()
        try await withDisk({ try disk.step($0) }) { account, device in
            let filesystem = try device.filesystem
            if what == "device" {
                disk.fill { if case .write = $0 { true } else { false } }
                await expect(.diskSpace) { _ = try await filesystem.create(.at("/a"), contents: Data("new".utf8)) }
                #expect(try await filesystem.listFolder(.root).isEmpty)
                disk.fill(nil)
            } else {
                try account.setQuota(3)
                let file = try await filesystem.create(.at("/a"))
                // It has the time to be sent, and waits for its content.
                try await device.drive()
                try await file.write("too much")
                file.close()
            }
            try await device.drive()
            #expect(try account.list().isEmpty)
        }
    }

    // MARK: Power

    /// A disk that keeps, for each moment, what would be there if the power failed: the database as it was written, and
    /// of the contents only what was brought to the disk, name and all. What was only written is there and empty, or not at
    /// all.
    private final class FailingPower: Sendable {
        struct Moment: Sendable {
            var database: [String: Data]
            var contents: [String: Data]
            var unsynced: Set<String>
            /// How many calls had returned.
            var acknowledged: Int
        }

        private struct State {
            var folder: URL?
            var synced: [String: Data] = [:]
            var named: [String: Data] = [:]
            var unsynced: Set<String> = []
            var acknowledged = 0
            var steps: [DiskStep] = []
            var moments: [Moment] = []
        }

        private let state = Locked(State())

        var moments: [Moment] { state.withLock { $0.moments } }
        var steps: [DiskStep] { state.withLock { $0.steps } }

        func watch(_ folder: URL) { state.withLock { $0.folder = folder } }

        func acknowledge() throws {
            state.withLock { $0.acknowledged += 1 }
            try look()
        }

        func step(_ step: DiskStep) throws {
            guard let folder = state.withLock({ $0.folder }) else { return }
            try look()
            try state.withLock { state in
                state.steps.append(step)
                switch step {
                case .write(let name): state.unsynced.insert(name)
                case .sync(let name):
                    let content = folder.appendingPathComponent("content/" + name)
                    let isDownload = FileManager.default.fileExists(atPath: content.path)
                    let file = isDownload ? content : content.appendingPathExtension("part")
                    state.synced[name] = try Data(contentsOf: file)
                case .syncNames:
                    state.named = state.synced
                    state.unsynced.subtract(state.named.keys)
                case .remove(let name):
                    state.synced[name] = nil
                    state.named[name] = nil
                    state.unsynced.remove(name)
                case .commit, .journal, .record: break
                }
            }
        }

        private func look() throws {
            try state.withLock { state in
                guard let folder = state.folder else { return }
                var database: [String: Data] = [:]
                for name in ["tree.db", "tree.db-wal"] {
                    database[name] = try Data(contentsOf: folder.appendingPathComponent(name))
                }
                var contents = state.named
                for name in state.named.keys {
                    for mark in [".record", ".released"] {
                        let file = folder.appendingPathComponent("content/" + name + mark)
                        if FileManager.default.fileExists(atPath: file.path) {
                            contents[name + mark] = try Data(contentsOf: file)
                        }
                    }
                }
                state.moments.append(
                    Moment(
                        database: database, contents: contents, unsynced: state.unsynced,
                        acknowledged: state.acknowledged))
            }
        }
    }

    @Test func aFileThatWasTakenAwayIsBackAfterADeathBeforeItsTransaction() async throws {
        try await withDisk({ _ in }) { _, device in
            let source = device.folderURL.appendingPathComponent("source")
            func contents() throws -> ContentFolder { try device.filesystem.core.store.contents }
            for text in ["free", "taken"] {
                try Data("the only copy".utf8).write(to: source)
                _ = try contents().store(moving: source)
                #expect(!FileManager.default.fileExists(atPath: source.path))
                if text == "taken" {
                    // Something else has come there meanwhile: the file stays until there is room for it.
                    try Data("another".utf8).write(to: source)
                    try device.restart()
                    #expect(try Data(contentsOf: source) == Data("another".utf8))
                    #expect(try contents().inventory().parts.count == 1)
                    try FileManager.default.removeItem(at: source)
                }
                try device.restart()
                #expect(try Data(contentsOf: source) == Data("the only copy".utf8))
                #expect(try contents().names().isEmpty)
            }
        }
    }

    @Test func whateverTheMomentInWhichThePowerFailsWhatWasAcknowledgedIsThere() async throws {
        let power = FailingPower()
        try await withDisk({ try power.step($0) }) { account, device in
            try account.put("/served", "from the server")
            try await device.drive()
            power.watch(device.folderURL)
            let filesystem = try device.filesystem
            var expected = [["/served": "from the server"]]
            func acknowledge(_ change: (inout [String: String]) -> Void) throws {
                var next = expected[expected.count - 1]
                change(&next)
                expected.append(next)
                try power.acknowledge()
            }
            let file = try await filesystem.create(.at("/a"))
            try acknowledge { $0["/a"] = "" }
            try await file.write("one")
            try acknowledge { $0["/a"] = "one" }
            try await device.drive()
            try await file.append(" and two")
            try acknowledge { $0["/a"] = "one and two" }
            let source = device.folderURL.appendingPathComponent("source")
            for steals in [false, true] {
                try Data("from elsewhere \(steals)".utf8).write(to: source)
                try await file.write(contentsOf: source, shouldSteal: steals)
                try acknowledge { $0["/a"] = "from elsewhere \(steals)" }
            }
            try await filesystem.move(.at("/a"), to: .at("/b"))
            try acknowledge {
                $0["/b"] = $0["/a"]
                $0["/a"] = nil
            }
            try await device.drive()
            let served = try await filesystem.open(.at("/served"))
            #expect(try await served.readString() == "from the server")
            try await served.append(", edited")
            try acknowledge { $0["/served"] = "from the server, edited" }
            try await filesystem.setMaximumFileCacheSize(0)
            try await device.drive()
            // Each step in its place: content, its name, and only then the transaction.
            for (index, step) in power.steps.enumerated() {
                guard case .sync(let name) = step else { continue }
                #expect(power.steps[..<index].contains(.write(name)))
                let last: [DiskStep] = name.hasSuffix(".cached") ? [] : [.record(name)]
                #expect(Array(power.steps[index...].prefix(3 + last.count)) == [step] + last + [.syncNames, .commit])
            }
            #expect(power.moments.count > 40)
            for (number, moment) in power.moments.enumerated() {
                let states = Array(expected[moment.acknowledged...].prefix(2))
                for leavesEmptyFiles in [false, true] {
                    try Self.check(moment, leavesEmptyFiles, states, "moment \(number)")
                }
            }
        }
    }

    /// Starts with what a loss of power left.
    private static func check(
        _ moment: FailingPower.Moment, _ leavesEmptyFiles: Bool, _ expected: [[String: String]], _ name: String
    ) throws {
        let folder = try TemporaryFolder()
        let contents = folder.url.appendingPathComponent("content")
        try FileManager.default.createDirectory(at: contents, withIntermediateDirectories: true)
        for (name, data) in moment.database { try data.write(to: folder.url.appendingPathComponent(name)) }
        for (name, data) in moment.contents { try data.write(to: contents.appendingPathComponent(name)) }
        if leavesEmptyFiles {
            for name in moment.unsynced {
                let file = name.hasSuffix(".cached") ? name : name + ".part"
                try Data().write(to: contents.appendingPathComponent(file))
            }
        }
        let store = try SyncStore(folder: folder.url) { _ in }
        defer { store.close() }
        // Whatever the index speaks of is there, whole.
        let known = try store.read { tree in
            try tree.db.rows("SELECT file, hash FROM content") { ($0.text(0) ?? "", $0.text(1) ?? "") }
        }
        for (file, hash) in known {
            #expect(try ContentHash.hash(ofFileAt: store.contents.url(of: file)) == hash, "\(name)")
        }
        #expect(try Set(store.contents.names()) == Set(known.map(\.0)), "\(name)")
        // What was acknowledged is there; what was under way may be there already.
        let paths = Set(expected.flatMap(\.keys))
        let hashes = try store.read { tree in
            try paths.compactMap { path -> (String, String)? in
                guard let node = try tree.lookUp(.at(path)) else { return nil }
                let hash = try tree.unsentContent(of: node.key)?.hash ?? node.remote?.version?.hash
                return (path, hash ?? "no content")
            }
        }
        let found = Dictionary(uniqueKeysWithValues: hashes)
        let wanted = expected.map { $0.mapValues { ContentHash.hash(of: Data($0.utf8)) } }
        #expect(wanted.contains(found), "\(name): \(found.keys.sorted())")
    }

    // MARK: Clocks

    @Test func aClockThatJumpsChangesNothingButTimes() async throws {
        let clock = Locked(1_750_000_000.0)
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator, isDriven: true) {
                $0.date = { Date(timeIntervalSince1970: clock.withLock { $0 }) }
            }
            defer { device.stop() }
            let account = try emulator.account("ada")
            try await device.drive()
            let filesystem = try device.filesystem
            // Back to when there were no such clocks, a century ahead, and back again.
            for (name, time) in [("a", -1_000_000.5), ("b", 4_900_000_000), ("c", 0), ("d", 1_750_000_000)] {
                clock.withLock { $0 = time }
                let file = try await filesystem.create(.at("/" + name))
                try await file.write(String(repeating: name, count: 100))
                #expect(try file.info.modifiedTime == Date(timeIntervalSince1970: time))
                file.close()
                try await device.drive()
            }
            #expect(try account.list() == ["/a", "/b", "/c", "/d"])
            #expect(filesystem.status.anyError == nil)
            // What was used last stays in the cache, whatever its time.
            clock.withLock { $0 = -5 }
            let file = try await filesystem.open(.at("/a"))
            #expect(try await file.readData().count == 100)
            file.close()
            try await filesystem.setMaximumFileCacheSize(200)
            let cached = try filesystem.core.store.read { tree in
                try ["a", "b", "c", "d"].filter { name in
                    try tree.lookUp(.at("/" + name)).flatMap { try tree.newestContent(of: $0.key) } != nil
                }
            }
            #expect(cached == ["a", "d"])
            // A machine that slept for years goes on where it was.
            try account.put("/e", "news")
            device.pass(.seconds(300_000_000))
            #expect(!filesystem.status.isActive)
            try await device.drive()
            #expect(try await filesystem.listFolder(.root).count == 5)
        }
    }
}
