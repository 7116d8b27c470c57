import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import Foundation

/// The state of the emulator: accounts, tokens, files, revisions, upload sessions, and the journal of changes.
///
/// Methods return values or throw the errors of `StoreErrors.swift`. They are independent of HTTP. Each method runs in
/// one transaction. The class is thread-safe: one lock protects the connection to SQLite. Blocks are written outside of
/// it.
final class Store: Sendable {
    let database: Database
    let content: ContentStore
    let clock: DropboxEmulator.ServerClock
    let idGenerator: IDGenerator
    private let currentLimits: Locked<DropboxEmulator.Limits>
    let changeSignal: ChangeSignal
    let lock: DirectoryLock?
    /// The content that the data directory lacked at the start, as a sentence, or `nil` if it was complete.
    let damage: String?
    /// Whether the store started from the snapshot, and not from an earlier state of the data directory.
    let startedFromSnapshot: Bool
    /// The offset of the clock in the data directory.
    let savedClockOffset: Locked<TimeInterval?>
    private let groupCommit: GroupCommit?
    let index = StoreIndex()

    /// Opens a store.
    ///
    /// - Parameters:
    ///   - directory: The directory for all data, or `nil` to keep it in memory.
    ///   - limits: The limits of the service.
    ///   - clock: The server's clock.
    ///   - idGenerator: The generator of random IDs.
    ///   - snapshot: The state of a new store. A directory that has a state keeps that. The default is `nil`, which means no
    ///     state, or that of the directory.
    init(
        directory: URL?, limits: DropboxEmulator.Limits = DropboxEmulator.Limits(),
        clock: DropboxEmulator.ServerClock = DropboxEmulator.ServerClock(),
        idGenerator: IDGenerator = IDGenerator(), snapshot: Snapshot? = nil
    ) throws {
        self.clock = clock
        self.idGenerator = idGenerator
        currentLimits = Locked(limits)
        changeSignal = ChangeSignal()
        savedClockOffset = Locked(nil)
        if let directory {
            lock = try DirectoryLock(directory)
            let blocks = directory.appendingPathComponent("blocks")
            try FileManager.default.createDirectory(at: blocks, withIntermediateDirectories: true)
            let files = try FileBlockStore(directory: blocks)
            let file = directory.appendingPathComponent("emulator.sqlite")
            // It has tokens and names. The files that SQLite creates next to it have its permissions.
            Foundation.close(try RegularFile.open(file, O_RDWR | O_CREAT))
            database = try Database(.file(file), durability: .normal, migrations: Self.migrations)
            content = ContentStore(
                blocks: TieredBlockStore(database: database, files: files), blockSize: limits.blockSize)
            groupCommit = GroupCommit(database)
            damage = try Self.damage(of: database, files)
            startedFromSnapshot = try snapshot != nil && !Self.hasAccounts(database)
            try removeUnusedBlocks(of: files)
            try continueProgress()
        } else {
            lock = nil
            content = ContentStore(blocks: MemoryBlockStore(), blockSize: limits.blockSize)
            database = try snapshot?.database.copy() ?? Database(.memory, migrations: Self.migrations)
            groupCommit = nil
            damage = nil
            startedFromSnapshot = snapshot != nil
        }
        // A snapshot that doesn't fit leaves a new directory as it is.
        if let snapshot, startedFromSnapshot { try Self.checkBlockSize(of: snapshot, limits.blockSize) }
        try Self.storeBlockSize(in: database, limits.blockSize)
        if let snapshot, startedFromSnapshot {
            if directory == nil { try adoptBlocks(of: snapshot) } else { try restore(snapshot) }
        }
        try database.write { try Jobs.failInterrupted($0) }
    }

    /// Creates a store that shares the state of another one and accesses the database and the blocks in a different
    /// way.
    init(_ other: Store, database: Database, content: ContentStore) {
        self.database = database
        self.content = content
        clock = other.clock
        idGenerator = other.idGenerator
        currentLimits = other.currentLimits
        changeSignal = other.changeSignal
        lock = other.lock
        damage = other.damage
        startedFromSnapshot = other.startedFromSnapshot
        savedClockOffset = other.savedClockOffset
        groupCommit = other.groupCommit
    }

    /// The current limits. The size of blocks never changes.
    var limits: DropboxEmulator.Limits {
        get { currentLimits.withLock(\.self) }
        set {
            currentLimits.withLock { limits in
                let blockSize = limits.blockSize
                limits = newValue
                limits.blockSize = blockSize
            }
        }
    }

    /// A number that increases with each change of the state.
    var changeNumber: Int { database.changeNumber }

    /// Closes the database. All later calls throw.
    func close() {
        // If that fails, the disk is full or broken, and the next start has the time before the last move of the clock.
        do { try saveClock() } catch {}
        database.close()
        lock?.release()
    }

    /// Waits until all committed transactions survive a power failure. Call this before sending a response.
    func waitUntilDurable() async throws { try await groupCommit?.waitUntilDurable() }

    func read<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try database.read(body)
    }

    /// Runs a transaction that can change entries. Notifies subscribers of the changes after the commit.
    func write<Result: Sendable>(_ body: (Writer) throws -> Result) throws -> Result {
        let (result, changed, released) = try database.write { connection in
            let writer = try Writer(connection, store: self)
            let result = try body(writer)
            try writer.commitSequence()
            try saveProgress(in: connection)
            return (result, writer.changedPaths, writer.releasedBlocks)
        }
        changeSignal.notify(changed)
        if !released.isEmpty { try removeUnused(released) }
        return result
    }

    /// Checks that the content of a database has the configured block size, and stores that in a new database.
    static func storeBlockSize(in database: Database, _ blockSize: Int) throws {
        try database.write { connection in
            if let stored = try Self.blockSize(connection), stored != blockSize {
                throw BlockSizeMismatchError(source: "the data", remedy: "directory", stored, configured: blockSize)
            }
            try connection.execute("INSERT OR IGNORE INTO settings VALUES ('block_size', ?)", blockSize)
        }
    }

    /// Checks that the content of a snapshot has the configured block size.
    static func checkBlockSize(of snapshot: Snapshot, _ blockSize: Int) throws {
        if let stored = try snapshot.database.read(Self.blockSize), stored != blockSize {
            throw BlockSizeMismatchError(source: "the saved state", remedy: "state", stored, configured: blockSize)
        }
    }

    private static func blockSize(_ connection: Connection) throws -> Int? {
        try connection.value("SELECT value FROM settings WHERE name = 'block_size'", as: Int.self)
    }

    /// The stored data has another block size than the configured one.
    struct BlockSizeMismatchError: Error, CustomStringConvertible {
        let description: String

        fileprivate init(source: String, remedy: String, _ stored: Int, configured: Int) {
            description = """
                cannot open \(source): its block size is \(stored), not \(configured); set block_size to \(stored) in the \
                configuration, or use another \(remedy)
                """
        }
    }

    /// Removes blocks of uploads that a crash or stop interrupted.
    private func removeUnusedBlocks(of files: FileBlockStore) throws {
        try removeUnused(try files.allHashes())
        let query = "SELECT hash FROM small_blocks"
        try removeUnused(try database.read { try $0.rows(query) { BlockHash(bytes: $0[0] ?? Data()) } })
    }

    /// Removes blocks of uploads that failed, were interrupted, or lost a race. Call this after each request that
    /// receives content.
    func removeAbandonedBlocks() throws {
        let blocks = content.drainUnpinnedBlocks()
        if !blocks.isEmpty { try removeUnused(blocks) }
    }

    /// Removes the blocks that have no references.
    ///
    /// No new reference can appear in the meantime: adding one requires the database lock, and blocks without a
    /// reference yet are pinned.
    func removeUnused(_ blocks: [BlockHash]) throws {
        try database.read { connection in
            for hash in blocks where try !Self.isUsed(hash, connection) {
                try content.removeUnused(hash) {
                    try connection.execute("DELETE FROM small_blocks WHERE hash = ?", hash.bytes)
                }
            }
        }
    }

    /// Returns whether a file or upload session refers to the block.
    private static func isUsed(_ hash: BlockHash, _ connection: Connection) throws -> Bool {
        let query = """
            SELECT EXISTS (SELECT 1 FROM content_blocks WHERE block = ?1)
                OR EXISTS (SELECT 1 FROM upload_blocks WHERE block = ?1)
            """
        return try connection.value(query, hash.bytes, as: Bool.self) ?? false
    }
}

/// Synchronizes committed transactions with the disk in groups. Callers that arrive during a sync share the next one.
///
/// Responses wait for the sync of all transactions that were committed before. A power failure therefore can't lose
/// data that a client saw.
final class GroupCommit: Sendable {
    private struct State {
        /// The number of the last synchronized transaction.
        var syncedCommitCount = 0
        var isRunning = false
        var waiting: [CheckedContinuation<Void, any Error>] = []
    }

    private let database: Database
    private let state = Locked(State())

    init(_ database: Database) { self.database = database }

    /// Waits until all transactions committed so far are durable.
    func waitUntilDurable() async throws {
        let target = database.commitCount
        guard state.withLock({ $0.syncedCommitCount < target }) else { return }
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = state.withLock { state in
                state.waiting.append(continuation)
                defer { state.isRunning = true }
                return !state.isRunning
            }
            if isFirst { BlockingIO.disk.enqueue { self.syncUntilIdle() } }
        }
    }

    /// Synchronizes the database until no caller is waiting.
    private func syncUntilIdle() {
        while true {
            let waiting = state.withLock { state in
                state.isRunning = !state.waiting.isEmpty
                defer { state.waiting = [] }
                return state.waiting
            }
            guard !waiting.isEmpty else { return }
            let commitCount = database.commitCount
            do {
                try database.sync()
                state.withLock { $0.syncedCommitCount = max($0.syncedCommitCount, commitCount) }
                for continuation in waiting { continuation.resume() }
            } catch {
                for continuation in waiting { continuation.resume(throwing: error) }
            }
        }
    }
}

extension Store {
    /// The tables of the emulator, in the order of their introduction. Each script is next to the code that reads its
    /// tables.
    ///
    /// Never edit a released script. Append a new script to change a table.
    static let migrations = Migrations(
        settingsSchema,
        filesSchema,
        TieredBlockStore.schema,
        accountsSchema,
        oauthSchema,
        jobsSchema,
        tagsSchema,
        locksSchema,
        propertiesSchema,
        teamSchema,
        sharingSchema,
        linksSchema,
        fileRequestsSchema,
        fileMembersSchema,
        photosSchema,
        emailsSchema,
        abandonedChangesSchema,
        webhooksSchema,
        removedTokensSchema
    )

    private static let settingsSchema = """
        CREATE TABLE settings (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
        INSERT INTO settings VALUES ('sequence', 0);
        """
}
