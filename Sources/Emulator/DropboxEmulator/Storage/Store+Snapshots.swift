import DropboxSQLite
import Foundation

/// Snapshots of the whole state.
extension Store {
    typealias Snapshot = DropboxEmulator.Snapshot

    /// Returns the current state. Its blocks stay in the store as long as the snapshot exists.
    func snapshot() throws -> Snapshot {
        let pins = content.makePins()
        let copy = try read { connection in
            // No block is removed before it's pinned, because that requires the database, too.
            content.pin(try Self.referencedBlocks(connection), pins: pins)
            return try connection.copy()
        }
        return Snapshot(copy, clockOffset: clock.offset, (content, pins))
    }

    /// Returns a snapshot of the current state that shares the database of another one, from which the state was started.
    func snapshot(sharing other: Snapshot) throws -> Snapshot {
        let pins = content.makePins()
        content.pin(try other.database.read(Self.referencedBlocks), pins: pins)
        return Snapshot(other.database, clockOffset: clock.offset, (content, pins))
    }

    /// Copies the blocks of a snapshot whose database this store in memory has already.
    func adoptBlocks(of snapshot: Snapshot) throws {
        for block in try database.read(Self.referencedBlocks) {
            try content.blocks.put(try snapshot.bytes(of: block), block.hash)
        }
        try database.write { try $0.execute("DELETE FROM small_blocks") }
        clock.offset = snapshot.clockOffset
        try continueIDs(of: database)
    }

    /// Returns the state of a store before its first account.
    func emptySnapshot() throws -> Snapshot {
        Snapshot(try Database(.memory, migrations: Self.migrations), clockOffset: 0, nil)
    }

    /// Replaces everything with a snapshot. Requests in progress continue in the restored state.
    ///
    /// No number of a change, a revision, or a link is used a second time. A cursor that a client received after the snapshot
    /// was taken results in `reset`; an earlier one continues.
    ///
    /// - Throws: ``BlockSizeMismatchError`` if the snapshot comes from an emulator with another block size.
    func restore(_ snapshot: Snapshot) throws {
        let restored = try snapshot.database.copy()
        try Self.checkBlockSize(of: snapshot, limits.blockSize)
        try Self.storeBlockSize(in: restored, limits.blockSize)
        let isOwn = snapshot.sharesBlocks(with: content)
        if !isOwn { try restored.write { try $0.execute("DELETE FROM small_blocks") } }
        let blocks = try restored.read(Self.referencedBlocks)
        let pins = content.makePins()
        content.pin(blocks, pins: pins)
        // The blocks are on the disk before the change that makes them valid. Those of an interrupted call are unused, and
        // the next start removes them.
        if !isOwn { for block in blocks { try content.blocks.put(try snapshot.bytes(of: block), block.hash) } }
        let hasCursors = try !accounts().isEmpty
        let unused = try read { connection in
            let current = Set(try Self.referencedBlocks(connection).map(\.hash))
            try restored.write { next in
                try Self.continueNumbers(of: connection, in: next, resetsAllCursors: !isOwn && hasCursors)
                try self.content.copyPinnedSmallBlocks(from: connection, to: next)
                try Jobs.failInterrupted(next)
                try Self.set(Self.clockOffsetSetting, snapshot.clockOffset, next)
            }
            try continueIDs(of: restored)
            try connection.replaceContents(with: restored)
            return current.subtracting(blocks.map(\.hash))
        }
        clock.offset = snapshot.clockOffset
        // A transaction, so that responses wait until the restored state survives a power failure.
        try database.write { connection in
            try connection.execute("UPDATE settings SET value = value + 0 WHERE name = 'sequence'")
            try saveProgress(in: connection)
        }
        try removeUnused(Array(unused))
        changeSignal.notifyEveryone()
    }

    /// Returns all blocks of files and upload sessions.
    static func referencedBlocks(_ connection: Connection) throws -> [Block] {
        let query = """
            SELECT block, max(length)
            FROM (SELECT block, length FROM content_blocks UNION ALL SELECT block, length FROM upload_blocks)
            GROUP BY block
            """
        return try connection.rows(query) { Block(hash: BlockHash(bytes: $0[0] ?? Data()), length: $0[1] ?? 0) }
    }

    /// Continues the numbers of changes, revisions, and other rows where the current state stops, and remembers which changes
    /// no longer exist.
    private static func continueNumbers(
        of current: Connection, in restored: Connection, resetsAllCursors: Bool
    ) throws {
        let query = "SELECT value FROM settings WHERE name = 'sequence'"
        let (last, first) = (try current.value(query) ?? Int64(0), try restored.value(query) ?? Int64(0))
        let abandoned = "INSERT OR IGNORE INTO abandoned_changes VALUES (?, ?)"
        try current.forEach("SELECT first, last FROM abandoned_changes") { row in
            try restored.execute(abandoned, row[0] as Int64? ?? 0, row[1] as Int64? ?? 0)
        }
        if last > first {
            try restored.execute(abandoned, first + 1, last)
            // New cursors start after the changes that no longer exist.
            try restored.execute("UPDATE settings SET value = ? WHERE name = 'sequence'", last + 1)
        }
        try current.forEach("SELECT name, seq FROM sqlite_sequence") { row in
            let (name, number) = (row[0] as String? ?? "", row[1] as Int64? ?? 0)
            try restored.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", number, name)
            if restored.changedRowCount == 0 {
                try restored.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", name, number)
            }
        }
        guard resetsAllCursors else { return }
        let epoch = try current.value("SELECT max(epoch) FROM namespaces") ?? Int64(0)
        try restored.execute("UPDATE namespaces SET epoch = max(epoch, ?) + 1", epoch)
    }

    /// Returns whether a change was undone by restoring a snapshot.
    static func isAbandoned(_ position: Int64, _ connection: Connection) throws -> Bool {
        let query = "SELECT EXISTS (SELECT 1 FROM abandoned_changes WHERE ? BETWEEN first AND last)"
        return try connection.value(query, position) ?? false
    }

    /// The changes that were undone by restoring a snapshot, from the first one to the last one.
    static let abandonedChangesSchema = """
        CREATE TABLE abandoned_changes (first INTEGER NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (first, last));
        """
}

extension ContentStore {
    /// Copies the small blocks that the next state refers to, and those of uploads in progress.
    fileprivate func copyPinnedSmallBlocks(from current: Connection, to next: Connection) throws {
        guard try current.value("SELECT EXISTS (SELECT 1 FROM small_blocks)", as: Bool.self) == true else { return }
        for hash in pinnedHashes {
            let query = "SELECT bytes FROM small_blocks WHERE hash = ?"
            guard let bytes = try current.value(query, hash.bytes, as: Data.self) else { continue }
            try next.execute("INSERT OR IGNORE INTO small_blocks VALUES (?, ?)", hash.bytes, bytes)
        }
    }
}
