// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+LToM.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsLoginFailDetails @dynamic loginFailDetails; @end
@implementation DBXTeamLogEventDetailsLoginSuccessDetails @dynamic loginSuccessDetails; @end
@implementation DBXTeamLogEventDetailsLogoutDetails @dynamic logoutDetails; @end
@implementation DBXTeamLogEventDetailsMicrosoftLoginChangePolicyDetails @dynamic microsoftLoginChangePolicyDetails; @end
@implementation DBXTeamLogEventDetailsMicrosoftOfficeAddinChangePolicyDetails @dynamic microsoftOfficeAddinChangePolicyDetails; @end
@implementation DBXTeamLogEventDetailsMultiTeamIdentityPolicyChangedDetails @dynamic multiTeamIdentityPolicyChangedDetails; @end
@implementation DBXTeamLogEventDetailsMissingDetails @dynamic missingDetails; @end
@implementation DBXTeamLogEventTypeLoginFail @dynamic loginFail; @end
@implementation DBXTeamLogEventTypeLoginSuccess @dynamic loginSuccess; @end
@implementation DBXTeamLogEventTypeLogout @dynamic logout; @end
@implementation DBXTeamLogEventTypeMicrosoftLoginChangePolicy @dynamic microsoftLoginChangePolicy; @end
@implementation DBXTeamLogEventTypeMicrosoftOfficeAddinChangePolicy @dynamic microsoftOfficeAddinChangePolicy; @end
@implementation DBXTeamLogEventTypeMultiTeamIdentityPolicyChanged @dynamic multiTeamIdentityPolicyChanged; @end
@implementation DBXTeamLogEventTypeArgLoginFail @end
@implementation DBXTeamLogEventTypeArgLoginSuccess @end
@implementation DBXTeamLogEventTypeArgLogout @end
@implementation DBXTeamLogEventTypeArgMicrosoftLoginChangePolicy @end
@implementation DBXTeamLogEventTypeArgMicrosoftOfficeAddinChangePolicy @end
@implementation DBXTeamLogEventTypeArgMultiTeamIdentityPolicyChanged @end
@implementation DBXTeamLogLabelType @end
@implementation DBXTeamLogLabelTypePersonalInformation @end
@implementation DBXTeamLogLabelTypeTestOnly @end
@implementation DBXTeamLogLabelTypeUserDefinedTag @end
@implementation DBXTeamLogLabelTypeOther @end
@implementation DBXTeamLogLegacyDeviceSessionLogInfo @dynamic sessionInfo, displayName, isEmmManaged, platform,
    macAddress, osVersion, deviceType, clientVersion, legacyUniqId; @end
@implementation DBXTeamLogLinkSettingsLogInfo @dynamic name, requireEmail, downloadable, expireAt, passwordRequired,
    url; @end
@implementation DBXTeamLogLinkedDeviceLogInfo @end
@implementation DBXTeamLogLinkedDeviceLogInfoDesktopDeviceSession @dynamic desktopDeviceSession; @end
@implementation DBXTeamLogLinkedDeviceLogInfoLegacyDeviceSession @dynamic legacyDeviceSession; @end
@implementation DBXTeamLogLinkedDeviceLogInfoMobileDeviceSession @dynamic mobileDeviceSession; @end
@implementation DBXTeamLogLinkedDeviceLogInfoWebDeviceSession @dynamic webDeviceSession; @end
@implementation DBXTeamLogLinkedDeviceLogInfoOther @end
@implementation DBXTeamLogLockStatus @end
@implementation DBXTeamLogLockStatusLocked @end
@implementation DBXTeamLogLockStatusUnlocked @end
@implementation DBXTeamLogLockStatusOther @end
@implementation DBXTeamLogLoginFailDetails @dynamic isEmmManaged, loginMethod, errorDetails; @end
@implementation DBXTeamLogLoginFailType @dynamic description_; @end
@implementation DBXTeamLogLoginMethod @end
@implementation DBXTeamLogLoginMethodAppleOauth @end
@implementation DBXTeamLogLoginMethodFirstPartyTokenExchange @end
@implementation DBXTeamLogLoginMethodGoogleOauth @end
@implementation DBXTeamLogLoginMethodKakaoOauth @end
@implementation DBXTeamLogLoginMethodLenovoOauth @end
@implementation DBXTeamLogLoginMethodPasskey @end
@implementation DBXTeamLogLoginMethodPassword @end
@implementation DBXTeamLogLoginMethodQrCode @end
@implementation DBXTeamLogLoginMethodSaml @end
@implementation DBXTeamLogLoginMethodTwoFactorAuthentication @end
@implementation DBXTeamLogLoginMethodWebSession @end
@implementation DBXTeamLogLoginMethodMicrosoftOauth @end
@implementation DBXTeamLogLoginMethodOther @end
@implementation DBXTeamLogLoginSuccessDetails @dynamic isEmmManaged, loginMethod; @end
@implementation DBXTeamLogLoginSuccessType @dynamic description_; @end
@implementation DBXTeamLogLogoutDetails @dynamic loginId; @end
@implementation DBXTeamLogLogoutType @dynamic description_; @end
@implementation DBXTeamLogMalwareExclusionState @dynamic excludedFileHashesCount, filePathFromLastExclusion,
    filePathFromLastInclusion; @end
@implementation DBXTeamLogMicrosoftLoginChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogMicrosoftLoginChangePolicyType @dynamic description_; @end
@implementation DBXTeamLogMicrosoftLoginPolicy @end
@implementation DBXTeamLogMicrosoftLoginPolicyDefault_ @end
@implementation DBXTeamLogMicrosoftLoginPolicyDisabled @end
@implementation DBXTeamLogMicrosoftLoginPolicyEnabled @end
@implementation DBXTeamLogMicrosoftLoginPolicyOther @end
@implementation DBXTeamLogMicrosoftOfficeAddinChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogMicrosoftOfficeAddinChangePolicyType @dynamic description_; @end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicy @end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicyDisabled @end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicyEnabled @end
@implementation DBXTeamLogMicrosoftOfficeAddinPolicyOther @end
@implementation DBXTeamLogMissingDetails @dynamic sourceEventFields; @end
@implementation DBXTeamLogMobileDeviceSessionLogInfo @dynamic sessionInfo, deviceName, clientType, clientVersion,
    osVersion, lastCarrier; @end
@implementation DBXTeamLogMobileSessionLogInfo @end
@implementation DBXTeamLogMultiTeamIdentityPolicy @end
@implementation DBXTeamLogMultiTeamIdentityPolicyDefault_ @end
@implementation DBXTeamLogMultiTeamIdentityPolicyDisabled @end
@implementation DBXTeamLogMultiTeamIdentityPolicyEnabled @end
@implementation DBXTeamLogMultiTeamIdentityPolicyOther @end
@implementation DBXTeamLogMultiTeamIdentityPolicyChangedDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogMultiTeamIdentityPolicyChangedType @dynamic description_; @end
