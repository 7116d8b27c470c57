import DropboxSQLite
import Foundation

/// The tags of files and folders.
extension Store {
    /// The maximum number of tags per item.
    private static let maximumTags = 20

    /// A failed operation on a tag.
    enum TagError: Error, Sendable, Hashable {
        case lookup(LookupError)
        case tooMany
        case notPresent
    }

    /// Adds a tag to an item. Does nothing if the item already has the tag.
    func addTag(_ text: String, to reference: PathReference, _ view: NamespaceView) throws {
        try transaction { connection in
            let item = try Self.tagged(reference, view, connection)
            let tag = text.lowercased()
            let tags = try Self.tags(of: item, connection)
            guard !tags.contains(tag) else { return }
            guard tags.count < Self.maximumTags else { throw TagError.tooMany }
            try connection.execute("INSERT INTO tags (item, tag) VALUES (?, ?)", item.id, tag)
        }
    }

    func removeTag(_ text: String, from reference: PathReference, _ view: NamespaceView) throws {
        try transaction { connection in
            let item = try Self.tagged(reference, view, connection)
            try connection.execute("DELETE FROM tags WHERE item = ? AND tag = ?", item.id, text.lowercased())
            guard connection.changedRowCount > 0 else { throw TagError.notPresent }
        }
    }

    /// Returns the tags of each item in the order in which they were added.
    func tags(of references: [PathReference], _ view: NamespaceView) throws -> [[String]] {
        try read { connection in
            try references.map { try Self.tags(of: try Self.tagged($0, view, connection), connection) }
        }
    }

    private static func tagged(_ reference: PathReference, _ view: NamespaceView, _ connection: Connection) throws
        -> Entry
    {
        do {
            return try entry(at: reference, view, connection)
        } catch let failure as LookupError {
            throw TagError.lookup(failure)
        }
    }

    private static func tags(of item: Entry, _ connection: Connection) throws -> [String] {
        try connection.rows("SELECT tag FROM tags WHERE item = ? ORDER BY number", item.id) { $0[0] ?? "" }
    }
}

extension Store {
    /// The tags of files and folders, by item ID.
    static let tagsSchema = """
        CREATE TABLE tags (
            number INTEGER PRIMARY KEY, item TEXT NOT NULL, tag TEXT NOT NULL, UNIQUE (item, tag)
        );
        """
}
