import Foundation
import DropboxSQLite

/// Finding shared folders and their members.
extension Store {
    func sharedFolder(_ id: String, _ view: NamespaceView) throws -> SharedFolder {
        try read { try Self.sharedFolder(id, view, $0) }
    }

    /// Shared folders that an account has access to, mounted or not, in the order in which they were shared.
    ///
    /// - Parameters:
    ///   - mountableOnly: leave out those that stand where a team put them.
    ///   - namespace: only those after this one.
    func sharedFolders(
        mountableOnly: Bool, after namespace: Int64 = 0, limit: Int, _ view: NamespaceView
    ) throws -> [SharedFolder] {
        try read { connection in
            let mounts = try Self.mounts(of: view, connection)
            let query = """
                SELECT \(SharedFolder.columns) FROM \(SharedFolder.source)
                WHERE n.number > ?2 AND \(SharedFolder.condition)
                    AND (?3 OR n.kind = 'team_folder' OR n.owner = ?1 OR m.account IS NOT NULL
                        OR EXISTS (SELECT 1 FROM folder_groups g WHERE g.namespace = n.number))
                ORDER BY n.number
                """
            // Whoever has no membership of any kind is not asked about further.
            let seesAll = view.adminRights != nil
            var found: [SharedFolder] = []
            for folder in try connection.rows(query, view.account, namespace, seesAll, make: SharedFolder.init) {
                guard found.count < limit else { break }
                guard !mountableOnly || !folder.isTeamFolder,
                    let point = try mounts[folder.namespace]
                        ?? Self.point(of: folder.namespace, for: view, connection)
                else { continue }
                found.append(folder.seen(as: point, isMounted: mounts[folder.namespace] != nil))
            }
            return found
        }
    }

    /// The shared folder that a path is in, for the sake of its members.
    func sharedFolder(around path: String, _ view: NamespaceView) throws -> SharedFolder {
        try read { try Self.sharedFolder(around: path, view, $0) }
    }

    /// Whether a member of a team is in a group, and owns it; nil if not in it.
    func groupRole(of member: String, in group: TeamGroup) throws -> Bool? {
        try read { connection in
            let query = """
                SELECT i.is_owner FROM group_members i JOIN team_members t ON t.number = i.member
                WHERE i.group_number = ? AND t.id = ?
                """
            return try connection.value(query, group.number, member, as: Bool.self)
        }
    }

    static func sharedFolder(_ id: String, _ view: NamespaceView, _ connection: Connection) throws -> SharedFolder {
        guard let namespace = Int64(id) else { throw SharingFailure.access(.invalidID) }
        let query = """
            SELECT \(SharedFolder.columns) FROM \(SharedFolder.source) WHERE n.number = ?2 AND \(SharedFolder.condition)
            """
        guard let folder = try connection.first(query, view.account, namespace, make: SharedFolder.init) else {
            throw SharingFailure.access(.invalidID)
        }
        let mounts = try mounts(of: view, connection)
        guard let point = try mounts[namespace] ?? point(of: namespace, for: view, connection) else {
            throw SharingFailure.access(.notAMember)
        }
        return folder.seen(as: point, isMounted: mounts[namespace] != nil)
    }

    private static func sharedFolder(around path: String, _ view: NamespaceView, _ connection: Connection) throws
        -> SharedFolder
    {
        do {
            let reference = try PathReference.lookup(path)
            let location = try locate(reference, view, connection)
            let namespace = try occupant(of: location, connection)?.mounted ?? location.namespace
            return try sharedFolder(String(namespace), view, connection)
        } catch is LookupFailure {
            throw SharingFailure.access(.invalidID)
        }
    }

    /// A member and what they may do in the folder by their own membership.
    struct Membership: Sendable {
        var member: FolderMember
        var access: AccessLevel
    }

    /// The owner first, then the other accounts, groups, and invitees.
    func memberships(of folder: SharedFolder) throws -> [Membership] {
        try read { try Self.memberships(of: folder.namespace, $0) }
    }

    static func memberships(of namespace: Int64, _ connection: Connection) throws -> [Membership] {
        let accounts = try connection.rows(
            """
            SELECT \(UserAccount.columns), f.access FROM \(UserAccount.source)
            JOIN folder_members f ON f.account = a.number
            WHERE f.namespace = ? ORDER BY f.access DESC, f.invited, a.number
            """,
            namespace
        ) { row in
            Membership(
                member: .account(UserAccount(row)), access: AccessLevel(rawValue: row[row.count - 1] ?? 0) ?? .viewer)
        }
        let groups = try connection.rows(
            "SELECT group_number, access FROM folder_groups WHERE namespace = ? ORDER BY group_number", namespace
        ) { row in (row[0] as Int64? ?? 0, AccessLevel(rawValue: row[1] ?? 0) ?? .viewer) }
        let invitees = try connection.rows(
            "SELECT email, access FROM folder_invitees WHERE namespace = ? ORDER BY invited, email", namespace
        ) { row in
            Membership(member: .invitee(row[0] ?? ""), access: AccessLevel(rawValue: row[1] ?? 0) ?? .viewer)
        }
        return accounts
            + (try groups.compactMap { number, access in
                try group(number, connection).map { Membership(member: .group($0), access: access) }
            }) + invitees
    }

    /// Who is meant; nil if nobody is known by that.
    static func member(_ reference: MemberReference, _ connection: Connection) throws -> FolderMember? {
        let condition: String
        let value: String
        switch reference {
        case .unknown: return nil
        case .email(let email): (condition, value) = ("a.email = ? COLLATE NOCASE", email)
        case .id(let id) where id.hasPrefix("g:"):
            let number = try connection.value("SELECT number FROM groups WHERE id = ?", id, as: Int64.self)
            return try number.flatMap { try group($0, connection) }.map(FolderMember.group)
        case .id(let id) where id.hasPrefix("dbmid:"): (condition, value) = ("m.id = ?", id)
        case .id(let id): (condition, value) = ("a.id = ?", id)
        }
        let query = "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE \(condition)"
        if let account = try connection.first(query, value, make: UserAccount.init) { return .account(account) }
        if case .email(let email) = reference { return .invitee(email) }
        return nil
    }

    private static func group(_ number: Int64, _ connection: Connection) throws -> TeamGroup? {
        try connection.first(
            "SELECT \(TeamGroup.columns) FROM groups g WHERE g.number = ?", number, make: TeamGroup.init)
    }

    /// Where a shared folder is mounted in the home of an account.
    static func mountedEntry(of namespace: Int64, for account: Int64, _ connection: Connection) throws -> Entry? {
        let query = """
            SELECT \(Entry.columns) FROM \(Entry.source)
            WHERE e.namespace = (SELECT home FROM accounts WHERE number = ?) AND e.mounted = ?
            """
        guard let entry = try connection.first(query, account, namespace, make: Entry.init) else { return nil }
        return entry.seen(through: try mounts(of: NamespaceView(account: account, root: entry.namespace), connection))
    }
}

extension SharedFolder {
    fileprivate func seen(as point: MountPoint, isMounted: Bool) -> SharedFolder {
        var folder = self
        folder.access = point.access
        folder.point = isMounted ? point : nil
        // A member may give the folder another name.
        if isMounted, let name = point.display?.split(separator: "/").last { folder.name = String(name) }
        return folder
    }
}
