extension Store {
    /// Apps, and what accounts allow them.
    static let oauthSchema = """
        -- The addresses in 'redirects' have a line each.
        CREATE TABLE apps (
            key TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, scopes TEXT NOT NULL,
            redirects TEXT NOT NULL, allows_implicit INTEGER NOT NULL, is_enabled INTEGER NOT NULL
        ) WITHOUT ROWID;

        -- A grant is what a user allowed an app, or an admin in the name of a team; it owns the tokens that were made
        -- from it.
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

        -- A code that was used stays for a while, so that whoever uses it again can be told.
        CREATE TABLE authorization_codes (
            code TEXT PRIMARY KEY, grant_number INTEGER NOT NULL REFERENCES grants, redirect TEXT, challenge TEXT,
            challenge_method TEXT, access_type TEXT NOT NULL, created REAL NOT NULL, is_used INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        CREATE INDEX authorization_codes_by_age ON authorization_codes (created);
        CREATE INDEX authorization_codes_of_grant ON authorization_codes (grant_number);

        -- Tokens of OAuth 1, which can still be exchanged for those of OAuth 2.
        CREATE TABLE oauth1_tokens (
            token TEXT PRIMARY KEY, secret TEXT NOT NULL, grant_number INTEGER NOT NULL REFERENCES grants
        ) WITHOUT ROWID;
        """
}
