import DropboxAccount
import DropboxCore
import DropboxSharing
import DropboxStone
import Foundation

/// Sharing folders, and listing, mounting, and unsharing them.
enum SharedFolderRoutes {
    static func add(to table: inout RouteTable) {
        table.on(
            Sharing.shareFolder,
            fidelity: .simplified("folders in the root of a team and in team folders cannot be shared"),
            share)
        table.onCheck(Sharing.checkShareJobStatus, shares)
        table.on(Sharing.getFolderMetadata) { argument, call in
            try mappingFailure({ (failure: SharingError) in failure.accessError }) {
                try call.store.sharedFolder(argument.sharedFolderId, call.view).metadata(argument.actions, call)
            }
        }
        table.on(Sharing.listFolders) { try list($0, "list_folders", mountableOnly: false, $1) }
        table.on(Sharing.listFoldersContinue) { try listMore($0, "list_folders", mountableOnly: false, $1) }
        table.on(Sharing.listMountableFolders) { try list($0, "list_mountable_folders", mountableOnly: true, $1) }
        table.on(Sharing.listMountableFoldersContinue) {
            try listMore($0, "list_mountable_folders", mountableOnly: true, $1)
        }
        table.on(Sharing.mountFolder) { argument, call in
            try mappingFailure({ (failure: SharingError) in failure.mountError }) {
                try call.store.mount(argument.sharedFolderId, call.view).metadata(nil, call)
            }
        }
        table.on(Sharing.unmountFolder) { argument, call in
            try mappingFailure({ (failure: SharingError) in failure.unmountError }) {
                try call.store.unmount(argument.sharedFolderId, call.view)
            }
        }
        table.on(Sharing.unshareFolder, unshare)
        table.on(Sharing.updateFolderPolicy) { argument, call in
            let change = Store.PolicyChange(
                members: argument.memberPolicy?.policy, accessControl: argument.aclUpdatePolicy?.policy,
                links: argument.sharedLinkPolicy?.policy,
                hasViewerInfo: argument.viewerInfoPolicy.map { $0 == .enabled })
            return try mappingFailure({ (failure: SharingError) in failure.policyError }) {
                try call.store.setPolicy(change, of: argument.sharedFolderId, call.view)
                    .metadata(argument.actions, call)
            }
        }
        table.on(
            Sharing.setAccessInheritance,
            fidelity: .simplified("always fails, because it needs a shared folder in the root of a team")
        ) { argument, call in
            try mappingFailure({ (failure: SharingError) in failure.inheritanceError }) {
                _ = try call.store.sharedFolder(argument.sharedFolderId, call.view)
                throw SharingError.noPermission
            }
        }
    }

    // MARK: - Sharing

    private static let shares = JobFamily("sharing/share_folder", inProgress: Sharing.ShareFolderJobStatus.inProgress)

    private static func share(
        _ argument: Sharing.ShareFolderArg, _ call: Call
    ) async throws -> Sharing.ShareFolderLaunch {
        let view = try call.view
        let change = Store.PolicyChange(
            members: argument.memberPolicy?.policy, accessControl: argument.aclUpdatePolicy?.policy,
            links: argument.sharedLinkPolicy?.policy, hasViewerInfo: argument.viewerInfoPolicy.map { $0 == .enabled })
        let status: Sharing.ShareFolderJobStatus
        do {
            let reference: PathReference
            do { reference = try PathReference(argument.path) } catch { throw SharingError.badPath(.invalidPath) }
            let isInheriting = argument.accessInheritance != .noInherit
            let folder = try call.store.share(reference, change, isInheriting: isInheriting, view)
            let metadata = try folder.metadata(argument.actions, call)
            guard argument.forceAsync else { return .complete(metadata) }
            status = .complete(metadata)
        } catch let failure as SharingError {
            let error = try failure.shareError(argument.actions, call)
            guard argument.forceAsync else { throw RouteRejection(error, depth: failure.isAlreadyShared ? 2 : .max) }
            status = .failed(error)
        }
        return .asyncJobId(try call.startJob(shares, endingWith: status))
    }

    private static func unshare(
        _ argument: Sharing.UnshareFolderArg, _ call: Call
    ) async throws -> Async.LaunchEmptyResult {
        try mappingFailure({ (failure: SharingError) in failure.unshareError }) {
            var status = Sharing.JobStatus.complete
            do {
                try call.store.unshare(argument.sharedFolderId, leavesCopies: argument.leaveACopy, call.view)
            } catch SharingError.tooManyFiles {
                status = .failed(.unshareFolderError(.tooManyFiles))
            }
            return .asyncJobId(try call.startJob(FolderMemberRoutes.jobs, endingWith: status))
        }
    }

    // MARK: - Lists

    private static func list(
        _ argument: Sharing.ListFoldersArgs, _ name: String, mountableOnly: Bool, after position: Int64 = 0,
        _ call: Call
    ) throws -> Sharing.ListFoldersResult {
        let limit = Int(clamping: argument.limit)
        var folders = try call.store.sharedFolders(
            mountableOnly: mountableOnly, after: position, limit: limit + 1, call.view)
        let hasMore = folders.count > limit
        if hasMore { folders.removeLast() }
        let extra = String(decoding: try StoneCoding.encode(argument), as: UTF8.self)
        let cursor = hasMore ? folders.last.map { $0.namespace } : nil
        return Sharing.ListFoldersResult(
            entries: try folders.map { try $0.metadata(argument.actions, call) },
            cursor: try cursor.map { ListCursor(name, try call.account, position: $0, extra: extra).text })
    }

    private static func listMore(
        _ argument: Sharing.ListFoldersContinueArg, _ name: String, mountableOnly: Bool, _ call: Call
    ) throws -> Sharing.ListFoldersResult {
        guard let cursor = ListCursor(argument.cursor, name, try call.account),
            let first = cursor.argument(as: Sharing.ListFoldersArgs.self)
        else { throw RouteRejection(Sharing.ListFoldersContinueError.invalidCursor) }
        return try list(first, name, mountableOnly: mountableOnly, after: cursor.position, call)
    }
}

extension Sharing.MemberPolicy {
    fileprivate var policy: SharedFolder.MemberPolicy? {
        switch self {
        case .team: .team
        case .anyone: .anyone
        case .teamAndApproved: .teamAndApproved
        case .other: nil
        }
    }
}

extension Sharing.AclUpdatePolicy {
    fileprivate var policy: SharedFolder.AccessControlPolicy? {
        switch self {
        case .owner: .owner
        case .editors: .editors
        case .other: nil
        }
    }
}

extension Sharing.SharedLinkPolicy {
    fileprivate var policy: SharedFolder.LinkPolicy? {
        switch self {
        case .anyone: .anyone
        case .team: .team
        case .members: .members
        case .other: nil
        }
    }
}

extension SharedFolder {
    /// Returns the metadata of the folder for the caller.
    ///
    /// - Parameters:
    ///   - actions: The actions whose permissions the caller requests.
    ///   - call: The request.
    func metadata(_ actions: [Sharing.FolderAction]?, _ call: Call) throws -> Sharing.SharedFolderMetadata {
        let account = try call.account
        let owner = try owner.flatMap { try call.store.account($0) }
        let team = try owner?.membership.flatMap { try call.store.team($0.team) }
        let address = SharedLinkURL(isFolder: true, key: String(folder.dropFirst("id:".count)), secret: nil)
        return Sharing.SharedFolderMetadata(
            accessType: access.level, isInsideTeamFolder: false, isTeamFolder: isTeamFolder, name: name,
            policy: folderPolicy(hasTeam: team != nil),
            previewUrl: address.urlString(origin: call.request.origin()),
            sharedFolderId: String(namespace), timeInvited: invited,
            ownerDisplayNames: owner.map { [$0.name.displayName] },
            ownerTeam: team.map { Users.Team(id: $0.id, name: $0.name) }, pathDisplay: mountPoint?.displayPath,
            pathLower: mountPoint?.path, parentFolderName: parentName,
            permissions: (actions ?? []).map { permission(to: $0, account) },
            accessInheritance: isInheriting ? .inherit : .noInherit, folderId: folder)
    }

    private var parentName: String? {
        mountPoint?.displayPath?.pathNames.dropLast().last
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

    /// Returns whether the account can perform an action on the folder, and the reason if not.
    private func permission(to action: Sharing.FolderAction, _ account: UserAccount) -> Sharing.FolderPermission {
        let byOwner = Sharing.PermissionDeniedReason.userNotAllowedByOwner
        let reason: Sharing.PermissionDeniedReason? =
            switch action {
            case .changeOptions, .unshare: access == .owner ? nil : byOwner
            case .disableViewerInfo, .enableViewerInfo: access == .owner ? nil : byOwner
            case .editContents, .createEditLink: access.canWrite ? nil : byOwner
            case .inviteEditor, .inviteViewer: canManageMembers ? nil : byOwner
            case .inviteViewerNoComment:
                !canManageMembers ? byOwner : account.accountType == "basic" ? .userAccountType : nil
            case .relinquishMembership: access == .owner ? .targetIsOwner : nil
            case .unmount: mountPoint == nil || isTeamFolder ? .permissionDenied : nil
            case .leaveACopy: access.canRead && !isTeamFolder ? nil : byOwner
            case .shareLink, .createLink, .createViewLink: access.canRead ? nil : byOwner
            case .setAccessInheritance, .other: .permissionDenied
            }
        return Sharing.FolderPermission(action: action, allow: reason == nil, reason: reason)
    }
}
