import Foundation
import DropboxSQLite

/// What happens to members of a team.
extension Store {
    /// Somebody to be invited.
    struct Invitation: Sendable {
        var email: String
        var givenName: String?
        var surname: String?
        var externalID: String?
        var persistentID: String?
        var isDirectoryRestricted: Bool?
        var role: TeamMember.Role = .memberOnly
    }

    /// Whom a team means by an id, an id of its own, or an email address.
    enum MemberSelector: Sendable, Hashable {
        case id(String)
        case externalID(String)
        case email(String)
    }

    /// Invites somebody, with the account of that address or a new one.
    func invite(_ invitation: Invitation, to team: TeamAccount) throws -> TeamMember {
        try write { writer in
            let connection = writer.connection
            try checkIsFree(invitation, in: team, connection)
            let account =
                try Self.account(email: invitation.email, connection)
                ?? writer.addAccount(
                    email: invitation.email, givenName: invitation.givenName ?? invitation.email.beforeAt,
                    surname: invitation.surname ?? "")
            var member = try writer.addMember(account, to: team, role: invitation.role, status: .invited)
            member.externalID = invitation.externalID
            member.persistentID = invitation.persistentID
            member.isDirectoryRestricted = invitation.isDirectoryRestricted
            try Self.save(member, connection)
            return member
        }
    }

    private func checkIsFree(_ invitation: Invitation, in team: TeamAccount, _ connection: Connection) throws {
        let members = try Self.members(of: team.number, connection)
        if let account = try Self.account(email: invitation.email, connection), let membership = account.membership {
            let others = try Self.members(of: membership.team, connection)
            guard others.first(where: { $0.id == membership.id })?.isGone(at: clock.now) == true else {
                throw membership.team == team.number ? InvitationFailure.alreadyOnTeam : .onAnotherTeam
            }
            try Self.releaseAddress(of: account, connection)
        }
        if let id = invitation.externalID, members.contains(where: { $0.externalID == id }) {
            throw InvitationFailure.duplicateExternalID
        }
        if let id = invitation.persistentID, members.contains(where: { $0.persistentID == id }) {
            throw InvitationFailure.duplicatePersistentID
        }
        guard members.filter(\.usesLicense).count < team.licenses else { throw InvitationFailure.noLicenses }
    }

    /// Takes the address from the account of a member who cannot come back, so that somebody else can have it.
    private static func releaseAddress(of account: UserAccount, _ connection: Connection) throws {
        try connection.execute(
            "UPDATE accounts SET email = ? WHERE number = ?", "removed\(account.number)." + account.email,
            account.number)
    }

    /// Finds a member.
    ///
    /// - Throws: `MemberFailure.notFound` or `.notInTeam`.
    func member(
        _ selector: MemberSelector, of team: TeamAccount, includesRemoved: Bool = false
    ) throws -> TeamMember {
        let members = try members(of: team.number)
        let found: TeamMember?
        switch selector {
        case .id(let id): found = members.first { $0.id == id }
        case .externalID(let id): found = members.first { $0.externalID == id }
        case .email(let email):
            guard let account = try account(email: email) else { throw MemberFailure.notFound }
            found = members.first { $0.account == account.number }
            if found == nil { throw MemberFailure.notInTeam }
        }
        guard let found else { throw MemberFailure.notFound }
        guard found.isPresent || includesRemoved else { throw MemberFailure.notInTeam }
        return found
    }

    /// Changes what is known of a member.
    @discardableResult
    func edit(_ member: TeamMember, _ change: @Sendable (inout TeamMember) throws -> Void) throws -> TeamMember {
        try database.write { connection in
            var member = try Self.member(member.number, connection)
            try change(&member)
            try Self.save(member, connection)
            return member
        }
    }

    func setRole(_ role: TeamMember.Role, of member: TeamMember) throws -> TeamMember {
        try database.write { connection in
            var member = try Self.member(member.number, connection)
            if !role.isAdmin { try Self.requireAnotherAdmin(than: member, connection) }
            member.role = role
            try Self.save(member, connection)
            return member
        }
    }

    func suspend(_ member: TeamMember) throws {
        try database.write { connection in
            var member = try Self.member(member.number, connection)
            guard member.status == .active else { throw MemberFailure.wrongStatus }
            try Self.requireAnotherAdmin(than: member, connection)
            member.status = .suspended
            member.suspended = clock.wholeSecond
            try Self.save(member, connection)
        }
    }

    func unsuspend(_ member: TeamMember, in team: TeamAccount) throws {
        try database.write { connection in
            var member = try Self.member(member.number, connection)
            guard member.status == .suspended else { throw MemberFailure.wrongStatus }
            try Self.requireLicense(in: team, connection)
            member.status = .active
            member.suspended = nil
            try Self.save(member, connection)
        }
    }

    /// Removes a member: with the account, or from it.
    func remove(_ member: TeamMember, keepsAccount: Bool, filesFate: TeamMember.FilesFate?) throws {
        try write { writer in
            let connection = writer.connection
            var member = try Self.member(member.number, connection)
            try Self.requireAnotherAdmin(than: member, connection)
            member.status = .removed
            member.removed = clock.wholeSecond
            member.role = .memberOnly
            member.keepsAccount = keepsAccount
            member.filesFate = filesFate
            try writer.changeGroups("SELECT group_number FROM group_members WHERE member = ?", member.number) {
                try Self.save(member, connection)
                try connection.execute("DELETE FROM group_members WHERE member = ?", member.number)
            }
            if keepsAccount {
                try connection.execute("UPDATE accounts SET kind = 'basic' WHERE number = ?", member.account)
            } else {
                try Self.revokeAll(of: member.account, connection)
            }
        }
    }

    /// Makes a removed member what it was.
    func recover(_ member: TeamMember, in team: TeamAccount) throws {
        try database.write { connection in
            var member = try Self.member(member.number, connection)
            guard member.status == .removed, member.isRecoverable(at: clock.now) else {
                throw MemberFailure.wrongStatus
            }
            try Self.requireLicense(in: team, connection)
            member.status = member.joined == nil ? .invited : .active
            member.removed = nil
            member.suspended = nil
            try Self.save(member, connection)
            try Self.joinEveryone(member.number, of: member.team, connection)
        }
    }

    /// Changes a member and who the account belongs to.
    func editProfile(
        of member: TeamMember, _ change: @Sendable (inout TeamMember, inout UserAccount) -> Void
    ) throws -> TeamMember {
        try database.write { connection in
            var member = try Self.member(member.number, connection)
            guard var account = try Self.account(member.account, connection) else { throw MemberFailure.notFound }
            let email = account.email
            change(&member, &account)
            let others = try Self.members(of: member.team, connection).filter { $0.number != member.number }
            if let id = member.externalID, others.contains(where: { $0.externalID == id }) {
                throw ProfileFailure.externalIDTaken
            }
            if let id = member.persistentID, others.contains(where: { $0.persistentID == id }) {
                throw ProfileFailure.persistentIDTaken
            }
            let isSameAddress = account.email.lowercased() == email.lowercased()
            guard try isSameAddress || !Self.isTaken(account.email, connection) else {
                throw ProfileFailure.emailTaken
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
            member.filesFate?.rawValue, member.quotaGB.map(Int64.init), member.isExcludedFromLimits, member.number)
    }

    private static func requireAnotherAdmin(than member: TeamMember, _ connection: Connection) throws {
        guard member.role.isAdmin else { return }
        let query = """
            SELECT EXISTS (SELECT 1 FROM team_members WHERE team = ? AND number <> ? AND role = 'team_admin'
                AND status = 'active')
            """
        guard try connection.value(query, member.team, member.number, as: Bool.self) == true else {
            throw MemberFailure.lastAdmin
        }
    }

    private static func requireLicense(in team: TeamAccount, _ connection: Connection) throws {
        let query = "SELECT count(*) FROM team_members WHERE team = ? AND status IN ('active', 'invited')"
        guard try connection.value(query, team.number, as: Int.self) ?? 0 < team.licenses else {
            throw MemberFailure.noLicenses
        }
    }

    /// Takes from all apps what an account allowed them for its own files.
    private static func revokeAll(of account: Int64, _ connection: Connection) throws {
        let grants = "SELECT number FROM grants WHERE account = ? AND team IS NULL"
        try connection.execute("DELETE FROM tokens WHERE grant_number IN (\(grants))", account)
        try connection.execute("DELETE FROM authorization_codes WHERE grant_number IN (\(grants))", account)
        try connection.execute("DELETE FROM grants WHERE account = ? AND team IS NULL", account)
    }
}

extension TeamMember {
    /// Whether the member counts against the licenses of the team.
    var usesLicense: Bool { status == .active || status == .invited }
}

extension String {
    /// The part of an email address that is for the host to understand.
    fileprivate var beforeAt: String { String(prefix { $0 != "@" }) }
}
