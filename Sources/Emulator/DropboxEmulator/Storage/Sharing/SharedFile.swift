import DropboxSQLite
import Foundation

/// A file to which the caller has access, through their Dropbox or an invitation.
struct SharedFile: Sendable {
    var entry: Entry
    /// The access of the caller.
    var access: AccessLevel
    /// The date of the invitation, or `nil` if the file is in the caller's Dropbox.
    var invited: Date?
    var owner: UserAccount?
    var hasViewerInfo = true

    /// A Boolean value that indicates whether the file is in the caller's Dropbox.
    var isInCallersDropbox: Bool { invited == nil }
}

/// A user, group, or invitee with access to a file.
struct FileMember: Sendable, Hashable {
    /// The user, a group that inherits its access, or an invitee without an account.
    var member: FolderMember
    var access: AccessLevel
    /// A Boolean value that indicates whether the access is inherited from a folder.
    var isInherited: Bool
}

/// A failed operation on a shared file.
enum FileSharingError: Error, Sendable, Hashable {
    case invalidFile
    case isFolder
    case noPermission
    /// The account, email address, or group isn't a valid file member.
    case invalidMember
    /// The member has no access, or only inherits it from a folder.
    case noExplicitAccess(AccessLevel?)
    case owner
}

/// Individually shared files.
extension Store {
    func sharedFile(_ reference: PathReference, _ view: NamespaceView) throws -> SharedFile {
        try read { try Self.sharedFile(reference, view, $0) }
    }

    /// Returns the files that others have shared with an account, in the order of the invitations.
    func receivedFiles(after sequence: Int64, limit: Int, _ view: NamespaceView) throws -> [(
        sequence: Int64, file: SharedFile
    )] {
        try read { connection in
            let query = """
                SELECT m.sequence, m.item FROM file_members m WHERE m.sequence > ?2 AND \(Self.memberCondition)
                ORDER BY m.sequence
                """
            let rows = try connection.rows(query, view.account, sequence) { row in
                (sequence: row[0] as Int64? ?? 0, item: row[1] as String? ?? "")
            }
            var files: [(sequence: Int64, file: SharedFile)] = []
            for row in rows {
                guard files.count < limit else { break }
                // Skip files that were deleted or moved to a location that the inviter can't access.
                guard let file = try Self.receivedFile(row.item, view, connection) else { continue }
                files.append((row.sequence, file))
            }
            return files
        }
    }

    func setViewerInfo(_ isOn: Bool, of reference: PathReference, _ view: NamespaceView) throws -> SharedFile {
        try transaction { connection in
            var file = try Self.sharedFile(reference, view, connection)
            guard file.access.canWrite else { throw FileSharingError.noPermission }
            try connection.execute("INSERT OR REPLACE INTO file_policies VALUES (?, ?)", file.entry.id, isOn)
            file.hasViewerInfo = isOn
            return file
        }
    }

    // MARK: -

    /// The SQL condition for the rows of `file_members m` that belong to account ?1.
    static let memberCondition = """
        (m.account = ?1 OR (m.account IS NULL
            AND m.email = (SELECT email FROM accounts WHERE number = ?1) COLLATE NOCASE))
        """

    static func sharedFile(
        _ reference: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> SharedFile {
        do {
            var entry = try entry(at: reference, view, connection)
            if case .revision = reference { entry = try self.entry(at: .id(entry.id, []), view, connection) }
            guard entry.kind == .file else { throw FileSharingError.isFolder }
            return try completed(SharedFile(entry: entry, access: entry.mountPoint?.access ?? .noAccess), connection)
        } catch is LookupError {
            guard case .id(let id, let names) = reference, names.isEmpty, !view.isConfined,
                let file = try receivedFile(id, view, connection)
            else { throw FileSharingError.invalidFile }
            return file
        }
    }

    /// Returns a file to which the caller was invited, resolved in the inviter's view, or `nil` if there is none.
    static func receivedFile(_ item: String, _ view: NamespaceView, _ connection: Connection) throws -> SharedFile? {
        let query =
            "SELECT m.access, m.invited, m.owner, m.root FROM file_members m WHERE m.item = ?2 AND \(memberCondition)"
        let result = try connection.first(query, view.account, item) { row in
            (
                access: AccessLevel(rawValue: row[0] ?? 0) ?? .noAccess, invited: row[1] as Date?,
                inviter: NamespaceView(account: row[2] ?? 0, root: row[3] ?? 0)
            )
        }
        guard let result else { return nil }
        do {
            let entry = try entry(at: .id(item, []), result.inviter, connection)
            return try completed(SharedFile(entry: entry, access: result.access, invited: result.invited), connection)
        } catch is LookupError {
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

    /// Returns whether the file has invited members.
    static func hasInvitedMembers(_ item: String, _ connection: Connection) throws -> Bool {
        try connection.value("SELECT EXISTS (SELECT 1 FROM file_members WHERE item = ?)", item) ?? false
    }

    static func account(_ number: Int64, _ connection: Connection) throws -> UserAccount? {
        try connection.first(
            "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.number = ?", number,
            make: UserAccount.init)
    }
}

/// The members of individual files.
extension Store {
    /// Returns all members of a file: those of its folder, starting with the owner, then those invited to the file.
    func fileMembers(
        of reference: PathReference, includesInherited: Bool, _ view: NamespaceView
    ) throws -> (file: SharedFile, members: [FileMember]) {
        try read { connection in
            let file = try Self.sharedFile(reference, view, connection)
            let inherited = try includesInherited ? Self.inheritedMembers(of: file.entry, connection) : []
            return (file, inherited + (try Self.invitedMembers(of: file.entry.id, connection)))
        }
    }

    /// Adds members to a file. A failure doesn't affect the other members.
    ///
    /// - Returns: The resulting access of each member.
    func addFileMembers(
        _ references: [MemberReference], as access: AccessLevel, to reference: PathReference, _ view: NamespaceView
    ) throws -> [Result<AccessLevel, FileSharingError>] {
        try transaction { connection in
            let file = try Self.writableFile(reference, view, connection)
            return try references.map { reference in
                do {
                    return .success(try add(reference, as: access, to: file, view, connection))
                } catch let failure as FileSharingError {
                    return .failure(failure)
                }
            }
        }
    }

    private func add(
        _ reference: MemberReference, as access: AccessLevel, to file: SharedFile, _ view: NamespaceView,
        _ connection: Connection
    ) throws -> AccessLevel {
        guard access.canRead, access <= .editor else { throw FileSharingError.noPermission }
        let (account, email) = try Self.person(reference, connection)
        let inherited = try Self.inheritedAccess(of: account, file.entry, connection) ?? .noAccess
        let invited = try Self.invitedAccess(of: account, email, file.entry.id, connection) ?? .noAccess
        guard access > max(inherited, invited) else { return max(inherited, invited) }
        try Self.removeMember(account, email, file.entry.id, connection)
        // A file that the caller received is resolved in its owner's view.
        let inviterView = file.isInCallersDropbox ? view : file.owner?.view ?? view
        try connection.execute(
            """
            INSERT INTO file_members (item, account, email, access, owner, root, invited) VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            file.entry.id, account?.number, email, access.rawValue, inviterView.account, inviterView.root,
            clock.nowInWholeSeconds)
        return access
    }

    /// Changes the access of an invited member.
    func setFileAccess(
        _ access: AccessLevel, of reference: MemberReference, to file: PathReference, _ view: NamespaceView
    ) throws {
        try transaction { connection in
            let (account, email, file) = try Self.manageableMember(reference, file, view, connection)
            guard access.canRead, access <= .editor else { throw FileSharingError.noPermission }
            try connection.execute(
                "UPDATE file_members SET access = ? WHERE item = ? AND (account = ? OR email = ? COLLATE NOCASE)",
                access.rawValue, file.entry.id, account?.number, email)
        }
    }

    /// Removes an invited member from a file.
    ///
    /// - Returns: The access that the member still has through a folder.
    func removeFileMember(
        _ reference: MemberReference, from file: PathReference, _ view: NamespaceView
    ) throws -> AccessLevel? {
        try transaction { connection in
            let (account, email, file) = try Self.manageableMember(reference, file, view, connection)
            try Self.removeMember(account, email, file.entry.id, connection)
            return try Self.inheritedAccess(of: account, file.entry, connection)
        }
    }

    /// Removes all invited members from a file.
    func unshareFile(_ reference: PathReference, _ view: NamespaceView) throws {
        try transaction { connection in
            let file = try Self.writableFile(reference, view, connection)
            try connection.execute("DELETE FROM file_members WHERE item = ?", file.entry.id)
        }
    }

    /// Removes the caller from the invited members of a file.
    func relinquishFile(_ reference: PathReference, _ view: NamespaceView) throws {
        try transaction { connection in
            let file = try Self.sharedFile(reference, view, connection)
            if file.access == .owner { throw FileSharingError.owner }
            try connection.execute(
                "DELETE FROM file_members AS m WHERE m.item = ?2 AND \(Self.memberCondition)", view.account,
                file.entry.id)
            guard connection.changedRowCount > 0 else { throw FileSharingError.noExplicitAccess(file.access) }
        }
    }

    // MARK: -

    private static func writableFile(
        _ reference: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> SharedFile {
        let file = try sharedFile(reference, view, connection)
        guard file.access.canWrite else { throw FileSharingError.noPermission }
        return file
    }

    /// Returns an invited member that the caller can manage.
    private static func manageableMember(
        _ reference: MemberReference, _ path: PathReference, _ view: NamespaceView, _ connection: Connection
    ) throws -> (account: UserAccount?, email: String, file: SharedFile) {
        let file = try writableFile(path, view, connection)
        let (account, email) = try person(reference, connection)
        if let account, account.number == file.owner?.number { throw FileSharingError.owner }
        guard try invitedAccess(of: account, email, file.entry.id, connection) != nil else {
            throw FileSharingError.noExplicitAccess(try inheritedAccess(of: account, file.entry, connection))
        }
        return (account, email, file)
    }

    /// Returns an account, or the email address of an invitee. The emulator doesn't support groups as file members.
    private static func person(
        _ reference: MemberReference, _ connection: Connection
    ) throws -> (account: UserAccount?, email: String) {
        switch try member(reference, connection) {
        case .account(let account)?: return (account, account.email)
        case .invitee(let email)?: return (nil, email)
        case .group?, nil: throw FileSharingError.invalidMember
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

    /// Returns the access that an account has through the file's folder.
    private static func inheritedAccess(
        of account: UserAccount?, _ entry: Entry, _ connection: Connection
    ) throws -> AccessLevel? {
        try account.flatMap { try mountPoint(of: entry.namespace, for: $0.view, connection)?.access }
    }

    private static func inheritedMembers(of entry: Entry, _ connection: Connection) throws -> [FileMember] {
        let owner = try owner(of: entry.namespace, connection)
        let query = "SELECT account FROM folder_members WHERE namespace = ? ORDER BY invited, account"
        let others = try connection.rows(query, entry.namespace) { $0[0] as Int64? ?? 0 }.filter { $0 != owner }
        let rest = try memberships(of: entry.namespace, connection).filter {
            if case .account = $0.member { false } else { true }
        }
        let accounts = try ((owner.map { [$0] } ?? []) + others).compactMap { number -> FileMember? in
            guard let known = try account(number, connection),
                let access = try inheritedAccess(of: known, entry, connection)
            else { return nil }
            // Nothing is inherited if the file isn't in a shared folder. Its owner is then the only member.
            let isInherited = number != owner || !others.isEmpty || !rest.isEmpty
            return FileMember(member: .account(known), access: access, isInherited: isInherited)
        }
        return accounts + rest.map { FileMember(member: $0.member, access: $0.access, isInherited: true) }
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

extension Store {
    /// The members of individual files. A member without an account has only an email address; the account that is
    /// later created with this address becomes the member. 'owner' and 'root' are the view in which the file is
    /// resolved.
    static let fileMembersSchema = """
        CREATE TABLE file_members (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, item TEXT NOT NULL, account INTEGER,
            email TEXT NOT NULL COLLATE NOCASE,
            access INTEGER NOT NULL, owner INTEGER NOT NULL, root INTEGER NOT NULL, invited REAL NOT NULL,
            UNIQUE (item, email)
        );
        CREATE INDEX file_members_by_account ON file_members (account, sequence);
        CREATE INDEX file_members_by_email ON file_members (email);
        CREATE TABLE file_policies (item TEXT PRIMARY KEY, has_viewer_info INTEGER NOT NULL) WITHOUT ROWID;
        """
}
