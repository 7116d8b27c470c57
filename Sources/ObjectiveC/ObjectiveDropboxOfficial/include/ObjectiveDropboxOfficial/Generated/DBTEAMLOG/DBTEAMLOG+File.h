// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGFileAddCommentDetails, DBTEAMLOGFileAddCommentType, DBTEAMLOGFileAddDetails,
    DBTEAMLOGFileAddFromAutomationDetails, DBTEAMLOGFileAddFromAutomationType, DBTEAMLOGFileAddType,
    DBTEAMLOGFileChangeCommentSubscriptionDetails, DBTEAMLOGFileChangeCommentSubscriptionType,
    DBTEAMLOGFileCommentNotificationPolicy, DBTEAMLOGFileCommentsChangePolicyDetails,
    DBTEAMLOGFileCommentsChangePolicyType, DBTEAMLOGFileCommentsPolicy, DBTEAMLOGFileCopyDetails, DBTEAMLOGFileCopyType,
    DBTEAMLOGFileDeleteCommentDetails, DBTEAMLOGFileDeleteCommentType, DBTEAMLOGFileDeleteDetails,
    DBTEAMLOGFileDeleteType, DBTEAMLOGFileDownloadDetails, DBTEAMLOGFileDownloadType, DBTEAMLOGFileEditCommentDetails,
    DBTEAMLOGFileEditCommentType, DBTEAMLOGFileEditDetails, DBTEAMLOGFileEditType, DBTEAMLOGFileGetCopyReferenceDetails,
    DBTEAMLOGFileGetCopyReferenceType, DBTEAMLOGFileLikeCommentDetails, DBTEAMLOGFileLikeCommentType,
    DBTEAMLOGFileLockingLockStatusChangedDetails, DBTEAMLOGFileLockingLockStatusChangedType,
    DBTEAMLOGFileLockingPolicyChangedDetails, DBTEAMLOGFileLockingPolicyChangedType, DBTEAMLOGFileMoveDetails,
    DBTEAMLOGFileMoveType, DBTEAMLOGFilePermanentlyDeleteDetails, DBTEAMLOGFilePermanentlyDeleteType,
    DBTEAMLOGFilePreviewDetails, DBTEAMLOGFilePreviewType, DBTEAMLOGFileProviderMigrationPolicyChangedDetails,
    DBTEAMLOGFileProviderMigrationPolicyChangedType, DBTEAMLOGFileRenameDetails, DBTEAMLOGFileRenameType,
    DBTEAMLOGFileResolveCommentDetails, DBTEAMLOGFileResolveCommentType, DBTEAMLOGFileRestoreDetails,
    DBTEAMLOGFileRestoreType, DBTEAMLOGFileRevertDetails, DBTEAMLOGFileRevertType, DBTEAMLOGFileRollbackChangesDetails,
    DBTEAMLOGFileRollbackChangesType, DBTEAMLOGFileSaveCopyReferenceDetails, DBTEAMLOGFileSaveCopyReferenceType,
    DBTEAMLOGFileUnlikeCommentDetails, DBTEAMLOGFileUnlikeCommentType, DBTEAMLOGFileUnresolveCommentDetails,
    DBTEAMLOGFileUnresolveCommentType, DBTEAMLOGLockStatus, DBTEAMLOGPathLogInfo,
    DBTEAMLOGRelocateAssetReferencesLogInfo, DBTEAMPOLICIESFileLockingPolicyState,
    DBTEAMPOLICIESFileProviderMigrationPolicyState;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `File`.
@interface DBTEAMLOGEventDetails (File)
/// Details of an event in which a comment was added to a file. Has a value only if `isFileAddCommentDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileAddCommentDetails *fileAddCommentDetails;

/// Details of an event in which a user turned notifications about the comments on a file on or off. Has a value only if
/// `isFileChangeCommentSubscriptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileChangeCommentSubscriptionDetails *fileChangeCommentSubscriptionDetails;

/// Details of an event in which a comment on a file was deleted. Has a value only if `isFileDeleteCommentDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileDeleteCommentDetails *fileDeleteCommentDetails;

/// Details of an event in which a comment on a file was edited. Has a value only if `isFileEditCommentDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileEditCommentDetails *fileEditCommentDetails;

/// Details of an event in which a user liked a comment on a file. Has a value only if `isFileLikeCommentDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileLikeCommentDetails *fileLikeCommentDetails;

/// Details of an event in which a comment on a file was resolved. Has a value only if `isFileResolveCommentDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileResolveCommentDetails *fileResolveCommentDetails;

/// Details of an event in which a user withdrew a like from a comment on a file. Has a value only if
/// `isFileUnlikeCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileUnlikeCommentDetails *fileUnlikeCommentDetails;

/// Details of an event in which a resolved comment on a file was reopened. Has a value only if
/// `isFileUnresolveCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileUnresolveCommentDetails *fileUnresolveCommentDetails;

/// Details of an event in which files or folders were added. Has a value only if `isFileAddDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileAddDetails *fileAddDetails;

/// Details of an event in which files or folders were added by an automation. Has a value only if
/// `isFileAddFromAutomationDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileAddFromAutomationDetails *fileAddFromAutomationDetails;

/// Details of an event in which files or folders were copied. Has a value only if `isFileCopyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileCopyDetails *fileCopyDetails;
/// Details of an event in which files or folders were deleted. Has a value only if `isFileDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileDeleteDetails *fileDeleteDetails;

/// Details of an event in which files or folders were downloaded. Has a value only if `isFileDownloadDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileDownloadDetails *fileDownloadDetails;

/// Details of an event in which files were edited. Has a value only if `isFileEditDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileEditDetails *fileEditDetails;

/// Details of an event in which a copy reference to a file or folder was created. Has a value only if
/// `isFileGetCopyReferenceDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileGetCopyReferenceDetails *fileGetCopyReferenceDetails;

/// Details of an event in which a file was locked or unlocked for editing. Has a value only if
/// `isFileLockingLockStatusChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileLockingLockStatusChangedDetails *fileLockingLockStatusChangedDetails;

/// Details of an event in which files or folders were moved. Has a value only if `isFileMoveDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileMoveDetails *fileMoveDetails;

/// Details of an event in which files or folders were permanently deleted. Has a value only if
/// `isFilePermanentlyDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFilePermanentlyDeleteDetails *filePermanentlyDeleteDetails;

/// Details of an event in which files or folders were previewed. Has a value only if `isFilePreviewDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFilePreviewDetails *filePreviewDetails;

/// Details of an event in which files or folders were renamed. Has a value only if `isFileRenameDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRenameDetails *fileRenameDetails;

/// Details of an event in which deleted files or folders were restored. Has a value only if `isFileRestoreDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRestoreDetails *fileRestoreDetails;

/// Details of an event in which files were reverted to an earlier version. Has a value only if `isFileRevertDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRevertDetails *fileRevertDetails;

/// Details of an event in which changes to files were rolled back. Has a value only if `isFileRollbackChangesDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRollbackChangesDetails *fileRollbackChangesDetails;

/// Details of an event in which a file or folder was saved from a copy reference. Has a value only if
/// `isFileSaveCopyReferenceDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileSaveCopyReferenceDetails *fileSaveCopyReferenceDetails;

/// Details of an event in which comments on the team's files were enabled or disabled. Has a value only if
/// `isFileCommentsChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileCommentsChangePolicyDetails *fileCommentsChangePolicyDetails;

/// Details of an event in which the team's file locking policy was changed. Has a value only if
/// `isFileLockingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileLockingPolicyChangedDetails *fileLockingPolicyChangedDetails;

/// Details of an event in which the team's File Provider migration policy was changed. Has a value only if
/// `isFileProviderMigrationPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGFileProviderMigrationPolicyChangedDetails *fileProviderMigrationPolicyChangedDetails;

/// Creates an object with the tag `file_add_comment_details`.
- (instancetype)initWithFileAddCommentDetails:(DBTEAMLOGFileAddCommentDetails *)fileAddCommentDetails;

/// Creates an object with the tag `file_change_comment_subscription_details`.
- (instancetype)
    initWithFileChangeCommentSubscriptionDetails:(DBTEAMLOGFileChangeCommentSubscriptionDetails *)fileChangeCommentSubscriptionDetails;

/// Creates an object with the tag `file_delete_comment_details`.
- (instancetype)initWithFileDeleteCommentDetails:(DBTEAMLOGFileDeleteCommentDetails *)fileDeleteCommentDetails;
/// Creates an object with the tag `file_edit_comment_details`.
- (instancetype)initWithFileEditCommentDetails:(DBTEAMLOGFileEditCommentDetails *)fileEditCommentDetails;
/// Creates an object with the tag `file_like_comment_details`.
- (instancetype)initWithFileLikeCommentDetails:(DBTEAMLOGFileLikeCommentDetails *)fileLikeCommentDetails;
/// Creates an object with the tag `file_resolve_comment_details`.
- (instancetype)initWithFileResolveCommentDetails:(DBTEAMLOGFileResolveCommentDetails *)fileResolveCommentDetails;
/// Creates an object with the tag `file_unlike_comment_details`.
- (instancetype)initWithFileUnlikeCommentDetails:(DBTEAMLOGFileUnlikeCommentDetails *)fileUnlikeCommentDetails;
/// Creates an object with the tag `file_unresolve_comment_details`.
- (instancetype)initWithFileUnresolveCommentDetails:(DBTEAMLOGFileUnresolveCommentDetails *)fileUnresolveCommentDetails;
/// Creates an object with the tag `file_add_details`.
- (instancetype)initWithFileAddDetails:(DBTEAMLOGFileAddDetails *)fileAddDetails;

/// Creates an object with the tag `file_add_from_automation_details`.
- (instancetype)
    initWithFileAddFromAutomationDetails:(DBTEAMLOGFileAddFromAutomationDetails *)fileAddFromAutomationDetails;

/// Creates an object with the tag `file_copy_details`.
- (instancetype)initWithFileCopyDetails:(DBTEAMLOGFileCopyDetails *)fileCopyDetails;
/// Creates an object with the tag `file_delete_details`.
- (instancetype)initWithFileDeleteDetails:(DBTEAMLOGFileDeleteDetails *)fileDeleteDetails;
/// Creates an object with the tag `file_download_details`.
- (instancetype)initWithFileDownloadDetails:(DBTEAMLOGFileDownloadDetails *)fileDownloadDetails;
/// Creates an object with the tag `file_edit_details`.
- (instancetype)initWithFileEditDetails:(DBTEAMLOGFileEditDetails *)fileEditDetails;
/// Creates an object with the tag `file_get_copy_reference_details`.
- (instancetype)initWithFileGetCopyReferenceDetails:(DBTEAMLOGFileGetCopyReferenceDetails *)fileGetCopyReferenceDetails;

/// Creates an object with the tag `file_locking_lock_status_changed_details`.
- (instancetype)
    initWithFileLockingLockStatusChangedDetails:(DBTEAMLOGFileLockingLockStatusChangedDetails *)fileLockingLockStatusChangedDetails;

/// Creates an object with the tag `file_move_details`.
- (instancetype)initWithFileMoveDetails:(DBTEAMLOGFileMoveDetails *)fileMoveDetails;

/// Creates an object with the tag `file_permanently_delete_details`.
- (instancetype)
    initWithFilePermanentlyDeleteDetails:(DBTEAMLOGFilePermanentlyDeleteDetails *)filePermanentlyDeleteDetails;

/// Creates an object with the tag `file_preview_details`.
- (instancetype)initWithFilePreviewDetails:(DBTEAMLOGFilePreviewDetails *)filePreviewDetails;
/// Creates an object with the tag `file_rename_details`.
- (instancetype)initWithFileRenameDetails:(DBTEAMLOGFileRenameDetails *)fileRenameDetails;
/// Creates an object with the tag `file_restore_details`.
- (instancetype)initWithFileRestoreDetails:(DBTEAMLOGFileRestoreDetails *)fileRestoreDetails;
/// Creates an object with the tag `file_revert_details`.
- (instancetype)initWithFileRevertDetails:(DBTEAMLOGFileRevertDetails *)fileRevertDetails;
/// Creates an object with the tag `file_rollback_changes_details`.
- (instancetype)initWithFileRollbackChangesDetails:(DBTEAMLOGFileRollbackChangesDetails *)fileRollbackChangesDetails;

/// Creates an object with the tag `file_save_copy_reference_details`.
- (instancetype)
    initWithFileSaveCopyReferenceDetails:(DBTEAMLOGFileSaveCopyReferenceDetails *)fileSaveCopyReferenceDetails;

/// Creates an object with the tag `file_comments_change_policy_details`.
- (instancetype)
    initWithFileCommentsChangePolicyDetails:(DBTEAMLOGFileCommentsChangePolicyDetails *)fileCommentsChangePolicyDetails;

/// Creates an object with the tag `file_locking_policy_changed_details`.
- (instancetype)
    initWithFileLockingPolicyChangedDetails:(DBTEAMLOGFileLockingPolicyChangedDetails *)fileLockingPolicyChangedDetails;

/// Creates an object with the tag `file_provider_migration_policy_changed_details`.
- (instancetype)
    initWithFileProviderMigrationPolicyChangedDetails:(DBTEAMLOGFileProviderMigrationPolicyChangedDetails *)fileProviderMigrationPolicyChangedDetails;

/// Returns whether the tag is `file_add_comment_details`.
- (BOOL)isFileAddCommentDetails;
/// Returns whether the tag is `file_change_comment_subscription_details`.
- (BOOL)isFileChangeCommentSubscriptionDetails;
/// Returns whether the tag is `file_delete_comment_details`.
- (BOOL)isFileDeleteCommentDetails;
/// Returns whether the tag is `file_edit_comment_details`.
- (BOOL)isFileEditCommentDetails;
/// Returns whether the tag is `file_like_comment_details`.
- (BOOL)isFileLikeCommentDetails;
/// Returns whether the tag is `file_resolve_comment_details`.
- (BOOL)isFileResolveCommentDetails;
/// Returns whether the tag is `file_unlike_comment_details`.
- (BOOL)isFileUnlikeCommentDetails;
/// Returns whether the tag is `file_unresolve_comment_details`.
- (BOOL)isFileUnresolveCommentDetails;
/// Returns whether the tag is `file_add_details`.
- (BOOL)isFileAddDetails;
/// Returns whether the tag is `file_add_from_automation_details`.
- (BOOL)isFileAddFromAutomationDetails;
/// Returns whether the tag is `file_copy_details`.
- (BOOL)isFileCopyDetails;
/// Returns whether the tag is `file_delete_details`.
- (BOOL)isFileDeleteDetails;
/// Returns whether the tag is `file_download_details`.
- (BOOL)isFileDownloadDetails;
/// Returns whether the tag is `file_edit_details`.
- (BOOL)isFileEditDetails;
/// Returns whether the tag is `file_get_copy_reference_details`.
- (BOOL)isFileGetCopyReferenceDetails;
/// Returns whether the tag is `file_locking_lock_status_changed_details`.
- (BOOL)isFileLockingLockStatusChangedDetails;
/// Returns whether the tag is `file_move_details`.
- (BOOL)isFileMoveDetails;
/// Returns whether the tag is `file_permanently_delete_details`.
- (BOOL)isFilePermanentlyDeleteDetails;
/// Returns whether the tag is `file_preview_details`.
- (BOOL)isFilePreviewDetails;
/// Returns whether the tag is `file_rename_details`.
- (BOOL)isFileRenameDetails;
/// Returns whether the tag is `file_restore_details`.
- (BOOL)isFileRestoreDetails;
/// Returns whether the tag is `file_revert_details`.
- (BOOL)isFileRevertDetails;
/// Returns whether the tag is `file_rollback_changes_details`.
- (BOOL)isFileRollbackChangesDetails;
/// Returns whether the tag is `file_save_copy_reference_details`.
- (BOOL)isFileSaveCopyReferenceDetails;
/// Returns whether the tag is `file_comments_change_policy_details`.
- (BOOL)isFileCommentsChangePolicyDetails;
/// Returns whether the tag is `file_locking_policy_changed_details`.
- (BOOL)isFileLockingPolicyChangedDetails;
/// Returns whether the tag is `file_provider_migration_policy_changed_details`.
- (BOOL)isFileProviderMigrationPolicyChangedDetails;
@end

/// The members whose names start with `File`.
@interface DBTEAMLOGEventType (File)
/// A comment was added to a file. Has a value only if `isFileAddComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileAddCommentType *fileAddComment;

/// A user turned notifications about the comments on a file on or off. Has a value only if
/// `isFileChangeCommentSubscription` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileChangeCommentSubscriptionType *fileChangeCommentSubscription;

/// A comment on a file was deleted. Has a value only if `isFileDeleteComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileDeleteCommentType *fileDeleteComment;
/// A comment on a file was edited. Has a value only if `isFileEditComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileEditCommentType *fileEditComment;

/// A user liked a comment on a file. Dropbox no longer records this event. Has a value only if `isFileLikeComment`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileLikeCommentType *fileLikeComment;

/// A comment on a file was resolved. Has a value only if `isFileResolveComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileResolveCommentType *fileResolveComment;

/// A user withdrew a like from a comment on a file. Dropbox no longer records this event. Has a value only if
/// `isFileUnlikeComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileUnlikeCommentType *fileUnlikeComment;

/// A resolved comment on a file was reopened. Has a value only if `isFileUnresolveComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileUnresolveCommentType *fileUnresolveComment;
/// Files or folders were added. Has a value only if `isFileAdd` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileAddType *fileAdd;
/// Files or folders were added by an automation. Has a value only if `isFileAddFromAutomation` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileAddFromAutomationType *fileAddFromAutomation;
/// Files or folders were copied. Has a value only if `isFileCopy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileCopyType *fileCopy;
/// Files or folders were deleted. Has a value only if `isFileDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileDeleteType *fileDelete;
/// Files or folders were downloaded. Has a value only if `isFileDownload` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileDownloadType *fileDownload;
/// Files were edited. Has a value only if `isFileEdit` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileEditType *fileEdit;
/// A copy reference to a file or folder was created. Has a value only if `isFileGetCopyReference` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileGetCopyReferenceType *fileGetCopyReference;
/// A file was locked or unlocked for editing. Has a value only if `isFileLockingLockStatusChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileLockingLockStatusChangedType *fileLockingLockStatusChanged;
/// Files or folders were moved. Has a value only if `isFileMove` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileMoveType *fileMove;
/// Files or folders were permanently deleted. Has a value only if `isFilePermanentlyDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFilePermanentlyDeleteType *filePermanentlyDelete;
/// Files or folders were previewed. Has a value only if `isFilePreview` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFilePreviewType *filePreview;
/// Files or folders were renamed. Has a value only if `isFileRename` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRenameType *fileRename;
/// Deleted files or folders were restored. Has a value only if `isFileRestore` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRestoreType *fileRestore;
/// Files were reverted to an earlier version. Has a value only if `isFileRevert` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRevertType *fileRevert;
/// Changes to files were rolled back. Has a value only if `isFileRollbackChanges` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRollbackChangesType *fileRollbackChanges;
/// A file or folder was saved from a copy reference. Has a value only if `isFileSaveCopyReference` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileSaveCopyReferenceType *fileSaveCopyReference;

/// Comments on the team's files were enabled or disabled. Has a value only if `isFileCommentsChangePolicy` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileCommentsChangePolicyType *fileCommentsChangePolicy;

/// The team's file locking policy was changed. Has a value only if `isFileLockingPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileLockingPolicyChangedType *fileLockingPolicyChanged;

/// The team's File Provider migration policy was changed. Has a value only if `isFileProviderMigrationPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileProviderMigrationPolicyChangedType *fileProviderMigrationPolicyChanged;

/// Creates an object with the tag `file_add_comment`.
- (instancetype)initWithFileAddComment:(DBTEAMLOGFileAddCommentType *)fileAddComment;

/// Creates an object with the tag `file_change_comment_subscription`.
- (instancetype)
    initWithFileChangeCommentSubscription:(DBTEAMLOGFileChangeCommentSubscriptionType *)fileChangeCommentSubscription;

/// Creates an object with the tag `file_delete_comment`.
- (instancetype)initWithFileDeleteComment:(DBTEAMLOGFileDeleteCommentType *)fileDeleteComment;
/// Creates an object with the tag `file_edit_comment`.
- (instancetype)initWithFileEditComment:(DBTEAMLOGFileEditCommentType *)fileEditComment;
/// Creates an object with the tag `file_like_comment`.
- (instancetype)initWithFileLikeComment:(DBTEAMLOGFileLikeCommentType *)fileLikeComment;
/// Creates an object with the tag `file_resolve_comment`.
- (instancetype)initWithFileResolveComment:(DBTEAMLOGFileResolveCommentType *)fileResolveComment;
/// Creates an object with the tag `file_unlike_comment`.
- (instancetype)initWithFileUnlikeComment:(DBTEAMLOGFileUnlikeCommentType *)fileUnlikeComment;
/// Creates an object with the tag `file_unresolve_comment`.
- (instancetype)initWithFileUnresolveComment:(DBTEAMLOGFileUnresolveCommentType *)fileUnresolveComment;
/// Creates an object with the tag `file_add`.
- (instancetype)initWithFileAdd:(DBTEAMLOGFileAddType *)fileAdd;
/// Creates an object with the tag `file_add_from_automation`.
- (instancetype)initWithFileAddFromAutomation:(DBTEAMLOGFileAddFromAutomationType *)fileAddFromAutomation;
/// Creates an object with the tag `file_copy`.
- (instancetype)initWithFileCopy:(DBTEAMLOGFileCopyType *)fileCopy;
/// Creates an object with the tag `file_delete`.
- (instancetype)initWithFileDelete:(DBTEAMLOGFileDeleteType *)fileDelete;
/// Creates an object with the tag `file_download`.
- (instancetype)initWithFileDownload:(DBTEAMLOGFileDownloadType *)fileDownload;
/// Creates an object with the tag `file_edit`.
- (instancetype)initWithFileEdit:(DBTEAMLOGFileEditType *)fileEdit;
/// Creates an object with the tag `file_get_copy_reference`.
- (instancetype)initWithFileGetCopyReference:(DBTEAMLOGFileGetCopyReferenceType *)fileGetCopyReference;

/// Creates an object with the tag `file_locking_lock_status_changed`.
- (instancetype)
    initWithFileLockingLockStatusChanged:(DBTEAMLOGFileLockingLockStatusChangedType *)fileLockingLockStatusChanged;

/// Creates an object with the tag `file_move`.
- (instancetype)initWithFileMove:(DBTEAMLOGFileMoveType *)fileMove;
/// Creates an object with the tag `file_permanently_delete`.
- (instancetype)initWithFilePermanentlyDelete:(DBTEAMLOGFilePermanentlyDeleteType *)filePermanentlyDelete;
/// Creates an object with the tag `file_preview`.
- (instancetype)initWithFilePreview:(DBTEAMLOGFilePreviewType *)filePreview;
/// Creates an object with the tag `file_rename`.
- (instancetype)initWithFileRename:(DBTEAMLOGFileRenameType *)fileRename;
/// Creates an object with the tag `file_restore`.
- (instancetype)initWithFileRestore:(DBTEAMLOGFileRestoreType *)fileRestore;
/// Creates an object with the tag `file_revert`.
- (instancetype)initWithFileRevert:(DBTEAMLOGFileRevertType *)fileRevert;
/// Creates an object with the tag `file_rollback_changes`.
- (instancetype)initWithFileRollbackChanges:(DBTEAMLOGFileRollbackChangesType *)fileRollbackChanges;
/// Creates an object with the tag `file_save_copy_reference`.
- (instancetype)initWithFileSaveCopyReference:(DBTEAMLOGFileSaveCopyReferenceType *)fileSaveCopyReference;
/// Creates an object with the tag `file_comments_change_policy`.
- (instancetype)initWithFileCommentsChangePolicy:(DBTEAMLOGFileCommentsChangePolicyType *)fileCommentsChangePolicy;
/// Creates an object with the tag `file_locking_policy_changed`.
- (instancetype)initWithFileLockingPolicyChanged:(DBTEAMLOGFileLockingPolicyChangedType *)fileLockingPolicyChanged;

/// Creates an object with the tag `file_provider_migration_policy_changed`.
- (instancetype)
    initWithFileProviderMigrationPolicyChanged:(DBTEAMLOGFileProviderMigrationPolicyChangedType *)fileProviderMigrationPolicyChanged;

/// Returns whether the tag is `file_add_comment`.
- (BOOL)isFileAddComment;
/// Returns whether the tag is `file_change_comment_subscription`.
- (BOOL)isFileChangeCommentSubscription;
/// Returns whether the tag is `file_delete_comment`.
- (BOOL)isFileDeleteComment;
/// Returns whether the tag is `file_edit_comment`.
- (BOOL)isFileEditComment;
/// Returns whether the tag is `file_like_comment`.
- (BOOL)isFileLikeComment;
/// Returns whether the tag is `file_resolve_comment`.
- (BOOL)isFileResolveComment;
/// Returns whether the tag is `file_unlike_comment`.
- (BOOL)isFileUnlikeComment;
/// Returns whether the tag is `file_unresolve_comment`.
- (BOOL)isFileUnresolveComment;
/// Returns whether the tag is `file_add`.
- (BOOL)isFileAdd;
/// Returns whether the tag is `file_add_from_automation`.
- (BOOL)isFileAddFromAutomation;
/// Returns whether the tag is `file_copy`.
- (BOOL)isFileCopy;
/// Returns whether the tag is `file_delete`.
- (BOOL)isFileDelete;
/// Returns whether the tag is `file_download`.
- (BOOL)isFileDownload;
/// Returns whether the tag is `file_edit`.
- (BOOL)isFileEdit;
/// Returns whether the tag is `file_get_copy_reference`.
- (BOOL)isFileGetCopyReference;
/// Returns whether the tag is `file_locking_lock_status_changed`.
- (BOOL)isFileLockingLockStatusChanged;
/// Returns whether the tag is `file_move`.
- (BOOL)isFileMove;
/// Returns whether the tag is `file_permanently_delete`.
- (BOOL)isFilePermanentlyDelete;
/// Returns whether the tag is `file_preview`.
- (BOOL)isFilePreview;
/// Returns whether the tag is `file_rename`.
- (BOOL)isFileRename;
/// Returns whether the tag is `file_restore`.
- (BOOL)isFileRestore;
/// Returns whether the tag is `file_revert`.
- (BOOL)isFileRevert;
/// Returns whether the tag is `file_rollback_changes`.
- (BOOL)isFileRollbackChanges;
/// Returns whether the tag is `file_save_copy_reference`.
- (BOOL)isFileSaveCopyReference;
/// Returns whether the tag is `file_comments_change_policy`.
- (BOOL)isFileCommentsChangePolicy;
/// Returns whether the tag is `file_locking_policy_changed`.
- (BOOL)isFileLockingPolicyChanged;
/// Returns whether the tag is `file_provider_migration_policy_changed`.
- (BOOL)isFileProviderMigrationPolicyChanged;
@end

/// The members whose names start with `File`.
@interface DBTEAMLOGEventTypeArg (File)
/// Creates an object with the tag `file_add_comment`.
- (instancetype)initWithFileAddComment;
/// Creates an object with the tag `file_change_comment_subscription`.
- (instancetype)initWithFileChangeCommentSubscription;
/// Creates an object with the tag `file_delete_comment`.
- (instancetype)initWithFileDeleteComment;
/// Creates an object with the tag `file_edit_comment`.
- (instancetype)initWithFileEditComment;
/// Creates an object with the tag `file_like_comment`.
- (instancetype)initWithFileLikeComment;
/// Creates an object with the tag `file_resolve_comment`.
- (instancetype)initWithFileResolveComment;
/// Creates an object with the tag `file_unlike_comment`.
- (instancetype)initWithFileUnlikeComment;
/// Creates an object with the tag `file_unresolve_comment`.
- (instancetype)initWithFileUnresolveComment;
/// Creates an object with the tag `file_add`.
- (instancetype)initWithFileAdd;
/// Creates an object with the tag `file_add_from_automation`.
- (instancetype)initWithFileAddFromAutomation;
/// Creates an object with the tag `file_copy`.
- (instancetype)initWithFileCopy;
/// Creates an object with the tag `file_delete`.
- (instancetype)initWithFileDelete;
/// Creates an object with the tag `file_download`.
- (instancetype)initWithFileDownload;
/// Creates an object with the tag `file_edit`.
- (instancetype)initWithFileEdit;
/// Creates an object with the tag `file_get_copy_reference`.
- (instancetype)initWithFileGetCopyReference;
/// Creates an object with the tag `file_locking_lock_status_changed`.
- (instancetype)initWithFileLockingLockStatusChanged;
/// Creates an object with the tag `file_move`.
- (instancetype)initWithFileMove;
/// Creates an object with the tag `file_permanently_delete`.
- (instancetype)initWithFilePermanentlyDelete;
/// Creates an object with the tag `file_preview`.
- (instancetype)initWithFilePreview;
/// Creates an object with the tag `file_rename`.
- (instancetype)initWithFileRename;
/// Creates an object with the tag `file_restore`.
- (instancetype)initWithFileRestore;
/// Creates an object with the tag `file_revert`.
- (instancetype)initWithFileRevert;
/// Creates an object with the tag `file_rollback_changes`.
- (instancetype)initWithFileRollbackChanges;
/// Creates an object with the tag `file_save_copy_reference`.
- (instancetype)initWithFileSaveCopyReference;
/// Creates an object with the tag `file_comments_change_policy`.
- (instancetype)initWithFileCommentsChangePolicy;
/// Creates an object with the tag `file_locking_policy_changed`.
- (instancetype)initWithFileLockingPolicyChanged;
/// Creates an object with the tag `file_provider_migration_policy_changed`.
- (instancetype)initWithFileProviderMigrationPolicyChanged;
/// Returns whether the tag is `file_add_comment`.
- (BOOL)isFileAddComment;
/// Returns whether the tag is `file_change_comment_subscription`.
- (BOOL)isFileChangeCommentSubscription;
/// Returns whether the tag is `file_delete_comment`.
- (BOOL)isFileDeleteComment;
/// Returns whether the tag is `file_edit_comment`.
- (BOOL)isFileEditComment;
/// Returns whether the tag is `file_like_comment`.
- (BOOL)isFileLikeComment;
/// Returns whether the tag is `file_resolve_comment`.
- (BOOL)isFileResolveComment;
/// Returns whether the tag is `file_unlike_comment`.
- (BOOL)isFileUnlikeComment;
/// Returns whether the tag is `file_unresolve_comment`.
- (BOOL)isFileUnresolveComment;
/// Returns whether the tag is `file_add`.
- (BOOL)isFileAdd;
/// Returns whether the tag is `file_add_from_automation`.
- (BOOL)isFileAddFromAutomation;
/// Returns whether the tag is `file_copy`.
- (BOOL)isFileCopy;
/// Returns whether the tag is `file_delete`.
- (BOOL)isFileDelete;
/// Returns whether the tag is `file_download`.
- (BOOL)isFileDownload;
/// Returns whether the tag is `file_edit`.
- (BOOL)isFileEdit;
/// Returns whether the tag is `file_get_copy_reference`.
- (BOOL)isFileGetCopyReference;
/// Returns whether the tag is `file_locking_lock_status_changed`.
- (BOOL)isFileLockingLockStatusChanged;
/// Returns whether the tag is `file_move`.
- (BOOL)isFileMove;
/// Returns whether the tag is `file_permanently_delete`.
- (BOOL)isFilePermanentlyDelete;
/// Returns whether the tag is `file_preview`.
- (BOOL)isFilePreview;
/// Returns whether the tag is `file_rename`.
- (BOOL)isFileRename;
/// Returns whether the tag is `file_restore`.
- (BOOL)isFileRestore;
/// Returns whether the tag is `file_revert`.
- (BOOL)isFileRevert;
/// Returns whether the tag is `file_rollback_changes`.
- (BOOL)isFileRollbackChanges;
/// Returns whether the tag is `file_save_copy_reference`.
- (BOOL)isFileSaveCopyReference;
/// Returns whether the tag is `file_comments_change_policy`.
- (BOOL)isFileCommentsChangePolicy;
/// Returns whether the tag is `file_locking_policy_changed`.
- (BOOL)isFileLockingPolicyChanged;
/// Returns whether the tag is `file_provider_migration_policy_changed`.
- (BOOL)isFileProviderMigrationPolicyChanged;
@end

/// Details of an event in which a comment was added to a file.
@interface DBTEAMLOGFileAddCommentDetails : DBStoneObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileAddCommentDetails` from and to JSON.
@interface DBTEAMLOGFileAddCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileAddCommentDetails *)instance;
+ (DBTEAMLOGFileAddCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment was added to a file.
@interface DBTEAMLOGFileAddCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileAddCommentType` from and to JSON.
@interface DBTEAMLOGFileAddCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileAddCommentType *)instance;
+ (DBTEAMLOGFileAddCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were added.
@interface DBTEAMLOGFileAddDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileAddDetails` from and to JSON.
@interface DBTEAMLOGFileAddDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileAddDetails *)instance;
+ (DBTEAMLOGFileAddDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were added by an automation.
@interface DBTEAMLOGFileAddFromAutomationDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileAddFromAutomationDetails` from and to JSON.
@interface DBTEAMLOGFileAddFromAutomationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileAddFromAutomationDetails *)instance;
+ (DBTEAMLOGFileAddFromAutomationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were added by an automation.
@interface DBTEAMLOGFileAddFromAutomationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileAddFromAutomationType` from and to JSON.
@interface DBTEAMLOGFileAddFromAutomationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileAddFromAutomationType *)instance;
+ (DBTEAMLOGFileAddFromAutomationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were added.
@interface DBTEAMLOGFileAddType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileAddType` from and to JSON.
@interface DBTEAMLOGFileAddTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileAddType *)instance;
+ (DBTEAMLOGFileAddType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user turned notifications about the comments on a file on or off.
@interface DBTEAMLOGFileChangeCommentSubscriptionDetails : DBStoneObject
/// The notification setting after the change.
@property (nonatomic, readonly) DBTEAMLOGFileCommentNotificationPolicy *dNewValue;
/// The notification setting before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileCommentNotificationPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGFileCommentNotificationPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGFileCommentNotificationPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGFileCommentNotificationPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGFileChangeCommentSubscriptionDetails` from and to JSON.
@interface DBTEAMLOGFileChangeCommentSubscriptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileChangeCommentSubscriptionDetails *)instance;
+ (DBTEAMLOGFileChangeCommentSubscriptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user turned notifications about the comments on a file on or off.
@interface DBTEAMLOGFileChangeCommentSubscriptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileChangeCommentSubscriptionType` from and to JSON.
@interface DBTEAMLOGFileChangeCommentSubscriptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileChangeCommentSubscriptionType *)instance;
+ (DBTEAMLOGFileChangeCommentSubscriptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFileCommentNotificationPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFileCommentNotificationPolicyTag) {
    /// Notifications are off.
    DBTEAMLOGFileCommentNotificationPolicyDisabled,
    /// Notifications are on.
    DBTEAMLOGFileCommentNotificationPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFileCommentNotificationPolicyOther,
};

/// A value that indicates whether a user is notified about comments on a file.
@interface DBTEAMLOGFileCommentNotificationPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFileCommentNotificationPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFileCommentNotificationPolicy` from and to JSON.
@interface DBTEAMLOGFileCommentNotificationPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileCommentNotificationPolicy *)instance;
+ (DBTEAMLOGFileCommentNotificationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which comments on the team's files were enabled or disabled.
@interface DBTEAMLOGFileCommentsChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGFileCommentsPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileCommentsPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGFileCommentsPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGFileCommentsPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGFileCommentsPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGFileCommentsChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGFileCommentsChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileCommentsChangePolicyDetails *)instance;
+ (DBTEAMLOGFileCommentsChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Comments on the team's files were enabled or disabled.
@interface DBTEAMLOGFileCommentsChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileCommentsChangePolicyType` from and to JSON.
@interface DBTEAMLOGFileCommentsChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileCommentsChangePolicyType *)instance;
+ (DBTEAMLOGFileCommentsChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFileCommentsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFileCommentsPolicyTag) {
    /// Comments are disabled.
    DBTEAMLOGFileCommentsPolicyDisabled,
    /// Comments are enabled.
    DBTEAMLOGFileCommentsPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFileCommentsPolicyOther,
};

/// The policy for comments on the team's files.
@interface DBTEAMLOGFileCommentsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFileCommentsPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFileCommentsPolicy` from and to JSON.
@interface DBTEAMLOGFileCommentsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileCommentsPolicy *)instance;
+ (DBTEAMLOGFileCommentsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were copied.
@interface DBTEAMLOGFileCopyDetails : DBStoneObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly) NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *)relocateActionDetails;
@end

/// Converts `DBTEAMLOGFileCopyDetails` from and to JSON.
@interface DBTEAMLOGFileCopyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileCopyDetails *)instance;
+ (DBTEAMLOGFileCopyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were copied.
@interface DBTEAMLOGFileCopyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileCopyType` from and to JSON.
@interface DBTEAMLOGFileCopyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileCopyType *)instance;
+ (DBTEAMLOGFileCopyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a file was deleted.
@interface DBTEAMLOGFileDeleteCommentDetails : DBStoneObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileDeleteCommentDetails` from and to JSON.
@interface DBTEAMLOGFileDeleteCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileDeleteCommentDetails *)instance;
+ (DBTEAMLOGFileDeleteCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a file was deleted.
@interface DBTEAMLOGFileDeleteCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileDeleteCommentType` from and to JSON.
@interface DBTEAMLOGFileDeleteCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileDeleteCommentType *)instance;
+ (DBTEAMLOGFileDeleteCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were deleted.
@interface DBTEAMLOGFileDeleteDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileDeleteDetails` from and to JSON.
@interface DBTEAMLOGFileDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileDeleteDetails *)instance;
+ (DBTEAMLOGFileDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were deleted.
@interface DBTEAMLOGFileDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileDeleteType` from and to JSON.
@interface DBTEAMLOGFileDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileDeleteType *)instance;
+ (DBTEAMLOGFileDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were downloaded.
@interface DBTEAMLOGFileDownloadDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileDownloadDetails` from and to JSON.
@interface DBTEAMLOGFileDownloadDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileDownloadDetails *)instance;
+ (DBTEAMLOGFileDownloadDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were downloaded.
@interface DBTEAMLOGFileDownloadType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileDownloadType` from and to JSON.
@interface DBTEAMLOGFileDownloadTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileDownloadType *)instance;
+ (DBTEAMLOGFileDownloadType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a file was edited.
@interface DBTEAMLOGFileEditCommentDetails : DBStoneObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// The text of the comment before the change.
@property (nonatomic, readonly, copy) NSString *previousCommentText;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousCommentText:(NSString *)previousCommentText
    commentText:(nullable NSString *)commentText;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPreviousCommentText:(NSString *)previousCommentText;
@end

/// Converts `DBTEAMLOGFileEditCommentDetails` from and to JSON.
@interface DBTEAMLOGFileEditCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileEditCommentDetails *)instance;
+ (DBTEAMLOGFileEditCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a file was edited.
@interface DBTEAMLOGFileEditCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileEditCommentType` from and to JSON.
@interface DBTEAMLOGFileEditCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileEditCommentType *)instance;
+ (DBTEAMLOGFileEditCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files were edited.
@interface DBTEAMLOGFileEditDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileEditDetails` from and to JSON.
@interface DBTEAMLOGFileEditDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileEditDetails *)instance;
+ (DBTEAMLOGFileEditDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files were edited.
@interface DBTEAMLOGFileEditType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileEditType` from and to JSON.
@interface DBTEAMLOGFileEditTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileEditType *)instance;
+ (DBTEAMLOGFileEditType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a copy reference to a file or folder was created.
@interface DBTEAMLOGFileGetCopyReferenceDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileGetCopyReferenceDetails` from and to JSON.
@interface DBTEAMLOGFileGetCopyReferenceDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileGetCopyReferenceDetails *)instance;
+ (DBTEAMLOGFileGetCopyReferenceDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A copy reference to a file or folder was created.
@interface DBTEAMLOGFileGetCopyReferenceType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileGetCopyReferenceType` from and to JSON.
@interface DBTEAMLOGFileGetCopyReferenceTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileGetCopyReferenceType *)instance;
+ (DBTEAMLOGFileGetCopyReferenceType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user liked a comment on a file.
@interface DBTEAMLOGFileLikeCommentDetails : DBStoneObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileLikeCommentDetails` from and to JSON.
@interface DBTEAMLOGFileLikeCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileLikeCommentDetails *)instance;
+ (DBTEAMLOGFileLikeCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user liked a comment on a file. Dropbox no longer records this event.
@interface DBTEAMLOGFileLikeCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileLikeCommentType` from and to JSON.
@interface DBTEAMLOGFileLikeCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileLikeCommentType *)instance;
+ (DBTEAMLOGFileLikeCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file was locked or unlocked for editing.
@interface DBTEAMLOGFileLockingLockStatusChangedDetails : DBStoneObject
/// The lock status of the file before the change.
@property (nonatomic, readonly) DBTEAMLOGLockStatus *previousValue;
/// The lock status of the file after the change.
@property (nonatomic, readonly) DBTEAMLOGLockStatus *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGLockStatus *)previousValue dNewValue:(DBTEAMLOGLockStatus *)dNewValue;
@end

/// Converts `DBTEAMLOGFileLockingLockStatusChangedDetails` from and to JSON.
@interface DBTEAMLOGFileLockingLockStatusChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileLockingLockStatusChangedDetails *)instance;
+ (DBTEAMLOGFileLockingLockStatusChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file was locked or unlocked for editing.
@interface DBTEAMLOGFileLockingLockStatusChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileLockingLockStatusChangedType` from and to JSON.
@interface DBTEAMLOGFileLockingLockStatusChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileLockingLockStatusChangedType *)instance;
+ (DBTEAMLOGFileLockingLockStatusChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's file locking policy was changed.
@interface DBTEAMLOGFileLockingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESFileLockingPolicyState *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMPOLICIESFileLockingPolicyState *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESFileLockingPolicyState *)dNewValue
    previousValue:(DBTEAMPOLICIESFileLockingPolicyState *)previousValue;
@end

/// Converts `DBTEAMLOGFileLockingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGFileLockingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileLockingPolicyChangedDetails *)instance;
+ (DBTEAMLOGFileLockingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's file locking policy was changed.
@interface DBTEAMLOGFileLockingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileLockingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGFileLockingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileLockingPolicyChangedType *)instance;
+ (DBTEAMLOGFileLockingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file.
@interface DBTEAMLOGFileLogInfo : DBTEAMLOGFileOrFolderLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path;
@end

/// Converts `DBTEAMLOGFileLogInfo` from and to JSON.
@interface DBTEAMLOGFileLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileLogInfo *)instance;
+ (DBTEAMLOGFileLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were moved.
@interface DBTEAMLOGFileMoveDetails : DBStoneObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly) NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *)relocateActionDetails;
@end

/// Converts `DBTEAMLOGFileMoveDetails` from and to JSON.
@interface DBTEAMLOGFileMoveDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileMoveDetails *)instance;
+ (DBTEAMLOGFileMoveDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were moved.
@interface DBTEAMLOGFileMoveType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileMoveType` from and to JSON.
@interface DBTEAMLOGFileMoveTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileMoveType *)instance;
+ (DBTEAMLOGFileMoveType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were permanently deleted.
@interface DBTEAMLOGFilePermanentlyDeleteDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFilePermanentlyDeleteDetails` from and to JSON.
@interface DBTEAMLOGFilePermanentlyDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFilePermanentlyDeleteDetails *)instance;
+ (DBTEAMLOGFilePermanentlyDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were permanently deleted.
@interface DBTEAMLOGFilePermanentlyDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFilePermanentlyDeleteType` from and to JSON.
@interface DBTEAMLOGFilePermanentlyDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFilePermanentlyDeleteType *)instance;
+ (DBTEAMLOGFilePermanentlyDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were previewed.
@interface DBTEAMLOGFilePreviewDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFilePreviewDetails` from and to JSON.
@interface DBTEAMLOGFilePreviewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFilePreviewDetails *)instance;
+ (DBTEAMLOGFilePreviewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were previewed.
@interface DBTEAMLOGFilePreviewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFilePreviewType` from and to JSON.
@interface DBTEAMLOGFilePreviewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFilePreviewType *)instance;
+ (DBTEAMLOGFilePreviewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's File Provider migration policy was changed.
@interface DBTEAMLOGFileProviderMigrationPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESFileProviderMigrationPolicyState *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMPOLICIESFileProviderMigrationPolicyState *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESFileProviderMigrationPolicyState *)dNewValue
    previousValue:(DBTEAMPOLICIESFileProviderMigrationPolicyState *)previousValue;
@end

/// Converts `DBTEAMLOGFileProviderMigrationPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGFileProviderMigrationPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileProviderMigrationPolicyChangedDetails *)instance;
+ (DBTEAMLOGFileProviderMigrationPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's File Provider migration policy was changed.
@interface DBTEAMLOGFileProviderMigrationPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileProviderMigrationPolicyChangedType` from and to JSON.
@interface DBTEAMLOGFileProviderMigrationPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileProviderMigrationPolicyChangedType *)instance;
+ (DBTEAMLOGFileProviderMigrationPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files or folders were renamed.
@interface DBTEAMLOGFileRenameDetails : DBStoneObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly) NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *)relocateActionDetails;
@end

/// Converts `DBTEAMLOGFileRenameDetails` from and to JSON.
@interface DBTEAMLOGFileRenameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRenameDetails *)instance;
+ (DBTEAMLOGFileRenameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files or folders were renamed.
@interface DBTEAMLOGFileRenameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRenameType` from and to JSON.
@interface DBTEAMLOGFileRenameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRenameType *)instance;
+ (DBTEAMLOGFileRenameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a file was resolved.
@interface DBTEAMLOGFileResolveCommentDetails : DBStoneObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileResolveCommentDetails` from and to JSON.
@interface DBTEAMLOGFileResolveCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileResolveCommentDetails *)instance;
+ (DBTEAMLOGFileResolveCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a file was resolved.
@interface DBTEAMLOGFileResolveCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileResolveCommentType` from and to JSON.
@interface DBTEAMLOGFileResolveCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileResolveCommentType *)instance;
+ (DBTEAMLOGFileResolveCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which deleted files or folders were restored.
@interface DBTEAMLOGFileRestoreDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRestoreDetails` from and to JSON.
@interface DBTEAMLOGFileRestoreDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRestoreDetails *)instance;
+ (DBTEAMLOGFileRestoreDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Deleted files or folders were restored.
@interface DBTEAMLOGFileRestoreType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRestoreType` from and to JSON.
@interface DBTEAMLOGFileRestoreTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRestoreType *)instance;
+ (DBTEAMLOGFileRestoreType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files were reverted to an earlier version.
@interface DBTEAMLOGFileRevertDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRevertDetails` from and to JSON.
@interface DBTEAMLOGFileRevertDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRevertDetails *)instance;
+ (DBTEAMLOGFileRevertDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files were reverted to an earlier version.
@interface DBTEAMLOGFileRevertType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRevertType` from and to JSON.
@interface DBTEAMLOGFileRevertTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRevertType *)instance;
+ (DBTEAMLOGFileRevertType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which changes to files were rolled back.
@interface DBTEAMLOGFileRollbackChangesDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRollbackChangesDetails` from and to JSON.
@interface DBTEAMLOGFileRollbackChangesDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRollbackChangesDetails *)instance;
+ (DBTEAMLOGFileRollbackChangesDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Changes to files were rolled back.
@interface DBTEAMLOGFileRollbackChangesType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRollbackChangesType` from and to JSON.
@interface DBTEAMLOGFileRollbackChangesTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRollbackChangesType *)instance;
+ (DBTEAMLOGFileRollbackChangesType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file or folder was saved from a copy reference.
@interface DBTEAMLOGFileSaveCopyReferenceDetails : DBStoneObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly) NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBTEAMLOGRelocateAssetReferencesLogInfo *> *)relocateActionDetails;
@end

/// Converts `DBTEAMLOGFileSaveCopyReferenceDetails` from and to JSON.
@interface DBTEAMLOGFileSaveCopyReferenceDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileSaveCopyReferenceDetails *)instance;
+ (DBTEAMLOGFileSaveCopyReferenceDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder was saved from a copy reference.
@interface DBTEAMLOGFileSaveCopyReferenceType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileSaveCopyReferenceType` from and to JSON.
@interface DBTEAMLOGFileSaveCopyReferenceTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileSaveCopyReferenceType *)instance;
+ (DBTEAMLOGFileSaveCopyReferenceType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user withdrew a like from a comment on a file.
@interface DBTEAMLOGFileUnlikeCommentDetails : DBStoneObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileUnlikeCommentDetails` from and to JSON.
@interface DBTEAMLOGFileUnlikeCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileUnlikeCommentDetails *)instance;
+ (DBTEAMLOGFileUnlikeCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user withdrew a like from a comment on a file. Dropbox no longer records this event.
@interface DBTEAMLOGFileUnlikeCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileUnlikeCommentType` from and to JSON.
@interface DBTEAMLOGFileUnlikeCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileUnlikeCommentType *)instance;
+ (DBTEAMLOGFileUnlikeCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a resolved comment on a file was reopened.
@interface DBTEAMLOGFileUnresolveCommentDetails : DBStoneObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileUnresolveCommentDetails` from and to JSON.
@interface DBTEAMLOGFileUnresolveCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileUnresolveCommentDetails *)instance;
+ (DBTEAMLOGFileUnresolveCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A resolved comment on a file was reopened.
@interface DBTEAMLOGFileUnresolveCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileUnresolveCommentType` from and to JSON.
@interface DBTEAMLOGFileUnresolveCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileUnresolveCommentType *)instance;
+ (DBTEAMLOGFileUnresolveCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
