import Foundation
import DropboxSQLite

/// Paper docs, which are files whose content is Markdown.
extension Store {
    /// The doc has another revision than the client thinks.
    struct PaperRevisionMismatch: Error, Sendable {}

    /// Takes content that the emulator made itself.
    func upload(_ data: Data) throws -> Upload {
        let pins = content.makePins()
        var writer = BlockWriter(store: content, pins: pins)
        try writer.write(data)
        return Upload(content: Content(blocks: try writer.finish().blocks), pins: pins)
    }

    /// How many times the doc has been written: a number that only grows.
    func paperRevision(of entry: Entry) throws -> Int64 {
        try read { connection in
            let query = "SELECT count(*) FROM revisions WHERE id = ? AND number <= ?"
            return try connection.value(query, entry.id, entry.revision ?? 0) ?? 0
        }
    }

    /// When the doc was made.
    func paperCreation(of entry: Entry) throws -> Date? {
        try read { try $0.value("SELECT min(server_modified) FROM revisions WHERE id = ?", entry.id) }
    }

    /// Changes a doc. Another change that comes between is taken into account, as if it had come before.
    ///
    /// - Parameter expected: the revision that the doc must have; nil for any.
    func updatePaper(
        at reference: PathReference, with addition: PaperDocument, _ policy: PaperDocument.Policy,
        expecting expected: Int64?, _ view: NamespaceView
    ) throws -> Entry {
        while true {
            let (entry, old) = try file(at: reference, view)
            guard CloudDocument(name: entry.name) == .paper else { throw LookupFailure.unsupportedContentType }
            if let expected, try paperRevision(of: entry) != expected { throw PaperRevisionMismatch() }
            var document = PaperDocument(try content.bytes(of: old))
            try document.apply(addition, policy)
            let commit = Commit(
                path: .id(entry.id, []), intent: .update(rev: entry.file?.rev ?? ""), isStrict: true)
            do {
                return try self.commit(try upload(document.data), as: commit, view)
            } catch WriteFailure.conflict(.file) {
                continue
            }
        }
    }
}
