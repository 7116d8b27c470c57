import DropboxSQLite
import Foundation

/// A shared link to a file or folder.
struct SharedLink: Sendable, Hashable {
    enum Audience: String, Sendable {
        case anyone
        case team
        /// Users who have access without the link.
        case members
        /// The same users as `members`, for links without settings.
        case noOne
    }

    enum Access: String, Sendable {
        case viewer
        case editor
    }

    /// The settings that the owner can change.
    struct Settings: Sendable, Hashable {
        var audience = Audience.anyone
        var access = Access.viewer
        var password: String?
        var expires: Date?
        var allowsDownload = true
    }

    var number: Int64
    var key: String
    /// The secret in the URL, or `nil` for the preview of a file.
    var secret: String?
    /// The view of the owner.
    var owner: NamespaceView
    /// The ID of the file or folder.
    var item: String
    var isFolder: Bool
    var settings: Settings
    /// The link policy of the shared folder that contains the item, or that is the item.
    var folderPolicy = SharedFolder.LinkPolicy.anyone

    /// The audience in effect: the one in the settings, unless the shared folder restricts links further.
    var audience: Audience {
        switch (folderPolicy, settings.audience) {
        case (.team, .anyone): .team
        case (.members, .anyone), (.members, .team): .members
        case (_, let requested): requested
        }
    }

    func isExpired(at time: Date) -> Bool { settings.expires.map { $0 <= time } ?? false }

    /// Returns the URL of the linked item, or of a descendant of the linked folder.
    func address(name: String, names: [String] = []) -> SharedLinkURL {
        SharedLinkURL(isFolder: isFolder, key: key, secret: secret, name: name, names: names)
    }
}

extension SharedLink {
    static let columns = """
        number, key, secret, account, root, item, is_folder, audience, access, password, expires, allows_download, \
        \(folderPolicy(ofItem: "item"))
        """

    /// Returns the SQL expression for the link policy of the shared folder that contains an item, or that is the item.
    static func folderPolicy(ofItem item: String) -> String {
        """
        (SELECT s.link_policy FROM shared_folders s WHERE s.namespace = coalesce(
            (SELECT number FROM namespaces WHERE folder = \(item)),
            (SELECT namespace FROM entries WHERE id = \(item) AND kind > 0 AND mounted IS NULL)))
        """
    }

    init(_ row: Row) {
        number = row[0] ?? 0
        key = row[1] ?? ""
        secret = row[2] ?? ""
        owner = NamespaceView(account: row[3] ?? 0, root: row[4] ?? 0)
        item = row[5] ?? ""
        isFolder = row[6] ?? false
        settings = Settings(
            audience: Audience(rawValue: row[7] ?? "") ?? .noOne, access: Access(rawValue: row[8] ?? "") ?? .viewer,
            password: row[9], expires: row[10], allowsDownload: row[11] ?? true)
        folderPolicy = SharedFolder.LinkPolicy(rawValue: row[12] ?? "") ?? .anyone
    }
}

/// A shared link that can't be used.
enum LinkError: Error, Sendable, Hashable {
    case malformed
    case notFound
    case denied(Denial)
    /// A link for members only doesn't accept a path or password.
    case unsupportedParameter

    /// The reason why a visitor has no access.
    enum Denial: Sendable, Hashable {
        case wrongSecret
        case expired
        case password
        case team
        case members
        case noDownload
        case notOwner
    }
}

/// Invalid link settings.
enum LinkSettingsError: Error, Sendable, Hashable {
    case invalid
    /// The owner's account type doesn't allow the settings.
    case notAuthorized
}

/// Creating, changing, listing and revoking shared links.
extension Store {
    /// A resolved shared link.
    struct ResolvedLink: Sendable {
        var link: SharedLink
        /// The linked item, or a descendant of the linked folder.
        var entry: Entry
        /// The path components relative to the linked folder.
        var names: [String] = []
        /// A Boolean value that indicates whether the caller created the link.
        var isOwner = true

        var address: SharedLinkURL { link.address(name: entry.name, names: names) }
    }

    /// The caller already has a link to the item.
    struct LinkExistsError: Error, Sendable {
        let linked: ResolvedLink
    }

    /// Creates a link to a file or folder.
    ///
    /// - Throws: ``LinkExistsError`` if the account already has one.
    func createLink(to reference: PathReference, _ settings: SharedLink.Settings, _ view: NamespaceView) throws
        -> ResolvedLink
    {
        let key = idGenerator.base64URLString(length: 15)
        let secret = idGenerator.base64URLString(length: 25)
        return try transaction { connection in
            let entry = try Self.linkableEntry(reference, view, connection)
            if let link = try Self.link(to: entry, view, connection) {
                throw LinkExistsError(linked: ResolvedLink(link: link, entry: entry))
            }
            try connection.execute(
                """
                INSERT INTO shared_links (key, secret, account, root, item, is_folder, audience, access, password,
                    expires, allows_download, created)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                key, secret, view.account, view.root, entry.id, entry.kind == .folder, settings.audience.rawValue,
                settings.access.rawValue, settings.password, settings.expires, settings.allowsDownload, clock.now)
            guard let link = try Self.link(to: entry, view, connection) else { throw LookupError.notFound }
            return ResolvedLink(link: link, entry: entry)
        }
    }

    /// Changes the settings of one of the caller's links.
    func updateLink(
        _ address: SharedLinkURL, _ view: NamespaceView, _ change: (SharedLink.Settings) throws -> SharedLink.Settings
    ) throws -> ResolvedLink {
        try transaction { connection in
            var linked = try ownedLink(address, view, connection)
            linked.link.settings = try change(linked.link.settings)
            let settings = linked.link.settings
            try connection.execute(
                """
                UPDATE shared_links SET audience = ?, access = ?, password = ?, expires = ?, allows_download = ?
                WHERE number = ?
                """,
                settings.audience.rawValue, settings.access.rawValue, settings.password, settings.expires,
                settings.allowsDownload, linked.link.number)
            return linked
        }
    }

    /// Revokes one of the caller's links.
    func revokeLink(_ address: SharedLinkURL, _ view: NamespaceView) throws {
        try transaction { connection in
            let linked = try ownedLink(address, view, connection)
            try connection.execute("DELETE FROM shared_links WHERE number = ?", linked.link.number)
        }
    }

    /// Returns the links of an account, oldest first. Skips links to deleted items.
    ///
    /// - Parameters:
    ///   - number: The number of the link that all results must follow.
    ///   - limit: The maximum number of links.
    ///   - view: The view of the caller.
    func links(after number: Int64 = 0, limit: Int, _ view: NamespaceView) throws -> [ResolvedLink] {
        try read { connection in
            let query =
                "SELECT \(SharedLink.columns) FROM shared_links WHERE account = ? AND number > ? ORDER BY number"
            var links: [ResolvedLink] = []
            for link in try connection.rows(query, view.account, number, make: SharedLink.init) {
                guard links.count < limit else { break }
                do {
                    links.append(ResolvedLink(link: link, entry: try Self.entry(of: link, for: view, connection)))
                } catch is LookupError {
                    continue
                }
            }
            return links
        }
    }

    /// Returns the links of an account that give access to an item: links to itself first, then links to its parents.
    func links(to reference: PathReference, directOnly: Bool, _ view: NamespaceView) throws -> [ResolvedLink] {
        try read { connection in
            let entry = try Self.linkableEntry(reference, view, connection)
            var links: [ResolvedLink] = []
            if let link = try Self.link(to: entry, view, connection) {
                links.append(ResolvedLink(link: link, entry: entry))
            }
            var above = directOnly ? nil : try entry.location.parentInView
            while let parent = above {
                if let folder = try Self.occupant(of: parent, connection),
                    let link = try Self.link(to: folder, view, connection)
                {
                    links.append(ResolvedLink(link: link, entry: folder))
                }
                above = parent.parentInView
            }
            return links
        }
    }

    // MARK: -

    /// Returns the entry to which a link refers. For an old revision, that is its file.
    private static func linkableEntry(_ reference: PathReference, _ view: NamespaceView, _ connection: Connection)
        throws
        -> Entry
    {
        let entry = try entry(at: reference, view, connection)
        guard case .revision = reference else { return entry }
        return try self.entry(at: .id(entry.id, []), view, connection)
    }

    private static func link(to entry: Entry, _ view: NamespaceView, _ connection: Connection) throws -> SharedLink? {
        let query = "SELECT \(SharedLink.columns) FROM shared_links WHERE item = ? AND account = ?"
        return try connection.first(query, entry.id, view.account, make: SharedLink.init)
    }

    private func ownedLink(_ address: SharedLinkURL, _ view: NamespaceView, _ connection: Connection) throws
        -> ResolvedLink
    {
        let linked = try resolveLink(address, names: [], password: nil, by: view, connection)
        guard linked.isOwner else { throw LinkError.denied(.notOwner) }
        return linked
    }
}

extension Store {
    /// Links. They refer to files and folders by ID, so they survive moves, and are resolved in the view of the account
    /// that created them.
    static let linksSchema = """
        CREATE TABLE shared_links (
            number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, secret TEXT NOT NULL,
            account INTEGER NOT NULL, root INTEGER NOT NULL, item TEXT NOT NULL, is_folder INTEGER NOT NULL,
            audience TEXT NOT NULL, access TEXT NOT NULL, password TEXT, expires REAL,
            allows_download INTEGER NOT NULL, created REAL NOT NULL
        );
        CREATE INDEX shared_links_of_account ON shared_links (account, number);
        CREATE INDEX shared_links_by_item ON shared_links (item);
        -- Links that expire and don't require an account: to one revision of a file, or for one upload whose commit is
        -- stored as JSON.
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
