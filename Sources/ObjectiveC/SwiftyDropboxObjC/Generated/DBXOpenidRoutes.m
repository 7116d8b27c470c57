// Generated from API/openid.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXOpenidRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXOpenidUserinfoRpcRequest @end
@implementation DBXOpenidRoutes @end
