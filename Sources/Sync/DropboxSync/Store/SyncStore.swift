import Dispatch
import DropboxConcurrency
import DropboxSQLite
import Foundation

/// The persistent state of a filesystem: a database with the tree, the queue of changes, and the index of the cache,
/// and the cached contents in files next to it.
///
/// Each change of the tree runs in one transaction. A content that a transaction refers to, and the records of the new
/// changes in the journal, are durable before the transaction commits.
final class SyncStore: Sendable {
    let contents: ContentCache
    /// The contents of unfinished downloads.
    let partialDownloads: PartialDownloads
    /// The unsent contents that can't be matched to a file.
    let quarantine: Quarantine
    /// The directory with the journals of large uploads.
    let uploadJournalDirectory: URL
    /// The nodes of closed files and thumbnails that aren't cleaned up yet.
    private let closedNodes = Locked<[Int64]>([])
    /// The number of cleanups. The lock is held during each.
    private let cleanupCount = Locked(0)
    /// The contents and nodes that must not be removed because a file is open.
    let openFiles = Locked(OpenFiles())
    let contentVerifier = ContentVerifier()
    let journal: ChangeJournal
    /// The number of files that may be deleted without confirmation.
    let massDeletionThreshold: Int
    private let database: Database
    private let file: DatabaseFile
    /// Closes the database while the process is suspended, or `nil` if that isn't necessary.
    private let gate: SuspensionGate<SyncError>?
    private let transactions: TransactionQueue
    private let state: Locked<State>
    /// Whether the store is closed. Code that changes anything on disk holds this lock, because another store may use
    /// the directory after `close()` returns.
    private let isClosed = Locked(false)
    /// The handler that receives the changes of the local tree after each transaction.
    private let onChange: @Sendable (ChangeRecorder.Summary) -> Void
    /// The handler that is called when the database turns out to be damaged. The next store that opens it rebuilds it.
    let onDamage: @Sendable (SyncError) -> Void

    /// The handler that is called before each step on disk. Tests throw from it to simulate disk errors.
    let onDiskStep: @Sendable (DurabilityStep) throws -> Void

    private struct State {
        /// The current seal; `nil` if the database file isn't sealed.
        var seal: DatabaseFile.Seal?
        /// The name of the generation that the next transaction must write.
        var newGeneration: String?
        var isDamaged = false
        /// Contents that were deleted, but that the database still lists as retired.
        var removed: [String] = []
    }

    /// Opens the store in a directory, or creates it.
    ///
    /// If a damaged or older database lost changes, the journal has them. They are queued again by
    /// `recoverChanges(isUpToDate:)`.
    ///
    /// - Parameters:
    ///   - massDeletionThreshold: The number of files that may be deleted without confirmation. The default is no limit.
    ///   - gate: Closes the database while the process is suspended. The default is `nil`.
    init(
        directory: URL, massDeletionThreshold: Int = .max, gate: SuspensionGate<SyncError>? = nil,
        onDiskStep: @escaping @Sendable (DurabilityStep) throws -> Void = { _ in },
        onDamage: @escaping @Sendable (SyncError) -> Void = { _ in },
        onChange: @escaping @Sendable (ChangeRecorder.Summary) -> Void
    ) throws {
        self.massDeletionThreshold = massDeletionThreshold
        self.gate = gate
        self.onDiskStep = onDiskStep
        self.onDamage = onDamage
        self.onChange = onChange
        try PrivateDirectory.create(directory)
        contents = try ContentCache(directory.appendingPathComponent("content"), onStep: onDiskStep)
        partialDownloads = try PartialDownloads(directory.appendingPathComponent("downloads"))
        quarantine = Quarantine(in: directory)
        let uploadJournalDirectory = directory.appendingPathComponent("uploads")
        self.uploadJournalDirectory = uploadJournalDirectory
        transactions = TransactionQueue { DiskAccessMonitor.record("wait", uploadJournalDirectory.path) }
        file = DatabaseFile(in: directory)
        journal = ChangeJournal(in: directory, onStep: onDiskStep)
        let opened = try Self.open(file, try contents.inventory(), try journal.read())
        database = opened.database
        state = Locked(State(seal: opened.seal))
        do { try prepare(opened, in: directory) } catch {
            // The file must still match its seal, or the next store would take it for damaged.
            try database.preserveLogOnClose()
            throw error
        }
    }

    /// Prepares the database that was opened.
    private func prepare(_ opened: OpenResult, in directory: URL) throws {
        // The new files must survive a power failure, too.
        for directory in [directory, directory.deletingLastPathComponent()] { try ContentCache.sync(directory) }
        try configure()
        // The plan comes before the seal, which ends the doubt about the database, and can replace the journal.
        if opened.seal == nil, !opened.plan.isCopy { try file.breakSeal() }
        try execute(opened.plan)
        if opened.seal == nil || opened.plan.isCopy { try seal() }
        try partialDownloads.removeAll { node, rev in
            try read { try $0.node(node)?.remote?.version?.rev == rev && $0.content(of: node, rev: rev) == nil }
        }
        if try read({ try $0.setting(.completedFirstSync) != nil }) { try recoverChanges(isUpToDate: false) }
        // An upload that was discarded leaves its journal, which is harmless if it can't be removed.
        if try read({ try !$0.hasQueuedContents && $0.orphans.isEmpty }) {
            do { try FileManager.default.removeItem(at: uploadJournalDirectory) } catch {}
        }
    }

    private func configure() throws { try database.read { try $0.executeScript(Tree.journalTriggers) } }

    /// The URL of the database.
    static func databaseURL(in directory: URL) -> URL { DatabaseFile(in: directory).url }

    func read<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        DiskAccessMonitor.record("query", uploadJournalDirectory.path)
        return try whileOpen { () throws(SyncError) in
            do {
                return try database.snapshot { try body(Tree($0, ChangeRecorder(), openFiles)) }
            } catch {
                throw failure(error)
            }
        }
    }

    /// Runs work that uses the database, and waits until it's open.
    private func whileOpen<Result>(_ body: () throws(SyncError) -> Result) throws(SyncError) -> Result {
        if let gate { try gate.run(body) } else { try body() }
    }

    /// Changes the tree in one transaction, and then reports the changes.
    /// - Throws: `SyncError.Code.shutdown` if the store is closed.
    func write<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        try write(referringTo: nil, body)
    }

    /// Stores a content and refers to it in a transaction. If the transaction fails, the content is deleted.
    func withStoredContent<Result: Sendable>(
        _ content: (ContentCache) throws -> PendingContent, _ body: (Tree, PendingContent) throws -> Result
    ) throws(SyncError) -> Result {
        let stored: PendingContent
        do {
            stored = try content(contents)
        } catch {
            throw SyncError(error)
        }
        do {
            let result = try write(referringTo: stored) { try body($0, stored) }
            contents.commit(stored)
            contentVerifier.record(stored.file, at: contents.url(of: stored.file))
            return result
        } catch {
            contents.discard(stored)
            throw error
        }
    }

    private func write<Result: Sendable>(
        referringTo content: PendingContent?, _ body: (Tree) throws -> Result
    ) throws(SyncError) -> Result {
        DiskAccessMonitor.record("transaction", uploadJournalDirectory.path)
        var result: Result?
        let (changes, error) = try whileOpen { () throws(SyncError) in
            withoutActuallyEscaping(body) { body in
                let transaction = TransactionQueue.Transaction(content) { result = try body($0) }
                transactions.run(transaction) { commit($0) }
                return (transaction.changes.summary, transaction.error)
            }
        }
        if let error { throw error }
        guard let result else { throw SyncError(.internal, "a transaction was not performed") }
        if !changes.isEmpty { onChange(changes) }
        return result
    }

    /// Performs transactions, and records their errors.
    private func commit(_ group: [TransactionQueue.Transaction]) {
        do throws(SyncError) {
            try isClosed.withLock { isClosed throws(SyncError) in
                if isClosed { throw SyncError(.shutdown, "the filesystem was shut down") }
                try commitTogether(group)
            }
        } catch {
            for transaction in group { transaction.fail(error) }
        }
    }

    private func commitTogether(_ group: [TransactionQueue.Transaction]) throws(SyncError) {
        var entries = ChangeJournal.Entries()
        let unusedFiles: [String]
        let removed = state.withLock { $0.removed }
        let generation: String?
        do {
            // A transaction blocks readers, so it doesn't wait for a content that is alone. Several contents become durable
            // together, with their records.
            if group.count == 1 { try group[0].synchronizeContent(in: contents) }
            generation = try beginGeneration()
            unusedFiles = try database.write { connection in
                for transaction in group { perform(transaction, on: connection) }
                let performed = group.filter { $0.error == nil }
                guard let last = performed.last else {
                    throw group.first?.error ?? SyncError(.internal, "no transaction")
                }
                let tree = Tree(connection, last.changes, openFiles)
                try tree.deleteRetired(removed)
                if let generation { try tree.set(.generation, generation) }
                if performed.contains(where: \.changes.mayExceedCacheSize) { try tree.shrinkCache() }
                entries = try journal.entries(for: tree)
                try journal.write(entries)
                try contents.publish(
                    performed.compactMap(\.content), journal: entries.mustBeDurable ? journal.url : nil)
                try onDiskStep(.commit)
                return performed.flatMap(\.changes.summary.unusedFiles)
            }
        } catch {
            journal.withdraw(entries)
            throw failure(error)
        }
        journal.commit(entries)
        // Delete the files only now: the committed transaction no longer refers to them, even after a power failure.
        let deleted = contents.remove(unusedFiles)
        contentVerifier.forget(deleted)
        state.withLock { state in
            state.removed = state.removed.dropFirst(removed.count) + deleted
            if state.newGeneration == generation { state.newGeneration = nil }
        }
        // The transactions are complete even if sealing fails. The next one tries again.
        if file.logSize > Self.maximumLogSize { do { try seal() } catch { _ = failure(error) } }
    }

    /// Performs a transaction in a savepoint, and records its error.
    private func perform(_ transaction: TransactionQueue.Transaction, on connection: Connection) {
        do {
            try connection.transaction {
                try transaction.perform(in: Tree(connection, transaction.changes, openFiles))
            }
        } catch {
            transaction.fail(failure(error))
        }
    }

    /// Reads the tree without blocking the current task's thread on the disk.
    func reading<Result: Sendable>(
        _ body: @escaping @Sendable (Tree) throws -> Result
    ) async throws(SyncError) -> Result {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.read(body) }
    }

    /// Changes the tree in one transaction without blocking the current task's thread on the disk.
    func writing<Result: Sendable>(
        _ body: @escaping @Sendable (Tree) throws -> Result
    ) async throws(SyncError) -> Result {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.write(body) }
    }

    /// Removes what a closed file no longer needs, in the background and together with other files that are closed in
    /// the meantime. If that fails, the next change of the cache does the same work.
    func scheduleCleanup(of node: Int64) {
        let isFirst = closedNodes.withLock { nodes in
            nodes.append(node)
            return nodes.count == 1
        }
        if isFirst { BlockingIO.disk.enqueue { self.cleanUp() } }
    }

    /// Removes what the files that were closed until now no longer need, and waits for a cleanup in progress.
    func cleanUp() {
        cleanupCount.withLock { count in
            let nodes = closedNodes.withLock { nodes in
                defer { nodes = [] }
                return nodes
            }
            if nodes.isEmpty { return }
            count += 1
            do {
                try write { tree in
                    for node in nodes { try tree.cleanUp(node) }
                    try tree.shrinkCache()
                }
            } catch {}
        }
    }

    /// Closes the store after the transaction in progress. Every later use fails.
    func close() {
        isClosed.withLock { isClosed in
            if isClosed { return }
            isClosed = true
            DiskAccessMonitor.record("close", uploadJournalDirectory.path)
            // If sealing fails, the next store checks the database in full.
            do { try sealIfNeeded() } catch {}
            database.close()
        }
    }

    // MARK: Suspension

    /// Closes the database while the process is suspended. No transaction is in progress.
    func pause() {
        isClosed.withLock { isClosed in
            if isClosed { return }
            // If sealing fails, the store can't be resumed, and the next one checks the database in full.
            do { try sealIfNeeded() } catch {}
            database.close()
        }
    }

    /// Opens the database again.
    ///
    /// - Throws: `SyncError.Code.badState` if another process has changed it since.
    func resume() throws(SyncError) {
        try isClosed.withLock { isClosed throws(SyncError) in
            if isClosed { return }
            do {
                guard let seal = state.withLock({ $0.seal }), try file.seal() == seal, file.logSize == 0 else {
                    throw SyncError(
                        .badState,
                        "another process used the filesystem while the app was suspended; open the filesystem again")
                }
                try database.reopen()
                try file.configure(database)
                try configure()
            } catch {
                throw SyncError(error)
            }
        }
    }

    // MARK: Seal

    /// The size at which the write-ahead log is merged into the database file: 16 MiB.
    private static let maximumLogSize: Int64 = 16 << 20

    /// Seals the database unless nothing has changed since it was sealed, or it's damaged.
    private func sealIfNeeded() throws {
        if state.withLock({ ($0.seal.map { $0.file != $0.log } ?? true) && !$0.isDamaged }) { try seal() }
    }

    /// Merges the write-ahead log into the database file, and seals the file.
    private func seal() throws {
        try database.read { connection in
            try file.breakSeal()
            state.withLock { $0.seal = nil }
            // A concurrent reader prevents the checkpoint. The database then has no seal until the next attempt.
            guard try connection.checkpoint() else { return }
            let tree = Tree(connection, ChangeRecorder())
            let generation = try tree.setting(.generation) ?? ""
            let seal = DatabaseFile.Seal(
                hash: try file.hash, file: generation, log: generation, identity: try file.identity)
            try file.write(seal)
            state.withLock { $0.seal = seal }
            if journal.isLarge { try journal.compact(tree) }
        }
    }

    /// Replaces the journal with one that has only the queued changes.
    func compactJournal() throws {
        try database.read { try journal.compact(Tree($0, ChangeRecorder())) }
    }

    /// Returns the name of a new generation if the next transaction is the first after a checkpoint; otherwise `nil`.
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

    /// Converts an error of the database. An error that indicates damage is also reported to `onDamage`, once.
    private func failure(_ error: any Error) -> SyncError {
        guard let cause = error as? SQLiteError, cause.isCorruption else { return SyncError(error) }
        let error = SyncError(damagedDatabase: cause)
        let isFirst = state.withLock { state in
            defer { state.isDamaged = true }
            return !state.isDamaged
        }
        if isFirst {
            // If the damage can't be recorded, the next store detects it again.
            do { try file.markDamaged() } catch {}
            onDamage(error)
        }
        return error
    }
}
