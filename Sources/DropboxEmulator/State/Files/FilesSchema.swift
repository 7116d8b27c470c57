extension Store {
    /// Namespaces, what is in them, what was in them, and the uploads on their way there.
    static let filesSchema = """
        CREATE TABLE namespaces (
            number INTEGER PRIMARY KEY, used INTEGER NOT NULL DEFAULT 0, epoch INTEGER NOT NULL DEFAULT 0
        );

        -- One row for each path that ever was. What is gone stays as a row of kind 0, so that whoever knew it can be told.
        -- 'sequence' is the time of the latest change: the rows in its order are the journal that cursors point into.
        -- What is gone for good has no id any more.
        CREATE TABLE entries (
            namespace INTEGER NOT NULL, path TEXT NOT NULL, parent TEXT NOT NULL, name TEXT NOT NULL,
            display TEXT NOT NULL, kind INTEGER NOT NULL, id TEXT NOT NULL, revision INTEGER,
            sequence INTEGER NOT NULL, deleted REAL,
            PRIMARY KEY (namespace, path)
        ) WITHOUT ROWID;
        CREATE INDEX entries_of_parent ON entries (namespace, parent, path);
        CREATE UNIQUE INDEX entries_in_order ON entries (namespace, sequence);
        CREATE UNIQUE INDEX entries_by_id ON entries (id) WHERE kind > 0;

        CREATE TABLE revisions (
            number INTEGER PRIMARY KEY AUTOINCREMENT, namespace INTEGER NOT NULL, rev TEXT UNIQUE, id TEXT NOT NULL,
            path TEXT NOT NULL, size INTEGER NOT NULL, content BLOB NOT NULL, client_modified REAL NOT NULL,
            server_modified REAL NOT NULL
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
