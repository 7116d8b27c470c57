import DropboxCore
import DropboxSQLite
import DropboxSharing
import DropboxTeamLog
import Foundation

/// The events of shared folders and files.
enum SharedFolderEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Sharing.shareFolder) { _, launch, call in
            let folder: Sharing.SharedFolderMetadata?
            switch launch {
            case .complete(let complete): folder = complete
            case .asyncJobId(let id):
                let status: Sharing.ShareFolderJobStatus? = try call.jobResult(of: id)
                if case .complete(let complete) = status { folder = complete } else { folder = nil }
            }
            guard let folder else { return [] }
            return [
                LoggedEvent(
                    .sharing, .sharedFolderCreate(.init(description_: "Created shared folder")),
                    .sharedFolderCreateDetails(.init(targetNsId: folder.sharedFolderId)),
                    assets: [try asset(folder.sharedFolderId, call)])
            ]
        }
        feed.after(Sharing.addFolderMember) { argument, _, call in
            try argument.members.map { new in
                try added(new.member, new.accessLevel ?? .viewer, asset(argument.sharedFolderId, call), call)
            }
        }
        feed.after(Sharing.addFileMember) { argument, _, call in
            try argument.members.map { try added($0, argument.accessLevel ?? .viewer, file(argument.file), call) }
        }
        feed.after(Sharing.removeFolderMember) { argument, _, call in
            [try removed(argument.member, asset(argument.sharedFolderId, call), call)]
        }
        feed.after(Sharing.removeFileMember) { [try removed($0.member, file($0.file), $2)] }
        feed.after(Sharing.removeFileMember2) { [try removed($0.member, file($0.file), $2)] }
        feed.after(Sharing.updateFolderMember) { argument, _, call in
            [
                LoggedEvent(
                    .sharing,
                    .sharedContentChangeMemberRole(
                        .init(description_: "Changed access type of shared file/folder member")),
                    .sharedContentChangeMemberRoleDetails(.init(newAccessLevel: argument.accessLevel)),
                    assets: [try asset(argument.sharedFolderId, call)],
                    participants: try participant(argument.member, call))
            ]
        }
        feed.after(Sharing.relinquishFolderMembership) { argument, _, call in
            [try relinquished(asset(argument.sharedFolderId, call))]
        }
        feed.after(Sharing.relinquishFileMembership) { argument, _, _ in [relinquished(file(argument.file))] }
        feed.after(Sharing.unshareFolder) { argument, _, call in [try unshared(asset(argument.sharedFolderId, call))] }
        feed.after(Sharing.unshareFile) { argument, _, _ in [unshared(file(argument.file))] }
        feed.after(Sharing.mountFolder) { argument, _, call in
            [
                LoggedEvent(
                    .sharing, .sharedFolderMount(.init(description_: "Added shared folder to own Dropbox")),
                    .sharedFolderMountDetails(.init()), assets: [try asset(argument.sharedFolderId, call)])
            ]
        }
        feed.after(Sharing.unmountFolder) { argument, _, call in
            [
                LoggedEvent(
                    .sharing, .sharedFolderUnmount(.init(description_: "Deleted shared folder from Dropbox")),
                    .sharedFolderUnmountDetails(.init()), assets: [try asset(argument.sharedFolderId, call)])
            ]
        }
        feed.after(Sharing.transferFolder, transferred)
        feed.after(Sharing.updateFolderPolicy, policyChanged)
    }

    // MARK: - Events

    private static func added(
        _ member: Sharing.MemberSelector, _ level: Sharing.AccessLevel, _ asset: TeamLog.AssetLogInfo, _ call: Call
    ) throws -> LoggedEvent {
        LoggedEvent(
            .sharing,
            .sharedContentAddMember(.init(description_: "Added users and/or groups to shared file/folder")),
            .sharedContentAddMemberDetails(.init(sharedContentAccessLevel: level)), assets: [asset],
            participants: try participant(member, call))
    }

    private static func removed(
        _ member: Sharing.MemberSelector, _ asset: TeamLog.AssetLogInfo, _ call: Call
    ) throws -> LoggedEvent {
        LoggedEvent(
            .sharing, .sharedContentRemoveMember(.init(description_: "Removed user/group from shared file/folder")),
            .sharedContentRemoveMemberDetails(.init()), assets: [asset], participants: try participant(member, call))
    }

    private static func relinquished(_ asset: TeamLog.AssetLogInfo) -> LoggedEvent {
        LoggedEvent(
            .sharing, .sharedContentRelinquishMembership(.init(description_: "Left shared file/folder")),
            .sharedContentRelinquishMembershipDetails(.init()), assets: [asset])
    }

    private static func unshared(_ asset: TeamLog.AssetLogInfo) -> LoggedEvent {
        LoggedEvent(
            .sharing, .sharedContentUnshare(.init(description_: "Unshared file/folder by clearing membership")),
            .sharedContentUnshareDetails(.init()), assets: [asset])
    }

    private static func transferred(
        _ argument: Sharing.TransferFolderArg, _: Void, _ call: Call
    ) throws -> [LoggedEvent] {
        guard let owner = try call.store.account(id: argument.toDropboxId) else { return [] }
        return [
            LoggedEvent(
                .sharing,
                .sharedFolderTransferOwnership(
                    .init(description_: "Transferred ownership of shared folder to another member")),
                .sharedFolderTransferOwnershipDetails(
                    .init(newOwnerEmail: owner.email, previousOwnerEmail: call.callingAccount?.email)),
                assets: [try asset(argument.sharedFolderId, call)],
                participants: [.user(try call.store.logInfo(of: owner))])
        ]
    }

    private static func policyChanged(
        _ argument: Sharing.UpdateFolderPolicyArg, _: Sharing.SharedFolderMetadata, _ call: Call
    ) throws -> [LoggedEvent] {
        let assets = [try asset(argument.sharedFolderId, call)]
        let members = argument.memberPolicy.map { policy in
            LoggedEvent(
                .sharing,
                .sharedFolderChangeMembersPolicy(
                    .init(description_: "Changed who can become member of shared folder")),
                .sharedFolderChangeMembersPolicyDetails(.init(newValue: policy)), assets: assets)
        }
        let management = argument.aclUpdatePolicy.map { policy in
            LoggedEvent(
                .sharing,
                .sharedFolderChangeMembersManagementPolicy(
                    .init(description_: "Changed who can add/remove members of shared folder")),
                .sharedFolderChangeMembersManagementPolicyDetails(.init(newValue: policy)), assets: assets)
        }
        let links = argument.sharedLinkPolicy.map { policy in
            LoggedEvent(
                .sharing,
                .sharedFolderChangeLinkPolicy(.init(description_: "Changed who can access shared folder via link")),
                .sharedFolderChangeLinkPolicyDetails(.init(newValue: policy)), assets: assets)
        }
        return [members, management, links].compactMap { $0 }
    }

    // MARK: - Assets and participants

    private static func asset(_ id: String, _ call: Call) throws -> TeamLog.AssetLogInfo {
        let name = try call.store.read { connection in
            try connection.value("SELECT name FROM namespaces WHERE number = ?", Int64(id) ?? 0, as: String.self)
        }
        return .folder(
            .init(
                path: .init(namespaceRelative: .init(nsId: id, relativePath: "/", isSharedNamespace: true)),
                displayName: name))
    }

    /// Returns the log's description of a file with an id or path.
    private static func file(_ reference: String) -> TeamLog.AssetLogInfo {
        reference.hasPrefix("id:")
            ? .file(.init(path: .init(namespaceRelative: .init()), fileId: reference))
            : .file(
                .init(
                    path: .init(namespaceRelative: .init(relativePath: reference), contextual: reference),
                    displayName: reference.pathNames.last))
    }

    private static func participant(
        _ selector: Sharing.MemberSelector, _ call: Call
    ) throws -> [TeamLog.ParticipantLogInfo] {
        switch selector {
        case .dropboxId(let id):
            return try call.store.account(id: id).map { [.user(try call.store.logInfo(of: $0))] } ?? []
        case .email(let email):
            let known = try call.store.account(email: email).map { try call.store.logInfo(of: $0) }
            return [.user(known ?? TeamLog.NonTeamMemberLogInfo(email: email))]
        case .other:
            return []
        }
    }
}
