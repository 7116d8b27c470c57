// Generated from API/bakery.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXBakeryRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXBakeryBakeRpcRequest @end
@implementation DBXBakeryBakeRpcRequestV2 @end
@implementation DBXBakeryCloseRpcRequest @end
@implementation DBXBakeryList_RpcRequest @end
@implementation DBXBakeryPhotoGetDownloadRequestFile @end
@implementation DBXBakeryPhotoGetDownloadRequestMemory @end
@implementation DBXBakeryPhotoPutUploadRequest @end
@implementation DBXBakeryTasteStartRpcRequest @end
@implementation DBXBakeryRoutes @end
@implementation DBXBakeryAppAuthRoutes @end
