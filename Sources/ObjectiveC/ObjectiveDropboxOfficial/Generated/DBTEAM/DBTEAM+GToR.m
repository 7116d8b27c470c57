// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+GToR.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMGetActivityReport @dynamic adds, edits, deletes, activeUsers28Day, activeUsers7Day,
    activeUsers1Day, activeSharedFolders28Day, activeSharedFolders7Day, activeSharedFolders1Day, sharedLinksCreated,
    sharedLinksViewedByTeam, sharedLinksViewedByOutsideUser, sharedLinksViewedByNotLoggedIn,
    sharedLinksViewedTotal; @end
@implementation DBTEAMGetActivityReportSerializer @end
@implementation DBTEAMGetDevicesReport @dynamic active1Day, active7Day, active28Day; @end
@implementation DBTEAMGetDevicesReportSerializer @end
@implementation DBTEAMGetMembershipReport @dynamic teamSize, pendingInvites, membersJoined, suspendedMembers,
    licenses; @end
@implementation DBTEAMGetMembershipReportSerializer @end
@implementation DBTEAMGetStorageReport @dynamic totalUsage, sharedUsage, unsharedUsage, sharedFolders,
    memberStorageMap; @end
@implementation DBTEAMGetStorageReportSerializer @end
@implementation DBTEAMGroupsGetInfoError @dynamic tag; @end
@implementation DBTEAMGroupsGetInfoErrorSerializer @end
@implementation DBTEAMGroupsGetInfoItem @dynamic tag, idNotFound, groupInfo; @end
@implementation DBTEAMGroupsGetInfoItemSerializer @end
@implementation DBTEAMGroupsListArg @dynamic limit; @end
@implementation DBTEAMGroupsListArgSerializer @end
@implementation DBTEAMGroupsListContinueArg @dynamic cursor; @end
@implementation DBTEAMGroupsListContinueArgSerializer @end
@implementation DBTEAMGroupsListContinueError @dynamic tag; @end
@implementation DBTEAMGroupsListContinueErrorSerializer @end
@implementation DBTEAMGroupsListResult @dynamic groups, cursor, hasMore; @end
@implementation DBTEAMGroupsListResultSerializer @end
@implementation DBTEAMGroupsMembersListArg @dynamic group, limit; @end
@implementation DBTEAMGroupsMembersListArgSerializer @end
@implementation DBTEAMGroupsMembersListContinueArg @dynamic cursor; @end
@implementation DBTEAMGroupsMembersListContinueArgSerializer @end
@implementation DBTEAMGroupsMembersListContinueError @dynamic tag; @end
@implementation DBTEAMGroupsMembersListContinueErrorSerializer @end
@implementation DBTEAMGroupsMembersListResult @dynamic members, cursor, hasMore; @end
@implementation DBTEAMGroupsMembersListResultSerializer @end
@implementation DBTEAMGroupsPollError @dynamic tag; @end
@implementation DBTEAMGroupsPollErrorSerializer @end
@implementation DBTEAMGroupsSelector @dynamic tag, groupIds, groupExternalIds; @end
@implementation DBTEAMGroupsSelectorSerializer @end
@implementation DBTEAMHasDistinctMemberHomesValue @dynamic tag, hasDistinctMemberHomes; @end
@implementation DBTEAMHasDistinctMemberHomesValueSerializer @end
@implementation DBTEAMHasTeamFileEventsValue @dynamic tag, enabled; @end
@implementation DBTEAMHasTeamFileEventsValueSerializer @end
@implementation DBTEAMHasTeamSelectiveSyncValue @dynamic tag, hasTeamSelectiveSync; @end
@implementation DBTEAMHasTeamSelectiveSyncValueSerializer @end
@implementation DBTEAMHasTeamSharedDropboxValue @dynamic tag, hasTeamSharedDropbox; @end
@implementation DBTEAMHasTeamSharedDropboxValueSerializer @end
@implementation DBTEAMMobileClientPlatform @dynamic tag; @end
@implementation DBTEAMMobileClientPlatformSerializer @end
@implementation DBTEAMMobileClientSession @dynamic deviceName, clientType, clientVersion, osVersion, lastCarrier; @end
@implementation DBTEAMMobileClientSessionSerializer @end
@implementation DBTEAMNamespaceMetadata @dynamic name, namespaceId, namespaceType, teamMemberId, quotaLimit; @end
@implementation DBTEAMNamespaceMetadataSerializer @end
@implementation DBTEAMNamespaceType @dynamic tag; @end
@implementation DBTEAMNamespaceTypeSerializer @end
@implementation DBTEAMRemoveCustomQuotaResult @dynamic tag, success, invalidUser; @end
@implementation DBTEAMRemoveCustomQuotaResultSerializer @end
@implementation DBTEAMRemovedStatus @dynamic isRecoverable, isDisconnected; @end
@implementation DBTEAMRemovedStatusSerializer @end
@implementation DBTEAMResendSecondaryEmailResult @dynamic tag, success, notPending, rateLimited; @end
@implementation DBTEAMResendSecondaryEmailResultSerializer @end
@implementation DBTEAMResendVerificationEmailArg @dynamic emailsToResend; @end
@implementation DBTEAMResendVerificationEmailArgSerializer @end
@implementation DBTEAMResendVerificationEmailResult @dynamic results; @end
@implementation DBTEAMResendVerificationEmailResultSerializer @end
@implementation DBTEAMRevokeDesktopClientArg @dynamic deleteOnUnlink; @end
@implementation DBTEAMRevokeDesktopClientArgSerializer @end
@implementation DBTEAMRevokeDeviceSessionArg @dynamic tag, webSession, desktopClient, mobileClient; @end
@implementation DBTEAMRevokeDeviceSessionArgSerializer @end
@implementation DBTEAMRevokeDeviceSessionBatchArg @dynamic revokeDevices; @end
@implementation DBTEAMRevokeDeviceSessionBatchArgSerializer @end
@implementation DBTEAMRevokeDeviceSessionBatchError @dynamic tag; @end
@implementation DBTEAMRevokeDeviceSessionBatchErrorSerializer @end
@implementation DBTEAMRevokeDeviceSessionBatchResult @dynamic revokeDevicesStatus; @end
@implementation DBTEAMRevokeDeviceSessionBatchResultSerializer @end
@implementation DBTEAMRevokeDeviceSessionError @dynamic tag; @end
@implementation DBTEAMRevokeDeviceSessionErrorSerializer @end
@implementation DBTEAMRevokeDeviceSessionStatus @dynamic success, errorType; @end
@implementation DBTEAMRevokeDeviceSessionStatusSerializer @end
@implementation DBTEAMRevokeLinkedApiAppArg @dynamic appId, teamMemberId, keepAppFolder; @end
@implementation DBTEAMRevokeLinkedApiAppArgSerializer @end
@implementation DBTEAMRevokeLinkedApiAppBatchArg @dynamic revokeLinkedApp; @end
@implementation DBTEAMRevokeLinkedApiAppBatchArgSerializer @end
@implementation DBTEAMRevokeLinkedAppBatchError @dynamic tag; @end
@implementation DBTEAMRevokeLinkedAppBatchErrorSerializer @end
@implementation DBTEAMRevokeLinkedAppBatchResult @dynamic revokeLinkedAppStatus; @end
@implementation DBTEAMRevokeLinkedAppBatchResultSerializer @end
@implementation DBTEAMRevokeLinkedAppError @dynamic tag; @end
@implementation DBTEAMRevokeLinkedAppErrorSerializer @end
@implementation DBTEAMRevokeLinkedAppStatus @dynamic success, errorType; @end
@implementation DBTEAMRevokeLinkedAppStatusSerializer @end
