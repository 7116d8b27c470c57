// Generated from API/account.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXAccountRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXAccountDeleteProfilePhotoRpcRequest @end
@implementation DBXAccountGetPhotoDownloadRequestFile @end
@implementation DBXAccountGetPhotoDownloadRequestMemory @end
@implementation DBXAccountSetProfilePhotoRpcRequest @end
@implementation DBXAccountRoutes @end
