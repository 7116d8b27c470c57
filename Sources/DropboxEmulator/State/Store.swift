import DropboxCore
import Foundation
import DropboxConcurrency
import DropboxSQLite

/// All that the emulator remembers: accounts, tokens, files, revisions, upload sessions, and the journal of changes.
///
/// Its functions return values or throw the failures of `Failures.swift`; they know nothing of HTTP. Each is one
/// transaction. Everything may be called from every thread: one connection to SQLite behind one lock is the state, blocks
/// are written outside of it.
final class Store: Sendable {
    let database: Database
    let content: ContentStore
    let clock: ServerClock
    let minting: IDGenerator
    let limits: Limits
    let changes: ChangeSignal
    /// How often the check of a job that begins from now on answers that it is in progress.
    let jobPolls: Locked<Int>
    let lock: DirectoryLock?
    private let groupCommit: GroupCommit?

    /// - Parameter folder: where to keep everything; nil for memory.
    init(
        folder: URL?, limits: Limits = Limits(), clock: ServerClock = ServerClock(),
        minting: IDGenerator = IDGenerator()
    )
        throws
    {
        self.clock = clock
        self.minting = minting
        self.limits = limits
        changes = ChangeSignal()
        jobPolls = Locked(limits.jobPolls)
        if let folder {
            lock = try DirectoryLock(folder)
            let blocks = folder.appendingPathComponent("blocks")
            try FileManager.default.createDirectory(at: blocks, withIntermediateDirectories: true)
            let files = try FileBlockStore(folder: blocks)
            let file = folder.appendingPathComponent("emulator.sqlite")
            database = try Database(.file(file), durability: .normal, migrations: Self.migrations)
            content = ContentStore(
                blocks: TieredBlockStore(database: database, files: files), blockSize: limits.blockSize)
            groupCommit = GroupCommit(database)
            try removeUnusedBlocks(of: files)
        } else {
            lock = nil
            content = ContentStore(blocks: MemoryBlockStore(), blockSize: limits.blockSize)
            database = try Database(.memory, migrations: Self.migrations)
            groupCommit = nil
        }
        try checkBlockSize()
        try database.write { try Jobs.loseUnended($0) }
    }

    /// The same store with another way to its database and blocks.
    init(_ other: Store, database: Database, content: ContentStore) {
        self.database = database
        self.content = content
        clock = other.clock
        minting = other.minting
        limits = other.limits
        changes = other.changes
        jobPolls = other.jobPolls
        lock = other.lock
        groupCommit = other.groupCommit
    }

    /// Closes the files. Every later call throws.
    func close() {
        database.close()
        lock?.release()
    }

    /// Waits until all that was written before lasts, whatever happens to the machine. To be called before anybody is told.
    func settle() async throws { try await groupCommit?.settle() }

    func read<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try database.read(body)
    }

    /// Runs a transaction that may change entries, and tells whoever waits for changes after it is committed.
    func write<Result: Sendable>(_ body: (Writer) throws -> Result) throws -> Result {
        let (result, changed, released) = try database.write { connection in
            let writer = try Writer(connection, store: self)
            let result = try body(writer)
            try writer.finish()
            return (result, writer.changed, writer.released)
        }
        changes.announce(changed)
        if !released.isEmpty { try removeUnused(released) }
        return result
    }

    /// Content that was written with blocks of one size cannot be read with another.
    private func checkBlockSize() throws {
        try database.write { connection in
            let known = try connection.value("SELECT value FROM settings WHERE name = 'block_size'", as: Int.self)
            if let known, known != limits.blockSize { throw WrongBlockSize(expected: known, given: limits.blockSize) }
            try connection.execute("INSERT OR IGNORE INTO settings VALUES ('block_size', ?)", limits.blockSize)
        }
    }

    /// The data folder was made with another size of blocks.
    struct WrongBlockSize: Error, CustomStringConvertible {
        let expected: Int
        let given: Int
        var description: String { "the data has blocks of \(expected) bytes, not of \(given)" }
    }

    /// Removes what uploads left behind that a crash or a stop cut off.
    private func removeUnusedBlocks(of files: FileBlockStore) throws {
        try removeUnused(try files.all())
        let small = "SELECT hash FROM small_blocks"
        try removeUnused(try database.read { try $0.rows(small) { BlockHash(bytes: $0[0] ?? Data()) } })
    }

    /// Removes what uploads left behind that ended without a file or a session: refused, cut off, or overtaken. To be
    /// called after a call that took content.
    func removeAbandoned() throws {
        let blocks = content.takeUnpinned()
        if !blocks.isEmpty { try removeUnused(blocks) }
    }

    /// Removes those of the blocks that nobody refers to. Nobody can begin to meanwhile: a new reference needs the lock
    /// of the database, and whoever is about to make one has pinned the block.
    private func removeUnused(_ blocks: [BlockHash]) throws {
        try database.read { connection in
            for hash in blocks where try !Self.isUsed(hash, connection) {
                try content.removeUnused(hash) {
                    try connection.execute("DELETE FROM small_blocks WHERE hash = ?", hash.bytes)
                }
            }
        }
    }

    /// Whether a file or an upload session refers to the block.
    private static func isUsed(_ hash: BlockHash, _ connection: Connection) throws -> Bool {
        let query = """
            SELECT EXISTS (SELECT 1 FROM content_blocks WHERE block = ?1)
                OR EXISTS (SELECT 1 FROM upload_blocks WHERE block = ?1)
            """
        return try connection.value(query, hash.bytes, as: Bool.self) ?? false
    }
}
