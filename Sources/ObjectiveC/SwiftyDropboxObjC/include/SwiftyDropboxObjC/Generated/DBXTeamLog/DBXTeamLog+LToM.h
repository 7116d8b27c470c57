// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDesktopDeviceSessionLogInfo, DBXTeamLogEventDetailsLoginFailDetails,
    DBXTeamLogEventDetailsLoginSuccessDetails, DBXTeamLogEventDetailsLogoutDetails,
    DBXTeamLogEventDetailsMicrosoftLoginChangePolicyDetails,
    DBXTeamLogEventDetailsMicrosoftOfficeAddinChangePolicyDetails, DBXTeamLogEventDetailsMissingDetails,
    DBXTeamLogEventDetailsMultiTeamIdentityPolicyChangedDetails, DBXTeamLogEventTypeArgLoginFail,
    DBXTeamLogEventTypeArgLoginSuccess, DBXTeamLogEventTypeArgLogout, DBXTeamLogEventTypeArgMicrosoftLoginChangePolicy,
    DBXTeamLogEventTypeArgMicrosoftOfficeAddinChangePolicy, DBXTeamLogEventTypeArgMultiTeamIdentityPolicyChanged,
    DBXTeamLogEventTypeLoginFail, DBXTeamLogEventTypeLoginSuccess, DBXTeamLogEventTypeLogout,
    DBXTeamLogEventTypeMicrosoftLoginChangePolicy, DBXTeamLogEventTypeMicrosoftOfficeAddinChangePolicy,
    DBXTeamLogEventTypeMultiTeamIdentityPolicyChanged, DBXTeamLogFailureDetailsLogInfo, DBXTeamLogLabelTypeOther,
    DBXTeamLogLabelTypePersonalInformation, DBXTeamLogLabelTypeTestOnly, DBXTeamLogLabelTypeUserDefinedTag,
    DBXTeamLogLinkedDeviceLogInfoDesktopDeviceSession, DBXTeamLogLinkedDeviceLogInfoLegacyDeviceSession,
    DBXTeamLogLinkedDeviceLogInfoMobileDeviceSession, DBXTeamLogLinkedDeviceLogInfoOther,
    DBXTeamLogLinkedDeviceLogInfoWebDeviceSession, DBXTeamLogLockStatusLocked, DBXTeamLogLockStatusOther,
    DBXTeamLogLockStatusUnlocked, DBXTeamLogLoginFailDetails, DBXTeamLogLoginFailType, DBXTeamLogLoginMethod,
    DBXTeamLogLoginMethodAppleOauth, DBXTeamLogLoginMethodFirstPartyTokenExchange, DBXTeamLogLoginMethodGoogleOauth,
    DBXTeamLogLoginMethodKakaoOauth, DBXTeamLogLoginMethodLenovoOauth, DBXTeamLogLoginMethodMicrosoftOauth,
    DBXTeamLogLoginMethodOther, DBXTeamLogLoginMethodPasskey, DBXTeamLogLoginMethodPassword,
    DBXTeamLogLoginMethodQrCode, DBXTeamLogLoginMethodSaml, DBXTeamLogLoginMethodTwoFactorAuthentication,
    DBXTeamLogLoginMethodWebSession, DBXTeamLogLoginSuccessDetails, DBXTeamLogLoginSuccessType, DBXTeamLogLogoutDetails,
    DBXTeamLogLogoutType, DBXTeamLogMicrosoftLoginChangePolicyDetails, DBXTeamLogMicrosoftLoginChangePolicyType,
    DBXTeamLogMicrosoftLoginPolicy, DBXTeamLogMicrosoftLoginPolicyDefault_, DBXTeamLogMicrosoftLoginPolicyDisabled,
    DBXTeamLogMicrosoftLoginPolicyEnabled, DBXTeamLogMicrosoftLoginPolicyOther,
    DBXTeamLogMicrosoftOfficeAddinChangePolicyDetails, DBXTeamLogMicrosoftOfficeAddinChangePolicyType,
    DBXTeamLogMicrosoftOfficeAddinPolicy, DBXTeamLogMicrosoftOfficeAddinPolicyDisabled,
    DBXTeamLogMicrosoftOfficeAddinPolicyEnabled, DBXTeamLogMicrosoftOfficeAddinPolicyOther, DBXTeamLogMissingDetails,
    DBXTeamLogMobileDeviceSessionLogInfo, DBXTeamLogMobileSessionLogInfo,
    DBXTeamLogMultiTeamIdentityPolicyChangedDetails, DBXTeamLogMultiTeamIdentityPolicyChangedType,
    DBXTeamLogMultiTeamIdentityPolicyDefault_, DBXTeamLogMultiTeamIdentityPolicyDisabled,
    DBXTeamLogMultiTeamIdentityPolicyEnabled, DBXTeamLogMultiTeamIdentityPolicyOther, DBXTeamLogSessionLogInfo,
    DBXTeamLogWebDeviceSessionLogInfo, DBXTeamMobileClientPlatform;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (LToMMembers)
/// The object if its tag is `login_fail_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsLoginFailDetails *asLoginFailDetails;
/// The object if its tag is `login_success_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsLoginSuccessDetails *asLoginSuccessDetails;
/// The object if its tag is `logout_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsLogoutDetails *asLogoutDetails;

/// The object if its tag is `microsoft_login_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMicrosoftLoginChangePolicyDetails *asMicrosoftLoginChangePolicyDetails;

/// The object if its tag is `microsoft_office_addin_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMicrosoftOfficeAddinChangePolicyDetails *asMicrosoftOfficeAddinChangePolicyDetails;

/// The object if its tag is `multi_team_identity_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMultiTeamIdentityPolicyChangedDetails *asMultiTeamIdentityPolicyChangedDetails;

/// The object if its tag is `missing_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsMissingDetails *asMissingDetails;
@end

/// Details of an event in which a sign-in failed.
@interface DBXTeamLogEventDetailsLoginFailDetails : DBXTeamLogEventDetails
/// The value of `login_fail_details`.
@property (nonatomic, strong) DBXTeamLogLoginFailDetails *loginFailDetails;
/// Creates an object with the tag `login_fail_details`.
- (instancetype)init:(DBXTeamLogLoginFailDetails *)loginFailDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user signed in.
@interface DBXTeamLogEventDetailsLoginSuccessDetails : DBXTeamLogEventDetails
/// The value of `login_success_details`.
@property (nonatomic, strong) DBXTeamLogLoginSuccessDetails *loginSuccessDetails;
/// Creates an object with the tag `login_success_details`.
- (instancetype)init:(DBXTeamLogLoginSuccessDetails *)loginSuccessDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user signed out.
@interface DBXTeamLogEventDetailsLogoutDetails : DBXTeamLogEventDetails
/// The value of `logout_details`.
@property (nonatomic, strong) DBXTeamLogLogoutDetails *logoutDetails;
/// Creates an object with the tag `logout_details`.
- (instancetype)init:(DBXTeamLogLogoutDetails *)logoutDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which sign-in with Microsoft was enabled or disabled for the team.
@interface DBXTeamLogEventDetailsMicrosoftLoginChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `microsoft_login_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogMicrosoftLoginChangePolicyDetails *microsoftLoginChangePolicyDetails;

/// Creates an object with the tag `microsoft_login_change_policy_details`.
- (instancetype)init:(DBXTeamLogMicrosoftLoginChangePolicyDetails *)microsoftLoginChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the Microsoft Office add-in was enabled or disabled.
@interface DBXTeamLogEventDetailsMicrosoftOfficeAddinChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `microsoft_office_addin_change_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogMicrosoftOfficeAddinChangePolicyDetails *microsoftOfficeAddinChangePolicyDetails;

/// Creates an object with the tag `microsoft_office_addin_change_policy_details`.
- (instancetype)init:(DBXTeamLogMicrosoftOfficeAddinChangePolicyDetails *)microsoftOfficeAddinChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for multi-team identities was changed.
@interface DBXTeamLogEventDetailsMultiTeamIdentityPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `multi_team_identity_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogMultiTeamIdentityPolicyChangedDetails *multiTeamIdentityPolicyChangedDetails;

/// Creates an object with the tag `multi_team_identity_policy_changed_details`.
- (instancetype)init:(DBXTeamLogMultiTeamIdentityPolicyChangedDetails *)multiTeamIdentityPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A placeholder for details that couldn't be retrieved.
@interface DBXTeamLogEventDetailsMissingDetails : DBXTeamLogEventDetails
/// The value of `missing_details`.
@property (nonatomic, strong) DBXTeamLogMissingDetails *missingDetails;
/// Creates an object with the tag `missing_details`.
- (instancetype)init:(DBXTeamLogMissingDetails *)missingDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (LToMMembers)
/// The object if its tag is `login_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLoginFail *asLoginFail;
/// The object if its tag is `login_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLoginSuccess *asLoginSuccess;
/// The object if its tag is `logout`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLogout *asLogout;
/// The object if its tag is `microsoft_login_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMicrosoftLoginChangePolicy *asMicrosoftLoginChangePolicy;

/// The object if its tag is `microsoft_office_addin_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMicrosoftOfficeAddinChangePolicy *asMicrosoftOfficeAddinChangePolicy;

/// The object if its tag is `multi_team_identity_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMultiTeamIdentityPolicyChanged *asMultiTeamIdentityPolicyChanged;
@end

/// A sign-in failed.
@interface DBXTeamLogEventTypeLoginFail : DBXTeamLogEventType
/// The value of `login_fail`.
@property (nonatomic, strong) DBXTeamLogLoginFailType *loginFail;
/// Creates an object with the tag `login_fail`.
- (instancetype)init:(DBXTeamLogLoginFailType *)loginFail NS_DESIGNATED_INITIALIZER;
@end

/// A user signed in.
@interface DBXTeamLogEventTypeLoginSuccess : DBXTeamLogEventType
/// The value of `login_success`.
@property (nonatomic, strong) DBXTeamLogLoginSuccessType *loginSuccess;
/// Creates an object with the tag `login_success`.
- (instancetype)init:(DBXTeamLogLoginSuccessType *)loginSuccess NS_DESIGNATED_INITIALIZER;
@end

/// A user signed out.
@interface DBXTeamLogEventTypeLogout : DBXTeamLogEventType
/// The value of `logout`.
@property (nonatomic, strong) DBXTeamLogLogoutType *logout;
/// Creates an object with the tag `logout`.
- (instancetype)init:(DBXTeamLogLogoutType *)logout NS_DESIGNATED_INITIALIZER;
@end

/// Sign-in with Microsoft was enabled or disabled for the team.
@interface DBXTeamLogEventTypeMicrosoftLoginChangePolicy : DBXTeamLogEventType
/// The value of `microsoft_login_change_policy`.
@property (nonatomic, strong) DBXTeamLogMicrosoftLoginChangePolicyType *microsoftLoginChangePolicy;
/// Creates an object with the tag `microsoft_login_change_policy`.
- (instancetype)init:(DBXTeamLogMicrosoftLoginChangePolicyType *)microsoftLoginChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The Microsoft Office add-in was enabled or disabled.
@interface DBXTeamLogEventTypeMicrosoftOfficeAddinChangePolicy : DBXTeamLogEventType
/// The value of `microsoft_office_addin_change_policy`.
@property (nonatomic, strong) DBXTeamLogMicrosoftOfficeAddinChangePolicyType *microsoftOfficeAddinChangePolicy;

/// Creates an object with the tag `microsoft_office_addin_change_policy`.
- (instancetype)init:(DBXTeamLogMicrosoftOfficeAddinChangePolicyType *)microsoftOfficeAddinChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for multi-team identities was changed.
@interface DBXTeamLogEventTypeMultiTeamIdentityPolicyChanged : DBXTeamLogEventType
/// The value of `multi_team_identity_policy_changed`.
@property (nonatomic, strong) DBXTeamLogMultiTeamIdentityPolicyChangedType *multiTeamIdentityPolicyChanged;

/// Creates an object with the tag `multi_team_identity_policy_changed`.
- (instancetype)init:(DBXTeamLogMultiTeamIdentityPolicyChangedType *)multiTeamIdentityPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (LToMMembers)
/// The object if its tag is `login_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLoginFail *asLoginFail;
/// The object if its tag is `login_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLoginSuccess *asLoginSuccess;
/// The object if its tag is `logout`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLogout *asLogout;

/// The object if its tag is `microsoft_login_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMicrosoftLoginChangePolicy *asMicrosoftLoginChangePolicy;

/// The object if its tag is `microsoft_office_addin_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMicrosoftOfficeAddinChangePolicy *asMicrosoftOfficeAddinChangePolicy;

/// The object if its tag is `multi_team_identity_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMultiTeamIdentityPolicyChanged *asMultiTeamIdentityPolicyChanged;
@end

/// Events in which a sign-in failed.
@interface DBXTeamLogEventTypeArgLoginFail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `login_fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user signed in.
@interface DBXTeamLogEventTypeArgLoginSuccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `login_success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user signed out.
@interface DBXTeamLogEventTypeArgLogout : DBXTeamLogEventTypeArg
/// Creates an object with the tag `logout`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which sign-in with Microsoft was enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgMicrosoftLoginChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `microsoft_login_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the Microsoft Office add-in was enabled or disabled.
@interface DBXTeamLogEventTypeArgMicrosoftOfficeAddinChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `microsoft_office_addin_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for multi-team identities was changed.
@interface DBXTeamLogEventTypeArgMultiTeamIdentityPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `multi_team_identity_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The type of a label on a file or folder.
@interface DBXTeamLogLabelType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogLabelType (Members)
/// The object if its tag is `personal_information`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLabelTypePersonalInformation *asPersonalInformation;
/// The object if its tag is `test_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLabelTypeTestOnly *asTestOnly;
/// The object if its tag is `user_defined_tag`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLabelTypeUserDefinedTag *asUserDefinedTag;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLabelTypeOther *asOther;
@end

/// A label for personal information.
@interface DBXTeamLogLabelTypePersonalInformation : DBXTeamLogLabelType
/// Creates an object with the tag `personal_information`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A label for tests only.
@interface DBXTeamLogLabelTypeTestOnly : DBXTeamLogLabelType
/// Creates an object with the tag `test_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A tag that a user defined.
@interface DBXTeamLogLabelTypeUserDefinedTag : DBXTeamLogLabelType
/// Creates an object with the tag `user_defined_tag`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogLabelTypeOther : DBXTeamLogLabelType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A device or browser in older events. Many fields may be `nil`.
@interface DBXTeamLogLegacyDeviceSessionLogInfo : DBXTeamLogDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBXTeamLogSessionLogInfo *sessionInfo;
/// The name of the device.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM).
@property (nonatomic, readonly, nullable) NSNumber *isEmmManaged;
/// The operating system.
@property (nonatomic, readonly, copy, nullable) NSString *platform;
/// The MAC address of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *macAddress;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The type of the device.
@property (nonatomic, readonly, copy, nullable) NSString *deviceType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The identifier that older events have instead of a session identifier.
@property (nonatomic, readonly, copy, nullable) NSString *legacyUniqId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBXTeamLogSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    platform:(nullable NSString *)platform
    macAddress:(nullable NSString *)macAddress
    osVersion:(nullable NSString *)osVersion
    deviceType:(nullable NSString *)deviceType
    clientVersion:(nullable NSString *)clientVersion
    legacyUniqId:(nullable NSString *)legacyUniqId
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// The settings of a Send and Track link.
@interface DBXTeamLogLinkSettingsLogInfo : DBXObject
/// The name of the link.
@property (nonatomic, readonly, copy) NSString *name;
/// A Boolean value that indicates whether visitors must enter an email address.
@property (nonatomic, readonly) NSNumber *requireEmail;
/// A Boolean value that indicates whether visitors can download the content.
@property (nonatomic, readonly) NSNumber *downloadable;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, copy, nullable) NSDate *expireAt;
/// A Boolean value that indicates whether visitors must enter a password.
@property (nonatomic, readonly) NSNumber *passwordRequired;
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    requireEmail:(NSNumber *)requireEmail
    downloadable:(NSNumber *)downloadable
    passwordRequired:(NSNumber *)passwordRequired
    url:(NSString *)url
    expireAt:(nullable NSDate *)expireAt
    NS_DESIGNATED_INITIALIZER;
@end

/// A device or browser.
@interface DBXTeamLogLinkedDeviceLogInfo : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogLinkedDeviceLogInfo (Members)
/// The object if its tag is `desktop_device_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLinkedDeviceLogInfoDesktopDeviceSession *asDesktopDeviceSession;
/// The object if its tag is `legacy_device_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLinkedDeviceLogInfoLegacyDeviceSession *asLegacyDeviceSession;
/// The object if its tag is `mobile_device_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLinkedDeviceLogInfoMobileDeviceSession *asMobileDeviceSession;
/// The object if its tag is `web_device_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLinkedDeviceLogInfoWebDeviceSession *asWebDeviceSession;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLinkedDeviceLogInfoOther *asOther;
@end

/// A computer.
@interface DBXTeamLogLinkedDeviceLogInfoDesktopDeviceSession : DBXTeamLogLinkedDeviceLogInfo
/// The value of `desktop_device_session`.
@property (nonatomic, strong) DBXTeamLogDesktopDeviceSessionLogInfo *desktopDeviceSession;
/// Creates an object with the tag `desktop_device_session`.
- (instancetype)init:(DBXTeamLogDesktopDeviceSessionLogInfo *)desktopDeviceSession NS_DESIGNATED_INITIALIZER;
@end

/// A device or browser in older events.
@interface DBXTeamLogLinkedDeviceLogInfoLegacyDeviceSession : DBXTeamLogLinkedDeviceLogInfo
/// The value of `legacy_device_session`.
@property (nonatomic, strong) DBXTeamLogLegacyDeviceSessionLogInfo *legacyDeviceSession;
/// Creates an object with the tag `legacy_device_session`.
- (instancetype)init:(DBXTeamLogLegacyDeviceSessionLogInfo *)legacyDeviceSession NS_DESIGNATED_INITIALIZER;
@end

/// A mobile device.
@interface DBXTeamLogLinkedDeviceLogInfoMobileDeviceSession : DBXTeamLogLinkedDeviceLogInfo
/// The value of `mobile_device_session`.
@property (nonatomic, strong) DBXTeamLogMobileDeviceSessionLogInfo *mobileDeviceSession;
/// Creates an object with the tag `mobile_device_session`.
- (instancetype)init:(DBXTeamLogMobileDeviceSessionLogInfo *)mobileDeviceSession NS_DESIGNATED_INITIALIZER;
@end

/// A browser.
@interface DBXTeamLogLinkedDeviceLogInfoWebDeviceSession : DBXTeamLogLinkedDeviceLogInfo
/// The value of `web_device_session`.
@property (nonatomic, strong) DBXTeamLogWebDeviceSessionLogInfo *webDeviceSession;
/// Creates an object with the tag `web_device_session`.
- (instancetype)init:(DBXTeamLogWebDeviceSessionLogInfo *)webDeviceSession NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogLinkedDeviceLogInfoOther : DBXTeamLogLinkedDeviceLogInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that indicates whether a file is locked.
@interface DBXTeamLogLockStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogLockStatus (Members)
/// The object if its tag is `locked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLockStatusLocked *asLocked;
/// The object if its tag is `unlocked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLockStatusUnlocked *asUnlocked;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLockStatusOther *asOther;
@end

/// The file is locked.
@interface DBXTeamLogLockStatusLocked : DBXTeamLogLockStatus
/// Creates an object with the tag `locked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file isn't locked.
@interface DBXTeamLogLockStatusUnlocked : DBXTeamLogLockStatus
/// Creates an object with the tag `unlocked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogLockStatusOther : DBXTeamLogLockStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a sign-in failed.
@interface DBXTeamLogLoginFailDetails : DBXObject
/// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM). `nil` if an
/// older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *isEmmManaged;

/// The method of the sign-in.
@property (nonatomic, readonly) DBXTeamLogLoginMethod *loginMethod;
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamLogFailureDetailsLogInfo *errorDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLoginMethod:(DBXTeamLogLoginMethod *)loginMethod
    errorDetails:(DBXTeamLogFailureDetailsLogInfo *)errorDetails
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    NS_DESIGNATED_INITIALIZER;
@end

/// A sign-in failed.
@interface DBXTeamLogLoginFailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The method by which a user signs in.
@interface DBXTeamLogLoginMethod : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogLoginMethod (Members)
/// The object if its tag is `apple_oauth`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodAppleOauth *asAppleOauth;
/// The object if its tag is `first_party_token_exchange`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodFirstPartyTokenExchange *asFirstPartyTokenExchange;
/// The object if its tag is `google_oauth`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodGoogleOauth *asGoogleOauth;
/// The object if its tag is `kakao_oauth`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodKakaoOauth *asKakaoOauth;
/// The object if its tag is `lenovo_oauth`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodLenovoOauth *asLenovoOauth;
/// The object if its tag is `passkey`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodPasskey *asPasskey;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodPassword *asPassword;
/// The object if its tag is `qr_code`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodQrCode *asQrCode;
/// The object if its tag is `saml`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodSaml *asSaml;
/// The object if its tag is `two_factor_authentication`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodTwoFactorAuthentication *asTwoFactorAuthentication;
/// The object if its tag is `web_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodWebSession *asWebSession;
/// The object if its tag is `microsoft_oauth`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodMicrosoftOauth *asMicrosoftOauth;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogLoginMethodOther *asOther;
@end

/// An Apple account, by OAuth.
@interface DBXTeamLogLoginMethodAppleOauth : DBXTeamLogLoginMethod
/// Creates an object with the tag `apple_oauth`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A first-party token exchange.
@interface DBXTeamLogLoginMethodFirstPartyTokenExchange : DBXTeamLogLoginMethod
/// Creates an object with the tag `first_party_token_exchange`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A Google account, by OAuth.
@interface DBXTeamLogLoginMethodGoogleOauth : DBXTeamLogLoginMethod
/// Creates an object with the tag `google_oauth`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A Kakao account, by OAuth.
@interface DBXTeamLogLoginMethodKakaoOauth : DBXTeamLogLoginMethod
/// Creates an object with the tag `kakao_oauth`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A Lenovo account, by OAuth.
@interface DBXTeamLogLoginMethodLenovoOauth : DBXTeamLogLoginMethod
/// Creates an object with the tag `lenovo_oauth`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A passkey.
@interface DBXTeamLogLoginMethodPasskey : DBXTeamLogLoginMethod
/// Creates an object with the tag `passkey`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A password.
@interface DBXTeamLogLoginMethodPassword : DBXTeamLogLoginMethod
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A QR code.
@interface DBXTeamLogLoginMethodQrCode : DBXTeamLogLoginMethod
/// Creates an object with the tag `qr_code`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// SAML single sign-on.
@interface DBXTeamLogLoginMethodSaml : DBXTeamLogLoginMethod
/// Creates an object with the tag `saml`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two-step verification.
@interface DBXTeamLogLoginMethodTwoFactorAuthentication : DBXTeamLogLoginMethod
/// Creates an object with the tag `two_factor_authentication`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A web session.
@interface DBXTeamLogLoginMethodWebSession : DBXTeamLogLoginMethod
/// Creates an object with the tag `web_session`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A Microsoft account, by OAuth.
@interface DBXTeamLogLoginMethodMicrosoftOauth : DBXTeamLogLoginMethod
/// Creates an object with the tag `microsoft_oauth`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogLoginMethodOther : DBXTeamLogLoginMethod
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a user signed in.
@interface DBXTeamLogLoginSuccessDetails : DBXObject
/// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM). `nil` if an
/// older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *isEmmManaged;

/// The method of the sign-in.
@property (nonatomic, readonly) DBXTeamLogLoginMethod *loginMethod;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLoginMethod:(DBXTeamLogLoginMethod *)loginMethod
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    NS_DESIGNATED_INITIALIZER;
@end

/// A user signed in.
@interface DBXTeamLogLoginSuccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user signed out.
@interface DBXTeamLogLogoutDetails : DBXObject
/// The identifier of the sign-in session.
@property (nonatomic, readonly, copy, nullable) NSString *loginId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLoginId:(nullable NSString *)loginId NS_DESIGNATED_INITIALIZER;
@end

/// A user signed out.
@interface DBXTeamLogLogoutType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The state of the list of files that malware alerts ignore.
@interface DBXTeamLogMalwareExclusionState : DBXObject
/// The number of files that malware alerts ignore.
@property (nonatomic, readonly) NSNumber *excludedFileHashesCount;
/// The path of the file that was excluded last.
@property (nonatomic, readonly, copy, nullable) NSString *filePathFromLastExclusion;
/// The path of the file that was included again last.
@property (nonatomic, readonly, copy, nullable) NSString *filePathFromLastInclusion;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithExcludedFileHashesCount:(NSNumber *)excludedFileHashesCount
    filePathFromLastExclusion:(nullable NSString *)filePathFromLastExclusion
    filePathFromLastInclusion:(nullable NSString *)filePathFromLastInclusion
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which sign-in with Microsoft was enabled or disabled for the team.
@interface DBXTeamLogMicrosoftLoginChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMicrosoftLoginPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMicrosoftLoginPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftLoginPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMicrosoftLoginPolicy *)newValue
    previousValue:(nullable DBXTeamLogMicrosoftLoginPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Sign-in with Microsoft was enabled or disabled for the team.
@interface DBXTeamLogMicrosoftLoginChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sign-in with Microsoft.
@interface DBXTeamLogMicrosoftLoginPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMicrosoftLoginPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftLoginPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftLoginPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftLoginPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftLoginPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogMicrosoftLoginPolicyDefault_ : DBXTeamLogMicrosoftLoginPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't sign in with Microsoft.
@interface DBXTeamLogMicrosoftLoginPolicyDisabled : DBXTeamLogMicrosoftLoginPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can sign in with Microsoft.
@interface DBXTeamLogMicrosoftLoginPolicyEnabled : DBXTeamLogMicrosoftLoginPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMicrosoftLoginPolicyOther : DBXTeamLogMicrosoftLoginPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the Microsoft Office add-in was enabled or disabled.
@interface DBXTeamLogMicrosoftOfficeAddinChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMicrosoftOfficeAddinPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMicrosoftOfficeAddinPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftOfficeAddinPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMicrosoftOfficeAddinPolicy *)newValue
    previousValue:(nullable DBXTeamLogMicrosoftOfficeAddinPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The Microsoft Office add-in was enabled or disabled.
@interface DBXTeamLogMicrosoftOfficeAddinChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for the Microsoft Office add-in.
@interface DBXTeamLogMicrosoftOfficeAddinPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMicrosoftOfficeAddinPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftOfficeAddinPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftOfficeAddinPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMicrosoftOfficeAddinPolicyOther *asOther;
@end

/// Members can't use the add-in.
@interface DBXTeamLogMicrosoftOfficeAddinPolicyDisabled : DBXTeamLogMicrosoftOfficeAddinPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use the add-in.
@interface DBXTeamLogMicrosoftOfficeAddinPolicyEnabled : DBXTeamLogMicrosoftOfficeAddinPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMicrosoftOfficeAddinPolicyOther : DBXTeamLogMicrosoftOfficeAddinPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A placeholder for details that couldn't be retrieved.
@interface DBXTeamLogMissingDetails : DBXObject
/// The data that could be retrieved, as text.
@property (nonatomic, readonly, copy, nullable) NSString *sourceEventFields;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSourceEventFields:(nullable NSString *)sourceEventFields NS_DESIGNATED_INITIALIZER;
@end

/// A mobile device that a user has linked.
@interface DBXTeamLogMobileDeviceSessionLogInfo : DBXTeamLogDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBXTeamLogMobileSessionLogInfo *sessionInfo;
/// The name of the device.
@property (nonatomic, readonly, copy) NSString *deviceName;
/// The type of the device.
@property (nonatomic, readonly) DBXTeamMobileClientPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The last carrier that the device used.
@property (nonatomic, readonly, copy, nullable) NSString *lastCarrier;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBXTeamMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBXTeamLogMobileSessionLogInfo *)sessionInfo
    clientVersion:(nullable NSString *)clientVersion
    osVersion:(nullable NSString *)osVersion
    lastCarrier:(nullable NSString *)lastCarrier
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// A session on a mobile device.
@interface DBXTeamLogMobileSessionLogInfo : DBXTeamLogSessionLogInfo
- (instancetype)initWithSessionId:(nullable NSString *)sessionId DB_UNAVAILABLE;
@end

/// The policy for identities that belong to several teams.
@interface DBXTeamLogMultiTeamIdentityPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMultiTeamIdentityPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMultiTeamIdentityPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMultiTeamIdentityPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMultiTeamIdentityPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMultiTeamIdentityPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogMultiTeamIdentityPolicyDefault_ : DBXTeamLogMultiTeamIdentityPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Multi-team identities are disabled.
@interface DBXTeamLogMultiTeamIdentityPolicyDisabled : DBXTeamLogMultiTeamIdentityPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Multi-team identities are enabled.
@interface DBXTeamLogMultiTeamIdentityPolicyEnabled : DBXTeamLogMultiTeamIdentityPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMultiTeamIdentityPolicyOther : DBXTeamLogMultiTeamIdentityPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for multi-team identities was changed.
@interface DBXTeamLogMultiTeamIdentityPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMultiTeamIdentityPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMultiTeamIdentityPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogMultiTeamIdentityPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMultiTeamIdentityPolicy *)newValue
    previousValue:(nullable DBXTeamLogMultiTeamIdentityPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for multi-team identities was changed.
@interface DBXTeamLogMultiTeamIdentityPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
