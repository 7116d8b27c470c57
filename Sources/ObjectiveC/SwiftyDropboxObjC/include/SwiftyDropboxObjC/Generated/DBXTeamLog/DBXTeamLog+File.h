// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsFileAddCommentDetails, DBXTeamLogEventDetailsFileAddDetails,
    DBXTeamLogEventDetailsFileAddFromAutomationDetails, DBXTeamLogEventDetailsFileChangeCommentSubscriptionDetails,
    DBXTeamLogEventDetailsFileCommentsChangePolicyDetails, DBXTeamLogEventDetailsFileCopyDetails,
    DBXTeamLogEventDetailsFileDeleteCommentDetails, DBXTeamLogEventDetailsFileDeleteDetails,
    DBXTeamLogEventDetailsFileDownloadDetails, DBXTeamLogEventDetailsFileEditCommentDetails,
    DBXTeamLogEventDetailsFileEditDetails, DBXTeamLogEventDetailsFileGetCopyReferenceDetails,
    DBXTeamLogEventDetailsFileLikeCommentDetails, DBXTeamLogEventDetailsFileLockingLockStatusChangedDetails,
    DBXTeamLogEventDetailsFileLockingPolicyChangedDetails, DBXTeamLogEventDetailsFileMoveDetails,
    DBXTeamLogEventDetailsFilePermanentlyDeleteDetails, DBXTeamLogEventDetailsFilePreviewDetails,
    DBXTeamLogEventDetailsFileProviderMigrationPolicyChangedDetails, DBXTeamLogEventDetailsFileRenameDetails,
    DBXTeamLogEventDetailsFileResolveCommentDetails, DBXTeamLogEventDetailsFileRestoreDetails,
    DBXTeamLogEventDetailsFileRevertDetails, DBXTeamLogEventDetailsFileRollbackChangesDetails,
    DBXTeamLogEventDetailsFileSaveCopyReferenceDetails, DBXTeamLogEventDetailsFileUnlikeCommentDetails,
    DBXTeamLogEventDetailsFileUnresolveCommentDetails, DBXTeamLogEventTypeArgFileAdd,
    DBXTeamLogEventTypeArgFileAddComment, DBXTeamLogEventTypeArgFileAddFromAutomation,
    DBXTeamLogEventTypeArgFileChangeCommentSubscription, DBXTeamLogEventTypeArgFileCommentsChangePolicy,
    DBXTeamLogEventTypeArgFileCopy, DBXTeamLogEventTypeArgFileDelete, DBXTeamLogEventTypeArgFileDeleteComment,
    DBXTeamLogEventTypeArgFileDownload, DBXTeamLogEventTypeArgFileEdit, DBXTeamLogEventTypeArgFileEditComment,
    DBXTeamLogEventTypeArgFileGetCopyReference, DBXTeamLogEventTypeArgFileLikeComment,
    DBXTeamLogEventTypeArgFileLockingLockStatusChanged, DBXTeamLogEventTypeArgFileLockingPolicyChanged,
    DBXTeamLogEventTypeArgFileMove, DBXTeamLogEventTypeArgFilePermanentlyDelete, DBXTeamLogEventTypeArgFilePreview,
    DBXTeamLogEventTypeArgFileProviderMigrationPolicyChanged, DBXTeamLogEventTypeArgFileRename,
    DBXTeamLogEventTypeArgFileResolveComment, DBXTeamLogEventTypeArgFileRestore, DBXTeamLogEventTypeArgFileRevert,
    DBXTeamLogEventTypeArgFileRollbackChanges, DBXTeamLogEventTypeArgFileSaveCopyReference,
    DBXTeamLogEventTypeArgFileUnlikeComment, DBXTeamLogEventTypeArgFileUnresolveComment, DBXTeamLogEventTypeFileAdd,
    DBXTeamLogEventTypeFileAddComment, DBXTeamLogEventTypeFileAddFromAutomation,
    DBXTeamLogEventTypeFileChangeCommentSubscription, DBXTeamLogEventTypeFileCommentsChangePolicy,
    DBXTeamLogEventTypeFileCopy, DBXTeamLogEventTypeFileDelete, DBXTeamLogEventTypeFileDeleteComment,
    DBXTeamLogEventTypeFileDownload, DBXTeamLogEventTypeFileEdit, DBXTeamLogEventTypeFileEditComment,
    DBXTeamLogEventTypeFileGetCopyReference, DBXTeamLogEventTypeFileLikeComment,
    DBXTeamLogEventTypeFileLockingLockStatusChanged, DBXTeamLogEventTypeFileLockingPolicyChanged,
    DBXTeamLogEventTypeFileMove, DBXTeamLogEventTypeFilePermanentlyDelete, DBXTeamLogEventTypeFilePreview,
    DBXTeamLogEventTypeFileProviderMigrationPolicyChanged, DBXTeamLogEventTypeFileRename,
    DBXTeamLogEventTypeFileResolveComment, DBXTeamLogEventTypeFileRestore, DBXTeamLogEventTypeFileRevert,
    DBXTeamLogEventTypeFileRollbackChanges, DBXTeamLogEventTypeFileSaveCopyReference,
    DBXTeamLogEventTypeFileUnlikeComment, DBXTeamLogEventTypeFileUnresolveComment, DBXTeamLogFileAddCommentDetails,
    DBXTeamLogFileAddCommentType, DBXTeamLogFileAddDetails, DBXTeamLogFileAddFromAutomationDetails,
    DBXTeamLogFileAddFromAutomationType, DBXTeamLogFileAddType, DBXTeamLogFileChangeCommentSubscriptionDetails,
    DBXTeamLogFileChangeCommentSubscriptionType, DBXTeamLogFileCommentNotificationPolicy,
    DBXTeamLogFileCommentNotificationPolicyDisabled, DBXTeamLogFileCommentNotificationPolicyEnabled,
    DBXTeamLogFileCommentNotificationPolicyOther, DBXTeamLogFileCommentsChangePolicyDetails,
    DBXTeamLogFileCommentsChangePolicyType, DBXTeamLogFileCommentsPolicy, DBXTeamLogFileCommentsPolicyDisabled,
    DBXTeamLogFileCommentsPolicyEnabled, DBXTeamLogFileCommentsPolicyOther, DBXTeamLogFileCopyDetails,
    DBXTeamLogFileCopyType, DBXTeamLogFileDeleteCommentDetails, DBXTeamLogFileDeleteCommentType,
    DBXTeamLogFileDeleteDetails, DBXTeamLogFileDeleteType, DBXTeamLogFileDownloadDetails, DBXTeamLogFileDownloadType,
    DBXTeamLogFileEditCommentDetails, DBXTeamLogFileEditCommentType, DBXTeamLogFileEditDetails, DBXTeamLogFileEditType,
    DBXTeamLogFileGetCopyReferenceDetails, DBXTeamLogFileGetCopyReferenceType, DBXTeamLogFileLikeCommentDetails,
    DBXTeamLogFileLikeCommentType, DBXTeamLogFileLockingLockStatusChangedDetails,
    DBXTeamLogFileLockingLockStatusChangedType, DBXTeamLogFileLockingPolicyChangedDetails,
    DBXTeamLogFileLockingPolicyChangedType, DBXTeamLogFileMoveDetails, DBXTeamLogFileMoveType,
    DBXTeamLogFilePermanentlyDeleteDetails, DBXTeamLogFilePermanentlyDeleteType, DBXTeamLogFilePreviewDetails,
    DBXTeamLogFilePreviewType, DBXTeamLogFileProviderMigrationPolicyChangedDetails,
    DBXTeamLogFileProviderMigrationPolicyChangedType, DBXTeamLogFileRenameDetails, DBXTeamLogFileRenameType,
    DBXTeamLogFileResolveCommentDetails, DBXTeamLogFileResolveCommentType, DBXTeamLogFileRestoreDetails,
    DBXTeamLogFileRestoreType, DBXTeamLogFileRevertDetails, DBXTeamLogFileRevertType,
    DBXTeamLogFileRollbackChangesDetails, DBXTeamLogFileRollbackChangesType, DBXTeamLogFileSaveCopyReferenceDetails,
    DBXTeamLogFileSaveCopyReferenceType, DBXTeamLogFileUnlikeCommentDetails, DBXTeamLogFileUnlikeCommentType,
    DBXTeamLogFileUnresolveCommentDetails, DBXTeamLogFileUnresolveCommentType, DBXTeamLogLockStatus,
    DBXTeamLogPathLogInfo, DBXTeamLogRelocateAssetReferencesLogInfo, DBXTeamPoliciesFileLockingPolicyState,
    DBXTeamPoliciesFileProviderMigrationPolicyState;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (FileMembers)
/// The object if its tag is `file_add_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileAddCommentDetails *asFileAddCommentDetails;

/// The object if its tag is `file_change_comment_subscription_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileChangeCommentSubscriptionDetails *asFileChangeCommentSubscriptionDetails;

/// The object if its tag is `file_delete_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileDeleteCommentDetails *asFileDeleteCommentDetails;
/// The object if its tag is `file_edit_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileEditCommentDetails *asFileEditCommentDetails;
/// The object if its tag is `file_like_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileLikeCommentDetails *asFileLikeCommentDetails;
/// The object if its tag is `file_resolve_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileResolveCommentDetails *asFileResolveCommentDetails;
/// The object if its tag is `file_unlike_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileUnlikeCommentDetails *asFileUnlikeCommentDetails;

/// The object if its tag is `file_unresolve_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileUnresolveCommentDetails *asFileUnresolveCommentDetails;

/// The object if its tag is `file_add_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileAddDetails *asFileAddDetails;

/// The object if its tag is `file_add_from_automation_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileAddFromAutomationDetails *asFileAddFromAutomationDetails;

/// The object if its tag is `file_copy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileCopyDetails *asFileCopyDetails;
/// The object if its tag is `file_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileDeleteDetails *asFileDeleteDetails;
/// The object if its tag is `file_download_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileDownloadDetails *asFileDownloadDetails;
/// The object if its tag is `file_edit_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileEditDetails *asFileEditDetails;

/// The object if its tag is `file_get_copy_reference_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileGetCopyReferenceDetails *asFileGetCopyReferenceDetails;

/// The object if its tag is `file_locking_lock_status_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileLockingLockStatusChangedDetails *asFileLockingLockStatusChangedDetails;

/// The object if its tag is `file_move_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileMoveDetails *asFileMoveDetails;

/// The object if its tag is `file_permanently_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFilePermanentlyDeleteDetails *asFilePermanentlyDeleteDetails;

/// The object if its tag is `file_preview_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFilePreviewDetails *asFilePreviewDetails;
/// The object if its tag is `file_rename_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileRenameDetails *asFileRenameDetails;
/// The object if its tag is `file_restore_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileRestoreDetails *asFileRestoreDetails;
/// The object if its tag is `file_revert_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileRevertDetails *asFileRevertDetails;

/// The object if its tag is `file_rollback_changes_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileRollbackChangesDetails *asFileRollbackChangesDetails;

/// The object if its tag is `file_save_copy_reference_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileSaveCopyReferenceDetails *asFileSaveCopyReferenceDetails;

/// The object if its tag is `file_comments_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileCommentsChangePolicyDetails *asFileCommentsChangePolicyDetails;

/// The object if its tag is `file_locking_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileLockingPolicyChangedDetails *asFileLockingPolicyChangedDetails;

/// The object if its tag is `file_provider_migration_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileProviderMigrationPolicyChangedDetails *asFileProviderMigrationPolicyChangedDetails;
@end

/// Details of an event in which a comment was added to a file.
@interface DBXTeamLogEventDetailsFileAddCommentDetails : DBXTeamLogEventDetails
/// The value of `file_add_comment_details`.
@property (nonatomic, strong) DBXTeamLogFileAddCommentDetails *fileAddCommentDetails;
/// Creates an object with the tag `file_add_comment_details`.
- (instancetype)init:(DBXTeamLogFileAddCommentDetails *)fileAddCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user turned notifications about the comments on a file on or off.
@interface DBXTeamLogEventDetailsFileChangeCommentSubscriptionDetails : DBXTeamLogEventDetails
/// The value of `file_change_comment_subscription_details`.
@property (nonatomic, strong) DBXTeamLogFileChangeCommentSubscriptionDetails *fileChangeCommentSubscriptionDetails;

/// Creates an object with the tag `file_change_comment_subscription_details`.
- (instancetype)init:(DBXTeamLogFileChangeCommentSubscriptionDetails *)fileChangeCommentSubscriptionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a file was deleted.
@interface DBXTeamLogEventDetailsFileDeleteCommentDetails : DBXTeamLogEventDetails
/// The value of `file_delete_comment_details`.
@property (nonatomic, strong) DBXTeamLogFileDeleteCommentDetails *fileDeleteCommentDetails;
/// Creates an object with the tag `file_delete_comment_details`.
- (instancetype)init:(DBXTeamLogFileDeleteCommentDetails *)fileDeleteCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a file was edited.
@interface DBXTeamLogEventDetailsFileEditCommentDetails : DBXTeamLogEventDetails
/// The value of `file_edit_comment_details`.
@property (nonatomic, strong) DBXTeamLogFileEditCommentDetails *fileEditCommentDetails;
/// Creates an object with the tag `file_edit_comment_details`.
- (instancetype)init:(DBXTeamLogFileEditCommentDetails *)fileEditCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user liked a comment on a file.
@interface DBXTeamLogEventDetailsFileLikeCommentDetails : DBXTeamLogEventDetails
/// The value of `file_like_comment_details`.
@property (nonatomic, strong) DBXTeamLogFileLikeCommentDetails *fileLikeCommentDetails;
/// Creates an object with the tag `file_like_comment_details`.
- (instancetype)init:(DBXTeamLogFileLikeCommentDetails *)fileLikeCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a file was resolved.
@interface DBXTeamLogEventDetailsFileResolveCommentDetails : DBXTeamLogEventDetails
/// The value of `file_resolve_comment_details`.
@property (nonatomic, strong) DBXTeamLogFileResolveCommentDetails *fileResolveCommentDetails;
/// Creates an object with the tag `file_resolve_comment_details`.
- (instancetype)init:(DBXTeamLogFileResolveCommentDetails *)fileResolveCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user withdrew a like from a comment on a file.
@interface DBXTeamLogEventDetailsFileUnlikeCommentDetails : DBXTeamLogEventDetails
/// The value of `file_unlike_comment_details`.
@property (nonatomic, strong) DBXTeamLogFileUnlikeCommentDetails *fileUnlikeCommentDetails;
/// Creates an object with the tag `file_unlike_comment_details`.
- (instancetype)init:(DBXTeamLogFileUnlikeCommentDetails *)fileUnlikeCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a resolved comment on a file was reopened.
@interface DBXTeamLogEventDetailsFileUnresolveCommentDetails : DBXTeamLogEventDetails
/// The value of `file_unresolve_comment_details`.
@property (nonatomic, strong) DBXTeamLogFileUnresolveCommentDetails *fileUnresolveCommentDetails;
/// Creates an object with the tag `file_unresolve_comment_details`.
- (instancetype)init:(DBXTeamLogFileUnresolveCommentDetails *)fileUnresolveCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were added.
@interface DBXTeamLogEventDetailsFileAddDetails : DBXTeamLogEventDetails
/// The value of `file_add_details`.
@property (nonatomic, strong) DBXTeamLogFileAddDetails *fileAddDetails;
/// Creates an object with the tag `file_add_details`.
- (instancetype)init:(DBXTeamLogFileAddDetails *)fileAddDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were added by an automation.
@interface DBXTeamLogEventDetailsFileAddFromAutomationDetails : DBXTeamLogEventDetails
/// The value of `file_add_from_automation_details`.
@property (nonatomic, strong) DBXTeamLogFileAddFromAutomationDetails *fileAddFromAutomationDetails;
/// Creates an object with the tag `file_add_from_automation_details`.
- (instancetype)init:(DBXTeamLogFileAddFromAutomationDetails *)fileAddFromAutomationDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were copied.
@interface DBXTeamLogEventDetailsFileCopyDetails : DBXTeamLogEventDetails
/// The value of `file_copy_details`.
@property (nonatomic, strong) DBXTeamLogFileCopyDetails *fileCopyDetails;
/// Creates an object with the tag `file_copy_details`.
- (instancetype)init:(DBXTeamLogFileCopyDetails *)fileCopyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were deleted.
@interface DBXTeamLogEventDetailsFileDeleteDetails : DBXTeamLogEventDetails
/// The value of `file_delete_details`.
@property (nonatomic, strong) DBXTeamLogFileDeleteDetails *fileDeleteDetails;
/// Creates an object with the tag `file_delete_details`.
- (instancetype)init:(DBXTeamLogFileDeleteDetails *)fileDeleteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were downloaded.
@interface DBXTeamLogEventDetailsFileDownloadDetails : DBXTeamLogEventDetails
/// The value of `file_download_details`.
@property (nonatomic, strong) DBXTeamLogFileDownloadDetails *fileDownloadDetails;
/// Creates an object with the tag `file_download_details`.
- (instancetype)init:(DBXTeamLogFileDownloadDetails *)fileDownloadDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were edited.
@interface DBXTeamLogEventDetailsFileEditDetails : DBXTeamLogEventDetails
/// The value of `file_edit_details`.
@property (nonatomic, strong) DBXTeamLogFileEditDetails *fileEditDetails;
/// Creates an object with the tag `file_edit_details`.
- (instancetype)init:(DBXTeamLogFileEditDetails *)fileEditDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a copy reference to a file or folder was created.
@interface DBXTeamLogEventDetailsFileGetCopyReferenceDetails : DBXTeamLogEventDetails
/// The value of `file_get_copy_reference_details`.
@property (nonatomic, strong) DBXTeamLogFileGetCopyReferenceDetails *fileGetCopyReferenceDetails;
/// Creates an object with the tag `file_get_copy_reference_details`.
- (instancetype)init:(DBXTeamLogFileGetCopyReferenceDetails *)fileGetCopyReferenceDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was locked or unlocked for editing.
@interface DBXTeamLogEventDetailsFileLockingLockStatusChangedDetails : DBXTeamLogEventDetails
/// The value of `file_locking_lock_status_changed_details`.
@property (nonatomic, strong) DBXTeamLogFileLockingLockStatusChangedDetails *fileLockingLockStatusChangedDetails;

/// Creates an object with the tag `file_locking_lock_status_changed_details`.
- (instancetype)init:(DBXTeamLogFileLockingLockStatusChangedDetails *)fileLockingLockStatusChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were moved.
@interface DBXTeamLogEventDetailsFileMoveDetails : DBXTeamLogEventDetails
/// The value of `file_move_details`.
@property (nonatomic, strong) DBXTeamLogFileMoveDetails *fileMoveDetails;
/// Creates an object with the tag `file_move_details`.
- (instancetype)init:(DBXTeamLogFileMoveDetails *)fileMoveDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were permanently deleted.
@interface DBXTeamLogEventDetailsFilePermanentlyDeleteDetails : DBXTeamLogEventDetails
/// The value of `file_permanently_delete_details`.
@property (nonatomic, strong) DBXTeamLogFilePermanentlyDeleteDetails *filePermanentlyDeleteDetails;
/// Creates an object with the tag `file_permanently_delete_details`.
- (instancetype)init:(DBXTeamLogFilePermanentlyDeleteDetails *)filePermanentlyDeleteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were previewed.
@interface DBXTeamLogEventDetailsFilePreviewDetails : DBXTeamLogEventDetails
/// The value of `file_preview_details`.
@property (nonatomic, strong) DBXTeamLogFilePreviewDetails *filePreviewDetails;
/// Creates an object with the tag `file_preview_details`.
- (instancetype)init:(DBXTeamLogFilePreviewDetails *)filePreviewDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were renamed.
@interface DBXTeamLogEventDetailsFileRenameDetails : DBXTeamLogEventDetails
/// The value of `file_rename_details`.
@property (nonatomic, strong) DBXTeamLogFileRenameDetails *fileRenameDetails;
/// Creates an object with the tag `file_rename_details`.
- (instancetype)init:(DBXTeamLogFileRenameDetails *)fileRenameDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which deleted files or folders were restored.
@interface DBXTeamLogEventDetailsFileRestoreDetails : DBXTeamLogEventDetails
/// The value of `file_restore_details`.
@property (nonatomic, strong) DBXTeamLogFileRestoreDetails *fileRestoreDetails;
/// Creates an object with the tag `file_restore_details`.
- (instancetype)init:(DBXTeamLogFileRestoreDetails *)fileRestoreDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were reverted to an earlier version.
@interface DBXTeamLogEventDetailsFileRevertDetails : DBXTeamLogEventDetails
/// The value of `file_revert_details`.
@property (nonatomic, strong) DBXTeamLogFileRevertDetails *fileRevertDetails;
/// Creates an object with the tag `file_revert_details`.
- (instancetype)init:(DBXTeamLogFileRevertDetails *)fileRevertDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which changes to files were rolled back.
@interface DBXTeamLogEventDetailsFileRollbackChangesDetails : DBXTeamLogEventDetails
/// The value of `file_rollback_changes_details`.
@property (nonatomic, strong) DBXTeamLogFileRollbackChangesDetails *fileRollbackChangesDetails;
/// Creates an object with the tag `file_rollback_changes_details`.
- (instancetype)init:(DBXTeamLogFileRollbackChangesDetails *)fileRollbackChangesDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file or folder was saved from a copy reference.
@interface DBXTeamLogEventDetailsFileSaveCopyReferenceDetails : DBXTeamLogEventDetails
/// The value of `file_save_copy_reference_details`.
@property (nonatomic, strong) DBXTeamLogFileSaveCopyReferenceDetails *fileSaveCopyReferenceDetails;
/// Creates an object with the tag `file_save_copy_reference_details`.
- (instancetype)init:(DBXTeamLogFileSaveCopyReferenceDetails *)fileSaveCopyReferenceDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which comments on the team's files were enabled or disabled.
@interface DBXTeamLogEventDetailsFileCommentsChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `file_comments_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogFileCommentsChangePolicyDetails *fileCommentsChangePolicyDetails;

/// Creates an object with the tag `file_comments_change_policy_details`.
- (instancetype)init:(DBXTeamLogFileCommentsChangePolicyDetails *)fileCommentsChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's file locking policy was changed.
@interface DBXTeamLogEventDetailsFileLockingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `file_locking_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogFileLockingPolicyChangedDetails *fileLockingPolicyChangedDetails;

/// Creates an object with the tag `file_locking_policy_changed_details`.
- (instancetype)init:(DBXTeamLogFileLockingPolicyChangedDetails *)fileLockingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's File Provider migration policy was changed.
@interface DBXTeamLogEventDetailsFileProviderMigrationPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `file_provider_migration_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogFileProviderMigrationPolicyChangedDetails *fileProviderMigrationPolicyChangedDetails;

/// Creates an object with the tag `file_provider_migration_policy_changed_details`.
- (instancetype)init:(DBXTeamLogFileProviderMigrationPolicyChangedDetails *)fileProviderMigrationPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (FileMembers)
/// The object if its tag is `file_add_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileAddComment *asFileAddComment;

/// The object if its tag is `file_change_comment_subscription`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFileChangeCommentSubscription *asFileChangeCommentSubscription;

/// The object if its tag is `file_delete_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileDeleteComment *asFileDeleteComment;
/// The object if its tag is `file_edit_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileEditComment *asFileEditComment;
/// The object if its tag is `file_like_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileLikeComment *asFileLikeComment;
/// The object if its tag is `file_resolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileResolveComment *asFileResolveComment;
/// The object if its tag is `file_unlike_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileUnlikeComment *asFileUnlikeComment;
/// The object if its tag is `file_unresolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileUnresolveComment *asFileUnresolveComment;
/// The object if its tag is `file_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileAdd *asFileAdd;
/// The object if its tag is `file_add_from_automation`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileAddFromAutomation *asFileAddFromAutomation;
/// The object if its tag is `file_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileCopy *asFileCopy;
/// The object if its tag is `file_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileDelete *asFileDelete;
/// The object if its tag is `file_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileDownload *asFileDownload;
/// The object if its tag is `file_edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileEdit *asFileEdit;
/// The object if its tag is `file_get_copy_reference`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileGetCopyReference *asFileGetCopyReference;

/// The object if its tag is `file_locking_lock_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFileLockingLockStatusChanged *asFileLockingLockStatusChanged;

/// The object if its tag is `file_move`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileMove *asFileMove;
/// The object if its tag is `file_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFilePermanentlyDelete *asFilePermanentlyDelete;
/// The object if its tag is `file_preview`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFilePreview *asFilePreview;
/// The object if its tag is `file_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRename *asFileRename;
/// The object if its tag is `file_restore`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRestore *asFileRestore;
/// The object if its tag is `file_revert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRevert *asFileRevert;
/// The object if its tag is `file_rollback_changes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRollbackChanges *asFileRollbackChanges;
/// The object if its tag is `file_save_copy_reference`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileSaveCopyReference *asFileSaveCopyReference;
/// The object if its tag is `file_comments_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileCommentsChangePolicy *asFileCommentsChangePolicy;
/// The object if its tag is `file_locking_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileLockingPolicyChanged *asFileLockingPolicyChanged;

/// The object if its tag is `file_provider_migration_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFileProviderMigrationPolicyChanged *asFileProviderMigrationPolicyChanged;
@end

/// A comment was added to a file.
@interface DBXTeamLogEventTypeFileAddComment : DBXTeamLogEventType
/// The value of `file_add_comment`.
@property (nonatomic, strong) DBXTeamLogFileAddCommentType *fileAddComment;
/// Creates an object with the tag `file_add_comment`.
- (instancetype)init:(DBXTeamLogFileAddCommentType *)fileAddComment NS_DESIGNATED_INITIALIZER;
@end

/// A user turned notifications about the comments on a file on or off.
@interface DBXTeamLogEventTypeFileChangeCommentSubscription : DBXTeamLogEventType
/// The value of `file_change_comment_subscription`.
@property (nonatomic, strong) DBXTeamLogFileChangeCommentSubscriptionType *fileChangeCommentSubscription;

/// Creates an object with the tag `file_change_comment_subscription`.
- (instancetype)init:(DBXTeamLogFileChangeCommentSubscriptionType *)fileChangeCommentSubscription
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a file was deleted.
@interface DBXTeamLogEventTypeFileDeleteComment : DBXTeamLogEventType
/// The value of `file_delete_comment`.
@property (nonatomic, strong) DBXTeamLogFileDeleteCommentType *fileDeleteComment;
/// Creates an object with the tag `file_delete_comment`.
- (instancetype)init:(DBXTeamLogFileDeleteCommentType *)fileDeleteComment NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a file was edited.
@interface DBXTeamLogEventTypeFileEditComment : DBXTeamLogEventType
/// The value of `file_edit_comment`.
@property (nonatomic, strong) DBXTeamLogFileEditCommentType *fileEditComment;
/// Creates an object with the tag `file_edit_comment`.
- (instancetype)init:(DBXTeamLogFileEditCommentType *)fileEditComment NS_DESIGNATED_INITIALIZER;
@end

/// A user liked a comment on a file. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeFileLikeComment : DBXTeamLogEventType
/// The value of `file_like_comment`.
@property (nonatomic, strong) DBXTeamLogFileLikeCommentType *fileLikeComment;
/// Creates an object with the tag `file_like_comment`.
- (instancetype)init:(DBXTeamLogFileLikeCommentType *)fileLikeComment NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a file was resolved.
@interface DBXTeamLogEventTypeFileResolveComment : DBXTeamLogEventType
/// The value of `file_resolve_comment`.
@property (nonatomic, strong) DBXTeamLogFileResolveCommentType *fileResolveComment;
/// Creates an object with the tag `file_resolve_comment`.
- (instancetype)init:(DBXTeamLogFileResolveCommentType *)fileResolveComment NS_DESIGNATED_INITIALIZER;
@end

/// A user withdrew a like from a comment on a file. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeFileUnlikeComment : DBXTeamLogEventType
/// The value of `file_unlike_comment`.
@property (nonatomic, strong) DBXTeamLogFileUnlikeCommentType *fileUnlikeComment;
/// Creates an object with the tag `file_unlike_comment`.
- (instancetype)init:(DBXTeamLogFileUnlikeCommentType *)fileUnlikeComment NS_DESIGNATED_INITIALIZER;
@end

/// A resolved comment on a file was reopened.
@interface DBXTeamLogEventTypeFileUnresolveComment : DBXTeamLogEventType
/// The value of `file_unresolve_comment`.
@property (nonatomic, strong) DBXTeamLogFileUnresolveCommentType *fileUnresolveComment;
/// Creates an object with the tag `file_unresolve_comment`.
- (instancetype)init:(DBXTeamLogFileUnresolveCommentType *)fileUnresolveComment NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were added.
@interface DBXTeamLogEventTypeFileAdd : DBXTeamLogEventType
/// The value of `file_add`.
@property (nonatomic, strong) DBXTeamLogFileAddType *fileAdd;
/// Creates an object with the tag `file_add`.
- (instancetype)init:(DBXTeamLogFileAddType *)fileAdd NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were added by an automation.
@interface DBXTeamLogEventTypeFileAddFromAutomation : DBXTeamLogEventType
/// The value of `file_add_from_automation`.
@property (nonatomic, strong) DBXTeamLogFileAddFromAutomationType *fileAddFromAutomation;
/// Creates an object with the tag `file_add_from_automation`.
- (instancetype)init:(DBXTeamLogFileAddFromAutomationType *)fileAddFromAutomation NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were copied.
@interface DBXTeamLogEventTypeFileCopy : DBXTeamLogEventType
/// The value of `file_copy`.
@property (nonatomic, strong) DBXTeamLogFileCopyType *fileCopy;
/// Creates an object with the tag `file_copy`.
- (instancetype)init:(DBXTeamLogFileCopyType *)fileCopy NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were deleted.
@interface DBXTeamLogEventTypeFileDelete : DBXTeamLogEventType
/// The value of `file_delete`.
@property (nonatomic, strong) DBXTeamLogFileDeleteType *fileDelete;
/// Creates an object with the tag `file_delete`.
- (instancetype)init:(DBXTeamLogFileDeleteType *)fileDelete NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were downloaded.
@interface DBXTeamLogEventTypeFileDownload : DBXTeamLogEventType
/// The value of `file_download`.
@property (nonatomic, strong) DBXTeamLogFileDownloadType *fileDownload;
/// Creates an object with the tag `file_download`.
- (instancetype)init:(DBXTeamLogFileDownloadType *)fileDownload NS_DESIGNATED_INITIALIZER;
@end

/// Files were edited.
@interface DBXTeamLogEventTypeFileEdit : DBXTeamLogEventType
/// The value of `file_edit`.
@property (nonatomic, strong) DBXTeamLogFileEditType *fileEdit;
/// Creates an object with the tag `file_edit`.
- (instancetype)init:(DBXTeamLogFileEditType *)fileEdit NS_DESIGNATED_INITIALIZER;
@end

/// A copy reference to a file or folder was created.
@interface DBXTeamLogEventTypeFileGetCopyReference : DBXTeamLogEventType
/// The value of `file_get_copy_reference`.
@property (nonatomic, strong) DBXTeamLogFileGetCopyReferenceType *fileGetCopyReference;
/// Creates an object with the tag `file_get_copy_reference`.
- (instancetype)init:(DBXTeamLogFileGetCopyReferenceType *)fileGetCopyReference NS_DESIGNATED_INITIALIZER;
@end

/// A file was locked or unlocked for editing.
@interface DBXTeamLogEventTypeFileLockingLockStatusChanged : DBXTeamLogEventType
/// The value of `file_locking_lock_status_changed`.
@property (nonatomic, strong) DBXTeamLogFileLockingLockStatusChangedType *fileLockingLockStatusChanged;

/// Creates an object with the tag `file_locking_lock_status_changed`.
- (instancetype)init:(DBXTeamLogFileLockingLockStatusChangedType *)fileLockingLockStatusChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were moved.
@interface DBXTeamLogEventTypeFileMove : DBXTeamLogEventType
/// The value of `file_move`.
@property (nonatomic, strong) DBXTeamLogFileMoveType *fileMove;
/// Creates an object with the tag `file_move`.
- (instancetype)init:(DBXTeamLogFileMoveType *)fileMove NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were permanently deleted.
@interface DBXTeamLogEventTypeFilePermanentlyDelete : DBXTeamLogEventType
/// The value of `file_permanently_delete`.
@property (nonatomic, strong) DBXTeamLogFilePermanentlyDeleteType *filePermanentlyDelete;
/// Creates an object with the tag `file_permanently_delete`.
- (instancetype)init:(DBXTeamLogFilePermanentlyDeleteType *)filePermanentlyDelete NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were previewed.
@interface DBXTeamLogEventTypeFilePreview : DBXTeamLogEventType
/// The value of `file_preview`.
@property (nonatomic, strong) DBXTeamLogFilePreviewType *filePreview;
/// Creates an object with the tag `file_preview`.
- (instancetype)init:(DBXTeamLogFilePreviewType *)filePreview NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were renamed.
@interface DBXTeamLogEventTypeFileRename : DBXTeamLogEventType
/// The value of `file_rename`.
@property (nonatomic, strong) DBXTeamLogFileRenameType *fileRename;
/// Creates an object with the tag `file_rename`.
- (instancetype)init:(DBXTeamLogFileRenameType *)fileRename NS_DESIGNATED_INITIALIZER;
@end

/// Deleted files or folders were restored.
@interface DBXTeamLogEventTypeFileRestore : DBXTeamLogEventType
/// The value of `file_restore`.
@property (nonatomic, strong) DBXTeamLogFileRestoreType *fileRestore;
/// Creates an object with the tag `file_restore`.
- (instancetype)init:(DBXTeamLogFileRestoreType *)fileRestore NS_DESIGNATED_INITIALIZER;
@end

/// Files were reverted to an earlier version.
@interface DBXTeamLogEventTypeFileRevert : DBXTeamLogEventType
/// The value of `file_revert`.
@property (nonatomic, strong) DBXTeamLogFileRevertType *fileRevert;
/// Creates an object with the tag `file_revert`.
- (instancetype)init:(DBXTeamLogFileRevertType *)fileRevert NS_DESIGNATED_INITIALIZER;
@end

/// Changes to files were rolled back.
@interface DBXTeamLogEventTypeFileRollbackChanges : DBXTeamLogEventType
/// The value of `file_rollback_changes`.
@property (nonatomic, strong) DBXTeamLogFileRollbackChangesType *fileRollbackChanges;
/// Creates an object with the tag `file_rollback_changes`.
- (instancetype)init:(DBXTeamLogFileRollbackChangesType *)fileRollbackChanges NS_DESIGNATED_INITIALIZER;
@end

/// A file or folder was saved from a copy reference.
@interface DBXTeamLogEventTypeFileSaveCopyReference : DBXTeamLogEventType
/// The value of `file_save_copy_reference`.
@property (nonatomic, strong) DBXTeamLogFileSaveCopyReferenceType *fileSaveCopyReference;
/// Creates an object with the tag `file_save_copy_reference`.
- (instancetype)init:(DBXTeamLogFileSaveCopyReferenceType *)fileSaveCopyReference NS_DESIGNATED_INITIALIZER;
@end

/// Comments on the team's files were enabled or disabled.
@interface DBXTeamLogEventTypeFileCommentsChangePolicy : DBXTeamLogEventType
/// The value of `file_comments_change_policy`.
@property (nonatomic, strong) DBXTeamLogFileCommentsChangePolicyType *fileCommentsChangePolicy;
/// Creates an object with the tag `file_comments_change_policy`.
- (instancetype)init:(DBXTeamLogFileCommentsChangePolicyType *)fileCommentsChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team's file locking policy was changed.
@interface DBXTeamLogEventTypeFileLockingPolicyChanged : DBXTeamLogEventType
/// The value of `file_locking_policy_changed`.
@property (nonatomic, strong) DBXTeamLogFileLockingPolicyChangedType *fileLockingPolicyChanged;
/// Creates an object with the tag `file_locking_policy_changed`.
- (instancetype)init:(DBXTeamLogFileLockingPolicyChangedType *)fileLockingPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's File Provider migration policy was changed.
@interface DBXTeamLogEventTypeFileProviderMigrationPolicyChanged : DBXTeamLogEventType
/// The value of `file_provider_migration_policy_changed`.
@property (nonatomic, strong) DBXTeamLogFileProviderMigrationPolicyChangedType *fileProviderMigrationPolicyChanged;

/// Creates an object with the tag `file_provider_migration_policy_changed`.
- (instancetype)init:(DBXTeamLogFileProviderMigrationPolicyChangedType *)fileProviderMigrationPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (FileMembers)
/// The object if its tag is `file_add_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileAddComment *asFileAddComment;

/// The object if its tag is `file_change_comment_subscription`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFileChangeCommentSubscription *asFileChangeCommentSubscription;

/// The object if its tag is `file_delete_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileDeleteComment *asFileDeleteComment;
/// The object if its tag is `file_edit_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileEditComment *asFileEditComment;
/// The object if its tag is `file_like_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileLikeComment *asFileLikeComment;
/// The object if its tag is `file_resolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileResolveComment *asFileResolveComment;
/// The object if its tag is `file_unlike_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileUnlikeComment *asFileUnlikeComment;
/// The object if its tag is `file_unresolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileUnresolveComment *asFileUnresolveComment;
/// The object if its tag is `file_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileAdd *asFileAdd;
/// The object if its tag is `file_add_from_automation`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileAddFromAutomation *asFileAddFromAutomation;
/// The object if its tag is `file_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileCopy *asFileCopy;
/// The object if its tag is `file_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileDelete *asFileDelete;
/// The object if its tag is `file_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileDownload *asFileDownload;
/// The object if its tag is `file_edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileEdit *asFileEdit;
/// The object if its tag is `file_get_copy_reference`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileGetCopyReference *asFileGetCopyReference;

/// The object if its tag is `file_locking_lock_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFileLockingLockStatusChanged *asFileLockingLockStatusChanged;

/// The object if its tag is `file_move`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileMove *asFileMove;
/// The object if its tag is `file_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFilePermanentlyDelete *asFilePermanentlyDelete;
/// The object if its tag is `file_preview`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFilePreview *asFilePreview;
/// The object if its tag is `file_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRename *asFileRename;
/// The object if its tag is `file_restore`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRestore *asFileRestore;
/// The object if its tag is `file_revert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRevert *asFileRevert;
/// The object if its tag is `file_rollback_changes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRollbackChanges *asFileRollbackChanges;
/// The object if its tag is `file_save_copy_reference`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileSaveCopyReference *asFileSaveCopyReference;
/// The object if its tag is `file_comments_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileCommentsChangePolicy *asFileCommentsChangePolicy;
/// The object if its tag is `file_locking_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileLockingPolicyChanged *asFileLockingPolicyChanged;

/// The object if its tag is `file_provider_migration_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFileProviderMigrationPolicyChanged *asFileProviderMigrationPolicyChanged;
@end

/// Events in which a comment was added to a file.
@interface DBXTeamLogEventTypeArgFileAddComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_add_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user turned notifications about the comments on a file on or off.
@interface DBXTeamLogEventTypeArgFileChangeCommentSubscription : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_change_comment_subscription`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a file was deleted.
@interface DBXTeamLogEventTypeArgFileDeleteComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_delete_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a file was edited.
@interface DBXTeamLogEventTypeArgFileEditComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_edit_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user liked a comment on a file.
@interface DBXTeamLogEventTypeArgFileLikeComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_like_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a file was resolved.
@interface DBXTeamLogEventTypeArgFileResolveComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_resolve_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user withdrew a like from a comment on a file.
@interface DBXTeamLogEventTypeArgFileUnlikeComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_unlike_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a resolved comment on a file was reopened.
@interface DBXTeamLogEventTypeArgFileUnresolveComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_unresolve_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were added.
@interface DBXTeamLogEventTypeArgFileAdd : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were added by an automation.
@interface DBXTeamLogEventTypeArgFileAddFromAutomation : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_add_from_automation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were copied.
@interface DBXTeamLogEventTypeArgFileCopy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were deleted.
@interface DBXTeamLogEventTypeArgFileDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were downloaded.
@interface DBXTeamLogEventTypeArgFileDownload : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_download`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files were edited.
@interface DBXTeamLogEventTypeArgFileEdit : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a copy reference to a file or folder was created.
@interface DBXTeamLogEventTypeArgFileGetCopyReference : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_get_copy_reference`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file was locked or unlocked for editing.
@interface DBXTeamLogEventTypeArgFileLockingLockStatusChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_locking_lock_status_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were moved.
@interface DBXTeamLogEventTypeArgFileMove : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_move`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were permanently deleted.
@interface DBXTeamLogEventTypeArgFilePermanentlyDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_permanently_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were previewed.
@interface DBXTeamLogEventTypeArgFilePreview : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_preview`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files or folders were renamed.
@interface DBXTeamLogEventTypeArgFileRename : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_rename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which deleted files or folders were restored.
@interface DBXTeamLogEventTypeArgFileRestore : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_restore`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files were reverted to an earlier version.
@interface DBXTeamLogEventTypeArgFileRevert : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_revert`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which changes to files were rolled back.
@interface DBXTeamLogEventTypeArgFileRollbackChanges : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_rollback_changes`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file or folder was saved from a copy reference.
@interface DBXTeamLogEventTypeArgFileSaveCopyReference : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_save_copy_reference`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which comments on the team's files were enabled or disabled.
@interface DBXTeamLogEventTypeArgFileCommentsChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_comments_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's file locking policy was changed.
@interface DBXTeamLogEventTypeArgFileLockingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_locking_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's File Provider migration policy was changed.
@interface DBXTeamLogEventTypeArgFileProviderMigrationPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_provider_migration_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a comment was added to a file.
@interface DBXTeamLogFileAddCommentDetails : DBXObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText NS_DESIGNATED_INITIALIZER;
@end

/// A comment was added to a file.
@interface DBXTeamLogFileAddCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were added.
@interface DBXTeamLogFileAddDetails : DBXObject
@end

/// Details of an event in which files or folders were added by an automation.
@interface DBXTeamLogFileAddFromAutomationDetails : DBXObject
@end

/// Files or folders were added by an automation.
@interface DBXTeamLogFileAddFromAutomationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were added.
@interface DBXTeamLogFileAddType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user turned notifications about the comments on a file on or off.
@interface DBXTeamLogFileChangeCommentSubscriptionDetails : DBXObject
/// The notification setting after the change.
@property (nonatomic, readonly) DBXTeamLogFileCommentNotificationPolicy *newValue;
/// The notification setting after the change.
- (DBXTeamLogFileCommentNotificationPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The notification setting before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentNotificationPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogFileCommentNotificationPolicy *)newValue
    previousValue:(nullable DBXTeamLogFileCommentNotificationPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A user turned notifications about the comments on a file on or off.
@interface DBXTeamLogFileChangeCommentSubscriptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether a user is notified about comments on a file.
@interface DBXTeamLogFileCommentNotificationPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFileCommentNotificationPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentNotificationPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentNotificationPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentNotificationPolicyOther *asOther;
@end

/// Notifications are off.
@interface DBXTeamLogFileCommentNotificationPolicyDisabled : DBXTeamLogFileCommentNotificationPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Notifications are on.
@interface DBXTeamLogFileCommentNotificationPolicyEnabled : DBXTeamLogFileCommentNotificationPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFileCommentNotificationPolicyOther : DBXTeamLogFileCommentNotificationPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which comments on the team's files were enabled or disabled.
@interface DBXTeamLogFileCommentsChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogFileCommentsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogFileCommentsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogFileCommentsPolicy *)newValue
    previousValue:(nullable DBXTeamLogFileCommentsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Comments on the team's files were enabled or disabled.
@interface DBXTeamLogFileCommentsChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for comments on the team's files.
@interface DBXTeamLogFileCommentsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFileCommentsPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentsPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentsPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileCommentsPolicyOther *asOther;
@end

/// Comments are disabled.
@interface DBXTeamLogFileCommentsPolicyDisabled : DBXTeamLogFileCommentsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Comments are enabled.
@interface DBXTeamLogFileCommentsPolicyEnabled : DBXTeamLogFileCommentsPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFileCommentsPolicyOther : DBXTeamLogFileCommentsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which files or folders were copied.
@interface DBXTeamLogFileCopyDetails : DBXObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *)relocateActionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were copied.
@interface DBXTeamLogFileCopyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a file was deleted.
@interface DBXTeamLogFileDeleteCommentDetails : DBXObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a file was deleted.
@interface DBXTeamLogFileDeleteCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were deleted.
@interface DBXTeamLogFileDeleteDetails : DBXObject
@end

/// Files or folders were deleted.
@interface DBXTeamLogFileDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were downloaded.
@interface DBXTeamLogFileDownloadDetails : DBXObject
@end

/// Files or folders were downloaded.
@interface DBXTeamLogFileDownloadType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a file was edited.
@interface DBXTeamLogFileEditCommentDetails : DBXObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// The text of the comment before the change.
@property (nonatomic, readonly, copy) NSString *previousCommentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousCommentText:(NSString *)previousCommentText
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a file was edited.
@interface DBXTeamLogFileEditCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were edited.
@interface DBXTeamLogFileEditDetails : DBXObject
@end

/// Files were edited.
@interface DBXTeamLogFileEditType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a copy reference to a file or folder was created.
@interface DBXTeamLogFileGetCopyReferenceDetails : DBXObject
@end

/// A copy reference to a file or folder was created.
@interface DBXTeamLogFileGetCopyReferenceType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user liked a comment on a file.
@interface DBXTeamLogFileLikeCommentDetails : DBXObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText NS_DESIGNATED_INITIALIZER;
@end

/// A user liked a comment on a file. Dropbox no longer records this event.
@interface DBXTeamLogFileLikeCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was locked or unlocked for editing.
@interface DBXTeamLogFileLockingLockStatusChangedDetails : DBXObject
/// The lock status of the file before the change.
@property (nonatomic, readonly) DBXTeamLogLockStatus *previousValue;
/// The lock status of the file after the change.
@property (nonatomic, readonly) DBXTeamLogLockStatus *newValue;
/// The lock status of the file after the change.
- (DBXTeamLogLockStatus *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogLockStatus *)previousValue
    newValue:(DBXTeamLogLockStatus *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A file was locked or unlocked for editing.
@interface DBXTeamLogFileLockingLockStatusChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's file locking policy was changed.
@interface DBXTeamLogFileLockingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesFileLockingPolicyState *newValue;
/// The policy after the change.
- (DBXTeamPoliciesFileLockingPolicyState *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamPoliciesFileLockingPolicyState *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesFileLockingPolicyState *)newValue
    previousValue:(DBXTeamPoliciesFileLockingPolicyState *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's file locking policy was changed.
@interface DBXTeamLogFileLockingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A file.
@interface DBXTeamLogFileLogInfo : DBXTeamLogFileOrFolderLogInfo
- (instancetype)initWithPath:(DBXTeamLogPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize
    DB_UNAVAILABLE;
@end

/// Details of an event in which files or folders were moved.
@interface DBXTeamLogFileMoveDetails : DBXObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *)relocateActionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were moved.
@interface DBXTeamLogFileMoveType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were permanently deleted.
@interface DBXTeamLogFilePermanentlyDeleteDetails : DBXObject
@end

/// Files or folders were permanently deleted.
@interface DBXTeamLogFilePermanentlyDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were previewed.
@interface DBXTeamLogFilePreviewDetails : DBXObject
@end

/// Files or folders were previewed.
@interface DBXTeamLogFilePreviewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's File Provider migration policy was changed.
@interface DBXTeamLogFileProviderMigrationPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesFileProviderMigrationPolicyState *newValue;
/// The policy after the change.
- (DBXTeamPoliciesFileProviderMigrationPolicyState *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamPoliciesFileProviderMigrationPolicyState *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesFileProviderMigrationPolicyState *)newValue
    previousValue:(DBXTeamPoliciesFileProviderMigrationPolicyState *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's File Provider migration policy was changed.
@interface DBXTeamLogFileProviderMigrationPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files or folders were renamed.
@interface DBXTeamLogFileRenameDetails : DBXObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *)relocateActionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Files or folders were renamed.
@interface DBXTeamLogFileRenameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a file was resolved.
@interface DBXTeamLogFileResolveCommentDetails : DBXObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a file was resolved.
@interface DBXTeamLogFileResolveCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which deleted files or folders were restored.
@interface DBXTeamLogFileRestoreDetails : DBXObject
@end

/// Deleted files or folders were restored.
@interface DBXTeamLogFileRestoreType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were reverted to an earlier version.
@interface DBXTeamLogFileRevertDetails : DBXObject
@end

/// Files were reverted to an earlier version.
@interface DBXTeamLogFileRevertType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which changes to files were rolled back.
@interface DBXTeamLogFileRollbackChangesDetails : DBXObject
@end

/// Changes to files were rolled back.
@interface DBXTeamLogFileRollbackChangesType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file or folder was saved from a copy reference.
@interface DBXTeamLogFileSaveCopyReferenceDetails : DBXObject
/// The sources and destinations of the files and folders.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *relocateActionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)
    initWithRelocateActionDetails:(NSArray<DBXTeamLogRelocateAssetReferencesLogInfo *> *)relocateActionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A file or folder was saved from a copy reference.
@interface DBXTeamLogFileSaveCopyReferenceType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user withdrew a like from a comment on a file.
@interface DBXTeamLogFileUnlikeCommentDetails : DBXObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText NS_DESIGNATED_INITIALIZER;
@end

/// A user withdrew a like from a comment on a file. Dropbox no longer records this event.
@interface DBXTeamLogFileUnlikeCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a resolved comment on a file was reopened.
@interface DBXTeamLogFileUnresolveCommentDetails : DBXObject
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCommentText:(nullable NSString *)commentText NS_DESIGNATED_INITIALIZER;
@end

/// A resolved comment on a file was reopened.
@interface DBXTeamLogFileUnresolveCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
