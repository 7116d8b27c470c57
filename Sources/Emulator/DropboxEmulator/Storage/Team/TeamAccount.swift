import DropboxSQLite
import Foundation

/// A team.
struct TeamAccount: Sendable, Hashable {
    var number: Int64
    /// The ID of the team: `dbtid:` and 35 characters.
    var id: String
    var name: String
    /// The number of licenses.
    var licenses: Int
    /// The total quota of the team in bytes.
    var quota: UInt64
    /// The namespace that contains the members' own folders and the team folders.
    var root: Int64
    var created: Date

    static let columns = "number, id, name, licenses, quota, root, created"

    init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        name = row[2] ?? ""
        licenses = row[3] ?? 0
        quota = row[4] ?? 0
        root = row[5] ?? 0
        created = row[6] ?? .distantPast
    }
}

/// The membership of an account in a team.
struct TeamMembership: Sendable, Hashable {
    enum Status: String, Sendable {
        case invited
        case active
        case suspended
        case removed
    }

    var team: Int64
    /// The ID of the member.
    var id: String
    var status: Status
    /// The root namespace of the team.
    var root: Int64
    /// The name of the member's own folder in the root namespace.
    var folder: String

    /// The path of the member's own folder in the root namespace.
    var homePath: String { "/" + folder }
}

/// Teams and their members.
extension Store {
    /// Creates a team without members.
    func addTeam(name: String, licenses: Int = 100, quota: UInt64 = 15 << 40) throws -> TeamAccount {
        let id = idGenerator.teamID()
        let everyone = idGenerator.groupID()
        return try transaction { connection in
            let root = try Self.addNamespace(.teamRoot, name: name, connection)
            let now = clock.nowInWholeSeconds
            try connection.execute(
                "INSERT INTO teams (id, name, licenses, quota, root, created) VALUES (?, ?, ?, ?, ?, ?)", id, name,
                licenses, quota, root, now)
            let number = connection.lastInsertedRowID
            try connection.execute(
                "INSERT INTO groups (id, team, name, management, created) VALUES (?, ?, ?, ?, ?)", everyone, number,
                "Everyone at \(name)", TeamGroup.Management.systemManaged.rawValue, now)
            let team = try connection.first(
                "SELECT \(TeamAccount.columns) FROM teams WHERE number = ?", number, make: TeamAccount.init)
            guard let team else { throw LookupError.notFound }
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

    /// Returns the member with the given ID, including a removed one.
    func member(_ id: String, of team: Int64) throws -> TeamMember? {
        try read { connection in
            try connection.first(
                "SELECT \(TeamMember.columns) FROM team_members WHERE team = ? AND id = ?", team, id,
                make: TeamMember.init)
        }
    }

    /// Returns all members of a team, including removed ones, in the order in which they were added.
    func members(of team: Int64) throws -> [TeamMember] { try read { try Self.members(of: team, $0) } }

    static func members(of team: Int64, _ connection: Connection) throws -> [TeamMember] {
        try connection.rows(
            "SELECT \(TeamMember.columns) FROM team_members WHERE team = ? ORDER BY number", team,
            make: TeamMember.init)
    }

    /// Adds an account to a team as an invited or active member. An account that left a team with its files can join
    /// again.
    @discardableResult
    func addMember(
        _ account: UserAccount, to team: TeamAccount, role: TeamMember.Role = .memberOnly,
        status: TeamMembership.Status = .active
    ) throws -> TeamMember {
        try write { try $0.addMember(account, to: team, role: role, status: status) }
    }

    /// Activates an invited member. Does nothing for other members.
    func activate(_ member: TeamMember) throws {
        try transaction { connection in
            try connection.execute(
                "UPDATE team_members SET status = 'active', joined = ? WHERE number = ? AND status = 'invited'",
                clock.nowInWholeSeconds, member.number)
        }
    }

    /// Adds a member to the group of all members.
    static func addToEveryoneGroup(_ member: Int64, of team: Int64, _ connection: Connection) throws {
        try connection.execute(
            """
            INSERT OR IGNORE INTO group_members
            SELECT number, ?, 0 FROM groups WHERE team = ? AND management = 'system_managed'
            """, member, team)
    }

    static func member(_ number: Int64, _ connection: Connection) throws -> TeamMember {
        let query = "SELECT \(TeamMember.columns) FROM team_members WHERE number = ?"
        guard let member = try connection.first(query, number, make: TeamMember.init) else {
            throw MemberError.notFound
        }
        return member
    }

    /// Returns a name for a member's folder that no other member uses.
    fileprivate static func availableFolderName(
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
        let folder = try Store.availableFolderName(for: account, in: team, connection)
        let now = store.clock.nowInWholeSeconds
        try connection.execute(
            """
            INSERT INTO team_members (id, team, account, folder, status, role, invited, joined)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            store.idGenerator.memberID(), team.number, account.number, folder, status.rawValue, role.rawValue, now,
            status == .active ? now : nil)
        let number = connection.lastInsertedRowID
        try connection.execute("UPDATE accounts SET kind = 'business' WHERE number = ?", account.number)
        try mountHome(of: account, in: team, as: folder)
        try Store.addToEveryoneGroup(number, of: team.number, connection)
        return try Store.member(number, connection)
    }
}

extension DropboxEmulator.ServerClock {
    /// The current time without fractional seconds, which is the precision of the API.
    var nowInWholeSeconds: Date { Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down)) }
}

/// A namespace to which a team has access.
struct TeamNamespace: Sendable, Hashable {
    var number: Int64
    var kind: NamespaceKind
    var name: String
    /// The ID of the member who owns the namespace, or `nil` if the team owns it.
    var member: String?
}

extension Store {
    /// Returns the namespaces of a team and its members, oldest first.
    func namespaces(of team: TeamAccount) throws -> [TeamNamespace] {
        let query = """
            SELECT n.number, n.kind, CASE n.kind WHEN 'home' THEN m.folder ELSE n.name END,
                CASE WHEN n.kind IN ('home', 'app_folder') THEN m.id END
            FROM namespaces n LEFT JOIN team_members m ON m.account = n.owner AND m.team = ?1 AND m.status <> 'removed'
            LEFT JOIN team_folders f ON f.namespace = n.number AND f.team = ?1
            WHERE m.number IS NOT NULL OR f.namespace IS NOT NULL OR n.number = ?2
                OR n.kind = 'shared' AND EXISTS (
                    SELECT 1 FROM folder_members s JOIN team_members t ON t.account = s.account
                    WHERE s.namespace = n.number AND t.team = ?1 AND t.status <> 'removed')
            ORDER BY n.number
            """
        return try read { connection in
            try connection.rows(query, team.number, team.root) { row in
                TeamNamespace(
                    number: row[0] ?? 0, kind: NamespaceKind(rawValue: row[1] ?? "") ?? .shared, name: row[2] ?? "",
                    member: row[3])
            }
        }
    }
}

/// The sharing allowlist of a team.
extension Store {
    enum AllowlistKind: String, Sendable {
        case domain
        case email
    }

    /// An entry of the allowlist.
    struct AllowlistEntry: Sendable, Hashable {
        var number: Int64 = 0
        var kind: AllowlistKind
        var text: String
    }

    func allowlist(of team: TeamAccount) throws -> [AllowlistEntry] {
        let query = "SELECT number, kind, entry FROM sharing_allowlist WHERE team = ? ORDER BY number"
        return try read { connection in
            try connection.rows(query, team.number) { row in
                AllowlistEntry(
                    number: row[0] ?? 0, kind: AllowlistKind(rawValue: row[1] ?? "") ?? .domain, text: row[2] ?? "")
            }
        }
    }

    func addToAllowlist(_ entries: [AllowlistEntry], of team: TeamAccount) throws {
        try transaction { connection in
            for entry in entries {
                try connection.execute(
                    "INSERT OR IGNORE INTO sharing_allowlist (team, kind, entry) VALUES (?, ?, ?)", team.number,
                    entry.kind.rawValue, entry.text)
            }
        }
    }

    func removeFromAllowlist(_ entries: [AllowlistEntry], of team: TeamAccount) throws {
        try transaction { connection in
            for entry in entries {
                try connection.execute(
                    "DELETE FROM sharing_allowlist WHERE team = ? AND kind = ? AND entry = ?", team.number,
                    entry.kind.rawValue, entry.text)
            }
        }
    }
}

extension Store {
    /// Teams, their members and groups, and their settings.
    static let teamSchema = """
        CREATE TABLE teams (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, licenses INTEGER NOT NULL,
            quota INTEGER NOT NULL, root INTEGER NOT NULL REFERENCES namespaces, created REAL NOT NULL,
            event_epoch INTEGER NOT NULL DEFAULT 0
        );

        -- 'json' is the event in the format of the API. 'accounts' contains the IDs of all involved accounts, each
        -- between spaces.
        CREATE TABLE team_events (
            number INTEGER PRIMARY KEY AUTOINCREMENT, team INTEGER NOT NULL REFERENCES teams, time REAL NOT NULL,
            category TEXT NOT NULL, type TEXT NOT NULL, accounts TEXT NOT NULL, json BLOB NOT NULL
        );
        CREATE INDEX team_events_of_team ON team_events (team, number);

        -- Rows of removed members remain, because they can be recovered. 'folder' is the name of the member's own
        -- folder in the
        -- root of the team. 'keeps_account' is set for members who left with their account. 'files_fate' is what was
        -- done with the
        -- files of other removed members.
        CREATE TABLE team_members (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, team INTEGER NOT NULL REFERENCES teams,
            account INTEGER NOT NULL UNIQUE REFERENCES accounts, folder TEXT NOT NULL, status TEXT NOT NULL,
            role TEXT NOT NULL, external_id TEXT, persistent_id TEXT, is_directory_restricted INTEGER,
            invited REAL, joined REAL, suspended REAL, removed REAL, keeps_account INTEGER NOT NULL DEFAULT 0,
            files_fate TEXT, quota_gb INTEGER, is_excluded_from_limits INTEGER NOT NULL DEFAULT 0
        );
        CREATE UNIQUE INDEX team_members_by_external_id ON team_members (team, external_id);
        CREATE UNIQUE INDEX team_members_by_persistent_id ON team_members (team, persistent_id);
        CREATE UNIQUE INDEX team_members_by_folder ON team_members (team, folder);

        CREATE TABLE secondary_emails (
            account INTEGER NOT NULL REFERENCES accounts, email TEXT NOT NULL COLLATE NOCASE UNIQUE,
            is_verified INTEGER NOT NULL
        );
        CREATE INDEX secondary_emails_by_account ON secondary_emails (account);

        CREATE TABLE groups (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, team INTEGER NOT NULL REFERENCES teams,
            name TEXT NOT NULL, external_id TEXT, management TEXT NOT NULL, created REAL NOT NULL,
            is_deleted INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX groups_of_team ON groups (team);
        CREATE TABLE group_members (
            group_number INTEGER NOT NULL REFERENCES groups, member INTEGER NOT NULL REFERENCES team_members,
            is_owner INTEGER NOT NULL,
            PRIMARY KEY (group_number, member)
        ) WITHOUT ROWID;
        CREATE INDEX group_members_by_member ON group_members (member);

        CREATE TABLE team_folders (
            namespace INTEGER PRIMARY KEY REFERENCES namespaces, team INTEGER NOT NULL REFERENCES teams,
            status TEXT NOT NULL, sync_setting TEXT NOT NULL, content_settings TEXT NOT NULL
        );
        CREATE INDEX team_folders_of_team ON team_folders (team);

        -- The recipients with whom members can share: 'kind' is 'domain' or 'email'.
        CREATE TABLE sharing_allowlist (
            number INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams, kind TEXT NOT NULL,
            entry TEXT NOT NULL COLLATE NOCASE, UNIQUE (team, kind, entry)
        );

        CREATE TABLE legal_holds (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, team INTEGER NOT NULL REFERENCES teams,
            name TEXT NOT NULL, description TEXT, members TEXT NOT NULL, status TEXT NOT NULL, activated REAL NOT NULL,
            start REAL NOT NULL, end REAL
        );

        CREATE TABLE devices (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL REFERENCES accounts,
            kind TEXT NOT NULL, platform TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, address TEXT,
            created REAL NOT NULL, updated REAL NOT NULL
        );
        CREATE INDEX devices_by_account ON devices (account);
        """
}
