extension Store {
    /// Namespaces, what is in them, what was in them, and the uploads on their way there.
    static let filesSchema = """
        -- The folder that a namespace is where it is mounted has one id for everybody: 'folder'.
        CREATE TABLE namespaces (
            number INTEGER PRIMARY KEY, used INTEGER NOT NULL DEFAULT 0, epoch INTEGER NOT NULL DEFAULT 0,
            kind TEXT NOT NULL DEFAULT 'home', owner INTEGER, name TEXT NOT NULL DEFAULT '', folder TEXT UNIQUE
        );
        CREATE TABLE folder_members (
            namespace INTEGER NOT NULL REFERENCES namespaces, account INTEGER NOT NULL, access INTEGER NOT NULL,
            invited REAL NOT NULL,
            PRIMARY KEY (namespace, account)
        ) WITHOUT ROWID;
        CREATE TABLE app_folders (
            account INTEGER NOT NULL, app TEXT NOT NULL, namespace INTEGER NOT NULL REFERENCES namespaces,
            PRIMARY KEY (account, app)
        ) WITHOUT ROWID;
        CREATE INDEX folder_members_by_account ON folder_members (account, namespace);

        -- One row for each path that ever was. What is gone stays as a row of kind 0, so that whoever knew it can be told.
        -- 'sequence' is the time of the latest change: the rows in its order are the journal that cursors point into.
        -- What is gone for good has no id any more.
        -- A folder where another namespace is mounted names it; what is below is there. 'unmounted' is the change that last
        -- ended a mount at the path, whatever stands there since.
        CREATE TABLE entries (
            namespace INTEGER NOT NULL, path TEXT NOT NULL, parent TEXT NOT NULL, name TEXT NOT NULL,
            display TEXT NOT NULL, kind INTEGER NOT NULL, id TEXT NOT NULL, revision INTEGER,
            sequence INTEGER NOT NULL, deleted REAL, mounted INTEGER REFERENCES namespaces,
            unmounted INTEGER,
            PRIMARY KEY (namespace, path)
        ) WITHOUT ROWID;
        CREATE INDEX entries_of_parent ON entries (namespace, parent, path);
        CREATE UNIQUE INDEX entries_in_order ON entries (namespace, sequence);
        CREATE UNIQUE INDEX entries_by_id ON entries (id) WHERE kind > 0 AND mounted IS NULL;
        CREATE INDEX entries_by_end_of_mount ON entries (namespace, unmounted) WHERE unmounted IS NOT NULL;
        CREATE UNIQUE INDEX entries_mounted ON entries (namespace, mounted) WHERE mounted IS NOT NULL;

        CREATE TABLE revisions (
            number INTEGER PRIMARY KEY AUTOINCREMENT, namespace INTEGER NOT NULL, rev TEXT UNIQUE, id TEXT NOT NULL,
            path TEXT NOT NULL, size INTEGER NOT NULL, content BLOB NOT NULL, client_modified REAL NOT NULL,
            server_modified REAL NOT NULL, author TEXT
        );
        CREATE INDEX revisions_of_path ON revisions (namespace, path, number);
        CREATE INDEX revisions_of_id ON revisions (id, number);

        CREATE TABLE content_blocks (
            content BLOB NOT NULL, position INTEGER NOT NULL, block BLOB NOT NULL, length INTEGER NOT NULL,
            PRIMARY KEY (content, position)
        ) WITHOUT ROWID;
        CREATE INDEX content_blocks_by_block ON content_blocks (block);

        CREATE TABLE upload_sessions (
            id TEXT PRIMARY KEY, account INTEGER NOT NULL, is_concurrent INTEGER NOT NULL, is_closed INTEGER NOT NULL,
            started REAL NOT NULL, size INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX upload_sessions_by_age ON upload_sessions (started);
        CREATE TABLE upload_blocks (
            session TEXT NOT NULL, offset INTEGER NOT NULL, block BLOB NOT NULL, length INTEGER NOT NULL,
            PRIMARY KEY (session, offset)
        ) WITHOUT ROWID;
        CREATE INDEX upload_blocks_by_block ON upload_blocks (block);
        """
}
