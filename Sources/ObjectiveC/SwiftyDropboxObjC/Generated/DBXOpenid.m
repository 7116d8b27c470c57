// Generated from API/openid.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXOpenid.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXOpenidOpenIdError @end
@implementation DBXOpenidOpenIdErrorIncorrectOpenidScopes @end
@implementation DBXOpenidOpenIdErrorOther @end
@implementation DBXOpenidUserInfoArgs @end
@implementation DBXOpenidUserInfoError @end
@implementation DBXOpenidUserInfoErrorOpenidError @dynamic openidError; @end
@implementation DBXOpenidUserInfoErrorOther @end
@implementation DBXOpenidUserInfoResult @dynamic familyName, givenName, email, emailVerified, iss, sub; @end
