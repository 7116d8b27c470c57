import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// What admins say of members: `team/members/set_profile` and `set_admin_permissions`.
enum MemberProfileRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.membersSetProfile) { try $1.info(of: setProfile($0, $1)) }
        table.on(Team.membersSetProfileV2) { argument, call in
            Team.TeamMemberInfoV2Result(memberInfo: try call.infoV2(of: setProfile(argument, call)))
        }
        table.on(Team.membersSetAdminPermissions, setAdminPermissions)
        table.on(Team.membersSetAdminPermissionsV2, setAdminPermissionsV2)
    }

    private static func setProfile(_ argument: Team.MembersSetProfileArg, _ call: Call) throws -> TeamMember {
        func refuse(_ error: Team.MembersSetProfileError) -> any Error { RouteRejection(error) }
        let member = try call.member(
            argument.user, notFound: Team.MembersSetProfileError.userNotFound, notInTeam: .userNotInTeam)
        guard argument.hasNews else { throw refuse(.noNewDataSpecified) }
        if case .externalId = argument.user, argument.newExternalId != nil {
            throw refuse(.externalIdAndNewExternalIdUnsafe)
        }
        if argument.newGivenName?.isEmpty == true || argument.newEmail?.isEmpty == true {
            throw refuse(.paramCannotBeEmpty)
        }
        return try refusing({ (failure: ProfileFailure) -> Team.MembersSetProfileError in
            switch failure {
            case .emailTaken: .emailReservedForOtherUser
            case .externalIDTaken: .externalIdUsedByOtherUser
            case .persistentIDTaken: .persistentIdUsedByOtherUser
            }
        }) {
            try call.store.editProfile(of: member) { member, account in
                account.email = argument.newEmail ?? account.email
                account.givenName = argument.newGivenName ?? account.givenName
                account.surname = argument.newSurname ?? account.surname
                // An empty text takes an id away.
                if let id = argument.newExternalId { member.externalID = id.isEmpty ? nil : id }
                if let id = argument.newPersistentId { member.persistentID = id.isEmpty ? nil : id }
                if let isRestricted = argument.newIsDirectoryRestricted { member.isDirectoryRestricted = isRestricted }
            }
        }
    }

    private static func setAdminPermissions(
        _ argument: Team.MembersSetPermissionsArg, _ call: Call
    ) async throws -> Team.MembersSetPermissionsResult {
        let member = try call.member(
            argument.user, notFound: Team.MembersSetPermissionsError.userNotFound, notInTeam: .userNotInTeam)
        guard member.status != .suspended else {
            throw RouteRejection(Team.MembersSetPermissionsError.cannotSetPermissions)
        }
        return try refusing({ (_: MemberFailure) in Team.MembersSetPermissionsError.lastAdmin }) {
            let changed = try call.store.setRole(TeamMember.Role(argument.newRole), of: member)
            return Team.MembersSetPermissionsResult(teamMemberId: changed.id, role: changed.role.tier)
        }
    }

    private static func setAdminPermissionsV2(
        _ argument: Team.MembersSetPermissions2Arg, _ call: Call
    ) async throws -> Team.MembersSetPermissions2Result {
        let member = try call.member(
            argument.user, notFound: Team.MembersSetPermissions2Error.userNotFound, notInTeam: .userNotInTeam)
        guard let role = TeamMember.Role(ids: argument.newRoles ?? []) else {
            throw RouteRejection(Team.MembersSetPermissions2Error.roleNotFound)
        }
        guard member.status != .suspended else {
            throw RouteRejection(Team.MembersSetPermissions2Error.cannotSetPermissions)
        }
        return try refusing({ (_: MemberFailure) in Team.MembersSetPermissions2Error.lastAdmin }) {
            let changed = try call.store.setRole(role, of: member)
            return Team.MembersSetPermissions2Result(teamMemberId: changed.id, roles: changed.role.roles)
        }
    }
}

extension Team.MembersSetProfileArg {
    /// Whether anything is to be changed.
    fileprivate var hasNews: Bool {
        newEmail != nil || newExternalId != nil || newGivenName != nil || newSurname != nil || newPersistentId != nil
            || newIsDirectoryRestricted != nil
    }
}
