// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFileRequestsRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFileRequestsCountRpcRequest @end
@implementation DBXFileRequestsCreateRpcRequest @end
@implementation DBXFileRequestsDeleteRpcRequest @end
@implementation DBXFileRequestsDeleteAllClosedRpcRequest @end
@implementation DBXFileRequestsGetRpcRequest @end
@implementation DBXFileRequestsList_RpcRequest @end
@implementation DBXFileRequestsList_RpcRequestV2 @end
@implementation DBXFileRequestsListContinueRpcRequest @end
@implementation DBXFileRequestsUpdateRpcRequest @end
@implementation DBXFileRequestsRoutes @end
