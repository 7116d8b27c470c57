import DropboxSQLite

/// The index of the cache: which contents of files there are.
extension Tree {
    /// A content in the cache.
    struct Content: Sendable {
        let key: Int64
        let node: Int64
        /// Its name in the folder of contents.
        let file: String
        /// The version that it is; nil as long as it was not sent.
        let rev: String?
        let hash: String
        let size: Int64
        /// When it was written, in seconds since 1970.
        let modified: Double
        /// Whether the server does not have it yet.
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

    /// The newest content of a node that is there: what was written here last, otherwise the newest version.
    func newestContent(of node: Int64) throws -> Content? {
        try db.first(
            """
            SELECT \(Self.columns) FROM content WHERE node = ?1
            ORDER BY unsent DESC, rev = (SELECT rev FROM node WHERE key = ?1) DESC, key DESC LIMIT 1
            """, node, make: Self.content)
    }

    /// The content in a file of the cache.
    func content(inFile file: String) throws -> Content? {
        try db.first("SELECT \(Self.columns) FROM content WHERE file = ?", file, make: Self.content)
    }

    func content(of node: Int64, rev: String) throws -> Content? {
        try db.first("SELECT \(Self.columns) FROM content WHERE node = ? AND rev = ?", node, rev, make: Self.content)
    }

    /// The newest content of a node that was not sent.
    func unsentContent(of node: Int64) throws -> Content? {
        try db.first(
            "SELECT \(Self.columns) FROM content WHERE node = ? AND unsent = 1 ORDER BY key DESC LIMIT 1", node,
            make: Self.content)
    }

    /// The contents of a node that were not sent, the oldest first.
    func unsentContents(of node: Int64) throws -> [Content] {
        try db.rows(
            "SELECT \(Self.columns) FROM content WHERE node = ? AND unsent = 1 ORDER BY key", node, make: Self.content)
    }

    /// The newest contents that were not sent of the files in a folder, by node.
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
        log.record(node: node)
        return key
    }

    func touch(content: Int64) throws {
        try db.execute(
            "UPDATE content SET used = (SELECT max(used) + 1 FROM content) WHERE key = ?", content)
    }

    /// A put has reached the server as this version.
    func acknowledge(_ change: Change, rev: String?) throws {
        if let content = change.content {
            try db.execute("UPDATE content SET rev = ?, unsent = 0 WHERE key = ?", rev, content)
        }
        let hash = try change.content.flatMap { try content($0)?.hash }
        try setBase(rev.map { BaseVersion(rev: $0, hash: hash) }, ofChangesOf: change.node)
        log.record(node: change.node)
    }

    // MARK: Size

    var cacheSize: Int64 { get throws { try db.value("SELECT sum(size) FROM content") ?? 0 } }

    /// The most bytes that the cache may keep.
    var maximumCacheSize: Int64 {
        get throws { try setting(.maximumCacheSize).flatMap(Int64.init) ?? SyncStore.defaultMaximumCacheSize }
    }

    /// Removes what was used least recently until the cache is as small as it has to be. What is open or unsent stays.
    func shrinkCache() throws {
        var size = try cacheSize
        let limit = try maximumCacheSize
        guard size > limit else { return }
        let candidates = try db.rows(
            "SELECT \(Self.columns) FROM content WHERE unsent = 0 ORDER BY used", make: Self.content)
        for content in candidates where size > limit && !open.nodes.contains(content.node) && !open.isUsing(content) {
            try drop(content)
            size -= content.size
        }
    }

    /// Removes thumbnails of versions that a newer one has replaced; those of all sizes stay of that one.
    func dropOldThumbnails(of node: Int64, but file: String) throws {
        let contents = try db.rows("SELECT \(Self.columns) FROM content WHERE node = ?", node, make: Self.content)
        for content in contents where !open.isUsing(content) {
            if let rev = content.rev, Thumbnail.file(of: rev) != file { try drop(content) }
        }
    }

    /// Removes versions of a node that a newer one has replaced.
    func dropOldContents(of node: Int64) throws {
        guard let newest = try newestContent(of: node) else { return }
        try dropContents(of: node, but: newest.key)
    }

    /// Removes all contents that the server has.
    func dropSentContents() throws {
        let contents = try db.rows("SELECT \(Self.columns) FROM content WHERE unsent = 0", make: Self.content)
        for content in contents { try drop(content) }
    }

    /// Removes all that was sent of a node and is not open.
    func dropContents(of node: Int64, but newest: Int64? = nil) throws {
        let contents = try db.rows(
            "SELECT \(Self.columns) FROM content WHERE node = ? AND unsent = 0", node, make: Self.content)
        for content in contents where content.key != newest && !open.isUsing(content) { try drop(content) }
    }

    /// Removes a content from the index. Its file is deleted once that is on the disk.
    func drop(_ content: Content) throws {
        try db.execute("DELETE FROM content WHERE key = ?", content.key)
        try db.execute("INSERT OR IGNORE INTO retired (file) VALUES (?)", content.file)
        log.record(unusedFile: content.file)
        log.record(node: content.node)
    }
}

extension SyncStore {
    /// What the cache keeps unless told otherwise: 500 MB.
    static let defaultMaximumCacheSize: Int64 = 500_000_000
}
