import DropboxSQLite
import Foundation

/// An event in the log of a team.
struct StoredEvent: Sendable, Hashable {
    var category: String
    var type: String
    /// The IDs of the accounts that are involved in the event.
    var accounts: Set<String>
    var time: Date
    /// The event in the JSON format of the API.
    var json: Data
}

/// Team logs.
extension Store {
    /// A filter for events.
    struct EventFilter: Sendable, Hashable, Codable {
        var account: String?
        var category: String?
        var type: String?
        /// The earliest time of an event.
        var start: Date?
        /// The time before which events must have occurred.
        var end: Date?
    }

    func record(_ events: [StoredEvent], of team: Int64) throws {
        guard !events.isEmpty else { return }
        try transaction { connection in
            for event in events {
                try connection.execute(
                    "INSERT INTO team_events (team, time, category, type, accounts, json) VALUES (?, ?, ?, ?, ?, ?)",
                    team, event.time, event.category, event.type,
                    event.accounts.sorted().map { " \($0) " }.joined(), event.json)
            }
        }
    }

    /// Returns the events after a number, oldest first, with their numbers.
    func events(
        of team: Int64, after last: Int64, _ filter: EventFilter, limit: Int
    ) throws -> [(number: Int64, json: Data)] {
        let query = """
            SELECT number, json FROM team_events
            WHERE team = ?1 AND number > ?2 AND (?3 IS NULL OR instr(accounts, ?3)) AND (?4 IS NULL OR category = ?4)
                AND (?5 IS NULL OR type = ?5) AND (?6 IS NULL OR time >= ?6) AND (?7 IS NULL OR time < ?7)
            ORDER BY number LIMIT ?8
            """
        return try read { connection in
            try connection.rows(
                query, team, last, filter.account.map { " \($0) " }, filter.category, filter.type, filter.start,
                filter.end, limit
            ) { row in
                (number: row[0] ?? 0, json: row[1] ?? Data())
            }
        }
    }

    /// Returns the time of the event with the given number or, if it doesn't exist, of the last event before it.
    func eventTime(of team: Int64, upTo number: Int64) throws -> Date? {
        try read { connection in
            try connection.value(
                "SELECT time FROM team_events WHERE team = ? AND number <= ? ORDER BY number DESC LIMIT 1", team, number
            )
        }
    }

    /// Returns the epoch of the cursors, which increases whenever all cursors into the log are invalidated.
    func eventEpoch(of team: Int64) throws -> Int64 {
        try read { try $0.value("SELECT event_epoch FROM teams WHERE number = ?", team) ?? 0 }
    }

    /// Invalidates all cursors into the log of a team.
    func resetEventCursors(of team: Int64) throws {
        try transaction { try $0.execute("UPDATE teams SET event_epoch = event_epoch + 1 WHERE number = ?", team) }
    }
}
