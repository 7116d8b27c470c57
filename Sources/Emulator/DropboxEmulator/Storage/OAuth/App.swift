import DropboxConcurrency
import DropboxSQLite

/// An app, as its developer registered it.
struct App: Sendable, Hashable {
    /// The access type of an app.
    enum Kind: String, Sendable, CaseIterable {
        /// All files of a user.
        case fullDropbox = "full_dropbox"
        /// Only the folder with the name of the app.
        case appFolder = "app_folder"
        /// A team, its members and their files.
        case team

        /// A Boolean value that indicates whether team admins authorize the app for their team.
        var isForTeams: Bool { self == .team }
    }

    var key: String
    var secret: String
    var name: String
    var kind = Kind.fullDropbox
    /// The scopes that the app can request. They are also the default if a request specifies none.
    var scopes: Set<String>
    /// The allowed redirect URIs. `RedirectPolicy` defines how they are compared.
    var redirectURIs: [String] = []
    /// A Boolean value that indicates whether the app can receive tokens without a code (`response_type=token`).
    var allowsImplicitGrant = true
    /// A Boolean value that indicates whether the emulator accepts requests of the app.
    var isEnabled = true
}

/// Apps.
extension Store {
    /// Registers an app, or updates a registered one.
    func addApp(_ app: App) throws {
        try transaction { connection in
            try connection.execute(
                """
                INSERT INTO apps (\(App.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (key) DO UPDATE SET secret = excluded.secret, name = excluded.name, kind = excluded.kind,
                    scopes = excluded.scopes, redirects = excluded.redirects,
                    allows_implicit = excluded.allows_implicit, is_enabled = excluded.is_enabled
                """,
                app.key, app.secret, app.name, app.kind.rawValue, app.scopes.text,
                app.redirectURIs.joined(separator: "\n"), app.allowsImplicitGrant, app.isEnabled)
        }
    }

    func app(_ key: String) throws -> App? {
        try index.apps.value(of: key, in: database) { connection in
            try connection.first("SELECT \(App.columns) FROM apps WHERE key = ?", key, make: App.init)
        }
    }

    func apps() throws -> [App] {
        try read { try $0.rows("SELECT \(App.columns) FROM apps ORDER BY key", make: App.init) }
    }
}

extension App {
    fileprivate static let columns = "key, secret, name, kind, scopes, redirects, allows_implicit, is_enabled"

    fileprivate init(_ row: Row) {
        key = row[0] ?? ""
        secret = row[1] ?? ""
        name = row[2] ?? ""
        kind = Kind(rawValue: row[3] ?? "") ?? .fullDropbox
        scopes = Set(text: row[4] ?? "")
        redirectURIs = (row[5] ?? "").split(separator: "\n").map(String.init)
        allowsImplicitGrant = row[6] ?? true
        isEnabled = row[7] ?? true
    }
}

extension Set<String> {
    /// The scopes in the syntax of OAuth: sorted and separated by spaces.
    var text: String { sorted().joined(separator: " ") }

    /// Each request reads the scopes of its token and app, which are few different sets.
    init(text: String) {
        self = parsedScopes.withLock { parsed in
            if let scopes = parsed[text] { return scopes }
            if parsed.count >= 1_000 { parsed = [:] }
            let scopes = Set(text.split(separator: " ").map(String.init))
            parsed[text] = scopes
            return scopes
        }
    }
}

private let parsedScopes = Locked<[String: Set<String>]>([:])

extension Store {
    /// Apps and their authorizations.
    static let oauthSchema = """
        -- 'redirects' contains one URI per line.
        CREATE TABLE apps (
            key TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, scopes TEXT NOT NULL,
            redirects TEXT NOT NULL, allows_implicit INTEGER NOT NULL, is_enabled INTEGER NOT NULL
        ) WITHOUT ROWID;

        -- A grant is an authorization of an app by a user, or by an admin for a team. It owns the tokens created from
        -- it.
        CREATE TABLE grants (
            number INTEGER PRIMARY KEY AUTOINCREMENT, account INTEGER NOT NULL REFERENCES accounts,
            app TEXT NOT NULL REFERENCES apps, scopes TEXT NOT NULL, team INTEGER, created REAL NOT NULL
        );
        CREATE INDEX grants_of_account ON grants (account, app);
        CREATE TABLE tokens (
            token TEXT PRIMARY KEY, kind TEXT NOT NULL, grant_number INTEGER NOT NULL REFERENCES grants,
            scopes TEXT NOT NULL, expires REAL, redemption TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX tokens_of_grant ON tokens (grant_number);
        CREATE INDEX tokens_by_age ON tokens (expires) WHERE expires IS NOT NULL;

        -- Used codes remain for a while, because reusing one is a distinct error.
        CREATE TABLE authorization_codes (
            code TEXT PRIMARY KEY, grant_number INTEGER NOT NULL REFERENCES grants, redirect TEXT, challenge TEXT,
            challenge_method TEXT, access_type TEXT NOT NULL, created REAL NOT NULL, is_used INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        CREATE INDEX authorization_codes_by_age ON authorization_codes (created);
        CREATE INDEX authorization_codes_of_grant ON authorization_codes (grant_number);

        -- OAuth 1 tokens, which can be exchanged for OAuth 2 tokens.
        CREATE TABLE oauth1_tokens (
            token TEXT PRIMARY KEY, secret TEXT NOT NULL, grant_number INTEGER NOT NULL REFERENCES grants
        ) WITHOUT ROWID;
        """

    /// The removed access tokens whose texts aren't in the form of the service. They are invalid, while unknown ones of
    /// that form are malformed. Whatever removes tokens, the triggers keep track of them.
    static let removedTokensSchema = """
        CREATE TABLE removed_tokens (token TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TRIGGER token_removed AFTER DELETE ON tokens
            WHEN old.kind = 'access' AND length(old.token) < \(Authorization.minimumTokenLength)
            BEGIN INSERT OR IGNORE INTO removed_tokens VALUES (old.token); END;
        CREATE TRIGGER token_added AFTER INSERT ON tokens
            BEGIN DELETE FROM removed_tokens WHERE token = new.token; END;
        """
}
