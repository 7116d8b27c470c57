import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// The profiles and roles of members: `team/members/set_profile` and `set_admin_permissions`.
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
        func rejection(_ error: Team.MembersSetProfileError) -> any Error { RouteRejection(error) }
        let member = try call.member(
            argument.user, notFound: Team.MembersSetProfileError.userNotFound, notInTeam: .userNotInTeam)
        guard argument.hasChanges else { throw rejection(.noNewDataSpecified) }
        if case .externalId = argument.user, argument.newExternalId != nil {
            throw rejection(.externalIdAndNewExternalIdUnsafe)
        }
        if argument.newGivenName?.isEmpty == true || argument.newEmail?.isEmpty == true {
            throw rejection(.paramCannotBeEmpty)
        }
        return try mappingFailure({ (failure: ProfileError) -> Team.MembersSetProfileError in
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
                // An empty text removes an id.
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
        return try mappingFailure({ (_: MemberError) in Team.MembersSetPermissionsError.lastAdmin }) {
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
        return try mappingFailure({ (_: MemberError) in Team.MembersSetPermissions2Error.lastAdmin }) {
            let changed = try call.store.setRole(role, of: member)
            return Team.MembersSetPermissions2Result(teamMemberId: changed.id, roles: changed.role.roles)
        }
    }
}

extension Team.MembersSetProfileArg {
    /// A Boolean value that indicates whether the argument changes anything.
    fileprivate var hasChanges: Bool {
        newEmail != nil || newExternalId != nil || newGivenName != nil || newSurname != nil || newPersistentId != nil
            || newIsDirectoryRestricted != nil
    }
}

/// The profile photos that admins set for members: `team/members/set_profile_photo` and `delete_profile_photo`.
enum MemberPhotoRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.membersSetProfilePhoto) { argument, call in
            try call.info(of: await setPhoto(argument, call))
        }
        table.on(Team.membersSetProfilePhotoV2) { argument, call in
            Team.TeamMemberInfoV2Result(memberInfo: try call.infoV2(of: await setPhoto(argument, call)))
        }
        table.on(Team.membersDeleteProfilePhoto) { try $1.info(of: deletePhoto($0, $1)) }
        table.on(Team.membersDeleteProfilePhotoV2) { argument, call in
            Team.TeamMemberInfoV2Result(memberInfo: try call.infoV2(of: deletePhoto(argument, call)))
        }
    }

    private static func setPhoto(_ argument: Team.MembersSetProfilePhotoArg, _ call: Call) async throws -> TeamMember {
        let member = try call.member(
            argument.user, notFound: Team.MembersSetProfilePhotoError.userNotFound, notInTeam: .userNotInTeam)
        do {
            _ = try await call.setPhoto(argument.photo, of: member.account)
        } catch let failure as ProfilePhoto.Failure {
            throw RouteRejection(Team.MembersSetProfilePhotoError.photoError(failure.error))
        }
        return member
    }

    private static func deletePhoto(_ argument: Team.MembersDeleteProfilePhotoArg, _ call: Call) throws -> TeamMember {
        let member = try call.member(
            argument.user, notFound: Team.MembersDeleteProfilePhotoError.userNotFound, notInTeam: .userNotInTeam)
        try call.store.removePhoto(of: member.account)
        return member
    }
}

/// The secondary email addresses of members: `team/members/secondary_emails`.
enum SecondaryEmailRoutes {
    /// The maximum number of addresses in one request, and of a member.
    private static let maximum = 20

    static func add(to table: inout RouteTable) {
        table.on(Team.membersSecondaryEmailsAdd, add)
        table.on(Team.membersSecondaryEmailsDelete) { argument, call in
            Team.DeleteSecondaryEmailsResult(results: try argument.emailsToDelete.map { try delete($0, call) })
        }
        table.on(
            Team.membersSecondaryEmailsResendVerificationEmails, fidelity: .simplified("no email is sent")
        ) { argument, call in
            Team.ResendVerificationEmailResult(results: try argument.emailsToResend.map { try resend($0, call) })
        }
    }

    private static func add(
        _ argument: Team.AddSecondaryEmailsArg, _ call: Call
    ) async throws -> Team.AddSecondaryEmailsResult {
        guard argument.newSecondaryEmails.map(\.secondaryEmails.count).reduce(0, +) <= maximum else {
            throw RouteRejection(Team.AddSecondaryEmailsError.tooManyEmails)
        }
        return Team.AddSecondaryEmailsResult(
            results: try argument.newSecondaryEmails.map { entry in
                guard let member = try call.member(entry.user) else { return .invalidUser(entry.user) }
                guard member.status != .invited else { return .unverified(entry.user) }
                let results = try entry.secondaryEmails.map { try add($0, to: member, call.store) }
                return .success(.init(user: entry.user, results: results))
            })
    }

    private static func add(
        _ email: String, to member: TeamMember, _ store: Store
    ) throws -> Team.AddSecondaryEmailResult {
        let known = try store.secondaryEmails(of: member.account)
        if let existing = known.first(where: { $0.email.lowercased() == email.lowercased() }) {
            return existing.isVerified ? .alreadyOwnedByUser(email) : .alreadyPending(email)
        }
        if try store.account(email: email)?.number == member.account { return .alreadyOwnedByUser(email) }
        guard known.count < maximum else { return .reachedLimit(email) }
        guard try store.addSecondaryEmail(email, to: member.account) else { return .unavailable(email) }
        return .success(.init(email: email, isVerified: false))
    }

    private static func delete(_ entry: Team.UserSecondaryEmailsArg, _ call: Call) throws -> Team.UserDeleteResult {
        guard let member = try call.member(entry.user) else { return .invalidUser(entry.user) }
        let primary = try call.store.account(member.account)?.email.lowercased()
        let results: [Team.DeleteSecondaryEmailResult] = try entry.secondaryEmails.map { email in
            if email.lowercased() == primary { return .cannotRemovePrimary(email) }
            return try call.store.deleteSecondaryEmail(email, of: member.account) ? .success(email) : .notFound(email)
        }
        return .success(.init(user: entry.user, results: results))
    }

    private static func resend(_ entry: Team.UserSecondaryEmailsArg, _ call: Call) throws -> Team.UserResendResult {
        guard let member = try call.member(entry.user) else { return .invalidUser(entry.user) }
        let pending = try call.store.secondaryEmails(of: member.account).filter { !$0.isVerified }
            .map { $0.email.lowercased() }
        return .success(
            .init(
                user: entry.user,
                results: entry.secondaryEmails.map {
                    pending.contains($0.lowercased()) ? .success($0) : .notPending($0)
                }))
    }
}

/// The space that members can use: `team/member_space_limits`.
enum SpaceLimitRoutes {
    private static let maximumUsers = 1000

    static func add(to table: inout RouteTable) {
        table.on(Team.memberSpaceLimitsGetCustomQuota, getCustomQuota)
        table.on(Team.memberSpaceLimitsSetCustomQuota, setCustomQuota)
        table.on(Team.memberSpaceLimitsRemoveCustomQuota, removeCustomQuota)
        table.on(Team.memberSpaceLimitsExcludedUsersAdd) { try setExcluded(true, $0, $1) }
        table.on(Team.memberSpaceLimitsExcludedUsersRemove) { try setExcluded(false, $0, $1) }
        table.on(Team.memberSpaceLimitsExcludedUsersList) { argument, call in
            try list(TeamCursor("excluded users", limit: argument.limit), call)
        }
        table.on(Team.memberSpaceLimitsExcludedUsersListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "excluded users") else {
                throw RouteRejection(Team.ExcludedUsersListContinueError.invalidCursor)
            }
            return try list(cursor, call)
        }
    }

    private static func getCustomQuota(
        _ argument: Team.CustomQuotaUsersArg, _ call: Call
    ) async throws -> [Team.CustomQuotaResult] {
        guard argument.users.count <= maximumUsers else { throw RouteRejection(Team.CustomQuotaError.tooManyUsers) }
        return try argument.users.map { user in
            guard let member = try call.member(user) else { return .invalidUser(user) }
            return .success(.init(user: user, quotaGb: member.quotaGB))
        }
    }

    private static func setCustomQuota(
        _ argument: Team.SetCustomQuotaArg, _ call: Call
    ) async throws -> [Team.CustomQuotaResult] {
        let entries = argument.usersAndQuotas
        guard entries.count <= maximumUsers else { throw RouteRejection(Team.SetCustomQuotaError.tooManyUsers) }
        let members = try entries.map { try call.member($0.user) }
        guard !members.contains(where: { $0?.isExcludedFromLimits == true }) else {
            throw RouteRejection(Team.SetCustomQuotaError.someUsersAreExcluded)
        }
        return try zip(entries, members).map { entry, member in
            guard let member else { return .invalidUser(entry.user) }
            try call.store.edit(member) { $0.quotaGB = entry.quotaGb }
            return .success(.init(user: entry.user, quotaGb: entry.quotaGb))
        }
    }

    private static func removeCustomQuota(
        _ argument: Team.CustomQuotaUsersArg, _ call: Call
    ) async throws -> [Team.RemoveCustomQuotaResult] {
        guard argument.users.count <= maximumUsers else { throw RouteRejection(Team.CustomQuotaError.tooManyUsers) }
        return try argument.users.map { user in
            guard let member = try call.member(user) else { return .invalidUser(user) }
            try call.store.edit(member) { $0.quotaGB = nil }
            return .success(user)
        }
    }

    private static func setExcluded(
        _ isExcluded: Bool, _ argument: Team.ExcludedUsersUpdateArg, _ call: Call
    ) throws -> Team.ExcludedUsersUpdateResult {
        let users = argument.users ?? []
        guard users.count <= maximumUsers else { throw RouteRejection(Team.ExcludedUsersUpdateError.tooManyUsers) }
        let members = try users.compactMap { try call.member($0) }
        guard members.count == users.count else { throw RouteRejection(Team.ExcludedUsersUpdateError.usersNotInTeam) }
        for member in members { try call.store.edit(member) { $0.isExcludedFromLimits = isExcluded } }
        return Team.ExcludedUsersUpdateResult(status: .success)
    }

    private static func list(_ cursor: TeamCursor, _ call: Call) throws -> Team.ExcludedUsersListResult {
        let excluded = try call.store.members(of: call.team.number).filter { $0.isOnTeam && $0.isExcludedFromLimits }
        let page = cursor.page(of: excluded, by: \.number)
        return Team.ExcludedUsersListResult(
            users: try page.elements.map(call.basicProfile), hasMore: page.hasMore,
            cursor: page.hasMore ? page.cursor : nil)
    }
}
