// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGCertificate, DBTEAMLOGFailureDetailsLogInfo, DBTEAMLOGSsoAddCertDetails, DBTEAMLOGSsoAddCertType,
    DBTEAMLOGSsoAddLoginUrlDetails, DBTEAMLOGSsoAddLoginUrlType, DBTEAMLOGSsoAddLogoutUrlDetails,
    DBTEAMLOGSsoAddLogoutUrlType, DBTEAMLOGSsoChangeCertDetails, DBTEAMLOGSsoChangeCertType,
    DBTEAMLOGSsoChangeLoginUrlDetails, DBTEAMLOGSsoChangeLoginUrlType, DBTEAMLOGSsoChangeLogoutUrlDetails,
    DBTEAMLOGSsoChangeLogoutUrlType, DBTEAMLOGSsoChangePolicyDetails, DBTEAMLOGSsoChangePolicyType,
    DBTEAMLOGSsoChangeSamlIdentityModeDetails, DBTEAMLOGSsoChangeSamlIdentityModeType, DBTEAMLOGSsoErrorDetails,
    DBTEAMLOGSsoErrorType, DBTEAMLOGSsoRemoveCertDetails, DBTEAMLOGSsoRemoveCertType, DBTEAMLOGSsoRemoveLoginUrlDetails,
    DBTEAMLOGSsoRemoveLoginUrlType, DBTEAMLOGSsoRemoveLogoutUrlDetails, DBTEAMLOGSsoRemoveLogoutUrlType,
    DBTEAMPOLICIESSsoPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Sso`.
@interface DBTEAMLOGEventDetails (Sso)
/// Details of an event in which a sign-in with single sign-on (SSO) failed. Has a value only if `isSsoErrorDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoErrorDetails *ssoErrorDetails;

/// Details of an event in which an X.509 certificate was added for single sign-on (SSO). Has a value only if
/// `isSsoAddCertDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoAddCertDetails *ssoAddCertDetails;

/// Details of an event in which a sign-in URL was added for single sign-on (SSO). Has a value only if
/// `isSsoAddLoginUrlDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoAddLoginUrlDetails *ssoAddLoginUrlDetails;

/// Details of an event in which a sign-out URL was added for single sign-on (SSO). Has a value only if
/// `isSsoAddLogoutUrlDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoAddLogoutUrlDetails *ssoAddLogoutUrlDetails;

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was changed. Has a value only if
/// `isSsoChangeCertDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeCertDetails *ssoChangeCertDetails;

/// Details of an event in which the sign-in URL for single sign-on (SSO) was changed. Has a value only if
/// `isSsoChangeLoginUrlDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeLoginUrlDetails *ssoChangeLoginUrlDetails;

/// Details of an event in which the sign-out URL for single sign-on (SSO) was changed. Has a value only if
/// `isSsoChangeLogoutUrlDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeLogoutUrlDetails *ssoChangeLogoutUrlDetails;

/// Details of an event in which the SAML identity mode for single sign-on (SSO) was changed. Has a value only if
/// `isSsoChangeSamlIdentityModeDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeSamlIdentityModeDetails *ssoChangeSamlIdentityModeDetails;

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was removed. Has a value only if
/// `isSsoRemoveCertDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoRemoveCertDetails *ssoRemoveCertDetails;

/// Details of an event in which the sign-in URL for single sign-on (SSO) was removed. Has a value only if
/// `isSsoRemoveLoginUrlDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoRemoveLoginUrlDetails *ssoRemoveLoginUrlDetails;

/// Details of an event in which the sign-out URL for single sign-on (SSO) was removed. Has a value only if
/// `isSsoRemoveLogoutUrlDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoRemoveLogoutUrlDetails *ssoRemoveLogoutUrlDetails;

/// Details of an event in which the team's single sign-on (SSO) policy was changed. Has a value only if
/// `isSsoChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangePolicyDetails *ssoChangePolicyDetails;

/// Creates an object with the tag `sso_error_details`.
- (instancetype)initWithSsoErrorDetails:(DBTEAMLOGSsoErrorDetails *)ssoErrorDetails;
/// Creates an object with the tag `sso_add_cert_details`.
- (instancetype)initWithSsoAddCertDetails:(DBTEAMLOGSsoAddCertDetails *)ssoAddCertDetails;
/// Creates an object with the tag `sso_add_login_url_details`.
- (instancetype)initWithSsoAddLoginUrlDetails:(DBTEAMLOGSsoAddLoginUrlDetails *)ssoAddLoginUrlDetails;
/// Creates an object with the tag `sso_add_logout_url_details`.
- (instancetype)initWithSsoAddLogoutUrlDetails:(DBTEAMLOGSsoAddLogoutUrlDetails *)ssoAddLogoutUrlDetails;
/// Creates an object with the tag `sso_change_cert_details`.
- (instancetype)initWithSsoChangeCertDetails:(DBTEAMLOGSsoChangeCertDetails *)ssoChangeCertDetails;
/// Creates an object with the tag `sso_change_login_url_details`.
- (instancetype)initWithSsoChangeLoginUrlDetails:(DBTEAMLOGSsoChangeLoginUrlDetails *)ssoChangeLoginUrlDetails;
/// Creates an object with the tag `sso_change_logout_url_details`.
- (instancetype)initWithSsoChangeLogoutUrlDetails:(DBTEAMLOGSsoChangeLogoutUrlDetails *)ssoChangeLogoutUrlDetails;

/// Creates an object with the tag `sso_change_saml_identity_mode_details`.
- (instancetype)
    initWithSsoChangeSamlIdentityModeDetails:(DBTEAMLOGSsoChangeSamlIdentityModeDetails *)ssoChangeSamlIdentityModeDetails;

/// Creates an object with the tag `sso_remove_cert_details`.
- (instancetype)initWithSsoRemoveCertDetails:(DBTEAMLOGSsoRemoveCertDetails *)ssoRemoveCertDetails;
/// Creates an object with the tag `sso_remove_login_url_details`.
- (instancetype)initWithSsoRemoveLoginUrlDetails:(DBTEAMLOGSsoRemoveLoginUrlDetails *)ssoRemoveLoginUrlDetails;
/// Creates an object with the tag `sso_remove_logout_url_details`.
- (instancetype)initWithSsoRemoveLogoutUrlDetails:(DBTEAMLOGSsoRemoveLogoutUrlDetails *)ssoRemoveLogoutUrlDetails;
/// Creates an object with the tag `sso_change_policy_details`.
- (instancetype)initWithSsoChangePolicyDetails:(DBTEAMLOGSsoChangePolicyDetails *)ssoChangePolicyDetails;
/// Returns whether the tag is `sso_error_details`.
- (BOOL)isSsoErrorDetails;
/// Returns whether the tag is `sso_add_cert_details`.
- (BOOL)isSsoAddCertDetails;
/// Returns whether the tag is `sso_add_login_url_details`.
- (BOOL)isSsoAddLoginUrlDetails;
/// Returns whether the tag is `sso_add_logout_url_details`.
- (BOOL)isSsoAddLogoutUrlDetails;
/// Returns whether the tag is `sso_change_cert_details`.
- (BOOL)isSsoChangeCertDetails;
/// Returns whether the tag is `sso_change_login_url_details`.
- (BOOL)isSsoChangeLoginUrlDetails;
/// Returns whether the tag is `sso_change_logout_url_details`.
- (BOOL)isSsoChangeLogoutUrlDetails;
/// Returns whether the tag is `sso_change_saml_identity_mode_details`.
- (BOOL)isSsoChangeSamlIdentityModeDetails;
/// Returns whether the tag is `sso_remove_cert_details`.
- (BOOL)isSsoRemoveCertDetails;
/// Returns whether the tag is `sso_remove_login_url_details`.
- (BOOL)isSsoRemoveLoginUrlDetails;
/// Returns whether the tag is `sso_remove_logout_url_details`.
- (BOOL)isSsoRemoveLogoutUrlDetails;
/// Returns whether the tag is `sso_change_policy_details`.
- (BOOL)isSsoChangePolicyDetails;
@end

/// The members whose names start with `Sso`.
@interface DBTEAMLOGEventType (Sso)
/// A sign-in with single sign-on (SSO) failed. Replaced by `loginFail`. Has a value only if `isSsoError` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoErrorType *ssoError;
/// An X.509 certificate was added for single sign-on (SSO). Has a value only if `isSsoAddCert` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoAddCertType *ssoAddCert;
/// A sign-in URL was added for single sign-on (SSO). Has a value only if `isSsoAddLoginUrl` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoAddLoginUrlType *ssoAddLoginUrl;
/// A sign-out URL was added for single sign-on (SSO). Has a value only if `isSsoAddLogoutUrl` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoAddLogoutUrlType *ssoAddLogoutUrl;
/// The X.509 certificate for single sign-on (SSO) was changed. Has a value only if `isSsoChangeCert` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeCertType *ssoChangeCert;
/// The sign-in URL for single sign-on (SSO) was changed. Has a value only if `isSsoChangeLoginUrl` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeLoginUrlType *ssoChangeLoginUrl;
/// The sign-out URL for single sign-on (SSO) was changed. Has a value only if `isSsoChangeLogoutUrl` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeLogoutUrlType *ssoChangeLogoutUrl;

/// The SAML identity mode for single sign-on (SSO) was changed. Has a value only if `isSsoChangeSamlIdentityMode`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangeSamlIdentityModeType *ssoChangeSamlIdentityMode;

/// The X.509 certificate for single sign-on (SSO) was removed. Has a value only if `isSsoRemoveCert` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoRemoveCertType *ssoRemoveCert;
/// The sign-in URL for single sign-on (SSO) was removed. Has a value only if `isSsoRemoveLoginUrl` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoRemoveLoginUrlType *ssoRemoveLoginUrl;
/// The sign-out URL for single sign-on (SSO) was removed. Has a value only if `isSsoRemoveLogoutUrl` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoRemoveLogoutUrlType *ssoRemoveLogoutUrl;
/// The team's single sign-on (SSO) policy was changed. Has a value only if `isSsoChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSsoChangePolicyType *ssoChangePolicy;
/// Creates an object with the tag `sso_error`.
- (instancetype)initWithSsoError:(DBTEAMLOGSsoErrorType *)ssoError;
/// Creates an object with the tag `sso_add_cert`.
- (instancetype)initWithSsoAddCert:(DBTEAMLOGSsoAddCertType *)ssoAddCert;
/// Creates an object with the tag `sso_add_login_url`.
- (instancetype)initWithSsoAddLoginUrl:(DBTEAMLOGSsoAddLoginUrlType *)ssoAddLoginUrl;
/// Creates an object with the tag `sso_add_logout_url`.
- (instancetype)initWithSsoAddLogoutUrl:(DBTEAMLOGSsoAddLogoutUrlType *)ssoAddLogoutUrl;
/// Creates an object with the tag `sso_change_cert`.
- (instancetype)initWithSsoChangeCert:(DBTEAMLOGSsoChangeCertType *)ssoChangeCert;
/// Creates an object with the tag `sso_change_login_url`.
- (instancetype)initWithSsoChangeLoginUrl:(DBTEAMLOGSsoChangeLoginUrlType *)ssoChangeLoginUrl;
/// Creates an object with the tag `sso_change_logout_url`.
- (instancetype)initWithSsoChangeLogoutUrl:(DBTEAMLOGSsoChangeLogoutUrlType *)ssoChangeLogoutUrl;
/// Creates an object with the tag `sso_change_saml_identity_mode`.
- (instancetype)initWithSsoChangeSamlIdentityMode:(DBTEAMLOGSsoChangeSamlIdentityModeType *)ssoChangeSamlIdentityMode;
/// Creates an object with the tag `sso_remove_cert`.
- (instancetype)initWithSsoRemoveCert:(DBTEAMLOGSsoRemoveCertType *)ssoRemoveCert;
/// Creates an object with the tag `sso_remove_login_url`.
- (instancetype)initWithSsoRemoveLoginUrl:(DBTEAMLOGSsoRemoveLoginUrlType *)ssoRemoveLoginUrl;
/// Creates an object with the tag `sso_remove_logout_url`.
- (instancetype)initWithSsoRemoveLogoutUrl:(DBTEAMLOGSsoRemoveLogoutUrlType *)ssoRemoveLogoutUrl;
/// Creates an object with the tag `sso_change_policy`.
- (instancetype)initWithSsoChangePolicy:(DBTEAMLOGSsoChangePolicyType *)ssoChangePolicy;
/// Returns whether the tag is `sso_error`.
- (BOOL)isSsoError;
/// Returns whether the tag is `sso_add_cert`.
- (BOOL)isSsoAddCert;
/// Returns whether the tag is `sso_add_login_url`.
- (BOOL)isSsoAddLoginUrl;
/// Returns whether the tag is `sso_add_logout_url`.
- (BOOL)isSsoAddLogoutUrl;
/// Returns whether the tag is `sso_change_cert`.
- (BOOL)isSsoChangeCert;
/// Returns whether the tag is `sso_change_login_url`.
- (BOOL)isSsoChangeLoginUrl;
/// Returns whether the tag is `sso_change_logout_url`.
- (BOOL)isSsoChangeLogoutUrl;
/// Returns whether the tag is `sso_change_saml_identity_mode`.
- (BOOL)isSsoChangeSamlIdentityMode;
/// Returns whether the tag is `sso_remove_cert`.
- (BOOL)isSsoRemoveCert;
/// Returns whether the tag is `sso_remove_login_url`.
- (BOOL)isSsoRemoveLoginUrl;
/// Returns whether the tag is `sso_remove_logout_url`.
- (BOOL)isSsoRemoveLogoutUrl;
/// Returns whether the tag is `sso_change_policy`.
- (BOOL)isSsoChangePolicy;
@end

/// The members whose names start with `Sso`.
@interface DBTEAMLOGEventTypeArg (Sso)
/// Creates an object with the tag `sso_error`.
- (instancetype)initWithSsoError;
/// Creates an object with the tag `sso_add_cert`.
- (instancetype)initWithSsoAddCert;
/// Creates an object with the tag `sso_add_login_url`.
- (instancetype)initWithSsoAddLoginUrl;
/// Creates an object with the tag `sso_add_logout_url`.
- (instancetype)initWithSsoAddLogoutUrl;
/// Creates an object with the tag `sso_change_cert`.
- (instancetype)initWithSsoChangeCert;
/// Creates an object with the tag `sso_change_login_url`.
- (instancetype)initWithSsoChangeLoginUrl;
/// Creates an object with the tag `sso_change_logout_url`.
- (instancetype)initWithSsoChangeLogoutUrl;
/// Creates an object with the tag `sso_change_saml_identity_mode`.
- (instancetype)initWithSsoChangeSamlIdentityMode;
/// Creates an object with the tag `sso_remove_cert`.
- (instancetype)initWithSsoRemoveCert;
/// Creates an object with the tag `sso_remove_login_url`.
- (instancetype)initWithSsoRemoveLoginUrl;
/// Creates an object with the tag `sso_remove_logout_url`.
- (instancetype)initWithSsoRemoveLogoutUrl;
/// Creates an object with the tag `sso_change_policy`.
- (instancetype)initWithSsoChangePolicy;
/// Returns whether the tag is `sso_error`.
- (BOOL)isSsoError;
/// Returns whether the tag is `sso_add_cert`.
- (BOOL)isSsoAddCert;
/// Returns whether the tag is `sso_add_login_url`.
- (BOOL)isSsoAddLoginUrl;
/// Returns whether the tag is `sso_add_logout_url`.
- (BOOL)isSsoAddLogoutUrl;
/// Returns whether the tag is `sso_change_cert`.
- (BOOL)isSsoChangeCert;
/// Returns whether the tag is `sso_change_login_url`.
- (BOOL)isSsoChangeLoginUrl;
/// Returns whether the tag is `sso_change_logout_url`.
- (BOOL)isSsoChangeLogoutUrl;
/// Returns whether the tag is `sso_change_saml_identity_mode`.
- (BOOL)isSsoChangeSamlIdentityMode;
/// Returns whether the tag is `sso_remove_cert`.
- (BOOL)isSsoRemoveCert;
/// Returns whether the tag is `sso_remove_login_url`.
- (BOOL)isSsoRemoveLoginUrl;
/// Returns whether the tag is `sso_remove_logout_url`.
- (BOOL)isSsoRemoveLogoutUrl;
/// Returns whether the tag is `sso_change_policy`.
- (BOOL)isSsoChangePolicy;
@end

/// Details of an event in which an X.509 certificate was added for single sign-on (SSO).
@interface DBTEAMLOGSsoAddCertDetails : DBStoneObject
/// The certificate.
@property (nonatomic, readonly) DBTEAMLOGCertificate *certificateDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCertificateDetails:(DBTEAMLOGCertificate *)certificateDetails;
@end

/// Converts `DBTEAMLOGSsoAddCertDetails` from and to JSON.
@interface DBTEAMLOGSsoAddCertDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoAddCertDetails *)instance;
+ (DBTEAMLOGSsoAddCertDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An X.509 certificate was added for single sign-on (SSO).
@interface DBTEAMLOGSsoAddCertType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoAddCertType` from and to JSON.
@interface DBTEAMLOGSsoAddCertTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoAddCertType *)instance;
+ (DBTEAMLOGSsoAddCertType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a sign-in URL was added for single sign-on (SSO).
@interface DBTEAMLOGSsoAddLoginUrlDetails : DBStoneObject
/// The sign-in URL after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGSsoAddLoginUrlDetails` from and to JSON.
@interface DBTEAMLOGSsoAddLoginUrlDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoAddLoginUrlDetails *)instance;
+ (DBTEAMLOGSsoAddLoginUrlDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A sign-in URL was added for single sign-on (SSO).
@interface DBTEAMLOGSsoAddLoginUrlType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoAddLoginUrlType` from and to JSON.
@interface DBTEAMLOGSsoAddLoginUrlTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoAddLoginUrlType *)instance;
+ (DBTEAMLOGSsoAddLoginUrlType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a sign-out URL was added for single sign-on (SSO).
@interface DBTEAMLOGSsoAddLogoutUrlDetails : DBStoneObject
/// The sign-out URL after the change.
@property (nonatomic, readonly, copy, nullable) NSString *dNewValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable NSString *)dNewValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSsoAddLogoutUrlDetails` from and to JSON.
@interface DBTEAMLOGSsoAddLogoutUrlDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoAddLogoutUrlDetails *)instance;
+ (DBTEAMLOGSsoAddLogoutUrlDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A sign-out URL was added for single sign-on (SSO).
@interface DBTEAMLOGSsoAddLogoutUrlType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoAddLogoutUrlType` from and to JSON.
@interface DBTEAMLOGSsoAddLogoutUrlTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoAddLogoutUrlType *)instance;
+ (DBTEAMLOGSsoAddLogoutUrlType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeCertDetails : DBStoneObject
/// The certificate before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGCertificate *previousCertificateDetails;
/// The certificate after the change.
@property (nonatomic, readonly) DBTEAMLOGCertificate *dNewCertificateDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewCertificateDetails:(DBTEAMLOGCertificate *)dNewCertificateDetails
    previousCertificateDetails:(nullable DBTEAMLOGCertificate *)previousCertificateDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewCertificateDetails:(DBTEAMLOGCertificate *)dNewCertificateDetails;
@end

/// Converts `DBTEAMLOGSsoChangeCertDetails` from and to JSON.
@interface DBTEAMLOGSsoChangeCertDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeCertDetails *)instance;
+ (DBTEAMLOGSsoChangeCertDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The X.509 certificate for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeCertType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoChangeCertType` from and to JSON.
@interface DBTEAMLOGSsoChangeCertTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeCertType *)instance;
+ (DBTEAMLOGSsoChangeCertType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the sign-in URL for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeLoginUrlDetails : DBStoneObject
/// The sign-in URL before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The sign-in URL after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue dNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGSsoChangeLoginUrlDetails` from and to JSON.
@interface DBTEAMLOGSsoChangeLoginUrlDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeLoginUrlDetails *)instance;
+ (DBTEAMLOGSsoChangeLoginUrlDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sign-in URL for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeLoginUrlType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoChangeLoginUrlType` from and to JSON.
@interface DBTEAMLOGSsoChangeLoginUrlTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeLoginUrlType *)instance;
+ (DBTEAMLOGSsoChangeLoginUrlType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the sign-out URL for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeLogoutUrlDetails : DBStoneObject
/// The sign-out URL before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *previousValue;
/// The sign-out URL after the change.
@property (nonatomic, readonly, copy, nullable) NSString *dNewValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSString *)previousValue dNewValue:(nullable NSString *)dNewValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSsoChangeLogoutUrlDetails` from and to JSON.
@interface DBTEAMLOGSsoChangeLogoutUrlDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeLogoutUrlDetails *)instance;
+ (DBTEAMLOGSsoChangeLogoutUrlDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sign-out URL for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeLogoutUrlType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoChangeLogoutUrlType` from and to JSON.
@interface DBTEAMLOGSsoChangeLogoutUrlTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeLogoutUrlType *)instance;
+ (DBTEAMLOGSsoChangeLogoutUrlType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's single sign-on (SSO) policy was changed.
@interface DBTEAMLOGSsoChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESSsoPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESSsoPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESSsoPolicy *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESSsoPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESSsoPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSsoChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGSsoChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangePolicyDetails *)instance;
+ (DBTEAMLOGSsoChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's single sign-on (SSO) policy was changed.
@interface DBTEAMLOGSsoChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoChangePolicyType` from and to JSON.
@interface DBTEAMLOGSsoChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangePolicyType *)instance;
+ (DBTEAMLOGSsoChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the SAML identity mode for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeSamlIdentityModeDetails : DBStoneObject
/// The SAML identity mode before the change.
@property (nonatomic, readonly) NSNumber *previousValue;
/// The SAML identity mode after the change.
@property (nonatomic, readonly) NSNumber *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSNumber *)previousValue dNewValue:(NSNumber *)dNewValue;
@end

/// Converts `DBTEAMLOGSsoChangeSamlIdentityModeDetails` from and to JSON.
@interface DBTEAMLOGSsoChangeSamlIdentityModeDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeSamlIdentityModeDetails *)instance;
+ (DBTEAMLOGSsoChangeSamlIdentityModeDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The SAML identity mode for single sign-on (SSO) was changed.
@interface DBTEAMLOGSsoChangeSamlIdentityModeType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoChangeSamlIdentityModeType` from and to JSON.
@interface DBTEAMLOGSsoChangeSamlIdentityModeTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoChangeSamlIdentityModeType *)instance;
+ (DBTEAMLOGSsoChangeSamlIdentityModeType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a sign-in with single sign-on (SSO) failed.
@interface DBTEAMLOGSsoErrorDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMLOGFailureDetailsLogInfo *errorDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithErrorDetails:(DBTEAMLOGFailureDetailsLogInfo *)errorDetails;
@end

/// Converts `DBTEAMLOGSsoErrorDetails` from and to JSON.
@interface DBTEAMLOGSsoErrorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoErrorDetails *)instance;
+ (DBTEAMLOGSsoErrorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A sign-in with single sign-on (SSO) failed. Replaced by `loginFail`.
@interface DBTEAMLOGSsoErrorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoErrorType` from and to JSON.
@interface DBTEAMLOGSsoErrorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoErrorType *)instance;
+ (DBTEAMLOGSsoErrorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was removed.
@interface DBTEAMLOGSsoRemoveCertDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSsoRemoveCertDetails` from and to JSON.
@interface DBTEAMLOGSsoRemoveCertDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoRemoveCertDetails *)instance;
+ (DBTEAMLOGSsoRemoveCertDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The X.509 certificate for single sign-on (SSO) was removed.
@interface DBTEAMLOGSsoRemoveCertType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoRemoveCertType` from and to JSON.
@interface DBTEAMLOGSsoRemoveCertTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoRemoveCertType *)instance;
+ (DBTEAMLOGSsoRemoveCertType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the sign-in URL for single sign-on (SSO) was removed.
@interface DBTEAMLOGSsoRemoveLoginUrlDetails : DBStoneObject
/// The sign-in URL before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGSsoRemoveLoginUrlDetails` from and to JSON.
@interface DBTEAMLOGSsoRemoveLoginUrlDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoRemoveLoginUrlDetails *)instance;
+ (DBTEAMLOGSsoRemoveLoginUrlDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sign-in URL for single sign-on (SSO) was removed.
@interface DBTEAMLOGSsoRemoveLoginUrlType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoRemoveLoginUrlType` from and to JSON.
@interface DBTEAMLOGSsoRemoveLoginUrlTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoRemoveLoginUrlType *)instance;
+ (DBTEAMLOGSsoRemoveLoginUrlType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the sign-out URL for single sign-on (SSO) was removed.
@interface DBTEAMLOGSsoRemoveLogoutUrlDetails : DBStoneObject
/// The sign-out URL before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGSsoRemoveLogoutUrlDetails` from and to JSON.
@interface DBTEAMLOGSsoRemoveLogoutUrlDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoRemoveLogoutUrlDetails *)instance;
+ (DBTEAMLOGSsoRemoveLogoutUrlDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sign-out URL for single sign-on (SSO) was removed.
@interface DBTEAMLOGSsoRemoveLogoutUrlType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSsoRemoveLogoutUrlType` from and to JSON.
@interface DBTEAMLOGSsoRemoveLogoutUrlTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSsoRemoveLogoutUrlType *)instance;
+ (DBTEAMLOGSsoRemoveLogoutUrlType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
