// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Team.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamTeamFolderAccessError @end
@implementation DBXTeamTeamFolderAccessErrorInvalidTeamFolderId @end
@implementation DBXTeamTeamFolderAccessErrorNoAccess @end
@implementation DBXTeamTeamFolderAccessErrorOther @end
@implementation DBXTeamTeamFolderActivateError @end
@implementation DBXTeamTeamFolderActivateErrorAccessError @dynamic accessError; @end
@implementation DBXTeamTeamFolderActivateErrorStatusError @dynamic statusError; @end
@implementation DBXTeamTeamFolderActivateErrorTeamSharedDropboxError @dynamic teamSharedDropboxError; @end
@implementation DBXTeamTeamFolderActivateErrorOther @end
@implementation DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded @end
@implementation DBXTeamTeamFolderArchiveArg @dynamic forceAsyncOff; @end
@implementation DBXTeamTeamFolderArchiveError @end
@implementation DBXTeamTeamFolderArchiveErrorAccessError @dynamic accessError; @end
@implementation DBXTeamTeamFolderArchiveErrorStatusError @dynamic statusError; @end
@implementation DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError @dynamic teamSharedDropboxError; @end
@implementation DBXTeamTeamFolderArchiveErrorOther @end
@implementation DBXTeamTeamFolderArchiveJobStatus @end
@implementation DBXTeamTeamFolderArchiveJobStatusInProgress @end
@implementation DBXTeamTeamFolderArchiveJobStatusComplete @dynamic complete; @end
@implementation DBXTeamTeamFolderArchiveJobStatusFailed @dynamic failed; @end
@implementation DBXTeamTeamFolderArchiveLaunch @end
@implementation DBXTeamTeamFolderArchiveLaunchAsyncJobId @dynamic asyncJobId; @end
@implementation DBXTeamTeamFolderArchiveLaunchComplete @dynamic complete; @end
@implementation DBXTeamTeamFolderCreateArg @dynamic name, syncSetting; @end
@implementation DBXTeamTeamFolderCreateError @end
@implementation DBXTeamTeamFolderCreateErrorInvalidFolderName @end
@implementation DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed @end
@implementation DBXTeamTeamFolderCreateErrorFolderNameReserved @end
@implementation DBXTeamTeamFolderCreateErrorSyncSettingsError @dynamic syncSettingsError; @end
@implementation DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded @end
@implementation DBXTeamTeamFolderCreateErrorOther @end
@implementation DBXTeamTeamFolderGetInfoItem @end
@implementation DBXTeamTeamFolderGetInfoItemIdNotFound @dynamic idNotFound; @end
@implementation DBXTeamTeamFolderGetInfoItemTeamFolderMetadata @dynamic teamFolderMetadata; @end
@implementation DBXTeamTeamFolderIdListArg @dynamic teamFolderIds; @end
@implementation DBXTeamTeamFolderInvalidStatusError @end
@implementation DBXTeamTeamFolderInvalidStatusErrorActive @end
@implementation DBXTeamTeamFolderInvalidStatusErrorArchived @end
@implementation DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress @end
@implementation DBXTeamTeamFolderInvalidStatusErrorOther @end
@implementation DBXTeamTeamFolderListArg @dynamic limit; @end
@implementation DBXTeamTeamFolderListContinueArg @dynamic cursor; @end
@implementation DBXTeamTeamFolderListContinueError @end
@implementation DBXTeamTeamFolderListContinueErrorInvalidCursor @end
@implementation DBXTeamTeamFolderListContinueErrorOther @end
@implementation DBXTeamTeamFolderListError @dynamic accessError; @end
@implementation DBXTeamTeamFolderListResult @dynamic teamFolders, cursor, hasMore; @end
@implementation DBXTeamTeamFolderMetadata @dynamic teamFolderId, name, status, isTeamSharedDropbox, syncSetting,
    contentSyncSettings, quotaLimit; @end
@implementation DBXTeamTeamFolderPermanentlyDeleteError @end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorAccessError @dynamic accessError; @end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorStatusError @dynamic statusError; @end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError @dynamic teamSharedDropboxError; @end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorOther @end
@implementation DBXTeamTeamFolderRenameArg @dynamic name; @end
@implementation DBXTeamTeamFolderRenameError @end
@implementation DBXTeamTeamFolderRenameErrorAccessError @dynamic accessError; @end
@implementation DBXTeamTeamFolderRenameErrorStatusError @dynamic statusError; @end
@implementation DBXTeamTeamFolderRenameErrorTeamSharedDropboxError @dynamic teamSharedDropboxError; @end
@implementation DBXTeamTeamFolderRenameErrorOther @end
@implementation DBXTeamTeamFolderRenameErrorInvalidFolderName @end
@implementation DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed @end
@implementation DBXTeamTeamFolderRenameErrorFolderNameReserved @end
@implementation DBXTeamTeamFolderRestoreError @end
@implementation DBXTeamTeamFolderRestoreErrorAccessError @dynamic accessError; @end
@implementation DBXTeamTeamFolderRestoreErrorStatusError @dynamic statusError; @end
@implementation DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError @dynamic teamSharedDropboxError; @end
@implementation DBXTeamTeamFolderRestoreErrorOther @end
@implementation DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded @end
@implementation DBXTeamTeamFolderStatus @end
@implementation DBXTeamTeamFolderStatusActive @end
@implementation DBXTeamTeamFolderStatusArchived @end
@implementation DBXTeamTeamFolderStatusArchiveInProgress @end
@implementation DBXTeamTeamFolderStatusInactive @end
@implementation DBXTeamTeamFolderStatusOther @end
@implementation DBXTeamTeamFolderTeamSharedDropboxError @end
@implementation DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed @end
@implementation DBXTeamTeamFolderTeamSharedDropboxErrorOther @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsArg @dynamic syncSetting, contentSyncSettings; @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsError @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError @dynamic accessError; @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError @dynamic statusError; @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError @dynamic teamSharedDropboxError; @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorOther @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError @dynamic syncSettingsError; @end
@implementation DBXTeamTeamGetInfoResult @dynamic name, teamId, numLicensedUsers, numProvisionedUsers, numUsedLicenses,
    policies; @end
@implementation DBXTeamTeamMemberInfo @dynamic profile, role; @end
@implementation DBXTeamTeamMemberInfoV2 @dynamic profile, roles; @end
@implementation DBXTeamTeamMemberInfoV2Result @dynamic memberInfo; @end
@implementation DBXTeamTeamMemberProfile @dynamic groups, memberFolderId, rootFolderId; @end
@implementation DBXTeamTeamMemberRole @dynamic roleId, name, description_; @end
@implementation DBXTeamTeamMemberStatus @end
@implementation DBXTeamTeamMemberStatusActive @end
@implementation DBXTeamTeamMemberStatusInvited @end
@implementation DBXTeamTeamMemberStatusSuspended @end
@implementation DBXTeamTeamMemberStatusRemoved @dynamic removed; @end
@implementation DBXTeamTeamMembershipType @end
@implementation DBXTeamTeamMembershipTypeFull @end
@implementation DBXTeamTeamMembershipTypeLimited @end
@implementation DBXTeamTeamNamespacesListArg @dynamic limit; @end
@implementation DBXTeamTeamNamespacesListContinueArg @dynamic cursor; @end
@implementation DBXTeamTeamNamespacesListContinueError @end
@implementation DBXTeamTeamNamespacesListContinueErrorInvalidArg @end
@implementation DBXTeamTeamNamespacesListContinueErrorOther @end
@implementation DBXTeamTeamNamespacesListContinueErrorInvalidCursor @end
@implementation DBXTeamTeamNamespacesListError @end
@implementation DBXTeamTeamNamespacesListErrorInvalidArg @end
@implementation DBXTeamTeamNamespacesListErrorOther @end
@implementation DBXTeamTeamNamespacesListResult @dynamic namespaces, cursor, hasMore; @end
@implementation DBXTeamTeamReportFailureReason @end
@implementation DBXTeamTeamReportFailureReasonTemporaryError @end
@implementation DBXTeamTeamReportFailureReasonManyReportsAtOnce @end
@implementation DBXTeamTeamReportFailureReasonTooMuchData @end
@implementation DBXTeamTeamReportFailureReasonOther @end
