// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+LToM.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGLabelType @dynamic tag; @end
@implementation DBTEAMLOGLabelTypeSerializer @end
@implementation DBTEAMLOGLegacyDeviceSessionLogInfo @dynamic sessionInfo, displayName, isEmmManaged, platform,
    macAddress, osVersion, deviceType, clientVersion, legacyUniqId; @end
@implementation DBTEAMLOGLegacyDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGLinkSettingsLogInfo @dynamic name, requireEmail, downloadable, expireAt, passwordRequired,
    url; @end
@implementation DBTEAMLOGLinkSettingsLogInfoSerializer @end
@implementation DBTEAMLOGLinkedDeviceLogInfo @dynamic tag, desktopDeviceSession, legacyDeviceSession,
    mobileDeviceSession, webDeviceSession; @end
@implementation DBTEAMLOGLinkedDeviceLogInfoSerializer @end
@implementation DBTEAMLOGLockStatus @dynamic tag; @end
@implementation DBTEAMLOGLockStatusSerializer @end
@implementation DBTEAMLOGLoginFailDetails @dynamic isEmmManaged, loginMethod, errorDetails; @end
@implementation DBTEAMLOGLoginFailDetailsSerializer @end
@implementation DBTEAMLOGLoginFailType @dynamic description_; @end
@implementation DBTEAMLOGLoginFailTypeSerializer @end
@implementation DBTEAMLOGLoginMethod @dynamic tag; @end
@implementation DBTEAMLOGLoginMethodSerializer @end
@implementation DBTEAMLOGLoginSuccessDetails @dynamic isEmmManaged, loginMethod; @end
@implementation DBTEAMLOGLoginSuccessDetailsSerializer @end
@implementation DBTEAMLOGLoginSuccessType @dynamic description_; @end
@implementation DBTEAMLOGLoginSuccessTypeSerializer @end
@implementation DBTEAMLOGLogoutDetails @dynamic loginId; @end
@implementation DBTEAMLOGLogoutDetailsSerializer @end
@implementation DBTEAMLOGLogoutType @dynamic description_; @end
@implementation DBTEAMLOGLogoutTypeSerializer @end
@implementation DBTEAMLOGMalwareExclusionState @dynamic excludedFileHashesCount, filePathFromLastExclusion,
    filePathFromLastInclusion; @end
@implementation DBTEAMLOGMalwareExclusionStateSerializer @end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyTypeSerializer @end
@implementation DBTEAMLOGMicrosoftLoginPolicy @dynamic tag; @end
@implementation DBTEAMLOGMicrosoftLoginPolicySerializer @end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyTypeSerializer @end
@implementation DBTEAMLOGMicrosoftOfficeAddinPolicy @dynamic tag; @end
@implementation DBTEAMLOGMicrosoftOfficeAddinPolicySerializer @end
@implementation DBTEAMLOGMissingDetails @dynamic sourceEventFields; @end
@implementation DBTEAMLOGMissingDetailsSerializer @end
@implementation DBTEAMLOGMobileDeviceSessionLogInfo @dynamic sessionInfo, deviceName, clientType, clientVersion,
    osVersion, lastCarrier; @end
@implementation DBTEAMLOGMobileDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGMobileSessionLogInfo @end
@implementation DBTEAMLOGMobileSessionLogInfoSerializer @end
@implementation DBTEAMLOGMultiTeamIdentityPolicy @dynamic tag; @end
@implementation DBTEAMLOGMultiTeamIdentityPolicySerializer @end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedTypeSerializer @end
