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
    /// Route `sharing/add_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.AddFileMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_file_member>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Matches
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - members: The people to add, by account or email address. If an email address belongs to an account, the
    ///     account is added.
    ///   - customMessage: A message to send with the invitation.
    ///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `false`.
    ///   - accessLevel: The access level of the new members.
    ///   - addMessageAsComment: A Boolean value that indicates whether to add the message as a comment, too. Supported
    ///     for Paper documents. The default is `false`.
    ///   - fpSealedResult: For internal use by Dropbox.
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
    /// Route `sharing/add_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.AddFolderMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - members: The people to add, and their access levels.
    ///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `false`.
    ///   - customMessage: A message to send with the invitation. At least 1 character.
    ///   - fpSealedResult: For internal use by Dropbox.
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
    /// Route `sharing/check_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
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
    /// Route `sharing/check_remove_member_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_remove_member_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
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
    /// Route `sharing/check_share_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_share_job_status>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    @discardableResult
    @export(implementation)
    public func checkShareJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.ShareFolderJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Sharing.checkShareJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a shared link to a file or folder, or returns the existing one.
    ///
    /// Route `sharing/create_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.CreateSharedLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link>
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder.
    ///   - shortUrl: This option no longer has an effect. The default is `false`. Deprecated.
    ///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
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
    /// Route `sharing/create_shared_link_with_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.CreateSharedLinkWithSettingsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link_with_settings>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - settings: The settings of the link: its audience, password, and expiration.
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
    /// Route `sharing/get_file_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.GetFileMetadataError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Matches
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions whose permissions to include.
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
    /// Route `sharing/get_file_metadata/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata-batch>
    ///
    /// - Parameters:
    ///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
    ///     matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions whose permissions to include.
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
    /// Route `sharing/get_folder_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharedFolderAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_folder_metadata>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - actions: The actions whose permissions to include.
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
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinkFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`.
    ///     Matches `/(.|[\r\n])*`.
    ///   - linkPassword: The password of the link. `nil` if it has none.
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
    /// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.SharedLinkMetadataError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`.
    ///     Matches `/(.|[\r\n])*`.
    ///   - linkPassword: The password of the link. `nil` if it has none.
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
    /// Route `sharing/get_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinksError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_links>
    ///
    /// - Parameter path: The path of the file or folder whose links to list. `nil` lists all links.
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
    /// Route `sharing/list_file_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFileMembersError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Matches
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions whose permissions to include.
    ///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
    ///     folder. The default is `true`.
    ///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
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
    /// Route `sharing/list_file_members/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-batch>
    ///
    /// - Parameters:
    ///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item
    ///     matches `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
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
    /// Route `sharing/list_file_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFileMembersContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    @discardableResult
    @export(implementation)
    public func listFileMembersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersContinueErrorSerializer> {
        client.request(Sharing.listFileMembersContinue, serverArgs: Sharing.ListFileMembersContinueArg(cursor: cursor))
    }

    /// Lists the people who have access to a shared folder: members, groups, and invited people.
    ///
    /// Route `sharing/list_folder_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharedFolderAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Matches
    ///     `[-_0-9a-zA-Z:]+`.
    ///   - actions: The actions whose permissions to include.
    ///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to
    ///     1000.
    ///   - path: The path of the folder. Use it to include people who have access through a parent folder.
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
    /// Route `sharing/list_folder_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFolderMembersContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
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
    /// Route `sharing/list_folders`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - actions: The actions whose permissions to include.
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
    /// Route `sharing/list_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFoldersContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    @discardableResult
    @export(implementation)
    public func listFoldersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        client.request(Sharing.listFoldersContinue, serverArgs: Sharing.ListFoldersContinueArg(cursor: cursor))
    }

    /// Lists the shared folders that the user can mount or unmount.
    ///
    /// Route `sharing/list_mountable_folders`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - actions: The actions whose permissions to include.
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
    /// Route `sharing/list_mountable_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFoldersContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    @discardableResult
    @export(implementation)
    public func listMountableFoldersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        client.request(Sharing.listMountableFoldersContinue, serverArgs: Sharing.ListFoldersContinueArg(cursor: cursor))
    }

    /// Lists the files that are shared with the user.
    ///
    /// Route `sharing/list_received_files`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
    ///   - actions: The actions whose permissions to include.
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
    /// Route `sharing/list_received_files/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFilesContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    @discardableResult
    @export(implementation)
    public func listReceivedFilesContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFilesResultSerializer, Sharing.ListFilesContinueErrorSerializer> {
        client.request(Sharing.listReceivedFilesContinue, serverArgs: Sharing.ListFilesContinueArg(cursor: cursor))
    }

    /// Lists the user's shared links page by page, or the links for one path, including links to its parent folders.
    ///
    /// Route `sharing/list_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListSharedLinksError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_shared_links>
    ///
    /// - Parameters:
    ///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Matches
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - cursor: The cursor of the most recent page. `nil` for the first page.
    ///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
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
    /// Route `sharing/modify_shared_link_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.ModifySharedLinkSettingsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-modify_shared_link_settings>
    ///
    /// - Parameters:
    ///   - url: The URL of the link.
    ///   - settings: The new settings.
    ///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is
    ///     `false`.
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
    /// Route `sharing/mount_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.MountFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-mount_folder>
    ///
    /// - Parameter sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
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
    /// Route `sharing/relinquish_access`: style rpc, host api, auth user, scope `private:sharing.write`.
    /// Error: `Sharing.RelinquishAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_access>
    ///
    /// - Parameter fileId: The identifier of the file or folder, `id:…`.
    @discardableResult
    @export(implementation)
    public func relinquishAccess(
        fileId: String
    ) -> RpcRequest<Sharing.RelinquishAccessResultSerializer, Sharing.RelinquishAccessErrorSerializer> {
        client.request(Sharing.relinquishAccess, serverArgs: Sharing.RelinquishAccessArg(fileId: fileId))
    }

    /// Removes the user's own access to a file that is shared with them.
    ///
    /// Route `sharing/relinquish_file_membership`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RelinquishFileMembershipError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_file_membership>
    ///
    /// - Parameter file: The path or `id:…` of the file. At least 1 character. Matches
    ///   `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
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
    /// Route `sharing/relinquish_folder_membership`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RelinquishFolderMembershipError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_folder_membership>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
    ///     inside a team folder or another shared folder. The default is `false`.
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
    /// Route `sharing/remove_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RemoveFileMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Matches
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - member: The member to remove. If an email address belongs to an account, the account is removed.
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
    /// Route `sharing/remove_file_member_2`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RemoveFileMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member_2>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Matches
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - member: The member to remove. If an email address belongs to an account, the account is removed.
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
    /// Route `sharing/remove_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RemoveFolderMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - member: The member to remove.
    ///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported
    ///     for groups, and for folders inside a team folder or another shared folder.
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
    /// Route `sharing/revoke_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RevokeSharedLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-revoke_shared_link>
    ///
    /// - Parameter url: The URL of the link.
    @discardableResult
    @export(implementation)
    public func revokeSharedLink(url: String) -> RpcRequest<VoidSerializer, Sharing.RevokeSharedLinkErrorSerializer> {
        client.request(Sharing.revokeSharedLink, serverArgs: Sharing.RevokeSharedLinkArg(url: url))
    }

    /// Sets whether a shared folder in a team space inherits members from its parent folder. May return a job to poll
    /// with `checkShareJobStatus`.
    ///
    /// Route `sharing/set_access_inheritance`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.SetAccessInheritanceError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-set_access_inheritance>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
    ///     default is `.inherit`.
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
    /// Route `sharing/share_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.ShareFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-share_folder>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Matches
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
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
    /// Route `sharing/transfer_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.TransferFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-transfer_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
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
    /// Route `sharing/unmount_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UnmountFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unmount_folder>
    ///
    /// - Parameter sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    @discardableResult
    @export(implementation)
    public func unmountFolder(
        sharedFolderId: String
    ) -> RpcRequest<VoidSerializer, Sharing.UnmountFolderErrorSerializer> {
        client.request(Sharing.unmountFolder, serverArgs: Sharing.UnmountFolderArg(sharedFolderId: sharedFolderId))
    }

    /// Removes all members from a file. People who have access through a folder keep it.
    ///
    /// Route `sharing/unshare_file`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UnshareFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_file>
    ///
    /// - Parameter file: The path or `id:…` of the file. At least 1 character. Matches
    ///   `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    @discardableResult
    @export(implementation)
    public func unshareFile(file: String) -> RpcRequest<VoidSerializer, Sharing.UnshareFileErrorSerializer> {
        client.request(Sharing.unshareFile, serverArgs: Sharing.UnshareFileArg(file: file))
    }

    /// Stops sharing a folder. Only the owner can do so, and the folder can't contain, or lie inside, another shared
    /// folder. Poll the job with `checkJobStatus`.
    ///
    /// Route `sharing/unshare_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UnshareFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
    ///     folder. The default is `false`.
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
    /// Route `sharing/update_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.FileMemberActionError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_member>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Matches
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - member: The member.
    ///   - accessLevel: The new access level.
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
    /// Route `sharing/update_file_policy`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UpdateFilePolicyError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_policy>
    ///
    /// - Parameters:
    ///   - file: The path or `id:…` of the file. At least 1 character. Matches
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions whose permissions to include.
    ///   - linkSettings: This option no longer has an effect. Deprecated.
    ///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
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
    /// Route `sharing/update_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UpdateFolderMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - member: The member, as `.dropboxId`.
    ///   - accessLevel: The new access level. `.owner` isn't supported.
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
    /// Route `sharing/update_folder_policy`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.UpdateFolderPolicyError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_policy>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The identifier of the shared folder. Matches `[-_0-9a-zA-Z:]+`.
    ///   - memberPolicy: The people who can be members. Supported only for members of a team.
    ///   - aclUpdatePolicy: The people who can add, change, and remove members.
    ///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
    ///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of
    ///     a team.
    ///   - linkSettings: The settings of the link to the folder.
    ///   - actions: The actions whose permissions to include.
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
    /// Downloads the file of a shared link, or a file in the folder of a shared link. `SharingRoutes` describes the
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
    /// `destination`, which must not exist unless `overwrite` is `true`. `SharingRoutes` describes the route and its
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

    /// Returns the metadata of a shared link: its target, audience, and expiration. `SharingRoutes` describes the route
    /// and its parameters.
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
