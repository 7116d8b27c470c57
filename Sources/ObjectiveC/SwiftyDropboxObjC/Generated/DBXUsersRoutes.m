// Generated from API/users.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXUsersRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXUsersFeaturesGetValuesRpcRequest @end
@implementation DBXUsersGetAccountRpcRequest @end
@implementation DBXUsersGetAccountBatchRpcRequest @end
@implementation DBXUsersGetCurrentAccountRpcRequest @end
@implementation DBXUsersGetSpaceUsageRpcRequest @end
@implementation DBXUsersRoutes @end
