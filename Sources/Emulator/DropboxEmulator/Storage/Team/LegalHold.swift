import DropboxSQLite
import Foundation

/// A legal hold, with which a team preserves the revisions of some members.
struct LegalHold: Sendable, Hashable {
    enum Status: String, Sendable {
        case active
        case released
    }

    var number: Int64 = 0
    /// The ID of the hold: `pid_dbhid:` and 32 hexadecimal digits.
    var id = ""
    var name: String
    var description: String?
    /// The IDs of the members.
    var members: [String]
    var status = Status.active
    var activated = Date.distantPast
    var start: Date
    var end: Date?
}

/// A revision that a legal hold preserves.
struct PreservedRevision: Sendable {
    var rev: String
    var path: String
    var modified: Date
    var size: UInt64
    var hash: BlockHash
    var home: Int64
    /// The number of the revision among all revisions.
    var number: Int64
}

/// Legal holds.
extension Store {
    func addLegalHold(_ hold: LegalHold, to team: TeamAccount) throws -> LegalHold {
        var hold = hold
        hold.id = "pid_dbhid:" + idGenerator.hexadecimalString(length: 32)
        hold.activated = clock.nowInWholeSeconds
        let new = hold
        let number = try transaction { connection in
            try Self.requireUniqueName(of: new, in: team, connection)
            try connection.execute(
                """
                INSERT INTO legal_holds (id, team, name, description, members, status, activated, start, end)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                new.id, team.number, new.name, new.description, new.members.joined(separator: " "),
                new.status.rawValue, new.activated, new.start, new.end)
            return connection.lastInsertedRowID
        }
        hold.number = number
        return hold
    }

    func legalHolds(of team: TeamAccount) throws -> [LegalHold] {
        try read { try Self.legalHolds(of: team, $0) }
    }

    /// Changes an active hold.
    func editLegalHold(
        _ id: String, of team: TeamAccount, _ change: @Sendable (inout LegalHold) -> Void
    ) throws -> LegalHold {
        try transaction { connection in
            guard var hold = try Self.legalHolds(of: team, connection).first(where: { $0.id == id }) else {
                throw LegalHoldError.notFound
            }
            guard hold.status == .active else { throw LegalHoldError.inactive }
            change(&hold)
            try Self.requireUniqueName(of: hold, in: team, connection)
            try connection.execute(
                "UPDATE legal_holds SET name = ?, description = ?, members = ?, status = ? WHERE number = ?", hold.name,
                hold.description, hold.members.joined(separator: " "), hold.status.rawValue, hold.number)
            return hold
        }
    }

    private static func legalHolds(of team: TeamAccount, _ connection: Connection) throws -> [LegalHold] {
        let query = """
            SELECT number, id, name, description, members, status, activated, start, end FROM legal_holds
            WHERE team = ? ORDER BY number
            """
        return try connection.rows(query, team.number, make: LegalHold.init)
    }

    /// Checks that no other active hold of the team has the same name.
    private static func requireUniqueName(
        of hold: LegalHold, in team: TeamAccount, _ connection: Connection
    ) throws {
        let query = """
            SELECT EXISTS (SELECT 1 FROM legal_holds WHERE team = ? AND name = ? AND status = 'active' AND number <> ?)
            """
        guard try connection.value(query, team.number, hold.name, hold.number, as: Bool.self) != true else {
            throw LegalHoldError.nameTaken
        }
    }

    /// Returns the revisions that were written in the given homes during a period, oldest first.
    func revisions(in homes: [Int64], from start: Date, to end: Date?) throws -> [PreservedRevision] {
        let query = """
            SELECT rev, path, server_modified, size, content, namespace, number FROM revisions
            WHERE namespace = ? AND server_modified >= ? AND server_modified <= ? ORDER BY number
            """
        return try read { connection in
            try homes.flatMap { home in
                try connection.rows(query, home, start, end ?? .distantFuture) { row in
                    PreservedRevision(
                        rev: row[0] ?? "", path: row[1] ?? "", modified: row[2] ?? .distantPast, size: row[3] ?? 0,
                        hash: BlockHash(bytes: row[4] ?? Data()), home: row[5] ?? 0, number: row[6] ?? 0)
                }
            }
            .sorted { $0.number < $1.number }
        }
    }
}

extension LegalHold {
    fileprivate init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        name = row[2] ?? ""
        description = row[3]
        members = (row[4] as String? ?? "").split(separator: " ").map(String.init)
        status = Status(rawValue: row[5] ?? "") ?? .released
        activated = row[6] ?? .distantPast
        start = row[7] ?? .distantPast
        end = row[8]
    }
}
