// Generated from API/check.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXCheckRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXCheckAppRpcRequest @end
@implementation DBXCheckUserRpcRequest @end
@implementation DBXCheckRoutes @end
@implementation DBXCheckAppAuthRoutes @end
