import Foundation
import DropboxSQLite

/// A folder that several accounts see, as one of them sees it.
struct SharedFolder: Sendable, Hashable {
    enum MemberPolicy: String, Sendable {
        case anyone
        case team
        case teamAndApproved = "team_and_approved"
    }

    /// Who may change who the members are.
    enum AccessControlPolicy: String, Sendable {
        case owner
        case editors
    }

    enum LinkPolicy: String, Sendable {
        case anyone
        case team
        case members
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
    /// Id of the folder itself.
    var folder: String
    /// Nil for the folders of a team.
    var owner: Int64?
    var policy: Policy
    var isInheriting: Bool
    /// What the account may do, through its own membership or that of a group.
    var access: AccessLevel
    /// When the account was invited.
    var invited: Date
    /// Where it is mounted below the root of the view, if it is.
    var point: MountPoint?

    var isTeamFolder: Bool { kind == .teamFolder }

    /// Whether the account may add, remove and change members.
    var canManage: Bool { access == .owner || (access == .editor && policy.accessControl == .editors) }

    static let columns = """
        n.number, n.kind, n.name, n.folder, n.owner, s.member_policy, s.acl_policy, s.link_policy, s.has_viewer_info, \
        s.is_inheriting, m.invited
        """
    /// The tables to read `columns` from; the first parameter is the account. Folders of a team have the policies that
    /// are usual.
    static let source = """
        namespaces n LEFT JOIN shared_folders s ON s.namespace = n.number
        LEFT JOIN folder_members m ON m.namespace = n.number AND m.account = ?1
        """

    /// What makes a row of `source` a folder.
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
        invited = row[10] ?? .distantPast
    }
}

/// Whom a client means.
enum MemberReference: Sendable, Hashable {
    /// Id of an account, of a member of a team, or of a group.
    case id(String)
    case email(String)
    /// Nobody: told in a way that is not known.
    case unknown
}

/// Who is in a shared folder.
enum FolderMember: Sendable, Hashable {
    case account(UserAccount)
    case group(TeamGroup)
    /// Somebody without an account.
    case invitee(String)
}

/// Why something cannot be done with a shared folder.
enum SharingFailure: Error, Sendable, Hashable {
    /// Why the folder itself is out of reach.
    enum Access: Sendable, Hashable {
        case invalidID
        case notAMember
        case unmounted
    }

    /// Why somebody cannot be invited.
    enum BadMember: Sendable, Hashable {
        case invalidID(String)
        case unknown
        case invalidGroup
        case automaticGroup
        case deletedGroup
        case groupOfOtherTeam
    }

    /// Why a folder cannot be shared.
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
