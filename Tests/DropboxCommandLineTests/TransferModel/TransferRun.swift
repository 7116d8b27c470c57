import DropboxTestSupport
import Foundation

/// A command that is stopped at random events and repeated, with changes at both ends in between, until it ends by
/// itself. The seed determines everything but the exact place of a stop.
struct TransferRun {
    /// A failure, with the history of the run.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let seed: UInt64
    private let world: TransferWorld
    private var maker: TreeMaker
    private var command = TransferCommand()
    private var source = ModelTree()
    /// The destination when the command first ran, or after the latest changes; `nil` if it didn't exist.
    private var destination: ModelTree?
    private var intents: [TransferIntent] = []
    private var stops: [TransferStop] = []
    private var history: [String] = []
    /// The tree at the destination.
    private var current: ModelTree?
    /// Whether one of the ends has changed after a stop.
    private var hasChanged = false
    /// The bytes of a file that the server received, and the number of stops, since the latest change.
    private var (received, stopCount) = (0, 0)
    /// The bytes of a file that are certainly at the destination after a stop.
    private var present = 0
    private var initialSessionCount = 0
    /// Whether requests of the previous run can still arrive, because it was stopped in this process, which lives on.
    private var hasLateRequests = false
    private var wasStopped = false
    private let distinguishesNames: Bool

    static func run(seed: UInt64, _ server: TransferServer, distinguishesNames: Bool) async throws {
        var run = TransferRun(
            seed: seed, world: try TransferWorld(server, seed: seed), maker: TreeMaker(seed: seed),
            distinguishesNames: distinguishesNames)
        do {
            try run.prepare()
            for stop in run.stops { try await run.perform(stop) }
            try await run.finish()
        } catch let failure as Failure {
            throw failure
        } catch {
            throw run.failure("\(error)")
        }
    }

    private init(seed: UInt64, world: TransferWorld, maker: TreeMaker, distinguishesNames: Bool) {
        self.seed = seed
        self.world = world
        self.maker = maker
        self.distinguishesNames = distinguishesNames
    }

    private var isPut: Bool { command.rules.direction == .put }

    // MARK: Preparation

    private mutating func prepare() throws {
        command.rules.direction = maker.chance(50) ? .put : .get
        command.usesChild = maker.chance(10)
        let kind = maker.number(0...99)
        maker.hasLargeFiles = maker.chance(4)
        maker.swapsTypes = maker.chance(30)
        source = maker.tree()
        command.rules.overwrites = maker.chance(65)
        switch kind {
        case 0..<64:
            maker.respells = distinguishesNames && maker.chance(20)
            command.rules.deletes = maker.chance(50)
            command.rules.excluded = maker.chance(30) ? ["*.tmp", "cache"] : []
            if isPut, maker.chance(35) {
                maker.addLocalItems(to: &source, fails: maker.chance(30), distinguishesNames: distinguishesNames)
            }
        case 64..<76: command.items = several()
        case 97...:
            let name = ModelName("large.bin")
            source.items[name] = .file(maker.content(of: maker.oneOf([(9 << 20) + 7, (12 << 20) + 1], or: 9 << 20)))
            command.items = .file(name)
            command.parallel = 1
        default:
            let name = ModelName("file.bin")
            let sizes = [0, 1, 300, 100_000, 4 << 20, (9 << 20) + 7, (12 << 20) + 1]
            source.items[name] = .file(
                maker.content(of: maker.chance(80) ? maker.number(0...300) : maker.oneOf(sizes, or: 0)))
            command.items = kind < 90 ? .file(name) : .stream(name)
            if kind >= 90, !isPut { command.rules.overwrites = false }
            if maker.chance(50) { command.parallel = 1 }
        }
        if maker.chance(75) {
            var tree = maker.chance(15) ? ModelTree() : maker.variant(of: source)
            if isPut { tree = tree.stored }
            if !isPut, command.items == .folder, maker.chance(30) {
                maker.addLocalItems(to: &tree, fails: maker.chance(40), distinguishesNames: false)
            }
            destination = tree
        } else if case .folder = command.items {
            destination = nil
        } else {
            destination = ModelTree()
        }
        command.forces = command.rules.deletes && (!(destination ?? ModelTree()).isEmpty || maker.chance(50))
        try world.change(isLocal: isPut, from: nil, to: source)
        if let destination { try world.change(isLocal: !isPut, from: nil, to: destination) }
        command.rules.transfersFolder = command.items == .folder
        current = destination
        initialSessionCount = try world.server.sessionCount
        intend()
        for _ in 0..<maker.oneOf([0, 1, 1, 1, 1, 1, 2, 3], or: 1) { stops.append(stop()) }
        note("dbx " + command.words(local: "l", remote: "/r").joined(separator: " "))
    }

    private mutating func several() -> TransferCommand.Items {
        // A pattern without a match is an error.
        source.items[ModelName("p.txt")] = .file(maker.content())
        return isPut ? .several(source.items.keys.sorted()) : .pattern
    }

    private mutating func stop() -> TransferStop {
        let isLarge = source.size > 4 << 20
        if seed % 16 == 0 { return TransferStop(.restart, at: maker.number(1...8), &maker) }
        let kind: TransferStop.Kind =
            switch maker.number(0...99) {
            case _ where isLarge && !isPut && maker.chance(70): .truncationKill
            case 0..<35: .kill
            case 35..<43: .interrupt
            case 43..<47: .terminate
            case 47..<77: .cancellation
            case 77..<81: .networkKill
            case 81..<84: .networkInterrupt
            case 84..<91: .expiredToken
            case 91..<94: .fullAccount
            case 94..<97: .fullDisk
            default: .lostResponse
            }
        return TransferStop(kind, at: maker.number(1...(maker.chance(20) ? 3 : callCount)), &maker)
    }

    /// About as many calls as the command makes.
    private var callCount: Int {
        let chunks = source.size >> 22
        return switch command.items {
        case .folder: isPut ? source.folderCount + 3 : source.fileCount + 2
        case .pattern: source.fileCount + 2
        case .several(let names): names.count + source.folderCount - 1
        case .file: isPut ? (chunks > 0 ? chunks + 2 : 1) : 2
        case .stream: isPut && chunks > 0 ? chunks + 2 : 1
        }
    }

    private mutating func intend() {
        var selection = command.selection(of: source)
        // Standard output is not in the tree.
        if case .stream = command.items, !isPut { selection = ModelTree() }
        intents = TransferIntent.all(selection, to: destination ?? ModelTree(), command.rules)
    }

    // MARK: Runs

    private mutating func perform(_ stop: TransferStop) async throws {
        _ = try await run(stop)
        let violations = intents.map {
            $0.violations(of: current?.withoutPartials ?? ModelTree(), from: destination ?? ModelTree())
        }
        if violations.allSatisfy({ !$0.isEmpty }) {
            throw failure("after a stop: " + violations.joined().joined(separator: "; "))
        }
        hasLateRequests = stop.kind == .cancellation
        // What a late request changes isn't known.
        if maker.chance(command.parallel == 1 ? 10 : 35), !hasLateRequests { try change() }
    }

    /// Runs the command, and checks its exit status and the bytes that it transferred.
    private mutating func run(_ stop: TransferStop?) async throws -> TransferResult {
        let start = current ?? ModelTree()
        let result = try await world.run(command, stop)
        note("\(stop?.shown ?? "no stop"): \(result.status)\n\(result.output)")
        let expected: Set<Int32> = Set(intents.map { $0.hasFailures ? 1 : 0 })
        guard expected.union(stop?.statuses ?? []).contains(result.status) else {
            throw failure("the exit status is \(result.status), not one of \(expected)")
        }
        current = try world.tree(isLocal: !isPut)
        // On a full disk, the upload isn't recorded, and the user does what the message says.
        if result.output.contains("the next --delete needs --force-delete") { command.forces = true }
        let bytes = result.received + result.sent
        // The server may count what was in flight when the previous process ended.
        let missing = source.size(without: start) * (wasStopped ? 2 : 1)
        wasStopped = stop != nil
        if command.items == .folder, stop?.repeatsRequests != true, !hasLateRequests, bytes > missing {
            throw failure("\(bytes) bytes were sent, and \(source.size(without: start)) were missing")
        }
        try checkFile(result, stop, start)
        return result
    }

    /// Checks that a file of several chunks continues where it was stopped.
    private mutating func checkFile(
        _ result: TransferResult, _ stop: TransferStop?, _ start: ModelTree
    ) throws {
        let block = 4 << 20
        // Smaller files are sent in one request.
        guard case .file(let name) = command.items, let content = source.items[name]?.content, content.count > block
        else { return }
        // A file that is complete may be sent again: dbx can't know that it isn't a new command.
        guard start.items[name]?.content != content else { return }
        if isPut, command.parallel == 1 {
            // A run that loses responses may send a chunk several times.
            received += stop?.repeatsRequests == true ? min(result.received, content.count) : result.received
            if received > content.count + stopCount * block {
                throw failure("\(received) of \(content.count) bytes were sent, with \(stopCount) stops")
            }
        } else if !isPut, result.sent > content.count - present, stop?.repeatsRequests != true {
            throw failure("\(result.sent) of \(content.count) bytes were sent, and \(present) were present")
        }
        if stop != nil { stopCount += 1 }
        if stop?.kind == .truncationKill, result.status == SIGKILL {
            present = max(present, max(0, stop.map { $0.truncation / block - 1 } ?? 0) * block)
        }
    }

    private mutating func change() throws {
        let mayDelete = command.items == .folder && (command.forces || !command.rules.deletes)
        var new = source
        maker.edit(&new, deletes: mayDelete)
        try world.change(isLocal: isPut, from: source, to: new)
        note("the source changes: " + new.differences(to: source).joined(separator: "; "))
        source = new
        if let old = current, command.forces || !command.rules.deletes {
            var new = old
            maker.edit(&new, deletes: true)
            // Another client completes a file.
            if maker.chance(25), let (name, item) = maker.file(in: source),
                new.counterpart(of: name).map({ $0.name == name }) ?? true
            {
                new.items[name] = item
            }
            if isPut { new = new.stored }
            try world.change(isLocal: !isPut, from: old, to: new)
            note("the destination changes: " + new.differences(to: old).joined(separator: "; "))
            current = new
        }
        destination = current?.withoutPartials
        (received, stopCount, present, hasChanged) = (0, 0, 0, true)
        intend()
    }

    // MARK: The end

    private mutating func finish() async throws {
        let sessionCount = try world.server.sessionCount
        _ = try await run(nil)
        try checkEnd()
        try checkSessions(sessionCount)
        hasLateRequests = false
        if maker.chance(30) {
            let again = try await run(nil)
            try checkEnd()
            if command.items == .folder, again.sent + again.received > 0 {
                throw failure("a repetition transferred \(again.sent + again.received) bytes")
            }
        }
        if try world.tree(isLocal: isPut) != source { throw failure("the source has changed") }
    }

    /// Checks that the last run has finished its upload sessions. That of a file was started by the first run.
    private func checkSessions(_ former: Int) throws {
        // A request that a stopped process sent last can start a session after the sessions were counted.
        let isSignal = stops.last.map { [.kill, .interrupt, .terminate].contains($0.kind) } ?? false
        if intents.contains(where: \.hasFailures) || hasLateRequests || (isSignal && command.items == .folder) {
            return
        }
        let count = try world.server.sessionCount
        var allowed = former
        if case .file = command.items, !hasChanged {
            // Only the response to the call that starts the session tells it. Before, `dbx` asks whose token it is, and
            // looks up the file and its folder.
            // A late response to a stopped run counts as a call of the next one, which can stop before that response, too.
            allowed = initialSessionCount + stops.enumerated().count { $0.offset > 0 || $0.element.call <= 4 }
        }
        if count > allowed { throw failure("\(count - allowed) upload sessions are not finished") }
    }

    private func checkEnd() throws {
        if case .stream(let name) = command.items, !isPut {
            guard let content = source.items[name]?.content else { return }
            if try Data(contentsOf: URL(fileURLWithPath: world.output)) != content { throw failure("other output") }
        }
        guard var actual = current else { throw failure("the destination doesn't exist") }
        // Only a mirror looks into folders that don't exist in Dropbox anymore.
        if hasChanged, !command.rules.deletes { actual = actual.withoutPartials }
        if !intents.contains(where: { $0.tree == actual }) {
            let lines = intents.map { actual.differences(to: $0.tree).joined(separator: "\n") }
            throw failure("the destination differs:\n" + lines.joined(separator: "\nor:\n"))
        }
        let journal = try world.journalFiles
        if !intents.contains(where: \.hasFailures), !journal.isEmpty { throw failure("journals remain: \(journal)") }
    }

    // MARK: Reports

    private mutating func note(_ text: String) { history.append(text) }

    private func failure(_ text: String) -> Failure {
        Failure(description: "seed \(seed): \(text)\n" + history.joined(separator: "\n"))
    }
}

extension ModelTree {
    /// The tree without the files of unfinished downloads.
    fileprivate var withoutPartials: ModelTree {
        var tree = self
        for (name, item) in items {
            if name.text.hasPrefix(".dropbox-") { tree.items[name] = nil }
            if let folder = item.folder { tree.items[name] = .folder(folder.withoutPartials) }
        }
        return tree
    }

    /// The part of the tree that Dropbox can store, as it stores it.
    fileprivate var stored: ModelTree {
        var tree = ModelTree()
        for (name, item) in sorted where !name.text.contains("\\") && !TransferIntent.isIgnored(name) {
            if case .link = item { continue }
            guard tree.counterpart(of: name) == nil else { continue }
            tree.items[name.stored] = item.folder.map { .folder($0.stored) } ?? item
        }
        return tree
    }
}
