import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// Listing members: `team/members/list` and `get_info`.
enum MemberRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.membersList) { argument, call in
            let page = try page(TeamCursor(argument), call)
            return Team.MembersListResult(
                members: try page.elements.map(call.info), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersListV2) { argument, call in
            let page = try page(TeamCursor(argument), call)
            return Team.MembersListV2Result(
                members: try page.elements.map(call.infoV2), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersListContinue) { argument, call in
            let page = try page(cursor(argument), call)
            return Team.MembersListResult(
                members: try page.elements.map(call.info), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersListContinueV2) { argument, call in
            let page = try page(cursor(argument), call)
            return Team.MembersListV2Result(
                members: try page.elements.map(call.infoV2), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersGetInfo) { argument, call in
            try argument.members.map { selector in
                try call.member(selector).map { .memberInfo(try call.info(of: $0)) }
                    ?? .idNotFound(selector.text)
            }
        }
        table.on(Team.membersGetInfoV2) { argument, call in
            Team.MembersGetInfoV2Result(
                membersInfo: try argument.members.map { selector in
                    try call.member(selector).map { .memberInfo(try call.infoV2(of: $0)) }
                        ?? .idNotFound(selector.text)
                })
        }
    }

    private static func page(_ cursor: TeamCursor, _ call: Call) throws -> TeamCursor.Page<TeamMember> {
        let members = try call.store.members(of: call.team.number)
        let listed = cursor.option == TeamCursor.includingRemoved ? members : members.filter(\.isOnTeam)
        return cursor.page(of: listed, by: \.number)
    }

    private static func cursor(_ argument: Team.MembersListContinueArg) throws -> TeamCursor {
        guard let cursor = TeamCursor(argument.cursor, "members") else {
            throw RouteRejection(Team.MembersListContinueError.invalidCursor)
        }
        return cursor
    }
}

extension TeamCursor {
    fileprivate static let includingRemoved = "removed"

    fileprivate init(_ argument: Team.MembersListArg) {
        self.init("members", limit: argument.limit, option: argument.includeRemoved ? Self.includingRemoved : "")
    }
}

/// Members in the types of the API.
extension Call {
    func profile(of member: TeamMember) throws -> Team.TeamMemberProfile {
        let basic = try basicProfile(of: member)
        guard let account = try store.account(member.account), let team = try store.team(member.team) else {
            throw MemberError.notFound
        }
        return Team.TeamMemberProfile(
            teamMemberId: basic.teamMemberId, email: basic.email, emailVerified: basic.emailVerified,
            status: basic.status, name: basic.name, membershipType: basic.membershipType,
            groups: try store.groupIDs(of: member), memberFolderId: String(account.homeNamespace),
            rootFolderId: String(team.root),
            externalId: basic.externalId, accountId: basic.accountId, secondaryEmails: basic.secondaryEmails,
            invitedOn: basic.invitedOn, joinedOn: basic.joinedOn, suspendedOn: basic.suspendedOn,
            persistentId: basic.persistentId, isDirectoryRestricted: basic.isDirectoryRestricted,
            profilePhotoUrl: basic.profilePhotoUrl)
    }

    func basicProfile(of member: TeamMember) throws -> Team.MemberProfile {
        guard let account = try store.account(member.account) else { throw MemberError.notFound }
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

    /// The role in version 2 of the routes. The list is empty for ordinary members.
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

    /// Creates the role for a list of at most one role id, or `nil` if the id is unknown.
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
    /// Returns the member that an argument selects.
    ///
    /// - Throws: ``RouteRejection`` with one of the given errors if no such member exists.
    func member<RouteError: Sendable>(
        _ selector: Team.UserSelectorArg, includesRemoved: Bool = false, notFound: RouteError, notInTeam: RouteError
    ) throws -> TeamMember {
        try mappingFailure({ (failure: MemberError) in failure == .notFound ? notFound : notInTeam }) {
            try store.member(selector.selector, of: team, includesRemoved: includesRemoved)
        }
    }

    /// Returns the member that an argument selects, or `nil` if none exists.
    func member(_ selector: Team.UserSelectorArg) throws -> TeamMember? {
        do {
            return try store.member(selector.selector, of: team)
        } catch is MemberError {
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

    /// The text of the selector, which responses repeat.
    var text: String {
        switch self {
        case .teamMemberId(let text), .externalId(let text), .email(let text): text
        }
    }
}
