// Generated from API/openid.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBOPENID.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBOPENIDOpenIdError @dynamic tag; @end
@implementation DBOPENIDOpenIdErrorSerializer @end
@implementation DBOPENIDUserInfoArgs @end
@implementation DBOPENIDUserInfoArgsSerializer @end
@implementation DBOPENIDUserInfoError @dynamic tag, openidError; @end
@implementation DBOPENIDUserInfoErrorSerializer @end
@implementation DBOPENIDUserInfoResult @dynamic familyName, givenName, email, emailVerified, iss, sub; @end
@implementation DBOPENIDUserInfoResultSerializer @end
