import Foundation
import SQLite

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

    /// Whether the member counts among those of the team.
    var isPresent: Bool { status != .removed }

    static let columns = """
        number, id, team, account, status, role, external_id, persistent_id, is_directory_restricted, invited, joined, \
        suspended, removed, keeps_account
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
    }
}
