// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Takes a shared folder out of the user's Dropbox. It can be mounted again.
    ///
    /// Route `sharing/unmount_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UnmountFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unmount_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
    @discardableResult
    @export(implementation)
    public func unmountFolder(sharedFolderId: String) -> RpcRequest<Void, Sharing.UnmountFolderError> {
        client.request(Sharing.unmountFolder, serverArgs: Sharing.UnmountFolderArg(sharedFolderId: sharedFolderId))
    }

    /// Removes all members from a file. Those who have access by way of a folder keep it.
    ///
    /// Route `sharing/unshare_file`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UnshareFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_file>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    @discardableResult
    @export(implementation)
    public func unshareFile(file: String) -> RpcRequest<Void, Sharing.UnshareFileError> {
        client.request(Sharing.unshareFile, serverArgs: Sharing.UnshareFileArg(file: file))
    }

    /// Stops sharing a folder. Only its owner can do so, and no other shared folder may lie in it or around it. Poll
    /// the job with `checkJobStatus`.
    ///
    /// Route `sharing/unshare_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UnshareFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - leaveACopy: Whether the other members keep a copy. The owner always keeps the folder. Default: `false`.
    @discardableResult
    @export(implementation)
    public func unshareFolder(
        sharedFolderId: String,
        leaveACopy: Bool = false
    ) -> RpcRequest<Async.LaunchEmptyResult, Sharing.UnshareFolderError> {
        client.request(
            Sharing.unshareFolder,
            serverArgs: Sharing.UnshareFolderArg(sharedFolderId: sharedFolderId, leaveACopy: leaveACopy)
        )
    }

    /// Changes what a member may do with a file.
    ///
    /// Route `sharing/update_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.FileMemberActionError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_member>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - member: The member.
    ///   - accessLevel: What they may do from now on.
    @discardableResult
    @export(implementation)
    public func updateFileMember(
        file: String,
        member: Sharing.MemberSelector,
        accessLevel: Sharing.AccessLevel
    ) -> RpcRequest<Sharing.MemberAccessLevelResult, Sharing.FileMemberActionError> {
        client.request(
            Sharing.updateFileMember,
            serverArgs: Sharing.UpdateFileMemberArgs(file: file, member: member, accessLevel: accessLevel)
        )
    }

    /// Changes whether a file shows who has seen it.
    ///
    /// Route `sharing/update_file_policy`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UpdateFilePolicyError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_policy>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions to tell about in the answer, whether the user may take them.
    ///   - linkSettings: Has no use any more. Deprecated.
    ///   - viewerInfoPolicy: Whether the file shows who has seen it.
    @discardableResult
    @export(implementation)
    public func updateFilePolicy(
        file: String,
        actions: [Sharing.FileAction]? = nil,
        linkSettings: Sharing.LinkSettings? = nil,
        viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil
    ) -> RpcRequest<Sharing.SharedFileMetadata, Sharing.UpdateFilePolicyError> {
        client.request(
            Sharing.updateFilePolicy,
            serverArgs: Sharing.UpdateFilePolicyArg(
                file: file,
                actions: actions,
                linkSettings: linkSettings,
                viewerInfoPolicy: viewerInfoPolicy
            )
        )
    }

    /// Changes what a member may do in a shared folder.
    ///
    /// Route `sharing/update_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UpdateFolderMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - member: The member, by `.dropboxId`.
    ///   - accessLevel: What they may do from now on. Not `.owner`.
    @discardableResult
    @export(implementation)
    public func updateFolderMember(
        sharedFolderId: String,
        member: Sharing.MemberSelector,
        accessLevel: Sharing.AccessLevel
    ) -> RpcRequest<Sharing.MemberAccessLevelResult, Sharing.UpdateFolderMemberError> {
        client.request(
            Sharing.updateFolderMember,
            serverArgs: Sharing.UpdateFolderMemberArg(
                sharedFolderId: sharedFolderId,
                member: member,
                accessLevel: accessLevel
            )
        )
    }

    /// Changes who may join, share and link a shared folder. Only its owner can do so; what is nil stays as it is.
    ///
    /// Route `sharing/update_folder_policy`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UpdateFolderPolicyError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_policy>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
    ///   - aclUpdatePolicy: Who may add and remove members.
    ///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
    ///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
    ///   - linkSettings: How the link to the folder is set.
    ///   - actions: The actions to tell about in the answer, whether the user may take them.
    @discardableResult
    @export(implementation)
    public func updateFolderPolicy(
        sharedFolderId: String,
        memberPolicy: Sharing.MemberPolicy? = nil,
        aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
        viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
        sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
        linkSettings: Sharing.LinkSettings? = nil,
        actions: [Sharing.FolderAction]? = nil
    ) -> RpcRequest<Sharing.SharedFolderMetadata, Sharing.UpdateFolderPolicyError> {
        client.request(
            Sharing.updateFolderPolicy,
            serverArgs: Sharing.UpdateFolderPolicyArg(
                sharedFolderId: sharedFolderId,
                memberPolicy: memberPolicy,
                aclUpdatePolicy: aclUpdatePolicy,
                viewerInfoPolicy: viewerInfoPolicy,
                sharedLinkPolicy: sharedLinkPolicy,
                linkSettings: linkSettings,
                actions: actions
            )
        )
    }
}
