import DropboxAccount
import DropboxSharing
import Foundation

/// Members of a shared folder as the API shows them to one of them.
struct FolderMembersPage {
    let folder: SharedFolder
    let caller: UserAccount
    let actions: [Sharing.MemberAction]

    func members(
        _ memberships: ArraySlice<Store.Membership>, cursor: String?, _ store: Store
    ) throws -> Sharing.SharedFolderMembers {
        var users: [Sharing.UserMembershipInfo] = []
        var groups: [Sharing.GroupMembershipInfo] = []
        var invitees: [Sharing.InviteeMembershipInfo] = []
        for membership in memberships {
            let permissions = actions.map { permission(to: $0, membership) }
            let access = membership.access.level
            switch membership.member {
            case .account(let account):
                users.append(.init(accessType: access, user: account.info(seenBy: caller), permissions: permissions))
            case .group(let group):
                groups.append(
                    .init(accessType: access, group: try info(of: group, store), permissions: permissions))
            case .invitee(let email):
                invitees.append(.init(accessType: access, invitee: .email(email), permissions: permissions))
            }
        }
        return Sharing.SharedFolderMembers(users: users, groups: groups, invitees: invitees, cursor: cursor)
    }

    private func info(of group: TeamGroup, _ store: Store) throws -> Sharing.GroupInfo {
        let own = try caller.membership.map { try store.groupRole(of: $0.id, in: group) } ?? nil
        return Sharing.GroupInfo(
            groupName: group.name, groupId: group.id, groupManagementType: group.management.type,
            groupType: group.management == .userManaged ? .userManaged : .team, isMember: own != nil,
            isOwner: own == true, sameTeam: caller.membership?.team == group.team,
            groupExternalId: group.externalID, memberCount: UInt32(clamping: group.memberCount))
    }

    /// Whether the caller may do something to a member, and why not.
    private func permission(to action: Sharing.MemberAction, _ membership: Store.Membership) -> Sharing.MemberPermission
    {
        let reason: Sharing.PermissionDeniedReason?
        if case .account(let account) = membership.member, account.number == folder.owner {
            reason = .targetIsOwner
        } else if case .account(let account) = membership.member, account.number == caller.number {
            reason = .targetIsSelf
        } else if action == .makeOwner {
            if case .account = membership.member {
                reason = folder.access == .owner ? nil : .userNotAllowedByOwner
            } else {
                reason = .targetNotActive
            }
        } else if action == .makeViewerNoComment, caller.kind == "basic" {
            reason = .userAccountType
        } else {
            reason = folder.canManage ? nil : .userNotAllowedByOwner
        }
        return Sharing.MemberPermission(action: action, allow: reason == nil, reason: reason)
    }
}

extension UserAccount {
    /// The user as a member of something that the caller sees.
    func info(seenBy caller: UserAccount) -> Sharing.UserInfo {
        let isTeammate = caller.membership.map { $0.team == membership?.team } ?? false
        return Sharing.UserInfo(
            accountId: id, email: email, displayName: name.displayName, sameTeam: isTeammate,
            teamMemberId: isTeammate ? membership?.id : nil)
    }
}
