// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAsyncLaunchEmptyResult, DBXAsyncLaunchResultBase, DBXAsyncPollError, DBXCallError,
    DBXSharingAccessInheritance, DBXSharingAccessLevel, DBXSharingAclUpdatePolicy, DBXSharingAddFileMemberError,
    DBXSharingAddFolderMemberError, DBXSharingAddMember, DBXSharingCreateSharedLinkError,
    DBXSharingCreateSharedLinkWithSettingsError, DBXSharingFileAction, DBXSharingFileMemberActionError,
    DBXSharingFileMemberActionIndividualResult, DBXSharingFileMemberActionResult,
    DBXSharingFileMemberRemoveActionResult, DBXSharingFolderAction, DBXSharingGetFileMetadataBatchResult,
    DBXSharingGetFileMetadataError, DBXSharingGetSharedLinkFileError, DBXSharingGetSharedLinksError,
    DBXSharingGetSharedLinksResult, DBXSharingJobStatus, DBXSharingLinkSettings, DBXSharingListFileMembersBatchResult,
    DBXSharingListFileMembersContinueError, DBXSharingListFileMembersError, DBXSharingListFilesContinueError,
    DBXSharingListFilesResult, DBXSharingListFolderMembersContinueError, DBXSharingListFoldersContinueError,
    DBXSharingListFoldersResult, DBXSharingListSharedLinksError, DBXSharingListSharedLinksResult,
    DBXSharingMemberAccessLevelResult, DBXSharingMemberAction, DBXSharingMemberPolicy, DBXSharingMemberSelector,
    DBXSharingModifySharedLinkSettingsError, DBXSharingMountFolderError, DBXSharingPathLinkMetadata,
    DBXSharingPendingUploadMode, DBXSharingRelinquishAccessError, DBXSharingRelinquishAccessResult,
    DBXSharingRelinquishFileMembershipError, DBXSharingRelinquishFolderMembershipError, DBXSharingRemoveFileMemberError,
    DBXSharingRemoveFolderMemberError, DBXSharingRemoveMemberJobStatus, DBXSharingRevokeSharedLinkError,
    DBXSharingSetAccessInheritanceError, DBXSharingShareFolderError, DBXSharingShareFolderJobStatus,
    DBXSharingShareFolderLaunch, DBXSharingSharedFileMembers, DBXSharingSharedFileMetadata,
    DBXSharingSharedFolderAccessError, DBXSharingSharedFolderMembers, DBXSharingSharedFolderMetadata,
    DBXSharingSharedLinkError, DBXSharingSharedLinkMetadata, DBXSharingSharedLinkPolicy, DBXSharingSharedLinkSettings,
    DBXSharingSharingUserError, DBXSharingTransferFolderError, DBXSharingUnmountFolderError, DBXSharingUnshareFileError,
    DBXSharingUnshareFolderError, DBXSharingUpdateFilePolicyError, DBXSharingUpdateFolderMemberError,
    DBXSharingUpdateFolderPolicyError, DBXSharingViewerInfoPolicy;

NS_ASSUME_NONNULL_BEGIN

/// A request of `sharing/add_file_member`.
@interface DBXSharingAddFileMemberRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXSharingFileMemberActionResult *> *_Nullable result,
        DBXSharingAddFileMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXSharingFileMemberActionResult *> *_Nullable result,
            DBXSharingAddFileMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/add_folder_member`.
@interface DBXSharingAddFolderMemberRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingAddFolderMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingAddFolderMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/check_job_status`.
@interface DBXSharingCheckJobStatusRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/check_remove_member_job_status`.
@interface DBXSharingCheckRemoveMemberJobStatusRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingRemoveMemberJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingRemoveMemberJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/check_share_job_status`.
@interface DBXSharingCheckShareJobStatusRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingShareFolderJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingShareFolderJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/create_shared_link`.
@interface DBXSharingCreateSharedLinkRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingPathLinkMetadata *_Nullable result, DBXSharingCreateSharedLinkError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingPathLinkMetadata *_Nullable result, DBXSharingCreateSharedLinkError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/create_shared_link_with_settings`.
@interface DBXSharingCreateSharedLinkWithSettingsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedLinkMetadata *_Nullable result,
        DBXSharingCreateSharedLinkWithSettingsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedLinkMetadata *_Nullable result,
            DBXSharingCreateSharedLinkWithSettingsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/get_file_metadata`.
@interface DBXSharingGetFileMetadataRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFileMetadata *_Nullable result, DBXSharingGetFileMetadataError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFileMetadata *_Nullable result, DBXSharingGetFileMetadataError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/get_file_metadata/batch`.
@interface DBXSharingGetFileMetadataBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXSharingGetFileMetadataBatchResult *> *_Nullable result,
        DBXSharingSharingUserError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXSharingGetFileMetadataBatchResult *> *_Nullable result,
            DBXSharingSharingUserError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/get_folder_metadata`.
@interface DBXSharingGetFolderMetadataRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFolderMetadata *_Nullable result, DBXSharingSharedFolderAccessError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFolderMetadata *_Nullable result, DBXSharingSharedFolderAccessError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/get_shared_link_file` whose content is stored in a file.
@interface DBXSharingGetSharedLinkFileDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedLinkMetadata *_Nullable result, NSURL *_Nullable destination,
        DBXSharingGetSharedLinkFileError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedLinkMetadata *_Nullable result, NSURL *_Nullable destination,
            DBXSharingGetSharedLinkFileError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/get_shared_link_file` whose content is returned as data.
@interface DBXSharingGetSharedLinkFileDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedLinkMetadata *_Nullable result, NSData *_Nullable content,
        DBXSharingGetSharedLinkFileError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedLinkMetadata *_Nullable result, NSData *_Nullable content,
            DBXSharingGetSharedLinkFileError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/get_shared_link_metadata`.
@interface DBXSharingGetSharedLinkMetadataRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedLinkMetadata *_Nullable result, DBXSharingSharedLinkError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedLinkMetadata *_Nullable result, DBXSharingSharedLinkError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/get_shared_links`.
@interface DBXSharingGetSharedLinksRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingGetSharedLinksResult *_Nullable result, DBXSharingGetSharedLinksError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingGetSharedLinksResult *_Nullable result, DBXSharingGetSharedLinksError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_file_members`.
@interface DBXSharingListFileMembersRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFileMembers *_Nullable result, DBXSharingListFileMembersError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFileMembers *_Nullable result, DBXSharingListFileMembersError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_file_members/batch`.
@interface DBXSharingListFileMembersBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXSharingListFileMembersBatchResult *> *_Nullable result,
        DBXSharingSharingUserError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXSharingListFileMembersBatchResult *> *_Nullable result,
            DBXSharingSharingUserError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_file_members/continue`.
@interface DBXSharingListFileMembersContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFileMembers *_Nullable result, DBXSharingListFileMembersContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFileMembers *_Nullable result,
            DBXSharingListFileMembersContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_folder_members`.
@interface DBXSharingListFolderMembersRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFolderMembers *_Nullable result, DBXSharingSharedFolderAccessError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFolderMembers *_Nullable result, DBXSharingSharedFolderAccessError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_folder_members/continue`.
@interface DBXSharingListFolderMembersContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFolderMembers *_Nullable result,
        DBXSharingListFolderMembersContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFolderMembers *_Nullable result,
            DBXSharingListFolderMembersContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_folders`.
@interface DBXSharingListFoldersRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingListFoldersResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingListFoldersResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_folders/continue`.
@interface DBXSharingListFoldersContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingListFoldersResult *_Nullable result, DBXSharingListFoldersContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingListFoldersResult *_Nullable result, DBXSharingListFoldersContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_mountable_folders`.
@interface DBXSharingListMountableFoldersRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingListFoldersResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingListFoldersResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_mountable_folders/continue`.
@interface DBXSharingListMountableFoldersContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingListFoldersResult *_Nullable result, DBXSharingListFoldersContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingListFoldersResult *_Nullable result, DBXSharingListFoldersContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_received_files`.
@interface DBXSharingListReceivedFilesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingListFilesResult *_Nullable result, DBXSharingSharingUserError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingListFilesResult *_Nullable result, DBXSharingSharingUserError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_received_files/continue`.
@interface DBXSharingListReceivedFilesContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingListFilesResult *_Nullable result, DBXSharingListFilesContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingListFilesResult *_Nullable result, DBXSharingListFilesContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/list_shared_links`.
@interface DBXSharingListSharedLinksRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingListSharedLinksResult *_Nullable result, DBXSharingListSharedLinksError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingListSharedLinksResult *_Nullable result, DBXSharingListSharedLinksError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/modify_shared_link_settings`.
@interface DBXSharingModifySharedLinkSettingsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedLinkMetadata *_Nullable result, DBXSharingModifySharedLinkSettingsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedLinkMetadata *_Nullable result,
            DBXSharingModifySharedLinkSettingsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/mount_folder`.
@interface DBXSharingMountFolderRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFolderMetadata *_Nullable result, DBXSharingMountFolderError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFolderMetadata *_Nullable result, DBXSharingMountFolderError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/relinquish_access`.
@interface DBXSharingRelinquishAccessRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingRelinquishAccessResult *_Nullable result, DBXSharingRelinquishAccessError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingRelinquishAccessResult *_Nullable result, DBXSharingRelinquishAccessError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/relinquish_file_membership`.
@interface DBXSharingRelinquishFileMembershipRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingRelinquishFileMembershipError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingRelinquishFileMembershipError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/relinquish_folder_membership`.
@interface DBXSharingRelinquishFolderMembershipRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchEmptyResult *_Nullable result, DBXSharingRelinquishFolderMembershipError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchEmptyResult *_Nullable result,
            DBXSharingRelinquishFolderMembershipError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/remove_file_member`.
@interface DBXSharingRemoveFileMemberRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingFileMemberActionIndividualResult *_Nullable result,
        DBXSharingRemoveFileMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingFileMemberActionIndividualResult *_Nullable result,
            DBXSharingRemoveFileMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/remove_file_member_2`.
@interface DBXSharingRemoveFileMember2RpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingFileMemberRemoveActionResult *_Nullable result,
        DBXSharingRemoveFileMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingFileMemberRemoveActionResult *_Nullable result,
            DBXSharingRemoveFileMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/remove_folder_member`.
@interface DBXSharingRemoveFolderMemberRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXSharingRemoveFolderMemberError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXSharingRemoveFolderMemberError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/revoke_shared_link`.
@interface DBXSharingRevokeSharedLinkRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingRevokeSharedLinkError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingRevokeSharedLinkError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/set_access_inheritance`.
@interface DBXSharingSetAccessInheritanceRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingShareFolderLaunch *_Nullable result, DBXSharingSetAccessInheritanceError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingShareFolderLaunch *_Nullable result, DBXSharingSetAccessInheritanceError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/share_folder`.
@interface DBXSharingShareFolderRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingShareFolderLaunch *_Nullable result, DBXSharingShareFolderError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingShareFolderLaunch *_Nullable result, DBXSharingShareFolderError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/transfer_folder`.
@interface DBXSharingTransferFolderRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingTransferFolderError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingTransferFolderError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/unmount_folder`.
@interface DBXSharingUnmountFolderRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingUnmountFolderError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingUnmountFolderError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/unshare_file`.
@interface DBXSharingUnshareFileRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingUnshareFileError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingUnshareFileError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/unshare_folder`.
@interface DBXSharingUnshareFolderRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchEmptyResult *_Nullable result, DBXSharingUnshareFolderError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchEmptyResult *_Nullable result, DBXSharingUnshareFolderError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/update_file_member`.
@interface DBXSharingUpdateFileMemberRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingMemberAccessLevelResult *_Nullable result, DBXSharingFileMemberActionError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingMemberAccessLevelResult *_Nullable result, DBXSharingFileMemberActionError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/update_file_policy`.
@interface DBXSharingUpdateFilePolicyRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFileMetadata *_Nullable result, DBXSharingUpdateFilePolicyError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFileMetadata *_Nullable result, DBXSharingUpdateFilePolicyError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/update_folder_member`.
@interface DBXSharingUpdateFolderMemberRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingMemberAccessLevelResult *_Nullable result, DBXSharingUpdateFolderMemberError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingMemberAccessLevelResult *_Nullable result,
            DBXSharingUpdateFolderMemberError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `sharing/update_folder_policy`.
@interface DBXSharingUpdateFolderPolicyRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXSharingSharedFolderMetadata *_Nullable result, DBXSharingUpdateFolderPolicyError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXSharingSharedFolderMetadata *_Nullable result, DBXSharingUpdateFolderPolicyError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `sharing`, called on behalf of a user or a team.
@interface DBXSharingRoutes : DBXBaseRoutes
/// Adds members to a file and sends them invitations. Returns the outcome for each member.
///
/// Route `sharing/add_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingAddFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_file_member>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - members: The people to add, by account or email address. If an email address belongs to an account, the account
///     is added.
///   - customMessage: A message to send with the invitation.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - accessLevel: The access level of the new members.
///   - addMessageAsComment: A Boolean value that indicates whether to add the message as a comment, too. Supported for
///     Paper documents. The default is `@NO`.
///   - fpSealedResult: For internal use by Dropbox.
- (DBXSharingAddFileMemberRpcRequest *)addFileMemberWithFile:(NSString *)file
    members:(NSArray<DBXSharingMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    addMessageAsComment:(NSNumber *)addMessageAsComment
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Calls the route with defaults for its other arguments.
- (DBXSharingAddFileMemberRpcRequest *)addFileMemberWithFile:(NSString *)file
    members:(NSArray<DBXSharingMemberSelector *> *)members
    customMessage:(nullable NSString *)customMessage
    quiet:(NSNumber *)quiet
    accessLevel:(DBXSharingAccessLevel *)accessLevel
    addMessageAsComment:(NSNumber *)addMessageAsComment
    __deprecated_msg("Use the method with all arguments.");

/// Adds members to a file and sends them invitations. Returns the outcome for each member. The optional arguments have
/// their defaults.
- (DBXSharingAddFileMemberRpcRequest *)addFileMemberWithFile:(NSString *)file
    members:(NSArray<DBXSharingMemberSelector *> *)members;

/// Adds members to a shared folder and sends them invitations. The folder appears in a new member's Dropbox after
/// `mountFolder`.
///
/// Route `sharing/add_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingAddFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-add_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - members: The people to add, and their access levels.
///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `@NO`.
///   - customMessage: A message to send with the invitation. At least 1 character.
///   - fpSealedResult: For internal use by Dropbox.
- (DBXSharingAddFolderMemberRpcRequest *)addFolderMemberWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBXSharingAddMember *> *)members
    quiet:(NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    fpSealedResult:(nullable NSString *)fpSealedResult;

/// Calls the route with defaults for its other arguments.
- (DBXSharingAddFolderMemberRpcRequest *)addFolderMemberWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBXSharingAddMember *> *)members
    quiet:(NSNumber *)quiet
    customMessage:(nullable NSString *)customMessage
    __deprecated_msg("Use the method with all arguments.");

/// Adds members to a shared folder and sends them invitations. The folder appears in a new member's Dropbox after
/// `mountFolder`. The optional arguments have their defaults.
- (DBXSharingAddFolderMemberRpcRequest *)addFolderMemberWithSharedFolderId:(NSString *)sharedFolderId
    members:(NSArray<DBXSharingAddMember *> *)members;

/// Polls a job of `unshareFolder` or `relinquishFolderMembership`. Returns whether it is still running.
///
/// Route `sharing/check_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXSharingCheckJobStatusRpcRequest *)checkJobStatusWithAsyncJobId:(NSString *)asyncJobId;

/// Polls a job of `removeFolderMember`. Returns whether it is still running, or the access that the member still has.
///
/// Route `sharing/check_remove_member_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXAsyncPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_remove_member_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXSharingCheckRemoveMemberJobStatusRpcRequest *)checkRemoveMemberJobStatusWithAsyncJobId:(NSString *)asyncJobId;

/// Polls a job of `shareFolder` or `setAccessInheritance`. Returns whether it is still running, or the shared folder.
///
/// Route `sharing/check_share_job_status`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-check_share_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXSharingCheckShareJobStatusRpcRequest *)checkShareJobStatusWithAsyncJobId:(NSString *)asyncJobId;

/// Creates a shared link to a file or folder, or returns the existing one.
///
/// Route `sharing/create_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingCreateSharedLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link>
///
/// - Parameters:
///   - path: The path of the file or folder.
///   - shortUrl: This option no longer has an effect. The default is `@NO`. Deprecated.
///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
- (DBXSharingCreateSharedLinkRpcRequest *)createSharedLinkWithPath:(NSString *)path
    shortUrl:(NSNumber *)shortUrl
    pendingUpload:(nullable DBXSharingPendingUploadMode *)pendingUpload
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a shared link to a file or folder, or returns the existing one. The optional arguments have their defaults.
- (DBXSharingCreateSharedLinkRpcRequest *)createSharedLinkWithPath:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a shared link to a file or folder. By default, anyone with the link can use it, within the policies of the
/// team and folder. If a link already exists, the call fails; find the link with `listSharedLinks`.
///
/// Route `sharing/create_shared_link_with_settings`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingCreateSharedLinkWithSettingsError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-create_shared_link_with_settings>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - settings: The settings of the link: its audience, password, and expiration.
- (DBXSharingCreateSharedLinkWithSettingsRpcRequest *)createSharedLinkWithSettingsWithPath:(NSString *)path
    settings:(nullable DBXSharingSharedLinkSettings *)settings;

/// Creates a shared link to a file or folder. By default, anyone with the link can use it, within the policies of the
/// team and folder. If a link already exists, the call fails; find the link with `listSharedLinks`. The optional
/// arguments have their defaults.
- (DBXSharingCreateSharedLinkWithSettingsRpcRequest *)createSharedLinkWithSettingsWithPath:(NSString *)path;

/// Returns the sharing metadata of a file, and the actions that the user can take on it.
///
/// Route `sharing/get_file_metadata`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingGetFileMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (DBXSharingGetFileMetadataRpcRequest *)getFileMetadataWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions;

/// Returns the sharing metadata of a file, and the actions that the user can take on it. The optional arguments have
/// their defaults.
- (DBXSharingGetFileMetadataRpcRequest *)getFileMetadataWithFile:(NSString *)file;

/// Returns the sharing metadata of up to 100 files.
///
/// Route `sharing/get_file_metadata/batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata-batch>
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
- (DBXSharingGetFileMetadataBatchRpcRequest *)getFileMetadataBatchWithFiles:(NSArray<NSString *> *)files
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions;

/// Returns the sharing metadata of up to 100 files. The optional arguments have their defaults.
- (DBXSharingGetFileMetadataBatchRpcRequest *)getFileMetadataBatchWithFiles:(NSArray<NSString *> *)files;

/// Returns the metadata of a shared folder, and the actions that the user can take on it.
///
/// Route `sharing/get_folder_metadata`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingSharedFolderAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_folder_metadata>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - actions: The actions whose permissions to include.
- (DBXSharingGetFolderMetadataRpcRequest *)getFolderMetadataWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions;

/// Returns the metadata of a shared folder, and the actions that the user can take on it. The optional arguments have
/// their defaults.
- (DBXSharingGetFolderMetadataRpcRequest *)getFolderMetadataWithSharedFolderId:(NSString *)sharedFolderId;

/// Downloads the file of a shared link, or a file in the folder of a shared link.
///
/// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
/// Error: `DBXSharingGetSharedLinkFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts
///     with `/`.
///   - linkPassword: The password of the link. `nil` if it has none.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXSharingGetSharedLinkFileDownloadRequestFile *)getSharedLinkFileURLWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBXSharingGetSharedLinkFileDownloadRequestFile *)getSharedLinkFileURLWithUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The method that ends with
/// `destination:` describes the route and its parameters.
- (DBXSharingGetSharedLinkFileDownloadRequestMemory *)getSharedLinkFileWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBXSharingGetSharedLinkFileDownloadRequestMemory *)getSharedLinkFileWithUrl:(NSString *)url;

/// Returns the metadata of a shared link: its target, audience, and expiration.
///
/// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
/// Error: `DBXSharingSharedLinkMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
///
/// - Parameters:
///   - url: The URL of the link.
///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts
///     with `/`.
///   - linkPassword: The password of the link. `nil` if it has none.
- (DBXSharingGetSharedLinkMetadataRpcRequest *)getSharedLinkMetadataWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Returns the metadata of a shared link: its target, audience, and expiration. The optional arguments have their
/// defaults.
- (DBXSharingGetSharedLinkMetadataRpcRequest *)getSharedLinkMetadataWithUrl:(NSString *)url;

/// Returns up to 1,000 shared links of the user.
///
/// Route `sharing/get_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingGetSharedLinksError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_links>
///
/// - Parameter path: The path of the file or folder whose links to list. `nil` lists all links.
- (DBXSharingGetSharedLinksRpcRequest *)getSharedLinksWithPath:(nullable NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns up to 1,000 shared links of the user. The optional arguments have their defaults.
- (DBXSharingGetSharedLinksRpcRequest *)getSharedLinks __deprecated_msg("Dropbox deprecated the route.");

/// Lists the people who have access to a file: members, groups, and invited people.
///
/// Route `sharing/list_file_members`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingListFileMembersError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
///   - includeInherited: A Boolean value that indicates whether to include members who have access only through a
///     folder. The default is `@YES`.
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
- (DBXSharingListFileMembersRpcRequest *)listFileMembersWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    includeInherited:(NSNumber *)includeInherited
    limit:(NSNumber *)limit;

/// Lists the people who have access to a file: members, groups, and invited people. The optional arguments have their
/// defaults.
- (DBXSharingListFileMembersRpcRequest *)listFileMembersWithFile:(NSString *)file;

/// Lists the people who have access to up to 100 files, without permissions and without people who have access through
/// a folder.
///
/// Route `sharing/list_file_members/batch`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-batch>
///
/// - Parameters:
///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
///     with `/`, `id:`, `ns:`, or `nspath:`.
///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
- (DBXSharingListFileMembersBatchRpcRequest *)listFileMembersBatchWithFiles:(NSArray<NSString *> *)files
    limit:(NSNumber *)limit;

/// Lists the people who have access to up to 100 files, without permissions and without people who have access through
/// a folder. The optional arguments have their defaults.
- (DBXSharingListFileMembersBatchRpcRequest *)listFileMembersBatchWithFiles:(NSArray<NSString *> *)files;

/// Returns the next page of `listFileMembers`.
///
/// Route `sharing/list_file_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingListFileMembersContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXSharingListFileMembersContinueRpcRequest *)listFileMembersContinueWithCursor:(NSString *)cursor;

/// Lists the people who have access to a shared folder: members, groups, and invited people.
///
/// Route `sharing/list_folder_members`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingSharedFolderAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from A
///     to Z, digits, hyphens, underscores, and colons.
///   - actions: The actions whose permissions to include.
///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
///   - path: The path of the folder. Use it to include people who have access through a parent folder.
- (DBXSharingListFolderMembersRpcRequest *)listFolderMembersWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    path:(nullable NSString *)path;

/// Calls the route with defaults for its other arguments.
- (DBXSharingListFolderMembersRpcRequest *)listFolderMembersWithSharedFolderId:(NSString *)sharedFolderId
    actions:(nullable NSArray<DBXSharingMemberAction *> *)actions
    limit:(NSNumber *)limit
    __deprecated_msg("Use the method with all arguments.");

/// Lists the people who have access to a shared folder: members, groups, and invited people. The optional arguments
/// have their defaults.
- (DBXSharingListFolderMembersRpcRequest *)listFolderMembersWithSharedFolderId:(NSString *)sharedFolderId;

/// Returns the next page of `listFolderMembers`.
///
/// Route `sharing/list_folder_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingListFolderMembersContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXSharingListFolderMembersContinueRpcRequest *)listFolderMembersContinueWithCursor:(NSString *)cursor;

/// Lists all shared folders that the user has access to, mounted or not.
///
/// Route `sharing/list_folders`: style rpc, host api, auth user, scope `sharing.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
- (DBXSharingListFoldersRpcRequest *)listFoldersWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions;

/// Lists all shared folders that the user has access to, mounted or not. The optional arguments have their defaults.
- (DBXSharingListFoldersRpcRequest *)listFolders;

/// Returns the next page of `listFolders`.
///
/// Route `sharing/list_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingListFoldersContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXSharingListFoldersContinueRpcRequest *)listFoldersContinueWithCursor:(NSString *)cursor;

/// Lists the shared folders that the user can mount or unmount.
///
/// Route `sharing/list_mountable_folders`: style rpc, host api, auth user, scope `sharing.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - actions: The actions whose permissions to include.
- (DBXSharingListMountableFoldersRpcRequest *)listMountableFoldersWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions;

/// Lists the shared folders that the user can mount or unmount. The optional arguments have their defaults.
- (DBXSharingListMountableFoldersRpcRequest *)listMountableFolders;

/// Returns the next page of `listMountableFolders`.
///
/// Route `sharing/list_mountable_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingListFoldersContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXSharingListMountableFoldersContinueRpcRequest *)listMountableFoldersContinueWithCursor:(NSString *)cursor;

/// Lists the files that are shared with the user.
///
/// Route `sharing/list_received_files`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingSharingUserError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
///   - actions: The actions whose permissions to include.
- (DBXSharingListReceivedFilesRpcRequest *)listReceivedFilesWithLimit:(NSNumber *)limit
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions;

/// Lists the files that are shared with the user. The optional arguments have their defaults.
- (DBXSharingListReceivedFilesRpcRequest *)listReceivedFiles;

/// Returns the next page of `listReceivedFiles`.
///
/// Route `sharing/list_received_files/continue`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingListFilesContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXSharingListReceivedFilesContinueRpcRequest *)listReceivedFilesContinueWithCursor:(NSString *)cursor;

/// Lists the user's shared links page by page, or the links for one path, including links to its parent folders.
///
/// Route `sharing/list_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
/// Error: `DBXSharingListSharedLinksError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_shared_links>
///
/// - Parameters:
///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`, `id:`,
///     `rev:`, or `ns:`.
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
- (DBXSharingListSharedLinksRpcRequest *)listSharedLinksWithPath:(nullable NSString *)path
    cursor:(nullable NSString *)cursor
    directOnly:(nullable NSNumber *)directOnly;

/// Lists the user's shared links page by page, or the links for one path, including links to its parent folders. The
/// optional arguments have their defaults.
- (DBXSharingListSharedLinksRpcRequest *)listSharedLinks;

/// Changes the audience, password, or expiration of a shared link. The policies of the team and folder may restrict it;
/// the result contains the effective settings.
///
/// Route `sharing/modify_shared_link_settings`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingModifySharedLinkSettingsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-modify_shared_link_settings>
///
/// - Parameters:
///   - url: The URL of the link.
///   - settings: The new settings.
///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
- (DBXSharingModifySharedLinkSettingsRpcRequest *)modifySharedLinkSettingsWithUrl:(NSString *)url
    settings:(DBXSharingSharedLinkSettings *)settings
    removeExpiration:(NSNumber *)removeExpiration;

/// Changes the audience, password, or expiration of a shared link. The policies of the team and folder may restrict it;
/// the result contains the effective settings. The optional arguments have their defaults.
- (DBXSharingModifySharedLinkSettingsRpcRequest *)modifySharedLinkSettingsWithUrl:(NSString *)url
    settings:(DBXSharingSharedLinkSettings *)settings;

/// Adds a shared folder to the user's Dropbox.
///
/// Route `sharing/mount_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingMountFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-mount_folder>
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBXSharingMountFolderRpcRequest *)mountFolderWithSharedFolderId:(NSString *)sharedFolderId;

/// Removes the user's own access to a file or folder without keeping a copy. Has no effect if the user has no access.
///
/// Route `sharing/relinquish_access`: style rpc, host api, auth user, scope `private:sharing.write`.
/// Error: `DBXSharingRelinquishAccessError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_access>
///
/// - Parameter fileId: The identifier of the file or folder, `id:…`.
- (DBXSharingRelinquishAccessRpcRequest *)relinquishAccessWithFileId:(NSString *)fileId;

/// Removes the user's own access to a file that is shared with them.
///
/// Route `sharing/relinquish_file_membership`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingRelinquishFileMembershipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_file_membership>
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (DBXSharingRelinquishFileMembershipRpcRequest *)relinquishFileMembershipWithFile:(NSString *)file;

/// Leaves a shared folder. The owner can't leave it. With `leaveACopy`, poll the returned job with `checkJobStatus`.
///
/// Route `sharing/relinquish_folder_membership`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingRelinquishFolderMembershipError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-relinquish_folder_membership>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
///     inside a team folder or another shared folder. The default is `@NO`.
- (DBXSharingRelinquishFolderMembershipRpcRequest *)
    relinquishFolderMembershipWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy;

/// Leaves a shared folder. The owner can't leave it. With `leaveACopy`, poll the returned job with `checkJobStatus`.
/// The optional arguments have their defaults.
- (DBXSharingRelinquishFolderMembershipRpcRequest *)
    relinquishFolderMembershipWithSharedFolderId:(NSString *)sharedFolderId;

/// Removes a member from a file. Use `removeFileMember2` instead.
///
/// Route `sharing/remove_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingRemoveFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
- (DBXSharingRemoveFileMemberRpcRequest *)removeFileMemberWithFile:(NSString *)file
    member:(DBXSharingMemberSelector *)member
    __deprecated_msg("Dropbox deprecated the route.");

/// Removes a member from a file, and returns the access that the member still has through a folder.
///
/// Route `sharing/remove_file_member_2`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingRemoveFileMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_file_member_2>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
- (DBXSharingRemoveFileMember2RpcRequest *)removeFileMember2WithFile:(NSString *)file
    member:(DBXSharingMemberSelector *)member;

/// Starts a job that removes a member from a shared folder. Poll it with `checkRemoveMemberJobStatus`.
///
/// Route `sharing/remove_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingRemoveFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-remove_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member to remove.
///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for
///     groups, and for folders inside a team folder or another shared folder.
- (DBXSharingRemoveFolderMemberRpcRequest *)removeFolderMemberWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy;

/// Revokes a shared link. The file may still be accessible through links to its parent folders.
///
/// Route `sharing/revoke_shared_link`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingRevokeSharedLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-revoke_shared_link>
///
/// - Parameter url: The URL of the link.
- (DBXSharingRevokeSharedLinkRpcRequest *)revokeSharedLinkWithUrl:(NSString *)url;

/// Sets whether a shared folder in a team space inherits members from its parent folder. May return a job to poll with
/// `checkShareJobStatus`.
///
/// Route `sharing/set_access_inheritance`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingSetAccessInheritanceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-set_access_inheritance>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
- (DBXSharingSetAccessInheritanceRpcRequest *)setAccessInheritanceWithSharedFolderId:(NSString *)sharedFolderId
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance;

/// Sets whether a shared folder in a team space inherits members from its parent folder. May return a job to poll with
/// `checkShareJobStatus`. The optional arguments have their defaults.
- (DBXSharingSetAccessInheritanceRpcRequest *)setAccessInheritanceWithSharedFolderId:(NSString *)sharedFolderId;

/// Shares a folder, and creates it if it doesn't exist. For large folders, poll the returned job with
/// `checkShareJobStatus`.
///
/// Route `sharing/share_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingShareFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-share_folder>
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or
///     `ns:`.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder. The
///     default is `@NO`.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder. The
///     default is `inherit`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: The settings of the link to the folder.
- (DBXSharingShareFolderRpcRequest *)shareFolderWithPath:(NSString *)path
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    forceAsync:(NSNumber *)forceAsync
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    accessInheritance:(DBXSharingAccessInheritance *)accessInheritance
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings;

/// Shares a folder, and creates it if it doesn't exist. For large folders, poll the returned job with
/// `checkShareJobStatus`. The optional arguments have their defaults.
- (DBXSharingShareFolderRpcRequest *)shareFolderWithPath:(NSString *)path;

/// Transfers the ownership of a shared folder to another member. Only the owner can do so.
///
/// Route `sharing/transfer_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingTransferFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-transfer_folder>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
- (DBXSharingTransferFolderRpcRequest *)transferFolderWithSharedFolderId:(NSString *)sharedFolderId
    toDropboxId:(NSString *)toDropboxId;

/// Removes a shared folder from the user's Dropbox. It can be mounted again.
///
/// Route `sharing/unmount_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingUnmountFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unmount_folder>
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBXSharingUnmountFolderRpcRequest *)unmountFolderWithSharedFolderId:(NSString *)sharedFolderId;

/// Removes all members from a file. People who have access through a folder keep it.
///
/// Route `sharing/unshare_file`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingUnshareFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_file>
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (DBXSharingUnshareFileRpcRequest *)unshareFileWithFile:(NSString *)file;

/// Stops sharing a folder. Only the owner can do so, and the folder can't contain, or lie inside, another shared
/// folder. Poll the job with `checkJobStatus`.
///
/// Route `sharing/unshare_folder`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingUnshareFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-unshare_folder>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps the
///     folder. The default is `@NO`.
- (DBXSharingUnshareFolderRpcRequest *)unshareFolderWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy;

/// Stops sharing a folder. Only the owner can do so, and the folder can't contain, or lie inside, another shared
/// folder. Poll the job with `checkJobStatus`. The optional arguments have their defaults.
- (DBXSharingUnshareFolderRpcRequest *)unshareFolderWithSharedFolderId:(NSString *)sharedFolderId;

/// Changes the access level of a member of a file.
///
/// Route `sharing/update_file_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingFileMemberActionError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_member>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member.
///   - accessLevel: The new access level.
- (DBXSharingUpdateFileMemberRpcRequest *)updateFileMemberWithFile:(NSString *)file
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel;

/// Changes whether a file shows its viewers.
///
/// Route `sharing/update_file_policy`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingUpdateFilePolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_file_policy>
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - actions: The actions whose permissions to include.
///   - linkSettings: This option no longer has an effect. Deprecated.
///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
- (DBXSharingUpdateFilePolicyRpcRequest *)updateFilePolicyWithFile:(NSString *)file
    actions:(nullable NSArray<DBXSharingFileAction *> *)actions
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy;

/// Changes whether a file shows its viewers. The optional arguments have their defaults.
- (DBXSharingUpdateFilePolicyRpcRequest *)updateFilePolicyWithFile:(NSString *)file;

/// Changes the access level of a member of a shared folder.
///
/// Route `sharing/update_folder_member`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingUpdateFolderMemberError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_member>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member, as `.dropboxId`.
///   - accessLevel: The new access level. `.owner` isn't supported.
- (DBXSharingUpdateFolderMemberRpcRequest *)updateFolderMemberWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    accessLevel:(DBXSharingAccessLevel *)accessLevel;

/// Changes the policies of a shared folder: who can join it, add members, and use links. Only the owner can do so.
/// Fields that are `nil` don't change.
///
/// Route `sharing/update_folder_policy`: style rpc, host api, auth user, scope `sharing.write`.
/// Error: `DBXSharingUpdateFolderPolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-update_folder_policy>
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - memberPolicy: The people who can be members. Supported only for members of a team.
///   - aclUpdatePolicy: The people who can add, change, and remove members.
///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members of a
///     team.
///   - linkSettings: The settings of the link to the folder.
///   - actions: The actions whose permissions to include.
- (DBXSharingUpdateFolderPolicyRpcRequest *)updateFolderPolicyWithSharedFolderId:(NSString *)sharedFolderId
    memberPolicy:(nullable DBXSharingMemberPolicy *)memberPolicy
    aclUpdatePolicy:(nullable DBXSharingAclUpdatePolicy *)aclUpdatePolicy
    viewerInfoPolicy:(nullable DBXSharingViewerInfoPolicy *)viewerInfoPolicy
    sharedLinkPolicy:(nullable DBXSharingSharedLinkPolicy *)sharedLinkPolicy
    linkSettings:(nullable DBXSharingLinkSettings *)linkSettings
    actions:(nullable NSArray<DBXSharingFolderAction *> *)actions;

/// Changes the policies of a shared folder: who can join it, add members, and use links. Only the owner can do so.
/// Fields that are `nil` don't change. The optional arguments have their defaults.
- (DBXSharingUpdateFolderPolicyRpcRequest *)updateFolderPolicyWithSharedFolderId:(NSString *)sharedFolderId;
@end

/// The routes of `sharing`, called with the key and secret of an app.
@interface DBXSharingAppAuthRoutes : DBXBaseRoutes
/// Downloads the file of a shared link, or a file in the folder of a shared link. `DBXSharingRoutes` describes the
/// route and its parameters.
- (DBXSharingGetSharedLinkFileDownloadRequestFile *)getSharedLinkFileURLWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBXSharingGetSharedLinkFileDownloadRequestFile *)getSharedLinkFileURLWithUrl:(NSString *)url
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads the file of a shared link, or a file in the folder of a shared link. `DBXSharingRoutes` describes the
/// route and its parameters.
- (DBXSharingGetSharedLinkFileDownloadRequestMemory *)getSharedLinkFileWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Downloads the file of a shared link, or a file in the folder of a shared link. The optional arguments have their
/// defaults.
- (DBXSharingGetSharedLinkFileDownloadRequestMemory *)getSharedLinkFileWithUrl:(NSString *)url;

/// Returns the metadata of a shared link: its target, audience, and expiration. `DBXSharingRoutes` describes the route
/// and its parameters.
- (DBXSharingGetSharedLinkMetadataRpcRequest *)getSharedLinkMetadataWithUrl:(NSString *)url
    path:(nullable NSString *)path
    linkPassword:(nullable NSString *)linkPassword;

/// Returns the metadata of a shared link: its target, audience, and expiration. The optional arguments have their
/// defaults.
- (DBXSharingGetSharedLinkMetadataRpcRequest *)getSharedLinkMetadataWithUrl:(NSString *)url;
@end

/// The routes of `sharing`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXSharing)
/// The routes of `sharing`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXSharingRoutes *sharing;
@end

/// The routes of `sharing`, called with the key and secret of an app.
@interface DBXDropboxAppBase (DBXSharing)
/// The routes of `sharing`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXSharingAppAuthRoutes *sharing;
@end

NS_ASSUME_NONNULL_END
