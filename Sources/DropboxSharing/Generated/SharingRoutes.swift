// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension Sharing {
    /// `sharing/add_file_member`
    @export(implementation)
    public static var addFileMember: Route<Sharing.AddFileMemberArgsSerializer, ArraySerializer<Sharing.FileMemberActionResultSerializer>, Sharing.AddFileMemberErrorSerializer> {
        Route(_schema, 0)
    }
    /// `sharing/add_folder_member`
    @export(implementation)
    public static var addFolderMember: Route<Sharing.AddFolderMemberArgSerializer, VoidSerializer, Sharing.AddFolderMemberErrorSerializer> {
        Route(_schema, 1)
    }
    /// `sharing/check_job_status`
    @export(implementation)
    public static var checkJobStatus: Route<Async.PollArgSerializer, Sharing.JobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 2)
    }
    /// `sharing/check_remove_member_job_status`
    @export(implementation)
    public static var checkRemoveMemberJobStatus: Route<Async.PollArgSerializer, Sharing.RemoveMemberJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 3)
    }
    /// `sharing/check_share_job_status`
    @export(implementation)
    public static var checkShareJobStatus: Route<Async.PollArgSerializer, Sharing.ShareFolderJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 4)
    }
    /// `sharing/create_shared_link`
    @export(implementation)
    public static var createSharedLink: Route<Sharing.CreateSharedLinkArgSerializer, Sharing.PathLinkMetadataSerializer, Sharing.CreateSharedLinkErrorSerializer> {
        Route(_schema, 5)
    }
    /// `sharing/create_shared_link_with_settings`
    @export(implementation)
    public static var createSharedLinkWithSettings: Route<Sharing.CreateSharedLinkWithSettingsArgSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.CreateSharedLinkWithSettingsErrorSerializer> {
        Route(_schema, 6)
    }
    /// `sharing/get_file_metadata`
    @export(implementation)
    public static var getFileMetadata: Route<Sharing.GetFileMetadataArgSerializer, Sharing.SharedFileMetadataSerializer, Sharing.GetFileMetadataErrorSerializer> {
        Route(_schema, 7)
    }
    /// `sharing/get_file_metadata/batch`
    @export(implementation)
    public static var getFileMetadataBatch: Route<Sharing.GetFileMetadataBatchArgSerializer, ArraySerializer<Sharing.GetFileMetadataBatchResultSerializer>, Sharing.SharingUserErrorSerializer> {
        Route(_schema, 8)
    }
    /// `sharing/get_folder_metadata`
    @export(implementation)
    public static var getFolderMetadata: Route<Sharing.GetMetadataArgsSerializer, Sharing.SharedFolderMetadataSerializer, Sharing.SharedFolderAccessErrorSerializer> {
        Route(_schema, 9)
    }
    /// `sharing/get_shared_link_file`
    @export(implementation)
    public static var getSharedLinkFile: Route<Sharing.GetSharedLinkMetadataArgSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer> {
        Route(_schema, 10)
    }
    /// `sharing/get_shared_link_metadata`
    @export(implementation)
    public static var getSharedLinkMetadata: Route<Sharing.GetSharedLinkMetadataArgSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.SharedLinkMetadataErrorSerializer> {
        Route(_schema, 11)
    }
    /// `sharing/get_shared_links`
    @export(implementation)
    public static var getSharedLinks: Route<Sharing.GetSharedLinksArgSerializer, Sharing.GetSharedLinksResultSerializer, Sharing.GetSharedLinksErrorSerializer> {
        Route(_schema, 12)
    }
    /// `sharing/list_file_members`
    @export(implementation)
    public static var listFileMembers: Route<Sharing.ListFileMembersArgSerializer, Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersErrorSerializer> {
        Route(_schema, 13)
    }
    /// `sharing/list_file_members/batch`
    @export(implementation)
    public static var listFileMembersBatch: Route<Sharing.ListFileMembersBatchArgSerializer, ArraySerializer<Sharing.ListFileMembersBatchResultSerializer>, Sharing.SharingUserErrorSerializer> {
        Route(_schema, 14)
    }
    /// `sharing/list_file_members/continue`
    @export(implementation)
    public static var listFileMembersContinue: Route<Sharing.ListFileMembersContinueArgSerializer, Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersContinueErrorSerializer> {
        Route(_schema, 15)
    }
    /// `sharing/list_folder_members`
    @export(implementation)
    public static var listFolderMembers: Route<Sharing.ListFolderMembersArgsSerializer, Sharing.SharedFolderMembersSerializer, Sharing.SharedFolderAccessErrorSerializer> {
        Route(_schema, 16)
    }
    /// `sharing/list_folder_members/continue`
    @export(implementation)
    public static var listFolderMembersContinue: Route<Sharing.ListFolderMembersContinueArgSerializer, Sharing.SharedFolderMembersSerializer, Sharing.ListFolderMembersContinueErrorSerializer> {
        Route(_schema, 17)
    }
    /// `sharing/list_folders`
    @export(implementation)
    public static var listFolders: Route<Sharing.ListFoldersArgsSerializer, Sharing.ListFoldersResultSerializer, VoidSerializer> {
        Route(_schema, 18)
    }
    /// `sharing/list_folders/continue`
    @export(implementation)
    public static var listFoldersContinue: Route<Sharing.ListFoldersContinueArgSerializer, Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        Route(_schema, 19)
    }
    /// `sharing/list_mountable_folders`
    @export(implementation)
    public static var listMountableFolders: Route<Sharing.ListFoldersArgsSerializer, Sharing.ListFoldersResultSerializer, VoidSerializer> {
        Route(_schema, 20)
    }
    /// `sharing/list_mountable_folders/continue`
    @export(implementation)
    public static var listMountableFoldersContinue: Route<Sharing.ListFoldersContinueArgSerializer, Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        Route(_schema, 21)
    }
    /// `sharing/list_received_files`
    @export(implementation)
    public static var listReceivedFiles: Route<Sharing.ListFilesArgSerializer, Sharing.ListFilesResultSerializer, Sharing.SharingUserErrorSerializer> {
        Route(_schema, 22)
    }
    /// `sharing/list_received_files/continue`
    @export(implementation)
    public static var listReceivedFilesContinue: Route<Sharing.ListFilesContinueArgSerializer, Sharing.ListFilesResultSerializer, Sharing.ListFilesContinueErrorSerializer> {
        Route(_schema, 23)
    }
    /// `sharing/list_shared_links`
    @export(implementation)
    public static var listSharedLinks: Route<Sharing.ListSharedLinksArgSerializer, Sharing.ListSharedLinksResultSerializer, Sharing.ListSharedLinksErrorSerializer> {
        Route(_schema, 24)
    }
    /// `sharing/modify_shared_link_settings`
    @export(implementation)
    public static var modifySharedLinkSettings: Route<Sharing.ModifySharedLinkSettingsArgsSerializer, Sharing.SharedLinkMetadataSerializer, Sharing.ModifySharedLinkSettingsErrorSerializer> {
        Route(_schema, 25)
    }
    /// `sharing/mount_folder`
    @export(implementation)
    public static var mountFolder: Route<Sharing.MountFolderArgSerializer, Sharing.SharedFolderMetadataSerializer, Sharing.MountFolderErrorSerializer> {
        Route(_schema, 26)
    }
    /// `sharing/relinquish_access`
    @export(implementation)
    public static var relinquishAccess: Route<Sharing.RelinquishAccessArgSerializer, Sharing.RelinquishAccessResultSerializer, Sharing.RelinquishAccessErrorSerializer> {
        Route(_schema, 27)
    }
    /// `sharing/relinquish_file_membership`
    @export(implementation)
    public static var relinquishFileMembership: Route<Sharing.RelinquishFileMembershipArgSerializer, VoidSerializer, Sharing.RelinquishFileMembershipErrorSerializer> {
        Route(_schema, 28)
    }
    /// `sharing/relinquish_folder_membership`
    @export(implementation)
    public static var relinquishFolderMembership: Route<Sharing.RelinquishFolderMembershipArgSerializer, Async.LaunchEmptyResultSerializer, Sharing.RelinquishFolderMembershipErrorSerializer> {
        Route(_schema, 29)
    }
    /// `sharing/remove_file_member`
    @export(implementation)
    public static var removeFileMember: Route<Sharing.RemoveFileMemberArgSerializer, Sharing.FileMemberActionIndividualResultSerializer, Sharing.RemoveFileMemberErrorSerializer> {
        Route(_schema, 30)
    }
    /// `sharing/remove_file_member_2`
    @export(implementation)
    public static var removeFileMember2: Route<Sharing.RemoveFileMemberArgSerializer, Sharing.FileMemberRemoveActionResultSerializer, Sharing.RemoveFileMemberErrorSerializer> {
        Route(_schema, 31)
    }
    /// `sharing/remove_folder_member`
    @export(implementation)
    public static var removeFolderMember: Route<Sharing.RemoveFolderMemberArgSerializer, Async.LaunchResultBaseSerializer, Sharing.RemoveFolderMemberErrorSerializer> {
        Route(_schema, 32)
    }
    /// `sharing/revoke_shared_link`
    @export(implementation)
    public static var revokeSharedLink: Route<Sharing.RevokeSharedLinkArgSerializer, VoidSerializer, Sharing.RevokeSharedLinkErrorSerializer> {
        Route(_schema, 33)
    }
    /// `sharing/set_access_inheritance`
    @export(implementation)
    public static var setAccessInheritance: Route<Sharing.SetAccessInheritanceArgSerializer, Sharing.ShareFolderLaunchSerializer, Sharing.SetAccessInheritanceErrorSerializer> {
        Route(_schema, 34)
    }
    /// `sharing/share_folder`
    @export(implementation)
    public static var shareFolder: Route<Sharing.ShareFolderArgSerializer, Sharing.ShareFolderLaunchSerializer, Sharing.ShareFolderErrorSerializer> {
        Route(_schema, 35)
    }
    /// `sharing/transfer_folder`
    @export(implementation)
    public static var transferFolder: Route<Sharing.TransferFolderArgSerializer, VoidSerializer, Sharing.TransferFolderErrorSerializer> {
        Route(_schema, 36)
    }
    /// `sharing/unmount_folder`
    @export(implementation)
    public static var unmountFolder: Route<Sharing.UnmountFolderArgSerializer, VoidSerializer, Sharing.UnmountFolderErrorSerializer> {
        Route(_schema, 37)
    }
    /// `sharing/unshare_file`
    @export(implementation)
    public static var unshareFile: Route<Sharing.UnshareFileArgSerializer, VoidSerializer, Sharing.UnshareFileErrorSerializer> {
        Route(_schema, 38)
    }
    /// `sharing/unshare_folder`
    @export(implementation)
    public static var unshareFolder: Route<Sharing.UnshareFolderArgSerializer, Async.LaunchEmptyResultSerializer, Sharing.UnshareFolderErrorSerializer> {
        Route(_schema, 39)
    }
    /// `sharing/update_file_member`
    @export(implementation)
    public static var updateFileMember: Route<Sharing.UpdateFileMemberArgsSerializer, Sharing.MemberAccessLevelResultSerializer, Sharing.FileMemberActionErrorSerializer> {
        Route(_schema, 40)
    }
    /// `sharing/update_file_policy`
    @export(implementation)
    public static var updateFilePolicy: Route<Sharing.UpdateFilePolicyArgSerializer, Sharing.SharedFileMetadataSerializer, Sharing.UpdateFilePolicyErrorSerializer> {
        Route(_schema, 41)
    }
    /// `sharing/update_folder_member`
    @export(implementation)
    public static var updateFolderMember: Route<Sharing.UpdateFolderMemberArgSerializer, Sharing.MemberAccessLevelResultSerializer, Sharing.UpdateFolderMemberErrorSerializer> {
        Route(_schema, 42)
    }
    /// `sharing/update_folder_policy`
    @export(implementation)
    public static var updateFolderPolicy: Route<Sharing.UpdateFolderPolicyArgSerializer, Sharing.SharedFolderMetadataSerializer, Sharing.UpdateFolderPolicyErrorSerializer> {
        Route(_schema, 43)
    }
}

/// The routes of `sharing`, called on behalf of a user or a team.
public struct SharingRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
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
    /// Shares a file with people: adds members and sends them invitations. The answer tells for each how it went.
    ///
    /// Route `sharing/add_file_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.AddFileMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_file_member>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - members: The people to share with, by account or email address. An address that belongs to an account means
    ///     that account.
    ///   - customMessage: A message to send with the invitation.
    ///   - quiet: Whether to send no notifications of the invitation. Default: `false`.
    ///   - accessLevel: What the new members may do.
    ///   - addMessageAsComment: Whether to add the message as a comment too. For Paper documents. Default: `false`.
    ///   - fpSealedResult: For Dropbox's own apps.
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

    /// Adds members to a shared folder and invites them. A new member sees the folder in their Dropbox after
    /// `mountFolder`.
    ///
    /// Route `sharing/add_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.AddFolderMemberError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_folder_member>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - members: The people to invite, each with what they may do.
    ///   - quiet: Whether to send no notifications of the invitation. Default: `false`.
    ///   - customMessage: A message to send with the invitation. At least 1 character.
    ///   - fpSealedResult: For Dropbox's own apps.
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

    /// Returns whether a job of `unshareFolder` or `relinquishFolderMembership` is still running.
    ///
    /// Route `sharing/check_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_job_status>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func checkJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.JobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Sharing.checkJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `removeFolderMember`: returns whether it is still running, and which access the member still has.
    ///
    /// Route `sharing/check_remove_member_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_remove_member_job_status>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func checkRemoveMemberJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.RemoveMemberJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Sharing.checkRemoveMemberJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Returns whether a job of `shareFolder` or `setAccessInheritance` is still running, or which shared folder came
    /// of it.
    ///
    /// Route `sharing/check_share_job_status`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_share_job_status>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func checkShareJobStatus(
        asyncJobId: String
    ) -> RpcRequest<Sharing.ShareFolderJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Sharing.checkShareJobStatus, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a shared link to a file or folder, or returns the one that is there.
    ///
    /// Route `sharing/create_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.CreateSharedLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link>
    ///
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - shortUrl: Has no use any more. Default: `false`. Deprecated.
    ///   - pendingUpload: What to expect at the path if nothing is there yet.
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

    /// Creates a shared link to a file or folder. By default anybody who has it can use it, as far as the team and the
    /// folder allow. If there is a link already the call fails; find it with `listSharedLinks`.
    ///
    /// Route `sharing/create_shared_link_with_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.CreateSharedLinkWithSettingsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link_with_settings>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - settings: Who may use the link, its password and its expiry.
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

    /// Returns how a file is shared, and what the user may do about it.
    ///
    /// Route `sharing/get_file_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.GetFileMetadataError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions to tell about, whether the user may take them.
    @discardableResult
    @export(implementation)
    public func getFileMetadata(
        file: String,
        actions: [Sharing.FileAction]? = nil
    ) -> RpcRequest<Sharing.SharedFileMetadataSerializer, Sharing.GetFileMetadataErrorSerializer> {
        client.request(Sharing.getFileMetadata, serverArgs: Sharing.GetFileMetadataArg(file: file, actions: actions))
    }

    /// Returns how up to 100 files are shared.
    ///
    /// Route `sharing/get_file_metadata/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata-batch>
    ///
    /// - Parameters:
    ///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions to tell about, whether the user may take them.
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

    /// Returns how a folder is shared, and what the user may do about it.
    ///
    /// Route `sharing/get_folder_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharedFolderAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_folder_metadata>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - actions: The actions to tell about, whether the user may take them.
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

    /// Downloads the file behind a shared link, or a file in the folder behind it.
    ///
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinkFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
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

    /// Downloads the file behind a shared link, or a file in the folder behind it.
    ///
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinkFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
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

    /// Returns what a shared link leads to, who may use it, and when it expires.
    ///
    /// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.SharedLinkMetadataError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
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

    /// Lists the user's links, up to 1,000.
    ///
    /// Route `sharing/get_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinksError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_links>
    ///
    /// - Parameters:
    ///   - path: The file or folder whose links to list. By default all links.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func getSharedLinks(
        path: String? = nil
    ) -> RpcRequest<Sharing.GetSharedLinksResultSerializer, Sharing.GetSharedLinksErrorSerializer> {
        client.request(Sharing.getSharedLinks, serverArgs: Sharing.GetSharedLinksArg(path: path))
    }

    /// Lists who has access to a file: members, groups and invited people.
    ///
    /// Route `sharing/list_file_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFileMembersError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions to tell about, whether the user may take them on each member.
    ///   - includeInherited: Whether to include members who have access only by way of a folder. Default: `true`.
    ///   - limit: The size of a page. Default: 100. 1 to 300.
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

    /// Lists who has access to up to 100 files. Members by way of a folder are left out, and so are permissions.
    ///
    /// Route `sharing/list_file_members/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-batch>
    ///
    /// - Parameters:
    ///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - limit: How many members to return at most. Default: 1000. At most 3000.
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
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    @export(implementation)
    public func listFileMembersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.SharedFileMembersSerializer, Sharing.ListFileMembersContinueErrorSerializer> {
        client.request(Sharing.listFileMembersContinue, serverArgs: Sharing.ListFileMembersContinueArg(cursor: cursor))
    }

    /// Lists who has access to a shared folder: members, groups and invited people.
    ///
    /// Route `sharing/list_folder_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharedFolderAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - actions: The actions to tell about, whether the user may take them on each member.
    ///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
    ///   - path: The folder by path, to list those with access by way of a folder around it too.
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

    /// Returns the next page of `listFolderMembers`.
    ///
    /// Route `sharing/list_folder_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFolderMembersContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
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

    /// Lists all shared folders that the user can open, mounted or not.
    ///
    /// Route `sharing/list_folders`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - actions: The actions to tell about, whether the user may take them on each folder.
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
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
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
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - actions: The actions to tell about, whether the user may take them on each folder.
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
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    @export(implementation)
    public func listMountableFoldersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFoldersResultSerializer, Sharing.ListFoldersContinueErrorSerializer> {
        client.request(Sharing.listMountableFoldersContinue, serverArgs: Sharing.ListFoldersContinueArg(cursor: cursor))
    }

    /// Lists the files that others have shared with the user.
    ///
    /// Route `sharing/list_received_files`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 100. 1 to 300.
    ///   - actions: The actions to tell about, whether the user may take them on each file.
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
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    @export(implementation)
    public func listReceivedFilesContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFilesResultSerializer, Sharing.ListFilesContinueErrorSerializer> {
        client.request(Sharing.listReceivedFilesContinue, serverArgs: Sharing.ListFilesContinueArg(cursor: cursor))
    }

    /// Lists the user's links, page by page, or those through which one path can be reached, including links to the
    /// folders around it.
    ///
    /// Route `sharing/list_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListSharedLinksError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_shared_links>
    ///
    /// - Parameters:
    ///   - path: Only links through which this path can be reached. By default all links of the user, page by page.
    ///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - cursor: Where the page begins: the cursor of the latest page.
    ///   - directOnly: Whether to leave out links to the folders around `path`.
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

    /// Changes who may use a link, its password and its expiry. Team and folder may restrict it further; the answer
    /// tells what really holds.
    ///
    /// Route `sharing/modify_shared_link_settings`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.ModifySharedLinkSettingsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-modify_shared_link_settings>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - settings: What to change.
    ///   - removeExpiration: Whether to let the link live for ever. Default: `false`.
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

    /// Puts a shared folder into the user's Dropbox.
    ///
    /// Route `sharing/mount_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.MountFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-mount_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
    @discardableResult
    @export(implementation)
    public func mountFolder(
        sharedFolderId: String
    ) -> RpcRequest<Sharing.SharedFolderMetadataSerializer, Sharing.MountFolderErrorSerializer> {
        client.request(Sharing.mountFolder, serverArgs: Sharing.MountFolderArg(sharedFolderId: sharedFolderId))
    }

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
    @export(implementation)
    public func relinquishAccess(
        fileId: String
    ) -> RpcRequest<Sharing.RelinquishAccessResultSerializer, Sharing.RelinquishAccessErrorSerializer> {
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
    @export(implementation)
    public func relinquishFileMembership(
        file: String
    ) -> RpcRequest<VoidSerializer, Sharing.RelinquishFileMembershipErrorSerializer> {
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
    @export(implementation)
    public func removeFileMember(
        file: String,
        member: Sharing.MemberSelector
    ) -> RpcRequest<Sharing.FileMemberActionIndividualResultSerializer, Sharing.RemoveFileMemberErrorSerializer> {
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
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - member: The member to remove.
    ///   - leaveACopy: Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or
    ///     another shared folder.
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

    /// Creates a link useless. The file may still be reached through links to the folders around it.
    ///
    /// Route `sharing/revoke_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.RevokeSharedLinkError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-revoke_shared_link>
    ///
    /// - Parameters:
    ///   - url: The link.
    @discardableResult
    @export(implementation)
    public func revokeSharedLink(url: String) -> RpcRequest<VoidSerializer, Sharing.RevokeSharedLinkErrorSerializer> {
        client.request(Sharing.revokeSharedLink, serverArgs: Sharing.RevokeSharedLinkArg(url: url))
    }

    /// Sets whether a shared folder in a team space takes over the members of the folder around it. May be a job to
    /// poll with `checkShareJobStatus`.
    ///
    /// Route `sharing/set_access_inheritance`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.SetAccessInheritanceError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-set_access_inheritance>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - accessInheritance: Whether the folder takes over the members of the folder around it. Default: `.inherit`.
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

    /// Shares a folder, creating it if needed. Large folders take a job to poll with `checkShareJobStatus`.
    ///
    /// Route `sharing/share_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.ShareFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-share_folder>
    ///
    /// - Parameters:
    ///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - aclUpdatePolicy: Who may add and remove members.
    ///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `false`.
    ///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
    ///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
    ///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
    ///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `.inherit`.
    ///   - actions: The actions to tell about in the answer, whether the user may take them.
    ///   - linkSettings: How the link to the folder is set.
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

    /// Makes another member the owner of a shared folder. Only its owner can do so.
    ///
    /// Route `sharing/transfer_folder`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Sharing.TransferFolderError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-transfer_folder>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - toDropboxId: The account or team member who becomes the owner. At least 1 character.
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
    public func unmountFolder(
        sharedFolderId: String
    ) -> RpcRequest<VoidSerializer, Sharing.UnmountFolderErrorSerializer> {
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
    public func unshareFile(file: String) -> RpcRequest<VoidSerializer, Sharing.UnshareFileErrorSerializer> {
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
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Sharing.UnshareFolderErrorSerializer> {
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
    ) -> RpcRequest<Sharing.MemberAccessLevelResultSerializer, Sharing.FileMemberActionErrorSerializer> {
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
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
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
    /// Downloads the file behind a shared link, or a file in the folder behind it.
    ///
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinkFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
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

    /// Downloads the file behind a shared link, or a file in the folder behind it.
    ///
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinkFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
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

    /// Returns what a shared link leads to, who may use it, and when it expires.
    ///
    /// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.SharedLinkMetadataError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
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
