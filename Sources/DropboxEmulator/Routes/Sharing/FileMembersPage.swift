import DropboxSharing
import Foundation

/// A page of the members of a file.
struct FileMembersPage {
    private static let listName = "file_members"

    let file: String
    let includesInherited: Bool
    let limit: Int
    var actions: [Sharing.MemberAction] = []
    /// Number of the members on former pages.
    var position = 0

    init(file: String, includesInherited: Bool, limit: Int, actions: [Sharing.MemberAction] = []) {
        self.file = file
        self.includesInherited = includesInherited
        self.limit = limit
        self.actions = actions
    }

    /// The page that a cursor stands before; nil if it is none.
    init?(cursor: String, _ account: UserAccount) {
        guard let known = ListCursor(cursor, Self.listName, account) else { return nil }
        let parts = known.extra.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let limit = ListCursor.pageSize(parts[0]) else { return nil }
        self.init(file: parts[2], includesInherited: parts[1] == "all", limit: limit)
        position = Int(known.position)
    }

    /// The page, and the number of all members.
    func members(_ call: Call) throws -> (members: Sharing.SharedFileMembers, count: Int) {
        let (shared, all) = try call.store.fileMembers(
            of: .file(file), includesInherited: includesInherited, call.view)
        let caller = try call.account
        var users: [Sharing.UserFileMembershipInfo] = []
        var invitees: [Sharing.InviteeMembershipInfo] = []
        for member in all.dropFirst(position).prefix(limit) {
            let permissions = actions.map { permission(to: $0, member, shared, caller) }
            let access = member.access.level
            switch member.member {
            case .account(let account):
                users.append(
                    .init(
                        accessType: access, user: account.info(seenBy: caller), permissions: permissions,
                        isInherited: member.isInherited))
            case .invitee(let email):
                invitees.append(.init(accessType: access, invitee: .email(email), permissions: permissions))
            case .group: continue
            }
        }
        let next = position + limit
        let extra = "\(limit)|\(includesInherited ? "all" : "own")|\(file)"
        let cursor =
            next < all.count ? ListCursor(Self.listName, caller, position: Int64(next), extra: extra).text : nil
        return (.init(users: users, groups: [], invitees: invitees, cursor: cursor), all.count)
    }

    /// Whether the caller may do something to a member, and why not.
    private func permission(
        to action: Sharing.MemberAction, _ member: FileMember, _ file: SharedFile, _ caller: UserAccount
    ) -> Sharing.MemberPermission {
        var account: UserAccount?
        if case .account(let known) = member.member { account = known }
        let reason: Sharing.PermissionDeniedReason? =
            if account != nil, account?.number == file.owner?.number {
                .targetIsOwner
            } else if account?.number == caller.number {
                .targetIsSelf
            } else if member.isInherited {
                .targetIsIndirectMember
            } else if action == .makeOwner || action == .leaveACopy {
                .permissionDenied
            } else {
                file.access.canWrite ? nil : .userNotAllowedByOwner
            }
        return Sharing.MemberPermission(action: action, allow: reason == nil, reason: reason)
    }
}
