// Generated from API/auth.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXAuthRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXAuthTokenFromOauth1RpcRequest @end
@implementation DBXAuthTokenRevokeRpcRequest @end
@implementation DBXAuthRoutes @end
@implementation DBXAuthAppAuthRoutes @end
