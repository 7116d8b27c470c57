import DropboxCore
import DropboxSQLite

/// Namespaces and their used space.
extension Store {
    /// Creates an empty namespace.
    ///
    /// - Parameters:
    ///   - kind: The purpose of the namespace.
    ///   - owner: The account that owns the namespace and its content, or `nil` if it has no owner yet.
    ///   - name: The name of the namespace.
    ///   - folder: The ID of the root folder wherever it is mounted, or `nil` for a root that is never mounted.
    ///   - connection: The database connection.
    static func addNamespace(
        _ kind: NamespaceKind, owner: Int64? = nil, name: String = "", folder: String? = nil, _ connection: Connection
    ) throws -> Int64 {
        // Dropbox's namespace IDs have ten digits. A separate range distinguishes them from other numbers.
        try connection.execute(
            """
            INSERT INTO namespaces (number, kind, owner, name, folder)
            SELECT coalesce(max(number), 2000000000) + 1, ?, ?, ?, ? FROM namespaces
            """,
            kind.rawValue, owner, name, folder)
        return connection.lastInsertedRowID
    }

    /// Returns the account that owns a namespace, or `nil` for a namespace of a team.
    static func owner(of namespace: Int64, _ connection: Connection) throws -> Int64? {
        try connection.value("SELECT owner FROM namespaces WHERE number = ?", namespace)
    }

    /// Returns the bytes that count against the quota of an account: those of its own files and of all mounted shared
    /// folders, regardless of their owners.
    func usedSpace(of account: UserAccount) throws -> UInt64 {
        try read { UInt64(clamping: try Self.usedSpace(for: account.number, $0)) }
    }

    /// Returns the bytes that an account can still use. The result is negative if a shared folder grew beyond the
    /// quota.
    static func remainingSpace(for account: Int64, _ connection: Connection) throws -> Int64 {
        let quota: Int64 = try connection.value("SELECT quota FROM accounts WHERE number = ?", account) ?? 0
        return quota - (try usedSpace(for: account, connection))
    }

    private static func usedSpace(for account: Int64, _ connection: Connection) throws -> Int64 {
        let home = try connection.value("SELECT home FROM accounts WHERE number = ?", account, as: Int64.self)
        guard let home else { return 0 }
        return try mounts(of: NamespaceView(account: account, root: home), connection).allMountPoints.reduce(0) {
            $0 + (try usedSpace(in: $1.namespace, connection))
        }
    }

    /// Returns the total size of the files in a namespace.
    static func usedSpace(in namespace: Int64, _ connection: Connection) throws -> Int64 {
        try connection.value("SELECT used FROM namespaces WHERE number = ?", namespace) ?? 0
    }
}

/// App folders: a separate namespace for each account and app.
extension Store {
    /// Returns the namespace of an app's folder in an account.
    ///
    /// The namespace is created on first use and mounted in the folder `Apps`. Users can move it. If they delete it,
    /// the next call mounts an empty one.
    func appFolder(of account: UserAccount, _ app: App) throws -> Int64 {
        let mounted = try read { connection in
            let query = """
                SELECT f.namespace FROM app_folders f
                JOIN entries e ON e.namespace = ?1 AND e.mounted = f.namespace WHERE f.account = ?2 AND f.app = ?3
                """
            return try connection.value(query, account.homeNamespace, account.number, app.key, as: Int64.self)
        }
        return try mounted ?? write { try $0.createAppFolder(of: account, app) }
    }

    /// Returns whether the caller has access to the root of a view.
    func canSeeRoot(of view: NamespaceView) throws -> Bool {
        try read { try Self.mountPoint(of: view.root, for: view, $0) != nil }
    }
}

extension Writer {
    fileprivate func createAppFolder(of account: UserAccount, _ app: App) throws -> Int64 {
        let query = "SELECT namespace FROM app_folders WHERE account = ? AND app = ?"
        let existing = try connection.value(query, account.number, app.key, as: Int64.self)
        let namespace =
            try existing
            ?? Store.addNamespace(
                .appFolder, owner: account.number, name: app.name, folder: store.idGenerator.fileID(), connection)
        if existing == nil {
            try connection.execute("INSERT INTO app_folders VALUES (?, ?, ?)", account.number, app.key, namespace)
        }
        let home = try Store.mounts(of: account.view, connection).resolve([])
        var apps = home.child("Apps")
        if try Store.occupant(of: apps, connection)?.kind == .file {
            apps = try availableLocation(near: apps, style: .numbered, isFile: false)
        }
        var location = apps.child(app.name.split(separator: "/").joined(separator: " "))
        if try Store.occupant(of: location, connection) != nil {
            location = try availableLocation(near: location, style: .numbered, isFile: false)
        }
        try mount(namespace, at: location)
        return namespace
    }

    /// Removes the content of an app folder. Other kinds of namespaces are unchanged.
    func removeContents(ofAppFolder point: MountPoint, _ mounts: MountTable) throws {
        guard point.kind == .appFolder else { return }
        let root = Location(namespace: point.namespace, names: [], mounts: mounts)
        for entry in try Store.descendants(of: root, connection).reversed() { try markDeleted(entry) }
        try adjustUsedSpace(of: point.namespace, by: -(try Store.usedSpace(in: point.namespace, connection)))
    }
}

extension Store {
    /// Namespaces, their current and deleted entries, and upload sessions.
    static let filesSchema = """
        -- 'folder' is the ID of the namespace's root folder wherever it is mounted. It is the same for all accounts.
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

        -- One row for each path that ever existed. Deleted entries remain as rows of kind 0, because cursors must
        -- report them.
        -- 'sequence' numbers the latest change. The rows in this order are the journal that cursors refer to.
        -- The ID of a permanently deleted entry is empty.
        -- 'mounted' is the namespace that is mounted at a folder. That namespace contains all descendants.
        -- 'unmounted' is the latest change that removed a mount from the path, whether or not the path is in use again.
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
