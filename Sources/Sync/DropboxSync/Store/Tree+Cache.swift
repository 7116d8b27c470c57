import DropboxSQLite

/// The index of the cached contents.
extension Tree {
    /// A cached content of a file.
    struct Content: Sendable {
        let key: Int64
        let node: Int64
        /// The name of its file in the content directory.
        let file: String
        /// The rev of the version; `nil` if it's unsent.
        let rev: String?
        let hash: String
        let size: Int64
        /// The modification time, in seconds since 1970.
        let modified: Double
        /// Whether the server doesn't have it yet.
        let isUnsent: Bool
    }

    private static let columns = "key, node, file, rev, hash, size, modified, unsent"

    private static func content(_ row: Row) -> Content {
        Content(
            key: row.integer(0) ?? 0, node: row.integer(1) ?? 0, file: row.text(2) ?? "", rev: row.text(3),
            hash: row.text(4) ?? "", size: row.integer(5) ?? 0, modified: row.real(6) ?? 0,
            isUnsent: row.integer(7) == 1)
    }

    func content(_ key: Int64) throws -> Content? {
        try db.first("SELECT \(Self.columns) FROM content WHERE key = ?", key, make: Self.content)
    }

    /// Returns the newest cached content of a node: the latest unsent one, or else the newest version.
    func newestContent(of node: Int64) throws -> Content? {
        try db.first(
            """
            SELECT \(Self.columns) FROM content WHERE node = ?1
            ORDER BY unsent DESC, rev = (SELECT rev FROM node WHERE key = ?1) DESC, key DESC LIMIT 1
            """, node, make: Self.content)
    }

    /// Returns the content in a file of the cache.
    func content(inFile file: String) throws -> Content? {
        try db.first("SELECT \(Self.columns) FROM content WHERE file = ?", file, make: Self.content)
    }

    func content(of node: Int64, rev: String) throws -> Content? {
        try db.first("SELECT \(Self.columns) FROM content WHERE node = ? AND rev = ?", node, rev, make: Self.content)
    }

    /// Returns the newest remote version of a file if it isn't in the cache, and nothing was written here since.
    func missingVersion(of node: Int64) throws -> RemoteVersion? {
        let isMissing = try db.value(
            """
            SELECT NOT EXISTS (
                SELECT 1 FROM content
                WHERE node = ?1 AND (unsent = 1 OR rev = (SELECT rev FROM node WHERE key = ?1 AND present = 1)))
            """, node, as: Int.self)
        return isMissing == 1 ? try self.node(node)?.remote?.version : nil
    }

    /// Returns the newest unsent content of a node.
    func unsentContent(of node: Int64) throws -> Content? {
        try db.first(
            "SELECT \(Self.columns) FROM content WHERE node = ? AND unsent = 1 ORDER BY key DESC LIMIT 1", node,
            make: Self.content)
    }

    /// Returns the unsent contents of a node, oldest first.
    func unsentContents(of node: Int64) throws -> [Content] {
        try db.rows(
            "SELECT \(Self.columns) FROM content WHERE node = ? AND unsent = 1 ORDER BY key", node, make: Self.content)
    }

    /// Returns the newest unsent contents of the files in a folder, by node.
    func unsentContents(in folder: Int64) throws -> [Int64: Content] {
        let contents = try db.rows(
            """
            SELECT \(Self.columns) FROM content
            WHERE unsent = 1 AND node IN (SELECT key FROM node WHERE parent = ?) ORDER BY key
            """, folder, make: Self.content)
        return Dictionary(contents.map { ($0.node, $0) }) { _, newer in newer }
    }

    func addContent(_ content: PendingContent, of node: Int64, rev: String?, modified: Double) throws -> Int64 {
        try db.execute(
            """
            INSERT INTO content (node, file, rev, hash, size, modified, unsent, used)
            VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(used), 0) + 1 FROM content))
            """, node, content.file, rev, content.hash, content.size, modified, rev == nil)
        let key = db.lastInsertedRowID
        recorder.record(node: node)
        return key
    }

    func touch(content: Int64) throws {
        try db.execute(
            "UPDATE content SET used = (SELECT max(used) + 1 FROM content) WHERE key = ?", content)
    }

    /// Records that a put was uploaded, as the version with the given rev.
    func acknowledge(_ change: Change, rev: String?) throws {
        if let content = change.content {
            try db.execute("UPDATE content SET rev = ?, unsent = 0 WHERE key = ?", rev, content)
        }
        let hash = try change.content.flatMap { try content($0)?.hash }
        try setBase(rev.map { BaseVersion(rev: $0, hash: hash) }, ofChangesOf: change.node)
        recorder.record(node: change.node)
    }

    // MARK: Size

    var cacheSize: Int64 { get throws { try db.value("SELECT sum(size) FROM content") ?? 0 } }

    /// The maximum size of the cache in bytes.
    var maximumCacheSize: Int64 {
        get throws { try setting(.maximumCacheSize).flatMap(Int64.init) ?? SyncStore.defaultMaximumCacheSize }
    }

    /// Removes the least recently used contents until the cache is within its limit. Contents that are open or unsent
    /// remain.
    func shrinkCache() throws {
        var size = try cacheSize
        let limit = try maximumCacheSize
        guard size > limit else { return }
        let candidates = try db.rows(
            "SELECT \(Self.columns) FROM content WHERE unsent = 0 ORDER BY used", make: Self.content)
        for content in candidates
        where size > limit && canEvict(content) {
            try drop(content)
            size -= content.size
        }
    }

    /// Removes the thumbnails of old versions. Those of the current version remain in all sizes.
    func dropOldThumbnails(of node: Int64, except file: String) throws {
        let contents = try db.rows("SELECT \(Self.columns) FROM content WHERE node = ?", node, make: Self.content)
        for content in contents where canRemove(content) {
            if let rev = content.rev, Thumbnail.fileRev(of: rev) != file { try drop(content) }
        }
    }

    /// Removes the contents that a closed file or thumbnail no longer needs.
    ///
    /// - Parameter node: The node of the contents, which is negative for thumbnails.
    func cleanUp(_ node: Int64) throws {
        if node > 0 {
            try dropOldContents(of: node)
        } else if let rev = try self.node(-node)?.remote?.version?.rev {
            try dropOldThumbnails(of: node, except: rev)
        }
        try purge([abs(node)])
    }

    /// Removes the versions of a node that a newer one replaced.
    func dropOldContents(of node: Int64) throws {
        guard let newest = try newestContent(of: node) else { return }
        try dropContents(of: node, except: newest.key)
    }

    /// Removes all contents that the server has.
    func dropSentContents() throws {
        let contents = try db.rows("SELECT \(Self.columns) FROM content WHERE unsent = 0", make: Self.content)
        for content in contents { try drop(content) }
    }

    /// Removes the contents of a node that are sent and not open.
    func dropContents(of node: Int64, except newest: Int64? = nil) throws {
        let contents = try db.rows(
            "SELECT \(Self.columns) FROM content WHERE node = ? AND unsent = 0", node, make: Self.content)
        for content in contents where content.key != newest && canRemove(content) { try drop(content) }
    }

    /// Forgets contents whose files were deleted.
    func deleteRetired(_ files: [String]) throws {
        for file in files { try db.execute("DELETE FROM retired WHERE file = ?", file) }
    }

    /// Removes a content from the index. Its file is deleted after the transaction is durable.
    func drop(_ content: Content) throws {
        try db.execute("DELETE FROM content WHERE key = ?", content.key)
        try db.execute("INSERT OR IGNORE INTO retired (file) VALUES (?)", content.file)
        recorder.record(unusedFile: content.file)
        recorder.record(node: content.node)
    }
}

extension SyncStore {
    /// The default maximum size of the cache: 500 MB.
    static let defaultMaximumCacheSize: Int64 = 500_000_000
}
