import Foundation
import DropboxSQLite

/// Grants.
extension Store {
    /// Records that an account let an app in, in the name of a team if there is one.
    func addGrant(account: Int64, app: String, scopes: Set<String>, team: Int64? = nil) throws -> Int64 {
        try database.write { connection in
            try connection.execute(
                "INSERT INTO grants (account, app, scopes, team, created) VALUES (?, ?, ?, ?, ?)", account, app,
                scopes.text, team, clock.now)
            return connection.lastInsertedRowID
        }
    }

    func grant(_ number: Int64) throws -> Grant? {
        try read { try Self.grant(number, $0) }
    }

    static func grant(_ number: Int64, _ connection: Connection) throws -> Grant? {
        try connection.first("SELECT \(Grant.columns) FROM grants WHERE number = ?", number, make: Grant.init)
    }

    /// What an account allowed apps, oldest first: for its own files where `team` is nil, else in the name of the team.
    func grants(of account: Int64, team: Int64? = nil) throws -> [Grant] {
        try read { connection in
            try connection.rows(
                "SELECT \(Grant.columns) FROM grants WHERE account = ? AND team IS ? ORDER BY number", account, team,
                make: Grant.init)
        }
    }

    /// All scopes that an account ever allowed an app; nil where it has not let the app in.
    func grantedScopes(of account: Int64, app: String, team: Int64? = nil) throws -> Set<String>? {
        let grants = try grants(of: account, team: team).filter { $0.app == app }
        return grants.isEmpty ? nil : grants.reduce(into: []) { $0.formUnion($1.scopes) }
    }

    /// Takes back what was allowed: all tokens and codes of the grant are void from now on.
    func revoke(grant: Int64) throws {
        try database.write { connection in
            try connection.execute("DELETE FROM tokens WHERE grant_number = ?", grant)
            try connection.execute("DELETE FROM authorization_codes WHERE grant_number = ?", grant)
            try connection.execute("DELETE FROM oauth1_tokens WHERE grant_number = ?", grant)
            try connection.execute("DELETE FROM grants WHERE number = ?", grant)
        }
    }
}

extension Grant {
    fileprivate static let columns = "number, account, team, app, scopes, created"

    fileprivate init(_ row: Row) {
        number = row[0] ?? 0
        account = row[1] ?? 0
        team = row[2]
        app = row[3] ?? ""
        scopes = Set(text: row[4] ?? "")
        created = row[5] ?? .distantPast
    }
}
