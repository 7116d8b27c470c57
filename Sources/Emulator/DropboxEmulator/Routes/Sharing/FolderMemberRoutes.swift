import DropboxAccount
import DropboxCore
import DropboxSharing
import DropboxStone
import Foundation

/// The members of shared folders.
enum FolderMemberRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Sharing.addFolderMember, addMembers)
        table.on(Sharing.removeFolderMember, removeMember)
        table.onCheck(Sharing.checkRemoveMemberJobStatus, removals)
        table.onCheck(Sharing.checkJobStatus, jobs)
        table.on(Sharing.updateFolderMember) { argument, call in
            try mappingFailure({ (failure: SharingError) in failure.updateMemberError }) {
                try call.store.setAccess(
                    AccessLevel(argument.accessLevel), of: MemberReference(argument.member),
                    in: argument.sharedFolderId, call.view)
                return Sharing.MemberAccessLevelResult()
            }
        }
        table.on(Sharing.transferFolder) { argument, call in
            try mappingFailure({ (failure: SharingError) in failure.transferError }) {
                try call.store.transfer(argument.sharedFolderId, to: argument.toDropboxId, call.view)
            }
        }
        table.on(Sharing.relinquishFolderMembership, relinquish)
        table.on(Sharing.listFolderMembers) { argument, call in
            try mappingFailure({ (failure: SharingError) in failure.accessError }) { try list(argument, call) }
        }
        table.on(Sharing.listFolderMembersContinue) { argument, call in
            guard let cursor = ListCursor(argument.cursor, listName, try call.account),
                let first = cursor.argument(as: Sharing.ListFolderMembersArgs.self)
            else { throw RouteRejection(Sharing.ListFolderMembersContinueError.invalidCursor) }
            return try mappingFailure({ (failure: SharingError) in
                Sharing.ListFolderMembersContinueError.accessError(failure.accessError)
            }) { try list(first, from: Int(clamping: cursor.position), call) }
        }
    }

    /// The jobs that change memberships. Both routes that check jobs accept all of them.
    static let jobs = JobFamily("sharing/membership", inProgress: Sharing.JobStatus.inProgress)
    private static let removals = JobFamily(jobs.name, inProgress: Sharing.RemoveMemberJobStatus.inProgress)
    private static let listName = "list_folder_members"

    private static func addMembers(_ argument: Sharing.AddFolderMemberArg, _ call: Call) async throws {
        let invitations = argument.members.map { member in
            Store.FolderInvitation(
                member: MemberReference(member.member), access: member.accessLevel.map(AccessLevel.init) ?? .viewer)
        }
        try mappingFailure({ (failure: SharingError) in failure.addMemberError }) {
            try call.store.addMembers(invitations, to: argument.sharedFolderId, call.view)
        }
        let emails = argument.members.compactMap { member in
            if case .email(let email) = member.member { email } else { nil }
        }
        try call.store.addContacts(emails, of: call.account.number)
    }

    private static func removeMember(
        _ argument: Sharing.RemoveFolderMemberArg, _ call: Call
    ) async throws -> Async.LaunchResultBase {
        try mappingFailure({ (failure: SharingError) in failure.removeMemberError }) {
            var status = Sharing.RemoveMemberJobStatus.complete(.init())
            do {
                try call.store.removeMember(
                    MemberReference(argument.member), from: argument.sharedFolderId, leavesCopy: argument.leaveACopy,
                    call.view)
            } catch SharingError.tooManyFiles {
                status = .failed(.tooManyFiles)
            }
            return .asyncJobId(try call.startJob(removals, endingWith: status))
        }
    }

    private static func relinquish(
        _ argument: Sharing.RelinquishFolderMembershipArg, _ call: Call
    ) async throws -> Async.LaunchEmptyResult {
        try mappingFailure({ (failure: SharingError) in failure.relinquishError }) {
            try call.store.relinquish(argument.sharedFolderId, leavesCopy: argument.leaveACopy, call.view)
            return argument.leaveACopy ? .asyncJobId(try call.startJob(jobs, endingWith: .complete)) : .complete
        }
    }

    private static func list(
        _ argument: Sharing.ListFolderMembersArgs, from start: Int = 0, _ call: Call
    ) throws -> Sharing.SharedFolderMembers {
        let view = try call.view
        let folder =
            try argument.path.map { try call.store.sharedFolder(around: $0, view) }
            ?? call.store.sharedFolder(argument.sharedFolderId, view)
        let all = try call.store.memberships(of: folder)
        let end = min(all.count, start + Int(clamping: argument.limit))
        let extra = String(decoding: try StoneCoding.encode(argument), as: UTF8.self)
        let cursor =
            end < all.count
            ? ListCursor(listName, try call.account, position: Int64(end), extra: extra).text : nil
        return try FolderMembersPage(folder: folder, caller: call.account, actions: argument.actions ?? [])
            .members(start < end ? all[start..<end] : [], cursor: cursor, call.store)
    }
}

extension MemberReference {
    init(_ selector: Sharing.MemberSelector) {
        switch selector {
        case .dropboxId(let id): self = .id(id)
        case .email(let email): self = .email(email)
        case .other: self = .unknown
        }
    }
}

extension AccessLevel {
    init(_ level: Sharing.AccessLevel) {
        self =
            switch level {
            case .owner: .owner
            case .editor: .editor
            case .viewer: .viewer
            case .viewerNoComment: .viewerWithoutComment
            case .traverse: .traverse
            case .noAccess, .other: .noAccess
            }
    }

    var level: Sharing.AccessLevel {
        switch self {
        case .owner: .owner
        case .editor: .editor
        case .viewer: .viewer
        case .viewerWithoutComment: .viewerNoComment
        case .traverse: .traverse
        case .noAccess: .noAccess
        }
    }
}

/// A page of a shared folder's members, as one of them sees it.
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
                users.append(.init(accessType: access, user: account.info(for: caller), permissions: permissions))
            case .group(let group):
                groups.append(
                    .init(accessType: access, group: try group.info(for: caller, store), permissions: permissions))
            case .invitee(let email):
                invitees.append(.init(accessType: access, invitee: .email(email), permissions: permissions))
            }
        }
        return Sharing.SharedFolderMembers(users: users, groups: groups, invitees: invitees, cursor: cursor)
    }

    /// Returns whether the caller can perform an action on a member, and the reason if not.
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
        } else if action == .makeViewerNoComment, caller.accountType == "basic" {
            reason = .userAccountType
        } else {
            reason = folder.canManageMembers ? nil : .userNotAllowedByOwner
        }
        return Sharing.MemberPermission(action: action, allow: reason == nil, reason: reason)
    }
}

extension TeamGroup {
    /// Returns the group as a member of an item that the caller has access to.
    func info(for caller: UserAccount, _ store: Store) throws -> Sharing.GroupInfo {
        let callerRole = try caller.membership.map { try store.groupRole(of: $0.id, in: self) } ?? nil
        return Sharing.GroupInfo(
            groupName: name, groupId: id, groupManagementType: management.type,
            groupType: management == .userManaged ? .userManaged : .team, isMember: callerRole != nil,
            isOwner: callerRole == true, sameTeam: caller.membership?.team == team, groupExternalId: externalID,
            memberCount: UInt32(clamping: memberCount))
    }
}

extension UserAccount {
    /// Returns the user as a member of an item that the caller has access to.
    func info(for caller: UserAccount) -> Sharing.UserInfo {
        let isTeammate = caller.membership.map { $0.team == membership?.team } ?? false
        return Sharing.UserInfo(
            accountId: id, email: email, displayName: name.displayName, sameTeam: isTeammate,
            teamMemberId: isTeammate ? membership?.id : nil)
    }
}
