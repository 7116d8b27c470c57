import DropboxSQLite

/// Whom the members of a team may share with.
extension Store {
    enum AllowlistKind: String, Sendable {
        case domain
        case email
    }

    /// An entry of the list.
    struct AllowlistEntry: Sendable, Hashable {
        var number: Int64 = 0
        var kind: AllowlistKind
        var text: String
    }

    func allowlist(of team: TeamAccount) throws -> [AllowlistEntry] {
        let query = "SELECT number, kind, entry FROM sharing_allowlist WHERE team = ? ORDER BY number"
        return try read { connection in
            try connection.rows(query, team.number) { row in
                AllowlistEntry(
                    number: row[0] ?? 0, kind: AllowlistKind(rawValue: row[1] ?? "") ?? .domain, text: row[2] ?? "")
            }
        }
    }

    func allow(_ entries: [AllowlistEntry], in team: TeamAccount) throws {
        try database.write { connection in
            for entry in entries {
                try connection.execute(
                    "INSERT OR IGNORE INTO sharing_allowlist (team, kind, entry) VALUES (?, ?, ?)", team.number,
                    entry.kind.rawValue, entry.text)
            }
        }
    }

    func disallow(_ entries: [AllowlistEntry], in team: TeamAccount) throws {
        try database.write { connection in
            for entry in entries {
                try connection.execute(
                    "DELETE FROM sharing_allowlist WHERE team = ? AND kind = ? AND entry = ?", team.number,
                    entry.kind.rawValue, entry.text)
            }
        }
    }
}
