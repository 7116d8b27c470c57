import DropboxSQLite
import Foundation

/// Paper docs, which are files with Markdown content.
extension Store {
    /// The revision of the doc isn't the expected one.
    struct PaperRevisionMismatchError: Error, Sendable {}

    /// Stores content that the emulator generates.
    func upload(_ data: Data) throws -> Upload {
        let pins = content.makePins()
        var writer = BlockWriter(store: content, pins: pins)
        try writer.write(data)
        return Upload(content: Content(blocks: try writer.finish().blocks), pins: pins)
    }

    /// Returns the number of revisions of the doc, which only increases.
    func paperRevision(of entry: Entry) throws -> Int64 {
        try read { connection in
            let query = "SELECT count(*) FROM revisions WHERE id = ? AND number <= ?"
            return try connection.value(query, entry.id, entry.revision ?? 0) ?? 0
        }
    }

    /// Returns the creation date of the doc.
    func paperCreationDate(of entry: Entry) throws -> Date? {
        try read { try $0.value("SELECT min(server_modified) FROM revisions WHERE id = ?", entry.id) }
    }

    /// Updates a doc. If another request changes the doc at the same time, the update is applied to the new content.
    ///
    /// - Parameters:
    ///   - reference: The doc.
    ///   - addition: The content to add.
    ///   - policy: Where to add it.
    ///   - expected: The revision that the doc must have, or `nil` for any.
    ///   - view: The view of the caller.
    func updatePaper(
        at reference: PathReference, with addition: PaperDocument, _ policy: PaperDocument.Policy,
        expecting expected: Int64?, _ view: NamespaceView
    ) throws -> Entry {
        while true {
            let (entry, old) = try file(at: reference, view)
            guard CloudDocument(name: entry.name) == .paper else { throw LookupError.unsupportedContentType }
            if let expected, try paperRevision(of: entry) != expected { throw PaperRevisionMismatchError() }
            var document = PaperDocument(try content.bytes(of: old))
            try document.apply(addition, policy)
            let commit = Commit(
                path: .id(entry.id, []), intent: .update(rev: entry.file?.rev ?? ""), isStrict: true)
            do {
                return try self.commit(try upload(document.data), as: commit, view)
            } catch WriteError.conflict(.file) {
                continue
            }
        }
    }
}
