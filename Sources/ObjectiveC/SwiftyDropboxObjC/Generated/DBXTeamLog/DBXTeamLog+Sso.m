// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Sso.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsSsoErrorDetails @dynamic ssoErrorDetails; @end
@implementation DBXTeamLogEventDetailsSsoAddCertDetails @dynamic ssoAddCertDetails; @end
@implementation DBXTeamLogEventDetailsSsoAddLoginUrlDetails @dynamic ssoAddLoginUrlDetails; @end
@implementation DBXTeamLogEventDetailsSsoAddLogoutUrlDetails @dynamic ssoAddLogoutUrlDetails; @end
@implementation DBXTeamLogEventDetailsSsoChangeCertDetails @dynamic ssoChangeCertDetails; @end
@implementation DBXTeamLogEventDetailsSsoChangeLoginUrlDetails @dynamic ssoChangeLoginUrlDetails; @end
@implementation DBXTeamLogEventDetailsSsoChangeLogoutUrlDetails @dynamic ssoChangeLogoutUrlDetails; @end
@implementation DBXTeamLogEventDetailsSsoChangeSamlIdentityModeDetails @dynamic ssoChangeSamlIdentityModeDetails; @end
@implementation DBXTeamLogEventDetailsSsoRemoveCertDetails @dynamic ssoRemoveCertDetails; @end
@implementation DBXTeamLogEventDetailsSsoRemoveLoginUrlDetails @dynamic ssoRemoveLoginUrlDetails; @end
@implementation DBXTeamLogEventDetailsSsoRemoveLogoutUrlDetails @dynamic ssoRemoveLogoutUrlDetails; @end
@implementation DBXTeamLogEventDetailsSsoChangePolicyDetails @dynamic ssoChangePolicyDetails; @end
@implementation DBXTeamLogEventTypeSsoError @dynamic ssoError; @end
@implementation DBXTeamLogEventTypeSsoAddCert @dynamic ssoAddCert; @end
@implementation DBXTeamLogEventTypeSsoAddLoginUrl @dynamic ssoAddLoginUrl; @end
@implementation DBXTeamLogEventTypeSsoAddLogoutUrl @dynamic ssoAddLogoutUrl; @end
@implementation DBXTeamLogEventTypeSsoChangeCert @dynamic ssoChangeCert; @end
@implementation DBXTeamLogEventTypeSsoChangeLoginUrl @dynamic ssoChangeLoginUrl; @end
@implementation DBXTeamLogEventTypeSsoChangeLogoutUrl @dynamic ssoChangeLogoutUrl; @end
@implementation DBXTeamLogEventTypeSsoChangeSamlIdentityMode @dynamic ssoChangeSamlIdentityMode; @end
@implementation DBXTeamLogEventTypeSsoRemoveCert @dynamic ssoRemoveCert; @end
@implementation DBXTeamLogEventTypeSsoRemoveLoginUrl @dynamic ssoRemoveLoginUrl; @end
@implementation DBXTeamLogEventTypeSsoRemoveLogoutUrl @dynamic ssoRemoveLogoutUrl; @end
@implementation DBXTeamLogEventTypeSsoChangePolicy @dynamic ssoChangePolicy; @end
@implementation DBXTeamLogEventTypeArgSsoError @end
@implementation DBXTeamLogEventTypeArgSsoAddCert @end
@implementation DBXTeamLogEventTypeArgSsoAddLoginUrl @end
@implementation DBXTeamLogEventTypeArgSsoAddLogoutUrl @end
@implementation DBXTeamLogEventTypeArgSsoChangeCert @end
@implementation DBXTeamLogEventTypeArgSsoChangeLoginUrl @end
@implementation DBXTeamLogEventTypeArgSsoChangeLogoutUrl @end
@implementation DBXTeamLogEventTypeArgSsoChangeSamlIdentityMode @end
@implementation DBXTeamLogEventTypeArgSsoRemoveCert @end
@implementation DBXTeamLogEventTypeArgSsoRemoveLoginUrl @end
@implementation DBXTeamLogEventTypeArgSsoRemoveLogoutUrl @end
@implementation DBXTeamLogEventTypeArgSsoChangePolicy @end
@implementation DBXTeamLogSsoAddCertDetails @dynamic certificateDetails; @end
@implementation DBXTeamLogSsoAddCertType @dynamic description_; @end
@implementation DBXTeamLogSsoAddLoginUrlDetails @dynamic newValue; @end
@implementation DBXTeamLogSsoAddLoginUrlType @dynamic description_; @end
@implementation DBXTeamLogSsoAddLogoutUrlDetails @dynamic newValue; @end
@implementation DBXTeamLogSsoAddLogoutUrlType @dynamic description_; @end
@implementation DBXTeamLogSsoChangeCertDetails @dynamic previousCertificateDetails, newCertificateDetails; @end
@implementation DBXTeamLogSsoChangeCertType @dynamic description_; @end
@implementation DBXTeamLogSsoChangeLoginUrlDetails @dynamic previousValue, newValue; @end
@implementation DBXTeamLogSsoChangeLoginUrlType @dynamic description_; @end
@implementation DBXTeamLogSsoChangeLogoutUrlDetails @dynamic previousValue, newValue; @end
@implementation DBXTeamLogSsoChangeLogoutUrlType @dynamic description_; @end
@implementation DBXTeamLogSsoChangePolicyDetails @dynamic newValue, previousValue; @end
@implementation DBXTeamLogSsoChangePolicyType @dynamic description_; @end
@implementation DBXTeamLogSsoChangeSamlIdentityModeDetails @dynamic previousValue, newValue; @end
@implementation DBXTeamLogSsoChangeSamlIdentityModeType @dynamic description_; @end
@implementation DBXTeamLogSsoErrorDetails @dynamic errorDetails; @end
@implementation DBXTeamLogSsoErrorType @dynamic description_; @end
@implementation DBXTeamLogSsoRemoveCertDetails @end
@implementation DBXTeamLogSsoRemoveCertType @dynamic description_; @end
@implementation DBXTeamLogSsoRemoveLoginUrlDetails @dynamic previousValue; @end
@implementation DBXTeamLogSsoRemoveLoginUrlType @dynamic description_; @end
@implementation DBXTeamLogSsoRemoveLogoutUrlDetails @dynamic previousValue; @end
@implementation DBXTeamLogSsoRemoveLogoutUrlType @dynamic description_; @end
