extension Store {
    /// Links to what is in a Dropbox. They name files and folders by id, so that they survive moves, and look at them
    /// through the eyes of the account that made them.
    static let linksSchema = """
        CREATE TABLE shared_links (
            number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, secret TEXT NOT NULL,
            account INTEGER NOT NULL, root INTEGER NOT NULL, item TEXT NOT NULL, is_folder INTEGER NOT NULL,
            audience TEXT NOT NULL, access TEXT NOT NULL, password TEXT, expires REAL,
            allows_download INTEGER NOT NULL, created REAL NOT NULL
        );
        CREATE INDEX shared_links_of_account ON shared_links (account, number);
        CREATE INDEX shared_links_by_item ON shared_links (item);

        -- Links that need no account and end by themselves: to one revision of a file; for one upload, told as JSON.
        CREATE TABLE temporary_links (
            token TEXT PRIMARY KEY, account INTEGER NOT NULL, root INTEGER NOT NULL, rev TEXT NOT NULL,
            expires REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE upload_links (
            token TEXT PRIMARY KEY, account INTEGER NOT NULL, root INTEGER NOT NULL, wish BLOB NOT NULL,
            expires REAL NOT NULL, is_used INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        """
}
