import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxSQLite
import DropboxTestSupport
import Foundation

@testable import DropboxEmulator
@testable import DropboxSync

/// A randomized run of several devices with failing connections and power supplies, beside a client that changes the
/// server, until everything is sent. Then the devices must agree with the server, and no content may be lost. The
/// invariants of each device's tree must always hold. The seed determines the run.
struct ModelRun {
    let seed: UInt64
    let devices: [Device]
    let emulator: DropboxEmulator
    let account: EmulatedAccount
    private let powers: [Power]
    /// A client that changes the server directly.
    let other: DropboxClient
    var random: SeededRandomNumberGenerator
    private(set) var written: [String: String] = [:]
    /// The hashes of contents that were deleted on the device that wrote them before they were sent.
    private(set) var givenUp: Set<String> = []
    /// The file that was written without bytes. Only one is, so that its hash identifies it, and nothing is written to it
    /// afterward.
    private var emptyFileDevice: Int?
    var held: [Int: File] = [:]
    /// The log of actions and requests.
    let log = Locked<[String]>([])
    private var number = 0
    /// The number of files to create next, so that their uploads share requests.
    private var furtherFiles = 0

    /// A failure, with the log of the run.
    struct Failure: Error, CustomStringConvertible {
        let seed: UInt64
        let message: String
        let log: [String]
        var description: String { "seed \(seed): \(message)\n" + log.joined(separator: "\n") }
    }

    static func run(seed: UInt64, steps: Int = 60) async throws {
        try await withDevices(0, seed: seed) { emulator, _ in
            var run = try ModelRun(seed: seed, emulator)
            defer { run.stop() }
            do {
                for device in run.devices { try await device.runUntilIdle() }
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

    private init(seed: UInt64, _ emulator: DropboxEmulator) throws {
        self.seed = seed
        self.emulator = emulator
        account = try emulator.account("ada")
        random = SeededRandomNumberGenerator(seed: seed)
        names = Bool.random(using: &random) ? Self.manyNames : ["d", "f"]
        let powers = (0..<Int.random(in: 2...4, using: &random)).map { _ in Power() }
        self.powers = powers
        devices = try powers.map { power in
            try Device(emulator, isDriven: true) { $0.onDiskStep = { _ in try power.check() } }
        }
        other = DropboxClient(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: emulator.accessToken),
            baseHosts: BaseHosts(server: emulator.url.absoluteString))
    }

    private func stop() {
        for device in devices { device.stop() }
        other.shutdown()
    }

    func failure(_ what: String) -> Failure { Failure(seed: seed, message: what, log: log.withLock { $0 }) }

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
        if powers[index].isOff { try restart(index) }
        do {
            switch Int.random(in: 0..<112, using: &random) {
            case _ where furtherFiles > 0:
                furtherFiles -= 1
                try await create(index, device)
            case 0..<15: try await create(index, device)
            case 15..<20: furtherFiles = Int.random(in: 4...6, using: &random)
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
            case 75..<78: try restart(index)
            case 78:
                note(index, "cursors are reset")
                try account.resetCursors()
            case 79..<82:
                let count = Int.random(in: 0..<8, using: &random)
                note(index, "loses power after \(count) steps on the disk")
                powers[index].fail(afterSteps: count)
            case 82..<86: try await changeCase(index, device)
            case 86..<89: try await createEmptyFile(index, device)
            case 89..<96: await changeServer()
            default: try await step(index, device)
            }
        } catch let error as SyncError {
            note(index, "  \(error.code)")
            if powers[index].isOff { return }
            switch error.code {
            case .notFound, .exists, .alreadyOpen, .parent, .invalidOperation, .deleted, .noConnection, .network,
                .server,
                .retryLater, .closed, .shutdown, .notCached:
                break
            default: throw failure("device \(index): \(error)")
            }
        }
        if !powers[index].isOff { try checkInvariants(index) }
    }

    mutating func restart(_ index: Int) throws {
        note(index, "restarts")
        held[index] = nil
        powers[index].fail(afterSteps: nil)
        try devices[index].restart()
        try checkInvariants(index)
    }

    func note(_ index: Int, _ what: String) { log.withLock { $0.append("\(index): \(what)") } }

    /// The names of items. Few names make more collisions.
    let names: [String]

    private static let manyNames = ["a.txt", "A.TXT", "b", "é", "e\u{301}", "İx", "i\u{307}x", "d", "D", "f"]

    private mutating func randomPath() throws -> SyncPath {
        var path = SyncPath.root
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            path = path.appending(names.randomElement(using: &random) ?? "a")
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

    mutating func content() -> String {
        number += 1
        let start = "\(seed)-\(number)-"
        // Few are too large to share requests.
        if Int.random(in: 0..<20, using: &random) == 0 { return start + Self.largePart }
        return start + String(repeating: "x", count: Int.random(in: 0..<20, using: &random))
    }

    private static let largePart = String(repeating: "x", count: Int(Engine.maximumBatchedSize))

    /// Returns the start of a content, for the log.
    func start(of text: String) -> String { text.count > 60 ? "\(text.prefix(60))…" : text }

    mutating func recordContent(_ text: String) {
        written[ContentHash.hash(of: Data(text.utf8))] = text
    }

    mutating func create(_ index: Int, _ device: Device) async throws {
        let path = try randomPath()
        let text = content()
        note(index, "creates \(path) with \(start(of: text))")
        let file = try await device.filesystem.create(path)
        defer { file.close() }
        try await file.write(text)
        recordContent(text)
    }

    mutating func write(_ index: Int, _ device: Device, appending: Bool) async throws {
        let path = try await randomExistingPath(device, files: true)
        let text = content()
        if try isEmptyFile(path, index) { return }
        note(index, "\(appending ? "appends to" : "writes") \(path): \(start(of: text))")
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

    mutating func move(_ index: Int, _ device: Device) async throws {
        let source = try await randomExistingPath(device, files: false)
        let target = try randomPath()
        note(index, "moves \(source) to \(target)")
        try await device.filesystem.move(source, to: target)
    }

    mutating func delete(_ index: Int, _ device: Device) async throws {
        let path = try await randomExistingPath(device, files: false)
        note(index, "deletes \(path)")
        let unsent = try device.filesystem.core.store.read { try $0.unsentHashes(below: path) }
        // Without power, the deletion may be saved although the call fails.
        givenUp.formUnion(unsent)
        try await device.filesystem.delete(path)
    }

    private mutating func changeCase(_ index: Int, _ device: Device) async throws {
        let path = try await randomExistingPath(device, files: false)
        guard let parent = path.parent else { return }
        let name = path.name == path.name.uppercased() ? path.name.lowercased() : path.name.uppercased()
        note(index, "changes the case of \(path)")
        try await device.filesystem.move(path, to: parent.appending(name))
    }

    /// Creates the only file without bytes, possibly at the path of a file that is deleted just before.
    mutating func createEmptyFile(_ index: Int, _ device: Device) async throws {
        guard emptyFileDevice == nil else { return }
        let replaces = Bool.random(using: &random)
        let path = try await replaces ? randomExistingPath(device, files: true) : randomPath()
        if replaces {
            note(index, "deletes \(path)")
            givenUp.formUnion(try device.filesystem.core.store.read { try $0.unsentHashes(below: path) })
            try await device.filesystem.delete(path)
        }
        note(index, "creates \(path) without bytes")
        // From here on, the server may have it.
        emptyFileDevice = index
        let file = try await device.filesystem.create(path)
        defer { file.close() }
        if Bool.random(using: &random) { try await file.write(Data()) }
        if !powers[index].isOff { recordContent("") }
    }

    private func isEmptyFile(_ path: SyncPath, _ index: Int) throws -> Bool {
        try emptyFileDevice == index && devices[index].filesystem.core.store.read { try $0.info(at: path).size == 0 }
    }

    mutating func createFolder(_ index: Int, _ device: Device) async throws {
        let path = try randomPath()
        note(index, "makes the folder \(path)")
        try await device.filesystem.createFolder(at: path)
    }

    private mutating func hold(_ index: Int, _ device: Device) async throws {
        held[index]?.close()
        held[index] = nil
        let path = try await randomExistingPath(device, files: true)
        if try isEmptyFile(path, index) { return }
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
            note(index, "appends to its open file: \(start(of: text))")
            try await use(file, text, appending: true)
        default:
            note(index, "writes to its open file: \(start(of: text))")
            try await use(file, text, appending: false)
        }
    }
}
