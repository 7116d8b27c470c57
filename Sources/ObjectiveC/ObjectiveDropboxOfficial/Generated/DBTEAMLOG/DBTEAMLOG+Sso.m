// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Sso.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGSsoAddCertDetails @dynamic certificateDetails; @end
@implementation DBTEAMLOGSsoAddCertDetailsSerializer @end
@implementation DBTEAMLOGSsoAddCertType @dynamic description_; @end
@implementation DBTEAMLOGSsoAddCertTypeSerializer @end
@implementation DBTEAMLOGSsoAddLoginUrlDetails @dynamic dNewValue; @end
@implementation DBTEAMLOGSsoAddLoginUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoAddLoginUrlType @dynamic description_; @end
@implementation DBTEAMLOGSsoAddLoginUrlTypeSerializer @end
@implementation DBTEAMLOGSsoAddLogoutUrlDetails @dynamic dNewValue; @end
@implementation DBTEAMLOGSsoAddLogoutUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoAddLogoutUrlType @dynamic description_; @end
@implementation DBTEAMLOGSsoAddLogoutUrlTypeSerializer @end
@implementation DBTEAMLOGSsoChangeCertDetails @dynamic previousCertificateDetails, dNewCertificateDetails; @end
@implementation DBTEAMLOGSsoChangeCertDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeCertType @dynamic description_; @end
@implementation DBTEAMLOGSsoChangeCertTypeSerializer @end
@implementation DBTEAMLOGSsoChangeLoginUrlDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGSsoChangeLoginUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeLoginUrlType @dynamic description_; @end
@implementation DBTEAMLOGSsoChangeLoginUrlTypeSerializer @end
@implementation DBTEAMLOGSsoChangeLogoutUrlDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGSsoChangeLogoutUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeLogoutUrlType @dynamic description_; @end
@implementation DBTEAMLOGSsoChangeLogoutUrlTypeSerializer @end
@implementation DBTEAMLOGSsoChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGSsoChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGSsoChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGSsoChangePolicyTypeSerializer @end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeType @dynamic description_; @end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeTypeSerializer @end
@implementation DBTEAMLOGSsoErrorDetails @dynamic errorDetails; @end
@implementation DBTEAMLOGSsoErrorDetailsSerializer @end
@implementation DBTEAMLOGSsoErrorType @dynamic description_; @end
@implementation DBTEAMLOGSsoErrorTypeSerializer @end
@implementation DBTEAMLOGSsoRemoveCertDetails @end
@implementation DBTEAMLOGSsoRemoveCertDetailsSerializer @end
@implementation DBTEAMLOGSsoRemoveCertType @dynamic description_; @end
@implementation DBTEAMLOGSsoRemoveCertTypeSerializer @end
@implementation DBTEAMLOGSsoRemoveLoginUrlDetails @dynamic previousValue; @end
@implementation DBTEAMLOGSsoRemoveLoginUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoRemoveLoginUrlType @dynamic description_; @end
@implementation DBTEAMLOGSsoRemoveLoginUrlTypeSerializer @end
@implementation DBTEAMLOGSsoRemoveLogoutUrlDetails @dynamic previousValue; @end
@implementation DBTEAMLOGSsoRemoveLogoutUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoRemoveLogoutUrlType @dynamic description_; @end
@implementation DBTEAMLOGSsoRemoveLogoutUrlTypeSerializer @end
