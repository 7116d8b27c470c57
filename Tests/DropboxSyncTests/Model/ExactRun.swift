import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation

@testable import DropboxSync

/// A randomized run of a single device whose app acts while its uploads are in flight, responses are lost, and the
/// process is killed at any point. No other device uses the account, so the final remote state must be exactly what
/// the app did, without conflicted copies. The seed determines the run.
struct ExactRun {
    private let seed: UInt64
    private let device: Device
    private let emulator: DropboxEmulator
    private let power: Power
    private var random: SeededRandomNumberGenerator
    /// The expected text of each file by path; `nil` for a folder.
    private var expected: [String: String?] = [:]
    private var contents = 0
    /// The number of files to create next, so that their uploads share requests.
    private var furtherFiles = 0
    private let log = Locked<[String]>([])

    /// A failure, with the log of the run.
    struct Failure: Error, CustomStringConvertible {
        let seed: UInt64
        let message: String
        let log: [String]
        var description: String { "seed \(seed): \(message)\n" + log.joined(separator: "\n") }
    }

    static func run(seed: UInt64, steps: Int = 80) async throws {
        try await withDevices(0, seed: seed) { emulator, _ in
            let power = Power()
            let device = try Device(emulator, isDriven: true) { $0.onDiskStep = { _ in try power.check() } }
            var run = ExactRun(seed: seed, device, emulator, power)
            do {
                try await device.runUntilIdle()
                run.injectFailures()
                for _ in 0..<steps { try await run.performRandomAction() }
                try await run.finish()
            } catch let failure as Failure {
                device.stop()
                throw failure
            } catch {
                device.stop()
                throw run.failure("\(error)")
            }
            device.stop()
        }
    }

    private init(seed: UInt64, _ device: Device, _ emulator: DropboxEmulator, _ power: Power) {
        self.seed = seed
        self.device = device
        self.emulator = emulator
        self.power = power
        random = SeededRandomNumberGenerator(seed: seed)
    }

    private func failure(_ what: String) -> Failure { Failure(seed: seed, message: what, log: log.withLock { $0 }) }

    private func note(_ line: String) { log.withLock { $0.append(line) } }

    /// Makes requests fail. The failure of a request depends on its route and on the number of requests to that
    /// route, so that background requests don't affect others.
    private func injectFailures() {
        let (seed, log, counts) = (seed, log, Locked<[String: UInt64]>([:]))
        device.connection.watch { line in log.withLock { $0.append("    \(line)") } }
        device.connection.setFailure { route in
            let count = counts.withLock { counts in
                counts[route, default: 0] += 1
                return counts[route] ?? 0
            }
            var random = SeededRandomNumberGenerator(
                seed: route.utf8.reduce(seed) { $0 &* 131 &+ UInt64($1) } &+ count &* 7919)
            switch Int.random(in: 0..<30, using: &random) {
            case 0: return .reset
            case 1, 2: return .loseResponse
            case 3: return .status(503)
            case 4: return .status(429)
            case 5 where UploadRoutes.committing.contains(route): return .arriveLate
            default: return nil
            }
        }
    }

    // MARK: Actions

    private mutating func performRandomAction() async throws {
        if power.isOff { try restart() }
        let before = expected
        do {
            switch Int.random(in: 0..<100, using: &random) {
            case _ where furtherFiles > 0:
                furtherFiles -= 1
                try await create()
            case 0..<11: try await create()
            case 11..<14: furtherFiles = Int.random(in: 4...6, using: &random)
            case 14..<22: try await write()
            case 22..<28: try await createFolder()
            case 28..<36: try await move()
            case 36..<46: try await delete()
            case 46..<50:
                note(device.connection.isUp ? "goes offline" : "goes online")
                device.connection.isUp.toggle()
            case 50..<54:
                note("is killed")
                try restart()
            case 54..<58:
                let count = Int.random(in: 0..<6, using: &random)
                note("loses power after \(count) steps on the disk")
                power.fail(afterSteps: count)
            case 58..<62:
                note("what was late arrives")
                await device.connection.deliverLate()
            case 62: try emulator.account("ada").resetCursors()
            default: try await step()
            }
        } catch let error as SyncError {
            note("  \(error)")
            // An unacknowledged change isn't expected.
            expected = before
            guard power.isOff || [.network, .noConnection, .server, .retryLater].contains(error.code) else {
                throw failure("\(error)")
            }
        }
    }

    private mutating func create() async throws {
        guard let path = freePath() else { return }
        contents += 1
        let text = "\(seed)-\(contents)"
        note("creates \(path): \(text)")
        let file = try await device.filesystem.create(.at(path))
        defer { file.close() }
        expected[path] = ""
        // From here on, the file exists, even if writing its content fails.
        if power.isOff { return }
        do {
            try await file.write(text)
            expected[path] = text
        } catch {
            note("  \(error)")
        }
    }

    private mutating func write() async throws {
        guard let path = files.randomElement(using: &random) else { return }
        contents += 1
        let text = "\(seed)-\(contents)"
        note("writes \(path): \(text)")
        let file = try await device.filesystem.open(.at(path), startsDownload: false)
        defer { file.close() }
        try await file.write(text)
        expected[path] = text
    }

    private mutating func createFolder() async throws {
        guard let path = freePath() else { return }
        note("makes the folder \(path)")
        try await device.filesystem.createFolder(at: .at(path))
        expected[path] = .some(nil)
    }

    private mutating func move() async throws {
        guard let source = expected.keys.sorted().randomElement(using: &random),
            let target = freePath(outside: source)
        else { return }
        note("moves \(source) to \(target)")
        try await device.filesystem.move(.at(source), to: .at(target))
        for (path, content) in expected where path == source || path.hasPrefix(source + "/") {
            expected[path] = nil
            expected[target + path.dropFirst(source.count)] = content
        }
    }

    private mutating func delete() async throws {
        // Prefer folders, because they are most likely to reappear.
        let paths = Bool.random(using: &random) ? folders : expected.keys.sorted()
        guard let path = paths.randomElement(using: &random) else { return }
        note("deletes \(path)")
        try await device.filesystem.delete(.at(path))
        for other in expected.keys where other == path || other.hasPrefix(path + "/") { expected[other] = nil }
    }

    private mutating func step() async throws {
        let count = Int.random(in: 1...6, using: &random)
        let pulls = Int.random(in: 0..<3, using: &random) > 0
        note("syncs \(count) steps\(pulls ? "" : " without pulling")")
        // Uploads start, finish, and are saved in any order, with listings in between.
        let choices = Locked(SeededRandomNumberGenerator(seed: random.next()))
        device.setStepChooser { count in choices.withLock { Int.random(in: 0..<count, using: &$0) } }
        device.advanceClock(by: .seconds(30))
        if pulls { try device.engine.state.withLock { $0.needsPull = true } }
        for _ in 0..<count where try await !device.step() { break }
    }

    private func restart() throws {
        power.fail(afterSteps: nil)
        try device.restart()
    }

    // MARK: Paths

    private var files: [String] { expected.filter { $0.value != nil }.keys.sorted() }
    private var folders: [String] { expected.filter { $0.value == nil }.keys.sorted() }

    /// Returns an unused path in an existing folder.
    private mutating func freePath(outside source: String? = nil) -> String? {
        let parents = ([""] + folders).filter { parent in
            guard let source else { return true }
            return parent != source && !parent.hasPrefix(source + "/")
        }
        guard let parent = parents.randomElement(using: &random) else { return nil }
        let free = ["a", "b", "c", "d"].map { "\(parent)/\($0)" }.filter { expected[$0] == nil }
        return free.randomElement(using: &random)
    }

    // MARK: Final checks

    private mutating func finish() async throws {
        try restart()
        device.setStepChooser(nil)
        device.connection.setFailure(nil)
        device.connection.isUp = true
        note("all is quiet")
        for _ in 0..<4 {
            device.advanceClock(by: .seconds(3600))
            try await device.runUntilIdle()
            await device.connection.deliverLate()
        }
        let server = try await RemoteSnapshot(emulator, device.client)
        let wanted = expected.mapValues { text in text.map { ContentHash.hash(of: Data($0.utf8)) } ?? "" }
        let (tree, unsent) = try device.filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
        if !unsent.isEmpty { throw failure("unsent changes: \(unsent.joined(separator: "; "))") }
        // Without damage, nothing is in doubt.
        let doubts = try device.filesystem.doubtfulChanges
        if !doubts.isEmpty { throw failure("in doubt: \(doubts)") }
        for (name, actual) in [("the server", server.tree), ("the device", tree)] where actual != wanted {
            let differences = Set(actual.keys).union(wanted.keys).sorted().filter { actual[$0] != wanted[$0] }
            let list = differences.map { "\($0): \(actual[$0] ?? "nothing") instead of \(wanted[$0] ?? "nothing")" }
            throw failure("\(name) differs: \(list.joined(separator: "; "))")
        }
    }
}
