import Foundation
import DropboxSQLite

/// Texts that stand for a file or folder, so that another account can copy it.
extension Store {
    enum CopyReferenceFailure: Error, Sendable, Hashable {
        case invalid
        /// Another app made the reference.
        case wrongApp
        case notFound
    }

    /// Makes a reference that the same app can use for any account.
    func makeCopyReference(
        to reference: PathReference, app: String, _ view: NamespaceView
    ) throws -> (text: String, entry: Entry, expires: Date) {
        let text = minting.letters(22)
        let lifetime = limits.copyReferenceLifetime.seconds
        let expires = Date(timeIntervalSince1970: (clock.now.timeIntervalSince1970 + lifetime).rounded(.down))
        let entry = try database.write { connection in
            let entry = try Self.entry(at: reference, view, connection)
            try connection.execute(
                "INSERT INTO copy_references VALUES (?, ?, ?, ?, ?, ?)", text, view.account, view.root, app, entry.id,
                expires)
            return entry
        }
        return (text, entry, expires)
    }

    /// Copies what a reference stands for to a place of the caller's.
    func saveCopyReference(_ text: String, to target: PathReference, app: String, _ view: NamespaceView) throws -> Entry
    {
        try write { writer in
            let query = "SELECT account, root, app, item, expires FROM copy_references WHERE reference = ?"
            let found = try writer.connection.first(query, text) { row in
                (
                    owner: NamespaceView(account: row[0] ?? 0, root: row[1] ?? 0), app: row[2] as String? ?? "",
                    item: row[3] as String? ?? "", expires: row[4] as Date? ?? .distantPast
                )
            }
            guard let found, found.expires > clock.now else { throw CopyReferenceFailure.invalid }
            guard found.app == app else { throw CopyReferenceFailure.wrongApp }
            do {
                return try writer.relocate(
                    .copy, from: .id(found.item, []), seenBy: found.owner, to: target, .init(), view)
            } catch RelocationFailure.from {
                throw CopyReferenceFailure.notFound
            }
        }
    }
}
