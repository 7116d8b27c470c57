// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+AToB.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGAccessMethodLogInfo @dynamic tag, adminConsole, api, contentManager, endUser,
    enterpriseConsole, signInAs; @end
@implementation DBTEAMLOGAccessMethodLogInfoSerializer @end
@implementation DBTEAMLOGActionDetails @dynamic tag, removeAction, teamInviteDetails, teamJoinDetails; @end
@implementation DBTEAMLOGActionDetailsSerializer @end
@implementation DBTEAMLOGActorLogInfo @dynamic tag, admin, app, reseller, user; @end
@implementation DBTEAMLOGActorLogInfoSerializer @end
@implementation DBTEAMLOGAddonAssignedDetails @dynamic userName, addonName; @end
@implementation DBTEAMLOGAddonAssignedDetailsSerializer @end
@implementation DBTEAMLOGAddonAssignedType @dynamic description_; @end
@implementation DBTEAMLOGAddonAssignedTypeSerializer @end
@implementation DBTEAMLOGAddonLogInfo @dynamic addonName; @end
@implementation DBTEAMLOGAddonLogInfoSerializer @end
@implementation DBTEAMLOGAddonRemovedDetails @dynamic userName, addonName; @end
@implementation DBTEAMLOGAddonRemovedDetailsSerializer @end
@implementation DBTEAMLOGAddonRemovedType @dynamic description_; @end
@implementation DBTEAMLOGAddonRemovedTypeSerializer @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicy @dynamic tag; @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicySerializer @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGAlertRecipientsSettingType @dynamic tag; @end
@implementation DBTEAMLOGAlertRecipientsSettingTypeSerializer @end
@implementation DBTEAMLOGAllowDownloadDisabledDetails @end
@implementation DBTEAMLOGAllowDownloadDisabledDetailsSerializer @end
@implementation DBTEAMLOGAllowDownloadDisabledType @dynamic description_; @end
@implementation DBTEAMLOGAllowDownloadDisabledTypeSerializer @end
@implementation DBTEAMLOGAllowDownloadEnabledDetails @end
@implementation DBTEAMLOGAllowDownloadEnabledDetailsSerializer @end
@implementation DBTEAMLOGAllowDownloadEnabledType @dynamic description_; @end
@implementation DBTEAMLOGAllowDownloadEnabledTypeSerializer @end
@implementation DBTEAMLOGApiSessionLogInfo @dynamic requestId; @end
@implementation DBTEAMLOGApiSessionLogInfoSerializer @end
@implementation DBTEAMLOGAppBlockedByPermissionsDetails @dynamic appInfo; @end
@implementation DBTEAMLOGAppBlockedByPermissionsDetailsSerializer @end
@implementation DBTEAMLOGAppBlockedByPermissionsType @dynamic description_; @end
@implementation DBTEAMLOGAppBlockedByPermissionsTypeSerializer @end
@implementation DBTEAMLOGAppLinkTeamDetails @dynamic appInfo; @end
@implementation DBTEAMLOGAppLinkTeamDetailsSerializer @end
@implementation DBTEAMLOGAppLinkTeamType @dynamic description_; @end
@implementation DBTEAMLOGAppLinkTeamTypeSerializer @end
@implementation DBTEAMLOGAppLinkUserDetails @dynamic appInfo; @end
@implementation DBTEAMLOGAppLinkUserDetailsSerializer @end
@implementation DBTEAMLOGAppLinkUserType @dynamic description_; @end
@implementation DBTEAMLOGAppLinkUserTypeSerializer @end
@implementation DBTEAMLOGAppPermissionsChangedDetails @dynamic appName, permission, previousValue, dNewValue; @end
@implementation DBTEAMLOGAppPermissionsChangedDetailsSerializer @end
@implementation DBTEAMLOGAppPermissionsChangedType @dynamic description_; @end
@implementation DBTEAMLOGAppPermissionsChangedTypeSerializer @end
@implementation DBTEAMLOGAppUnlinkTeamDetails @dynamic appInfo; @end
@implementation DBTEAMLOGAppUnlinkTeamDetailsSerializer @end
@implementation DBTEAMLOGAppUnlinkTeamType @dynamic description_; @end
@implementation DBTEAMLOGAppUnlinkTeamTypeSerializer @end
@implementation DBTEAMLOGAppUnlinkUserDetails @dynamic appInfo; @end
@implementation DBTEAMLOGAppUnlinkUserDetailsSerializer @end
@implementation DBTEAMLOGAppUnlinkUserType @dynamic description_; @end
@implementation DBTEAMLOGAppUnlinkUserTypeSerializer @end
@implementation DBTEAMLOGAppleLoginChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGAppleLoginChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGAppleLoginChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGAppleLoginChangePolicyTypeSerializer @end
@implementation DBTEAMLOGAppleLoginPolicy @dynamic tag; @end
@implementation DBTEAMLOGAppleLoginPolicySerializer @end
@implementation DBTEAMLOGApplyNamingConventionDetails @end
@implementation DBTEAMLOGApplyNamingConventionDetailsSerializer @end
@implementation DBTEAMLOGApplyNamingConventionType @dynamic description_; @end
@implementation DBTEAMLOGApplyNamingConventionTypeSerializer @end
@implementation DBTEAMLOGAssetLogInfo @dynamic tag, file, folder, paperDocument, paperFolder, showcaseDocument; @end
@implementation DBTEAMLOGAssetLogInfoSerializer @end
@implementation DBTEAMLOGBackupAdminInvitationSentDetails @end
@implementation DBTEAMLOGBackupAdminInvitationSentDetailsSerializer @end
@implementation DBTEAMLOGBackupAdminInvitationSentType @dynamic description_; @end
@implementation DBTEAMLOGBackupAdminInvitationSentTypeSerializer @end
@implementation DBTEAMLOGBackupInvitationOpenedDetails @end
@implementation DBTEAMLOGBackupInvitationOpenedDetailsSerializer @end
@implementation DBTEAMLOGBackupInvitationOpenedType @dynamic description_; @end
@implementation DBTEAMLOGBackupInvitationOpenedTypeSerializer @end
@implementation DBTEAMLOGBackupStatus @dynamic tag; @end
@implementation DBTEAMLOGBackupStatusSerializer @end
