import Foundation
import DropboxSQLite

/// Tags: words that users put on files and folders.
extension Store {
    /// Most tags of an item.
    private static let maximumTags = 20

    /// Why a tag cannot be put on or taken off.
    enum TagFailure: Error, Sendable, Hashable {
        case lookup(LookupFailure)
        case tooMany
        case notPresent
    }

    /// Puts a tag on an item. Nothing happens if it has it already.
    func addTag(_ text: String, to reference: PathReference, _ view: NamespaceView) throws {
        try database.write { connection in
            let item = try Self.tagged(reference, view, connection)
            let tag = text.lowercased()
            let tags = try Self.tags(of: item, connection)
            guard !tags.contains(tag) else { return }
            guard tags.count < Self.maximumTags else { throw TagFailure.tooMany }
            try connection.execute("INSERT INTO tags (item, tag) VALUES (?, ?)", item.id, tag)
        }
    }

    func removeTag(_ text: String, from reference: PathReference, _ view: NamespaceView) throws {
        try database.write { connection in
            let item = try Self.tagged(reference, view, connection)
            try connection.execute("DELETE FROM tags WHERE item = ? AND tag = ?", item.id, text.lowercased())
            guard connection.changedRowCount > 0 else { throw TagFailure.notPresent }
        }
    }

    /// The tags of each item, in the order in which they came.
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
        } catch let failure as LookupFailure {
            throw TagFailure.lookup(failure)
        }
    }

    private static func tags(of item: Entry, _ connection: Connection) throws -> [String] {
        try connection.rows("SELECT tag FROM tags WHERE item = ? ORDER BY number", item.id) { $0[0] ?? "" }
    }
}
