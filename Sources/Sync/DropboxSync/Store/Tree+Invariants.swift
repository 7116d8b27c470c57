import DropboxCore
import DropboxSQLite

/// The invariants of the tree. Each transaction preserves them. They are checked when the database is opened, and
/// repaired there.
extension Tree {
    /// A condition that holds for names that aren't those of one item in a folder, as `NameRules.isComponent` states. Earlier
    /// versions stored what a server listed.
    private static func isMalformed(_ name: String) -> String {
        "(\(name) IN ('', '.', '..') OR instr(\(name), '/') > 0 OR instr(\(name), char(0)) > 0)"
    }

    /// Statements that the tree must satisfy, each with a query that returns what violates it.
    private static let invariants: [(name: String, query: String)] = [
        (
            "each queued change concerns an existing item",
            "SELECT number FROM queue WHERE node NOT IN (SELECT key FROM node)"
        ),
        (
            "each queued change has an existing target folder",
            """
            SELECT number FROM queue WHERE parent IS NOT NULL
                AND parent NOT IN (SELECT key FROM node WHERE is_folder = 1)
            """
        ),
        (
            "each visible item is in an existing folder",
            """
            SELECT key FROM node WHERE parent IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM node folder WHERE folder.key = node.parent AND folder.is_folder = 1)
            """
        ),
        (
            "each remote item is in an existing remote folder",
            """
            SELECT key FROM node WHERE present = 1 AND key <> \(SyncStore.rootKey) AND NOT EXISTS (
                SELECT 1 FROM node folder
                WHERE folder.key = node.remote_parent AND folder.is_folder = 1 AND folder.present = 1)
            """
        ),
        (
            "each unsent content belongs to one queued change of its file",
            """
            SELECT key FROM content WHERE unsent = 1 AND 1 <> (
                SELECT count(*) FROM queue WHERE queue.content = content.key AND queue.node = content.node)
            """
        ),
        (
            "each unanswered attempt has a target folder that exists",
            """
            SELECT number FROM sent WHERE is_answered = 0 AND parent IS NOT NULL
                AND parent NOT IN (SELECT key FROM node)
            """
        ),
        (
            "each remote item is visible or deleted, unless another item has its name",
            "\(hiddenNodes) AND NOT EXISTS (SELECT 1 FROM setting WHERE name = '\(Setting.hiddenItem.rawValue)')"
        ),
        (
            "each item has a name that refers to one item in a folder",
            "SELECT key FROM node WHERE \(isMalformed("name")) OR \(isMalformed("remote_name"))"
        ),
        (
            "each queued change has a name that refers to one item in a folder",
            "SELECT number FROM queue WHERE \(isMalformed("name"))"
        ),
        (
            "no folder contains itself",
            """
            SELECT key FROM node WHERE is_folder = 1 AND parent IS NOT NULL
                AND EXISTS (SELECT 1 FROM queue WHERE kind = 3) AND key IN (
                    WITH RECURSIVE above (start, key, depth) AS (
                        SELECT node.key, node.parent, 0 FROM node JOIN queue ON queue.node = node.key
                        WHERE node.is_folder = 1 AND node.parent IS NOT NULL
                        UNION ALL SELECT start, node.parent, depth + 1 FROM above JOIN node ON node.key = above.key
                        WHERE node.parent IS NOT NULL AND depth < \(NameRules.maximumDepth) AND above.key <> start)
                    SELECT start FROM above WHERE key = start)
            """
        ),
    ]

    /// Returns descriptions of the violated invariants.
    /// - Parameter limit: The maximum number of violations to return for each invariant. The default is 10.
    func violations(limit: Int = 10) throws -> [String] {
        try Self.invariants.flatMap { name, query in
            try db.rows("\(query) LIMIT \(limit)") { "\(name), except \($0.integer(0) ?? 0)" }
        }
    }

    /// Repairs a tree that violates an invariant: what refers to a missing item is removed or attached elsewhere. Unsent
    /// contents aren't deleted.
    func repair() throws {
        let root = SyncStore.rootKey
        // A file without a node gets a new one in the root, and a folder is created again if something needs it.
        let lost = try db.rows(
            """
            SELECT DISTINCT node FROM queue WHERE kind = ? AND node NOT IN (SELECT key FROM node) UNION
            SELECT DISTINCT node FROM content WHERE unsent = 1 AND node NOT IN (SELECT key FROM node)
            """, Change.Kind.put.rawValue
        ) { $0.integer(0) ?? 0 }
        for key in lost {
            try db.execute("INSERT INTO node (key, is_folder) VALUES (?, 0)", key)
        }
        let dangling = try db.rows("SELECT number FROM queue WHERE node NOT IN (SELECT key FROM node)") {
            $0.integer(0) ?? 0
        }
        for change in try dangling.compactMap(change) { try discard(change) }
        try db.execute(
            """
            UPDATE queue SET parent = ? WHERE parent IS NOT NULL
                AND parent NOT IN (SELECT key FROM node WHERE is_folder = 1)
            """, root)
        try db.execute(
            "UPDATE sent SET parent = NULL WHERE parent IS NOT NULL AND parent NOT IN (SELECT key FROM node)")
        try repairNames()
        try repairContents()
        // Remote items without a folder are listed again.
        try db.execute(
            """
            WITH RECURSIVE reached (key) AS (
                SELECT ?1 UNION SELECT node.key FROM node JOIN reached ON node.remote_parent = reached.key
                WHERE node.present = 1)
            UPDATE node SET present = 0, epoch = 0 WHERE present = 1 AND key NOT IN (SELECT key FROM reached)
            """, root)
        let isListed = try setting(.cursor) != nil || setting(.completedFirstSync) != nil
        if isListed {
            try set(.cursor, nil)
            try clearStaged()
        }
        try reattach()
    }

    /// Forgets remote items with a malformed name, which the next listing leaves out. A queued change with such a name isn't
    /// what the app asked for: a new item gets another name, and an item that was moved stays where it was.
    private func repairNames() throws {
        try db.execute(
            """
            UPDATE node SET remote_parent = NULL, remote_name = NULL, remote_key = NULL, present = 0, epoch = 0
            WHERE \(Self.isMalformed("remote_name"))
            """)
        let malformed = try db.rows("SELECT number FROM queue WHERE \(Self.isMalformed("name"))") { $0.integer(0) ?? 0 }
        for change in try malformed.compactMap(change) {
            if change.kind == .move {
                try discard(change)
            } else {
                try db.execute(
                    "UPDATE queue SET name = ? WHERE number = ?", "recovered \(change.node)", change.number)
            }
        }
    }

    /// Makes each unsent content the content of one change.
    private func repairContents() throws {
        let orphaned = try db.rows(
            """
            SELECT key FROM content WHERE unsent = 1 AND NOT EXISTS (
                SELECT 1 FROM queue WHERE queue.content = content.key AND queue.node = content.node)
            """
        ) { $0.integer(0) ?? 0 }
        for content in try orphaned.compactMap(content) {
            try db.execute("DELETE FROM queue WHERE content = ?", content.key)
            let node = try node(content.node)
            let isNew = node?.remote == nil && node?.local == nil
            try enqueue(
                .put, of: content.node, content: content.key, base: BaseVersion(node?.remote?.version),
                location: isNew ? Location(parent: SyncStore.rootKey, name: "recovered \(content.key)") : nil)
        }
        try db.execute(
            """
            DELETE FROM queue WHERE content IS NOT NULL AND number > (
                SELECT min(number) FROM queue other WHERE other.content = queue.content)
            """)
    }

    /// Detaches all items that the root doesn't contain, and attaches them where they belong.
    private func reattach() throws {
        let detached = try db.rows(
            """
            WITH RECURSIVE reached (key) AS (
                SELECT ?1 UNION SELECT node.key FROM node JOIN reached ON node.parent = reached.key
                WHERE NOT \(Self.isMalformed("node.name")))
            UPDATE node SET parent = NULL, name = NULL, name_key = NULL
            WHERE parent IS NOT NULL AND key NOT IN (SELECT key FROM reached) RETURNING key
            """, SyncStore.rootKey
        ) { $0.integer(0) ?? 0 }
        let queued = try db.rows("SELECT DISTINCT node FROM queue ORDER BY node") { $0.integer(0) ?? 0 }
        let misplaced = Set(detached + queued + (try db.rows(Self.hiddenNodes) { $0.integer(0) ?? 0 })).sorted()
        for key in misplaced {
            guard let node = try node(key) else { continue }
            let changes = try changes(of: key)
            // A new file without a location keeps its content.
            if node.remote == nil, let put = changes.first(where: { $0.kind == .put }), put.location == nil {
                let name = node.lastRemoteLocation?.name ?? "recovered \(key)"
                try setLocation(Location(parent: SyncStore.rootKey, name: name), of: put)
            }
        }
        try reconcile(misplaced)
    }
}
