import Foundation
import DropboxSQLite

/// A group of members of a team.
struct TeamGroup: Sendable, Hashable {
    /// Who decides on its members.
    enum Management: String, Sendable {
        case userManaged = "user_managed"
        case companyManaged = "company_managed"
        /// Dropbox itself: all members of the team are in it.
        case systemManaged = "system_managed"
    }

    /// A member of the group.
    struct Member: Sendable, Hashable {
        var member: TeamMember
        var isOwner: Bool
    }

    var number: Int64
    /// `g:` and 32 hexadecimal digits.
    var id: String
    var team: Int64
    var name: String
    /// What the team calls it.
    var externalID: String?
    var management: Management
    var created: Date
    var isDeleted: Bool
    var memberCount: Int

    static let columns = """
        g.number, g.id, g.team, g.name, g.external_id, g.management, g.created, g.is_deleted, \
        (SELECT count(*) FROM group_members m WHERE m.group_number = g.number)
        """

    init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        team = row[2] ?? 0
        name = row[3] ?? ""
        externalID = row[4]
        management = Management(rawValue: row[5] ?? "") ?? .userManaged
        created = row[6] ?? .distantPast
        isDeleted = row[7] ?? false
        memberCount = row[8] ?? 0
    }
}
