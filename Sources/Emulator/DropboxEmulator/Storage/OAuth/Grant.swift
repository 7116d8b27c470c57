import DropboxSQLite
import Foundation

/// An authorization of an app by a user, or by an admin for a team. It owns the tokens that were created from it;
/// revoking it revokes them.
struct Grant: Sendable, Hashable {
    var number: Int64
    /// The account that authorized the app.
    var account: Int64
    /// The team for which the app was authorized, or `nil` for the account's own files.
    var team: Int64?
    var app: String
    var scopes: Set<String>
    var created: Date
}

/// An access token or refresh token.
struct Token: Sendable, Hashable {
    enum Kind: String, Sendable {
        case access
        case refresh
    }

    /// The length of new refresh tokens.
    static let refreshTokenLength = 64

    /// The credentials that a client needs to use a refresh token.
    enum RequiredCredentials: String, Sendable {
        /// The app key and app secret.
        case secret
        /// The app key, for clients that can't keep a secret.
        case key
        /// None, for clients with an app key that isn't registered with the emulator.
        case anyClient = "any_client"
    }

    var text: String
    var kind: Kind
    var grant: Int64
    /// The account that authorized the app.
    var account: Int64
    /// The team for which the app was authorized, or `nil` for the account's own files.
    var team: Int64?
    var app: String
    var scopes: Set<String>
    /// The expiration date, or `nil` if the token doesn't expire.
    var expires: Date?
    var requiredCredentials: RequiredCredentials
}

/// An authorization code, which an app can exchange for tokens once.
struct AuthorizationCode: Sendable, Hashable {
    /// The kinds of tokens that the app receives.
    enum AccessType: String, Sendable {
        /// A short-lived access token.
        case online
        /// A short-lived access token and a refresh token.
        case offline
        /// An access token that doesn't expire.
        case legacy
    }

    var grant: Int64
    var app: String
    /// The redirect URI that received the code, or `nil` if the code was displayed to the user.
    var redirectURI: String?
    var pkce: PKCE?
    var accessType: AccessType
}

/// Grants.
extension Store {
    /// Records the authorization of an app by an account, for a team if `team` is set.
    func addGrant(account: Int64, app: String, scopes: Set<String>, team: Int64? = nil) throws -> Int64 {
        try transaction { connection in
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

    /// Returns the grants of an account, oldest first: those for a team, or those for the account's own files if `team`
    /// is `nil`.
    func grants(of account: Int64, team: Int64? = nil) throws -> [Grant] {
        try read { connection in
            try connection.rows(
                "SELECT \(Grant.columns) FROM grants WHERE account = ? AND team IS ? ORDER BY number", account, team,
                make: Grant.init)
        }
    }

    /// Returns the grants for an app, oldest first.
    static func grants(for app: String, _ connection: Connection) throws -> [Grant] {
        try connection.rows(
            "SELECT \(Grant.columns) FROM grants WHERE app = ? ORDER BY number", app, make: Grant.init)
    }

    /// Returns all scopes that an account has granted to an app, or `nil` if it hasn't authorized the app.
    func grantedScopes(of account: Int64, app: String, team: Int64? = nil) throws -> Set<String>? {
        let grants = try grants(of: account, team: team).filter { $0.app == app }
        return grants.isEmpty ? nil : grants.reduce(into: []) { $0.formUnion($1.scopes) }
    }

    /// Revokes a grant with all its tokens and codes.
    func revoke(grant: Int64) throws {
        try transaction { connection in
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

/// Tokens.
extension Store {
    /// Creates a token for a grant.
    ///
    /// - Parameters:
    ///   - kind: The kind of token.
    ///   - grant: The number of the grant.
    ///   - scopes: The scopes, which must be a subset of the grant's.
    ///   - expires: The expiration date, or `nil` if the token doesn't expire.
    ///   - text: The token, or `nil` for a random one in Dropbox's format.
    ///   - requiredCredentials: The credentials that a client needs to use a refresh token.
    @discardableResult
    func addToken(
        _ kind: Token.Kind, grant: Int64, scopes: Set<String>, expires: Date? = nil, text: String? = nil,
        requiredCredentials: Token.RequiredCredentials = .key
    ) throws -> String {
        let text =
            text
            ?? (kind == .access
                ? "sl." + idGenerator.base64URLString(length: 80)
                : idGenerator.base64URLString(length: Token.refreshTokenLength))
        try transaction { connection in
            try connection.execute(
                "DELETE FROM tokens WHERE expires < ?", clock.now.addingTimeInterval(-Self.expiredTokenRetention))
            try connection.execute(
                "INSERT INTO tokens (token, kind, grant_number, scopes, expires, redemption) VALUES (?, ?, ?, ?, ?, ?)",
                text, kind.rawValue, grant, scopes.text, expires, requiredCredentials.rawValue)
        }
        return text
    }

    /// Returns the token with this text and kind, even if it has expired.
    func token(_ text: String, _ kind: Token.Kind) throws -> Token? {
        try read { try Self.token(text, kind, $0) }
    }

    static func token(_ text: String, _ kind: Token.Kind, _ connection: Connection) throws -> Token? {
        try tokens("t.token = ? AND t.kind = ?", text, kind.rawValue, connection: connection).first
    }

    /// Returns whether there was an access token with this text, which was revoked or removed.
    func isRemovedToken(_ text: String) throws -> Bool {
        try read { try $0.value("SELECT 1 FROM removed_tokens WHERE token = ?", text, as: Int.self) != nil }
    }

    /// Returns the first token of a kind that never expires. The emulator creates one when it first starts.
    func nonExpiringToken(_ kind: Token.Kind) throws -> Token? {
        let condition = "t.kind = ? AND t.expires IS NULL ORDER BY t.grant_number LIMIT 1"
        return try read { try Self.tokens(condition, kind.rawValue, connection: $0).first }
    }

    /// Adds an OAuth 1 token.
    func addOAuth1Token(_ token: String, secret: String, grant: Int64) throws {
        try transaction { connection in
            try connection.execute("INSERT INTO oauth1_tokens VALUES (?, ?, ?)", token, secret, grant)
        }
    }

    /// Returns the grant of an OAuth 1 token, or `nil` if token and secret don't match.
    func grant(ofOAuth1Token token: String, secret: String) throws -> Grant? {
        try read { connection in
            let query = "SELECT grant_number FROM oauth1_tokens WHERE token = ? AND secret = ?"
            guard let number = try connection.value(query, token, secret, as: Int64.self) else { return nil }
            return try Self.grant(number, connection)
        }
    }

    /// The time for which expired tokens are stored: 30 days. Using one is a distinct error.
    private static let expiredTokenRetention: TimeInterval = 30 * 24 * 3600

    private static func tokens(
        _ condition: String, _ values: any BindableValue..., connection: Connection
    ) throws -> [Token] {
        let query = """
            SELECT t.token, t.kind, t.grant_number, g.account, g.team, g.app, t.scopes, t.expires, t.redemption
            FROM tokens t JOIN grants g ON g.number = t.grant_number WHERE \(condition)
            """
        return try connection.rows(query, values: values, make: Token.init)
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
        requiredCredentials = RequiredCredentials(rawValue: row[8] ?? "") ?? .secret
    }
}

/// An authorization code that can't be exchanged.
enum AuthorizationCodeError: Error, Sendable, Hashable {
    /// The code doesn't exist or has expired.
    case unknown
    case used
    case wrongApp
    case wrongRedirect
    case wrongVerifier
}

/// Authorization codes.
extension Store {
    /// Creates a code for a grant.
    func addCode(_ code: AuthorizationCode) throws -> String {
        let text = idGenerator.base64URLString(length: 43)
        try transaction { connection in
            let now = clock.now
            let retention = limits.authorizationCodeLifetime.seconds + Self.expiredCodeRetention
            try connection.execute(
                "DELETE FROM authorization_codes WHERE created < ?", now.addingTimeInterval(-retention))
            try connection.execute(
                """
                INSERT INTO authorization_codes (code, grant_number, redirect, challenge, challenge_method, access_type,
                    created)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                text, code.grant, code.redirectURI, code.pkce?.challenge, code.pkce?.method.rawValue,
                code.accessType.rawValue, now)
        }
        return text
    }

    /// Redeems a code. If the validation fails, the code remains valid.
    ///
    /// - Parameters:
    ///   - text: The code.
    ///   - validate: Validates the code against the request.
    func redeemCode(_ text: String, validating validate: (AuthorizationCode) throws(AuthorizationCodeError) -> Void)
        throws
        -> (code: AuthorizationCode, grant: Grant)
    {
        try transaction { connection in
            let query = """
                SELECT c.grant_number, g.app, c.redirect, c.challenge, c.challenge_method, c.access_type, c.created,
                    c.is_used
                FROM authorization_codes c JOIN grants g ON g.number = c.grant_number WHERE c.code = ?
                """
            let result = try connection.first(query, text) { row in
                (AuthorizationCode(row), created: row[6] ?? Date.distantPast, isUsed: row[7] ?? false)
            }
            guard let (code, created, isUsed) = result else { throw AuthorizationCodeError.unknown }
            if isUsed { throw AuthorizationCodeError.used }
            let age = clock.now.timeIntervalSince(created)
            guard age < limits.authorizationCodeLifetime.seconds else { throw AuthorizationCodeError.unknown }
            try validate(code)
            try connection.execute("UPDATE authorization_codes SET is_used = 1 WHERE code = ?", text)
            guard let grant = try Self.grant(code.grant, connection) else { throw AuthorizationCodeError.unknown }
            return (code, grant)
        }
    }

    /// The time for which an expired code is stored. Dropbox documents one hour.
    private static let expiredCodeRetention: TimeInterval = 3600
}

extension AuthorizationCode {
    fileprivate init(_ row: Row) {
        grant = row[0] ?? 0
        app = row[1] ?? ""
        redirectURI = row[2]
        let method = (row[4] as String?).flatMap(PKCE.Method.init)
        pkce = (row[3] as String?).flatMap { challenge in
            method.map { PKCE(challenge: challenge, method: $0) }
        }
        accessType = AccessType(rawValue: row[5] ?? "") ?? .online
    }
}
