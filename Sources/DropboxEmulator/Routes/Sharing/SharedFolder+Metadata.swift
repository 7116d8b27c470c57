import DropboxAccount
import DropboxSharing
import Foundation

extension SharedFolder {
    /// The folder as the API shows it to the caller.
    ///
    /// - Parameter actions: what the caller would like to know whether it is allowed.
    func metadata(_ actions: [Sharing.FolderAction]?, _ call: Call) throws -> Sharing.SharedFolderMetadata {
        let account = try call.account
        let owner = try owner.flatMap { try call.store.account($0) }
        let team = try owner?.membership.flatMap { try call.store.team($0.team) }
        return Sharing.SharedFolderMetadata(
            accessType: access.level, isInsideTeamFolder: false, isTeamFolder: isTeamFolder, name: name,
            policy: folderPolicy(hasTeam: team != nil),
            previewUrl: "https://www.dropbox.com/scl/fo/\(folder.dropFirst(3))/h?rlkey=\(namespace)",
            sharedFolderId: String(namespace), timeInvited: invited,
            ownerDisplayNames: owner.map { [$0.name.displayName] },
            ownerTeam: team.map { Users.Team(id: $0.id, name: $0.name) }, pathDisplay: point?.display,
            pathLower: point?.path, parentFolderName: parentName,
            permissions: (actions ?? []).map { permission(to: $0, account) },
            accessInheritance: isInheriting ? .inherit : .noInherit, folderId: folder)
    }

    private var parentName: String? {
        point?.display?.split(separator: "/").dropLast().last.map(String.init)
    }

    private func folderPolicy(hasTeam: Bool) -> Sharing.FolderPolicy {
        let members: Sharing.MemberPolicy =
            switch policy.members {
            case .anyone: .anyone
            case .team: .team
            case .teamAndApproved: .teamAndApproved
            }
        let links: Sharing.SharedLinkPolicy =
            switch policy.links {
            case .anyone: .anyone
            case .team: .team
            case .members: .members
            }
        return Sharing.FolderPolicy(
            aclUpdatePolicy: policy.accessControl == .owner ? .owner : .editors, sharedLinkPolicy: links,
            memberPolicy: hasTeam ? members : nil, resolvedMemberPolicy: hasTeam ? members : nil,
            viewerInfoPolicy: policy.hasViewerInfo ? .enabled : .disabled)
    }

    /// Whether the account may do something with the folder, and why not.
    private func permission(to action: Sharing.FolderAction, _ account: UserAccount) -> Sharing.FolderPermission {
        let byOwner = Sharing.PermissionDeniedReason.userNotAllowedByOwner
        let reason: Sharing.PermissionDeniedReason? =
            switch action {
            case .changeOptions, .unshare: access == .owner ? nil : byOwner
            case .disableViewerInfo, .enableViewerInfo: access == .owner ? nil : byOwner
            case .editContents, .createEditLink: access.canWrite ? nil : byOwner
            case .inviteEditor, .inviteViewer: canManage ? nil : byOwner
            case .inviteViewerNoComment: !canManage ? byOwner : account.kind == "basic" ? .userAccountType : nil
            case .relinquishMembership: access == .owner ? .targetIsOwner : nil
            case .unmount: point == nil || isTeamFolder ? .permissionDenied : nil
            case .leaveACopy: access.canRead && !isTeamFolder ? nil : byOwner
            case .shareLink, .createLink, .createViewLink: access.canRead ? nil : byOwner
            case .setAccessInheritance: isTeamFolder && access == .owner ? nil : .userNotOnTeam
            case .other: .permissionDenied
            }
        return Sharing.FolderPermission(action: action, allow: reason == nil, reason: reason)
    }
}
