import SQLite

extension SyncStore {
    /// The key of the topmost folder.
    static let rootKey: Int64 = 1

    /// `node` is the tree, twice: `parent` and `name` are where the app sees something (NULL: nowhere), `remote_*` where
    /// the server has it, or last had it (`present` tells). `epoch` counts the rounds of news from the server: the one in
    /// which the server's side last changed. `seen` is the listing that last contained it.
    /// `queue` holds what the server does not know yet, oldest first. `content` is the index of the cache; `used` grows
    /// with each use, whatever the clock does. `refused` marks changes that are passed over, see `Tree.Mark`: they are
    /// tried again later, and when the filesystem is opened. `begun` marks uploads that the server may have carried out.
    /// `retired` has the contents that are about to be deleted, until they are. `orphan` has the unsent contents that a
    /// damaged database lost, until they are in the queue again.
    static let migrations = Migrations(
        """
        CREATE TABLE node (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT UNIQUE,
            is_folder INTEGER NOT NULL,
            parent INTEGER, name TEXT, name_key TEXT,
            remote_parent INTEGER, remote_name TEXT, remote_key TEXT,
            present INTEGER NOT NULL DEFAULT 0,
            rev TEXT, hash TEXT, size INTEGER NOT NULL DEFAULT 0, modified REAL NOT NULL DEFAULT 0,
            epoch INTEGER NOT NULL DEFAULT 0, seen INTEGER NOT NULL DEFAULT 0
        );
        CREATE UNIQUE INDEX node_local ON node (parent, name_key) WHERE parent IS NOT NULL;
        CREATE INDEX node_remote ON node (remote_parent, remote_key) WHERE remote_parent IS NOT NULL;
        INSERT INTO node (key, is_folder, present) VALUES (1, 1, 1);
        CREATE TABLE queue (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            node INTEGER NOT NULL, kind INTEGER NOT NULL, content INTEGER, base_rev TEXT,
            base_hash TEXT,
            parent INTEGER, name TEXT, epoch INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX queue_node ON queue (node);
        CREATE TABLE content (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            node INTEGER NOT NULL, file TEXT NOT NULL UNIQUE, rev TEXT, hash TEXT NOT NULL, size INTEGER NOT NULL,
            modified REAL NOT NULL, unsent INTEGER NOT NULL, used INTEGER NOT NULL
        );
        CREATE INDEX content_node ON content (node);
        CREATE INDEX content_used ON content (used) WHERE unsent = 0;
        CREATE INDEX content_unsent ON content (node) WHERE unsent = 1;
        CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        """,
        """
        ALTER TABLE queue ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX queue_ready ON queue (number) WHERE refused = 0;
        """,
        "ALTER TABLE queue ADD COLUMN begun INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE retired (file TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE orphan (file TEXT PRIMARY KEY) WITHOUT ROWID;
        """)
}
