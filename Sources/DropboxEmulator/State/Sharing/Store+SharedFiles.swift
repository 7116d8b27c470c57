import Foundation
import DropboxSQLite

/// Files that are shared one by one.
extension Store {
    func sharedFile(_ reference: PathReference, _ view: NamespaceView) throws -> SharedFile {
        try read { try Self.sharedFile(reference, view, $0) }
    }

    /// The files that others have shared with an account, in the order of the invitations.
    func receivedFiles(after sequence: Int64, limit: Int, _ view: NamespaceView) throws -> [(
        sequence: Int64, file: SharedFile
    )] {
        try read { connection in
            let query = """
                SELECT m.sequence, m.item FROM file_members m WHERE m.sequence > ?2 AND \(Self.isMember)
                ORDER BY m.sequence
                """
            let rows = try connection.rows(query, view.account, sequence) { row in
                (sequence: row[0] as Int64? ?? 0, item: row[1] as String? ?? "")
            }
            var found: [(sequence: Int64, file: SharedFile)] = []
            for row in rows {
                guard found.count < limit else { break }
                // What is gone, or was moved where the inviter does not see it, is told no more.
                guard let file = try Self.receivedFile(row.item, view, connection) else { continue }
                found.append((row.sequence, file))
            }
            return found
        }
    }

    func setViewerInfo(_ isOn: Bool, of reference: PathReference, _ view: NamespaceView) throws -> SharedFile {
        try database.write { connection in
            var file = try Self.sharedFile(reference, view, connection)
            guard file.access.canWrite else { throw FileSharingFailure.noPermission }
            try connection.execute("INSERT OR REPLACE INTO file_policies VALUES (?, ?)", file.entry.id, isOn)
            file.hasViewerInfo = isOn
            return file
        }
    }

    // MARK: -

    /// Finds the rows of `file_members m` that are about the account of the first parameter.
    static let isMember = """
        (m.account = ?1 OR (m.account IS NULL
            AND m.email = (SELECT email FROM accounts WHERE number = ?1) COLLATE NOCASE))
        """

    static func sharedFile(
        _ reference: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> SharedFile {
        do {
            var entry = try entry(at: reference, view, connection)
            if case .revision = reference { entry = try self.entry(at: .id(entry.id, []), view, connection) }
            guard entry.kind == .file else { throw FileSharingFailure.isFolder }
            return try completed(SharedFile(entry: entry, access: entry.point?.access ?? .noAccess), connection)
        } catch is LookupFailure {
            guard case .id(let id, let names) = reference, names.isEmpty, !view.isConfined,
                let file = try receivedFile(id, view, connection)
            else { throw FileSharingFailure.invalidFile }
            return file
        }
    }

    /// A file that the caller was invited to, as the inviter finds it; nil if there is none.
    static func receivedFile(_ item: String, _ view: NamespaceView, _ connection: Connection) throws -> SharedFile? {
        let query = "SELECT m.access, m.invited, m.owner, m.root FROM file_members m WHERE m.item = ?2 AND \(isMember)"
        let found = try connection.first(query, view.account, item) { row in
            (
                access: AccessLevel(rawValue: row[0] ?? 0) ?? .noAccess, invited: row[1] as Date?,
                inviter: NamespaceView(account: row[2] ?? 0, root: row[3] ?? 0)
            )
        }
        guard let found else { return nil }
        do {
            let entry = try entry(at: .id(item, []), found.inviter, connection)
            return try completed(SharedFile(entry: entry, access: found.access, invited: found.invited), connection)
        } catch is LookupFailure {
            return nil
        }
    }

    private static func completed(_ file: SharedFile, _ connection: Connection) throws -> SharedFile {
        var file = file
        let item = file.entry.id
        file.owner = try owner(of: file.entry.namespace, connection).flatMap { try account($0, connection) }
        file.hasViewerInfo =
            try connection.value("SELECT has_viewer_info FROM file_policies WHERE item = ?", item) ?? true
        return file
    }

    /// Whether somebody was invited to the file itself.
    static func hasMembers(_ item: String, _ connection: Connection) throws -> Bool {
        try connection.value("SELECT EXISTS (SELECT 1 FROM file_members WHERE item = ?)", item) ?? false
    }

    static func account(_ number: Int64, _ connection: Connection) throws -> UserAccount? {
        try connection.first(
            "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.number = ?", number,
            make: UserAccount.init)
    }
}
