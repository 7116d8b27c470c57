import DropboxSQLite
import Foundation

/// A group of team members.
struct TeamGroup: Sendable, Hashable {
    /// Who manages the members.
    enum Management: String, Sendable {
        case userManaged = "user_managed"
        case companyManaged = "company_managed"
        /// Dropbox manages the group, which contains all members of the team.
        case systemManaged = "system_managed"
    }

    /// A member of the group.
    struct Member: Sendable, Hashable {
        var member: TeamMember
        var isOwner: Bool
    }

    var number: Int64
    /// The ID of the group: `g:` and 32 hexadecimal digits.
    var id: String
    var team: Int64
    var name: String
    /// The team's own ID for the group.
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

/// Groups.
extension Store {
    /// A client's reference to a group.
    enum GroupSelector: Sendable, Hashable {
        case id(String)
        case externalID(String)

        fileprivate var column: String {
            switch self {
            case .id: "id"
            case .externalID: "external_id"
            }
        }

        fileprivate var value: String {
            switch self {
            case .id(let text), .externalID(let text): text
            }
        }
    }

    func addGroup(
        name: String, externalID: String? = nil, management: TeamGroup.Management = .companyManaged,
        owner: TeamMember? = nil, to team: TeamAccount
    ) throws -> TeamGroup {
        let id = idGenerator.groupID()
        return try transaction { connection in
            let name = try Self.checkedName(name, of: nil, in: team, connection)
            try Self.checkExternalID(externalID, of: nil, in: team, connection)
            try connection.execute(
                "INSERT INTO groups (id, team, name, external_id, management, created) VALUES (?, ?, ?, ?, ?, ?)", id,
                team.number, name, externalID, management.rawValue, clock.now)
            let number = connection.lastInsertedRowID
            if let owner {
                try connection.execute("INSERT INTO group_members VALUES (?, ?, 1)", number, owner.number)
            }
            return try Self.group(number, connection)
        }
    }

    /// Returns the groups of a team in the order of their creation, without deleted ones.
    func groups(of team: TeamAccount) throws -> [TeamGroup] {
        let query = """
            SELECT \(TeamGroup.columns) FROM groups g WHERE g.team = ? AND NOT g.is_deleted ORDER BY g.number
            """
        return try read { try $0.rows(query, team.number, make: TeamGroup.init) }
    }

    /// Returns a group.
    ///
    /// - Throws: `GroupError` if it doesn't exist or was deleted.
    func group(_ selector: GroupSelector, of team: TeamAccount) throws -> TeamGroup {
        // Several groups can share an external ID if all but one are deleted.
        let query = """
            SELECT \(TeamGroup.columns) FROM groups g WHERE g.team = ? AND g.\(selector.column) = ?
            ORDER BY g.is_deleted, g.number
            """
        guard let group = try read({ try $0.first(query, team.number, selector.value, make: TeamGroup.init) }) else {
            throw GroupError.notFound
        }
        guard !group.isDeleted else { throw GroupError.alreadyDeleted }
        return group
    }

    /// Returns a group that can be changed.
    func editableGroup(_ selector: GroupSelector, of team: TeamAccount) throws -> TeamGroup {
        let group = try group(selector, of: team)
        guard group.management != .systemManaged else { throw GroupError.systemManaged }
        return group
    }

    func edit(
        _ group: TeamGroup, name: String?, externalID: String?, management: TeamGroup.Management?, in team: TeamAccount
    ) throws -> TeamGroup {
        try transaction { connection in
            let group = try Self.group(group.number, connection)
            guard !group.isDeleted else { throw GroupError.alreadyDeleted }
            let name = try name.map { try Self.checkedName($0, of: group, in: team, connection) } ?? group.name
            try Self.checkExternalID(externalID, of: group, in: team, connection)
            try connection.execute(
                "UPDATE groups SET name = ?, external_id = ?, management = ? WHERE number = ?", name,
                externalID ?? group.externalID, (management ?? group.management).rawValue, group.number)
            return try Self.group(group.number, connection)
        }
    }

    func delete(_ group: TeamGroup) throws {
        try write { writer in
            try writer.updateGroupMembers("?", group.number) {
                let connection = writer.connection
                try connection.execute("UPDATE groups SET is_deleted = 1 WHERE number = ?", group.number)
                try connection.execute("DELETE FROM group_members WHERE group_number = ?", group.number)
                try connection.execute("DELETE FROM folder_groups WHERE group_number = ?", group.number)
            }
        }
    }

    // MARK: Members

    /// Returns the members of a group in the order in which they joined the team.
    func members(of group: TeamGroup) throws -> [TeamGroup.Member] {
        let columns = TeamMember.columns.split(separator: ",")
            .map { "t." + $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ", ")
        let query = """
            SELECT \(columns), g.is_owner FROM group_members g JOIN team_members t ON t.number = g.member
            WHERE g.group_number = ? ORDER BY t.number
            """
        return try read { connection in
            try connection.rows(query, group.number) { row in
                TeamGroup.Member(member: TeamMember(row), isOwner: row[row.count - 1] ?? false)
            }
        }
    }

    /// Returns the IDs of the groups that a member is in.
    func groupIDs(of member: TeamMember) throws -> [String] {
        let query = """
            SELECT g.id FROM group_members m JOIN groups g ON g.number = m.group_number WHERE m.member = ?
            ORDER BY g.number
            """
        return try read { try $0.rows(query, member.number) { $0[0] ?? "" } }
    }

    /// Adds members to a group, or updates their roles.
    func put(_ members: [TeamGroup.Member], into group: TeamGroup) throws -> TeamGroup {
        try transaction { connection in
            for member in members {
                try connection.execute(
                    "INSERT OR REPLACE INTO group_members VALUES (?, ?, ?)", group.number, member.member.number,
                    member.isOwner)
            }
            return try Self.group(group.number, connection)
        }
    }

    func remove(_ members: [TeamMember], from group: TeamGroup) throws -> TeamGroup {
        try write { writer in
            try writer.updateGroupMembers("?", group.number) {
                for member in members {
                    try writer.connection.execute(
                        "DELETE FROM group_members WHERE group_number = ? AND member = ?", group.number, member.number)
                }
            }
            return try Self.group(group.number, writer.connection)
        }
    }

    // MARK: -

    private static func group(_ number: Int64, _ connection: Connection) throws -> TeamGroup {
        let query = "SELECT \(TeamGroup.columns) FROM groups g WHERE g.number = ?"
        guard let group = try connection.first(query, number, make: TeamGroup.init) else {
            throw GroupError.notFound
        }
        return group
    }

    private static func checkedName(
        _ name: String, of group: TeamGroup?, in team: TeamAccount, _ connection: Connection
    ) throws -> String {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw GroupError.nameInvalid }
        let query = """
            SELECT EXISTS (SELECT 1 FROM groups WHERE team = ? AND name = ? COLLATE NOCASE AND NOT is_deleted
                AND number <> ?)
            """
        guard try connection.value(query, team.number, name, group?.number ?? 0, as: Bool.self) != true else {
            throw GroupError.nameTaken
        }
        return name
    }

    private static func checkExternalID(
        _ id: String?, of group: TeamGroup?, in team: TeamAccount, _ connection: Connection
    ) throws {
        let query = """
            SELECT EXISTS (SELECT 1 FROM groups WHERE team = ? AND external_id = ? AND NOT is_deleted AND number <> ?)
            """
        if let id, try connection.value(query, team.number, id, group?.number ?? 0, as: Bool.self) == true {
            throw GroupError.externalIDTaken
        }
    }
}
