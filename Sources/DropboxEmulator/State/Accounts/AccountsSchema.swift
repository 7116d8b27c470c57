extension Store {
    /// Apps, accounts, and what accounts allow apps.
    static let accountsSchema = """
        CREATE TABLE apps (
            key TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, scopes TEXT NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE accounts (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, email TEXT NOT NULL UNIQUE,
            given_name TEXT NOT NULL, surname TEXT NOT NULL, country TEXT NOT NULL, locale TEXT NOT NULL,
            kind TEXT NOT NULL, quota INTEGER NOT NULL, home INTEGER NOT NULL REFERENCES namespaces
        );

        -- A grant is what a user allowed an app, or an admin in the name of a team; it owns the tokens that were made
        -- from it.
        CREATE TABLE grants (
            number INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts, app TEXT NOT NULL REFERENCES apps,
            scopes TEXT NOT NULL, team INTEGER
        );
        CREATE TABLE tokens (
            token TEXT PRIMARY KEY, kind TEXT NOT NULL, grant_number INTEGER NOT NULL REFERENCES grants,
            scopes TEXT NOT NULL, expires REAL
        ) WITHOUT ROWID;
        """
}
