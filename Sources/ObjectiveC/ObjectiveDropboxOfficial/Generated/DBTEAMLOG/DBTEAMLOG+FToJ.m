// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+FToJ.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGFailureDetailsLogInfo @dynamic userFriendlyMessage, technicalErrorMessage; @end
@implementation DBTEAMLOGFailureDetailsLogInfoSerializer @end
@implementation DBTEAMLOGFedAdminRole @dynamic tag; @end
@implementation DBTEAMLOGFedAdminRoleSerializer @end
@implementation DBTEAMLOGFedExtraDetails @dynamic tag, organization, team; @end
@implementation DBTEAMLOGFedExtraDetailsSerializer @end
@implementation DBTEAMLOGFedHandshakeAction @dynamic tag; @end
@implementation DBTEAMLOGFedHandshakeActionSerializer @end
@implementation DBTEAMLOGFederationStatusChangeAdditionalInfo @dynamic tag, connectedTeamName, nonTrustedTeamDetails,
    organizationName; @end
@implementation DBTEAMLOGFederationStatusChangeAdditionalInfoSerializer @end
@implementation DBTEAMLOGFlexibleFileNamesPolicy @dynamic tag; @end
@implementation DBTEAMLOGFlexibleFileNamesPolicySerializer @end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicy @dynamic tag; @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicySerializer @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFolderLogInfo @dynamic fileCount; @end
@implementation DBTEAMLOGFolderLogInfoSerializer @end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedDetails @dynamic folderOverviewLocationAsset; @end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedDetailsSerializer @end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedType @dynamic description_; @end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedTypeSerializer @end
@implementation DBTEAMLOGFolderOverviewItemPinnedDetails @dynamic folderOverviewLocationAsset,
    pinnedItemsAssetIndices; @end
@implementation DBTEAMLOGFolderOverviewItemPinnedDetailsSerializer @end
@implementation DBTEAMLOGFolderOverviewItemPinnedType @dynamic description_; @end
@implementation DBTEAMLOGFolderOverviewItemPinnedTypeSerializer @end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedDetails @dynamic folderOverviewLocationAsset,
    pinnedItemsAssetIndices; @end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedDetailsSerializer @end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedType @dynamic description_; @end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedTypeSerializer @end
@implementation DBTEAMLOGGeoLocationLogInfo @dynamic city, region, country, ipAddress; @end
@implementation DBTEAMLOGGeoLocationLogInfoSerializer @end
@implementation DBTEAMLOGGetTeamEventsArg @dynamic limit, accountId, time, category, eventType; @end
@implementation DBTEAMLOGGetTeamEventsArgSerializer @end
@implementation DBTEAMLOGGetTeamEventsContinueArg @dynamic cursor; @end
@implementation DBTEAMLOGGetTeamEventsContinueArgSerializer @end
@implementation DBTEAMLOGGetTeamEventsContinueError @dynamic tag, reset; @end
@implementation DBTEAMLOGGetTeamEventsContinueErrorSerializer @end
@implementation DBTEAMLOGGetTeamEventsError @dynamic tag; @end
@implementation DBTEAMLOGGetTeamEventsErrorSerializer @end
@implementation DBTEAMLOGGetTeamEventsResult @dynamic events, cursor, hasMore; @end
@implementation DBTEAMLOGGetTeamEventsResultSerializer @end
@implementation DBTEAMLOGGoogleSsoChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGGoogleSsoChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGGoogleSsoChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGGoogleSsoChangePolicyTypeSerializer @end
@implementation DBTEAMLOGGoogleSsoPolicy @dynamic tag; @end
@implementation DBTEAMLOGGoogleSsoPolicySerializer @end
@implementation DBTEAMLOGGuestAdminChangeStatusDetails @dynamic isGuest, guestTeamName, hostTeamName, previousValue,
    dNewValue, actionDetails; @end
@implementation DBTEAMLOGGuestAdminChangeStatusDetailsSerializer @end
@implementation DBTEAMLOGGuestAdminChangeStatusType @dynamic description_; @end
@implementation DBTEAMLOGGuestAdminChangeStatusTypeSerializer @end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails @dynamic teamName, trustedTeamName; @end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetailsSerializer @end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType @dynamic description_; @end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsTypeSerializer @end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails @dynamic teamName, trustedTeamName; @end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetailsSerializer @end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType @dynamic description_; @end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsTypeSerializer @end
@implementation DBTEAMLOGIdentifierType @dynamic tag; @end
@implementation DBTEAMLOGIdentifierTypeSerializer @end
@implementation DBTEAMLOGIntegrationConnectedDetails @dynamic integrationName; @end
@implementation DBTEAMLOGIntegrationConnectedDetailsSerializer @end
@implementation DBTEAMLOGIntegrationConnectedType @dynamic description_; @end
@implementation DBTEAMLOGIntegrationConnectedTypeSerializer @end
@implementation DBTEAMLOGIntegrationDisconnectedDetails @dynamic integrationName; @end
@implementation DBTEAMLOGIntegrationDisconnectedDetailsSerializer @end
@implementation DBTEAMLOGIntegrationDisconnectedType @dynamic description_; @end
@implementation DBTEAMLOGIntegrationDisconnectedTypeSerializer @end
@implementation DBTEAMLOGIntegrationPolicy @dynamic tag; @end
@implementation DBTEAMLOGIntegrationPolicySerializer @end
@implementation DBTEAMLOGIntegrationPolicyChangedDetails @dynamic integrationName, dNewValue, previousValue; @end
@implementation DBTEAMLOGIntegrationPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGIntegrationPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGIntegrationPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicy @dynamic tag; @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicySerializer @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGInviteMethod @dynamic tag; @end
@implementation DBTEAMLOGInviteMethodSerializer @end
@implementation DBTEAMLOGJoinTeamDetails @dynamic linkedApps, linkedDevices, linkedSharedFolders,
    wasLinkedAppsTruncated, wasLinkedDevicesTruncated, wasLinkedSharedFoldersTruncated, hasLinkedApps, hasLinkedDevices,
    hasLinkedSharedFolders; @end
@implementation DBTEAMLOGJoinTeamDetailsSerializer @end
