import Foundation
import DropboxSQLite

/// Upload sessions.
extension Store {
    struct Session: Sendable, Hashable {
        var id: String
        var isConcurrent: Bool
        var isClosed: Bool
        /// Bytes gathered so far; of a concurrent session, the end of its farthest piece.
        var size: UInt64
    }

    func startSessions(_ count: Int = 1, isConcurrent: Bool, _ view: NamespaceView) throws -> [String] {
        // Short ones: a batch names up to a thousand of them in one header.
        let ids = (0..<count).map { _ in "AAAA" + minting.letters(18) }
        try write { writer in
            try removeExpiredSessions(writer)
            for id in ids {
                try writer.connection.execute(
                    "INSERT INTO upload_sessions VALUES (?, ?, ?, 0, ?, 0)", id, view.account, isConcurrent, clock.now)
            }
        }
        return ids
    }

    /// A session as it is at one moment.
    struct Snapshot: Sendable {
        var session: Session
        /// What a sequential session has gathered after its last full block. Pinned, since another request may put a
        /// block in the place of these pieces at any time.
        var pieces: [Block]
    }

    func snapshot(of id: String, pins: ContentStore.Pins, _ view: NamespaceView) throws -> Snapshot {
        try read { try snapshot(of: try session(id, view, $0), pins, $0) }
    }

    /// Checks that a piece may be appended, before its bytes are taken.
    func snapshot(
        of id: String, forAppendAt offset: UInt64, pins: ContentStore.Pins, _ view: NamespaceView
    ) throws -> Snapshot {
        try read { try snapshot(of: try appendable(id, at: offset, view, $0), pins, $0) }
    }

    /// Appends what was written. The offset is checked again: another request may have been faster.
    func append(
        _ written: BlockWriter.Written, pins: ContentStore.Pins, to id: String, at offset: UInt64, closes: Bool,
        _ view: NamespaceView
    ) throws {
        try withExtendedLifetime(pins) {
            try write { writer in
                var session = try appendable(id, at: offset, view, writer.connection)
                let end = offset + written.count
                guard end <= limits.maximumFileSize else { throw SessionFailure.tooLarge }
                if session.isConcurrent, written.count % UInt64(limits.blockSize) != 0, !closes {
                    throw SessionFailure.invalidDataSize
                }
                try replaceBlocks(of: id, from: written.offset, to: end, by: written.blocks, writer)
                session.size = max(session.size, end)
                try writer.connection.execute(
                    "UPDATE upload_sessions SET size = ?, is_closed = ? WHERE id = ?", session.size, closes, id)
            }
        }
    }

    /// What is to become of one session of a batch.
    struct Finish: Sendable {
        var session: String
        var offset: UInt64
        var commit: Commit
    }

    /// Makes a session's content the file of a path; the session ends with that. When the path is refused, it stays.
    func finish(_ finish: Finish, _ view: NamespaceView) throws -> Entry {
        let pins = content.makePins()
        return try withExtendedLifetime(pins) {
            try joinPieces(of: finish.session, pins, view)
            return try write { try self.finish(finish, requiresClosed: false, view, $0) }
        }
    }

    /// Finishes many sessions in one transaction. One that is refused does not hinder the others.
    func finish(_ batch: [Finish], _ view: NamespaceView) throws -> [Result<Entry, FinishFailure>] {
        let pins = content.makePins()
        return try withExtendedLifetime(pins) {
            for finish in batch {
                // A session that is not there is refused below, as its own entry of the answer.
                do { try joinPieces(of: finish.session, pins, view) } catch is FinishFailure { continue }
            }
            return try write { writer in
                try batch.map { finish in
                    try writer.attempt { try self.finish(finish, requiresClosed: true, view, writer) }
                }
            }
        }
    }

    private func finish(_ finish: Finish, requiresClosed: Bool, _ view: NamespaceView, _ writer: Writer) throws -> Entry
    {
        let session = try self.session(finish.session, view, writer.connection)
        if session.isConcurrent, !session.isClosed { throw FinishFailure.concurrentNotClosed }
        if requiresClosed, !session.isClosed { throw FinishFailure.lookup(.notClosed) }
        guard session.size == finish.offset else { throw FinishFailure.lookup(.incorrectOffset(session.size)) }
        let pieces = try Self.blocks(of: session.id, from: 0, writer.connection)
        var end: UInt64 = 0
        for piece in pieces {
            guard piece.offset == end else { throw FinishFailure.concurrentMissingData }
            end += UInt64(piece.block.length)
        }
        guard end == session.size else { throw FinishFailure.concurrentMissingData }
        do {
            let entry = try writer.commit(Content(blocks: pieces.map(\.block)), as: finish.commit, view)
            try remove([session.id], writer)
            return entry
        } catch let failure as WriteFailure {
            throw FinishFailure.write(failure)
        }
    }

    // MARK: -

    private func session(_ id: String, _ view: NamespaceView, _ connection: Connection) throws -> Session {
        let query = """
            SELECT is_concurrent, is_closed, size FROM upload_sessions WHERE id = ? AND account = ? AND started > ?
            """
        let found = try connection.first(query, id, view.account, sessionHorizon) { row in
            Session(id: id, isConcurrent: row[0] ?? false, isClosed: row[1] ?? false, size: row[2] ?? 0)
        }
        guard let found else { throw FinishFailure.lookup(.notFound) }
        return found
    }

    private func snapshot(
        of session: Session, _ pins: ContentStore.Pins, _ connection: Connection
    ) throws -> Snapshot {
        guard !session.isConcurrent else { return Snapshot(session: session, pieces: []) }
        let boundary = session.size - session.size % UInt64(limits.blockSize)
        let pieces = try Self.blocks(of: session.id, from: boundary, connection).map(\.block)
        for piece in pieces { content.pin(piece, pins: pins) }
        return Snapshot(session: session, pieces: pieces)
    }

    private func appendable(_ id: String, at offset: UInt64, _ view: NamespaceView, _ connection: Connection) throws
        -> Session
    {
        let session: Session
        do {
            session = try self.session(id, view, connection)
        } catch FinishFailure.lookup(let failure) {
            throw failure
        }
        guard !session.isClosed else { throw SessionFailure.closed }
        if session.isConcurrent {
            guard offset % UInt64(limits.blockSize) == 0 else { throw SessionFailure.invalidOffset }
        } else if session.size != offset {
            throw SessionFailure.incorrectOffset(session.size)
        }
        guard offset <= limits.maximumFileSize else { throw SessionFailure.tooLarge }
        return session
    }

    /// Joins the pieces after the last full block of a sequential session into one block, as a file has them.
    private func joinPieces(of id: String, _ pins: ContentStore.Pins, _ view: NamespaceView) throws {
        let snapshot = try snapshot(of: id, pins: pins, view)
        let (session, pieces) = (snapshot.session, snapshot.pieces)
        guard pieces.count > 1 else { return }
        var whole = Data()
        for piece in pieces { whole.append(try content.blocks.bytes(of: piece)) }
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
        writer.release(old)
    }

    private var sessionHorizon: Date { clock.now.addingTimeInterval(-limits.uploadSessionLifetime.seconds) }

    private func removeExpiredSessions(_ writer: Writer) throws {
        let query = "SELECT id FROM upload_sessions WHERE started <= ?"
        try remove(try writer.connection.rows(query, sessionHorizon) { $0[0] ?? "" }, writer)
    }

    private func remove(_ sessions: [String], _ writer: Writer) throws {
        for id in sessions {
            let query = "SELECT block FROM upload_blocks WHERE session = ?"
            writer.release(try writer.connection.rows(query, id) { BlockHash(bytes: $0[0] ?? Data()) })
            try writer.connection.execute("DELETE FROM upload_blocks WHERE session = ?", id)
            try writer.connection.execute("DELETE FROM upload_sessions WHERE id = ?", id)
        }
    }
}
