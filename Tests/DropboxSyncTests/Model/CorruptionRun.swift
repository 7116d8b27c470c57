import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import DropboxTestSupport
import Foundation

@testable import DropboxEmulator
@testable import DropboxSync

/// A randomized run of a device whose cache is repeatedly damaged while it isn't open, after a shutdown or a kill:
/// bits flip, and files are truncated, deleted, or replaced with older copies. In the end, all acknowledged contents
/// must be on the server or in the quarantine. Wrong bytes are never read or sent, and deleted files stay deleted.
/// The seed determines the run.
///
/// Each file is named after its number, and its contents start with that number, which makes wrong bytes detectable.
struct CorruptionRun {
    let seed: UInt64
    private let emulator: DropboxEmulator
    private let account: EmulatedAccount
    private let directory: TemporaryDirectory
    private let isDamaging: Bool
    private var device: Device
    private var random: SeededRandomNumberGenerator
    /// The file numbers of all acknowledged contents, by hash.
    private var written: [String: Int] = [:]
    /// The acknowledged contents that weren't replaced or deleted.
    private var wanted: Set<String> = []
    private var deleted: Set<Int> = []
    /// Deleted files that the server had. They may reappear if the deletion was lost with the database.
    private var mayComeBack: Set<Int> = []
    /// Older copies of files, by path in the cache.
    private var old: [String: Data] = [:]
    private var number = 0
    private var log: [String] = []

    static func run(seed: UInt64, rounds: Int = 5) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = seed
        let emulator = try await DropboxEmulator.start(configuration)
        do {
            var run = try CorruptionRun(seed: seed, emulator)
            defer { run.device.stop() }
            do {
                try await run.device.runUntilIdle()
                for _ in 0..<rounds {
                    for _ in 0..<Int.random(in: 4...12, using: &run.random) { try await run.performRandomAction() }
                    try await run.restart()
                }
                try await run.runUntilQuiet()
                try await run.check()
            } catch let failure as ModelRun.Failure {
                throw failure
            } catch {
                throw run.failure("\(error)")
            }
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    private init(seed: UInt64, _ emulator: DropboxEmulator) throws {
        self.seed = seed
        self.emulator = emulator
        account = try emulator.account("ada")
        directory = try TemporaryDirectory()
        random = SeededRandomNumberGenerator(seed: seed)
        // Some runs only kill the process. Then nothing needs to be repaired.
        isDamaging = seed % 5 != 0
        device = try Device(emulator, in: directory.url.appendingPathComponent("0"))
    }

    private func failure(_ what: String) -> ModelRun.Failure { ModelRun.Failure(seed: seed, message: what, log: log) }

    // MARK: Actions

    private mutating func performRandomAction() async throws {
        do {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<25: try await create()
            case 25..<40: try await write()
            case 40..<50: try await move()
            case 50..<60: try await delete()
            case 60..<66: try await createFolder()
            case 66..<70: try await read()
            case 70..<76:
                device.connection.isUp.toggle()
                log.append(device.connection.isUp ? "goes online" : "goes offline")
            default: try await step()
            }
        } catch let error as SyncError {
            log.append("  \(error)")
            switch error.code {
            case .notFound, .exists, .alreadyOpen, .parent, .invalidOperation, .deleted, .noConnection, .network,
                .server,
                .retryLater, .closed, .shutdown, .notCached, .cache:
                break
            default: throw error
            }
        }
        // The database turned out to be damaged.
        if try device.filesystem.isShutDown {
            log.append("opens again")
            try device.restart()
            try await listEverything()
        }
        if Int.random(in: 0..<4, using: &random) == 0 { try saveOldCopies() }
    }

    private mutating func content(of id: Int) -> String {
        number += 1
        return "\(id):\(number)-" + String(repeating: "x", count: Int.random(in: 0..<2000, using: &random))
    }

    private mutating func acknowledge(_ text: String, of id: Int) {
        let hash = ContentHash.hash(of: Data(text.utf8))
        wanted.subtract(written.filter { $0.value == id }.keys)
        // A rebuilt database may show a deleted file until it finds that the content is missing. Writing to it counts
        // as creating it.
        deleted.remove(id)
        written[hash] = id
        wanted.insert(hash)
    }

    /// Returns the number of the file with the given name.
    private static func id(_ name: String) -> Int? {
        name.hasPrefix("f") ? Int(name.dropFirst().prefix { $0.isNumber }) : nil
    }

    private func allItems() throws -> [(path: SyncPath, isFolder: Bool)] {
        try device.filesystem.core.store.read { tree in
            var items: [(path: SyncPath, isFolder: Bool)] = []
            var folders = [(SyncStore.rootKey, SyncPath.root)]
            while let (key, path) = folders.popLast() {
                for child in try tree.children(of: key) {
                    let childPath = path.appending(child.local?.name ?? "")
                    items.append((childPath, child.isFolder))
                    if child.isFolder { folders.append((child.key, childPath)) }
                }
            }
            return items.sorted { $0.path < $1.path }
        }
    }

    private mutating func randomFolder() throws -> SyncPath {
        let folders = try allItems().filter(\.isFolder).map(\.path) + [.root]
        return folders.randomElement(using: &random) ?? .root
    }

    private mutating func randomFile() throws -> SyncPath {
        let files = try allItems().filter { !$0.isFolder }.map(\.path)
        guard let file = files.randomElement(using: &random) else { throw SyncError(.notFound, "there are no files") }
        return file
    }

    private mutating func create() async throws {
        number += 1
        let id = number
        let path = try randomFolder().appending("f\(id)")
        let text = content(of: id)
        let isAtOnce = Bool.random(using: &random)
        log.append("creates \(path) with \(text.prefix(12)) \(isAtOnce)")
        let filesystem = try device.filesystem
        if isAtOnce {
            try await filesystem.create(path, contents: Data(text.utf8)).close()
        } else {
            let file = try await filesystem.create(path)
            defer { file.close() }
            try await file.write(text)
        }
        acknowledge(text, of: id)
    }

    private mutating func write() async throws {
        let path = try randomFile()
        guard let id = Self.id(path.name) else { throw failure("a file is called \(path)") }
        let file = try await device.filesystem.open(path)
        defer { file.close() }
        var text = content(of: id)
        if Bool.random(using: &random) {
            let previous = try await file.readString()
            try check(previous, at: path)
            try await file.append(text)
            text = previous + text
        } else {
            try await file.write(text)
        }
        log.append("writes \(path): \(text.prefix(12))")
        acknowledge(text, of: id)
    }

    private mutating func read() async throws {
        let path = try randomFile()
        log.append("reads \(path)")
        let file = try await device.filesystem.open(path)
        defer { file.close() }
        try check(try await file.readString(), at: path)
    }

    private func check(_ text: String, at path: SyncPath) throws {
        let id = Self.id(path.name)
        // A file is empty between its creation and its first content.
        if text.isEmpty { return }
        guard let id, written[ContentHash.hash(of: Data(text.utf8))] == id else {
            throw failure("\(path) has wrong bytes: \(text.prefix(20))")
        }
    }

    private mutating func move() async throws {
        let all = try allItems()
        guard let source = all.randomElement(using: &random)?.path else { return }
        let target = try randomFolder().appending(source.name + (Bool.random(using: &random) ? "x" : ""))
        log.append("moves \(source) to \(target)")
        try await device.filesystem.move(source, to: target)
    }

    private mutating func delete() async throws {
        let all = try allItems()
        guard let path = all.randomElement(using: &random)?.path else { return }
        log.append("deletes \(path)")
        try await device.filesystem.delete(path)
        let ids = Set(all.filter { $0.path.isWithin(path) && !$0.isFolder }.compactMap { Self.id($0.path.name) })
        // A conflicted copy of a deleted file may remain.
        let remaining = Set(try allItems().compactMap { Self.id($0.path.name) })
        wanted.subtract(written.filter { ids.contains($0.value) }.keys)
        deleted.formUnion(ids.subtracting(remaining))
    }

    private mutating func createFolder() async throws {
        number += 1
        let path = try randomFolder().appending("d\(number)")
        log.append("makes the folder \(path)")
        try await device.filesystem.createFolder(at: path)
    }

    private mutating func step() async throws {
        let count = Int.random(in: 1...6, using: &random)
        log.append("syncs \(count) steps")
        let choices = Locked(SeededRandomNumberGenerator(seed: random.next()))
        device.setStepChooser { count in choices.withLock { Int.random(in: 0..<count, using: &$0) } }
        device.advanceClock(by: .seconds(30))
        let engine = try device.engine
        engine.state.withLock { $0.needsPull = true }
        for _ in 0..<count where try await !engine.step() { break }
    }

    // MARK: Damage

    /// Returns the files of the cache that may be damaged: all except those that were moved aside or quarantined.
    private static func files(_ folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                return false
            }
            return !["quarantine", "damaged", "lock"].contains(name.split(separator: "/")[0])
        }
    }

    private mutating func saveOldCopies() throws {
        try device.filesystem.core.store.waitForCleanup()
        for name in try Self.files(device.folderURL) where Bool.random(using: &random) {
            // A download that finishes at this moment may remove the content from the cache.
            if let data = FileManager.default.contents(atPath: device.folderURL.appendingPathComponent(name).path) {
                old[name] = data
            }
        }
    }

    /// Ends the process with a shutdown or a kill, damages its files, and starts it again.
    private mutating func restart() async throws {
        let isKilled = Bool.random(using: &random)
        let previous = device
        var folder = previous.folderURL
        log.append(isKilled ? "is killed" : "ends")
        if isKilled {
            number += 1
            folder = directory.url.appendingPathComponent("\(number)")
            try previous.copyFilesAsIfKilled(to: folder)
        }
        let wasUp = previous.connection.isUp
        previous.stop()
        mayComeBack.formUnion(deleted.intersection(try server().compactMap { written[$0] }))
        if isDamaging { try damage(folder) }
        device = try Device(emulator, in: folder)
        device.connection.isUp = wasUp
        try await listEverything()
        let store = try device.filesystem.core.store
        log.append(
            "  is back with \(try allItems().map(\.path.stringValue)), \(try store.read { try $0.unsent().count })")
    }

    /// Lists everything if the cache was rebuilt, because it can't be used before.
    private mutating func listEverything() async throws {
        if try device.filesystem.hasCompletedFirstSync { return }
        log.append("  lists everything")
        let wasUp = device.connection.isUp
        device.connection.isUp = true
        try await device.runUntilIdle()
        device.connection.isUp = wasUp
    }

    private mutating func damage(_ folder: URL) throws {
        let all = try Self.files(folder)
        // There are many contents and few databases.
        let databases = all.filter { $0.hasPrefix("tree") }
        let some = Bool.random(using: &random) ? databases : all
        guard let name = some.randomElement(using: &random) else { return }
        let url = folder.appendingPathComponent(name)
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            var data = try Data(contentsOf: url)
            guard !data.isEmpty else { return }
            let index = Int.random(in: 0..<data.count, using: &random)
            data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try data.write(to: url)
            log.append("  a bit flips in \(name) at \(index)")
        case 2:
            let data = try Data(contentsOf: url)
            let size = data.isEmpty ? 0 : Int.random(in: 0..<data.count, using: &random)
            try data.prefix(size).write(to: url)
            log.append("  \(name) is cut off at \(size)")
        case 3:
            try FileManager.default.removeItem(at: url)
            log.append("  \(name) disappears")
        default:
            let isDatabase = Bool.random(using: &random)
            let names = old.keys.sorted().filter { !isDatabase || $0.hasPrefix("tree") }
            guard let name = names.randomElement(using: &random), let data = old[name] else { return }
            let target = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: target)
            log.append("  \(name) is as it was earlier")
        }
    }

    // MARK: Final checks

    private mutating func runUntilQuiet() async throws {
        device.setStepChooser(nil)
        device.connection.isUp = true
        log.append("all is quiet")
        for _ in 0..<8 {
            device.advanceClock(by: .seconds(3600))
            do { try await device.runUntilIdle() } catch let error as SyncError {
                log.append("  \(error)")
                if try device.filesystem.isShutDown { try device.restart() } else if !error.isTransient { throw error }
            }
        }
    }

    /// Returns the hashes of all revisions on the server.
    private func server() throws -> Set<String> {
        try emulator.store.read { connection in
            Set(try connection.rows("SELECT DISTINCT lower(hex(content)) FROM revisions") { $0.text(0) ?? "" })
        }
    }

    private func check() async throws {
        let filesystem = try device.filesystem
        let view = try await RemoteSnapshot(emulator, device.client)
        let (tree, unsent) = try filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
        if !unsent.isEmpty { throw failure("changes are unsent: \(unsent.joined(separator: "; "))") }
        if tree != view.tree { throw failure("the device has \(tree), the server \(view.tree)") }
        for path in try account.list() where !path.hasSuffix("/") {
            guard let at = SyncPath(path) else { throw failure("the server has \(path)") }
            try check(String(decoding: try account.read(path), as: UTF8.self), at: at)
            let file = try await filesystem.open(at)
            try check(try await file.readString(), at: at)
            file.close()
        }
        let quarantined = try filesystem.quarantinedFiles
        let reportedIDs = Set(quarantined.compactMap { $0.path.flatMap { Self.id($0.name) } })
        let quarantinedHashes = Set(
            try quarantined.compactMap { try $0.url.map { try ContentHash.hash(ofFileAt: $0) } })
        let lost = wanted.filter { hash in
            !view.hashes.contains(hash) && !quarantinedHashes.contains(hash)
                && !(written[hash].map(reportedIDs.contains) ?? false)
        }
        if !lost.isEmpty { throw failure("lost: \(lost.compactMap { written[$0] }.sorted())") }
        let visible = Set(tree.keys.compactMap { $0.split(separator: "/").last.flatMap { Self.id(String($0)) } })
        let back = visible.intersection(deleted).subtracting(mayComeBack)
        if !back.isEmpty { throw failure("came back: \(back.sorted())") }
        if !isDamaging {
            if !quarantined.isEmpty { throw failure("in quarantine without a reason: \(quarantined)") }
            if try filesystem.rebuildDate != nil { throw failure("rebuilt without a reason") }
        }
    }
}
