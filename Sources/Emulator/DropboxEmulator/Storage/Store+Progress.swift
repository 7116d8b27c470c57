import DropboxConcurrency
import DropboxSQLite
import Foundation

/// What a state has beside its contents: the position of the generator of IDs, and the offset of the clock. A later start
/// continues with them.
extension Store {
    private static let generatorSetting = "id_generator"
    /// The name is that of the first state files.
    static let clockOffsetSetting = "snapshot_clock_offset"

    /// Runs a transaction that changes no entries.
    func transaction<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
        try database.write { connection in
            let result = try body(connection)
            try saveProgress(in: connection)
            return result
        }
    }

    /// Stores the positions in the transaction that stores the IDs, so that no later start can generate these again.
    func saveProgress(in connection: Connection) throws {
        if idGenerator.isSeeded {
            try Self.set(Self.generatorSetting, Int64(bitPattern: idGenerator.position), connection)
        }
        if lock != nil { try saveClockOffset(in: connection) }
    }

    /// Stores the offset of the clock in the data directory, if it has changed.
    func saveClock() throws {
        guard lock != nil, savedClockOffset.withLock(\.self) != clock.offset else { return }
        do {
            try database.write(saveClockOffset)
        } catch {
            savedClockOffset.withLock { $0 = nil }
            throw error
        }
    }

    private func saveClockOffset(in connection: Connection) throws {
        let offset = clock.offset
        try Self.set(Self.clockOffsetSetting, offset, connection)
        savedClockOffset.withLock { $0 = offset }
    }

    /// Continues where the last process that used the data directory stopped.
    func continueProgress() throws {
        try continueIDs(of: database)
        let offset = try database.read { connection in
            try connection.value("SELECT value FROM settings WHERE name = ?", Self.clockOffsetSetting, as: Double.self)
        }
        guard let offset, offset.isFinite else { return }
        clock.offset = offset
    }

    /// Makes a generator with a seed continue after the IDs in a state.
    func continueIDs(of state: Database) throws {
        guard idGenerator.isSeeded else { return }
        try state.read { connection in
            let query = "SELECT value FROM settings WHERE name = ?"
            if let position = try connection.value(query, Self.generatorSetting, as: Int64.self) {
                idGenerator.advance(to: UInt64(bitPattern: position))
            } else if try Self.hasAccounts(connection) {
                // An earlier release didn't store the position.
                idGenerator.jump(try Self.fingerprint(of: connection))
            }
        }
    }

    /// Returns a number that differs between the states of one emulator.
    private static func fingerprint(of connection: Connection) throws -> UInt64 {
        let query = """
            SELECT value FROM settings WHERE name = 'sequence' UNION ALL SELECT seq FROM sqlite_sequence
            UNION ALL SELECT count(*) FROM accounts UNION ALL SELECT count(*) FROM tokens
            """
        var generator = SplitMix64(state: 0)
        try connection.forEach(query) { row in
            generator = SplitMix64(state: generator.next() ^ UInt64(bitPattern: row[0] ?? 0))
        }
        return generator.next()
    }

    static func set(_ name: String, _ value: some BindableValue, _ connection: Connection) throws {
        try connection.execute(
            """
            INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
                WHERE value IS NOT excluded.value
            """,
            name, value)
    }
}
