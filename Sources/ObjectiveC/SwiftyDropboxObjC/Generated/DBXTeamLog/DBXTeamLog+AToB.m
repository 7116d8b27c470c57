// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+AToB.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogAccessMethodLogInfo @end
@implementation DBXTeamLogAccessMethodLogInfoAdminConsole @dynamic adminConsole; @end
@implementation DBXTeamLogAccessMethodLogInfoApi @dynamic api; @end
@implementation DBXTeamLogAccessMethodLogInfoContentManager @dynamic contentManager; @end
@implementation DBXTeamLogAccessMethodLogInfoEndUser @dynamic endUser; @end
@implementation DBXTeamLogAccessMethodLogInfoEnterpriseConsole @dynamic enterpriseConsole; @end
@implementation DBXTeamLogAccessMethodLogInfoSignInAs @dynamic signInAs; @end
@implementation DBXTeamLogAccessMethodLogInfoOther @end
@implementation DBXTeamLogActionDetails @end
@implementation DBXTeamLogActionDetailsRemoveAction @dynamic removeAction; @end
@implementation DBXTeamLogActionDetailsTeamInviteDetails @dynamic teamInviteDetails; @end
@implementation DBXTeamLogActionDetailsTeamJoinDetails @dynamic teamJoinDetails; @end
@implementation DBXTeamLogActionDetailsOther @end
@implementation DBXTeamLogActorLogInfo @end
@implementation DBXTeamLogActorLogInfoAdmin @dynamic admin; @end
@implementation DBXTeamLogActorLogInfoAnonymous @end
@implementation DBXTeamLogActorLogInfoApp @dynamic app; @end
@implementation DBXTeamLogActorLogInfoDropbox @end
@implementation DBXTeamLogActorLogInfoReseller @dynamic reseller; @end
@implementation DBXTeamLogActorLogInfoUser @dynamic user; @end
@implementation DBXTeamLogActorLogInfoOther @end
@implementation DBXTeamLogAddonAssignedDetails @dynamic userName, addonName; @end
@implementation DBXTeamLogAddonAssignedType @dynamic description_; @end
@implementation DBXTeamLogAddonLogInfo @dynamic addonName; @end
@implementation DBXTeamLogAddonRemovedDetails @dynamic userName, addonName; @end
@implementation DBXTeamLogAddonRemovedType @dynamic description_; @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicy @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyAdminsOnly @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyDefault_ @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyDisabled @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyEnabled @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyOther @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogAiThirdPartySharingDropboxBasePolicyChangedType @dynamic description_; @end
@implementation DBXTeamLogAlertRecipientsSettingType @end
@implementation DBXTeamLogAlertRecipientsSettingTypeCustomList @end
@implementation DBXTeamLogAlertRecipientsSettingTypeInvalid @end
@implementation DBXTeamLogAlertRecipientsSettingTypeNone @end
@implementation DBXTeamLogAlertRecipientsSettingTypeTeamAdmins @end
@implementation DBXTeamLogAlertRecipientsSettingTypeOther @end
@implementation DBXTeamLogAllowDownloadDisabledDetails @end
@implementation DBXTeamLogAllowDownloadDisabledType @dynamic description_; @end
@implementation DBXTeamLogAllowDownloadEnabledDetails @end
@implementation DBXTeamLogAllowDownloadEnabledType @dynamic description_; @end
@implementation DBXTeamLogApiSessionLogInfo @dynamic requestId; @end
@implementation DBXTeamLogAppBlockedByPermissionsDetails @dynamic appInfo; @end
@implementation DBXTeamLogAppBlockedByPermissionsType @dynamic description_; @end
@implementation DBXTeamLogAppLinkTeamDetails @dynamic appInfo; @end
@implementation DBXTeamLogAppLinkTeamType @dynamic description_; @end
@implementation DBXTeamLogAppLinkUserDetails @dynamic appInfo; @end
@implementation DBXTeamLogAppLinkUserType @dynamic description_; @end
@implementation DBXTeamLogAppPermissionsChangedDetails @dynamic appName, permission, previousValue, newValue; @end
@implementation DBXTeamLogAppPermissionsChangedType @dynamic description_; @end
@implementation DBXTeamLogAppUnlinkTeamDetails @dynamic appInfo; @end
@implementation DBXTeamLogAppUnlinkTeamType @dynamic description_; @end
@implementation DBXTeamLogAppUnlinkUserDetails @dynamic appInfo; @end
@implementation DBXTeamLogAppUnlinkUserType @dynamic description_; @end
@implementation DBXTeamLogAppleLoginChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogAppleLoginChangePolicyType @dynamic description_; @end
@implementation DBXTeamLogAppleLoginPolicy @end
@implementation DBXTeamLogAppleLoginPolicyDefault_ @end
@implementation DBXTeamLogAppleLoginPolicyDisabled @end
@implementation DBXTeamLogAppleLoginPolicyEnabled @end
@implementation DBXTeamLogAppleLoginPolicyOther @end
@implementation DBXTeamLogApplyNamingConventionDetails @end
@implementation DBXTeamLogApplyNamingConventionType @dynamic description_; @end
@implementation DBXTeamLogAssetLogInfo @end
@implementation DBXTeamLogAssetLogInfoFile @dynamic file; @end
@implementation DBXTeamLogAssetLogInfoFolder @dynamic folder; @end
@implementation DBXTeamLogAssetLogInfoPaperDocument @dynamic paperDocument; @end
@implementation DBXTeamLogAssetLogInfoPaperFolder @dynamic paperFolder; @end
@implementation DBXTeamLogAssetLogInfoShowcaseDocument @dynamic showcaseDocument; @end
@implementation DBXTeamLogAssetLogInfoOther @end
@implementation DBXTeamLogBackupAdminInvitationSentDetails @end
@implementation DBXTeamLogBackupAdminInvitationSentType @dynamic description_; @end
@implementation DBXTeamLogBackupInvitationOpenedDetails @end
@implementation DBXTeamLogBackupInvitationOpenedType @dynamic description_; @end
@implementation DBXTeamLogBackupStatus @end
@implementation DBXTeamLogBackupStatusDisabled @end
@implementation DBXTeamLogBackupStatusEnabled @end
@implementation DBXTeamLogBackupStatusOther @end
@implementation DBXTeamLogEventDetailsAppBlockedByPermissionsDetails @dynamic appBlockedByPermissionsDetails; @end
@implementation DBXTeamLogEventDetailsAppLinkTeamDetails @dynamic appLinkTeamDetails; @end
@implementation DBXTeamLogEventDetailsAppLinkUserDetails @dynamic appLinkUserDetails; @end
@implementation DBXTeamLogEventDetailsAppUnlinkTeamDetails @dynamic appUnlinkTeamDetails; @end
@implementation DBXTeamLogEventDetailsAppUnlinkUserDetails @dynamic appUnlinkUserDetails; @end
@implementation DBXTeamLogEventDetailsApplyNamingConventionDetails @dynamic applyNamingConventionDetails; @end
@implementation DBXTeamLogEventDetailsAddonAssignedDetails @dynamic addonAssignedDetails; @end
@implementation DBXTeamLogEventDetailsAddonRemovedDetails @dynamic addonRemovedDetails; @end
@implementation DBXTeamLogEventDetailsBackupAdminInvitationSentDetails @dynamic backupAdminInvitationSentDetails; @end
@implementation DBXTeamLogEventDetailsBackupInvitationOpenedDetails @dynamic backupInvitationOpenedDetails; @end
@implementation DBXTeamLogEventDetailsAiThirdPartySharingDropboxBasePolicyChangedDetails @dynamic aiThirdPartySharingDropboxBasePolicyChangedDetails; @end
@implementation DBXTeamLogEventDetailsAllowDownloadDisabledDetails @dynamic allowDownloadDisabledDetails; @end
@implementation DBXTeamLogEventDetailsAllowDownloadEnabledDetails @dynamic allowDownloadEnabledDetails; @end
@implementation DBXTeamLogEventDetailsAppleLoginChangePolicyDetails @dynamic appleLoginChangePolicyDetails; @end
@implementation DBXTeamLogEventDetailsAppPermissionsChangedDetails @dynamic appPermissionsChangedDetails; @end
@implementation DBXTeamLogEventTypeAppBlockedByPermissions @dynamic appBlockedByPermissions; @end
@implementation DBXTeamLogEventTypeAppLinkTeam @dynamic appLinkTeam; @end
@implementation DBXTeamLogEventTypeAppLinkUser @dynamic appLinkUser; @end
@implementation DBXTeamLogEventTypeAppUnlinkTeam @dynamic appUnlinkTeam; @end
@implementation DBXTeamLogEventTypeAppUnlinkUser @dynamic appUnlinkUser; @end
@implementation DBXTeamLogEventTypeApplyNamingConvention @dynamic applyNamingConvention; @end
@implementation DBXTeamLogEventTypeAddonAssigned @dynamic addonAssigned; @end
@implementation DBXTeamLogEventTypeAddonRemoved @dynamic addonRemoved; @end
@implementation DBXTeamLogEventTypeBackupAdminInvitationSent @dynamic backupAdminInvitationSent; @end
@implementation DBXTeamLogEventTypeBackupInvitationOpened @dynamic backupInvitationOpened; @end
@implementation DBXTeamLogEventTypeAiThirdPartySharingDropboxBasePolicyChanged @dynamic aiThirdPartySharingDropboxBasePolicyChanged; @end
@implementation DBXTeamLogEventTypeAllowDownloadDisabled @dynamic allowDownloadDisabled; @end
@implementation DBXTeamLogEventTypeAllowDownloadEnabled @dynamic allowDownloadEnabled; @end
@implementation DBXTeamLogEventTypeAppleLoginChangePolicy @dynamic appleLoginChangePolicy; @end
@implementation DBXTeamLogEventTypeAppPermissionsChanged @dynamic appPermissionsChanged; @end
@implementation DBXTeamLogEventTypeArgAppBlockedByPermissions @end
@implementation DBXTeamLogEventTypeArgAppLinkTeam @end
@implementation DBXTeamLogEventTypeArgAppLinkUser @end
@implementation DBXTeamLogEventTypeArgAppUnlinkTeam @end
@implementation DBXTeamLogEventTypeArgAppUnlinkUser @end
@implementation DBXTeamLogEventTypeArgApplyNamingConvention @end
@implementation DBXTeamLogEventTypeArgAddonAssigned @end
@implementation DBXTeamLogEventTypeArgAddonRemoved @end
@implementation DBXTeamLogEventTypeArgBackupAdminInvitationSent @end
@implementation DBXTeamLogEventTypeArgBackupInvitationOpened @end
@implementation DBXTeamLogEventTypeArgAiThirdPartySharingDropboxBasePolicyChanged @end
@implementation DBXTeamLogEventTypeArgAllowDownloadDisabled @end
@implementation DBXTeamLogEventTypeArgAllowDownloadEnabled @end
@implementation DBXTeamLogEventTypeArgAppleLoginChangePolicy @end
@implementation DBXTeamLogEventTypeArgAppPermissionsChanged @end
