// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension Sharing {
    /// The descriptor of `sharing/add_file_member`.
    @export(implementation)
    public static var addFileMember: Route<Sharing.AddFileMemberArgsSerializer, ArraySerializer<Sharing.FileMemberActionResultSerializer>, Sharing.AddFileMemberErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `sharing/add_folder_member`.
    @export(implementation)
    public static var addFolderMember: Route<Sharing.AddFolderMemberArgSerializer, VoidSerializer, Sharing.AddFolderMemberErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `sharing/check_job_status`.
    @export(implementation)
    public static var checkJobStatus: Route<Async.PollArgSerializer, Sharing.JobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `sharing/check_remove_member_job_status`.
    @export(implementation)
    public static var checkRemoveMemberJobStatus: Route<Async.PollArgSerializer, Sharing.RemoveMemberJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `sharing/check_share_job_status`.
    @export(implementation)
    public static var checkShareJobStatus: Route<Async.PollArgSerializer, Sharing.ShareFolderJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `sharing/create_shared_link`.
    @export(implementation)
    public static var createSharedLink: Route<Sharing.CreateSharedLinkArgSerializer, Sharing.PathLinkMetadataSerializer, Sharing.CreateSharedLinkErrorSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `sharing/create_shared_link_with_settings`.
    @export(implementation)
    public static var createSharedLinkWithSettings: Route<Sharing.CreateSharedLinkWithSettingsArgSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.CreateSharedLinkWithSettingsErrorSerializer> {
        Route(_schema, 6)
    }
    /// The descriptor of `sharing/get_file_metadata`.
    @export(implementation)
    public static var getFileMetadata: Route<Sharing.GetFileMetadataArgSerializer, Sharing.SharedFileMetadataSerializer, Sharing.GetFileMetadataErrorSerializer> {
        Route(_schema, 7)
    }
    /// The descriptor of `sharing/get_file_metadata/batch`.
    @export(implementation)
    public static var getFileMetadataBatch: Route<Sharing.GetFileMetadataBatchArgSerializer, ArraySerializer<Sharing.GetFileMetadataBatchResultSerializer>, Sharing.SharingUserErrorSerializer> {
        Route(_schema, 8)
    }
    /// The descriptor of `sharing/get_folder_metadata`.
    @export(implementation)
    public static var getFolderMetadata: Route<Sharing.GetMetadataArgsSerializer, Sharing.SharedFolderMetadataSerializer, Sharing.SharedFolderAccessErrorSerializer> {
        Route(_schema, 9)
    }
    /// The descriptor of `sharing/get_shared_link_file`.
    @export(implementation)
    public static var getSharedLinkFile: Route<Sharing.GetSharedLinkMetadataArgSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer> {
        Route(_schema, 10)
    }
    /// The descriptor of `sharing/get_shared_link_metadata`.
    @export(implementation)
    public static var getSharedLinkMetadata: Route<Sharing.GetSharedLinkMetadataArgSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.SharedLinkMetadataErrorSerializer> {
        Route(_schema, 11)
    }
    /// The descriptor of `sharing/get_shared_links`.
    @export(implementation)
    public static var getSharedLinks: Route<Sharing.GetSharedLinksArgSerializer, Sharing.GetSharedLinksResultSerializer, Sharing.GetSharedLinksErrorSerializer> {
        Route(_schema, 12)
    }
    /// The descriptor of `sharing/list_file_members`.
    @export(implementation)
    public static var listFileMembers: Route<Sharing.ListFileMembersArgSerializer, Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersErrorSerializer> {
        Route(_schema, 13)
    }
    /// The descriptor of `sharing/list_file_members/batch`.
    @export(implementation)
    public static var listFileMembersBatch: Route<Sharing.ListFileMembersBatchArgSerializer, ArraySerializer<Sharing.ListFileMembersBatchResultSerializer>, Sharing.SharingUserErrorSerializer> {
        Route(_schema, 14)
    }
    /// The descriptor of `sharing/list_file_members/continue`.
    @export(implementation)
    public static var listFileMembersContinue: Route<Sharing.ListFileMembersContinueArgSerializer, Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersContinueErrorSerializer> {
        Route(_schema, 15)
    }
    /// The descriptor of `sharing/list_folder_members`.
    @export(implementation)
    public static var listFolderMembers: Route<Sharing.ListFolderMembersArgsSerializer, Sharing.SharedFolderMembersSerializer, Sharing.SharedFolderAccessErrorSerializer> {
        Route(_schema, 16)
    }
    /// The descriptor of `sharing/list_folder_members/continue`.
    @export(implementation)
    public static var listFolderMembersContinue: Route<Sharing.ListFolderMembersContinueArgSerializer, Sharing.SharedFolderMembersSerializer, Sharing.ListFolderMembersContinueErrorSerializer> {
        Route(_schema, 17)
    }
    /// The descriptor of `sharing/list_folders`.
    @export(implementation)
    public static var listFolders: Route<Sharing.ListFoldersArgsSerializer, Sharing.ListFoldersResultSerializer, VoidSerializer> {
        Route(_schema, 18)
    }
    /// The descriptor of `sharing/list_folders/continue`.
    @export(implementation)
    public static var listFoldersContinue: Route<Sharing.ListFoldersContinueArgSerializer, Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        Route(_schema, 19)
    }
    /// The descriptor of `sharing/list_mountable_folders`.
    @export(implementation)
    public static var listMountableFolders: Route<Sharing.ListFoldersArgsSerializer, Sharing.ListFoldersResultSerializer, VoidSerializer> {
        Route(_schema, 20)
    }
    /// The descriptor of `sharing/list_mountable_folders/continue`.
    @export(implementation)
    public static var listMountableFoldersContinue: Route<Sharing.ListFoldersContinueArgSerializer, Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        Route(_schema, 21)
    }
    /// The descriptor of `sharing/list_received_files`.
    @export(implementation)
    public static var listReceivedFiles: Route<Sharing.ListFilesArgSerializer, Sharing.ListFilesResultSerializer, Sharing.SharingUserErrorSerializer> {
        Route(_schema, 22)
    }
    /// The descriptor of `sharing/list_received_files/continue`.
    @export(implementation)
    public static var listReceivedFilesContinue: Route<Sharing.ListFilesContinueArgSerializer, Sharing.ListFilesResultSerializer, Sharing.ListFilesContinueErrorSerializer> {
        Route(_schema, 23)
    }
    /// The descriptor of `sharing/list_shared_links`.
    @export(implementation)
    public static var listSharedLinks: Route<Sharing.ListSharedLinksArgSerializer, Sharing.ListSharedLinksResultSerializer, Sharing.ListSharedLinksErrorSerializer> {
        Route(_schema, 24)
    }
    /// The descriptor of `sharing/modify_shared_link_settings`.
    @export(implementation)
    public static var modifySharedLinkSettings: Route<Sharing.ModifySharedLinkSettingsArgsSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.ModifySharedLinkSettingsErrorSerializer> {
        Route(_schema, 25)
    }
    /// The descriptor of `sharing/mount_folder`.
    @export(implementation)
    public static var mountFolder: Route<Sharing.MountFolderArgSerializer, Sharing.SharedFolderMetadataSerializer, Sharing.MountFolderErrorSerializer> {
        Route(_schema, 26)
    }
    /// The descriptor of `sharing/relinquish_access`.
    @export(implementation)
    public static var relinquishAccess: Route<Sharing.RelinquishAccessArgSerializer, Sharing.RelinquishAccessResultSerializer, Sharing.RelinquishAccessErrorSerializer> {
        Route(_schema, 27)
    }
    /// The descriptor of `sharing/relinquish_file_membership`.
    @export(implementation)
    public static var relinquishFileMembership: Route<Sharing.RelinquishFileMembershipArgSerializer, VoidSerializer, Sharing.RelinquishFileMembershipErrorSerializer> {
        Route(_schema, 28)
    }
    /// The descriptor of `sharing/relinquish_folder_membership`.
    @export(implementation)
    public static var relinquishFolderMembership: Route<Sharing.RelinquishFolderMembershipArgSerializer, Async.LaunchEmptyResultSerializer, Sharing.RelinquishFolderMembershipErrorSerializer> {
        Route(_schema, 29)
    }
    /// The descriptor of `sharing/remove_file_member`.
    @export(implementation)
    public static var removeFileMember: Route<Sharing.RemoveFileMemberArgSerializer, Sharing.FileMemberActionIndividualResultSerializer, Sharing.RemoveFileMemberErrorSerializer> {
        Route(_schema, 30)
    }
    /// The descriptor of `sharing/remove_file_member_2`.
    @export(implementation)
    public static var removeFileMember2: Route<Sharing.RemoveFileMemberArgSerializer, Sharing.FileMemberRemoveActionResultSerializer, Sharing.RemoveFileMemberErrorSerializer> {
        Route(_schema, 31)
    }
    /// The descriptor of `sharing/remove_folder_member`.
    @export(implementation)
    public static var removeFolderMember: Route<Sharing.RemoveFolderMemberArgSerializer, Async.LaunchResultBaseSerializer, Sharing.RemoveFolderMemberErrorSerializer> {
        Route(_schema, 32)
    }
    /// The descriptor of `sharing/revoke_shared_link`.
    @export(implementation)
    public static var revokeSharedLink: Route<Sharing.RevokeSharedLinkArgSerializer, VoidSerializer, Sharing.RevokeSharedLinkErrorSerializer> {
        Route(_schema, 33)
    }
    /// The descriptor of `sharing/set_access_inheritance`.
    @export(implementation)
    public static var setAccessInheritance: Route<Sharing.SetAccessInheritanceArgSerializer, Sharing.ShareFolderLaunchSerializer, Sharing.SetAccessInheritanceErrorSerializer> {
        Route(_schema, 34)
    }
    /// The descriptor of `sharing/share_folder`.
    @export(implementation)
    public static var shareFolder: Route<Sharing.ShareFolderArgSerializer, Sharing.ShareFolderLaunchSerializer, Sharing.ShareFolderErrorSerializer> {
        Route(_schema, 35)
    }
    /// The descriptor of `sharing/transfer_folder`.
    @export(implementation)
    public static var transferFolder: Route<Sharing.TransferFolderArgSerializer, VoidSerializer, Sharing.TransferFolderErrorSerializer> {
        Route(_schema, 36)
    }
    /// The descriptor of `sharing/unmount_folder`.
    @export(implementation)
    public static var unmountFolder: Route<Sharing.UnmountFolderArgSerializer, VoidSerializer, Sharing.UnmountFolderErrorSerializer> {
        Route(_schema, 37)
    }
    /// The descriptor of `sharing/unshare_file`.
    @export(implementation)
    public static var unshareFile: Route<Sharing.UnshareFileArgSerializer, VoidSerializer, Sharing.UnshareFileErrorSerializer> {
        Route(_schema, 38)
    }
    /// The descriptor of `sharing/unshare_folder`.
    @export(implementation)
    public static var unshareFolder: Route<Sharing.UnshareFolderArgSerializer, Async.LaunchEmptyResultSerializer, Sharing.UnshareFolderErrorSerializer> {
        Route(_schema, 39)
    }
    /// The descriptor of `sharing/update_file_member`.
    @export(implementation)
    public static var updateFileMember: Route<Sharing.UpdateFileMemberArgsSerializer, Sharing.MemberAccessLevelResultSerializer, Sharing.FileMemberActionErrorSerializer> {
        Route(_schema, 40)
    }
    /// The descriptor of `sharing/update_file_policy`.
    @export(implementation)
    public static var updateFilePolicy: Route<Sharing.UpdateFilePolicyArgSerializer, Sharing.SharedFileMetadataSerializer, Sharing.UpdateFilePolicyErrorSerializer> {
        Route(_schema, 41)
    }
    /// The descriptor of `sharing/update_folder_member`.
    @export(implementation)
    public static var updateFolderMember: Route<Sharing.UpdateFolderMemberArgSerializer, Sharing.MemberAccessLevelResultSerializer, Sharing.UpdateFolderMemberErrorSerializer> {
        Route(_schema, 42)
    }
    /// The descriptor of `sharing/update_folder_policy`.
    @export(implementation)
    public static var updateFolderPolicy: Route<Sharing.UpdateFolderPolicyArgSerializer, Sharing.SharedFolderMetadataSerializer, Sharing.UpdateFolderPolicyErrorSerializer> {
        Route(_schema, 43)
    }
}

/// The routes of `sharing`, called on behalf of a user or a team.
public struct SharingRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `sharing`.
    @export(implementation) public var sharing: SharingRoutes { SharingRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `sharing`. Never `nil`.
    @export(implementation) public var sharing: SharingRoutes! { SharingRoutes(client: client) }
}

extension SharingRoutes {
    /// Adds members to a file and sends them invitations. Returns the outcome for each member.
    ///
    /// The error of the route is ``Sharing/AddFileMemberError``, the reason that no members were added.
    ///
    /// - ``Sharing/AddFileMemberError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/AddFileMemberError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    /// - ``Sharing/AddFileMemberError/rateLimit``: The user has sent too many invitations. Wait, and then try again.
    /// - ``Sharing/AddFileMemberError/invalidComment``: The message can't be sent.
    /// - ``Sharing/AddFileMemberError/bannedMember``: The user isn't allowed to share, because of abuse.
    ///
    /// Route `sharing/add_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_file_member>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - members: The people to add, by account or email address. If an email address belongs to an account, the
    ///     account is added.
    ///   - customMessage: A message to send with the invitation.
    ///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `false`.
    ///   - accessLevel: The access level of the new members.
    ///   - addMessageAsComment: A Boolean value that indicates whether to add the message as a comment, too. Supported
    ///     for Paper documents. The default is `false`.
    ///   - fpSealedResult: For internal use by Dropbox.
    /// - Returns: A request for an array of ``Sharing/FileMemberActionResult``: the outcome for one member.
    @discardableResult
    @export(implementation)
    public func addFileMember(
        file: String,
        members: [Sharing.MemberSelector],
        customMessage: String? = nil,
        quiet: Bool = false,
        accessLevel: Sharing.AccessLevel? = nil,
        addMessageAsComment: Bool = false,
        fpSealedResult: String? = nil
    ) -> RpcRequest<ArraySerializer<Sharing.FileMemberActionResultSerializer>, Sharing.AddFileMemberErrorSerializer> {
        client.request(
            Sharing.addFileMember,
            serverArgs: Sharing.AddFileMemberArgs(
                file: file,
                members: members,
                customMessage: customMessage,
                quiet: quiet,
                accessLevel: accessLevel,
                addMessageAsComment: addMessageAsComment,
                fpSealedResult: fpSealedResult
            )
        )
    }

    /// Adds members to a file and sends them invitations. Returns the outcome for each member. This overload has the
    /// parameters of an earlier version of the API. The method with all parameters describes the route and its
    /// parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func addFileMember(
        file: String,
        members: [Sharing.MemberSelector],
        customMessage: String?,
        quiet: Bool,
        accessLevel: Sharing.AccessLevel,
        addMessageAsComment: Bool
    ) -> RpcRequest<ArraySerializer<Sharing.FileMemberActionResultSerializer>, Sharing.AddFileMemberErrorSerializer> {
        client.request(
            Sharing.addFileMember,
            serverArgs: Sharing.AddFileMemberArgs(
                file: file,
                members: members,
                customMessage: customMessage,
                quiet: quiet,
                accessLevel: accessLevel,
                addMessageAsComment: addMessageAsComment
            )
        )
    }

    /// Adds members to a shared folder and sends them invitations. The folder appears in a new member's Dropbox after
    /// `mountFolder`.
    ///
    /// ```swift
    /// let bob = Sharing.AddMember(member: .email("bob@example.com"), accessLevel: .editor)
    /// try await client.sharing.addFolderMember(sharedFolderId: folder.sharedFolderId, members: [bob]).response()
    /// ```
    ///
    /// The error of the route is ``Sharing/AddFolderMemberError``, the reason that no members were added.
    ///
    /// - ``Sharing/AddFolderMemberError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/AddFolderMemberError/emailUnverified``: The user hasn't verified their email address. Ask the user
    ///   to verify it, and then try again.
    /// - ``Sharing/AddFolderMemberError/bannedMember``: The user isn't allowed to share, because of abuse.
    /// - ``Sharing/AddFolderMemberError/badMember(_:)``: A person can't be added. See
    ///   ``Sharing/AddMemberSelectorError``.
    /// - ``Sharing/AddFolderMemberError/cantShareOutsideTeam``: The team doesn't allow sharing with people outside the
    ///   team.
    /// - ``Sharing/AddFolderMemberError/tooManyMembers(_:)``: The folder would have too many members. The associated
    ///   value is the limit.
    /// - ``Sharing/AddFolderMemberError/tooManyPendingInvites(_:)``: Too many invitations are pending. The associated
    ///   value is the limit.
    /// - ``Sharing/AddFolderMemberError/rateLimit``: The user has reached the daily limit of invitations. Try again
    ///   after 24 hours.
    /// - 4 other cases
    ///
    /// Route `sharing/add_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - members: The people to add, and their access levels.
    ///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `false`.
    ///   - customMessage: A message to send with the invitation. At least 1 character.
    ///   - fpSealedResult: For internal use by Dropbox.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func addFolderMember(
        sharedFolderId: String,
        members: [Sharing.AddMember],
        quiet: Bool = false,
        customMessage: String? = nil,
        fpSealedResult: String? = nil
    ) -> RpcRequest<VoidSerializer, Sharing.AddFolderMemberErrorSerializer> {
        client.request(
            Sharing.addFolderMember,
            serverArgs: Sharing.AddFolderMemberArg(
                sharedFolderId: sharedFolderId,
                members: members,
                quiet: quiet,
                customMessage: customMessage,
                fpSealedResult: fpSealedResult
            )
        )
    }

    /// Adds members to a shared folder and sends them invitations. The folder appears in a new member's Dropbox after
    /// `mountFolder`. This overload has the parameters of an earlier version of the API. The method with all parameters
    /// describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func addFolderMember(
        sharedFolderId: String,
        members: [Sharing.AddMember],
        quiet: Bool,
        customMessage: String?
    ) -> RpcRequest<VoidSerializer, Sharing.AddFolderMemberErrorSerializer> {
        client.request(
            Sharing.addFolderMember,
            serverArgs: Sharing.AddFolderMemberArg(
                sharedFolderId: sharedFolderId,
                members: members,
                quiet: quiet,
                customMessage: customMessage
            )
        )
    }

    /// Polls a job of `unshareFolder` or `relinquishFolderMembership`. Returns whether it is still running.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `sharing/check_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Sharing/JobStatus``, the state of a job.
    @discardableResult
    @export(implementation)
    public func checkJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.JobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Sharing.checkJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `removeFolderMember`. Returns whether it is still running, or the access that the member still
    /// has.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `sharing/check_remove_member_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_remove_member_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Sharing/RemoveMemberJobStatus``, the state of a job of `removeFolderMember`.
    @discardableResult
    @export(implementation)
    public func checkRemoveMemberJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.RemoveMemberJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Sharing.checkRemoveMemberJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `shareFolder` or `setAccessInheritance`. Returns whether it is still running, or the shared
    /// folder.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `sharing/check_share_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_share_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Sharing/ShareFolderJobStatus``, the state of a job of `shareFolder`.
    @discardableResult
    @export(implementation)
    public func checkShareJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.ShareFolderJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Sharing.checkShareJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a shared link to a file or folder, or returns the existing one.
    ///
    /// The error of the route is ``Sharing/CreateSharedLinkError``, the reason that no link was created.
    ///
    /// - ``Sharing/CreateSharedLinkError/path(_:)``: No item exists at this path. See
    ///   ``/DropboxFiles/Files/LookupError``.
    ///
    /// Route `sharing/create_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link>
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder.
    ///   - shortUrl: This option no longer has an effect. The default is `false`. Deprecated.
    ///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
    /// - Returns: A request for ``Sharing/PathLinkMetadata``, the metadata of a link to a file or folder.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func createSharedLink(
        path: String,
        shortUrl: Bool = false,
        pendingUpload: Sharing.PendingUploadMode? = nil
    ) -> RpcRequest<Sharing.PathLinkMetadataSerializer, Sharing.CreateSharedLinkErrorSerializer> {
        client.request(
            Sharing.createSharedLink,
            serverArgs: Sharing.CreateSharedLinkArg(path: path, shortUrl: shortUrl, pendingUpload: pendingUpload)
        )
    }

    /// Creates a shared link to a file or folder. By default, anyone with the link can use it, within the policies of
    /// the team and folder. If a link already exists, the call fails; find the link with `listSharedLinks`.
    ///
    /// ```swift
    /// let settings = Sharing.SharedLinkSettings(audience: .public_, access: .viewer)
    /// let request = client.sharing.createSharedLinkWithSettings(path: "/notes/today.txt", settings: settings)
    /// print(try await request.response().url)
    /// ```
    ///
    /// The error of the route is ``Sharing/CreateSharedLinkWithSettingsError``, the reason that no link was created.
    ///
    /// - ``Sharing/CreateSharedLinkWithSettingsError/path(_:)``: No item exists at this path. See
    ///   ``/DropboxFiles/Files/LookupError``.
    /// - ``Sharing/CreateSharedLinkWithSettingsError/emailNotVerified``: The user hasn't verified their email address.
    ///   Ask the user to verify it, and then try again.
    /// - ``Sharing/CreateSharedLinkWithSettingsError/sharedLinkAlreadyExists(_:)``: A link already exists. The
    ///   associated value is its metadata, unless it differs from the requested settings; in that case, call
    ///   `listSharedLinks` with `directOnly`. See ``Sharing/SharedLinkAlreadyExistsMetadata``.
    /// - ``Sharing/CreateSharedLinkWithSettingsError/settingsError(_:)``: The settings aren't valid. See
    ///   ``Sharing/SharedLinkSettingsError``.
    /// - ``Sharing/CreateSharedLinkWithSettingsError/accessDenied``: The user can't create a link to the item, for
    ///   example because the item is restricted or the user's links are banned.
    /// - ``Sharing/CreateSharedLinkWithSettingsError/bannedMember``: The user isn't allowed to share, because of abuse.
    /// - ``Sharing/CreateSharedLinkWithSettingsError/tooManySharedFolders``: The user has too many shared folders.
    ///
    /// Route `sharing/create_shared_link_with_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link_with_settings>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
    ///   - settings: The settings of the link: its audience, password, and expiration.
    /// - Returns: A request for ``Sharing/SharedLinkMetadata``, the metadata of a shared link and its target. Cast it
    ///   to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
    @discardableResult
    @export(implementation)
    public func createSharedLinkWithSettings(
        path: String,
        settings: Sharing.SharedLinkSettings? = nil
    ) -> RpcRequest<Sharing.SharedLinkMetadataSerializer, Sharing.CreateSharedLinkWithSettingsErrorSerializer> {
        client.request(
            Sharing.createSharedLinkWithSettings,
            serverArgs: Sharing.CreateSharedLinkWithSettingsArg(path: path, settings: settings)
        )
    }

    /// Returns the sharing metadata of a file, and the actions that the user can take on it.
    ///
    /// The error of the route is ``Sharing/GetFileMetadataError``, the reason that the sharing metadata of a file
    /// wasn't returned.
    ///
    /// - ``Sharing/GetFileMetadataError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/GetFileMetadataError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    ///
    /// Route `sharing/get_file_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - actions: The actions whose permissions to include.
    /// - Returns: A request for ``Sharing/SharedFileMetadata``, the sharing metadata of a file.
    @discardableResult
    @export(implementation)
    public func getFileMetadata(
        file: String,
        actions: [Sharing.FileAction]? = nil
    ) -> RpcRequest<Sharing.SharedFileMetadataSerializer, Sharing.GetFileMetadataErrorSerializer> {
        client.request(Sharing.getFileMetadata, serverArgs: Sharing.GetFileMetadataArg(file: file, actions: actions))
    }

    /// Returns the sharing metadata of up to 100 files.
    ///
    /// The error of the route is ``Sharing/SharingUserError``, the reason that the user's account can't be used.
    ///
    /// - ``Sharing/SharingUserError/emailUnverified``: The user hasn't verified their email address. Ask the user to
    ///   verify it, and then try again.
    ///
    /// Route `sharing/get_file_metadata/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata-batch>
    ///
    /// - Parameters:
    ///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
    ///     starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - actions: The actions whose permissions to include.
    /// - Returns: A request for an array of ``Sharing/GetFileMetadataBatchResult``: the sharing metadata of one file.
    @discardableResult
    @export(implementation)
    public func getFileMetadataBatch(
        files: [String],
        actions: [Sharing.FileAction]? = nil
    ) -> RpcRequest<ArraySerializer<Sharing.GetFileMetadataBatchResultSerializer>, Sharing.SharingUserErrorSerializer> {
        client.request(
            Sharing.getFileMetadataBatch,
            serverArgs: Sharing.GetFileMetadataBatchArg(files: files, actions: actions)
        )
    }

    /// Returns the metadata of a shared folder, and the actions that the user can take on it.
    ///
    /// The error of the route is ``Sharing/SharedFolderAccessError``, the reason that a shared folder can't be
    /// accessed.
    ///
    /// - ``Sharing/SharedFolderAccessError/invalidId``: No shared folder has this identifier.
    /// - ``Sharing/SharedFolderAccessError/notAMember``: The user isn't a member.
    /// - ``Sharing/SharedFolderAccessError/invalidMember``: The account doesn't exist or is disabled.
    /// - ``Sharing/SharedFolderAccessError/unmounted``: The folder isn't mounted. Mount it first.
    ///
    /// Route `sharing/get_folder_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_folder_metadata>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - actions: The actions whose permissions to include.
    /// - Returns: A request for ``Sharing/SharedFolderMetadata``, the metadata of a shared folder.
    @discardableResult
    @export(implementation)
    public func getFolderMetadata(
        sharedFolderId: String,
        actions: [Sharing.FolderAction]? = nil
    ) -> RpcRequest<Sharing.SharedFolderMetadataSerializer, Sharing.SharedFolderAccessErrorSerializer> {
        client.request(
            Sharing.getFolderMetadata,
            serverArgs: Sharing.GetMetadataArgs(sharedFolderId: sharedFolderId, actions: actions)
        )
    }

    /// Downloads the file of a shared link, or a file in the folder of a shared link.
    ///
    /// ```swift
    /// let (metadata, content) = try await client.sharing.getSharedLinkFile(url: url).response()
    /// print(metadata.name, content.count, "bytes")
    /// ```
    ///
    /// The error of the route is ``Sharing/GetSharedLinkFileError``, the reason that the file of a link wasn't
    /// downloaded.
    ///
    /// - ``Sharing/GetSharedLinkFileError/sharedLinkNotFound``: The shared link doesn't exist.
    /// - ``Sharing/GetSharedLinkFileError/sharedLinkAccessDenied``: The user doesn't have access to the link.
    /// - ``Sharing/GetSharedLinkFileError/unsupportedLinkType``: Links of this kind can't be downloaded. Use `export`
    ///   of `Files` instead.
    /// - ``Sharing/GetSharedLinkFileError/unsupportedParameterField``: Private links support neither `path` nor
    ///   `linkPassword`.
    /// - ``Sharing/GetSharedLinkFileError/sharedLinkIsDirectory``: The link refers to a folder. Use `path` to specify a
    ///   file in it.
    ///
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`.
    ///     Starts with `/`.
    ///   - linkPassword: The password of the link. `nil` if it has none.
    /// - Returns: A request for ``Sharing/SharedLinkMetadata``, the metadata of a shared link and its target. Cast it
    ///   to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
    @discardableResult
    @export(implementation)
    public func getSharedLinkFile(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil
    ) -> DownloadRequestMemory<Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer> {
        client.request(
            Sharing.getSharedLinkFile,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword)
        )
    }

    /// Downloads the file of a shared link, or a file in the folder of a shared link. Stores the content in the file at
    /// `destination`, which must not exist unless `overwrite` is `true`. The method that returns the content in memory
    /// describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func getSharedLinkFile(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer> {
        client.request(
            Sharing.getSharedLinkFile,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Returns the metadata of a shared link: its target, audience, and expiration.
    ///
    /// ```swift
    /// let link = try await client.sharing.getSharedLinkMetadata(url: url).response()
    /// switch link {
    /// case let file as Sharing.FileLinkMetadata: print(file.name, file.size, "bytes")
    /// default: print(link.name, "(folder)")
    /// }
    /// ```
    ///
    /// The error of the route is ``Sharing/SharedLinkMetadataError``, the reason that the metadata of a link wasn't
    /// returned.
    ///
    /// - ``Sharing/SharedLinkMetadataError/sharedLinkNotFound``: The shared link doesn't exist.
    /// - ``Sharing/SharedLinkMetadataError/sharedLinkAccessDenied``: The user doesn't have access to the link.
    /// - ``Sharing/SharedLinkMetadataError/unsupportedLinkType``: Links of this kind can't be downloaded. Use `export`
    ///   of `Files` instead.
    /// - ``Sharing/SharedLinkMetadataError/unsupportedParameterField``: Private links support neither `path` nor
    ///   `linkPassword`.
    ///
    /// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`.
    ///     Starts with `/`.
    ///   - linkPassword: The password of the link. `nil` if it has none.
    /// - Returns: A request for ``Sharing/SharedLinkMetadata``, the metadata of a shared link and its target. Cast it
    ///   to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
    @discardableResult
    @export(implementation)
    public func getSharedLinkMetadata(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil
    ) -> RpcRequest<Sharing.SharedLinkMetadataSerializer, Sharing.SharedLinkMetadataErrorSerializer> {
        client.request(
            Sharing.getSharedLinkMetadata,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword)
        )
    }

    /// Returns up to 1,000 shared links of the user.
    ///
    /// The error of the route is ``Sharing/GetSharedLinksError``, the reason that links weren't listed.
    ///
    /// - ``Sharing/GetSharedLinksError/path(_:)``: The path has an invalid format. The associated value may describe
    ///   the problem.
    ///
    /// Route `sharing/get_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_links>
    ///
    /// - Parameter path: The path of the file or folder whose links to list. `nil` lists all links.
    /// - Returns: A request for ``Sharing/GetSharedLinksResult``, the shared links of the user.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func getSharedLinks(
        path: String? = nil
    ) -> RpcRequest<Sharing.GetSharedLinksResultSerializer, Sharing.GetSharedLinksErrorSerializer> {
        client.request(Sharing.getSharedLinks, serverArgs: Sharing.GetSharedLinksArg(path: path))
    }

    /// Lists the people who have access to a file: members, groups, and invited people.
    ///
    /// The error of the route is ``Sharing/ListFileMembersError``, the reason that members weren't listed.
    ///
    /// - ``Sharing/ListFileMembersError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/ListFileMembersError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    ///
    /// Route `sharing/list_file_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - actions: The actions whose permissions to include.
    ///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
    ///     folder. The default is `true`.
    ///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
    /// - Returns: A request for ``Sharing/SharedFileMembers``, the people who have access to a file.
    @discardableResult
    @export(implementation)
    public func listFileMembers(
        file: String,
        actions: [Sharing.MemberAction]? = nil,
        includeInherited: Bool = true,
        limit: UInt32 = 100
    ) -> RpcRequest<Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersErrorSerializer> {
        client.request(
            Sharing.listFileMembers,
            serverArgs: Sharing.ListFileMembersArg(
                file: file,
                actions: actions,
                includeInherited: includeInherited,
                limit: limit
            )
        )
    }

    /// Lists the people who have access to up to 100 files, without permissions and without people who have access
    /// through a folder.
    ///
    /// The error of the route is ``Sharing/SharingUserError``, the reason that the user's account can't be used.
    ///
    /// - ``Sharing/SharingUserError/emailUnverified``: The user hasn't verified their email address. Ask the user to
    ///   verify it, and then try again.
    ///
    /// Route `sharing/list_file_members/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-batch>
    ///
    /// - Parameters:
    ///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
    ///     starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
    /// - Returns: A request for an array of ``Sharing/ListFileMembersBatchResult``: the members of one file.
    @discardableResult
    @export(implementation)
    public func listFileMembersBatch(
        files: [String],
        limit: UInt32 = 1000
    ) -> RpcRequest<ArraySerializer<Sharing.ListFileMembersBatchResultSerializer>, Sharing.SharingUserErrorSerializer> {
        client.request(
            Sharing.listFileMembersBatch,
            serverArgs: Sharing.ListFileMembersBatchArg(files: files, limit: limit)
        )
    }

    /// Returns the next page of `listFileMembers`.
    ///
    /// The error of the route is ``Sharing/ListFileMembersContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``Sharing/ListFileMembersContinueError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/ListFileMembersContinueError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    /// - ``Sharing/ListFileMembersContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `sharing/list_file_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Sharing/SharedFileMembers``, the people who have access to a file.
    @discardableResult
    @export(implementation)
    public func listFileMembersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersContinueErrorSerializer> {
        client.request(Sharing.listFileMembersContinue, serverArgs: Sharing.ListFileMembersContinueArg(cursor: cursor))
    }

    /// Lists the people who have access to a shared folder: members, groups, and invited people.
    ///
    /// ```swift
    /// let members = try await client.sharing.listFolderMembers(sharedFolderId: folder.sharedFolderId).response()
    /// for member in members.users { print(member.user.displayName, member.accessType) }
    /// ```
    ///
    /// The error of the route is ``Sharing/SharedFolderAccessError``, the reason that a shared folder can't be
    /// accessed.
    ///
    /// - ``Sharing/SharedFolderAccessError/invalidId``: No shared folder has this identifier.
    /// - ``Sharing/SharedFolderAccessError/notAMember``: The user isn't a member.
    /// - ``Sharing/SharedFolderAccessError/invalidMember``: The account doesn't exist or is disabled.
    /// - ``Sharing/SharedFolderAccessError/unmounted``: The folder isn't mounted. Mount it first.
    ///
    /// Route `sharing/list_folder_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from
    ///     A to Z, digits, hyphens, underscores, and colons.
    ///   - actions: The actions whose permissions to include.
    ///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to
    ///     1000.
    ///   - path: The path of the folder. Use it to include people who have access through a parent folder.
    /// - Returns: A request for ``Sharing/SharedFolderMembers``, the people who have access to a shared folder.
    @discardableResult
    @export(implementation)
    public func listFolderMembers(
        sharedFolderId: String,
        actions: [Sharing.MemberAction]? = nil,
        limit: UInt32 = 1000,
        path: String? = nil
    ) -> RpcRequest<Sharing.SharedFolderMembersSerializer, Sharing.SharedFolderAccessErrorSerializer> {
        client.request(
            Sharing.listFolderMembers,
            serverArgs: Sharing.ListFolderMembersArgs(
                sharedFolderId: sharedFolderId,
                actions: actions,
                limit: limit,
                path: path
            )
        )
    }

    /// Lists the people who have access to a shared folder: members, groups, and invited people. This overload has the
    /// parameters of an earlier version of the API. The method with all parameters describes the route and its
    /// parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func listFolderMembers(
        sharedFolderId: String,
        actions: [Sharing.MemberAction]?,
        limit: UInt32
    ) -> RpcRequest<Sharing.SharedFolderMembersSerializer, Sharing.SharedFolderAccessErrorSerializer> {
        client.request(
            Sharing.listFolderMembers,
            serverArgs: Sharing.ListFolderMembersArgs(sharedFolderId: sharedFolderId, actions: actions, limit: limit)
        )
    }

    /// Returns the next page of `listFolderMembers`.
    ///
    /// The error of the route is ``Sharing/ListFolderMembersContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``Sharing/ListFolderMembersContinueError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/ListFolderMembersContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `sharing/list_folder_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Sharing/SharedFolderMembers``, the people who have access to a shared folder.
    @discardableResult
    @export(implementation)
    public func listFolderMembersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.SharedFolderMembersSerializer, Sharing.ListFolderMembersContinueErrorSerializer> {
        client.request(
            Sharing.listFolderMembersContinue,
            serverArgs: Sharing.ListFolderMembersContinueArg(cursor: cursor)
        )
    }

    /// Lists all shared folders that the user has access to, mounted or not.
    ///
    /// ```swift
    /// let page = try await client.sharing.listFolders(limit: 100).response()
    /// for folder in page.entries { print(folder.name, folder.sharedFolderId) }
    /// ```
    ///
    /// The route has no errors of its own.
    ///
    /// Route `sharing/list_folders`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - actions: The actions whose permissions to include.
    /// - Returns: A request for ``Sharing/ListFoldersResult``, a page of shared folders.
    @discardableResult
    @export(implementation)
    public func listFolders(
        limit: UInt32 = 1000,
        actions: [Sharing.FolderAction]? = nil
    ) -> RpcRequest<Sharing.ListFoldersResultSerializer, VoidSerializer> {
        client.request(Sharing.listFolders, serverArgs: Sharing.ListFoldersArgs(limit: limit, actions: actions))
    }

    /// Returns the next page of `listFolders`.
    ///
    /// The error of the route is ``Sharing/ListFoldersContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``Sharing/ListFoldersContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `sharing/list_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Sharing/ListFoldersResult``, a page of shared folders.
    @discardableResult
    @export(implementation)
    public func listFoldersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        client.request(Sharing.listFoldersContinue, serverArgs: Sharing.ListFoldersContinueArg(cursor: cursor))
    }

    /// Lists the shared folders that the user can mount or unmount.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `sharing/list_mountable_folders`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - actions: The actions whose permissions to include.
    /// - Returns: A request for ``Sharing/ListFoldersResult``, a page of shared folders.
    @discardableResult
    @export(implementation)
    public func listMountableFolders(
        limit: UInt32 = 1000,
        actions: [Sharing.FolderAction]? = nil
    ) -> RpcRequest<Sharing.ListFoldersResultSerializer, VoidSerializer> {
        client.request(
            Sharing.listMountableFolders,
            serverArgs: Sharing.ListFoldersArgs(limit: limit, actions: actions)
        )
    }

    /// Returns the next page of `listMountableFolders`.
    ///
    /// The error of the route is ``Sharing/ListFoldersContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``Sharing/ListFoldersContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `sharing/list_mountable_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Sharing/ListFoldersResult``, a page of shared folders.
    @discardableResult
    @export(implementation)
    public func listMountableFoldersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        client.request(Sharing.listMountableFoldersContinue, serverArgs: Sharing.ListFoldersContinueArg(cursor: cursor))
    }

    /// Lists the files that are shared with the user.
    ///
    /// The error of the route is ``Sharing/SharingUserError``, the reason that the user's account can't be used.
    ///
    /// - ``Sharing/SharingUserError/emailUnverified``: The user hasn't verified their email address. Ask the user to
    ///   verify it, and then try again.
    ///
    /// Route `sharing/list_received_files`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
    ///   - actions: The actions whose permissions to include.
    /// - Returns: A request for ``Sharing/ListFilesResult``, a page of the files that are shared with the user.
    @discardableResult
    @export(implementation)
    public func listReceivedFiles(
        limit: UInt32 = 100,
        actions: [Sharing.FileAction]? = nil
    ) -> RpcRequest<Sharing.ListFilesResultSerializer, Sharing.SharingUserErrorSerializer> {
        client.request(Sharing.listReceivedFiles, serverArgs: Sharing.ListFilesArg(limit: limit, actions: actions))
    }

    /// Returns the next page of `listReceivedFiles`.
    ///
    /// The error of the route is ``Sharing/ListFilesContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``Sharing/ListFilesContinueError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/ListFilesContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `sharing/list_received_files/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Sharing/ListFilesResult``, a page of the files that are shared with the user.
    @discardableResult
    @export(implementation)
    public func listReceivedFilesContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFilesResultSerializer, Sharing.ListFilesContinueErrorSerializer> {
        client.request(Sharing.listReceivedFilesContinue, serverArgs: Sharing.ListFilesContinueArg(cursor: cursor))
    }

    /// Lists the user's shared links page by page, or the links for one path, including links to its parent folders.
    ///
    /// ```swift
    /// let page = try await client.sharing.listSharedLinks(path: "/notes/today.txt", directOnly: true).response()
    /// for link in page.links { print(link.name, link.url) }
    /// ```
    ///
    /// The error of the route is ``Sharing/ListSharedLinksError``, the reason that links weren't listed.
    ///
    /// - ``Sharing/ListSharedLinksError/path(_:)``: No item exists at this path. See
    ///   ``/DropboxFiles/Files/LookupError``.
    /// - ``Sharing/ListSharedLinksError/reset``: The cursor has expired. List from the start.
    ///
    /// Route `sharing/list_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_shared_links>
    ///
    /// - Parameters:
    ///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`,
    ///     `id:`, `rev:`, or `ns:`.
    ///   - cursor: The cursor of the most recent page. `nil` for the first page.
    ///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
    /// - Returns: A request for ``Sharing/ListSharedLinksResult``, a page of shared links.
    @discardableResult
    @export(implementation)
    public func listSharedLinks(
        path: String? = nil,
        cursor: String? = nil,
        directOnly: Bool? = nil
    ) -> RpcRequest<Sharing.ListSharedLinksResultSerializer, Sharing.ListSharedLinksErrorSerializer> {
        client.request(
            Sharing.listSharedLinks,
            serverArgs: Sharing.ListSharedLinksArg(path: path, cursor: cursor, directOnly: directOnly)
        )
    }

    /// Changes the audience, password, or expiration of a shared link. The policies of the team and folder may restrict
    /// it; the result contains the effective settings.
    ///
    /// ```swift
    /// let settings = Sharing.SharedLinkSettings(allowDownload: true)
    /// let link = try await client.sharing.modifySharedLinkSettings(url: url, settings: settings).response()
    /// print(link.url)
    /// ```
    ///
    /// The error of the route is ``Sharing/ModifySharedLinkSettingsError``, the reason that a link wasn't changed.
    ///
    /// - ``Sharing/ModifySharedLinkSettingsError/sharedLinkNotFound``: The shared link doesn't exist.
    /// - ``Sharing/ModifySharedLinkSettingsError/sharedLinkAccessDenied``: The user doesn't have access to the link.
    /// - ``Sharing/ModifySharedLinkSettingsError/unsupportedLinkType``: Links of this kind can't be downloaded. Use
    ///   `export` of `Files` instead.
    /// - ``Sharing/ModifySharedLinkSettingsError/unsupportedParameterField``: Private links support neither `path` nor
    ///   `linkPassword`.
    /// - ``Sharing/ModifySharedLinkSettingsError/settingsError(_:)``: The settings aren't valid. See
    ///   ``Sharing/SharedLinkSettingsError``.
    /// - ``Sharing/ModifySharedLinkSettingsError/emailNotVerified``: The user hasn't verified their email address. Ask
    ///   the user to verify it, and then try again.
    ///
    /// Route `sharing/modify_shared_link_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-modify_shared_link_settings>
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - settings: The new settings.
    ///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is
    ///     `false`.
    /// - Returns: A request for ``Sharing/SharedLinkMetadata``, the metadata of a shared link and its target. Cast it
    ///   to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
    @discardableResult
    @export(implementation)
    public func modifySharedLinkSettings(
        url: String,
        settings: Sharing.SharedLinkSettings,
        removeExpiration: Bool = false
    ) -> RpcRequest<Sharing.SharedLinkMetadataSerializer, Sharing.ModifySharedLinkSettingsErrorSerializer> {
        client.request(
            Sharing.modifySharedLinkSettings,
            serverArgs: Sharing.ModifySharedLinkSettingsArgs(
                url: url,
                settings: settings,
                removeExpiration: removeExpiration
            )
        )
    }

    /// Adds a shared folder to the user's Dropbox.
    ///
    /// The error of the route is ``Sharing/MountFolderError``, the reason that a shared folder wasn't mounted.
    ///
    /// - ``Sharing/MountFolderError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/MountFolderError/insideSharedFolder``: The folder would lie inside another shared folder.
    /// - ``Sharing/MountFolderError/insufficientQuota(_:)``: The user doesn't have enough space for the folder.
    /// - ``Sharing/MountFolderError/alreadyMounted``: The folder is already mounted.
    /// - ``Sharing/MountFolderError/noPermission``: The user doesn't have permission.
    /// - ``Sharing/MountFolderError/notMountable``: The folder can't be mounted, for example because it lies inside a
    ///   team folder of the user.
    /// - ``Sharing/MountFolderError/mustAutomount``: Dropbox mounts this folder automatically.
    ///
    /// Route `sharing/mount_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-mount_folder>
    ///
    /// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits,
    ///   hyphens, underscores, and colons.
    /// - Returns: A request for ``Sharing/SharedFolderMetadata``, the metadata of a shared folder.
    @discardableResult
    @export(implementation)
    public func mountFolder(
        sharedFolderId: String
    ) -> RpcRequest<Sharing.SharedFolderMetadataSerializer, Sharing.MountFolderErrorSerializer> {
        client.request(Sharing.mountFolder, serverArgs: Sharing.MountFolderArg(sharedFolderId: sharedFolderId))
    }

    /// Removes the user's own access to a file or folder without keeping a copy. Has no effect if the user has no
    /// access.
    ///
    /// The error of the route is ``Sharing/RelinquishAccessError``, the reason that the user's access wasn't removed.
    ///
    /// - ``Sharing/RelinquishAccessError/invalidFileId``: No file or folder has this identifier.
    /// - ``Sharing/RelinquishAccessError/emailUnverified``: The user hasn't verified their email address. Ask the user
    ///   to verify it, and then try again.
    /// - ``Sharing/RelinquishAccessError/owner``: The user owns the item.
    /// - ``Sharing/RelinquishAccessError/noExplicitAccess``: The user has access through a folder or group. Leave the
    ///   folder, or ask for a change of the group.
    /// - ``Sharing/RelinquishAccessError/teamFolder``: The policies of a team folder don't allow it.
    /// - ``Sharing/RelinquishAccessError/noPermission``: The user doesn't have permission.
    ///
    /// Route `sharing/relinquish_access`: style rpc, host api, auth user, scope `private:sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_access>
    ///
    /// - Parameter fileId: The identifier of the file or folder, `id:…`.
    /// - Returns: A request for ``Sharing/RelinquishAccessResult``, the result of removing the user's own access. It
    ///   has no fields.
    @discardableResult
    @export(implementation)
    public func relinquishAccess(
        fileId: String
    ) -> RpcRequest<Sharing.RelinquishAccessResultSerializer, Sharing.RelinquishAccessErrorSerializer> {
        client.request(Sharing.relinquishAccess, serverArgs: Sharing.RelinquishAccessArg(fileId: fileId))
    }

    /// Removes the user's own access to a file that is shared with them.
    ///
    /// The error of the route is ``Sharing/RelinquishFileMembershipError``, the reason that the user's access wasn't
    /// removed.
    ///
    /// - ``Sharing/RelinquishFileMembershipError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    /// - ``Sharing/RelinquishFileMembershipError/groupAccess``: The user has access through a group.
    /// - ``Sharing/RelinquishFileMembershipError/noPermission``: The user doesn't have permission.
    ///
    /// Route `sharing/relinquish_file_membership`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_file_membership>
    ///
    /// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or
    ///   `nspath:`.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func relinquishFileMembership(
        file: String
    ) -> RpcRequest<VoidSerializer, Sharing.RelinquishFileMembershipErrorSerializer> {
        client.request(Sharing.relinquishFileMembership, serverArgs: Sharing.RelinquishFileMembershipArg(file: file))
    }

    /// Leaves a shared folder. The owner can't leave it. With `leaveACopy`, poll the returned job with
    /// `checkJobStatus`.
    ///
    /// The error of the route is ``Sharing/RelinquishFolderMembershipError``, the reason that the user didn't leave the
    /// folder.
    ///
    /// - ``Sharing/RelinquishFolderMembershipError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/RelinquishFolderMembershipError/folderOwner``: The user owns the folder. Unshare it, or transfer the
    ///   ownership.
    /// - ``Sharing/RelinquishFolderMembershipError/mounted``: The folder is mounted. Unmount it first.
    /// - ``Sharing/RelinquishFolderMembershipError/groupAccess``: The user has access through a group.
    /// - ``Sharing/RelinquishFolderMembershipError/teamFolder``: The operation isn't supported for team folders.
    /// - ``Sharing/RelinquishFolderMembershipError/noPermission``: The user doesn't have permission.
    /// - ``Sharing/RelinquishFolderMembershipError/noExplicitAccess``: The user has access through a parent folder.
    ///
    /// Route `sharing/relinquish_folder_membership`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_folder_membership>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
    ///     inside a team folder or another shared folder. The default is `false`.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchEmptyResult``, the result of a call that may start a job
    ///   without a result.
    @discardableResult
    @export(implementation)
    public func relinquishFolderMembership(
        sharedFolderId: String,
        leaveACopy: Bool = false
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Sharing.RelinquishFolderMembershipErrorSerializer> {
        client.request(
            Sharing.relinquishFolderMembership,
            serverArgs: Sharing.RelinquishFolderMembershipArg(sharedFolderId: sharedFolderId, leaveACopy: leaveACopy)
        )
    }

    /// Removes a member from a file. Use `removeFileMember2` instead.
    ///
    /// The error of the route is ``Sharing/RemoveFileMemberError``, the reason that a member wasn't removed.
    ///
    /// - ``Sharing/RemoveFileMemberError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/RemoveFileMemberError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    /// - ``Sharing/RemoveFileMemberError/noExplicitAccess(_:)``: The member has access only through a folder. Remove
    ///   them there. The associated value is the access level.
    ///
    /// Route `sharing/remove_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - member: The member to remove. If an email address belongs to an account, the account is removed.
    /// - Returns: A request for ``Sharing/FileMemberActionIndividualResult``, the outcome for one member.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func removeFileMember(
        file: String,
        member: Sharing.MemberSelector
    ) -> RpcRequest<Sharing.FileMemberActionIndividualResultSerializer, Sharing.RemoveFileMemberErrorSerializer> {
        client.request(Sharing.removeFileMember, serverArgs: Sharing.RemoveFileMemberArg(file: file, member: member))
    }

    /// Removes a member from a file, and returns the access that the member still has through a folder.
    ///
    /// The error of the route is ``Sharing/RemoveFileMemberError``, the reason that a member wasn't removed.
    ///
    /// - ``Sharing/RemoveFileMemberError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/RemoveFileMemberError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    /// - ``Sharing/RemoveFileMemberError/noExplicitAccess(_:)``: The member has access only through a folder. Remove
    ///   them there. The associated value is the access level.
    ///
    /// Route `sharing/remove_file_member_2`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member_2>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - member: The member to remove. If an email address belongs to an account, the account is removed.
    /// - Returns: A request for ``Sharing/FileMemberRemoveActionResult``, the outcome of a member's removal.
    @discardableResult
    @export(implementation)
    public func removeFileMember2(
        file: String,
        member: Sharing.MemberSelector
    ) -> RpcRequest<Sharing.FileMemberRemoveActionResultSerializer, Sharing.RemoveFileMemberErrorSerializer> {
        client.request(Sharing.removeFileMember2, serverArgs: Sharing.RemoveFileMemberArg(file: file, member: member))
    }

    /// Starts a job that removes a member from a shared folder. Poll it with `checkRemoveMemberJobStatus`.
    ///
    /// The error of the route is ``Sharing/RemoveFolderMemberError``, the reason that a member wasn't removed.
    ///
    /// - ``Sharing/RemoveFolderMemberError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/RemoveFolderMemberError/memberError(_:)``: The member can't be removed. See
    ///   ``Sharing/SharedFolderMemberError``.
    /// - ``Sharing/RemoveFolderMemberError/folderOwner``: The member owns the folder. Transfer the ownership first.
    /// - ``Sharing/RemoveFolderMemberError/groupAccess``: The member has access through a group.
    /// - ``Sharing/RemoveFolderMemberError/teamFolder``: The operation isn't supported for team folders.
    /// - ``Sharing/RemoveFolderMemberError/noPermission``: The user doesn't have permission.
    /// - ``Sharing/RemoveFolderMemberError/tooManyFiles``: The folder contains too many files to leave a copy. Remove
    ///   the member without one.
    ///
    /// Route `sharing/remove_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - member: The member to remove.
    ///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported
    ///     for groups, and for folders inside a team folder or another shared folder.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchResultBase``, the result of a call that may start a job.
    @discardableResult
    @export(implementation)
    public func removeFolderMember(
        sharedFolderId: String,
        member: Sharing.MemberSelector,
        leaveACopy: Bool
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, Sharing.RemoveFolderMemberErrorSerializer> {
        client.request(
            Sharing.removeFolderMember,
            serverArgs: Sharing.RemoveFolderMemberArg(
                sharedFolderId: sharedFolderId,
                member: member,
                leaveACopy: leaveACopy
            )
        )
    }

    /// Revokes a shared link. The file may still be accessible through links to its parent folders.
    ///
    /// ```swift
    /// try await client.sharing.revokeSharedLink(url: url).response()
    /// ```
    ///
    /// The error of the route is ``Sharing/RevokeSharedLinkError``, the reason that a link wasn't revoked.
    ///
    /// - ``Sharing/RevokeSharedLinkError/sharedLinkNotFound``: The shared link doesn't exist.
    /// - ``Sharing/RevokeSharedLinkError/sharedLinkAccessDenied``: The user doesn't have access to the link.
    /// - ``Sharing/RevokeSharedLinkError/unsupportedLinkType``: Links of this kind can't be downloaded. Use `export` of
    ///   `Files` instead.
    /// - ``Sharing/RevokeSharedLinkError/unsupportedParameterField``: Private links support neither `path` nor
    ///   `linkPassword`.
    /// - ``Sharing/RevokeSharedLinkError/sharedLinkMalformed``: The URL isn't a shared link.
    ///
    /// Route `sharing/revoke_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-revoke_shared_link>
    ///
    /// - Parameter url: The URL of the link.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func revokeSharedLink(url: String) -> RpcRequest<VoidSerializer, Sharing.RevokeSharedLinkErrorSerializer> {
        client.request(Sharing.revokeSharedLink, serverArgs: Sharing.RevokeSharedLinkArg(url: url))
    }

    /// Sets whether a shared folder in a team space inherits members from its parent folder. May return a job to poll
    /// with `checkShareJobStatus`.
    ///
    /// The error of the route is ``Sharing/SetAccessInheritanceError``, the reason that the inheritance of members
    /// wasn't changed.
    ///
    /// - ``Sharing/SetAccessInheritanceError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/SetAccessInheritanceError/noPermission``: The user doesn't have permission.
    ///
    /// Route `sharing/set_access_inheritance`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-set_access_inheritance>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
    ///     default is `.inherit`.
    /// - Returns: A request for ``Sharing/ShareFolderLaunch``, the result of `shareFolder`: a job to poll, or the
    ///   shared folder.
    @discardableResult
    @export(implementation)
    public func setAccessInheritance(
        sharedFolderId: String,
        accessInheritance: Sharing.AccessInheritance = .inherit
    ) -> RpcRequest<Sharing.ShareFolderLaunchSerializer, Sharing.SetAccessInheritanceErrorSerializer> {
        client.request(
            Sharing.setAccessInheritance,
            serverArgs: Sharing.SetAccessInheritanceArg(
                sharedFolderId: sharedFolderId,
                accessInheritance: accessInheritance
            )
        )
    }

    /// Shares a folder, and creates it if it doesn't exist. For large folders, poll the returned job with
    /// `checkShareJobStatus`.
    ///
    /// ```swift
    /// switch try await client.sharing.shareFolder(path: "/notes").response() {
    /// case .complete(let folder): print(folder.name, "has the ID", folder.sharedFolderId)
    /// case .asyncJobId(let job):
    ///     // Repeat this while it returns .inProgress.
    ///     print("started:", try await client.sharing.checkShareJobStatus(asyncJobId: job).response())
    /// }
    /// ```
    ///
    /// The error of the route is ``Sharing/ShareFolderError``, the reason that a folder wasn't shared.
    ///
    /// - ``Sharing/ShareFolderError/emailUnverified``: The user hasn't verified their email address. Ask the user to
    ///   verify it, and then try again.
    /// - ``Sharing/ShareFolderError/badPath(_:)``: The folder can't be shared because of its kind or location. See
    ///   ``Sharing/SharePathError``.
    /// - ``Sharing/ShareFolderError/teamPolicyDisallowsMemberPolicy``: The team's policy doesn't allow the
    ///   `memberPolicy`.
    /// - ``Sharing/ShareFolderError/disallowedSharedLinkPolicy``: The account can't use the `sharedLinkPolicy`.
    /// - ``Sharing/ShareFolderError/noPermission``: The user doesn't have permission.
    ///
    /// Route `sharing/share_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-share_folder>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or
    ///     `ns:`.
    ///   - aclUpdatePolicy: The people who can add, change, and remove members.
    ///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder. The
    ///     default is `false`.
    ///   - memberPolicy: The people who can be members. Supported only for members of a team.
    ///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of
    ///     a team.
    ///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
    ///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
    ///     default is `.inherit`.
    ///   - actions: The actions whose permissions to include.
    ///   - linkSettings: The settings of the link to the folder.
    /// - Returns: A request for ``Sharing/ShareFolderLaunch``, the result of `shareFolder`: a job to poll, or the
    ///   shared folder.
    @discardableResult
    @export(implementation)
    public func shareFolder(
        path: String,
        aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
        forceAsync: Bool = false,
        memberPolicy: Sharing.MemberPolicy? = nil,
        sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
        viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
        accessInheritance: Sharing.AccessInheritance = .inherit,
        actions: [Sharing.FolderAction]? = nil,
        linkSettings: Sharing.LinkSettings? = nil
    ) -> RpcRequest<Sharing.ShareFolderLaunchSerializer, Sharing.ShareFolderErrorSerializer> {
        client.request(
            Sharing.shareFolder,
            serverArgs: Sharing.ShareFolderArg(
                path: path,
                aclUpdatePolicy: aclUpdatePolicy,
                forceAsync: forceAsync,
                memberPolicy: memberPolicy,
                sharedLinkPolicy: sharedLinkPolicy,
                viewerInfoPolicy: viewerInfoPolicy,
                accessInheritance: accessInheritance,
                actions: actions,
                linkSettings: linkSettings
            )
        )
    }

    /// Transfers the ownership of a shared folder to another member. Only the owner can do so.
    ///
    /// The error of the route is ``Sharing/TransferFolderError``, the reason that the ownership wasn't transferred.
    ///
    /// - ``Sharing/TransferFolderError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/TransferFolderError/invalidDropboxId``: No account has this identifier.
    /// - ``Sharing/TransferFolderError/newOwnerNotAMember``: The new owner isn't a member of the folder. Add them
    ///   first.
    /// - ``Sharing/TransferFolderError/newOwnerUnmounted``: The new owner hasn't mounted the folder.
    /// - ``Sharing/TransferFolderError/newOwnerEmailUnverified``: The new owner hasn't verified their email address.
    /// - ``Sharing/TransferFolderError/teamFolder``: The operation isn't supported for team folders.
    /// - ``Sharing/TransferFolderError/noPermission``: The user doesn't have permission.
    ///
    /// Route `sharing/transfer_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-transfer_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func transferFolder(
        sharedFolderId: String,
        toDropboxId: String
    ) -> RpcRequest<VoidSerializer, Sharing.TransferFolderErrorSerializer> {
        client.request(
            Sharing.transferFolder,
            serverArgs: Sharing.TransferFolderArg(sharedFolderId: sharedFolderId, toDropboxId: toDropboxId)
        )
    }

    /// Removes a shared folder from the user's Dropbox. It can be mounted again.
    ///
    /// The error of the route is ``Sharing/UnmountFolderError``, the reason that the folder wasn't unmounted.
    ///
    /// - ``Sharing/UnmountFolderError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/UnmountFolderError/noPermission``: The user doesn't have permission.
    /// - ``Sharing/UnmountFolderError/notUnmountable``: The folder can't be unmounted, for example because it lies
    ///   inside another shared folder of the user.
    ///
    /// Route `sharing/unmount_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unmount_folder>
    ///
    /// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits,
    ///   hyphens, underscores, and colons.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func unmountFolder(
        sharedFolderId: String
    ) -> RpcRequest<VoidSerializer, Sharing.UnmountFolderErrorSerializer> {
        client.request(Sharing.unmountFolder, serverArgs: Sharing.UnmountFolderArg(sharedFolderId: sharedFolderId))
    }

    /// Removes all members from a file. People who have access through a folder keep it.
    ///
    /// The error of the route is ``Sharing/UnshareFileError``, the reason that the file wasn't unshared.
    ///
    /// - ``Sharing/UnshareFileError/userError(_:)``: The user's account can't be used. See
    ///   ``Sharing/SharingUserError``.
    /// - ``Sharing/UnshareFileError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    ///
    /// Route `sharing/unshare_file`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_file>
    ///
    /// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or
    ///   `nspath:`.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func unshareFile(file: String) -> RpcRequest<VoidSerializer, Sharing.UnshareFileErrorSerializer> {
        client.request(Sharing.unshareFile, serverArgs: Sharing.UnshareFileArg(file: file))
    }

    /// Stops sharing a folder. Only the owner can do so, and the folder can't contain, or lie inside, another shared
    /// folder. Poll the job with `checkJobStatus`.
    ///
    /// The error of the route is ``Sharing/UnshareFolderError``, the reason that the folder wasn't unshared.
    ///
    /// - ``Sharing/UnshareFolderError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/UnshareFolderError/teamFolder``: The operation isn't supported for team folders.
    /// - ``Sharing/UnshareFolderError/noPermission``: The user doesn't have permission.
    /// - ``Sharing/UnshareFolderError/tooManyFiles``: The folder contains too many files.
    ///
    /// Route `sharing/unshare_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
    ///     folder. The default is `false`.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchEmptyResult``, the result of a call that may start a job
    ///   without a result.
    @discardableResult
    @export(implementation)
    public func unshareFolder(
        sharedFolderId: String,
        leaveACopy: Bool = false
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Sharing.UnshareFolderErrorSerializer> {
        client.request(
            Sharing.unshareFolder,
            serverArgs: Sharing.UnshareFolderArg(sharedFolderId: sharedFolderId, leaveACopy: leaveACopy)
        )
    }

    /// Changes the access level of a member of a file.
    ///
    /// The error of the route is ``Sharing/FileMemberActionError``, the reason that a member wasn't added, changed, or
    /// removed.
    ///
    /// - ``Sharing/FileMemberActionError/invalidMember``: The member doesn't exist.
    /// - ``Sharing/FileMemberActionError/noPermission``: The user doesn't have permission.
    /// - ``Sharing/FileMemberActionError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    /// - ``Sharing/FileMemberActionError/noExplicitAccess(_:)``: The member has access only through a folder. Change
    ///   the access there. The associated value is the access level.
    ///
    /// Route `sharing/update_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_member>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - member: The member.
    ///   - accessLevel: The new access level.
    /// - Returns: A request for ``Sharing/MemberAccessLevelResult``, the access of a member after a change.
    @discardableResult
    @export(implementation)
    public func updateFileMember(
        file: String,
        member: Sharing.MemberSelector,
        accessLevel: Sharing.AccessLevel
    ) -> RpcRequest<Sharing.MemberAccessLevelResultSerializer, Sharing.FileMemberActionErrorSerializer> {
        client.request(
            Sharing.updateFileMember,
            serverArgs: Sharing.UpdateFileMemberArgs(file: file, member: member, accessLevel: accessLevel)
        )
    }

    /// Changes whether a file shows its viewers.
    ///
    /// The error of the route is ``Sharing/UpdateFilePolicyError``, the reason that the file wasn't changed.
    ///
    /// - ``Sharing/UpdateFilePolicyError/accessError(_:)``: The file can't be accessed. See
    ///   ``Sharing/SharingFileAccessError``.
    /// - ``Sharing/UpdateFilePolicyError/invalidFileSettings``: The settings aren't valid.
    /// - ``Sharing/UpdateFilePolicyError/noPermission``: The user doesn't have permission.
    ///
    /// Route `sharing/update_file_policy`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_policy>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
    ///   - actions: The actions whose permissions to include.
    ///   - linkSettings: This option no longer has an effect. Deprecated.
    ///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
    /// - Returns: A request for ``Sharing/SharedFileMetadata``, the sharing metadata of a file.
    @discardableResult
    @export(implementation)
    public func updateFilePolicy(
        file: String,
        actions: [Sharing.FileAction]? = nil,
        linkSettings: Sharing.LinkSettings? = nil,
        viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil
    ) -> RpcRequest<Sharing.SharedFileMetadataSerializer, Sharing.UpdateFilePolicyErrorSerializer> {
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

    /// Changes the access level of a member of a shared folder.
    ///
    /// The error of the route is ``Sharing/UpdateFolderMemberError``, the reason that the member wasn't changed.
    ///
    /// - ``Sharing/UpdateFolderMemberError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/UpdateFolderMemberError/memberError(_:)``: The member can't be changed. See
    ///   ``Sharing/SharedFolderMemberError``.
    /// - ``Sharing/UpdateFolderMemberError/noExplicitAccess(_:)``: The member couldn't be added to the folder itself,
    ///   which is necessary for the change. See ``Sharing/AddFolderMemberError``.
    /// - ``Sharing/UpdateFolderMemberError/insufficientPlan``: The user's plan doesn't support the request, for example
    ///   members who can only view.
    /// - ``Sharing/UpdateFolderMemberError/noPermission``: The user doesn't have permission.
    ///
    /// Route `sharing/update_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - member: The member, as `.dropboxId`.
    ///   - accessLevel: The new access level. `.owner` isn't supported.
    /// - Returns: A request for ``Sharing/MemberAccessLevelResult``, the access of a member after a change.
    @discardableResult
    @export(implementation)
    public func updateFolderMember(
        sharedFolderId: String,
        member: Sharing.MemberSelector,
        accessLevel: Sharing.AccessLevel
    ) -> RpcRequest<Sharing.MemberAccessLevelResultSerializer, Sharing.UpdateFolderMemberErrorSerializer> {
        client.request(
            Sharing.updateFolderMember,
            serverArgs: Sharing.UpdateFolderMemberArg(
                sharedFolderId: sharedFolderId,
                member: member,
                accessLevel: accessLevel
            )
        )
    }

    /// Changes the policies of a shared folder: who can join it, add members, and use links. Only the owner can do so.
    /// Fields that are `nil` don't change.
    ///
    /// The error of the route is ``Sharing/UpdateFolderPolicyError``, the reason that the folder wasn't changed.
    ///
    /// - ``Sharing/UpdateFolderPolicyError/accessError(_:)``: The shared folder can't be accessed. See
    ///   ``Sharing/SharedFolderAccessError``.
    /// - ``Sharing/UpdateFolderPolicyError/notOnTeam``: `memberPolicy` is supported only for members of a team.
    /// - ``Sharing/UpdateFolderPolicyError/teamPolicyDisallowsMemberPolicy``: The team's policy doesn't allow the
    ///   `memberPolicy`.
    /// - ``Sharing/UpdateFolderPolicyError/disallowedSharedLinkPolicy``: The account can't use the `sharedLinkPolicy`.
    /// - ``Sharing/UpdateFolderPolicyError/noPermission``: The user doesn't have permission.
    /// - ``Sharing/UpdateFolderPolicyError/teamFolder``: The operation isn't supported for team folders.
    ///
    /// Route `sharing/update_folder_policy`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_policy>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - memberPolicy: The people who can be members. Supported only for members of a team.
    ///   - aclUpdatePolicy: The people who can add, change, and remove members.
    ///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
    ///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of
    ///     a team.
    ///   - linkSettings: The settings of the link to the folder.
    ///   - actions: The actions whose permissions to include.
    /// - Returns: A request for ``Sharing/SharedFolderMetadata``, the metadata of a shared folder.
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
    ) -> RpcRequest<Sharing.SharedFolderMetadataSerializer, Sharing.UpdateFolderPolicyErrorSerializer> {
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

/// The routes of `sharing`, called with the key and secret of an app.
public struct SharingAppAuthRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `sharing`.
    @export(implementation) public var sharing: SharingAppAuthRoutes { SharingAppAuthRoutes(client: client) }
}

extension DropboxAppClientRoutes {
    /// The routes of `sharing`. Never `nil`.
    @export(implementation) public var sharing: SharingAppAuthRoutes! { SharingAppAuthRoutes(client: client) }
}

extension SharingAppAuthRoutes {
    /// Downloads the file of a shared link, or a file in the folder of a shared link. ``SharingRoutes`` describes the
    /// route and its parameters.
    @discardableResult
    @export(implementation)
    public func getSharedLinkFile(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil
    ) -> DownloadRequestMemory<Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer> {
        client.request(
            Sharing.getSharedLinkFile,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword)
        )
    }

    /// Downloads the file of a shared link, or a file in the folder of a shared link. Stores the content in the file at
    /// `destination`, which must not exist unless `overwrite` is `true`. ``SharingRoutes`` describes the route and its
    /// parameters.
    @discardableResult
    @export(implementation)
    public func getSharedLinkFile(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer> {
        client.request(
            Sharing.getSharedLinkFile,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Returns the metadata of a shared link: its target, audience, and expiration. ``SharingRoutes`` describes the
    /// route and its parameters.
    @discardableResult
    @export(implementation)
    public func getSharedLinkMetadata(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil
    ) -> RpcRequest<Sharing.SharedLinkMetadataSerializer, Sharing.SharedLinkMetadataErrorSerializer> {
        client.request(
            Sharing.getSharedLinkMetadata,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword)
        )
    }
}
