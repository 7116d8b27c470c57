import DropboxCore
import DropboxSQLite
import Foundation

/// A shared folder, as one of its members sees it.
struct SharedFolder: Sendable, Hashable {
    enum MemberPolicy: String, Sendable {
        case anyone
        case team
        case teamAndApproved = "team_and_approved"
    }

    /// Who can change the members.
    enum AccessControlPolicy: String, Sendable {
        case owner
        case editors
    }

    /// Who can use links to the content, in the order of strictness.
    enum LinkPolicy: String, Sendable, CaseIterable, Comparable {
        case anyone
        case team
        case members

        static func < (left: LinkPolicy, right: LinkPolicy) -> Bool {
            allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
        }
    }

    struct Policy: Sendable, Hashable {
        var members = MemberPolicy.anyone
        var accessControl = AccessControlPolicy.editors
        var links = LinkPolicy.anyone
        var hasViewerInfo = true
    }

    var namespace: Int64
    var kind: NamespaceKind
    var name: String
    /// The ID of the folder's entry.
    var folder: String
    /// The account that owns the folder, or `nil` for a team folder.
    var owner: Int64?
    var policy: Policy
    var isInheriting: Bool
    /// The access of the account, through its own membership or that of a group.
    var access: AccessLevel
    /// The date of the account's invitation. Without one of its own, its access began when it joined the team.
    var invited: Date
    /// The mount point below the root of the view, if the folder is mounted.
    var mountPoint: MountPoint?

    var isTeamFolder: Bool { kind == .teamFolder }

    /// A Boolean value that indicates whether the account can add, change and remove members.
    var canManageMembers: Bool {
        !isTeamFolder && (access == .owner || (access == .editor && policy.accessControl == .editors))
    }

    static let columns = """
        n.number, n.kind, n.name, n.folder, n.owner, s.member_policy, s.acl_policy, s.link_policy, s.has_viewer_info, \
        s.is_inheriting, coalesce(m.invited, (SELECT t.joined FROM team_members t WHERE t.account = ?1 AND t.joined > 0))
        """
    /// The tables that provide `columns`. The first parameter is the account. Team folders have the default policies.
    static let source = """
        namespaces n LEFT JOIN shared_folders s ON s.namespace = n.number
        LEFT JOIN folder_members m ON m.namespace = n.number AND m.account = ?1
        """

    /// The condition that selects the folders from `source`.
    static let condition = "(s.namespace IS NOT NULL OR n.kind = 'team_folder')"

    init(_ row: Row) {
        namespace = row[0] ?? 0
        kind = NamespaceKind(rawValue: row[1] ?? "") ?? .shared
        name = row[2] ?? ""
        folder = row[3] ?? ""
        owner = row[4]
        policy = Policy(
            members: MemberPolicy(rawValue: row[5] ?? "") ?? .anyone,
            accessControl: AccessControlPolicy(rawValue: row[6] ?? "") ?? .editors,
            links: LinkPolicy(rawValue: row[7] ?? "") ?? .anyone, hasViewerInfo: row[8] ?? true)
        isInheriting = row[9] ?? true
        access = .noAccess
        invited = row[10] ?? Date(timeIntervalSince1970: 0)
    }
}

/// A client's reference to a member.
enum MemberReference: Sendable, Hashable {
    /// The ID of an account, team member, or group.
    case id(String)
    case email(String)
    /// A reference of an unknown kind.
    case unknown
}

/// A member of a shared folder.
enum FolderMember: Sendable, Hashable {
    case account(UserAccount)
    case group(TeamGroup)
    /// An invitee without an account.
    case invitee(String)
}

/// A failed operation on a shared folder.
enum SharingError: Error, Sendable, Hashable {
    /// The reason why the folder is inaccessible.
    enum Access: Sendable, Hashable {
        case invalidID
        case notAMember
        case unmounted
    }

    /// The reason why a member can't be added.
    enum BadMember: Sendable, Hashable {
        case invalidID(String)
        case unknown
        case invalidGroup
        case automaticGroup
        case deletedGroup
        case groupOfOtherTeam
    }

    /// The reason why a folder can't be shared.
    enum BadPath: Sendable, Hashable {
        case isFile
        case insideSharedFolder
        case containsSharedFolder
        case containsAppFolder
        case containsTeamFolder
        case isAppFolder
        case insideAppFolder
        case alreadyShared(SharedFolder)
        case invalidPath
        case isPackage
        case insidePackage
    }

    case access(Access)
    case noPermission
    case teamFolder
    case insufficientPlan
    // Sharing
    case badPath(BadPath)
    case disallowedLinkPolicy
    case notOnTeam
    // Members
    case badMember(BadMember)
    case outsideTeam
    case tooManyMembers(Int)
    case invalidMember
    case notAMember
    case folderOwner
    case groupAccess
    case mounted
    case newOwnerNotAMember
    case newOwnerUnmounted
    case tooManyFiles
    // Mounts
    case alreadyMounted
    case insufficientQuota(needed: Int64, left: Int64)
    case notMountable
    case notUnmountable
}

/// Looking up shared folders and their members.
extension Store {
    func sharedFolder(_ id: String, _ view: NamespaceView) throws -> SharedFolder {
        try read { try Self.sharedFolder(id, view, $0) }
    }

    /// Returns the shared folders to which an account has access, mounted or not, in the order in which they were
    /// shared.
    ///
    /// - Parameters:
    ///   - mountableOnly: Whether to skip team folders, which members can't mount.
    ///   - namespace: The namespace that all results must follow.
    ///   - limit: The maximum number of folders.
    ///   - view: The view of the caller.
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
            // Folders without any membership need no access check, except for admins.
            let seesAll = view.adminRights != nil
            var folders: [SharedFolder] = []
            for folder in try connection.rows(query, view.account, namespace, seesAll, make: SharedFolder.init) {
                guard folders.count < limit else { break }
                guard !mountableOnly || !folder.isTeamFolder,
                    let point = try mounts[folder.namespace]
                        ?? Self.mountPoint(of: folder.namespace, for: view, connection)
                else { continue }
                folders.append(folder.resolved(at: point, isMounted: mounts[folder.namespace] != nil))
            }
            return folders
        }
    }

    /// Returns the shared folder that contains a path.
    func sharedFolder(around path: String, _ view: NamespaceView) throws -> SharedFolder {
        try read { try Self.sharedFolder(around: path, view, $0) }
    }

    /// Returns whether a member owns a group, or `nil` if they aren't in it.
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
        guard let namespace = Int64(id) else { throw SharingError.access(.invalidID) }
        let query = """
            SELECT \(SharedFolder.columns) FROM \(SharedFolder.source) WHERE n.number = ?2 AND \(SharedFolder.condition)
            """
        guard let folder = try connection.first(query, view.account, namespace, make: SharedFolder.init) else {
            throw SharingError.access(.invalidID)
        }
        let mounts = try mounts(of: view, connection)
        guard let point = try mounts[namespace] ?? mountPoint(of: namespace, for: view, connection) else {
            throw SharingError.access(.notAMember)
        }
        return folder.resolved(at: point, isMounted: mounts[namespace] != nil)
    }

    private static func sharedFolder(around path: String, _ view: NamespaceView, _ connection: Connection) throws
        -> SharedFolder
    {
        do {
            let reference = try PathReference.forLookup(path)
            let location = try locate(reference, view, connection)
            let namespace = try occupant(of: location, connection)?.mountedNamespace ?? location.namespace
            return try sharedFolder(String(namespace), view, connection)
        } catch is LookupError {
            throw SharingError.access(.invalidID)
        }
    }

    /// A member and the access of their own membership.
    struct Membership: Sendable {
        var member: FolderMember
        var access: AccessLevel
    }

    /// Returns the members: the owner first, then other accounts, groups, and invitees.
    ///
    /// The member of a team's root and of its active folders is the group of all members of the team.
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
            """
            SELECT group_number, access FROM folder_groups WHERE namespace = ?1
            UNION ALL SELECT g.number, \(AccessLevel.editor.rawValue)
                FROM team_folders f JOIN groups g ON g.team = f.team
                WHERE f.namespace = ?1 AND f.status = 'active' AND g.management = 'system_managed'
            UNION ALL SELECT g.number, \(AccessLevel.viewer.rawValue) FROM teams t JOIN groups g ON g.team = t.number
                WHERE t.root = ?1 AND g.management = 'system_managed'
            ORDER BY 1
            """,
            namespace
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

    /// Returns the member to which a reference refers, or `nil` if there is none.
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

    /// Returns the entry at which a shared folder is mounted in the home of an account.
    static func mountedEntry(of namespace: Int64, for account: Int64, _ connection: Connection) throws -> Entry? {
        let query = """
            SELECT \(Entry.columns) FROM \(Entry.source)
            WHERE e.namespace = (SELECT home FROM accounts WHERE number = ?) AND e.mounted = ?
            """
        guard let entry = try connection.first(query, account, namespace, make: Entry.init) else { return nil }
        return entry.resolved(in: try mounts(of: NamespaceView(account: account, root: entry.namespace), connection))
    }
}

extension SharedFolder {
    fileprivate func resolved(at point: MountPoint, isMounted: Bool) -> SharedFolder {
        var folder = self
        folder.access = point.access
        folder.mountPoint = isMounted ? point : nil
        // Members can rename the folder in their own Dropbox.
        if isMounted, let name = point.displayPath?.pathNames.last { folder.name = name }
        return folder
    }
}

extension Store {
    /// Shared folders and their invitees. Members with an account are in 'folder_members'.
    static let sharingSchema = """
        CREATE TABLE shared_folders (
            namespace INTEGER PRIMARY KEY REFERENCES namespaces, member_policy TEXT NOT NULL, acl_policy TEXT NOT NULL,
            link_policy TEXT NOT NULL, has_viewer_info INTEGER NOT NULL, is_inheriting INTEGER NOT NULL
        );
        CREATE TABLE folder_groups (
            namespace INTEGER NOT NULL REFERENCES namespaces, group_number INTEGER NOT NULL REFERENCES groups,
            access INTEGER NOT NULL,
            PRIMARY KEY (namespace, group_number)
        ) WITHOUT ROWID;
        CREATE INDEX folder_groups_by_group ON folder_groups (group_number);
        CREATE TABLE folder_invitees (
            namespace INTEGER NOT NULL REFERENCES namespaces, email TEXT NOT NULL COLLATE NOCASE,
            access INTEGER NOT NULL, invited REAL NOT NULL,
            PRIMARY KEY (namespace, email)
        ) WITHOUT ROWID;
        CREATE INDEX folder_invitees_by_email ON folder_invitees (email);
        """
}
