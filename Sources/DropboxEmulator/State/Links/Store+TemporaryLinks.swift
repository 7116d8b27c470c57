import Foundation
import DropboxSQLite

/// Links that need no account and end by themselves.
extension Store {
    /// Why such a link is of no use.
    enum TemporaryLinkFailure: Error, Sendable, Hashable {
        case unknown
        case expired
        case used
    }

    /// Makes a link to a file as it is now.
    func makeTemporaryLink(to reference: PathReference, _ view: NamespaceView) throws -> (token: String, entry: Entry) {
        let token = minting.letters(48)
        let entry = try file(at: reference, view).entry
        try database.write { connection in
            try connection.execute(
                "INSERT INTO temporary_links VALUES (?, ?, ?, ?, ?)", token, view.account, view.root,
                entry.file?.rev ?? "", clock.now.addingTimeInterval(limits.temporaryLinkLifetime.seconds))
        }
        return (token, entry)
    }

    /// The file that a temporary link leads to.
    func temporaryLink(_ token: String) throws -> (entry: Entry, content: Content) {
        let query = "SELECT account, root, rev, expires FROM temporary_links WHERE token = ?"
        let found = try read { connection in
            try connection.first(query, token) { row in
                (
                    view: NamespaceView(account: row[0] ?? 0, root: row[1] ?? 0), rev: row[2] as String? ?? "",
                    expires: row[3] as Date? ?? .distantPast
                )
            }
        }
        guard let found else { throw TemporaryLinkFailure.unknown }
        guard found.expires > clock.now else { throw TemporaryLinkFailure.expired }
        return try file(at: .revision(found.rev), found.view)
    }

    /// Makes a link that takes one upload.
    ///
    /// - Parameter wish: what is to become of the upload, as JSON.
    func makeUploadLink(_ wish: Data, lifetime: TimeInterval, _ view: NamespaceView) throws -> String {
        let token = minting.letters(40)
        try database.write { connection in
            try connection.execute(
                """
                INSERT INTO upload_links (token, account, root, is_confined, wish, expires) VALUES (?, ?, ?, ?, ?, ?)
                """,
                token, view.account, view.root, view.isConfined, wish, clock.now.addingTimeInterval(lifetime))
        }
        return token
    }

    /// What is to become of an upload to a link, before its bytes are taken.
    func uploadLink(_ token: String) throws -> (wish: Data, view: NamespaceView) {
        try read { try uploadLink(token, $0) }
    }

    /// Makes what was uploaded a file, and the link used up. A link whose file is refused stays good.
    func useUploadLink(_ token: String, _ upload: Upload, as commit: Commit) throws -> Entry {
        try withExtendedLifetime(upload.pins) {
            try write { writer in
                let view = try uploadLink(token, writer.connection).view
                let entry = try writer.commit(upload.content, as: commit, view)
                try writer.connection.execute("UPDATE upload_links SET is_used = 1 WHERE token = ?", token)
                return entry
            }
        }
    }

    private func uploadLink(_ token: String, _ connection: Connection) throws -> (wish: Data, view: NamespaceView) {
        let query = "SELECT wish, account, root, is_confined, expires, is_used FROM upload_links WHERE token = ?"
        let found = try connection.first(query, token) { row in
            (
                wish: row[0] as Data? ?? Data(),
                view: NamespaceView(account: row[1] ?? 0, root: row[2] ?? 0, isConfined: row[3] ?? true),
                expires: row[4] as Date? ?? .distantPast, isUsed: row[5] as Bool? ?? true
            )
        }
        guard let found else { throw TemporaryLinkFailure.unknown }
        if found.isUsed { throw TemporaryLinkFailure.used }
        guard found.expires > clock.now else { throw TemporaryLinkFailure.expired }
        return (found.wish, found.view)
    }
}
