// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogCertificate, DBXTeamLogEventDetailsSsoAddCertDetails, DBXTeamLogEventDetailsSsoAddLoginUrlDetails,
    DBXTeamLogEventDetailsSsoAddLogoutUrlDetails, DBXTeamLogEventDetailsSsoChangeCertDetails,
    DBXTeamLogEventDetailsSsoChangeLoginUrlDetails, DBXTeamLogEventDetailsSsoChangeLogoutUrlDetails,
    DBXTeamLogEventDetailsSsoChangePolicyDetails, DBXTeamLogEventDetailsSsoChangeSamlIdentityModeDetails,
    DBXTeamLogEventDetailsSsoErrorDetails, DBXTeamLogEventDetailsSsoRemoveCertDetails,
    DBXTeamLogEventDetailsSsoRemoveLoginUrlDetails, DBXTeamLogEventDetailsSsoRemoveLogoutUrlDetails,
    DBXTeamLogEventTypeArgSsoAddCert, DBXTeamLogEventTypeArgSsoAddLoginUrl, DBXTeamLogEventTypeArgSsoAddLogoutUrl,
    DBXTeamLogEventTypeArgSsoChangeCert, DBXTeamLogEventTypeArgSsoChangeLoginUrl,
    DBXTeamLogEventTypeArgSsoChangeLogoutUrl, DBXTeamLogEventTypeArgSsoChangePolicy,
    DBXTeamLogEventTypeArgSsoChangeSamlIdentityMode, DBXTeamLogEventTypeArgSsoError,
    DBXTeamLogEventTypeArgSsoRemoveCert, DBXTeamLogEventTypeArgSsoRemoveLoginUrl,
    DBXTeamLogEventTypeArgSsoRemoveLogoutUrl, DBXTeamLogEventTypeSsoAddCert, DBXTeamLogEventTypeSsoAddLoginUrl,
    DBXTeamLogEventTypeSsoAddLogoutUrl, DBXTeamLogEventTypeSsoChangeCert, DBXTeamLogEventTypeSsoChangeLoginUrl,
    DBXTeamLogEventTypeSsoChangeLogoutUrl, DBXTeamLogEventTypeSsoChangePolicy,
    DBXTeamLogEventTypeSsoChangeSamlIdentityMode, DBXTeamLogEventTypeSsoError, DBXTeamLogEventTypeSsoRemoveCert,
    DBXTeamLogEventTypeSsoRemoveLoginUrl, DBXTeamLogEventTypeSsoRemoveLogoutUrl, DBXTeamLogFailureDetailsLogInfo,
    DBXTeamLogSsoAddCertDetails, DBXTeamLogSsoAddCertType, DBXTeamLogSsoAddLoginUrlDetails,
    DBXTeamLogSsoAddLoginUrlType, DBXTeamLogSsoAddLogoutUrlDetails, DBXTeamLogSsoAddLogoutUrlType,
    DBXTeamLogSsoChangeCertDetails, DBXTeamLogSsoChangeCertType, DBXTeamLogSsoChangeLoginUrlDetails,
    DBXTeamLogSsoChangeLoginUrlType, DBXTeamLogSsoChangeLogoutUrlDetails, DBXTeamLogSsoChangeLogoutUrlType,
    DBXTeamLogSsoChangePolicyDetails, DBXTeamLogSsoChangePolicyType, DBXTeamLogSsoChangeSamlIdentityModeDetails,
    DBXTeamLogSsoChangeSamlIdentityModeType, DBXTeamLogSsoErrorDetails, DBXTeamLogSsoErrorType,
    DBXTeamLogSsoRemoveCertDetails, DBXTeamLogSsoRemoveCertType, DBXTeamLogSsoRemoveLoginUrlDetails,
    DBXTeamLogSsoRemoveLoginUrlType, DBXTeamLogSsoRemoveLogoutUrlDetails, DBXTeamLogSsoRemoveLogoutUrlType,
    DBXTeamPoliciesSsoPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SsoMembers)
/// The object if its tag is `sso_error_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoErrorDetails *asSsoErrorDetails;
/// The object if its tag is `sso_add_cert_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoAddCertDetails *asSsoAddCertDetails;
/// The object if its tag is `sso_add_login_url_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoAddLoginUrlDetails *asSsoAddLoginUrlDetails;
/// The object if its tag is `sso_add_logout_url_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoAddLogoutUrlDetails *asSsoAddLogoutUrlDetails;
/// The object if its tag is `sso_change_cert_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoChangeCertDetails *asSsoChangeCertDetails;
/// The object if its tag is `sso_change_login_url_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoChangeLoginUrlDetails *asSsoChangeLoginUrlDetails;
/// The object if its tag is `sso_change_logout_url_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoChangeLogoutUrlDetails *asSsoChangeLogoutUrlDetails;

/// The object if its tag is `sso_change_saml_identity_mode_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSsoChangeSamlIdentityModeDetails *asSsoChangeSamlIdentityModeDetails;

/// The object if its tag is `sso_remove_cert_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoRemoveCertDetails *asSsoRemoveCertDetails;
/// The object if its tag is `sso_remove_login_url_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoRemoveLoginUrlDetails *asSsoRemoveLoginUrlDetails;
/// The object if its tag is `sso_remove_logout_url_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoRemoveLogoutUrlDetails *asSsoRemoveLogoutUrlDetails;
/// The object if its tag is `sso_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSsoChangePolicyDetails *asSsoChangePolicyDetails;
@end

/// Details of an event in which a sign-in with single sign-on (SSO) failed.
@interface DBXTeamLogEventDetailsSsoErrorDetails : DBXTeamLogEventDetails
/// The value of `sso_error_details`.
@property (nonatomic, strong) DBXTeamLogSsoErrorDetails *ssoErrorDetails;
/// Creates an object with the tag `sso_error_details`.
- (instancetype)init:(DBXTeamLogSsoErrorDetails *)ssoErrorDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an X.509 certificate was added for single sign-on (SSO).
@interface DBXTeamLogEventDetailsSsoAddCertDetails : DBXTeamLogEventDetails
/// The value of `sso_add_cert_details`.
@property (nonatomic, strong) DBXTeamLogSsoAddCertDetails *ssoAddCertDetails;
/// Creates an object with the tag `sso_add_cert_details`.
- (instancetype)init:(DBXTeamLogSsoAddCertDetails *)ssoAddCertDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a sign-in URL was added for single sign-on (SSO).
@interface DBXTeamLogEventDetailsSsoAddLoginUrlDetails : DBXTeamLogEventDetails
/// The value of `sso_add_login_url_details`.
@property (nonatomic, strong) DBXTeamLogSsoAddLoginUrlDetails *ssoAddLoginUrlDetails;
/// Creates an object with the tag `sso_add_login_url_details`.
- (instancetype)init:(DBXTeamLogSsoAddLoginUrlDetails *)ssoAddLoginUrlDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a sign-out URL was added for single sign-on (SSO).
@interface DBXTeamLogEventDetailsSsoAddLogoutUrlDetails : DBXTeamLogEventDetails
/// The value of `sso_add_logout_url_details`.
@property (nonatomic, strong) DBXTeamLogSsoAddLogoutUrlDetails *ssoAddLogoutUrlDetails;
/// Creates an object with the tag `sso_add_logout_url_details`.
- (instancetype)init:(DBXTeamLogSsoAddLogoutUrlDetails *)ssoAddLogoutUrlDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was changed.
@interface DBXTeamLogEventDetailsSsoChangeCertDetails : DBXTeamLogEventDetails
/// The value of `sso_change_cert_details`.
@property (nonatomic, strong) DBXTeamLogSsoChangeCertDetails *ssoChangeCertDetails;
/// Creates an object with the tag `sso_change_cert_details`.
- (instancetype)init:(DBXTeamLogSsoChangeCertDetails *)ssoChangeCertDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-in URL for single sign-on (SSO) was changed.
@interface DBXTeamLogEventDetailsSsoChangeLoginUrlDetails : DBXTeamLogEventDetails
/// The value of `sso_change_login_url_details`.
@property (nonatomic, strong) DBXTeamLogSsoChangeLoginUrlDetails *ssoChangeLoginUrlDetails;
/// Creates an object with the tag `sso_change_login_url_details`.
- (instancetype)init:(DBXTeamLogSsoChangeLoginUrlDetails *)ssoChangeLoginUrlDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-out URL for single sign-on (SSO) was changed.
@interface DBXTeamLogEventDetailsSsoChangeLogoutUrlDetails : DBXTeamLogEventDetails
/// The value of `sso_change_logout_url_details`.
@property (nonatomic, strong) DBXTeamLogSsoChangeLogoutUrlDetails *ssoChangeLogoutUrlDetails;
/// Creates an object with the tag `sso_change_logout_url_details`.
- (instancetype)init:(DBXTeamLogSsoChangeLogoutUrlDetails *)ssoChangeLogoutUrlDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the SAML identity mode for single sign-on (SSO) was changed.
@interface DBXTeamLogEventDetailsSsoChangeSamlIdentityModeDetails : DBXTeamLogEventDetails
/// The value of `sso_change_saml_identity_mode_details`.
@property (nonatomic, strong) DBXTeamLogSsoChangeSamlIdentityModeDetails *ssoChangeSamlIdentityModeDetails;

/// Creates an object with the tag `sso_change_saml_identity_mode_details`.
- (instancetype)init:(DBXTeamLogSsoChangeSamlIdentityModeDetails *)ssoChangeSamlIdentityModeDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was removed.
@interface DBXTeamLogEventDetailsSsoRemoveCertDetails : DBXTeamLogEventDetails
/// The value of `sso_remove_cert_details`.
@property (nonatomic, strong) DBXTeamLogSsoRemoveCertDetails *ssoRemoveCertDetails;
/// Creates an object with the tag `sso_remove_cert_details`.
- (instancetype)init:(DBXTeamLogSsoRemoveCertDetails *)ssoRemoveCertDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-in URL for single sign-on (SSO) was removed.
@interface DBXTeamLogEventDetailsSsoRemoveLoginUrlDetails : DBXTeamLogEventDetails
/// The value of `sso_remove_login_url_details`.
@property (nonatomic, strong) DBXTeamLogSsoRemoveLoginUrlDetails *ssoRemoveLoginUrlDetails;
/// Creates an object with the tag `sso_remove_login_url_details`.
- (instancetype)init:(DBXTeamLogSsoRemoveLoginUrlDetails *)ssoRemoveLoginUrlDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-out URL for single sign-on (SSO) was removed.
@interface DBXTeamLogEventDetailsSsoRemoveLogoutUrlDetails : DBXTeamLogEventDetails
/// The value of `sso_remove_logout_url_details`.
@property (nonatomic, strong) DBXTeamLogSsoRemoveLogoutUrlDetails *ssoRemoveLogoutUrlDetails;
/// Creates an object with the tag `sso_remove_logout_url_details`.
- (instancetype)init:(DBXTeamLogSsoRemoveLogoutUrlDetails *)ssoRemoveLogoutUrlDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's single sign-on (SSO) policy was changed.
@interface DBXTeamLogEventDetailsSsoChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `sso_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogSsoChangePolicyDetails *ssoChangePolicyDetails;
/// Creates an object with the tag `sso_change_policy_details`.
- (instancetype)init:(DBXTeamLogSsoChangePolicyDetails *)ssoChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SsoMembers)
/// The object if its tag is `sso_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoError *asSsoError;
/// The object if its tag is `sso_add_cert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoAddCert *asSsoAddCert;
/// The object if its tag is `sso_add_login_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoAddLoginUrl *asSsoAddLoginUrl;
/// The object if its tag is `sso_add_logout_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoAddLogoutUrl *asSsoAddLogoutUrl;
/// The object if its tag is `sso_change_cert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoChangeCert *asSsoChangeCert;
/// The object if its tag is `sso_change_login_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoChangeLoginUrl *asSsoChangeLoginUrl;
/// The object if its tag is `sso_change_logout_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoChangeLogoutUrl *asSsoChangeLogoutUrl;
/// The object if its tag is `sso_change_saml_identity_mode`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoChangeSamlIdentityMode *asSsoChangeSamlIdentityMode;
/// The object if its tag is `sso_remove_cert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoRemoveCert *asSsoRemoveCert;
/// The object if its tag is `sso_remove_login_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoRemoveLoginUrl *asSsoRemoveLoginUrl;
/// The object if its tag is `sso_remove_logout_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoRemoveLogoutUrl *asSsoRemoveLogoutUrl;
/// The object if its tag is `sso_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSsoChangePolicy *asSsoChangePolicy;
@end

/// A sign-in with single sign-on (SSO) failed. Replaced by `loginFail`.
@interface DBXTeamLogEventTypeSsoError : DBXTeamLogEventType
/// The value of `sso_error`.
@property (nonatomic, strong) DBXTeamLogSsoErrorType *ssoError;
/// Creates an object with the tag `sso_error`.
- (instancetype)init:(DBXTeamLogSsoErrorType *)ssoError NS_DESIGNATED_INITIALIZER;
@end

/// An X.509 certificate was added for single sign-on (SSO).
@interface DBXTeamLogEventTypeSsoAddCert : DBXTeamLogEventType
/// The value of `sso_add_cert`.
@property (nonatomic, strong) DBXTeamLogSsoAddCertType *ssoAddCert;
/// Creates an object with the tag `sso_add_cert`.
- (instancetype)init:(DBXTeamLogSsoAddCertType *)ssoAddCert NS_DESIGNATED_INITIALIZER;
@end

/// A sign-in URL was added for single sign-on (SSO).
@interface DBXTeamLogEventTypeSsoAddLoginUrl : DBXTeamLogEventType
/// The value of `sso_add_login_url`.
@property (nonatomic, strong) DBXTeamLogSsoAddLoginUrlType *ssoAddLoginUrl;
/// Creates an object with the tag `sso_add_login_url`.
- (instancetype)init:(DBXTeamLogSsoAddLoginUrlType *)ssoAddLoginUrl NS_DESIGNATED_INITIALIZER;
@end

/// A sign-out URL was added for single sign-on (SSO).
@interface DBXTeamLogEventTypeSsoAddLogoutUrl : DBXTeamLogEventType
/// The value of `sso_add_logout_url`.
@property (nonatomic, strong) DBXTeamLogSsoAddLogoutUrlType *ssoAddLogoutUrl;
/// Creates an object with the tag `sso_add_logout_url`.
- (instancetype)init:(DBXTeamLogSsoAddLogoutUrlType *)ssoAddLogoutUrl NS_DESIGNATED_INITIALIZER;
@end

/// The X.509 certificate for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeSsoChangeCert : DBXTeamLogEventType
/// The value of `sso_change_cert`.
@property (nonatomic, strong) DBXTeamLogSsoChangeCertType *ssoChangeCert;
/// Creates an object with the tag `sso_change_cert`.
- (instancetype)init:(DBXTeamLogSsoChangeCertType *)ssoChangeCert NS_DESIGNATED_INITIALIZER;
@end

/// The sign-in URL for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeSsoChangeLoginUrl : DBXTeamLogEventType
/// The value of `sso_change_login_url`.
@property (nonatomic, strong) DBXTeamLogSsoChangeLoginUrlType *ssoChangeLoginUrl;
/// Creates an object with the tag `sso_change_login_url`.
- (instancetype)init:(DBXTeamLogSsoChangeLoginUrlType *)ssoChangeLoginUrl NS_DESIGNATED_INITIALIZER;
@end

/// The sign-out URL for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeSsoChangeLogoutUrl : DBXTeamLogEventType
/// The value of `sso_change_logout_url`.
@property (nonatomic, strong) DBXTeamLogSsoChangeLogoutUrlType *ssoChangeLogoutUrl;
/// Creates an object with the tag `sso_change_logout_url`.
- (instancetype)init:(DBXTeamLogSsoChangeLogoutUrlType *)ssoChangeLogoutUrl NS_DESIGNATED_INITIALIZER;
@end

/// The SAML identity mode for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeSsoChangeSamlIdentityMode : DBXTeamLogEventType
/// The value of `sso_change_saml_identity_mode`.
@property (nonatomic, strong) DBXTeamLogSsoChangeSamlIdentityModeType *ssoChangeSamlIdentityMode;
/// Creates an object with the tag `sso_change_saml_identity_mode`.
- (instancetype)init:(DBXTeamLogSsoChangeSamlIdentityModeType *)ssoChangeSamlIdentityMode NS_DESIGNATED_INITIALIZER;
@end

/// The X.509 certificate for single sign-on (SSO) was removed.
@interface DBXTeamLogEventTypeSsoRemoveCert : DBXTeamLogEventType
/// The value of `sso_remove_cert`.
@property (nonatomic, strong) DBXTeamLogSsoRemoveCertType *ssoRemoveCert;
/// Creates an object with the tag `sso_remove_cert`.
- (instancetype)init:(DBXTeamLogSsoRemoveCertType *)ssoRemoveCert NS_DESIGNATED_INITIALIZER;
@end

/// The sign-in URL for single sign-on (SSO) was removed.
@interface DBXTeamLogEventTypeSsoRemoveLoginUrl : DBXTeamLogEventType
/// The value of `sso_remove_login_url`.
@property (nonatomic, strong) DBXTeamLogSsoRemoveLoginUrlType *ssoRemoveLoginUrl;
/// Creates an object with the tag `sso_remove_login_url`.
- (instancetype)init:(DBXTeamLogSsoRemoveLoginUrlType *)ssoRemoveLoginUrl NS_DESIGNATED_INITIALIZER;
@end

/// The sign-out URL for single sign-on (SSO) was removed.
@interface DBXTeamLogEventTypeSsoRemoveLogoutUrl : DBXTeamLogEventType
/// The value of `sso_remove_logout_url`.
@property (nonatomic, strong) DBXTeamLogSsoRemoveLogoutUrlType *ssoRemoveLogoutUrl;
/// Creates an object with the tag `sso_remove_logout_url`.
- (instancetype)init:(DBXTeamLogSsoRemoveLogoutUrlType *)ssoRemoveLogoutUrl NS_DESIGNATED_INITIALIZER;
@end

/// The team's single sign-on (SSO) policy was changed.
@interface DBXTeamLogEventTypeSsoChangePolicy : DBXTeamLogEventType
/// The value of `sso_change_policy`.
@property (nonatomic, strong) DBXTeamLogSsoChangePolicyType *ssoChangePolicy;
/// Creates an object with the tag `sso_change_policy`.
- (instancetype)init:(DBXTeamLogSsoChangePolicyType *)ssoChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SsoMembers)
/// The object if its tag is `sso_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoError *asSsoError;
/// The object if its tag is `sso_add_cert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoAddCert *asSsoAddCert;
/// The object if its tag is `sso_add_login_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoAddLoginUrl *asSsoAddLoginUrl;
/// The object if its tag is `sso_add_logout_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoAddLogoutUrl *asSsoAddLogoutUrl;
/// The object if its tag is `sso_change_cert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoChangeCert *asSsoChangeCert;
/// The object if its tag is `sso_change_login_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoChangeLoginUrl *asSsoChangeLoginUrl;
/// The object if its tag is `sso_change_logout_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoChangeLogoutUrl *asSsoChangeLogoutUrl;
/// The object if its tag is `sso_change_saml_identity_mode`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoChangeSamlIdentityMode *asSsoChangeSamlIdentityMode;
/// The object if its tag is `sso_remove_cert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoRemoveCert *asSsoRemoveCert;
/// The object if its tag is `sso_remove_login_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoRemoveLoginUrl *asSsoRemoveLoginUrl;
/// The object if its tag is `sso_remove_logout_url`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoRemoveLogoutUrl *asSsoRemoveLogoutUrl;
/// The object if its tag is `sso_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSsoChangePolicy *asSsoChangePolicy;
@end

/// Events in which a sign-in with single sign-on (SSO) failed.
@interface DBXTeamLogEventTypeArgSsoError : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an X.509 certificate was added for single sign-on (SSO).
@interface DBXTeamLogEventTypeArgSsoAddCert : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_add_cert`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a sign-in URL was added for single sign-on (SSO).
@interface DBXTeamLogEventTypeArgSsoAddLoginUrl : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_add_login_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a sign-out URL was added for single sign-on (SSO).
@interface DBXTeamLogEventTypeArgSsoAddLogoutUrl : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_add_logout_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the X.509 certificate for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeArgSsoChangeCert : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_change_cert`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the sign-in URL for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeArgSsoChangeLoginUrl : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_change_login_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the sign-out URL for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeArgSsoChangeLogoutUrl : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_change_logout_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the SAML identity mode for single sign-on (SSO) was changed.
@interface DBXTeamLogEventTypeArgSsoChangeSamlIdentityMode : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_change_saml_identity_mode`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the X.509 certificate for single sign-on (SSO) was removed.
@interface DBXTeamLogEventTypeArgSsoRemoveCert : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_remove_cert`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the sign-in URL for single sign-on (SSO) was removed.
@interface DBXTeamLogEventTypeArgSsoRemoveLoginUrl : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_remove_login_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the sign-out URL for single sign-on (SSO) was removed.
@interface DBXTeamLogEventTypeArgSsoRemoveLogoutUrl : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_remove_logout_url`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's single sign-on (SSO) policy was changed.
@interface DBXTeamLogEventTypeArgSsoChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sso_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an X.509 certificate was added for single sign-on (SSO).
@interface DBXTeamLogSsoAddCertDetails : DBXObject
/// The certificate.
@property (nonatomic, readonly) DBXTeamLogCertificate *certificateDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCertificateDetails:(DBXTeamLogCertificate *)certificateDetails NS_DESIGNATED_INITIALIZER;
@end

/// An X.509 certificate was added for single sign-on (SSO).
@interface DBXTeamLogSsoAddCertType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a sign-in URL was added for single sign-on (SSO).
@interface DBXTeamLogSsoAddLoginUrlDetails : DBXObject
/// The sign-in URL after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The sign-in URL after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// A sign-in URL was added for single sign-on (SSO).
@interface DBXTeamLogSsoAddLoginUrlType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a sign-out URL was added for single sign-on (SSO).
@interface DBXTeamLogSsoAddLogoutUrlDetails : DBXObject
/// The sign-out URL after the change.
@property (nonatomic, readonly, copy, nullable) NSString *newValue;
/// The sign-out URL after the change.
- (nullable NSString *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable NSString *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// A sign-out URL was added for single sign-on (SSO).
@interface DBXTeamLogSsoAddLogoutUrlType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeCertDetails : DBXObject
/// The certificate before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogCertificate *previousCertificateDetails;
/// The certificate after the change.
@property (nonatomic, readonly) DBXTeamLogCertificate *newCertificateDetails;
/// The certificate after the change.
- (DBXTeamLogCertificate *)newCertificateDetails DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewCertificateDetails:(DBXTeamLogCertificate *)newCertificateDetails
    previousCertificateDetails:(nullable DBXTeamLogCertificate *)previousCertificateDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The X.509 certificate for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeCertType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-in URL for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeLoginUrlDetails : DBXObject
/// The sign-in URL before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The sign-in URL after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The sign-in URL after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue newValue:(NSString *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// The sign-in URL for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeLoginUrlType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-out URL for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeLogoutUrlDetails : DBXObject
/// The sign-out URL before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *previousValue;
/// The sign-out URL after the change.
@property (nonatomic, readonly, copy, nullable) NSString *newValue;
/// The sign-out URL after the change.
- (nullable NSString *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSString *)previousValue
    newValue:(nullable NSString *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The sign-out URL for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeLogoutUrlType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's single sign-on (SSO) policy was changed.
@interface DBXTeamLogSsoChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesSsoPolicy *newValue;
/// The policy after the change.
- (DBXTeamPoliciesSsoPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSsoPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesSsoPolicy *)newValue
    previousValue:(nullable DBXTeamPoliciesSsoPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's single sign-on (SSO) policy was changed.
@interface DBXTeamLogSsoChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the SAML identity mode for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeSamlIdentityModeDetails : DBXObject
/// The SAML identity mode before the change.
@property (nonatomic, readonly) NSNumber *previousValue;
/// The SAML identity mode after the change.
@property (nonatomic, readonly) NSNumber *newValue;
/// The SAML identity mode after the change.
- (NSNumber *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSNumber *)previousValue newValue:(NSNumber *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// The SAML identity mode for single sign-on (SSO) was changed.
@interface DBXTeamLogSsoChangeSamlIdentityModeType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a sign-in with single sign-on (SSO) failed.
@interface DBXTeamLogSsoErrorDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamLogFailureDetailsLogInfo *errorDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithErrorDetails:(DBXTeamLogFailureDetailsLogInfo *)errorDetails NS_DESIGNATED_INITIALIZER;
@end

/// A sign-in with single sign-on (SSO) failed. Replaced by `loginFail`.
@interface DBXTeamLogSsoErrorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the X.509 certificate for single sign-on (SSO) was removed.
@interface DBXTeamLogSsoRemoveCertDetails : DBXObject
@end

/// The X.509 certificate for single sign-on (SSO) was removed.
@interface DBXTeamLogSsoRemoveCertType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-in URL for single sign-on (SSO) was removed.
@interface DBXTeamLogSsoRemoveLoginUrlDetails : DBXObject
/// The sign-in URL before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The sign-in URL for single sign-on (SSO) was removed.
@interface DBXTeamLogSsoRemoveLoginUrlType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sign-out URL for single sign-on (SSO) was removed.
@interface DBXTeamLogSsoRemoveLogoutUrlDetails : DBXObject
/// The sign-out URL before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The sign-out URL for single sign-on (SSO) was removed.
@interface DBXTeamLogSsoRemoveLogoutUrlType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
