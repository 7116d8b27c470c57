import Foundation
import DropboxSQLite

/// A member of a team, invited or removed ones included.
struct TeamMember: Sendable, Hashable {
    /// What a member may do to the team.
    enum Role: String, Sendable, CaseIterable {
        case teamAdmin = "team_admin"
        case userManagementAdmin = "user_management_admin"
        case supportAdmin = "support_admin"
        case memberOnly = "member_only"

        /// Whether the member may act by `Dropbox-API-Select-Admin`.
        var isAdmin: Bool { self == .teamAdmin }
    }

    var number: Int64
    /// `dbmid:` and 35 characters.
    var id: String
    var team: Int64
    var account: Int64
    var status: TeamMembership.Status
    var role: Role
    /// What the team calls the member.
    var externalID: String?
    /// What single sign-on calls the member.
    var persistentID: String?
    var isDirectoryRestricted: Bool?
    var invited: Date?
    var joined: Date?
    var suspended: Date?
    var removed: Date?
    /// Whether a removed member left with the account.
    var keepsAccount: Bool
    /// What became of the files of a removed member; nil while they are kept.
    var filesFate: FilesFate?
    /// The space that the team wants the member to stay within, in GB.
    var quotaGB: UInt32?
    /// Whether the limits of the team's space do not apply to the member.
    var isExcludedFromLimits: Bool

    enum FilesFate: String, Sendable {
        case transferred
        case deleted
    }

    /// How long a removed member can be recovered: 7 days.
    static let recovery: Duration = .seconds(7 * 24 * 3600)

    /// Whether a removed member can never come back.
    func isGone(at now: Date) -> Bool { !isPresent && !keepsAccount && !isRecoverable(at: now) }

    /// Whether a removed member can come back as if nothing had happened.
    func isRecoverable(at now: Date) -> Bool {
        guard let removed, !keepsAccount, filesFate == nil else { return false }
        return now < removed.addingTimeInterval(Self.recovery.seconds)
    }

    /// Whether the member counts among those of the team.
    var isPresent: Bool { status != .removed }

    static let columns = """
        number, id, team, account, status, role, external_id, persistent_id, is_directory_restricted, invited, joined, \
        suspended, removed, keeps_account, files_fate, quota_gb, is_excluded_from_limits
        """

    init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        team = row[2] ?? 0
        account = row[3] ?? 0
        status = TeamMembership.Status(rawValue: row[4] ?? "") ?? .removed
        role = Role(rawValue: row[5] ?? "") ?? .memberOnly
        externalID = row[6]
        persistentID = row[7]
        isDirectoryRestricted = row[8]
        invited = row[9]
        joined = row[10]
        suspended = row[11]
        removed = row[12]
        keepsAccount = row[13] ?? false
        filesFate = (row[14] as String?).flatMap(FilesFate.init)
        quotaGB = (row[15] as Int64?).map(UInt32.init(clamping:))
        isExcludedFromLimits = row[16] ?? false
    }
}
