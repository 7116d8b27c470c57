import DropboxSQLite
import DropboxCore
@testable import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport

@testable import DropboxSync

/// One run of a device whose cache is damaged again and again while it isn't open, after a clean end or a kill: bits flip,
/// files are cut off, disappear, or are as they were earlier. Whatever was acknowledged has to be on the server in the end,
/// or in the quarantine; nothing wrong is ever read or sent; and what the user deleted stays deleted. The seed tells
/// everything.
///
/// Each file is called after its number, and its contents begin with that: so wrong bytes are told from right ones.
struct DamageRun {
    let seed: UInt64
    private let emulator: DropboxEmulator
    private let account: EmulatedAccount
    private let directory: TemporaryFolder
    private let isDamaging: Bool
    private var device: Device
    private var random: SeededRandomNumberGenerator
    /// All contents that were acknowledged: whose they are, by hash.
    private var written: [String: Int] = [:]
    /// Those of them that nothing has replaced, and that were not deleted.
    private var wanted: Set<String> = []
    private var deleted: Set<Int> = []
    /// What was deleted although the server had it, and may be there again where the deletion was lost with the database.
    private var mayComeBack: Set<Int> = []
    /// What files had earlier, by their paths in the cache.
    private var old: [String: Data] = [:]
    private var number = 0
    private var log: [String] = []

    static func run(seed: UInt64, rounds: Int = 5) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = seed
        let emulator = try await DropboxEmulator.start(configuration)
        do {
            var run = try DamageRun(seed: seed, emulator)
            defer { run.device.stop() }
            do {
                try await run.device.drive()
                for _ in 0..<rounds {
                    for _ in 0..<Int.random(in: 4...12, using: &run.random) { try await run.act() }
                    try await run.restart()
                }
                try await run.quiet()
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
        directory = try TemporaryFolder()
        random = SeededRandomNumberGenerator(seed: seed)
        // Some are only killed: then there must be nothing to repair.
        isDamaging = seed % 5 != 0
        device = try Device(emulator, in: directory.url.appendingPathComponent("0"))
    }

    private func failure(_ what: String) -> ModelRun.Failure { ModelRun.Failure(seed: seed, what: what, log: log) }

    // MARK: Acts

    private mutating func act() async throws {
        do {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<25: try await create()
            case 25..<40: try await write()
            case 40..<50: try await move()
            case 50..<60: try await delete()
            case 60..<66: try await createFolder()
            case 66..<70: try await read()
            case 70..<76:
                device.line.isUp.toggle()
                log.append(device.line.isUp ? "goes online" : "goes offline")
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
        // A database that turned out to be damaged.
        if try device.filesystem.isShutDown {
            log.append("opens again")
            try device.restart()
            try await listAnew()
        }
        if Int.random(in: 0..<4, using: &random) == 0 { try takeOldCopies() }
    }

    private mutating func content(of id: Int) -> String {
        number += 1
        return "\(id):\(number)-" + String(repeating: "x", count: Int.random(in: 0..<2000, using: &random))
    }

    private mutating func acknowledge(_ text: String, of id: Int) {
        let hash = ContentHash.hash(of: Data(text.utf8))
        wanted.subtract(written.filter { $0.value == id }.keys)
        // A damaged database may show a deleted file until its content is missed. Who writes to it wants it again.
        deleted.remove(id)
        written[hash] = id
        wanted.insert(hash)
    }

    /// Whose content is at a path.
    private static func id(_ name: String) -> Int? {
        name.hasPrefix("f") ? Int(name.dropFirst().prefix { $0.isNumber }) : nil
    }

    private func everything() throws -> [(path: SyncPath, isFolder: Bool)] {
        try device.filesystem.core.store.read { tree in
            var found: [(path: SyncPath, isFolder: Bool)] = []
            var folders = [(SyncStore.rootKey, SyncPath.root)]
            while let (key, path) = folders.popLast() {
                for child in try tree.children(of: key) {
                    let place = path.appending(child.local?.name ?? "")
                    found.append((place, child.isFolder))
                    if child.isFolder { folders.append((child.key, place)) }
                }
            }
            return found.sorted { $0.path < $1.path }
        }
    }

    private mutating func somewhere() throws -> SyncPath {
        let folders = try everything().filter(\.isFolder).map(\.path) + [.root]
        return folders.randomElement(using: &random) ?? .root
    }

    private mutating func someFile() throws -> SyncPath {
        let files = try everything().filter { !$0.isFolder }.map(\.path)
        guard let file = files.randomElement(using: &random) else { throw SyncError(.notFound, "there are no files") }
        return file
    }

    private mutating func create() async throws {
        number += 1
        let id = number
        let path = try somewhere().appending("f\(id)")
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
        let path = try someFile()
        guard let id = Self.id(path.name) else { throw failure("a file is called \(path)") }
        let file = try await device.filesystem.open(path)
        defer { file.close() }
        var text = content(of: id)
        if Bool.random(using: &random) {
            let former = try await file.readString()
            try check(former, at: path)
            try await file.append(text)
            text = former + text
        } else {
            try await file.write(text)
        }
        log.append("writes \(path): \(text.prefix(12))")
        acknowledge(text, of: id)
    }

    private mutating func read() async throws {
        let path = try someFile()
        log.append("reads \(path)")
        let file = try await device.filesystem.open(path)
        defer { file.close() }
        try check(try await file.readString(), at: path)
    }

    private func check(_ text: String, at path: SyncPath) throws {
        let id = Self.id(path.name)
        // Between its creation and the first content a file is empty.
        if text.isEmpty { return }
        guard let id, written[ContentHash.hash(of: Data(text.utf8))] == id else {
            throw failure("\(path) has wrong bytes: \(text.prefix(20))")
        }
    }

    private mutating func move() async throws {
        let all = try everything()
        guard let source = all.randomElement(using: &random)?.path else { return }
        let target = try somewhere().appending(source.name + (Bool.random(using: &random) ? "x" : ""))
        log.append("moves \(source) to \(target)")
        try await device.filesystem.move(source, to: target)
    }

    private mutating func delete() async throws {
        let all = try everything()
        guard let path = all.randomElement(using: &random)?.path else { return }
        log.append("deletes \(path)")
        try await device.filesystem.delete(path)
        let ids = Set(all.filter { $0.path.isWithin(path) && !$0.isFolder }.compactMap { Self.id($0.path.name) })
        // A conflicted copy may be left of one of them.
        let left = Set(try everything().compactMap { Self.id($0.path.name) })
        wanted.subtract(written.filter { ids.contains($0.value) }.keys)
        deleted.formUnion(ids.subtracting(left))
    }

    private mutating func createFolder() async throws {
        number += 1
        let path = try somewhere().appending("d\(number)")
        log.append("makes the folder \(path)")
        try await device.filesystem.createFolder(at: path)
    }

    private mutating func step() async throws {
        let count = Int.random(in: 1...6, using: &random)
        log.append("syncs \(count) steps")
        let choices = Locked(SeededRandomNumberGenerator(seed: random.next()))
        device.choose { count in choices.withLock { Int.random(in: 0..<count, using: &$0) } }
        device.pass(.seconds(30))
        let engine = try device.engine
        engine.state.withLock { $0.needsPull = true }
        for _ in 0..<count where try await !engine.step() { break }
    }

    // MARK: Damage

    /// The files of the cache that may be damaged: all but what was damaged before, or is the user's to decide about.
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

    private mutating func takeOldCopies() throws {
        try device.filesystem.core.store.finishLateWork()
        for name in try Self.files(device.folderURL) where Bool.random(using: &random) {
            // A download that ends at this moment may make room in the cache.
            if let data = FileManager.default.contents(atPath: device.folderURL.appendingPathComponent(name).path) {
                old[name] = data
            }
        }
    }

    /// Ends the program, in one way or another, damages what it left, and starts it again.
    private mutating func restart() async throws {
        let isKilled = Bool.random(using: &random)
        let former = device
        var folder = former.folderURL
        log.append(isKilled ? "is killed" : "ends")
        if isKilled {
            number += 1
            folder = directory.url.appendingPathComponent("\(number)")
            // A copy is no snapshot.
            try former.filesystem.core.store.finishLateWork()
            try FileManager.default.copyItem(at: former.folderURL, to: folder)
        }
        let wasUp = former.line.isUp
        former.stop()
        mayComeBack.formUnion(deleted.intersection(try server().compactMap { written[$0] }))
        if isDamaging { try damage(folder) }
        device = try Device(emulator, in: folder)
        device.line.isUp = wasUp
        try await listAnew()
        let store = try device.filesystem.core.store
        log.append(
            "  is back with \(try everything().map(\.path.stringValue)), \(try store.read { try $0.unsent().count })")
    }

    /// A cache that was rebuilt can't be used before everything is listed.
    private mutating func listAnew() async throws {
        if try device.filesystem.hasCompletedFirstSync { return }
        log.append("  lists everything")
        let wasUp = device.line.isUp
        device.line.isUp = true
        try await device.drive()
        device.line.isUp = wasUp
    }

    private mutating func damage(_ folder: URL) throws {
        let all = try Self.files(folder)
        // There are many contents, and few databases.
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

    // MARK: The end

    private mutating func quiet() async throws {
        device.choose(nil)
        device.line.isUp = true
        log.append("all is quiet")
        for _ in 0..<8 {
            device.pass(.seconds(3600))
            do { try await device.drive() } catch let error as SyncError {
                log.append("  \(error)")
                if try device.filesystem.isShutDown { try device.restart() } else if !error.mayPass { throw error }
            }
        }
    }

    /// The hashes of all revisions that the server has.
    private func server() throws -> Set<String> {
        try emulator.store.read { connection in
            Set(try connection.rows("SELECT DISTINCT lower(hex(content)) FROM revisions") { $0.text(0) ?? "" })
        }
    }

    private func check() async throws {
        let filesystem = try device.filesystem
        let view = try await ServerView(emulator, device.client)
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
        let told = Set(quarantined.compactMap { $0.path.flatMap { Self.id($0.name) } })
        let kept = Set(try quarantined.compactMap { try $0.url.map { try ContentHash.hash(ofFileAt: $0) } })
        let lost = wanted.filter { hash in
            !view.hashes.contains(hash) && !kept.contains(hash) && !(written[hash].map(told.contains) ?? false)
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
