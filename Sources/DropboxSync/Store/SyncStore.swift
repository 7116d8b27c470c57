import Dispatch
import Foundation
import DropboxConcurrency
import DropboxSQLite

/// Everything that lasts: the tree, the queue of changes and the index of the cache in one database, contents beside it.
///
/// What changes the tree runs in one transaction; content that a transaction speaks of has reached the disk before it, and
/// so has what makes it known without the database.
final class SyncStore: Sendable {
    let contents: ContentCache
    /// Contents that are coming.
    let partials: PartialDownloads
    /// Unsent contents that nobody knows what to do with.
    let quarantine: Quarantine
    /// Where uploads of large files keep how far they are.
    let uploadFolder: URL
    private let lateWork = DispatchGroup()
    /// What may not go because a file is open.
    let open = Locked(OpenFiles())
    let checks = ContentChecks()
    let records: RecordKeeper
    private let database: Database
    private let file: DatabaseFile
    private let state: Locked<State>
    /// Whether the store is closed. Whoever changes anything on the disk holds the lock, so that nothing comes after that: the
    /// next store may have the folder by then.
    private let isClosed = Locked(false)
    /// Told after each transaction what it changed in the local view.
    private let onChange: @Sendable (ChangeRecorder.Summary) -> Void
    /// Told when the database turns out to be damaged: it's made anew when the store is opened the next time.
    let onDamage: @Sendable (SyncError) -> Void

    /// Told of each step on the disk before it is taken; what it throws is what the disk fails with.
    let onDiskStep: @Sendable (DurabilityStep) throws -> Void

    private struct State {
        /// What the seal says; nil where the database file has none.
        var seal: DatabaseFile.Seal?
        /// The name of the generation that the next transaction has to write.
        var newGeneration: String?
        var isDamaged = false
        /// Contents that were deleted, and that the database still has among those that are about to be.
        var removed: [String] = []
    }

    /// Opens the store in a folder, or makes it. What a damaged database has lost of unsent contents is found by their
    /// records, and waits for `recoverUnsent(isUpToDate:)`.
    init(
        folder: URL, onDiskStep: @escaping @Sendable (DurabilityStep) throws -> Void = { _ in },
        onDamage: @escaping @Sendable (SyncError) -> Void = { _ in },
        onChange: @escaping @Sendable (ChangeRecorder.Summary) -> Void
    ) throws {
        self.onDiskStep = onDiskStep
        self.onDamage = onDamage
        self.onChange = onChange
        try PrivateDirectory.create(folder)
        contents = try ContentCache(folder.appendingPathComponent("content"), onStep: onDiskStep)
        partials = PartialDownloads(folder.appendingPathComponent("downloads"))
        quarantine = Quarantine(in: folder)
        uploadFolder = folder.appendingPathComponent("uploads")
        file = DatabaseFile(in: folder)
        let inventory = try contents.inventory()
        let opened = try Self.open(file, inventory)
        database = opened.database
        records = RecordKeeper(contents, inventory.records)
        state = Locked(State(seal: opened.seal))
        // What was made now has to be found after a loss of power, too.
        for folder in [folder, folder.deletingLastPathComponent()] { try ContentCache.sync(folder) }
        try database.read { try $0.executeScript(Tree.recordTriggers) }
        if opened.seal == nil { try seal() }
        try carryOut(opened.plan, isNew: opened.isRebuilt)
        try partials.clear { node, rev in
            try read { try $0.node(node)?.remote?.version?.rev == rev && $0.content(of: node, rev: rev) == nil }
        }
        if try read({ try $0.setting(.completedFirstSync) != nil }) { try recoverUnsent(isUpToDate: false) }
    }

    /// Where the database is.
    static func database(in folder: URL) -> URL { DatabaseFile(in: folder).url }

    func read<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        DiskUse.note("query", uploadFolder.path)
        do {
            return try database.read { try body(Tree($0, ChangeRecorder(), open.withLock { $0 })) }
        } catch {
            throw failure(error)
        }
    }

    /// Changes the tree, all or nothing, and tells about it.
    /// - Throws: `SyncError.Code.shutdown` when the store is closed.
    func write<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        DiskUse.note("transaction", uploadFolder.path)
        let (result, changes) = try isClosed.withLock { isClosed throws(SyncError) in
            if isClosed { throw SyncError(.shutdown, "the filesystem was shut down") }
            return try commit(body)
        }
        if !changes.isEmpty { onChange(changes) }
        return result
    }

    private func commit<Result: Sendable>(
        _ body: (Tree) throws -> Result
    ) throws(SyncError) -> (result: Result, changes: ChangeRecorder.Summary) {
        let outcome: (result: Result, changes: ChangeRecorder.Summary, released: [String])
        let removed = state.withLock { $0.removed }
        let generation: String?
        do {
            generation = try beginGeneration()
            outcome = try database.write { connection in
                let log = ChangeRecorder()
                let tree = Tree(connection, log, open.withLock { $0 })
                try tree.forgetRetired(removed)
                if let generation { try tree.set(.generation, generation) }
                let result = try body(tree)
                let released = try records.prepare(tree)
                try onDiskStep(.commit)
                return (result, log.summary, released)
            }
        } catch {
            throw failure(error)
        }
        records.release(outcome.released)
        // Only now that nothing speaks of them any more, even after a loss of power.
        let gone = contents.remove(outcome.changes.unusedFiles)
        records.forget(gone)
        checks.forget(gone)
        state.withLock { state in
            state.removed = state.removed.dropFirst(removed.count) + gone
            if state.newGeneration == generation { state.newGeneration = nil }
        }
        // The transaction is complete, whatever comes of this: it's tried again after the next one.
        if file.logSize > Self.largestLog { do { try seal() } catch { _ = failure(error) } }
        return (outcome.result, outcome.changes)
    }

    /// As `read`, for tasks: elsewhere, because it may wait for the disk.
    func reading<Result: Sendable>(
        _ body: @escaping @Sendable (Tree) throws -> Result
    ) async throws(SyncError) -> Result {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.read(body) }
    }

    /// As `write`, for tasks: elsewhere, because it waits for the disk.
    func writing<Result: Sendable>(
        _ body: @escaping @Sendable (Tree) throws -> Result
    ) async throws(SyncError) -> Result {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.write(body) }
    }

    /// Tidies the tree up some time soon. Where that fails, the next one to tidy up does it.
    func writeLater(_ body: @escaping @Sendable (Tree) throws -> Void) {
        lateWork.enter()
        BlockingIO.disk.later { [self] in
            defer { lateWork.leave() }
            do { try write(body) } catch {}
        }
    }

    /// Waits until nothing is left that is to be done some time soon.
    func finishLateWork() { lateWork.wait() }

    /// Closes the store, after the transaction that is under way. Every later use fails.
    func close() {
        isClosed.withLock { isClosed in
            if isClosed { return }
            isClosed = true
            DiskUse.note("close", uploadFolder.path)
            // Where this fails, the next one to open the database checks it in another way.
            do { if state.withLock({ $0.seal?.file != $0.seal?.log && !$0.isDamaged }) { try seal() } } catch {}
            database.close()
        }
    }

    // MARK: The seal

    /// How large the log becomes before what it has goes into the database file: 16 MiB.
    private static let largestLog: Int64 = 16 << 20

    /// Brings everything into the database file, and seals that.
    private func seal() throws {
        try database.read { connection in
            try file.breakSeal()
            state.withLock { $0.seal = nil }
            // Somebody who reads at the moment keeps the log from being emptied: then there is no seal for a while.
            guard try connection.checkpoint() else { return }
            let generation = try Tree(connection, ChangeRecorder(), OpenFiles()).setting(.generation) ?? ""
            let seal = DatabaseFile.Seal(hash: try file.hash, file: generation, log: generation)
            try file.write(seal)
            state.withLock { $0.seal = seal }
        }
    }

    /// The name of a new generation for the first transaction after a checkpoint to write; nil for all others.
    private func beginGeneration() throws -> String? {
        try state.withLock { state in
            if var seal = state.seal, seal.file == seal.log {
                seal.log = UUID().uuidString
                try file.write(seal)
                state.seal = seal
                state.newGeneration = seal.log
            }
            return state.newGeneration
        }
    }

    /// What an error of the database means. One that tells of damage ends the use of the database.
    private func failure(_ error: any Error) -> SyncError {
        guard let cause = error as? SQLiteError, cause.isOfDamage else { return SyncError(error) }
        let error = SyncError(damagedDatabase: cause)
        let isFirst = state.withLock { state in
            defer { state.isDamaged = true }
            return !state.isDamaged
        }
        if isFirst {
            // Where that can't be noted, the database is found to be damaged in the same way again.
            do { try file.markDamaged() } catch {}
            onDamage(error)
        }
        return error
    }
}

/// What is in use: it outlives its time until the files are closed.
struct OpenFiles: Sendable {
    /// How many files are open at a content.
    var contents: [Int64: Int] = [:]
    /// The numbers of the changes that are on their way to the server.
    var sending: Set<Int64> = []
    /// The nodes that files are open at.
    var nodes: Set<Int64> = []
    /// The nodes of files that were created, are open, and were not written to: they are not sent yet.
    var unwritten: Set<Int64> = []
    /// How many files and thumbnails are open at a version of the server's whose content is not here yet, by rev.
    var wanted: [String: Int] = [:]

    var isEmpty: Bool { contents.isEmpty && nodes.isEmpty && wanted.isEmpty }

    func isUsing(_ content: Tree.Content) -> Bool {
        contents[content.key] != nil || content.rev.map { wanted[$0] != nil } == true
    }
}

/// What a transaction changed in the local view.
final class ChangeRecorder {
    /// The places where something changed, the files and folders that did, and contents that nothing speaks of any more.
    struct Summary: Sendable {
        var paths: Set<SyncPath> = []
        var nodes: Set<Int64> = []
        var unusedFiles: [String] = []
        var isEmpty: Bool { paths.isEmpty && nodes.isEmpty }
    }

    /// More places than these count as the whole tree.
    static let maximumPaths = 1000

    private(set) var summary = Summary()

    /// Something came, went or became another at a path, with all that is below it; nil for what the app does not see.
    func record(_ path: () throws -> SyncPath?) rethrows {
        if summary.paths == [.root] { return }
        guard let path = try path() else { return }
        if !path.isRoot, summary.paths.count < Self.maximumPaths {
            summary.paths.insert(path)
        } else {
            summary.paths = [.root]
        }
    }

    func record(node: Int64) { summary.nodes.insert(node) }

    func record(unusedFile: String) { summary.unusedFiles.append(unusedFile) }
}
