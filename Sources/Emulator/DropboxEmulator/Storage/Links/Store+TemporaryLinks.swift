import Foundation
import DropboxSQLite

/// Links that expire and don't require an account.
extension Store {
    /// A temporary link that can't be used.
    enum TemporaryLinkError: Error, Sendable, Hashable {
        case unknown
        case expired
        case used
    }

    /// Creates a link to the current revision of a file.
    func createTemporaryLink(to reference: PathReference, _ view: NamespaceView) throws -> (token: String, entry: Entry)
    {
        let token = idGenerator.base64URLString(length: 48)
        let entry = try file(at: reference, view).entry
        try transaction { connection in
            try connection.execute(
                "INSERT INTO temporary_links VALUES (?, ?, ?, ?, ?)", token, view.account, view.root,
                entry.file?.rev ?? "", clock.now.addingTimeInterval(limits.temporaryLinkLifetime.seconds))
        }
        return (token, entry)
    }

    /// Returns the file to which a temporary link refers.
    func temporaryLink(_ token: String) throws -> (entry: Entry, content: Content) {
        let query = "SELECT account, root, rev, expires FROM temporary_links WHERE token = ?"
        let result = try read { connection in
            try connection.first(query, token) { row in
                (
                    view: NamespaceView(account: row[0] ?? 0, root: row[1] ?? 0), rev: row[2] as String? ?? "",
                    expires: row[3] as Date? ?? .distantPast
                )
            }
        }
        guard let result else { throw TemporaryLinkError.unknown }
        guard result.expires > clock.now else { throw TemporaryLinkError.expired }
        return try file(at: .revision(result.rev), result.view)
    }

    /// A link for one upload.
    struct UploadLink: Sendable {
        /// The parameters of the commit, as JSON.
        var commit: Data
        /// The view in which the file is written.
        var view: NamespaceView
    }

    /// Creates a link for one upload.
    ///
    /// - Parameters:
    ///   - commit: The parameters of the commit, as JSON.
    ///   - lifetime: The time until the link expires.
    ///   - view: The view in which the file is written.
    func createUploadLink(_ commit: Data, lifetime: TimeInterval, _ view: NamespaceView) throws -> String {
        let token = idGenerator.base64URLString(length: 40)
        try transaction { connection in
            try connection.execute(
                """
                INSERT INTO upload_links (token, account, root, is_confined, wish, expires) VALUES (?, ?, ?, ?, ?, ?)
                """,
                token, view.account, view.root, view.isConfined, commit, clock.now.addingTimeInterval(lifetime))
        }
        return token
    }

    /// Returns an unused upload link before the upload's bytes are received.
    func uploadLink(_ token: String) throws -> UploadLink {
        try read { try uploadLink(token, $0) }
    }

    /// Writes an upload to a file and marks the link as used. If the write fails, the link remains valid.
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

    private func uploadLink(_ token: String, _ connection: Connection) throws -> UploadLink {
        let query = "SELECT wish, account, root, is_confined, expires, is_used FROM upload_links WHERE token = ?"
        let result = try connection.first(query, token) { row in
            (
                wish: row[0] as Data? ?? Data(),
                view: NamespaceView(account: row[1] ?? 0, root: row[2] ?? 0, isConfined: row[3] ?? true),
                expires: row[4] as Date? ?? .distantPast, isUsed: row[5] as Bool? ?? true
            )
        }
        guard let result else { throw TemporaryLinkError.unknown }
        if result.isUsed { throw TemporaryLinkError.used }
        guard result.expires > clock.now else { throw TemporaryLinkError.expired }
        return UploadLink(commit: result.wish, view: result.view)
    }
}
