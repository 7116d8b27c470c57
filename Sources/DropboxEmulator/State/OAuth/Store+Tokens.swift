import Foundation
import DropboxSQLite

/// Tokens.
extension Store {
    /// Makes a token for a grant.
    ///
    /// - Parameters:
    ///   - scopes: at most those of the grant.
    ///   - expires: nil for never.
    ///   - text: what the token is; nil for something random in the form of the service.
    ///   - redemption: what a client shows beside a refresh token.
    @discardableResult
    func addToken(
        _ kind: Token.Kind, grant: Int64, scopes: Set<String>, expires: Date? = nil, text: String? = nil,
        redemption: Token.Redemption = .key
    ) throws -> String {
        let text = text ?? (kind == .access ? "sl." + minting.letters(80) : minting.letters(Token.refreshLength))
        try database.write { connection in
            try connection.execute("DELETE FROM tokens WHERE expires < ?", clock.now.addingTimeInterval(-Self.memory))
            try connection.execute(
                "INSERT INTO tokens (token, kind, grant_number, scopes, expires, redemption) VALUES (?, ?, ?, ?, ?, ?)",
                text, kind.rawValue, grant, scopes.text, expires, redemption.rawValue)
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

    /// Makes a token of OAuth 1, as apps had them before OAuth 2.
    func addOAuth1Token(_ token: String, secret: String, grant: Int64) throws {
        try database.write { connection in
            try connection.execute("INSERT INTO oauth1_tokens VALUES (?, ?, ?)", token, secret, grant)
        }
    }

    /// What a token of OAuth 1 stands for; nil if token and secret do not belong together.
    func grant(ofOAuth1Token token: String, secret: String) throws -> Grant? {
        try read { connection in
            let query = "SELECT grant_number FROM oauth1_tokens WHERE token = ? AND secret = ?"
            guard let number = try connection.value(query, token, secret, as: Int64.self) else { return nil }
            return try Self.grant(number, connection)
        }
    }

    /// How long expired tokens are known to have been some: 30 days.
    private static let memory: TimeInterval = 30 * 24 * 3600

    private func tokens(_ condition: String, _ values: any ValueBinding...) throws -> [Token] {
        let query = """
            SELECT t.token, t.kind, t.grant_number, g.account, g.team, g.app, t.scopes, t.expires, t.redemption
            FROM tokens t JOIN grants g ON g.number = t.grant_number WHERE \(condition)
            """
        return try read { try $0.rows(query, values: values, make: Token.init) }
    }
}

extension Token {
    fileprivate init(_ row: Row) {
        text = row[0] ?? ""
        kind = Kind(rawValue: row[1] ?? "") ?? .access
        grant = row[2] ?? 0
        account = row[3] ?? 0
        team = row[4]
        app = row[5] ?? ""
        scopes = Set(text: row[6] ?? "")
        expires = row[7]
        redemption = Redemption(rawValue: row[8] ?? "") ?? .secret
    }
}
