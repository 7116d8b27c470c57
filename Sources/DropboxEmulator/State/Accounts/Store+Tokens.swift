import Foundation
import SQLite

/// A program that users let into their Dropbox.
struct App: Sendable, Hashable {
    var key: String
    var secret: String
    var name: String
    /// What it may ask for at most.
    var scopes: Set<String>
}

/// What a token allows.
struct Token: Sendable, Hashable {
    enum Kind: String, Sendable {
        case access
        case refresh
    }

    var text: String
    var kind: Kind
    var grant: Int64
    /// Who allowed it.
    var account: Int64
    /// The team that the account allowed it for; nil for the account's own files.
    var team: Int64?
    var app: String
    var scopes: Set<String>
    var expires: Date?
}

/// Apps, grants and tokens.
extension Store {
    func addApp(_ app: App) throws {
        try database.write { connection in
            try connection.execute(
                "INSERT OR REPLACE INTO apps VALUES (?, ?, ?, ?)", app.key, app.secret, app.name, app.scopes.text)
        }
    }

    func app(_ key: String) throws -> App? {
        try read { connection in
            try connection.first("SELECT key, secret, name, scopes FROM apps WHERE key = ?", key) { row in
                App(key: row[0] ?? "", secret: row[1] ?? "", name: row[2] ?? "", scopes: Set(text: row[3] ?? ""))
            }
        }
    }

    func apps() throws -> [App] {
        try read { try $0.rows("SELECT key FROM apps ORDER BY key") { $0[0] as String? ?? "" } }
            .compactMap { try app($0) }
    }

    /// Records that an account let an app in, in the name of a team if there is one.
    func addGrant(account: Int64, app: String, scopes: Set<String>, team: Int64? = nil) throws -> Int64 {
        try database.write { connection in
            try connection.execute(
                "INSERT INTO grants (account, app, scopes, team) VALUES (?, ?, ?, ?)", account, app, scopes.text, team)
            return connection.lastInsertedRowID
        }
    }

    /// Makes a token for a grant.
    ///
    /// - Parameters:
    ///   - scopes: at most those of the grant.
    ///   - expires: nil for never.
    func addToken(_ kind: Token.Kind, grant: Int64, scopes: Set<String>, expires: Date? = nil) throws -> String {
        let text = kind == .access ? "sl." + minting.letters(80) : minting.letters(64)
        try database.write { connection in
            try connection.execute(
                "INSERT INTO tokens VALUES (?, ?, ?, ?, ?)", text, kind.rawValue, grant, scopes.text, expires)
        }
        return text
    }

    /// A token, valid or expired; nil if there is none of this kind and text.
    func token(_ text: String, _ kind: Token.Kind) throws -> Token? {
        try tokens("t.token = ? AND t.kind = ?", text, kind.rawValue).first
    }

    /// The first token of a kind that never expires; there is one from the first start on.
    func lastingToken(_ kind: Token.Kind) throws -> Token? {
        try tokens("t.kind = ? AND t.expires IS NULL ORDER BY t.grant_number LIMIT 1", kind.rawValue).first
    }

    private func tokens(_ condition: String, _ values: any ValueBinding...) throws -> [Token] {
        let query = """
            SELECT t.token, t.kind, t.grant_number, g.account, g.app, t.scopes, t.expires, g.team
            FROM tokens t JOIN grants g ON g.number = t.grant_number WHERE \(condition)
            """
        return try read { connection in
            try connection.rows(query, values: values) { row in
                Token(
                    text: row[0] ?? "", kind: Token.Kind(rawValue: row[1] ?? "") ?? .access, grant: row[2] ?? 0,
                    account: row[3] ?? 0, team: row[7], app: row[4] ?? "", scopes: Set(text: row[5] ?? ""),
                    expires: row[6])
            }
        }
    }
}

extension Set<String> {
    /// Scopes as OAuth writes them: sorted, with blanks between them.
    var text: String { sorted().joined(separator: " ") }

    init(text: String) { self = Set(text.split(separator: " ").map(String.init)) }
}
