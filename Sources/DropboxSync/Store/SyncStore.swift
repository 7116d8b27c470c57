import Dispatch
import DropboxConcurrency
import DropboxSQLite
import Foundation

/// The persistent state of a filesystem: a database with the tree, the queue of changes, and the index of the cache,
/// and the cached contents in files next to it.
///
/// Each change of the tree runs in one transaction. A content that a transaction refers to, and the record that
/// identifies it without the database, are durable before the transaction commits.
final class SyncStore: Sendable {
    let contents: ContentCache
    /// The contents of unfinished downloads.
    let partialDownloads: PartialDownloads
    /// The unsent contents that can't be matched to a file.
    let quarantine: Quarantine
    /// The directory with the journals of large uploads.
    let uploadJournalDirectory: URL
    private let cleanupGroup = DispatchGroup()
    /// The nodes of closed files that aren't cleaned up yet.
    private let closedNodes = Locked<[Int64]>([])
    /// The contents and nodes that must not be removed because a file is open.
    let openFiles = Locked(OpenFiles())
    let contentVerifier = ContentVerifier()
    let records: UnsentRecordStore
    private let database: Database
    private let file: DatabaseFile
    private let transactions = TransactionQueue()
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
    /// If a damaged database lost unsent contents, their records identify them. They are queued again by
    /// `recoverUnsent(isUpToDate:)`.
    init(
        directory: URL, onDiskStep: @escaping @Sendable (DurabilityStep) throws -> Void = { _ in },
        onDamage: @escaping @Sendable (SyncError) -> Void = { _ in },
        onChange: @escaping @Sendable (ChangeRecorder.Summary) -> Void
    ) throws {
        self.onDiskStep = onDiskStep
        self.onDamage = onDamage
        self.onChange = onChange
        try PrivateDirectory.create(directory)
        contents = try ContentCache(directory.appendingPathComponent("content"), onStep: onDiskStep)
        partialDownloads = try PartialDownloads(directory.appendingPathComponent("downloads"))
        quarantine = Quarantine(in: directory)
        uploadJournalDirectory = directory.appendingPathComponent("uploads")
        file = DatabaseFile(in: directory)
        let inventory = try contents.inventory()
        let opened = try Self.open(file, inventory)
        database = opened.database
        records = UnsentRecordStore(contents, inventory.records)
        state = Locked(State(seal: opened.seal))
        // The new files must survive a power failure, too.
        for directory in [directory, directory.deletingLastPathComponent()] { try ContentCache.sync(directory) }
        try database.read { try $0.executeScript(Tree.recordTriggers) }
        if opened.seal == nil { try seal() }
        try execute(opened.plan, isNew: opened.isRebuilt)
        try partialDownloads.removeAll { node, rev in
            try read { try $0.node(node)?.remote?.version?.rev == rev && $0.content(of: node, rev: rev) == nil }
        }
        if try read({ try $0.setting(.completedFirstSync) != nil }) { try recoverUnsent(isUpToDate: false) }
    }

    /// The URL of the database.
    static func databaseURL(in directory: URL) -> URL { DatabaseFile(in: directory).url }

    func read<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        DiskAccessMonitor.record("query", uploadJournalDirectory.path)
        do {
            return try database.snapshot { try body(Tree($0, ChangeRecorder(), openFiles.withLock { $0 })) }
        } catch {
            throw failure(error)
        }
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
        let (changes, error) = withoutActuallyEscaping(body) { body in
            let transaction = TransactionQueue.Transaction(content) { result = try body($0) }
            transactions.run(transaction) { commit($0) }
            return (transaction.changes.summary, transaction.error)
        }
        if let error { throw error }
        guard let result else { throw SyncError(.internal, "a transaction was not performed") }
        if !changes.isEmpty { onChange(changes) }
        return result
    }

    /// The number of transactions that wait for the one that is being committed.
    var waitingTransactionCount: Int { transactions.waitingCount }

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
        let outcome: (unusedFiles: [String], released: [String])
        let removed = state.withLock { $0.removed }
        let generation: String?
        do {
            // A transaction blocks readers, so it doesn't wait for a content that is alone. Several contents become durable
            // together, with their records.
            if group.count == 1 { try group[0].synchronizeContent(in: contents) }
            generation = try beginGeneration()
            outcome = try database.write { connection in
                for transaction in group { perform(transaction, on: connection) }
                let performed = group.filter { $0.error == nil }
                guard let last = performed.last else {
                    throw group.first?.error ?? SyncError(.internal, "no transaction")
                }
                let tree = Tree(connection, last.changes, openFiles.withLock { $0 })
                try tree.deleteRetired(removed)
                if let generation { try tree.set(.generation, generation) }
                if performed.contains(where: \.changes.mayExceedCacheSize) { try tree.shrinkCache() }
                let released = try records.prepare(tree, performed.compactMap(\.content))
                try onDiskStep(.commit)
                return (performed.flatMap(\.changes.summary.unusedFiles), released)
            }
        } catch {
            throw failure(error)
        }
        records.release(outcome.released)
        // Delete the files only now: the committed transaction no longer refers to them, even after a power failure.
        let deleted = contents.remove(outcome.unusedFiles)
        records.forget(deleted)
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
                try transaction.perform(in: Tree(connection, transaction.changes, openFiles.withLock { $0 }))
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
        guard isFirst else { return }
        cleanupGroup.enter()
        BlockingIO.disk.enqueue { [self] in
            defer { cleanupGroup.leave() }
            let nodes = closedNodes.withLock { nodes in
                defer { nodes = [] }
                return nodes
            }
            do {
                try write { tree in
                    for node in nodes { try tree.dropOldContents(of: node) }
                    try tree.purge(nodes)
                    try tree.shrinkCache()
                }
            } catch {}
        }
    }

    /// Waits until all files that were closed are cleaned up.
    func waitForCleanup() { cleanupGroup.wait() }

    /// Closes the store after the transaction in progress. Every later use fails.
    func close() {
        isClosed.withLock { isClosed in
            if isClosed { return }
            isClosed = true
            DiskAccessMonitor.record("close", uploadJournalDirectory.path)
            // If sealing fails, the next store checks the database in full.
            do { if state.withLock({ $0.seal?.file != $0.seal?.log && !$0.isDamaged }) { try seal() } } catch {}
            database.close()
        }
    }

    // MARK: Seal

    /// The size at which the write-ahead log is merged into the database file: 16 MiB.
    private static let maximumLogSize: Int64 = 16 << 20

    /// Merges the write-ahead log into the database file, and seals the file.
    private func seal() throws {
        try database.read { connection in
            try file.removeSeal()
            state.withLock { $0.seal = nil }
            // A concurrent reader prevents the checkpoint. The database then has no seal until the next attempt.
            guard try connection.checkpoint() else { return }
            let generation = try Tree(connection, ChangeRecorder(), OpenFiles()).setting(.generation) ?? ""
            let seal = DatabaseFile.Seal(hash: try file.hash, file: generation, log: generation)
            try file.write(seal)
            state.withLock { $0.seal = seal }
        }
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

extension SyncStore {
    /// The key of the root folder.
    static let rootKey: Int64 = 1

    /// The schema of the database.
    ///
    /// - `node` holds the local and the remote tree. `parent` and `name` are the local location (NULL: not visible).
    ///   `remote_*` is the current or last remote location; `present` indicates which. `epoch` is the round of remote
    ///   changes in which the remote state last changed; `foreign_epoch` is the round in which another device last
    ///   changed it. `seen` is the last listing that contained the node.
    /// - `queue` holds the changes that the server doesn't have yet, oldest first. `refused` is the `Tree.QueueState`
    ///   of a change that is skipped; such changes are retried later, and when the filesystem is opened. `begun`
    ///   marks uploads that the server may have executed.
    /// - `content` is the index of the cache. `used` increases with each use and doesn't depend on the clock.
    /// - `sent` has one row per `Tree.Attempt`. It identifies the changes of this device in listings.
    /// - `staged` holds remote changes until the last page of their round is received.
    /// - `retired` holds the contents that are about to be deleted.
    /// - `orphan` holds the unsent contents that a damaged database lost, until they are queued again.
    static let migrations = Migrations(
        """
        CREATE TABLE node (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT UNIQUE,
            is_folder INTEGER NOT NULL,
            parent INTEGER, name TEXT, name_key TEXT,
            remote_parent INTEGER, remote_name TEXT, remote_key TEXT,
            present INTEGER NOT NULL DEFAULT 0,
            rev TEXT, hash TEXT, size INTEGER NOT NULL DEFAULT 0, modified REAL NOT NULL DEFAULT 0,
            epoch INTEGER NOT NULL DEFAULT 0, seen INTEGER NOT NULL DEFAULT 0
        );
        CREATE UNIQUE INDEX node_local ON node (parent, name_key) WHERE parent IS NOT NULL;
        CREATE INDEX node_remote ON node (remote_parent, remote_key) WHERE remote_parent IS NOT NULL;
        INSERT INTO node (key, is_folder, present) VALUES (1, 1, 1);
        CREATE TABLE queue (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            node INTEGER NOT NULL, kind INTEGER NOT NULL, content INTEGER, base_rev TEXT,
            base_hash TEXT,
            parent INTEGER, name TEXT, epoch INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX queue_node ON queue (node);
        CREATE TABLE content (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            node INTEGER NOT NULL, file TEXT NOT NULL UNIQUE, rev TEXT, hash TEXT NOT NULL, size INTEGER NOT NULL,
            modified REAL NOT NULL, unsent INTEGER NOT NULL, used INTEGER NOT NULL
        );
        CREATE INDEX content_node ON content (node);
        CREATE INDEX content_used ON content (used) WHERE unsent = 0;
        CREATE INDEX content_unsent ON content (node) WHERE unsent = 1;
        CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        """,
        """
        ALTER TABLE queue ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX queue_ready ON queue (number) WHERE refused = 0;
        """,
        "ALTER TABLE queue ADD COLUMN begun INTEGER NOT NULL DEFAULT 0",
        """
        ALTER TABLE node ADD COLUMN foreign_epoch INTEGER NOT NULL DEFAULT 0;
        UPDATE node SET foreign_epoch = epoch;
        CREATE TABLE sent (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            change INTEGER NOT NULL, node INTEGER NOT NULL, kind INTEGER NOT NULL, hash TEXT,
            parent INTEGER, name_key TEXT, path TEXT, date REAL NOT NULL,
            id TEXT, rev TEXT, is_answered INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX sent_change ON sent (change);
        CREATE INDEX sent_node ON sent (node);
        CREATE INDEX sent_name ON sent (name_key) WHERE name_key IS NOT NULL;
        CREATE TABLE staged (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            kind INTEGER NOT NULL, id TEXT, display_path TEXT NOT NULL, lower_path TEXT NOT NULL,
            rev TEXT, hash TEXT, size INTEGER, modified REAL
        );
        CREATE INDEX staged_id ON staged (id) WHERE id IS NOT NULL;
        """,
        """
        CREATE TABLE retired (file TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE orphan (file TEXT PRIMARY KEY) WITHOUT ROWID;
        """,
        """
        DROP INDEX content_used;
        CREATE INDEX content_used ON content (used);
        CREATE INDEX queue_deletions ON queue (number) WHERE kind = 4;
        """)
}
