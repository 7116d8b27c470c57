// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Team.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMTeamFolderAccessError @dynamic tag; @end
@implementation DBTEAMTeamFolderAccessErrorSerializer @end
@implementation DBTEAMTeamFolderActivateError @dynamic tag, accessError, statusError, teamSharedDropboxError; @end
@implementation DBTEAMTeamFolderActivateErrorSerializer @end
@implementation DBTEAMTeamFolderArchiveArg @dynamic forceAsyncOff; @end
@implementation DBTEAMTeamFolderArchiveArgSerializer @end
@implementation DBTEAMTeamFolderArchiveError @dynamic tag, accessError, statusError, teamSharedDropboxError; @end
@implementation DBTEAMTeamFolderArchiveErrorSerializer @end
@implementation DBTEAMTeamFolderArchiveJobStatus @dynamic tag, complete, failed; @end
@implementation DBTEAMTeamFolderArchiveJobStatusSerializer @end
@implementation DBTEAMTeamFolderArchiveLaunch @dynamic tag, asyncJobId, complete; @end
@implementation DBTEAMTeamFolderArchiveLaunchSerializer @end
@implementation DBTEAMTeamFolderCreateArg @dynamic name, syncSetting; @end
@implementation DBTEAMTeamFolderCreateArgSerializer @end
@implementation DBTEAMTeamFolderCreateError @dynamic tag, syncSettingsError; @end
@implementation DBTEAMTeamFolderCreateErrorSerializer @end
@implementation DBTEAMTeamFolderGetInfoItem @dynamic tag, idNotFound, teamFolderMetadata; @end
@implementation DBTEAMTeamFolderGetInfoItemSerializer @end
@implementation DBTEAMTeamFolderIdListArg @dynamic teamFolderIds; @end
@implementation DBTEAMTeamFolderIdListArgSerializer @end
@implementation DBTEAMTeamFolderInvalidStatusError @dynamic tag; @end
@implementation DBTEAMTeamFolderInvalidStatusErrorSerializer @end
@implementation DBTEAMTeamFolderListArg @dynamic limit; @end
@implementation DBTEAMTeamFolderListArgSerializer @end
@implementation DBTEAMTeamFolderListContinueArg @dynamic cursor; @end
@implementation DBTEAMTeamFolderListContinueArgSerializer @end
@implementation DBTEAMTeamFolderListContinueError @dynamic tag; @end
@implementation DBTEAMTeamFolderListContinueErrorSerializer @end
@implementation DBTEAMTeamFolderListError @dynamic accessError; @end
@implementation DBTEAMTeamFolderListErrorSerializer @end
@implementation DBTEAMTeamFolderListResult @dynamic teamFolders, cursor, hasMore; @end
@implementation DBTEAMTeamFolderListResultSerializer @end
@implementation DBTEAMTeamFolderMetadata @dynamic teamFolderId, name, status, isTeamSharedDropbox, syncSetting,
    contentSyncSettings, quotaLimit; @end
@implementation DBTEAMTeamFolderMetadataSerializer @end
@implementation DBTEAMTeamFolderPermanentlyDeleteError @dynamic tag, accessError, statusError,
    teamSharedDropboxError; @end
@implementation DBTEAMTeamFolderPermanentlyDeleteErrorSerializer @end
@implementation DBTEAMTeamFolderRenameArg @dynamic name; @end
@implementation DBTEAMTeamFolderRenameArgSerializer @end
@implementation DBTEAMTeamFolderRenameError @dynamic tag, accessError, statusError, teamSharedDropboxError; @end
@implementation DBTEAMTeamFolderRenameErrorSerializer @end
@implementation DBTEAMTeamFolderRestoreError @dynamic tag, accessError, statusError, teamSharedDropboxError; @end
@implementation DBTEAMTeamFolderRestoreErrorSerializer @end
@implementation DBTEAMTeamFolderStatus @dynamic tag; @end
@implementation DBTEAMTeamFolderStatusSerializer @end
@implementation DBTEAMTeamFolderTeamSharedDropboxError @dynamic tag; @end
@implementation DBTEAMTeamFolderTeamSharedDropboxErrorSerializer @end
@implementation DBTEAMTeamFolderUpdateSyncSettingsArg @dynamic syncSetting, contentSyncSettings; @end
@implementation DBTEAMTeamFolderUpdateSyncSettingsArgSerializer @end
@implementation DBTEAMTeamFolderUpdateSyncSettingsError @dynamic tag, accessError, statusError, teamSharedDropboxError,
    syncSettingsError; @end
@implementation DBTEAMTeamFolderUpdateSyncSettingsErrorSerializer @end
@implementation DBTEAMTeamGetInfoResult @dynamic name, teamId, numLicensedUsers, numProvisionedUsers, numUsedLicenses,
    policies; @end
@implementation DBTEAMTeamGetInfoResultSerializer @end
@implementation DBTEAMTeamMemberInfo @dynamic profile, role; @end
@implementation DBTEAMTeamMemberInfoSerializer @end
@implementation DBTEAMTeamMemberInfoV2 @dynamic profile, roles; @end
@implementation DBTEAMTeamMemberInfoV2Serializer @end
@implementation DBTEAMTeamMemberInfoV2Result @dynamic memberInfo; @end
@implementation DBTEAMTeamMemberInfoV2ResultSerializer @end
@implementation DBTEAMTeamMemberProfile @dynamic groups, memberFolderId, rootFolderId; @end
@implementation DBTEAMTeamMemberProfileSerializer @end
@implementation DBTEAMTeamMemberRole @dynamic roleId, name, description_; @end
@implementation DBTEAMTeamMemberRoleSerializer @end
@implementation DBTEAMTeamMemberStatus @dynamic tag, removed; @end
@implementation DBTEAMTeamMemberStatusSerializer @end
@implementation DBTEAMTeamMembershipType @dynamic tag; @end
@implementation DBTEAMTeamMembershipTypeSerializer @end
@implementation DBTEAMTeamNamespacesListArg @dynamic limit; @end
@implementation DBTEAMTeamNamespacesListArgSerializer @end
@implementation DBTEAMTeamNamespacesListContinueArg @dynamic cursor; @end
@implementation DBTEAMTeamNamespacesListContinueArgSerializer @end
@implementation DBTEAMTeamNamespacesListContinueError @dynamic tag; @end
@implementation DBTEAMTeamNamespacesListContinueErrorSerializer @end
@implementation DBTEAMTeamNamespacesListError @dynamic tag; @end
@implementation DBTEAMTeamNamespacesListErrorSerializer @end
@implementation DBTEAMTeamNamespacesListResult @dynamic namespaces, cursor, hasMore; @end
@implementation DBTEAMTeamNamespacesListResultSerializer @end
@implementation DBTEAMTeamReportFailureReason @dynamic tag; @end
@implementation DBTEAMTeamReportFailureReasonSerializer @end
