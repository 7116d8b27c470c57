import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// Members as the API shows them.
extension Call {
    func profile(of member: TeamMember) throws -> Team.TeamMemberProfile {
        let basic = try basicProfile(of: member)
        guard let account = try store.account(member.account), let team = try store.team(member.team) else {
            throw MemberFailure.notFound
        }
        return Team.TeamMemberProfile(
            teamMemberId: basic.teamMemberId, email: basic.email, emailVerified: basic.emailVerified,
            status: basic.status, name: basic.name, membershipType: basic.membershipType,
            groups: try store.groupIDs(of: member), memberFolderId: String(account.home),
            rootFolderId: String(team.root),
            externalId: basic.externalId, accountId: basic.accountId, secondaryEmails: basic.secondaryEmails,
            invitedOn: basic.invitedOn, joinedOn: basic.joinedOn, suspendedOn: basic.suspendedOn,
            persistentId: basic.persistentId, isDirectoryRestricted: basic.isDirectoryRestricted,
            profilePhotoUrl: basic.profilePhotoUrl)
    }

    func basicProfile(of member: TeamMember) throws -> Team.MemberProfile {
        guard let account = try store.account(member.account) else { throw MemberFailure.notFound }
        let emails = try store.secondaryEmails(of: member.account)
        return Team.MemberProfile(
            teamMemberId: member.id, email: account.email, emailVerified: member.status != .invited,
            status: member.apiStatus(at: service.clock.now), name: account.name, membershipType: .full,
            externalId: member.externalID, accountId: account.id,
            secondaryEmails: emails.map { .init(email: $0.email, isVerified: $0.isVerified) },
            invitedOn: member.status == .invited ? member.invited : nil, joinedOn: member.joined,
            suspendedOn: member.status == .suspended ? member.suspended : nil, persistentId: member.persistentID,
            isDirectoryRestricted: member.isDirectoryRestricted, profilePhotoUrl: account.photoURL(request))
    }

    func info(of member: TeamMember) throws -> Team.TeamMemberInfo {
        Team.TeamMemberInfo(profile: try profile(of: member), role: member.role.tier)
    }

    func infoV2(of member: TeamMember) throws -> Team.TeamMemberInfoV2 {
        Team.TeamMemberInfoV2(profile: try profile(of: member), roles: member.role.roles)
    }
}

extension TeamMember {
    func apiStatus(at now: Date) -> Team.TeamMemberStatus {
        switch status {
        case .active: .active
        case .invited: .invited
        case .suspended: .suspended
        case .removed: .removed(.init(isRecoverable: isRecoverable(at: now), isDisconnected: keepsAccount))
        }
    }
}

extension TeamMember.Role {
    var tier: Team.AdminTier {
        switch self {
        case .teamAdmin: .teamAdmin
        case .userManagementAdmin: .userManagementAdmin
        case .supportAdmin: .supportAdmin
        case .memberOnly: .memberOnly
        }
    }

    init(_ tier: Team.AdminTier) {
        self =
            switch tier {
            case .teamAdmin: .teamAdmin
            case .userManagementAdmin: .userManagementAdmin
            case .supportAdmin: .supportAdmin
            case .memberOnly: .memberOnly
            }
    }

    /// The role as the second version of the routes has it; none for ordinary members.
    var roles: [Team.TeamMemberRole] {
        switch self {
        case .teamAdmin:
            [.init(roleId: roleID, name: "Team", description_: "Manages everything on the team.")]
        case .userManagementAdmin:
            [.init(roleId: roleID, name: "User management", description_: "Manages members of the team.")]
        case .supportAdmin:
            [.init(roleId: roleID, name: "Support", description_: "Helps members with requests.")]
        case .memberOnly:
            []
        }
    }

    private var roleID: String { "pid_dbtmr:" + rawValue }

    /// The role that a list of at most one id names; nil for an unknown id.
    init?(ids: [String]) {
        guard let id = ids.first else {
            self = .memberOnly
            return
        }
        guard let role = Self.allCases.first(where: { $0.roles.contains { $0.roleId == id } }) else { return nil }
        self = role
    }
}

extension Call {
    /// The member whom an argument names.
    ///
    /// - Throws: a refusal with the error that fits.
    func member<RouteError: Sendable>(
        _ selector: Team.UserSelectorArg, includesRemoved: Bool = false, notFound: RouteError, notInTeam: RouteError
    ) throws -> TeamMember {
        try refusing({ (failure: MemberFailure) in failure == .notFound ? notFound : notInTeam }) {
            try store.member(selector.selector, of: team, includesRemoved: includesRemoved)
        }
    }

    /// The member whom an argument names; nil if there is none.
    func member(_ selector: Team.UserSelectorArg) throws -> TeamMember? {
        do {
            return try store.member(selector.selector, of: team)
        } catch is MemberFailure {
            return nil
        }
    }
}

extension Team.UserSelectorArg {
    var selector: Store.MemberSelector {
        switch self {
        case .teamMemberId(let id): .id(id)
        case .externalId(let id): .externalID(id)
        case .email(let email): .email(email)
        }
    }

    /// The words of the selector, as an answer repeats them.
    var text: String {
        switch self {
        case .teamMemberId(let text), .externalId(let text), .email(let text): text
        }
    }
}
