import DropboxCore
import Foundation
import DropboxSQLite

/// Which records of unsent contents a transaction makes necessary, and which needless.
extension Tree {
    /// Has SQLite itself note which unsent contents are concerned, whatever changes them.
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

    /// Has the records of all unsent contents be compared at the end of the transaction.
    func compareAllRecords() throws {
        try db.execute("INSERT OR IGNORE INTO changed_content SELECT file FROM content WHERE unsent = 1")
    }

    /// The unsent contents that the transaction has changed or moved, oldest first: what their records have to say, nil for
    /// those that need none.
    func changedRecords() throws -> [(file: String, record: UnsentRecord?)] {
        let hasMovedFolder =
            try db.value(
                "SELECT 1 FROM changed_node JOIN node USING (key) WHERE is_folder = 1 AND EXISTS "
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

    /// What the record of a content has to say; nil if it needs none.
    private func record(of content: Content) throws -> UnsentRecord? {
        guard content.isUnsent, let path = try path(of: content.node) ?? formerPath(of: content.node),
            let node = try node(content.node)
        else { return nil }
        let puts = try changes(of: content.node).filter { $0.kind == .put }
        let index = puts.firstIndex { $0.content == content.key }
        let former = try index.flatMap { index in
            index > 0 ? try puts[index - 1].content.flatMap(self.content(_:)) : nil
        }
        let base = index.flatMap { puts[$0].base }
        return UnsentRecord(
            path: path.stringValue, id: node.id, baseRev: base?.rev, baseHash: base?.hash ?? former?.hash,
            previous: former?.file, hash: content.hash, size: content.size, modified: content.modified, sequence: 0)
    }

    /// The number of the next unsent content: higher than any before, also than those that a lost database knew. The highest
    /// number there is, which only a forged record has, is given again: contents whose order it doesn't tell are quarantined.
    func nextSequence() throws -> Int64 {
        let last = try sequence
        let next = max(last < .max ? last + 1 : last, Self.sequenceNow)
        try noteSequence(next)
        return next
    }

    var sequence: Int64 { get throws { try setting(.sequence).flatMap(Int64.init) ?? 0 } }

    func noteSequence(_ sequence: Int64) throws {
        if try sequence > self.sequence { try set(.sequence, String(sequence)) }
    }

    /// Microseconds since 1970.
    static var sequenceNow: Int64 { Int64(max(0, min(Date().timeIntervalSince1970, 1e12)) * 1e6) }

    // MARK: Contents that are about to be deleted

    func forgetRetired(_ files: [String]) throws {
        for file in files { try db.execute("DELETE FROM retired WHERE file = ?", file) }
    }

    /// Takes a content off the queue and the index whose bytes are lost, or are elsewhere. What was written after it takes
    /// its place; a file that has nothing else is gone.
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
                if let place = put.place, next.place == nil { try setPlace(place, of: next) }
            } else if try node(content.node)?.remote == nil, !changes[..<index].contains(where: { $0.kind == .put }) {
                try db.execute("DELETE FROM queue WHERE node = ?", content.node)
            }
        }
        try drop(content)
        try reconcile([content.node])
    }
}
