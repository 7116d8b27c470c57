// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Sharing {
    /// `sharing/add_file_member`
    @export(implementation)
    public static var addFileMember: Route<Sharing.AddFileMemberArgs, [Sharing.FileMemberActionResult], Sharing.AddFileMemberError> {
        Route(_schema, 0)
    }
    /// `sharing/add_folder_member`
    @export(implementation)
    public static var addFolderMember: Route<Sharing.AddFolderMemberArg, Void, Sharing.AddFolderMemberError> {
        Route(_schema, 1)
    }
    /// `sharing/check_job_status`
    @export(implementation)
    public static var checkJobStatus: Route<Async.PollArg, Sharing.JobStatus, Async.PollError> {
        Route(_schema, 2)
    }
    /// `sharing/check_remove_member_job_status`
    @export(implementation)
    public static var checkRemoveMemberJobStatus: Route<Async.PollArg, Sharing.RemoveMemberJobStatus, Async.PollError> {
        Route(_schema, 3)
    }
    /// `sharing/check_share_job_status`
    @export(implementation)
    public static var checkShareJobStatus: Route<Async.PollArg, Sharing.ShareFolderJobStatus, Async.PollError> {
        Route(_schema, 4)
    }
    /// `sharing/create_shared_link`
    @export(implementation)
    public static var createSharedLink: Route<Sharing.CreateSharedLinkArg, Sharing.PathLinkMetadata, Sharing.CreateSharedLinkError> {
        Route(_schema, 5)
    }
    /// `sharing/create_shared_link_with_settings`
    @export(implementation)
    public static var createSharedLinkWithSettings: Route<Sharing.CreateSharedLinkWithSettingsArg, Sharing.SharedLinkMetadata, Sharing.CreateSharedLinkWithSettingsError> {
        Route(_schema, 6)
    }
    /// `sharing/get_file_metadata`
    @export(implementation)
    public static var getFileMetadata: Route<Sharing.GetFileMetadataArg, Sharing.SharedFileMetadata, Sharing.GetFileMetadataError> {
        Route(_schema, 7)
    }
    /// `sharing/get_file_metadata/batch`
    @export(implementation)
    public static var getFileMetadataBatch: Route<Sharing.GetFileMetadataBatchArg, [Sharing.GetFileMetadataBatchResult], Sharing.SharingUserError> {
        Route(_schema, 8)
    }
    /// `sharing/get_folder_metadata`
    @export(implementation)
    public static var getFolderMetadata: Route<Sharing.GetMetadataArgs, Sharing.SharedFolderMetadata, Sharing.SharedFolderAccessError> {
        Route(_schema, 9)
    }
    /// `sharing/get_shared_link_file`
    @export(implementation)
    public static var getSharedLinkFile: Route<Sharing.GetSharedLinkMetadataArg, Sharing.SharedLinkMetadata, Sharing.GetSharedLinkFileError> {
        Route(_schema, 10)
    }
    /// `sharing/get_shared_link_metadata`
    @export(implementation)
    public static var getSharedLinkMetadata: Route<Sharing.GetSharedLinkMetadataArg, Sharing.SharedLinkMetadata, Sharing.SharedLinkMetadataError> {
        Route(_schema, 11)
    }
    /// `sharing/get_shared_links`
    @export(implementation)
    public static var getSharedLinks: Route<Sharing.GetSharedLinksArg, Sharing.GetSharedLinksResult, Sharing.GetSharedLinksError> {
        Route(_schema, 12)
    }
    /// `sharing/list_file_members`
    @export(implementation)
    public static var listFileMembers: Route<Sharing.ListFileMembersArg, Sharing.SharedFileMembers, Sharing.ListFileMembersError> {
        Route(_schema, 13)
    }
    /// `sharing/list_file_members/batch`
    @export(implementation)
    public static var listFileMembersBatch: Route<Sharing.ListFileMembersBatchArg, [Sharing.ListFileMembersBatchResult], Sharing.SharingUserError> {
        Route(_schema, 14)
    }
    /// `sharing/list_file_members/continue`
    @export(implementation)
    public static var listFileMembersContinue: Route<Sharing.ListFileMembersContinueArg, Sharing.SharedFileMembers, Sharing.ListFileMembersContinueError> {
        Route(_schema, 15)
    }
    /// `sharing/list_folder_members`
    @export(implementation)
    public static var listFolderMembers: Route<Sharing.ListFolderMembersArgs, Sharing.SharedFolderMembers, Sharing.SharedFolderAccessError> {
        Route(_schema, 16)
    }
    /// `sharing/list_folder_members/continue`
    @export(implementation)
    public static var listFolderMembersContinue: Route<Sharing.ListFolderMembersContinueArg, Sharing.SharedFolderMembers, Sharing.ListFolderMembersContinueError> {
        Route(_schema, 17)
    }
    /// `sharing/list_folders`
    @export(implementation)
    public static var listFolders: Route<Sharing.ListFoldersArgs, Sharing.ListFoldersResult, Void> {
        Route(_schema, 18)
    }
    /// `sharing/list_folders/continue`
    @export(implementation)
    public static var listFoldersContinue: Route<Sharing.ListFoldersContinueArg, Sharing.ListFoldersResult, Sharing.ListFoldersContinueError> {
        Route(_schema, 19)
    }
    /// `sharing/list_mountable_folders`
    @export(implementation)
    public static var listMountableFolders: Route<Sharing.ListFoldersArgs, Sharing.ListFoldersResult, Void> {
        Route(_schema, 20)
    }
    /// `sharing/list_mountable_folders/continue`
    @export(implementation)
    public static var listMountableFoldersContinue: Route<Sharing.ListFoldersContinueArg, Sharing.ListFoldersResult, Sharing.ListFoldersContinueError> {
        Route(_schema, 21)
    }
    /// `sharing/list_received_files`
    @export(implementation)
    public static var listReceivedFiles: Route<Sharing.ListFilesArg, Sharing.ListFilesResult, Sharing.SharingUserError> {
        Route(_schema, 22)
    }
    /// `sharing/list_received_files/continue`
    @export(implementation)
    public static var listReceivedFilesContinue: Route<Sharing.ListFilesContinueArg, Sharing.ListFilesResult, Sharing.ListFilesContinueError> {
        Route(_schema, 23)
    }
    /// `sharing/list_shared_links`
    @export(implementation)
    public static var listSharedLinks: Route<Sharing.ListSharedLinksArg, Sharing.ListSharedLinksResult, Sharing.ListSharedLinksError> {
        Route(_schema, 24)
    }
    /// `sharing/modify_shared_link_settings`
    @export(implementation)
    public static var modifySharedLinkSettings: Route<Sharing.ModifySharedLinkSettingsArgs, Sharing.SharedLinkMetadata, Sharing.ModifySharedLinkSettingsError> {
        Route(_schema, 25)
    }
    /// `sharing/mount_folder`
    @export(implementation)
    public static var mountFolder: Route<Sharing.MountFolderArg, Sharing.SharedFolderMetadata, Sharing.MountFolderError> {
        Route(_schema, 26)
    }
    /// `sharing/relinquish_access`
    @export(implementation)
    public static var relinquishAccess: Route<Sharing.RelinquishAccessArg, Sharing.RelinquishAccessResult, Sharing.RelinquishAccessError> {
        Route(_schema, 27)
    }
    /// `sharing/relinquish_file_membership`
    @export(implementation)
    public static var relinquishFileMembership: Route<Sharing.RelinquishFileMembershipArg, Void, Sharing.RelinquishFileMembershipError> {
        Route(_schema, 28)
    }
    /// `sharing/relinquish_folder_membership`
    @export(implementation)
    public static var relinquishFolderMembership: Route<Sharing.RelinquishFolderMembershipArg, Async.LaunchEmptyResult, Sharing.RelinquishFolderMembershipError> {
        Route(_schema, 29)
    }
    /// `sharing/remove_file_member`
    @export(implementation)
    public static var removeFileMember: Route<Sharing.RemoveFileMemberArg, Sharing.FileMemberActionIndividualResult, Sharing.RemoveFileMemberError> {
        Route(_schema, 30)
    }
    /// `sharing/remove_file_member_2`
    @export(implementation)
    public static var removeFileMember2: Route<Sharing.RemoveFileMemberArg, Sharing.FileMemberRemoveActionResult, Sharing.RemoveFileMemberError> {
        Route(_schema, 31)
    }
    /// `sharing/remove_folder_member`
    @export(implementation)
    public static var removeFolderMember: Route<Sharing.RemoveFolderMemberArg, Async.LaunchResultBase, Sharing.RemoveFolderMemberError> {
        Route(_schema, 32)
    }
    /// `sharing/revoke_shared_link`
    @export(implementation)
    public static var revokeSharedLink: Route<Sharing.RevokeSharedLinkArg, Void, Sharing.RevokeSharedLinkError> {
        Route(_schema, 33)
    }
    /// `sharing/set_access_inheritance`
    @export(implementation)
    public static var setAccessInheritance: Route<Sharing.SetAccessInheritanceArg, Sharing.ShareFolderLaunch, Sharing.SetAccessInheritanceError> {
        Route(_schema, 34)
    }
    /// `sharing/share_folder`
    @export(implementation)
    public static var shareFolder: Route<Sharing.ShareFolderArg, Sharing.ShareFolderLaunch, Sharing.ShareFolderError> {
        Route(_schema, 35)
    }
    /// `sharing/transfer_folder`
    @export(implementation)
    public static var transferFolder: Route<Sharing.TransferFolderArg, Void, Sharing.TransferFolderError> {
        Route(_schema, 36)
    }
    /// `sharing/unmount_folder`
    @export(implementation)
    public static var unmountFolder: Route<Sharing.UnmountFolderArg, Void, Sharing.UnmountFolderError> {
        Route(_schema, 37)
    }
    /// `sharing/unshare_file`
    @export(implementation)
    public static var unshareFile: Route<Sharing.UnshareFileArg, Void, Sharing.UnshareFileError> {
        Route(_schema, 38)
    }
    /// `sharing/unshare_folder`
    @export(implementation)
    public static var unshareFolder: Route<Sharing.UnshareFolderArg, Async.LaunchEmptyResult, Sharing.UnshareFolderError> {
        Route(_schema, 39)
    }
    /// `sharing/update_file_member`
    @export(implementation)
    public static var updateFileMember: Route<Sharing.UpdateFileMemberArgs, Sharing.MemberAccessLevelResult, Sharing.FileMemberActionError> {
        Route(_schema, 40)
    }
    /// `sharing/update_file_policy`
    @export(implementation)
    public static var updateFilePolicy: Route<Sharing.UpdateFilePolicyArg, Sharing.SharedFileMetadata, Sharing.UpdateFilePolicyError> {
        Route(_schema, 41)
    }
    /// `sharing/update_folder_member`
    @export(implementation)
    public static var updateFolderMember: Route<Sharing.UpdateFolderMemberArg, Sharing.MemberAccessLevelResult, Sharing.UpdateFolderMemberError> {
        Route(_schema, 42)
    }
    /// `sharing/update_folder_policy`
    @export(implementation)
    public static var updateFolderPolicy: Route<Sharing.UpdateFolderPolicyArg, Sharing.SharedFolderMetadata, Sharing.UpdateFolderPolicyError> {
        Route(_schema, 43)
    }
}
