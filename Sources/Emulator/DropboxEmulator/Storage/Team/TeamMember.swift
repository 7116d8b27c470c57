import DropboxCore
import DropboxSQLite
import Foundation

/// A member of a team, including invited and removed members.
struct TeamMember: Sendable, Hashable {
    /// The role of a member.
    enum Role: String, Sendable, CaseIterable {
        case teamAdmin = "team_admin"
        case userManagementAdmin = "user_management_admin"
        case supportAdmin = "support_admin"
        case memberOnly = "member_only"

        /// A Boolean value that indicates whether the member can use `Dropbox-API-Select-Admin`.
        var isAdmin: Bool { self == .teamAdmin }
    }

    var number: Int64
    /// The ID of the member: `dbmid:` and 35 characters.
    var id: String
    var team: Int64
    var account: Int64
    var status: TeamMembership.Status
    var role: Role
    /// The team's own ID for the member.
    var externalID: String?
    /// The ID of the member for single sign-on.
    var persistentID: String?
    var isDirectoryRestricted: Bool?
    var invited: Date?
    var joined: Date?
    var suspended: Date?
    var removed: Date?
    /// A Boolean value that indicates whether a removed member left with their account.
    var keepsAccount: Bool
    /// What was done with the files of a removed member, or `nil` if they still exist.
    var fileDisposition: FileDisposition?
    /// The quota of the member in GB, as the team set it.
    var quotaGB: UInt32?
    /// A Boolean value that indicates whether the member is exempt from the team's space limits.
    var isExcludedFromLimits: Bool

    enum FileDisposition: String, Sendable {
        case transferred
        case deleted
    }

    /// The time for which a removed member can be recovered: 7 days.
    static let recoveryPeriod: Duration = .seconds(7 * 24 * 3600)

    /// Returns whether a removed member can't be recovered anymore.
    func isPermanentlyRemoved(at now: Date) -> Bool { !isOnTeam && !keepsAccount && !isRecoverable(at: now) }

    /// Returns whether a removed member can be recovered.
    func isRecoverable(at now: Date) -> Bool {
        guard let removed, !keepsAccount, fileDisposition == nil else { return false }
        return now < removed.addingTimeInterval(Self.recoveryPeriod.seconds)
    }

    /// A Boolean value that indicates whether the member is on the team.
    var isOnTeam: Bool { status != .removed }

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
        fileDisposition = (row[14] as String?).flatMap(FileDisposition.init)
        quotaGB = (row[15] as Int64?).map(UInt32.init(clamping:))
        isExcludedFromLimits = row[16] ?? false
    }
}

/// The members of teams.
extension Store {
    /// A member to invite.
    struct Invitation: Sendable {
        var email: String
        var givenName: String?
        var surname: String?
        var externalID: String?
        var persistentID: String?
        var isDirectoryRestricted: Bool?
        var role: TeamMember.Role = .memberOnly
    }

    /// A client's reference to a member: a member ID, the team's own ID, or an email address.
    enum MemberSelector: Sendable, Hashable {
        case id(String)
        case externalID(String)
        case email(String)
    }

    /// Invites a user. Uses the account with the email address, or creates one.
    func invite(_ invitation: Invitation, to team: TeamAccount) throws -> TeamMember {
        try write { writer in
            let connection = writer.connection
            try requireInvitable(invitation, in: team, connection)
            let account =
                try Self.account(email: invitation.email, connection)
                ?? writer.addAccount(
                    email: invitation.email, givenName: invitation.givenName ?? invitation.email.emailLocalPart,
                    surname: invitation.surname ?? "")
            var member = try writer.addMember(account, to: team, role: invitation.role, status: .invited)
            member.externalID = invitation.externalID
            member.persistentID = invitation.persistentID
            member.isDirectoryRestricted = invitation.isDirectoryRestricted
            try Self.save(member, connection)
            return member
        }
    }

    private func requireInvitable(_ invitation: Invitation, in team: TeamAccount, _ connection: Connection) throws {
        let members = try Self.members(of: team.number, connection)
        if let account = try Self.account(email: invitation.email, connection), let membership = account.membership {
            let others = try Self.members(of: membership.team, connection)
            guard others.first(where: { $0.id == membership.id })?.isPermanentlyRemoved(at: clock.now) == true else {
                throw membership.team == team.number ? InvitationError.alreadyOnTeam : .onAnotherTeam
            }
            try Self.freeEmailAddress(of: account, connection)
        }
        if let id = invitation.externalID, members.contains(where: { $0.externalID == id }) {
            throw InvitationError.duplicateExternalID
        }
        if let id = invitation.persistentID, members.contains(where: { $0.persistentID == id }) {
            throw InvitationError.duplicatePersistentID
        }
        guard members.filter(\.usesLicense).count < team.licenses else { throw InvitationError.noLicenses }
    }

    /// Frees the email address of a permanently removed member, so that another account can use it.
    private static func freeEmailAddress(of account: UserAccount, _ connection: Connection) throws {
        try connection.execute(
            "UPDATE accounts SET email = ? WHERE number = ?", "removed\(account.number)." + account.email,
            account.number)
    }

    /// Returns a member.
    ///
    /// - Throws: `MemberError.notFound` or `MemberError.notInTeam`.
    func member(
        _ selector: MemberSelector, of team: TeamAccount, includesRemoved: Bool = false
    ) throws -> TeamMember {
        let members = try members(of: team.number)
        let match: TeamMember?
        switch selector {
        case .id(let id): match = members.first { $0.id == id }
        case .externalID(let id): match = members.first { $0.externalID == id }
        case .email(let email):
            guard let account = try account(email: email) else { throw MemberError.notFound }
            match = members.first { $0.account == account.number }
            if match == nil { throw MemberError.notInTeam }
        }
        guard let match else { throw MemberError.notFound }
        guard match.isOnTeam || includesRemoved else { throw MemberError.notInTeam }
        return match
    }

    /// Changes the properties of a member.
    @discardableResult
    func edit(_ member: TeamMember, _ change: @Sendable (inout TeamMember) throws -> Void) throws -> TeamMember {
        try transaction { connection in
            var member = try Self.member(member.number, connection)
            try change(&member)
            try Self.save(member, connection)
            return member
        }
    }

    func setRole(_ role: TeamMember.Role, of member: TeamMember) throws -> TeamMember {
        try transaction { connection in
            var member = try Self.member(member.number, connection)
            if !role.isAdmin { try Self.requireAnotherAdmin(than: member, connection) }
            member.role = role
            try Self.save(member, connection)
            return member
        }
    }

    func suspend(_ member: TeamMember) throws {
        try transaction { connection in
            var member = try Self.member(member.number, connection)
            guard member.status == .active else { throw MemberError.wrongStatus }
            try Self.requireAnotherAdmin(than: member, connection)
            member.status = .suspended
            member.suspended = clock.nowInWholeSeconds
            try Self.save(member, connection)
        }
    }

    func unsuspend(_ member: TeamMember, in team: TeamAccount) throws {
        try transaction { connection in
            var member = try Self.member(member.number, connection)
            guard member.status == .suspended else { throw MemberError.wrongStatus }
            try Self.requireLicense(in: team, connection)
            member.status = .active
            member.suspended = nil
            try Self.save(member, connection)
        }
    }

    /// Removes a member from a team, with or without their account.
    func remove(_ member: TeamMember, keepsAccount: Bool, fileDisposition: TeamMember.FileDisposition?) throws {
        try write { writer in
            let connection = writer.connection
            var member = try Self.member(member.number, connection)
            try Self.requireAnotherAdmin(than: member, connection)
            member.status = .removed
            member.removed = clock.nowInWholeSeconds
            member.role = .memberOnly
            member.keepsAccount = keepsAccount
            member.fileDisposition = fileDisposition
            try writer.updateGroupMembers("SELECT group_number FROM group_members WHERE member = ?", member.number) {
                try Self.save(member, connection)
                try connection.execute("DELETE FROM group_members WHERE member = ?", member.number)
            }
            if keepsAccount {
                try connection.execute("UPDATE accounts SET kind = 'basic' WHERE number = ?", member.account)
                // The files leave the team, too.
                let query = "SELECT a.home, t.root FROM accounts a, teams t WHERE a.number = ? AND t.number = ?"
                let mount = try connection.first(query, member.account, member.team) {
                    ($0[0] as Int64?, $0[1] as Int64?)
                }
                if let home = mount?.0, let root = mount?.1 { try writer.unmount(home, from: root) }
            } else {
                try Self.revokeGrants(of: member.account, connection)
            }
        }
    }

    /// Restores a removed member.
    func recover(_ member: TeamMember, in team: TeamAccount) throws {
        try transaction { connection in
            var member = try Self.member(member.number, connection)
            guard member.status == .removed, member.isRecoverable(at: clock.now) else {
                throw MemberError.wrongStatus
            }
            try Self.requireLicense(in: team, connection)
            member.status = member.joined == nil ? .invited : .active
            member.removed = nil
            member.suspended = nil
            try Self.save(member, connection)
            try Self.addToEveryoneGroup(member.number, of: member.team, connection)
        }
    }

    /// Changes a member and their account.
    func editProfile(
        of member: TeamMember, _ change: @Sendable (inout TeamMember, inout UserAccount) -> Void
    ) throws -> TeamMember {
        try transaction { connection in
            var member = try Self.member(member.number, connection)
            guard var account = try Self.account(member.account, connection) else { throw MemberError.notFound }
            let email = account.email
            change(&member, &account)
            let others = try Self.members(of: member.team, connection).filter { $0.number != member.number }
            if let id = member.externalID, others.contains(where: { $0.externalID == id }) {
                throw ProfileError.externalIDTaken
            }
            if let id = member.persistentID, others.contains(where: { $0.persistentID == id }) {
                throw ProfileError.persistentIDTaken
            }
            let isSameAddress = account.email.lowercased() == email.lowercased()
            guard try isSameAddress || !Self.isEmailInUse(account.email, connection) else {
                throw ProfileError.emailTaken
            }
            try connection.execute(
                "UPDATE accounts SET email = ?, given_name = ?, surname = ? WHERE number = ?", account.email,
                account.givenName, account.surname, account.number)
            try Self.save(member, connection)
            return member
        }
    }

    private static func save(_ member: TeamMember, _ connection: Connection) throws {
        try connection.execute(
            """
            UPDATE team_members SET status = ?, role = ?, external_id = ?, persistent_id = ?,
                is_directory_restricted = ?, joined = ?, suspended = ?, removed = ?, keeps_account = ?, files_fate = ?,
                quota_gb = ?, is_excluded_from_limits = ?
            WHERE number = ?
            """,
            member.status.rawValue, member.role.rawValue, member.externalID, member.persistentID,
            member.isDirectoryRestricted, member.joined, member.suspended, member.removed, member.keepsAccount,
            member.fileDisposition?.rawValue, member.quotaGB.map(Int64.init), member.isExcludedFromLimits, member.number
        )
    }

    private static func requireAnotherAdmin(than member: TeamMember, _ connection: Connection) throws {
        guard member.role.isAdmin else { return }
        let query = """
            SELECT EXISTS (SELECT 1 FROM team_members WHERE team = ? AND number <> ? AND role = 'team_admin'
                AND status = 'active')
            """
        guard try connection.value(query, member.team, member.number, as: Bool.self) == true else {
            throw MemberError.lastAdmin
        }
    }

    private static func requireLicense(in team: TeamAccount, _ connection: Connection) throws {
        let query = "SELECT count(*) FROM team_members WHERE team = ? AND status IN ('active', 'invited')"
        guard try connection.value(query, team.number, as: Int.self) ?? 0 < team.licenses else {
            throw MemberError.noLicenses
        }
    }

    /// Revokes all grants of an account for its own files.
    private static func revokeGrants(of account: Int64, _ connection: Connection) throws {
        let grants = "SELECT number FROM grants WHERE account = ? AND team IS NULL"
        try connection.execute("DELETE FROM tokens WHERE grant_number IN (\(grants))", account)
        try connection.execute("DELETE FROM authorization_codes WHERE grant_number IN (\(grants))", account)
        try connection.execute("DELETE FROM grants WHERE account = ? AND team IS NULL", account)
    }
}

extension TeamMember {
    /// A Boolean value that indicates whether the member uses a license of the team.
    var usesLicense: Bool { status == .active || status == .invited }
}

extension String {
    /// The local part of an email address.
    fileprivate var emailLocalPart: String { String(prefix { $0 != "@" }) }
}

/// The files of removed members.
extension Store {
    /// Moves the files of a removed member to a new folder of another member. Folders that others share with the
    /// removed member stay with their owners.
    func transferFiles(of member: TeamMember, to newOwner: TeamMember) throws {
        guard let former = try account(member.account), let owner = try account(newOwner.account) else { return }
        try write { writer in
            let connection = writer.connection
            // The removed member needs access to the new owner's home only during the move.
            let condition = "namespace = ? AND account = ?"
            try connection.execute(
                "INSERT INTO folder_members (namespace, account, access, invited) VALUES (?, ?, ?, ?)",
                owner.homeNamespace,
                former.number, AccessLevel.editor.rawValue, clock.now)
            let folder = try writer.createFolder(
                at: .namespace(owner.homeNamespace, ["\(former.givenName) \(former.surname) (\(former.email))"]),
                isAutorenamed: true, former.view)
            let options = RelocationOptions(isAutorenamed: true, allowsNewOwner: true)
            for name in try Self.topLevelNames(in: former.homeNamespace, connection) {
                _ = try writer.relocate(
                    .move, from: .path([name]), to: .namespace(owner.homeNamespace, folder.names + [name]), options,
                    former.view)
            }
            try connection.execute("DELETE FROM folder_members WHERE \(condition)", owner.homeNamespace, former.number)
        }
        try edit(member) { $0.fileDisposition = .transferred }
    }

    /// Permanently deletes the files of a removed member.
    func deleteFiles(of member: TeamMember) throws {
        guard let account = try account(member.account) else { return }
        try write { try $0.purgeAll(in: account.homeNamespace) }
        try edit(member) { $0.fileDisposition = .deleted }
    }

    private static func topLevelNames(in namespace: Int64, _ connection: Connection) throws -> [String] {
        let query = """
            SELECT name FROM entries WHERE namespace = ? AND parent = '' AND kind > 0 AND mounted IS NULL ORDER BY path
            """
        return try connection.rows(query, namespace) { $0[0] ?? "" }
    }
}
