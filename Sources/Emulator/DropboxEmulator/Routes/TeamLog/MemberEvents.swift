import DropboxAccount
import DropboxTeam
import DropboxTeamLog
import Foundation

/// The events of team members.
enum MemberEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Team.membersAdd) { _, launch, call in
            let results: [Team.MemberAddResult]
            switch launch {
            case .complete(let complete): results = complete
            case .asyncJobId(let id):
                let status: Team.MembersAddJobStatus? = try call.jobResult(of: id)
                if case .complete(let complete) = status { results = complete } else { results = [] }
            }
            return try results.flatMap { result -> [LoggedEvent] in
                if case .success(let info) = result { try invited(info.profile, call) } else { [] }
            }
        }
        feed.after(Team.membersAddV2) { _, launch, call in
            let results: [Team.MemberAddV2Result]
            switch launch {
            case .complete(let complete): results = complete
            case .asyncJobId(let id):
                let status: Team.MembersAddJobStatusV2Result? = try call.jobResult(of: id)
                if case .complete(let complete) = status { results = complete } else { results = [] }
            case .other: results = []
            }
            return try results.flatMap { result -> [LoggedEvent] in
                if case .success(let info) = result { try invited(info.profile, call) } else { [] }
            }
        }
        feed.after(Team.membersSuspend) { [try changed($0.user, from: .active, to: .suspended, $2)] }
        feed.after(Team.membersUnsuspend) { [try changed($0.user, from: .suspended, to: .active, $2)] }
        feed.after(Team.membersRecover) { [try changed($0.user, from: .removed, to: .active, $2)] }
        feed.after(Team.membersRemove) { argument, _, call in
            let action: TeamLog.MemberRemoveActionType = argument.keepAccount ? .offboard : .delete
            let removal = try changed(argument.user, from: .active, to: .removed, action: .removeAction(action), call)
            return argument.transferDestId == nil ? [removal] : [removal, try transferred(argument.user, call)]
        }
        feed.after(Team.membersBulkSuspend) { argument, _, call in
            try argument.members.compactMap { try call.member($0.suspendArg.user) }
                .filter { $0.status == .suspended }
                .map { try changed(.teamMemberId($0.id), from: .active, to: .suspended, call) }
        }
        feed.after(Team.membersMoveFormerMemberFiles) { [try transferred($0.user, $2)] }
        feed.after(Team.membersDeleteFormerMemberFiles) { argument, _, call in
            [
                LoggedEvent(
                    .members,
                    .memberPermanentlyDeleteAccountContents(
                        .init(description_: "Permanently deleted contents of deleted team member account")),
                    .memberPermanentlyDeleteAccountContentsDetails(.init()),
                    participants: try participants(argument.user, call))
            ]
        }
        feed.after(Team.membersSetProfile, capturing: { try person($0.user, $1) }) { try profileChanged($0, $2, $3) }
        feed.after(Team.membersSetProfileV2, capturing: { try person($0.user, $1) }) {
            try profileChanged($0, $2, $3)
        }
        feed.after(Team.membersSetAdminPermissions, capturing: { try $1.member($0.user) }) { _, result, old, call in
            [try roleChanged(from: old, to: TeamMember.Role(result.role), call)]
        }
        feed.after(Team.membersSetAdminPermissionsV2, capturing: { try $1.member($0.user) }) {
            _, result, old, call in
            let role = TeamMember.Role(ids: (result.roles ?? []).map(\.roleId)) ?? .memberOnly
            return [try roleChanged(from: old, to: role, call)]
        }
        feed.after(Team.membersSetProfilePhoto) { [try photoSet($0.user, $2)] }
        feed.after(Team.membersSetProfilePhotoV2) { [try photoSet($0.user, $2)] }
        feed.after(Team.membersDeleteProfilePhoto) { [try photoDeleted($0.user, $2)] }
        feed.after(Team.membersDeleteProfilePhotoV2) { [try photoDeleted($0.user, $2)] }
        feed.after(Team.membersSecondaryEmailsAdd) { _, result, call in
            try result.results.flatMap { try emailsAdded($0, call) }
        }
        feed.after(Team.membersSecondaryEmailsDelete) { _, result, call in
            try result.results.flatMap { try emailsDeleted($0, call) }
        }
    }

    /// Returns the event of an invited member who joins.
    static func joined() -> LoggedEvent {
        LoggedEvent(
            .members,
            .memberChangeStatus(.init(description_: "Changed member status (invited, joined, suspended, etc.)")),
            .memberChangeStatusDetails(
                .init(
                    newValue: .active, previousValue: .invited,
                    action: .teamJoinDetails(.init(linkedApps: [], linkedDevices: [], linkedSharedFolders: [])))))
    }

    private static func invited(_ profile: Team.TeamMemberProfile, _ call: Call) throws -> [LoggedEvent] {
        let user = Team.UserSelectorArg.teamMemberId(profile.teamMemberId)
        let name = LoggedEvent(
            .members, .memberAddName(.init(description_: "Added team member name")),
            .memberAddNameDetails(
                .init(newValue: .init(givenName: profile.name.givenName, surname: profile.name.surname))),
            participants: try participants(user, call))
        return [try changed(user, from: .notJoined, to: .invited, call), name]
    }

    private static func changed(
        _ user: Team.UserSelectorArg, from old: TeamLog.MemberStatus, to new: TeamLog.MemberStatus,
        action: TeamLog.ActionDetails? = nil, _ call: Call
    ) throws -> LoggedEvent {
        LoggedEvent(
            .members,
            .memberChangeStatus(.init(description_: "Changed member status (invited, joined, suspended, etc.)")),
            .memberChangeStatusDetails(.init(newValue: new, previousValue: old, action: action)),
            participants: try participants(user, call))
    }

    private static func transferred(_ user: Team.UserSelectorArg, _ call: Call) throws -> LoggedEvent {
        LoggedEvent(
            .members,
            .memberTransferAccountContents(
                .init(description_: "Transferred contents of deleted member account to another member")),
            .memberTransferAccountContentsDetails(.init()), participants: try participants(user, call))
    }

    private static func photoSet(_ user: Team.UserSelectorArg, _ call: Call) throws -> LoggedEvent {
        LoggedEvent(
            .members, .memberSetProfilePhoto(.init(description_: "Set team member profile photo")),
            .memberSetProfilePhotoDetails(.init()), participants: try participants(user, call))
    }

    private static func photoDeleted(_ user: Team.UserSelectorArg, _ call: Call) throws -> LoggedEvent {
        LoggedEvent(
            .members, .memberDeleteProfilePhoto(.init(description_: "Deleted team member profile photo")),
            .memberDeleteProfilePhotoDetails(.init()), participants: try participants(user, call))
    }

    private static func roleChanged(
        from old: TeamMember, to role: TeamMember.Role, _ call: Call
    ) throws -> LoggedEvent {
        LoggedEvent(
            .members, .memberChangeAdminRole(.init(description_: "Changed team member admin role")),
            .memberChangeAdminRoleDetails(.init(newValue: role.logged, previousValue: old.role.logged)),
            participants: try participants(.teamMemberId(old.id), call))
    }

    /// A member and their account.
    private struct Person: Sendable {
        let member: TeamMember
        let account: UserAccount

        var name: TeamLog.UserNameLogInfo { .init(givenName: account.givenName, surname: account.surname) }
    }

    private static func person(_ user: Team.UserSelectorArg, _ call: Call) throws -> Person? {
        guard let member = try call.member(user), let account = try call.store.account(member.account) else {
            return nil
        }
        return Person(member: member, account: account)
    }

    private static func profileChanged(
        _ argument: Team.MembersSetProfileArg, _ old: Person, _ call: Call
    ) throws -> [LoggedEvent] {
        guard let new = try person(.teamMemberId(old.member.id), call) else { return [] }
        let people = try participants(.teamMemberId(old.member.id), call)
        var changes: [(TeamLog.EventType, TeamLog.EventDetails)] = []
        if argument.newGivenName != nil || argument.newSurname != nil {
            changes.append(
                (
                    .memberChangeName(.init(description_: "Changed team member name")),
                    .memberChangeNameDetails(.init(newValue: new.name, previousValue: old.name))
                ))
        }
        if let email = argument.newEmail {
            changes.append(
                (
                    .memberChangeEmail(.init(description_: "Changed team member email")),
                    .memberChangeEmailDetails(.init(newValue: email, previousValue: old.account.email))
                ))
        }
        switch (old.member.externalID, new.member.externalID) {
        case (let old?, let new?) where old != new:
            changes.append(
                (
                    .memberChangeExternalId(.init(description_: "Changed the external ID for team member")),
                    .memberChangeExternalIdDetails(.init(newValue: new, previousValue: old))
                ))
        case (nil, let new?):
            changes.append(
                (
                    .memberAddExternalId(.init(description_: "Added an external ID for team member")),
                    .memberAddExternalIdDetails(.init(newValue: new))
                ))
        case (let old?, nil):
            changes.append(
                (
                    .memberRemoveExternalId(.init(description_: "Removed the external ID for team member")),
                    .memberRemoveExternalIdDetails(.init(previousValue: old))
                ))
        default: break
        }
        return changes.map { LoggedEvent(.members, $0.0, $0.1, participants: people) }
    }

    private static func emailsAdded(_ result: Team.UserAddResult, _ call: Call) throws -> [LoggedEvent] {
        guard case .success(let success) = result else { return [] }
        let people = try participants(success.user, call)
        return success.results.compactMap { outcome in
            guard case .success(let email) = outcome else { return nil }
            return LoggedEvent(
                .members, .pendingSecondaryEmailAdded(.init(description_: "Added pending secondary email")),
                .pendingSecondaryEmailAddedDetails(.init(secondaryEmail: email.email)), participants: people)
        }
    }

    private static func emailsDeleted(_ result: Team.UserDeleteResult, _ call: Call) throws -> [LoggedEvent] {
        guard case .success(let success) = result else { return [] }
        let people = try participants(success.user, call)
        return success.results.compactMap { outcome in
            guard case .success(let email) = outcome else { return nil }
            return LoggedEvent(
                .members, .secondaryEmailDeleted(.init(description_: "Deleted secondary email")),
                .secondaryEmailDeletedDetails(.init(secondaryEmail: email)), participants: people)
        }
    }

    /// Returns the member that an argument selects as a participant, even if the member has been removed.
    static func participants(_ user: Team.UserSelectorArg, _ call: Call) throws -> [TeamLog.ParticipantLogInfo] {
        do {
            let member = try call.store.member(user.selector, of: call.team, includesRemoved: true)
            return try call.store.participant(member).map { [$0] } ?? []
        } catch is MemberError {
            return []
        }
    }
}

extension TeamMember.Role {
    fileprivate var logged: TeamLog.AdminRole {
        switch self {
        case .teamAdmin: .teamAdmin
        case .userManagementAdmin: .userManagementAdmin
        case .supportAdmin: .supportAdmin
        case .memberOnly: .memberOnly
        }
    }
}
