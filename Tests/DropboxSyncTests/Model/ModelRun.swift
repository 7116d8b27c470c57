import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxSQLite
import DropboxTestSupport
import Foundation

@testable import DropboxEmulator
@testable import DropboxSync

/// A randomized run of several devices with failing connections, until everything is sent. Then the devices must
/// agree with the server, and no content may be lost. The seed determines the run.
struct ModelRun {
    let seed: UInt64
    let devices: [Device]
    let emulator: DropboxEmulator
    let account: EmulatedAccount
    private var random: SeededRandomNumberGenerator
    private var written: [String: String] = [:]
    /// The hashes of contents that were deleted on the device that wrote them before they were sent.
    private var givenUp: Set<String> = []
    private var held: [Int: File] = [:]
    /// The log of actions and requests.
    private let log = Locked<[String]>([])
    private var number = 0

    /// A failure, with the log of the run.
    struct Failure: Error, CustomStringConvertible {
        let seed: UInt64
        let message: String
        let log: [String]
        var description: String { "seed \(seed): \(message)\n" + log.joined(separator: "\n") }
    }

    static func run(seed: UInt64, steps: Int = 60) async throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        let count = Int.random(in: 2...4, using: &random)
        try await withDevices(count, isDriven: true, seed: seed) { emulator, devices in
            var run = try ModelRun(seed: seed, devices: devices, emulator, random: random)
            do {
                for device in devices { try await device.runUntilIdle() }
                run.injectFailures()
                for _ in 0..<steps { try await run.performRandomAction() }
                try await run.runUntilQuiet()
                try await run.check()
            } catch let failure as Failure {
                throw failure
            } catch {
                throw run.failure("\(error)")
            }
        }
    }

    private init(seed: UInt64, devices: [Device], _ emulator: DropboxEmulator, random: SeededRandomNumberGenerator)
        throws
    {
        self.seed = seed
        self.devices = devices
        self.emulator = emulator
        account = try emulator.account("ada")
        self.random = random
    }

    private func failure(_ what: String) -> Failure { Failure(seed: seed, message: what, log: log.withLock { $0 }) }

    // MARK: Failures

    /// Makes requests fail. The failure of a request depends on its route and on the number of requests to that
    /// route, so that background downloads don't affect others.
    private func injectFailures() {
        for (index, device) in devices.enumerated() {
            let counts = Locked<[String: UInt64]>([:])
            let (seed, log) = (seed &* 31 &+ UInt64(index), log)
            device.connection.watch { text in log.withLock { $0.append("\(index):     \(text)") } }
            device.connection.setFailure { route in
                let count = counts.withLock { counts in
                    counts[route, default: 0] += 1
                    return counts[route] ?? 0
                }
                let key = route.utf8.reduce(seed) { $0 &* 131 &+ UInt64($1) } &+ count &* 7919
                var random = SeededRandomNumberGenerator(seed: key)
                switch Int.random(in: 0..<40, using: &random) {
                case 0: return .reset
                case 1, 2: return .loseResponse
                case 3: return .status(500)
                case 4: return .status(429)
                default: return nil
                }
            }
        }
    }

    // MARK: Actions

    private mutating func performRandomAction() async throws {
        let index = Int.random(in: devices.indices, using: &random)
        let device = devices[index]
        do {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<20: try await create(index, device)
            case 20..<32: try await write(index, device, appending: false)
            case 32..<38: try await write(index, device, appending: true)
            case 38..<48: try await move(index, device)
            case 48..<55: try await delete(index, device)
            case 55..<61: try await createFolder(index, device)
            case 61..<66: try await hold(index, device)
            case 66..<71: try await useHeld(index)
            case 71..<75:
                note(index, device.connection.isUp ? "goes offline" : "goes online")
                device.connection.isUp.toggle()
            case 75..<78:
                note(index, "restarts")
                held[index] = nil
                try device.restart()
            case 78:
                note(index, "cursors are reset")
                try account.resetCursors()
            default: try await step(index, device)
            }
        } catch let error as SyncError {
            note(index, "  \(error.code)")
            switch error.code {
            case .notFound, .exists, .alreadyOpen, .parent, .invalidOperation, .deleted, .noConnection, .network,
                .server,
                .retryLater, .closed, .shutdown, .notCached:
                break
            default: throw failure("device \(index): \(error)")
            }
        }
    }

    private func note(_ index: Int, _ what: String) { log.withLock { $0.append("\(index): \(what)") } }

    private static let names = ["a.txt", "A.TXT", "b", "é", "e\u{301}", "d", "D", "f"]

    private mutating func randomPath() throws -> SyncPath {
        var path = SyncPath.root
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            path = path.appending(Self.names.randomElement(using: &random) ?? "a")
        }
        return path
    }

    /// Returns a path that exists, most of the time.
    private mutating func randomExistingPath(_ device: Device, files: Bool) async throws -> SyncPath {
        var folder = SyncPath.root
        for _ in 0..<3 {
            let infos = try device.filesystem.core.store.read { tree in
                let key = try tree.lookUp(folder)?.key ?? 0
                return try tree.children(of: key).map { ($0.local?.name ?? "", $0.isFolder) }
            }.sorted { $0.0 < $1.0 }
            guard let (name, isFolder) = infos.randomElement(using: &random) else { break }
            folder = folder.appending(name)
            if !isFolder { return folder }
            if !files, Bool.random(using: &random) { return folder }
        }
        return folder.isRoot ? try randomPath() : folder
    }

    private mutating func content() -> String {
        number += 1
        return "\(seed)-\(number)-" + String(repeating: "x", count: Int.random(in: 0..<20, using: &random))
    }

    private mutating func recordContent(_ text: String) {
        written[ContentHash.hash(of: Data(text.utf8))] = text
    }

    private mutating func create(_ index: Int, _ device: Device) async throws {
        let path = try randomPath()
        let text = content()
        note(index, "creates \(path) with \(text)")
        let file = try await device.filesystem.create(path)
        defer { file.close() }
        try await file.write(text)
        recordContent(text)
    }

    private mutating func write(_ index: Int, _ device: Device, appending: Bool) async throws {
        let path = try await randomExistingPath(device, files: true)
        let text = content()
        note(index, "\(appending ? "appends to" : "writes") \(path): \(text)")
        let file = try await device.filesystem.open(path)
        defer { file.close() }
        try await use(file, text, appending: appending)
    }

    private mutating func use(_ file: File, _ text: String, appending: Bool) async throws {
        if appending {
            let previous = try await file.readString()
            try await file.append(text)
            recordContent(previous + text)
        } else {
            try await file.write(text)
            recordContent(text)
        }
    }

    private mutating func move(_ index: Int, _ device: Device) async throws {
        let source = try await randomExistingPath(device, files: false)
        let target = try randomPath()
        note(index, "moves \(source) to \(target)")
        try await device.filesystem.move(source, to: target)
    }

    private mutating func delete(_ index: Int, _ device: Device) async throws {
        let path = try await randomExistingPath(device, files: false)
        note(index, "deletes \(path)")
        let unsent = try device.filesystem.core.store.read { try $0.unsentHashes(below: path) }
        try await device.filesystem.delete(path)
        givenUp.formUnion(unsent)
    }

    private mutating func createFolder(_ index: Int, _ device: Device) async throws {
        let path = try randomPath()
        note(index, "makes the folder \(path)")
        try await device.filesystem.createFolder(at: path)
    }

    private mutating func hold(_ index: Int, _ device: Device) async throws {
        held[index]?.close()
        held[index] = nil
        let path = try await randomExistingPath(device, files: true)
        note(index, "opens \(path) and keeps it open")
        held[index] = try await device.filesystem.open(path)
    }

    private mutating func useHeld(_ index: Int) async throws {
        guard let file = held[index] else { return }
        let text = content()
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            note(index, "updates its open file")
            try await file.update()
        case 1:
            note(index, "appends to its open file: \(text)")
            try await use(file, text, appending: true)
        default:
            note(index, "writes to its open file: \(text)")
            try await use(file, text, appending: false)
        }
    }

    private mutating func step(_ index: Int, _ device: Device) async throws {
        let count = Int.random(in: 1...10, using: &random)
        // Changes may be sent before remote changes are known.
        let isLate = Int.random(in: 0..<3, using: &random) == 0
        note(index, "syncs \(count) steps\(isLate ? ", without news" : "")")
        let engine = try device.engine
        // Uploads start, run, and finish in any order, with listings in between.
        let choices = Locked(SeededRandomNumberGenerator(seed: random.next()))
        device.setStepChooser { count in choices.withLock { Int.random(in: 0..<count, using: &$0) } }
        device.advanceClock(by: .seconds(30))
        if !isLate { engine.state.withLock { $0.needsPull = true } }
        for _ in 0..<count where try await !engine.step() { break }
    }

    // MARK: Final checks

    private mutating func runUntilQuiet() async throws {
        held = [:]
        for device in devices {
            device.setStepChooser(nil)
            device.connection.setFailure(nil)
            device.connection.isUp = true
        }
        log.withLock { $0.append("all are quiet") }
        // The results of earlier uploads may not be saved yet.
        for device in devices {
            let engine = try device.engine
            while engine.state.withLock({ $0.uploads.values.contains { $0.outcome != nil } }) {
                do { _ = try await engine.step() } catch { guard error.isTransient else { throw error } }
            }
        }
        for _ in 0..<12 {
            for device in devices {
                device.advanceClock(by: .seconds(3600))
                try await device.runUntilIdle()
            }
        }
    }

    private func check() async throws {
        let server = try await RemoteSnapshot(emulator, devices[0].client)
        for (index, device) in devices.enumerated() {
            let (tree, unsent) = try device.filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
            if !unsent.isEmpty {
                throw failure("device \(index) has unsent changes: \(unsent.joined(separator: "; "))")
            }
            if tree != server.tree {
                let differences = Set(tree.keys).union(server.tree.keys).sorted().filter { tree[$0] != server.tree[$0] }
                let list = differences.map {
                    "\($0): \(tree[$0] ?? "nothing") instead of \(server.tree[$0] ?? "nothing")"
                }
                throw failure("device \(index) differs: \(list.joined(separator: "; "))")
            }
        }
        let lost = written.filter { !server.hashes.contains($0.key) && !givenUp.contains($0.key) }.values.sorted()
        if !lost.isEmpty { throw failure("lost: \(lost)") }
    }
}

extension Tree {
    /// Returns descriptions of the queued changes.
    func unsent() throws -> [String] {
        var result: [String] = []
        var number = Int64.min
        while let change = try nextChange(after: number) {
            number = change.number
            let folder = try change.location.flatMap { try node($0.parent) }
            result.append("\(change) of \(String(describing: try node(change.node))) in \(String(describing: folder))")
        }
        return result
    }

    /// Returns the hashes of the unsent contents at a path and below it.
    func unsentHashes(below path: SyncPath) throws -> [String] {
        guard let top = try lookUp(path) else { return [] }
        return try db.rows(
            """
            WITH RECURSIVE below (key) AS (
                SELECT ? UNION SELECT node.key FROM node JOIN below ON node.parent = below.key)
            SELECT hash FROM content JOIN below ON content.node = below.key WHERE unsent = 1
            """, top.key
        ) { $0.text(0) ?? "" }
    }

    /// Returns the hash of each visible file by path; an empty string for a folder.
    func listing() throws -> [String: String] {
        var result: [String: String] = [:]
        var folders: [(key: Int64, path: SyncPath)] = [(SyncStore.rootKey, .root)]
        while let (key, path) = folders.popLast() {
            for child in try children(of: key) {
                let childPath = path.appending(child.local?.name ?? "")
                result[childPath.key] = child.isFolder ? "" : child.remote?.version?.hash ?? "unsent"
                if child.isFolder { folders.append((child.key, childPath)) }
            }
        }
        return result
    }
}

/// The remote state: the tree, and all contents.
struct RemoteSnapshot {
    /// The hash of the file at each path; empty for a folder.
    private(set) var tree: [String: String] = [:]
    /// The hashes of all revisions of all files, including deleted files.
    let hashes: Set<String>

    init(_ emulator: DropboxEmulator, _ client: DropboxClient) async throws {
        hashes = try emulator.store.read { connection in
            Set(try connection.rows("SELECT DISTINCT lower(hex(content)) FROM revisions") { $0.text(0) ?? "" })
        }
        var page = try await client.files.listFolder(path: "", recursive: true).response()
        while true {
            for entry in page.entries { add(entry) }
            guard page.hasMore else { break }
            page = try await client.files.listFolderContinue(cursor: page.cursor).response()
        }
    }

    private mutating func add(_ entry: Files.Metadata) {
        guard let path = entry.pathLower else { return }
        tree[path] = (entry as? Files.FileMetadata).map { $0.contentHash ?? "?" } ?? ""
    }
}
