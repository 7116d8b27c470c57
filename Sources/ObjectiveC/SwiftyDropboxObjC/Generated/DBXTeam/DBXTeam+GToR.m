// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+GToR.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamGetActivityReport @dynamic adds, edits, deletes, activeUsers28Day, activeUsers7Day,
    activeUsers1Day, activeSharedFolders28Day, activeSharedFolders7Day, activeSharedFolders1Day, sharedLinksCreated,
    sharedLinksViewedByTeam, sharedLinksViewedByOutsideUser, sharedLinksViewedByNotLoggedIn,
    sharedLinksViewedTotal; @end
@implementation DBXTeamGetDevicesReport @dynamic active1Day, active7Day, active28Day; @end
@implementation DBXTeamGetMembershipReport @dynamic teamSize, pendingInvites, membersJoined, suspendedMembers,
    licenses; @end
@implementation DBXTeamGetStorageReport @dynamic totalUsage, sharedUsage, unsharedUsage, sharedFolders,
    memberStorageMap; @end
@implementation DBXTeamGroupsGetInfoError @end
@implementation DBXTeamGroupsGetInfoErrorGroupNotOnTeam @end
@implementation DBXTeamGroupsGetInfoErrorOther @end
@implementation DBXTeamGroupsGetInfoItem @end
@implementation DBXTeamGroupsGetInfoItemIdNotFound @dynamic idNotFound; @end
@implementation DBXTeamGroupsGetInfoItemGroupInfo @dynamic groupInfo; @end
@implementation DBXTeamGroupsListArg @dynamic limit; @end
@implementation DBXTeamGroupsListContinueArg @dynamic cursor; @end
@implementation DBXTeamGroupsListContinueError @end
@implementation DBXTeamGroupsListContinueErrorInvalidCursor @end
@implementation DBXTeamGroupsListContinueErrorOther @end
@implementation DBXTeamGroupsListResult @dynamic groups, cursor, hasMore; @end
@implementation DBXTeamGroupsMembersListArg @dynamic group, limit; @end
@implementation DBXTeamGroupsMembersListContinueArg @dynamic cursor; @end
@implementation DBXTeamGroupsMembersListContinueError @end
@implementation DBXTeamGroupsMembersListContinueErrorInvalidCursor @end
@implementation DBXTeamGroupsMembersListContinueErrorOther @end
@implementation DBXTeamGroupsMembersListResult @dynamic members, cursor, hasMore; @end
@implementation DBXTeamGroupsPollError @end
@implementation DBXTeamGroupsPollErrorInvalidAsyncJobId @end
@implementation DBXTeamGroupsPollErrorInternalError @end
@implementation DBXTeamGroupsPollErrorOther @end
@implementation DBXTeamGroupsPollErrorAccessDenied @end
@implementation DBXTeamGroupsSelector @end
@implementation DBXTeamGroupsSelectorGroupIds @dynamic groupIds; @end
@implementation DBXTeamGroupsSelectorGroupExternalIds @dynamic groupExternalIds; @end
@implementation DBXTeamHasDistinctMemberHomesValue @end
@implementation DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes @dynamic hasDistinctMemberHomes; @end
@implementation DBXTeamHasDistinctMemberHomesValueOther @end
@implementation DBXTeamHasTeamFileEventsValue @end
@implementation DBXTeamHasTeamFileEventsValueEnabled @dynamic enabled; @end
@implementation DBXTeamHasTeamFileEventsValueOther @end
@implementation DBXTeamHasTeamSelectiveSyncValue @end
@implementation DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync @dynamic hasTeamSelectiveSync; @end
@implementation DBXTeamHasTeamSelectiveSyncValueOther @end
@implementation DBXTeamHasTeamSharedDropboxValue @end
@implementation DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox @dynamic hasTeamSharedDropbox; @end
@implementation DBXTeamHasTeamSharedDropboxValueOther @end
@implementation DBXTeamMobileClientPlatform @end
@implementation DBXTeamMobileClientPlatformIphone @end
@implementation DBXTeamMobileClientPlatformIpad @end
@implementation DBXTeamMobileClientPlatformAndroid @end
@implementation DBXTeamMobileClientPlatformWindowsPhone @end
@implementation DBXTeamMobileClientPlatformBlackberry @end
@implementation DBXTeamMobileClientPlatformOther @end
@implementation DBXTeamMobileClientSession @dynamic deviceName, clientType, clientVersion, osVersion, lastCarrier; @end
@implementation DBXTeamNamespaceMetadata @dynamic name, namespaceId, namespaceType, teamMemberId, quotaLimit; @end
@implementation DBXTeamNamespaceType @end
@implementation DBXTeamNamespaceTypeAppFolder @end
@implementation DBXTeamNamespaceTypeSharedFolder @end
@implementation DBXTeamNamespaceTypeTeamFolder @end
@implementation DBXTeamNamespaceTypeTeamMemberFolder @end
@implementation DBXTeamNamespaceTypeTeamMemberRoot @end
@implementation DBXTeamNamespaceTypeOther @end
@implementation DBXTeamRemoveCustomQuotaResult @end
@implementation DBXTeamRemoveCustomQuotaResultSuccess @dynamic success; @end
@implementation DBXTeamRemoveCustomQuotaResultInvalidUser @dynamic invalidUser; @end
@implementation DBXTeamRemoveCustomQuotaResultOther @end
@implementation DBXTeamRemovedStatus @dynamic isRecoverable, isDisconnected; @end
@implementation DBXTeamResendSecondaryEmailResult @end
@implementation DBXTeamResendSecondaryEmailResultSuccess @dynamic success; @end
@implementation DBXTeamResendSecondaryEmailResultNotPending @dynamic notPending; @end
@implementation DBXTeamResendSecondaryEmailResultRateLimited @dynamic rateLimited; @end
@implementation DBXTeamResendSecondaryEmailResultOther @end
@implementation DBXTeamResendVerificationEmailArg @dynamic emailsToResend; @end
@implementation DBXTeamResendVerificationEmailResult @dynamic results; @end
@implementation DBXTeamRevokeDesktopClientArg @dynamic deleteOnUnlink; @end
@implementation DBXTeamRevokeDeviceSessionArg @end
@implementation DBXTeamRevokeDeviceSessionArgWebSession @dynamic webSession; @end
@implementation DBXTeamRevokeDeviceSessionArgDesktopClient @dynamic desktopClient; @end
@implementation DBXTeamRevokeDeviceSessionArgMobileClient @dynamic mobileClient; @end
@implementation DBXTeamRevokeDeviceSessionBatchArg @dynamic revokeDevices; @end
@implementation DBXTeamRevokeDeviceSessionBatchError @end
@implementation DBXTeamRevokeDeviceSessionBatchErrorOther @end
@implementation DBXTeamRevokeDeviceSessionBatchResult @dynamic revokeDevicesStatus; @end
@implementation DBXTeamRevokeDeviceSessionError @end
@implementation DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound @end
@implementation DBXTeamRevokeDeviceSessionErrorMemberNotFound @end
@implementation DBXTeamRevokeDeviceSessionErrorOther @end
@implementation DBXTeamRevokeDeviceSessionStatus @dynamic success, errorType; @end
@implementation DBXTeamRevokeLinkedApiAppArg @dynamic appId, teamMemberId, keepAppFolder; @end
@implementation DBXTeamRevokeLinkedApiAppBatchArg @dynamic revokeLinkedApp; @end
@implementation DBXTeamRevokeLinkedAppBatchError @end
@implementation DBXTeamRevokeLinkedAppBatchErrorOther @end
@implementation DBXTeamRevokeLinkedAppBatchResult @dynamic revokeLinkedAppStatus; @end
@implementation DBXTeamRevokeLinkedAppError @end
@implementation DBXTeamRevokeLinkedAppErrorAppNotFound @end
@implementation DBXTeamRevokeLinkedAppErrorMemberNotFound @end
@implementation DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported @end
@implementation DBXTeamRevokeLinkedAppErrorOther @end
@implementation DBXTeamRevokeLinkedAppStatus @dynamic success, errorType; @end
