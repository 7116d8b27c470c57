import DropboxSQLite
import Foundation

extension DropboxEmulator {
    /// The state of an emulator at one time: its accounts, teams, apps, tokens, files with all revisions, links, upload
    /// sessions, jobs, and the offset of its clock. Limits, faults, and the call log aren't part of it.
    ///
    ///     let seeded = try emulator.snapshot()
    ///     …
    ///     try emulator.restore(seeded)
    ///
    /// A snapshot doesn't change. You can restore it any number of times, also into other emulators, and save it to a file.
    public final class Snapshot: Sendable {
        /// The state but for large blocks, in memory.
        let database: Database
        /// The offset of the emulator's clock to the time of the machine, in seconds.
        let clockOffset: TimeInterval
        /// The store that has the blocks, which the pins preserve, or `nil` if the database contains them.
        private let source: (content: ContentStore, pins: ContentStore.Pins)?

        init(
            _ database: Database, clockOffset: TimeInterval,
            _ source: (content: ContentStore, pins: ContentStore.Pins)?
        ) {
            self.database = database
            self.clockOffset = clockOffset
            self.source = source
        }

        /// Returns whether a store has the blocks of the snapshot.
        func sharesBlocks(with content: ContentStore) -> Bool { source?.content === content }

        /// Returns the bytes of a block.
        func bytes(of block: Block) throws -> Data {
            let small = try database.read { connection in
                try connection.value("SELECT bytes FROM small_blocks WHERE hash = ?", block.hash.bytes, as: Data.self)
            }
            if let small { return small }
            guard let source else { throw MissingBlockError(hash: block.hash) }
            return try source.content.blocks.bytes(of: block)
        }

        // MARK: Files

        /// Reads a snapshot from a file that ``save(to:)`` wrote.
        ///
        /// - Throws: ``AdminError`` if the file can't be read, isn't a snapshot, is damaged, or comes from a newer release.
        public convenience init(contentsOf file: URL) throws {
            do {
                let database = try Database(copying: file, migrations: Store.migrations)
                let offset = try database.read { connection in
                    try Self.checkSchema(connection)
                    let query = "SELECT value FROM settings WHERE name = ?"
                    return try connection.value(query, Store.clockOffsetSetting, as: Double.self)
                }
                guard let offset, offset.isFinite else { throw SnapshotFileError.notASnapshot }
                self.init(database, clockOffset: offset, nil)
                for block in try database.read(Store.referencedBlocks) {
                    guard BlockHash(of: try bytes(of: block)) == block.hash else {
                        throw SnapshotFileError.damagedBlock(block.hash)
                    }
                }
            } catch {
                throw AdminError(description: "cannot read the snapshot \(file.path): \(Self.reason(error))")
            }
        }

        /// Writes the snapshot to one file, with the content of all files of all accounts. Replaces an existing regular file.
        ///
        /// The file contains the tokens and the secrets of the emulator's apps.
        ///
        /// - Throws: ``AdminError`` if the file can't be written, or exists and isn't a regular file.
        public func save(to file: URL) throws {
            var status = stat()
            // Replacing a device or a link would break what uses it.
            if lstat(file.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
                throw AdminError(description: "cannot save the snapshot to \(file.path): it isn't a regular file")
            }
            let directory = file.deletingLastPathComponent()
            let temporary = directory.appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
            defer { unlink(temporary.path) }
            do {
                let copy = try database.copy()
                let blocks = try copy.read(Store.referencedBlocks)
                try copy.write { connection in
                    for block in blocks {
                        try connection.execute(
                            "INSERT OR REPLACE INTO small_blocks VALUES (?, ?)", block.hash.bytes, try bytes(of: block))
                    }
                    try connection.execute(
                        "INSERT OR REPLACE INTO settings VALUES (?, ?)", Store.clockOffsetSetting, clockOffset)
                }
                try copy.save(to: temporary)
                guard rename(temporary.path, file.path) == 0 else {
                    throw FileBlockStore.SystemCallError(call: "rename", path: temporary.path, errno: errno)
                }
            } catch {
                throw AdminError(description: "cannot save the snapshot to \(file.path): \(Self.reason(error))")
            }
        }

        /// Returns the reason for a failure in words. The messages of SQLite name statements of the emulator.
        private static func reason(_ error: any Error) -> String {
            guard let error = error as? SQLiteError else { return "\(error)" }
            if error.isOutOfSpace { return "the disk is full" }
            let system = error.systemError == 0 ? "" : ": " + String(cString: strerror(error.systemError))
            return switch SQLiteFailure(rawValue: error.primaryCode) {
            case .notADatabase: SnapshotFileError.notASnapshot.description
            case .corrupt: "the file is damaged"
            case .newerSchema: "the file comes from a newer release of the emulator, or from another program"
            case .cannotOpen: "the file can't be opened" + system
            case .inputOutput: "the file can't be read or written" + system
            case .permission, .readOnly: "the file can't be accessed, because its permissions don't allow that" + system
            case nil: "the database of the emulator reports: \(error.message)"
            }
        }

        /// Checks that a file has the tables of this emulator, and nothing else, such as a trigger.
        private static func checkSchema(_ connection: Connection) throws {
            let query = "SELECT coalesce(sql, name) FROM sqlite_schema ORDER BY name"
            let expected = try Database(.memory, migrations: Store.migrations).read { connection in
                try connection.rows(query) { $0[0] as String? ?? "" }
            }
            guard try connection.rows(query, make: { $0[0] as String? ?? "" }) == expected else {
                throw SnapshotFileError.notASnapshot
            }
        }
    }
}

/// The primary result codes of SQLite that a file of a user can cause.
private enum SQLiteFailure: Int32 {
    case permission = 3
    case readOnly = 8
    case inputOutput = 10
    case corrupt = 11
    case cannotOpen = 14
    case newerSchema = 17
    case notADatabase = 26
}

/// The reason why a file isn't a snapshot.
private enum SnapshotFileError: Error, CustomStringConvertible {
    case notASnapshot
    case damagedBlock(BlockHash)

    var description: String {
        switch self {
        case .notASnapshot: "the file isn't a snapshot of an emulator"
        case .damagedBlock(let hash): "the file is damaged: the content of block \(hash.hexadecimal) is wrong"
        }
    }
}
