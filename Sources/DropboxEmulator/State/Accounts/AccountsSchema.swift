extension Store {
    /// Accounts, and the people whom their users know.
    static let accountsSchema = """
        CREATE TABLE accounts (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, email TEXT NOT NULL COLLATE NOCASE UNIQUE,
            given_name TEXT NOT NULL, surname TEXT NOT NULL, country TEXT NOT NULL, locale TEXT NOT NULL,
            kind TEXT NOT NULL, quota INTEGER NOT NULL, home INTEGER NOT NULL REFERENCES namespaces
        );

        -- People whose addresses a user entered.
        CREATE TABLE contacts (
            account INTEGER NOT NULL REFERENCES accounts, email TEXT NOT NULL COLLATE NOCASE,
            PRIMARY KEY (account, email)
        ) WITHOUT ROWID;
        """

    /// Accounts whose users have not shown yet that their address is theirs.
    static let emailsSchema = """
        CREATE TABLE unverified_emails (account INTEGER PRIMARY KEY REFERENCES accounts);
        """
}
