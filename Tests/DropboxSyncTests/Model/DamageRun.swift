import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import DropboxTestSupport
import Foundation

@testable import DropboxEmulator
@testable import DropboxSync

/// A randomized run of a device whose cache is repeatedly damaged while it isn't open, after a shutdown or a kill. The
/// seed determines the run.
///
/// The run keeps a list of what the user did, apart from the code under test. After each damage, the server must have
/// exactly that, including what wasn't sent before. If the filesystem reports that something may be lost, the rules are:
/// nothing is gone that the user didn't delete, wrong bytes are never read or sent, and what was deleted on the server
/// stays deleted.
struct DamageRun {
    let seed: UInt64
    private let emulator: DropboxEmulator
    private let account: EmulatedAccount
    private let directory: TemporaryDirectory
    private let isDamaging: Bool
    private var device: Device
    private var random: SeededRandomNumberGenerator
    /// The text of each file by path; `nil` for a folder.
    private var expected: [String: String?] = [:]
    /// The file numbers of all texts, by hash.
    private var written: [String: Int] = [:]
    /// The numbers of deleted files that the server doesn't have.
    private var gone: Set<Int> = []
    private var deleted: Set<Int> = []
    private var damager: CacheDamager
    private var number = 0
    private let log = Locked<[String]>([])

    static func run(seed: UInt64, rounds: Int = 4) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = seed
        let emulator = try await DropboxEmulator.start(configuration)
        do {
            var run = try DamageRun(seed: seed, emulator)
            defer { run.device.stop() }
            do {
                try await run.device.runUntilIdle()
                for _ in 0..<rounds {
                    for _ in 0..<Int.random(in: 4...14, using: &run.random) { try await run.performRandomAction() }
                    try await run.restart()
                    try await run.runUntilQuiet()
                    try await run.check()
                }
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
        damager = CacheDamager(random: SeededRandomNumberGenerator(seed: ~seed))
        // Some runs only kill the process. Then nothing needs to be repaired, and nothing may be in doubt.
        isDamaging = seed % 5 != 0
        device = try Device(emulator, in: directory.url.appendingPathComponent("0"))
        watchRequests()
    }

    private func failure(_ what: String) -> ModelRun.Failure {
        ModelRun.Failure(seed: seed, message: what, log: log.withLock(\.self))
    }

    private func note(_ line: String) { log.withLock { $0.append(line) } }

    private func watchRequests() {
        let log = log
        device.connection.watch { line in log.withLock { $0.append("    \(line)") } }
    }

    // MARK: Actions

    private mutating func performRandomAction() async throws {
        let before = (expected, written, deleted)
        do {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<20: try await create()
            case 20..<32: try await write()
            case 32..<42: try await move()
            case 42..<54: try await delete()
            case 54..<62: try await createFolder()
            case 62..<66: try addOnServer()
            case 66..<74:
                device.connection.isUp.toggle()
                note(device.connection.isUp ? "goes online" : "goes offline")
            case 74..<80: loseNextResponse()
            default: try await step()
            }
        } catch let error as SyncError {
            note("  \(error)")
            (expected, written, deleted) = before
            guard [.network, .noConnection, .server, .retryLater, .notCached].contains(error.code) else { throw error }
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            try device.filesystem.core.store.cleanUp()
            try damager.saveCopies(of: device.folderURL)
        }
        try checkInvariants()
    }

    private func checkInvariants() throws {
        let violations = try device.filesystem.core.store.read { try $0.violations() }
        if !violations.isEmpty { throw failure("violated: \(violations)") }
    }

    private mutating func text(of id: Int) -> String {
        number += 1
        let text = "\(id):\(number)-" + String(repeating: "x", count: Int.random(in: 0..<2000, using: &random))
        written[ContentHash.hash(of: Data(text.utf8))] = id
        return text
    }

    private var files: [String] { expected.filter { $0.value != nil }.keys.sorted() }

    private mutating func randomFolder(outside path: String? = nil) -> String {
        let folders = [""] + expected.filter { $0.value == nil }.keys.sorted()
        let possible = folders.filter { folder in path.map { folder != $0 && !folder.hasPrefix($0 + "/") } ?? true }
        return possible.randomElement(using: &random) ?? ""
    }

    private mutating func create() async throws {
        number += 1
        let id = number
        let path = "\(randomFolder())/f\(id)"
        let text = Int.random(in: 0..<10, using: &random) == 0 ? "" : text(of: id)
        note("creates \(path) with \(text.prefix(12))")
        try await device.filesystem.create(.at(path), contents: Data(text.utf8)).close()
        expected[path] = text
    }

    private mutating func write() async throws {
        guard let path = files.randomElement(using: &random), let id = Self.id(path) else { return }
        let text = text(of: id)
        note("writes \(path): \(text.prefix(12))")
        let file = try await device.filesystem.open(.at(path), startsDownload: false)
        defer { file.close() }
        try await file.write(text)
        expected[path] = text
    }

    private mutating func createFolder() async throws {
        number += 1
        let path = "\(randomFolder())/d\(number)"
        note("makes the folder \(path)")
        try await device.filesystem.createFolder(at: .at(path))
        expected[path] = .some(nil)
    }

    /// Another client adds a file, and the device learns of it.
    private mutating func addOnServer() throws {
        number += 1
        let (path, text) = ("/f\(number)", text(of: number))
        note("another client adds \(path)")
        try account.put(path, text)
        foreign[path] = text
    }

    /// The files of another client that the device may not know yet. They aren't changed.
    private var foreign: [String: String] = [:]

    private mutating func move() async throws {
        guard let source = expected.keys.sorted().randomElement(using: &random) else { return }
        let name = source.split(separator: "/").last.map(String.init) ?? ""
        let target = randomFolder(outside: source) + "/" + name + (Bool.random(using: &random) ? "x" : "")
        if expected[target] != nil { return }
        note("moves \(source) to \(target)")
        try await device.filesystem.move(.at(source), to: .at(target))
        for (path, text) in expected where path == source || path.hasPrefix(source + "/") {
            expected[path] = nil
            expected[target + path.dropFirst(source.count)] = text
        }
    }

    private mutating func delete() async throws {
        guard let top = expected.keys.sorted().randomElement(using: &random) else { return }
        note("deletes \(top)")
        try await device.filesystem.delete(.at(top))
        for path in expected.keys where path == top || path.hasPrefix(top + "/") {
            if expected[path] != .some(nil), let id = Self.id(path) { deleted.insert(id) }
            expected[path] = nil
        }
    }

    private mutating func step() async throws {
        let count = Int.random(in: 1...6, using: &random)
        note("syncs \(count) steps")
        let choices = Locked(SeededRandomNumberGenerator(seed: random.next()))
        device.setStepChooser { count in choices.withLock { Int.random(in: 0..<count, using: &$0) } }
        device.advanceClock(by: .seconds(30))
        try device.engine.state.withLock { $0.needsPull = true }
        for _ in 0..<count where try await !device.step() { break }
    }

    /// The server executes the next change, and the response is lost.
    private mutating func loseNextResponse() {
        note("the next response is lost")
        let isLost = Locked(false)
        device.connection.setFailure { route in
            if route.contains("list_folder") || route == "download" { return nil }
            let isFirst = isLost.withLock { isLost in
                defer { isLost = true }
                return !isLost
            }
            return isFirst ? .loseResponse : nil
        }
    }

    // MARK: Damage

    /// Ends the process with a shutdown or a kill, damages its files, and starts it again.
    private mutating func restart() async throws {
        let isKilled = Int.random(in: 0..<3, using: &random) > 0
        let previous = device
        var folder = previous.folderURL
        note(isKilled ? "is killed" : "ends")
        if isKilled {
            number += 1
            folder = directory.url.appendingPathComponent("\(number)")
            try previous.copyFilesAsIfKilled(to: folder)
        }
        previous.stop()
        gone = deleted.intersection(try formerServerIDs()).subtracting(try serverIDs())
        damager.reports = []
        contentOwners = try Self.contentOwners(in: folder, written)
        if isDamaging {
            for _ in 0..<Int.random(in: 1...3, using: &random) { try damager.damage(folder) }
            damager.reports.forEach(note)
        }
        device = try Device(emulator, in: folder)
        watchRequests()
        device.connection.isUp = true
        try checkInvariants()
        let store = try device.filesystem.core.store
        try store.read { tree in
            ["  is back with \(try tree.listing().keys.sorted())"]
                + (try tree.orphans.map { "  lost: \($0) \(store.journal.record($0)?.summary ?? "unknown")" })
                + (try tree.queue.map { "  queued: \($0) \(store.journal.record($0)?.summary ?? "unknown")" })
                + (try tree.doubts.map { "  in doubt: \($0.number) \($0.record.summary)" })
        }.forEach(note)
    }

    /// The numbers of files by the name of their content's file in the cache.
    private var contentOwners: [String: Int] = [:]

    private static func contentOwners(in folder: URL, _ written: [String: Int]) throws -> [String: Int] {
        let directory = folder.appendingPathComponent("content")
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        let owners = try names.compactMap { name -> (String, Int)? in
            let hash = try ContentHash.hash(ofFileAt: directory.appendingPathComponent(name))
            return written[hash].map { ("content/" + name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: owners)
    }

    /// Returns the numbers of all files that the server ever had.
    private func formerServerIDs() throws -> Set<Int> {
        let hashes = try emulator.store.read { connection in
            try connection.rows("SELECT DISTINCT lower(hex(content)) FROM revisions") { $0.text(0) ?? "" }
        }
        return Set(hashes.compactMap { written[$0] })
    }

    private func serverIDs() throws -> Set<Int> {
        Set(try account.list().filter { !$0.hasSuffix("/") }.compactMap(Self.id))
    }

    /// Returns the number of the file with the given name.
    private static func id(_ path: String) -> Int? {
        guard let name = path.split(separator: "/").last, name.hasPrefix("f") else { return nil }
        return Int(name.dropFirst().prefix { $0.isNumber })
    }

    // MARK: Checks

    private mutating func runUntilQuiet() async throws {
        note("all is quiet")
        try await runRounds()
        for doubt in try device.filesystem.doubtfulChanges where doubt.kind != .unknown {
            note("  confirms \(doubt)")
            do { try await device.filesystem.resolve(doubt, .makeAgain) } catch {
                note("    \(error)")
                try await device.filesystem.resolve(doubt, .forget)
            }
        }
        try await runRounds()
    }

    private func runRounds() async throws {
        try await repeatUntilQuiet([device], atMost: 6) {
            device.advanceClock(by: .seconds(3600))
            var isComplete = true
            do { try await device.runUntilIdle() } catch let error as SyncError {
                note("  \(error)")
                if try device.filesystem.isShutDown { try device.restart() } else if !error.isTransient { throw error }
                isComplete = false
            }
            try checkInvariants()
            return isComplete
        }
    }

    private mutating func check() async throws {
        note("  the server has \(try account.list())")
        let filesystem = try device.filesystem
        let view = try await RemoteSnapshot(emulator, device.client)
        let (tree, unsent) = try filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
        if !unsent.isEmpty { throw failure("changes are unsent: \(unsent.joined(separator: "; "))") }
        if tree != view.tree { throw failure("the device has \(tree), the server \(view.tree)") }
        for (path, text) in foreign { expected[path] = text }
        foreign = [:]
        let doubts = try filesystem.doubtfulChanges
        let quarantined = try filesystem.quarantinedFiles
        let isRebuilt = try filesystem.rebuildDate != nil
        if !isDamaging, isRebuilt || !doubts.isEmpty || !quarantined.isEmpty {
            throw failure("in doubt without damage: \(doubts) \(quarantined)")
        }
        try await checkContents()
        let isLossReported = !doubts.isEmpty || !quarantined.isEmpty || damager.areAllWitnessesOld
        if !isLossReported {
            try checkExactly(view.tree)
        } else {
            let quarantinedHashes = Set(
                try quarantined.compactMap { try $0.url.map { try ContentHash.hash(ofFileAt: $0) } })
            var reported = Set(quarantined.compactMap { $0.path.flatMap { Self.id($0.name) } })
            // Neither the content nor its record exists.
            let isRecordLost = doubts.contains { $0.reason == .recordLost }
            if isRecordLost { reported.formUnion(damager.damagedContents.compactMap { contentOwners[$0] }) }
            try checkNothingIsLost(view.tree, quarantinedHashes, reported)
            for doubt in doubts { try await filesystem.resolve(doubt, .forget) }
            for file in quarantined { try filesystem.removeFromQuarantine(file) }
        }
        // The next round starts with what the server has.
        expected = [:]
        for path in try account.list() {
            if path.hasSuffix("/") {
                expected[String(path.dropLast())] = .some(nil)
            } else {
                expected[path] = String(decoding: try account.read(path), as: UTF8.self)
            }
        }
        deleted.subtract(try serverIDs())
    }

    /// Checks that all bytes are what was written to the file.
    private func checkContents() async throws {
        for path in try account.list() where !path.hasSuffix("/") {
            let text = String(decoding: try account.read(path), as: UTF8.self)
            // The device opens the newest version in its cache, which may be an earlier one.
            let file = try await device.filesystem.open(.at(path))
            let local = try await file.readString()
            file.close()
            for (place, text) in [("the server", text), ("the device", local)] where !text.isEmpty {
                guard let id = Self.id(path), written[ContentHash.hash(of: Data(text.utf8))] == id else {
                    throw failure("\(path) has wrong bytes on \(place): \(text.prefix(20))")
                }
            }
        }
    }

    private func checkExactly(_ tree: [String: String]) throws {
        let wanted = expected.mapValues { text in text.map { ContentHash.hash(of: Data($0.utf8)) } ?? "" }
        if tree == wanted { return }
        let differences = Set(tree.keys).union(wanted.keys).sorted().filter { tree[$0] != wanted[$0] }
        let list = differences.map {
            "\($0): \((tree[$0] ?? "nothing").prefix(8)) instead of \((wanted[$0] ?? "nothing").prefix(8))"
        }
        throw failure("the server differs, and nothing says so: \(list.joined(separator: "; "))")
    }

    private func checkNothingIsLost(
        _ tree: [String: String], _ quarantined: Set<String>, _ reported: Set<Int>
    ) throws {
        let hashes = Set(tree.values)
        let lost = expected.filter { path, text in
            // Without bytes, only the record can be lost.
            guard let text, !text.isEmpty, let id = Self.id(path) else { return false }
            let hash = ContentHash.hash(of: Data(text.utf8))
            return !hashes.contains(hash) && !quarantined.contains(hash) && !reported.contains(id)
        }
        if !lost.isEmpty { throw failure("lost: \(lost.keys.sorted())") }
        let back = gone.intersection(try serverIDs())
        if !back.isEmpty { throw failure("came back: \(back.sorted())") }
    }
}
