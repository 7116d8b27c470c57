// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+File.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsFileAddCommentDetails @dynamic fileAddCommentDetails; @end
@implementation DBXTeamLogEventDetailsFileChangeCommentSubscriptionDetails @dynamic fileChangeCommentSubscriptionDetails; @end
@implementation DBXTeamLogEventDetailsFileDeleteCommentDetails @dynamic fileDeleteCommentDetails; @end
@implementation DBXTeamLogEventDetailsFileEditCommentDetails @dynamic fileEditCommentDetails; @end
@implementation DBXTeamLogEventDetailsFileLikeCommentDetails @dynamic fileLikeCommentDetails; @end
@implementation DBXTeamLogEventDetailsFileResolveCommentDetails @dynamic fileResolveCommentDetails; @end
@implementation DBXTeamLogEventDetailsFileUnlikeCommentDetails @dynamic fileUnlikeCommentDetails; @end
@implementation DBXTeamLogEventDetailsFileUnresolveCommentDetails @dynamic fileUnresolveCommentDetails; @end
@implementation DBXTeamLogEventDetailsFileAddDetails @dynamic fileAddDetails; @end
@implementation DBXTeamLogEventDetailsFileAddFromAutomationDetails @dynamic fileAddFromAutomationDetails; @end
@implementation DBXTeamLogEventDetailsFileCopyDetails @dynamic fileCopyDetails; @end
@implementation DBXTeamLogEventDetailsFileDeleteDetails @dynamic fileDeleteDetails; @end
@implementation DBXTeamLogEventDetailsFileDownloadDetails @dynamic fileDownloadDetails; @end
@implementation DBXTeamLogEventDetailsFileEditDetails @dynamic fileEditDetails; @end
@implementation DBXTeamLogEventDetailsFileGetCopyReferenceDetails @dynamic fileGetCopyReferenceDetails; @end
@implementation DBXTeamLogEventDetailsFileLockingLockStatusChangedDetails @dynamic fileLockingLockStatusChangedDetails; @end
@implementation DBXTeamLogEventDetailsFileMoveDetails @dynamic fileMoveDetails; @end
@implementation DBXTeamLogEventDetailsFilePermanentlyDeleteDetails @dynamic filePermanentlyDeleteDetails; @end
@implementation DBXTeamLogEventDetailsFilePreviewDetails @dynamic filePreviewDetails; @end
@implementation DBXTeamLogEventDetailsFileRenameDetails @dynamic fileRenameDetails; @end
@implementation DBXTeamLogEventDetailsFileRestoreDetails @dynamic fileRestoreDetails; @end
@implementation DBXTeamLogEventDetailsFileRevertDetails @dynamic fileRevertDetails; @end
@implementation DBXTeamLogEventDetailsFileRollbackChangesDetails @dynamic fileRollbackChangesDetails; @end
@implementation DBXTeamLogEventDetailsFileSaveCopyReferenceDetails @dynamic fileSaveCopyReferenceDetails; @end
@implementation DBXTeamLogEventDetailsFileCommentsChangePolicyDetails @dynamic fileCommentsChangePolicyDetails; @end
@implementation DBXTeamLogEventDetailsFileLockingPolicyChangedDetails @dynamic fileLockingPolicyChangedDetails; @end
@implementation DBXTeamLogEventDetailsFileProviderMigrationPolicyChangedDetails @dynamic fileProviderMigrationPolicyChangedDetails; @end
@implementation DBXTeamLogEventTypeFileAddComment @dynamic fileAddComment; @end
@implementation DBXTeamLogEventTypeFileChangeCommentSubscription @dynamic fileChangeCommentSubscription; @end
@implementation DBXTeamLogEventTypeFileDeleteComment @dynamic fileDeleteComment; @end
@implementation DBXTeamLogEventTypeFileEditComment @dynamic fileEditComment; @end
@implementation DBXTeamLogEventTypeFileLikeComment @dynamic fileLikeComment; @end
@implementation DBXTeamLogEventTypeFileResolveComment @dynamic fileResolveComment; @end
@implementation DBXTeamLogEventTypeFileUnlikeComment @dynamic fileUnlikeComment; @end
@implementation DBXTeamLogEventTypeFileUnresolveComment @dynamic fileUnresolveComment; @end
@implementation DBXTeamLogEventTypeFileAdd @dynamic fileAdd; @end
@implementation DBXTeamLogEventTypeFileAddFromAutomation @dynamic fileAddFromAutomation; @end
@implementation DBXTeamLogEventTypeFileCopy @dynamic fileCopy; @end
@implementation DBXTeamLogEventTypeFileDelete @dynamic fileDelete; @end
@implementation DBXTeamLogEventTypeFileDownload @dynamic fileDownload; @end
@implementation DBXTeamLogEventTypeFileEdit @dynamic fileEdit; @end
@implementation DBXTeamLogEventTypeFileGetCopyReference @dynamic fileGetCopyReference; @end
@implementation DBXTeamLogEventTypeFileLockingLockStatusChanged @dynamic fileLockingLockStatusChanged; @end
@implementation DBXTeamLogEventTypeFileMove @dynamic fileMove; @end
@implementation DBXTeamLogEventTypeFilePermanentlyDelete @dynamic filePermanentlyDelete; @end
@implementation DBXTeamLogEventTypeFilePreview @dynamic filePreview; @end
@implementation DBXTeamLogEventTypeFileRename @dynamic fileRename; @end
@implementation DBXTeamLogEventTypeFileRestore @dynamic fileRestore; @end
@implementation DBXTeamLogEventTypeFileRevert @dynamic fileRevert; @end
@implementation DBXTeamLogEventTypeFileRollbackChanges @dynamic fileRollbackChanges; @end
@implementation DBXTeamLogEventTypeFileSaveCopyReference @dynamic fileSaveCopyReference; @end
@implementation DBXTeamLogEventTypeFileCommentsChangePolicy @dynamic fileCommentsChangePolicy; @end
@implementation DBXTeamLogEventTypeFileLockingPolicyChanged @dynamic fileLockingPolicyChanged; @end
@implementation DBXTeamLogEventTypeFileProviderMigrationPolicyChanged @dynamic fileProviderMigrationPolicyChanged; @end
@implementation DBXTeamLogEventTypeArgFileAddComment @end
@implementation DBXTeamLogEventTypeArgFileChangeCommentSubscription @end
@implementation DBXTeamLogEventTypeArgFileDeleteComment @end
@implementation DBXTeamLogEventTypeArgFileEditComment @end
@implementation DBXTeamLogEventTypeArgFileLikeComment @end
@implementation DBXTeamLogEventTypeArgFileResolveComment @end
@implementation DBXTeamLogEventTypeArgFileUnlikeComment @end
@implementation DBXTeamLogEventTypeArgFileUnresolveComment @end
@implementation DBXTeamLogEventTypeArgFileAdd @end
@implementation DBXTeamLogEventTypeArgFileAddFromAutomation @end
@implementation DBXTeamLogEventTypeArgFileCopy @end
@implementation DBXTeamLogEventTypeArgFileDelete @end
@implementation DBXTeamLogEventTypeArgFileDownload @end
@implementation DBXTeamLogEventTypeArgFileEdit @end
@implementation DBXTeamLogEventTypeArgFileGetCopyReference @end
@implementation DBXTeamLogEventTypeArgFileLockingLockStatusChanged @end
@implementation DBXTeamLogEventTypeArgFileMove @end
@implementation DBXTeamLogEventTypeArgFilePermanentlyDelete @end
@implementation DBXTeamLogEventTypeArgFilePreview @end
@implementation DBXTeamLogEventTypeArgFileRename @end
@implementation DBXTeamLogEventTypeArgFileRestore @end
@implementation DBXTeamLogEventTypeArgFileRevert @end
@implementation DBXTeamLogEventTypeArgFileRollbackChanges @end
@implementation DBXTeamLogEventTypeArgFileSaveCopyReference @end
@implementation DBXTeamLogEventTypeArgFileCommentsChangePolicy @end
@implementation DBXTeamLogEventTypeArgFileLockingPolicyChanged @end
@implementation DBXTeamLogEventTypeArgFileProviderMigrationPolicyChanged @end
@implementation DBXTeamLogFileAddCommentDetails @dynamic commentText; @end
@implementation DBXTeamLogFileAddCommentType @dynamic description_; @end
@implementation DBXTeamLogFileAddDetails @end
@implementation DBXTeamLogFileAddFromAutomationDetails @end
@implementation DBXTeamLogFileAddFromAutomationType @dynamic description_; @end
@implementation DBXTeamLogFileAddType @dynamic description_; @end
@implementation DBXTeamLogFileChangeCommentSubscriptionDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogFileChangeCommentSubscriptionType @dynamic description_; @end
@implementation DBXTeamLogFileCommentNotificationPolicy @end
@implementation DBXTeamLogFileCommentNotificationPolicyDisabled @end
@implementation DBXTeamLogFileCommentNotificationPolicyEnabled @end
@implementation DBXTeamLogFileCommentNotificationPolicyOther @end
@implementation DBXTeamLogFileCommentsChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogFileCommentsChangePolicyType @dynamic description_; @end
@implementation DBXTeamLogFileCommentsPolicy @end
@implementation DBXTeamLogFileCommentsPolicyDisabled @end
@implementation DBXTeamLogFileCommentsPolicyEnabled @end
@implementation DBXTeamLogFileCommentsPolicyOther @end
@implementation DBXTeamLogFileCopyDetails @dynamic relocateActionDetails; @end
@implementation DBXTeamLogFileCopyType @dynamic description_; @end
@implementation DBXTeamLogFileDeleteCommentDetails @dynamic commentText; @end
@implementation DBXTeamLogFileDeleteCommentType @dynamic description_; @end
@implementation DBXTeamLogFileDeleteDetails @end
@implementation DBXTeamLogFileDeleteType @dynamic description_; @end
@implementation DBXTeamLogFileDownloadDetails @end
@implementation DBXTeamLogFileDownloadType @dynamic description_; @end
@implementation DBXTeamLogFileEditCommentDetails @dynamic commentText, previousCommentText; @end
@implementation DBXTeamLogFileEditCommentType @dynamic description_; @end
@implementation DBXTeamLogFileEditDetails @end
@implementation DBXTeamLogFileEditType @dynamic description_; @end
@implementation DBXTeamLogFileGetCopyReferenceDetails @end
@implementation DBXTeamLogFileGetCopyReferenceType @dynamic description_; @end
@implementation DBXTeamLogFileLikeCommentDetails @dynamic commentText; @end
@implementation DBXTeamLogFileLikeCommentType @dynamic description_; @end
@implementation DBXTeamLogFileLockingLockStatusChangedDetails @dynamic previousValue, newValue; @end
@implementation DBXTeamLogFileLockingLockStatusChangedType @dynamic description_; @end
@implementation DBXTeamLogFileLockingPolicyChangedDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogFileLockingPolicyChangedType @dynamic description_; @end
@implementation DBXTeamLogFileLogInfo @end
@implementation DBXTeamLogFileMoveDetails @dynamic relocateActionDetails; @end
@implementation DBXTeamLogFileMoveType @dynamic description_; @end
@implementation DBXTeamLogFilePermanentlyDeleteDetails @end
@implementation DBXTeamLogFilePermanentlyDeleteType @dynamic description_; @end
@implementation DBXTeamLogFilePreviewDetails @end
@implementation DBXTeamLogFilePreviewType @dynamic description_; @end
@implementation DBXTeamLogFileProviderMigrationPolicyChangedDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogFileProviderMigrationPolicyChangedType @dynamic description_; @end
@implementation DBXTeamLogFileRenameDetails @dynamic relocateActionDetails; @end
@implementation DBXTeamLogFileRenameType @dynamic description_; @end
@implementation DBXTeamLogFileResolveCommentDetails @dynamic commentText; @end
@implementation DBXTeamLogFileResolveCommentType @dynamic description_; @end
@implementation DBXTeamLogFileRestoreDetails @end
@implementation DBXTeamLogFileRestoreType @dynamic description_; @end
@implementation DBXTeamLogFileRevertDetails @end
@implementation DBXTeamLogFileRevertType @dynamic description_; @end
@implementation DBXTeamLogFileRollbackChangesDetails @end
@implementation DBXTeamLogFileRollbackChangesType @dynamic description_; @end
@implementation DBXTeamLogFileSaveCopyReferenceDetails @dynamic relocateActionDetails; @end
@implementation DBXTeamLogFileSaveCopyReferenceType @dynamic description_; @end
@implementation DBXTeamLogFileUnlikeCommentDetails @dynamic commentText; @end
@implementation DBXTeamLogFileUnlikeCommentType @dynamic description_; @end
@implementation DBXTeamLogFileUnresolveCommentDetails @dynamic commentText; @end
@implementation DBXTeamLogFileUnresolveCommentType @dynamic description_; @end
