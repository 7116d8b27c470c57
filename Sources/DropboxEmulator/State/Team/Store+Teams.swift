import Foundation
import DropboxSQLite

/// Teams and who belongs to them.
extension Store {
    /// Makes a team without members.
    func addTeam(name: String, licenses: Int = 100, quota: UInt64 = 15 << 40) throws -> TeamAccount {
        let id = minting.teamID()
        let everyone = minting.groupID()
        return try database.write { connection in
            let root = try Self.addNamespace(.teamRoot, name: name, connection)
            let now = clock.wholeSecond
            try connection.execute(
                "INSERT INTO teams (id, name, licenses, quota, root, created) VALUES (?, ?, ?, ?, ?, ?)", id, name,
                licenses, quota, root, now)
            let number = connection.lastInsertedRowID
            try connection.execute(
                "INSERT INTO groups (id, team, name, management, created) VALUES (?, ?, ?, ?, ?)", everyone, number,
                "Everyone at \(name)", TeamGroup.Management.systemManaged.rawValue, now)
            let team = try connection.first(
                "SELECT \(TeamAccount.columns) FROM teams WHERE number = ?", number, make: TeamAccount.init)
            guard let team else { throw LookupFailure.notFound }
            return team
        }
    }

    func team(_ number: Int64) throws -> TeamAccount? {
        try read { connection in
            try connection.first(
                "SELECT \(TeamAccount.columns) FROM teams WHERE number = ?", number, make: TeamAccount.init)
        }
    }

    func teams() throws -> [TeamAccount] {
        try read { try $0.rows("SELECT \(TeamAccount.columns) FROM teams ORDER BY number", make: TeamAccount.init) }
    }

    /// A member of a team by id; removed ones too.
    func member(_ id: String, of team: Int64) throws -> TeamMember? {
        try read { connection in
            try connection.first(
                "SELECT \(TeamMember.columns) FROM team_members WHERE team = ? AND id = ?", team, id,
                make: TeamMember.init)
        }
    }

    /// All members of a team in the order in which they were added; removed ones too.
    func members(of team: Int64) throws -> [TeamMember] { try read { try Self.members(of: team, $0) } }

    static func members(of team: Int64, _ connection: Connection) throws -> [TeamMember] {
        try connection.rows(
            "SELECT \(TeamMember.columns) FROM team_members WHERE team = ? ORDER BY number", team,
            make: TeamMember.init)
    }

    /// Makes an account a member, invited or active at once. An account that left a team with its files may come back.
    @discardableResult
    func addMember(
        _ account: UserAccount, to team: TeamAccount, role: TeamMember.Role = .memberOnly,
        status: TeamMembership.Status = .active
    ) throws -> TeamMember {
        try write { try $0.addMember(account, to: team, role: role, status: status) }
    }

    /// Lets an invited member join; others stay as they are.
    func join(_ member: TeamMember) throws {
        try database.write { connection in
            try connection.execute(
                "UPDATE team_members SET status = 'active', joined = ? WHERE number = ? AND status = 'invited'",
                clock.wholeSecond, member.number)
        }
    }

    /// Puts a member into the group of all members.
    static func joinEveryone(_ member: Int64, of team: Int64, _ connection: Connection) throws {
        try connection.execute(
            """
            INSERT OR IGNORE INTO group_members
            SELECT number, ?, 0 FROM groups WHERE team = ? AND management = 'system_managed'
            """, member, team)
    }

    static func member(_ number: Int64, _ connection: Connection) throws -> TeamMember {
        let query = "SELECT \(TeamMember.columns) FROM team_members WHERE number = ?"
        guard let member = try connection.first(query, number, make: TeamMember.init) else {
            throw MemberFailure.notFound
        }
        return member
    }

    /// A name for the folder of a member that no other folder has.
    fileprivate static func freeFolder(
        for account: UserAccount, in team: TeamAccount, _ connection: Connection
    ) throws -> String {
        let name = "\(account.givenName) \(account.surname)".trimmingCharacters(in: .whitespaces)
        var folder = name
        var number = 1
        let query = "SELECT EXISTS (SELECT 1 FROM team_members WHERE team = ? AND folder = ? COLLATE NOCASE)"
        while try connection.value(query, team.number, folder, as: Bool.self) == true {
            number += 1
            folder = "\(name) (\(number))"
        }
        return folder
    }
}

extension Writer {
    func addMember(
        _ account: UserAccount, to team: TeamAccount, role: TeamMember.Role, status: TeamMembership.Status
    ) throws -> TeamMember {
        try connection.execute(
            """
            DELETE FROM group_members
            WHERE member IN (SELECT number FROM team_members WHERE account = ? AND keeps_account)
            """, account.number)
        try connection.execute("DELETE FROM team_members WHERE account = ? AND keeps_account", account.number)
        let folder = try Store.freeFolder(for: account, in: team, connection)
        let now = store.clock.wholeSecond
        try connection.execute(
            """
            INSERT INTO team_members (id, team, account, folder, status, role, invited, joined)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            store.minting.memberID(), team.number, account.number, folder, status.rawValue, role.rawValue, now,
            status == .active ? now : nil)
        let number = connection.lastInsertedRowID
        try connection.execute("UPDATE accounts SET kind = 'business' WHERE number = ?", account.number)
        try mountHome(of: account, in: team, as: folder)
        try Store.joinEveryone(number, of: team.number, connection)
        return try Store.member(number, connection)
    }
}

extension ServerClock {
    /// The time now without its fraction, as the API gives times.
    var wholeSecond: Date { Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down)) }
}
