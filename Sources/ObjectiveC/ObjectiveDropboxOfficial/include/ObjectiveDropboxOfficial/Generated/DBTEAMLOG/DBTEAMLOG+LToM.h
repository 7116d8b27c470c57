// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDesktopDeviceSessionLogInfo, DBTEAMLOGFailureDetailsLogInfo, DBTEAMLOGLoginFailDetails,
    DBTEAMLOGLoginFailType, DBTEAMLOGLoginMethod, DBTEAMLOGLoginSuccessDetails, DBTEAMLOGLoginSuccessType,
    DBTEAMLOGLogoutDetails, DBTEAMLOGLogoutType, DBTEAMLOGMicrosoftLoginChangePolicyDetails,
    DBTEAMLOGMicrosoftLoginChangePolicyType, DBTEAMLOGMicrosoftLoginPolicy,
    DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails, DBTEAMLOGMicrosoftOfficeAddinChangePolicyType,
    DBTEAMLOGMicrosoftOfficeAddinPolicy, DBTEAMLOGMissingDetails, DBTEAMLOGMobileDeviceSessionLogInfo,
    DBTEAMLOGMobileSessionLogInfo, DBTEAMLOGMultiTeamIdentityPolicyChangedDetails,
    DBTEAMLOGMultiTeamIdentityPolicyChangedType, DBTEAMLOGSessionLogInfo, DBTEAMLOGWebDeviceSessionLogInfo,
    DBTEAMMobileClientPlatform;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `LToM`.
@interface DBTEAMLOGEventDetails (LToM)
/// Details of an event in which a sign-in failed. Has a value only if `isLoginFailDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLoginFailDetails *loginFailDetails;
/// Details of an event in which a user signed in. Has a value only if `isLoginSuccessDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLoginSuccessDetails *loginSuccessDetails;
/// Details of an event in which a user signed out. Has a value only if `isLogoutDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLogoutDetails *logoutDetails;

/// Details of an event in which sign-in with Microsoft was enabled or disabled for the team. Has a value only if
/// `isMicrosoftLoginChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMicrosoftLoginChangePolicyDetails *microsoftLoginChangePolicyDetails;

/// Details of an event in which the Microsoft Office add-in was enabled or disabled. Has a value only if
/// `isMicrosoftOfficeAddinChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails *microsoftOfficeAddinChangePolicyDetails;

/// Details of an event in which the team's policy for multi-team identities was changed. Has a value only if
/// `isMultiTeamIdentityPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMultiTeamIdentityPolicyChangedDetails *multiTeamIdentityPolicyChangedDetails;

/// A placeholder for details that couldn't be retrieved. Has a value only if `isMissingDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMissingDetails *missingDetails;
/// Creates an object with the tag `login_fail_details`.
- (instancetype)initWithLoginFailDetails:(DBTEAMLOGLoginFailDetails *)loginFailDetails;
/// Creates an object with the tag `login_success_details`.
- (instancetype)initWithLoginSuccessDetails:(DBTEAMLOGLoginSuccessDetails *)loginSuccessDetails;
/// Creates an object with the tag `logout_details`.
- (instancetype)initWithLogoutDetails:(DBTEAMLOGLogoutDetails *)logoutDetails;

/// Creates an object with the tag `microsoft_login_change_policy_details`.
- (instancetype)
    initWithMicrosoftLoginChangePolicyDetails:(DBTEAMLOGMicrosoftLoginChangePolicyDetails *)microsoftLoginChangePolicyDetails;

/// Creates an object with the tag `microsoft_office_addin_change_policy_details`.
- (instancetype)
    initWithMicrosoftOfficeAddinChangePolicyDetails:(DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails *)microsoftOfficeAddinChangePolicyDetails;

/// Creates an object with the tag `multi_team_identity_policy_changed_details`.
- (instancetype)
    initWithMultiTeamIdentityPolicyChangedDetails:(DBTEAMLOGMultiTeamIdentityPolicyChangedDetails *)multiTeamIdentityPolicyChangedDetails;

/// Creates an object with the tag `missing_details`.
- (instancetype)initWithMissingDetails:(DBTEAMLOGMissingDetails *)missingDetails;
/// Returns whether the tag is `login_fail_details`.
- (BOOL)isLoginFailDetails;
/// Returns whether the tag is `login_success_details`.
- (BOOL)isLoginSuccessDetails;
/// Returns whether the tag is `logout_details`.
- (BOOL)isLogoutDetails;
/// Returns whether the tag is `microsoft_login_change_policy_details`.
- (BOOL)isMicrosoftLoginChangePolicyDetails;
/// Returns whether the tag is `microsoft_office_addin_change_policy_details`.
- (BOOL)isMicrosoftOfficeAddinChangePolicyDetails;
/// Returns whether the tag is `multi_team_identity_policy_changed_details`.
- (BOOL)isMultiTeamIdentityPolicyChangedDetails;
/// Returns whether the tag is `missing_details`.
- (BOOL)isMissingDetails;
@end

/// The members whose names start with `LToM`.
@interface DBTEAMLOGEventType (LToM)
/// A sign-in failed. Has a value only if `isLoginFail` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLoginFailType *loginFail;
/// A user signed in. Has a value only if `isLoginSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLoginSuccessType *loginSuccess;
/// A user signed out. Has a value only if `isLogout` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLogoutType *logout;

/// Sign-in with Microsoft was enabled or disabled for the team. Has a value only if `isMicrosoftLoginChangePolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMicrosoftLoginChangePolicyType *microsoftLoginChangePolicy;

/// The Microsoft Office add-in was enabled or disabled. Has a value only if `isMicrosoftOfficeAddinChangePolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMicrosoftOfficeAddinChangePolicyType *microsoftOfficeAddinChangePolicy;

/// The team's policy for multi-team identities was changed. Has a value only if `isMultiTeamIdentityPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMultiTeamIdentityPolicyChangedType *multiTeamIdentityPolicyChanged;

/// Creates an object with the tag `login_fail`.
- (instancetype)initWithLoginFail:(DBTEAMLOGLoginFailType *)loginFail;
/// Creates an object with the tag `login_success`.
- (instancetype)initWithLoginSuccess:(DBTEAMLOGLoginSuccessType *)loginSuccess;
/// Creates an object with the tag `logout`.
- (instancetype)initWithLogout:(DBTEAMLOGLogoutType *)logout;
/// Creates an object with the tag `microsoft_login_change_policy`.
- (instancetype)initWithMicrosoftLoginChangePolicy:(DBTEAMLOGMicrosoftLoginChangePolicyType *)microsoftLoginChangePolicy;

/// Creates an object with the tag `microsoft_office_addin_change_policy`.
- (instancetype)
    initWithMicrosoftOfficeAddinChangePolicy:(DBTEAMLOGMicrosoftOfficeAddinChangePolicyType *)microsoftOfficeAddinChangePolicy;

/// Creates an object with the tag `multi_team_identity_policy_changed`.
- (instancetype)
    initWithMultiTeamIdentityPolicyChanged:(DBTEAMLOGMultiTeamIdentityPolicyChangedType *)multiTeamIdentityPolicyChanged;

/// Returns whether the tag is `login_fail`.
- (BOOL)isLoginFail;
/// Returns whether the tag is `login_success`.
- (BOOL)isLoginSuccess;
/// Returns whether the tag is `logout`.
- (BOOL)isLogout;
/// Returns whether the tag is `microsoft_login_change_policy`.
- (BOOL)isMicrosoftLoginChangePolicy;
/// Returns whether the tag is `microsoft_office_addin_change_policy`.
- (BOOL)isMicrosoftOfficeAddinChangePolicy;
/// Returns whether the tag is `multi_team_identity_policy_changed`.
- (BOOL)isMultiTeamIdentityPolicyChanged;
@end

/// The members whose names start with `LToM`.
@interface DBTEAMLOGEventTypeArg (LToM)
/// Creates an object with the tag `login_fail`.
- (instancetype)initWithLoginFail;
/// Creates an object with the tag `login_success`.
- (instancetype)initWithLoginSuccess;
/// Creates an object with the tag `logout`.
- (instancetype)initWithLogout;
/// Creates an object with the tag `microsoft_login_change_policy`.
- (instancetype)initWithMicrosoftLoginChangePolicy;
/// Creates an object with the tag `microsoft_office_addin_change_policy`.
- (instancetype)initWithMicrosoftOfficeAddinChangePolicy;
/// Creates an object with the tag `multi_team_identity_policy_changed`.
- (instancetype)initWithMultiTeamIdentityPolicyChanged;
/// Returns whether the tag is `login_fail`.
- (BOOL)isLoginFail;
/// Returns whether the tag is `login_success`.
- (BOOL)isLoginSuccess;
/// Returns whether the tag is `logout`.
- (BOOL)isLogout;
/// Returns whether the tag is `microsoft_login_change_policy`.
- (BOOL)isMicrosoftLoginChangePolicy;
/// Returns whether the tag is `microsoft_office_addin_change_policy`.
- (BOOL)isMicrosoftOfficeAddinChangePolicy;
/// Returns whether the tag is `multi_team_identity_policy_changed`.
- (BOOL)isMultiTeamIdentityPolicyChanged;
@end

/// The tags of `DBTEAMLOGLabelType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGLabelTypeTag) {
    /// A label for personal information.
    DBTEAMLOGLabelTypePersonalInformation,
    /// A label for tests only.
    DBTEAMLOGLabelTypeTestOnly,
    /// A tag that a user defined.
    DBTEAMLOGLabelTypeUserDefinedTag,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGLabelTypeOther,
};

/// The type of a label on a file or folder.
@interface DBTEAMLOGLabelType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGLabelTypeTag tag;
/// Creates an object with the tag `personal_information`.
- (instancetype)initWithPersonalInformation;
/// Creates an object with the tag `test_only`.
- (instancetype)initWithTestOnly;
/// Creates an object with the tag `user_defined_tag`.
- (instancetype)initWithUserDefinedTag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `personal_information`.
- (BOOL)isPersonalInformation;
/// Returns whether the tag is `test_only`.
- (BOOL)isTestOnly;
/// Returns whether the tag is `user_defined_tag`.
- (BOOL)isUserDefinedTag;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGLabelType` from and to JSON.
@interface DBTEAMLOGLabelTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLabelType *)instance;
+ (DBTEAMLOGLabelType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device or browser in older events. Many fields may be `nil`.
@interface DBTEAMLOGLegacyDeviceSessionLogInfo : DBTEAMLOGDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBTEAMLOGSessionLogInfo *sessionInfo;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    isEmmManaged:(nullable NSNumber *)isEmmManaged
    platform:(nullable NSString *)platform
    macAddress:(nullable NSString *)macAddress
    osVersion:(nullable NSString *)osVersion
    deviceType:(nullable NSString *)deviceType
    clientVersion:(nullable NSString *)clientVersion
    legacyUniqId:(nullable NSString *)legacyUniqId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGLegacyDeviceSessionLogInfo` from and to JSON.
@interface DBTEAMLOGLegacyDeviceSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegacyDeviceSessionLogInfo *)instance;
+ (DBTEAMLOGLegacyDeviceSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The settings of a Send and Track link.
@interface DBTEAMLOGLinkSettingsLogInfo : DBStoneObject
/// The name of the link.
@property (nonatomic, readonly, copy) NSString *name;
/// A Boolean value that indicates whether visitors must enter an email address.
@property (nonatomic, readonly) NSNumber *requireEmail;
/// A Boolean value that indicates whether visitors can download the content.
@property (nonatomic, readonly) NSNumber *downloadable;
/// The time at which the link expires. `nil` if it doesn't expire.
@property (nonatomic, readonly, nullable) NSDate *expireAt;
/// A Boolean value that indicates whether visitors must enter a password.
@property (nonatomic, readonly) NSNumber *passwordRequired;
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    requireEmail:(NSNumber *)requireEmail
    downloadable:(NSNumber *)downloadable
    passwordRequired:(NSNumber *)passwordRequired
    url:(NSString *)url
    expireAt:(nullable NSDate *)expireAt;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    requireEmail:(NSNumber *)requireEmail
    downloadable:(NSNumber *)downloadable
    passwordRequired:(NSNumber *)passwordRequired
    url:(NSString *)url;
@end

/// Converts `DBTEAMLOGLinkSettingsLogInfo` from and to JSON.
@interface DBTEAMLOGLinkSettingsLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLinkSettingsLogInfo *)instance;
+ (DBTEAMLOGLinkSettingsLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGLinkedDeviceLogInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGLinkedDeviceLogInfoTag) {
    /// A computer.
    DBTEAMLOGLinkedDeviceLogInfoDesktopDeviceSession,
    /// A device or browser in older events.
    DBTEAMLOGLinkedDeviceLogInfoLegacyDeviceSession,
    /// A mobile device.
    DBTEAMLOGLinkedDeviceLogInfoMobileDeviceSession,
    /// A browser.
    DBTEAMLOGLinkedDeviceLogInfoWebDeviceSession,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGLinkedDeviceLogInfoOther,
};

/// A device or browser.
@interface DBTEAMLOGLinkedDeviceLogInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGLinkedDeviceLogInfoTag tag;
/// A computer. Has a value only if `isDesktopDeviceSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDesktopDeviceSessionLogInfo *desktopDeviceSession;
/// A device or browser in older events. Has a value only if `isLegacyDeviceSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegacyDeviceSessionLogInfo *legacyDeviceSession;
/// A mobile device. Has a value only if `isMobileDeviceSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMobileDeviceSessionLogInfo *mobileDeviceSession;
/// A browser. Has a value only if `isWebDeviceSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebDeviceSessionLogInfo *webDeviceSession;
/// Creates an object with the tag `desktop_device_session`.
- (instancetype)initWithDesktopDeviceSession:(DBTEAMLOGDesktopDeviceSessionLogInfo *)desktopDeviceSession;
/// Creates an object with the tag `legacy_device_session`.
- (instancetype)initWithLegacyDeviceSession:(DBTEAMLOGLegacyDeviceSessionLogInfo *)legacyDeviceSession;
/// Creates an object with the tag `mobile_device_session`.
- (instancetype)initWithMobileDeviceSession:(DBTEAMLOGMobileDeviceSessionLogInfo *)mobileDeviceSession;
/// Creates an object with the tag `web_device_session`.
- (instancetype)initWithWebDeviceSession:(DBTEAMLOGWebDeviceSessionLogInfo *)webDeviceSession;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `desktop_device_session`.
- (BOOL)isDesktopDeviceSession;
/// Returns whether the tag is `legacy_device_session`.
- (BOOL)isLegacyDeviceSession;
/// Returns whether the tag is `mobile_device_session`.
- (BOOL)isMobileDeviceSession;
/// Returns whether the tag is `web_device_session`.
- (BOOL)isWebDeviceSession;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGLinkedDeviceLogInfo` from and to JSON.
@interface DBTEAMLOGLinkedDeviceLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLinkedDeviceLogInfo *)instance;
+ (DBTEAMLOGLinkedDeviceLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGLockStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGLockStatusTag) {
    /// The file is locked.
    DBTEAMLOGLockStatusLocked,
    /// The file isn't locked.
    DBTEAMLOGLockStatusUnlocked,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGLockStatusOther,
};

/// A value that indicates whether a file is locked.
@interface DBTEAMLOGLockStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGLockStatusTag tag;
/// Creates an object with the tag `locked`.
- (instancetype)initWithLocked;
/// Creates an object with the tag `unlocked`.
- (instancetype)initWithUnlocked;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `locked`.
- (BOOL)isLocked;
/// Returns whether the tag is `unlocked`.
- (BOOL)isUnlocked;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGLockStatus` from and to JSON.
@interface DBTEAMLOGLockStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLockStatus *)instance;
+ (DBTEAMLOGLockStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a sign-in failed.
@interface DBTEAMLOGLoginFailDetails : DBStoneObject
/// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM). `nil` if an
/// older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *isEmmManaged;

/// The method of the sign-in.
@property (nonatomic, readonly) DBTEAMLOGLoginMethod *loginMethod;
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMLOGFailureDetailsLogInfo *errorDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLoginMethod:(DBTEAMLOGLoginMethod *)loginMethod
    errorDetails:(DBTEAMLOGFailureDetailsLogInfo *)errorDetails
    isEmmManaged:(nullable NSNumber *)isEmmManaged;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLoginMethod:(DBTEAMLOGLoginMethod *)loginMethod
    errorDetails:(DBTEAMLOGFailureDetailsLogInfo *)errorDetails;
@end

/// Converts `DBTEAMLOGLoginFailDetails` from and to JSON.
@interface DBTEAMLOGLoginFailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLoginFailDetails *)instance;
+ (DBTEAMLOGLoginFailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A sign-in failed.
@interface DBTEAMLOGLoginFailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLoginFailType` from and to JSON.
@interface DBTEAMLOGLoginFailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLoginFailType *)instance;
+ (DBTEAMLOGLoginFailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGLoginMethod`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGLoginMethodTag) {
    /// An Apple account, by OAuth.
    DBTEAMLOGLoginMethodAppleOauth,
    /// A first-party token exchange.
    DBTEAMLOGLoginMethodFirstPartyTokenExchange,
    /// A Google account, by OAuth.
    DBTEAMLOGLoginMethodGoogleOauth,
    /// A Kakao account, by OAuth.
    DBTEAMLOGLoginMethodKakaoOauth,
    /// A Lenovo account, by OAuth.
    DBTEAMLOGLoginMethodLenovoOauth,
    /// A passkey.
    DBTEAMLOGLoginMethodPasskey,
    /// A password.
    DBTEAMLOGLoginMethodPassword,
    /// A QR code.
    DBTEAMLOGLoginMethodQrCode,
    /// SAML single sign-on.
    DBTEAMLOGLoginMethodSaml,
    /// Two-step verification.
    DBTEAMLOGLoginMethodTwoFactorAuthentication,
    /// A web session.
    DBTEAMLOGLoginMethodWebSession,
    /// A Microsoft account, by OAuth.
    DBTEAMLOGLoginMethodMicrosoftOauth,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGLoginMethodOther,
};

/// The method by which a user signs in.
@interface DBTEAMLOGLoginMethod : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGLoginMethodTag tag;
/// Creates an object with the tag `apple_oauth`.
- (instancetype)initWithAppleOauth;
/// Creates an object with the tag `first_party_token_exchange`.
- (instancetype)initWithFirstPartyTokenExchange;
/// Creates an object with the tag `google_oauth`.
- (instancetype)initWithGoogleOauth;
/// Creates an object with the tag `kakao_oauth`.
- (instancetype)initWithKakaoOauth;
/// Creates an object with the tag `lenovo_oauth`.
- (instancetype)initWithLenovoOauth;
/// Creates an object with the tag `passkey`.
- (instancetype)initWithPasskey;
/// Creates an object with the tag `password`.
- (instancetype)initWithPassword;
/// Creates an object with the tag `qr_code`.
- (instancetype)initWithQrCode;
/// Creates an object with the tag `saml`.
- (instancetype)initWithSaml;
/// Creates an object with the tag `two_factor_authentication`.
- (instancetype)initWithTwoFactorAuthentication;
/// Creates an object with the tag `web_session`.
- (instancetype)initWithWebSession;
/// Creates an object with the tag `microsoft_oauth`.
- (instancetype)initWithMicrosoftOauth;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `apple_oauth`.
- (BOOL)isAppleOauth;
/// Returns whether the tag is `first_party_token_exchange`.
- (BOOL)isFirstPartyTokenExchange;
/// Returns whether the tag is `google_oauth`.
- (BOOL)isGoogleOauth;
/// Returns whether the tag is `kakao_oauth`.
- (BOOL)isKakaoOauth;
/// Returns whether the tag is `lenovo_oauth`.
- (BOOL)isLenovoOauth;
/// Returns whether the tag is `passkey`.
- (BOOL)isPasskey;
/// Returns whether the tag is `password`.
- (BOOL)isPassword;
/// Returns whether the tag is `qr_code`.
- (BOOL)isQrCode;
/// Returns whether the tag is `saml`.
- (BOOL)isSaml;
/// Returns whether the tag is `two_factor_authentication`.
- (BOOL)isTwoFactorAuthentication;
/// Returns whether the tag is `web_session`.
- (BOOL)isWebSession;
/// Returns whether the tag is `microsoft_oauth`.
- (BOOL)isMicrosoftOauth;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGLoginMethod` from and to JSON.
@interface DBTEAMLOGLoginMethodSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLoginMethod *)instance;
+ (DBTEAMLOGLoginMethod *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user signed in.
@interface DBTEAMLOGLoginSuccessDetails : DBStoneObject
/// A Boolean value that indicates whether the device is managed by enterprise mobility management (EMM). `nil` if an
/// older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *isEmmManaged;

/// The method of the sign-in.
@property (nonatomic, readonly) DBTEAMLOGLoginMethod *loginMethod;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLoginMethod:(DBTEAMLOGLoginMethod *)loginMethod isEmmManaged:(nullable NSNumber *)isEmmManaged;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLoginMethod:(DBTEAMLOGLoginMethod *)loginMethod;
@end

/// Converts `DBTEAMLOGLoginSuccessDetails` from and to JSON.
@interface DBTEAMLOGLoginSuccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLoginSuccessDetails *)instance;
+ (DBTEAMLOGLoginSuccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user signed in.
@interface DBTEAMLOGLoginSuccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLoginSuccessType` from and to JSON.
@interface DBTEAMLOGLoginSuccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLoginSuccessType *)instance;
+ (DBTEAMLOGLoginSuccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user signed out.
@interface DBTEAMLOGLogoutDetails : DBStoneObject
/// The identifier of the sign-in session.
@property (nonatomic, readonly, copy, nullable) NSString *loginId;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLoginId:(nullable NSString *)loginId;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGLogoutDetails` from and to JSON.
@interface DBTEAMLOGLogoutDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLogoutDetails *)instance;
+ (DBTEAMLOGLogoutDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user signed out.
@interface DBTEAMLOGLogoutType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLogoutType` from and to JSON.
@interface DBTEAMLOGLogoutTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLogoutType *)instance;
+ (DBTEAMLOGLogoutType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The state of the list of files that malware alerts ignore.
@interface DBTEAMLOGMalwareExclusionState : DBStoneObject
/// The number of files that malware alerts ignore.
@property (nonatomic, readonly) NSNumber *excludedFileHashesCount;
/// The path of the file that was excluded last.
@property (nonatomic, readonly, copy, nullable) NSString *filePathFromLastExclusion;
/// The path of the file that was included again last.
@property (nonatomic, readonly, copy, nullable) NSString *filePathFromLastInclusion;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithExcludedFileHashesCount:(NSNumber *)excludedFileHashesCount
    filePathFromLastExclusion:(nullable NSString *)filePathFromLastExclusion
    filePathFromLastInclusion:(nullable NSString *)filePathFromLastInclusion;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithExcludedFileHashesCount:(NSNumber *)excludedFileHashesCount;
@end

/// Converts `DBTEAMLOGMalwareExclusionState` from and to JSON.
@interface DBTEAMLOGMalwareExclusionStateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMalwareExclusionState *)instance;
+ (DBTEAMLOGMalwareExclusionState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which sign-in with Microsoft was enabled or disabled for the team.
@interface DBTEAMLOGMicrosoftLoginChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMicrosoftLoginPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGMicrosoftLoginPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMicrosoftLoginPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGMicrosoftLoginPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGMicrosoftLoginPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGMicrosoftLoginChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGMicrosoftLoginChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMicrosoftLoginChangePolicyDetails *)instance;
+ (DBTEAMLOGMicrosoftLoginChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Sign-in with Microsoft was enabled or disabled for the team.
@interface DBTEAMLOGMicrosoftLoginChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMicrosoftLoginChangePolicyType` from and to JSON.
@interface DBTEAMLOGMicrosoftLoginChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMicrosoftLoginChangePolicyType *)instance;
+ (DBTEAMLOGMicrosoftLoginChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMicrosoftLoginPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMicrosoftLoginPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGMicrosoftLoginPolicyDefault_,
    /// Members can't sign in with Microsoft.
    DBTEAMLOGMicrosoftLoginPolicyDisabled,
    /// Members can sign in with Microsoft.
    DBTEAMLOGMicrosoftLoginPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMicrosoftLoginPolicyOther,
};

/// The policy for sign-in with Microsoft.
@interface DBTEAMLOGMicrosoftLoginPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMicrosoftLoginPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMicrosoftLoginPolicy` from and to JSON.
@interface DBTEAMLOGMicrosoftLoginPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMicrosoftLoginPolicy *)instance;
+ (DBTEAMLOGMicrosoftLoginPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the Microsoft Office add-in was enabled or disabled.
@interface DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMicrosoftOfficeAddinPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGMicrosoftOfficeAddinPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMicrosoftOfficeAddinPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGMicrosoftOfficeAddinPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGMicrosoftOfficeAddinPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails *)instance;
+ (DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The Microsoft Office add-in was enabled or disabled.
@interface DBTEAMLOGMicrosoftOfficeAddinChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMicrosoftOfficeAddinChangePolicyType` from and to JSON.
@interface DBTEAMLOGMicrosoftOfficeAddinChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMicrosoftOfficeAddinChangePolicyType *)instance;
+ (DBTEAMLOGMicrosoftOfficeAddinChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMicrosoftOfficeAddinPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMicrosoftOfficeAddinPolicyTag) {
    /// Members can't use the add-in.
    DBTEAMLOGMicrosoftOfficeAddinPolicyDisabled,
    /// Members can use the add-in.
    DBTEAMLOGMicrosoftOfficeAddinPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMicrosoftOfficeAddinPolicyOther,
};

/// The policy for the Microsoft Office add-in.
@interface DBTEAMLOGMicrosoftOfficeAddinPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMicrosoftOfficeAddinPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMicrosoftOfficeAddinPolicy` from and to JSON.
@interface DBTEAMLOGMicrosoftOfficeAddinPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMicrosoftOfficeAddinPolicy *)instance;
+ (DBTEAMLOGMicrosoftOfficeAddinPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A placeholder for details that couldn't be retrieved.
@interface DBTEAMLOGMissingDetails : DBStoneObject
/// The data that could be retrieved, as text.
@property (nonatomic, readonly, copy, nullable) NSString *sourceEventFields;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSourceEventFields:(nullable NSString *)sourceEventFields;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMissingDetails` from and to JSON.
@interface DBTEAMLOGMissingDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMissingDetails *)instance;
+ (DBTEAMLOGMissingDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A mobile device that a user has linked.
@interface DBTEAMLOGMobileDeviceSessionLogInfo : DBTEAMLOGDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBTEAMLOGMobileSessionLogInfo *sessionInfo;
/// The name of the device.
@property (nonatomic, readonly, copy) NSString *deviceName;
/// The type of the device.
@property (nonatomic, readonly) DBTEAMMobileClientPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The last carrier that the device used.
@property (nonatomic, readonly, copy, nullable) NSString *lastCarrier;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDeviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGMobileSessionLogInfo *)sessionInfo
    clientVersion:(nullable NSString *)clientVersion
    osVersion:(nullable NSString *)osVersion
    lastCarrier:(nullable NSString *)lastCarrier;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDeviceName:(NSString *)deviceName clientType:(DBTEAMMobileClientPlatform *)clientType;
@end

/// Converts `DBTEAMLOGMobileDeviceSessionLogInfo` from and to JSON.
@interface DBTEAMLOGMobileDeviceSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMobileDeviceSessionLogInfo *)instance;
+ (DBTEAMLOGMobileDeviceSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A session on a mobile device.
@interface DBTEAMLOGMobileSessionLogInfo : DBTEAMLOGSessionLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(nullable NSString *)sessionId;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMobileSessionLogInfo` from and to JSON.
@interface DBTEAMLOGMobileSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMobileSessionLogInfo *)instance;
+ (DBTEAMLOGMobileSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMultiTeamIdentityPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMultiTeamIdentityPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGMultiTeamIdentityPolicyDefault_,
    /// Multi-team identities are disabled.
    DBTEAMLOGMultiTeamIdentityPolicyDisabled,
    /// Multi-team identities are enabled.
    DBTEAMLOGMultiTeamIdentityPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMultiTeamIdentityPolicyOther,
};

/// The policy for identities that belong to several teams.
@interface DBTEAMLOGMultiTeamIdentityPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMultiTeamIdentityPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMultiTeamIdentityPolicy` from and to JSON.
@interface DBTEAMLOGMultiTeamIdentityPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMultiTeamIdentityPolicy *)instance;
+ (DBTEAMLOGMultiTeamIdentityPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for multi-team identities was changed.
@interface DBTEAMLOGMultiTeamIdentityPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMultiTeamIdentityPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGMultiTeamIdentityPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMultiTeamIdentityPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGMultiTeamIdentityPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGMultiTeamIdentityPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGMultiTeamIdentityPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGMultiTeamIdentityPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMultiTeamIdentityPolicyChangedDetails *)instance;
+ (DBTEAMLOGMultiTeamIdentityPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for multi-team identities was changed.
@interface DBTEAMLOGMultiTeamIdentityPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMultiTeamIdentityPolicyChangedType` from and to JSON.
@interface DBTEAMLOGMultiTeamIdentityPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMultiTeamIdentityPolicyChangedType *)instance;
+ (DBTEAMLOGMultiTeamIdentityPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
