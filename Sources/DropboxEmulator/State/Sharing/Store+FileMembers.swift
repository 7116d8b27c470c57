import Foundation
import DropboxSQLite

/// Who has access to single files.
extension Store {
    /// All who have access: those of the folder that it is in, the owner first, then those who were invited to the file.
    func fileMembers(
        of reference: PathReference, includesInherited: Bool, _ view: NamespaceView
    ) throws -> (file: SharedFile, members: [FileMember]) {
        try read { connection in
            let file = try Self.sharedFile(reference, view, connection)
            let inherited = try includesInherited ? Self.inheritedMembers(of: file.entry, connection) : []
            return (file, inherited + (try Self.invitedMembers(of: file.entry.id, connection)))
        }
    }

    /// Invites people, one by one. Answers what access each has then.
    func addFileMembers(
        _ references: [MemberReference], as access: AccessLevel, to reference: PathReference, _ view: NamespaceView
    ) throws -> [Result<AccessLevel, FileSharingFailure>] {
        try database.write { connection in
            let file = try Self.writableFile(reference, view, connection)
            return try references.map { reference in
                do {
                    return .success(try add(reference, as: access, to: file, view, connection))
                } catch let failure as FileSharingFailure {
                    return .failure(failure)
                }
            }
        }
    }

    private func add(
        _ reference: MemberReference, as access: AccessLevel, to file: SharedFile, _ view: NamespaceView,
        _ connection: Connection
    ) throws -> AccessLevel {
        guard access.canRead, access <= .editor else { throw FileSharingFailure.noPermission }
        let (account, email) = try Self.person(reference, connection)
        let inherited = try Self.inheritedAccess(of: account, file.entry, connection) ?? .noAccess
        let invited = try Self.invitedAccess(of: account, email, file.entry.id, connection) ?? .noAccess
        guard access > max(inherited, invited) else { return max(inherited, invited) }
        try Self.removeMember(account, email, file.entry.id, connection)
        // A received file is found through the eyes of its owner, whoever passes it on.
        let finder = file.isInPlace ? view : file.owner?.view ?? view
        try connection.execute(
            """
            INSERT INTO file_members (item, account, email, access, owner, root, invited) VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            file.entry.id, account?.number, email, access.rawValue, finder.account, finder.root, clock.wholeSecond)
        return access
    }

    /// Gives somebody who was invited another access.
    func setFileAccess(
        _ access: AccessLevel, of reference: MemberReference, to file: PathReference, _ view: NamespaceView
    ) throws {
        try database.write { connection in
            let (account, email, file) = try Self.managed(reference, file, view, connection)
            guard access.canRead, access <= .editor else { throw FileSharingFailure.noPermission }
            try connection.execute(
                "UPDATE file_members SET access = ? WHERE item = ? AND (account = ? OR email = ? COLLATE NOCASE)",
                access.rawValue, file.entry.id, account?.number, email)
        }
    }

    /// Takes back an invitation. Answers what access is left by a folder.
    func removeFileMember(
        _ reference: MemberReference, from file: PathReference, _ view: NamespaceView
    ) throws -> AccessLevel? {
        try database.write { connection in
            let (account, email, file) = try Self.managed(reference, file, view, connection)
            try Self.removeMember(account, email, file.entry.id, connection)
            return try Self.inheritedAccess(of: account, file.entry, connection)
        }
    }

    /// Takes back all invitations to a file.
    func unshareFile(_ reference: PathReference, _ view: NamespaceView) throws {
        try database.write { connection in
            let file = try Self.writableFile(reference, view, connection)
            try connection.execute("DELETE FROM file_members WHERE item = ?", file.entry.id)
        }
    }

    /// Gives up the caller's own invitation.
    func relinquishFile(_ reference: PathReference, _ view: NamespaceView) throws {
        try database.write { connection in
            let file = try Self.sharedFile(reference, view, connection)
            if file.access == .owner { throw FileSharingFailure.owner }
            try connection.execute(
                "DELETE FROM file_members AS m WHERE m.item = ?2 AND \(Self.isMember)", view.account, file.entry.id)
            guard connection.changedRowCount > 0 else { throw FileSharingFailure.noExplicitAccess(file.access) }
        }
    }

    // MARK: -

    private static func writableFile(
        _ reference: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> SharedFile {
        let file = try sharedFile(reference, view, connection)
        guard file.access.canWrite else { throw FileSharingFailure.noPermission }
        return file
    }

    /// Somebody who was invited, if the caller may change that.
    private static func managed(
        _ reference: MemberReference, _ path: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> (account: UserAccount?, email: String, file: SharedFile) {
        let file = try writableFile(path, view, connection)
        let (account, email) = try person(reference, connection)
        if let account, account.number == file.owner?.number { throw FileSharingFailure.owner }
        guard try invitedAccess(of: account, email, file.entry.id, connection) != nil else {
            throw FileSharingFailure.noExplicitAccess(try inheritedAccess(of: account, file.entry, connection))
        }
        return (account, email, file)
    }

    /// An account, or an address without one. Groups are no members of files here.
    private static func person(
        _ reference: MemberReference, _ connection: Connection
    ) throws -> (account: UserAccount?, email: String) {
        switch try member(reference, connection) {
        case .account(let account)?: return (account, account.email)
        case .invitee(let email)?: return (nil, email)
        case .group?, nil: throw FileSharingFailure.invalidMember
        }
    }

    private static func removeMember(
        _ account: UserAccount?, _ email: String, _ item: String, _ connection: Connection
    ) throws {
        try connection.execute(
            "DELETE FROM file_members WHERE item = ? AND (account = ? OR email = ? COLLATE NOCASE)", item,
            account?.number, email)
    }

    private static func invitedAccess(
        of account: UserAccount?, _ email: String, _ item: String, _ connection: Connection
    ) throws -> AccessLevel? {
        let query = "SELECT access FROM file_members WHERE item = ? AND (account = ? OR email = ? COLLATE NOCASE)"
        return try connection.value(query, item, account?.number, email, as: Int.self).flatMap(AccessLevel.init)
    }

    /// What access an account has by the folder that a file is in.
    private static func inheritedAccess(
        of account: UserAccount?, _ entry: Entry, _ connection: Connection
    ) throws -> AccessLevel? {
        try account.flatMap { try point(of: entry.namespace, for: $0.view, connection)?.access }
    }

    private static func inheritedMembers(of entry: Entry, _ connection: Connection) throws -> [FileMember] {
        let owner = try owner(of: entry.namespace, connection)
        let query = "SELECT account FROM folder_members WHERE namespace = ? ORDER BY invited, account"
        let others = try connection.rows(query, entry.namespace) { $0[0] as Int64? ?? 0 }.filter { $0 != owner }
        return try ((owner.map { [$0] } ?? []) + others).compactMap { number in
            guard let known = try account(number, connection),
                let access = try inheritedAccess(of: known, entry, connection)
            else { return nil }
            // The owner of a file that is in no shared folder has it from nowhere else.
            return FileMember(
                member: .account(known), access: access, isInherited: number != owner || !others.isEmpty)
        }
    }

    private static func invitedMembers(of item: String, _ connection: Connection) throws -> [FileMember] {
        let query = """
            SELECT coalesce(m.account, a.number), m.email, m.access FROM file_members m
            LEFT JOIN accounts a ON a.email = m.email COLLATE NOCASE WHERE m.item = ? ORDER BY m.sequence
            """
        let rows = try connection.rows(query, item) { row in
            (account: row[0] as Int64?, email: row[1] as String? ?? "", access: row[2] as Int? ?? 0)
        }
        return try rows.map { row in
            let known = try row.account.flatMap { try account($0, connection) }
            return FileMember(
                member: known.map(FolderMember.account) ?? .invitee(row.email),
                access: AccessLevel(rawValue: row.access) ?? .viewer, isInherited: false)
        }
    }
}
