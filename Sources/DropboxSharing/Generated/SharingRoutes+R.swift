// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Gives up whatever access of their own the user has to a file or folder, without keeping a copy. Doing it twice
    /// does no harm.
    ///
    /// Route `sharing/relinquish_access`: style rpc, host api, auth user, scope `private:sharing.write`.
    /// Error: `Sharing.RelinquishAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_access>
    ///
    /// - Parameters:
    ///   - fileId: The file or folder, `id:…`.
    @discardableResult
    public func relinquishAccess(
        fileId: String
    ) -> RpcRequest<Sharing.RelinquishAccessResult, Sharing.RelinquishAccessError> {
        client.request(Sharing.relinquishAccess, serverArgs: Sharing.RelinquishAccessArg(fileId: fileId))
    }

    /// Gives up the user's access to a file that others have shared.
    ///
    /// Route `sharing/relinquish_file_membership`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RelinquishFileMembershipError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_file_membership>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    @discardableResult
    public func relinquishFileMembership(file: String) -> RpcRequest<Void, Sharing.RelinquishFileMembershipError> {
        client.request(Sharing.relinquishFileMembership, serverArgs: Sharing.RelinquishFileMembershipArg(file: file))
    }

    /// Leaves a shared folder, which its owner cannot do. With `leaveACopy` the answer is a job to poll with
    /// `checkJobStatus`.
    ///
    /// Route `sharing/relinquish_folder_membership`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RelinquishFolderMembershipError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_folder_membership>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - leaveACopy: Whether to keep a copy of what is in it. Not for folders in a team folder or another shared
    ///     folder. Default: `false`.
    @discardableResult
    public func relinquishFolderMembership(
        sharedFolderId: String,
        leaveACopy: Bool = false
    ) -> RpcRequest<Async.LaunchEmptyResult, Sharing.RelinquishFolderMembershipError> {
        client.request(
            Sharing.relinquishFolderMembership,
            serverArgs: Sharing.RelinquishFolderMembershipArg(sharedFolderId: sharedFolderId, leaveACopy: leaveACopy)
        )
    }

    /// Removes a member from a file. Use `removeFileMember2`, which tells more.
    ///
    /// Route `sharing/remove_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RemoveFileMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - member: The member to remove. An email address that belongs to an account means that account.
    @available(*, deprecated)
    @discardableResult
    public func removeFileMember(
        file: String,
        member: Sharing.MemberSelector
    ) -> RpcRequest<Sharing.FileMemberActionIndividualResult, Sharing.RemoveFileMemberError> {
        client.request(Sharing.removeFileMember, serverArgs: Sharing.RemoveFileMemberArg(file: file, member: member))
    }

    /// Removes a member from a file, and tells which access they still have by way of a folder.
    ///
    /// Route `sharing/remove_file_member_2`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RemoveFileMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member_2>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - member: The member to remove. An email address that belongs to an account means that account.
    @discardableResult
    public func removeFileMember2(
        file: String,
        member: Sharing.MemberSelector
    ) -> RpcRequest<Sharing.FileMemberRemoveActionResult, Sharing.RemoveFileMemberError> {
        client.request(Sharing.removeFileMember2, serverArgs: Sharing.RemoveFileMemberArg(file: file, member: member))
    }

    /// Starts a job that removes a member from a shared folder. Poll it with `checkRemoveMemberJobStatus`.
    ///
    /// Route `sharing/remove_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RemoveFolderMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - member: The member to remove.
    ///   - leaveACopy: Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or
    ///     another shared folder.
    @discardableResult
    public func removeFolderMember(
        sharedFolderId: String,
        member: Sharing.MemberSelector,
        leaveACopy: Bool
    ) -> RpcRequest<Async.LaunchResultBase, Sharing.RemoveFolderMemberError> {
        client.request(
            Sharing.removeFolderMember,
            serverArgs: Sharing.RemoveFolderMemberArg(
                sharedFolderId: sharedFolderId,
                member: member,
                leaveACopy: leaveACopy
            )
        )
    }

    /// Creates a link useless. The file may still be reached through links to the folders around it.
    ///
    /// Route `sharing/revoke_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RevokeSharedLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-revoke_shared_link>
    ///
    /// - Parameters:
    ///   - url: The link.
    @discardableResult
    public func revokeSharedLink(url: String) -> RpcRequest<Void, Sharing.RevokeSharedLinkError> {
        client.request(Sharing.revokeSharedLink, serverArgs: Sharing.RevokeSharedLinkArg(url: url))
    }
}
