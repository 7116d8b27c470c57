import DropboxSQLite
import Foundation

/// Upload sessions.
extension Store {
    struct UploadSession: Sendable, Hashable {
        var id: String
        var isConcurrent: Bool
        var isClosed: Bool
        /// The number of bytes received. In a concurrent session, the end of the chunk with the highest offset, which is
        /// the final size once the session is closed.
        var size: UInt64

        /// Records a chunk that ends at a position.
        mutating func append(upTo end: UInt64, closes: Bool) {
            size = max(size, end)
            isClosed = isClosed || closes
        }
    }

    func startSessions(_ count: Int = 1, isConcurrent: Bool, _ view: NamespaceView) throws -> [String] {
        // Keep the IDs short. A batch can contain 1,000 of them in one header.
        let ids = (0..<count).map { _ in "AAAA" + idGenerator.base64URLString(length: 18) }
        try write { writer in
            try removeExpiredSessions(writer)
            for id in ids {
                try writer.connection.execute(
                    "INSERT INTO upload_sessions VALUES (?, ?, ?, 0, ?, 0)", id, view.account, isConcurrent, clock.now)
            }
        }
        return ids
    }

    /// The state of a session at one moment.
    struct SessionSnapshot: Sendable {
        var session: UploadSession
        /// The partial blocks after the last full block of a sequential session. They are pinned, because another
        /// request can replace them at any time.
        var partialBlocks: [Block]

        /// Returns the state of the session after another chunk.
        func appending(
            _ chunk: BlockWriter.Output, at offset: UInt64, closes: Bool, blockSize: Int
        ) -> SessionSnapshot {
            var next = self
            let end = offset + chunk.count
            next.session.append(upTo: end, closes: closes)
            guard !session.isConcurrent else { return next }
            // A chunk that starts before its offset has replaced the previous partial blocks.
            let blocks = (chunk.offset < offset ? [] : partialBlocks) + chunk.blocks
            var missing = Int(end % UInt64(blockSize))
            next.partialBlocks = blocks.reversed().prefix { block in
                defer { missing -= block.length }
                return missing > 0
            }.reversed()
            return next
        }
    }

    func snapshot(of id: String, pins: ContentStore.Pins, _ view: NamespaceView) throws -> SessionSnapshot {
        try read { try snapshot(of: try session(id, view, $0), pins, $0) }
    }

    /// Checks that a chunk can be appended before its bytes are received.
    func snapshot(
        of id: String, forAppendAt offset: UInt64, pins: ContentStore.Pins, _ view: NamespaceView
    ) throws -> SessionSnapshot {
        try read { try snapshot(of: try appendableSession(id, at: offset, view, $0), pins, $0) }
    }

    /// Checks that a session accepts a chunk at an offset.
    func requireAppend(to session: UploadSession, at offset: UInt64) throws {
        // The last chunk of a concurrent session fixes its size. Chunks before it can still arrive.
        guard !session.isClosed || (session.isConcurrent && offset < session.size) else {
            throw UploadSessionError.closed
        }
        if session.isConcurrent {
            guard offset % UInt64(limits.blockSize) == 0 else { throw UploadSessionError.invalidOffset }
        } else if session.size != offset {
            throw UploadSessionError.incorrectOffset(session.size)
        }
        guard offset <= limits.maximumFileSize else { throw UploadSessionError.tooLarge }
    }

    /// Appends a chunk that was written to the block store. Checks the offset again, because another request may have
    /// appended in the meantime.
    func append(
        _ written: BlockWriter.Output, pins: ContentStore.Pins, to id: String, at offset: UInt64, closes: Bool,
        _ view: NamespaceView
    ) throws {
        try withExtendedLifetime(pins) {
            try write { writer in
                var session = try appendableSession(id, at: offset, view, writer.connection)
                let end = offset + written.count
                guard end <= limits.maximumFileSize else { throw UploadSessionError.tooLarge }
                guard !session.isClosed || end <= session.size else { throw UploadSessionError.closed }
                if session.isConcurrent, written.count % UInt64(limits.blockSize) != 0, !closes {
                    throw UploadSessionError.invalidDataSize
                }
                try replaceBlocks(of: id, from: written.offset, to: end, by: written.blocks, writer)
                session.append(upTo: end, closes: closes)
                try writer.connection.execute(
                    "UPDATE upload_sessions SET size = ?, is_closed = ? WHERE id = ?", session.size, session.isClosed,
                    id)
            }
        }
    }

    /// The parameters for committing a session.
    struct FinishRequest: Sendable {
        var session: String
        var offset: UInt64
        var commit: Commit
    }

    /// Commits a session to a path and removes it. If the commit fails, the session remains.
    func finish(_ finish: FinishRequest, _ view: NamespaceView) throws -> Entry {
        let pins = content.makePins()
        return try withExtendedLifetime(pins) {
            try mergePartialBlocks(of: finish.session, pins, view)
            return try write { try self.finish(finish, requiresClosed: false, view, $0) }
        }
    }

    /// Commits sessions in one transaction. A failure doesn't affect the other sessions.
    func finish(_ batch: [FinishRequest], _ view: NamespaceView) throws -> [Result<Entry, UploadSessionCommitError>] {
        let pins = content.makePins()
        return try withExtendedLifetime(pins) {
            for finish in batch {
                // The code below reports a missing session in its entry of the result.
                do { try mergePartialBlocks(of: finish.session, pins, view) } catch is UploadSessionCommitError {
                    continue
                }
            }
            return try write { writer in
                try batch.map { finish in
                    try writer.attempt { try self.finish(finish, requiresClosed: true, view, writer) }
                }
            }
        }
    }

    private func finish(_ finish: FinishRequest, requiresClosed: Bool, _ view: NamespaceView, _ writer: Writer) throws
        -> Entry
    {
        let session = try self.session(finish.session, view, writer.connection)
        if session.isConcurrent, !session.isClosed { throw UploadSessionCommitError.concurrentNotClosed }
        if requiresClosed, !session.isClosed { throw UploadSessionCommitError.lookup(.notClosed) }
        guard session.size == finish.offset else {
            throw UploadSessionCommitError.lookup(.incorrectOffset(session.size))
        }
        let blocks = try Self.blocks(of: session.id, from: 0, writer.connection)
        var end: UInt64 = 0
        for item in blocks {
            guard item.offset == end else { throw UploadSessionCommitError.concurrentMissingData }
            end += UInt64(item.block.length)
        }
        guard end == session.size else { throw UploadSessionCommitError.concurrentMissingData }
        do {
            let entry = try writer.commit(Content(blocks: blocks.map(\.block)), as: finish.commit, view)
            try remove([session.id], writer)
            return entry
        } catch let failure as WriteError {
            throw UploadSessionCommitError.write(failure)
        }
    }

    // MARK: -

    private func session(_ id: String, _ view: NamespaceView, _ connection: Connection) throws -> UploadSession {
        let query = """
            SELECT is_concurrent, is_closed, size FROM upload_sessions WHERE id = ? AND account = ? AND started > ?
            """
        let result = try connection.first(query, id, view.account, oldestSessionStart) { row in
            UploadSession(id: id, isConcurrent: row[0] ?? false, isClosed: row[1] ?? false, size: row[2] ?? 0)
        }
        guard let result else { throw UploadSessionCommitError.lookup(.notFound) }
        return result
    }

    private func snapshot(
        of session: UploadSession, _ pins: ContentStore.Pins, _ connection: Connection
    ) throws -> SessionSnapshot {
        guard !session.isConcurrent else { return SessionSnapshot(session: session, partialBlocks: []) }
        let boundary = session.size - session.size % UInt64(limits.blockSize)
        let partialBlocks = try Self.blocks(of: session.id, from: boundary, connection).map(\.block)
        for block in partialBlocks { content.pin(block, pins: pins) }
        return SessionSnapshot(session: session, partialBlocks: partialBlocks)
    }

    private func appendableSession(_ id: String, at offset: UInt64, _ view: NamespaceView, _ connection: Connection)
        throws
        -> UploadSession
    {
        let session: UploadSession
        do {
            session = try self.session(id, view, connection)
        } catch UploadSessionCommitError.lookup(let failure) {
            throw failure
        }
        try requireAppend(to: session, at: offset)
        return session
    }

    /// Merges the partial blocks at the end of a sequential session into one, so the blocks match those of a file.
    private func mergePartialBlocks(of id: String, _ pins: ContentStore.Pins, _ view: NamespaceView) throws {
        let snapshot = try snapshot(of: id, pins: pins, view)
        let (session, partialBlocks) = (snapshot.session, snapshot.partialBlocks)
        guard partialBlocks.count > 1 else { return }
        var whole = Data()
        for block in partialBlocks { whole.append(try content.blocks.bytes(of: block)) }
        let block = try content.put(whole, pins: pins)
        let start = session.size - UInt64(whole.count)
        try write { writer in
            guard try self.session(id, view, writer.connection) == session else { return }
            try replaceBlocks(of: id, from: start, to: session.size, by: [block], writer)
        }
    }

    private static func blocks(
        of id: String, from offset: UInt64, _ connection: Connection
    ) throws -> [(offset: UInt64, block: Block)] {
        let query = "SELECT offset, block, length FROM upload_blocks WHERE session = ? AND offset >= ? ORDER BY offset"
        return try connection.rows(query, id, offset) { row in
            (row[0] ?? 0, Block(hash: BlockHash(bytes: row[1] ?? Data()), length: row[2] ?? 0))
        }
    }

    private func replaceBlocks(
        of id: String, from start: UInt64, to end: UInt64, by blocks: [Block], _ writer: Writer
    ) throws {
        let connection = writer.connection
        let query = "SELECT block FROM upload_blocks WHERE session = ? AND offset >= ? AND offset < ?"
        let old = try connection.rows(query, id, start, end) { BlockHash(bytes: $0[0] ?? Data()) }
        if !old.isEmpty {
            try connection.execute(
                "DELETE FROM upload_blocks WHERE session = ? AND offset >= ? AND offset < ?", id, start, end)
        }
        var offset = start
        for block in blocks {
            try connection.execute(
                "INSERT INTO upload_blocks VALUES (?, ?, ?, ?)", id, offset, block.hash.bytes, block.length)
            offset += UInt64(block.length)
        }
        writer.recordReleasedBlocks(old)
    }

    private var oldestSessionStart: Date { clock.now.addingTimeInterval(-limits.uploadSessionLifetime.seconds) }

    private func removeExpiredSessions(_ writer: Writer) throws {
        let query = "SELECT id FROM upload_sessions WHERE started <= ?"
        try remove(try writer.connection.rows(query, oldestSessionStart) { $0[0] ?? "" }, writer)
    }

    private func remove(_ sessions: [String], _ writer: Writer) throws {
        for id in sessions {
            let query = "SELECT block FROM upload_blocks WHERE session = ?"
            writer.recordReleasedBlocks(try writer.connection.rows(query, id) { BlockHash(bytes: $0[0] ?? Data()) })
            try writer.connection.execute("DELETE FROM upload_blocks WHERE session = ?", id)
            try writer.connection.execute("DELETE FROM upload_sessions WHERE id = ?", id)
        }
    }
}
