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
            token TEXT PRIMARY KEY, account INTEGER NOT NULL, root INTEGER NOT NULL, is_confined INTEGER NOT NULL,
            wish BLOB NOT NULL, expires REAL NOT NULL, is_used INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;

        CREATE TABLE copy_references (
            reference TEXT PRIMARY KEY, account INTEGER NOT NULL, root INTEGER NOT NULL, app TEXT NOT NULL,
            item TEXT NOT NULL, expires REAL NOT NULL
        ) WITHOUT ROWID;
        """
}

extension Store {
    /// Folders that whoever has the address may put files into. 'sequence' is their order.
    static let fileRequestsSchema = """
        CREATE TABLE file_requests (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL,
            root INTEGER NOT NULL, folder TEXT NOT NULL, title TEXT NOT NULL, description TEXT, video_project TEXT,
            created REAL NOT NULL, deadline REAL, grace TEXT, is_open INTEGER NOT NULL, files INTEGER NOT NULL
        );
        CREATE INDEX file_requests_of_account ON file_requests (account, sequence);
        """
}

extension Store {
    /// Who was invited to single files. Someone without an account is known by email alone; whoever makes an account with
    /// that address is the one who was invited. 'owner' and 'root' are the eyes through which the file is found.
    static let fileMembersSchema = """
        CREATE TABLE file_members (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, item TEXT NOT NULL, account INTEGER,
            email TEXT NOT NULL COLLATE NOCASE,
            access INTEGER NOT NULL, owner INTEGER NOT NULL, root INTEGER NOT NULL, invited REAL NOT NULL,
            UNIQUE (item, email)
        );
        CREATE INDEX file_members_by_account ON file_members (account, sequence);
        CREATE INDEX file_members_by_email ON file_members (email);
        CREATE TABLE file_policies (item TEXT PRIMARY KEY, has_viewer_info INTEGER NOT NULL) WITHOUT ROWID;
        """
}
