import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The record of a content that the server doesn't have yet. It's saved next to the content, so that the content can
/// be sent without the database: it has the file that the content belongs to, and the version that it's based on.
///
/// On disk, the record is a line with the format version and the content hash of the remainder, followed by JSON.
struct UnsentRecord: Sendable, Hashable, Codable {
    /// The local path of the file.
    var path: String
    /// The ID of the file, if the server has it.
    var id: String?
    /// The rev that the content is based on; `nil` for a new file.
    var baseRev: String?
    /// The hash of the version that the content is based on: the remote version, or `previous`.
    var baseHash: String?
    /// The name of the unsent content of the same file that this one replaces.
    var previous: String?
    var hash: String
    var size: Int64
    /// The modification time, in seconds since 1970.
    var modified: Double
    /// Increases with each content. The database saves the highest: a database with a lower number than a record is
    /// older.
    var sequence: Int64

    /// The reasons why a record can't be read.
    enum ReadingError: Error {
        /// It isn't what was written.
        case damaged
        /// A newer version of the SDK wrote it.
        case newerVersion
    }

    private static let signature = "DropboxSync unsent content"
    private static let version = 1

    /// Returns the bytes to save.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let body = try encoder.encode(self)
        let header = "\(Self.signature) \(Self.version) \(ContentHash.hash(of: body))\n"
        return Data(header.utf8) + body
    }

    /// Reads a record.
    /// - Throws: `ReadingError`.
    init(decoding data: Data) throws {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { throw ReadingError.damaged }
        let header = String(decoding: data[..<end], as: UTF8.self)
        guard header.hasPrefix(Self.signature + " ") else { throw ReadingError.damaged }
        let fields = header.dropFirst(Self.signature.count + 1).split(separator: " ")
        let body = data[data.index(after: end)...]
        guard fields.count == 2, let version = Int(fields[0]), ContentHash.hash(of: body) == fields[1] else {
            throw ReadingError.damaged
        }
        guard version <= Self.version else { throw ReadingError.newerVersion }
        do { self = try JSONDecoder().decode(Self.self, from: body) } catch { throw ReadingError.damaged }
    }

    init(
        path: String, id: String?, baseRev: String?, baseHash: String?, previous: String?, hash: String, size: Int64,
        modified: Double, sequence: Int64
    ) {
        self.path = path
        self.id = id
        self.baseRev = baseRev
        self.baseHash = baseHash
        self.previous = previous
        self.hash = hash
        self.size = size
        self.modified = modified
        self.sequence = sequence
    }
}

/// The records of unsent contents, which identify them without the database.
extension ContentCache {
    /// Saves the records of unsent contents. When this returns, the contents, their records, and the names are durable.
    ///
    /// - Parameter pending: The new contents. Those that aren't durable become durable together with the records.
    func publish(_ records: [(file: String, record: UnsentRecord)], _ pending: [PendingContent]) throws {
        let pendingFiles = Set(pending.map(\.file))
        let movedFiles = Set(pending.filter { $0.origin != nil }.map(\.file))
        var new: [String] = []
        for (file, record) in records {
            try onStep(.record(file))
            let data = try record.encoded()
            if pendingFiles.contains(file) {
                // Write the record first: a content without a record can't be matched to a file. A truncated record
                // is harmless, because the content counts as unfinished until it's renamed.
                try Self.write(data, to: url(of: file, .record))
                new.append(file)
            } else {
                try DurableFile(url(of: file, .record)).replace(with: data)
            }
        }
        try synchronize(pending, records: new)
        for file in new {
            let part = url(of: file, .part)
            // A file that was moved here has the permissions that the user gave it.
            guard !movedFiles.contains(file) || chmod(part.path, 0o600) == 0,
                rename(part.path, url(of: file).path) == 0
            else { throw Self.systemError(part) }
        }
        if !new.isEmpty { try syncNames() }
        for (file, _) in records where !pendingFiles.contains(file) { unlink(url(of: file, .released).path) }
    }

    /// Records that contents no longer need to be sent, because the server has them, or the user deleted or replaced
    /// them. An older copy of the database doesn't send them again. If recording fails, the next start repeats it.
    func release(_ files: [String]) {
        for file in files {
            let released = url(of: file, .released)
            if rename(url(of: file, .record).path, released.path) == 0 || errno != ENOENT { continue }
            // The record is already missing.
            let descriptor = open(released.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            if descriptor >= 0 { close(descriptor) }
        }
    }

    /// The files in the directory, by kind.
    struct Inventory {
        var contents: Set<String> = []
        var parts: Set<String> = []
        var origins: Set<String> = []
        var released: Set<String> = []
        /// The records of unsent contents; `nil` for an unreadable one.
        var records: [String: UnsentRecord?] = [:]

        /// Whether nothing here can be the work of the user.
        var isEmpty: Bool { contents.isEmpty && records.isEmpty && origins.isEmpty }
    }

    func inventory() throws -> Inventory {
        var inventory = Inventory()
        for name in try allNames() {
            func base(_ suffix: Suffix) -> String? {
                name.hasSuffix(suffix.rawValue) ? String(name.dropLast(suffix.rawValue.count)) : nil
            }
            if name.hasPrefix(".") {
                // A leftover of an atomic replacement.
                unlink(url(of: name).path)
            } else if let file = base(.part) {
                inventory.parts.insert(file)
            } else if let file = base(.origin) {
                inventory.origins.insert(file)
            } else if let file = base(.released) {
                inventory.released.insert(file)
            } else if let file = base(.record) {
                inventory.records[file] = try record(of: file)
            } else {
                inventory.contents.insert(name)
            }
        }
        return inventory
    }

    /// Returns the record of a content; `nil` if it doesn't exist or is unreadable.
    func record(of file: String) throws -> UnsentRecord? {
        guard let data = try DurableFile(url(of: file, .record)).read() else { return nil }
        return try? UnsentRecord(decoding: data)
    }

    /// Returns the original path of a content that was moved into the cache, until a transaction refers to it.
    func origin(of file: String) throws -> String? {
        try DurableFile(url(of: file, .origin)).read().map { StoredPath.path(for: String(decoding: $0, as: UTF8.self)) }
    }
}

/// Keeps the records of unsent contents consistent with the database: a record is durable before the transaction that
/// refers to its content, and is released after the transaction that makes it unnecessary.
final class UnsentRecordStore: Sendable {
    private let contents: ContentCache
    /// The records on disk, by file name.
    private let known: Locked<[String: UnsentRecord]>

    init(_ contents: ContentCache, _ records: [String: UnsentRecord?]) {
        self.contents = contents
        known = Locked(records.compactMapValues { $0 })
    }

    /// Writes the records that a transaction requires.
    ///
    /// - Parameter pending: The new contents of the transaction. Those that aren't durable become durable, too.
    /// - Returns: The contents whose records are unnecessary once the transaction is complete.
    func prepare(_ tree: Tree, _ pending: [PendingContent]) throws -> [String] {
        var unneeded: [String] = []
        var needed: [(file: String, record: UnsentRecord)] = []
        for (file, newRecord) in try tree.changedRecords() {
            let old = known.withLock { $0[file] }
            guard var record = newRecord else {
                if old != nil { unneeded.append(file) }
                continue
            }
            if let old, old.path == record.path, old.hash == record.hash { continue }
            record.sequence = try old?.sequence ?? tree.nextSequence()
            needed.append((file, record))
        }
        try contents.publish(needed, pending)
        known.withLock { [needed] known in for (file, record) in needed { known[file] = record } }
        return unneeded
    }

    /// Releases records after their transaction is complete.
    func release(_ files: [String]) {
        contents.release(files)
        forget(files)
    }

    func forget(_ files: [String]) {
        if files.isEmpty { return }
        known.withLock { known in for file in files { known[file] = nil } }
    }
}

/// Determines which records of unsent contents a transaction requires, and which it makes unnecessary.
extension Tree {
    /// Triggers that record which unsent contents a transaction changes, regardless of the statement that changes them.
    static let recordTriggers = """
        CREATE TEMP TABLE changed_content (file TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TEMP TABLE changed_node (key INTEGER PRIMARY KEY);
        CREATE TEMP TRIGGER content_added AFTER INSERT ON main.content WHEN NEW.unsent = 1 BEGIN
            INSERT OR IGNORE INTO changed_content VALUES (NEW.file);
        END;
        CREATE TEMP TRIGGER content_changed AFTER UPDATE OF unsent, node ON main.content
            WHEN OLD.unsent = 1 OR NEW.unsent = 1 BEGIN
            INSERT OR IGNORE INTO changed_content VALUES (NEW.file);
        END;
        CREATE TEMP TRIGGER content_removed AFTER DELETE ON main.content WHEN OLD.unsent = 1 BEGIN
            INSERT OR IGNORE INTO changed_content VALUES (OLD.file);
        END;
        CREATE TEMP TRIGGER node_moved AFTER UPDATE OF parent, name ON main.node
            WHEN EXISTS (SELECT 1 FROM content WHERE unsent = 1) BEGIN
            INSERT OR IGNORE INTO changed_node VALUES (NEW.key);
        END;
        """

    /// Compares the records of all unsent contents at the end of the transaction.
    func compareAllRecords() throws {
        try db.execute("INSERT OR IGNORE INTO changed_content SELECT file FROM content WHERE unsent = 1")
    }

    /// Returns the unsent contents that the transaction changed or moved, oldest first, each with its new record, or
    /// `nil` if it needs none.
    func changedRecords() throws -> [(file: String, record: UnsentRecord?)] {
        // The cross join makes SQLite start with the few changed nodes instead of all nodes.
        let hasMovedFolder =
            try db.value(
                "SELECT 1 FROM changed_node CROSS JOIN node USING (key) WHERE is_folder = 1 AND EXISTS "
                    + "(SELECT 1 FROM node child WHERE child.parent = node.key) LIMIT 1", as: Int.self) != nil
        let moved = hasMovedFolder ? "" : "AND node IN (SELECT key FROM changed_node)"
        let files = try db.rows(
            """
            SELECT file FROM changed_content UNION SELECT file FROM content WHERE unsent = 1 \(moved)
            """
        ) { $0.text(0) ?? "" }
        if !files.isEmpty { try db.execute("DELETE FROM changed_content") }
        try db.execute("DELETE FROM changed_node")
        return try files.map { file in (content: try content(inFile: file), file: file) }
            .sorted { ($0.content?.key ?? 0) < ($1.content?.key ?? 0) }
            .map { (file: $0.file, record: try $0.content.flatMap(record)) }
    }

    /// Returns the record of a content; `nil` if it needs none.
    private func record(of content: Content) throws -> UnsentRecord? {
        guard content.isUnsent, let path = try path(of: content.node) ?? formerPath(of: content.node),
            let node = try node(content.node)
        else { return nil }
        let puts = try changes(of: content.node).filter { $0.kind == .put }
        let index = puts.firstIndex { $0.content == content.key }
        let previousContent = try index.flatMap { index in
            index > 0 ? try puts[index - 1].content.flatMap(self.content(_:)) : nil
        }
        let base = index.flatMap { puts[$0].base }
        return UnsentRecord(
            path: path.stringValue, id: node.id, baseRev: base?.rev, baseHash: base?.hash ?? previousContent?.hash,
            previous: previousContent?.file, hash: content.hash, size: content.size, modified: content.modified,
            sequence: 0)
    }

    /// Returns the sequence number of the next unsent content. It's higher than any earlier one, including those in a
    /// lost database.
    ///
    /// The maximum number, which only a forged record has, is returned again. Contents whose order is unknown because
    /// of that are quarantined.
    func nextSequence() throws -> Int64 {
        let last = try sequence
        let next = max(last < .max ? last + 1 : last, Self.sequenceNow)
        try recordSequence(next)
        return next
    }

    var sequence: Int64 { get throws { try setting(.sequence).flatMap(Int64.init) ?? 0 } }

    func recordSequence(_ sequence: Int64) throws {
        if try sequence > self.sequence { try set(.sequence, String(sequence)) }
    }

    /// The current time in microseconds since 1970.
    static var sequenceNow: Int64 { Int64(max(0, min(Date().timeIntervalSince1970, 1e12)) * 1e6) }

    // MARK: Deleting contents

    func deleteRetired(_ files: [String]) throws {
        for file in files { try db.execute("DELETE FROM retired WHERE file = ?", file) }
    }

    /// Removes a content whose bytes are lost, or saved elsewhere, from the queue and the index. A later content of
    /// the file replaces it. A new file without other content is removed.
    func abandon(_ key: Int64) throws {
        guard let content = try content(key) else { return }
        let changes = try changes(of: content.node)
        if let index = changes.firstIndex(where: { $0.kind == .put && $0.content == key }) {
            let put = changes[index]
            try dequeue(put)
            if let next = changes[(index + 1)...].first(where: { $0.kind == .put }) {
                try db.execute(
                    "UPDATE queue SET base_rev = ?, base_hash = ? WHERE number = ?", put.base?.rev, put.base?.hash,
                    next.number)
                if let location = put.location, next.location == nil { try setLocation(location, of: next) }
            } else if try node(content.node)?.remote == nil, !changes[..<index].contains(where: { $0.kind == .put }) {
                try db.execute("DELETE FROM queue WHERE node = ?", content.node)
            }
        }
        try drop(content)
        try reconcile([content.node])
    }
}
