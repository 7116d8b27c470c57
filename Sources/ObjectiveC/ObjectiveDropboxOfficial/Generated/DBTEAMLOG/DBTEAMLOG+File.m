// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+File.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGFileAddCommentDetails @dynamic commentText; @end
@implementation DBTEAMLOGFileAddCommentDetailsSerializer @end
@implementation DBTEAMLOGFileAddCommentType @dynamic description_; @end
@implementation DBTEAMLOGFileAddCommentTypeSerializer @end
@implementation DBTEAMLOGFileAddDetails @end
@implementation DBTEAMLOGFileAddDetailsSerializer @end
@implementation DBTEAMLOGFileAddFromAutomationDetails @end
@implementation DBTEAMLOGFileAddFromAutomationDetailsSerializer @end
@implementation DBTEAMLOGFileAddFromAutomationType @dynamic description_; @end
@implementation DBTEAMLOGFileAddFromAutomationTypeSerializer @end
@implementation DBTEAMLOGFileAddType @dynamic description_; @end
@implementation DBTEAMLOGFileAddTypeSerializer @end
@implementation DBTEAMLOGFileChangeCommentSubscriptionDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFileChangeCommentSubscriptionDetailsSerializer @end
@implementation DBTEAMLOGFileChangeCommentSubscriptionType @dynamic description_; @end
@implementation DBTEAMLOGFileChangeCommentSubscriptionTypeSerializer @end
@implementation DBTEAMLOGFileCommentNotificationPolicy @dynamic tag; @end
@implementation DBTEAMLOGFileCommentNotificationPolicySerializer @end
@implementation DBTEAMLOGFileCommentsChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFileCommentsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGFileCommentsChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGFileCommentsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGFileCommentsPolicy @dynamic tag; @end
@implementation DBTEAMLOGFileCommentsPolicySerializer @end
@implementation DBTEAMLOGFileCopyDetails @dynamic relocateActionDetails; @end
@implementation DBTEAMLOGFileCopyDetailsSerializer @end
@implementation DBTEAMLOGFileCopyType @dynamic description_; @end
@implementation DBTEAMLOGFileCopyTypeSerializer @end
@implementation DBTEAMLOGFileDeleteCommentDetails @dynamic commentText; @end
@implementation DBTEAMLOGFileDeleteCommentDetailsSerializer @end
@implementation DBTEAMLOGFileDeleteCommentType @dynamic description_; @end
@implementation DBTEAMLOGFileDeleteCommentTypeSerializer @end
@implementation DBTEAMLOGFileDeleteDetails @end
@implementation DBTEAMLOGFileDeleteDetailsSerializer @end
@implementation DBTEAMLOGFileDeleteType @dynamic description_; @end
@implementation DBTEAMLOGFileDeleteTypeSerializer @end
@implementation DBTEAMLOGFileDownloadDetails @end
@implementation DBTEAMLOGFileDownloadDetailsSerializer @end
@implementation DBTEAMLOGFileDownloadType @dynamic description_; @end
@implementation DBTEAMLOGFileDownloadTypeSerializer @end
@implementation DBTEAMLOGFileEditCommentDetails @dynamic commentText, previousCommentText; @end
@implementation DBTEAMLOGFileEditCommentDetailsSerializer @end
@implementation DBTEAMLOGFileEditCommentType @dynamic description_; @end
@implementation DBTEAMLOGFileEditCommentTypeSerializer @end
@implementation DBTEAMLOGFileEditDetails @end
@implementation DBTEAMLOGFileEditDetailsSerializer @end
@implementation DBTEAMLOGFileEditType @dynamic description_; @end
@implementation DBTEAMLOGFileEditTypeSerializer @end
@implementation DBTEAMLOGFileGetCopyReferenceDetails @end
@implementation DBTEAMLOGFileGetCopyReferenceDetailsSerializer @end
@implementation DBTEAMLOGFileGetCopyReferenceType @dynamic description_; @end
@implementation DBTEAMLOGFileGetCopyReferenceTypeSerializer @end
@implementation DBTEAMLOGFileLikeCommentDetails @dynamic commentText; @end
@implementation DBTEAMLOGFileLikeCommentDetailsSerializer @end
@implementation DBTEAMLOGFileLikeCommentType @dynamic description_; @end
@implementation DBTEAMLOGFileLikeCommentTypeSerializer @end
@implementation DBTEAMLOGFileLockingLockStatusChangedDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGFileLockingLockStatusChangedDetailsSerializer @end
@implementation DBTEAMLOGFileLockingLockStatusChangedType @dynamic description_; @end
@implementation DBTEAMLOGFileLockingLockStatusChangedTypeSerializer @end
@implementation DBTEAMLOGFileLockingPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFileLockingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFileLockingPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGFileLockingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFileLogInfo @end
@implementation DBTEAMLOGFileLogInfoSerializer @end
@implementation DBTEAMLOGFileMoveDetails @dynamic relocateActionDetails; @end
@implementation DBTEAMLOGFileMoveDetailsSerializer @end
@implementation DBTEAMLOGFileMoveType @dynamic description_; @end
@implementation DBTEAMLOGFileMoveTypeSerializer @end
@implementation DBTEAMLOGFilePermanentlyDeleteDetails @end
@implementation DBTEAMLOGFilePermanentlyDeleteDetailsSerializer @end
@implementation DBTEAMLOGFilePermanentlyDeleteType @dynamic description_; @end
@implementation DBTEAMLOGFilePermanentlyDeleteTypeSerializer @end
@implementation DBTEAMLOGFilePreviewDetails @end
@implementation DBTEAMLOGFilePreviewDetailsSerializer @end
@implementation DBTEAMLOGFilePreviewType @dynamic description_; @end
@implementation DBTEAMLOGFilePreviewTypeSerializer @end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFileRenameDetails @dynamic relocateActionDetails; @end
@implementation DBTEAMLOGFileRenameDetailsSerializer @end
@implementation DBTEAMLOGFileRenameType @dynamic description_; @end
@implementation DBTEAMLOGFileRenameTypeSerializer @end
@implementation DBTEAMLOGFileResolveCommentDetails @dynamic commentText; @end
@implementation DBTEAMLOGFileResolveCommentDetailsSerializer @end
@implementation DBTEAMLOGFileResolveCommentType @dynamic description_; @end
@implementation DBTEAMLOGFileResolveCommentTypeSerializer @end
@implementation DBTEAMLOGFileRestoreDetails @end
@implementation DBTEAMLOGFileRestoreDetailsSerializer @end
@implementation DBTEAMLOGFileRestoreType @dynamic description_; @end
@implementation DBTEAMLOGFileRestoreTypeSerializer @end
@implementation DBTEAMLOGFileRevertDetails @end
@implementation DBTEAMLOGFileRevertDetailsSerializer @end
@implementation DBTEAMLOGFileRevertType @dynamic description_; @end
@implementation DBTEAMLOGFileRevertTypeSerializer @end
@implementation DBTEAMLOGFileRollbackChangesDetails @end
@implementation DBTEAMLOGFileRollbackChangesDetailsSerializer @end
@implementation DBTEAMLOGFileRollbackChangesType @dynamic description_; @end
@implementation DBTEAMLOGFileRollbackChangesTypeSerializer @end
@implementation DBTEAMLOGFileSaveCopyReferenceDetails @dynamic relocateActionDetails; @end
@implementation DBTEAMLOGFileSaveCopyReferenceDetailsSerializer @end
@implementation DBTEAMLOGFileSaveCopyReferenceType @dynamic description_; @end
@implementation DBTEAMLOGFileSaveCopyReferenceTypeSerializer @end
@implementation DBTEAMLOGFileUnlikeCommentDetails @dynamic commentText; @end
@implementation DBTEAMLOGFileUnlikeCommentDetailsSerializer @end
@implementation DBTEAMLOGFileUnlikeCommentType @dynamic description_; @end
@implementation DBTEAMLOGFileUnlikeCommentTypeSerializer @end
@implementation DBTEAMLOGFileUnresolveCommentDetails @dynamic commentText; @end
@implementation DBTEAMLOGFileUnresolveCommentDetailsSerializer @end
@implementation DBTEAMLOGFileUnresolveCommentType @dynamic description_; @end
@implementation DBTEAMLOGFileUnresolveCommentTypeSerializer @end
