import DropboxSQLite

extension SyncStore {
    /// The key of the root folder.
    static let rootKey: Int64 = 1

    /// The schema of the database.
    ///
    /// - `node` holds the local and the remote tree. `parent` and `name` are the local location (NULL: not visible).
    ///   `remote_*` is the current or last remote location; `present` indicates which. `epoch` is the round of remote
    ///   changes in which the remote state last changed; `foreign_epoch` is the round in which another device last
    ///   changed it. `seen` is the last listing that contained the node. `shared_folder` is the ID of the shared folder
    ///   that is mounted at a folder.
    /// - `queue` holds the changes that the server doesn't have yet, oldest first. `refused` is the `Tree.QueueState`
    ///   of a change that is skipped; such changes are retried later, and when the filesystem is opened. `begun`
    ///   marks uploads that the server may have executed. `record` is the number of the change in the journal. `origin_*`
    ///   is the local location before a move or a deletion. `is_doubtful` is the `Change.Certainty`.
    ///   `failure` is the error of a change that the server rejected or that failed repeatedly, for the status.
    /// - `doomed` holds the nodes with queued changes that each queued deletion includes: when it was queued, they were
    ///   the deleted node or below it.
    /// - `content` is the index of the cache. `used` increases with each use and doesn't depend on the clock.
    /// - `sent` has one row per `Tree.Attempt`. It identifies the changes of this device in listings.
    /// - `staged` holds remote changes until the last page of their round is received.
    /// - `retired` holds the contents that are about to be deleted.
    /// - `orphan` holds the changes in the journal that a damaged or older database lost, until they are queued again.
    ///   `is_doubtful` marks those that are doubtful then.
    /// - `doubt` holds the changes that may be lost and that the user must decide about.
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
        ALTER TABLE node ADD COLUMN foreign_epoch INTEGER NOT NULL DEFAULT 0;
        UPDATE node SET foreign_epoch = epoch;
        CREATE TABLE sent (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            change INTEGER NOT NULL, node INTEGER NOT NULL, kind INTEGER NOT NULL, hash TEXT,
            parent INTEGER, name_key TEXT, path TEXT, date REAL NOT NULL,
            id TEXT, rev TEXT, is_answered INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX sent_change ON sent (change);
        CREATE INDEX sent_node ON sent (node);
        CREATE INDEX sent_name ON sent (name_key) WHERE name_key IS NOT NULL;
        CREATE TABLE staged (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            kind INTEGER NOT NULL, id TEXT, display_path TEXT NOT NULL, lower_path TEXT NOT NULL,
            rev TEXT, hash TEXT, size INTEGER, modified REAL
        );
        CREATE INDEX staged_id ON staged (id) WHERE id IS NOT NULL;
        """,
        """
        CREATE TABLE retired (file TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE orphan (file TEXT PRIMARY KEY) WITHOUT ROWID;
        """,
        """
        DROP INDEX content_used;
        CREATE INDEX content_used ON content (used);
        CREATE INDEX queue_deletions ON queue (number) WHERE kind = 4;
        """,
        """
        ALTER TABLE queue ADD COLUMN record INTEGER;
        ALTER TABLE queue ADD COLUMN origin_parent INTEGER;
        ALTER TABLE queue ADD COLUMN origin_name TEXT;
        ALTER TABLE queue ADD COLUMN is_doubtful INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE sent ADD COLUMN is_doubtful INTEGER NOT NULL DEFAULT 0;
        CREATE UNIQUE INDEX queue_record ON queue (record) WHERE record IS NOT NULL;
        DROP TABLE orphan;
        CREATE TABLE orphan (number INTEGER PRIMARY KEY);
        CREATE TABLE doubt (number INTEGER PRIMARY KEY, record TEXT NOT NULL, reason TEXT NOT NULL, date REAL NOT NULL);
        """,
        "CREATE INDEX node_hidden ON node (key) WHERE parent IS NULL AND present = 1",
        "ALTER TABLE orphan ADD COLUMN is_doubtful INTEGER NOT NULL DEFAULT 0",
        // A full listing follows, because it isn't known yet which folders are mounted.
        """
        ALTER TABLE node ADD COLUMN shared_folder TEXT;
        ALTER TABLE staged ADD COLUMN shared_folder TEXT;
        DELETE FROM staged;
        DELETE FROM setting WHERE name IN ('cursor', 'stagedCursor');
        CREATE TABLE doomed (
            node INTEGER NOT NULL, deletion INTEGER NOT NULL, PRIMARY KEY (node, deletion)
        ) WITHOUT ROWID;
        CREATE INDEX doomed_deletion ON doomed (deletion);
        WITH RECURSIVE below (key, deletion) AS (
            SELECT node, number FROM queue WHERE kind = 4
            UNION SELECT node.key, deletion FROM node JOIN below ON node.parent = below.key)
        INSERT INTO doomed SELECT DISTINCT key, deletion FROM below JOIN queue ON queue.node = key
            WHERE kind <> 4 AND number < deletion;
        """,
        "ALTER TABLE queue ADD COLUMN failure TEXT",
        "CREATE INDEX queue_origin ON queue (origin_parent) WHERE origin_parent IS NOT NULL")
}
